"""An attack from the declaration to the outcome (D-12).

Only attacker and defender have a say; third players cannot interfere (D-17).
"""

from rules.core.moments import Moment, Stroke
from rules.core.table import NOBODY, Step, Table
from rules.divide.facts.cards import K
from rules.divide.facts.names import (
    ACTIVE,
    ATTACK,
    ATTACK_DIE,
    COUNTER,
    DEFENCE,
    DEFENCE_DIE,
    DICE_STEP,
    GROUPS,
    HOME,
    INTENT,
    RAISE,
    RAISED,
    TAKE_OVER,
    TARGET,
    TEAM,
    UNAFFILIATED,
    base,
    base_owner,
    hand,
)
from rules.divide.law import moments
from rules.divide.law.changes import attach, destroy, tally
from rules.divide.law.stacks import (
    ATTACKING,
    DEFENDING,
    GAGGING,
    LULLING,
    bearers,
    bears,
    borne,
    gagged,
    lasting,
    strokes_of,
    total,
)
from rules.divide.law.turns import active, end_turn


def recruits(t: Table, seat: int) -> list[int]:
    """Return the groups that a seat may lead into an attack: of the hand, or by D-27, D.8.2."""
    found: list[int] = []
    for piece in t.at(hand(seat)):
        if 0 < piece <= GROUPS:
            found.append(piece)
    place = base(seat)
    for group in bearers(t, ATTACKING):
        if t.where[group] == place and not gagged(t, group):
            found.append(group)
    return found


def guards(t: Table, seat: int) -> list[int]:
    """Return the groups that join every defence of a seat, like it or not (D-26, D.8.1)."""
    place = base(seat)
    return [g for g in bearers(t, DEFENDING) if t.where[g] == place and not gagged(t, g)]


def attack_sum(t: Table, told: list[Stroke] | None = None) -> int:
    """Add up the attack team, both wings alike (D.4.5, D-23); a gagged group counts nothing."""
    return _sum(t, t.at(ATTACK), told)


def defence_sum(t: Table, told: list[Stroke] | None = None) -> int:
    """Add up the target with its stack (D-18) and the defence team; of the base no more (D-19)."""
    value = 0
    for group in t.at(TARGET):
        value += total(t, group)
        if told is not None:
            told += strokes_of(t, group)
    return value + _sum(t, t.at(DEFENCE), told)


def _sum(t: Table, groups: list[int], told: list[Stroke] | None) -> int:
    """Add up groups, and where somebody listens, tell what each of them brings."""
    value = 0
    for group in groups:
        counts = not gagged(t, group)
        if counts:
            value += total(t, group)
        if told is not None:
            told += strokes_of(t, group)
            if not counts:
                told.append(Stroke(borne(t, group, GAGGING), -total(t, group)))
    return value


def sleepiness(t: Table, target: int) -> int:
    """Return what a target loses on its die (D.8.7)."""
    return K.sleepy if bears(t, target, LULLING) else 0


def difference(t: Table) -> int:
    """Return by how much the attack is ahead before the dice fall."""
    return attack_sum(t) - defence_sum(t) + sleepiness(t, t.at(TARGET)[0])


def rival_attacked(t: Table) -> bool:
    """Tell whether the target lies in another player's base (D-24, D-25)."""
    home = t.count(HOME)
    return home != NOBODY and home != t.count(ACTIVE)


def declare(t: Table, seat: int, group: int, target: int, intent: int) -> None:
    """Name the target and what for, and lay the first group of the team (D.4.1, D-13)."""
    home = base_owner(t.where[target])
    t.add(INTENT, intent, "D-12")
    if home != NOBODY:
        t.add(HOME, home - NOBODY, "D.4.1")
    t.move(target, TARGET, "D.4.1")
    t.move(group, ATTACK, "D.4.2")
    tally(t, seat)
    if rival_attacked(t):
        for guard in guards(t, home):
            t.say("defends", guard, clause="D-26", seat=home)
            t.move(guard, DEFENCE, "D-26")
        if t.heard:
            moment = moments.assault(t, difference(t), attack_sum(t))
            cards = len(t.at(hand(home)))
            t.say("attacked", target, amount=cards, clause="D.4.1", seat=home, moment=moment)
    t.ask(Step(TEAM, seat, target))


def join(t: Table, step: Step, group: int) -> None:
    """Lay one more group into the battle (D.4.2, D.5.2)."""
    attacking = step.seat == active(t)
    t.move(group, ATTACK if attacking else DEFENCE, "D.4.2" if attacking else "D.5.2")
    tally(t, step.seat)
    _note_raise(t, step)


def reinforce(t: Table, step: Step, extra: int, group: int) -> None:
    """Lay an asset or deficit on a group of the battle (D.4.3, D.5.3)."""
    attach(t, step.seat, extra, group, "D.5.3" if step.phase == RAISE else "D.4.3")
    _note_raise(t, step)


def _note_raise(t: Table, step: Step) -> None:
    if step.phase == RAISE:
        t.add(RAISED, 1, "D-16")


def challenge(t: Table) -> None:
    """Let the defender call or raise; without a card there is nothing to raise with (D-16)."""
    defender = t.count(HOME)
    if not t.at(hand(defender)):
        t.say("must_call", clause="D.5.1", seat=defender)
    t.ask(Step(RAISE, defender, t.at(TARGET)[0]))


def answer(t: Table) -> None:
    """Go on after the defender: to the counter-raise, or to the dice (D-16, D.5.4)."""
    phase = COUNTER if t.count(RAISED) else DICE_STEP
    t.ask(Step(phase, active(t), t.at(TARGET)[0]))


def throw(t: Table) -> None:
    """Roll for both sides, carry out what follows, and end the turn (D-28, D.6.8)."""
    target = t.at(TARGET)[0]
    attackers: list[Stroke] | None = [] if t.heard else None
    defenders: list[Stroke] | None = [] if t.heard else None
    attack = attack_sum(t, attackers) + t.roll(ATTACK_DIE, K.sides, "D.6.1")
    defence = defence_sum(t, defenders) + t.roll(DEFENCE_DIE, K.sides, "D.6.2")
    asleep = sleepiness(t, target)
    defence -= asleep
    t.say("attack_total", target, ATTACK_DIE, attack, "D.6.1", seat=active(t))
    t.say("defence_total", target, DEFENCE_DIE, defence, "D.6.2", seat=t.count(HOME))
    won = attack > defence
    moment = None
    if attackers is not None and defenders is not None:
        if asleep:
            defenders.append(Stroke(borne(t, target, LULLING), -asleep))
        after = t.copy()
        _settle(after, target, won=won)
        moment = moments.battle(t, after, (attackers, defenders), (attack, defence))
    _tell(t, target, moment, won=won)
    _settle(t, target, won=won)
    end_turn(t)


def _tell(t: Table, target: int, moment: Moment | None, *, won: bool) -> None:
    """Say how a battle ended, before anything moves (D.6.3, D.6.4, D.6.5, D.8.4)."""
    home = t.count(HOME)
    if won and t.count(INTENT) == TAKE_OVER:
        t.say("taken", target, clause="D.6.3", seat=active(t), moment=moment)
    elif won and not lasting(t, target):
        t.say("destroyed", target, clause="D.6.4", seat=home, moment=moment)
    else:
        sentence = "undying" if won else "held"
        clause = "D.8.4" if won else "D.6.5"
        t.say(sentence, target, clause=clause, seat=home, moment=moment)


def _settle(t: Table, target: int, *, won: bool) -> None:
    """Give every group of the battle its place, and forget the battle (D-20, D-21)."""
    seat = active(t)
    home = t.count(HOME)
    for group in t.at(ATTACK)[:]:
        t.move(group, base(seat), "D.6.6")
    for group in t.at(DEFENCE)[:]:
        t.move(group, base(home), "D.6.7")
    if won and t.count(INTENT) == TAKE_OVER:
        t.move(target, base(seat), "D.6.3")
        tally(t, seat)
    elif won and not lasting(t, target):
        destroy(t, target, "D.6.4")
    else:
        t.move(target, UNAFFILIATED if home == NOBODY else base(home), "D.6.5")
    tally(t, home)
    for counter, rest in ((INTENT, 0), (HOME, NOBODY), (RAISED, 0)):
        change = rest - t.count(counter)
        if change:
            t.add(counter, change, "D.6.8")
