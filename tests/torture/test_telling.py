"""A small dose of forbidden gestures and of moments, and games that tell too little."""

from pathlib import Path

import pytest

from ordeals import gestures, moments
from rules.core.engine import OVER, nowhere_to_go
from rules.core.game import Game, Ruling
from rules.core.table import Table
from rules.registry import GAMES
from tabletop.words.speech import Speaker


def only(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Leave one game on the shelf of the ordeals."""
    for ordeal in (gestures, moments):
        monkeypatch.setattr(ordeal, "GAMES", {name: GAMES[name]})


def test_gestures_are_counted_by_the_clause_that_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    only(monkeypatch, "kstreet")
    found = gestures.ordeal(200, 3, tmp_path)
    assert (found.count, found.failed, found.examples) == (200, 0, [])
    clauses = found.extras["clauses"]
    assert isinstance(clauses, dict)
    assert sum(clauses.values()) == 200


def test_an_answer_with_something_open_or_too_many_words_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    only(monkeypatch, "kstreet")
    monkeypatch.setattr(Speaker, "refusal", lambda *_: "{who} " * 60)
    found = gestures.ordeal(5, 3, tmp_path)
    assert found.failed == 20
    assert {"kstreet: C-4 leaves something open (de)"} <= {*_failures(found.extras)}


def nowhere(_game: Game, t: Table, _seat: int, what: int, onto: int, _amount: int) -> Ruling:
    return nowhere_to_go(t.agenda[-1], what, onto) if t.agenda else Ruling(OVER, {})


def test_only_what_no_rule_moves_and_no_verb_reads_may_lead_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    only(monkeypatch, "kstreet")
    monkeypatch.setattr(gestures, "explain", nowhere)
    found = {*_failures(gestures.ordeal(100, 3, tmp_path).extras)}
    assert "kstreet: C-4 for a thing that can be moved now" in found
    assert "kstreet: C-4 though place reads it" in found


def _failures(extras: dict[str, object]) -> dict[str, int]:
    kinds = extras["failures"]
    assert isinstance(kinds, dict)
    return kinds
