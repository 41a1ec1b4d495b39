"""Looks at the files that came along: every picture, icon, typeface and text is there and opens."""

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pygame

from tabletop.selftest.findings import Bench, FailedError, Figures
from tabletop.ui.drawing.letters.fonts import FACES, font
from tabletop.ui.drawing.letters.icons import Icons
from tabletop.ui.drawing.materials.gallery import ENDINGS, read_picture
from tabletop.words.text import LANGUAGES, Texts

LEDGER = "made.toml"
NOT_SHIPPED = "readme"  # pictures of pages that are read beside the program
LAYOUTS = ("table.toml", "faces.toml", "box.toml")
NAMING = ("icon", "turn_icon", "emblem", "motif", "lead")  # keys of layouts that name an icon
SIGNS = "äöüÄÖÜß€—–„“”’…×−½"
NO_SIGN = "\U0010fffd"  # belongs to nobody: a face shows its box for what it does not have
LETTER_PX = 24
ICON_PX = 32
WHITE = (255, 255, 255)
_ICON = re.compile(r"\{icon:(\w+)\}")


def check_files(bench: Bench) -> Figures:
    """Check all that can be checked without a window or a sound device."""
    games = list(bench.games)
    return {
        "pictures": check_pictures(bench.assets),
        "icons": check_icons(bench.assets, games),
        "fonts": check_fonts(FACES),
    }


def check_pictures(assets: Path) -> int:
    """Compare every made file with the ledger, open the pictures, and return how many these are."""
    pictures = 0
    for name, mark in read_ledger(assets).items():
        file = assets / name
        if not file.is_file():
            raise FailedError("missing", file=name)
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        if not content.startswith(mark):
            raise FailedError("damaged", file=name)
        if file.suffix in ENDINGS:
            pictures += 1
            if read_picture(file) is None:
                raise FailedError("damaged", file=name)
    return pictures


def read_ledger(assets: Path) -> dict[str, str]:
    """Return how the digest of every made file that is shipped begins, by the name of the file."""
    ledger = assets / LEDGER
    if not ledger.is_file():
        raise FailedError("missing", file=LEDGER)
    lines = tomllib.loads(ledger.read_text(encoding="utf-8")).items()
    shipped = [(name, marks) for name, marks in lines if not name.startswith(f"{NOT_SHIPPED}/")]
    return {name: str(marks).split()[-1] for name, marks in shipped}


def check_icons(assets: Path, games: Iterable[str]) -> int:
    """Draw every icon, find every icon that texts and layouts name; return how many there are."""
    common = assets / "common"
    drawn: set[Path] = set()
    for folder in (common, *(assets / game for game in games)):
        drawn |= _drawn(folder / "icons")
        icons = Icons([folder / "icons", common / "icons"])
        for file, name in _named(folder):
            if not icons.has(name):
                raise FailedError("icon", name=name, file=file.relative_to(assets).as_posix())
    return len(drawn)


def _drawn(folder: Path) -> set[Path]:
    icons = Icons([folder])
    for name in icons.names():
        try:
            shown = icons.get(name, ICON_PX, WHITE).get_bounding_rect().size
        except (pygame.error, OSError, ValueError):
            shown = (0, 0)
        if shown == (0, 0):
            raise FailedError("damaged", file=f"{folder.parent.name}/{folder.name}/{name}.svg")
    return {folder / name for name in icons.names()}


def _named(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield every icon that the texts and layouts of a folder name, and where."""
    for language in LANGUAGES:
        texts = Texts(language, [folder])
        for key in texts.keys(""):
            for name in _ICON.findall(texts.raw(key, {})):
                yield folder / f"{language}.toml", name
    for layout in LAYOUTS:
        file = folder / layout
        if file.is_file():
            for name in _icons_in(tomllib.loads(file.read_text(encoding="utf-8"))):
                yield file, name


def _icons_in(value: object) -> Iterator[str]:
    if isinstance(value, list):
        for part in value:
            yield from _icons_in(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            if key in NAMING and isinstance(part, str):
                yield part
            else:
                yield from _icons_in(part)


def check_fonts(faces: Iterable[str]) -> int:
    """Open every face and look for the signs that both languages need; return how many faces."""
    count = 0
    for face in faces:
        try:
            opened = font(face, LETTER_PX)
        except (pygame.error, OSError, ImportError):
            raise FailedError("face", face=face) from None
        for sign in SIGNS:
            if _shape(opened, sign) == _shape(opened, NO_SIGN):
                raise FailedError("sign", face=face, sign=sign)
        count += 1
    return count


def _shape(face: pygame.font.Font, sign: str) -> tuple[tuple[int, int], bytes]:
    image = face.render(sign, antialias=True, color=WHITE)
    return image.get_size(), pygame.image.tobytes(image, "RGBA")
