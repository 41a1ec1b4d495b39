"""The faces of the house, opened at exactly the size at which they are shown."""

from functools import lru_cache
from importlib.resources import as_file, files

import pygame

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
ITALIC_OF = {"text": "text_italic", "ui": "ui_italic", "ui_semibold": "ui_italic"}


def font(face: str, px: int) -> pygame.font.Font:
    """Return a face at a size in pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
        _open.cache_clear()
    return _open(face, px)


@lru_cache(maxsize=256)
def _open(face: str, px: int) -> pygame.font.Font:
    package, name = FACES[face]
    with as_file(files(package) / "files" / name) as path:
        opened = pygame.font.Font(str(path), px)
    # Only the thin default weight of the variable title face can be shown: thicken it.
    opened.set_bold(face == "title")
    return opened
