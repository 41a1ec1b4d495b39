"""Random matches in which every verb has the same chance, so that battles are long."""

from rules.core.engine import apply, legal_moves, new_table
from rules.core.moves import Move, drawn
from rules.core.rng import Rng
from rules.core.table import Table
from rules.divide.game import GAME


def choose(t: Table, rng: Rng) -> Move:
    """Return a random verb's random move."""
    return drawn(legal_moves(GAME, t), rng)


def walk(seats: int, seed: int, long: int = 0) -> list[Table]:
    """Return the tables of one random match, the finished one included."""
    rng = Rng.seeded(seed)
    t = new_table(GAME, seats, seed, {"long": long})
    tables = [t.copy()]
    while not t.over:
        apply(GAME, t, choose(t, rng))
        tables.append(t.copy())
    return tables
