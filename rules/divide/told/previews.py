"""What a legal move would bring, for whoever is about to make it."""

from collections.abc import Callable
from typing import Final

from rules.core.game import Readout
from rules.core.moves import Move
from rules.core.table import NOBODY, Table
from rules.divide.facts import cards
from rules.divide.facts.cards import K
from rules.divide.facts.names import (
    DECK,
    DISCARD,
    TAKE_OVER,
    TARGET,
    TO_DESTROY,
    TURNED,
    UNAFFILIATED,
    VERBS,
    base,
    base_owner,
    hand,
    hand_owner,
    influence,
    left,
    right,
)
from rules.divide.facts.pieces import EFFECT, WORTH
from rules.divide.law import battle, changes
from rules.divide.law.effects import EFFECTS, forgive, pardonable
from rules.divide.law.purging import losable
from rules.divide.law.stacks import base_groups, owner_of, top_asset, total
from rules.divide.told.readouts import odds

Drag = Callable[[Table, Move], Readout | None]


def _seat(t: Table, seat: int) -> dict[str, int]:
    """Return how a seat would stand."""
    return {
        "seat": seat,
        "left": t.count(left(seat)),
        "right": t.count(right(seat)),
        "influence": t.count(influence(seat)),
    }


def _chance(t: Table, ref: int, *, settled: bool = False) -> Readout:
    """Return the attacker's chance as a battle would stand."""
    return Readout(ref, "chance", odds(t, settled=settled))


def _attack(t: Table, m: Move) -> Readout:
    after = t.copy()
    intent = TAKE_OVER if VERBS[m.verb] == "take" else TO_DESTROY
    battle.declare(after, t.seat, m.what, m.onto, intent)
    return _chance(after, m.onto)


def _join(t: Table, m: Move) -> Readout:
    after = t.copy()
    battle.join(after, after.agenda[-1], m.what)
    return _chance(after, TARGET)


def _reinforce(t: Table, m: Move) -> Readout:
    after = t.copy()
    battle.reinforce(after, after.agenda[-1], m.what, m.onto)
    return _chance(after, m.onto)


def _settle(t: Table, m: Move) -> Readout:
    """Tell the influence; whoever could attack with the group gets it into the base too (D-11)."""
    after = t.copy()
    changes.relocate(after, m.what, m.onto, "")
    numbers = _seat(after, t.seat)
    mine = t.at(base(t.seat))
    others = t.at(UNAFFILIATED) or len(base_groups(t)) > len(mine)
    return Readout(m.onto, "could_attack" if others else "would_influence", numbers)


def _attach(t: Table, m: Move) -> Readout | None:
    """Tell the new total of a group, and what its owner would have; nothing if both stay."""
    after = t.copy()
    asset = top_asset(t, m.onto)
    changes.attach(after, t.seat, m.what, m.onto, "")
    numbers = {"total": total(after, m.onto), "printed": WORTH[m.onto], "what": asset}
    seat = owner_of(t, m.onto)
    if seat != NOBODY:
        numbers |= _seat(after, seat)
    if EFFECT[m.what] == cards.STRIPPED and asset:
        return Readout(m.onto, "would_strip", numbers)
    if not EFFECT[m.what]:
        return Readout(m.onto, "would_total" if seat == NOBODY else "would_weigh", numbers)
    turned = EFFECT[m.what] == cards.TURNED and seat != NOBODY
    return Readout(m.onto, "would_stand", numbers) if turned else None


def _lose(t: Table, m: Move) -> Readout:
    after = t.copy()
    changes.destroy(after, m.what, "")
    return Readout(base(t.seat), "would_influence", _seat(after, t.seat))


def _swap(t: Table, m: Move) -> Readout:
    """Tell how both players of a swap would stand."""
    after = t.copy()
    here, there = t.where[m.what], t.where[m.onto]
    first, second = base_owner(here), base_owner(there)
    changes.relocate(after, m.what, there, "")
    changes.relocate(after, m.onto, here, "")
    numbers = _seat(after, first)
    numbers |= {"other": second, "others": after.count(influence(second))}
    return Readout(m.onto, "would_swap", numbers)


def _transfer(t: Table, m: Move) -> Readout:
    return Readout(m.onto, "would_total", {"total": total(t, m.onto) + WORTH[m.what]})


# Events


def _remove(t: Table, m: Move) -> Readout:
    """Tell what the owner of a group would have without it."""
    seat = owner_of(t, m.onto)
    after = t.copy()
    changes.relocate(after, m.onto, UNAFFILIATED, "")
    return Readout(m.onto, "would_lose", _seat(after, seat))


def _convert(t: Table, m: Move) -> Readout | None:
    seat = owner_of(t, m.onto)
    if seat == NOBODY:
        return None
    after = t.copy()
    after.add(TURNED, m.onto - after.count(TURNED))
    changes.tally(after, seat)
    return Readout(m.onto, "would_stand", _seat(after, seat))


def _purge(t: Table, m: Move) -> Readout:
    seats = range(t.setup.seats)
    count = sum(bool(losable(t, seat, m.what)) for seat in seats)
    numbers = {"count": count, "own": len(losable(t, t.seat, m.what))}
    return _counted(m.onto, "would_purge", numbers)


def _draw(t: Table, m: Move) -> Readout:
    return _counted(m.onto, "would_draw", {"count": min(K.draw, len(t.at(DECK)))})


def _discard(t: Table, m: Move) -> Readout:
    seat = hand_owner(m.onto)
    count = min(K.discard, len(t.at(hand(seat))))
    return _counted(m.onto, "would_discard", {"seat": seat, "count": count})


def _pardon(t: Table, m: Move) -> Readout:
    """Tell how many deficits would go, and how the base would stand."""
    seat = base_owner(m.onto)
    deficits = pardonable(t, m.onto)
    after = t.copy()
    forgive(after, seat, deficits)
    return _counted(m.onto, "would_pardon", _seat(after, seat) | {"count": len(deficits)})


def _comeback(t: Table, m: Move) -> Readout | None:
    return None if t.at(DISCARD) else _nothing(m)


def _counted(ref: int, key: str, numbers: dict[str, int]) -> Readout:
    """Return what an event does to so many; to none it does nothing (D-5)."""
    return Readout(ref, key if numbers["count"] else "no_effect", numbers)


def _nothing(m: Move) -> Readout:
    return Readout(m.onto, "no_effect", {"what": m.what})


PLAYS: Final[dict[str, Drag]] = {
    cards.DESTROY: _remove,
    cards.PURGE: _purge,
    cards.RELEASE: _remove,
    cards.DRAW: _draw,
    cards.DISCARD: _discard,
    cards.PARDON: _pardon,
    cards.COMEBACK: _comeback,
    cards.CONVERT: _convert,
}


def _play(t: Table, m: Move) -> Readout | None:
    """Tell what an event does; one without anything to strike is used up (D-5)."""
    kind = EFFECT[m.what]
    if not EFFECTS[kind].targets(t, t.seat):
        return _nothing(m)
    tell = PLAYS.get(kind)
    return tell(t, m) if tell else None


DRAGS: Final[dict[str, Drag]] = {
    "play": _play,
    "settle": _settle,
    "attach": _attach,
    "take": _attack,
    "destroy": _attack,
    "join": _join,
    "reinforce": _reinforce,
    "lose": _lose,
    "swap": _swap,
    "transfer": _transfer,
}


PRESSES: Final = ["challenge", "call", "stand", "throw"]
LAST_WORDS: Final = ["call", "throw"]  # after which nobody adds anything


def preview(t: Table, m: Move) -> Readout | None:
    """Return what a move of the deciding seat would bring, where that is worth a word."""
    name = VERBS[m.verb]
    if name in PRESSES:
        return _chance(t, TARGET, settled=name in LAST_WORDS)
    tell = DRAGS.get(name)
    return tell(t, m) if tell else None
