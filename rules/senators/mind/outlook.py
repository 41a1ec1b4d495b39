"""How a seat stands: its places, and what talents, cards and offices can still become.

Everything is counted in talents that have become places: ten make a place. Talents and sets count
by the chance that their owner can still spend them before the fourth War.
"""

from functools import lru_cache
from math import comb, exp, sqrt
from typing import Final, final

from rules.core.data import Facts
from rules.core.refs import FIRST_PLACE
from rules.core.table import Table
from rules.senators.facts.cards import K
from rules.senators.facts.names import (
    ACTIVE,
    ANSWER,
    BID,
    CASH,
    CHEAP,
    COUNTERS_EACH,
    EVENT,
    EVENTS,
    EXTORT,
    FRONTS,
    HANDS,
    JOIN,
    LICENCE,
    MONIES,
    PLACES_EACH,
    SACKS,
    SALE,
    SENATES,
    SETTLE,
)
from rules.senators.facts.names import WARS as WAR_STACK
from rules.senators.facts.pieces import IDS, SELLABLE, WARS
from rules.senators.mind.worth import assess

ALL_WARS: Final = sum(WARS)
CENSOR: Final = 1
CONSUL: Final = 2
QUAESTOR: Final = 3
AID: Final = 4  # a support card
_OFFICE_KINDS: Final = {"censor": CENSOR, "consul": CONSUL, "quaestor": QUAESTOR}
ACTED: Final = {BID, SETTLE, EXTORT, ANSWER}  # the action of the turn is taken


def _kind(piece: int) -> int:
    """Return which sort of card with a text a piece is, 0 for any other."""
    first_support = IDS.index("usher")
    return AID if piece >= first_support else _OFFICE_KINDS.get(IDS[piece], 0)


KINDS: Final = [_kind(piece) for piece in range(len(IDS))]


@final
class Outlook:
    """How much of a hope counts."""

    __slots__ = ("own", "guest", "promise", "loose", "ripe", "soon", "sale", "liquid", "purse",
                 "censor", "consul", "quaestor", "dump", "aid", "calm", "fever")  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.own: Final = facts.real("own")
        self.guest: Final = facts.real("guest")
        self.promise: Final = facts.real("promise")
        self.loose: Final = facts.real("loose")
        self.ripe: Final = facts.real("ripe")
        self.soon: Final = facts.real("soon")
        self.sale: Final = facts.real("sale")
        self.liquid: Final = facts.real("liquid")
        self.purse: Final = facts.real("purse")
        self.censor: Final = facts.real("censor")
        self.consul: Final = facts.real("consul")
        self.quaestor: Final = facts.real("quaestor")
        self.dump: Final = facts.real("dump")
        self.aid: Final = facts.real("aid")
        self.calm: Final = facts.real("calm")
        self.fever: Final = facts.real("fever")
        facts.done()


@lru_cache(maxsize=1 << 14)
def lasting(events: int, wars: int, needed: int, draws: int) -> float:
    """Return the chance that so many draws bring fewer Wars than the match still needs."""
    if draws > events:
        return 0.0
    ways = sum(
        comb(wars, found) * comb(events - wars, draws - found)
        for found in range(min(needed, wars + 1, draws + 1))
        if draws - found <= events - wars
    )
    return ways / comb(events, draws)


@lru_cache(maxsize=1 << 14)
def spending(clock: tuple[int, int, int], wait: int, seats: int, own: float, guest: float) -> float:
    """Return the chance that a seat, whose turn comes after `wait` others, can still cash in."""
    events, wars, needed = clock
    total = 0.0
    missed = 1.0
    for draws in range(min(events, 4 * seats) + 1):
        if draws == 0 and wait:
            continue  # the action of the turn at hand is not this seat's, or is taken
        chance = own if (draws - wait) % seats == 0 else guest
        total += missed * chance * lasting(events, wars, needed, draws)
        missed *= 1.0 - chance
    return total


@final
class Times:
    """How late it is: events and Wars to come, the turns they leave, each seat's chance."""

    __slots__ = ("clock", "turns", "chances", "ripeness", "calm")

    def __init__(
        self, clock: tuple[int, int, int], seats: int, first: int, phase: int, weights: Outlook
    ) -> None:
        events, wars, needed = clock
        self.clock: Final = clock
        self.turns: Final = max(needed * (events + 1) / (wars + 1) - 1.0, 0.0)
        self.ripeness: Final = self.turns / (self.turns + weights.ripe)
        spare = max(self.turns - weights.soon, 0.0)
        self.calm: Final = spare / (spare + weights.ripe)
        self.chances: Final[list[float]] = []
        for seat in range(seats):
            wait = (seat - first) % seats
            if not wait and phase in ACTED:
                wait = seats
            self.chances.append(spending(clock, wait, seats, weights.own, weights.guest))
        if phase in {CASH, JOIN}:
            self.chances[first] = 1.0  # the host cashes in last


@lru_cache(maxsize=1 << 14)
def _times(
    clock: tuple[int, int, int], seats: int, first: int, phase: int, weights: Outlook
) -> Times:
    return Times(clock, seats, first, phase, weights)


def times_of(t: Table, weights: Outlook) -> Times:
    """Return how late it is; the same hour is computed once."""
    drawn = len(t.places[WAR_STACK - FIRST_PLACE])
    resolved = t.places[EVENT - FIRST_PLACE]
    if resolved and WARS[resolved[0]]:
        drawn += 1
    clock = (
        len(t.places[EVENTS - FIRST_PLACE]),
        ALL_WARS - drawn,
        max(K.last_war - drawn, 1),
    )
    return _times(clock, t.setup.seats, t.count(ACTIVE), t.agenda[-1].phase, weights)


@final
class Side:
    """What one seat has."""

    __slots__ = ("seat", "places", "money", "mask", "offices", "chance")

    def __init__(self, t: Table, seat: int, times: Times) -> None:
        base = seat * COUNTERS_EACH
        self.seat: Final = seat
        self.places: Final = t.counts[SENATES + base]
        self.money: Final = t.counts[MONIES + base]
        self.offices: Final = [0, 0, 0, 0, 0]
        place = seat * PLACES_EACH
        cards = t.places[HANDS + place] + t.places[FRONTS + place] + t.places[SACKS + place]
        chance = times.chances[seat]
        step = t.agenda[-1]
        if step.phase == CASH and step.seat == seat:
            chance = 1.0
            cards += t.places[SALE - FIRST_PLACE]
            self.offices[CONSUL] += (t.count(CHEAP) + K.consul_places - 1) // K.consul_places
            self.offices[QUAESTOR] += t.count(LICENCE)
        self.chance: Final = chance
        mask = 0
        for piece in cards:
            if piece <= SELLABLE:
                mask |= 1 << piece
            else:
                self.offices[KINDS[piece]] += 1
        self.mask: Final = mask


def purse_worth(money: int, chance: float, times: Times, weights: Outlook) -> float:
    """Return what talents will bring a seat; the first ones of an early reserve bring most."""
    reserve = money * weights.purse / (money + weights.purse)
    return chance * money + times.calm * weights.liquid * reserve


def hand_worth(side: Side, mask: int, times: Times, weights: Outlook) -> float:
    """Return what resources and Governors will bring a seat."""
    pays, promise, loose, _ = assess(mask)
    hope = weights.promise * promise + weights.loose * loose
    return side.chance * (weights.sale * pays + times.ripeness * hope)


def office_worth(side: Side, offices: list[int], weights: Outlook) -> float:
    """Return what a seat's offices and support cards will bring it."""
    result = weights.aid * offices[AID]
    if offices[CENSOR]:
        result += weights.censor * offices[CENSOR] * side.chance
    if offices[CONSUL] or offices[QUAESTOR]:
        pays, _, _, three = assess(side.mask)
        if offices[CONSUL]:
            able = (side.money + pays) / (K.place_price * K.consul_places)
            saved = (K.place_price - K.consul_price) * K.consul_places
            used = min(offices[CONSUL], weights.consul + able)
            result += side.chance * saved * used
        if offices[QUAESTOR]:
            result += side.chance * (weights.quaestor + weights.dump * three)
    return result


def wealth(side: Side, times: Times, weights: Outlook) -> float:
    """Return all that a seat has, in talents that have become places."""
    result = float(K.place_price * side.places)
    result += purse_worth(side.money, side.chance, times, weights)
    result += hand_worth(side, side.mask, times, weights)
    if any(side.offices):
        result += office_worth(side, side.offices, weights)
    return result


def shares(t: Table, weights: Outlook) -> list[float]:
    """Share the win by wealth; the later it is, the more a lead decides."""
    times = times_of(t, weights)
    heat = weights.calm + weights.fever * sqrt(times.turns)
    found: list[float] = []
    for seat in range(t.setup.seats):
        side = Side(t, seat, times)
        found.append(wealth(side, times, weights) / heat if side.places > 0 else 0.0)
    top = max(found)
    for seat, amount in enumerate(found):
        alive = t.counts[SENATES + seat * COUNTERS_EACH] > 0
        found[seat] = exp(amount - top) if alive else 0.0
    total = sum(found)
    return [amount / total for amount in found]
