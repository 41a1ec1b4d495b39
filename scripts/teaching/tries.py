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
    from tabletop.lessons.puzzles import Puzzle, PuzzleKind

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
    known: dict[int, int] = field(default_factory=dict)  # positions, and how far one gets from them

    def rival(self, t: Table, kind: PuzzleKind) -> Move:
        """Return what a rival does: the same whenever the same position comes up.

        What is of no use for the goal is left out here, too: rivals would go round in circles.
        """
        rng = Rng.seeded(self.number * 1_000_003 + len(t.agenda))
        if self.number % 2:
            return drawn(tried(self.game, t, kind), rng)
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


def tried(game: Game, t: Table, kind: PuzzleKind) -> list[Move]:
    """Return the legal moves of a position that are of any use for the goal of a kind."""
    return [m for m in legal_moves(game, t) if game.verbs[m.verb].name not in kind.without]


def _onward(game: Game, t: Table, kind: PuzzleKind) -> list[Move]:
    """Return what is tried after the first move: of some verbs only the greatest amount."""
    most: dict[tuple[int, int, int], Move] = {}
    moves = tried(game, t, kind)
    moves = [m for m in moves if game.verbs[m.verb].name not in kind.spare] or moves
    for m in moves:
        if game.verbs[m.verb].name in kind.whole:
            key = (m.verb, m.what, m.onto)
            most[key] = max(most.get(key, m), m, key=lambda one: one.amount)
    return [m for m in moves if most.get((m.verb, m.what, m.onto), m) is m]


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
            m = world.rival(t, puzzle.kind)
        elif left:
            m = left.pop(0)
            if judge(game, t, m) != LEGAL:
                return False
        else:
            m = at_a_glance(game, redact(t, t.seat), Rng.seeded(world.number))
        now = now.after(game, m)
    return False


def best_line(world: World, puzzle: Puzzle, first: Move) -> list[Move] | None:
    """Return own moves that reach the goal in a world where nothing is hidden, or None.

    It may look at so many positions; then it gives up with TooWideError. What leads nowhere after
    one first move leads nowhere after another.
    """
    world.left = puzzle.kind.width
    start = Try(world.start).after(world.game, first)
    rest = None
    try:
        rest = _search(world, puzzle, start, LONGEST)
    except TooWideError:
        world.seen.clear()
        raise
    if rest is None:
        return None
    world.seen.clear()
    return [first, *rest]


def furthest(world: World, puzzle: Puzzle, first: Move) -> int:
    """Return how far the best line gets after a first move where nothing is hidden."""
    world.left = puzzle.kind.width
    return _furthest(world, puzzle, Try(world.start).after(world.game, first), LONGEST)


def _furthest(world: World, puzzle: Puzzle, now: Try, deep: int) -> int:
    game, t = world.game, now.table
    if t.over or ended(puzzle.kind, now.events):
        return gained(puzzle, world.start, t, now.events)
    if deep == 0:
        raise TooWideError
    if t.seat != puzzle.seat:
        m = world.rival(t, puzzle.kind)
        return _furthest(world, puzzle, now.after(game, m), deep - 1)
    where = _mark(t)
    if where in world.known:
        return world.known[where]
    world.known[where] = best = 0
    for m in _onward(game, t, puzzle.kind):
        world.left -= 1
        if world.left < 0:
            raise TooWideError
        best = max(best, _furthest(world, puzzle, now.after(game, m), deep - 1))
    world.known[where] = best
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
        m = world.rival(now.table, puzzle.kind)
        return _search(world, puzzle, now.after(game, m), deep - 1)
    where = _mark(now.table)
    if where in world.seen:
        return None
    world.seen.add(where)
    for m in _onward(game, now.table, puzzle.kind):
        world.left -= 1
        if world.left < 0:
            raise TooWideError
        found = _search(world, puzzle, now.after(game, m), deep - 1)
        if found is not None:
            return [m, *found]
    return None
