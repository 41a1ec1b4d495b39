"""Assets and deficits that do more than add or subtract (section 8)."""

import pytest

from rules.divide.facts import names
from rules.divide.law.battle import attack_sum, defence_sum
from rules.divide.law.stacks import leans_left
from tests.games.divide.desk import Desk


@pytest.mark.clauses("D.8.1")
def test_d26_lawyers_join_every_defence_of_their_base_like_it_or_not() -> None:
    desk = Desk().hand(0, "red_carpet").base(1, "idle_trucks", "fat_cats", "gold_hoarders")
    desk.on("fat_cats", "lawyers", "indictment", "typo")
    desk.play("take red_carpet>idle_trucks")
    assert desk.cards("defence") == ["fat_cats"]
    assert defence_sum(desk.t) == 2 + (3 - 3 - 1), "even if that lowers it"
    assert desk.said() == ["defends", "attacked"]
    desk.play("challenge", "call").dice(1, 6).play("throw")
    assert desk.where("fat_cats") == "base.1"
    assert desk.cards("fat_cats") == ["lawyers", "indictment", "typo"]


def test_d26_a_group_with_lawyers_that_is_the_target_counts_once() -> None:
    desk = Desk().hand(0, "red_carpet").base(1, "fat_cats").on("fat_cats", "lawyers")
    desk.play("take red_carpet>fat_cats")
    assert desk.cards("defence") == []
    assert defence_sum(desk.t) == 3


def test_d26_several_add_up_but_two_on_one_group_count_once() -> None:
    desk = Desk().hand(0, "red_carpet").base(1, "idle_trucks", "fat_cats", "gold_hoarders")
    desk.on("fat_cats", "lawyers").on("gold_hoarders", "press_secretary")
    desk.play("take red_carpet>idle_trucks")
    assert defence_sum(desk.t) == 2 + 3 + 2
    desk = Desk().hand(0, "red_carpet").base(1, "idle_trucks", "fat_cats")
    desk.on("fat_cats", "lawyers", "press_secretary").play("take red_carpet>idle_trucks")
    assert defence_sum(desk.t) == 2 + 3


def test_d26_lawyers_of_others_and_of_unaffiliated_groups_stay_out() -> None:
    desk = Desk().hand(0, "red_carpet").base(1, "idle_trucks").base(2, "fat_cats")
    desk.on("fat_cats", "lawyers").free("yurt_owners", "drum_circle")
    desk.on("drum_circle", "press_secretary")
    assert desk.play("take red_carpet>idle_trucks").cards("defence") == []
    desk.play("challenge", "call").dice(1, 6).play("throw").turn(0).hand(0, "baristas")
    assert desk.play("take baristas>yurt_owners").cards("defence") == []


@pytest.mark.clauses("D.8.2")
def test_d27_a_theorist_attacks_from_the_base_with_its_stack_and_returns() -> None:
    desk = Desk().hand(0, "summer_campers").base(0, "tofu_cartel", "baristas")
    desk.on("tofu_cartel", "conspiracy_theorist", "tax_shelter").base(1, "idle_trucks")
    assert "take tofu_cartel>idle_trucks" in desk.moves()
    assert desk.why("baristas", "idle_trucks").clause == "D.4.6"
    desk.play("take tofu_cartel>idle_trucks")
    assert attack_sum(desk.t) == 5
    desk.play("challenge", "call").dice(1, 6).play("throw")
    assert desk.where("tofu_cartel") == "base.0", "it is not at risk"
    assert desk.cards("tofu_cartel") == ["conspiracy_theorist", "tax_shelter"]


def test_d27_it_joins_a_team_too_and_a_counter_raise_and_once() -> None:
    desk = (
        Desk().hand(0, "summer_campers").base(0, "tofu_cartel").on("tofu_cartel", "door_knockers")
    )
    desk.base(1, "idle_trucks").hand(1, "oil_ballet").play("take summer_campers>idle_trucks")
    assert desk.moves("join") == ["join tofu_cartel>attack"]
    desk.play("challenge", "join oil_ballet>defence", "stand", "join tofu_cartel>attack")
    assert attack_sum(desk.t) == 3
    assert desk.moves("join") == []


def test_d27_not_for_defence_and_never_against_itself() -> None:
    desk = Desk().hand(0, "summer_campers").base(1, "idle_trucks", "gold_hoarders")
    desk.on("gold_hoarders", "conspiracy_theorist").hand(1, "jingle")
    desk.play("take summer_campers>idle_trucks", "challenge")
    assert desk.judge("join gold_hoarders>defence") == "D-19"
    desk = Desk().hand(0, "jingle").base(0, "tofu_cartel").on("tofu_cartel", "conspiracy_theorist")
    assert desk.moves("take", "destroy") == []
    assert desk.judge("destroy tofu_cartel>tofu_cartel") == "D.4.1"


def test_d27_whoever_owns_the_group_uses_it() -> None:
    desk = Desk().hand(0, "conspiracy_theorist").base(1, "idle_trucks").free("yurt_owners")
    desk.play("attach conspiracy_theorist>idle_trucks").turn(1)
    assert "take idle_trucks>yurt_owners" in desk.moves()
    desk.turn(0).hand(0, "baristas")
    assert desk.judge("take idle_trucks>yurt_owners") == "D.4.2"


@pytest.mark.clauses("D-8")
def test_d_8_3_events_pass_an_immune_group_over() -> None:
    desk = Desk().base(0, "baristas").base(1, "women_voters", "idle_trucks").base(2, "fat_cats")
    desk.on("women_voters", "teflon_suit", "typo")
    desk.hand(0, "scandal", "walkout", "bedfellows", "headhunters", "change_of_heart", "pardon")
    for event in ("scandal", "walkout", "bedfellows", "change_of_heart"):
        assert f"play {event}>idle_trucks" in desk.moves()
        assert desk.judge(f"play {event}>women_voters") == "D.8.3"
        assert desk.why(event, "women_voters").clause == "D.8.3"
        assert desk.why(event, "women_voters").facts["onto"] == desk.ref("women_voters")
    assert desk.judge("play headhunters>teflon_suit") == "D.8.3"
    desk.play("play pardon>base.1")
    assert desk.cards("women_voters") == ["teflon_suit", "typo"], "nor does a pardon reach it"


def test_d_8_3_nothing_is_swapped_with_it_or_moved_onto_it() -> None:
    desk = Desk().base(0, "baristas").base(1, "women_voters").base(2, "fat_cats")
    desk.on("women_voters", "teflon_suit").on("fat_cats", "jingle")
    desk.hand(0, "bedfellows", "headhunters")
    swapping = desk.play("play bedfellows>baristas")
    assert swapping.moves() == ["swap baristas>fat_cats"]
    assert swapping.judge("swap baristas>women_voters") == "D.8.3"
    desk.play("swap baristas>fat_cats").turn(0).play("play headhunters>jingle")
    assert desk.moves() == ["transfer jingle>baristas"]
    assert desk.judge("transfer jingle>women_voters") == "D.8.3"
    assert desk.why("jingle", "women_voters").clause == "D.8.3"


def test_d_8_3_mass_events_skip_it_but_attacks_do_not() -> None:
    desk = Desk().base(1, "women_voters").on("women_voters", "teflon_suit")
    desk.hand(0, "terror_attack", "baristas").play("play terror_attack>discard")
    assert desk.where("women_voters") == "base.1"
    assert "destroy baristas>women_voters" in desk.turn(0).moves()


def test_d_8_4_a_charter_keeps_a_group_from_destruction() -> None:
    desk = Desk().hand(0, "red_carpet", "scandal", "market_crash").base(1, "idle_trucks")
    desk.on("idle_trucks", "zombie_charter")
    assert desk.moves("destroy") == []
    assert desk.judge("destroy red_carpet>idle_trucks") == "D.8.4"
    assert desk.judge("play scandal>idle_trucks") == "D.8.4"
    assert desk.why("scandal", "idle_trucks").clause == "D.8.4"
    assert desk.moves("take") == ["take red_carpet>idle_trucks"], "it may be taken over"
    desk.play("play market_crash>discard")
    assert desk.where("idle_trucks") == "base.1"


def test_d_8_4_a_charter_laid_in_the_battle_saves_the_target() -> None:
    desk = Desk().hand(0, "red_carpet").base(1, "idle_trucks").hand(1, "zombie_charter")
    desk.play("destroy red_carpet>idle_trucks", "challenge", "reinforce zombie_charter>idle_trucks")
    desk.play("stand").dice(6, 1).play("throw")
    assert desk.where("idle_trucks") == "base.1"
    assert "undying" in desk.said()


def test_d_8_5_a_gagged_group_joins_neither_attacks_nor_defences() -> None:
    desk = Desk().hand(0, "baristas").base(0, "tofu_cartel").base(1, "idle_trucks", "fat_cats")
    desk.on("tofu_cartel", "conspiracy_theorist", "gag_order").on("fat_cats", "lawyers")
    assert not [m for m in desk.moves("take") if " tofu_cartel>" in m]
    assert desk.judge("take tofu_cartel>idle_trucks") == "D.8.5"
    assert desk.why("tofu_cartel", "idle_trucks").clause == "D.8.5"
    desk.play("take baristas>idle_trucks")
    assert desk.judge("join tofu_cartel>attack") == "D.8.5"
    desk = Desk().hand(0, "baristas").base(1, "idle_trucks", "fat_cats")
    desk.on("fat_cats", "lawyers", "gag_order").play("take baristas>idle_trucks")
    assert desk.cards("defence") == []


def test_d_8_5_laid_in_a_battle_the_group_counts_nothing_but_a_target_does() -> None:
    desk = Desk().hand(0, "red_carpet", "baristas").base(1, "idle_trucks").hand(1, "gag_order")
    desk.play("take red_carpet>idle_trucks", "join baristas>attack", "challenge")
    desk.play("reinforce gag_order>red_carpet")
    assert attack_sum(desk.t) == 2
    desk = Desk().hand(0, "red_carpet", "gag_order").base(1, "idle_trucks")
    desk.play("take red_carpet>idle_trucks", "reinforce gag_order>idle_trucks")
    assert defence_sum(desk.t) == 2
    assert desk.sums(0)[0] == 4, "at home it is worth what it is worth"


def test_d_8_6_an_identity_crisis_changes_the_wing() -> None:
    desk = (
        Desk().hand(0, "identity_crisis").base(1, "fat_cats", "baristas").on("fat_cats", "jingle")
    )
    assert desk.sums(1) == (2, 4, 2, 3)
    desk.play("attach identity_crisis>fat_cats")
    assert leans_left(desk.t, desk.ref("fat_cats"))
    assert desk.sums(1) == (6, 0, 6, 4)
    assert desk.readouts("counts_left")["fat_cats"] == {"total": 4}


def test_d_8_8_a_repossession_takes_the_topmost_asset_only() -> None:
    desk = Desk().hand(0, "repossession").base(1, "fat_cats")
    desk.on("fat_cats", "tax_shelter", "jingle", "typo")
    desk.play("attach repossession>fat_cats")
    assert desk.cards("fat_cats") == ["tax_shelter", "typo", "repossession"]
    assert desk.cards("discard") == ["jingle"]
    assert desk.sums(1) == (0, 5, 5, 4)
    assert desk.said()[:2] == ["laid", "stripped"]


def test_d_8_8_without_an_asset_nothing_is_taken() -> None:
    desk = Desk().hand(0, "repossession").base(1, "fat_cats").on("fat_cats", "typo")
    desk.play("attach repossession>fat_cats")
    assert desk.cards("fat_cats") == ["typo", "repossession"]
    assert "stripped" not in desk.said()


def test_d_8_8_in_a_battle_as_well() -> None:
    desk = Desk().hand(0, "baristas", "repossession").base(1, "idle_trucks")
    desk.on("idle_trucks", "dark_money").play("take baristas>idle_trucks")
    assert defence_sum(desk.t) == 5
    desk.play("reinforce repossession>idle_trucks")
    assert defence_sum(desk.t) == 2
    assert desk.sums(1) == (0, 2, 2, 2)
    assert desk.t.count(names.RAISED) == 0
