"""What the screen is told beside the table: readouts and previews."""
