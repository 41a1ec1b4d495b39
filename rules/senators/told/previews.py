"""What a legal move would bring, for whoever is about to make it."""

from collections.abc import Callable
from typing import Final

from rules.core.game import Readout
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.senators.facts.cards import K
from rules.senators.facts.names import VERBS, lot_of, money, owner_of, senate
from rules.senators.facts.pieces import IDS
from rules.senators.law.auction import bidding_limit, highest
from rules.senators.law.cashing import (
    brings,
    joining_price,
    laid,
    left_undone,
    price,
    sale_of,
)
from rules.senators.law.events import VOTE, guarded
from rules.senators.law.extortion import bank_money, ransom
from rules.senators.law.money import cash, means, places, short_by
from rules.senators.law.sets import appraise
from rules.senators.told.readouts import best_completion, pair_outlook

Drag = Callable[[Table, Step, Move], Readout]
Press = Callable[[Table, Step], Readout]

# The words for a Cash-In that leaves a single thing undone
LEFT_ALONE: Final = {
    "places": "would_leave_places",
    "offices": "would_leave_offices",
    "best": "would_leave_sets",
}


def _paying(t: Table, seat: int, amount: int) -> dict[str, int]:
    """Return what a payment leaves, and how many places it takes (S-5)."""
    count = short_by(t, seat, amount)
    left = cash(t, seat) + count * K.place_value - amount
    numbers = {"amount": amount, "left": left, "place": places(t, seat) - count}
    return numbers | {"places": count, "count": count}


def _seal(t: Table, step: Step, m: Move) -> Readout:
    """Tell what an offer leaves; of a vote's price that only the highest is paid (S.7.6)."""
    key = "would_seal_price" if IDS[step.what] == VOTE and m.amount else "would_seal"
    return Readout(m.onto, key, _paying(t, step.seat, m.amount))


def _bid(t: Table, step: Step, m: Move) -> Readout:
    """Tell what is left if every bid so far is won: talents, or places too (S-5, S-11)."""
    promised = means(t, step.seat) - bidding_limit(t, step.seat) + m.amount
    numbers = _paying(t, step.seat, promised)
    return Readout(m.onto, "would_bid_places" if numbers["places"] else "would_bid", numbers)


def _sell(t: Table, step: Step, m: Move) -> Readout:
    bidder, amount = highest(t, lot_of(t.where[m.what]))
    numbers = {"seat": bidder, "amount": amount, "left": cash(t, step.seat) + amount}
    return Readout(money(step.seat), "would_get", numbers)


def _keep(t: Table, step: Step, m: Move) -> Readout:
    bidder, amount = highest(t, lot_of(t.where[m.what]))
    numbers = {"seat": bidder, "amount": amount, "left": cash(t, step.seat) - amount}
    return Readout(money(step.seat), "would_keep", numbers)


def _extortion(t: Table, step: Step) -> Readout:
    amount = bank_money(t, step.seat)
    numbers = {"amount": amount, "left": cash(t, step.seat) + amount}
    return Readout(money(step.seat), "would_take", numbers)


def _offer(t: Table, step: Step, m: Move) -> Readout:
    """Tell both ways an offer can go: the card for the price, or the price for the card."""
    numbers = _paying(t, step.seat, m.amount)
    numbers["seat"] = step.amount
    numbers["gain"] = cash(t, step.seat) + ransom(t, step.amount, m.amount)
    return Readout(m.onto, "would_offer_places" if numbers["places"] else "would_offer", numbers)


def _give(t: Table, step: Step) -> Readout:
    numbers = {"amount": step.amount, "left": cash(t, step.seat) + step.amount}
    return Readout(money(step.seat), "would_give", numbers)


def _refuse(t: Table, step: Step) -> Readout:
    numbers = _paying(t, step.seat, ransom(t, step.seat, step.amount))
    key = "would_refuse_places" if numbers["places"] else "would_refuse"
    return Readout(money(step.seat), key, numbers)


def _join(t: Table, step: Step) -> Readout:
    numbers = _paying(t, step.seat, joining_price(t, step.seat))
    return Readout(money(step.seat), "would_join", numbers)


def _lay(t: Table, step: Step, m: Move) -> Readout:
    """Tell what the third card completes, or what the first ones lead to (S-24)."""
    tray = [*laid(t, step.seat), m.what]
    if len(tray) < K.set_size:
        best = best_completion(t, step.seat, tray)
        numbers = {"count": K.set_size - len(tray), "best": best}
        return Readout(m.onto, "would_lay", numbers) if best else pair_outlook(t, step.seat, tray)
    pays, run, _ = appraise(tray)
    key = "would_complete_any" if not pays else "would_complete_run" if run else "would_complete"
    return Readout(m.onto, key, {"amount": brings(sale_of(t, step.seat, tray))})


def _sell_set(t: Table, step: Step) -> Readout:
    amount = brings(sale_of(t, step.seat, laid(t, step.seat)))
    numbers = {"amount": amount, "left": cash(t, step.seat) + amount}
    return Readout(money(step.seat), "would_sell", numbers)


def _finish(t: Table, step: Step) -> Readout:
    """Tell what would be left undone: places to buy, offices to play, sets to sell (S.5.7)."""
    seat = step.seat
    numbers = left_undone(t, seat)
    undone = [name for name in numbers if numbers[name]]
    key = "would_leave_undone" if undone else "would_finish"
    if len(undone) == 1:
        key = LEFT_ALONE[undone[0]]
        numbers["count"] = numbers[undone[0]]
    return Readout(money(seat), key, numbers | {"left": cash(t, seat)})


def _play(t: Table, step: Step, m: Move) -> Readout:
    """Tell what an office does (S.8.3 to S.8.5)."""
    kind = IDS[m.what]
    if kind == "consul":
        return Readout(m.onto, "would_consul", {"count": K.consul_places, "need": K.consul_price})
    if kind == "quaestor":
        return Readout(m.onto, "would_quaestor", {})
    seat = owner_of(t, m.onto)
    numbers = {"seat": seat, "have": places(t, seat) - 1, "place": places(t, step.seat) + 1}
    if guarded(t, seat):
        return Readout(m.onto, "would_censor_guarded", numbers)
    return Readout(m.onto, "would_censor" if numbers["have"] else "would_censor_out", numbers)


def _buy(t: Table, step: Step, m: Move) -> Readout:
    cost = price(t, m.amount)
    numbers = {"amount": cost, "place": places(t, step.seat) + m.amount}
    numbers["left"] = cash(t, step.seat) - cost
    return Readout(m.onto, "would_buy", numbers)


def _convert(t: Table, step: Step, m: Move) -> Readout:
    left = cash(t, step.seat) + m.amount * K.place_value
    numbers = {"place": places(t, step.seat) - m.amount, "left": left}
    return Readout(m.onto, "would_convert", numbers) if numbers["place"] else _leave(step)


def _leave(step: Step) -> Readout:
    return Readout(senate(step.seat), "would_leave", {"seat": step.seat})


DRAGS: Final[dict[str, Drag]] = {
    "seal": _seal,
    "bid": _bid,
    "sell": _sell,
    "keep": _keep,
    "offer": _offer,
    "lay": _lay,
    "play": _play,
    "buy": _buy,
    "convert": _convert,
}
PRESSES: Final[dict[str, Press]] = {
    "extortion": _extortion,
    "give": _give,
    "refuse": _refuse,
    "join": _join,
    "sell_set": _sell_set,
    "finish": _finish,
}
LEAVING: Final = "leave"


def preview(t: Table, m: Move) -> Readout | None:
    """Return what a move of the deciding seat would bring, where that is worth a word."""
    step = t.agenda[-1]
    name = VERBS[m.verb]
    if name in DRAGS:
        return DRAGS[name](t, step, m)
    if name in PRESSES:
        return PRESSES[name](t, step)
    return _leave(step) if name == LEAVING else None
