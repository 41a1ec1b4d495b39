"""The turns go round: who is active, how a turn begins and ends."""

from typing import Final

from rules.core.refs import FIRST_COUNTER
from rules.core.table import NOBODY, Step, Table
from rules.senators.facts.names import (
    ACTION,
    ACTIVE,
    COUNTERS_EACH,
    FORMER_MONIES,
    FORMER_PLACES,
    SEENS,
    SENATES,
    TURN,
    TURN_COUNT,
    alive,
)
from rules.senators.law.moments import turn_summed_up

NOW_AND_THEN: Final = [(SENATES, FORMER_PLACES), (SEENS, FORMER_MONIES)]


def active(t: Table) -> int:
    """Return the seat whose turn it is."""
    return t.count(ACTIVE)


def count_turn(t: Table) -> None:
    """Begin the next turn, and remember how everybody stands for when it is summed up."""
    t.add(TURN_COUNT, 1, "S.2.1")
    base = 0
    for _ in range(t.setup.seats):
        for now, then in NOW_AND_THEN:
            change = t.counts[base + now] - t.counts[base + then]
            if change:
                t.add(FIRST_COUNTER + base + then, change, "S.2.1")
        base += COUNTERS_EACH


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
