"""The parts of a match: pieces, places and counters, in the order that names.py computes with."""

from typing import Final

from rules.core.refs import NOTHING
from rules.core.setup import HAND, PILE, Card, Counter, Piece, Place, Setup
from rules.core.table import NOBODY
from rules.floorvote.facts.cards import DECK, SUBSTITUTE
from rules.floorvote.facts.fields import FIELDS, RECORDS
from rules.floorvote.facts.names import (
    BACKS,
    FIRST_BILL,
    LAST_BILL,
    LAST_D,
    LAST_FLASH,
    LAST_SENATOR,
    OPEN_BACK,
    POLITICS_BACK,
    SEAT_COUNTERS,
    SEAT_PLACES,
    SENATOR_D_BACK,
    SENATOR_R_BACK,
    SHARED_COUNTERS,
    SHARED_PLACES,
)

NO_ONE: Final = 0
NO_SLEEVE: Final = 0
FACE_DOWN: Final = ["politics", "bench"]  # F.1.3
HANDS: Final = ["cloakroom", "hand"]


def parts(seats: int, options: dict[str, int]) -> Setup:
    """Return the cards, places and counters of a match."""
    setup = Setup(seats, options, BACKS)
    for index, card in enumerate(DECK.cards):
        setup.add_card(card)
        setup.add_piece(Piece(card.id, index, _back(index + 1)))
    _add_single(setup, "vice_president", DECK.presidents[options["white_house"]])
    _add_single(setup, SUBSTITUTE, Card(SUBSTITUTE, SUBSTITUTE, {}, {}))
    _add_places(setup)
    _add_counters(setup)
    return setup


def _back(piece: int) -> int:
    if piece <= LAST_SENATOR:
        return SENATOR_D_BACK if piece <= LAST_D else SENATOR_R_BACK
    return POLITICS_BACK if piece <= LAST_FLASH else OPEN_BACK


def _add_single(setup: Setup, name: str, card: Card) -> None:
    setup.add_piece(Piece(name, setup.add_card(card), OPEN_BACK))


def _add_places(setup: Setup) -> None:
    """Add the places; only decks are face down, and hands belong to their seats."""
    everyone = setup.everyone
    for name in SHARED_PLACES:
        viewers = NO_ONE if name in FACE_DOWN else everyone
        setup.add_place(Place(name, NOBODY, NOBODY, viewers, PILE, NO_SLEEVE))
    for bill in range(FIRST_BILL, LAST_BILL + 1):
        setup.add_place(Place("on", NOBODY, bill - FIRST_BILL, everyone, PILE, NO_SLEEVE, bill))
    for seat in range(setup.seats):
        for name in SEAT_PLACES:
            viewers = NO_ONE if name in FACE_DOWN else everyone
            if name in HANDS:
                setup.add_place(Place(name, seat, NOBODY, 1 << seat, HAND, NO_SLEEVE, NOTHING))
            else:
                setup.add_place(Place(name, seat, NOBODY, viewers, PILE, NO_SLEEVE))


def _add_counters(setup: Setup) -> None:
    """Add the counters; all of them are public."""
    everyone = setup.everyone
    for name in SHARED_COUNTERS:
        setup.add_counter(Counter(name, NOBODY, NOBODY, everyone))
    for seat in range(setup.seats):
        for name in SEAT_COUNTERS:
            setup.add_counter(Counter(name, seat, NOBODY, everyone))
    for number in range(LAST_SENATOR):
        setup.add_counter(Counter("pledge", NOBODY, number, everyone))
    for number in range(RECORDS):
        for name in FIELDS:
            setup.add_counter(Counter(name, NOBODY, number, everyone))
