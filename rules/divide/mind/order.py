"""Who moves after whom when the deck runs out: whoever has the last turn is struck by nobody.

Two cards drawn by an event end the match two turns sooner, and so make another seat the last one.
"""

from functools import lru_cache
from typing import Final

from rules.core.table import Table
from rules.divide.facts import cards
from rules.divide.facts.cards import K
from rules.divide.facts.names import DECK, DISCARD, HANDS, PLACES_EACH, REMOVED, TURNS
from rules.divide.facts.pieces import EFFECT, PIECES

SUPPLIES: Final = [piece for piece in range(1, PIECES + 1) if EFFECT[piece] == cards.DRAW]
SPARE: Final = 2  # turns to come of a seat that has one to spare for an event
CALM: Final = 1.5  # times round beyond the last one in which a card of the deck is still used


@lru_cache(maxsize=1 << 12)
def strikes_after(deck: int, seats: int, *, pending: bool) -> list[int]:
    """Return the turns that rivals have after the last one of each seat, from the active one on.

    A seat without a turn is struck by all that come, and by the one at hand while it is `pending`.
    """
    found: list[int] = []
    for offset in range(seats):
        if deck >= offset:
            found.append((deck - offset) % seats)
        else:
            found.append(deck + pending)
    return found


def gains(deck: int, seats: int, offset: int) -> bool:
    """Tell whether a seat, so many seats after the active one, does well to shorten the match."""
    left = deck - offset
    return left >= seats and left % seats >= K.draw


def from_deck(deck: int, seats: int) -> float:
    """Return how likely an event that lies in the deck is to be played in time."""
    in_time = (deck / seats - 1.0) / CALM
    return min(max(in_time, 0.0), 1.0) * (seats - K.draw) / seats


def seen_events(t: Table, active: int) -> list[float]:
    """Return how likely each event is to shorten the match, with all cards laid open."""
    seats = t.setup.seats
    deck = len(t.at(DECK))
    found: list[float] = []
    for piece in SUPPLIES:
        place = t.where[piece]
        if place == DECK:
            found.append(from_deck(deck, seats))
        elif place not in {DISCARD, REMOVED}:
            for offset in range(seats):
                hand = t.places[HANDS + (active + offset) % seats * PLACES_EACH]
                if piece in hand and gains(deck, seats, offset):
                    found.append(1.0)
    return found


def thought_events(t: Table, active: int, seat: int) -> list[float]:
    """Return the same as a seat can tell that sees its own hand alone."""
    seats = t.setup.seats
    deck = len(t.at(DECK))
    unseen = deck + len(t.at(REMOVED)) + len(t.at(DISCARD))
    likely = from_deck(deck, seats) * deck
    found: list[float] = []
    mine = 0
    for offset in range(seats):
        other = (active + offset) % seats
        hand = t.places[HANDS + other * PLACES_EACH]
        if other == seat:
            mine = sum(1 for piece in hand if piece in SUPPLIES)
            if gains(deck, seats, offset):
                found = [1.0] * mine
        else:
            unseen += len(hand)
            if gains(deck, seats, offset):
                likely += len(hand)
    left = len(SUPPLIES) - mine - played(t)
    if unseen:
        found += [likely / unseen] * left
    return found


def played(t: Table) -> int:
    """Return how many events have shortened the match so far, which everybody can count."""
    dealt = K.hand * t.setup.seats
    return (PIECES - len(t.at(REMOVED)) - dealt - len(t.at(DECK)) - t.count(TURNS)) // K.draw


def strikes(deck: int, seats: int, events: list[float], *, pending: bool) -> list[float]:
    """Return the turns of rivals to be expected after the last one of each seat."""
    parts = [1.0]
    for likely in events:
        more = [0.0, *[part * likely for part in parts]]
        parts = [part * (1.0 - likely) for part in parts] + [0.0]
        parts = [a + b for a, b in zip(parts, more, strict=True)]
    found = [0.0] * seats
    for count, part in enumerate(parts):
        if part:
            rest = max(deck - K.draw * count, 0)
            after = strikes_after(rest, seats, pending=pending)
            for i in range(seats):
                found[i] += part * after[i]
    return found
