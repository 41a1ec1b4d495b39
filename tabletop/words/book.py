"""The rulebook of a game beside its texts (`book.toml`): its opening page, and what leads where.

[[plate]]            one picture of the opening page, from left to right; its words are
`book.<name>.title` and `.text`; it shows `cards` of the game, side by
side or as a `fan`, or it is a cut of the table in a `layout` (told in
rules/core/layout.py), after `moves`, `around` things by their names
[cards]              the cards that a clause is about
[kinds]              the clause behind each kind of card
[things]             the clause behind places and counters, by their base
[steps]              the clause behind what is asked
[see]                clauses that belong to a clause
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from rules.core.data import Facts, read_facts
from rules.core.game import Game
from rules.core.layout import Layout, words_or_none
from rules.core.setup import Card
from tabletop import paths

FILE = "book.toml"
CLAUSE = re.compile(r"(?<![\w.-])[A-Z]+(?:-\d+|(?:\.\d+)+)[a-z]?(?![\w-])")


@dataclass(frozen=True)
class TableCut:
    """A part of the table in a position: what is played there first, and what it is around."""

    layout: Layout
    moves: list[str]
    around: list[str]
    viewer: int = 0


@dataclass(frozen=True)
class Illustration:
    """One picture of the opening page: cards side by side or fanned, or a cut of the table."""

    name: str
    cards: list[str] = field(default_factory=list)
    fan: bool = False
    cut: TableCut | None = None


@dataclass(frozen=True)
class Book:
    """What a rulebook has beside its clauses."""

    plates: list[Illustration] = field(default_factory=list)
    cards: dict[str, list[str]] = field(default_factory=dict)
    kinds: dict[str, str] = field(default_factory=dict)
    things: dict[str, str] = field(default_factory=dict)
    steps: dict[str, str] = field(default_factory=dict)
    see: dict[str, list[str]] = field(default_factory=dict)

    def clause_of(self, card: Card) -> str:
        """Return the clause that a card is about, else that of its kind."""
        named = [clause for clause, cards in self.cards.items() if card.id in cards]
        return named[0] if named else self.kinds.get(card.kind, "")

    def beside(self, clause: str) -> list[str]:
        """Return the clauses that belong to one, whichever of them names the other."""
        others = [other for other, named in self.see.items() if clause in named]
        return list(dict.fromkeys([*self.see.get(clause, []), *others]))


def book_of(game: Game) -> Book:
    """Return the book of a game; one without a file has nothing beside its clauses."""
    path = paths.assets() / game.name / FILE
    return read_book(game, path, path.stat().st_mtime_ns) if path.exists() else Book()


@lru_cache(maxsize=16)
def read_book(game: Game, path: Path, _changed: int = 0) -> Book:
    """Read a book once, and again only when its file has changed."""
    facts = read_facts(path)
    book = Book(
        [_plate(one, game) for one in facts.subs("plate")],
        _lists(facts, "cards"),
        _words(facts, "kinds"),
        _words(facts, "things"),
        _words(facts, "steps"),
        _lists(facts, "see"),
    )
    facts.done()
    return book


def _plate(facts: Facts, game: Game) -> Illustration:
    name, cards = facts.word("name"), words_or_none(facts, "cards")
    fan = facts.flag("fan") if facts.has("fan") else False
    cut = None
    if facts.has("layout"):
        inner = facts.sub("layout")
        moves, around = (words_or_none(inner, key) for key in ("moves", "around"))
        cut = TableCut(Layout(inner, game), moves, around, inner.whole_or("viewer", 0))
        inner.done()
    facts.done()
    return Illustration(name, cards, fan, cut)


def _words(facts: Facts, key: str) -> dict[str, str]:
    if not facts.has(key):
        return {}
    table = facts.sub(key)
    return {name: table.word(name) for name in table.keys()}  # noqa: SIM118 - not a dict


def _lists(facts: Facts, key: str) -> dict[str, list[str]]:
    if not facts.has(key):
        return {}
    table = facts.sub(key)
    return {name: table.words(name) for name in table.keys()}  # noqa: SIM118 - not a dict


def clauses_in(text: str, known: Iterable[str]) -> list[str]:
    """Return the clauses that a text names, each once, in their order."""
    there = set(known)
    return list(dict.fromkeys(found for found in CLAUSE.findall(text) if found in there))
