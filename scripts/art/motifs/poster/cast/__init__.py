"""Draws what many posters share: faces, hands, clothes, guests and props."""
