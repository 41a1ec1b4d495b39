"""The training: finds better weights, accepts only what wins, and says how they came about."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from laboratory.made import digest, made_file
from laboratory.weights import all_leaves
from rules.registry import GAMES
from tests.laboratory.shy import PATH, ShyTally

ROOT = Path(__file__).resolve().parents[2]
QUICK = [
    "--only",
    "ballot",
    "--seed",
    "4",
    "--steps",
    "8",
    "--matches",
    "60",
    "--reach",
    "0.5",
    "--stride",
    "0.6",
]


def train(*words: str, registry: str = "tests.laboratory.shy") -> subprocess.CompletedProcess[str]:
    """Run the script."""
    command = [sys.executable, str(ROOT / "scripts" / "train.py"), *words, "--registry", registry]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_better_weights_are_found_and_written_with_how_they_came_about(tmp_path: Path) -> None:
    target = tmp_path / "weights.toml"
    done = train("shy", *QUICK, "--accept", "200", "--workers", "2", "--out", str(target))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "step 8/8" in done.stdout
    before, after = PATH.read_text(encoding="utf-8"), target.read_text(encoding="utf-8")
    ShyTally(target)
    assert "# less for each point squared" in after
    (made,) = tomllib.loads(made_file(target).read_text(encoding="utf-8"))["training"]
    assert made["command"].startswith("scripts/train.py shy --only ballot")
    assert (made["before"], made["after"]) == (digest(before), digest(after))
    assert made["interval"][0] > 0.5
    assert made["matches"] == 200
    assert set(made["changed"]) == {"ballot.high", "ballot.shy"}
    again = tmp_path / "again.toml"
    train("shy", *QUICK, "--accept", "200", "--workers", "1", "--out", str(again))
    assert again.read_text(encoding="utf-8") == after, "a seed means one result"


def test_what_does_not_win_is_not_written(tmp_path: Path) -> None:
    target = tmp_path / "weights.toml"
    words = ["--steps", "1", "--matches", "2", "--accept", "4", "--only", "bribe"]
    done = train("shy", *words, "--workers", "1", "--out", str(target))
    assert done.returncode == 1
    assert "Not accepted" in done.stdout
    assert not target.exists()


def test_rules_of_another_folder_come_first_in_all_workers(tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests" / "laboratory" / "shy.py", tmp_path / "elsewhere.py")
    shutil.copy(PATH, tmp_path)
    words = ["--steps", "1", "--matches", "2", "--accept", "2", "--workers", "1"]
    done = train("shy", *words, "--rules", str(tmp_path), registry="elsewhere")
    assert "step 1/1" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("chess", "tally"),
        ("tally", "no weights"),
        ("shy --only nothing", "ballot.high"),
        ("shy --seats 7", "2, 3, 4"),
        ("shy --steps 0", "at least 1"),
        ("shy --level master", "normal"),
    ],
)
def test_wrong_words_list_the_right_ones(words: str, said: str) -> None:
    done = train(*words.split())
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_trained_weights_of_the_house_have_proved_better(game: str) -> None:
    weights = GAMES[game].weights
    assert weights is not None
    file = made_file(weights)
    if not file.exists():
        return
    text = weights.read_text(encoding="utf-8")
    known = {leaf.name for leaf in all_leaves(text)}
    trainings = tomllib.loads(file.read_text(encoding="utf-8"))["training"]
    for made in trainings:
        assert made["interval"][0] > 0.5
        assert set(made["changed"]) <= known
    assert trainings[-1]["after"] == digest(text)  # nobody has changed them by hand since
