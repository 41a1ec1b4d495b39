"""Random matches that do not throw places away, so that they reach the end of the game."""

from rules.core.engine import apply, legal_moves, new_table
from rules.core.moves import Move, drawn
from rules.core.rng import Rng
from rules.core.table import Table
from rules.senators.facts.names import VERBS
from rules.senators.game import GAME

RARE = {VERBS.index(name) for name in ("convert", "leave", "back")}
SELDOM = 25  # one time in so many they are chosen all the same


def choose(t: Table, rng: Rng) -> Move:
    """Return a random verb's random move."""
    moves = legal_moves(GAME, t)
    if rng.below(SELDOM):
        moves = [m for m in moves if m.verb not in RARE] or moves
    return drawn(moves, rng)


def walk(seats: int, seed: int, options: dict[str, int]) -> list[Table]:
    """Return the tables of one random match, the finished one included."""
    rng = Rng.seeded(seed)
    t = new_table(GAME, seats, seed, options)
    tables = [t.copy()]
    while not t.over:
        apply(GAME, t, choose(t, rng))
        tables.append(t.copy())
    return tables
