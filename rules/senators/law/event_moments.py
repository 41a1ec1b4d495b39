"""What events decide, as moments: sealed offers side by side, prices, payments, trials."""

from rules.core.moments import EVEN, LOST, WON, Camp, Moment, Stroke, Upshot
from rules.core.refs import NOTHING
from rules.core.table import NOBODY, Table
from rules.senators.facts.cards import K
from rules.senators.facts.names import EVENT, living, money, offer, owner_of, senate
from rules.senators.facts.pieces import LEGATE
from rules.senators.law.moments import CARD, PLACE, TRIFLE, of_talents


def gained(seat: int, event: int) -> Upshot:
    """Return the place that an event brings a seat."""
    return Upshot(seat, "gained", senate(seat), 1, PLACE, card=event)


def lost(seat: int, event: int) -> Upshot:
    """Return the place that an event takes from a seat."""
    return Upshot(seat, "lost", senate(seat), -1, PLACE, card=event)


def paid(seat: int, event: int, amount: int) -> Upshot:
    """Return the talents that an event costs a seat."""
    return Upshot(seat, "paid", money(seat), -amount, of_talents(amount), card=event)


def received(seat: int, event: int, amount: int) -> Upshot:
    """Return the talents that an event brings a seat."""
    return Upshot(seat, "received", money(seat), amount, of_talents(amount), card=event)


def offers_opened(
    t: Table,
    sealed: tuple[list[int], list[int], list[int]],
    fates: tuple[list[int], list[int], list[int]],
    need: int | None,
) -> Moment:
    """Tell what everybody sealed and what it counts as; who is raised, who is lowered (S-31).

    sealed   the seats, their offers, and what these count as
    fates    who gains a place, whose offer was lowest, and who loses a place by that
    need     what all offers together must reach, if anything
    """
    event = t.at(EVENT)[0]
    raised, lowered, struck = fates
    camps: list[Camp] = []
    upshots: list[Upshot] = []
    for seat, amount, weight in zip(*sealed, strict=True):
        strokes = [Stroke(offer(seat), amount, "sealed")]
        if weight != amount:
            strokes.append(Stroke(LEGATE, weight - amount))
        fate = WON if seat in raised else LOST if seat in lowered else EVEN
        camps.append(Camp(seat, strokes, weight, fate))
        if amount:
            upshots.append(paid(seat, event, amount))
    upshots += [gained(seat, event) for seat in raised] + [lost(seat, event) for seat in struck]
    facts = {"high": max(sealed[2]), "low": min(sealed[2]), "total": sum(sealed[1])}
    facts |= {"winner": raised[0] if raised else NOBODY, "need": need or 0}
    facts["loser"] = lowered[0] if lowered else NOBODY
    # What a deficit asks for is asked of all together: no single offer is measured by it.
    kind = "offers" if need is None else "deficit"
    return Moment(kind, event, EVENT, camps, None, upshots, facts)


def vote_sold(t: Table, seat: int, price: int) -> Moment:
    """Tell who buys a vote at which price; the other prices stay secret (S.7.6)."""
    event = t.at(EVENT)[0]
    strokes = [Stroke(offer(seat), price, "price")]
    camps = [Camp(seat, strokes, price, WON)]
    upshots = [gained(seat, event), paid(seat, event, price)]
    for other in living(t, seat):
        if other != seat:
            upshots.append(Upshot(other, "too_late", NOTHING, -price, TRIFLE, by=seat, card=event))
    return Moment("vote", event, EVENT, camps, None, upshots, {"seat": seat})


def vote_unsold(t: Table) -> Moment:
    """Tell of a vote that nobody wants (S.7.6)."""
    return Moment("vote", t.at(EVENT)[0], EVENT, [], None, [], {})


def paid_out(t: Table, shares: list[tuple[int, list[Stroke]]]) -> Moment:
    """Tell what the bank pays to each seat, and for what (S.7.4, S.7.5)."""
    event = t.at(EVENT)[0]
    camps: list[Camp] = []
    upshots: list[Upshot] = []
    for seat, strokes in shares:
        camp = Camp(seat, strokes, sum([stroke.amount for stroke in strokes]))
        camps.append(camp)
        if camp.total:
            upshots.append(received(seat, event, camp.total))
    return Moment("event", event, EVENT, camps, None, upshots, {"second": K.relief_second})


def governors_tried(t: Table, accused: list[int]) -> Moment:
    """Tell which Governors are discarded (S.7.3)."""
    event = t.at(EVENT)[0]
    upshots = [
        Upshot(owner_of(t, piece), "condemned", piece, -1, CARD, card=event) for piece in accused
    ]
    return Moment("event", event, EVENT, [], None, upshots, {})


def holders_fined(t: Table, seats: list[int], fine: int) -> Moment:
    """Tell who pays for holding an office (S.7.3)."""
    event = t.at(EVENT)[0]
    upshots = [paid(seat, event, fine) for seat in seats]
    return Moment("event", event, EVENT, [], None, upshots, {})
