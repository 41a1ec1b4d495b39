"""What players may do in an attack: declare it (option E), build, call, raise, counter, roll."""

from abc import abstractmethod
from typing import Final, final

from rules.core.button import ButtonVerb
from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span
from rules.core.moves import Move
from rules.core.table import NOBODY, Step, Table
from rules.divide.facts.names import (
    ATTACK,
    ATTACK_DIE,
    BATTLE,
    COUNTER,
    DEFENCE,
    DEFENCE_DIE,
    DICE_STEP,
    DISCARD,
    GROUPS,
    HOME,
    RAISE,
    RAISED,
    TAKE_OVER,
    TARGET,
    TEAM,
    TO_DESTROY,
    TURN,
    UNAFFILIATED,
    base,
    hand,
    place_of,
)
from rules.divide.facts.pieces import is_event, is_extra, is_group
from rules.divide.law import battle
from rules.divide.law.battle import recruits, rival_attacked
from rules.divide.law.stacks import (
    ATTACKING,
    UNDYING,
    base_groups,
    bearers,
    bears,
    gagged,
    group_of,
    lasting,
    on_table,
    pointed_at,
)
from rules.divide.verbs.drag import Drag, held

MELEE: Final = [ATTACK, TARGET, DEFENCE]


def unfit(t: Table, seat: int, group: int) -> str:
    """Return the clause that keeps a group out of a seat's attack team, or LEGAL."""
    if held(t, seat, group):
        return LEGAL
    if t.where[group] != base(seat):
        return "D.4.2"
    if not bears(t, group, ATTACKING):
        return "D.4.6"
    return "D.8.5" if gagged(t, group) else LEGAL


class Attack(Drag):
    """Declare a target and what for, with the first group of the team (D.4.1)."""

    whats = Span(kinds=["group"])
    ontos = Span(kinds=["group"])

    def __init__(self, name: str, intent: int) -> None:
        super().__init__(name, [TURN], "D-28")
        self.intent: Final = intent

    def victims(self, t: Table, seat: int) -> list[int]:
        """Return the groups that may be attacked like this: one's own to be destroyed only."""
        if self.intent == TAKE_OVER:
            return base_groups(t, besides=seat) + t.at(UNAFFILIATED)
        groups = base_groups(t) + t.at(UNAFFILIATED)
        kept = bearers(t, UNDYING)
        return [group for group in groups if group not in kept] if kept else groups

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every group that may attack with every group that may be attacked."""
        groups = recruits(t, step.seat)
        if not groups:
            return []
        victims = self.victims(t, step.seat)
        moves: list[Move] = []
        for group in groups:
            row = self.row(group)
            moves += [row[victim] for victim in victims if victim != group]
        return moves

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a fit group, a target (D.4.1), not one of one's own to take (D-25), and D.8.4."""
        if not is_group(m.what) or m.amount:
            return NOWHERE_TO_GO
        clause = unfit(t, step.seat, m.what)
        if clause:
            return clause
        if not on_table(t, m.onto) or m.what == m.onto:
            return "D.4.1"
        mine = t.where[m.onto] == base(step.seat)
        if lasting(t, m.onto) and (mine or self.intent == TO_DESTROY):
            return "D.8.4"
        return "D-25" if mine and self.intent == TAKE_OVER else LEGAL

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Open the battle."""
        t.done()
        battle.declare(t, step.seat, m.what, m.onto, self.intent)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a group dropped on another one or on its stack; or a rival's where it should end."""
        target = group_of(t, onto)
        if is_group(what) and target:
            return Move(self.id, what, target)
        return Move(self.id, what) if self.wishes(t, step.seat, what, onto) else None

    @abstractmethod
    def wishes(self, t: Table, seat: int, what: int, onto: int) -> bool:
        """Tell whether a gesture does to somebody else's group what only an attack can do."""

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return what a refusal may name; one form of D.4.2 is for those who attack."""
        return super().facts(t, step, m) | {"count": 1}


def foreign(t: Table, seat: int, group: int) -> bool:
    """Tell whether a ref is a group that a seat could only get hold of by an attack."""
    return on_table(t, group) and t.where[group] != base(seat)


@final
class Take(Attack):
    """Attack to take a group over (D.6.3)."""

    def __init__(self) -> None:
        super().__init__("take", TAKE_OVER)

    def wishes(self, t: Table, seat: int, what: int, onto: int) -> bool:
        """Read somebody else's group pulled to one's own hand; Settle reads one's own base."""
        return onto == hand(seat) and foreign(t, seat, what)


@final
class Destroy(Attack):
    """Attack to destroy a group (D.6.4)."""

    def __init__(self) -> None:
        super().__init__("destroy", TO_DESTROY)

    def wishes(self, t: Table, seat: int, what: int, onto: int) -> bool:
        """Read somebody else's group taken to the discard pile."""
        return place_of(t, onto) == DISCARD and foreign(t, seat, what)


@final
class Join(Drag):
    """Add a group to the attack or to the defence (D.4.2, D.5.2)."""

    whats = Span(kinds=["group"])
    ontos = Span(bases=["attack", "defence"])

    def __init__(self) -> None:
        super().__init__("join", BATTLE, "D.5.4")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the groups of the hand, for the attacker also those that D-27 allows."""
        if step.phase != RAISE:
            return [self.single(group, ATTACK) for group in recruits(t, step.seat)]
        return [self.single(p, DEFENCE) for p in t.at(hand(step.seat)) if 0 < p <= GROUPS]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a group that may join (D.4.6, D-19), and for one's own side."""
        if is_event(m.what):
            return "D.4.4"
        if not is_group(m.what) or m.onto not in MELEE or m.amount:
            return NOWHERE_TO_GO
        if step.phase != RAISE:
            clause = unfit(t, step.seat, m.what)
            return clause or (LEGAL if m.onto == ATTACK else "D.4.2")
        if t.where[m.what] == base(step.seat):
            return "D-19"
        return LEGAL if m.onto == DEFENCE and held(t, step.seat, m.what) else "D.5.2"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay it down."""
        battle.join(t, step, m.what)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a group dropped anywhere in the battle."""
        place = place_of(t, onto)
        group = group_of(t, onto)
        place = t.where[group] if group and place not in MELEE else place
        inside = is_group(what) and t.where[what] not in MELEE and place in MELEE
        return Move(self.id, what, place) if inside else None


@final
class Reinforce(Drag):
    """Lay an asset or deficit on a group of the battle (D.4.3, D.5.3)."""

    whats = Span(kinds=["asset", "deficit"])
    ontos = Span(kinds=["group"])

    def __init__(self) -> None:
        super().__init__("reinforce", BATTLE, "D.5.4")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every card on every group that it may be laid on."""
        groups = t.at(ATTACK) + t.at(TARGET)
        if step.phase != TEAM:
            groups += t.at(DEFENCE)
        return self.extras_onto(t, step.seat, groups)

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a card of the hand and a group of the battle (D-14, D-15, D-16)."""
        if not is_extra(m.what) or m.amount or not held(t, step.seat, m.what):
            return NOWHERE_TO_GO
        place = t.where[m.onto] if is_group(m.onto) else m.onto
        if step.phase == TEAM:
            if is_group(m.onto) and place in {ATTACK, TARGET}:
                return LEGAL
            return "D.4.3" if place in MELEE else "D-14"
        if place in MELEE:
            return LEGAL if is_group(m.onto) else "D.5.3"
        return "D-15" if step.phase == RAISE else "D-16"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay it down, for good."""
        battle.reinforce(t, step, m.what, m.onto)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a card of the hand dropped anywhere in a battle, where the only group is meant."""
        if not is_extra(what) or not held(t, step.seat, what) or not onto or not t.at(TARGET):
            return None
        return Move(self.id, what, pointed_at(t, onto) or onto)


@final
class Challenge(ButtonVerb):
    """Finish the team and let the defender decide (D-12)."""

    def allowed(self, t: Table, step: Step) -> str:
        """Ask for a rival's group: nobody raises for the others (D-24, D-25)."""
        if rival_attacked(t):
            return LEGAL
        return "D-24" if t.count(HOME) == NOBODY else "D-25"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Turn to the defender."""
        t.done()
        battle.challenge(t)


@final
class Call(ButtonVerb):
    """Take the attack as it stands (D.5.1)."""

    def allowed(self, t: Table, step: Step) -> str:
        """Ask that nothing was added."""
        return "D.5.1" if t.count(RAISED) else LEGAL

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Let the dice decide."""
        t.done()
        battle.answer(t)


@final
class Stand(ButtonVerb):
    """Finish the raise; there is no second one (D.5.5)."""

    def allowed(self, t: Table, step: Step) -> str:
        """Ask that something was added."""
        return LEGAL if t.count(RAISED) else "D.5.5"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Let the attacker add cards once more."""
        t.done()
        battle.answer(t)


@final
class Throw(ButtonVerb):
    """Roll both dice (D-12); the defender of a base is asked first."""

    def allowed(self, t: Table, step: Step) -> str:
        """Ask that nobody may raise any more (D.5.6, D.5.7)."""
        return "D-12" if step.phase == TEAM and rival_attacked(t) else LEGAL

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Roll."""
        t.done()
        battle.throw(t)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a die that is taken too early."""
        idle = step.phase not in self.phases or self.allowed(t, step) != LEGAL
        return Move(self.id) if what in {ATTACK_DIE, DEFENCE_DIE} and idle else None


def attack_verbs() -> list[Attack]:
    """Return the two ways to attack."""
    return [Take(), Destroy()]


def battle_verbs() -> list[Drag | ButtonVerb]:
    """Return what is done in a battle, in its order (D-12)."""
    return [
        Join(),
        Reinforce(),
        Challenge("challenge", [TEAM], "D-12"),
        Call("call", [RAISE], "D.5.1"),
        Stand("stand", [RAISE], "D.5.5"),
        Throw("throw", [TEAM, COUNTER, DICE_STEP], "D-12"),
    ]
