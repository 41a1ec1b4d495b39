"""Filibusters and cloture: who may talk, what ends it, and what follows."""

import pytest

from rules.floorvote import records
from rules.floorvote.names import TURNS
from tests.games.floorvote.desk import LATER, Desk

TALL = ["patrick_leahy", "tom_harkin", "john_kerry", "edward_kennedy"]


def called(*senators: str, pork: str = "", **fields: int) -> Desk:
    """Call a very liberal bill on the floor."""
    desk = Desk().bill("wild_rivers", "barbara_boxer", pork=pork, **fields)
    return desk.seated(*senators).play("call barbara_boxer>wild_rivers")


def debated(*senators: str) -> Desk:
    """Let Kyl talk against the bill."""
    return called("jon_kyl", *senators).play("filibuster jon_kyl>wild_rivers")


@pytest.mark.clauses("F.11.1", "F.11.2")
def test_f47_three_steps_away_may_talk_with_pork_only_four() -> None:
    stands = {"jon_kyl": 5, "ted_stevens": 4, "arlen_specter": 3, "lincoln_chafee": 2}
    desk = called(*stands)
    talkers = ["filibuster jon_kyl>wild_rivers", "filibuster ted_stevens>wild_rivers"]
    assert sorted(desk.moves("filibuster")) == talkers
    assert desk.judge("filibuster arlen_specter>wild_rivers") == "F.11.1"
    desk = called(*stands, pork="az ak")
    assert desk.moves("filibuster") == ["filibuster jon_kyl>wild_rivers"]
    assert desk.judge("filibuster ted_stevens>wild_rivers") == "F-47"


def test_f_11_2_only_a_free_senator_of_the_opposition_and_only_on_the_floor() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").bill("permit_freedom", "bob_smith")
    desk.on("permit_freedom", "jon_kyl").seated("phil_gramm")
    desk.play("call barbara_boxer>wild_rivers")
    assert desk.judge("filibuster jon_kyl>wild_rivers") == "F.11.2"
    assert desk.judge("filibuster barbara_boxer>wild_rivers") != ""
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").seated("jon_kyl")
    desk.play("call barbara_boxer>wild_rivers")
    assert desk.moves("filibuster") == []


@pytest.mark.clauses("F.11.3")
def test_f46_the_owner_chooses_between_cloture_and_waiting() -> None:
    desk = debated()
    assert (desk.phase, desk.t.seat) == ("debate", 0)
    assert desk.moves() == ["cloture", "hold"]
    assert desk.active(1) == ["jon_kyl"]


@pytest.mark.clauses("F.11.4")
def test_f49_without_a_call_the_bill_stays_with_sponsor_and_debater_on_it() -> None:
    desk = debated().play("hold")
    assert (desk.phase, desk.t.seat) == ("turn", 0)
    assert desk.place("wild_rivers") == "floor"
    assert desk.place("barbara_boxer") == desk.place("jon_kyl") == "on.30"
    assert desk.get("wild_rivers", "spent") == 0
    assert desk.judge("call barbara_boxer>wild_rivers") == "F-18"
    desk.play("end", "draw", "end", "draw")
    assert desk.place("jon_kyl") == "caucus.1"
    desk.play("call barbara_boxer>wild_rivers")
    assert "filibuster jon_kyl>wild_rivers" in desk.moves()
    desk.play("consent")
    assert desk.phase == "floor"


@pytest.mark.clauses("F.11.3")
def test_f50_cloture_counts_like_the_floor_with_sponsor_and_debater_at_full_strength() -> None:
    desk = debated("bob_smith", "patrick_leahy", "zell_miller").play("cloture")
    assert (desk.phase, desk.t.seat) == ("cloture", 0)
    assert desk.sums == (2 + 1, 2 + 1)
    assert desk.tally.needed == 6
    assert desk.judge("vote patrick_leahy>nay") == "F.11.3"
    assert desk.judge("vote zell_miller>aye") == "F.6.5"


@pytest.mark.clauses("F-46", "F.11.6")
def test_f_11_6_after_cloture_nobody_talks_again_and_the_vote_follows_at_once() -> None:
    desk = debated("bob_smith", *TALL).play("cloture")
    for senator in TALL:
        desk.play(f"activate {senator}>wild_rivers")
    desk.play("reply", "decline")
    assert desk.said("cloture_voted")
    assert desk.get("wild_rivers", "marks") & records.CLOTURE_VOTED
    assert (desk.phase, desk.t.seat) == ("answer", 1)
    assert desk.judge("filibuster bob_smith>wild_rivers") == "F.11.6"
    assert "offer bob_smith>substitute" in desk.moves()
    desk.play("consent")
    assert desk.phase == "floor"
    assert desk.sums == (2 + 4 + 3 + 3 + 5, 2 + 1)


@pytest.mark.clauses("F-50")
def test_f_11_5_cloture_fails_twice_and_the_bill_dies() -> None:
    desk = debated("bob_smith").play("cloture", "decline")
    assert desk.said("cloture_failed")
    assert desk.place("wild_rivers") == "floor"
    assert desk.judge("call barbara_boxer>wild_rivers") == "F-18"
    desk.play("end", "draw", "end", "draw", "call barbara_boxer>wild_rivers")
    desk.play("filibuster jon_kyl>wild_rivers", "cloture", "decline")
    assert desk.said("dies")
    assert desk.place("wild_rivers") == "discard"
    assert desk.points(0) == 12 + 6


def test_f_11_5_a_failed_cloture_is_no_failed_vote_on_the_bill() -> None:
    desk = debated("bob_smith").play("cloture", "decline")
    assert desk.get("wild_rivers", "spent") == records.CLOTURE_FAILED
    desk.set(TURNS, LATER + 2).play(
        "call barbara_boxer>wild_rivers", "consent", "decline", "decline"
    )
    assert desk.place("wild_rivers") == "floor"
    assert desk.get("wild_rivers", "spent") == records.CLOTURE_FAILED | records.FAILED_FLOOR


def test_f48_the_opponent_does_one_of_the_two_or_neither() -> None:
    desk = called("jon_kyl", "bob_smith")
    answers = {m.split()[0] for m in desk.moves()}
    assert answers == {"offer", "filibuster", "consent"}
    desk.play("filibuster jon_kyl>wild_rivers")
    assert desk.judge("offer bob_smith>substitute") != ""


@pytest.mark.clauses("F-54")
def test_f54_the_introductory_game_knows_no_filibuster() -> None:
    desk = Desk(introductory=1).bill("wild_rivers", "barbara_boxer").seated("jon_kyl")
    desk.play("call barbara_boxer>wild_rivers")
    assert desk.phase == "floor"
