"""The answers to a call: amendment, substitute, filibuster, and the road on without any."""

from rules.core.table import Step, Table
from rules.floorvote.facts.fields import OWNER
from rules.floorvote.facts.names import ANSWER, OWN_ANSWER, Q_COMMITTEE, Q_FLOOR, QUESTION, caucus
from rules.floorvote.law.duties import why_not_amend, why_not_filibuster, why_not_offer
from rules.floorvote.law.exchange import open_exchange
from rules.floorvote.law.records import get


def _could_amend(t: Table, seat: int, bill: int) -> bool:
    return any(not why_not_amend(t, seat, s, bill) for s in t.at(caucus(seat)))


def _could_answer(t: Table, seat: int, bill: int) -> bool:
    return any(
        not why_not_offer(t, seat, s, bill) or not why_not_filibuster(t, seat, s, bill)
        for s in t.at(caucus(seat))
    )


def ask_committee(t: Table, bill: int) -> None:
    """Let the opponent offer an amendment first, if anybody there could (F-35)."""
    rival = 1 - get(t, bill, OWNER)
    if _could_amend(t, rival, bill):
        t.ask(Step(ANSWER, rival, bill))
    else:
        ask_owner(t, bill)


def ask_owner(t: Table, bill: int) -> None:
    """Let the owner offer an amendment where the opponent has not, else begin the vote (F-35)."""
    owner = get(t, bill, OWNER)
    if _could_amend(t, owner, bill):
        t.ask(Step(OWN_ANSWER, owner, bill))
    else:
        vote(t, bill)


def ask_floor(t: Table, bill: int) -> None:
    """Let the opponent answer a call on the floor, if anybody there could (F-42, F-48)."""
    rival = 1 - get(t, bill, OWNER)
    if _could_answer(t, rival, bill):
        t.ask(Step(ANSWER, rival, bill))
    else:
        vote(t, bill)


def vote(t: Table, bill: int) -> None:
    """Begin the vote on the bill itself; the opponent has the first go."""
    owner = get(t, bill, OWNER)
    kind = t.count(QUESTION)
    clause = "F.5.4" if kind == Q_COMMITTEE else "F.6.7" if kind == Q_FLOOR else "F-33"
    open_exchange(t, kind, owner, 1 - owner, clause)
