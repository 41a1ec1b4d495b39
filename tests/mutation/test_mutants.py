"""Checks what faults are found in a source, what is left alone, and how a sample is drawn."""

import pytest

from mutation.mutants import Finder, mutants_of, sample
from tests.house.files import ROOT

FILE = "rules/core/table.py"


def faults(source: str) -> set[str]:
    """Return what the lines of a source may turn into."""
    return {mutant.name.partition(" => ")[2] for mutant in Finder("x.py", source).mutants()}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("if a < b: ...", {"if a <= b: ...", "if a >= b: ..."}),
        ("if 0 <= a < b: ...", {
            "if 1 <= a < b: ...", "if -1 <= a < b: ...", "if 0 < a < b: ...", "if 0 > a < b: ...",
            "if 0 <= a <= b: ...", "if 0 <= a >= b: ...",
        }),
        ("if a is not  None: ...", {"if a is None: ..."}),
        ("if (a) not in (b): ...", {"if (a) in (b): ..."}),
        ("if a and b: ...", {"if a or b: ..."}),
        ("if not a: ...", {"if bool(a): ..."}),
        ("if a: ...", {"if (not a): ..."}),
        ("a[-b]", {"a[+(b)]"}),
        ("a[b + c - d]", {"a[b - c - d]", "a[b + c + d]"}),
        ("a[b & c | d]", {"a[b | c | d]", "a[b & c & d]"}),
        ("a[2:True]", {"a[3:True]", "a[1:True]", "a[2:False]"}),
        ("a += b", {"a -= b", "pass"}),
        ("f(a, a)", {"pass"}),
        ("max(a, b)", {"pass"}),
        ("f(a, b, *c, d=e)", {"f(b, a, *c, d=e)", "pass"}),
        ("while a < b: break", {
            "while a <= b: break", "while a >= b: break", "while a < b: continue",
        }),
        ("def f() -> bool: return a", {"def f() -> bool: return not (a)"}),
        ("def f() -> int: return a", {"def f() -> int: return (a) + 1"}),
        ("def f() -> int: return -1", {"def f() -> int: return -2", "def f() -> int: return -0"}),
        ("def f() -> list[int]: return a", {"def f() -> list[int]: return []"}),
        ("def f() -> str: return a", {'def f() -> str: return ""'}),
        ("def f() -> A | None: return a", {"def f() -> A | None: return None"}),
        ("@property\ndef f(): ...", {""}),
        ("@final\n@dataclass(frozen=True)\nclass A: ...", {""}),
        ("é = {'ü': 1}; del é", {"pass; del é", "é = {'ü': 2}; del é", "é = {'ü': 0}; del é",
                                "é = {'ü': 1}; pass"}),
        ("if (a  # and so on\n    or b): ...", set()),
        ("a = 1  # as ever", {"a = 2", "a = 0", "pass"}),
    ],
)  # fmt: skip
def test_each_kind_of_fault_is_put_where_it_can_be(source: str, found: set[str]) -> None:
    assert faults(source) == found


@pytest.mark.parametrize(
    "source",
    [
        '"""Says 1 + 1."""',
        "if TYPE_CHECKING:\n    from a import b\n    c = 1",
        '__slots__ = ("a", "b")',
        "def f(a: Literal[1] = ...) -> Literal[2]: ...",
        "a: Annotated[int, 5]",
        "class A:\n    def __repr__(self) -> str:\n        return f(1, 2)",
        'class AError(Exception):\n    def __init__(self):\n        super().__init__(f"{a + 1}")',
        "raise ValueError(a + 1, 2)",
        'f"{a + 1}"',
        "@final\n@abstractmethod\ndef f(): ...",
    ],
)
def test_what_only_checkers_and_developers_read_is_left_alone(source: str) -> None:
    assert faults(source) == set()


@pytest.mark.parametrize("file", ["rules/core/data.py", "tabletop/save.py"])
def test_every_mutant_can_be_read_differs_in_one_place_and_has_a_name_of_its_own(file: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    mutants = Finder(file, source).mutants()
    assert len(mutants) > 100
    assert len({(mutant.function, mutant.name) for mutant in mutants}) == len(mutants)
    for mutant in mutants:
        compile(mutant.applied(source), file, "exec")
        lines = mutant.diff(source).splitlines()
        assert {line[0] for line in lines} == {"-", "+"}
        told = mutant.name.partition(" => ")[0]
        assert " ".join(source.splitlines()[mutant.line - 1].partition("  #")[0].split()) in told


def test_the_lines_that_meet_a_fault_are_those_of_its_statement_or_of_its_uses() -> None:
    source = "LIMIT = 3\n\ndef f(a=1):\n    if a:\n        return g(\n    a,\n    LIMIT,\n    )\n"
    lines = {(mutant.line, mutant.lines) for mutant in Finder("x.py", source).mutants()}
    assert lines == {
        (1, frozenset({7})),
        (3, frozenset({4, 5, 6, 7, 8})),
        (4, frozenset({4})),
        (5, frozenset({5, 6, 7, 8})),
        (6, frozenset({5, 6, 7, 8})),
    }


def test_a_seed_keeps_its_mutants_when_the_source_grows() -> None:
    mutants = mutants_of(ROOT, [FILE])
    few = [mutant for mutant in mutants if mutant.function != "Table.move"]
    before, after = sample(few, 1, 40), sample(mutants, 1, 40)
    new = [mutant for mutant in after if mutant.function == "Table.move"]
    assert new
    assert set(after) - set(new) <= set(before)
    assert set(sample(mutants, 2, 40)) != set(after)
    assert sample(mutants, 1, 10**6) == sorted(
        mutants, key=lambda mutant: (mutant.change.start, mutant.name)
    )
