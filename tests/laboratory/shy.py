"""Tally, played by voters whose shyness can be tuned: the smallest game with weights."""

from pathlib import Path
from typing import Final, final

from rules.core.data import read_facts
from rules.core.game import Game
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.table import Step, Table
from tests.fixture_game import GAME as TALLY
from tests.fixture_game import Bribe, Lay, Tally, value

PATH: Final = Path(__file__).with_name("weights.toml")


@final
class Shyness(Knowledge):
    """Looks of a ballot: points less shyness."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        facts = read_facts(path)
        ballot = facts.sub("ballot")
        self.high: Final = ballot.real("high")
        self.shy: Final = ballot.real("shy")
        ballot.whole("steps")

    def scores(self, t: Table, step: Step, moves: list[Move]) -> list[float]:
        """Prefer ballots by the weights, and the smallest bribe."""
        return [self._score(t, m) for m in moves]

    def _score(self, t: Table, m: Move) -> float:
        if not is_piece(m.what):
            return -float(m.amount)
        points = value(t, m.what)
        return self.high * points - self.shy * points * points


@final
class ShyTally(Tally):
    """Tally with a file of weights."""

    weights = PATH

    def __init__(self, path: Path = PATH) -> None:
        verbs = [Lay("lay", [0], secret=True, exact=True), Bribe("bribe", [1])]
        super().__init__("shy", 1, [2, 3, 4], TALLY.phases, verbs, TALLY.options, Shyness(path))

    def knowing(self, weights: Path) -> Game:
        """Return the game with other voters."""
        return ShyTally(weights)


GAME: Final = ShyTally()
GAMES: Final[dict[str, Game]] = {GAME.name: GAME, TALLY.name: TALLY}
