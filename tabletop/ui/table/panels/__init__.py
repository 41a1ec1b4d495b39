"""What opens above a match: choices, amounts, piles, other seats, the end."""
