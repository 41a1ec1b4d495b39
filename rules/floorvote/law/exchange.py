"""The exchange of a vote: players act in turn until the poll is due."""

from rules.core.table import Step, Table
from rules.floorvote.facts.names import (
    ACTED,
    AUTHOR,
    CHAMBER,
    CLOSED,
    DECLINED,
    EXCHANGES,
    GOAL,
    LOBBY_AGAINST,
    LOBBY_FOR,
    NO_QUESTION,
    PROPOSER,
    Q_SUBSTITUTE,
    QUESTION,
    RIDER,
    SUBSTITUTE,
)
from rules.floorvote.law.pledges import JOINED, SILENT, unbind_all
from rules.floorvote.law.records import note


def put_question(t: Table, kind: int, proposer: int, clause: str) -> None:
    """Say what is voted on and who is for it."""
    note(t, QUESTION, kind, clause)
    note(t, PROPOSER, proposer, clause)


def open_exchange(t: Table, kind: int, proposer: int, first: int, clause: str) -> None:
    """Begin the exchange of a vote; a seat has the first go (F.5.4, F.6.7)."""
    put_question(t, kind, proposer, clause)
    for counter in (ACTED, DECLINED, CLOSED):
        note(t, counter, 0)
    text = SUBSTITUTE if kind == Q_SUBSTITUTE else t.at(CHAMBER)[0]
    t.ask(Step(kind, first, text))


def act(t: Table, step: Step) -> None:
    """Note that the deciding seat has acted in this go; outside of a vote nobody counts."""
    if step.phase in EXCHANGES:
        note(t, ACTED, 1, "F.15.5")
        note(t, DECLINED, 0)


def speak_up(t: Table) -> None:
    """Let a free change of a vote give the rival another go before the poll (F.15.9)."""
    note(t, DECLINED, 0)


def hand_over(t: Table, step: Step, *, declined: bool) -> None:
    """Pass the move to the other seat; the step counts the goes."""
    t.done()
    note(t, ACTED, 0)
    note(t, DECLINED, int(declined), "F-23")
    t.ask(Step(step.phase, 1 - step.seat, step.what, step.amount + 1))


def end_poll(t: Table, *, keep: bool = False) -> None:
    """Forget what held for this poll only; a passed substitute still binds those who took part."""
    unbind_all(t, ~(JOINED | SILENT) if keep else -1)
    for counter in (LOBBY_FOR, LOBBY_AGAINST, ACTED, DECLINED, CLOSED):
        note(t, counter, 0)


def end_question(t: Table) -> None:
    """Forget the question when the bill leaves the chamber."""
    end_poll(t)
    for counter in (QUESTION, PROPOSER, AUTHOR, GOAL, RIDER):
        note(t, counter, NO_QUESTION)
