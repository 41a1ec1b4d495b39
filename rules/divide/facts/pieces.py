"""What every piece is, as flat lists over the refs of the pieces, for speed."""

from typing import Final

from rules.divide.facts.cards import ASSET, DECK, DEFICIT, GROUP, LEFT
from rules.divide.facts.names import GROUPS

# One entry for each piece; entry 0 is nobody's.
CARDS: Final = DECK.cards
PIECES: Final = len(CARDS)
LAST_ASSET: Final = GROUPS + DECK.count(ASSET)
LAST_DEFICIT: Final = LAST_ASSET + DECK.count(DEFICIT)

IDS: Final = [""] + [card.id for card in CARDS]
WORTH: Final = [0] + [  # what a card adds to its group's total (D.3.6)
    card.numbers["influence"] if card.kind == GROUP else card.numbers.get("bonus", 0)
    for card in CARDS
]
EFFECT: Final = [""] + [card.words.get("effect", "") for card in CARDS]
IS_LEFT: Final = [False] + [card.words.get("wing", "") == LEFT for card in CARDS]


def extras_with(effect: str) -> list[int]:
    """Return the assets and deficits that have an effect."""
    return [piece for piece in range(GROUPS + 1, LAST_DEFICIT + 1) if EFFECT[piece] == effect]


def is_group(ref: int) -> bool:
    """Tell whether a ref is a known group."""
    return 0 < ref <= GROUPS


def is_asset(ref: int) -> bool:
    """Tell whether a ref is a known asset."""
    return GROUPS < ref <= LAST_ASSET


def is_extra(ref: int) -> bool:
    """Tell whether a ref is a known asset or deficit."""
    return GROUPS < ref <= LAST_DEFICIT


def is_event(ref: int) -> bool:
    """Tell whether a ref is a known event."""
    return LAST_DEFICIT < ref <= PIECES
