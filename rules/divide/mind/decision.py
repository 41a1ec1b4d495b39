"""One decision as a campaigner sees it: how late it is, who leads, what is worth how much."""

from typing import Final, final

from rules.core.data import Facts
from rules.core.table import NOBODY, Step, Table
from rules.divide.facts.names import ACTIVE, GROUPS, HOME, INTENT, TAKE_OVER, TARGET, VERBS, base
from rules.divide.facts.pieces import IS_LEFT, PIECES, WORTH
from rules.divide.law.battle import attack_sum, defence_sum, guards, sleepiness
from rules.divide.law.stacks import lasting, total, turned_groups
from rules.divide.mind.outlook import Outlook, Side, Times, Weights, cards_of, softmax

PLAY: Final = VERBS.index("play")
RELEASE: Final = VERBS.index("release")
SETTLE: Final = VERBS.index("settle")
ATTACH: Final = VERBS.index("attach")
TAKE: Final = VERBS.index("take")
DESTROY: Final = VERBS.index("destroy")
PASS: Final = VERBS.index("pass")
JOIN: Final = VERBS.index("join")
REINFORCE: Final = VERBS.index("reinforce")
THROW: Final = VERBS.index("throw")
FROM_BASE: Final = 100  # the rank of a group that attacks from the base


@final
class Prior:
    """The weights of first impressions."""

    __slots__ = ("envy", "raised", "answer", "stray", "discard", "lull", "ward", "guard",
                 "striker")  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.envy: Final = facts.real("envy")
        self.raised: Final = facts.real("raised")
        self.answer: Final = facts.real("answer")
        self.stray: Final = facts.real("stray")
        self.discard: Final = facts.real("discard")
        self.lull: Final = facts.real("lull")
        self.ward: Final = facts.real("ward")
        self.guard: Final = facts.real("guard")
        self.striker: Final = facts.real("striker")
        facts.done()


@final
class Decision:
    """One decision: who decides, what comes after this turn, and how much each rival matters.

    What is felt is counted like the outlook's weights, in logarithms of the odds.
    """

    __slots__ = ("t", "step", "prior", "seat", "after", "sides", "me", "left", "envy", "turned",
                 "hand", "weights", "stand", "mean")  # fmt: skip

    def __init__(self, t: Table, step: Step, outlook: Outlook, prior: Prior) -> None:
        self.t: Final = t
        self.step: Final = step
        self.prior: Final = prior
        self.seat: Final = step.seat
        times = Times(t, outlook, over=False)
        self.weights: Final = times.weights
        self.after: Final = times.after[step.seat]
        self.turned: Final = turned_groups(t)
        self.hand: Final = cards_of(t, step.seat)
        self.mean: Final = mean_card(times.weights)
        self.sides: Final = [self._side(seat, times) for seat in range(t.setup.seats)]
        self.me: Final = self.sides[step.seat]
        self.left: Final = self.me.leans_left()
        self.stand: Final = [side.stands() for side in self.sides]
        self.envy: Final = self._envy()

    def _side(self, seat: int, times: Times) -> Side:
        side = Side(self.t, seat, times, self.turned)
        if seat == self.seat:
            side.hold(self.hand)
        elif side.turns:
            # A rival's hand is unknown, so each card counts as the average one, for either wing.
            side.rest += len(cards_of(self.t, seat)) * self.mean
        return side

    def _envy(self) -> list[float]:
        """Return how much a rival's odds hurt, in units of one's own."""
        parts = softmax(self.stand)
        rest = max(1.0 - parts[self.seat], 1e-9)
        return [self.prior.envy * part / rest for part in parts]

    def leans_left(self, group: int) -> bool:
        """Tell the wing that a group counts for."""
        return IS_LEFT[group] != (group in self.turned)

    def felt(self, seat: int, wealth: float) -> float:
        """Return what the deciding seat feels when a seat comes to have so much."""
        change = wealth - self.stand[seat]
        return change if seat == self.seat else -self.envy[seat] * change

    def change(self, seat: int, amount: int, *, left: bool) -> float:
        """Feel a wing of a base change by an amount."""
        if seat == NOBODY or not amount:
            return 0.0
        side = self.sides[seat]
        tops = side.tops
        if left:
            return self.felt(seat, side.wealth(side.left + amount, side.right, tops[0], tops[2]))
        return self.felt(seat, side.wealth(side.left, side.right + amount, tops[0], tops[2]))

    def leave(self, seat: int, number: int, *, left: bool) -> float:
        """Feel a group of a total leave a base."""
        return 0.0 if seat == NOBODY else self.felt(seat, self.sides[seat].without(left, number))

    def arrive(self, seat: int, number: int, *, left: bool) -> float:
        """Feel a group of a total come into a base."""
        return self.felt(seat, self.sides[seat].joined(left, number))

    def own(self, group: int) -> bool:
        """Tell whether a group of the hand is of the wing that the deciding seat goes for."""
        return IS_LEFT[group] == self.left

    def lay(self, group: int) -> float:
        """Feel a group go from the hand into the base."""
        if self.t.where[group] == base(self.seat):
            return 0.0
        return self.arrive(self.seat, WORTH[group], left=IS_LEFT[group]) - self.kept(group)

    def kept(self, piece: int) -> float:
        """Return what a card of the hand is worth if it stays there."""
        if not self.after:
            return 0.0
        weights = self.weights
        if piece > GROUPS:
            return weights.card(piece)
        if self.own(piece):
            return weights.held * WORTH[piece] + weights.each
        return weights.other * WORTH[piece]

    def stake(self, home: int, number: int, *, left: bool, taken: bool) -> float:
        """Return what the deciding seat feels when an attack on a group of a home succeeds."""
        result = self.leave(home, number, left=left)
        if taken:
            result += self.arrive(self.t.count(ACTIVE), number, left=left)
        return result

    def rank(self, group: int) -> int:
        """Return a group's place in the order in which a team is laid: highest first."""
        return FROM_BASE if self.t.where[group] == base(self.seat) else WORTH[group]

    def defence(self, target: int, home: int) -> int:
        """Return what an attack on a group on the table would be up against."""
        t = self.t
        value = total(t, target) - sleepiness(t, target)
        if home not in {NOBODY, self.seat}:
            for guard in guards(t, home):
                if guard != target:
                    value += total(t, guard)
        return value


@final
class Fight:
    """The battle on the table: how far the attack is ahead, and what is at stake."""

    __slots__ = ("target", "home", "left", "number", "ahead", "taken", "fruitless")

    def __init__(self, decision: Decision) -> None:
        t = decision.t
        self.target: Final = t.at(TARGET)[0]
        self.home: Final = t.count(HOME)
        self.left: Final = decision.leans_left(self.target)
        self.number: Final = total(t, self.target)
        self.ahead: Final = attack_sum(t) - defence_sum(t) + sleepiness(t, self.target)
        self.taken: Final = t.count(INTENT) == TAKE_OVER
        self.fruitless: Final = not self.taken and lasting(t, self.target)


def mean_card(weights: Weights) -> float:
    """Return what an unknown card in hand is worth on average."""
    found = weights.mean
    if found is None:
        whole = 0.0
        for piece in range(1, PIECES + 1):
            if piece > GROUPS:
                whole += weights.card(piece)
            else:
                whole += (weights.held + weights.other) / 2 * WORTH[piece] + weights.each / 2
        found = weights.mean = whole / PIECES
    return found
