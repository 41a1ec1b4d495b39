"""Influences on a vote: lobbies, constituents, campaign money, and manoeuvres in committee."""

from typing import Final, final

from rules.core.moments import Moment, Upshot
from rules.core.refs import NOTHING
from rules.core.table import Step, Table
from rules.floorvote.facts.cards import LIBERAL
from rules.floorvote.facts.fields import POSITION
from rules.floorvote.facts.names import (
    IN_COMMITTEE,
    LOBBY_AGAINST,
    LOBBY_FOR,
    PROPOSER,
    Q_COMMITTEE,
    SEATS,
    active,
    caucus,
    seat_of,
)
from rules.floorvote.facts.pieces import AT, ISSUE, SEAT_ON, VOTES, WING
from rules.floorvote.law.amending import CENTRE
from rules.floorvote.law.duties import MAY_ABSTAIN
from rules.floorvote.law.influences.effect import ON_THE_FLOOR, Effect, OnSenators, blow, carries
from rules.floorvote.law.pledges import (
    ABSTAINS,
    BARRED,
    BOOSTS,
    GUEST,
    NEARER,
    PRESSED,
    SILENT,
    bind,
    boost,
    pledged,
)
from rules.floorvote.law.polls import Question
from rules.floorvote.law.records import get

FARTHEST_MOVED: Final = 3  # who is further away than this is not moved by one step


def lobby_side(card: int, position: int) -> int:
    """Return 1 if a lobby is for a text at a position, -1 if against, 0 if it does not care."""
    left = (position < CENTRE) - (position > CENTRE)
    return left if WING[card] == LIBERAL else -left


@final
class Lobby(Effect):
    """Bring votes on the floor that belong to nobody (F.13.1)."""

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return the text, if the lobby cares for its issue and position."""
        if ISSUE[card] not in {-1, question.issue}:
            return []
        return [question.text] if lobby_side(card, question.position) else []

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Count its votes until the poll."""
        helps = lobby_side(card, get(t, onto, POSITION)) > 0
        sentence = "lobby_for" if helps else "lobby_against"
        told = self._told(t, step, card, helps=helps) if t.heard else None
        t.say(sentence, card, onto, VOTES[card], self.clause, moment=told)
        t.add(LOBBY_FOR if helps else LOBBY_AGAINST, VOTES[card], self.clause)

    @staticmethod
    def _told(t: Table, step: Step, card: int, *, helps: bool) -> Moment | None:
        """Tell the rival of votes on the other side."""
        rival = 1 - step.seat
        if helps == (t.count(PROPOSER) == rival):
            return None
        hit = Upshot(rival, "lobby", NOTHING, -VOTES[card], 10, step.seat, card)
        return blow(card, step.what, [hit])


@final
class Abstain(OnSenators):
    """Make a senator abstain in this vote (F.13.2)."""

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return everybody who has votes and does not have to abstain anyway."""
        return [
            senator
            for senator in question.voters()
            if question.duty(senator) != MAY_ABSTAIN
            and question.strength(senator)
            and not carries(question, senator)
        ]

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Bind the senator until the poll."""
        told = None
        if t.heard and seat_of(t, onto) != step.seat:
            votes = Question(t).strength(onto)
            hit = Upshot(1 - step.seat, "silenced", onto, -votes, 12, step.seat, card)
            told = blow(card, onto, [hit])
        t.say("silenced", onto, clause=self.clause, moment=told)
        bind(t, onto, PRESSED, self.clause)


@final
class Nearer(OnSenators):
    """Let a senator act as if one step nearer to the text in this vote (F.13.3)."""

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return whose duty a step could change; amendments in committee bind nobody (F-37)."""
        farthest = 1 if question.committee else FARTHEST_MOVED
        place = AT[question.issue]
        return [
            senator
            for senator in question.voters()
            if 1 <= abs(place[senator] - question.position) <= farthest
            and not pledged(question.t, senator) & (NEARER | PRESSED | SILENT)
            and question.strength(senator)
            and not carries(question, senator)
        ]

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Bind the senator until the poll."""
        told = None
        if t.heard:
            hit = Upshot(1 - step.seat, "drawn_nearer", onto, -1, 8, step.seat, card)
            told = blow(card, onto, [hit])
        t.say("drawn_nearer", onto, step.what, clause=self.clause, moment=told)
        bind(t, onto, NEARER, self.clause)


@final
class Boost(Effect):
    """Give an activated senator two more votes on the floor (F.13.5)."""

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return one's own senators who cast their printed votes."""
        t = question.t
        return [
            senator
            for senator in t.at(active(step.seat))
            if question.activated(senator)
            and question.stance(senator) != ABSTAINS
            and pledged(t, senator) & BOOSTS != BOOSTS
        ]

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Add the votes until the poll."""
        told = None
        if t.heard:
            hit = Upshot(1 - step.seat, "boosted", onto, -VOTES[card], 6, step.seat, card)
            told = blow(card, onto, [hit])
        t.say("boosted", onto, step.what, VOTES[card], self.clause, moment=told)
        boost(t, onto, self.clause)


@final
class Guest(Effect):
    """Let a senator sit on the committee for one vote (F.13.6)."""

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return one's own senators without a seat who could still be activated."""
        t = question.t
        seats = SEAT_ON[question.issue]
        free = t.at(caucus(step.seat))
        return [s for s in free if not seats[s] and not pledged(t, s) & (GUEST | BARRED)]

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Bind the senator until the poll."""
        told = None
        if t.heard:
            hit = Upshot(1 - step.seat, "seated", onto, -1, 5, step.seat, card)
            told = blow(card, onto, [hit])
        t.say("seated", onto, step.what, clause=self.clause, moment=told)
        bind(t, onto, GUEST, self.clause)


@final
class Bar(OnSenators):
    """Keep a member out of one vote in committee (F.13.7)."""

    def in_vote(self, question: Question, step: Step, card: int) -> list[int]:
        """Return the members of both sides who vote or could be activated."""
        t = question.t
        found: list[int] = []
        for seat in range(SEATS):
            for senator in t.at(active(seat)) + t.at(caucus(seat)):
                if question.rank(senator) and not carries(question, senator):
                    found.append(senator)
        return found

    def happen(self, t: Table, step: Step, card: int, onto: int) -> None:
        """Bind the senator until the poll."""
        told = None
        if t.heard and seat_of(t, onto) != step.seat:
            votes = Question(t).rank(onto)
            hit = Upshot(1 - step.seat, "barred", onto, -votes, 12, step.seat, card)
            told = blow(card, onto, [hit])
        t.say("barred", onto, step.what, clause=self.clause, moment=told)
        bind(t, onto, BARRED, self.clause)


LOBBY: Final[Effect] = Lobby("F.13.1", ON_THE_FLOOR)
ABSTAIN: Final[Effect] = Abstain("F.13.2")
NEARER_BY_ONE: Final[Effect] = Nearer("F.13.3", [*ON_THE_FLOOR, Q_COMMITTEE])
MONEY: Final[Effect] = Boost("F.13.5", ON_THE_FLOOR)
GUEST_SEAT: Final[Effect] = Guest("F.13.6", IN_COMMITTEE)
BAR: Final[Effect] = Bar("F.13.7", IN_COMMITTEE)
