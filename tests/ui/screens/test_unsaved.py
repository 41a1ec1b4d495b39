"""Checks that nothing is promised that is not kept: no place to write, and what then is done."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tabletop import paths
from tabletop.files import writing
from tabletop.player.settings import Settings
from tabletop.save import SaveFile
from tabletop.ui import ways
from tabletop.ui.panels import unsaved
from tabletop.ui.panels.pause_menu import PauseMenu
from tabletop.ui.panels.unsaved import Unsaved
from tabletop.ui.scene import Scene
from tabletop.ui.stage import Stage
from tabletop.ui.table.table_scene import TableScene
from tests.app.matches import new_match, one_person
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver, widget
from tests.ui.screens.shelved import GAME


@pytest.fixture(autouse=True)
def usual_folder_afterwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep the note of a chosen folder in this test, and forget the choice afterwards."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    yield
    paths.use_usual()


class Disk:
    """A disk that can be full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = True
        self._begin = writing._begin
        monkeypatch.setattr(writing, "_begin", self.begin)

    def begin(self, path: Path) -> tuple[int, Path]:
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return self._begin(path)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Give a disk that is full until somebody makes room."""
    return Disk(monkeypatch)


def at_table(stage: Stage) -> Scene:
    """Return a running match with a file."""
    file = SaveFile.fresh(GAME.name)
    return ways.table(stage, new_match(GAME, one_person(2), 1, file.path))


def table(driver: Driver) -> TableScene:
    """Return the table that is on."""
    assert isinstance(driver.scene, TableScene)
    return driver.scene


def move(driver: Driver) -> None:
    """Make any move at the table."""
    match = table(driver).match
    table(driver).course.submit(match.view(match.decider).moves[0])
    driver.wait(0.1)


def line(driver: Driver) -> pygame.Rect:
    """Return where the steady line is."""
    rect = driver.app.keeper.rect
    assert rect is not None
    return rect


def test_a_disk_that_fills_up_is_told_steadily_and_the_match_is_written_once_there_is_room(
    start: Start, disk: Disk
) -> None:
    disk.full = False
    driver = start(first=at_table)
    assert driver.app.keeper.rect is None
    disk.full = True
    move(driver)
    assert line(driver).top == 0
    driver.wait(1.0)
    assert line(driver)
    disk.full = False
    driver.wait(6.0)
    assert driver.app.keeper.rect is None
    save = table(driver).match.save
    assert save is not None
    assert len(save.read().record.moves) == table(driver).match.number


def test_a_game_starts_and_plays_where_nothing_can_be_written(start: Start, disk: Disk) -> None:
    driver = start(first=at_table)
    driver.stage.trouble = writing.obstacle(paths.user())
    driver.wait(0.1)
    assert disk.full
    assert line(driver)
    move(driver)
    assert table(driver).match.number == 1
    driver.scene.next = ways.home()
    driver.wait(0.1)
    assert line(driver), "the line goes along from scene to scene"


def test_the_menu_promises_nothing_while_nothing_is_saved(start: Start, disk: Disk) -> None:
    driver = start(first=at_table)
    assert disk.full
    for language in ("en", "de"):
        driver.stage.change("language", language)
        driver.wait(0.1)
        table(driver).panels.open_menu()
        assert isinstance(driver.panel, PauseMenu)
        assert driver.panel._note
        driver.press(pygame.K_ESCAPE)


@pytest.mark.parametrize("by_key", [True, False])
def test_another_folder_is_offered_and_the_match_goes_on_there(
    start: Start, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, by_key: bool
) -> None:
    home.write_text("a file where a folder should be", encoding="utf-8")
    other = tmp_path / "other" / "Cloakroom"
    monkeypatch.setattr(unsaved, "other_folders", lambda: [other])
    driver = start(first=at_table)
    move(driver)
    if by_key:
        driver.press(pygame.K_F9)
    else:
        driver.click(line(driver).center)
    assert isinstance(driver.panel, Unsaved)
    driver.panel.ring.focus(driver.panel.ring.widgets[0])
    driver.press(pygame.K_DOWN, pygame.K_RETURN)
    driver.wait(0.2)
    assert driver.app.keeper.rect is None
    match = table(driver).match
    assert match.save is not None
    assert match.save.path.is_relative_to(other)
    # The computer may have answered meanwhile.
    assert len(match.save.read().record.moves) == match.number >= 1
    assert (other / "settings.toml").is_file()
    assert home.read_text(encoding="utf-8") == "a file where a folder should be"
    paths.use_usual()
    monkeypatch.delenv("CLOAKROOM_HOME")
    assert paths.user() == other, "the next start finds it"


def test_a_folder_can_be_typed_and_a_wrong_one_is_refused_with_its_reason(
    start: Start, home: Path, tmp_path: Path
) -> None:
    home.touch()
    driver = start(Settings())
    driver.stage.trouble = writing.obstacle(paths.user())
    driver.wait(0.1)
    driver.press(pygame.K_F9)
    panel = driver.panel
    assert isinstance(panel, Unsaved)
    for typed, good in ((str(home / "below"), False), (str(tmp_path / "typed"), True)):
        entry = widget(panel.ring.widgets, "path")
        panel.ring.focus(entry)
        driver.press(*[pygame.K_BACKSPACE] * 300)
        driver.write(typed)
        driver.click(widget(panel.ring.widgets, "use").rect.center)
        assert (driver.scene.overlays.top is None) == good
    assert paths.user() == tmp_path / "typed"
    assert paths.settings_file().is_file()


def test_the_folder_that_is_told_is_the_one_that_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CLOAKROOM_HOME", raising=False)
    places = {name: tmp_path / name for name in ("data", "config")}
    for name, place in places.items():
        monkeypatch.setattr(f"platformdirs.user_{name}_path", lambda place=place: place)
    places["config"].write_text("a file where a folder should be")
    assert unsaved.closed_folder() == paths.config()
    places["config"].unlink()
    assert unsaved.closed_folder() == paths.user()


def test_an_attempt_by_hand_takes_the_line_away_at_once(start: Start, disk: Disk) -> None:
    driver = start(first=at_table)
    driver.wait(0.1)
    driver.click(line(driver).center)
    disk.full = False
    driver.click(widget(driver.panel.ring.widgets, "retry").rect.center)
    assert driver.app.keeper.rect is None


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_line_and_panel_fit_every_window(
    start: Start, disk: Disk, size: tuple[int, int], percent: int
) -> None:
    driver = start(Settings(language="de", text_scale=percent), first=at_table, size=size)
    driver.wait(0.1)
    window = pygame.Rect((0, 0), size)
    assert disk.full
    assert window.contains(line(driver))
    driver.press(pygame.K_F9)
    rects = [found.rect for found in driver.panel.ring.widgets]
    for number, rect in enumerate(rects):
        assert window.contains(rect)
        assert rect.collidelist(rects[number + 1 :]) == -1
