"""The arena: counts matches between levels, and says which words it knows."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.ai.contest import Pairing, play_match

ROOT = Path(__file__).resolve().parents[2]


def arena(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the script."""
    command = [sys.executable, str(ROOT / "scripts" / "arena.py"), *words]
    return subprocess.run(
        [*command, "--registry", "tests.fixture_game"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_json_has_every_figure() -> None:
    words = "tally --games 5 --seed 3 --seats greedy,random,random --json --options rounds=3"
    done = arena(*words.split())
    assert done.returncode == 0, done.stderr
    result, rated = map(json.loads, done.stdout.splitlines())
    assert list(result) == [
        "game", "seats", "games", "wins", "seat_wins", "draws", "illegal", "endless",
        "turns_mean", "turns_range", "moves_mean", "decision_ms", "level_shares", "seat_shares",
        "wrong",
    ]  # fmt: skip
    assert result["game"] == "tally"
    assert result["seats"] == ["greedy", "random", "random"]
    assert result["games"] == 5
    assert sum(result["wins"]) + result["draws"] == 5
    assert sum(result["seat_wins"]) == sum(result["wins"])
    assert result["illegal"] == result["endless"] == 0
    assert result["turns_mean"] == 3
    assert result["turns_range"] == [3, 3]
    assert result["wrong"] == []
    assert result["moves_mean"] == 18
    assert [list(entry) for entry in result["decision_ms"]] == [["median", "p95", "max"]] * 3
    assert [found["name"] for found in result["level_shares"]] == ["greedy", "random"]
    assert sum(found["share"] for found in result["level_shares"]) == pytest.approx(1, abs=0.001)
    assert [found["fair"] for found in result["seat_shares"]] == [0.3333] * 3
    assert [found["level"] for found in rated["ratings"]] == ["random", "greedy"]
    assert "5/5" in done.stderr


def test_people_get_shares_by_level_and_by_seat_with_their_intervals() -> None:
    done = arena("tally", "--games", "3", "--seats", "greedy,random,random", "--workers", "1")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert "3 seats: 3 matches" in lines[0]
    heads = [line[:18].strip() for line in lines[1:]]
    by_share = ["greedy", "random x2", "seat 1", "seat 2", "seat 3"]
    assert heads == [*by_share, "ratings", "random", "greedy"]
    assert done.stdout.count("95 %") == 7
    assert done.stdout.count("fair 33.3%") == 4


def test_without_seats_random_players_meet_at_every_number_of_seats() -> None:
    done = arena("tally", "--games", "4", "--json", "--options", "rounds=3")
    assert done.returncode == 0, done.stderr
    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert [result["seats"] for result in results] == [["random"] * count for count in (2, 3, 4)]
    assert [result["games"] for result in results] == [4, 4, 4]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("chess --seats random,random", "tally"),
        ("tally --seats random,clever", "expert"),
        ("tally --seats random", "2, 3, 4"),
        ("tally --seats random,random --options rounds=7", "rounds=3|5|9"),
        ("tally --seats random,random --games 0", "at least 1"),
    ],
)
def test_wrong_words_list_the_right_ones(words: str, said: str) -> None:
    done = arena(*words.split())
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not done.stdout


def test_a_deal_is_the_same_whoever_sits_where() -> None:
    outcomes = [
        play_match(
            Pairing(
                registry="tests.fixture_game",
                game="tally",
                options={},
                levels=["greedy", "random"],
                weights=[],
                settings="",
                rotation=rotation,
                deal=4,
                minds=1,
            )
        )
        for rotation in (0, 1, 0)
    ]
    assert outcomes[0]["shares"] == outcomes[2]["shares"]
    assert outcomes[1]["shares"] == outcomes[1]["by_seat"][::-1]
    assert [len(outcome["milliseconds"]) for outcome in outcomes] == [2, 2, 2]
