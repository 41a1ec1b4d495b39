"""Names the plain values that pictures are described with; needs nothing but the library."""

from __future__ import annotations

from collections.abc import Sequence

Colour = tuple[float, float, float]
Vector = tuple[float, float, float]
Size = tuple[int, int]
Outline = Sequence[tuple[float, float]]
ORIGIN: Vector = (0.0, 0.0, 0.0)


def colour(text: str) -> Colour:
    """Read a colour written as "#rrggbb"."""
    digits = text.removeprefix("#")
    red, green, blue = (int(digits[start : start + 2], 16) for start in (0, 2, 4))
    return float(red), float(green), float(blue)


def between(first: Colour, second: Colour, share: float) -> Colour:
    """Return the colour that lies at a share of the way from one to another."""
    red, green, blue = (a + (b - a) * share for a, b in zip(first, second, strict=True))
    return red, green, blue
