"""The scale of the interface: how long, how tall and how readable things are in this window."""

from dataclasses import dataclass

DESIGN_WIDTH = 1920
DESIGN_HEIGHT = 1080
SMALLEST_TEXT = 16
SMALLEST_TARGET = 44
TEXT_PERCENTS = (100, 125, 150, 175, 200)


@dataclass(frozen=True, slots=True)
class Scale:
    """Lengths of the 1920x1080 design turned into pixels of one window."""

    width: int
    height: int
    text_percent: int = 100

    @property
    def factor(self) -> float:
        """Return pixels of this window for one pixel of the design."""
        return min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT)

    @property
    def size(self) -> tuple[int, int]:
        """Return the window's size in pixels."""
        return self.width, self.height

    def px(self, length: float) -> int:
        """Return a design length in pixels; something visible stays at least one pixel."""
        pixels = round(length * self.factor)
        return max(1, pixels) if length > 0 else pixels

    def text(self, size: float) -> int:
        """Return a font size in pixels: never unreadable, then enlarged by the player's wish."""
        readable = max(float(SMALLEST_TEXT), size * self.factor)
        return round(readable * self.text_percent / 100)

    def target(self, length: float = SMALLEST_TARGET) -> int:
        """Return the side of something clickable; it grows with text and never shrinks."""
        growth = 1 + (self.text_percent - 100) / 200
        return round(max(length, length * self.factor) * max(1.0, growth))
