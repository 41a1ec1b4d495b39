"""A fresh home folder for every test, and programs that are closed again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.registry import GAMES
from tabletop import paths
from tabletop.player.settings import Settings
from tabletop.ui.sound import SILENT, Sound
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import shelf_with
from tests.ui.screens.driver import Driver, Maker

Start = Callable[..., Driver]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the player's folder of this test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("CLOAKROOM_HOME", str(folder))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return folder


@pytest.fixture
def two_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let two games stand on the shelf: the first of the house, and the fixture for several.

    The registry is put back whole: giving the games back one by one would change their order
    for every test that follows.
    """
    folder = shelf_with(tmp_path / "assets", TALLY)
    monkeypatch.setattr(paths, "assets", lambda: folder)
    before = dict(GAMES)
    for name in list(GAMES)[1:]:
        del GAMES[name]
    GAMES[TALLY.name] = TALLY
    yield
    GAMES.clear()
    GAMES.update(before)


@pytest.fixture
def start(home: Path) -> Iterator[Start]:  # noqa: ARG001 - it must be there first
    """Return how to start the program; whatever was started is closed in the end."""
    drivers: list[Driver] = []

    def begin(
        settings: Settings | None = None,
        first: Maker | None = None,
        size: tuple[int, int] = (1280, 720),
        log: Path | None = None,
        sound: Sound = SILENT,
    ) -> Driver:
        driver = Driver(settings or Settings(speed=0.0), first, size, log, sound)
        drivers.append(driver)
        return driver

    yield begin
    for driver in drivers:
        driver.close()
