"""Who made what: the program, each of its games, its typefaces, and what it was made with."""

from collections.abc import Iterable, Iterator

from rules.registry import GAMES
from tabletop.program.parts import Component
from tabletop.ui.drawing.kit import SECTION_HEADING
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.scrolling import Row
from tabletop.words.pages import read_pages

NAMED = ("credits", "sources")  # the pages of a rulebook that say whose work is in its game
TYPEFACES = "typefaces"


def credit_rows(stage: Stage, parts: Iterable[Component]) -> Iterator[Row]:
    """Yield the credits, from the program to its typefaces and tools."""
    texts = stage.texts
    yield Row(texts.text("about.credits"), face="title", size=SECTION_HEADING, colour="brass")
    yield _said(texts.text("about.made", app=texts.text("app.title")))
    for game in GAMES:
        yield from _of_game(stage, game)
    yield _heading(texts.text(f"about.group.{TYPEFACES}"))
    for part in parts:
        if part.group == TYPEFACES and part.holders:
            yield _named(escaped(part.name), escaped(part.holders[0]))
    yield _heading(texts.text("about.tools"))
    yield _said(texts.text("about.tools_text"))


def _of_game(stage: Stage, game: str) -> Iterator[Row]:
    texts = stage.texts_of(game)
    yield _heading(texts.text("game.name"))
    pages = {page.name: page for page in read_pages(texts)}
    for name in NAMED:
        for one in pages[name].entries if name in pages else []:
            yield _named(one.title, one.text)


def _named(title: str, text: str) -> Row:
    return _said(f"*{title}:* {text}")


def _heading(text: str) -> Row:
    return Row(text, face="ui_bold", size=20, colour="brass")


def _said(text: str) -> Row:
    return Row(text, face="text", size=20)
