"""The record sheet: basic points, marks, halves, and when a bill is scored."""

import pytest

from rules.floorvote import records
from rules.floorvote.names import points
from tests.games.floorvote.desk import Desk

COMMITTEE, SENATE, LAW = 1, 2, 4
CLOTURE, OVERRIDDEN, SHARE = 8, 16, 32


def scored(**fields: int) -> float:
    """Return what a bill of weight 12 at position 5 with one pork entry brings its owner."""
    desk = Desk().bill("school_vouchers", "phil_gramm", pork="tx", **fields).turn(1)
    return desk.play("withdraw school_vouchers>discard").points(1)


@pytest.mark.clauses("F.8.1", "F.8.2")
def test_f51_the_sheet_of_a_plain_law() -> None:
    assert scored(amendments=1, marks=COMMITTEE | SENATE | LAW) == (12 - 2 - 2 + 6) * 3 == 42


@pytest.mark.clauses("F.8.1")
def test_f51_the_sheet_with_cloture_and_a_veto_overridden() -> None:
    marks = COMMITTEE | SENATE | LAW | CLOTURE | OVERRIDDEN
    assert scored(amendments=1, marks=marks) == (12 - 2 - 2 + 5 + 5 + 6) * 3 == 72


def test_f_8_2_committee_alone_counts_once_and_the_senate_twice() -> None:
    assert scored(amendments=1, marks=COMMITTEE) == 14
    assert scored(amendments=1, marks=COMMITTEE | SENATE) == 28


def test_f_8_3_without_the_committee_there_are_no_points() -> None:
    assert scored(amendments=1, marks=0) == 0


def test_f51_basic_points_never_fall_below_nothing() -> None:
    pork = "ak al ar az ca co ct"
    desk = Desk().bill("school_buses", "max_baucus", pork=pork)
    assert desk.play("withdraw school_buses>discard").points(0) == 0


@pytest.mark.parametrize(("position", "extreme"), [(1, 6), (2, 0), (3, 0), (4, 0), (5, 6)])
def test_f51_only_the_ends_of_the_scale_are_worth_more(position: int, extreme: int) -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", position=position)
    assert desk.play("withdraw wild_rivers>discard").points(0) == 12 + extreme


def test_f_8_4_points_go_to_the_player_of_the_sponsor() -> None:
    desk = Desk().bill("school_buses", "lincoln_chafee").turn(1)
    desk.play("withdraw school_buses>discard")
    assert (desk.points(0), desk.points(1)) == (0, 9)


@pytest.mark.clauses("F-40", "F.9.5")
def test_f41_the_cosponsor_gets_exactly_half_counted_in_half_points() -> None:
    desk = Desk().bill("clean_coal", "gordon_smith", position=3, marks=COMMITTEE | SENATE | SHARE)
    desk.seated("john_breaux").turn(1)
    records.put(desk.t, desk.ref("clean_coal"), records.COSPONSOR, desk.ref("john_breaux"))
    records.put(desk.t, desk.ref("clean_coal"), records.MARKS, COMMITTEE | SHARE)
    desk.play("withdraw clean_coal>discard")
    assert (desk.points(0), desk.points(1)) == (6.5, 13)
    assert desk.t.count(points(0)) == 13


def test_f41_without_passage_there_is_no_half_share() -> None:
    desk = Desk().bill("clean_coal", "gordon_smith").turn(1)
    records.put(desk.t, desk.ref("clean_coal"), records.COSPONSOR, desk.ref("john_breaux"))
    desk.play("withdraw clean_coal>discard")
    assert (desk.points(0), desk.points(1)) == (0, 13)


def test_f52_a_bill_is_scored_only_once() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").play("withdraw wild_rivers>discard")
    assert desk.points(0) == 18
    assert all(desk.get("wild_rivers", field) == 0 for field in records.FIELDS)
    assert desk.judge("withdraw wild_rivers>discard") == "F-52"


def test_f52_only_the_owner_withdraws_a_bill() -> None:
    desk = Desk().bill("permit_freedom", "jon_kyl")
    assert desk.judge("withdraw permit_freedom>discard") == "F-52"
