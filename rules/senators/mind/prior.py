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
from rules.senators.mind.outlook import CENSOR, CONSUL, KINDS, Side
from rules.senators.mind.scene import (
    AUCTION,
    BAD,
    BIDS,
    BUY,
    EXTORTION,
    FINISH,
    GIVE,
    JOINS,
    LAY,
    OFFERS,
    PAIR,
    PLAY,
    RELENT,
    SELL,
    SHEDS,
    Scene,
)
from rules.senators.mind.worth import assess

# Auctions


def lot_prospect(scene: Scene, piece: int, bidder: int, amount: int) -> float:
    """Return what a lot brings the deciding seat if this bid stays the highest."""
    seller = scene.sides[scene.t.count(ACTIVE)]
    wish = scene.gain(seller, piece)
    if not amount:
        return -scene.envy[seller.seat] * wish
    buyer = scene.sides[bidder]
    worth = scene.gain(buyer, piece)
    spent = scene.cost(seller, amount)
    sells = scene.likely(scene.earns(seller, amount) + spent - wish)
    if amount > seller.money:
        sells = 1.0
    bought = worth - scene.cost(buyer, amount)
    paid = scene.earns(buyer, amount)
    own = sells * bought + (1.0 - sells) * paid
    rest = sells * scene.earns(seller, amount) + (1.0 - sells) * (wish - spent)
    if bidder != scene.step.seat:
        own *= -scene.envy[bidder]
    return own - scene.envy[seller.seat] * rest


def bid_scores(scene: Scene, moves: list[Move]) -> list[float]:
    """Judge bids by what buying, or being paid off, is worth against leaving the lot alone."""
    t = scene.t
    idle: dict[int, float] = {}
    result: list[float] = []
    for m in moves:
        if m.verb != BIDS:
            result.append(0.0 if m.verb not in SHEDS else BAD)
            continue
        number = lot_of(m.onto)
        piece = t.places[LOT_PLACES + number][0]
        if number not in idle:
            leader, amount = highest(t, number)
            idle[number] = lot_prospect(scene, piece, leader, amount)
        result.append(lot_prospect(scene, piece, scene.step.seat, m.amount) - idle[number])
    return result


def settle_scores(scene: Scene, moves: list[Move]) -> list[float]:
    """Judge selling and keeping by what both sides get."""
    result: list[float] = []
    me = scene.me
    for m in moves:
        if m.verb in SHEDS:
            result.append(BAD)
            continue
        leader, amount = highest(scene.t, lot_of(scene.t.where[m.what]))
        other = scene.sides[leader]
        if m.verb == SELL:
            own = scene.earns(me, amount)
            rest = scene.gain(other, m.what) - scene.cost(other, amount)
        else:
            own = scene.gain(me, m.what) - scene.cost(me, amount)
            rest = scene.earns(other, amount)
        result.append(own - scene.envy[leader] * rest)
    return result


# Extortion


def demand_prospect(scene: Scene, victim: Side, piece: int, amount: int) -> float:
    """Return what an offer brings, weighing both answers of the victim."""
    me = scene.me
    worth = scene.loss(victim, piece)
    due = ransom(scene.t, victim.seat, amount)
    free = scene.cost(victim, due)
    sold = scene.earns(victim, amount) - worth
    gives = scene.likely(sold + free)
    if due > victim.money + K.place_value * (victim.places - 1):
        gives = 1.0
    envy = scene.envy[victim.seat]
    given = scene.gain(me, piece) - scene.cost(me, amount) - envy * sold
    kept = scene.earns(me, due) + envy * free
    return gives * given + (1.0 - gives) * kept


def extort_scores(scene: Scene, moves: list[Move]) -> list[float]:
    """Judge offers; leaving a rival alone brings nothing."""
    victim = scene.sides[scene.step.amount]
    return [
        demand_prospect(scene, victim, m.onto, m.amount)
        if m.verb == OFFERS
        else (BAD if m.verb in SHEDS else 0.0)
        for m in moves
    ]


def answer_scores(scene: Scene, moves: list[Move]) -> list[float]:
    """Judge giving against paying."""
    me = scene.me
    piece, amount = scene.step.what, scene.step.amount
    extorter = scene.sides[scene.t.count(ACTIVE)]
    envy = scene.envy[extorter.seat]
    due = ransom(scene.t, me.seat, amount)
    given = scene.earns(me, amount) - scene.loss(me, piece)
    given -= envy * (scene.gain(extorter, piece) - scene.cost(extorter, amount))
    kept = -scene.cost(me, due) - envy * scene.earns(extorter, due)
    return [given if m.verb == GIVE else BAD if m.verb in SHEDS else kept for m in moves]


# Sealed offers


def offer_scores(scene: Scene, moves: list[Move]) -> list[float]:
    """Judge sealed offers against rivals who offer anything up to the usual."""
    kind = IDS[scene.step.what]
    usual = scene.prior.usual[kind]
    rivals = [
        min(usual, side.money)
        for side in scene.sides
        if side.places > 0 and side.seat != scene.step.seat
    ]
    result: list[float] = []
    for m in moves:
        if m.verb in SHEDS:
            result.append(BAD)
        elif kind == VOTE:
            result.append(_vote_prospect(scene, rivals, m.amount))
        else:
            result.append(_seal_prospect(scene, kind, rivals, m.amount))
    return result


def _vote_prospect(scene: Scene, rivals: list[float], amount: int) -> float:
    wins = 1.0
    for most in rivals:
        # Rivals rather offer near the usual: the square of the share of the way to it.
        wins *= min(1.0, amount / (most + 1.0)) ** 2 if amount else 0.0
    return wins * (K.place_price - scene.cost(scene.me, amount))


def _seal_prospect(scene: Scene, kind: str, rivals: list[float], amount: int) -> float:
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
        wins = scene.likely(amount + sum(rivals) / 2 - target(scene.t))
        loses = 1.0 - wins
    danger = K.place_price if scene.me.places > 1 else 10 * K.place_price
    prospect = wins * highest_of_all * K.place_price - loses * lowest_of_all * danger
    return prospect - scene.cost(scene.me, amount)


# Turns and Cash-Ins


def action_scores(scene: Scene, moves: list[Move]) -> list[float]:
    """Judge the three actions; much is yet to come, so the looks count little."""
    me = scene.me
    weights = scene.prior
    result: list[float] = []
    for m in moves:
        if m.verb == AUCTION:
            looks = weights.auction * me.chance
        elif m.verb == EXTORTION:
            looks = scene.earns(me, K.extortion_money) + weights.threat * me.chance
        else:
            looks = BAD if m.verb in SHEDS else _profit(scene, 0)
        result.append(weights.hunch * looks)
    return result


def _profit(scene: Scene, fee: int) -> float:
    """Return what cashing in now brings against waiting for another time."""
    me = scene.me
    later = scene.later()
    pays = assess(me.mask)[0]
    total = max(me.money - fee + pays, 0)
    places = total // K.place_price
    rest = scene.reserve(total - K.place_price * places, later)
    profit = max(K.place_price * places + rest, scene.reserve(total, later))
    profit -= scene.reserve(me.money, later) + later * scene.outlook.sale * pays
    if me.offices[CENSOR]:
        profit += scene.outlook.censor * (1.0 - later)
    if me.offices[CONSUL]:
        saved = K.place_price - K.consul_price
        profit += min(places, K.consul_places) * saved * (1.0 - later)
    return profit


def join_scores(scene: Scene, moves: list[Move]) -> list[float]:
    """Judge joining a Cash-In by what it saves from the end of the match."""
    fee = joining_price(scene.t, scene.step.seat)
    profit = _profit(scene, fee) - scene.envy[scene.t.count(ACTIVE)] * fee
    result: list[float] = []
    for m in moves:
        if m.verb in SHEDS:
            result.append(profit - K.place_value)
        else:
            result.append(profit if m.verb == JOINS else 0.0)
    return result


def cash_scores(scene: Scene, moves: list[Move]) -> list[float]:
    """Judge what to do in a Cash-In: sell, play, buy, and only then finish."""
    return [_cash_score(scene, m, scene.later()) for m in moves]


def _cash_score(scene: Scene, m: Move, later: float) -> float:
    me = scene.me
    if m.verb == LAY:
        pays, _, _, three = assess(me.mask)
        return 1.0 + (1.0 - later) * (three if scene.t.count(LICENCE) else pays)
    if m.verb == PAIR:
        return 2.0
    if m.verb == PLAY:
        return _office_score(scene, m, later)
    if m.verb == BUY:
        paid = price(scene.t, m.amount)
        rest = scene.reserve(me.money - paid, later)
        return K.place_price * m.amount + rest - scene.reserve(me.money, later)
    return 0.0 if m.verb == FINISH else BAD


def _office_score(scene: Scene, m: Move, later: float) -> float:
    me = scene.me
    if KINDS[m.what] == CENSOR:
        rival = owner_of(scene.t, m.onto)
        return K.place_price * (1.0 + scene.envy[rival]) - later * scene.outlook.censor
    if KINDS[m.what] == CONSUL:
        places = min(me.money // K.consul_price, K.consul_places)
        saved = K.place_price - K.consul_price
        return saved * (places - later * (K.consul_places - 0.5))
    three = assess(me.mask)[3]
    return three * (1.0 - later * scene.outlook.dump) - later * scene.outlook.quaestor


def support_scores(scene: Scene, moves: list[Move]) -> list[float]:
    """Judge support cards by what they usually bring."""
    return [scene.prior.supports[IDS[m.what]] for m in moves]


def confirm_scores(_scene: Scene, moves: list[Move]) -> list[float]:
    """Stay in the match."""
    return [0.0 if m.verb == RELENT else BAD for m in moves]


Judge = Callable[[Scene, list[Move]], list[float]]

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
