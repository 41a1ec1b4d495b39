"""What matches tell: shares with draws, seats, and which cards winners move."""

import pytest

from laboratory import fields, findings
from tabletop.ai.contest import ContestResult, Pairing, contest_levels


def outcome(shares: list[float], rotation: int = 0) -> ContestResult:
    """Return a match of three in which the first entry played a card twice."""
    pairing = Pairing(
        registry="", game="any", options={}, levels=["hard", "easy", "easy"], weights=[],
        settings="", rotation=rotation, deal=1, minds=1,
    )  # fmt: skip
    by_seat = [shares[(seat + rotation) % 3] for seat in range(3)] if shares else []
    return ContestResult(
        pairing=pairing, shares=shares, by_seat=by_seat, illegal=int(not shares), endless=0,
        turns=4, moves=9, milliseconds=[[], [], []],
        used=[{"lay a": 2}, {"lay a": 1}, {"lay b": 3}],
    )  # fmt: skip


def test_a_shared_win_counts_as_its_part_and_a_broken_match_as_none() -> None:
    found = findings.level_shares([outcome([1.0, 0.0, 0.0]), outcome([0.5, 0.5, 0.0]), outcome([])])
    assert [(one["name"], one["share"], one["fair"]) for one in found] == [
        ("hard", 0.75, 0.3333),
        ("easy", 0.25, 0.6667),
    ]


def test_seats_are_counted_whoever_sits_there() -> None:
    found = findings.seat_shares([outcome([1.0, 0.0, 0.0]), outcome([1.0, 0.0, 0.0], rotation=1)])
    assert [one["share"] for one in found] == [0.5, 0.0, 0.5]


def test_cards_are_counted_for_a_winner_and_for_another_seat() -> None:
    used = findings.card_use([outcome([1.0, 0.0, 0.0]), outcome([0.0, 1.0, 0.0])])
    assert list(used) == ["lay a", "lay b"]
    assert used["lay a"] == [1.5, 0.75]
    assert used["lay b"] == [0.0, 1.5]


def test_one_level_alone_has_no_rating() -> None:
    alone = outcome([1.0, 0.0, 0.0])
    alone["pairing"]["levels"] = ["easy"] * 3
    assert findings.rated([alone]) == []


def test_unhurried_levels_have_the_same_budget_and_no_clock() -> None:
    hurried, calm = contest_levels(""), contest_levels(fields.unhurried(fields.house_settings()))
    assert list(hurried) == list(calm)
    for name, level in calm.items():
        before = hurried[name].settings
        if level.settings is None or before is None:
            assert level.settings is before
            continue
        assert level.settings.worlds == before.worlds
        assert level.settings.milliseconds == pytest.approx(1e9)
