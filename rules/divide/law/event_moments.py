"""Decisive moments of events: who played what, whom it strikes, and what it costs or brings."""

from typing import Final

from rules.core.moments import Moment, Upshot
from rules.core.refs import NOTHING
from rules.core.table import NOBODY, Table
from rules.divide.facts.names import ACTIVE, EVENT, influence
from rules.divide.facts.pieces import IS_LEFT
from rules.divide.law.stacks import host_of, owner_of
from rules.divide.law.upshots import LOSS, figures, gain, standing, weight

HAND_CARD: Final = 8  # how heavy a card in the hand is


def _event(t: Table) -> int:
    """Return the event that lies open."""
    return t.at(EVENT)[0]


def _moment(t: Table, onto: int, upshots: list[Upshot], facts: dict[str, int]) -> Moment:
    """Make a moment of the event; what strikes its own player is told in other words."""
    told: list[Upshot] = []
    for one in upshots:
        if one.seat == one.by:
            told.append(
                Upshot(one.seat, "own_event", one.what, one.amount, one.weight, one.by, one.card)
            )
        else:
            told.append(one)
    return Moment("event", _event(t), onto, [], None, told, facts | {"by": t.count(ACTIVE)})


def fizzled(t: Table) -> Moment:
    """Tell of an event that strikes nothing (D-5)."""
    return _moment(t, NOTHING, [], {})


def destroyed(t: Table, after: Table, group: int) -> Moment:
    """Tell whose group is destroyed (D.9.1)."""
    seat = owner_of(t, group)
    change = gain(t, after, seat)
    heavy = weight(change, LOSS)
    upshot = Upshot(seat, "struck", group, change, heavy, t.count(ACTIVE), _event(t))
    return _moment(t, group, [upshot, *figures(t, after)], standing(t, after, seat))


def released(t: Table, after: Table, group: int) -> Moment:
    """Tell whose group is driven out to the unaffiliated ones (D.9.3)."""
    seat = owner_of(t, group)
    change = gain(t, after, seat)
    heavy = weight(change, LOSS)
    upshot = Upshot(seat, "driven", group, change, heavy, t.count(ACTIVE), _event(t))
    return _moment(t, group, [upshot, *figures(t, after)], standing(t, after, seat))


def swapped(t: Table, after: Table, groups: list[int]) -> Moment:
    """Tell two owners which groups change places (D.9.4)."""
    by, event = t.count(ACTIVE), _event(t)
    upshots: list[Upshot] = []
    for group in groups:
        seat = owner_of(t, group)
        change = gain(t, after, seat)
        upshots.append(Upshot(seat, "swapped", group, change, weight(change, LOSS), by, event))
    facts: dict[str, int] = {}
    for name, group in zip(("first", "second"), groups, strict=True):
        facts[name] = owner_of(t, group)
        facts[f"{name}_after"] = after.count(influence(owner_of(t, group)))
    return _moment(t, groups[0], upshots + figures(t, after), facts)


def transferred(t: Table, after: Table, asset: int) -> Moment:
    """Tell whose group loses an asset and whose gets it (D.9.5)."""
    by, event = t.count(ACTIVE), _event(t)
    loser, taker = owner_of(t, host_of(t, asset)), owner_of(after, host_of(after, asset))
    upshots: list[Upshot] = []
    if loser != NOBODY:
        change = gain(t, after, loser)
        heavy = weight(change)
        upshots.append(
            Upshot(
                loser, "shifted" if loser == taker else "relieved", asset, change, heavy, by, event
            )
        )
    if taker not in {NOBODY, loser}:
        change = gain(t, after, taker)
        upshots.append(Upshot(taker, "endowed", asset, change, weight(change), by, event))
    return _moment(t, asset, upshots + figures(t, after), {})


def pardoned(t: Table, after: Table, seat: int) -> Moment:
    """Tell whose deficits are forgiven (D.9.8)."""
    change = gain(t, after, seat)
    heavy = weight(change)
    upshot = Upshot(seat, "pardoned", NOTHING, change, heavy, t.count(ACTIVE), _event(t))
    facts = {"before": t.count(influence(seat)), "after": after.count(influence(seat))}
    return _moment(t, NOTHING, [upshot, *figures(t, after)], facts)


def converted(t: Table, after: Table, group: int) -> Moment:
    """Tell whose group goes over to the other wing (D.9.10)."""
    seat = owner_of(t, group)
    if seat == NOBODY:
        return _moment(t, group, [], {"count": 0})
    change = gain(t, after, seat)
    heavy = weight(change)
    upshot = Upshot(seat, "converted", group, change, heavy, t.count(ACTIVE), _event(t))
    return _moment(t, group, [upshot, *figures(t, after)], standing(t, after, seat))


def purged(t: Table, seats: list[int]) -> Moment:
    """Tell everybody who must give up a group of a wing (D.9.2)."""
    by, event = t.count(ACTIVE), _event(t)
    upshots: list[Upshot] = []
    for seat in seats:
        if seat == by:
            upshots.append(Upshot(seat, "own_purge", NOTHING, 0, LOSS, card=event))
        else:
            upshots.append(Upshot(seat, "purged", NOTHING, 0, LOSS, by, event))
    return _moment(t, NOTHING, upshots, {"wing": int(IS_LEFT[event])})


def given_up(t: Table, after: Table, seat: int, group: int) -> Moment:
    """Tell what a group costs whoever gives it up to an event (D.9.2)."""
    change = gain(t, after, seat)
    heavy = weight(change, LOSS)
    upshot = Upshot(seat, "gave_up", group, change, heavy, t.count(ACTIVE), _event(t))
    return _moment(t, group, [upshot, *figures(t, after)], standing(t, after, seat))


def subpoenaed(t: Table, seat: int, cards: int) -> Moment:
    """Tell whoever must discard cards of the hand (D.9.7)."""
    heavy = HAND_CARD * cards
    upshot = Upshot(seat, "subpoenaed", NOTHING, -cards, heavy, t.count(ACTIVE), _event(t))
    return _moment(t, NOTHING, [upshot], {})


def supplied(t: Table, cards: int) -> Moment:
    """Tell who takes cards into the hand, drawn (D.9.6) or a group that returns (D.9.9)."""
    heavy = HAND_CARD * cards
    upshot = Upshot(t.count(ACTIVE), "supplied", NOTHING, cards, heavy, card=_event(t))
    return _moment(t, NOTHING, [upshot], {})
