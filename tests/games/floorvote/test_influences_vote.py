"""Influences that change a vote: lobbies, constituents, money, and manoeuvres in committee."""

import pytest

from tests.games.floorvote.desk import Desk


def on_the_floor(*hand: str, seat: int = 1) -> Desk:
    """Vote on a liberal bill of the Democrats, with two senators for it and three against."""
    desk = Desk().bill("wild_rivers", "barbara_boxer")
    desk.seated("patrick_leahy", "zell_miller", "bob_smith", "jon_kyl", "lincoln_chafee")
    desk.hand(seat, *hand).call("barbara_boxer", "wild_rivers")
    return desk.pass_to(seat)


def in_committee(*hand: str, seat: int = 1) -> Desk:
    """Vote in committee on an environmental bill of the Democrats."""
    desk = Desk().bill("school_buses", "max_baucus", "committee")
    desk.seated("james_jeffords", "tom_harkin", "harry_reid", "bob_smith", "jon_kyl")
    desk.seated("lincoln_chafee", "orrin_hatch")
    desk.hand(seat, *hand).call("max_baucus", "school_buses")
    return desk.pass_to(seat)


# F.13.1: lobbies


@pytest.mark.parametrize(
    ("card", "bill", "sponsor", "change"),
    [
        ("union_hall", "wild_rivers", "barbara_boxer", (4, 0)),
        ("campus_drive", "school_buses", "max_baucus", (4, 0)),
        ("union_hall", "timber_access", "christopher_bond", (0, 4)),
        ("river_league", "wild_rivers", "barbara_boxer", (4, 0)),
        ("clinic_alliance", "school_meals", "tom_harkin", (4, 0)),
        ("rights_watch", "gun_carry", "jon_kyl", (0, 4)),
        ("chamber_lunch", "permit_freedom", "jon_kyl", (2, 0)),
        ("talk_radio", "wild_rivers", "barbara_boxer", (0, 2)),
        ("tax_revolt", "capital_gains", "trent_lott", (3, 0)),
        ("oil_roundtable", "school_buses", "max_baucus", (0, 3)),
        ("arms_makers", "test_ban", "barbara_boxer", (0, 3)),
    ],
)
def test_f_13_1_a_lobby_votes_by_the_position_of_the_bill(
    card: str, bill: str, sponsor: str, change: tuple[int, int]
) -> None:
    desk = Desk().bill(bill, sponsor)
    owner = desk.get(bill, "owner")
    desk.turn(owner).hand(1 - owner, card).call(sponsor, bill)
    ayes, nays = desk.sums
    assert desk.targets(card) == [bill]
    desk.play(f"play {card}>{bill}")
    assert desk.sums == (ayes + change[0], nays + change[1])
    assert desk.spoken("lobby_for" if change[0] else "lobby_against")[0].amount == sum(change)
    assert desk.where(card) == "discard"


def test_f_13_1_a_lobby_counts_toward_the_weight_and_only_once() -> None:
    desk = on_the_floor("river_league", seat=0)
    needed = desk.tally.needed
    before = desk.sums
    desk.play("play river_league>wild_rivers")
    assert desk.sums == (before[0] + 4, before[1])
    assert desk.tally.needed == needed
    desk.play("reply", "decline")
    assert desk.phase == "floor"
    desk.play("decline")
    assert desk.t.count(desk.ref("lobby_for")) == 0


def test_f_13_1_a_lobby_does_not_care_for_the_centre_nor_for_other_issues() -> None:
    desk = Desk().bill("park_repairs", "zell_miller").hand(1, "union_hall", "talk_radio")
    desk.call("zell_miller", "park_repairs")
    assert desk.targets("union_hall") == desk.targets("talk_radio") == []
    assert desk.judge("play union_hall>park_repairs") == "F.13.1"
    desk = on_the_floor("tax_revolt", "clinic_alliance")
    assert desk.targets("tax_revolt") == desk.targets("clinic_alliance") == []
    assert desk.why("tax_revolt", "wild_rivers").clause == "F.13.1"


def test_f_13_1_lobbies_have_no_say_in_committee_nor_in_a_turn() -> None:
    assert in_committee("river_league").judge("play river_league>school_buses") == "F.13.1"
    desk = Desk().bill("wild_rivers", "barbara_boxer").hand(0, "river_league")
    assert desk.judge("play river_league>wild_rivers") == "F.13.1"


def test_f_13_1_a_lobby_looks_at_the_position_of_the_substitute() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl").hand(0, "river_league")
    desk.play("call barbara_boxer>wild_rivers", "offer jon_kyl>wild_rivers")
    nays = desk.tally.nays
    assert desk.targets("river_league") == ["substitute"]
    desk.play("play river_league>substitute")
    assert desk.tally.nays == nays + 4


# F.13.2: constituents who want an abstention


@pytest.mark.parametrize("card", ["town_hall", "letter_flood", "county_fair"])
def test_f_13_2_a_senator_of_either_side_must_abstain(card: str) -> None:
    desk = on_the_floor(card)
    assert desk.sums == (3, 3)
    desk.play(f"play {card}>patrick_leahy")
    assert desk.sums == (2, 3)
    assert desk.spoken("silenced")[0].what == desk.ref("patrick_leahy")
    desk.play("reply", "activate patrick_leahy>wild_rivers")
    assert desk.sums == (2, 3)
    assert desk.judge("vote patrick_leahy>aye") == "F.13.2"


def test_f_13_2_everybody_with_a_vote_can_be_silenced_but_the_sponsor() -> None:
    desk = on_the_floor("town_hall", "letter_flood")
    everybody = ["bob_smith", "jon_kyl", "lincoln_chafee", "patrick_leahy", "zell_miller"]
    assert desk.targets("town_hall") == everybody
    assert desk.judge("play town_hall>barbara_boxer") == "F.15.4"
    desk.play("play town_hall>patrick_leahy")
    assert "patrick_leahy" not in desk.targets("letter_flood")
    assert desk.judge("play letter_flood>patrick_leahy") == "F.13.2"


def test_f_13_2_in_committee_only_those_who_vote_can_be_silenced() -> None:
    desk = in_committee("town_hall")
    assert desk.targets("town_hall") == []
    desk.play("activate jon_kyl>school_buses", "reply", "activate james_jeffords>school_buses")
    desk.play("reply")
    assert desk.targets("town_hall") == ["james_jeffords", "jon_kyl"]
    assert desk.sums == (4, 1)
    desk.play("play town_hall>james_jeffords")
    assert desk.sums == (1, 1)


def test_f_13_2_it_holds_for_this_vote_only() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("patrick_leahy", "jon_kyl")
    desk.hand(0, "town_hall")
    desk.play("call barbara_boxer>wild_rivers", "offer jon_kyl>wild_rivers")
    desk.play("play town_hall>patrick_leahy", "reply", "decline")
    assert desk.phase == "floor"
    assert desk.sums == (3, 2)


# F.13.3: constituents who draw a senator nearer


@pytest.mark.parametrize("card", ["home_poll", "farm_tour", "editorial_board"])
def test_f_13_3_one_step_away_becomes_the_own_position(card: str) -> None:
    desk = on_the_floor(card, seat=0)
    assert desk.judge("play " + card + ">lincoln_chafee") == ""
    nays = desk.tally.nays
    desk.play(f"play {card}>lincoln_chafee")
    assert desk.tally.nays == nays - 1
    assert desk.spoken("drawn_nearer")[0].what == desk.ref("lincoln_chafee")


def test_f_13_3_two_steps_away_become_free_to_support() -> None:
    desk = on_the_floor("home_poll", seat=0)
    assert desk.sums == (3, 3)
    desk.play("play home_poll>zell_miller")
    assert desk.sums == (4, 3)


def test_f_13_3_pork_helps_who_has_come_from_three_steps_to_two() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("ted_stevens").hand(0, "home_poll")
    desk.call("barbara_boxer", "wild_rivers").pass_to(0)
    desk.play("pork ak>wild_rivers", "play home_poll>ted_stevens")
    assert desk.sums == (1 + 1, 1)
    desk.play("reply")
    assert desk.judge("vote ted_stevens>aye") == ""


def test_f_13_3_four_steps_are_too_far_and_a_second_card_adds_nothing() -> None:
    desk = on_the_floor("home_poll", "farm_tour")
    assert desk.targets("home_poll") == ["lincoln_chafee", "zell_miller"]
    assert desk.judge("play home_poll>jon_kyl") == "F.13.3"
    desk.play("play home_poll>zell_miller")
    assert desk.targets("farm_tour") == ["lincoln_chafee"]


def test_f_13_3_in_committee_it_keeps_a_neighbour_from_voting_against() -> None:
    desk = (
        Desk()
        .bill("park_repairs", "arlen_specter", "committee")
        .seated("james_jeffords", "jon_kyl")
    )
    desk.turn(1).hand(1, "home_poll").call("arlen_specter", "park_repairs")
    desk.play("activate james_jeffords>park_repairs", "reply", "activate jon_kyl>park_repairs")
    assert desk.sums == (2, 3)
    assert desk.targets("home_poll") == ["james_jeffords"]
    desk.play("play home_poll>james_jeffords")
    assert desk.sums == (2, 0)


def test_f_13_3_amendments_in_committee_bind_nobody() -> None:
    desk = Desk().bill("school_buses", "max_baucus", "committee").seated("jon_kyl", "bob_smith")
    desk.hand(1, "home_poll")
    desk.play("call max_baucus>school_buses", "amend jon_kyl>school_buses")
    assert desk.phase == "amendment"
    assert desk.judge("play home_poll>jon_kyl") == "F.13.3"


# F.13.5: campaign money


@pytest.mark.parametrize("card", ["campaign_chest", "phone_bank", "golf_weekend"])
def test_f_13_5_an_activated_senator_has_two_more_votes(card: str) -> None:
    desk = on_the_floor(card)
    assert desk.targets(card) == []
    desk.play("activate bob_smith>wild_rivers")
    nays = desk.tally.nays
    assert desk.targets(card) == ["bob_smith"]
    desk.play(f"play {card}>bob_smith")
    assert desk.tally.nays == nays + 2
    assert desk.spoken("boosted")[0].amount == 2


def test_f_13_5_all_three_add_up_and_go_when_the_senator_leaves() -> None:
    desk = on_the_floor("campaign_chest", "phone_bank", "golf_weekend", "whip_count", seat=0)
    assert desk.targets("phone_bank") == ["barbara_boxer"]
    desk.play("activate patrick_leahy>wild_rivers")
    before = desk.tally.ayes
    for card in ("campaign_chest", "phone_bank", "golf_weekend"):
        desk.play(f"play {card}>patrick_leahy")
    assert desk.tally.ayes == before + 6
    desk.play("play whip_count>patrick_leahy")
    assert desk.tally.ayes == before - 3
    desk.play("activate patrick_leahy>wild_rivers")
    assert desk.tally.ayes == before


def test_f_13_5_money_is_for_own_senators_who_vote_on_the_floor() -> None:
    desk = on_the_floor("phone_bank")
    assert desk.judge("play phone_bank>barbara_boxer") == "F.13.5"
    assert desk.judge("play phone_bank>bob_smith") == "F.13.5"
    desk.play("activate bob_smith>wild_rivers", "vote bob_smith>abstain")
    assert desk.judge("play phone_bank>bob_smith") == "F.13.5"
    assert in_committee("phone_bank").targets("phone_bank") == []


# F.13.6 and F.13.7: manoeuvres in committee


def test_f_13_6_a_guest_has_one_vote_once_activated() -> None:
    desk = in_committee("guest_seat")
    assert desk.targets("guest_seat") == ["orrin_hatch"]
    assert desk.judge("activate orrin_hatch>school_buses") == "F.5.2"
    desk.play("play guest_seat>orrin_hatch")
    assert desk.spoken("seated")[0].what == desk.ref("orrin_hatch")
    assert desk.tally.nays == 0
    desk.play("activate orrin_hatch>school_buses")
    assert desk.tally.nays == 1


def test_f_13_6_members_and_rivals_are_no_guests_and_the_floor_has_none() -> None:
    desk = in_committee("guest_seat")
    assert desk.judge("play guest_seat>jon_kyl") == "F.13.6"
    assert desk.judge("play guest_seat>tom_harkin") == "F.13.6"
    assert on_the_floor("guest_seat").targets("guest_seat") == []


def test_f_13_6_the_seat_is_gone_after_the_vote() -> None:
    desk = in_committee("guest_seat")
    desk.play("play guest_seat>orrin_hatch", "activate orrin_hatch>school_buses", "reply")
    desk.play("activate james_jeffords>school_buses", "reply", "decline")
    assert desk.where("school_buses") == "floor"
    assert all(count == 0 for count in pledges(desk))


def pledges(desk: Desk) -> list[int]:
    return [desk.t.count(desk.ref(f"pledge.{number}")) for number in range(100)]


@pytest.mark.parametrize("card", ["scheduling_conflict", "quorum_trick"])
def test_f_13_7_a_barred_member_has_no_vote(card: str) -> None:
    desk = in_committee(card)
    desk.play("activate jon_kyl>school_buses", "reply", "activate james_jeffords>school_buses")
    desk.play("reply")
    assert desk.sums == (4, 1)
    desk.play(f"play {card}>james_jeffords")
    assert desk.sums == (1, 1)
    assert desk.spoken("barred")[0].what == desk.ref("james_jeffords")


def test_f_13_7_who_is_barred_beforehand_cannot_be_activated() -> None:
    desk = in_committee("quorum_trick")
    members = ["bob_smith", "harry_reid", "james_jeffords", "jon_kyl", "lincoln_chafee"]
    assert desk.targets("quorum_trick") == members
    desk.play("play quorum_trick>james_jeffords", "reply")
    assert desk.judge("activate james_jeffords>school_buses") == "F.13.7"
    assert "activate harry_reid>school_buses" in desk.moves()


def test_f_13_7_neither_the_sponsor_nor_an_amender_can_be_barred() -> None:
    desk = in_committee("quorum_trick")
    assert desk.judge("play quorum_trick>max_baucus") == "F.15.4"
    assert desk.judge("play quorum_trick>tom_harkin") == "F.13.7"
    desk = Desk().bill("school_buses", "max_baucus", "committee").seated("jon_kyl")
    desk.hand(1, "quorum_trick")
    desk.play("call max_baucus>school_buses", "amend jon_kyl>school_buses")
    assert desk.judge("play quorum_trick>jon_kyl") == "F.15.4"
    assert desk.judge("play quorum_trick>max_baucus") == "F.15.4"
