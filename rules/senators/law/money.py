"""Talents and places: earning, paying, selling places, and leaving the match without one."""

from typing import Final

from rules.core.table import NOBODY, Table
from rules.senators.facts.cards import K
from rules.senators.facts.names import (
    ASIDE,
    BIDS,
    COUNTERS_EACH,
    LOTS,
    MONIES,
    SALE,
    SENATES,
    alive,
    bid,
    front,
    hand,
    money,
    pile,
    sack,
    seen,
    senate,
)
from rules.senators.facts.pieces import DECK_OF
from rules.senators.law import moments
from rules.senators.law.ending import end_match

BANK: Final = NOBODY


def cash(t: Table, seat: int) -> int:
    """Return the talents of a seat."""
    return t.counts[MONIES + seat * COUNTERS_EACH]


def places(t: Table, seat: int) -> int:
    """Return where a seat stands on the Senate track."""
    return t.counts[SENATES + seat * COUNTERS_EACH]


def means(t: Table, seat: int) -> int:
    """Return what a seat can pay and still keep a place (S-11, S-18)."""
    base = seat * COUNTERS_EACH
    return t.counts[MONIES + base] + K.place_value * (t.counts[SENATES + base] - 1)


def short_by(t: Table, seat: int, amount: int) -> int:
    """Return how many places a seat must sell, at least, to pay an amount (S-5)."""
    lacking = amount - cash(t, seat)
    return -(-lacking // K.place_value) if lacking > 0 else 0


def earn(t: Table, seat: int, amount: int, clause: str) -> None:
    """Give talents to a seat, or take them; everybody watches (S-6, S.0.4)."""
    if amount:
        t.add(money(seat), amount, clause)
        t.add(seen(seat), amount, clause)


def sell_places(t: Table, seat: int, count: int, clause: str) -> None:
    """Turn places into talents (S-4, S.0.3)."""
    t.add(senate(seat), -count, clause)
    earn(t, seat, count * K.place_value, clause)


def pay(t: Table, seat: int, amount: int, to: int, clause: str) -> None:
    """Pay a debt to a seat or the bank; places are sold as far as they must be (S-5).

    A debtor whose last place goes, or who cannot pay even so, stands at 0 afterwards.
    """
    count = min(short_by(t, seat, amount), places(t, seat))
    if count:
        moment = moments.forced_sale(t, seat, count, amount) if t.heard else None
        t.say("sells_places", amount=count, clause="S-5", seat=seat, moment=moment)
        sell_places(t, seat, count, "S-5")
    paid = min(amount, cash(t, seat))
    earn(t, seat, -paid, clause)
    if to != BANK:
        earn(t, to, paid, clause)


def gain_place(t: Table, seat: int, clause: str) -> None:
    """Move a seat one space up; the track has no end (S-2, S.0.2)."""
    t.add(senate(seat), 1, clause)


def drop_out(t: Table, seats: list[int]) -> bool:
    """Take seats that stand at 0 out of the match, together; tell whether that ends it (S-3).

    If nobody else is left, the richest of them keep a last place and win (S.6.4).
    """
    staying = [seat for seat in range(t.setup.seats) if alive(t, seat)]
    if seats and not staying:
        most = max([cash(t, seat) for seat in seats])
        richest = [seat for seat in seats if cash(t, seat) == most]
        moment = moments.spared_all(richest) if t.heard else None
        t.say("last_place", amount=most, clause="S.6.4", moment=moment)
        for seat in richest:
            t.add(senate(seat), 1, "S.6.4")
    for seat in seats:
        if not alive(t, seat):
            _clear(t, seat)
    if not staying or (seats and len(staying) == 1):
        end_match(t, "S-3")
        return True
    return False


def _clear(t: Table, seat: int) -> None:
    """Discard the cards of a seat, open, and give its talents to the bank (S-3, S.0.5)."""
    t.say("out", clause="S-3", seat=seat, moment=moments.dropped_out(t, seat) if t.heard else None)
    for piece in t.at(front(seat))[:] + t.at(hand(seat))[:] + t.at(sack(seat))[:]:
        discard(t, piece, "S-3")
    earn(t, seat, -cash(t, seat), "S-3")
    for number in range(LOTS):
        amount = t.counts[BIDS + seat * COUNTERS_EACH + number]
        if amount:
            t.add(bid(seat, number), -amount, "S.3.9")


def discard(t: Table, piece: int, clause: str) -> None:
    """Lay a card on the discards of its deck; a support card is put aside."""
    number = DECK_OF[piece]
    t.move(piece, pile(number) if number >= 0 else ASIDE, clause)


def clear_sale(t: Table, clause: str) -> None:
    """Discard the open cards that lie for a set whose owner is out."""
    for piece in t.at(SALE)[:]:
        discard(t, piece, clause)
