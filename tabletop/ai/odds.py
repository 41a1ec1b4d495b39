"""How sure a share of wins is."""

from math import sqrt
from typing import Final

CERTAINTY: Final = 1.96  # standard deviations of a 95 % interval


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins; a shared win counts as its part."""
    share = wins / games
    square = CERTAINTY**2
    centre = share + square / (2 * games)
    reach = CERTAINTY * sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return (centre - reach) / scale, (centre + reach) / scale
