"""The refs of K Street: places, counters, backs, steps and pieces, computed without a look-up."""

from typing import Final

from rules.core.refs import FIRST_COUNTER, FIRST_PLACE
from rules.core.table import Table
from rules.kstreet.facts.cards import DECK, START, K

SEATS: Final = 2  # K-1

PURCHASE_LANES: Final = K.purchase_lanes
LANES: Final = K.purchase_lanes + K.opportunity_lanes

# Backs
PURCHASE_BACK: Final = 1
OPPORTUNITY_BACK: Final = 2
SEAT_BACK: Final = 3  # the back of seat 0; seat 1 has the next one
BACKS: Final = ["purchase", "opportunity", "seat0", "seat1"]

# Places, as indices into Table.places; the functions below give refs.
HANDS: Final = 0
DECKS: Final = HANDS + SEATS
DISCARDS: Final = DECKS + SEATS
BIDS: Final = DISCARDS + SEATS
SHOWNS: Final = BIDS + SEATS * LANES
CENTRES: Final = SHOWNS + SEATS * LANES
PURCHASES: Final = FIRST_PLACE + CENTRES + LANES
OPPORTUNITIES: Final = PURCHASES + 1
RETIRED: Final = OPPORTUNITIES + 1

# Counters
REPUTATIONS: Final = FIRST_COUNTER
ROUND: Final = REPUTATIONS + SEATS
STALE: Final = ROUND + 1  # rounds in a row without a purchase
STARTER: Final = STALE + 1  # the seat that places first
NAMEDS: Final = STARTER + 1  # one more than the lane that a seat must flip next, or 0
BOUGHTS: Final = NAMEDS + SEATS  # a seat's purchases of this round
OPENINGS: Final = BOUGHTS + SEATS  # a seat's Reputation when the round began

# Steps: first those that a seat decides, then the automatic ones.
PLACE: Final = 0
FLIP: Final = 1
ORDER: Final = 2
LOOK: Final = 3
NAME: Final = 4
CANCEL: Final = 5
RETIRE: Final = 6
SHIFT: Final = 7
SWAP: Final = 8
BEGIN: Final = 9
NEXT: Final = 10
EFFECT: Final = 11
LANE: Final = 12
BOON: Final = 13
PHASES: Final = [
    "place", "flip", "order", "look", "name", "cancel", "retire", "shift", "swap",
    "begin", "next", "effect", "lane", "boon",
]  # fmt: skip


def hand(seat: int) -> int:
    """Return the hand of a seat."""
    return FIRST_PLACE + HANDS + seat


def deck(seat: int) -> int:
    """Return the deck of a seat."""
    return FIRST_PLACE + DECKS + seat


def discard(seat: int) -> int:
    """Return the discard pile of a seat."""
    return FIRST_PLACE + DISCARDS + seat


def bid(seat: int, lane: int) -> int:
    """Return the face-down stack of a seat in a lane (K.2.4)."""
    return FIRST_PLACE + BIDS + seat * LANES + lane


def shown(seat: int, lane: int) -> int:
    """Return the face-up cards of a seat in a lane."""
    return FIRST_PLACE + SHOWNS + seat * LANES + lane


def centre(lane: int) -> int:
    """Return the slot of the centre row that a lane belongs to."""
    return FIRST_PLACE + CENTRES + lane


def supply(lane: int) -> int:
    """Return the deck that refills a lane's slot."""
    return PURCHASES if lane < PURCHASE_LANES else OPPORTUNITIES


def reputation(seat: int) -> int:
    """Return the counter of a seat's Reputation."""
    return REPUTATIONS + seat


def named(seat: int) -> int:
    """Return the counter of the stack that a seat must flip next."""
    return NAMEDS + seat


def bought(seat: int) -> int:
    """Return the counter of a seat's purchases in this round."""
    return BOUGHTS + seat


def opening(seat: int) -> int:
    """Return the counter of the Reputation with which a seat began the round."""
    return OPENINGS + seat


def lane_of(place: int) -> int:
    """Return the lane of a bid, shown or centre place, or -1 for any other ref."""
    index = place - FIRST_PLACE
    return (index - BIDS) % LANES if BIDS <= index < CENTRES + LANES else -1


def owner(t: Table, piece: int) -> int:
    """Return the seat whose back a piece wears (K-30)."""
    return t.backs[piece] - SEAT_BACK


def card_indices() -> list[int]:
    """Return the card of every piece, in the order of their refs: 1, 2, ..."""
    result: list[int] = []
    for index, card in enumerate(DECK.cards):
        times = SEATS if card.kind == START else 1
        result += [index] * (DECK.copies[index] * times)
    return result
