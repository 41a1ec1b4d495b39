"""What every piece is, as flat lists over the refs of the pieces, for speed."""

from typing import Final

from rules.core.setup import Card
from rules.core.table import Table
from rules.senators.facts.cards import DECK, EVENT, OFFICE, RESOURCE, SUPPORT
from rules.senators.facts.names import EVENT_BACK, OFFICE_DECK, SUPPORT_BACK, front

NO_DECK: Final = -1
NO_GOOD: Final = -1


def card_indices() -> list[int]:
    """Return the card of every piece, in the order of their refs: 1, 2, ..."""
    result: list[int] = []
    for index, copies in enumerate(DECK.copies):
        result += [index] * copies
    return result


# One entry for each piece; entry 0 is nobody's.
CARD: Final = [-1, *card_indices()]
CARDS: Final[list[Card]] = [DECK.cards[index] for index in CARD[1:]]
IDS: Final = [""] + [card.id for card in CARDS]


def _deck_of(card: Card) -> int:
    """Return the deck that a card belongs to (S.1.4, S.1.5)."""
    if card.kind == RESOURCE:
        return (card.numbers["value"] - 1) * DECK.decks // DECK.highest
    return OFFICE_DECK if card.kind == OFFICE else NO_DECK


def _back(card: Card) -> int:
    if card.kind == EVENT:
        return EVENT_BACK
    return SUPPORT_BACK if card.kind == SUPPORT else _deck_of(card) + 1


def _good(card: Card) -> int:
    good = card.words["good"]
    return DECK.goods.index(good) if good else NO_GOOD


VALUES: Final = [0] + [card.numbers["value"] for card in CARDS]  # 0 unless a resource
GOODS: Final = [NO_GOOD] + [_good(card) for card in CARDS]  # of resources and Governors
DECK_OF: Final = [NO_DECK] + [_deck_of(card) for card in CARDS]
BACK_OF: Final = [0] + [_back(card) for card in CARDS]

RESOURCES: Final = sum(value > 0 for value in VALUES)
SELLABLE: Final = sum(good >= 0 for good in GOODS)  # resources, then Governors: refs 1 to this
OFFICES: Final = [False] + [card.kind == OFFICE for card in CARDS]
PLAYABLE: Final = [is_office and p > SELLABLE for p, is_office in enumerate(OFFICES)]
GOVERNORS: Final = [p for p in range(len(CARD)) if GOODS[p] >= 0 and not VALUES[p]]
WARS: Final = [card_id == "war" for card_id in IDS]

USHER: Final = IDS.index("usher")
BROKER: Final = IDS.index("broker")
ENFORCER: Final = IDS.index("enforcer")
ADVOCATE: Final = IDS.index("advocate")
LEGATE: Final = IDS.index("legate")
GUARDIAN: Final = IDS.index("guardian")
PEDDLER: Final = IDS.index("peddler")
AUGUR: Final = IDS.index("augur")
PATRON_HOUSE: Final = IDS.index("patron_house")


def has(t: Table, seat: int, support: int) -> bool:
    """Tell whether a support card lies in front of a seat (S.9.1)."""
    return t.where[support] == front(seat)
