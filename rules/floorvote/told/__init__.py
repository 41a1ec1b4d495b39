"""What the screen is told beside the table: record sheets, readouts, previews."""
