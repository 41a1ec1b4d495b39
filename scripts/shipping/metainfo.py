"""Describes the program to software centres, in the words of AppStream."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from _setup import ROOT
from shipping.identity import ID, PUBLISHERS, homepage
from tabletop import paths
from tabletop.player.settings import SMALLEST_WINDOW
from tabletop.words.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from shipping.release import Release

TEMPLATE = ROOT / "build" / "linux" / "metainfo.xml"
PICTURES = "assets/readme"  # of each game one, shown from the page of the project


def metainfo(release: Release) -> str:
    """Return the description of this release."""
    pictures = sorted((ROOT / PICTURES).glob("*.jpg"))
    return TEMPLATE.read_text(encoding="utf-8").format(
        id=ID,
        developer=ID.rpartition(".")[0],
        publishers=PUBLISHERS,
        homepage=escape(homepage()),
        version=release.version,
        date=time.strftime("%Y-%m-%d", time.gmtime(release.time)),
        shortest=min(SMALLEST_WINDOW),
        screenshots="\n".join(
            _screenshot(path.stem, f"raw/v{release.version}/{PICTURES}/{path.name}", first=not n)
            for n, path in enumerate(pictures)
        ),
    )


def _screenshot(game: str, address: str, *, first: bool) -> str:
    captions = {
        language: escape(Texts(language, [paths.assets() / game]).text("game.name"))
        for language in LANGUAGES
    }
    lines = [
        f"      <caption{'' if language == 'en' else f' xml:lang={language!r}'}>{words}</caption>"
        for language, words in captions.items()
    ]
    image = f"      <image>{escape(homepage().rstrip('/'))}/{address}</image>"
    kind = ' type="default"' if first else ""
    return "\n".join([f"    <screenshot{kind}>", *lines, image, "    </screenshot>"])
