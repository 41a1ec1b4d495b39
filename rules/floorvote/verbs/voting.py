"""What players do in a vote: activation, single votes."""

from typing import Final, final

from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.floorvote.facts.fields import OWNER, SPONSOR
from rules.floorvote.facts.names import (
    ABSTAIN,
    AYE,
    CHAMBER,
    COMMITTEE,
    COUNTER_BILL,
    DESK,
    EXCHANGES,
    FLOOR,
    IN_COMMITTEE,
    LAST_SENATOR,
    NAY,
    Q_FLOOR,
    SUBSTITUTE,
    TURN,
    active,
    caucus,
    is_senator,
    on,
    seat_of,
)
from rules.floorvote.facts.pieces import ISSUE, SEAT_ON, is_question
from rules.floorvote.law.duties import ANYTHING, in_play, why_not_free
from rules.floorvote.law.exchange import act as acted
from rules.floorvote.law.exchange import speak_up
from rules.floorvote.law.influences.effect import own
from rules.floorvote.law.pledges import (
    ABSTAINS,
    AGAINST,
    BARRED,
    FOR,
    JOINED,
    STANCE,
    bound,
    pledged,
    stand,
)
from rules.floorvote.law.polls import ALLOWED, Question
from rules.floorvote.law.records import get
from rules.floorvote.law.stages import free
from rules.floorvote.law.turns import first_turn
from rules.floorvote.verbs.act import FIRST, OTHERWISE, SECOND, Act, absence, held
from rules.floorvote.verbs.handing_over import join
from rules.floorvote.verbs.own_turn import callable_bills, why_not_called
from rules.floorvote.verbs.reasons import text_at

STANCES: Final = {AYE: FOR, NAY: AGAINST, ABSTAIN: ABSTAINS}
BALLOTS: Final = [(FOR, AYE), (AGAINST, NAY), (ABSTAINS, ABSTAIN)]


def why_not_before(t: Table, seat: int, senator: int, bill: int) -> str:
    """Return the clause that keeps a senator from a bill before its vote is called, or nothing."""
    if not is_question(bill) or bill == SUBSTITUTE or why_not_called(t, seat, bill):
        return "F.15.7"
    if senator == get(t, bill, SPONSOR):
        return "F.5.4"
    return LEGAL if senator in useful(t, [senator], bill) else "F.5.2"


def useful(t: Table, senators: list[int], bill: int) -> list[int]:
    """Return who among some may be activated on a bill that may be called (F.5.2)."""
    sponsor = get(t, bill, SPONSOR)
    if t.where[bill] != COMMITTEE:
        return [senator for senator in senators if senator != sponsor]
    seats = SEAT_ON[ISSUE[bill]]
    return [senator for senator in senators if seats[senator] and senator != sponsor]


def why_not_joined(question: Question, senator: int) -> str:
    """Return the clause that keeps a senator from being activated in a vote, or nothing."""
    if not question.committee or question.rank(senator):
        return LEGAL
    return "F.13.7" if bound(question.t, senator, BARRED) else "F.5.2"


@final
class Activate(Act):
    """Activate a senator of one's own on a bill or substitute (F.3.2)."""

    lasting = True
    whats = Span(kinds=["senator"])
    ontos = Span(kinds=["bill", "substitute"])

    def __init__(self) -> None:
        super().__init__("activate", [TURN, *EXCHANGES], "F.2.3")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the free senators who could be of use."""
        seat = step.seat
        senators = t.at(caucus(seat))
        if step.phase != TURN:
            row = self.each_onto(step.what, LAST_SENATOR)
            if step.phase in IN_COMMITTEE:  # the floor is open to all of them
                senators = Question(t).members(senators)
            return [row[senator] for senator in senators]
        if first_turn(t):
            return []
        moves: list[Move] = []
        for bill in callable_bills(t, seat):
            row = self.each_onto(bill, LAST_SENATOR)
            moves += [row[senator] for senator in useful(t, senators, bill)]
        return moves

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a free own senator and a bill on which the senator can be of use."""
        if not is_senator(m.what) or not m.onto or m.amount:
            return NOWHERE_TO_GO
        if not is_question(m.onto):
            return "F.15.7" if step.phase == TURN else "F.2.3"
        clause = why_not_free(t, step.seat, m.what)
        if not clause and step.phase != TURN:
            return why_not_joined(Question(t), m.what) if m.onto == step.what else "F.2.3"
        if not clause and first_turn(t):
            return "F-5"
        return clause or why_not_before(t, step.seat, m.what, m.onto)

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Lay the senator on the bill (F.3.3); a reply need not match the rival's (F-24)."""
        if step.phase == TURN:
            t.move(m.what, on(m.onto), "F.3.2")
            return
        join(t, step, m.what)
        acted(t, step)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a senator dropped on a bill, among bills or into the chamber.

        The sponsor of a bill calls it instead, and onto one of the hand bills are introduced.
        """
        if step.phase in EXCHANGES and onto == active(step.seat):
            onto = CHAMBER
        text = text_at(t, step, onto)
        among = text in {COMMITTEE, FLOOR, DESK} or is_question(text)
        if not is_senator(what) or not among or (is_question(text) and not t.where[text]):
            return None
        if is_question(text) and (get(t, text, SPONSOR) == what or held(t, step.seat, text)):
            return Move(self.id, what, text) if step.phase in EXCHANGES else None
        return Move(self.id, what, text)

    def case(self, t: Table, step: Step, m: Move) -> int:
        """Tell whom a senator belongs to, whose the bill is, and who is no member."""
        if not is_question(m.onto):
            return OTHERWISE
        if why_not_free(t, step.seat, m.what) == "F.3.1":
            return absence(t, step.seat, m.what)
        return SECOND if step.phase == TURN and get(t, m.onto, OWNER) != step.seat else FIRST


@final
class Vote(Act):
    """Change how one's senator votes, within the duties and once in a vote (F-30, F.15.3)."""

    lasting = True
    whats = Span(kinds=["senator"])
    ontos = Span(bases=["aye", "nay", "abstain"])

    def __init__(self) -> None:
        super().__init__("vote", EXCHANGES, "F.2.3")
        self._changes: Final[dict[int, list[Move]]] = {}

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the other votes that every own senator might cast."""
        question = Question(t)
        moves: list[Move] = []
        for senator in own(t, step.seat, question.voters()):
            if pledged(t, senator) & STANCE:
                continue
            duty = question.duty(senator)
            if duty & (duty - 1) and question.strength(senator):
                moves += self.changes(senator, duty, question.usual(senator, duty))
        return moves

    def changes(self, senator: int, duty: int, now: int) -> list[Move]:
        """Return the other votes that a duty leaves a senator who votes like this, made once."""
        key = (senator * (ANYTHING + 1) + duty) * (STANCE + 1) + now
        found = self._changes.get(key)
        if found is None:
            found = self._changes[key] = [
                self.single(senator, place)
                for stance, place in BALLOTS
                if stance != now and duty & ALLOWED[stance]
            ]
        return found

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a senator of one's own with a vote, a change, and what the duties allow."""
        if not is_senator(m.what) or m.onto not in STANCES or m.amount:
            return NOWHERE_TO_GO
        question = Question(t)
        if seat_of(t, m.what) != step.seat:
            return "F-30"
        if m.what not in question.voters() or not question.strength(m.what):
            return self._voteless(question, m.what)
        return self._change(question, m)

    @staticmethod
    def _voteless(question: Question, senator: int) -> str:
        """Return why one's senator has no vote here: not in play, barred, no member, or idle."""
        if not in_play(question.t, senator):
            return "F.3.1"
        return "F.13.7" if bound(question.t, senator, BARRED) else "F.5.2"

    def case(self, t: Table, step: Step, m: Move) -> int:
        """Tell members who are not activated from outsiders, and own votes from the rival's."""
        if not in_play(t, m.what) or seat_of(t, m.what) != step.seat or not t.at(CHAMBER):
            return absence(t, step.seat, m.what)
        question = Question(t)
        idle = question.committee and not question.activated(m.what)
        return SECOND if idle and question.rank(m.what) else FIRST

    @staticmethod
    def _change(question: Question, m: Move) -> str:
        """Return the clause that forbids a senator with a vote to change it so, or LEGAL."""
        if m.what == question.bearer:
            return "F.15.4"
        stance = STANCES[m.onto]
        if not question.duty(m.what) & ALLOWED[stance]:
            return question.reason(m.what, stance)
        if pledged(question.t, m.what) & STANCE:
            return "F.15.3"
        return "F-30" if stance == question.stance(m.what) else LEGAL

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Note the stance; this is free, but the rival may speak again."""
        stand(t, m.what, STANCES[m.onto], "F-30")
        speak_up(t)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a senator dropped on one of the three ballots."""
        return Move(self.id, what, onto) if is_senator(what) and onto in STANCES else None


@final
class StandDown(Act):
    """Leave a senator inactive who was activated on a substitute that passed (F-43)."""

    lasting = True
    whats = Span(kinds=["senator"])
    ontos = Span(own=["caucus"])

    def __init__(self) -> None:
        super().__init__("stand_down", [Q_FLOOR], "F-43")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List one's own senators who joined for the substitute."""
        place = caucus(step.seat)
        return [self.single(s, place) for s in t.at(active(step.seat)) if bound(t, s, JOINED)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a senator of one's own who joined for the substitute."""
        if not is_senator(m.what) or m.onto != caucus(step.seat) or m.amount:
            return NOWHERE_TO_GO
        joined = t.where[m.what] == active(step.seat) and bound(t, m.what, JOINED)
        return LEGAL if joined else "F-43"

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Bring the senator back into the caucus; this is free."""
        free(t, m.what, "F-43")
        speak_up(t)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read one's activated senator dropped on the caucus while somebody may stand down."""
        mine = is_senator(what) and t.where[what] == active(step.seat)
        meant = mine and onto == caucus(step.seat) and bool(t.at(COUNTER_BILL))
        return Move(self.id, what, onto) if meant else None
