"""Practice puzzles as data: a position from a real match, a goal, and the line that reaches it.

They lie beside the texts of their game (`puzzles.toml`). A kind says what is to be reached until
when (`puzzle.<kind>` is its sentence); `puzzle_line.<name>` explains the solution. Positions were
mined from seeded play and proven by `scripts/lessons.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rules.core.data import Facts, read_facts
from rules.core.engine import new_table, play
from rules.core.events import SAID, Event
from rules.core.game import Game
from rules.core.layout import LAST_SEED, named_wholes, words_or_none
from rules.core.moments import WON
from rules.core.notation import read
from rules.core.table import Table

FILE = "puzzles.toml"
SEPARATOR = ";"
USUAL_WIDTH = 400


@dataclass(frozen=True)
class PuzzleKind:
    """What puzzles of a kind ask for.

    until    sentences and moments that end the try; the end of the match always does
    gain     the counter of the seat that must rise by the amount of the puzzle, or nothing
    moment   the moment that the seat must win so many times, or nothing
    least    the smallest amount worth asking for
    length   how many moves a solution has at least; what is done in one is no puzzle
    keeps    counters of the seat that may not fall; where one does, nothing counts
    without  verbs of no use for the goal: neither the solution nor anything in its proof has them
    spare    verbs that no line need contain after its first move, since they cannot help
    whole    verbs whose greatest amount says it all, for less can be done again
    begins   phases that the first move belongs to; without one any will do
    orders   whether acts may be done in many orders: then more first moves may solve it
    width    positions looked at for one first move in one world
    """

    name: str
    until: list[str]
    gain: str
    moment: str
    least: int
    length: int
    keeps: list[str]
    without: list[str]
    spare: list[str]
    whole: list[str]
    begins: list[str]
    orders: bool
    width: int


@dataclass(frozen=True)
class Proof:
    """How sure the solution is: in how many imagined worlds it was tried, and what came of it.

    worlds   how many, each with other hidden cards, other chance and other rivals
    solves   in how many of them the solution reaches the goal
    others   in how many of them the best other first move could, even if it knew what is hidden
    """

    worlds: int
    solves: int
    others: int


@dataclass(frozen=True)
class Puzzle:
    """One puzzle: the match that leads there, whose move it is, the goal and the solution.

    amount   by how much the counter of its kind must rise, or how many moments must be won
    line     the moves of the solution, of this seat alone
    also     other first moves that do as well
    """

    name: str
    kind: PuzzleKind
    seats: int
    seed: int
    options: dict[str, int]
    moves: list[str]
    seat: int
    amount: int
    line: list[str]
    also: list[str]
    proof: Proof

    def table(self, game: Game) -> Table:
        """Return the position that it begins with."""
        t = new_table(game, self.seats, self.seed, self.options)
        for text in self.moves:
            play(game, t, read(game, t.setup, text))
        return t


def reached(puzzle: Puzzle, before: Table, after: Table, events: Sequence[Event]) -> bool | None:
    """Tell whether the goal was reached by what happened since the beginning; None if still open.

    `events` are those of all moves made since then.
    """
    if not after.over and not ended(puzzle.kind, events):
        return None
    return gained(puzzle, before, after, events) >= puzzle.amount


def gained(puzzle: Puzzle, before: Table, after: Table, events: Sequence[Event]) -> int:
    """Return how far a try got: how often the moment was won, or by how much the counter rose."""
    if any(_rise(name, puzzle.seat, before, after) < 0 for name in puzzle.kind.keeps):
        return 0
    if puzzle.kind.moment:
        return won_moments(puzzle.kind.moment, puzzle.seat, events)
    return _rise(puzzle.kind.gain, puzzle.seat, before, after)


def _rise(name: str, seat: int, before: Table, after: Table) -> int:
    counter = before.setup.refs[f"{name}.{seat}"]
    return after.count(counter) - before.count(counter)


def won_moments(name: str, seat: int, events: Sequence[Event]) -> int:
    """Return how many moments of a kind a seat has won."""
    moments = [event.moment for event in events if event.moment is not None]
    camps = [camp for moment in moments if moment.name == name for camp in moment.camps]
    return sum(camp.seat == seat and camp.fate == WON for camp in camps)


def ended(kind: PuzzleKind, events: Sequence[Event]) -> bool:
    """Tell whether something happened that ends a try."""
    told = {event.key for event in events if event.kind == SAID}
    told |= {event.moment.name for event in events if event.moment is not None}
    return not told.isdisjoint(kind.until)


def read_puzzles(game: Game, folder: Path) -> list[Puzzle]:
    """Read the puzzles that lie in a game's folder; a game may have none."""
    path = folder / FILE
    if not path.exists():
        return []
    facts = read_facts(path)
    kinds = read_kinds(facts)
    puzzles = facts.sub("puzzle") if facts.has("puzzle") else Facts(facts.file, "puzzle", {})
    facts.done()
    names = puzzles.keys()
    return [_puzzle(name, puzzles.sub(name), kinds, game) for name in names]


def read_kinds(facts: Facts) -> dict[str, PuzzleKind]:
    """Take the kinds of puzzles out of a file."""
    table = facts.sub("kind")
    return {name: _kind(name, table.sub(name)) for name in table.keys()}  # noqa: SIM118


def _kind(name: str, facts: Facts) -> PuzzleKind:
    kind = PuzzleKind(
        name,
        until=words_or_none(facts, "until"),
        gain=facts.word_or("gain", ""),
        moment=facts.word_or("moment", ""),
        least=facts.whole("least"),
        length=facts.whole("length", 1),
        keeps=words_or_none(facts, "keeps"),
        without=words_or_none(facts, "without"),
        spare=words_or_none(facts, "spare"),
        whole=words_or_none(facts, "whole"),
        begins=words_or_none(facts, "begins"),
        orders=facts.whole_or("orders", 0, 0, 1) > 0,
        width=facts.whole_or("width", USUAL_WIDTH, 1),
    )
    facts.done()
    return kind


def _puzzle(name: str, facts: Facts, kinds: dict[str, PuzzleKind], game: Game) -> Puzzle:
    proof = facts.sub("proof")
    puzzle = Puzzle(
        name,
        kind=kinds[facts.one_of("kind", list(kinds))],
        seats=facts.whole_or("seats", min(game.seat_counts)),
        seed=facts.whole("seed", 0, LAST_SEED),
        options=named_wholes(facts, "options"),
        moves=_split(facts.word_or("moves", "")),
        seat=facts.whole("seat"),
        amount=facts.whole("amount"),
        line=facts.words("line"),
        also=words_or_none(facts, "also"),
        proof=Proof(proof.whole("worlds"), proof.whole("solves"), proof.whole("others")),
    )
    proof.done()
    facts.done()
    return puzzle


def _split(moves: str) -> list[str]:
    return [move.strip() for move in moves.split(SEPARATOR) if move.strip()]
