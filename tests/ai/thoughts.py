"""Positions of many matches, with the moves that an opponent would give a thought there."""

from collections.abc import Iterable, Iterator

from rules.core.engine import apply, legal_moves, new_table
from rules.core.game import Game
from rules.core.hidden import imagine, redact
from rules.core.moves import Move, drawn
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.policy import at_a_glance, sensible

WHIMS = 3  # every so many moves any legal one is made, for positions that nobody sensible reaches

Thoughts = list[tuple[Table, list[Move]]]


def weighed(game: Game, view: Table, rng: Rng) -> tuple[Table, list[Move]]:
    """Return a world that fits a view, and the moves worth a thought, of which any may be made."""
    world = imagine(game, view, rng)
    moves = legal_moves(game, view)
    return world, sensible(game.knowledge, world, world.agenda[-1], moves)


def thoughts(game: Game, seats: int, seeds: Iterable[int], whims: int = WHIMS) -> Thoughts:
    """Play some matches by looks and whims; return what was worth a thought everywhere."""
    return [thought for seed in seeds for thought in _of_match(game, seats, seed, whims)]


def _of_match(game: Game, seats: int, seed: int, whims: int) -> Iterator[tuple[Table, list[Move]]]:
    t, rng = new_table(game, seats, seed, {}), Rng.seeded(seed)
    while not t.over:
        view = redact(t, t.seat)
        yield weighed(game, view, rng)
        odd = rng.below(whims) == 0
        apply(game, t, drawn(legal_moves(game, t), rng) if odd else at_a_glance(game, view, rng))
