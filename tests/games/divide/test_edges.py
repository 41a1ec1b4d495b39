"""Where cards meet: effects that change in the middle of a battle, and tables with gaps."""

from rules.divide.facts import names
from rules.divide.game import GAME
from rules.divide.law.battle import attack_sum, defence_sum, difference
from tests.games.divide.desk import Desk


def besieged(*hand: str) -> Desk:
    """Let seat 0 attack a base with Lawyers, and the owner raise, so that anything may be laid."""
    desk = Desk().hand(0, "red_carpet", *hand).hand(1, "lawn_patriots", "jingle")
    desk.base(1, "idle_trucks", "fat_cats").on("fat_cats", "lawyers")
    desk.play("take red_carpet>idle_trucks", "challenge", "join lawn_patriots>defence", "stand")
    return desk


def test_d_8_5_lawyers_gagged_in_the_battle_count_nothing_and_go_home() -> None:
    desk = besieged("gag_order")
    assert defence_sum(desk.t) == 2 + 3 + 1
    desk.play("reinforce gag_order>fat_cats")
    assert defence_sum(desk.t) == 2 + 1
    desk.dice(1, 6).play("throw")
    assert (desk.where("fat_cats"), desk.sums(1)) == ("base.1", (0, 6, 6, 5))


def test_d_8_8_whoever_is_in_the_battle_fights_on_without_the_asset() -> None:
    desk = besieged("repossession").play("reinforce repossession>fat_cats")
    assert desk.cards("fat_cats") == ["repossession"]
    assert defence_sum(desk.t) == 2 + 3 + 1, "the Lawyers are gone, but they had come"
    desk.dice(1, 6).play("throw").turn(0).hand(0, "baristas")
    assert desk.play("take baristas>idle_trucks").cards("defence") == [], "next time they do not"

    desk = Desk().hand(0, "jingle").base(0, "tofu_cartel").on("tofu_cartel", "door_knockers")
    desk.base(1, "idle_trucks").hand(1, "repossession").play("take tofu_cartel>idle_trucks")
    desk.play("challenge", "reinforce repossession>tofu_cartel")
    assert attack_sum(desk.t) == 2
    desk.play("stand").dice(6, 1).play("throw")
    assert (desk.where("tofu_cartel"), desk.where("idle_trucks")) == ("base.0", "base.0")


def test_d_8_4_a_charter_that_is_taken_again_saves_nobody() -> None:
    desk = Desk().hand(0, "red_carpet", "repossession").base(1, "idle_trucks")
    desk.hand(1, "zombie_charter").play("destroy red_carpet>idle_trucks", "challenge")
    desk.play("reinforce zombie_charter>idle_trucks", "stand")
    desk.play("reinforce repossession>idle_trucks").dice(6, 1).play("throw")
    assert desk.where("idle_trucks") == desk.where("repossession") == "discard"


def test_d_8_3_a_suit_changes_nothing_in_a_battle() -> None:
    desk = Desk().hand(0, "red_carpet").base(1, "idle_trucks").hand(1, "teflon_suit")
    desk.play("destroy red_carpet>idle_trucks", "challenge", "reinforce teflon_suit>idle_trucks")
    assert difference(desk.t) == 2
    assert desk.play("stand").dice(6, 1).play("throw").where("idle_trucks") == "discard"


def test_d_8_6_a_crisis_of_the_target_goes_along_with_it() -> None:
    desk = Desk().hand(0, "red_carpet", "identity_crisis").base(1, "idle_trucks", "gun_caterers")
    desk.play("take red_carpet>idle_trucks", "reinforce identity_crisis>idle_trucks")
    assert desk.sums(1) == (2, 2, 0, 3), "the target counts at home until the dice have fallen"
    desk.play("challenge", "call").dice(6, 1).play("throw")
    assert (desk.sums(0), desk.sums(1)) == ((6, 0, 6, 3), (0, 2, 2, 1))


def test_d22_both_sides_of_a_battle_may_be_negative() -> None:
    desk = Desk().hand(0, "summer_campers", "indictment", "empty_till").free("yurt_owners")
    desk.play("take summer_campers>yurt_owners", "reinforce indictment>summer_campers")
    desk.play("reinforce empty_till>yurt_owners")
    assert (attack_sum(desk.t), defence_sum(desk.t)) == (-2, -2)
    assert desk.readouts("odds")["target"]["whole"] == 41
    desk.dice(2, 1).play("throw")
    assert (desk.where("yurt_owners"), desk.sums(0)) == ("base.0", (-4, 0, 4, 4))


def test_d27_a_group_that_attacked_from_the_base_may_be_attacked_next() -> None:
    desk = Desk().hand(0, "jingle").base(0, "tofu_cartel").on("tofu_cartel", "door_knockers")
    desk.free("yurt_owners").hand(1, "red_carpet").play("take tofu_cartel>yurt_owners")
    desk.dice(1, 6).play("throw")
    assert "take red_carpet>tofu_cartel" in desk.moves("take")
    desk.play("take red_carpet>tofu_cartel", "challenge", "call").dice(6, 1).play("throw")
    assert (desk.where("tofu_cartel"), desk.cards("tofu_cartel")) == ("base.1", ["door_knockers"])


def test_d_9_10_a_turned_group_that_is_destroyed_in_a_battle_is_forgotten() -> None:
    desk = Desk().hand(0, "change_of_heart", "red_carpet").base(1, "idle_trucks")
    desk.play("play change_of_heart>idle_trucks").turn(0)
    desk.play("destroy red_carpet>idle_trucks", "challenge", "call").dice(6, 1).play("throw")
    assert desk.t.count(names.TURNED) == 0
    assert desk.readouts("counts_left") == {}


def test_d_9_2_a_table_of_gaps_asks_only_those_who_have_something_to_lose() -> None:
    desk = Desk(8).hand(0, "market_crash").base(3, "fat_cats", "idle_trucks").base(5, "oil_ballet")
    desk.base(6, "baristas").play("play market_crash>discard")
    assert (desk.t.seat, desk.phase, desk.said()) == (3, "loss", ["purged"])
    desk.play("lose fat_cats>discard")
    assert (desk.t.seat, desk.moves()) == (5, ["lose oil_ballet>discard"])
    desk.play("lose oil_ballet>discard")
    assert (desk.active, desk.said()) == (1, ["gave_up", "turn"])


def test_d34_an_event_in_the_very_last_turn_draws_nothing_and_the_match_ends() -> None:
    desk = Desk().hand(0, "baristas").hand(1, "war_chest").top("jingle").deck(1)
    desk.play("settle baristas>base.0", "play war_chest>discard")
    assert desk.t.over
    assert "no_effect" in desk.said()
    assert sum(GAME.scores(desk.t)) == 1.0
