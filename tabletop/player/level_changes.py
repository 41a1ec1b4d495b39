"""Levels that were changed during a match: when, whose, from which to which."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.core.data import Facts
from tabletop.player.seats import LONGEST_NAME, Seat, alone

NOT_COUNTED = ""


@dataclass(frozen=True)
class LevelChange:
    """A seat of the computer left a level for another one after so many moves."""

    number: int
    seat: int
    before: str
    level: str

    def plain(self) -> dict[str, object]:
        """Return the change as plain data."""
        return {"after": self.number, "seat": self.seat, "from": self.before, "to": self.level}


def change_level(
    seats: list[Seat], changes: Sequence[LevelChange], number: int, seat: int, level: str
) -> list[LevelChange]:
    """Let a seat play at another level after so many moves; return all changes."""
    before = seats[seat]
    # Whoever speaks of the seats holds this very list.
    seats[seat] = replace(before, level=level)
    return with_change(changes, LevelChange(number, seat, before.level, level))


def with_change(changes: Sequence[LevelChange], new: LevelChange) -> list[LevelChange]:
    """Return changes with one more; who changes their mind before the next move changed it once."""
    kept = list(changes)
    for old in changes:
        if (old.number, old.seat) == (new.number, new.seat):
            kept.remove(old)
            new = replace(new, before=old.before)
    return [*kept, new] if new.before != new.level else kept


def up_to(changes: Sequence[LevelChange], number: int) -> list[LevelChange]:
    """Return changes after so many moves were left by an undo: whom one plays against stays."""
    kept: list[LevelChange] = []
    for change in changes:
        kept = with_change(kept, replace(change, number=min(change.number, number)))
    return kept


def level_played(seats: list[Seat], changes: Sequence[LevelChange], movers: Sequence[int]) -> str:
    """Return the levels at which the rivals of a lone person decided anything, in one word.

    Nothing where a match does not count. A seat that never decided counts as it is now.
    """
    if alone(seats) < 0:
        return NOT_COUNTED
    levels = {number: seat.level for number, seat in enumerate(seats) if not seat.person}
    found: dict[int, set[str]] = {number: set() for number in levels}
    # Backwards, because the seats are as they were last.
    left = list(changes)
    for number in range(len(movers) - 1, -1, -1):
        while left and left[-1].number > number:
            change = left.pop()
            levels[change.seat] = change.before
        if movers[number] in found:
            found[movers[number]].add(levels[movers[number]])
    for number, decided in found.items():
        decided.update(set() if decided else {seats[number].level})
    return "+".join(sorted(set().union(*found.values())))


def take_changes(facts: list[Facts], seats: list[Seat]) -> list[LevelChange]:
    """Take changes out of a file; one of a seat that is not there is complained about."""
    return [_change(each, len(seats)) for each in facts]


def _change(facts: Facts, seats: int) -> LevelChange:
    number, seat = facts.whole("after"), facts.whole("seat", 0, seats - 1)
    before, level = facts.word("from"), facts.word("to")
    if max(len(before), len(level)) > LONGEST_NAME:
        raise facts.complain("to", "out-of-range")
    return LevelChange(number, seat, before, level)
