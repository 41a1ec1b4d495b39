"""Ratings: found again in matches that were drawn by them, with intervals that narrow."""

from itertools import product

import pytest

from laboratory.ratings import Meeting, ratings
from rules.core.rng import Rng

STRENGTHS = {"weak": 1.0, "fair": 3.0, "strong": 10.0}


def drawn(levels: tuple[str, ...], rng: Rng) -> Meeting:
    """Let chance decide by the strengths."""
    mark = rng.fraction() * sum(STRENGTHS[level] for level in levels)
    shares = [0.0] * len(levels)
    for seat, level in enumerate(levels):
        mark -= STRENGTHS[level]
        if mark < 0:
            shares[seat] = 1.0
            break
    return Meeting(levels, shares)


def meetings(seats: int, count: int) -> list[Meeting]:
    rng = Rng.seeded(11)
    fields = [levels for levels in product(STRENGTHS, repeat=seats) if len(set(levels)) > 1]
    return [drawn(levels, rng) for levels in fields for _ in range(count // len(fields))]


@pytest.mark.parametrize("seats", [2, 4])
def test_strengths_are_found_again_at_any_number_of_seats(seats: int) -> None:
    found = ratings(meetings(seats, 6000), list(STRENGTHS))
    assert (found[0].points, found[0].low, found[0].high) == (0.0, 0.0, 0.0)
    assert found[1].low < 190.8 < found[1].high
    assert found[2].low < 400 < found[2].high
    assert found[2].high - found[2].low < 60


def test_more_matches_make_a_rating_surer() -> None:
    few, many = (ratings(meetings(2, count), list(STRENGTHS))[2] for count in (60, 600))
    assert many.high - many.low < few.high - few.low


def test_who_never_lost_is_rated_all_the_same() -> None:
    found = ratings([Meeting(("weak", "strong"), (0.0, 1.0))] * 20, ["weak", "strong"])
    assert 200 < found[1].points < 3000
    assert found[1].matches == 20


def test_a_shared_win_says_that_both_are_equal() -> None:
    found = ratings([Meeting(("weak", "strong"), (0.5, 0.5))] * 20, ["weak", "strong"])
    assert found[1].points == pytest.approx(0.0, abs=1e-6)
