"""How a seat stands: its base, its hand, and the turns it still has.

The weights were set by matches between computer players: each adds to the
logarithm of a seat's odds, and each is a curve over the time left. What is in hand counts only
while there is a turn to lay it, and groups mostly in the wing that the seat had better go for.
"""

from functools import lru_cache
from math import exp
from typing import Final, final

from rules.core.data import Facts
from rules.core.table import Table
from rules.divide.facts.names import (
    ACTIVE,
    CARD_COUNTS,
    COUNTER,
    COUNTERS_EACH,
    DECK,
    GROUPS,
    HANDS,
    HOME,
    INTENT,
    LEFTS,
    ONS,
    PLACES_EACH,
    RAISE,
    RIGHTS,
    TAKE_OVER,
    TARGET,
    TEAM,
    TURN,
)
from rules.divide.facts.pieces import IS_LEFT, LAST_ASSET, LAST_DEFICIT, WORTH
from rules.divide.law.battle import difference
from rules.divide.law.changes import holdings
from rules.divide.law.odds import chance
from rules.divide.law.stacks import lasting, leans_left, total, turned_groups

ATTACKER_LAYS: Final = {TURN, TEAM, COUNTER}  # steps at which the active seat may lay cards
DEFENDER_LAYS: Final = {TEAM, RAISE}  # steps at which the attacked seat has its answer to come
TIE_BREAK: Final = 1 / 1024  # of a point, for each card in a base
CURVES: Final = [
    "settled", "against", "top", "held", "each", "other", "asset", "deficit", "special", "event",
    "turn", "moving",
]  # fmt: skip


@final
class Weights:
    """What counts how much at one time."""

    __slots__ = ("settled", "against", "top", "held", "each", "other", "asset", "deficit",
                 "special", "event", "turn", "moving", "mean")  # fmt: skip

    def __init__(self, numbers: dict[str, float]) -> None:
        self.settled: Final = numbers["settled"]  # influence of one's own wing in the base
        self.against: Final = numbers["against"]  # influence of the other wing in the base
        self.top: Final = numbers["top"]  # the highest total in the base, which is attacked first
        self.held: Final = numbers["held"]  # influence of one's own wing in hand
        self.each: Final = numbers["each"]  # a group of one's own wing in hand
        self.other: Final = numbers["other"]  # influence of the other wing in hand
        self.asset: Final = numbers["asset"]  # of an asset's number in hand
        self.deficit: Final = numbers["deficit"]  # of a deficit's number in hand
        self.special: Final = numbers["special"]  # an asset or deficit with a text in hand
        self.event: Final = numbers["event"]  # an event in hand
        self.turn: Final = numbers["turn"]  # a turn to come
        self.moving: Final = numbers["moving"]  # that one of them is the turn at hand
        self.mean: float | None = None  # an unknown card in hand, once somebody asked

    def card(self, piece: int) -> float:
        """Return what an asset, deficit or event in hand is good for."""
        if piece > LAST_DEFICIT:
            return self.event
        number = WORTH[piece]
        if not number:
            return self.special
        return self.asset * number if piece <= LAST_ASSET else -self.deficit * number


@final
class Outlook:
    """The curves of the weights over the times round that are left."""

    __slots__ = ("rounds", "curves", "_known")

    def __init__(self, facts: Facts) -> None:
        self.rounds: Final = facts.reals("rounds")
        self.curves: Final = {name: facts.reals(name) for name in CURVES}
        facts.done()
        self._known: Final[dict[tuple[int, int], Weights]] = {}

    def at(self, turns: int, seats: int) -> Weights:
        """Return the weights when so many turns are left."""
        found = self._known.get((turns, seats))
        if found is None:
            numbers = {name: self._on(curve, turns / seats) for name, curve in self.curves.items()}
            found = self._known[turns, seats] = Weights(numbers)
        return found

    def _on(self, curve: list[float], time: float) -> float:
        """Return the height of a curve, straight between the times that are given."""
        rounds = self.rounds
        if time >= rounds[-1]:
            return curve[-1]
        i = 0
        while rounds[i + 1] <= time:
            i += 1
        part = (time - rounds[i]) / (rounds[i + 1] - rounds[i])
        return curve[i] + part * (curve[i + 1] - curve[i])


@lru_cache(maxsize=1 << 12)
def turns_to_come(deck: int, seats: int) -> list[int]:
    """Return the turns after the one at hand of each seat, counted from the active one on."""
    after = [deck // seats]
    for offset in range(1, seats):
        after.append((deck - offset) // seats + 1 if deck >= offset else 0)
    return after


@final
class Times:
    """How late it is: turns to come, and who may still lay cards in this one."""

    __slots__ = ("active", "after", "turns", "laying", "weights")

    def __init__(self, t: Table, outlook: Outlook, *, over: bool) -> None:
        seats = t.setup.seats
        phase = t.agenda[-1].phase
        deck = len(t.at(DECK))
        active = t.count(ACTIVE)
        after = turns_to_come(deck, seats)
        self.active: Final = active
        self.after: Final = after[-active:] + after[:-active] if active else after
        self.laying: Final[list[int]] = []
        self.turns = self.after
        if not over:
            if phase == TURN:
                self.turns = self.after[:]
                self.turns[active] += 1
                deck += 1
            if phase in ATTACKER_LAYS:
                self.laying.append(active)
            if phase in DEFENDER_LAYS:
                self.laying.append(t.count(HOME))
        self.weights: Final = outlook.at(deck, seats)


@final
class Side:
    """What one seat has: the sums and the highest totals of both wings of its base, its hand."""

    __slots__ = ("seat", "left", "right", "tops", "turns", "able", "weights", "left_hand",
                 "right_hand", "rest")  # fmt: skip

    def __init__(self, t: Table, seat: int, times: Times, turned: list[int]) -> None:
        weights = times.weights
        first = seat * COUNTERS_EACH
        self.seat: Final = seat
        self.left: Final = t.counts[LEFTS + first]
        self.right: Final = t.counts[RIGHTS + first]
        self.tops: Final = _tops(t, seat, turned)
        self.turns: Final = times.turns[seat]
        self.able: Final = self.turns > 0 or seat in times.laying
        self.weights: Final = weights
        self.left_hand = 0.0
        self.right_hand = 0.0
        self.rest = weights.turn * self.turns
        if self.turns > times.after[seat]:
            self.rest += weights.moving

    def hold(self, cards: list[int]) -> None:
        """Count the cards of the hand; for its last turn they count as what they become."""
        if not self.able:
            return
        weights = self.weights
        late = not self.turns
        own = weights.settled if late else weights.held
        each = 0.0 if late else weights.each
        left = right = both = 0.0
        for piece in cards:
            if piece > GROUPS:
                self.rest += weights.card(piece)
                continue
            number = WORTH[piece]
            both += number
            if IS_LEFT[piece]:
                left += (own - weights.other) * number + each
            else:
                right += (own - weights.other) * number + each
        self.left_hand = left
        self.right_hand = right
        self.rest += weights.other * both

    def leans_left(self) -> bool:
        """Tell the wing that the seat had better go for."""
        gap = self.weights.settled - self.weights.against
        return gap * (self.left - self.right) + self.left_hand >= self.right_hand

    def wealth(self, left: int, right: int, top_left: int, top_right: int) -> float:
        """Return what adds to the logarithm of the odds, with such a base."""
        weights = self.weights
        up = weights.settled * left + weights.against * right + self.left_hand
        down = weights.settled * right + weights.against * left + self.right_hand
        up += weights.top * top_left
        down += weights.top * top_right
        return self.rest + (up if up >= down else down)

    def stands(self) -> float:
        """Return the wealth with the base as it is."""
        return self.wealth(self.left, self.right, self.tops[0], self.tops[2])

    def without(self, left: bool, number: int) -> float:  # noqa: FBT001 - a wing
        """Return the wealth once a group of a wing and a total has left the base."""
        first, second, third, fourth = self.tops
        if left:
            top = second if number == first else first
            return self.wealth(self.left - number, self.right, top, third)
        top = fourth if number == third else third
        return self.wealth(self.left, self.right - number, first, top)

    def joined(self, left: bool, number: int) -> float:  # noqa: FBT001 - a wing
        """Return the wealth once a group of a wing and a total has come into the base."""
        first, _, third, _ = self.tops
        if left:
            return self.wealth(self.left + number, self.right, max(first, number), third)
        return self.wealth(self.left, self.right + number, first, max(third, number))


def _tops(t: Table, seat: int, turned: list[int]) -> tuple[int, int, int, int]:
    """Return the two highest totals of the left wing of a base, and of the right one."""
    first = second = third = fourth = 0
    for group in holdings(t, seat):
        number = WORTH[group]
        for extra in t.places[ONS + group]:
            number += WORTH[extra]
        if IS_LEFT[group] != (group in turned):
            if number > first:
                first, second = number, first
            elif number > second:
                second = number
        elif number > third:
            third, fourth = number, third
        elif number > fourth:
            fourth = number
    return first, second, third, fourth


def cards_of(t: Table, seat: int) -> list[int]:
    """Return the hand of a seat."""
    return t.places[HANDS + seat * PLACES_EACH]


def softmax(found: list[float]) -> list[float]:
    """Share the win by the logarithms of the odds."""
    top = max(found)
    parts = [exp(amount - top) for amount in found]
    whole = sum(parts)
    return [part / whole for part in parts]


def shares(t: Table, outlook: Outlook, *, over: bool = False) -> list[float]:
    """Share the win as the table stands, or as it will stand when the turn is `over`.

    Dice to come are weighed by their exact chance.
    """
    times = Times(t, outlook, over=over)
    turned = turned_groups(t)
    sides: list[Side] = []
    for seat in range(t.setup.seats):
        side = Side(t, seat, times, turned)
        side.hold(cards_of(t, seat))
        sides.append(side)
    last = over and not t.at(DECK)
    found = [_score(t, s.seat, s.left - s.right, 0) if last else s.stands() for s in sides]
    lost = winners(found) if last else softmax(found)
    if not t.at(TARGET):
        return lost
    likely = chance(difference(t))
    if not likely:
        return lost
    _win(t, sides, found, last=last)
    won = winners(found) if last else softmax(found)
    return [likely * a + (1.0 - likely) * b for a, b in zip(won, lost, strict=True)]


def winners(found: list[float]) -> list[float]:
    """Share the win among those with the most."""
    best = max(found)
    share = 1.0 / found.count(best)
    return [share if amount == best else 0.0 for amount in found]


def _win(t: Table, sides: list[Side], found: list[float], *, last: bool) -> None:
    """Change what the seats have as if the attack had won."""
    target = t.at(TARGET)[0]
    taken = t.count(INTENT) == TAKE_OVER
    if not taken and lasting(t, target):
        return
    number = total(t, target)
    left = leans_left(t, target)
    change = number if left else -number
    cards = 1 + len(t.places[ONS + target])
    home = t.count(HOME)
    if home >= 0:
        side = sides[home]
        final = _score(t, home, side.left - side.right - change, -cards)
        found[home] = final if last else side.without(left, number)
    if taken:
        side = sides[t.count(ACTIVE)]
        final = _score(t, side.seat, side.left - side.right + change, cards)
        found[side.seat] = final if last else side.joined(left, number)


def _score(t: Table, seat: int, lead: int, cards: int) -> float:
    """Return what a seat is ranked by, once so many cards more lie in its base (D-31, D-32)."""
    return abs(lead) + TIE_BREAK * (t.counts[CARD_COUNTS + seat * COUNTERS_EACH] + cards)
