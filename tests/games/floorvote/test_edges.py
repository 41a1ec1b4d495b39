"""Corners of the rules where two of them meet."""

import pytest

from rules.floorvote.facts import fields
from rules.floorvote.facts.names import TURNS, points
from rules.floorvote.law import records
from tests.games.floorvote.desk import LATER, Desk

COMMITTEE, SENATE, SHARE = fields.PASSED_COMMITTEE, fields.PASSED_SENATE, fields.HALF_SHARE
RIGHT = ["don_nickles", "trent_lott", "bob_smith", "james_inhofe"]


def called(*senators: str, pork: str = "", **fields: int) -> Desk:
    """Call a very liberal bill on the floor."""
    desk = Desk().bill("wild_rivers", "barbara_boxer", pork=pork, **fields)
    return desk.seated(*senators).play("call barbara_boxer>wild_rivers")


def debated(*senators: str) -> Desk:
    """Let Kyl talk against the bill."""
    return called("jon_kyl", *senators).play("filibuster jon_kyl>wild_rivers")


def offered(*senators: str) -> Desk:
    """Offer a very conservative text in place of a very liberal one of weight 12."""
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl", *senators)
    return desk.play("call barbara_boxer>wild_rivers", "offer jon_kyl>wild_rivers")


def vetoed(*senators: str) -> Desk:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "desk", marks=3)
    return desk.seated(*senators)


def test_f_11_2_only_a_free_senator_of_the_opposition_and_only_on_the_floor() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").bill("permit_freedom", "bob_smith")
    desk.on("permit_freedom", "jon_kyl").seated("phil_gramm")
    desk.play("call barbara_boxer>wild_rivers")
    assert desk.judge("filibuster jon_kyl>wild_rivers") == "F.11.2"
    assert desk.judge("filibuster barbara_boxer>wild_rivers") != ""
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").seated("jon_kyl")
    desk.play("call barbara_boxer>wild_rivers")
    assert desk.moves("filibuster") == []


def test_f_11_5_a_failed_cloture_is_no_failed_vote_on_the_bill() -> None:
    desk = debated("bob_smith").play("cloture", "decline")
    assert desk.get("wild_rivers", "spent") == fields.CLOTURE_FAILED
    desk.set(TURNS, LATER + 2).play(
        "call barbara_boxer>wild_rivers", "consent", "decline", "decline"
    )
    assert desk.where("wild_rivers") == "floor"
    assert desk.get("wild_rivers", "spent") == fields.CLOTURE_FAILED | fields.FAILED_FLOOR


@pytest.mark.clauses("F.10.4")
def test_f43_an_abstention_carries_over_only_from_a_passed_substitute() -> None:
    desk = offered(*RIGHT, "lincoln_chafee").play("decline")
    assert desk.judge("vote lincoln_chafee>abstain") != ""
    desk.play(*[f"activate {senator}>substitute" for senator in RIGHT], "reply", "decline")
    assert desk.spoken("substituted")
    # One step from the bill he could vote either way, but he could not support the substitute.
    assert desk.judge("vote lincoln_chafee>nay") == "F.10.4"
    assert desk.tally.nays == 2 + 4 + 5 + 3 + 2


def test_f45_a_substitute_inherits_the_marks_that_there_are() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", marks=fields.CLOTURE_VOTED)
    desk.seated("jon_kyl", *RIGHT).play(
        "call barbara_boxer>wild_rivers", "offer jon_kyl>wild_rivers"
    )
    desk.play(
        "decline", *[f"activate {senator}>substitute" for senator in RIGHT], "reply", "decline"
    )
    desk.play("decline", "decline")
    assert desk.where("wild_rivers") == "laws.1"
    assert desk.points(0) == 0
    assert desk.points(1) == (12 + 6 - 2 + 5) * 2


@pytest.mark.clauses("F-31")
def test_f_15_6_without_a_friend_in_the_white_house_a_tie_fails() -> None:
    desk = Desk(white_house=0).bill("base_housing", "richard_lugar").seated("john_warner")
    desk.on("base_housing", "john_warner").seated("tom_daschle", "barbara_boxer", "jack_reed")
    desk.seated("john_kerry", "carl_levin").turn(1).call("richard_lugar", "base_housing")
    desk.play("activate carl_levin>base_housing")
    assert desk.sums == (8, 8)
    assert not desk.tally.passing


@pytest.mark.clauses("F.7.3")
def test_f33_no_answer_no_pork_and_only_one_try() -> None:
    desk = vetoed("jon_kyl", "patrick_leahy").play("call barbara_boxer>wild_rivers")
    assert desk.moves("offer", "filibuster", "amend") == []
    desk.pass_to(0)
    assert desk.judge("pork ak>wild_rivers") != ""
    desk.play("decline")
    assert desk.spoken("override_failed")
    assert desk.where("wild_rivers") == "discard"
    assert desk.points(0) == (12 + 6) * 2


@pytest.mark.clauses("F-40", "F.9.5")
def test_f41_the_cosponsor_gets_exactly_half_counted_in_half_points() -> None:
    desk = Desk().bill("clean_coal", "gordon_smith", position=3, marks=COMMITTEE | SENATE | SHARE)
    desk.seated("john_breaux").turn(1)
    records.put(desk.t, desk.ref("clean_coal"), fields.COSPONSOR, desk.ref("john_breaux"))
    records.put(desk.t, desk.ref("clean_coal"), fields.MARKS, COMMITTEE | SHARE)
    desk.play("withdraw clean_coal>discard")
    assert (desk.points(0), desk.points(1)) == (6.5, 13)
    assert desk.t.count(points(0)) == 13


def test_f41_without_passage_there_is_no_half_share() -> None:
    desk = Desk().bill("clean_coal", "gordon_smith").turn(1)
    records.put(desk.t, desk.ref("clean_coal"), fields.COSPONSOR, desk.ref("john_breaux"))
    desk.play("withdraw clean_coal>discard")
    assert (desk.points(0), desk.points(1)) == (0, 13)


def test_f52_a_bill_is_scored_only_once() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").play("withdraw wild_rivers>discard")
    assert desk.points(0) == 18
    assert all(desk.get("wild_rivers", field) == 0 for field in fields.FIELDS)
    assert desk.judge("withdraw wild_rivers>discard") == "F-52"


def test_f52_only_the_owner_withdraws_a_bill() -> None:
    desk = Desk().bill("permit_freedom", "jon_kyl")
    assert desk.judge("withdraw permit_freedom>discard") == "F-52"
