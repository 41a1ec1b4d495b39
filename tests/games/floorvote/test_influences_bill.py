"""Influences on bills: discharge, waiting, pork, the president, the poll itself."""

import pytest

from rules.floorvote.facts import fields
from rules.floorvote.facts.names import TURNS
from rules.floorvote.law.influences.by_word import EFFECTS
from tests.games.floorvote.desk import LATER, Desk


def floor_vote(*hand: str, seat: int = 0, pork: str = "") -> Desk:
    desk = Desk().bill("wild_rivers", "barbara_boxer", pork=pork)
    desk.seated("patrick_leahy", "jon_kyl", "bob_smith").hand(seat, *hand)
    return desk.call("barbara_boxer", "wild_rivers").pass_to(seat)


# F.13.8: discharge


def test_f_13_8_a_bill_leaves_committee_without_the_mark_and_waits() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").hand(0, "discharge_petition")
    desk.play("play discharge_petition>wild_rivers")
    assert desk.where("wild_rivers") == "floor"
    assert desk.get("wild_rivers", "marks") == 0
    assert desk.judge("call barbara_boxer>wild_rivers") == "F-18"
    assert desk.spoken("discharged")[0].what == desk.ref("wild_rivers")


def test_f_13_8_such_a_bill_has_two_marks_at_most() -> None:
    desk = Desk(white_house=0).bill("wild_rivers", "barbara_boxer", marks=0)
    desk.hand(0, "river_league", "union_hall", "campus_drive")
    desk.seated("patrick_leahy", "tom_harkin").on("wild_rivers", "patrick_leahy", "tom_harkin")
    desk.call("barbara_boxer", "wild_rivers").pass_to(0)
    desk.play("play river_league>wild_rivers", "reply", "decline")
    assert desk.where("wild_rivers") == "laws.0"
    assert desk.points(0) == (12 + 6) * 2


def test_f_13_8_it_needs_an_own_bill_in_committee_that_does_not_wait() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee", ready=LATER + 1)
    desk.bill("school_buses", "max_baucus").bill("permit_freedom", "jon_kyl", "committee")
    desk.hand(0, "discharge_petition")
    assert desk.targets("discharge_petition") == []
    for bill in ("wild_rivers", "school_buses", "permit_freedom"):
        assert desk.judge(f"play discharge_petition>{bill}") == "F.13.8"


# F.13.9: no waiting


@pytest.mark.parametrize("card", ["suspend_rules", "hold_lifted"])
def test_f_13_9_a_bill_may_be_called_in_the_turn_in_which_it_was_introduced(card: str) -> None:
    desk = Desk().seated("barbara_boxer").hand(0, "wild_rivers", card)
    desk.play("introduce wild_rivers>barbara_boxer")
    assert desk.judge("call barbara_boxer>wild_rivers") == "F-18"
    desk.play(f"play {card}>wild_rivers")
    assert desk.spoken("hurried")[0].what == desk.ref("wild_rivers")
    desk.call("barbara_boxer", "wild_rivers")
    assert desk.phase == "committee"
    assert desk.active(0) == ["barbara_boxer"]


def test_f_13_9_only_own_bills_that_wait() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").hand(0, "suspend_rules")
    desk.bill("permit_freedom", "jon_kyl", ready=LATER + 1)
    desk.bill("school_buses", "max_baucus", "desk", ready=LATER + 1)
    assert desk.targets("suspend_rules") == ["school_buses"]
    assert desk.judge("play suspend_rules>wild_rivers") == "F.13.9"
    assert desk.judge("play suspend_rules>permit_freedom") == "F.13.9"
    desk.play("play suspend_rules>school_buses")
    assert "call max_baucus>school_buses" in desk.moves("call")


# F.13.10: the previous question


def test_f_13_10_the_poll_is_taken_at_once_after_a_go_of_both_sides() -> None:
    desk = floor_vote("previous_question", seat=1)
    assert desk.judge("play previous_question>wild_rivers") == "F.13.10"
    desk.play("activate jon_kyl>wild_rivers", "reply")
    desk.play("activate patrick_leahy>wild_rivers", "reply")
    assert desk.targets("previous_question") == ["wild_rivers"]
    desk.play("play previous_question>wild_rivers")
    assert desk.spoken("question_put")
    assert desk.spoken("failed")
    assert (desk.phase, desk.t.seat) == ("turn", 0)
    assert desk.where("wild_rivers") == "floor"


def test_f_13_10_the_owner_may_end_the_exchange_while_ahead() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl", "trent_lott")
    desk.on("wild_rivers", "patrick_leahy", "tom_harkin", "john_kerry")
    desk.hand(0, "previous_question").call("barbara_boxer", "wild_rivers")
    desk.play("activate jon_kyl>wild_rivers", "reply")
    assert desk.tally.passing
    assert desk.judge("play previous_question>wild_rivers") == "F.13.10"
    desk.play(
        "pork ak>wild_rivers", "reply", "vote trent_lott>abstain", "activate trent_lott>wild_rivers"
    )
    desk.play("reply", "play previous_question>wild_rivers")
    assert desk.spoken("passed")
    assert desk.where("wild_rivers") == "desk"


# F.13.11: recess


def test_f_13_11_a_floor_vote_is_broken_off_and_counts_as_nothing() -> None:
    desk = floor_vote("recess_bell", seat=1)
    desk.play("activate jon_kyl>wild_rivers", "play recess_bell>wild_rivers")
    assert (desk.phase, desk.t.seat) == ("turn", 0)
    assert desk.where("wild_rivers") == "floor"
    assert desk.get("wild_rivers", "spent") == 0
    assert desk.where("jon_kyl") == desk.where("barbara_boxer") == "on.30"
    assert desk.judge("call barbara_boxer>wild_rivers") == "F-18"
    assert desk.spoken("recessed")


def test_f_13_11_an_amendment_may_be_tried_again() -> None:
    desk = Desk().bill("school_buses", "max_baucus", "committee").seated("jon_kyl", "harry_reid")
    desk.seated("bob_smith").hand(0, "recess_bell")
    desk.play("call max_baucus>school_buses", "amend jon_kyl>school_buses")
    desk.play("activate bob_smith>school_buses", "reply")
    assert (desk.phase, desk.t.seat) == ("amendment", 0)
    assert desk.get("school_buses", "spent") == fields.AMENDED_R
    desk.play("play recess_bell>school_buses")
    assert desk.get("school_buses", "spent") == 0
    assert desk.get("school_buses", "position") == 2
    assert desk.where("school_buses") == "committee"


def test_f_13_11_a_substitute_is_put_away() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl").hand(0, "recess_bell")
    desk.play("call barbara_boxer>wild_rivers", "offer jon_kyl>wild_rivers")
    assert desk.targets("recess_bell") == ["substitute"]
    desk.play("play recess_bell>substitute")
    assert desk.where("substitute") == "cabinet"
    assert desk.where("wild_rivers") == "floor"
    assert desk.get("wild_rivers", "spent") == 0


def test_f_13_11_an_override_is_not_used_up() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "desk", marks=3).seated("jon_kyl")
    desk.hand(0, "recess_bell").play("call barbara_boxer>wild_rivers").pass_to(0)
    desk.play("play recess_bell>wild_rivers")
    assert desk.where("wild_rivers") == "desk"
    desk.set(TURNS, LATER + 2)
    assert "call barbara_boxer>wild_rivers" in desk.moves("call")


def test_f_13_11_a_cloture_may_be_called_again() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl").hand(0, "recess_bell")
    desk.play("call barbara_boxer>wild_rivers", "filibuster jon_kyl>wild_rivers", "cloture")
    desk.play("play recess_bell>wild_rivers")
    assert desk.get("wild_rivers", "spent") == 0
    assert desk.where("jon_kyl") == "on.30"


# F.13.12: free pork


@pytest.mark.parametrize("card", ["bridge_money", "research_lab"])
def test_f_13_12_an_entry_that_costs_nothing(card: str) -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", pork="ak").hand(0, card)
    desk.play(f"play {card}>wild_rivers")
    assert (desk.phase, desk.t.seat) == ("earmark", 0)
    assert len(desk.moves()) == 49
    assert desk.judge("name ak>wild_rivers") == "F.13.12"
    assert desk.judge("name vice_president>wild_rivers") == "F.13.12"
    desk.play("name ga>wild_rivers")
    assert desk.phase == "turn"
    assert desk.get("wild_rivers", "pork") == desk.mask("ak ga")
    assert desk.spoken("earmarked")[0].what == desk.ref("ga")
    desk.play("withdraw wild_rivers>discard")
    assert desk.points(0) == 12 - 2 + 6


def test_f_13_12_it_wins_votes_on_the_floor_like_any_pork() -> None:
    desk = floor_vote("bridge_money").seated("zell_miller")
    before = desk.tally.ayes
    desk.play("play bridge_money>wild_rivers", "name ga>wild_rivers")
    assert desk.phase == "floor"
    assert desk.tally.ayes == before + 1


def test_f_13_12_only_for_own_bills_that_have_not_passed() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "desk", marks=3)
    desk.bill("permit_freedom", "jon_kyl").bill("school_buses", "max_baucus", "committee")
    desk.hand(0, "bridge_money")
    assert desk.targets("bridge_money") == ["school_buses"]
    assert desk.judge("play bridge_money>wild_rivers") == "F.13.12"
    assert desk.judge("play bridge_money>permit_freedom") == "F.13.12"
    assert floor_vote("bridge_money", seat=1).targets("bridge_money") == []


def test_f_13_12_the_substitutes_player_may_use_it_for_the_substitute() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl", "patrick_leahy")
    desk.hand(1, "bridge_money")
    desk.play("call barbara_boxer>wild_rivers", "offer jon_kyl>wild_rivers").pass_to(0)
    desk.play("activate patrick_leahy>substitute", "reply")
    desk.play("play bridge_money>substitute", "name ga>substitute")
    assert desk.get("substitute", "pork") == desk.get("substitute", "gifts")
    assert desk.get("wild_rivers", "pork") == 0


# F.13.13: struck pork


@pytest.mark.parametrize("card", ["line_item", "watchdog_report"])
def test_f_13_13_an_entry_is_struck_with_its_price(card: str) -> None:
    desk = (
        Desk()
        .bill("wild_rivers", "barbara_boxer", pork="ak al vice_president", gifts=2)
        .hand(0, card)
    )
    desk.play(f"play {card}>wild_rivers")
    assert desk.moves() == [
        "name ak>wild_rivers",
        "name al>wild_rivers",
        "name vice_president>wild_rivers",
    ]
    assert desk.judge("name ga>wild_rivers") == "F.13.13"
    desk.play("name vice_president>wild_rivers")
    assert desk.get("wild_rivers", "pork") == desk.mask("ak al")
    assert desk.spoken("struck")[0].what == desk.ref("vice_president")


def test_f_13_13_a_single_entry_is_named_as_well_and_a_gift_goes_with_it() -> None:
    desk = Desk().bill("permit_freedom", "jon_kyl", pork="al", gifts=2).hand(0, "line_item")
    desk.play("play line_item>permit_freedom")
    assert desk.moves() == ["name al>permit_freedom"]
    desk.play("name al>permit_freedom")
    assert desk.phase == "turn"
    assert desk.get("permit_freedom", "pork") == desk.get("permit_freedom", "gifts") == 0


def test_f_13_13_on_the_floor_votes_that_were_bought_are_lost() -> None:
    desk = floor_vote("line_item", seat=1, pork="ga").seated("zell_miller")
    before = desk.tally.ayes
    desk.play("play line_item>wild_rivers", "name ga>wild_rivers")
    assert desk.tally.ayes == before - 1


def test_f_13_13_a_bill_without_pork_has_nothing_to_strike() -> None:
    desk = floor_vote("line_item", seat=1)
    assert desk.judge("play line_item>wild_rivers") == "F.13.13"


# F.13.16: the president


@pytest.mark.parametrize(("card", "place"), [("", "desk"), ("oval_dinner", "laws.0")])
def test_f_13_16_the_president_comes_nearer_and_signs(card: str, place: str) -> None:
    desk = Desk().bill("two_year_budget", "john_breaux").bill("clean_coal", "zell_miller")
    desk.on("clean_coal", "mary_landrieu", "blanche_lincoln", "ben_nelson", "john_breaux")
    desk.on("clean_coal", "max_baucus", "bob_graham").hand(0, "oval_dinner")
    if card:
        desk.play("play oval_dinner>clean_coal")
        assert desk.spoken("president_nearer")[0].amount == 1
    desk.call("zell_miller", "clean_coal").play("decline")
    assert desk.spoken("passed")
    assert desk.where("clean_coal") == place


@pytest.mark.parametrize(("card", "place"), [("", "laws.1"), ("veto_threat", "desk")])
def test_f_13_16_farther_away_he_vetoes_what_he_would_have_signed(card: str, place: str) -> None:
    desk = Desk().bill("timber_access", "john_warner").hand(0, "veto_threat")
    desk.on("timber_access", "jon_kyl", "bob_smith", "ted_stevens")
    if card:
        desk.play("play veto_threat>timber_access")
        assert desk.spoken("president_farther")[0].amount == 2
    desk.turn(1).call("john_warner", "timber_access").play("decline")
    assert desk.spoken("passed")
    assert desk.where("timber_access") == place


def test_f_13_16_one_step_either_way_and_two_cards_cancel_out() -> None:
    desk = Desk().bill("clean_coal", "john_breaux", lean=-1).hand(0, "oval_dinner", "veto_threat")
    assert desk.judge("play oval_dinner>clean_coal") == "F.13.16"
    desk.play("play veto_threat>clean_coal")
    assert desk.get("clean_coal", "lean") == 0


def test_f_13_16_who_is_there_already_cannot_come_nearer() -> None:
    desk = Desk().bill("permit_freedom", "jon_kyl").hand(0, "oval_dinner")
    assert desk.judge("play oval_dinner>permit_freedom") == "F.13.16"


def test_f_13_16_after_passage_it_is_too_late() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "desk", marks=3).hand(0, "oval_dinner")
    assert desk.judge("play oval_dinner>wild_rivers") == "F.13.16"
    desk.play("call barbara_boxer>wild_rivers").pass_to(0)
    assert desk.phase == "override"
    assert desk.judge("play oval_dinner>wild_rivers") == "F.13.16"


def test_f34_every_effect_on_a_card_is_carried_out() -> None:
    kinds = {c.words["effect"] for c in Desk().t.setup.cards if c.kind == "influence"}
    assert kinds == set(EFFECTS)
