"""What the cards, places and counters of Skirmish are, and what they add up to."""

from typing import Final

from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, is_piece
from rules.core.table import NOBODY, Table

BANDS: Final = 40
GEAR: Final = 20
SIDES: Final = ("left", "right")
STRENGTHS: Final = (1, 2, 1, 3, 2)
BONUSES: Final = (1, -1, 2, -2)
FACES: Final = 6
HAND_SIZE: Final = 3
BACK: Final = 1
RAID, RAZE = 1, 2

TURN, TEAM, RAISE, DICE, BEGIN = 0, 1, 2, 3, 4
DECK: Final = FIRST_PLACE
DISCARD: Final = FIRST_PLACE + 1
FIELD: Final = FIRST_PLACE + 2
ATTACK: Final = FIRST_PLACE + 3
TARGET: Final = FIRST_PLACE + 4
DEFENCE: Final = FIRST_PLACE + 5
TURNS: Final = FIRST_COUNTER
ACTIVE: Final = FIRST_COUNTER + 1
INTENT: Final = FIRST_COUNTER + 2
HOME: Final = FIRST_COUNTER + 3
DIE: Final = FIRST_COUNTER + 4  # of the attack; that of the defence follows


def on(band: int) -> int:
    """Return the place on top of a band."""
    return FIRST_PLACE + 5 + band


def hand(seat: int) -> int:
    """Return the hand of a seat."""
    return FIRST_PLACE + 6 + BANDS + seat * 2


def base(seat: int) -> int:
    """Return the base of a seat."""
    return FIRST_PLACE + 7 + BANDS + seat * 2


def strength(seat: int, side: int) -> int:
    """Return the counter of what one side of a base adds up to."""
    return FIRST_COUNTER + 6 + seat * 3 + side


def size(seat: int) -> int:
    """Return the counter of how many cards a base has."""
    return FIRST_COUNTER + 8 + seat * 3


def is_band(piece: int) -> bool:
    """Tell whether a piece is a band."""
    return 0 < piece <= BANDS


def total(t: Table, band: int) -> int:
    """Return the strength of a band with everything on it."""
    card = t.setup.card
    return card(band).numbers["strength"] + sum(card(g).numbers["bonus"] for g in t.at(on(band)))


def home_of(t: Table, band: int) -> int:
    """Return the seat in whose base a band lies, or NOBODY."""
    place = t.setup.place(t.where[band])
    return place.owner if place.base == "base" else NOBODY


def based(t: Table) -> list[int]:
    """Return every band in a base or in the field."""
    bases = [band for seat in range(t.setup.seats) for band in t.at(base(seat))]
    return bases + t.at(FIELD)


def held(t: Table, seat: int, *, bands: bool) -> list[int]:
    """Return the bands, or the gear, in a hand."""
    return [piece for piece in t.at(hand(seat)) if is_piece(piece) and is_band(piece) == bands]


def sums(t: Table) -> tuple[int, int]:
    """Return what both sides of the fight add up to."""
    attack = sum(total(t, band) for band in t.at(ATTACK))
    return attack, sum(total(t, band) for band in t.at(TARGET) + t.at(DEFENCE))


def odds(difference: int) -> int:
    """Return how likely the attack wins, in tenths of a percent."""
    faces = range(1, FACES + 1)
    won = sum(1 for one in faces for other in faces if difference + one > other)
    return round(won * 1000 / FACES**2)
