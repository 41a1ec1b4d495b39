"""Before and around a turn: the toss, the hand that is cleared, and the clock."""

from typing import final

from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.table import NOBODY, Step, Table
from rules.floorvote.facts.names import (
    ACTIVE_SEAT,
    ADJOURNED,
    BEGIN,
    CHAMBER,
    CLEAR,
    DECISIONS,
    DISCARD,
    SEATS,
    STAGES,
    TOSS,
    bench,
    caucus_of,
    expired,
    hand,
    is_senator,
    party,
)
from rules.floorvote.law.records import note
from rules.floorvote.law.turns import end_turn
from rules.floorvote.law.winning import TOURNAMENT
from rules.floorvote.verbs.act import FIRST, OTHERWISE, Act, Press, held


class Lead(Press):
    """Choose a party after winning the toss (F-4)."""

    def __init__(self, name: str, *, majority: bool) -> None:
        super().__init__(name, [TOSS], "F-4")
        self.majority = majority

    def act(self, t: Table, step: Step) -> None:
        """Give both seats their parties and senators; the minority begins (F.1.1, F.1.4)."""
        t.done()
        largest = t.setup.options["majority"]
        mine = largest if self.majority else 1 - largest
        for seat in range(SEATS):
            note(t, party(seat), mine if seat == step.seat else 1 - mine, "F-4")
        if caucus_of(t.at(bench(0))[0]) != t.count(party(0)):
            _trade_benches(t)
        t.say("leads", amount=mine, clause="F-4", seat=step.seat)
        note(t, ACTIVE_SEAT, 1 - step.seat if self.majority else step.seat, "F.1.4")
        t.ask(Step(BEGIN, NOBODY))


def _trade_benches(t: Table) -> None:
    """Let the players swap their decks; nobody has looked at them."""
    first, second = t.at(bench(0))[:], t.at(bench(1))[:]
    for senator in first:
        t.move(senator, bench(1), "F.1.1")
    for senator in second:
        t.move(senator, bench(0), "F.1.1")


@final
class Discard(Act):
    """Throw away an unwanted Politics card before the hand is filled (F-9, F.2.2)."""

    whats = Span(kinds=["bill", "influence"])
    ontos = Span(bases=["discard"])

    def __init__(self) -> None:
        super().__init__("discard", [CLEAR], "F-9")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the Politics cards of the hand."""
        return [self.single(card, DISCARD) for card in t.at(hand(step.seat)) if card > 0]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a Politics card of the hand; senators stay there (F-9)."""
        if m.onto != DISCARD or m.amount:
            return NOWHERE_TO_GO
        return LEGAL if held(t, step.seat, m.what) else "F-9"

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Lay it among the discards."""
        t.move(m.what, DISCARD, "F.2.2")

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read anything dropped on the discards; a live bill dropped there is withdrawn."""
        meant = onto == DISCARD and is_piece(what)
        meant = meant and t.where[what] not in {*STAGES, CHAMBER}
        return Move(self.id, what, onto) if meant else None

    def case(self, t: Table, step: Step, m: Move) -> int:
        """Tell senators, who always stay, from Politics cards, which go at the right time."""
        return FIRST if is_senator(m.what) else OTHERWISE


@final
class Draw(Press):
    """Stop discarding and fill both hands (F.2.2)."""

    def act(self, t: Table, step: Step) -> None:
        """Go on to the refill, which lies below."""
        t.done()


@final
class End(Press):
    """End the turn."""

    idle = True  # something may be left of the turn

    def act(self, t: Table, step: Step) -> None:
        """Give the turn to the other side."""
        end_turn(t)


class ClockMove(Press):
    """Something that the clock says: never offered, but legal in a tournament (F.12.3)."""

    offered = False

    def __init__(self, name: str) -> None:
        super().__init__(name, DECISIONS, "F.12.3")

    def allowed(self, t: Table, step: Step) -> str:
        """Ask for a tournament."""
        return LEGAL if t.setup.options["ending"] == TOURNAMENT else "F.12.3"

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer nothing: no player chooses this."""
        return []


@final
class Expire(ClockMove):
    """The time of the deciding seat is up: the rest of this turn is decided for it (F-53)."""

    def act(self, t: Table, step: Step) -> None:
        """Note it; what follows runs by itself."""
        t.say("expired", clause="F.12.3", seat=step.seat)
        note(t, expired(step.seat), 1, "F.12.3")


@final
class Adjourn(ClockMove):
    """The time of the match is up: it ends with this turn (F-53)."""

    def act(self, t: Table, step: Step) -> None:
        """Note it."""
        t.say("adjourned", clause="F.12.3")
        note(t, ADJOURNED, 1, "F.12.3")
