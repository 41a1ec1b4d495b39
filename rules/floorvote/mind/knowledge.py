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
KEEN: Final = "keen"
CASUAL: Final = "casual"
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

    def __init__(self, path: Path = PATH, view: str = KEEN) -> None:
        facts = read_facts(path)
        views = {name: facts.sub(name) for name in (KEEN, CASUAL)}
        facts.done()
        own = views[view]
        self.curiosity = own.real("curiosity")
        self.patience = own.real("patience")
        self.scale: Final = own.real("scale")
        self.most: Final = own.whole("most", 1)
        self.margin: Final = own.real("margin")
        self.outlook: Final = Outlook(own.sub("outlook"))
        self.prior: Final = Prior(own.sub("prior"))
        own.done()
        self._asked: list[Move] = []
        self._step: Step | None = None
        self._moves: list[Move] = []
        self._marks: dict[Move, float] = {}
        self._casual: Final = self if view == CASUAL else FloorKnowledge(path, CASUAL)

    def casual(self) -> Knowledge:
        """Count fewer of the rival's means, and think less of what comes after a vote."""
        return self._casual

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

    def foresee(self, t: Table, step: Step, m: Move) -> list[float] | None:
        """Trust the plan: it has counted the votes of both sides, play-outs would only guess."""
        if m not in self._marks:
            return None
        gain = self._marks[m]
        return self.outlook.shares(t, gain if step.seat == 0 else -gain)

    def clock(self, t: Table) -> int:
        """Return the turn."""
        return t.count(TURNS)


def _score(scored: Scored) -> float:
    return scored[0]
