"""Checks that a mutant is noticed, survives or hangs, and leaves the copy as it was."""

from pathlib import Path

import pytest

from mutation.mutants import Mutant, mutants_of
from mutation.workshop import KILLED, SURVIVED, TIMED_OUT, UNREACHED, UnsoundError, Workshop
from tests.mutation.small import FILE, SOURCE, project

TESTS = "tests/core/test_counting.py"
BELOW, TOTAL, DOWN = (f"{TESTS}::test_{name}" for name in ("below", "total", "down"))
LONG = 60  # seconds that nobody uses up who does not hang


def mutant_of(root: Path, end: str) -> Mutant:
    """Return the mutant whose changed line becomes this."""
    (found,) = [mutant for mutant in mutants_of(root, [FILE]) if mutant.name.endswith(f"=> {end}")]
    return found


@pytest.mark.parametrize(
    ("change", "tests", "fate", "by"),
    [
        ("return number >= LIMIT", [TOTAL, BELOW, DOWN], KILLED, BELOW),
        ("return number <= LIMIT", [BELOW, TOTAL], SURVIVED, ""),
        ("result -= number", [BELOW], SURVIVED, ""),
        ("result -= number", [], UNREACHED, ""),
    ],
)
def test_a_fault_is_noticed_by_a_test_that_runs_into_it(
    tmp_path: Path, change: str, tests: list[str], fate: str, by: str
) -> None:
    root = project(tmp_path / "project")
    workshop = Workshop(root, tmp_path / "copy")
    outcome = workshop.tried(mutant_of(root, change), tests, LONG)
    assert (outcome.fate, outcome.by) == (fate, by)
    assert (workshop.folder / FILE).read_text() == SOURCE
    assert (root / FILE).read_text() == SOURCE


def test_the_next_mutant_meets_nothing_of_the_one_before(tmp_path: Path) -> None:
    root = project(tmp_path / "project")
    workshop = Workshop(root, tmp_path / "copy")
    # As long as the original and written within the same second: only the content differs.
    wrong, harmless = mutant_of(root, "result -= number"), mutant_of(root, "LIMIT = 4")
    assert workshop.tried(wrong, [TOTAL], LONG).fate == KILLED
    assert workshop.run([TOTAL], LONG) == (SURVIVED, "")
    assert workshop.tried(harmless, [TOTAL], LONG).fate == SURVIVED


def test_a_loop_that_never_ends_is_ended(tmp_path: Path) -> None:
    root = project(tmp_path / "project")
    workshop = Workshop(root, tmp_path / "copy")
    outcome = workshop.tried(mutant_of(root, "number += 1"), [DOWN], 5)
    assert outcome.fate == TIMED_OUT


def test_what_takes_as_long_without_the_mutant_proves_nothing(tmp_path: Path) -> None:
    root = project(tmp_path / "project")
    (root / TESTS).write_text("def test_down():\n    while True:\n        pass\n")
    workshop = Workshop(root, tmp_path / "copy")
    assert workshop.tried(mutant_of(root, "number += 1"), [DOWN], 2).fate == SURVIVED


def test_tests_that_are_not_there_are_no_survival(tmp_path: Path) -> None:
    root = project(tmp_path / "project")
    workshop = Workshop(root, tmp_path / "copy")
    with pytest.raises(UnsoundError):
        workshop.run([TOTAL, "-k", "nothing"], LONG)
