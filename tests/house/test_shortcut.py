"""Checks the short way into a house that is set up, and that it is never taken by mistake."""

from welcome import shortcut
from welcome.shortcut import python_at_once

import os
from pathlib import Path

import pytest

from tests.house.test_setup import EXTRAS, PROJECT, Bench, fine


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a project folder that has just been set up."""
    (tmp_path / "pyproject.toml").write_text(PROJECT + EXTRAS)
    Bench(tmp_path, fine).prepare([])
    return tmp_path


def changed(root: Path, text: str) -> None:
    """Let somebody change the list of requirements."""
    (root / "pyproject.toml").write_text(text)
    os.utime(root / "pyproject.toml", ns=(1, len(text)))


def test_whoever_is_set_up_starts_at_once(root: Path) -> None:
    assert python_at_once(root) == str(Bench(root, fine).python)


def test_a_changed_list_is_looked_at_and_known_from_then_on(root: Path) -> None:
    changed(root, PROJECT + EXTRAS + "# of no consequence\n")
    assert python_at_once(root) == ""
    house = Bench(root, fine)
    house.prepare([])
    assert house.commands == []
    assert python_at_once(root) == str(house.python)


def test_a_list_with_something_new_is_not_taken_for_the_old_one(root: Path) -> None:
    changed(root, PROJECT.replace('"one"', '"one", "more"') + EXTRAS)
    assert python_at_once(root) == ""
    house = Bench(root, fine)
    house.prepare([])
    assert house.commands != []
    assert python_at_once(root) == str(house.python)


@pytest.mark.parametrize(
    "stamp", ["", "[]", "{}", "7", '{"python": 1}', '{"project": "x", "program": "y"}']
)
def test_a_stamp_that_says_nothing_is_no_stamp(root: Path, stamp: str) -> None:
    Bench(root, fine).stamp.write_text(stamp)
    assert python_at_once(root) == ""


def test_what_is_unfinished_gone_or_another_python_is_no_house(root: Path) -> None:
    house = Bench(root, fine)
    house.unfinished.touch()
    assert python_at_once(root) == ""
    house.unfinished.unlink()
    other = root / "other"
    other.write_text("")
    house.python.unlink()
    assert python_at_once(root) == ""
    house.python.symlink_to(other)
    assert python_at_once(root) == ""


def test_the_program_is_run_with_the_project_in_front(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[str, list[str], str]] = []

    def run(python: str, command: list[str], environment: dict[str, str]) -> None:
        ran.append((python, command[1:], environment["PYTHONPATH"]))

    monkeypatch.setattr(shortcut, "WINDOWS", False)
    monkeypatch.setattr(os, "execve", run)
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    shortcut.run_at_once(root, "tabletop", ["--version"])
    before = os.pathsep.join([str(root), "elsewhere"])
    assert ran == [(python_at_once(root), ["-m", "tabletop", "--version"], before)]
    Bench(root, fine).stamp.unlink()
    shortcut.run_at_once(root, "tabletop", [])
    assert len(ran) == 1, "set-up has to look first"
