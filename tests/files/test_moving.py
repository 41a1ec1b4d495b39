"""Choices move from beside the data into the folder for configuration: once, and never lost."""

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.windows import Windows

from tabletop import paths, save
from tabletop.player.settings import Settings
from tests.games_under_law import ROOT
from tests.systems import needs_links

CHOICES = b'player_name = "Ada"\nhologram = 3\n'

# Dies without warning before the first change of the disk, the second, and so on, until none is
# left; each time in a folder of its own.
DYING = """
import os, sys
from itertools import count
from pathlib import Path
import platformdirs
from tabletop import paths

left = -1

def watch(event, _):
    global left
    if left >= 0 and event in ("open", "os.mkdir", "os.remove", "os.rename"):
        if left == 0:
            os._exit(9)
        left -= 1

sys.addaudithook(watch)
for number in count():
    folder = Path(sys.argv[1], str(number))
    platformdirs.user_data_path = lambda: folder / "data"
    platformdirs.user_config_path = lambda: folder / "config"
    former = paths.user() / paths.SETTINGS
    former.parent.mkdir(parents=True)
    former.write_bytes(sys.argv[2].encode())
    child = os.fork()
    if child == 0:
        left = number
        paths.settle()
        os._exit(0)
    if os.waitpid(child, 0)[1] == 0:
        break
"""


def at_home_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system name folders for data and configuration below some folder."""
    monkeypatch.delenv(paths.HOME_VARIABLE, raising=False)
    monkeypatch.setattr(platformdirs, "user_data_path", lambda: folder / "data")
    monkeypatch.setattr(platformdirs, "user_config_path", lambda: folder / "config")


@pytest.fixture(autouse=True)
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_home_in(tmp_path, monkeypatch)


def former() -> Path:
    return paths.user() / paths.SETTINGS


def place() -> Path:
    return paths.config() / paths.SETTINGS


def lay(path: Path, content: bytes = CHOICES) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def test_choices_of_an_earlier_version_move_once_and_the_data_stay() -> None:
    lay(former())
    lay(paths.statistics_file())
    paths.settle()
    assert paths.settings_file() == place()
    assert place().read_bytes() == CHOICES
    assert list(paths.user().iterdir()) == [paths.statistics_file()]
    place().unlink()
    paths.settle()
    assert not place().exists(), "what was deleted does not come back"


def test_a_newcomer_has_choices_and_data_in_two_folders() -> None:
    paths.settle()
    assert not paths.user().exists()
    Settings(player_name="Ada").save(paths.settings_file())
    assert Settings.load(place()).player_name == "Ada"
    assert not former().exists()
    assert paths.saves().parent == paths.statistics_file().parent == paths.user()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="dies in a copy of itself")
def test_a_death_at_any_moment_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-c", DYING, str(tmp_path), CHOICES.decode()]
    subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": str(ROOT)})
    moments = list(tmp_path.iterdir())
    assert len(moments) > 8
    kept = set()
    for folder in moments:
        at_home_in(folder, monkeypatch)
        kept.add((former().exists(), place().exists()))
        assert paths.settings_file().read_bytes() == CHOICES
        paths.settle()
        save.tidy()
        assert place().read_bytes() == CHOICES
        assert not former().exists()
        locks = [path for path in folder.rglob("*.lock") if path.is_file()]
        assert locks == []
    assert kept == {(True, False), (True, True), (False, True)}


def test_of_two_that_differ_the_one_in_its_place_counts_and_both_stay() -> None:
    lay(former())
    lay(place(), b"muted = true\n")
    paths.settle()
    assert paths.settings_file() == place()
    assert (former().read_bytes(), place().read_bytes()) == (CHOICES, b"muted = true\n")


def test_what_cannot_be_read_as_choices_moves_byte_for_byte() -> None:
    damaged = b"\xff\xfe nonsense\r\n\0"
    lay(former(), damaged)
    paths.settle()
    assert place().read_bytes() == damaged
    assert Settings.load(paths.settings_file()).damaged


def test_where_the_new_folder_is_closed_choices_stay_and_are_kept_until_it_opens(
    tmp_path: Path,
) -> None:
    lay(former())
    (tmp_path / "config").write_text("a file where a folder should be")
    paths.settle()
    settings = Settings.load(paths.settings_file())
    assert settings.player_name == "Ada"
    settings.choose("muted", True)
    settings.save(paths.settings_file())
    assert Settings.load(former()).muted
    (tmp_path / "config").unlink()
    paths.settle()
    assert Settings.load(place()).muted
    assert not former().exists()


def test_a_newcomer_whose_new_folder_is_closed_keeps_choices_beside_the_data(
    tmp_path: Path,
) -> None:
    (tmp_path / "config").write_text("a file where a folder should be")
    paths.settle()
    Settings(player_name="Ada").save(paths.settings_file())
    assert Settings.load(former()).player_name == "Ada"
    assert Settings.load(former()).complaints == []


def test_a_former_folder_that_cannot_be_changed_is_copied_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay(former())
    unlink = Path.unlink

    def refusing(path: Path, *, missing_ok: bool = False) -> None:
        if path == former():
            raise PermissionError(1, "not permitted")
        unlink(path, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", refusing)
    paths.settle()
    assert (former().read_bytes(), place().read_bytes()) == (CHOICES, CHOICES)
    assert paths.settings_file() == place()


@needs_links
def test_one_folder_that_is_a_link_to_the_other_keeps_its_only_file(tmp_path: Path) -> None:
    lay(former())
    (tmp_path / "config").symlink_to(tmp_path / "data", target_is_directory=True)
    paths.settle()
    assert place().read_bytes() == former().read_bytes() == CHOICES


def test_a_folder_that_somebody_named_holds_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(former())
    named = tmp_path / "named"
    monkeypatch.setenv(paths.HOME_VARIABLE, str(named))
    lay(paths.settings_file(), b"")
    paths.settle()
    assert paths.settings_file() == named / paths.SETTINGS
    monkeypatch.delenv(paths.HOME_VARIABLE)
    assert paths.use(named)
    paths.use_usual()
    paths.settle()
    assert paths.settings_file() == named / paths.SETTINGS, "the note of the last run counts"
    assert [path.name for path in (tmp_path / "data").rglob("*") if path.is_file()] == [
        paths.SETTINGS
    ]


@pytest.mark.parametrize("system", [MacOS, Windows], ids=["macOS", "Windows"])
def test_where_the_system_has_one_folder_for_both_nothing_moves(
    system: type[MacOS] | type[Windows], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda _: str(tmp_path / "local"))
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    folders = system()
    for name in ("user_data_path", "user_config_path"):
        monkeypatch.setattr(platformdirs, name, lambda name=name: getattr(folders, name))
    assert former() == place() == paths.settings_file()
    assert former().is_relative_to(tmp_path)
    lay(former())
    paths.settle()
    assert paths.settings_file().read_bytes() == CHOICES
