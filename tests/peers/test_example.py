"""What the documents show of peers runs, and learns something."""

import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="the extra 'peers' is not installed")

from peers.example import rate, train

README = Path(__file__).resolve().parent.parent.parent / "README.md"


def test_the_example_trains_a_policy_that_knows_more_than_nothing() -> None:
    weights = train(3)
    assert weights.any()
    assert rate(0 * weights, 2) == 0.5  # the same deal from both seats, by equals
    assert 0.0 <= rate(weights, 2) <= 1.0


def test_the_snippets_of_the_readme_run() -> None:
    pytest.importorskip("pyspiel", reason="the extra 'peers' is not installed")
    snippets = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(snippets) == 2
    for snippet in snippets:
        exec(compile(snippet, README.name, "exec"), {})
