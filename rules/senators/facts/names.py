"""The refs of Senators: places, counters, backs and steps, computed without a look-up.

What is shared comes first, then a block for each seat, so that no ref depends on the seats.
"""

from typing import Final

from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, is_counter, is_piece, is_place
from rules.core.table import NOBODY, Table

MOST_SEATS: Final = 5
# The highest sum that has a number of its own for those who count moves (rules/core/numbering.py);
# purses have no bound, and a sum beyond it is played all the same.
MOST_NUMBERED: Final = 250

# Decks: three of resources, then the offices; each has its discards and its lot.
LOTS: Final = 4
OFFICE_DECK: Final = 3

# Backs
BACKS: Final = ["deck1", "deck2", "deck3", "office", "event", "support"]
EVENT_BACK: Final = 5
SUPPORT_BACK: Final = 6

# Places, as indices into Table.places; the names below are refs.
DECKS: Final = 0
PILES: Final = DECKS + LOTS
LOT_PLACES: Final = PILES + LOTS
EVENTS: Final = FIRST_PLACE + LOT_PLACES + LOTS
EVENT: Final = EVENTS + 1
PAST: Final = EVENT + 1
WARS: Final = PAST + 1
TREASURY: Final = WARS + 1
SALE: Final = TREASURY + 1
SUPPORTS: Final = SALE + 1
ASIDE: Final = SUPPORTS + 1
HANDS: Final = ASIDE + 1 - FIRST_PLACE
FRONTS: Final = HANDS + 1
SACKS: Final = HANDS + 2
PLACES_EACH: Final = 3

# Counters
TURN_COUNT: Final = FIRST_COUNTER
ACTIVE: Final = TURN_COUNT + 1
CHEAP: Final = ACTIVE + 1  # places still to be had at the Consul's price
LICENCE: Final = CHEAP + 1  # sets still to be sold by a Quaestor's leave
SHARED: Final = 4
SENATES: Final = SHARED
MONIES: Final = SHARED + 1
SEENS: Final = SHARED + 2
OFFERS: Final = SHARED + 3
BIDS: Final = SHARED + 4
SPAREDS: Final = BIDS + LOTS
FORMER_PLACES: Final = SPAREDS + 1
FORMER_MONIES: Final = SPAREDS + 2
COUNTERS_EACH: Final = 7 + LOTS

# Steps: first those that a seat decides, then the automatic one.
SUPPORT: Final = 0
ACTION: Final = 1
OFFER: Final = 2
BID: Final = 3
SETTLE: Final = 4
EXTORT: Final = 5
ANSWER: Final = 6
JOIN: Final = 7
CASH: Final = 8
CONFIRM: Final = 9
TURN: Final = 10
PHASES: Final = [
    "support", "action", "offer", "bid", "settle", "extort", "answer", "join", "cash", "confirm",
    "turn",
]  # fmt: skip
# Verbs, in the order in which verbs.py makes them; the index is the id.
VERBS: Final = [
    "choose", "auction", "extortion", "cash_in", "seal", "bid", "done", "sell", "keep", "offer",
    "skip", "give", "refuse", "join", "stay", "lay", "back", "sell_set", "play", "buy", "finish",
    "convert", "leave", "relent",
]  # fmt: skip

OWN_DECISIONS: Final = [ACTION, OFFER, BID, SETTLE, EXTORT, ANSWER, JOIN, CASH]  # S-4


def deck(number: int) -> int:
    """Return a deck: 0 to 2 hold resources, 3 the offices."""
    return FIRST_PLACE + DECKS + number


def pile(number: int) -> int:
    """Return the discards of a deck."""
    return FIRST_PLACE + PILES + number


def lot(number: int) -> int:
    """Return where the card of a deck is auctioned."""
    return FIRST_PLACE + LOT_PLACES + number


def hand(seat: int) -> int:
    """Return the face-down resources of a seat."""
    return FIRST_PLACE + HANDS + seat * PLACES_EACH


def front(seat: int) -> int:
    """Return the face-up cards of a seat."""
    return FIRST_PLACE + FRONTS + seat * PLACES_EACH


def sack(seat: int) -> int:
    """Return the face-down cards that a seat has laid for a set."""
    return FIRST_PLACE + SACKS + seat * PLACES_EACH


def senate(seat: int) -> int:
    """Return the counter of a seat's place on the Senate track."""
    return FIRST_COUNTER + SENATES + seat * COUNTERS_EACH


def money(seat: int) -> int:
    """Return the counter of a seat's talents (S-6)."""
    return FIRST_COUNTER + MONIES + seat * COUNTERS_EACH


def seen(seat: int) -> int:
    """Return the counter of what everybody has seen a seat take and pay."""
    return FIRST_COUNTER + SEENS + seat * COUNTERS_EACH


def offer(seat: int) -> int:
    """Return the counter of a seat's sealed offer."""
    return FIRST_COUNTER + OFFERS + seat * COUNTERS_EACH


def bid(seat: int, number: int) -> int:
    """Return the counter of a seat's token on the price track of a lot."""
    return FIRST_COUNTER + BIDS + seat * COUNTERS_EACH + number


def spared(seat: int) -> int:
    """Return the counter of the places that a Guardian has saved for a seat."""
    return FIRST_COUNTER + SPAREDS + seat * COUNTERS_EACH


def former_place(seat: int) -> int:
    """Return the counter of where a seat stood when the turn began."""
    return FIRST_COUNTER + FORMER_PLACES + seat * COUNTERS_EACH


def former_money(seat: int) -> int:
    """Return the counter of what everybody knew of a seat's purse when the turn began."""
    return FIRST_COUNTER + FORMER_MONIES + seat * COUNTERS_EACH


def lot_of(place: int) -> int:
    """Return the number of the lot that a place is, or -1."""
    number = place - FIRST_PLACE - LOT_PLACES
    return number if 0 <= number < LOTS else -1


def place_of(t: Table, ref: int) -> int:
    """Return the place that a gesture points at: a place itself, or the one a card lies in."""
    if is_piece(ref) and ref < len(t.where):
        return t.where[ref]
    return ref if is_place(ref) else 0


def owner_of(t: Table, ref: int) -> int:
    """Return the seat that a place, a card in it or a counter belongs to, or NOBODY."""
    if is_counter(ref) and ref - FIRST_COUNTER < len(t.counts):
        return t.setup.counter(ref).owner
    place = place_of(t, ref)
    return t.setup.place(place).owner if 0 < place - FIRST_PLACE < len(t.places) else NOBODY


def alive(t: Table, seat: int) -> bool:
    """Tell whether a seat is still in the match (S-3)."""
    return t.counts[SENATES + seat * COUNTERS_EACH] > 0


def living(t: Table, first: int) -> list[int]:
    """Return the seats still in the match, clockwise from one of them."""
    count = t.setup.seats
    order = [(first + i) % count for i in range(count)]
    return [seat for seat in order if alive(t, seat)]


def next_before(t: Table, seat: int, last: int) -> int:
    """Return the next living seat clockwise that comes before `last`, or NOBODY."""
    count = t.setup.seats
    other = (seat + 1) % count
    while other != last:
        if alive(t, other):
            return other
        other = (other + 1) % count
    return NOBODY
