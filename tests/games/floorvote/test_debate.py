"""Filibusters and cloture, and substitutes on the floor."""

import pytest

from rules.floorvote.facts.fields import (
    CLOTURE_FAILED,
    CLOTURE_VOTED,
    FAILED_FLOOR,
    PASSED_COMMITTEE,
    PASSED_SENATE,
    REPLACED,
    SUBSTITUTE_TRIED,
)
from rules.floorvote.facts.names import QUESTION, SUBSTITUTE
from rules.floorvote.law.pledges import JOINED, SILENT, pledged
from tests.games.floorvote.desk import Desk

LIBERALS = ["paul_sarbanes", "carl_levin", "paul_wellstone", "jack_reed"]


def called(*senators: str, **fields: int) -> Desk:
    """Call a floor vote on a very liberal bill of the Democrats."""
    desk = Desk().bill("peace_volunteers", "edward_kennedy", **fields).seated(*senators)
    return desk.play("call edward_kennedy>peace_volunteers")


# Who may filibuster


@pytest.mark.clauses("F-47", "F.11.1")
@pytest.mark.parametrize(
    ("senator", "state", "without", "with_pork"),
    [
        ("arlen_specter", "pa", "F.11.1", "F.11.1"),
        ("richard_lugar", "in", "", "F-47"),
        ("jon_kyl", "az", "", ""),
    ],
)
def test_f47_three_away_or_four_with_pork(
    senator: str, state: str, without: str, with_pork: str
) -> None:
    for pork, clause in (("", without), (state, with_pork)):
        desk = Desk().bill("peace_volunteers", "edward_kennedy", pork=pork).seated(senator)
        desk.play("call edward_kennedy>peace_volunteers")
        assert desk.judge(f"filibuster {senator}>peace_volunteers") == clause


@pytest.mark.clauses("F.11.2", "F-46", "F-48")
def test_f_11_2_the_answer_to_a_call_is_one_filibuster() -> None:
    desk = called("jon_kyl", "wayne_allard")
    desk.play("filibuster jon_kyl>peace_volunteers")
    assert desk.active(1) == ["jon_kyl"]
    assert (desk.phase, desk.t.seat) == ("debate", 0)
    assert desk.moves() == ["cloture", "hold"]


@pytest.mark.clauses("F-48")
def test_f48_amend_or_filibuster_or_neither() -> None:
    desk = called("jon_kyl")
    assert {m.split()[0] for m in desk.moves()} == {"offer", "filibuster", "consent"}
    desk.play("offer jon_kyl>peace_volunteers")
    assert desk.phase == "substitute"
    assert not desk.moves("offer", "filibuster", "consent")


@pytest.mark.clauses("F-49", "F.11.4")
def test_f49_without_cloture_the_bill_stays_on_the_floor() -> None:
    desk = called("jon_kyl").play("filibuster jon_kyl>peace_volunteers", "hold")
    assert desk.phase == "turn"
    assert desk.where("peace_volunteers") == "floor"
    assert [desk.where(s) for s in ("edward_kennedy", "jon_kyl")] == ["on.40", "on.40"]
    assert desk.get("peace_volunteers", "spent") == 0
    assert desk.judge("call edward_kennedy>peace_volunteers") == "F-18"
    desk.play("end", "draw")
    assert desk.where("jon_kyl") == "on.40"
    desk.play("end", "draw", "call edward_kennedy>peace_volunteers")
    assert desk.phase == "answer"
    assert desk.where("jon_kyl") == "caucus.1"


# Cloture


@pytest.mark.clauses("F-50", "F-46", "F.11.3")
def test_f50_cloture_is_a_floor_vote_by_the_chart_and_the_owner_begins() -> None:
    desk = called("jon_kyl", *LIBERALS).play("filibuster jon_kyl>peace_volunteers", "cloture")
    assert (desk.phase, desk.t.seat) == ("cloture", 0)
    assert desk.sums == (5 + 4, 2)
    assert (desk.tally.needed, desk.tally.passing) == (6, True)
    assert len(desk.moves("pork")) == 51


@pytest.mark.clauses("F.11.3")
def test_f_11_3_who_shares_the_position_cannot_support_the_filibuster() -> None:
    desk = called("jon_kyl", "paul_sarbanes").play("filibuster jon_kyl>peace_volunteers", "cloture")
    assert desk.judge("vote paul_sarbanes>nay") == "F.11.3"
    assert desk.judge("vote paul_sarbanes>abstain") == ""


@pytest.mark.clauses("F.11.6", "F-46", "F-48")
def test_f_11_6_once_cloture_is_voted_the_vote_follows_or_a_substitute() -> None:
    desk = called("jon_kyl", "wayne_allard", *LIBERALS)
    desk.play("filibuster jon_kyl>peace_volunteers", "cloture").settle()
    assert desk.spoken("cloture_voted")
    assert desk.get("peace_volunteers", "marks") == PASSED_COMMITTEE | CLOTURE_VOTED
    assert (desk.phase, desk.t.seat) == ("answer", 1)
    assert desk.moves() == ["offer wayne_allard>peace_volunteers", "consent"]
    assert desk.judge("filibuster wayne_allard>peace_volunteers") == "F.11.6"
    desk.play("consent")
    assert desk.phase == "floor"
    assert desk.active(0) == ["edward_kennedy"]
    assert desk.active(1) == ["jon_kyl"]
    desk.play("decline", "activate paul_sarbanes>peace_volunteers", "reply", "decline")
    assert desk.spoken("passed")
    assert desk.where("peace_volunteers") == "desk"


@pytest.mark.clauses("F.11.6")
def test_f_11_6_a_bill_with_cloture_is_never_filibustered_again() -> None:
    desk = called("jon_kyl", marks=PASSED_COMMITTEE | CLOTURE_VOTED)
    assert desk.moves() == ["offer jon_kyl>peace_volunteers", "consent"]


@pytest.mark.clauses("F-50", "F.11.5", "F-46")
def test_f_11_5_cloture_fails_twice_and_the_bill_dies() -> None:
    desk = called("jon_kyl").play("filibuster jon_kyl>peace_volunteers", "cloture", "decline")
    assert desk.spoken("cloture_failed")
    assert desk.get("peace_volunteers", "spent") == CLOTURE_FAILED
    assert desk.where("peace_volunteers") == "floor"
    assert desk.judge("call edward_kennedy>peace_volunteers") == "F-18"
    desk.play("end", "draw", "end", "draw", "call edward_kennedy>peace_volunteers")
    desk.play("filibuster jon_kyl>peace_volunteers", "cloture", "decline")
    assert desk.spoken("dies")
    assert desk.where("peace_volunteers") == "discard"
    assert desk.points(0) == 10 + 6


# Substitutes


@pytest.mark.clauses("F-42", "F.10.1", "F.10.2")
def test_f42_a_substitute_has_its_sponsors_position_and_the_bills_issue_and_weight() -> None:
    desk = called("jon_kyl", "richard_lugar", "bob_graham")
    assert desk.moves("offer") == [
        "offer jon_kyl>peace_volunteers",
        "offer richard_lugar>peace_volunteers",
    ]
    assert desk.judge("offer bob_graham>peace_volunteers") == "F.3.1"
    desk.play("offer richard_lugar>peace_volunteers")
    assert desk.where("substitute") == "counter_bill"
    assert desk.active(1) == ["richard_lugar"]
    question = desk.question
    assert (question.text, question.position, question.issue) == (SUBSTITUTE, 4, 4)
    assert question.weight() == 10
    assert (desk.phase, desk.t.seat, question.proposer) == ("substitute", 0, 1)
    assert desk.get("peace_volunteers", "spent") == SUBSTITUTE_TRIED


@pytest.mark.clauses("F.10.1", "F.10.2")
def test_f_10_1_once_per_bill_and_never_at_the_bills_own_position() -> None:
    desk = called("jon_kyl", spent=SUBSTITUTE_TRIED)
    assert desk.judge("offer jon_kyl>peace_volunteers") == "F.10.1"
    desk = Desk().bill("embassy_walls", "bob_graham").seated("arlen_specter", "jon_kyl")
    desk.play("call bob_graham>embassy_walls")
    assert desk.judge("offer arlen_specter>embassy_walls") == "F.10.2"
    assert desk.moves() == ["offer jon_kyl>embassy_walls", "consent"]


@pytest.mark.clauses("F-43", "F.10.2", "F-20")
def test_f_10_2_a_substitute_has_pork_of_its_own() -> None:
    desk = called("jon_kyl").play("offer jon_kyl>peace_volunteers")
    assert not desk.moves("pork")
    assert desk.judge("pork az>substitute") == "F-20"
    desk.seated("carl_levin").play("activate carl_levin>substitute", "reply")
    assert desk.judge("pork az>peace_volunteers") == "F.4.3"
    desk.play("pork az>substitute")
    assert desk.get("substitute", "pork") == desk.mask("az")
    assert desk.get("peace_volunteers", "pork") == 0


@pytest.mark.clauses("F-43", "F-28")
def test_f43_on_the_substitute_only_those_activated_on_it_have_full_votes() -> None:
    desk = called("jon_kyl", "carl_levin").play("offer jon_kyl>peace_volunteers")
    assert desk.sums == (2, 2)
    desk.play("activate carl_levin>substitute")
    assert desk.sums == (2, 5)


@pytest.mark.clauses("F-43", "F.10.3", "F.10.4")
def test_f43_a_failed_substitute_leaves_its_senators_on_the_bill() -> None:
    desk = called("jon_kyl", "carl_levin").play(
        "offer jon_kyl>peace_volunteers", "activate carl_levin>substitute"
    )
    desk.settle()
    assert desk.spoken("substitute_failed")
    assert (desk.phase, desk.t.seat) == ("floor", 1)
    assert desk.where("substitute") == "cabinet"
    assert desk.active(0) == ["edward_kennedy", "carl_levin"]
    assert desk.sums == (5 + 4, 2)
    assert not desk.moves("stand_down")
    assert not pledged(desk.t, desk.ref("carl_levin"))


@pytest.mark.clauses("F-43", "F.10.3", "F.10.4")
def test_f43_a_passed_substitute_binds_who_abstained_and_frees_who_stands_down() -> None:
    desk = called("jesse_helms", "don_nickles", "richard_lugar", "carl_levin", "bob_graham")
    desk.play("offer jesse_helms>peace_volunteers", "activate carl_levin>substitute")
    desk.play("vote bob_graham>abstain", "reply")
    desk.play("activate don_nickles>substitute", "activate richard_lugar>substitute")
    desk.play("reply", "decline")
    assert desk.spoken("substituted")[0].amount == 12
    assert (desk.phase, desk.t.seat) == ("floor", 1)
    assert desk.where("substitute") == "counter_bill"
    assert pledged(desk.t, desk.ref("bob_graham")) == SILENT
    assert pledged(desk.t, desk.ref("carl_levin")) == JOINED
    assert "bob_graham" in desk.readouts("duty_silent")
    assert desk.moves("stand_down") == [
        "stand_down jesse_helms>caucus.1", "stand_down don_nickles>caucus.1",
        "stand_down richard_lugar>caucus.1",
    ]  # fmt: skip
    desk.play("stand_down don_nickles>caucus.1")
    assert desk.where("don_nickles") == "caucus.1"
    assert desk.judge("stand_down don_nickles>caucus.1") == "F-43"
    assert desk.sums == (5 + 4, 4 + 1 + 4)
    desk.play("decline")
    assert desk.judge("vote bob_graham>aye") == "F.10.4"


@pytest.mark.clauses("F-44", "F.10.5")
def test_f44_both_pass_and_the_bill_stands() -> None:
    desk = helms_against_kennedy()
    desk.play("decline")
    for senator in LIBERALS:
        desk.play(f"activate {senator}>peace_volunteers")
    desk.settle()
    assert desk.spoken("passed")
    assert desk.where("peace_volunteers") == "desk"
    assert desk.where("substitute") == "cabinet"
    assert desk.get("peace_volunteers", "owner") == 0
    assert desk.get("peace_volunteers", "position") == 1
    assert desk.get("substitute", "sponsor") == 0


def helms_against_kennedy() -> Desk:
    """Let a substitute at 5 pass and come to the vote on the bill at 1."""
    desk = called("jesse_helms", "don_nickles", "bob_smith", *LIBERALS)
    desk.play("offer jesse_helms>peace_volunteers", "decline")
    desk.play("activate don_nickles>substitute", "activate bob_smith>substitute")
    desk.play("pork vice_president>substitute", "reply", "decline")
    assert desk.spoken("substituted")[0].amount == 11
    return desk


@pytest.mark.clauses("F-44", "F-45", "F.10.5", "F-52")
def test_f45_the_bill_fails_and_the_substitute_takes_its_record() -> None:
    desk = helms_against_kennedy().play("decline", "decline")
    assert [e.key for e in desk.events if e.key in {"failed", "superseded", "signed", "law"}] == [
        "failed", "superseded", "signed", "law",
    ]  # fmt: skip
    bill = "peace_volunteers"
    assert desk.where(bill) == "laws.1"
    assert desk.where("substitute") == "cabinet"
    assert desk.get(bill, "owner") == 1
    assert desk.get(bill, "sponsor") == desk.ref("jesse_helms")
    assert desk.get(bill, "position") == 5
    assert desk.get(bill, "amendments") == 1
    assert desk.get(bill, "pork") == desk.mask("vice_president")
    assert desk.get(bill, "spent") & REPLACED
    assert not desk.get(bill, "spent") & FAILED_FLOOR
    assert desk.get(bill, "marks") & (PASSED_COMMITTEE | PASSED_SENATE)
    assert desk.points(0) == 10 + 6
    assert desk.points(1) == (10 - 2 - 2 + 6) * 3
    assert desk.t.count(QUESTION) == 0


@pytest.mark.clauses("F-45")
def test_f45_a_substitute_inherits_the_mark_of_cloture() -> None:
    desk = called("jesse_helms", "don_nickles", marks=PASSED_COMMITTEE | CLOTURE_VOTED)
    desk.seated("bob_smith").play("offer jesse_helms>peace_volunteers", "decline")
    desk.play(
        "activate don_nickles>substitute", "activate bob_smith>substitute", "reply", "decline"
    )
    desk.play("decline", "decline")
    assert desk.get("peace_volunteers", "marks") & CLOTURE_VOTED
    assert desk.points(0) == 10 + 6 + 5
    assert desk.points(1) == (10 - 2 + 6 + 5) * 3


@pytest.mark.clauses("F-43", "F-31")
def test_f43_no_vice_president_on_a_substitute_and_a_tie_fails() -> None:
    desk = called("jon_kyl").play("offer jon_kyl>peace_volunteers")
    tally = desk.question.counted(12, 12)
    assert not tally.broken
    assert not tally.passing
