"""Tries a puzzle in a world that is known: which lines reach the goal, and whether one does."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.core.engine import judge, legal_moves, play
from rules.core.game import LEGAL
from rules.core.hidden import imagine, redact
from rules.core.moves import drawn
from rules.core.rng import Rng
from tabletop.ai.policy import at_a_glance
from tabletop.lessons.puzzles import ended, gained, reached

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.events import Event
    from rules.core.game import Game
    from rules.core.moves import Move
    from rules.core.table import Table
    from tabletop.lessons.puzzles import Puzzle

LONGEST = 120  # moves of all seats until a goal counts as out of sight


class TooWideError(Exception):
    """There is more to try than anybody should."""


@dataclass
class World:
    """One way in which everything hidden may be: cards, chance, and how the rivals play.

    Every other world has rivals who do anything that is legal.
    """

    game: Game
    start: Table
    number: int
    left: int = 0  # positions that may still be looked at
    seen: set[int] = field(default_factory=set)  # positions that lead nowhere

    def rival(self, t: Table) -> Move:
        """Return what a rival does: the same whenever the same position comes up."""
        rng = Rng.seeded(self.number * 1_000_003 + len(t.agenda))
        if self.number % 2:
            return drawn(legal_moves(self.game, t), rng)
        return at_a_glance(self.game, redact(t, t.seat), rng)


@dataclass
class Try:
    """A try on its way: the table and everything that happened since it began."""

    table: Table
    events: list[Event] = field(default_factory=list)

    def after(self, game: Game, m: Move) -> Try:
        """Return the try with one more move."""
        t = self.table.copy()
        done = play(game, t, m)
        return Try(t, self.events + done)


def worlds_of(game: Game, t: Table, seat: int, many: int, seed: int) -> list[World]:
    """Imagine worlds that a seat cannot tell from the true one."""
    view = redact(t, seat)
    rng = Rng.seeded(seed)
    return [World(game, imagine(game, view, rng), number) for number in range(many)]


def worth_trying(game: Game, puzzle: Puzzle, t: Table) -> list[Move]:
    """Return the moves that a line may go on with."""
    moves = legal_moves(game, t)
    aside = {verb.id for verb in game.verbs if verb.name in puzzle.kind.without}
    return [m for m in moves if m.verb not in aside] or moves


def follows(world: World, puzzle: Puzzle, line: Sequence[Move]) -> bool:
    """Tell whether a line of the seat's own moves reaches the goal, played as it stands.

    Where the line has ended the seat goes on at a glance.
    """
    game, left = world.game, list(line)
    now = Try(world.start)
    for _ in range(LONGEST):
        result = reached(puzzle, world.start, now.table, now.events)
        if result is not None:
            return result
        t = now.table
        if t.seat != puzzle.seat:
            m = world.rival(t)
        elif left:
            m = left.pop(0)
            if judge(game, t, m) != LEGAL:
                return False
        else:
            m = at_a_glance(game, redact(t, t.seat), Rng.seeded(world.number))
        now = now.after(game, m)
    return False


def best_line(world: World, puzzle: Puzzle, first: Move, width: int) -> list[Move] | None:
    """Return own moves that reach the goal in a world where nothing is hidden, or None.

    It may look at so many positions; then it gives up with TooWideError.
    """
    world.left = width
    world.seen.clear()
    start = Try(world.start).after(world.game, first)
    rest = _search(world, puzzle, start, LONGEST)
    return None if rest is None else [first, *rest]


def furthest(world: World, puzzle: Puzzle, first: Move, width: int) -> int:
    """Return how far the best line gets after a first move where nothing is hidden."""
    world.left = width
    world.seen.clear()
    return _furthest(world, puzzle, Try(world.start).after(world.game, first), LONGEST)


def _furthest(world: World, puzzle: Puzzle, now: Try, deep: int) -> int:
    game, t = world.game, now.table
    if t.over or ended(puzzle.kind, now.events):
        return gained(puzzle, world.start, t, now.events)
    if deep == 0:
        raise TooWideError
    if t.seat != puzzle.seat:
        return _furthest(world, puzzle, now.after(game, world.rival(t)), deep - 1)
    where = _mark(t)
    if where in world.seen:
        return 0
    world.seen.add(where)
    best = 0
    for m in worth_trying(game, puzzle, t):
        world.left -= 1
        if world.left < 0:
            raise TooWideError
        best = max(best, _furthest(world, puzzle, now.after(game, m), deep - 1))
    return best


def _mark(t: Table) -> int:
    """Return a mark of a position; the same cards in another order are the same position."""
    return hash(repr((t.places, t.counts, t.agenda[-1].plain())))


def _search(world: World, puzzle: Puzzle, now: Try, deep: int) -> list[Move] | None:
    game = world.game
    result = reached(puzzle, world.start, now.table, now.events)
    if result is not None or deep == 0:
        return [] if result else None
    if now.table.seat != puzzle.seat:
        return _search(world, puzzle, now.after(game, world.rival(now.table)), deep - 1)
    where = _mark(now.table)
    if where in world.seen:
        return None
    world.seen.add(where)
    for m in worth_trying(game, puzzle, now.table):
        world.left -= 1
        if world.left < 0:
            raise TooWideError
        found = _search(world, puzzle, now.after(game, m), deep - 1)
        if found is not None:
            return [m, *found]
    return None
