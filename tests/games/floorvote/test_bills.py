"""Bills: introduction, sponsors, pork, waiting, calling and withdrawing."""

import pytest

from rules.floorvote.facts import fields, names
from rules.floorvote.facts.names import favour_bit
from rules.floorvote.law import records
from tests.games.floorvote.desk import Desk


@pytest.mark.clauses("F.4.1", "F-14")
def test_f_4_1_a_bill_needs_a_sponsor_of_its_position() -> None:
    desk = (
        Desk()
        .hand(0, "wild_rivers", "timber_access")
        .seated("barbara_boxer", "john_kerry", "max_baucus", "jon_kyl")
    )
    assert desk.moves("introduce") == [
        "introduce wild_rivers>barbara_boxer", "introduce wild_rivers>john_kerry",
    ]  # fmt: skip
    assert desk.judge("introduce wild_rivers>max_baucus") == "F-14"
    assert desk.judge("introduce wild_rivers>jon_kyl") == "F.3.1"
    assert desk.judge("introduce carbon_cap>barbara_boxer") == "F.4.1"
    desk.play("introduce wild_rivers>barbara_boxer")
    assert desk.where("wild_rivers") == "committee"
    assert desk.where("barbara_boxer") == "on.30"
    assert [desk.get("wild_rivers", f) for f in ("owner", "sponsor", "position", "marks")] == [
        0, desk.ref("barbara_boxer"), 1, 0,
    ]  # fmt: skip


@pytest.mark.clauses("F-14")
def test_f14_the_sponsor_need_not_sit_on_the_committee() -> None:
    desk = Desk().hand(0, "wild_rivers").seated("john_kerry")
    assert desk.t.setup.card(desk.ref("john_kerry")).numbers["member_env"] == 0
    assert desk.judge("introduce wild_rivers>john_kerry") == ""


@pytest.mark.clauses("F.3.4")
@pytest.mark.parametrize("bill", ["privacy_shield", "ballot_audit", "identity_theft", "gun_carry"])
def test_f_3_4_hatch_may_sponsor_any_bill_on_civil_liberties(bill: str) -> None:
    desk = Desk().turn(1).hand(1, bill, "wild_rivers").seated("orrin_hatch")
    assert desk.moves("introduce") == [f"introduce {bill}>orrin_hatch"]


@pytest.mark.clauses("F-6")
def test_f6_a_senator_may_act_on_arrival() -> None:
    desk = Desk().cloakroom(0, "barbara_boxer").hand(0, "wild_rivers")
    desk.play("enter barbara_boxer>caucus.0", "introduce wild_rivers>barbara_boxer")
    assert desk.where("wild_rivers") == "committee"


@pytest.mark.clauses("F.3.2", "F-16")
def test_f16_one_senator_several_bills_but_one_activation() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").bill("carbon_cap", "barbara_boxer")
    assert len(desk.moves("call")) == 2
    desk.call("barbara_boxer", "wild_rivers")
    while desk.phase == "floor":
        desk.play("decline")
    assert desk.where("barbara_boxer") == "on.30"
    assert desk.judge("call barbara_boxer>carbon_cap") == "F-16"
    assert desk.why("barbara_boxer", "carbon_cap").clause == "F-16"
    desk.hand(0, "school_meals")
    assert desk.judge("introduce school_meals>barbara_boxer") == "F.3.2"


@pytest.mark.clauses("F-22")
def test_f22_a_side_may_have_any_number_of_live_bills() -> None:
    desk = Desk()
    bills = ["living_wage", "public_bank", "school_meals", "universal_care", "privacy_shield"]
    sponsors = ["barbara_boxer", "edward_kennedy", "paul_sarbanes", "paul_wellstone", "mark_dayton"]
    desk.seated(*sponsors).hand(0, *bills)
    for bill, sponsor in zip(bills, sponsors, strict=True):
        desk.play(f"introduce {bill}>{sponsor}")
    assert len(records.own_bills(desk.t, 0)) == 5


# Waiting and calling


@pytest.mark.clauses("F-18", "F.4.5")
def test_f_4_5_a_bill_waits_one_turn_after_its_introduction() -> None:
    desk = Desk().hand(0, "wild_rivers").seated("barbara_boxer")
    desk.play("introduce wild_rivers>barbara_boxer")
    assert desk.judge("call barbara_boxer>wild_rivers") == "F-18"
    desk.play("end", "draw", "end", "draw")
    assert desk.judge("call barbara_boxer>wild_rivers") == ""


@pytest.mark.clauses("F-18", "F.5.5")
def test_f_5_5_a_bill_that_leaves_committee_waits_for_the_floor() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee")
    desk.call("barbara_boxer", "wild_rivers").play("decline")
    assert desk.where("wild_rivers") == "floor"
    assert desk.get("wild_rivers", "marks") == fields.PASSED_COMMITTEE
    assert desk.judge("call barbara_boxer>wild_rivers") == "F-18"
    desk.play("end", "draw", "end", "draw")
    assert desk.moves("call") == ["call barbara_boxer>wild_rivers"]


@pytest.mark.clauses("F-19", "F.5.4")
def test_f19_only_the_owner_calls_and_with_the_sponsor() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("tom_harkin").turn(1)
    assert desk.judge("call barbara_boxer>wild_rivers") == "F-19"
    desk.turn(0)
    assert desk.judge("call tom_harkin>wild_rivers") == "F.5.4"
    desk.play("call barbara_boxer>wild_rivers")
    assert desk.where("wild_rivers") == "chamber"
    assert desk.active(0) == ["barbara_boxer"]


@pytest.mark.clauses("F.15.7", "F.5.2", "F.5.4")
def test_f_15_7_before_a_call_senators_join_own_bills_that_may_be_called() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").bill("gun_carry", "jon_kyl")
    desk.bill("school_meals", "tom_harkin", ready=99).seated("harry_reid", "edward_kennedy")
    assert desk.moves("activate") == ["activate harry_reid>wild_rivers"]
    assert desk.judge("activate edward_kennedy>wild_rivers") == "F.5.2"
    assert desk.judge("activate edward_kennedy>gun_carry") == "F.15.7"
    assert desk.judge("activate edward_kennedy>school_meals") == "F.15.7"
    assert desk.judge("activate barbara_boxer>wild_rivers") == "F.5.4"
    desk.play("activate harry_reid>wild_rivers")
    assert desk.where("harry_reid") == "on.30"
    desk.call("barbara_boxer", "wild_rivers")
    assert desk.active(0) == ["harry_reid", "barbara_boxer"]


# Pork


@pytest.mark.clauses("F-20", "F.4.3", "F.4.4")
def test_f20_pork_is_any_state_once_or_the_president() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer")
    assert len(desk.moves("pork")) == 51
    desk.play("pork ut>wild_rivers", "pork vice_president>wild_rivers")
    assert len(desk.moves("pork")) == 49
    assert desk.judge("pork ut>wild_rivers") == "F-20"
    mask = favour_bit(desk.ref("ut")) | fields.PRESIDENT_BIT
    assert desk.get("wild_rivers", "pork") == mask
    assert desk.get("wild_rivers", "gifts") == 0


@pytest.mark.clauses("F-20", "F.15.2", "F-33")
def test_f_15_2_pork_in_the_own_turn_where_it_makes_sense() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", ready=99).bill("gun_carry", "jon_kyl")
    desk.bill("carbon_cap", "edward_kennedy", "desk").hand(0, "school_meals").seated("tom_harkin")
    assert not desk.moves("pork")
    assert desk.judge("pork ut>wild_rivers") == "F.15.2"
    assert desk.judge("pork ut>gun_carry") == "F-20"
    assert desk.judge("pork ut>carbon_cap") == "F-33"
    desk.play("introduce school_meals>tom_harkin")
    assert len(desk.moves("pork")) == 51
    assert desk.judge("pork ut>school_meals") == ""
    desk.play("end", "draw", "end", "draw")
    assert desk.judge("pork ut>school_meals") == ""
    assert desk.get("school_meals", "spent") == 0


@pytest.mark.clauses("F-20", "F.4.3")
def test_f_4_3_in_a_vote_only_the_owner_adds_pork_and_only_on_the_floor() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl")
    desk.call("barbara_boxer", "wild_rivers")
    assert not desk.moves("pork")
    assert desk.judge("pork ut>wild_rivers") == "F-20"
    desk.play("decline")
    assert len(desk.moves("pork")) == 51
    desk.play("pork ut>wild_rivers")
    assert desk.judge("decline") == "F.15.5"
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").seated("jon_kyl", "bob_smith")
    desk.call("barbara_boxer", "wild_rivers").play("activate bob_smith>wild_rivers", "reply")
    assert desk.why("ut", "wild_rivers").clause == "F.4.3"


# Withdrawing


@pytest.mark.clauses("F-52")
def test_f52_a_withdrawn_bill_is_scored_and_its_senators_come_free() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").bill("gun_carry", "jon_kyl")
    desk.on("wild_rivers", "barbara_boxer")
    assert desk.moves("withdraw") == ["withdraw wild_rivers>discard"]
    assert desk.judge("withdraw gun_carry>discard") == "F-52"
    desk.play("withdraw wild_rivers>discard")
    assert desk.points(0) == 12 + 6
    assert desk.where("wild_rivers") == "discard"
    assert desk.where("barbara_boxer") == "caucus.0"
    assert [desk.get("wild_rivers", f) for f in fields.FIELDS] == [0] * 11


def test_f_4_3_the_pieces_have_the_refs_that_the_masks_reckon_with() -> None:
    desk = Desk()
    assert desk.ref("ak") == names.FIRST_STATE
    assert desk.ref("wy") == names.LAST_STATE
    assert names.favours(desk.mask("ak wy vice_president")) == [201, 250, 251]
