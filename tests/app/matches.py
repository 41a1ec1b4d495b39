"""Makes matches of every game under law, with people, computers and files."""

from functools import cache
from pathlib import Path

from rules.core.game import Game
from rules.core.hidden import PUBLIC
from rules.core.moves import drawn
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.match import Match
from tabletop.player.seats import PERSON, Seat
from tabletop.save import SaveFile
from tabletop.words.text import Texts
from tests.games_under_law import ROOT, asset_folder

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"]
WANDERING = 200  # moves of a match that are drawn among all there are


@cache
def texts_of(game: Game, language: str = "en") -> Texts:
    """Return a game's texts with the common ones behind them."""
    return Texts(language, [asset_folder(game), ROOT / "assets" / "common"])


def people_at(seats: int) -> list[Seat]:
    """Seat only people."""
    return [Seat(name, PERSON) for name in NAMES[:seats]]


def one_person(seats: int, level: str = "easy") -> list[Seat]:
    """Seat one person, and the computer everywhere else."""
    return [Seat(NAMES[0], PERSON), *(Seat(name, level) for name in NAMES[1:seats])]


def new_match(
    game: Game,
    seats: list[Seat],
    seed: int = 1,
    path: Path | None = None,
    language: str = "en",
    **options: int,
) -> Match:
    """Deal a match, with a file where a path is given."""
    match = Match.new(game, seats, seed, options, SaveFile(path) if path else None)
    match.texts = texts_of(game, language)
    return match


def play_on(match: Match, moves: int, seed: int = 7) -> None:
    """Make random moves until so many were made or the match is over.

    From some number on it is drawn first what to do, then with what: drawn among all moves, Floor
    Vote ends after thousands.
    """
    rng = Rng.seeded(seed)
    for _ in range(moves):
        if match.over:
            return
        choices = match.view(match.decider).moves
        wandering = match.number < WANDERING
        match.submit(choices[rng.below(len(choices))] if wandering else drawn(choices, rng))


def viewers(match: Match) -> list[int]:
    """Return everybody who may look, spectators included."""
    return [*range(len(match.seats)), PUBLIC]


def visible(t: Table) -> tuple[list[list[int]], list[int], list[list[int]]]:
    """Return what can be seen of a table."""
    return t.places, t.counts, [step.plain() for step in t.agenda]
