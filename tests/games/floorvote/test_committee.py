"""The committee: who votes with how much, and how amendments change a bill."""

import pytest

from rules.floorvote.facts import fields
from rules.floorvote.facts.fields import AMENDED_D, AMENDED_R, FAILED_COMMITTEE
from rules.floorvote.facts.names import AUTHOR, GOAL, QUESTION, RIDER
from rules.floorvote.law.amending import goal, party_of
from tests.games.floorvote.desk import Desk


def rivers(*senators: str, **options: int) -> Desk:
    """Call a committee vote on a Democratic bill on the environment, without answers."""
    desk = Desk(**options).bill("wild_rivers", "barbara_boxer", "committee").seated(*senators)
    return desk.call("barbara_boxer", "wild_rivers")


# Votes


@pytest.mark.clauses("F-25", "F.5.3")
@pytest.mark.parametrize(("majority", "d_votes", "r_votes"), [(0, 3, 2), (1, 2, 3)])
def test_f25_chair_three_ranking_member_two_member_one(
    majority: int, d_votes: int, r_votes: int
) -> None:
    desk = rivers("james_jeffords", "harry_reid", "bob_smith", "jon_kyl", majority=majority)
    desk.play("activate bob_smith>wild_rivers", "activate jon_kyl>wild_rivers", "reply")
    assert desk.sums == (1, r_votes + 1)
    desk.play("activate james_jeffords>wild_rivers")
    assert desk.sums == (1 + d_votes, r_votes + 1)
    desk.play("activate harry_reid>wild_rivers")
    assert desk.sums == (2 + d_votes, r_votes + 1)


@pytest.mark.clauses("F.5.2", "F.5.4")
def test_f_5_2_only_members_are_activated_and_only_the_activated_vote() -> None:
    desk = rivers("harry_reid", "edward_kennedy", "jon_kyl", "orrin_hatch")
    assert (desk.phase, desk.t.seat) == ("committee", 1)
    assert desk.sums == (1, 0)
    assert desk.moves("activate") == ["activate jon_kyl>wild_rivers"]
    assert desk.judge("activate orrin_hatch>wild_rivers") == "F.5.2"
    assert desk.judge("vote jon_kyl>abstain") == "F.5.2"


@pytest.mark.clauses("F-15", "F.5.2")
@pytest.mark.parametrize(("sponsor", "votes"), [("john_kerry", 1), ("barbara_boxer", 1)])
def test_f15_the_sponsor_counts_one_vote_member_or_not(sponsor: str, votes: int) -> None:
    desk = Desk().bill("wild_rivers", sponsor, "committee").call(sponsor, "wild_rivers")
    assert desk.sums == (votes, 0)


@pytest.mark.clauses("F-15")
def test_f15_a_leader_who_sponsors_counts_as_leader() -> None:
    desk = Desk().bill("school_buses", "james_jeffords", "committee")
    desk.call("james_jeffords", "school_buses")
    assert desk.sums == (3, 0)


@pytest.mark.clauses("F.5.1")
def test_f_5_1_a_tie_fails_and_a_majority_of_votes_cast_is_enough() -> None:
    desk = rivers("jon_kyl").play("activate jon_kyl>wild_rivers", "reply")
    assert desk.sums == (1, 1)
    assert not desk.tally.passing
    desk.play("decline")
    assert desk.spoken("failed")
    assert desk.where("wild_rivers") == "committee"
    desk = rivers().play("decline")
    assert desk.spoken("reported")[0].amount == 1
    assert desk.where("wild_rivers") == "floor"


@pytest.mark.clauses("F-26")
def test_f26_who_shares_the_position_cannot_vote_against() -> None:
    desk = Desk().bill("timber_access", "bob_smith", "committee", position=3).turn(1)
    desk.seated("mary_landrieu", "ron_wyden").call("bob_smith", "timber_access")
    desk.play("activate mary_landrieu>timber_access", "activate ron_wyden>timber_access")
    assert desk.sums == (2, 1)
    assert desk.judge("vote mary_landrieu>nay") == "F-26"
    assert desk.judge("vote ron_wyden>abstain") == ""
    assert desk.judge("vote ron_wyden>aye") == ""


@pytest.mark.clauses("F-21")
def test_f21_a_second_failure_in_committee_kills_a_bill() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").seated("bob_smith")
    desk.call("barbara_boxer", "wild_rivers")
    desk.play("activate bob_smith>wild_rivers", "reply", "decline")
    assert desk.get("wild_rivers", "spent") == FAILED_COMMITTEE
    desk.play("end", "draw", "end", "draw").call("barbara_boxer", "wild_rivers")
    desk.play("activate bob_smith>wild_rivers", "reply", "decline")
    assert desk.spoken("dies")
    assert desk.where("wild_rivers") == "discard"
    assert desk.where("barbara_boxer") == "caucus.0"
    assert desk.points(0) == 0


# The exchange


@pytest.mark.clauses("F-23", "F.15.5", "F-24")
def test_f23_the_side_that_would_lose_ends_it_by_declining() -> None:
    desk = rivers("harry_reid", "jon_kyl", "bob_smith", "lincoln_chafee")
    desk.play("activate jon_kyl>wild_rivers", "activate bob_smith>wild_rivers")
    assert desk.judge("decline") == "F.15.5"
    desk.play("reply")
    assert (desk.phase, desk.t.seat) == ("committee", 0)
    assert desk.judge("reply") == "F.15.5"
    desk.play("decline")
    assert desk.phase == "turn"
    assert desk.spoken("failed")


@pytest.mark.clauses("F-23")
def test_f23_a_decline_by_the_side_ahead_only_passes_the_move() -> None:
    desk = rivers("harry_reid", "jon_kyl", "bob_smith")
    desk.play("activate bob_smith>wild_rivers", "reply", "activate harry_reid>wild_rivers", "reply")
    assert desk.sums == (2, 2)
    desk.play("decline")
    assert (desk.phase, desk.t.seat) == ("committee", 0)
    desk.play("decline")
    assert desk.phase == "turn"


@pytest.mark.clauses("F-23")
def test_f23_an_act_after_a_decline_keeps_the_vote_open() -> None:
    desk = rivers("harry_reid", "jon_kyl", "bob_smith")
    desk.play("activate bob_smith>wild_rivers", "reply", "activate harry_reid>wild_rivers", "reply")
    desk.play("decline")
    assert desk.phase == "committee"
    assert not desk.moves("activate")


@pytest.mark.clauses("F-24")
def test_f24_a_reply_need_not_match() -> None:
    desk = rivers("jon_kyl", "bob_smith", "harry_reid").play(
        "activate jon_kyl>wild_rivers", "reply"
    )
    desk.play("activate harry_reid>wild_rivers")
    assert desk.judge("reply") == ""


# Amendments


@pytest.mark.clauses("F-35", "F.9.1")
def test_f35_the_opponent_is_asked_first_then_the_owner() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee")
    desk.seated("bob_smith", "orrin_hatch", "max_baucus", "harry_reid")
    desk.play("call barbara_boxer>wild_rivers")
    assert (desk.phase, desk.t.seat) == ("answer", 1)
    assert desk.moves() == ["amend bob_smith>wild_rivers", "consent"]
    assert desk.judge("amend orrin_hatch>wild_rivers") == "F.9.1"
    assert desk.judge("amend max_baucus>wild_rivers") == "F.3.1"
    assert desk.why("orrin_hatch", "wild_rivers").clause == "F.9.1"
    desk.play("consent")
    assert (desk.phase, desk.t.seat) == ("own_answer", 0)
    assert desk.moves() == ["amend max_baucus>wild_rivers", "consent"]
    assert desk.judge("amend harry_reid>wild_rivers") == "F.9.1"
    desk.play("consent")
    assert (desk.phase, desk.t.seat) == ("committee", 1)


@pytest.mark.clauses("F-37", "F.9.3", "F.9.2")
def test_f37_the_amendment_is_voted_on_at_once_and_freely() -> None:
    desk = Desk().bill("timber_access", "john_warner", "committee").turn(1)
    desk.seated("mary_landrieu", "christopher_bond", "ron_wyden")
    desk.play("call john_warner>timber_access", "amend mary_landrieu>timber_access")
    assert (desk.phase, desk.t.seat) == ("amendment", 0)
    assert (desk.t.count(GOAL), desk.t.count(AUTHOR)) == (3, desk.ref("mary_landrieu"))
    assert desk.sums == (1, 1)
    desk.play("activate ron_wyden>timber_access", "reply")
    assert desk.sums == (2, 1)
    desk.play("activate christopher_bond>timber_access")
    assert desk.judge("vote john_warner>aye") == ""
    assert desk.judge("vote christopher_bond>aye") == ""


@pytest.mark.clauses("F-37", "F.9.3", "F.9.6")
def test_f_9_3_a_tie_defeats_an_amendment_and_the_bill_waits_without_a_failed_vote() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").seated("jon_kyl")
    desk.play("call barbara_boxer>wild_rivers", "amend jon_kyl>wild_rivers", "decline")
    assert desk.spoken("not_amended")
    assert desk.where("wild_rivers") == "committee"
    assert desk.get("wild_rivers", "position") == 1
    assert desk.get("wild_rivers", "amendments") == 0
    assert desk.get("wild_rivers", "spent") == AMENDED_R
    assert desk.judge("call barbara_boxer>wild_rivers") == "F-18"
    assert desk.t.count(QUESTION) == 0


def amended(bill: str, sponsor: str, amender: str, *help_: str, position: int = 0) -> Desk:
    """Let an amendment in committee be adopted."""
    fields = {"position": position} if position else {}
    desk = Desk().bill(bill, sponsor, "committee", **fields).seated(amender, *help_)
    owner = desk.get(bill, "owner")
    desk.turn(owner).play(f"call {sponsor}>{bill}")
    if desk.judge(f"amend {amender}>{bill}"):
        desk.play("consent")
    desk.play(f"amend {amender}>{bill}", *[f"activate {s}>{bill}" for s in help_])
    return desk.settle()


@pytest.mark.clauses("F-40", "F.9.5", "F-41")
def test_f40_from_four_to_three_by_the_other_party_a_bill_is_bipartisan() -> None:
    desk = amended("timber_access", "john_warner", "mary_landrieu", "ron_wyden")
    assert desk.spoken("bipartisan")[0].amount == 20
    bill = "timber_access"
    assert desk.get(bill, "position") == 3
    assert desk.get(bill, "cosponsor") == desk.ref("mary_landrieu")
    assert desk.get(bill, "sponsor") == desk.ref("john_warner")
    assert desk.get(bill, "owner") == 1
    assert desk.get(bill, "amendments") == 1
    assert desk.points(0) == 10
    assert desk.points(1) == 0


@pytest.mark.clauses("F-38", "F.9.4", "F-10")
def test_f38_from_three_to_two_by_a_democrat_a_bill_changes_hands() -> None:
    desk = amended("park_repairs", "arlen_specter", "max_baucus", "harry_reid")
    bill = "park_repairs"
    assert desk.spoken("changed_hands")
    assert desk.get(bill, "position") == 2
    assert desk.get(bill, "owner") == 0
    assert desk.get(bill, "sponsor") == desk.ref("max_baucus")
    assert desk.get(bill, "cosponsor") == 0
    assert desk.points(0) == 0
    desk.play("end", "draw")
    assert desk.t.seat == 0
    assert desk.where("arlen_specter") == "caucus.1"
    assert desk.moves("call") == [f"call max_baucus>{bill}"]


@pytest.mark.clauses("F-39")
def test_f39_an_amender_of_the_same_player_becomes_sponsor_and_the_bill_stays() -> None:
    desk = amended("park_repairs", "arlen_specter", "lincoln_chafee", "jon_kyl")
    bill = "park_repairs"
    assert desk.spoken("sponsor_changed")
    assert desk.get(bill, "position") == 2
    assert desk.get(bill, "owner") == 1
    assert desk.get(bill, "sponsor") == desk.ref("lincoln_chafee")


@pytest.mark.clauses("F-38", "F.9.4")
def test_f_9_4_a_leaders_bill_brought_to_three_by_the_own_side_keeps_its_sponsor() -> None:
    desk = Desk().bill("timber_access", "james_jeffords", "committee").seated("mary_landrieu")
    desk.play("call james_jeffords>timber_access")
    assert desk.foresees("amend mary_landrieu>timber_access")[1] == {"position": 3, "party": 0}
    desk.play("amend mary_landrieu>timber_access").settle()
    assert desk.get("timber_access", "position") == 3
    assert desk.get("timber_access", "sponsor") == desk.ref("james_jeffords")
    assert desk.spoken("sponsor_changed") == []
    assert desk.points(0) == 0


@pytest.mark.clauses("F-38")
def test_f38_within_a_party_the_sponsor_stays() -> None:
    desk = amended("wild_rivers", "barbara_boxer", "bob_smith")
    assert desk.get("wild_rivers", "position") == 2
    assert desk.get("wild_rivers", "owner") == 0
    assert desk.get("wild_rivers", "sponsor") == desk.ref("barbara_boxer")


@pytest.mark.clauses("F-38")
@pytest.mark.parametrize(
    ("position", "sponsor", "side"),
    [(1, 60, 0), (2, 60, 0), (3, 60, 1), (3, 10, 0), (4, 10, 1), (5, 10, 1)],
)
def test_f38_the_party_of_a_bill(position: int, sponsor: int, side: int) -> None:
    assert party_of(position, sponsor) == side


@pytest.mark.clauses("F-36", "F.9.2")
@pytest.mark.parametrize(("at", "position", "new"), [(5, 1, 2), (1, 5, 4), (3, 4, 3), (3, 2, 3)])
def test_f_9_2_one_step_toward_the_amender(at: int, position: int, new: int) -> None:
    assert goal(at, position) == new


@pytest.mark.clauses("F-36")
@pytest.mark.parametrize(("adopted", "pork"), [(True, "nv ri"), (False, "nv")])
def test_f36_the_amenders_pork_joins_the_bill_if_adopted(adopted: bool, pork: str) -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee", pork="nv").seated("bob_smith")
    desk.play("call barbara_boxer>wild_rivers", "amend bob_smith>wild_rivers")
    assert desk.judge("pork nv>wild_rivers") == "F-20"
    desk.play("pork ri>wild_rivers")
    assert desk.t.count(RIDER) == desk.mask("ri")
    assert desk.get("wild_rivers", "pork") == desk.mask("nv")
    if not adopted:
        desk.seated("james_jeffords").play("reply", "activate james_jeffords>wild_rivers")
    desk.settle()
    assert desk.get("wild_rivers", "pork") == desk.mask(pork)
    assert desk.t.count(RIDER) == 0


@pytest.mark.clauses("F.9.6", "F-35")
def test_f_9_6_each_caucus_tries_once_per_bill() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee", spent=AMENDED_R)
    desk.seated("bob_smith", "max_baucus").play("call barbara_boxer>wild_rivers")
    assert desk.phase == "own_answer"
    desk.play("amend max_baucus>wild_rivers").settle()
    assert desk.get("wild_rivers", "spent") == AMENDED_R | AMENDED_D
    desk.play("end", "draw", "end", "draw", "call barbara_boxer>wild_rivers")
    assert desk.phase == "committee"


@pytest.mark.clauses("F-54")
def test_f54_the_introductory_game_has_no_amendments_and_no_filibusters() -> None:
    desk = Desk(introductory=1).bill("wild_rivers", "barbara_boxer", "committee")
    desk.bill("school_meals", "tom_harkin").seated("bob_smith", "max_baucus", "jesse_helms")
    desk.play("call barbara_boxer>wild_rivers")
    assert desk.phase == "committee"
    desk.play("decline", "call tom_harkin>school_meals")
    assert desk.phase == "floor"


@pytest.mark.clauses("F-41", "F.9.5", "F-52")
def test_f41_half_the_score_if_still_at_three_on_passage() -> None:
    desk = warners_bill(position=3)
    assert desk.where("timber_access") == "desk"
    assert desk.get("timber_access", "marks") & fields.HALF_SHARE
    desk.play("withdraw timber_access>discard")
    assert desk.points(1) == (9 - 2) * 2
    assert desk.points(0) == 7


@pytest.mark.clauses("F-41")
def test_f41_no_share_of_a_bill_that_has_left_the_centre_or_not_passed() -> None:
    desk = warners_bill(position=4)
    assert desk.where("timber_access") == "laws.1"
    assert (desk.points(1), desk.points(0)) == ((9 - 2) * 3, 0)
    desk = Desk().bill("timber_access", "john_warner", position=3, cosponsor=18).turn(1)
    desk.play("withdraw timber_access>discard")
    assert (desk.points(1), desk.points(0)) == (9, 0)


def warners_bill(position: int) -> Desk:
    """Pass a bill of the Republicans that a Democrat has amended."""
    desk = Desk().turn(1)
    cosponsor = desk.ref("mary_landrieu")
    desk.bill("timber_access", "john_warner", position=position, amendments=1, cosponsor=cosponsor)
    for senator in ("christopher_bond", "pete_domenici", "arlen_specter", "rick_santorum"):
        desk.seated(senator).play(f"activate {senator}>timber_access")
    return desk.call("john_warner", "timber_access").play("decline")
