"""What speaks and is pressed around the table: prompt, log, clock, previews, large cards."""
