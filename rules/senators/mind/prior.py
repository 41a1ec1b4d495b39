"""Which moves look good at first sight: talents gained, less a share of what rivals gain."""

from collections.abc import Callable
from typing import Final

from rules.core.moves import Move
from rules.senators.facts.cards import K
from rules.senators.facts.names import (
    ACTION,
    ACTIVE,
    ANSWER,
    BID,
    CASH,
    CONFIRM,
    EXTORT,
    JOIN,
    LICENCE,
    LOT_PLACES,
    OFFER,
    SETTLE,
    SUPPORT,
    lot_of,
    owner_of,
)
from rules.senators.facts.pieces import IDS
from rules.senators.law.auction import highest
from rules.senators.law.cashing import joining_price, price
from rules.senators.law.events import CANVASS, DEFICIT, VOTE, target
from rules.senators.law.extortion import ransom
from rules.senators.mind.decision import (
    AUCTION,
    BAD,
    BIDS,
    BUY,
    CONVERT,
    EXTORTION,
    FINISH,
    GIVE,
    JOINS,
    LAY,
    OFFERS,
    PLAY,
    RELENT,
    SELL,
    SELL_SET,
    Decision,
)
from rules.senators.mind.outlook import CENSOR, CONSUL, KINDS, Side
from rules.senators.mind.worth import assess

# Auctions


def lot_prospect(decision: Decision, piece: int, bidder: int, amount: int) -> float:
    """Return what a lot brings the deciding seat if this bid stays the highest."""
    seller = decision.sides[decision.t.count(ACTIVE)]
    wish = decision.gain(seller, piece)
    if not amount:
        return -decision.envy[seller.seat] * wish
    buyer = decision.sides[bidder]
    worth = decision.gain(buyer, piece)
    spent = decision.cost(seller, amount)
    sells = decision.likely(decision.earns(seller, amount) + spent - wish)
    if amount > seller.money:
        sells = 1.0
    bought = worth - decision.cost(buyer, amount)
    paid = decision.earns(buyer, amount)
    own = sells * bought + (1.0 - sells) * paid
    rest = sells * decision.earns(seller, amount) + (1.0 - sells) * (wish - spent)
    if bidder != decision.step.seat:
        own *= -decision.envy[bidder]
    return own - decision.envy[seller.seat] * rest


def bid_scores(decision: Decision, moves: list[Move]) -> list[float]:
    """Judge bids by what buying, or being paid off, is worth against leaving the lot alone."""
    t = decision.t
    idle: dict[int, float] = {}
    result: list[float] = []
    for m in moves:
        if m.verb != BIDS:
            result.append(0.0 if m.verb != CONVERT else BAD)
            continue
        number = lot_of(m.onto)
        piece = t.places[LOT_PLACES + number][0]
        if number not in idle:
            leader, amount = highest(t, number)
            idle[number] = lot_prospect(decision, piece, leader, amount)
        result.append(lot_prospect(decision, piece, decision.step.seat, m.amount) - idle[number])
    return result


def settle_scores(decision: Decision, moves: list[Move]) -> list[float]:
    """Judge selling and keeping by what both sides get."""
    result: list[float] = []
    me = decision.me
    for m in moves:
        if m.verb == CONVERT:
            result.append(BAD)
            continue
        leader, amount = highest(decision.t, lot_of(decision.t.where[m.what]))
        other = decision.sides[leader]
        if m.verb == SELL:
            own = decision.earns(me, amount)
            rest = decision.gain(other, m.what) - decision.cost(other, amount)
        else:
            own = decision.gain(me, m.what) - decision.cost(me, amount)
            rest = decision.earns(other, amount)
        result.append(own - decision.envy[leader] * rest)
    return result


# Extortion


def demand_prospect(decision: Decision, victim: Side, piece: int, amount: int) -> float:
    """Return what an offer brings, weighing both answers of the victim."""
    me = decision.me
    worth = decision.loss(victim, piece)
    due = ransom(decision.t, victim.seat, amount)
    free = decision.cost(victim, due)
    sold = decision.earns(victim, amount) - worth
    gives = decision.likely(sold + free)
    if due > victim.money + K.place_value * (victim.places - 1):
        gives = 1.0
    envy = decision.envy[victim.seat]
    given = decision.gain(me, piece) - decision.cost(me, amount) - envy * sold
    kept = decision.earns(me, due) + envy * free
    return gives * given + (1.0 - gives) * kept


def extort_scores(decision: Decision, moves: list[Move]) -> list[float]:
    """Judge offers; leaving a rival alone brings nothing."""
    victim = decision.sides[decision.step.amount]
    return [
        demand_prospect(decision, victim, m.onto, m.amount)
        if m.verb == OFFERS
        else (BAD if m.verb == CONVERT else 0.0)
        for m in moves
    ]


def answer_scores(decision: Decision, moves: list[Move]) -> list[float]:
    """Judge giving against paying."""
    me = decision.me
    piece, amount = decision.step.what, decision.step.amount
    extorter = decision.sides[decision.t.count(ACTIVE)]
    envy = decision.envy[extorter.seat]
    due = ransom(decision.t, me.seat, amount)
    given = decision.earns(me, amount) - decision.loss(me, piece)
    given -= envy * (decision.gain(extorter, piece) - decision.cost(extorter, amount))
    kept = -decision.cost(me, due) - envy * decision.earns(extorter, due)
    return [given if m.verb == GIVE else BAD if m.verb == CONVERT else kept for m in moves]


# Sealed offers


def offer_scores(decision: Decision, moves: list[Move]) -> list[float]:
    """Judge sealed offers against rivals who offer anything up to the usual."""
    kind = IDS[decision.step.what]
    usual = decision.prior.usual[kind]
    rivals = [min(usual, side.money) for side in decision.rivals()]
    result: list[float] = []
    for m in moves:
        if m.verb == CONVERT:
            result.append(BAD)
        elif kind == VOTE:
            result.append(_vote_prospect(decision, rivals, m.amount))
        else:
            result.append(_seal_prospect(decision, kind, rivals, m.amount))
    return result


def _vote_prospect(decision: Decision, rivals: list[float], amount: int) -> float:
    wins = 1.0
    for most in rivals:
        # Rivals rather offer near the usual: the square of the share of the way to it.
        wins *= min(1.0, amount / (most + 1.0)) ** 2 if amount else 0.0
    return wins * (K.place_price - decision.cost(decision.me, amount))


def _seal_prospect(decision: Decision, kind: str, rivals: list[float], amount: int) -> float:
    highest_of_all = 1.0
    lowest_of_all = 1.0
    for most in rivals:
        lower = min(1.0, amount / (most + 1.0))
        highest_of_all *= lower
        lowest_of_all *= 1.0 - lower
    wins, loses = 1.0, 1.0
    if kind == CANVASS:
        loses = 0.0
    elif kind == DEFICIT:
        wins = decision.likely(amount + sum(rivals) / 2 - target(decision.t))
        loses = 1.0 - wins
    danger = K.place_price if decision.me.places > 1 else 10 * K.place_price
    prospect = wins * highest_of_all * K.place_price - loses * lowest_of_all * danger
    return prospect - decision.cost(decision.me, amount)


# Turns and Cash-Ins


def action_scores(decision: Decision, moves: list[Move]) -> list[float]:
    """Judge the three actions; much is yet to come, so the looks count little."""
    me = decision.me
    weights = decision.prior
    result: list[float] = []
    for m in moves:
        if m.verb == AUCTION:
            looks = weights.auction * me.chance
        elif m.verb == EXTORTION:
            looks = decision.earns(me, K.extortion_money) + weights.threat * me.chance
        else:
            looks = BAD if m.verb == CONVERT else _profit(decision, 0)
        result.append(weights.hunch * looks)
    return result


def _profit(decision: Decision, fee: int) -> float:
    """Return what cashing in now brings against waiting for another time."""
    me = decision.me
    later = decision.later()
    pays = assess(me.mask)[0]
    total = max(me.money - fee + pays, 0)
    places = total // K.place_price
    rest = decision.reserve(total - K.place_price * places, later)
    profit = max(K.place_price * places + rest, decision.reserve(total, later))
    profit -= decision.reserve(me.money, later) + later * decision.outlook.sale * pays
    if me.offices[CENSOR]:
        profit += decision.outlook.censor * (1.0 - later)
    if me.offices[CONSUL]:
        saved = K.place_price - K.consul_price
        profit += min(places, K.consul_places) * saved * (1.0 - later)
    return profit


def join_scores(decision: Decision, moves: list[Move]) -> list[float]:
    """Judge joining a Cash-In by what it saves from the end of the match."""
    fee = joining_price(decision.t, decision.step.seat)
    profit = _profit(decision, fee) - decision.envy[decision.t.count(ACTIVE)] * fee
    result: list[float] = []
    for m in moves:
        if m.verb == CONVERT:
            result.append(profit - K.place_value)
        else:
            result.append(profit if m.verb == JOINS else 0.0)
    return result


def cash_scores(decision: Decision, moves: list[Move]) -> list[float]:
    """Judge what to do in a Cash-In: sell, play, buy, and only then finish."""
    return [_cash_score(decision, m, decision.later()) for m in moves]


def _cash_score(decision: Decision, m: Move, later: float) -> float:
    me = decision.me
    if m.verb == LAY:
        pays, _, _, three = assess(me.mask)
        return 1.0 + (1.0 - later) * (three if decision.t.count(LICENCE) else pays)
    if m.verb == SELL_SET:
        return 2.0
    if m.verb == PLAY:
        return _office_score(decision, m, later)
    if m.verb == BUY:
        paid = price(decision.t, m.amount)
        rest = decision.reserve(me.money - paid, later)
        return K.place_price * m.amount + rest - decision.reserve(me.money, later)
    return 0.0 if m.verb == FINISH else BAD


def _office_score(decision: Decision, m: Move, later: float) -> float:
    me = decision.me
    if KINDS[m.what] == CENSOR:
        rival = owner_of(decision.t, m.onto)
        return K.place_price * (1.0 + decision.envy[rival]) - later * decision.outlook.censor
    if KINDS[m.what] == CONSUL:
        return consul_gain(me.money, later)
    three = assess(me.mask)[3]
    return three * (1.0 - later * decision.outlook.dump) - later * decision.outlook.quaestor


def consul_gain(purse: int, later: float) -> float:
    """Return what a Consul saves now against another time, when the purse may be full."""
    places = min(purse // K.consul_price, K.consul_places)
    saved = K.place_price - K.consul_price
    return saved * (places - later * (K.consul_places - 0.5))


def support_scores(decision: Decision, moves: list[Move]) -> list[float]:
    """Judge support cards by what they usually bring."""
    return [decision.prior.supports[IDS[m.what]] for m in moves]


def confirm_scores(_decision: Decision, moves: list[Move]) -> list[float]:
    """Stay in the match."""
    return [0.0 if m.verb == RELENT else BAD for m in moves]


Judge = Callable[[Decision, list[Move]], list[float]]

JUDGES: Final[dict[int, Judge]] = {
    SUPPORT: support_scores,
    ACTION: action_scores,
    OFFER: offer_scores,
    BID: bid_scores,
    SETTLE: settle_scores,
    EXTORT: extort_scores,
    ANSWER: answer_scores,
    JOIN: join_scores,
    CASH: cash_scores,
    CONFIRM: confirm_scores,
}
