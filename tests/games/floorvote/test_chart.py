"""The chart of the votes needed for cloture and override, row by row as it is printed."""

import pytest

from rules.floorvote.facts import chart
from tests.games.floorvote.desk import Desk

# Votes against, needed for cloture, needed for override
PRINTED = [
    (0, 6, 8), (1, 6, 8), (2, 6, 8), (3, 6, 8), (4, 6, 8), (5, 8, 10), (6, 9, 12), (7, 11, 14),
    (8, 12, 16), (9, 14, 18), (10, 15, 20), (11, 17, 22), (12, 18, 24), (13, 20, 26),
    (14, 21, 28), (15, 23, 30), (16, 24, 32), (17, 26, 34), (18, 27, 36), (19, 29, 38),
    (20, 30, 40), (21, 32, 42), (22, 33, 44), (23, 35, 46), (24, 36, 48), (25, 38, 50),
    (26, 39, 52), (27, 41, 54), (28, 42, 56), (29, 44, 58), (30, 46, 60), (31, 47, 62),
    (32, 49, 64), (33, 50, 66), (34, 52, 68), (35, 53, 70), (36, 54, 72), (37, 56, 74),
    (38, 57, 76), (39, 59, 78), (40, 60, 80), (41, 62, 82), (42, 63, 84), (43, 65, 86),
    (44, 66, 88), (45, 68, 90), (46, 69, 92), (47, 71, 94), (48, 72, 96), (49, 74, 98),
    (50, 75, 100), (51, 77, 102), (52, 78, 104), (53, 80, 106), (54, 81, 108), (55, 83, 110),
    (56, 84, 112), (57, 86, 114), (58, 87, 116), (59, 88, 118), (60, 90, 120), (61, 91, 122),
    (62, 93, 124), (63, 94, 126), (64, 96, 128), (65, 97, 130), (66, 99, 132), (67, 100, 134),
    (68, 102, 136),
]  # fmt: skip
ODD = [30, 32, 34, 59, 61, 63, 65, 67]  # entries for cloture that are not three fifths


@pytest.mark.clauses("F-50", "F.11.3", "F.7.2")
@pytest.mark.parametrize(("against", "cloture", "override"), PRINTED)
def test_f_11_3_every_row_of_the_chart_is_as_printed(
    against: int, cloture: int, override: int
) -> None:
    assert chart.cloture(against, exact=False) == cloture
    assert chart.override(against) == override


def test_f_11_3_eight_entries_are_off_by_one_and_stay_so() -> None:
    odd = [n for n, cloture, _ in PRINTED if cloture != -(-3 * max(n, 4) // 2)]
    assert odd == ODD
    assert [chart.cloture(n, exact=False) - chart.cloture(n, exact=True) for n in ODD] == [
        1, 1, 1, -1, -1, -1, -1, -1,
    ]  # fmt: skip


@pytest.mark.parametrize("against", range(69, 140))
def test_f_7_2_beyond_the_chart_fractions_are_exact(against: int) -> None:
    assert chart.cloture(against, exact=False) == -(-3 * against // 2)
    assert chart.override(against) == 2 * against


@pytest.mark.parametrize("against", range(69))
def test_f50_with_exact_fractions_the_first_rows_still_count_four(against: int) -> None:
    needed = chart.cloture(against, exact=True)
    reckoned = max(against, 4)
    assert needed * 5 >= 3 * (needed + reckoned)
    assert (needed - 1) * 5 < 3 * (needed - 1 + reckoned)


@pytest.mark.parametrize(("exact", "needed"), [(0, 46), (1, 45)])
def test_f50_the_option_chooses_between_chart_and_fractions(exact: int, needed: int) -> None:
    desk = Desk(exact=exact).bill("wild_rivers", "barbara_boxer").seated("jon_kyl")
    desk.play("call barbara_boxer>wild_rivers", "filibuster jon_kyl>wild_rivers", "cloture")
    assert desk.question.needed(30) == needed
