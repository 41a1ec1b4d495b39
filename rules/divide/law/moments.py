"""Decisive moments of battles and of cards that are laid: how the sums come about, what follows."""

from typing import Final

from rules.core.moments import LOST, WON, Camp, Moment, Stroke, Upshot
from rules.core.refs import NOTHING
from rules.core.table import NOBODY, Table
from rules.divide.facts.cards import K
from rules.divide.facts.names import (
    ACTIVE,
    ATTACK,
    ATTACK_DIE,
    DEFENCE,
    DEFENCE_DIE,
    DISCARD,
    HOME,
    TARGET,
    base,
)
from rules.divide.facts.pieces import EFFECT, is_group
from rules.divide.law.odds import TEN, per_mille
from rules.divide.law.stacks import host_of, owner_of, strokes_of, total
from rules.divide.law.upshots import LOSS, figures, gain, standing, weight

LONGEST: Final = 12  # strokes of a camp that are told one by one
ALARM: Final = 3  # how heavy an attack is before anything is decided: less than what follows
DUD: Final = 6  # how heavy an attack is that has changed nothing


def assault(t: Table, ahead: int, attack: int) -> Moment:
    """Tell whoever is attacked who comes, what for, and how it stands before a raise (D.4.1)."""
    target, home, by = _parties(t)
    whole, tenth = divmod(per_mille(ahead), TEN)
    facts = {"attack": attack, "defence": attack - ahead, "whole": whole, "tenth": tenth, "by": by}
    upshots = [Upshot(home, "attacked", target, 0, ALARM, by, t.at(ATTACK)[0])]
    for guard in t.at(DEFENCE):
        upshots.append(Upshot(home, "guards", guard, 0, 0))
    return Moment("attack", target, NOTHING, [], None, upshots, facts)


def battle(
    t: Table, after: Table, sides: tuple[list[Stroke], list[Stroke]], totals: tuple[int, int]
) -> Moment:
    """Tell a battle: both sides stroke by stroke, the dice, and what follows (D.6.1, D.6.2)."""
    target, home, by = _parties(t)
    attack, defence = totals
    fates = (WON, LOST) if attack > defence else (LOST, WON)
    thrown, rolled = t.count(ATTACK_DIE), t.count(DEFENCE_DIE)
    camps = [
        Camp(by, _shortened(t, sides[0], ATTACK_DIE, thrown), attack, fates[0], "attack"),
        Camp(
            home,
            _shortened(t, sides[1], DEFENCE_DIE, rolled),
            defence,
            fates[1],
            "loose" if home == NOBODY else "defence",
        ),
    ]
    facts = {
        "attack": attack - thrown, "thrown": thrown, "total": attack,
        "defence": defence - rolled, "rolled": rolled, "against": defence, "by": by,
        "count": abs(attack - defence),
    }  # fmt: skip
    upshots = _outcome(t, after, won=attack > defence) + figures(t, after)
    return Moment("battle", target, NOTHING, camps, None, upshots, facts)


def _parties(t: Table) -> tuple[int, int, int]:
    """Return the target of a battle, whose it is, and who attacks."""
    return t.at(TARGET)[0], t.count(HOME), t.count(ACTIVE)


def _shortened(t: Table, strokes: list[Stroke], die: int, face: int) -> list[Stroke]:
    """Return a side with its die; where it is long, what lies on a group is told with it."""
    if len(strokes) < LONGEST:
        return [*strokes, Stroke(die, face)]
    found: list[Stroke] = []
    for stroke in strokes:
        last = found[-1] if found else stroke
        if is_group(last.what) and host_of(t, stroke.what) == last.what:
            found[-1] = Stroke(last.what, last.amount + stroke.amount)
        else:
            found.append(stroke)
    return [*found, Stroke(die, face)]


def _outcome(t: Table, after: Table, *, won: bool) -> list[Upshot]:
    """Return what a battle means for the attacker, and for whoever the target belongs to."""
    target, home, by = _parties(t)
    place, card = after.where[target], t.at(ATTACK)[0]
    mine = gain(t, after, by)
    if home == by:
        if place == DISCARD:
            return [Upshot(by, "rid", target, mine, weight(mine), by, card)]
        return [Upshot(by, "stuck", target, 0, DUD, by, card)]
    if place == base(by):
        found = [Upshot(by, "took", target, mine, weight(mine), by, card)]
    elif place == DISCARD:
        found = [Upshot(by, "razed", target, mine, weight(mine), by, card)]
    else:
        found = [Upshot(by, "survived" if won else "failed", target, 0, DUD, by, card)]
    if home == NOBODY:
        return found
    theirs = gain(t, after, home)
    if place == base(by):
        found.append(Upshot(home, "robbed", target, theirs, weight(theirs, LOSS), by, card))
    elif place == DISCARD:
        found.append(Upshot(home, "ruined", target, theirs, weight(theirs, LOSS), by, card))
    else:
        found.append(Upshot(home, "spared" if won else "held", target, 0, DUD, by, card))
    return found


def laid(t: Table, after: Table, group: int, extra: int, asset: int) -> Moment:
    """Tell whose group is hit by a card that somebody else has laid on it (D.3.5, D.3.6).

    With a Repossession goes the asset that it costs (D.8.8).
    """
    seat = owner_of(t, group)
    change = gain(t, after, seat)
    by = t.count(ACTIVE) if seat != t.count(ACTIVE) else t.count(HOME)
    if asset:
        upshot = Upshot(seat, "stripped", asset, change, weight(change), by, extra)
    else:
        upshot = Upshot(seat, "laid", group, change, weight(change), by, extra)
    camps: list[Camp] = []
    if not EFFECT[extra] or asset:
        camps.append(Camp(seat, strokes_of(after, group), total(after, group), key="worth"))
    upshots = [upshot, *figures(t, after)]
    facts = standing(t, after, seat) | {"sleepy": K.sleepy}
    return Moment("laid", extra, group, camps, None, upshots, facts)
