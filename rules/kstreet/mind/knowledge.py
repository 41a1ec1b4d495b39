"""What a sensible lobbyist feels about a position and about a move; weights.toml says how much."""

from math import exp
from pathlib import Path
from typing import Final, final

from rules.core.data import read_facts
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.kstreet.facts import names
from rules.kstreet.mind import prior
from rules.kstreet.mind.outlook import FEATURES, Outlook, features

PATH: Final = Path(__file__).with_name("weights.toml")


@final
class LobbyistKnowledge(Knowledge):
    """Hints for the search of K Street."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        facts = read_facts(path)
        value = facts.sub("value")
        self.weights: Final = [value.real(name) for name in FEATURES]
        value.done()
        self.outlook: Final = Outlook(facts.sub("outlook"))
        self.prior: Final = prior.Prior(facts.sub("prior"))
        facts.done()
        self.suit_levels(PATH.with_name("levels.toml"))

    def value(self, t: Table) -> list[float]:
        """Estimate both shares of the win from what the sides own and are about to get."""
        total = 0.0
        found = features(t, self.outlook)
        for i, weight in enumerate(self.weights):
            total += weight * found[i]
        share = 1.0 / (1.0 + exp(-total))
        return [share, 1.0 - share]

    def scores(self, t: Table, step: Step, moves: list[Move]) -> list[float]:
        """Return how promising each move looks at first sight."""
        judge = prior.JUDGES.get(step.phase)
        if judge is not None:
            return judge(t, step, moves, self.prior)
        return [0.0 if m.what else self.prior.refuse for m in moves]

    def defensible(self, t: Table, step: Step, moves: list[Move]) -> list[Move]:
        """Leave out what wastes a card: Power or Influence where it can bring nothing."""
        if step.phase != names.PLACE:
            return moves
        plans = prior.Plans(t, step.seat)
        return [m for m in moves if not prior.wasted(plans, m)]

    def clock(self, t: Table) -> int:
        """Return the round."""
        return t.count(names.ROUND)
