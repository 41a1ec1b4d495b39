"""Puzzles being played: a match that begins at one, how a try goes, and its solution on a table."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from rules.core.data import Facts
from rules.core.engine import play
from rules.core.events import Event
from rules.core.examples import Example
from rules.core.game import Game
from rules.core.hidden import redact
from rules.core.notation import read, write
from rules.core.rng import Rng
from tabletop import paths
from tabletop.ai.policy import at_a_glance
from tabletop.lessons.puzzles import FILE, Puzzle, gained, reached, read_puzzles
from tabletop.match import Match
from tabletop.player.seats import PERSON
from tabletop.player.settings import Settings
from tabletop.setups import USUAL_LEVEL, seats_of
from tabletop.words.text import Texts

LONGEST = 200  # moves until a solution counts as lost


def puzzles_of(game: Game) -> list[Puzzle]:
    """Return the puzzles of a game, in their order."""
    path = paths.assets() / game.name / FILE
    return _puzzles(game, path, path.stat().st_mtime_ns) if path.exists() else []


@lru_cache(maxsize=16)
def _puzzles(game: Game, path: Path, _changed: int) -> list[Puzzle]:
    """Read a file once, and again only when it has changed."""
    return read_puzzles(game, path.parent)


def key_of(game: Game, puzzle: Puzzle) -> str:
    """Return by which name a player's data know a puzzle."""
    return f"{game.name}.{puzzle.name}"


def with_solved(game: Game, puzzle: Puzzle, solved: list[str]) -> list[str]:
    """Return the names of solved puzzles with one more among them."""
    key = key_of(game, puzzle)
    return solved if key in solved else [*solved, key]


def title_of(puzzle: Puzzle, texts: Texts) -> str:
    """Return what a puzzle is called."""
    return texts.text(f"puzzle_name.{puzzle.name}")


def line_of(game: Game, number: int, solved: list[str], texts: Texts) -> str:
    """Return a puzzle's line in a list, counted from 0: its title, its goal, and if solved."""
    puzzle = puzzles_of(game)[number]
    key = "puzzles.line_solved" if key_of(game, puzzle) in solved else "puzzles.line"
    told = {"title": title_of(puzzle, texts), "goal": goal_of(puzzle, texts)}
    return texts.text(key, number=number + 1, **told)


def goal_of(puzzle: Puzzle, texts: Texts) -> str:
    """Return what a puzzle asks for."""
    amount = texts.counted(puzzle.kind.gain, puzzle.amount)
    return texts.text(f"puzzle.{puzzle.kind.name}", amount=amount, count=puzzle.amount)


def asked_lines(puzzle: Puzzle, texts: Texts) -> list[str]:
    """Return a puzzle's title as a heading, and below it what is asked."""
    return [texts.text("puzzles.task", title=title_of(puzzle, texts)), goal_of(puzzle, texts)]


@dataclass(frozen=True)
class TryResult:
    """What came of a try.

    solved   whether the goal was reached
    got      how far it came
    sure     whether it began like the solution, or by another move that does as well
    """

    solved: bool
    got: int
    sure: bool


class PuzzleTry:
    """One try at a puzzle: a match that begins there, and of which nothing is ever kept."""

    def __init__(self, game: Game, puzzle: Puzzle, texts: Texts, settings: Settings) -> None:
        self.game = game
        self.puzzle = puzzle
        levels = [USUAL_LEVEL] * puzzle.seats
        levels[puzzle.seat] = PERSON
        seats = seats_of(texts, settings, levels)
        self.match = Match.laid_out(game, seats, puzzle.table(game), puzzle.seed)
        self.match.texts = texts

    @property
    def result(self) -> TryResult | None:
        """Return what came of it, as its own seat saw it; None while it is open."""
        match, seat = self.match, self.puzzle.seat
        updates = [match.update_at(seat, number) for number in range(1, match.number + 1)]
        if not updates:
            return None
        before, after = match.view_at(seat, 0).table, updates[-1].table
        events = [event for update in updates for event in update.events]
        solved = reached(self.puzzle, before, after, events)
        if solved is None:
            return None
        got = gained(self.puzzle, before, after, events)
        sure = match.record.moves[0] in {self.puzzle.line[0], *self.puzzle.also}
        return TryResult(solved, got, sure)


def verdict_lines(puzzle: Puzzle, result: TryResult, texts: Texts) -> list[str]:
    """Return what is said of a try: how it came out, why the solution works, how surely."""
    facts = {
        name: texts.counted(puzzle.kind.gain, value)
        for name, value in (("got", result.got), ("amount", puzzle.amount))
    }
    told = [] if result.solved else [texts.text("puzzles.missed", **facts)]
    told.append(texts.text(f"puzzle_line.{puzzle.name}"))
    proof = puzzle.proof
    if result.solved and not result.sure:
        told.append(texts.text("puzzles.lucky", solves=proof.solves, worlds=proof.worlds))
    return told


def solution_of(game: Game, puzzle: Puzzle) -> Example:
    """Return the solution as something that can be shown: its line, with rivals at a glance."""
    plain: dict[str, object] = {
        "clauses": [],
        "viewer": puzzle.seat,
        "seats": puzzle.seats,
        "seed": puzzle.seed,
        "options": dict(puzzle.options),
        "first": puzzle.moves,
        "moves": _moves_of_all(game, puzzle),
    }
    return Example(puzzle.name, Facts(FILE, puzzle.name, plain), game)


def _moves_of_all(game: Game, puzzle: Puzzle) -> list[str]:
    """Play the line to where the goal is reached; return the moves of all seats."""
    t = puzzle.table(game)
    before, events, left = t.copy(), list[Event](), list(puzzle.line)
    rng, made = Rng.seeded(puzzle.seed), list[str]()
    while len(made) < LONGEST and reached(puzzle, before, t, events) is None:
        if t.seat == puzzle.seat and left:
            m = read(game, t.setup, left.pop(0))
        else:
            m = at_a_glance(game, redact(t, t.seat), rng)
        made.append(write(game, t.setup, m))
        events += play(game, t, m)
    return made
