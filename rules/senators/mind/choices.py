"""Which legal moves are worth a thought: a handful of amounts, one order of bids and of sales."""

from collections.abc import Callable
from typing import Final

from rules.core.moves import Move
from rules.senators.facts.cards import K
from rules.senators.facts.names import (
    ACTION,
    ANSWER,
    BID,
    CASH,
    CHEAP,
    CONFIRM,
    EXTORT,
    JOIN,
    LICENCE,
    LOT_PLACES,
    LOTS,
    OFFER,
    SETTLE,
    bid,
    lot,
    lot_of,
    owner_of,
    place_of,
)
from rules.senators.facts.pieces import PEDDLER, VALUES, has
from rules.senators.law.auction import highest, open_lots
from rules.senators.law.cashing import joining_price, laid
from rules.senators.law.extortion import demandable
from rules.senators.law.sets import PARTNERS, bits, pair_pay
from rules.senators.mind.decision import (
    AUCTION,
    BIDS,
    BUY,
    CASHES,
    CONVERT,
    DONE,
    EXTORTION,
    FINISH,
    JOINS,
    LAY,
    OFFERS,
    PLAY,
    RELENT,
    SELL_SET,
    STAY,
    Decision,
)
from rules.senators.mind.outlook import CENSOR, CONSUL, KINDS, QUAESTOR
from rules.senators.mind.prior import cash_scores, consul_gain
from rules.senators.mind.worth import MOST, assess, best_sale, cards_of, sets_in

STEPS: Final = [0.3, 0.45, 0.6, 0.75, 0.9]  # shares of a card's worth that are bid
DEMANDS: Final = [0.35, 0.5, 0.6, 0.75]  # shares of a card's worth to its owner that are offered
NOTHING_BID: Final[set[int]] = set()
LADDER: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 19, 22, 26, 30]
DEAREST: Final = 3  # cards of a rival that are worth an offer
LEAST: Final = 4  # what a Quaestor's sale must bring for each card to be thought of
LATE: Final = 0.8  # a chance of another Cash-In below which this one counts as the last
RICH: Final = 16  # a sale for which even a place is sold to join


def action_choices(decision: Decision, moves: list[Move]) -> list[Move]:
    """Leave out a Cash-In in which nothing would be done, and an extortion of nobody."""
    kept = {AUCTION}
    if can_profit(decision, 0):
        kept.add(CASHES)
    if any(demandable(decision.t, side.seat) for side in decision.rivals()):
        kept.add(EXTORTION)
    return [m for m in moves if m.verb in kept]


def can_profit(decision: Decision, fee: int) -> bool:
    """Tell whether there is something to do in a Cash-In: to sell, to play or to buy."""
    me = decision.me
    pays, _, _, three = assess(me.mask)
    purse = me.money - fee
    if pays:
        return pays > 2 * fee or purse + pays >= K.place_price
    if me.offices[CENSOR]:
        return True
    if me.offices[QUAESTOR] and three >= LEAST * K.set_size:
        return purse + three >= K.place_price
    later = decision.later()
    if me.offices[CONSUL] and purse >= 2 * K.consul_price and consul_gain(purse, later) > 0.0:
        return True
    counts = _some(max(purse, 0) // K.place_price)
    return any(buying_gain(decision, purse, count) > 0.0 for count in counts)


def buying_gain(decision: Decision, purse: int, count: int) -> float:
    """Return what a purse gains that buys places now against one that waits."""
    later = decision.later()
    paid = K.place_price * count
    return paid + decision.reserve(purse - paid, later) - decision.reserve(purse, later)


def _some(most: int) -> set[int]:
    """Return how many places at once are thought of: all that can be paid, or half of them."""
    return {most, (most + 1) // 2}


def offer_choices(decision: Decision, moves: list[Move]) -> list[Move]:
    """Keep a ladder of offers; more than the richest rival has, and one, is thrown away."""
    most = max([side.money for side in decision.rivals()], default=0)
    top = min(most + 1, decision.me.money)
    return [
        m
        for m in moves
        if m.verb != CONVERT and m.amount <= top and (m.amount == top or m.amount in LADDER)
    ]


def bid_choices(decision: Decision, moves: list[Move]) -> list[Move]:
    """Keep bids within worth and purse, for every lot that has no token yet."""
    t, seat = decision.t, decision.step.seat
    purse = decision.me.money
    for number in range(LOTS):
        if highest(t, number)[0] == seat:
            purse -= t.count(bid(seat, number))
    wanted = {lot(number): NOTHING_BID for number in range(LOTS)}
    for number in open_lots(t):
        if not t.count(bid(seat, number)):
            wanted[lot(number)] = _prices(decision, number, purse)
    return [m for m in moves if (m.amount in wanted[m.onto] if m.verb == BIDS else m.verb == DONE)]


def _prices(decision: Decision, number: int, purse: int) -> set[int]:
    """Return some bids for a lot: the least, and shares of what it is worth to the bidder."""
    me = decision.me
    piece = decision.t.places[LOT_PLACES + number][0]
    worth = decision.price(me, decision.gain(me, piece))
    least = highest(decision.t, number)[1] + 1
    top = min(purse, int(worth), MOST[piece])
    amounts = {max(least, round(share * worth)) for share in STEPS} | {least}
    return {amount for amount in amounts if amount <= top}


def settle_choices(decision: Decision, moves: list[Move]) -> list[Move]:
    """Settle one lot at a time: first those that rather are sold, for their talents."""
    t, me = decision.t, decision.me

    def eager(number: int) -> float:
        piece = t.places[LOT_PLACES + number][0]
        amount = highest(t, number)[1]
        return decision.earns(me, amount) + decision.cost(me, amount) - decision.gain(me, piece)

    lots = open_lots(t)
    best = max(lots, key=eager)
    return [m for m in moves if m.verb != CONVERT and lot_of(place_of(t, m.what)) == best]


def extort_choices(decision: Decision, moves: list[Move]) -> list[Move]:
    """Keep a few prices for the dearest cards, within the purse."""
    victim = decision.sides[decision.step.amount]
    me = decision.me
    cards: dict[int, float] = {}
    for m in moves:
        if m.verb == OFFERS and m.onto not in cards:
            cards[m.onto] = decision.loss(victim, m.onto)
    dearest = sorted(cards, key=cards.__getitem__, reverse=True)[:DEAREST]
    wanted: set[tuple[int, int]] = set()
    for piece in dearest:
        worth = decision.price(victim, cards[piece])
        for share in DEMANDS:
            amount = max(1, round(share * worth))
            if amount <= me.money:
                wanted.add((piece, amount))
    return [
        m
        for m in moves
        if ((m.onto, m.amount) in wanted if m.verb == OFFERS else m.verb != CONVERT and not m.what)
    ]


def answer_choices(_decision: Decision, moves: list[Move]) -> list[Move]:
    """Sell no places beforehand: whatever must be sold is sold by itself."""
    return [m for m in moves if not m.what]


def join_choices(decision: Decision, moves: list[Move]) -> list[Move]:
    """Join only with something to sell or to buy; for a rich sale even a place may go."""
    me = decision.me
    fee = joining_price(decision.t, me.seat)
    kept = {STAY}
    if can_profit(decision, fee):
        kept.add(JOINS)
        pays, _, _, three = assess(me.mask)
        if me.offices[QUAESTOR]:
            pays += three
        if me.money < fee and me.places > 2 and pays >= RICH:  # noqa: PLR2004
            kept.add(CONVERT)
    return [m for m in moves if m.verb in kept and m.amount <= 1]  # a place at a time


def cash_choices(decision: Decision, moves: list[Move]) -> list[Move]:
    """Sell the best sets in one order, then play offices, then buy, then finish."""
    lay = _next_to_lay(decision)
    if laid(decision.t, decision.step.seat):
        onward = [m for m in moves if m.verb == SELL_SET or (m.verb == LAY and m.what == lay)]
        return onward or [m for m in moves if m.verb == FINISH]
    most = max([m.amount for m in moves if m.verb == BUY], default=0)
    if most > 1 and decision.me.offices[CONSUL] and not decision.t.count(CHEAP):
        most = 0  # the Consul comes first
    bought = _some(most)
    kept: list[Move] = []
    for m in moves:
        if m.verb == LAY:
            useful = m.what == lay
        elif m.verb == PLAY:
            useful = _worth_playing(decision, m)
        else:
            useful = m.amount in bought if m.verb == BUY else m.verb == FINISH
        if useful:
            kept.append(m)
    return _hurried(decision, _busy(decision, kept))


def _busy(decision: Decision, moves: list[Move]) -> list[Move]:
    """Leave finishing for when nothing else looks good: nobody cashes in to do nothing."""
    onward = [m for m in moves if m.verb != FINISH]
    return onward if max(cash_scores(decision, onward), default=0.0) > 0.0 else moves


def _hurried(decision: Decision, moves: list[Move]) -> list[Move]:
    """Leave nothing undone where there may be no other time."""
    if decision.later() > LATE:
        return moves
    most = max([m.amount for m in moves if m.verb == BUY], default=0)
    rest = [m for m in moves if m.verb != FINISH and m.amount in {0, most}]
    return rest or moves


def _next_to_lay(decision: Decision) -> int:
    """Return the next card of the best sale, or 0."""
    seat = decision.step.seat
    tray = bits(laid(decision.t, seat))
    mask = decision.me.mask
    wanted = 0
    if tray:
        best = -1
        for pay, found in sets_in(mask):
            if found & tray == tray:
                total = pay + best_sale(mask & ~found)[0]
                if total > best:
                    best, wanted = total, found
    else:
        sets = best_sale(mask)[1]
        wanted = sets[0] if sets else 0
    if not wanted and decision.t.count(LICENCE):
        wanted = tray | _highest_loose(mask & ~tray, K.set_size - tray.bit_count())
    if not wanted and has(decision.t, seat, PEDDLER):
        wanted = _dearest_pair(mask, tray)
    rest = cards_of(wanted & ~tray)
    return rest[0] if rest else 0


def _highest_loose(mask: int, count: int) -> int:
    """Return the highest resources of a hand, lowest ref first among equals, as a bit mask."""
    resources = [piece for piece in cards_of(mask) if VALUES[piece]]
    resources.sort(key=VALUES.__getitem__, reverse=True)
    return bits(resources[:count]) if len(resources) >= count else 0


def _dearest_pair(mask: int, tray: int) -> int:
    """Return the two cards of one number that a Peddler sells for most, as a bit mask."""
    best, wanted = 0, 0
    for piece in cards_of(tray or mask):
        for other in cards_of(PARTNERS[piece] & mask):
            pay = pair_pay(piece, other)
            if pay > best:
                best, wanted = pay, 1 << piece | 1 << other
    return wanted


def _worth_playing(decision: Decision, m: Move) -> bool:
    """Tell whether an office would do its work now."""
    kind = KINDS[m.what]
    if kind == CENSOR:
        rival = owner_of(decision.t, m.onto)
        return decision.envy[rival] == max(decision.envy) or decision.sides[rival].places == _most(
            decision
        )
    if kind == CONSUL:
        return decision.me.money >= 2 * K.consul_price and not decision.t.count(CHEAP)
    pays, _, _, three = assess(decision.me.mask)
    return not pays and three >= LEAST * K.set_size and not decision.t.count(LICENCE)


def _most(decision: Decision) -> int:
    """Return the highest place of a rival."""
    return max(side.places for side in decision.sides if side.seat != decision.step.seat)


def confirm_choices(_decision: Decision, moves: list[Move]) -> list[Move]:
    """Stay in the match."""
    return [m for m in moves if m.verb == RELENT]


Choose = Callable[[Decision, list[Move]], list[Move]]

CHOICES: Final[dict[int, Choose]] = {
    ACTION: action_choices,
    OFFER: offer_choices,
    BID: bid_choices,
    SETTLE: settle_choices,
    EXTORT: extort_choices,
    ANSWER: answer_choices,
    JOIN: join_choices,
    CASH: cash_choices,
    CONFIRM: confirm_choices,
}
