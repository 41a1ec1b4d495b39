"""The two forms of pieces: upright cards, and tiles that lie across, so that many are read."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

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


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: its middle, its width, its angle and its form; the height follows."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    ratio: float = CARD_RATIO

    @property
    def height(self) -> float:
        """Return how tall the card is."""
        return self.width * self.ratio

    @property
    def rect(self) -> Rect:
        """Return the upright rectangle of the card."""
        width, height = round(self.width), round(self.height)
        return Rect(round(self.x - width / 2), round(self.y - height / 2), width, height)
