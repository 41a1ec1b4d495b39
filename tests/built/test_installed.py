"""The .deb and the AppDir: installed, started from the menu's command, removed without a trace."""

import configparser
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from _screen import Screen
from shipping.release import COMMAND, this_release
from tests.built.strangers import LOGGED_IN, Stranger, download, everything
from tests.window.program import Program

pytestmark = pytest.mark.built

MENU = Path("/usr/share/applications") / f"{COMMAND}.desktop"


@pytest.fixture
def installed() -> Iterator[set[str]]:
    """Install the .deb; give what was there before; take it off again whatever happens."""
    if os.geteuid() != 0:
        pytest.fail("only root can install a package: run this as root")
    deb = download(f"{COMMAND}_{this_release().version}*.deb")
    before = everything()
    subprocess.run(["dpkg", "-i", str(deb)], check=True, capture_output=True)
    yield before
    subprocess.run(["dpkg", "-P", COMMAND], check=False, capture_output=True)


def menu_command(entry: Path) -> list[str]:
    """Return the words that a menu runs for a desktop entry."""
    read = configparser.ConfigParser(interpolation=None)
    read.read(entry, encoding="utf-8")
    return [word for word in read["Desktop Entry"]["Exec"].split() if not word.startswith("%")]


def opens(screen: Screen, stranger: Stranger, *command: str) -> None:
    """Start the program with its own choices and wait until home can be seen."""
    log = stranger.home / "log.jsonl"
    start = stranger.start(*command)
    with Program(screen, stranger.home, log, start=start) as program:
        program.event("scene", name="home")
        program.event("first_frame")
        picture = program.still()
    assert len({picture.pixels[i : i + 3] for i in range(0, len(picture.pixels), 4000)}) > 50


def test_the_package_is_installed_started_and_removed_without_leftovers(
    screen: Screen, stranger: Stranger, installed: set[str]
) -> None:
    verified = subprocess.run(["dpkg", "-V", COMMAND], capture_output=True, text=True, check=True)
    assert verified.stdout == ""
    command = menu_command(MENU)
    found = shutil.which(command[0], path=LOGGED_IN)
    assert found == f"/usr/games/{COMMAND}"
    opens(screen, stranger, found, *command[1:])
    subprocess.run(["dpkg", "-P", COMMAND], check=True, capture_output=True)
    assert sorted(everything() - installed) == []
    assert (stranger.home / ".config" / "Cloakroom" / "settings.toml").exists()


def test_the_appdir_starts_from_wherever_it_was_unpacked(
    screen: Screen, stranger: Stranger
) -> None:
    folder = stranger.unpack(download(f"{this_release().label}.AppDir.tar.xz"))
    assert menu_command(folder / f"{COMMAND}.desktop")[0] == COMMAND
    opens(screen, stranger, str(folder / "AppRun"))
