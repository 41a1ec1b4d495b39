"""Checks that rulebook, code and tests of every game speak of the same clauses."""

from pathlib import Path

import pytest

import clauses
from tests.house.files import ROOT


@pytest.mark.parametrize("game", clauses.games(ROOT))
def test_every_clause_is_kept_and_proven(game: str) -> None:
    report = clauses.inspect(ROOT, game)
    assert report.total > 0
    assert report.good, "\n".join(report.lines())


def write(file: Path, text: str) -> None:
    """Write a made-up source file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def made_up(tmp_path: Path) -> Path:
    """Return a tree with a made-up game in it."""
    write(tmp_path / "rules" / "core" / "__init__.py", '"""Core."""\n')
    write(tmp_path / "rules" / "poker" / "__init__.py", '"""Keeps P-1 and P.1.2 (not U-2)."""\n')
    book = '[clause]\n"P-1" = "a"\n"P-10" = "b"\n"P.1.2" = "c"\n"P.1.2.3" = "d"\n'
    write(tmp_path / "assets" / "poker" / "en.toml", book)
    return tmp_path


def test_a_clause_without_code_or_test_is_listed(made_up: Path) -> None:
    write(
        made_up / "tests" / "games" / "poker" / "test_poker.py",
        "def test_p1_ante(): ...\ndef test_p_1_2_3_cards(): ...\n",
    )
    report = clauses.inspect(made_up, "poker")
    assert clauses.games(made_up) == ["poker"]
    assert (report.total, report.good) == (4, False)
    assert report.not_in_code == ["P-10", "P.1.2.3"]
    assert report.not_in_tests == ["P-10", "P.1.2"]
    assert report.unknown == []


def test_an_invented_clause_is_listed(made_up: Path) -> None:
    write(made_up / "rules" / "poker" / "verbs.py", 'FOLD = "P-7"\nOPEN = f"{1} P-10"\n')
    write(
        made_up / "tests" / "games" / "poker" / "test_poker.py",
        "@mark.clauses('P-10', 'P-8')\ndef test_p9_x(): ...\ndef test_p_4_1_y(): ...\n",
    )
    report = clauses.inspect(made_up, "poker")
    assert report.not_in_code == ["P.1.2.3"]
    assert sorted(line.split()[-1] for line in report.unknown) == ["P-7", "P-8", "P-9", "P.4.1"]


def test_a_game_whose_clauses_agree_is_good(made_up: Path) -> None:
    write(made_up / "rules" / "poker" / "verbs.py", '"""P-10, P.1.2.3."""\n')
    write(
        made_up / "tests" / "games" / "poker" / "test_poker.py",
        "@pytest.mark.clauses('P-10', 'P.1.2.3', 'P-1')\ndef test_p_1_2_x(): ...\n",
    )
    assert clauses.inspect(made_up, "poker").good


def test_an_example_proves_the_clauses_it_lists_and_may_invent_none(made_up: Path) -> None:
    write(made_up / "rules" / "poker" / "verbs.py", '"""P-10, P.1.2.3."""\n')
    tests = made_up / "tests" / "games" / "poker" / "test_poker.py"
    write(tests, "def test_p1_ante(): ...\ndef test_p_1_2_3_cards(): ...\n")
    examples = made_up / "assets" / "poker" / "examples.toml"
    write(examples, '[draw]\nclauses = ["P-10"]\n[flush]\nclauses = ["P.1.2", "P-10"]\n')
    assert clauses.inspect(made_up, "poker").good
    write(examples, '[draw]\nclauses = ["P-10", "P-11"]\n')
    report = clauses.inspect(made_up, "poker")
    assert report.not_in_tests == ["P.1.2"]
    assert report.unknown == ["assets/poker/examples.toml [draw] P-11"]
