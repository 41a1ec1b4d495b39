"""What a plan says about marks: which readouts stand on tiles and cards, and how they look."""

from dataclasses import dataclass

from rules.core.data import Facts

TONES = ["", "good", "bad"]


@dataclass(frozen=True, slots=True)
class Mark:
    """A readout that stands on a tile: an icon in a tone with one of its numbers, if not 0."""

    key: str
    icon: str
    tone: str
    number: str


@dataclass(frozen=True, slots=True)
class Stamp:
    """A readout whose numbers stand on a card, parted by a stroke; maybe counted in halves."""

    key: str
    numbers: tuple[str, ...]
    halves: bool


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything that readouts put on tiles and cards beside what is printed there.

    A piece of which one of the readouts `dims` is told is dim, and so is the column of a place of
    which one is told. While a piece lies in the place
    `cell_at`, its word `cell_word` names the cell of the tiles that counts.
    """

    marks: tuple[Mark, ...] = ()
    stamps: tuple[Stamp, ...] = ()
    dims: tuple[str, ...] = ()
    cell_at: str = ""
    cell_word: str = ""


def take_marks(facts: Facts) -> Marks:
    """Take the marks out of a plan."""
    cell = facts.sub("cell") if facts.has("cell") else None
    marks = Marks(
        tuple(_mark(part) for part in facts.subs("mark")) if facts.has("mark") else (),
        tuple(_stamp(part) for part in facts.subs("stamp")) if facts.has("stamp") else (),
        tuple(facts.words("dims")) if facts.has("dims") else (),
        cell.word("at") if cell is not None else "",
        cell.word("word") if cell is not None else "",
    )
    if cell is not None:
        cell.done()
    return marks


def _mark(facts: Facts) -> Mark:
    tone = facts.one_of("tone", TONES) if facts.has("tone") else ""
    mark = Mark(facts.word("key"), facts.word("icon"), tone, facts.word_or("number", ""))
    facts.done()
    return mark


def _stamp(facts: Facts) -> Stamp:
    halves = facts.flag("halves") if facts.has("halves") else False
    stamp = Stamp(facts.word("key"), tuple(facts.words("numbers")), halves)
    facts.done()
    return stamp
