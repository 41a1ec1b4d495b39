"""What a sensible campaigner feels about a position and a move; weights.toml says how much."""

from pathlib import Path
from typing import Final, final

from rules.core.data import read_facts
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.refs import FIRST_PLACE
from rules.core.table import Step, Table
from rules.divide.facts.names import (
    ATTACK,
    BASES,
    DECK,
    DEFENCE,
    HANDS,
    ONS,
    PLACES_EACH,
    TARGET,
    TURN,
    TURNS,
)
from rules.divide.mind.choices import CHOICES, Scored, turn_choices
from rules.divide.mind.decision import THROW, Decision, Prior
from rules.divide.mind.outlook import Outlook, shares
from rules.divide.mind.prior import JUDGES

ATTACK_INDEX: Final = ATTACK - FIRST_PLACE
TARGET_INDEX: Final = TARGET - FIRST_PLACE
DEFENCE_INDEX: Final = DEFENCE - FIRST_PLACE
PATH: Final = Path(__file__).with_name("weights.toml")


Key = tuple[object, ...]
MEMORY: Final = 1 << 12  # decisions that are remembered


@final
class Shortlist:
    """The moves of a decision that are worth a thought, best first, and their scores."""

    __slots__ = ("moves", "marks")

    def __init__(self, scored: list[Scored]) -> None:
        self.moves: Final = [m for _, _, m in scored]
        self.marks: Final = {m: score for score, _, m in scored}


def key_of(t: Table, step: Step) -> Key:
    """Return all that weighing a battle depends on: what is open, and one's own hand."""
    places = t.places
    battle = places[ATTACK_INDEX] + places[TARGET_INDEX] + places[DEFENCE_INDEX]
    stacks = [tuple(places[ONS + group]) for group in battle]
    sizes = [len(places[i]) for i in range(HANDS, len(places), PLACES_EACH)]
    bases = [tuple(places[i]) for i in range(BASES, len(places), PLACES_EACH)]
    own = tuple(places[HANDS + step.seat * PLACES_EACH])
    return (step.phase, own, *battle, *stacks, *sizes, *bases, *t.counts)


@final
class DivideKnowledge(Knowledge):
    """Hints for the search of Divide & Conquer."""

    def __init__(self, path: Path = PATH) -> None:
        super().__init__()
        facts = read_facts(path)
        self.scale: Final = facts.real("scale")
        self.outlook: Final = Outlook(facts.sub("outlook"))
        self.prior: Final = Prior(facts.sub("prior"))
        facts.done()
        self.suit_levels(PATH.with_name("levels.toml"))
        self._memory: Final[dict[Key, Shortlist]] = {}
        self._step: Step | None = None
        self._asked: list[Move] = []
        self._answer = Shortlist([])

    def value(self, t: Table) -> list[float]:
        """Estimate every share of the win from bases, hands, the time left and dice to come."""
        return shares(t, self.outlook)

    def shortlist(self, t: Table, step: Step, moves: list[Move]) -> list[Move]:
        """Return the few attacks, cards and targets that a sensible player weighs."""
        if step.phase not in CHOICES or len(moves) == 1:
            return moves
        return self._weighed(t, step, moves).moves or moves

    def _weighed(self, t: Table, step: Step, moves: list[Move]) -> "Shortlist":
        """Weigh moves; the same decision in another imagined world is weighed once."""
        if step.phase == TURN:
            # A search asks for the very same list at its root again and again.
            if moves is not self._asked or step is not self._step:
                self._answer = Shortlist(turn_choices(self._decision(t, step), moves))
                self._asked = moves
                self._step = step
            return self._answer
        key = key_of(t, step)
        found = self._memory.get(key)
        if found is None:
            if len(self._memory) > MEMORY:
                self._memory.clear()
            found = Shortlist(CHOICES[step.phase](self._decision(t, step), moves))
            self._memory[key] = found
        return found

    def _decision(self, t: Table, step: Step) -> Decision:
        return Decision(t, step, self.outlook, self.prior)

    def scores(self, t: Table, step: Step, moves: list[Move]) -> list[float]:
        """Return the influence that each move seems to gain, scaled."""
        scale = self.scale
        if step.phase in CHOICES:
            known = self._answer if step.phase == TURN else self._memory.get(key_of(t, step))
            if known is not None and (step.phase != TURN or step is self._step):
                marks = known.marks
                if all(m in marks for m in moves):
                    return [scale * marks[m] for m in moves]
        judge = JUDGES.get(step.phase)
        if judge is None:
            return [0.0] * len(moves)
        return [scale * score for score in judge(self._decision(t, step), moves)]

    def foresee(self, t: Table, step: Step, m: Move) -> list[float] | None:
        """Weigh the dice by their exact chance; no other move is foreseen."""
        return shares(t, self.outlook, over=True) if m.verb == THROW else None

    def clock(self, t: Table) -> int:
        """Return the turn."""
        return t.count(TURNS)

    def ticks_left(self, t: Table) -> int:
        """Return the turns that the deck allows, the one at hand included (D-33)."""
        return len(t.at(DECK)) + 1
