"""Groups with what lies on them: totals, wings, lasting effects, and where they lie."""

from typing import Final

from rules.core.moments import Stroke
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, is_place
from rules.core.table import NOBODY, Table
from rules.divide.facts import names
from rules.divide.facts.cards import ATTACKS, DEFENDS, DROWSY, GAGGED, IMMUNE, LASTING
from rules.divide.facts.cards import TURNED as TURNED_EFFECT
from rules.divide.facts.names import (
    ATTACK,
    BASES,
    GROUPS,
    ONS,
    PLACES_EACH,
    TURNED,
    UNAFFILIATED,
    base_owner,
    on,
    place_of,
)
from rules.divide.facts.pieces import IS_LEFT, WORTH, extras_with, is_asset, is_extra, is_group

DEFENDING: Final = extras_with(DEFENDS)  # D.8.1
ATTACKING: Final = extras_with(ATTACKS)  # D.8.2
PROTECTING: Final = extras_with(IMMUNE)  # D.8.3
UNDYING: Final = extras_with(LASTING)  # D.8.4
GAGGING: Final = extras_with(GAGGED)  # D.8.5
TURNING: Final = extras_with(TURNED_EFFECT)  # D.8.6
LULLING: Final = extras_with(DROWSY)  # D.8.7
FIRST_ON: Final = FIRST_PLACE + ONS


def host_of(t: Table, extra: int) -> int:
    """Return the group that an asset or deficit lies on, or 0."""
    group = t.where[extra] - FIRST_ON
    return group if 0 < group <= GROUPS else 0


def group_of(t: Table, ref: int) -> int:
    """Return the group that a gesture points at, its stack included, or 0."""
    if is_group(ref):
        return ref
    if is_extra(ref):
        return host_of(t, ref)
    group = ref - FIRST_ON
    return group if 0 < group <= GROUPS else 0


def pointed_at(t: Table, ref: int) -> int:
    """Return the group that a gesture points at, or the only one in the place that it names."""
    group = group_of(t, ref)
    if group or not is_place(ref):
        return group
    there = t.at(ref)
    return there[0] if len(there) == 1 and is_group(there[0]) else 0


def bears(t: Table, group: int, extras: list[int]) -> bool:
    """Tell whether one of some cards lies on a group."""
    place = FIRST_ON + group
    where = t.where
    for extra in extras:  # noqa: SIM110 - search passes through, and a generator is slow
        if where[extra] == place:
            return True
    return False


def borne(t: Table, group: int, extras: list[int]) -> int:
    """Return the first of some cards that lies on a group, or 0."""
    place = FIRST_ON + group
    for extra in extras:
        if t.where[extra] == place:
            return extra
    return 0


def bearers(t: Table, extras: list[int]) -> list[int]:
    """Return the groups that some cards lie on, each once."""
    found: list[int] = []
    for extra in extras:
        group = t.where[extra] - FIRST_ON
        if 0 < group <= GROUPS and group not in found:
            found.append(group)
    return found


def total(t: Table, group: int) -> int:
    """Return the influence of a group, plus assets, minus deficits (D.3.6); it may be negative."""
    value = WORTH[group]
    for extra in t.places[ONS + group]:
        value += WORTH[extra]
    return value


def strokes_of(t: Table, group: int) -> list[Stroke]:
    """Return how the total of a group comes about: its own number, then what lies on it."""
    found = [Stroke(group, WORTH[group])]
    for extra in t.places[ONS + group]:
        if WORTH[extra]:
            found.append(Stroke(extra, WORTH[extra]))
    return found


def turned_groups(t: Table) -> list[int]:
    """Return the groups that count for the other wing than printed (D.8.6, D.9.10)."""
    found = bearers(t, TURNING)
    changed = t.counts[TURNED - FIRST_COUNTER]
    if changed in found:
        found.remove(changed)
    elif changed:
        found.append(changed)
    return found


def leans_left(t: Table, group: int) -> bool:
    """Tell the wing that a group counts for."""
    return IS_LEFT[group] != (group in turned_groups(t))


def immune(t: Table, group: int) -> bool:
    """Tell whether events pass a group over (D-8, D.8.3)."""
    return bears(t, group, PROTECTING)


def lasting(t: Table, group: int) -> bool:
    """Tell whether nothing destroys a group (D.8.4)."""
    return bears(t, group, UNDYING)


def gagged(t: Table, group: int) -> bool:
    """Tell whether a group may join neither attack nor defence (D.8.5)."""
    return bears(t, group, GAGGING)


def on_table(t: Table, group: int) -> bool:
    """Tell whether a group lies in a base or unaffiliated (D-9)."""
    if not is_group(group):
        return False
    place = t.where[group]
    return place == UNAFFILIATED or base_owner(place) >= 0


def base_groups(t: Table, besides: int = NOBODY) -> list[int]:
    """Return the groups in all bases, or in those of the rivals of a seat."""
    places = t.places
    left_out = BASES + besides * PLACES_EACH
    found: list[int] = []
    for index in range(BASES, len(places), PLACES_EACH):
        if index != left_out:
            found += places[index]
    return found


def owner_of(t: Table, group: int) -> int:
    """Return the seat that a group counts for, in battle too, or NOBODY.

    Whoever laid a group into a battle keeps it (D-21), so it counts at once; the target counts
    where it came from until the dice have fallen.
    """
    place = t.where[group]
    if place == ATTACK:
        return t.count(names.ACTIVE)
    if place in {names.TARGET, names.DEFENCE}:
        return t.count(names.HOME)
    return base_owner(place)


def seat_of(t: Table, ref: int) -> int:
    """Return the seat whose base a gesture points at: the base, or a group or stack in it."""
    group = group_of(t, ref)
    return base_owner(t.where[group] if group else place_of(t, ref))


def top_asset(t: Table, group: int) -> int:
    """Return the topmost asset of a group, or 0 (D-10)."""
    for extra in reversed(t.at(on(group))):
        if is_asset(extra):
            return extra
    return 0
