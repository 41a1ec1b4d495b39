"""Refs: every whole number names one kind of thing at most, and the kinds meet without a gap."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.refs import is_counter, is_piece, is_place, is_unseen

KINDS = {"piece": is_piece, "place": is_place, "counter": is_counter, "back": is_unseen}


def kinds(ref: int) -> list[str]:
    return [name for name, is_one in KINDS.items() if is_one(ref)]


@pytest.mark.parametrize(
    ("first", "last", "kind"),
    [(1, 999, "piece"), (1000, 1999, "place"), (2000, 2999, "counter"), (-99, -1, "back")],
)
def test_each_kind_has_its_range(first: int, last: int, kind: str) -> None:
    assert [kinds(ref) for ref in (first, last)] == [[kind], [kind]]


def test_nothing_and_what_lies_beyond_are_no_thing() -> None:
    assert [kinds(ref) for ref in (0, 3000)] == [[], []]


@given(st.integers(-1000, 2999).filter(bool))
def test_every_other_ref_is_of_one_kind(ref: int) -> None:
    assert len(kinds(ref)) == 1
