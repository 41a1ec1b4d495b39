"""One decision as a campaigner sees it: how late it is, who leads, what a group is worth to whom."""

from typing import Final, final

from rules.core.data import Facts
from rules.core.table import NOBODY, Step, Table
from rules.divide.battle import attack_sum, defence_sum, guards, sleepiness
from rules.divide.names import (
    ACTIVE,
    GROUPS,
    HOME,
    INTENT,
    TAKE_OVER,
    TARGET,
    VERBS,
    base,
)
from rules.divide.outlook import (
    Outlook,
    Side,
    Times,
    cards_of,
    softmax,
)
from rules.divide.pieces import IS_LEFT, WORTH
from rules.divide.stacks import lasting, total, turned_groups

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
GROUP_SHARE: Final = 0.5  # of the cards are groups
MEAN: Final = sum(WORTH[1 : GROUPS + 1]) / GROUPS
FROM_BASE: Final = 100  # the rank of a group that attacks from the base


@final
class Prior:
    """The weights of first impressions."""

    __slots__ = ("scale", "raised", "answer", "stray", "draw", "discard", "lull", "ward")

    def __init__(self, facts: Facts) -> None:
        self.scale: Final = facts.real("scale")
        self.raised: Final = facts.real("raised")
        self.answer: Final = facts.real("answer")
        self.stray: Final = facts.real("stray")
        self.draw: Final = facts.real("draw")
        self.discard: Final = facts.real("discard")
        self.lull: Final = facts.real("lull")
        self.ward: Final = facts.real("ward")
        facts.done()


@final
class Scene:
    """One decision: who decides, what comes after this turn, and how much each rival matters."""

    __slots__ = ("t", "step", "outlook", "prior", "seat", "after", "sides", "me", "sign", "envy",
                 "turned", "hand")  # fmt: skip

    def __init__(self, t: Table, step: Step, outlook: Outlook, prior: Prior) -> None:
        self.t: Final = t
        self.step: Final = step
        self.outlook: Final = outlook
        self.prior: Final = prior
        self.seat: Final = step.seat
        times = Times(t, outlook, over=False)
        self.after: Final = times.draws[step.seat]
        self.hand: Final = cards_of(t, step.seat)
        self.sides: Final = [self._side(seat, times) for seat in range(t.setup.seats)]
        self.me: Final = self.sides[step.seat]
        self.sign: Final = 1 if self.me.leans_left(self.me.balance) else -1
        self.envy: Final = self._envy(times.heat)
        self.turned: Final = turned_groups(t)

    def _side(self, seat: int, times: Times) -> Side:
        side = Side(self.t, seat, times, self.outlook)
        if seat == self.seat:
            side.hold(self.hand)
            return side
        # A rival's hand is unknown, so each card counts as the average one, for either wing.
        count = len(cards_of(self.t, seat)) * GROUP_SHARE / 2
        side.left = side.right = count * MEAN
        side.lefts = side.rights = count
        return side

    def _envy(self, heat: float) -> list[float]:
        """Return how much a rival's influence hurts, in units of the own."""
        found = [side.wealth(side.balance) for side in self.sides]
        parts = softmax(found, heat)
        rest = max(1.0 - parts[self.seat], 1e-9)
        return [part / rest for part in parts]

    def left(self, group: int) -> bool:
        """Tell the wing that a group counts for."""
        return IS_LEFT[group] != (group in self.turned)

    def number(self, group: int) -> int:
        """Return a group's total, negative for the right wing."""
        value = total(self.t, group)
        return value if self.left(group) else -value

    def change(self, seat: int, amount: int) -> float:
        """Return what the deciding seat feels when a balance changes by an amount."""
        if seat == NOBODY or not amount:
            return 0.0
        if seat == self.seat:
            return self.me.safe * self.sign * amount
        side = self.sides[seat]
        felt = side.wealth(side.balance + amount) - side.wealth(side.balance)
        return -self.envy[seat] * felt

    def lay(self, group: int) -> float:
        """Return what it means to lay a group from the hand into the base."""
        if self.t.where[group] == base(self.seat):
            return 0.0
        worth = WORTH[group]
        if IS_LEFT[group] != (self.sign > 0):
            return -self.me.safe * worth
        if not self.after:
            return float(worth)
        weights = self.outlook
        count = self.me.lefts if self.sign > 0 else self.me.rights
        missed = weights.attack if count <= self.after else 0.0
        return worth * (self.me.safe - weights.held) - missed

    def spend(self, piece: int) -> float:
        """Return what an asset, deficit or event is worth if it is kept."""
        return self.outlook.card(piece) if self.after else 0.0

    def stake(self, home: int, number: int, *, taken: bool) -> float:
        """Return what the deciding seat feels when an attack on a group of a home succeeds."""
        result = self.change(home, -number)
        if taken:
            result += self.change(self.t.count(ACTIVE), number)
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

    __slots__ = ("target", "home", "number", "ahead", "taken", "fruitless")

    def __init__(self, scene: Scene) -> None:
        t = scene.t
        self.target: Final = t.at(TARGET)[0]
        self.home: Final = t.count(HOME)
        self.number: Final = scene.number(self.target)
        self.ahead: Final = attack_sum(t) - defence_sum(t) + sleepiness(t, self.target)
        self.taken: Final = t.count(INTENT) == TAKE_OVER
        self.fruitless: Final = not self.taken and lasting(t, self.target)
