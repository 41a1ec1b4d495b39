"""An example of a rulebook as something to be shown: a match laid out and played, beat by beat."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from rules.core.engine import refusal
from rules.core.examples import Example, read_examples
from rules.core.game import Game, Ruling
from rules.core.layout import lay_out
from rules.core.moves import Move
from rules.core.notation import read
from tabletop import paths
from tabletop.match import Match
from tabletop.player.seats import PERSON, Seat
from tabletop.player.settings import Settings
from tabletop.setups import USUAL_LEVEL, seats_of
from tabletop.words.text import Texts

FILE = "examples.toml"


def examples_of(game: Game) -> list[Example]:
    """Return the examples of a game's rulebook, in their order."""
    path = paths.assets() / game.name / FILE
    return _examples(game, path, path.stat().st_mtime_ns) if path.exists() else []


@lru_cache(maxsize=16)
def _examples(game: Game, path: Path, _changed: int) -> list[Example]:
    """Read a file once, and again only when it has changed."""
    return read_examples(game, path)


def examples_by_clause(game: Game) -> dict[str, list[Example]]:
    """Map each clause that can be shown to its examples."""
    found: dict[str, list[Example]] = {}
    for example in examples_of(game):
        for clause in example.clauses:
            found.setdefault(clause, []).append(example)
    return found


def seats_for(example: Example, texts: Texts, settings: Settings) -> list[Seat]:
    """Return who sits at the table of an example: whoever looks, and computers elsewhere."""
    levels = [USUAL_LEVEL] * example.layout.seats
    levels[example.viewer] = PERSON
    return seats_of(texts, settings, levels)


def laid_match(game: Game, example: Example, seats: list[Seat]) -> Match:
    """Return a match that begins where an example does; nothing of it is ever kept."""
    table = lay_out(game, example.layout)
    return Match.laid_out(game, seats, table, example.layout.seed)


@dataclass(frozen=True)
class ShownMove:
    """One thing that is shown: a move that is made, or one that a clause refuses."""

    move: Move
    clause: str = ""


class Script:
    """An example on its way: a match with every move of it, and the beats in their order.

    After so many beats the match stands after so many moves; one that is refused changes nothing.
    """

    def __init__(self, game: Game, example: Example, seats: list[Seat]) -> None:
        self.game = game
        self.example = example
        self.match = laid_match(game, example, seats)
        setup = self.match.setup
        made = [ShownMove(read(game, setup, text)) for text in example.moves]
        for beat in made:
            self.match.submit(beat.move)
        self.beats = [
            *self._refused(example.refused),
            *made,
            *self._refused(example.outcome.refused),
        ]

    def _refused(self, refused: dict[str, str]) -> list[ShownMove]:
        setup = self.match.setup
        return [ShownMove(read(self.game, setup, text), clause) for text, clause in refused.items()]

    @property
    def last(self) -> int:
        """Return how many beats there are; a position that is only looked at counts as one."""
        return max(1, len(self.beats))

    def number(self, at: int) -> int:
        """Return how many moves have been made after so many beats."""
        return sum(not beat.clause for beat in self.beats[:at])

    def ruling(self, at: int) -> Ruling | None:
        """Return why the beat that came last is refused, if it is, as its seat may know it."""
        if not 0 < at <= len(self.beats) or not self.beats[at - 1].clause:
            return None
        beat, number = self.beats[at - 1], self.number(at)
        seat = self.match.mover_at(number + 1)
        found = refusal(self.game, self.match.view_at(seat, number).table, beat.move)
        return found if found.clause == beat.clause else Ruling(beat.clause, found.facts)
