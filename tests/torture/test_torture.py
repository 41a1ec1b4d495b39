"""Checks the command that runs the ordeals: one JSON object, a line for people, a status."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import torture
from ordeals.report import TOLD, Result
from tests.house.files import ROOT


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts" / "torture.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_one_json_object_says_what_was_tried_and_what_failed() -> None:
    done = run("names", "--count", "3", "--seed", "9", "--json")
    told = json.loads(done.stdout)
    assert (told["what"], told["seed"], told["count"]) == ("names", 9, 3)
    assert {"failed", "examples", "seconds"} <= set(told)
    assert done.returncode == (1 if told["failed"] else 0)
    assert done.stderr == ""


def test_an_unknown_ordeal_is_answered_with_those_there_are() -> None:
    done = run("nonsense")
    assert done.returncode == 2
    assert all(name in done.stderr for name in torture.COUNTS)


def test_a_failure_is_counted_told_once_in_a_while_and_ends_with_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(count: int, seed: int, _folder: Path) -> Result:
        result = Result("names", seed, count)
        for number in range(count):
            result.fail(number, f"why {number % 6}", told="more")
        return result

    monkeypatch.setitem(torture.ORDEALS, "names", failing)
    monkeypatch.setattr(sys, "argv", ["torture.py", "names", "--count", "90"])
    assert torture.main() == 1
    first, *others = capsys.readouterr().out.splitlines()
    assert first.startswith("names (seed 1): 90 tried, 90 failed")
    assert len(others) == TOLD
    assert "number 5: why 5" in others[5]


def test_the_slowest_try_is_remembered() -> None:
    result = Result("files", 1, extras={"slowest": 0.0})
    for seconds, what in ((0.2, "a"), (0.5, "b"), (0.3, "c")):
        result.slower(seconds, what)
    assert (result.extras["slowest"], result.extras["slowest_was"]) == (0.5, "b")
