"""Checks which tests are asked about a mutant: those that run its line, quick ones first."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from mutation.mutants import mutants_of
from mutation.witnesses import Witnesses, chosen
from mutation.workshop import Workshop
from tests.mutation.small import FILE, project

TESTS = "tests/core/test_counting.py"
BELOW, TOTAL, DOWN = (f"{TESTS}::test_{name}" for name in ("below", "total", "down"))
SMALL = "tests/core/test_few.py::test_small"


def gathered(root: Path, folder: Path) -> Witnesses:
    """Learn about the tests of a project, as a new run does."""
    folder.mkdir(exist_ok=True)
    witnesses = Witnesses(folder, [FILE])
    witnesses.gather(Workshop(root, folder / "copy"), 1)
    return witnesses


def test_those_are_asked_who_run_the_line_and_pass(tmp_path: Path) -> None:
    root = project(tmp_path / "project")
    witnesses = gathered(root, tmp_path / "scratch")
    asked: dict[str, set[str]] = {}
    for mutant in mutants_of(root, [FILE]):
        name = mutant.name.partition(" ")[0] if mutant.function == "(module)" else mutant.function
        asked.setdefault(name, set()).update(witnesses.of(mutant, 60.0))
    assert asked == {
        "LIMIT": {BELOW},  # where the number is used
        "Numbers": {BELOW, TOTAL, DOWN},  # used while the module is loaded, which all need
        "below": {BELOW},
        "total": {TOTAL},  # and not the test that fails where nothing is wrong
        "down": {DOWN},
        "forgotten": set(),
    }


def test_only_tests_that_have_changed_are_run_again(tmp_path: Path) -> None:
    root, scratch = project(tmp_path / "project"), tmp_path / "scratch"
    gathered(root, scratch)
    more = root / "tests" / "core" / "test_more.py"
    more.write_text(
        "from rules.core.counting import forgotten\n\ndef test_it():\n    forgotten()\n"
    )
    kept = scratch / "tests.json"
    kept.write_text(kept.read_text().replace(f'"{DOWN}": ', f'"{DOWN}": 1'))
    second = gathered(root, scratch)
    assert second.seconds[DOWN] >= 10.0  # not asked again
    asked = [second.of(m, 60.0) for m in mutants_of(root, [FILE]) if m.function == "forgotten"]
    assert asked
    assert all(tests == ["tests/core/test_more.py::test_it"] for tests in asked)
    more.unlink()
    assert set(gathered(root, scratch).seconds) == {BELOW, TOTAL, DOWN, SMALL}


def test_a_changed_target_asks_those_again_who_ran_it(tmp_path: Path) -> None:
    root, scratch = project(tmp_path / "project"), tmp_path / "scratch"
    gathered(root, scratch)
    kept = scratch / "tests.json"
    kept.write_text(kept.read_text().replace(f'"{SMALL}": ', f'"{SMALL}": 1'))
    source = (root / FILE).read_text()
    (root / FILE).write_text(source.replace('"""Counts."""', '"""Counts.\n\nLong.\n"""'))
    witnesses = gathered(root, scratch)
    asked = [witnesses.of(m, 60.0) for m in mutants_of(root, [FILE]) if m.function == "down"]
    assert asked
    assert all(tests == [DOWN] for tests in asked)
    assert witnesses.seconds[SMALL] >= 10.0  # has nothing to do with it


def test_whoever_takes_a_way_of_its_own_is_asked_early(tmp_path: Path) -> None:
    root = project(tmp_path / "project")
    many = "".join(f"def test_{number}():\n    total([])\n\n" for number in range(9))
    other = "def test_other():\n    assert total([4]) == 4\n"
    file = root / "tests" / "core" / "test_many.py"
    file.write_text(f"from rules.core.counting import total\n\n{many}{other}")
    witnesses = gathered(root, tmp_path / "scratch")
    (loop,) = [m for m in mutants_of(root, [FILE]) if m.name.startswith("result = 0 => pass")]
    witnesses.seconds = dict.fromkeys(witnesses.seconds, 1.0)
    few = witnesses.of(loop, 4.0)
    assert f"{file.relative_to(root).as_posix()}::test_other" in few
    assert len(few) == 4


@given(
    st.dictionaries(
        st.tuples(st.sampled_from("abc"), st.integers(0, 9)), st.floats(0.01, 9.0), max_size=20
    ),
    st.floats(0.0, 40.0),
)
def test_the_time_is_kept_and_every_kind_is_asked_first(
    costs: dict[tuple[str, int], float], budget: float
) -> None:
    seconds = {f"{file}::test_{number}": cost for (file, number), cost in costs.items()}
    kinds = {test: test.partition("::")[0] for test in seconds}
    taken = chosen(seconds, budget, kinds)
    assert len(taken) == len(set(taken))
    assert sum(seconds[test] for test in taken) <= budget + 1e-9
    left = budget - sum(seconds[test] for test in taken)
    assert all(seconds[test] > left - 1e-9 for test in seconds if test not in taken)
    if sum(seconds.values()) <= budget:
        first = taken[: len(set(kinds.values()))]
        assert {kinds[test] for test in first} == set(kinds.values())
        for test in first:
            alike = [seconds[other] for other in seconds if kinds[other] == kinds[test]]
            assert seconds[test] == min(alike)
