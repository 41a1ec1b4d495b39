"""What is not the table: home, setting up a match, the shelf of matches, and replays."""
