"""Every camp of whole matches, against another reading of the tables around the move."""

from dataclasses import dataclass

import pytest

from rules.core.engine import apply, new_table, play
from rules.core.moments import Camp, Moment
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import Table
from rules.senators.facts.names import bid, front, lot_of, money, offer, senate
from rules.senators.game import GAME
from tests.games.senators.walks import choose


@dataclass
class Shown:
    """A camp of a moment, the move that brought it, and the tables around that."""

    before: Table
    after: Table
    move: Move
    camp: Camp
    moment: Moment

    @property
    def about(self) -> str:
        """Return the card that the moment is about."""
        return self.before.setup.card(self.moment.what).id

    def has(self, card: str) -> bool:
        """Tell whether a card lay open before the seat of the camp."""
        pieces = self.before.at(front(self.camp.seat))
        return card in [self.before.setup.card(piece).id for piece in pieces]


def bids(shown: Shown) -> int:
    t, number = shown.before, lot_of(shown.before.where[shown.moment.what])
    own = [t.count(bid(seat, number)) for seat in range(t.setup.seats)]
    return max(own) if shown.camp.key else own[shown.camp.seat]


def sealed(shown: Shown) -> int:
    seat, t = shown.camp.seat, shown.before
    own = shown.move.amount if seat == t.seat else t.count(offer(seat))
    return own + (2 if shown.about == "war" and shown.has("legate") else 0)


def demanded(shown: Shown) -> int:
    price = shown.before.agenda[-1].amount
    return (price + 1) // 2 if shown.camp.key and shown.has("advocate") else price


def earned(shown: Shown) -> int:
    purse = money(shown.camp.seat)
    return shown.after.count(purse) - shown.before.count(purse)


def enough(shown: Shown) -> int:
    """Return what a debtor can pay with: no place more is sold than the debt asks for."""
    total, due = shown.camp.total, shown.moment.facts["need"]
    ruined = shown.after.count(senate(shown.camp.seat)) == 0
    return total if due <= total < due + 5 or ruined else due


def spent(shown: Shown) -> int:
    return -earned(shown)


def granted(shown: Shown) -> int:
    spaces = [shown.after.count(senate(seat)) for seat in range(shown.after.setup.seats)]
    own = spaces[shown.camp.seat]
    if shown.about == "dole":
        return own
    return {0: 8, 1: 4}.get(sorted({space for space in spaces if space}).index(own), 0)


def final(shown: Shown) -> int:
    return shown.after.count((money if shown.camp.key else senate)(shown.camp.seat))


READINGS = {
    "lot": bids,
    "offers": sealed,
    "deficit": sealed,
    "vote": sealed,
    "extortion": demanded,
    "joining": spent,
    "sale": earned,
    "places": spent,
    "forced": enough,
    "event": granted,
    "final": final,
}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_camp_counts_what_the_table_shows(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(20):
        rng = Rng.seeded(seed)
        t = new_table(GAME, seats, seed, {"supports": seed % 2})
        while not t.over:
            before, m = t.copy(), choose(t, rng)
            moments = [event.moment for event in play(GAME, t, m) if event.moment is not None]
            seen |= {moment.name for moment in moments}
            for moment in moments:
                for camp in moment.camps:
                    counted = READINGS[moment.name](Shown(before, t, m, camp, moment))
                    assert (seed, moment.name, camp.total) == (seed, moment.name, counted)
                    assert camp.plain_sum() == camp.total, "nothing is capped in this game"
    assert seen >= {*READINGS, "office", "unused", "out", "summary"}


@pytest.mark.parametrize("seed", range(4))
def test_a_match_goes_the_same_way_when_nobody_listens(seed: int) -> None:
    rng = Rng.seeded(seed)
    heard = new_table(GAME, 4, seed, {"supports": 1})
    silent = heard.copy()
    while not heard.over:
        m = choose(heard, rng)
        play(GAME, heard, m)
        apply(GAME, silent, m)
        assert silent.digest() == heard.digest()
