"""What many decisions share: buttons, and selling places (S-4)."""

from typing import Final, final

from rules.core.button import ButtonVerb
from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span, Verb
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.senators.facts.names import (
    CONFIRM,
    MOST_NUMBERED,
    MOST_SEATS,
    OWN_DECISIONS,
    money,
    senate,
)
from rules.senators.law.leaving import leave_match
from rules.senators.law.money import places, sell_places


@final
class Convert(Verb):
    """Sell places to the bank, any number at once (S-4); all of them is another matter."""

    whats = Span(own=["senate"])
    ontos = Span(own=["money"])
    most = MOST_NUMBERED

    def __init__(self) -> None:
        super().__init__("convert", OWN_DECISIONS, exact=True, when="S-4")
        self.moves: Final[list[list[Move]]] = [[] for _ in range(MOST_SEATS)]

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer the sale of one place, of several, of all."""
        seat = step.seat
        made = self.moves[seat]
        count = places(t, seat)
        while len(made) < count:
            made.append(Move(self.id, senate(seat), money(seat), len(made) + 1))
        return made[:count]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for your own disc and purse, and for no more places than you hold (S-4)."""
        if m.what != senate(step.seat) or m.onto != money(step.seat):
            return NOWHERE_TO_GO
        return LEGAL if 1 <= m.amount <= places(t, step.seat) else "S-4"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Sell them; before the last one goes, ask again."""
        if m.amount == places(t, step.seat):
            t.ask(Step(CONFIRM, step.seat, 0, m.amount))
        else:
            sell_places(t, step.seat, m.amount, "S-4")

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read your own disc dropped on your own purse."""
        mine = what == senate(step.seat) and onto == money(step.seat)
        return Move(self.id, what, onto, 1) if mine else None

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return how many places the seat holds."""
        return super().facts(t, step, m) | {"have": places(t, step.seat)}


@final
class Leave(ButtonVerb):
    """Sell every place and be out."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Leave the match."""
        leave_match(t, step.seat)


@final
class Relent(ButtonVerb):
    """Keep the last place after all."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Return to what was being decided."""
        t.done()
