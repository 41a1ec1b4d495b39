"""The file of played matches: a stopped run goes on, and nothing foreign gets in."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAME = ["shy", "--registry", "tests.laboratory.shy"]


def arena(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts" / "arena.py"), *GAME, *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def untimed(file: Path) -> list[str]:
    """Return the lines of a file without what a clock said, sorted."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in file.read_text().splitlines()]
    return sorted(json.dumps(line | {"milliseconds": []}) for line in lines)


def test_a_stopped_run_plays_what_is_missing_and_no_more(tmp_path: Path) -> None:
    file, whole = tmp_path / "run.jsonl", tmp_path / "whole.jsonl"
    words = ["--seats", "prior,random", "--seats", "greedy,random,random", "--workers", "1"]
    assert arena(*words, "--games", "3", "--out", str(file)).returncode == 0
    kept = file.read_text()
    # Killed while it wrote a line:
    file.write_text(kept + '{"pairing": {"reg')
    done = arena(*words, "--games", "5", "--out", str(file), "--json")
    assert done.returncode == 0, done.stderr
    assert [json.loads(line)["games"] for line in done.stdout.splitlines()[:2]] == [5, 5]
    assert file.read_text().startswith(kept)
    arena(*words, "--games", "5", "--out", str(whole))
    assert untimed(file) == untimed(whole)
    again = arena(*words, "--games", "5", "--out", str(file), "--json")
    assert again.stdout.splitlines()[-1] == done.stdout.splitlines()[-1]
    assert len(file.read_text().splitlines()) == 11


def test_the_file_says_by_what_it_was_played(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena("--seats", "prior,random", "--games", "1", "--out", str(file), "--unhurried")
    heading, match = map(json.loads, file.read_text().splitlines())
    assert (heading["arena"], heading["game"], heading["version"]) == (1, "shy", 1)
    assert "milliseconds = 1_000_000_000" in heading["levels"]
    assert {"deal", "minds", "rotation", "levels"} <= set(match["pairing"])
    done = arena("--seats", "prior,random", "--games", "1", "--out", str(file))
    assert done.returncode == 2
    assert "other rules" in done.stderr
    assert len(file.read_text().splitlines()) == 2


def test_the_ladder_has_every_rung_and_the_yardsticks(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    words = ["--ladder", "--seats", "3", "--games", "1", "--options", "rounds=3", "--cards"]
    done = arena(*words, "--out", str(file), "--json")
    assert done.returncode == 0, done.stderr
    *found, rated, used = map(json.loads, done.stdout.splitlines())
    fields = [tuple(one["seats"]) for one in found]
    assert ("expert", "hard", "hard") in fields
    assert {("normal", "prior", "prior"), ("normal", "greedy", "greedy")} <= set(fields)
    assert fields[0] == ("easy", "random", "random"), "in the order in which they were asked for"
    levels = {rating["level"] for rating in rated["ratings"]}
    assert levels == {"random", "greedy", "easy", "normal", "hard", "expert", "prior"}
    assert set(used["cards"]) <= {f"lay ballot{number}" for number in range(1, 5)}


@pytest.mark.parametrize(("word", "said"), [("5", "2, 3, 4"), ("prior", "2, 3, 4")])
def test_a_wrong_number_of_seats_is_answered_with_the_right_ones(word: str, said: str) -> None:
    done = arena("--ladder", "--seats", word)
    assert done.returncode == 2
    assert said in done.stderr
