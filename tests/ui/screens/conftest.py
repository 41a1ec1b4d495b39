"""A fresh home folder for every test, and programs that are closed again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabletop.settings import Settings
from tabletop.ui.sound import SILENT, Sound
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
