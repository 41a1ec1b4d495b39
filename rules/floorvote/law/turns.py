"""The turns go back and forth: release, discard, refill, act, and the end of the session."""

from rules.core.table import NOBODY, Step, Table
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.fields import NEW, SPENT
from rules.floorvote.facts.names import (
    ACTIVE_SEAT,
    BEGIN,
    CLEAR,
    DISCARD,
    LAPSE,
    PLACED,
    POLITICS,
    REFILL,
    SEATS,
    TURN,
    TURNS,
    away,
    bench,
    brought,
    caucus,
    cloakroom,
    expired,
    hand,
    is_flash,
    on,
    points,
    retired,
    whipped,
)
from rules.floorvote.law.flash import expire, show
from rules.floorvote.law.moments import summary_moment
from rules.floorvote.law.records import get, live_bills, note, own_bills, put
from rules.floorvote.law.stages import free
from rules.floorvote.law.winning import ends_with_turn


def first_turn(t: Table) -> bool:
    """Tell whether this is the first turn of its side, with few steps (F-5)."""
    return t.count(TURNS) <= SEATS


def most_placed(t: Table) -> int:
    """Return how many senators may be put into play this turn: one on the very first (F.2.4)."""
    return K.placed_first if t.count(TURNS) == 1 else K.placed


def begin_turn(t: Table) -> None:
    """Release the senators on one's own bills and bring back who was called home (F-10, F.2.1)."""
    seat = t.count(ACTIVE_SEAT)
    t.add(TURNS, 1, "F.1.4")
    note(t, PLACED, 0)
    for each in range(SEATS):
        note(t, whipped(each), 0)
        note(t, expired(each), 0)
    t.say("turn", amount=(t.count(TURNS) + 1) // SEATS, clause="F.1.4", seat=seat)
    expire(t)
    for bill in live_bills(t):
        put(t, bill, SPENT, get(t, bill, SPENT) & ~NEW)
    for bill in own_bills(t, seat):
        for senator in t.at(on(bill))[:]:
            free(t, senator, "F.2.1")
    for senator in t.at(away(1 - seat))[:]:
        t.say("comes_back", senator, clause="F.13.15", seat=1 - seat)
        t.move(senator, caucus(1 - seat), "F.13.15")
    t.ask(Step(TURN, seat, amount=int(first_turn(t))))
    t.ask(Step(REFILL, NOBODY))
    if not first_turn(t):
        t.ask(Step(CLEAR, seat))


def refill(t: Table) -> None:
    """Fill both hands of the seat whose turn it is (F-9, F.2.2)."""
    seat = t.count(ACTIVE_SEAT)
    while len(t.at(hand(seat))) < K.politics_hand:
        if not _stocked(t, POLITICS, DISCARD):
            break
        card = t.at(POLITICS)[-1]
        if is_flash(card):
            show(t, card)
        else:
            t.move(card, hand(seat), "F.2.2")
    while len(t.at(cloakroom(seat))) < K.senator_hand:
        if not _stocked(t, bench(seat), retired(seat)):
            break
        t.move(t.at(bench(seat))[-1], cloakroom(seat), "F.2.2")


def _stocked(t: Table, deck: int, pile: int) -> bool:
    """See to it that a deck has a card, if need be from the pile beside it (F-12)."""
    if not t.at(deck) and t.at(pile):
        for piece in t.at(pile)[:]:
            t.move(piece, deck, "F-12")
        t.shuffle(deck, "F-12")
        t.say("reshuffled", onto=deck, clause="F-12")
    return bool(t.at(deck))


def end_turn(t: Table) -> None:
    """Give the turn to the other side, unless the session is over."""
    if ends_with_turn(t):
        return
    t.done()
    if not t.count(TURNS) % SEATS:
        sum_up(t)
    t.add(ACTIVE_SEAT, 1 - 2 * t.count(ACTIVE_SEAT), "F.1.4")
    t.ask(Step(BEGIN, NOBODY))


def sum_up(t: Table) -> None:
    """Say what a round, one turn of each side, has brought."""
    told = summary_moment(t) if t.heard else None
    t.say("round_over", amount=t.count(TURNS) // SEATS, clause="F.1.4", moment=told)
    for seat in range(SEATS):
        note(t, brought(seat), t.count(points(seat)))


def lapse(t: Table) -> None:
    """Let the next decision be made for a seat whose time is up (F-53)."""
    if t.agenda:
        seat = t.agenda[-1].seat
        if seat >= 0 and t.count(expired(seat)):
            t.ask(Step(LAPSE, NOBODY))
