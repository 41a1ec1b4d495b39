"""What many decisions share: buttons, and selling places (S-4)."""

from typing import Final, final

from rules.core.button import ButtonVerb
from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Verb
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.senators.facts.cards import K
from rules.senators.facts.names import CONFIRM, MOST_SEATS, OWN_DECISIONS, money, senate
from rules.senators.law.leaving import leave_match
from rules.senators.law.money import places, sell_places


@final
class Convert(Verb):
    """Sell a place to the bank, one at a time (S-4); the last one is another matter."""

    def __init__(self, name: str, *, last: bool) -> None:
        super().__init__(name, OWN_DECISIONS, exact=True, when="S-4")
        self.last: Final = last
        self.moves: Final[list[list[Move]]] = []

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer the sale of one place: whoever decides has one."""
        if not self.moves:
            for seat in range(MOST_SEATS):
                self.moves.append([Move(self.id, senate(seat), money(seat), 1)])
        return self.moves[step.seat] if (places(t, step.seat) == 1) == self.last else []

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for your own disc and purse, and for one place at a time (S-4)."""
        if m.what != senate(step.seat) or m.onto != money(step.seat):
            return NOWHERE_TO_GO
        return LEGAL if m.amount == 1 and (places(t, step.seat) == 1) == self.last else "S-4"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Sell it; before the last one goes, ask again."""
        if self.last:
            t.ask(Step(CONFIRM, step.seat, 0, K.place_value))
        else:
            sell_places(t, step.seat, 1, "S-4")

    def costly(self, t: Table, step: Step, m: Move) -> bool:
        """Ask first, unless the rules do so: a place is bought back for more than it brings."""
        return not self.last

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read your own disc dropped on your own purse."""
        mine = what == senate(step.seat) and onto == money(step.seat)
        meant = (places(t, step.seat) == 1) == self.last
        return Move(self.id, what, onto, 1) if mine and meant else None


@final
class Leave(ButtonVerb):
    """Sell the last place and be out."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Leave the match."""
        leave_match(t, step.seat)


@final
class Relent(ButtonVerb):
    """Keep the last place after all."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Return to what was being decided."""
        t.done()
