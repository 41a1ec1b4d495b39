"""The White House: ties, signatures, vetoes and overrides."""

import pytest

from rules.floorvote import records
from tests.games.floorvote.desk import Desk

CENTRE = ["mary_landrieu", "blanche_lincoln", "ben_nelson", "zell_miller", "john_breaux"]


@pytest.mark.clauses("F-31", "F.15.6")
def test_f_6_8_the_vice_president_breaks_a_tie_for_the_own_side() -> None:
    desk = Desk(white_house=1).bill("base_housing", "richard_lugar").seated("john_warner")
    desk.on("base_housing", "john_warner").seated("tom_daschle", "barbara_boxer", "jack_reed")
    desk.seated("john_kerry", "carl_levin").turn(1).call("richard_lugar", "base_housing")
    assert desk.sums == (8, 5)
    desk.play("activate carl_levin>base_housing")
    assert desk.sums == (9, 8)
    assert desk.readouts("tie_for") == {"white_house": {"seat": 1}}
    assert desk.tally.broken
    assert desk.tally.passing
    desk.play("reply", "decline", "decline")
    assert desk.said("tie_broken")
    assert desk.said("passed")


@pytest.mark.clauses("F-31")
def test_f_15_6_without_a_friend_in_the_white_house_a_tie_fails() -> None:
    desk = Desk(white_house=0).bill("base_housing", "richard_lugar").seated("john_warner")
    desk.on("base_housing", "john_warner").seated("tom_daschle", "barbara_boxer", "jack_reed")
    desk.seated("john_kerry", "carl_levin").turn(1).call("richard_lugar", "base_housing")
    desk.play("activate carl_levin>base_housing")
    assert desk.sums == (8, 8)
    assert not desk.tally.passing


@pytest.mark.clauses("F-31")
def test_f_6_8_a_vice_president_too_far_away_does_not_help() -> None:
    desk = Desk(white_house=1).bill("park_repairs", "arlen_specter").seated("john_mccain")
    desk.seated("gordon_smith", "harry_reid", "tom_harkin", "patrick_leahy", "barbara_boxer")
    desk.seated("bob_graham", "edward_kennedy").turn(1)
    desk.on("park_repairs", "john_mccain").call("arlen_specter", "park_repairs")
    desk.play("activate harry_reid>park_repairs")
    assert desk.sums == (4 + 3 + 1, 3 + 5)
    assert not desk.tally.passing


@pytest.mark.parametrize(
    ("bill", "sponsor", "pork", "distance", "signed"),
    [
        ("permit_freedom", "jon_kyl", "", 0, True),
        ("timber_access", "john_warner", "", 1, True),
        ("park_repairs", "arlen_specter", "", 2, False),
        ("park_repairs", "arlen_specter", "vice_president", 2, True),
        ("school_buses", "lincoln_chafee", "vice_president", 3, False),
    ],
)
@pytest.mark.clauses("F.7.1", "F.4.4")
def test_f32_the_president_signs_within_one_with_pork_within_two(
    bill: str, sponsor: str, pork: str, distance: int, signed: bool
) -> None:
    desk = Desk().bill(bill, sponsor, pork=pork).hand(1, "chamber_lunch")
    desk.on(bill, "john_warner", "arlen_specter", "ted_stevens", "susan_collins", "gordon_smith")
    desk.on(bill, "olympia_snowe", "john_mccain", "bob_smith", "jon_kyl")
    desk.turn(1)
    if desk.place(sponsor) != "caucus.1":
        desk.seated(sponsor)
    desk.call(sponsor, bill).play("decline")
    assert desk.said("passed")
    verdict = desk.said("signed" if signed else "vetoed")
    assert [event.amount for event in verdict] == [distance]
    assert desk.place(bill) == ("laws.1" if signed else "desk")


def vetoed(*senators: str) -> Desk:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "desk", marks=3)
    return desk.seated(*senators)


@pytest.mark.clauses("F.7.2", "F.7.3")
def test_f33_an_override_needs_two_thirds_and_makes_a_law() -> None:
    desk = vetoed("patrick_leahy", "edward_kennedy", "jon_kyl").play(
        "call barbara_boxer>wild_rivers"
    )
    assert (desk.phase, desk.t.seat) == ("override", 1)
    assert desk.tally.needed == 8
    desk.play(
        "decline", "activate patrick_leahy>wild_rivers", "activate edward_kennedy>wild_rivers"
    )
    desk.play("reply", "decline")
    assert desk.said("overridden")
    assert desk.place("wild_rivers") == "laws.0"
    assert desk.points(0) == (12 + 6 + 5) * 3


@pytest.mark.clauses("F.7.3")
def test_f33_no_answer_no_pork_and_only_one_try() -> None:
    desk = vetoed("jon_kyl", "patrick_leahy").play("call barbara_boxer>wild_rivers")
    assert desk.moves("offer", "filibuster", "amend") == []
    desk.pass_to(0)
    assert desk.judge("pork ak>wild_rivers") != ""
    desk.play("decline")
    assert desk.said("override_failed")
    assert desk.place("wild_rivers") == "discard"
    assert desk.points(0) == (12 + 6) * 2


@pytest.mark.clauses("F-18")
def test_f_7_3_an_override_waits_a_turn() -> None:
    desk = Desk().bill("clean_coal", "john_breaux").on("clean_coal", *CENTRE[:4], "max_baucus")
    desk.on("clean_coal", "bob_graham").call("john_breaux", "clean_coal").play("decline")
    assert desk.said("vetoed")
    assert desk.get("clean_coal", "marks") == records.PASSED_COMMITTEE | records.PASSED_SENATE
    assert desk.judge("call john_breaux>clean_coal") == "F-18"
    desk.play("end", "draw", "end", "draw")
    assert "call john_breaux>clean_coal" in desk.moves("call")
