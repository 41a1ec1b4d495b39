"""How strong the levels of a game are, as matches between them have shown."""

from functools import cache
from pathlib import Path
from typing import Final, final

from rules.core.data import Facts, read_facts
from rules.core.game import Game

FILE: Final = "ratings.toml"  # beside the weights of the game; scripts/arena.py writes it
ANCHOR: Final = "easy"  # the level that all others are measured against
ANCHORED: Final = 1000  # its rating; 400 points more are ten times the strength
LOWEST, HIGHEST = -9999, 9999


@final
class LevelRating:
    """The strength of a level in points, and the bounds between which it surely lies."""

    __slots__ = ("points", "low", "high")

    def __init__(self, points: int, low: int, high: int) -> None:
        self.points: Final = points
        self.low: Final = low
        self.high: Final = high

    @property
    def margin(self) -> int:
        """Return how far the strength may lie from the rating; nothing where it is the measure."""
        return max(self.high - self.points, self.points - self.low)


def ratings_of(game: Game) -> dict[str, LevelRating]:
    """Return the rating of each level that has played enough; none without a file."""
    return {} if game.weights is None else read_ratings(game.weights.with_name(FILE))


@cache
def read_ratings(path: Path) -> dict[str, LevelRating]:
    """Read a file of ratings, weakest level first; how it came about is for people."""
    if not path.exists():
        return {}
    facts = read_facts(path)
    facts.word("command")
    facts.word("date")
    facts.whole("matches", 1)
    levels = facts.sub("levels")
    facts.done()
    return {name: _rating(levels.sub(name)) for name in levels.keys()}  # noqa: SIM118 - not a dict


def _rating(facts: Facts) -> LevelRating:
    points = facts.whole("rating", LOWEST, HIGHEST)
    interval = facts.wholes("interval")
    facts.equal("interval", 2, len(interval))
    facts.done()
    return LevelRating(points, interval[0], interval[1])
