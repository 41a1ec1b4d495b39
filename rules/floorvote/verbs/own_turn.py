"""What a player may do in one's own turn, in any order and as often as it goes (F-13, F.2.3)."""

from typing import final

from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.fields import NEW, OWNER, POSITION, READY, SPENT, SPONSOR
from rules.floorvote.facts.names import (
    COMMITTEE,
    DISCARD,
    FLOOR,
    LAST_BILL,
    LAST_SENATOR,
    PLACED,
    Q_COMMITTEE,
    Q_FLOOR,
    Q_OVERRIDE,
    STAGES,
    TURN,
    TURNS,
    active,
    away,
    caucus,
    cloakroom,
    hand,
    is_bill,
    is_senator,
    is_stage,
    on,
    retired,
    seat_of,
)
from rules.floorvote.facts.pieces import ISSUE, PRINTED
from rules.floorvote.law.answers import ask_committee, ask_floor, vote
from rules.floorvote.law.duties import in_play, may_sponsor, possible_sponsors, why_not_free
from rules.floorvote.law.exchange import put_question
from rules.floorvote.law.flash import shut_down
from rules.floorvote.law.influences.effect import own
from rules.floorvote.law.records import get, is_live, live_bills, own_bills, put, resting
from rules.floorvote.law.stages import enter_chamber, kill, wait
from rules.floorvote.law.turns import first_turn, most_placed
from rules.floorvote.law.winning import check
from rules.floorvote.verbs.act import FIRST, SECOND, Act, absence, held
from rules.floorvote.verbs.reasons import stage_at, text_at


def in_play_count(t: Table, seat: int) -> int:
    """Count a seat's senators in play, with those called home (F.2.5)."""
    return len(t.at(caucus(seat))) + len(t.at(away(seat))) + len(own(t, seat, resting(t)))


def sponsors(t: Table) -> list[int]:
    """Return the sponsors of all live bills."""
    return [get(t, bill, SPONSOR) for bill in live_bills(t)]


def why_not_called(t: Table, seat: int, bill: int) -> str:
    """Return the clause that keeps a seat from calling a vote on a bill now, or nothing."""
    if not is_stage(t.where[bill]) or get(t, bill, OWNER) != seat:
        return "F-19"
    return why_not_ready(t, seat, bill)


def why_not_ready(t: Table, seat: int, bill: int) -> str:
    """Return the clause by which a live bill of one's own must wait for its vote, or nothing."""
    if get(t, bill, READY) > t.count(TURNS):
        return "F-18"
    return "F-17" if t.where[get(t, bill, SPONSOR)] == away(seat) else LEGAL


def busy_elsewhere(t: Table, seat: int, sponsor: int, bill: int) -> bool:
    """Tell whether a sponsor is neither free nor on one's own bill (F-16)."""
    place = t.where[sponsor]
    return place != caucus(seat) and place != on(bill)


def callable_bills(t: Table, seat: int) -> list[int]:
    """Return the bills on which a seat may call a vote in its turn; nothing is voted on then."""
    return [bill for bill in own_bills(t, seat) if not why_not_ready(t, seat, bill)]


@final
class Enter(Act):
    """Put a senator into play; at 25 the senator takes another one's place (F-11, F.2.5)."""

    lasting = True
    whats = Span(kinds=["senator"])
    ontos = Span(kinds=["senator"], own=["caucus"])

    def __init__(self) -> None:
        super().__init__("enter", [TURN], "F.2.3")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the senators of the hand, or their swaps."""
        seat = step.seat
        if t.count(PLACED) >= most_placed(t):
            return []
        hands = [senator for senator in t.at(cloakroom(seat)) if senator > 0]
        if in_play_count(t, seat) < K.caucus:
            place = caucus(seat)
            return [self.single(senator, place) for senator in hands]
        kept = sponsors(t)
        leaving = [senator for senator in t.at(caucus(seat)) if senator not in kept]
        moves: list[Move] = []
        for senator in hands:
            row = self.onto_each(senator, LAST_SENATOR)
            moves += [row[other] for other in leaving]
        return moves

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a senator of the hand, for room, and for somebody who may leave."""
        seat = step.seat
        onto_caucus = m.onto == caucus(seat)
        if not is_senator(m.what) or m.amount or not m.onto:
            return NOWHERE_TO_GO
        swaps = is_senator(m.onto) and in_play(t, m.onto) and seat_of(t, m.onto) == seat
        if t.where[m.what] != cloakroom(seat) or not (onto_caucus or swaps):
            return "F.3.1"
        if t.count(PLACED) >= most_placed(t):
            return "F-5" if first_turn(t) else "F.2.4"
        full = in_play_count(t, seat) >= K.caucus
        if onto_caucus:
            return "F.2.5" if full else LEGAL
        leaves = t.where[m.onto] == caucus(seat) and m.onto not in sponsors(t)
        return LEGAL if full and leaves else "F-11"

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Lay the senator face up; whoever is replaced is laid aside."""
        if is_senator(m.onto):
            t.move(m.onto, retired(step.seat), "F-11")
        t.move(m.what, caucus(step.seat), "F.2.4")
        t.add(PLACED, 1, "F.2.4")

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a senator of the hand dropped on the caucus, or at 25 on one of its senators."""
        if not is_senator(what) or t.where[what] != cloakroom(step.seat):
            return None
        own = caucus(step.seat)
        if is_senator(onto) and t.where[onto] == own and in_play_count(t, step.seat) < K.caucus:
            onto = own
        beside = onto == t.where[what] or (is_senator(onto) and t.where[onto] == t.where[what])
        return Move(self.id, what, onto) if onto and not beside else None

    def case(self, t: Table, step: Step, m: Move) -> int:
        """Say who is not in play, and why."""
        return absence(t, step.seat, m.what)


@final
class Introduce(Act):
    """Introduce a bill from the hand with a sponsor, who is activated on it (F.4.1)."""

    lasting = True
    whats = Span(kinds=["bill"])
    ontos = Span(kinds=["senator"])

    def __init__(self) -> None:
        super().__init__("introduce", [TURN], "F.2.3")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every bill of the hand with every possible sponsor."""
        if shut_down(t):
            return []
        moves: list[Move] = []
        for bill in t.at(hand(step.seat)):
            if is_bill(bill):
                row = self.onto_each(bill, LAST_SENATOR)
                moves += [row[senator] for senator in possible_sponsors(t, step.seat, bill)]
        return moves

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a bill of the hand and a free senator of its position (F-14, F.3.4)."""
        if not (is_bill(m.what) or is_senator(m.what)) or not m.onto or m.amount:
            return NOWHERE_TO_GO
        if not held(t, step.seat, m.what) or not is_senator(m.onto):
            return "F.14.8" if shut_down(t) else "F.4.1"
        if shut_down(t):
            return "F.14.8"
        clause = why_not_free(t, step.seat, m.onto)
        if clause:
            return clause
        return LEGAL if may_sponsor(m.onto, ISSUE[m.what], PRINTED[m.what]) else "F-14"

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Open its record; it waits one turn (F.4.5). A senator may act at once (F-6)."""
        bill, sponsor = m.what, m.onto
        put(t, bill, OWNER, step.seat, "F-10")
        put(t, bill, SPONSOR, sponsor, "F.4.1")
        put(t, bill, POSITION, PRINTED[bill], "F.4.1")
        put(t, bill, SPENT, NEW, "F.4.5")
        wait(t, bill, "F.4.5")
        t.move(bill, COMMITTEE, "F.4.1")
        t.move(sponsor, on(bill), "F.3.2")

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a bill of the hand dropped anywhere but on the discards, or a senator on it.

        Onto the committee it goes by its sponsor, where only one can be meant.
        """
        bill, other = (onto, what) if is_bill(onto) and is_senator(what) else (what, onto)
        meant = is_bill(bill) and held(t, step.seat, bill) and other not in {0, DISCARD}
        if not meant or t.where[what] == onto:
            return None
        if bill == onto:
            return Move(self.id, bill, what)
        able = possible_sponsors(t, step.seat, bill) if stage_at(t, step, onto) == COMMITTEE else []
        return Move(self.id, bill, able[0]) if len(able) == 1 else Move(self.id, bill, onto)

    def case(self, t: Table, step: Step, m: Move) -> int:
        """Say who could sponsor the bill, or that nobody can; and who is not in play."""
        if is_senator(m.onto) and t.where[m.onto] != caucus(step.seat):
            return absence(t, step.seat, m.onto)
        bill = m.what if is_bill(m.what) else m.onto
        return SECOND if possible_sponsors(t, step.seat, bill) else FIRST


@final
class Call(Act):
    """Call a vote on a bill of one's own by activating its sponsor (F-19)."""

    lasting = True
    whats = Span(kinds=["senator"])
    ontos = Span(kinds=["bill"])

    def __init__(self) -> None:
        super().__init__("call", [TURN], "F.2.3")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List one's own bills that wait no longer and whose sponsor is free."""
        if first_turn(t):
            return []
        seat = step.seat
        moves: list[Move] = []
        for bill in callable_bills(t, seat):
            sponsor = get(t, bill, SPONSOR)
            if not busy_elsewhere(t, seat, sponsor, bill):
                moves.append(self.single(sponsor, bill))
        return moves

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for one's bill (F-19), its sponsor, who must be free (F-16), and the time (F-18).

        A bill that is carried itself is called by its sponsor all the same (F.5.4).
        """
        bill = m.what if is_bill(m.what) else m.onto
        if not is_bill(bill) or not m.onto or not m.what or m.amount:
            return NOWHERE_TO_GO
        if first_turn(t):
            return "F-5"
        clause = why_not_called(t, step.seat, bill)
        if clause:
            return clause
        sponsor = get(t, bill, SPONSOR)
        if busy_elsewhere(t, step.seat, sponsor, bill):
            return "F-16"
        return LEGAL if m.what == sponsor else "F.5.4"

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Bring the bill forward: to committee, floor or override, by where it lies."""
        bill = m.onto
        stage = t.where[bill]
        t.say("called", bill, stage, clause="F-19", seat=step.seat)
        enter_chamber(t, bill, "F-19")
        if t.where[m.what] != active(step.seat):
            t.move(m.what, active(step.seat), "F.3.2")
        if stage == COMMITTEE:
            put_question(t, Q_COMMITTEE, step.seat, "F.5.4")
            ask_committee(t, bill)
        elif stage == FLOOR:
            put_question(t, Q_FLOOR, step.seat, "F.6.7")
            ask_floor(t, bill)
        else:
            put_question(t, Q_OVERRIDE, step.seat, "F-33")
            vote(t, bill)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a sponsor dropped on the bill, or a live bill that is carried anywhere itself.

        Onto its next stage it goes by that call alone.
        """
        if is_bill(what):
            stage = t.where[what]
            if stage not in STAGES or onto in {0, DISCARD, stage}:
                return None
            if stage_at(t, step, onto) in STAGES[STAGES.index(stage) + 1 :][:1]:
                return Move(self.id, get(t, what, SPONSOR), what)
            return Move(self.id, what, onto)
        bill = text_at(t, step, onto)
        meant = is_bill(bill) and is_senator(what) and get(t, bill, SPONSOR) == what
        return Move(self.id, what, bill) if meant else None


@final
class Withdraw(Act):
    """Withdraw a bill of one's own; it is scored as it stands (F-52)."""

    lasting = True
    whats = Span(kinds=["bill"])
    ontos = Span(bases=["discard"])

    def __init__(self) -> None:
        super().__init__("withdraw", [TURN], "F.2.3")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List one's own bills."""
        if first_turn(t):
            return []
        row = self.each_onto(DISCARD, LAST_BILL)
        return [row[bill] for bill in own_bills(t, step.seat)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a live bill of one's own."""
        if m.onto != DISCARD or not is_bill(m.what) or m.amount:
            return NOWHERE_TO_GO
        if first_turn(t):
            return "F-5"
        own = t.where[m.what] in STAGES and get(t, m.what, OWNER) == step.seat
        return LEGAL if own else "F-52"

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Score it and lay it aside."""
        kill(t, m.what, "withdrawn", "F-52")
        check(t)

    def costly(self, t: Table, step: Step, m: Move) -> bool:
        """Ask first: a bill does not come back."""
        return True

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a live bill dropped on the discards."""
        meant = is_bill(what) and onto == DISCARD and is_live(t, what)
        return Move(self.id, what, onto) if meant else None
