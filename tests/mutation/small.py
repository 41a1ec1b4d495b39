"""A project of two modules and a few tests, for a mutation tester that need not take long."""

from pathlib import Path

SOURCE = '''"""Counts."""

LIMIT = 3
Numbers = list[int]


def below(number: int) -> bool:
    """Tell whether a number is small."""
    return number < LIMIT


def total(numbers: Numbers) -> int:
    """Add numbers."""
    result = 0
    for number in numbers:
        result += number
    return result


def down(number: int) -> int:
    """Count down."""
    while number > 0:
        number -= 1
    return number


def forgotten() -> int:
    """Do what no test asks for."""
    return 7
'''
TESTS = '''"""Tests counting."""

from rules.core.counting import below, down, total


def test_below():
    assert below(0)
    assert not below(9)


def test_total():
    assert total([1, 2]) == 3


def test_down():
    assert down(2) == 0


def test_broken():
    total([])
    raise AssertionError
'''
FEW_SOURCE = '''"""Has few mutants."""


def small(number: int) -> bool:
    """Tell whether a number is small."""
    return number < 3


def forgotten() -> int:
    """Do what no test asks for."""
    return 7
'''
FEW_TESTS = '''"""Tests what has few mutants."""

from rules.core.few import small


def test_small():
    assert small(0)
    assert not small(9)
'''
CONFTEST = '''"""Sets up."""

import hypothesis

hypothesis.settings.register_profile("glance", deadline=None)
'''
FILE = "rules/core/counting.py"
FEW = "rules/core/few.py"


def project(folder: Path) -> Path:
    """Lay out the project in a folder."""
    core, tests = folder / "rules" / "core", folder / "tests" / "core"
    core.mkdir(parents=True)
    tests.mkdir(parents=True)
    (folder / FILE).write_text(SOURCE)
    (folder / "tests" / "conftest.py").write_text(CONFTEST)
    (folder / FEW).write_text(FEW_SOURCE)
    (tests / "test_counting.py").write_text(TESTS)
    (tests / "test_few.py").write_text(FEW_TESTS)
    (folder / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["."]\n')
    return folder
