"""The auction: four lots, one round of bids, and the active player's choice for each."""

from typing import Final

from rules.core.table import NOBODY, Step, Table
from rules.senators.facts.names import (
    BID,
    BIDS,
    COUNTERS_EACH,
    DECKS,
    LOT_PLACES,
    LOTS,
    PILES,
    SETTLE,
    bid,
    deck,
    front,
    lot,
    next_before,
    pile,
)
from rules.senators.law import moments
from rules.senators.law.money import discard, means, pay
from rules.senators.law.turns import active, end_turn

SENTENCES: Final = ["free", "free_two", "free_three", "free_four"]  # the sentence for so many lots


def available(t: Table) -> bool:
    """Tell whether any deck can give a card, its discards included (S-10, S-28)."""
    return any(t.places[DECKS + i] or t.places[PILES + i] for i in range(LOTS))


def start(t: Table) -> None:
    """Turn up one card of each deck (S.3.1, S-10) and ask the left neighbour first (S-13)."""
    for number in range(LOTS):
        if not t.at(deck(number)):
            _renew(t, number)
        cards = t.at(deck(number))
        if cards:
            t.move(cards[-1], lot(number), "S.3.1")
    next_bidder(t, active(t))


def _renew(t: Table, number: int) -> None:
    """Shuffle the discards of an empty deck into a new one (S-28)."""
    for piece in t.at(pile(number))[:]:
        t.move(piece, deck(number), "S-28")
    if t.at(deck(number)):
        t.shuffle(deck(number), "S-28")


def next_bidder(t: Table, seat: int) -> None:
    """Let each other player bid once, clockwise; then settle (S-13, S.3.2, S.3.4)."""
    following = next_before(t, seat, active(t))
    if following >= 0:
        t.ask(Step(BID, following))
    else:
        _begin_settling(t)


def highest(t: Table, number: int) -> tuple[int, int]:
    """Return who leads on a lot and at which price; (NOBODY, 0) without a bid (S-12)."""
    leader, price = NOBODY, 0
    index = BIDS + number
    for seat in range(t.setup.seats):
        amount = t.counts[index]
        if amount > price:
            leader, price = seat, amount
        index += COUNTERS_EACH
    return leader, price


def bidding_limit(t: Table, seat: int) -> int:
    """Return what a seat can still bid: its means less its own leading bids (S-11)."""
    left = means(t, seat)
    for number in range(LOTS):
        amount = t.counts[BIDS + seat * COUNTERS_EACH + number]
        if amount and highest(t, number)[0] == seat:
            left -= amount
    return left


def open_lots(t: Table) -> list[int]:
    """Return the lots that still wait for their buyer."""
    return [number for number in range(LOTS) if t.places[LOT_PLACES + number]]


def _begin_settling(t: Table) -> None:
    """Give lots without a bid to the active player (S-15, S.3.6), then ask about the others."""
    seat = active(t)
    free = [t.at(lot(number))[0] for number in open_lots(t) if not highest(t, number)[1]]
    if free:
        moment = moments.lots_free(free, seat) if t.heard else None
        t.say(SENTENCES[len(free) - 1], free[0], clause="S-15", seat=seat, moment=moment)
    for piece in free:
        t.move(piece, front(seat), "S-15")
    _settle_on(t)


def _settle_on(t: Table) -> None:
    if open_lots(t):
        t.ask(Step(SETTLE, active(t)))
    else:
        end_turn(t)


def settle(t: Table, number: int, *, sell: bool) -> None:
    """Settle a lot: the bidder buys it, or the active player does for the same (S.3.5, S-16)."""
    bidder, price = highest(t, number)
    seller = active(t)
    winner = bidder if sell else seller
    piece = t.at(lot(number))[0]
    if t.heard:
        moment = moments.lot_settled(t, number, bidder, price, sell=sell)
        sentence = "lot_sold" if sell else "lot_kept"
        t.say(sentence, piece, amount=price, clause="S.3.5", seat=winner, moment=moment)
    pay(t, winner, price, seller if sell else bidder, "S.3.5")
    t.move(piece, front(winner), "S.3.7")
    take_tokens(t, number)
    _settle_on(t)


def take_tokens(t: Table, number: int) -> None:
    """Take every token off the price track of a lot."""
    for seat in range(t.setup.seats):
        amount = t.count(bid(seat, number))
        if amount:
            t.add(bid(seat, number), -amount, "S.3.5")


def break_off(t: Table) -> None:
    """Discard the lots of an auctioneer who has left, and end the turn (S.3.9)."""
    for number in open_lots(t):
        discard(t, t.at(lot(number))[0], "S.3.9")
        take_tokens(t, number)
    end_turn(t)
