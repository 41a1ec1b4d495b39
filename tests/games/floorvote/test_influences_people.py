"""Influences that move senators: releases, the press, called home; and the whips."""

import pytest

from rules.floorvote.facts import names
from rules.floorvote.facts.names import whipped
from tests.games.floorvote.desk import Desk

# F.13.4: releases


@pytest.mark.parametrize("card", ["whip_count", "late_night_deal"])
def test_f_13_4_an_own_senator_comes_free_in_the_own_turn_even_a_sponsor(card: str) -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").bill("school_buses", "max_baucus")
    desk.on("wild_rivers", "barbara_boxer", "patrick_leahy", "jon_kyl").hand(0, card)
    assert desk.targets(card) == ["barbara_boxer", "patrick_leahy"]
    assert desk.judge(f"play {card}>jon_kyl") == "F.13.4"
    assert desk.judge(f"play {card}>max_baucus") == "F.13.4"
    desk.play(f"play {card}>barbara_boxer")
    assert desk.where("barbara_boxer") == "caucus.0"
    assert desk.spoken("freed")[0].what == desk.ref("barbara_boxer")
    assert "call barbara_boxer>wild_rivers" in desk.moves("call")


def test_f_13_4_in_a_vote_anybody_but_the_sponsor_may_leave() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl", "patrick_leahy")
    desk.hand(0, "whip_count").call("barbara_boxer", "wild_rivers").pass_to(0)
    desk.play("activate patrick_leahy>wild_rivers")
    assert desk.targets("whip_count") == ["patrick_leahy"]
    assert desk.judge("play whip_count>barbara_boxer") == "F.15.4"
    before = desk.tally.ayes
    desk.play("play whip_count>patrick_leahy")
    assert desk.tally.ayes == before - 3
    assert desk.where("patrick_leahy") == "caucus.0"


def test_f_13_4_who_sits_on_another_bill_can_be_fetched_for_the_vote() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").bill("school_buses", "max_baucus")
    desk.seated("jon_kyl").on("school_buses", "patrick_leahy").hand(0, "late_night_deal")
    desk.call("barbara_boxer", "wild_rivers").pass_to(0)
    assert desk.judge("activate patrick_leahy>wild_rivers") == "F.3.2"
    desk.play("play late_night_deal>patrick_leahy", "activate patrick_leahy>wild_rivers")
    assert desk.active(0) == ["barbara_boxer", "patrick_leahy"]


def test_what_a_card_has_done_to_a_senator_survives_a_release() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl", "patrick_leahy")
    desk.hand(1, "town_hall").hand(0, "whip_count").on("wild_rivers", "patrick_leahy")
    desk.call("barbara_boxer", "wild_rivers")
    desk.play("play town_hall>patrick_leahy", "reply", "play whip_count>patrick_leahy")
    desk.play("activate patrick_leahy>wild_rivers")
    assert desk.sums == (2, 1)


# F.13.14: the press


@pytest.mark.parametrize("card", ["front_page", "leaked_memo"])
def test_f_13_14_a_senator_of_either_side_is_torn_away(card: str) -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl").hand(1, card)
    desk.on("wild_rivers", "patrick_leahy").call("barbara_boxer", "wild_rivers")
    assert desk.targets(card) == ["patrick_leahy"]
    assert desk.judge(f"play {card}>barbara_boxer") == "F.15.4"
    assert desk.judge(f"play {card}>jon_kyl") == "F.13.14"
    assert desk.sums == (6, 1)
    desk.play(f"play {card}>patrick_leahy")
    assert desk.sums == (3, 1)
    assert desk.where("patrick_leahy") == "caucus.0"


def test_f_13_14_in_a_turn_sponsors_are_out_of_reach() -> None:
    desk = Desk().bill("permit_freedom", "jon_kyl").on("permit_freedom", "jon_kyl", "bob_smith")
    desk.hand(0, "front_page")
    assert desk.targets("front_page") == ["bob_smith"]
    desk.play("play front_page>bob_smith")
    assert desk.where("bob_smith") == "caucus.1"


def test_f_13_14_the_substitutes_sponsor_stays_too() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl", "bob_smith")
    desk.hand(0, "front_page")
    desk.play("call barbara_boxer>wild_rivers", "offer jon_kyl>wild_rivers")
    assert desk.judge("play front_page>jon_kyl") == "F.15.4"


# F.13.15: called home


def test_f_13_15_a_rival_is_away_until_the_next_own_turn() -> None:
    desk = Desk().seated("jon_kyl", "patrick_leahy").hand(0, "called_home")
    assert desk.targets("called_home") == ["jon_kyl"]
    assert desk.judge("play called_home>patrick_leahy") == "F.13.15"
    desk.play("play called_home>jon_kyl")
    assert desk.where("jon_kyl") == "away.1"
    assert desk.spoken("sent_home")[0].what == desk.ref("jon_kyl")
    desk.play("end", "draw")
    assert desk.phase == "turn"
    assert desk.where("jon_kyl") == "away.1"
    desk.play("end")
    assert desk.where("jon_kyl") == "caucus.1"
    assert desk.spoken("comes_back")[0].what == desk.ref("jon_kyl")


def test_f_13_15_nobody_is_called_home_in_a_vote() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl").hand(0, "called_home")
    desk.call("barbara_boxer", "wild_rivers").pass_to(0)
    assert desk.judge("play called_home>jon_kyl") == "F.13.15"


def test_f_13_15_an_activated_senator_leaves_the_bill() -> None:
    desk = Desk().bill("permit_freedom", "jon_kyl").on("permit_freedom", "bob_smith")
    desk.hand(0, "called_home").play("play called_home>bob_smith")
    assert desk.where("bob_smith") == "away.1"
    assert desk.phase == "turn"


def test_f_13_15_who_is_away_counts_among_the_25() -> None:
    desk = Desk()
    caucus = desk.t.at(names.bench(1))[:25]
    desk.seated(*[desk.t.setup.name_of(senator) for senator in caucus])
    gone = desk.t.setup.name_of(caucus[0])
    desk.hand(0, "called_home").play(f"play called_home>{gone}", "end", "draw")
    new = desk.t.setup.name_of(desk.t.at(names.cloakroom(1))[0])
    assert desk.judge(f"enter {new}>caucus.1") == "F.2.5"


@pytest.mark.clauses("F.13.15")
def test_f17_the_bills_of_a_sponsor_who_is_called_home_wait_and_live() -> None:
    desk = Desk().bill("permit_freedom", "jon_kyl").bill("estate_tax_end", "jon_kyl", "committee")
    desk.seated("bob_smith").hand(0, "called_home").play("play called_home>jon_kyl")
    assert (desk.phase, desk.t.seat) == ("turn", 0)
    desk.play("end", "draw")
    for bill in ("permit_freedom", "estate_tax_end"):
        assert desk.get(bill, "sponsor") == desk.ref("jon_kyl")
        assert desk.readouts("stage_sponsor_away")[bill] == {}
        assert desk.judge(f"call jon_kyl>{bill}") == "F-17"
    assert desk.moves("call") == []
    assert desk.judge("activate bob_smith>permit_freedom") == "F.15.7"
    assert desk.judge("pork nh>permit_freedom") == "F.15.2"


def test_f17_the_sponsor_comes_back_and_the_bill_goes_on() -> None:
    desk = Desk().bill("permit_freedom", "jon_kyl").hand(0, "called_home")
    desk.play("play called_home>jon_kyl", "end", "draw", "end", "draw")
    assert desk.where("jon_kyl") == "caucus.1"
    desk.play("end", "draw")
    assert desk.moves("call") == ["call jon_kyl>permit_freedom"]


def test_f17_a_waiting_bill_may_still_be_withdrawn() -> None:
    desk = Desk().bill("permit_freedom", "jon_kyl").hand(0, "called_home")
    desk.play("play called_home>jon_kyl", "end", "draw", "withdraw permit_freedom>discard")
    assert desk.points(1) == 16


# F.3.5: whips


def test_f_3_5_the_whip_releases_one_own_senator_in_a_turn() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("harry_reid", "jon_kyl")
    desk.on("wild_rivers", "patrick_leahy", "tom_harkin", "bob_smith")
    assert desk.moves("whip") == ["whip patrick_leahy>caucus.0", "whip tom_harkin>caucus.0"]
    assert desk.judge("whip bob_smith>caucus.0") == "F.3.5"
    desk.play("whip patrick_leahy>caucus.0")
    assert desk.where("patrick_leahy") == "caucus.0"
    assert desk.spoken("freed")[0].what == desk.ref("patrick_leahy")
    assert desk.moves("whip") == []
    assert desk.why("tom_harkin", "caucus.0").clause == "F.3.5"


def test_f_3_5_no_whip_in_play_no_release() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").on("wild_rivers", "patrick_leahy")
    desk.cloakroom(0, "harry_reid").seated("don_nickles")
    assert desk.judge("whip patrick_leahy>caucus.0") == "F.3.5"
    desk.give(desk.ref("away.0"), "harry_reid")
    assert desk.judge("whip patrick_leahy>caucus.0") == "F.3.5"


def test_f_3_5_in_a_vote_both_whips_may_act_but_not_on_the_sponsor() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("harry_reid", "don_nickles")
    desk.on("wild_rivers", "patrick_leahy").call("barbara_boxer", "wild_rivers")
    desk.play("activate don_nickles>wild_rivers", "whip don_nickles>caucus.1", "reply")
    assert desk.judge("whip barbara_boxer>caucus.0") == "F.15.4"
    desk.play("whip patrick_leahy>caucus.0", "reply")
    assert desk.judge("whip don_nickles>caucus.1") == "F.3.5"


@pytest.mark.clauses("F-43")
def test_f_3_5_who_may_stand_down_for_free_needs_no_whip() -> None:
    desk = (
        Desk().bill("wild_rivers", "barbara_boxer").seated("don_nickles", "jon_kyl", "trent_lott")
    )
    desk.seated("bob_smith", "james_inhofe", "phil_gramm", "jesse_helms", "strom_thurmond")
    desk.play("call barbara_boxer>wild_rivers", "offer jon_kyl>wild_rivers", "decline")
    for senator in ("don_nickles", "trent_lott", "bob_smith"):
        desk.play(f"activate {senator}>substitute")
    desk.play("reply", "decline")
    assert (desk.phase, desk.t.seat) == ("floor", 1)
    assert "stand_down trent_lott>caucus.1" in desk.moves()
    assert desk.moves("whip") == []
    assert desk.judge("whip trent_lott>caucus.1") == "F-43"


def test_f_3_5_the_next_turn_has_a_new_release() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("harry_reid")
    desk.on("wild_rivers", "patrick_leahy").play("whip patrick_leahy>caucus.0", "end")
    assert desk.t.count(whipped(0)) == 0


@pytest.mark.clauses("F-5")
def test_f_3_5_in_the_first_turns_neither_whips_nor_influences_act() -> None:
    desk = Desk().turn(0, 1).seated("harry_reid", "jon_kyl").hand(0, "wild_rivers", "called_home")
    desk.seated("barbara_boxer").play("introduce wild_rivers>barbara_boxer")
    assert desk.moves("whip", "play") == []
    assert desk.judge("whip barbara_boxer>caucus.0") == "F-5"
    assert desk.judge("play called_home>jon_kyl") == "F-5"
