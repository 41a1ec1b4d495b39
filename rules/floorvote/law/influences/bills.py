"""Influences on bills: discharge, no waiting, pork, the president, and the poll itself."""

from typing import Final, final

from rules.core.moments import Moment, Upshot
from rules.core.table import Step, Table
from rules.floorvote.facts.fields import GIFTS, LEAN, OWNER, PORK, READY
from rules.floorvote.facts.names import (
    COMMITTEE,
    EARMARK,
    FLOOR,
    SEATS,
    STATE_COUNT,
    TURNS,
    VICE_PRESIDENT,
    favour_bit,
    favours,
)
from rules.floorvote.facts.names import STAGES as ALL_STAGES
from rules.floorvote.facts.pieces import STEP
from rules.floorvote.law.influences.effect import (
    BEFORE_PASSAGE,
    ON_THE_FLOOR,
    Effect,
    blow,
    owned,
    waits,
)
from rules.floorvote.law.outcomes import break_off, take_poll
from rules.floorvote.law.polls import Question
from rules.floorvote.law.president import distance
from rules.floorvote.law.records import get, put, tick
from rules.floorvote.law.stages import wait

EVERY_STATE: Final = (1 << STATE_COUNT) - 1
# What `name` asks for: a state that gets pork for free, or an entry that is struck
GIVE: Final = 0
TAKE: Final = 1


@final
class Discharge(Effect):
    """Take a bill of one's own from committee to the floor without its mark (F.13.8)."""

    def in_turn(self, t: Table, seat: int, card: int) -> list[int]:
        """Return one's own bills in committee that do not wait."""
        return [bill for bill in owned(t, seat, t.at(COMMITTEE)) if not waits(t, bill)]

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Let it wait on the floor, as after a vote (F-18)."""
        told = None
        if t.heard:
            hit = Upshot(1 - step.seat, "discharged", onto, -1, 10, step.seat, card)
            told = blow(card, onto, [hit])
        t.say("discharged", onto, clause=self.clause, seat=step.seat, moment=told)
        t.move(onto, FLOOR, self.clause)
        wait(t, onto, "F-18")


@final
class Skip(Effect):
    """Let a bill of one's own wait no longer (F.13.9)."""

    def in_turn(self, t: Table, seat: int, card: int) -> list[int]:
        """Return one's own bills that wait."""
        bills = [bill for place in ALL_STAGES for bill in t.at(place)]
        return [bill for bill in owned(t, seat, bills) if waits(t, bill)]

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Let its next stage be called in this turn."""
        told = None
        if t.heard:
            hit = Upshot(1 - step.seat, "hurried", onto, -1, 6, step.seat, card)
            told = blow(card, onto, [hit])
        t.say("hurried", onto, clause=self.clause, seat=step.seat, moment=told)
        put(t, onto, READY, t.count(TURNS), self.clause)


@final
class PreviousQuestion(Effect):
    """End the exchange: the poll is taken at once (F.13.10)."""

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return the text, once both sides have had a go."""
        return [question.text] if step.amount >= SEATS else []

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Take the poll."""
        told = None
        if t.heard:
            hit = Upshot(1 - step.seat, "question_put", onto, -1, 10, step.seat, card)
            told = blow(card, onto, [hit])
        t.say("question_put", onto, clause=self.clause, seat=step.seat, moment=told)
        take_poll(t)


@final
class Recess(Effect):
    """Break off a vote, which counts as nothing (F.13.11)."""

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return the text."""
        return [question.text]

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Send the bill back to where it was."""
        told = None
        if t.heard:
            hit = Upshot(1 - step.seat, "recessed", onto, -1, 15, step.seat, card)
            told = blow(card, onto, [hit])
        t.say("recessed", onto, clause=self.clause, seat=step.seat, moment=told)
        break_off(t)


@final
class Earmark(Effect):
    """Add pork that costs nothing to a bill of one's own (F.13.12)."""

    def in_turn(self, t: Table, seat: int, card: int) -> list[int]:
        """Return one's own bills that the Senate has not passed yet."""
        bills = owned(t, seat, t.at(COMMITTEE) + t.at(FLOOR))
        return [bill for bill in bills if lacking(t, bill)]

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return one's own text."""
        mine = step.seat == question.proposer and lacking(question.t, question.text)
        return [question.text] if mine else []

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Ask for the state."""
        t.ask(Step(EARMARK, step.seat, onto, GIVE))


def lacking(t: Table, bill: int) -> int:
    """Return the states that a bill has no pork for, as a mask."""
    return EVERY_STATE & ~get(t, bill, PORK)


@final
class Strike(Effect):
    """Strike an entry of pork (F.13.13)."""

    def in_turn(self, t: Table, seat: int, card: int) -> list[int]:
        """Return the bills of either side with pork."""
        return [bill for place in ALL_STAGES for bill in t.at(place) if get(t, bill, PORK)]

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return the text, if it has pork."""
        return [question.text] if question.pork else []

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Ask for the entry."""
        t.ask(Step(EARMARK, step.seat, onto, TAKE))


def nameable(t: Table, step: Step) -> list[int]:
    """Return the states, or the entries, that a card asks for."""
    return favours(lacking(t, step.what) if step.amount == GIVE else get(t, step.what, PORK))


def name(t: Table, step: Step, favour: int) -> None:
    """Add a state for free, or strike an entry."""
    bill, bit = step.what, favour_bit(favour)
    rival, told = 1 - step.seat, None
    if step.amount == GIVE:
        if t.heard:
            hit = Upshot(rival, "earmarked", bill, -1, 5, step.seat, favour)
            told = blow(favour, bill, [hit])
        t.say("earmarked", favour, bill, clause="F.13.12", seat=step.seat, moment=told)
        tick(t, bill, PORK, bit, "F.13.12")
        tick(t, bill, GIFTS, bit, "F.13.12")
    else:
        if t.heard and get(t, bill, OWNER) == rival:
            hit = Upshot(rival, "struck", bill, -1, 12, step.seat, favour)
            told = blow(favour, bill, [hit])
        t.say("struck", favour, bill, clause="F.13.13", seat=step.seat, moment=told)
        put(t, bill, PORK, get(t, bill, PORK) & ~bit, "F.13.13")
        put(t, bill, GIFTS, get(t, bill, GIFTS) & ~bit, "F.13.13")


@final
class President(Effect):
    """Bring the president a step nearer to a bill, or farther from it (F.13.16)."""

    def in_turn(self, t: Table, seat: int, card: int) -> list[int]:
        """Return the bills that have not reached his desk and that he would see otherwise."""
        return [b for b in t.at(COMMITTEE) + t.at(FLOOR) if sways(t, card, b)]

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return the text."""
        return [question.text] if sways(question.t, card, question.text) else []

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Note it for as long as the bill is on its way."""
        put(t, onto, LEAN, get(t, onto, LEAN) + STEP[card], self.clause)
        told = self._told(t, step, card, onto) if t.heard else None
        sentence = "president_nearer" if STEP[card] < 0 else "president_farther"
        t.say(sentence, onto, VICE_PRESIDENT, distance(t, onto), self.clause, moment=told)

    @staticmethod
    def _told(t: Table, step: Step, card: int, onto: int) -> Moment | None:
        """Tell the rival where the president stands now, with the steps between."""
        rival, steps = 1 - step.seat, distance(t, onto)
        if STEP[card] < 0:
            hit = Upshot(rival, "president_nearer", onto, -1, 10, step.seat, card, steps)
        else:
            hit = Upshot(rival, "president_farther", onto, -1, 15, step.seat, card, steps)
        return blow(card, onto, [hit])


def sways(t: Table, card: int, bill: int) -> bool:
    """Tell whether a card would move the president: by a step at most, and not nearer than 0."""
    lean = get(t, bill, LEAN) + STEP[card]
    return abs(lean) <= 1 and (STEP[card] > 0 or distance(t, bill) > 0)


DISCHARGE: Final[Effect] = Discharge("F.13.8", [])
SKIP: Final[Effect] = Skip("F.13.9", [])
QUESTION: Final[Effect] = PreviousQuestion("F.13.10")
RECESS: Final[Effect] = Recess("F.13.11")
EARMARKS: Final[Effect] = Earmark("F.13.12", BEFORE_PASSAGE)
STRIKE: Final[Effect] = Strike("F.13.13", ON_THE_FLOOR)
WHITE_HOUSE: Final[Effect] = President("F.13.16", BEFORE_PASSAGE)
