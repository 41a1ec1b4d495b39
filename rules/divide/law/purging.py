"""Events that strike everybody: each player gives up a group of a wing (D.9.2)."""

from typing import final

from rules.core.table import Step, Table
from rules.divide.facts.names import LOSS, base
from rules.divide.facts.pieces import IS_LEFT
from rules.divide.law import event_moments
from rules.divide.law.changes import destroy
from rules.divide.law.effect import Sweeping, finish_event, fizzle
from rules.divide.law.stacks import immune, lasting, leans_left
from rules.divide.law.turns import active


@final
class Purge(Sweeping):
    """Every player loses a group of a wing (D.9.2)."""

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Begin with whoever played it; it may strike nobody at all (D-5)."""
        struck = [seat for seat in range(t.setup.seats) if losable(t, seat, event)]
        if not struck:
            fizzle(t, event, "D-5")
            return
        moment = event_moments.purged(t, struck) if t.heard else None
        t.say("purged", event, amount=len(struck), clause=self.clause, moment=moment)
        next_loss(t, event, 0)


def losable(t: Table, seat: int, event: int) -> list[int]:
    """Return what a seat may give up: groups of the event's wing, unless kept (D.9.2, D-8)."""
    left = IS_LEFT[event]
    found: list[int] = []
    for group in t.at(base(seat)):
        if leans_left(t, group) == left and not immune(t, group) and not lasting(t, group):
            found.append(group)
    return found


def next_loss(t: Table, event: int, turn: int) -> None:
    """Turn to the players clockwise from one on; who has nothing to lose is passed (D.3.2)."""
    seats = t.setup.seats
    first = active(t)
    for offset in range(turn, seats):
        seat = (first + offset) % seats
        if losable(t, seat, event):
            t.ask(Step(LOSS, seat, event))
            return
    finish_event(t)


def lose(t: Table, step: Step, group: int) -> None:
    """Give up a group and turn to the next player (D.9.2)."""
    moment = None
    if t.heard:
        after = t.copy()
        destroy(after, group, "D.9.2")
        moment = event_moments.given_up(t, after, step.seat, group)
    t.say("gave_up", group, clause="D.9.2", seat=step.seat, moment=moment)
    destroy(t, group, "D.9.2")
    next_loss(t, step.what, (step.seat - active(t)) % t.setup.seats + 1)
