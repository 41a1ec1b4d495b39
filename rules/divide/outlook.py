"""How a seat stands: its base, and what its hand and its turns to come can still bring.

Everything is counted in influence at the end. What is in hand counts only while there is a turn
to lay it, and in one wing only.
"""

from functools import lru_cache
from math import exp
from typing import Final, final

from rules.core.data import Facts
from rules.core.table import Table
from rules.divide.battle import difference
from rules.divide.names import (
    ACTIVE,
    COUNTER,
    COUNTERS_EACH,
    DECK,
    GROUPS,
    HANDS,
    HOME,
    INTENT,
    LEFTS,
    PLACES_EACH,
    RAISE,
    RIGHTS,
    TAKE_OVER,
    TARGET,
    TEAM,
    TURN,
)
from rules.divide.odds import chance
from rules.divide.pieces import IS_LEFT, LAST_ASSET, LAST_DEFICIT, WORTH
from rules.divide.stacks import lasting, leans_left, total

ATTACKER_LAYS: Final = {TURN, TEAM, COUNTER}  # steps at which the active seat may lay cards
DEFENDER_LAYS: Final = {TEAM, RAISE}  # steps at which the attacked seat has its answer to come


@final
class Outlook:
    """How much of a hope counts."""

    __slots__ = ("held", "lasts", "erosion", "asset", "deficit", "special", "event", "attack", "action", "growth",
                 "guard", "striker", "calm", "fever")  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.held: Final = facts.real("held")
        self.lasts: Final = facts.real("lasts")
        self.erosion: Final = facts.real("erosion")
        self.asset: Final = facts.real("asset")
        self.deficit: Final = facts.real("deficit")
        self.special: Final = facts.real("special")
        self.event: Final = facts.real("event")
        self.attack: Final = facts.real("attack")
        self.action: Final = facts.real("action")
        self.growth: Final = facts.real("growth")
        self.guard: Final = facts.real("guard")
        self.striker: Final = facts.real("striker")
        self.calm: Final = facts.real("calm")
        self.fever: Final = facts.real("fever")
        facts.done()

    def card(self, piece: int) -> float:
        """Return what an asset, deficit or event in hand is good for."""
        if piece > LAST_DEFICIT:
            return self.event
        number = WORTH[piece]
        if not number:
            return self.special
        return self.asset * number if piece <= LAST_ASSET else -self.deficit * number


@final
class Side:
    """What one seat has; `balance` is the left wing of its base less the right one."""

    __slots__ = ("seat", "balance", "safe", "left", "right", "lefts", "rights", "extras", "turns",
                 "able", "weights")  # fmt: skip

    def __init__(self, t: Table, seat: int, times: "Times", weights: Outlook) -> None:
        self.seat: Final = seat
        first = seat * COUNTERS_EACH
        self.balance: Final = t.counts[LEFTS + first] - t.counts[RIGHTS + first]
        self.safe: Final = times.safe
        self.turns: Final = times.turns[seat]
        self.able: Final = seat in times.laying or self.turns > 0
        self.weights: Final = weights
        self.left = 0.0
        self.right = 0.0
        self.lefts = 0.0
        self.rights = 0.0
        self.extras = weights.growth * times.draws[seat] + weights.action * self.turns

    def hold(self, cards: list[int]) -> None:
        """Count the cards of the hand."""
        weights = self.weights
        for piece in cards:
            if piece > GROUPS:
                self.extras += weights.card(piece)
            elif IS_LEFT[piece]:
                self.left += WORTH[piece]
                self.lefts += 1
            else:
                self.right += WORTH[piece]
                self.rights += 1

    def leans_left(self, balance: int) -> bool:
        """Tell the wing that the seat had better go for with such a base."""
        return 2 * self.safe * balance + self.weights.held * (self.left - self.right) >= 0

    def wealth(self, balance: float) -> float:
        """Return the influence to be expected with such a base."""
        balance *= self.safe
        if not self.able:
            return abs(balance)
        weights = self.weights
        best = balance + weights.held * self.left
        count = self.lefts
        other = weights.held * self.right - balance
        if other > best:
            best = other
            count = self.rights
        return best + self.extras + weights.attack * min(self.turns, count)


@final
class Times:
    """How late it is: turns to come, cards to draw, and who may still lay cards in this turn."""

    __slots__ = ("turns", "draws", "laying", "safe", "heat")

    def __init__(self, t: Table, weights: Outlook, *, over: bool) -> None:
        seats = t.setup.seats
        active = t.count(ACTIVE)
        phase = t.agenda[-1].phase
        deck = len(t.at(DECK))
        after = turns_to_come(deck, seats)
        self.draws: Final = [after[(seat - active) % seats] for seat in range(seats)]
        self.turns: Final = self.draws[:]
        self.laying: Final[list[int]] = []
        if not over:
            self.turns[active] += phase == TURN
            if phase in ATTACKER_LAYS:
                self.laying.append(active)
            if phase in DEFENDER_LAYS:
                self.laying.append(t.count(HOME))
        rounds = (deck if over else deck + 1) / seats
        lasts = weights.lasts
        self.safe: Final = lasts + (1.0 - lasts) * exp(-weights.erosion * rounds)
        self.heat: Final = weights.calm + weights.fever * rounds


@lru_cache(maxsize=1 << 12)
def turns_to_come(deck: int, seats: int) -> list[int]:
    """Return the turns after the one at hand of each seat, counted from the active one on."""
    after = [deck // seats]
    for offset in range(1, seats):
        after.append((deck - offset) // seats + 1 if deck >= offset else 0)
    return after


def cards_of(t: Table, seat: int) -> list[int]:
    """Return the hand of a seat."""
    return t.places[HANDS + seat * PLACES_EACH]


def softmax(found: list[float], heat: float) -> list[float]:
    """Share the win by influence; the later it is, the more a lead decides."""
    top = max(found)
    parts = [exp((amount - top) / heat) for amount in found]
    total_parts = sum(parts)
    return [part / total_parts for part in parts]


def sides_of(t: Table, times: Times, weights: Outlook) -> list[Side]:
    """Look at all seats and their hands."""
    sides: list[Side] = []
    for seat in range(t.setup.seats):
        side = Side(t, seat, times, weights)
        if side.able:
            side.hold(cards_of(t, seat))
        sides.append(side)
    return sides


def shares(t: Table, weights: Outlook, *, over: bool = False) -> list[float]:
    """Share the win as the table stands, or as it will stand when the turn is `over`.

    Dice to come are weighed by their exact chance.
    """
    times = Times(t, weights, over=over)
    sides = sides_of(t, times, weights)
    found = [side.wealth(side.balance) for side in sides]
    last = over and not t.at(DECK)
    lost = winners(found) if last else softmax(found, times.heat)
    if not t.at(TARGET):
        return lost
    likely = chance(difference(t))
    if not likely:
        return lost
    _win(t, sides, found)
    won = winners(found) if last else softmax(found, times.heat)
    return [likely * a + (1.0 - likely) * b for a, b in zip(won, lost, strict=True)]


def winners(found: list[float]) -> list[float]:
    """Share the win among those with the most influence; a tie in cards is left open."""
    best = max(found)
    share = 1.0 / found.count(best)
    return [share if amount == best else 0.0 for amount in found]


def _win(t: Table, sides: list[Side], found: list[float]) -> None:
    """Change the expected influences as if the attack had won."""
    target = t.at(TARGET)[0]
    taken = t.count(INTENT) == TAKE_OVER
    if not taken and lasting(t, target):
        return
    number = total(t, target)
    if not leans_left(t, target):
        number = -number
    home = t.count(HOME)
    if home >= 0:
        found[home] = sides[home].wealth(sides[home].balance - number)
    if taken:
        active = t.count(ACTIVE)
        found[active] = sides[active].wealth(sides[active].balance + number)
