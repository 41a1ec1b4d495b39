"""Random matches by hands that would rather vote than give up, so that bills get far."""

from collections.abc import Iterator

from rules.core.engine import legal_moves, new_table, play
from rules.core.events import Event
from rules.core.moves import Move, drawn
from rules.core.rng import Rng
from rules.core.table import Table
from rules.floorvote.facts.names import VERBS
from rules.floorvote.game import GAME

RELUCTANT = {VERBS.index(name) for name in ("withdraw", "end", "discard", "pork", "hold")}
HURRY = 8  # one time in so many even reluctant hands do anything


def choose(t: Table, rng: Rng) -> Move:
    """Return a random verb's random move, seldom one that only gives something up."""
    moves = legal_moves(GAME, t)
    keen = [m for m in moves if m.verb not in RELUCTANT]
    return drawn(keen if keen and rng.below(HURRY) else moves, rng)


def match(seed: int, **options: int) -> Iterator[tuple[Table, list[Event]]]:
    """Play a random match and yield the table with what has just happened."""
    rng = Rng.seeded(seed)
    t = new_table(GAME, 2, seed, options)
    yield t, []
    while not t.over:
        yield t, play(GAME, t, choose(t, rng))


def any_options(seed: int) -> dict[str, int]:
    """Draw options for a match."""
    rng = Rng.seeded(seed * 2 + 1)
    return {o.name: o.values[rng.below(len(o.values))] for o in GAME.options}
