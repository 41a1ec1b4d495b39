"""What decides between seats, as moments: lots, demands, Cash-Ins, lost places, whole turns.

Each is made of the numbers that the law has just decided by, before anything moves.
"""

from typing import Final

from rules.core.moments import EVEN, LOST, WON, Camp, Moment, Stroke, Upshot
from rules.core.refs import NOTHING
from rules.core.table import Table
from rules.senators.facts.cards import K
from rules.senators.facts.names import (
    ACTIVE,
    TREASURY,
    TURN_COUNT,
    bid,
    former_money,
    former_place,
    front,
    lot,
    money,
    seen,
    senate,
)
from rules.senators.facts.pieces import ADVOCATE, GUARDIAN, USHER

KINDS: Final = [
    "lot", "free", "extortion", "joining", "sale", "places", "office", "unused", "offers",
    "deficit", "vote", "event", "guardian", "forced", "out", "final", "summary",
]  # fmt: skip

# How heavy something is among all that may happen
MATCH: Final = 100
PLACE: Final = 30
CARD: Final = 15
SAVED: Final = 20
TRIFLE: Final = 5
HEAVIEST_PURSE: Final = 24

FREE_LOTS: Final = ["first", "second", "third", "fourth"]  # as the sentences about them say


def of_talents(amount: int) -> int:
    """Return how heavy talents are, less than a place, which costs ten of them and brings five."""
    return min(2 * abs(amount), HEAVIEST_PURSE)


def _clockwise(t: Table, first: int) -> list[int]:
    return [(first + i) % t.setup.seats for i in range(t.setup.seats)]


# Auctions


def lot_settled(t: Table, number: int, bidder: int, price: int, *, sell: bool) -> Moment:
    """Tell who bid what on a lot, and who gets it (S.3.5)."""
    piece = t.at(lot(number))[0]
    seller = t.count(ACTIVE)
    winner = bidder if sell else seller
    camps: list[Camp] = []
    upshots = _sold(bidder, seller, piece, price) if sell else _kept(bidder, seller, piece, price)
    for seat in _clockwise(t, seller + 1):
        amount = t.count(bid(seat, number))
        if not amount:
            continue
        fate = (WON if sell else EVEN) if seat == bidder else LOST
        strokes = [Stroke(bid(seat, number), amount, "bid")]
        camps.append(Camp(seat, strokes, amount, fate))
        if seat != bidder:
            upshots.append(Upshot(seat, "outbid", NOTHING, -amount, TRIFLE, by=winner, card=piece))
    if not sell:
        paid = [Stroke(NOTHING, price, "pays_off")]
        camps.append(Camp(seller, paid, price, WON, "auctioneer"))
    return Moment("lot", piece, lot(number), camps, None, upshots, {"price": price})


def _sold(bidder: int, seller: int, piece: int, price: int) -> list[Upshot]:
    heavy = of_talents(price)
    return [
        Upshot(bidder, "bought", money(bidder), -price, max(CARD, heavy), by=seller, card=piece),
        Upshot(seller, "sold", money(seller), price, heavy, by=bidder, card=piece),
    ]


def _kept(bidder: int, seller: int, piece: int, price: int) -> list[Upshot]:
    heavy = of_talents(price)
    return [
        Upshot(seller, "kept", money(seller), -price, max(CARD, heavy), by=bidder, card=piece),
        Upshot(bidder, "paid_off", money(bidder), price, heavy, by=seller, card=piece),
    ]


def lots_free(pieces: list[int], seat: int) -> Moment:
    """Tell of all lots that nobody bid for, in one breath (S-15)."""
    upshots = [Upshot(seat, "free", piece, 1, CARD) for piece in pieces]
    facts = dict(zip(FREE_LOTS, pieces, strict=False))
    what = pieces[0] if len(pieces) == 1 else NOTHING
    return Moment("free", what, NOTHING, [], None, upshots, facts)


# Extortion


def extorted(t: Table, target: int, demand: tuple[int, int, int], *, given: bool) -> Moment:
    """Tell of a demand (the card, the price, what keeping it costs) and its answer (S.4.3)."""
    piece, price, due = demand
    extorter = t.count(ACTIVE)
    bidding = [Stroke(NOTHING, price, "offer")]
    ransom = [Stroke(NOTHING, price, "ransom")]
    if due != price:
        ransom.append(Stroke(ADVOCATE, due - price))
    camps = [
        Camp(extorter, bidding, price, WON if given else EVEN),
        Camp(target, ransom, due, EVEN if given else WON, "keeper"),
    ]
    amount = -price if given else due
    heavy = max(CARD, of_talents(amount))
    theirs = Upshot(
        extorter, "extorted" if given else "ransomed", money(extorter), amount, heavy, target, piece
    )
    own = Upshot(
        target, "gave" if given else "bought_free", money(target), -amount, heavy, extorter, piece
    )
    return Moment("extortion", piece, front(target), camps, None, [own, theirs], {"price": price})


# Cash-Ins


def joined(seat: int, host: int, price: int) -> Moment:
    """Tell what joining a Cash-In costs (S-22); an Usher makes it cheaper (S.9.2)."""
    fee = [Stroke(NOTHING, K.join_price, "fee")]
    if price != K.join_price:
        fee.append(Stroke(USHER, price - K.join_price))
    upshots = [
        Upshot(seat, "joined", money(seat), -price, of_talents(price), by=host),
        Upshot(host, "hosted", money(host), price, of_talents(price), by=seat),
    ]
    return Moment("joining", NOTHING, TREASURY, [Camp(seat, fee, price)], None, upshots, {})


def set_sold(seat: int, strokes: list[Stroke], amount: int) -> Moment:
    """Tell what each card of a set brings, and what comes on top (S.5.4)."""
    camps = [Camp(seat, strokes, amount, WON)]
    upshots = [Upshot(seat, "sale", money(seat), amount, of_talents(amount))]
    return Moment("sale", NOTHING, TREASURY, camps, None, upshots, {"seat": seat})


def places_bought(t: Table, seat: int, cheap: int, dear: int) -> Moment:
    """Tell what places cost, by the Consul's price and the usual one (S-25, S.8.3)."""
    strokes: list[Stroke] = []
    if cheap:
        strokes.append(Stroke(senate(seat), cheap * K.consul_price, "cheap_places"))
    if dear:
        strokes.append(Stroke(senate(seat), dear * K.place_price, "dear_places"))
    count = cheap + dear
    cost = cheap * K.consul_price + dear * K.place_price
    heavy = min(PLACE * count, MATCH)
    upshots = [Upshot(seat, "places", senate(seat), count, heavy, also=cost)]
    facts = {"cost": cost, "place": t.count(senate(seat)) + count, "seat": seat}
    camps = [Camp(seat, strokes, cost)]
    return Moment("places", NOTHING, senate(seat), camps, None, upshots, facts)


def consul_played(seat: int, piece: int) -> Moment:
    """Tell what a Consul opens for the rest of a Cash-In (S.8.3)."""
    upshots = [Upshot(seat, "consul", NOTHING, K.consul_places, TRIFLE, card=piece)]
    facts = {"seat": seat, "need": K.consul_price}
    return Moment("office", piece, TREASURY, [], None, upshots, facts)


def quaestor_played(seat: int, piece: int) -> Moment:
    """Tell what a Quaestor opens for the rest of a Cash-In (S.8.4)."""
    upshots = [Upshot(seat, "quaestor", NOTHING, 1, TRIFLE, card=piece)]
    return Moment("office", piece, TREASURY, [], None, upshots, {"seat": seat})


def censured(t: Table, seat: int, piece: int, target: int, *, saved: bool) -> Moment:
    """Tell of a place that a Censor moves from one seat to another (S.8.5)."""
    upshots = [Upshot(seat, "censor_parried", senate(seat), 1, PLACE, by=target, card=piece)]
    if not saved:
        upshots = [
            Upshot(seat, "censor", senate(seat), 1, PLACE, by=target, card=piece),
            Upshot(target, "censured", senate(target), -1, PLACE, by=seat, card=piece),
        ]
    facts = {"loser": target, "left": t.count(senate(target)) - (0 if saved else 1)}
    facts |= {"place": t.count(senate(seat)) + 1, "seat": seat}
    return Moment("office", piece, senate(target), [], None, upshots, facts)


def left_unused(seat: int, offices: int, places: int) -> Moment:
    """Tell what a Cash-In leaves undone that everybody can see (S.5.7)."""
    if offices and places:
        upshot = Upshot(seat, "unused", NOTHING, -offices, TRIFLE, also=places)
    elif offices:
        upshot = Upshot(seat, "unused_offices", NOTHING, -offices, TRIFLE)
    else:
        upshot = Upshot(seat, "unused_places", NOTHING, -places, TRIFLE)
    facts = {"offices": offices, "places": places, "seat": seat}
    return Moment("unused", NOTHING, TREASURY, [], None, [upshot], facts)


# Places that go


def guarded(seat: int) -> Moment:
    """Tell of a place that a Guardian saves (S.9.7)."""
    upshots = [Upshot(seat, "saved", NOTHING, 1, SAVED, card=GUARDIAN)]
    return Moment("guardian", GUARDIAN, senate(seat), [], None, upshots, {"seat": seat})


def forced_sale(t: Table, seat: int, count: int, due: int) -> Moment:
    """Tell of places that a debt makes somebody sell (S-5); the ledger shows the purse (S-6)."""
    talents = count * K.place_value
    upshots = [
        Upshot(seat, "forced", senate(seat), -count, min(PLACE * count, MATCH), also=due),
        Upshot(seat, "forced_talents", money(seat), talents, 0),
    ]
    facts = {"seat": seat, "need": due}
    if not t.setup.options["ledger"]:
        return Moment("forced", NOTHING, senate(seat), [], None, upshots, facts)
    strokes = [
        Stroke(money(seat), t.count(money(seat)), "at_hand"),
        Stroke(senate(seat), talents, "sold_places"),
    ]
    camps = [Camp(seat, strokes, t.count(money(seat)) + talents)]
    return Moment("forced", NOTHING, senate(seat), camps, due, upshots, facts)


def dropped_out(t: Table, seat: int) -> Moment:
    """Tell of a seat that leaves the match, and of what goes with it (S-3)."""
    upshots = [Upshot(seat, "out", NOTHING, -1, MATCH)]
    purse = t.count(money(seat))
    if purse:
        upshots.append(Upshot(seat, "out_talents", money(seat), -purse, 0))
    for piece in t.at(front(seat)):
        upshots.append(Upshot(seat, "out_card", piece, -1, 0))
    return Moment("out", NOTHING, senate(seat), [], None, upshots, {"seat": seat})


def spared_all(seats: list[int]) -> Moment:
    """Tell of the richest who keep a last place when all would be out (S.6.4)."""
    upshots = [Upshot(seat, "last_place", senate(seat), 1, MATCH) for seat in seats]
    return Moment("out", NOTHING, NOTHING, [], None, upshots, {})


# Turns


def turn_summed_up(t: Table) -> Moment:
    """Tell by how much every seat's place and purse have changed in a turn (S.2.1)."""
    upshots: list[Upshot] = []
    for seat in _clockwise(t, t.count(ACTIVE)):
        before = t.count(former_place(seat))
        if before:
            talents = t.count(seen(seat)) - t.count(former_money(seat))
            places = t.count(senate(seat)) - before
            upshots.append(Upshot(seat, "turn", NOTHING, talents, 0, also=places))
    return Moment("summary", NOTHING, NOTHING, [], None, upshots, {"turn": t.count(TURN_COUNT)})
