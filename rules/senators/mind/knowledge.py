"""What a sensible senator feels about a position and about a move; weights.toml says how much."""

from pathlib import Path
from typing import Final, final

from rules.core.data import read_facts
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import Step, Table
from rules.senators.facts.names import CASH, EVENT, TURN_COUNT
from rules.senators.facts.pieces import IDS
from rules.senators.mind.choices import CHOICES
from rules.senators.mind.decision import Decision, Prior
from rules.senators.mind.outlook import Outlook, shares
from rules.senators.mind.prior import JUDGES

PATH: Final = Path(__file__).with_name("weights.toml")
OVER_USUAL: Final = 2  # talents by which an offer may pass the usual


@final
class SenatorKnowledge(Knowledge):
    """Hints for the search of Senators."""

    def __init__(self, path: Path = PATH) -> None:
        super().__init__()
        facts = read_facts(path)
        self.outlook: Final = Outlook(facts.sub("outlook"))
        self.prior: Final = Prior(facts.sub("prior"))
        facts.done()
        self.suit_levels(PATH.with_name("levels.toml"))
        self._last: Decision | None = None
        self._counts: list[int] = []

    def _decision(self, t: Table, step: Step) -> Decision:
        """Look at a decision; the last look is used again while nothing has changed."""
        last = self._last
        # In a Cash-In a card may move under the same step, and no counter tells of it.
        fresh = last is None or step.phase == CASH or last.t is not t or last.step is not step
        if last is None or fresh or self._counts != t.counts:
            last = self._last = Decision(t, step, self.outlook, self.prior)
            self._counts = t.counts[:]
        return last

    def value(self, t: Table) -> list[float]:
        """Estimate every share of the win from places, talents, cards and the time left."""
        return shares(t, self.outlook)

    def shortlist(self, t: Table, step: Step, moves: list[Move]) -> list[Move]:
        """Return the few amounts, cards and orders that a sensible player weighs."""
        choose = CHOICES.get(step.phase)
        if choose is None:
            return moves
        return choose(self._decision(t, step), moves) or moves

    def scores(self, t: Table, step: Step, moves: list[Move]) -> list[float]:
        """Return the talents that each move seems to gain, scaled."""
        found = JUDGES[step.phase](self._decision(t, step), moves)
        return [self.prior.scale * score for score in found]

    def likely_offer(self, t: Table, cash: int, rng: Rng) -> int:
        """Guess at what a rival has sealed for the event on the table."""
        usual = self.prior.usual[IDS[t.at(EVENT)[0]]]
        return rng.below(min(cash, round(usual) + OVER_USUAL) + 1)

    def clock(self, t: Table) -> int:
        """Return the turn."""
        return t.count(TURN_COUNT)
