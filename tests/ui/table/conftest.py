"""Assets with the fixture game among them, and tables that are cleared away again."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from rules.core.game import Game
from tabletop import paths
from tabletop.ui.cards.art import CardPainter
from tabletop.ui.cards.form import card_height, tile_height
from tabletop.ui.drawing.memory import forget_pictures
from tests.fixture_assembly import GAME as ASSEMBLY
from tests.fixture_council import GAME as COUNCIL
from tests.fixture_game import GAME as TALLY
from tests.fixture_market import GAME as MARKET
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.games_under_law import shelf_with
from tests.ui.table.bench import Bench

LARGE = 1920  # the pictures of a wider window are not left for the collector to find
Lay = Callable[..., Bench]


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Fill an asset folder once: what was read and painted from it serves many tests."""
    folder = tmp_path_factory.mktemp("house") / "assets"
    return shelf_with(folder, TALLY, MARKET, SKIRMISH, COUNCIL, ASSEMBLY)


@pytest.fixture(autouse=True)
def house(shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an asset folder in which the fixture games stand beside the others."""
    monkeypatch.setattr(paths, "assets", lambda: shelf)
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path / "home"))
    return shelf


@pytest.fixture
def plain_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let cards be plain boards: what is tested is where they lie, not how they are engraved."""

    def board(*asked: object, dense: int = 1, tile: bool = False, **_how: object) -> pygame.Surface:
        width = int(str(asked[2]))
        high = tile_height(width) if tile else card_height(width)
        image = pygame.Surface((width * dense, high * dense), pygame.SRCALPHA)
        image.fill((200, 190, 170, 255))
        return image

    monkeypatch.setattr(CardPainter, "face", board)
    monkeypatch.setattr(CardPainter, "back", board)


def _tables() -> Iterator[Lay]:
    benches: list[Bench] = []

    def begin(game: Game, **how: object) -> Bench:
        bench = Bench(game, **how)  # type: ignore[arg-type]
        benches.append(bench)
        return bench

    yield begin
    large = any(bench.stage.screen.get_width() > LARGE for bench in benches)
    for bench in benches:
        bench.close()
    benches.clear()
    if large:
        forget_pictures()
        gc.collect()


@pytest.fixture
def lay(request: pytest.FixtureRequest) -> Iterator[Lay]:
    """Return how to lay a table with plain cards; what was laid is cleared away in the end."""
    request.getfixturevalue("plain_cards")
    yield from _tables()


@pytest.fixture
def lay_real() -> Iterator[Lay]:
    """Return how to lay a table with the cards that players see."""
    yield from _tables()


def _waiting(bench: Bench) -> Bench:
    """Let nobody but the viewer ever decide, who does so next."""
    bench.thinker.silent = True
    bench.wait_for_me()
    return bench


@pytest.fixture
def table(lay: Lay) -> Bench:
    """Return a table at which the viewer trades; the rivals never answer."""
    return _waiting(lay(MARKET, seats=3))


@pytest.fixture
def field(lay: Lay) -> Bench:
    """Return a table of Skirmish at which the viewer is to move and the rivals never answer."""
    return _waiting(lay(SKIRMISH, seats=4))


@pytest.fixture
def eight(lay: Lay) -> Bench:
    """Return a table of eight at which the viewer decides; nobody else ever answers."""
    return _waiting(lay(SKIRMISH, seats=8))


@pytest.fixture
def council(lay: Lay) -> Bench:
    """Return a table of Council at which the viewer is to move; the rival never answers."""
    return _waiting(lay(COUNCIL))
