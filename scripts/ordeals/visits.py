"""Where hands begin: every screen of the program, and every table at some point of its match."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from rules.core.engine import apply, legal_moves, new_table
from rules.core.moves import drawn
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.save import SaveFile
from tabletop.ui import ways

if TYPE_CHECKING:
    from rules.core.moves import Move
    from tabletop.ui.scene import Scene
    from tabletop.ui.stage import Stage

LEVEL = "easy"
CASES = tuple((game.name, seats) for game in GAMES.values() for seats in game.seat_counts)
SEEDS = 2  # deals of each case that are played to the end
LONGEST = 3_000
EARLY = 40  # moves
LATE = 3  # moves before the end
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")

Visit = Callable[["Stage", "Rng"], "Scene"]


@cache
def course(name: str, seats: int, seed: int) -> tuple[Move, ...]:
    """Return the moves of a whole match that was played at random."""
    game = GAMES[name]
    t = new_table(game, seats, seed, {})
    rng = Rng.seeded(seed)
    made: list[Move] = []
    while not t.over and len(made) < LONGEST:
        made.append(drawn(legal_moves(game, t), rng))
        apply(game, t, made[-1])
    return tuple(made)


def at_home(_stage: Stage, _rng: Rng) -> Scene:
    """Go to the first screen."""
    return ways.home()


def at_deal(stage: Stage, rng: Rng) -> Scene:
    """Sit down at a table that is just dealt."""
    return ways.table(stage, _match(rng, lambda _made: 0))


def in_the_middle(stage: Stage, rng: Rng) -> Scene:
    """Sit down at a table where some moves were made."""
    return ways.table(stage, _match(rng, lambda made: rng.below(min(made, EARLY))))


def near_the_end(stage: Stage, rng: Rng) -> Scene:
    """Sit down at a table where a few moves are left."""
    return ways.table(stage, _match(rng, lambda made: made - 1 - rng.below(LATE)))


def replayed(stage: Stage, rng: Rng) -> Scene:
    """Look at a match again, a finished one every other time."""
    whole = rng.below(2)
    match = _match(rng, lambda made: made if whole else min(made, EARLY))
    match.close()
    return ways.replay(stage, match)


def torn(stage: Stage, rng: Rng) -> Scene:
    """Open a match whose file lost its end."""
    match = _match(rng, lambda made: min(made, EARLY))
    if match.save is None:
        raise LookupError("a match without a file")
    path = match.save.path
    match.close()
    path.write_bytes(path.read_bytes()[:-12])
    return ways.resume(stage, path)


# Home leads to most panels and is therefore visited most.
VISITS: tuple[Visit, ...] = (
    at_home, at_deal, in_the_middle, at_home, near_the_end, replayed, at_home, in_the_middle, torn,
)  # fmt: skip


def _match(rng: Rng, length: Callable[[int], int]) -> Match:
    """Return a match on the disk, of a random case, after as many moves as is wanted."""
    name, count = CASES[rng.below(len(CASES))]
    seed = 1 + rng.below(SEEDS)
    moves = course(name, count, seed)
    match = Match.new(GAMES[name], _seats(count, rng), seed, {})
    for m in moves[: max(0, length(len(moves)))]:
        match.submit(m)
    match.save = SaveFile.fresh(name)
    match.keep()
    return match


def _seats(count: int, rng: Rng) -> list[Seat]:
    """Seat one person, several, everybody or nobody."""
    people = (1, 1, 1, 2, count, 0)[rng.below(6)]
    return [Seat(NAMES[n], "" if n < people else LEVEL) for n in range(count)]
