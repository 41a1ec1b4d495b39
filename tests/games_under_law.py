"""Every game that the laws hold for: the fixture and all that the registry lists."""

from pathlib import Path

import pytest

from golden import told_seats
from rules.core.engine import apply, legal_moves, new_table
from rules.core.game import Game
from rules.core.moves import drawn
from rules.core.rng import Rng
from rules.core.table import Table
from rules.registry import GAMES
from tabletop.lessons.guide import read_guide
from tests.fixture_assembly import GAME as ASSEMBLY
from tests.fixture_council import GAME as COUNCIL
from tests.fixture_game import GAME as TALLY
from tests.fixture_market import GAME as MARKET
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.systems import link

ROOT = Path(__file__).resolve().parent.parent
CASES = [(game, seats) for game in [TALLY, *GAMES.values()] for seats in game.seat_counts]
CASE_NAMES = [f"{game.name}-{seats}" for game, seats in CASES]
# For what takes a while: the fewest, the middle and the most seats stand for those in between.
SOME_CASES = [(game, seats) for game, seats in CASES if seats in told_seats(game)]
SOME_NAMES = [f"{game.name}-{seats}" for game, seats in SOME_CASES]
LONGEST = 5000  # moves after which a match counts as endless


def asset_folder(game: Game) -> Path:
    """Return where a game keeps its texts and layout."""
    fixtures = {
        TALLY: "fixture_game",
        MARKET: "fixture_market",
        SKIRMISH: "fixture_skirmish",
        COUNCIL: "fixture_council",
        ASSEMBLY: "fixture_assembly",
    }
    if game in fixtures:
        return ROOT / "tests" / fixtures[game] / "assets"
    return ROOT / "assets" / game.name


GUIDES = [
    (game, guide)
    for game in GAMES.values()
    if (guide := read_guide(game, asset_folder(game))) is not None
]
every_guide = pytest.mark.parametrize(
    ("game", "guide"), GUIDES, ids=[game.name for game, _ in GUIDES]
)


def shelf_with(folder: Path, *games: Game) -> Path:
    """Fill a new folder with the assets of the house and of some fixture games."""
    folder.mkdir()
    for source in (ROOT / "assets").iterdir():
        if source.is_dir():
            link(folder / source.name, source)
    for game in games:
        link(folder / game.name, asset_folder(game))
    return folder


def any_table(game: Game, seats: int, seed: int) -> Table:
    """Deal a match, every other time with options drawn at random."""
    rng = Rng.seeded(seed * 2)
    options: dict[str, int] = {}
    if seed % 2:
        options = {o.name: o.values[rng.below(len(o.values))] for o in game.options}
    return new_table(game, seats, seed, options)


def random_walk(game: Game, seats: int, seed: int, steps: int) -> list[Table]:
    """Play random legal moves and return a copy of the table before each and at the end."""
    rng = Rng.seeded(seed * 2 + 1)
    t = any_table(game, seats, seed)
    tables = [t.copy()]
    for _ in range(steps):
        moves = legal_moves(game, t)
        if not moves:
            break
        apply(game, t, drawn(moves, rng))
        tables.append(t.copy())
    return tables
