"""Answers to a call: amendment, substitute, filibuster, cloture."""

from abc import abstractmethod
from typing import final

from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import Span
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.floorvote.facts.fields import OWNER, POSITION, SPENT, SPONSOR, SUBSTITUTE_TRIED
from rules.floorvote.facts.names import (
    ANSWER,
    AUTHOR,
    CHAMBER,
    COUNTER_BILL,
    DEBATE,
    GOAL,
    OWN_ANSWER,
    Q_AMENDMENT,
    Q_CLOTURE,
    Q_COMMITTEE,
    Q_FLOOR,
    Q_SUBSTITUTE,
    QUESTION,
    SUBSTITUTE,
    active,
    caucus,
    is_senator,
    seat_of,
)
from rules.floorvote.facts.pieces import AT, ISSUE
from rules.floorvote.law.amending import goal
from rules.floorvote.law.answers import ask_owner, vote
from rules.floorvote.law.duties import attempt_bit, why_not_amend, why_not_filibuster, why_not_offer
from rules.floorvote.law.exchange import open_exchange
from rules.floorvote.law.moments import filibuster_moment
from rules.floorvote.law.outcomes import hold
from rules.floorvote.law.pledges import JOINED, bind
from rules.floorvote.law.records import get, note, put, tick
from rules.floorvote.verbs.act import Act, Press, absence


class Answer(Act):
    """A free senator rises against a bill that has been called."""

    whats = Span(kinds=["senator"])
    ontos = Span(kinds=["bill", "substitute"])

    def __init__(self, name: str, phases: list[int], kind: int, when: str) -> None:
        super().__init__(name, phases, when)
        self.kind = kind

    @abstractmethod
    def why_not(self, t: Table, step: Step, senator: int) -> str:
        """Return the clause that keeps a senator from it, or nothing."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the free senators who may."""
        if t.count(QUESTION) != self.kind:
            return []
        onto = step.what
        senators = t.at(caucus(step.seat))
        return [self.single(s, onto) for s in senators if not self.why_not(t, step, s)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for the right stage and a senator who may."""
        if not is_senator(m.what) or m.onto != step.what or m.amount:
            return NOWHERE_TO_GO
        if t.count(QUESTION) != self.kind:
            return self.when
        if seat_of(t, m.what) != step.seat:
            return "F.3.1"
        return self.why_not(t, step, m.what)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a senator dropped on the bill or beside it."""
        if t.count(QUESTION) != self.kind or step.phase not in self.phases:
            return None
        meant = is_senator(what) and onto in {step.what, CHAMBER, COUNTER_BILL, active(step.seat)}
        return Move(self.id, what, step.what) if meant else None

    def case(self, t: Table, step: Step, m: Move) -> int:
        """Say who is not in play, and why."""
        return absence(t, step.seat, m.what)


@final
class Amend(Answer):
    """Offer an amendment in committee (F-35, F.9.1)."""

    def __init__(self) -> None:
        super().__init__("amend", [ANSWER, OWN_ANSWER], Q_COMMITTEE, "F-35")

    def why_not(self, t: Table, step: Step, senator: int) -> str:
        """Ask the rules for amenders."""
        return why_not_amend(t, step.seat, senator, step.what)

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Activate the amender and vote on the amendment at once (F-37, F.9.3)."""
        t.done()
        bill = step.what
        where = goal(AT[ISSUE[bill]][m.what], get(t, bill, POSITION))
        t.say("amends", m.what, bill, where, "F.9.2", seat=step.seat)
        t.move(m.what, active(step.seat), "F.9.1")
        tick(t, bill, SPENT, attempt_bit(m.what), "F.9.6")
        note(t, AUTHOR, m.what, "F.9.1")
        note(t, GOAL, where, "F.9.2")
        open_exchange(t, Q_AMENDMENT, step.seat, step.seat, "F.9.3")


@final
class Offer(Answer):
    """Offer a substitute on the floor (F-42, F.10.1)."""

    def __init__(self) -> None:
        super().__init__("offer", [ANSWER], Q_FLOOR, "F-42")

    def why_not(self, t: Table, step: Step, senator: int) -> str:
        """Ask the rules for substitutes."""
        return why_not_offer(t, step.seat, senator, step.what)

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Fill in the folder and vote on it first (F-43, F.10.3)."""
        t.done()
        bill = step.what
        where = AT[ISSUE[bill]][m.what]
        tick(t, bill, SPENT, SUBSTITUTE_TRIED, "F.10.1")
        put(t, SUBSTITUTE, OWNER, step.seat, "F-42")
        put(t, SUBSTITUTE, SPONSOR, m.what, "F-42")
        put(t, SUBSTITUTE, POSITION, where, "F.10.2")
        note(t, AUTHOR, m.what, "F-42")
        note(t, GOAL, where, "F.10.2")
        t.say("offers", m.what, bill, where, "F.10.2", seat=step.seat)
        t.move(SUBSTITUTE, COUNTER_BILL, "F.10.2")
        t.move(m.what, active(step.seat), "F-42")
        bind(t, m.what, JOINED, "F-42")
        open_exchange(t, Q_SUBSTITUTE, step.seat, get(t, bill, OWNER), "F.10.3")


@final
class Filibuster(Answer):
    """Talk against a bill without end (F-47, F.11.2)."""

    def __init__(self) -> None:
        super().__init__("filibuster", [ANSWER], Q_FLOOR, "F-48")

    def why_not(self, t: Table, step: Step, senator: int) -> str:
        """Ask the rules for filibusters."""
        return why_not_filibuster(t, step.seat, senator, step.what)

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Activate the senator and let the owner choose (F-46)."""
        t.done()
        told = filibuster_moment(t, step.seat, m.what, step.what) if t.heard else None
        t.say("filibuster", m.what, step.what, clause="F.11.2", seat=step.seat, moment=told)
        t.move(m.what, active(step.seat), "F.11.2")
        note(t, AUTHOR, m.what, "F.11.2")
        t.ask(Step(DEBATE, get(t, step.what, OWNER), step.what))


@final
class Consent(Press):
    """Let the vote come without an answer (F-48)."""

    def act(self, t: Table, step: Step) -> None:
        """Ask the owner for an amendment, or begin the vote."""
        t.done()
        if step.phase == ANSWER and t.count(QUESTION) == Q_COMMITTEE:
            ask_owner(t, step.what)
        else:
            vote(t, step.what)


@final
class Cloture(Press):
    """Call for cloture (F-50, F.11.3)."""

    def act(self, t: Table, step: Step) -> None:
        """Vote on it at once; the owner has the first go."""
        t.done()
        open_exchange(t, Q_CLOTURE, step.seat, step.seat, "F-50")


@final
class Hold(Press):
    """Leave the bill on the floor for now (F-49, F.11.4)."""

    def act(self, t: Table, step: Step) -> None:
        """Take the bill back to the floor."""
        t.done()
        hold(t)
