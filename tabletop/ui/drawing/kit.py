"""What every widget needs to draw itself and to be heard, in one value that is handed around."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from tabletop.ui.drawing.letters.icons import Icons
from tabletop.ui.drawing.letters.richtext import Laid, Style, Typesetter
from tabletop.ui.drawing.scale import Scale
from tabletop.ui.drawing.theme import Theme, read_theme
from tabletop.ui.sound import SILENT, Sound

# Headings have one size each, in design pixels: of what fills much of the window, of a section
# within it, and of a small board upon the table.
HEADING, SECTION_HEADING, BOARD_HEADING = 32, 26, 22


@dataclass(frozen=True, slots=True)
class Kit:
    """Theme, scale, icons, typesetter and sound of one window at one size."""

    theme: Theme
    scale: Scale
    icons: Icons
    type: Typesetter
    sound: Sound = SILENT

    def style(self, face: str, size: float, colour: str = "text", align: str = "left") -> Style:
        """Return a text style of a design size, at least readable, in a colour of the theme."""
        return Style(face, self.scale.text(size), self.theme[colour], align)

    def line(self, markup: str, face: str, size: float, colour: str = "text") -> Laid:
        """Set one line of text."""
        return self.type.line(markup, self.style(face, size, colour))

    def least(self, length: float) -> int:
        """Return the least size of something that must stay readable, in pixels."""
        return self.scale.least(length)

    def resized(self, scale: Scale) -> "Kit":
        """Return the same kit for another window size or text size."""
        return replace(self, scale=scale)

    def with_icons(self, folders: Sequence[Path]) -> "Kit":
        """Return the same kit with the icons of some folders, those of an earlier one first."""
        icons = Icons([folder / "icons" for folder in folders])
        return replace(self, icons=icons, type=Typesetter(icons))


def make_kit(
    common: Path,
    game: Path | None,
    scale: Scale,
    *,
    high_contrast: bool = False,
    sound: Sound = SILENT,
) -> Kit:
    """Read theme and icons from the common assets and, first, from a game's own."""
    icons = Icons([folder / "icons" for folder in (game, common) if folder is not None])
    theme = read_theme(common / "theme.toml", high_contrast=high_contrast)
    return Kit(theme, scale, icons, Typesetter(icons), sound)
