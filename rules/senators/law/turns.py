"""The turns go round: who is active, how a turn begins and ends."""

from rules.core.table import NOBODY, Step, Table
from rules.senators.facts.names import (
    ACTION,
    ACTIVE,
    TURN,
    TURN_COUNT,
    alive,
    former_money,
    former_place,
    seen,
    senate,
)
from rules.senators.law.moments import turn_summed_up


def active(t: Table) -> int:
    """Return the seat whose turn it is."""
    return t.count(ACTIVE)


def count_turn(t: Table) -> None:
    """Begin the next turn, and remember how everybody stands for when it is summed up."""
    t.add(TURN_COUNT, 1, "S.2.1")
    for seat in range(t.setup.seats):
        _remember(t, former_place(seat), t.count(senate(seat)))
        _remember(t, former_money(seat), t.count(seen(seat)))


def _remember(t: Table, counter: int, value: int) -> None:
    change = value - t.count(counter)
    if change:
        t.add(counter, change, "S.2.1")


def ask_action(t: Table) -> None:
    """Let the active player act (S.2.5); whom the event put out does not any more (S-3)."""
    if alive(t, active(t)):
        t.ask(Step(ACTION, active(t)))
    else:
        end_turn(t)


def end_turn(t: Table) -> None:
    """Sum the turn up and pass it clockwise, over seats that are out (S.2.1, S-3)."""
    seat = active(t)
    if t.heard:
        t.say("turn_over", amount=t.count(TURN_COUNT), clause="S.2.1", moment=turn_summed_up(t))
    following = (seat + 1) % t.setup.seats
    while not alive(t, following):
        following = (following + 1) % t.setup.seats
    t.add(ACTIVE, following - seat, "S.2.1")
    t.ask(Step(TURN, NOBODY))
