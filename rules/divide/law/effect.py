"""What all events have in common: targets, refusals, and how they come to their end."""

from abc import ABC, abstractmethod
from typing import Final

from rules.core.table import Table
from rules.divide.facts.names import DISCARD, EVENT
from rules.divide.law import event_moments
from rules.divide.law.stacks import PROTECTING, bearers, immune, on_table
from rules.divide.law.turns import active, end_turn


def finish_event(t: Table) -> None:
    """Discard the event that was carried out, and end the turn (D.3.1)."""
    for piece in t.at(EVENT)[:]:
        t.move(piece, DISCARD, "D.3.1")
    end_turn(t)


def fizzle(t: Table, event: int, clause: str) -> None:
    """Use up an event that strikes nothing (D-5)."""
    moment = event_moments.fizzled(t) if t.heard else None
    t.say("no_effect", event, clause=clause, seat=active(t), moment=moment)
    finish_event(t)


def choosable(t: Table, groups: list[int]) -> list[int]:
    """Return the groups among some that an event may choose (D-8)."""
    spared = bearers(t, PROTECTING)
    return [group for group in groups if group not in spared] if spared else groups


class Effect(ABC):
    """What one kind of event does."""

    def __init__(self, clause: str) -> None:
        self.clause: Final = clause

    @abstractmethod
    def targets(self, t: Table, seat: int) -> list[int]:
        """Return what the event may be aimed at; nothing means that it would have no effect."""

    @abstractmethod
    def happen(self, t: Table, event: int, onto: int) -> None:
        """Carry the event out; it lies open on the table."""

    def refusal(self, t: Table, onto: int) -> str:
        """Return the clause by which something is no target: immunity (D-8), or its own."""
        return "D.8.3" if on_table(t, onto) and immune(t, onto) else self.clause


class Sweeping(Effect):
    """An event that is aimed at nobody: it is laid on the discard pile."""

    def targets(self, t: Table, seat: int) -> list[int]:
        """Return the discard pile."""
        return [DISCARD]

    def refusal(self, t: Table, onto: int) -> str:
        """Return what the event does, which needs no target."""
        return self.clause
