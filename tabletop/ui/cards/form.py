"""The two forms of pieces: upright cards, and tiles that lie across, so that many are read."""

from typing import Final

CARD_RATIO: Final = 1.4  # height of a card for each unit of its width
TILE_RATIO: Final = 0.55  # the same of a tile
NEARLY: Final = 0.01  # what a form may differ by and still be one of the two


def card_height(width: float) -> int:
    """Return the height of a card of some width."""
    return round(width * CARD_RATIO)


def tile_height(width: float) -> int:
    """Return the height of a tile of some width."""
    return round(width * TILE_RATIO)


def uprightness(ratio: float) -> float:
    """Return how much of a card something is that turns from a tile (0) into one (1)."""
    share = (ratio - TILE_RATIO) / (CARD_RATIO - TILE_RATIO)
    return 0.0 if share < NEARLY else 1.0 if share > 1 - NEARLY else share
