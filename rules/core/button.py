"""A verb that is said, not dragged: it has one move, which names nothing."""

from typing import Final

from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Verb
from rules.core.moves import Move
from rules.core.table import Step, Table


class ButtonVerb(Verb):
    """Something that is said, not dragged."""

    def __init__(self, name: str, phases: list[int], when: str = "") -> None:
        super().__init__(name, phases, exact=True, when=when)
        self.press: Final[list[Move]] = []

    def allowed(self, t: Table, step: Step) -> str:
        """Return the clause that keeps the button away, or LEGAL."""
        return LEGAL

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer the one way to say it."""
        if not self.press:
            self.press.append(Move(self.id))
        return [] if self.allowed(t, step) else self.press

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Refuse anything that comes with it, then what its own rule forbids."""
        return NOWHERE_TO_GO if m.what or m.onto or m.amount else self.allowed(t, step)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read no gesture."""
        return None
