"""Checks the command that tries mutants: its figures, its survivors, its status and its list."""

import json
import sys
from pathlib import Path

import pytest

import mutate
from mutation.mutants import mutants_of
from mutation.report import UNNOTICED, Report
from mutation.survivors import LIST, known_survivors, name_of
from mutation.workshop import KILLED, SURVIVED, TIMED_OUT, Outcome
from tests.house.files import ROOT
from tests.mutation.small import FEW, project


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the command work on a small project."""
    root = project(tmp_path / "project")
    monkeypatch.setattr(mutate, "ROOT", root)
    monkeypatch.setattr(mutate, "SCRATCH", tmp_path / "scratch")
    monkeypatch.setattr(mutate, "TARGETS", (FEW,))
    (tmp_path / "scratch").mkdir()
    return root


def mutated(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["mutate.py", *words])
    return mutate.main()


def listed(root: Path, function: str, change: str) -> None:
    """List a survivor of the small project with a reason."""
    file = root / LIST
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as stream:
        stream.write(f'[[survivor]]\nfile = "{FEW}"\nfunction = "{function}"\n')
        stream.write(f"change = '{change}'\nreason = \"Nobody asks.\"\n")


def test_survivors_are_told_with_their_change_and_end_with_status_1(
    small: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert mutated(monkeypatch, "--count", "99", "--jobs", "1", "--json") == 1
    found = json.loads(capsys.readouterr().out)
    assert found["count"] == len(found["mutants"]) == len(mutants_of(small, [FEW]))
    fates = {(m["function"], m["change"]): m["fate"] for m in found["mutants"]}
    assert fates["small", "return number < 3 => return number <= 3"] == "survived"
    assert fates["small", "return number < 3 => return number >= 3"] == "killed"
    assert fates["forgotten", "return 7 => return 8"] == "unreached"
    assert found["killed"] == sum(fate == "killed" for fate in fates.values())
    for function, change in [name for name, fate in fates.items() if fate in UNNOTICED]:
        listed(small, function, change)
    assert mutated(monkeypatch, "--count", "99", "--jobs", "1") == 0
    first, *more = capsys.readouterr().out.splitlines()
    assert f"{found['survived'] + found['unreached']} known" in first
    assert f"{found['percent']} % noticed" in first
    assert more == []


def test_the_figures_and_differences_are_for_people_too(tmp_path: Path) -> None:
    root = project(tmp_path)
    one, two, three, *_ = mutants_of(root, [FEW])
    fates = [Outcome(one, KILLED, "a"), Outcome(two, TIMED_OUT), Outcome(three, SURVIVED, "", 4)]
    first, where, *difference = Report(7, fates, 65.2).lines(root).splitlines()
    assert first.startswith("mutants (seed 7): 3 tried, 1 killed, 1 timed out, 1 survived")
    assert first.endswith("66.7 % noticed in 65 s")
    assert where == f"{FEW}:{three.line} {three.function} (4 tests)"
    assert [line[0] for line in difference] == ["-", "+"]


def test_tests_that_fail_where_nothing_is_wrong_stop_everything(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = small / "tests" / "core" / "test_few.py"
    text = file.read_text().replace("assert small(0)", "assert small(0) and not fail()")
    seen = small.parent / "seen"
    fail = f"\ndef fail():\n    from pathlib import Path\n    seen = Path({str(seen)!r})\n"
    file.write_text(
        f"{text}\n{fail}    there = seen.exists()\n    seen.touch()\n    return there\n"
    )
    with pytest.raises(SystemExit, match="where nothing is wrong"):
        mutated(monkeypatch, "--count", "1", "--jobs", "1")


def test_every_known_survivor_is_still_a_mutant_and_has_a_reason() -> None:
    known = known_survivors(ROOT / LIST)
    mutants = {name_of(mutant) for mutant in mutants_of(ROOT, mutate.TARGETS)}
    gone = [" ".join(name) for name in known if name not in mutants]
    assert gone == [], f"these are no mutants any more: take them out of {LIST}"
    assert all(len(reason) > 20 for reason in known.values())
