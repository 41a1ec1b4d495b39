"""What a good player would compute: totals, sums of the bases, and the odds of a battle."""

from rules.core.game import Readout
from rules.core.table import Table
from rules.divide.facts.names import (
    ATTACK,
    COUNTER,
    DECK,
    DEFENCE,
    HOME,
    INTENT,
    RAISE,
    RAISED,
    TAKE_OVER,
    TARGET,
    TEAM,
    TURNS,
    UNAFFILIATED,
    base,
    card_count,
    hand,
    influence,
    left,
    on,
    right,
    start,
)
from rules.divide.facts.pieces import EFFECT, WORTH
from rules.divide.law.battle import attack_sum, difference, rival_attacked
from rules.divide.law.odds import TEN, per_mille
from rules.divide.law.stacks import base_groups, leans_left, total, turned_groups
from rules.divide.law.turns import active


def read_out(t: Table) -> list[Readout]:
    """Return everything worth showing on this table."""
    result = [*_groups(t), *[_sums(t, seat) for seat in range(t.setup.seats)]]
    if not t.agenda:
        return result
    result.append(Readout(DECK, "turns_left", {"count": len(t.at(DECK))}))
    if t.count(TURNS) <= t.setup.seats:
        result.append(_first(t))
    if t.at(TARGET):
        result += battle(t)
    return result


def _groups(t: Table) -> list[Readout]:
    """Return the groups that are not worth what is printed on them (D.3.6), or not there."""
    groups = base_groups(t)
    for place in (UNAFFILIATED, ATTACK, TARGET, DEFENCE):
        groups += t.at(place)
    turned = turned_groups(t)
    found: list[Readout] = []
    for group in groups:
        value = total(t, group)
        special = any(EFFECT[extra] for extra in t.at(on(group)))
        if value != WORTH[group] or special or group in turned:
            numbers = {"total": value, "printed": WORTH[group]}
            found.append(Readout(group, "total", numbers))
        if group in turned:
            key = "counts_left" if leans_left(t, group) else "counts_right"
            found.append(Readout(group, key, {"total": value}))
    return found


def _sums(t: Table, seat: int) -> Readout:
    """Return the two wings of a seat and what is left of them (D-31)."""
    numbers = {
        "seat": seat,
        "left": t.count(left(seat)),
        "right": t.count(right(seat)),
        "influence": t.count(influence(seat)),
        "cards": t.count(card_count(seat)),
    }
    return Readout(base(seat), "sums", numbers)


def _first(t: Table) -> Readout:
    """Return who won the roll for the first turn, which the first round remembers (D-2)."""
    seat = (active(t) + 1 - t.count(TURNS)) % t.setup.seats
    return Readout(base(seat), "begins", {"seat": seat, "face": t.count(start(seat)) % TEN})


def undeclared(t: Table) -> int:
    """Count the hand cards that may still change a battle: odds are those before a raise (D-16).

    What attackers could add to answer a raise is no news to themselves.
    """
    phase, attacker = t.agenda[-1].phase, active(t)
    if phase == TEAM:
        return len(t.at(hand(t.count(HOME)))) if rival_attacked(t) else 0
    if phase == RAISE:
        return len(t.at(hand(attacker if t.count(RAISED) else t.count(HOME))))
    return len(t.at(hand(attacker))) if phase == COUNTER and t.viewer != attacker else 0


def odds(t: Table, *, settled: bool = False) -> dict[str, int]:
    """Return the chance of the attacker in a battle, with the sums before the dice.

    What a sleeping target loses on its die is taken off the defence (D.8.7). The count says how
    many cards may still change it, unless it is settled that none will.
    """
    ahead, attack = difference(t), attack_sum(t)
    whole, tenth = divmod(per_mille(ahead), TEN)
    return {
        "whole": whole,
        "tenth": tenth,
        "difference": ahead,
        "attack": attack,
        "defence": attack - ahead,
        "seat": active(t),
        "count": 0 if settled else undeclared(t),
    }


def battle(t: Table) -> list[Readout]:
    """Return what is at stake in a battle, and how it stands."""
    numbers = odds(t)
    intent = "intent_take" if t.count(INTENT) == TAKE_OVER else "intent_destroy"
    return [
        Readout(ATTACK, "attack_sum", {"sum": numbers["attack"], "seat": active(t)}),
        Readout(DEFENCE, "defence_sum", {"sum": numbers["defence"], "seat": t.count(HOME)}),
        Readout(TARGET, intent, {"seat": active(t), "what": t.at(TARGET)[0]}),
        Readout(TARGET, "odds", numbers),
    ]
