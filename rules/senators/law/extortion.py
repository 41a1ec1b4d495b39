"""Extortion: an offer for one face-up card of each rival, who sells it or buys it free."""

from rules.core.table import Step, Table
from rules.senators.facts.cards import K
from rules.senators.facts.names import ANSWER, EXTORT, front, hand, next_before
from rules.senators.facts.pieces import ADVOCATE, ENFORCER, OFFICES, PATRON_HOUSE, VALUES, has
from rules.senators.law import moments
from rules.senators.law.money import earn, pay
from rules.senators.law.turns import active, end_turn


def start(t: Table) -> None:
    """Take the bank's talents first, offer or not (S-21, S.4.1)."""
    seat = active(t)
    amount = bank_money(t, seat)
    earn(t, seat, amount, "S-21")
    t.say("receives", amount=amount, clause="S-21", seat=seat)
    next_target(t, seat)


def bank_money(t: Table, seat: int) -> int:
    """Return what a seat takes from the bank; an Enforcer brings more (S.9.4)."""
    return K.enforcer_money if has(t, seat, ENFORCER) else K.extortion_money


def next_target(t: Table, seat: int) -> None:
    """Turn to the next rival clockwise who has something to demand (S-17, S.4.2)."""
    extorter = active(t)
    target = next_before(t, seat, extorter)
    while target >= 0:
        if demandable(t, target):
            t.ask(Step(EXTORT, extorter, 0, target))
            return
        target = next_before(t, target, extorter)
    end_turn(t)


def demandable(t: Table, target: int) -> list[int]:
    """Return the cards of a seat that may be demanded: face-up ones only (S-19, S.9.10)."""
    cards = t.at(front(target))
    if has(t, target, PATRON_HOUSE):
        return [piece for piece in cards if not OFFICES[piece]]
    return cards


def demand(t: Table, target: int, piece: int, price: int) -> None:
    """Put the choice to the target; it is settled before the next offer (S.4.3, S.4.5)."""
    t.ask(Step(ANSWER, target, piece, price))


def ransom(t: Table, target: int, price: int) -> int:
    """Return what a seat pays to keep its card; an Advocate halves it (S.9.5)."""
    return -(-price // K.advocate_share) if has(t, target, ADVOCATE) else price


def _tell(t: Table, target: int, piece: int, price: int, *, given: bool) -> None:
    if t.heard:
        due = ransom(t, target, price)
        moment = moments.extorted(t, target, (piece, price, due), given=given)
        sentence = "card_given" if given else "card_bought_free"
        amount = price if given else due
        t.say(sentence, piece, amount=amount, clause="S.4.3", seat=target, moment=moment)


def give(t: Table, target: int, piece: int, price: int) -> None:
    """Sell the card to the extorter; a resource is turned face down (S-20, S.4.4)."""
    extorter = active(t)
    _tell(t, target, piece, price, given=True)
    pay(t, extorter, price, target, "S.4.3")
    t.move(piece, hand(extorter) if VALUES[piece] else front(extorter), "S-20")
    next_target(t, target)


def refuse(t: Table, target: int, piece: int, price: int) -> None:
    """Pay the extorter and keep the card; a resource is turned face down (S-20, S.4.4)."""
    _tell(t, target, piece, price, given=False)
    pay(t, target, ransom(t, target, price), active(t), "S.4.3")
    if VALUES[piece]:
        t.move(piece, hand(target), "S-20")
    next_target(t, target)
