"""The refs of Divide & Conquer: places, counters, backs and steps, computed without a look-up.

What is shared comes first, then a block for each seat, so that no ref depends on the seats.
"""

from typing import Final

from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, is_piece, is_place
from rules.core.table import NOBODY, Table

MOST_SEATS: Final = 8

# Backs: all cards look alike from behind.
BACKS: Final = ["deck"]
DECK_BACK: Final = 1

# Pieces: groups come first, so that the place on top of a group can be computed.
GROUPS: Final = 54

# Places
DECK: Final = FIRST_PLACE
DISCARD: Final = DECK + 1
REMOVED: Final = DISCARD + 1
UNAFFILIATED: Final = REMOVED + 1
ATTACK: Final = UNAFFILIATED + 1
TARGET: Final = ATTACK + 1
DEFENCE: Final = TARGET + 1
EVENT: Final = DEFENCE + 1
SHARED_PLACES: Final = [
    "deck", "discard", "removed", "unaffiliated", "attack", "target", "defence", "event",
]  # fmt: skip
FACE_DOWN: Final = ["deck", "discard", "removed"]
# As indices into Table.places; the place on top of group g is ONS + g, and g begins at 1.
ONS: Final = len(SHARED_PLACES) - 1
HANDS: Final = ONS + GROUPS + 1
BASES: Final = HANDS + 1
PLACES_EACH: Final = 2

# Counters
TURNS: Final = FIRST_COUNTER
ACTIVE: Final = TURNS + 1
INTENT: Final = ACTIVE + 1
HOME: Final = INTENT + 1  # the seat that the target belongs to, or NOBODY
RAISED: Final = HOME + 1  # cards that the defender has added
TURNED: Final = RAISED + 1  # the group whose wing an event has changed
ATTACK_DIE: Final = TURNED + 1
DEFENCE_DIE: Final = ATTACK_DIE + 1
SHARED_COUNTERS: Final = ["turns", "active", "intent", "home", "raised", "turned"]
DICE: Final = 2
# As indices into Table.counts
LEFTS: Final = len(SHARED_COUNTERS) + DICE
RIGHTS: Final = LEFTS + 1
INFLUENCES: Final = LEFTS + 2
CARD_COUNTS: Final = LEFTS + 3
STARTS: Final = LEFTS + 4
STOODS: Final = LEFTS + 5
COUNTERS_EACH: Final = 6
SEAT_COUNTERS: Final = ["left", "right", "influence", "cards", "start", "stood"]

# What an attack is for
NO_INTENT: Final = 0
TAKE_OVER: Final = 1
TO_DESTROY: Final = 2

# Steps
TURN: Final = 0
TEAM: Final = 1
RAISE: Final = 2
COUNTER: Final = 3
DICE_STEP: Final = 4
LOSS: Final = 5
SWAP: Final = 6
TRANSFER: Final = 7
DISCARDING: Final = 8
BEGIN: Final = 9
PHASES: Final = [
    "turn", "team", "raise", "counter", "dice", "loss", "swap", "transfer", "discard", "begin",
]  # fmt: skip
BATTLE: Final = [TEAM, RAISE, COUNTER]  # steps at which cards are added to a battle

# Verbs, in the order in which verbs.py makes them; the index is the id.
VERBS: Final = [
    "play", "release", "settle", "attach", "take", "destroy", "pass", "join", "reinforce",
    "challenge", "call", "stand", "throw", "lose", "swap", "transfer", "discard",
]  # fmt: skip


def hand(seat: int) -> int:
    """Return the hand of a seat."""
    return FIRST_PLACE + HANDS + seat * PLACES_EACH


def base(seat: int) -> int:
    """Return the base of a seat."""
    return FIRST_PLACE + BASES + seat * PLACES_EACH


def on(group: int) -> int:
    """Return the place on top of a group, where assets and deficits lie."""
    return FIRST_PLACE + ONS + group


def left(seat: int) -> int:
    """Return the counter of a seat's left wing."""
    return FIRST_COUNTER + LEFTS + seat * COUNTERS_EACH


def right(seat: int) -> int:
    """Return the counter of a seat's right wing."""
    return FIRST_COUNTER + RIGHTS + seat * COUNTERS_EACH


def influence(seat: int) -> int:
    """Return the counter of a seat's influence (D-31)."""
    return FIRST_COUNTER + INFLUENCES + seat * COUNTERS_EACH


def card_count(seat: int) -> int:
    """Return the counter of the cards in a seat's base (D-32)."""
    return FIRST_COUNTER + CARD_COUNTS + seat * COUNTERS_EACH


def start(seat: int) -> int:
    """Return the counter of what a seat rolled for the first turn, a digit for each roll (D-2)."""
    return FIRST_COUNTER + STARTS + seat * COUNTERS_EACH


def stood(seat: int) -> int:
    """Return the counter of what a seat's influence was when the last turn of all was over."""
    return FIRST_COUNTER + STOODS + seat * COUNTERS_EACH


def base_owner(place: int) -> int:
    """Return the seat whose base a place is, or NOBODY."""
    offset = place - FIRST_PLACE - BASES
    return NOBODY if offset < 0 or offset % PLACES_EACH else offset // PLACES_EACH


def hand_owner(place: int) -> int:
    """Return the seat whose hand a place is, or NOBODY."""
    offset = place - FIRST_PLACE - HANDS
    return NOBODY if offset < 0 or offset % PLACES_EACH else offset // PLACES_EACH


def place_of(t: Table, ref: int) -> int:
    """Return the place that a gesture points at: a place itself, or the one a card lies in."""
    if is_piece(ref) and ref < len(t.where):
        return t.where[ref]
    return ref if is_place(ref) else 0
