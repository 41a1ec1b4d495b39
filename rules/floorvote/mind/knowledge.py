"""What a sensible floor leader feels about a position and a move; weights.toml says how much."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, final

from rules.core.data import read_facts
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.floorvote.facts.names import (
    ANSWER,
    CLEAR,
    DEBATE,
    EARMARK,
    EXCHANGES,
    OWN_ANSWER,
    TURN,
    TURNS,
)
from rules.floorvote.mind.decision import Decision, Prior, Scored
from rules.floorvote.mind.outlook import Outlook
from rules.floorvote.mind.weighing_answers import answer_choices, debate_choices
from rules.floorvote.mind.weighing_turns import (
    clear_choices,
    name_choices,
    turn_choices,
)
from rules.floorvote.mind.weighing_votes import vote_choices

PATH: Final = Path(__file__).with_name("weights.toml")
Chooser = Callable[[Decision, list[Move]], list[Scored]]
CHOICES: Final[dict[int, Chooser]] = {
    TURN: turn_choices,
    CLEAR: clear_choices,
    ANSWER: answer_choices,
    OWN_ANSWER: answer_choices,
    DEBATE: debate_choices,
    EARMARK: name_choices,
    **dict.fromkeys(EXCHANGES, vote_choices),
}


@final
class FloorKnowledge(Knowledge):
    """Hints for the search of Floor Vote."""

    def __init__(self, path: Path = PATH) -> None:
        super().__init__()
        facts = read_facts(path)
        self.scale: Final = facts.real("scale")
        self.most: Final = facts.whole("most", 1)
        self.margin: Final = facts.real("margin")
        self.outlook: Final = Outlook(facts.sub("outlook"))
        self.prior: Final = Prior(facts.sub("prior"))
        facts.done()
        self.suit_levels(PATH.with_name("levels.toml"))
        self._asked: list[Move] = []
        self._step: Step | None = None
        self._moves: list[Move] = []
        self._marks: dict[Move, float] = {}

    def value(self, t: Table) -> list[float]:
        """Estimate every share of the win from points, bills on their way and forces."""
        return self.outlook.shares(t)

    def shortlist(self, t: Table, step: Step, moves: list[Move]) -> list[Move]:
        """Return the few moves that a sensible player weighs, best first."""
        if step.phase not in CHOICES or len(moves) == 1:
            return moves
        self._weigh(t, step, moves)
        return self._moves or moves

    def _weigh(self, t: Table, step: Step, moves: list[Move]) -> None:
        """Weigh the moves of a decision, once for every list of them."""
        if moves is self._asked and step is self._step:
            return
        scored = CHOICES[step.phase](Decision(t, step, self.outlook, self.prior), moves)
        scored.sort(key=_score, reverse=True)
        least = scored[0][0] - self.margin if scored else 0.0
        scored = [pair for pair in scored[: self.most] if pair[0] >= least]
        self._asked = moves
        self._step = step
        self._moves = [m for _, m in scored]
        self._marks = {m: score for score, m in scored}

    def scores(self, t: Table, step: Step, moves: list[Move]) -> list[float]:
        """Return the points that each move seems to gain, scaled."""
        if step.phase not in CHOICES:
            return [0.0] * len(moves)
        if step is not self._step or not all(m in self._marks for m in moves):
            self._weigh(t, step, moves)
        worst = min(self._marks.values(), default=0.0) - 1.0
        return [self.scale * self._marks.get(m, worst) for m in moves]

    def clock(self, t: Table) -> int:
        """Return the turn."""
        return t.count(TURNS)


def _score(scored: Scored) -> float:
    return scored[0]
