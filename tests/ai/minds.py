"""Minds for tests of the search: in a hurry, with odd feelings, or with very much to choose."""

from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.table import Step, Table
from tabletop.ai.trials import Stop
from tests.fixture_game import Bribe, purse


class Impatient(Stop):
    """Wants the answer at once."""

    def asked(self) -> bool:
        return True


class Prudish(Knowledge):
    """Would never pay anything, and looks only at the ballot."""

    def defensible(self, t: Table, step: Step, moves: list[Move]) -> list[Move]:
        return [m for m in moves if not m.amount]

    def scores(self, t: Table, step: Step, moves: list[Move]) -> list[float]:
        return [float(t.setup.card_of[m.what]) if m.what else 0.0 for m in moves]


class Curt(Knowledge):
    """Gives a thought to the smallest amount only."""

    def shortlist(self, t: Table, step: Step, moves: list[Move]) -> list[Move]:
        least = min(m.amount for m in moves)
        return [m for m in moves if m.amount == least]


class Timely(Knowledge):
    """Knows that the match has three ticks to go, and how little it should be trusted."""

    def __init__(self) -> None:
        super().__init__()
        self.trust = 0.5

    def ticks_left(self, t: Table) -> int:
        return 3


class Lavish(Bribe):
    """Thinks of every amount that the purse holds."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        return [Move(self.id, 0, 0, amount) for amount in range(t.count(purse(step.seat)) + 1)]
