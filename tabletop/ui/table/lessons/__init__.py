"""Lets a teacher speak at the table: an idea on a card beside what it is about, in the light."""
