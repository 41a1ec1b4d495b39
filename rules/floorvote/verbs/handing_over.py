"""Whose move it is in a vote: hand over, add nothing, win it at one stroke, or close it."""

from typing import final

from rules.core.game import LEGAL
from rules.core.table import Step, Table
from rules.floorvote.facts.names import ACTED, CLOSED, DECLINED, Q_SUBSTITUTE, active, caucus
from rules.floorvote.law.exchange import act as acted
from rules.floorvote.law.exchange import hand_over
from rules.floorvote.law.mustering import enough, reserve, shortfall
from rules.floorvote.law.outcomes import take_poll
from rules.floorvote.law.pledges import JOINED, bind
from rules.floorvote.law.polls import Question, losing_seat
from rules.floorvote.law.records import note
from rules.floorvote.verbs.act import Press


def rival_closed(t: Table, seat: int) -> bool:
    """Tell whether the other side has closed the vote, so that this go is the last (F.15.11)."""
    return t.count(CLOSED) == 2 - seat


def ends(t: Table, seat: int) -> bool:
    """Tell whether the vote is over if a seat adds nothing: it would lose, or both do so (F-23)."""
    question = Question(t)
    return bool(t.count(DECLINED)) or losing_seat(question, question.tally()) == seat


def join(t: Table, step: Step, senator: int) -> None:
    """Lay a senator on the text that is being voted on (F.3.2)."""
    t.move(senator, active(step.seat), "F.3.2")
    if step.phase == Q_SUBSTITUTE:
        bind(t, senator, JOINED, "F.10.4")


def reply(t: Table, step: Step) -> None:
    """Let the other side go on, or take the poll if it has closed the vote."""
    if rival_closed(t, step.seat):
        take_poll(t)
    else:
        hand_over(t, step, declined=False)


@final
class Reply(Press):
    """Hand the move over after having acted (F.15.5)."""

    def allowed(self, t: Table, step: Step) -> str:
        """Ask for at least one act."""
        return LEGAL if t.count(ACTED) else "F.15.5"

    def act(self, t: Table, step: Step) -> None:
        """Let the other side go on."""
        reply(t, step)


@final
class Decline(Press):
    """Decline to act: the poll is taken if this side would lose it, or if both decline (F-23)."""

    def allowed(self, t: Table, step: Step) -> str:
        """Ask for a go without an act."""
        return "F.15.5" if t.count(ACTED) else LEGAL

    def act(self, t: Table, step: Step) -> None:
        """Take the poll, or only pass the move."""
        if rival_closed(t, step.seat) or ends(t, step.seat):
            take_poll(t)
        else:
            hand_over(t, step, declined=True)


@final
class Muster(Press):
    """Activate the cheapest senators who turn the vote, all at once, and hand over (F.15.10)."""

    lasting = True

    def allowed(self, t: Table, step: Step) -> str:
        """Ask for a vote that is being lost, and for enough free senators to turn it."""
        if not t.at(caucus(step.seat)):
            return "F.15.10"
        question = Question(t)
        tally = question.tally()
        if losing_seat(question, tally) != step.seat:
            return "F.15.10"
        reach = reserve(question, step.seat)
        return LEGAL if reach and reach >= shortfall(question, tally) else "F.15.10"

    def act(self, t: Table, step: Step) -> None:
        """Activate them, and let the other side answer."""
        chosen = enough(Question(t), step.seat)
        t.say("mustered", onto=step.what, amount=len(chosen), clause="F.15.10", seat=step.seat)
        for senator in chosen:
            join(t, step, senator)
        acted(t, step)
        reply(t, step)


@final
class Close(Press):
    """Close the vote: this side adds nothing more, and the rival's go is the last (F.15.11)."""

    def act(self, t: Table, step: Step) -> None:
        """Give the rival one more go, with as many acts as it likes, unless this go is the last."""
        acted_now = bool(t.count(ACTED))
        if rival_closed(t, step.seat) or (not acted_now and ends(t, step.seat)):
            take_poll(t)
        else:
            note(t, CLOSED, step.seat + 1, "F.15.11")
            hand_over(t, step, declined=not acted_now)
