"""What all effects of influence cards share: when they have their time, and on what."""

from abc import ABC, abstractmethod
from typing import Final

from rules.core.moments import Moment, Upshot
from rules.core.table import Step, Table
from rules.floorvote.facts.fields import OWNER, READY
from rules.floorvote.facts.names import (
    DEMOCRATS,
    EXCHANGES,
    LAST_D,
    Q_CLOTURE,
    Q_FLOOR,
    Q_OVERRIDE,
    Q_SUBSTITUTE,
    SEATS,
    TURNS,
    active,
    party,
)
from rules.floorvote.law.polls import Question
from rules.floorvote.law.records import get

ON_THE_FLOOR: Final = [Q_FLOOR, Q_SUBSTITUTE, Q_CLOTURE, Q_OVERRIDE]
BEFORE_PASSAGE: Final = [Q_FLOOR, Q_SUBSTITUTE, Q_CLOTURE]


class Effect(ABC):
    """What one kind of influence card does; it may be played only where it changes something.

    Card texts win against the rules (F-34). `questions` are the votes in which it has its time.
    """

    def __init__(self, clause: str, questions: list[int] = EXCHANGES) -> None:
        self.clause: Final = clause
        self.questions: Final = questions

    def in_turn(self, t: Table, seat: int, card: int) -> list[int]:
        """Return what the card may be played on in one's own turn; most have no time there."""
        return []

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return what the card may be played on during a vote; some have no time there."""
        return []

    @abstractmethod
    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Carry the card out; it lies among the discards already."""

    def targets(self, t: Table, step: Step, card: int, at_hand: Question | None) -> list[int]:
        """Return what the card may be played on now, in a vote given the question at hand."""
        if at_hand is None:
            return self.in_turn(t, step.seat, card)
        return self.in_vote(at_hand, step, card) if step.phase in self.questions else []

    def refusal(self, t: Table, step: Step, onto: int) -> str:
        """Return the clause by which something is no target."""
        return self.clause


def blow(card: int, onto: int, upshots: list[Upshot]) -> Moment | None:
    """Tell whom a card hits, or nothing where nobody minds it."""
    return Moment("influence", card, onto, [], None, upshots, {}) if upshots else None


def carries(question: Question, senator: int) -> bool:
    """Tell whether a senator carries the question or the bill behind it (F.15.4)."""
    return senator in {question.bearer, question.sponsor}


class OnSenators(Effect):
    """A card for a senator; who carries the question is out of reach (F.15.4)."""

    def refusal(self, t: Table, step: Step, onto: int) -> str:
        """Tell of the senator who carries the question."""
        carrying = step.phase in self.questions and carries(Question(t), onto)
        return "F.15.4" if carrying else self.clause


def waits(t: Table, bill: int) -> bool:
    """Tell whether the next stage of a bill cannot be called in this turn (F-18)."""
    return get(t, bill, READY) > t.count(TURNS)


def owned(t: Table, seat: int, bills: list[int]) -> list[int]:
    """Return the bills among some that belong to a seat."""
    return [bill for bill in bills if get(t, bill, OWNER) == seat]


def movable(question: Question) -> list[int]:
    """Return the senators in the chamber who may leave it: not those who carry the question."""
    t = question.t
    return [s for seat in range(SEATS) for s in t.at(active(seat)) if not carries(question, s)]


def own(t: Table, seat: int, senators: list[int]) -> list[int]:
    """Return the senators among some that a seat controls."""
    democrats = t.count(party(seat)) == DEMOCRATS
    return [senator for senator in senators if (senator <= LAST_D) == democrats]
