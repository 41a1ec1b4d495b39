"""The measuring of tempers: finds who is told by what, and how strong a temper is."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def measured(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the script on the smallest game with weights."""
    command = [sys.executable, str(ROOT / "scripts" / "arena.py"), "shy", "--tempers", *words]
    command += ["--registry", "tests.laboratory.shy", "--workers", "1", "--seats", "2"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_every_temper_is_measured_against_balanced_players() -> None:
    done = measured("--games", "40")
    assert done.returncode == 0, done.stderr
    heads = [line for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert [head.partition(":")[0] for head in heads] == ["bold", "timid"]
    assert all("points of win rate" in head for head in heads)


def test_who_changes_nothing_has_no_lead() -> None:
    done = measured("ballot.shy=1.0", "--games", "40")
    assert "+0.0 points" in done.stdout or "-0.0 points" in done.stdout, done.stdout


def test_a_weight_that_is_not_there_is_named() -> None:
    done = measured("ballot.nothing=2.0")
    assert done.returncode == 2
    assert "ballot.nothing" in done.stderr
