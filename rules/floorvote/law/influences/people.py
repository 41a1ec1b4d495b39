"""Influences on senators: released by the whips, torn away by the press, called home."""

from typing import final

from rules.core.moments import Moment, Upshot
from rules.core.table import Step, Table
from rules.floorvote.facts.fields import SPONSOR
from rules.floorvote.facts.names import away, caucus, on, seat_of
from rules.floorvote.facts.pieces import VOTES
from rules.floorvote.law.influences.effect import OnSenators, blow, movable, own
from rules.floorvote.law.polls import Question
from rules.floorvote.law.records import get, live_bills, resting
from rules.floorvote.law.stages import free


@final
class Release(OnSenators):
    """Bring an activated senator of one's own back into the caucus (F.13.4)."""

    def in_turn(self, t: Table, seat: int, card: int) -> list[int]:
        """Return one's own senators on bills; outside of a vote a sponsor may leave too."""
        return own(t, seat, resting(t))

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return one's own senators in the chamber and on other bills."""
        return own(question.t, step.seat, resting(question.t) + movable(question))

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Let the senator go."""
        release(t, onto, self.clause)


def release(t: Table, senator: int, clause: str, told: Moment | None = None) -> None:
    """Bring a senator back into the caucus and say so."""
    t.say("freed", senator, clause=clause, seat=seat_of(t, senator), moment=told)
    free(t, senator, clause)


@final
class Press(OnSenators):
    """Bring an activated senator of either side back into the caucus (F.13.14)."""

    def in_turn(self, t: Table, seat: int, card: int) -> list[int]:
        """Return the senators on bills, but not the sponsors of these."""
        return [
            senator
            for bill in live_bills(t)
            for senator in t.at(on(bill))
            if senator != get(t, bill, SPONSOR)
        ]

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return the senators in the chamber and on other bills, but not the sponsors."""
        return self.in_turn(question.t, step.seat, card) + movable(question)

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Let the senator go."""
        told = None
        if t.heard and seat_of(t, onto) != step.seat:
            hit = Upshot(1 - step.seat, "pressed", onto, -VOTES[onto], 12, step.seat, card)
            told = blow(card, onto, [hit])
        release(t, onto, self.clause, told)


@final
class SendHome(OnSenators):
    """Send a senator of the rival home for a round (F.13.15)."""

    def in_turn(self, t: Table, seat: int, card: int) -> list[int]:
        """Return the rival's senators in play."""
        rival = 1 - seat
        return sorted(t.at(caucus(rival)) + own(t, rival, resting(t)))

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Let the senator leave; the bills of a sponsor wait for the return (F-17)."""
        seat = seat_of(t, onto)
        told = self._told(t, step, card, onto) if t.heard else None
        t.say("sent_home", onto, clause=self.clause, seat=seat, moment=told)
        t.move(onto, away(seat), self.clause)

    @staticmethod
    def _told(t: Table, step: Step, card: int, onto: int) -> Moment | None:
        """Tell whom a side misses for a round, and how many bills wait for the sponsor."""
        bills = sum(get(t, bill, SPONSOR) == onto for bill in live_bills(t))
        rival, lost = 1 - step.seat, -VOTES[onto]
        if bills:
            hit = Upshot(rival, "sponsor_home", onto, lost, 25, step.seat, card, bills)
        else:
            hit = Upshot(rival, "called_home", onto, lost, 14, step.seat, card)
        return blow(card, onto, [hit])
