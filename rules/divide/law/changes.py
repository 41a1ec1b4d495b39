"""Every change of what lies in bases and on groups; the sums of the seats are kept true."""

from typing import Final

from rules.core.refs import FIRST_COUNTER
from rules.core.table import NOBODY, Table
from rules.divide.facts.cards import (
    ATTACKS,
    DEFENDS,
    DROWSY,
    GAGGED,
    IMMUNE,
    LASTING,
    STRIPPED,
)
from rules.divide.facts.cards import TURNED as TURNED_WING
from rules.divide.facts.names import (
    ACTIVE,
    ATTACK,
    COUNTERS_EACH,
    DEFENCE,
    DISCARD,
    HOME,
    LEFTS,
    ONS,
    TARGET,
    TURNED,
    base,
    on,
)
from rules.divide.facts.pieces import EFFECT, IS_LEFT, WORTH
from rules.divide.law.moments import laid
from rules.divide.law.stacks import host_of, owner_of, top_asset, total, turned_groups

# What is told of a card that does more than change a number.
SENTENCES: Final = {
    GAGGED: "laid_gagged", TURNED_WING: "laid_turned", DROWSY: "laid_drowsy",
    DEFENDS: "laid_defends", ATTACKS: "laid_attacks",
    IMMUNE: "laid_immune", LASTING: "laid_lasting",
}  # fmt: skip


def holdings(t: Table, seat: int) -> list[int]:
    """Return the groups that count for a seat: its base, and in a battle what owner_of says."""
    groups = t.at(base(seat))
    if t.at(TARGET):
        groups = groups[:]
        if t.count(ACTIVE) == seat:
            groups += t.at(ATTACK)
        if t.count(HOME) == seat:
            groups += t.at(TARGET) + t.at(DEFENCE)
    return groups


def tally(t: Table, seat: int) -> None:
    """Count a seat's wings, influence and cards anew (D-31, D-32, D.7.3).

    A negative group lowers its own wing (D-22, D-30, D.7.4).
    """
    if seat == NOBODY:
        return
    left = right = 0
    groups = holdings(t, seat)
    cards = len(groups)
    turned = turned_groups(t)
    for group in groups:
        value = WORTH[group]
        stack = t.places[ONS + group]
        if stack:
            cards += len(stack)
            for extra in stack:
                value += WORTH[extra]
        if IS_LEFT[group] != (group in turned):
            left += value
        else:
            right += value
    first = LEFTS + seat * COUNTERS_EACH
    for index, number in enumerate([left, right, abs(left - right), cards], start=first):
        change = number - t.counts[index]
        if change:
            t.add(FIRST_COUNTER + index, change, "D-31")


def attach(t: Table, seat: int, extra: int, group: int, clause: str) -> None:
    """Lay an asset or deficit on top of a group's stack, for good (D-10, D-14)."""
    t.move(extra, on(group), clause)
    asset = top_asset(t, group) if EFFECT[extra] == STRIPPED else 0
    if t.heard and owner_of(t, group) not in {NOBODY, seat}:
        after = t.copy()
        _take_effect(after, group, asset)
        moment = laid(t, after, group, extra, asset)
        worth, owner = total(after, group), owner_of(t, group)
        sentence = SENTENCES.get(EFFECT[extra], "laid")
        t.say(sentence, extra, group, worth, "D.3.6", seat=owner, moment=moment)
    _take_effect(t, group, asset)


def _take_effect(t: Table, group: int, asset: int) -> None:
    """Let a laid card count, and discard the asset that it costs, if any (D.8.8)."""
    if asset:
        t.say("stripped", asset, group, clause="D.8.8")
        t.move(asset, DISCARD, "D.8.8")
    tally(t, owner_of(t, group))


def transfer(t: Table, asset: int, group: int) -> None:
    """Move an asset from its group onto another one (D.9.5)."""
    seat = owner_of(t, host_of(t, asset))
    t.move(asset, on(group), "D.9.5")
    tally(t, seat)
    if owner_of(t, group) != seat:
        tally(t, owner_of(t, group))


def relocate(t: Table, group: int, place: int, clause: str) -> None:
    """Move a group; what lies on it goes along by itself (D.3.7, D-37)."""
    seat = owner_of(t, group)
    t.move(group, place, clause)
    tally(t, seat)
    if owner_of(t, group) != seat:
        tally(t, owner_of(t, group))


def destroy(t: Table, group: int, clause: str) -> None:
    """Move a group and what lies on it to the discard pile (D.3.7, D-8)."""
    seat = owner_of(t, group)
    for extra in t.at(on(group))[:]:
        t.move(extra, DISCARD, "D.3.7")
    if t.count(TURNED) == group:
        t.add(TURNED, -group, "D.9.10")
    t.move(group, DISCARD, clause)
    tally(t, seat)
