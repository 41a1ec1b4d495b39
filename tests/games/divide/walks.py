"""Random matches in which every verb has the same chance, so that battles are long."""

from rules.core.engine import apply, legal_moves, new_table
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import Table
from rules.divide import GAME


def choose(t: Table, rng: Rng) -> Move:
    """Return a random verb's random move."""
    moves = legal_moves(GAME, t)
    verbs = sorted({m.verb for m in moves})
    verb = verbs[rng.below(len(verbs))]
    moves = [m for m in moves if m.verb == verb]
    return moves[rng.below(len(moves))]


def walk(seats: int, seed: int, long: int = 0) -> list[Table]:
    """Return the tables of one random match, the finished one included."""
    rng = Rng.seeded(seed)
    t = new_table(GAME, seats, seed, {"long": long})
    tables = [t.copy()]
    while not t.over:
        apply(GAME, t, choose(t, rng))
        tables.append(t.copy())
    return tables
