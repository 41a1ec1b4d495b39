"""The score sheet of a bill."""

import pytest

from rules.floorvote.facts.fields import (
    BECAME_LAW,
    CLOTURE_VOTED,
    OVERRIDDEN,
    PASSED_COMMITTEE,
    PASSED_SENATE,
)
from rules.floorvote.law import scoring
from tests.games.floorvote.desk import Desk

LAW = PASSED_COMMITTEE | PASSED_SENATE | BECAME_LAW


def worth(**fields: int) -> int:
    """Return the score of a bill of weight 12 with one entry of pork and one amendment."""
    desk = Desk().bill("wild_rivers", "barbara_boxer", pork="ut", amendments=1, **fields)
    return scoring.score(desk.t, desk.ref("wild_rivers"))


@pytest.mark.clauses("F-51", "F.8.1", "F.8.2")
def test_f51_weight_12_one_pork_one_amendment_position_5_as_a_law() -> None:
    assert worth(position=5, marks=LAW) == (12 - 2 - 2 + 6) * 3 == 42


@pytest.mark.clauses("F-51", "F.8.1")
def test_f_8_1_the_same_with_cloture_and_a_veto_overridden() -> None:
    marks = LAW | CLOTURE_VOTED | OVERRIDDEN
    assert worth(position=5, marks=marks) == (12 - 2 - 2 + 5 + 5 + 6) * 3 == 72


@pytest.mark.clauses("F.8.2", "F.8.3")
@pytest.mark.parametrize(
    ("marks", "times"),
    [(0, 0), (PASSED_COMMITTEE, 1), (PASSED_COMMITTEE | PASSED_SENATE, 2), (LAW, 3)],
)
def test_f_8_3_the_marks_multiply_and_without_them_there_is_nothing(marks: int, times: int) -> None:
    assert worth(position=5, marks=marks) == 14 * times


@pytest.mark.clauses("F-51")
@pytest.mark.parametrize(("position", "points"), [(1, 14), (2, 8), (3, 8), (4, 8), (5, 14)])
def test_f51_only_the_final_position_counts_as_extreme(position: int, points: int) -> None:
    assert worth(position=position, marks=PASSED_COMMITTEE) == points


@pytest.mark.clauses("F-51")
def test_f51_never_below_nothing() -> None:
    desk = Desk().bill("embassy_walls", "bob_graham", pork="ut nv ny ca tx", marks=LAW)
    assert scoring.basic(desk.t, desk.ref("embassy_walls")) == 0
    desk.play("withdraw embassy_walls>discard")
    assert desk.points(0) == 0


@pytest.mark.clauses("F-20", "F-51")
def test_f20_each_entry_costs_two_a_gift_nothing() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", pork="ut nv vice_president")
    desk.bill("carbon_cap", "edward_kennedy", pork="ut nv", gifts=desk.mask("nv"))
    assert scoring.basic(desk.t, desk.ref("wild_rivers")) == 12 + 6 - 6
    assert scoring.basic(desk.t, desk.ref("carbon_cap")) == 18 + 6 - 2


@pytest.mark.clauses("F-52")
def test_f52_the_expected_score_is_that_of_a_law() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee")
    desk.bill("carbon_cap", "edward_kennedy", marks=0)
    assert scoring.expected(desk.t, desk.ref("wild_rivers")) == 18 * 3
    assert scoring.expected(desk.t, desk.ref("carbon_cap")) == 24 * 2


@pytest.mark.clauses("F-41")
@pytest.mark.parametrize(("half", "points"), [(1, 0.5), (41, 20.5)])
def test_f41_points_are_kept_in_halves(half: int, points: float) -> None:
    desk = Desk()
    scoring.credit(desk.t, 0, half, "F-41")
    assert desk.points(0) == points


@pytest.mark.clauses("F-34")
def test_f34_a_card_may_take_a_bill_to_the_floor_without_the_committees_mark() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", marks=PASSED_SENATE | BECAME_LAW)
    assert scoring.score(desk.t, desk.ref("wild_rivers")) == 18 * 2


def test_f_8_4_points_go_to_the_player_of_the_sponsor() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", owner=1).turn(1)
    desk.play("withdraw wild_rivers>discard")
    assert (desk.points(0), desk.points(1)) == (0, 18)
