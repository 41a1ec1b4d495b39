"""Checks what players see of files that are wrong: all else goes on, and nothing is lost."""

import os
from pathlib import Path

import pygame
import pytest

from tabletop import paths
from tabletop.arguments import Arguments
from tabletop.files.writing import SET_ASIDE
from tabletop.opening import first_scene
from tabletop.player import statistics
from tabletop.player.settings import Settings
from tabletop.ui.screens import remedies
from tabletop.ui.widgets.notice import Notice
from tests.systems import can_link
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import widget
from tests.ui.screens.shelved import GAME, names, open_matches, saved_match


def put_wrong(folder: Path) -> list[str]:
    """Leave every kind of wrong file where matches are; return their names."""
    folder.mkdir(parents=True)
    wrong = {
        "digits": f"format = {'9' * 5000}",
        "brackets": "a = " + "[" * 5000,
        "dots": "a" + ".a" * 20_000 + " = 1",
        "nothing": "",
        "future": 'format = 99\nprogram = "9.9"\n',
    }
    for name, text in wrong.items():
        (folder / f"{GAME.name}-{name}.toml").write_text(text, encoding="utf-8")
    with (folder / f"{GAME.name}-huge.toml").open("wb") as stream:
        stream.truncate(60_000_000)
    (folder / f"{GAME.name}-folder.toml").mkdir()
    if can_link():
        (folder / f"{GAME.name}-loop.toml").symlink_to(folder / f"{GAME.name}-loop.toml")
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / f"{GAME.name}-pipe.toml")
    return [path.name for path in folder.iterdir()]


def test_one_bad_file_never_stops_the_start_and_each_is_listed_with_its_reason(
    start: Start, home: Path
) -> None:
    wrong = put_wrong(home / "matches")
    good = saved_match(home, 4)
    assert good.save is not None
    driver = start()
    assert names(driver)[0] == "continue:0"
    rows = [row.markup for row in open_matches(driver).listed.rows]
    for name in wrong:
        (row,) = [row for row in rows if name in row]
        assert any(word in row for word in ("damaged", "too large", "not a file", "newer", "read"))
    assert len(rows) == len(wrong) + 1


def test_a_bad_file_can_be_set_aside_and_nothing_else_touches_it(start: Start, home: Path) -> None:
    file = home / "matches" / f"{GAME.name}-1.toml"
    file.parent.mkdir(parents=True)
    file.write_text("nonsense", encoding="utf-8")
    driver = start()
    open_matches(driver)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.panel, Notice)
    driver.click(widget(driver.panel.ring.widgets, "set_aside").rect.center)
    assert not file.exists()
    aside = file.parent / SET_ASIDE / file.name
    assert aside.read_text(encoding="utf-8") == "nonsense"
    driver.press(pygame.K_RETURN)
    assert [row.name for row in open_matches(driver).listed.rows] == [""]


def test_a_bad_file_can_be_found_by_its_path_where_no_folder_can_be_opened(
    start: Start, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = home / "matches" / f"{GAME.name}-1.toml"
    file.parent.mkdir(parents=True)
    file.write_text("nonsense", encoding="utf-8")
    shown: list[Path] = []

    def cannot(path: Path) -> bool:
        shown.append(path)
        return False

    monkeypatch.setattr(remedies, "show_in_folder", cannot)
    driver = start()
    open_matches(driver)
    driver.press(pygame.K_RETURN)
    driver.click(widget(driver.panel.ring.widgets, "show_file").rect.center)
    assert shown == [file]
    assert isinstance(driver.panel, Notice)


@pytest.mark.parametrize("name", ["settings", "statistics"])
@pytest.mark.parametrize("content", ["nonsense", "a = " + "[" * 5000, "a" * 3_000_000, ""])
def test_bad_settings_and_results_are_told_with_a_reason_and_never_lost(
    start: Start, home: Path, name: str, content: str
) -> None:
    file = home / f"{name}.toml"
    home.mkdir()
    file.write_text(content or f"{'player_name = 5' if name == 'settings' else 'result = 5'}\n")
    before = file.read_bytes()
    settings = Settings.load(paths.settings_file())
    settings.speed = 0.0
    driver = start(settings, first=lambda stage: first_scene(Arguments(), stage))
    assert isinstance(driver.panel, Notice)
    assert file.read_bytes() == before
    driver.stage.keep_settings()
    statistics.note(statistics.Result("a", GAME.name, "easy", 1.0))
    assert (home / SET_ASIDE / file.name).read_bytes() == before
    assert statistics.damage() is None
    assert not Settings.load(paths.settings_file()).damaged
