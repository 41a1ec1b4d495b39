"""What things look as if made of: pictures, table tops, paper, shadows, cards in flight."""
