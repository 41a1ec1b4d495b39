"""The program for Windows, unpacked by a stranger, and a Windows under Wine to start it on."""

import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from shipping.frozen import executable
from shipping.release import this_release
from tests.built.strangers import download
from tests.window.program import Start
from wine.machine import WINE, Wine, named

WINDOWS = "windows"


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack the download and return the only folder that is in it."""
    release = replace(this_release(), system=WINDOWS)
    folder = tmp_path_factory.mktemp("Neue Spiele (Köln)")
    with zipfile.ZipFile(download(f"{release.label}.zip")) as archive:
        archive.extractall(folder)
    (unpacked,) = folder.iterdir()
    return unpacked


@pytest.fixture
def windows() -> Iterator[Wine]:
    """Give a Windows; what ran on another screen is ended before and after."""
    wine = Wine()
    wine.end()
    yield wine
    wine.end()


@pytest.fixture
def start(app: Path, windows: Wine) -> Start:
    """Return how a stranger starts the program."""
    command = (WINE, str(executable(app, WINDOWS)))
    return Start(command, Path("/"), None, windows.environment(), named, mute=True)
