"""The scale of the interface: how long, how tall and how readable things are in this window."""

from dataclasses import dataclass

from tabletop.player.settings import SMALLEST_WINDOW

DESIGN_WIDTH = 1920
DESIGN_HEIGHT = 1080
SMALLEST_TEXT = 16
SMALLEST_TARGET = 44
TEXT_PERCENTS = (100, 125, 150, 175, 200)


@dataclass(frozen=True, slots=True)
class Scale:
    """Lengths of the 1920x1080 design turned into pixels of one window.

    Lengths follow the window. What must stay readable and within reach has a least length in usual
    pixels, of which each takes `density` pixels of this screen.
    """

    width: int
    height: int
    text_percent: int = 100
    density: float = 1.0

    @property
    def factor(self) -> float:
        """Return pixels of this window for one pixel of the design."""
        return min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT)

    @property
    def growth(self) -> float:
        """Return how much larger than usual things are that have room for some of the wish alone.

        That is half of what the player wants of texts: targets, chips, the print on cards.
        """
        return max(1.0, 1 + (self.text_percent - 100) / 200)

    @property
    def size(self) -> tuple[int, int]:
        """Return the window's size in pixels."""
        return self.width, self.height

    def px(self, length: float) -> int:
        """Return a design length in pixels; something visible stays at least one pixel."""
        pixels = round(length * self.factor)
        return max(1, pixels) if length > 0 else pixels

    def least(self, length: float) -> int:
        """Return a length of usual pixels, which no window makes smaller."""
        return round(length * self.density)

    def text(self, size: float) -> int:
        """Return a font size in pixels: never unreadable, then enlarged by the player's wish."""
        readable = max(SMALLEST_TEXT * self.density, size * self.factor)
        return round(readable * self.text_percent / 100)

    def usual(self, size: float) -> int:
        """Return a font size in pixels as it is for those who want no larger texts."""
        return round(self.text(size) * TEXT_PERCENTS[0] / self.text_percent)

    def target(self, length: float = SMALLEST_TARGET) -> int:
        """Return the side of something clickable; it grows with text and never shrinks."""
        return round(length * max(self.density, self.factor) * self.growth)


def bearable(
    size: tuple[int, int], text_percent: int, density: float, letters: float = 1.0
) -> Scale:
    """Return the scale of a window on a desktop of some density, which may want larger letters.

    A small window cannot bear all of the density: what is left over enlarges the texts alone.
    """
    room = (side / least for side, least in zip(size, SMALLEST_WINDOW, strict=True))
    dense = max(1.0, min(density, *room))
    wanted = text_percent * letters * max(1.0, density / dense)
    percent = max(step for step in (text_percent, *TEXT_PERCENTS) if step <= wanted)
    return Scale(*size, percent, dense)
