"""Levels in the text mode: told, and changed by a line."""

from pathlib import Path

import pytest

from tests.app.test_textmode import sit


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test its own player's folder."""
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path))
    return tmp_path


def test_levels_are_told_and_changed_by_a_line() -> None:
    said = sit("level", "level hard", "log", seed=3)
    assert "Levels: easy; normal; hard; expert." in said
    assert "Computer plays at normal." in said
    assert said.count("Computer now plays at hard.") == 2, "once when changed, once in the log"
    again = sit("1", "level comp expert", "level nobody hard", "log")
    assert again.count("Computer now plays at expert.") == 2
    assert "Nobody here and no level is called “nobody hard”." in again


def test_a_level_changed_to_and_fro_is_told_once_more_and_nothing_else_is_lost() -> None:
    said = sit("stufe stark", "stufe normal", "1", "verlauf", language="de", seed=3)
    assert "spielt jetzt auf Stufe „stark“." in said
    assert "Sie spielen wie zuvor." in said
    assert said.rpartition("verlauf")[2].count("spielt jetzt") == said.count("spielt jetzt") == 1
