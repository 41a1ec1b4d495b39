"""What a sensible campaigner feels about a position and about a move; weights.toml says how much."""

from pathlib import Path
from typing import Final, final

from rules.core.data import read_facts
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.divide.choices import CHOICES
from rules.divide.names import TURN, TURNS
from rules.divide.outlook import Outlook, shares
from rules.divide.prior import JUDGES
from rules.divide.scene import THROW, Prior, Scene

PATH: Final = Path(__file__).with_name("weights.toml")


@final
class DivideKnowledge(Knowledge):
    """Hints for the search of Divide & Conquer."""

    compares = True

    def __init__(self, path: Path = PATH) -> None:
        facts = read_facts(path)
        self.outlook: Final = Outlook(facts.sub("outlook"))
        self.prior: Final = Prior(facts.sub("prior"))
        search = facts.sub("search")
        self.curiosity = search.real("curiosity")
        search.done()
        facts.done()
        self._step: Step | None = None
        self._asked: list[Move] = []
        self._answer: list[Move] = []

    def value(self, t: Table) -> list[float]:
        """Estimate every share of the win from bases, hands, the time left and dice to come."""
        return shares(t, self.outlook)

    def shortlist(self, t: Table, step: Step, moves: list[Move]) -> list[Move]:
        """Return the few attacks, cards and targets that a sensible player weighs."""
        choose = CHOICES.get(step.phase)
        if choose is None or len(moves) == 1:
            return moves
        if step.phase != TURN:
            return choose(Scene(t, step, self.outlook, self.prior), moves) or moves
        if moves is not self._asked or step is not self._step:
            # A search asks for the very same list at its root in every imagined world.
            self._answer = choose(Scene(t, step, self.outlook, self.prior), moves) or moves
            self._asked = moves
            self._step = step
        return self._answer

    def scores(self, t: Table, step: Step, moves: list[Move]) -> list[float]:
        """Return the influence that each move seems to gain, scaled."""
        scene = Scene(t, step, self.outlook, self.prior)
        return [self.prior.scale * score for score in JUDGES[step.phase](scene, moves)]

    def foresee(self, t: Table, step: Step, m: Move) -> list[float] | None:
        """Weigh the dice by their exact chance; no other move is foreseen."""
        return shares(t, self.outlook, over=True) if m.verb == THROW else None

    def clock(self, t: Table) -> int:
        """Return the turn."""
        return t.count(TURNS)
