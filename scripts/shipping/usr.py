"""Lays the program out the way Linux wants it: what is in `/usr` of the .deb and the AppDir."""

from __future__ import annotations

import gzip
import os
import shutil
import time
from typing import TYPE_CHECKING

from _setup import ROOT
from rules.registry import GAMES
from shipping.archive import FOLDER, READABLE, RUNNABLE, members
from shipping.icons import PNG_SIZES, write_png
from shipping.identity import ID
from shipping.metainfo import metainfo
from shipping.release import COMMAND, NAME
from tabletop import paths
from tabletop.ai.levels import all_levels
from tabletop.arguments import explained
from tabletop.ui.desktop.emblem import emblem
from tabletop.words.text import Texts

if TYPE_CHECKING:
    from pathlib import Path

    from shipping.release import Release

SOURCE = ROOT / "build" / "linux"
MANUALS = {"en": ("cloakroom.6", "man/man6"), "de": ("cloakroom.de.6", "man/de/man6")}
LARGEST = max(PNG_SIZES)
WHERE = f"""\
What comes with it is listed below. The files that are named there lie in
lib/{COMMAND}/_internal beside this share folder. On Debian systems the GNU licences are also in
/usr/share/common-licenses/GPL-2, /usr/share/common-licenses/GPL-3 and
/usr/share/common-licenses/LGPL-2.1.
"""


def lay_usr(app: Path, usr: Path, release: Release, commands: str = "bin") -> None:
    """Lay out a built program below `usr`, with everything that menus and people look for."""
    shutil.copytree(app, usr / "lib" / COMMAND, symlinks=True)
    command = usr / commands / COMMAND
    command.parent.mkdir()
    command.symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    share = usr / "share"
    _copy(SOURCE / f"{COMMAND}.desktop", share / "applications" / f"{COMMAND}.desktop")
    described = share / "metainfo" / f"{ID}.metainfo.xml"
    described.parent.mkdir()
    described.write_text(metainfo(release), encoding="utf-8")
    icons = share / "icons" / "hicolor"
    for size in PNG_SIZES:
        write_png(icons / f"{size}x{size}" / "apps" / f"{COMMAND}.png", size)
    _copy(emblem(LARGEST), icons / "scalable" / "apps" / f"{COMMAND}.svg")
    for language, (name, folder) in MANUALS.items():
        text = manual((SOURCE / name).read_text(encoding="utf-8"), language, release)
        write_zipped(text, share / folder / f"{COMMAND}.6.gz")
    documents = share / "doc" / COMMAND
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(rights(), encoding="utf-8")


def level(folder: Path, moment: int, runnable: tuple[str, ...]) -> None:
    """Give everything in a folder one time, and only these files the right to be run."""
    for path in reversed(members(folder)):
        if not path.is_symlink():
            started = path.relative_to(folder).as_posix() in runnable
            path.chmod(FOLDER if path.is_dir() else RUNNABLE if started else READABLE)
        os.utime(path, (moment, moment), follow_symlinks=False)


def manual(template: str, language: str, release: Release) -> str:
    """Return the manual page: the options are told in the words of `--help`."""
    texts = Texts(language, [paths.assets() / "common"])
    counts = {game.name: game.seat_counts for game in GAMES.values()}
    options = [
        f".TP\n.B {roff(head)}\n{roff(meaning)}"
        for head, meaning in explained(texts, counts, list(all_levels()))
    ]
    return template.format(
        date=time.strftime("%Y-%m-%d", time.gmtime(release.time)),
        version=release.version,
        usage=roff(texts.text("app.usage")),
        options="\n".join(options),
    )


def roff(words: str) -> str:
    """Write words so that the manual shows them as they are."""
    plain = words.replace("\\", "\\e").replace("-", "\\-")
    # A line that opens with one of these would be an order.
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain


def rights() -> str:
    """Return whose work is in the package, and under which conditions it may be used."""
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    others = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")
    return f"{NAME} itself:\n\n{own}\n{WHERE}\n{others}"


def write_zipped(text: str, target: Path) -> None:
    """Write a text compressed, the same bytes each time."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), mtime=0))


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
