"""Positions of the fixture game whose best move is known."""

from rules.core.engine import legal_moves, new_table, play
from rules.core.table import Table
from tests.fixture_game import BRIBE, DECK, GAME, ROUND, hand, opened, paid, points, purse, value

LAST_ROUND = 3


def dealt(seed: int = 1, seats: int = 2) -> Table:
    """Deal a short match."""
    return new_table(GAME, seats, seed, {"rounds": LAST_ROUND})


def last_bribe(paid_by_rival: int) -> Table:
    """Let seat 1 decide the last point with a four in its urn; its purse is full."""
    t = dealt()
    t.add(ROUND, LAST_ROUND - 1)
    t.add(points(0), 1)
    t.add(points(1), 1)
    play(GAME, t, legal_moves(GAME, t)[0])
    t.add(purse(0), -paid_by_rival)
    t.add(paid(0), paid_by_rival)
    play(GAME, t, legal_moves(GAME, t)[0])
    if not any(value(t, piece) == 4 for piece in t.at(hand(1))):
        t.move(t.at(hand(1))[0], DECK)
        t.move(next(piece for piece in t.at(DECK) if value(t, piece) == 4), hand(1))
    four = next(m for m in legal_moves(GAME, t) if value(t, m.what) == 4)
    play(GAME, t, four)
    assert t.agenda[-1].phase == BRIBE
    assert t.seat == 1
    assert not t.at(opened(0))
    return t
