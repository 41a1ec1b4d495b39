"""The faces of the house, opened at exactly the size at which they are shown."""

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

import pygame

from tabletop.ui.drawing.memory import forgotten_with_pictures

FACES = {
    "title": ("fontpkg_cinzel", "Cinzel[wght].ttf"),
    "text": ("fontpkg_spectral", "Spectral-Medium.ttf"),
    "text_bold": ("fontpkg_spectral", "Spectral-Bold.ttf"),
    "text_italic": ("fontpkg_spectral", "Spectral-MediumItalic.ttf"),
    "ui": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "ui_semibold": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "ui_bold": ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    "ui_italic": ("font_source_sans_pro", "SourceSansPro-It.ttf"),
}
# What *bold* and _italic_ mean within a face.
BOLD_OF = {
    "text": "text_bold",
    "text_italic": "text_bold",
    "ui": "ui_bold",
    "ui_semibold": "ui_bold",
}
KEPT = 48  # sizes; each takes about a third of a megabyte with the letters drawn of it
WORDS = 4096  # whose widths are known
ITALIC_OF = {"text": "text_italic", "ui": "ui_italic", "ui_semibold": "ui_italic"}


def font(face: str, px: int) -> pygame.font.Font:
    """Return a face at a size in pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
        _open.cache_clear()
    return _open(face, px)


@lru_cache(maxsize=KEPT * 4)
def gap_of(face: str, px: int) -> int:
    """Return how wide the gap between two words is; it is asked for at each of them."""
    return font(face, px).size(" ")[0]


@lru_cache(maxsize=WORDS)
def width_of(text: str, face: str, px: int) -> int:
    """Return how wide a word is; laying a text out asks for the same ones many times."""
    return font(face, px).size(text)[0]


@lru_cache(maxsize=KEPT)
def _open(face: str, px: int) -> pygame.font.Font:
    # From memory: a font that is opened by its path keeps the file open, and there are hundreds.
    opened = pygame.font.Font(BytesIO(_read(face)), px)
    # Only the thin default weight of the variable title face can be shown: thicken it.
    opened.set_bold(face == "title")
    return opened


@cache
def _read(face: str) -> bytes:
    """Return the file of a face, read once for all sizes; each font holds on to it."""
    package, name = FACES[face]
    return (files(package) / "files" / name).read_bytes()


# Sizes of letters go with the size of the window.
forgotten_with_pictures(_open.cache_clear)
