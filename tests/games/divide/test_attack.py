"""Attacks: declaration, team, call and raise, counter-raise, dice and outcome."""

import pytest

from rules.core.engine import explain
from rules.core.hidden import redact
from rules.divide.facts import names
from rules.divide.facts.names import ATTACK, DEFENCE, TARGET
from rules.divide.game import GAME
from rules.divide.law.battle import attack_sum, defence_sum
from tests.games.divide.desk import Desk


def front() -> Desk:
    """Let seat 0 have four groups and some cards, and seat 1 two groups in its base."""
    desk = Desk().hand(0, "baristas", "red_carpet", "summer_campers", "jingle", "typo", "scandal")
    desk.hand(1, "oil_ballet", "lawn_patriots", "doughnuts", "hot_mic", "merger")
    return desk.base(1, "idle_trucks", "gold_hoarders").free("yurt_owners")


def test_d_4_1_the_target_and_the_intent_are_declared() -> None:
    desk = front()
    targets = ["idle_trucks", "gold_hoarders", "yurt_owners"]
    assert [m for m in desk.moves("take") if "baristas" in m] == [
        f"take baristas>{target}" for target in targets
    ]
    desk.play("take baristas>idle_trucks")
    assert (desk.where("idle_trucks"), desk.where("baristas")) == ("target", "attack")
    assert (desk.t.count(names.INTENT), desk.t.count(names.HOME)) == (names.TAKE_OVER, 1)
    assert front().play("destroy baristas>yurt_owners").t.count(names.INTENT) == names.TO_DESTROY
    assert front().judge("take baristas>summer_campers") == "D.4.1"
    assert front().why("baristas", "summer_campers").clause == "D.4.1"


def test_d12_the_steps_come_in_order_and_the_intent_stays() -> None:
    desk = front()
    phases = [desk.phase]
    for text in ("take baristas>idle_trucks", "join red_carpet>attack", "challenge",
                 "join oil_ballet>defence", "stand", "reinforce jingle>baristas"):  # fmt: skip
        phases.append(desk.play(text).phase)
        assert desk.t.count(names.INTENT) == names.TAKE_OVER
        assert desk.moves("take", "destroy") == []
    assert phases == ["turn", "team", "team", "raise", "raise", "counter", "counter"]
    assert desk.play("throw").phase == "turn"
    assert desk.t.count(names.INTENT) == names.NO_INTENT


def test_d12_nobody_throws_before_the_defender_was_asked() -> None:
    desk = front().play("take baristas>idle_trucks")
    assert desk.judge("throw") == "D-12"
    assert desk.why("die.0").clause == "D-12"
    desk.play("challenge")
    assert desk.why("die.1").clause == "D-12"
    assert desk.play("call").phase == "dice"
    assert desk.moves() == ["throw"]


def test_d13_an_attack_is_opened_by_a_group() -> None:
    desk = Desk().hand(0, "jingle", "typo", "scandal").base(1, "idle_trucks")
    assert desk.moves("take", "destroy") == []
    assert desk.judge("take jingle>idle_trucks") != ""
    desk.hand(0, "summer_campers")
    assert desk.moves("take") == ["take summer_campers>idle_trucks"]


def test_d_4_2_any_number_of_groups_of_the_hand_makes_the_team() -> None:
    desk = front().play("take baristas>idle_trucks")
    assert desk.moves("join") == ["join summer_campers>attack", "join red_carpet>attack"]
    desk.play("join summer_campers>attack", "join red_carpet>attack")
    assert desk.cards("attack") == ["baristas", "summer_campers", "red_carpet"]
    assert desk.judge("join gold_hoarders>attack") == "D.4.2"
    assert desk.judge("join red_carpet>defence") == "D.4.2"


def test_attack_team_of_two_with_an_asset_and_four_adds_seven_to_the_die() -> None:
    desk = front().play("take baristas>yurt_owners", "reinforce jingle>baristas")
    desk.play("join red_carpet>attack")
    assert attack_sum(desk.t) == 7
    desk.dice(2, 5).play("throw")
    said = {event.key: event.amount for event in desk.events if event.key}
    assert (said["attack_total"], said["defence_total"]) == (9, 6)


@pytest.mark.clauses("D.4.5")
def test_d23_both_wings_add_up_in_a_team() -> None:
    desk = Desk().hand(0, "baristas", "fat_cats").free("yurt_owners")
    desk.play("take baristas>yurt_owners", "join fat_cats>attack")
    assert attack_sum(desk.t) == 5


@pytest.mark.clauses("D.4.3")
def test_d14_assets_and_deficits_go_on_the_team_or_the_target_for_good() -> None:
    desk = front().base(0, "tofu_cartel").base(2, "fat_cats").play("take baristas>idle_trucks")
    wanted = [f"reinforce {card}>{group}" for card in ("jingle", "typo")
              for group in ("baristas", "idle_trucks")]  # fmt: skip
    assert desk.moves("reinforce") == wanted
    for outside in ("gold_hoarders", "tofu_cartel", "fat_cats", "yurt_owners"):
        assert desk.judge(f"reinforce jingle>{outside}") == "D-14"
        assert desk.why("jingle", outside).clause == "D-14"
    desk.play("reinforce jingle>baristas", "reinforce typo>idle_trucks")
    assert (attack_sum(desk.t), defence_sum(desk.t)) == (3, 1)
    desk.play("challenge", "call").dice(1, 6).play("throw")
    assert (desk.cards("baristas"), desk.cards("idle_trucks")) == (["jingle"], ["typo"])


def test_d_4_3_not_on_the_defence_while_the_team_is_built() -> None:
    desk = front().on("gold_hoarders", "lawyers").play("take baristas>idle_trucks")
    assert desk.cards("defence") == ["gold_hoarders"]
    assert desk.judge("reinforce typo>gold_hoarders") == "D.4.3"


@pytest.mark.clauses("D-6")
def test_d_4_4_no_events_in_a_battle() -> None:
    desk = front().play("take baristas>idle_trucks")
    for seat, event in ((0, "scandal"), (1, "merger")):
        assert desk.t.seat == seat
        assert desk.moves("play") == []
        assert desk.why(event, "idle_trucks").clause == "D-6"
        assert desk.judge(f"play {event}>idle_trucks") != ""
        assert desk.judge(f"join {event}>attack") == "D.4.4"
        desk.play("challenge") if seat == 0 else None


def test_d_4_6_groups_in_the_base_do_not_attack() -> None:
    desk = front().base(0, "tofu_cartel")
    assert not [m for m in desk.moves("take", "destroy") if " tofu_cartel>" in m]
    assert desk.judge("take tofu_cartel>idle_trucks") == "D.4.6"
    assert desk.why("tofu_cartel", "idle_trucks").clause == "D.4.6"
    desk.play("take baristas>idle_trucks")
    assert desk.judge("join tofu_cartel>attack") == "D.4.6"
    assert desk.why("tofu_cartel", "attack").clause == "D.4.6"


def test_d_5_1_call_takes_the_attack_as_it_stands() -> None:
    desk = front().play("take baristas>idle_trucks", "challenge")
    assert (desk.t.seat, desk.phase) == (1, "raise")
    assert "stand" not in desk.moves()
    desk.play("call")
    assert (desk.t.seat, desk.phase) == (0, "dice")
    desk = front().play("take baristas>idle_trucks", "challenge", "join oil_ballet>defence")
    assert desk.judge("call") == "D.5.1"


def test_d_5_1_who_has_no_card_can_only_call_and_is_asked_all_the_same() -> None:
    desk = Desk().hand(0, "baristas").base(1, "idle_trucks")
    desk.play("take baristas>idle_trucks", "challenge")
    assert "must_call" in desk.said()
    assert (desk.t.seat, desk.phase, desk.moves()) == (1, "raise", ["call"])
    assert desk.play("call").phase == "dice"


def test_d_5_2_the_defender_raises_with_groups_of_the_hand() -> None:
    desk = front().play("take baristas>idle_trucks", "challenge")
    assert desk.moves("join") == ["join lawn_patriots>defence", "join oil_ballet>defence"]
    desk.play("join oil_ballet>defence", "join lawn_patriots>defence")
    assert defence_sum(desk.t) == 2 + 3 + 1
    assert desk.t.count(names.RAISED) == 2
    assert desk.judge("join yurt_owners>defence") == "D.5.2"
    again = front().play("take baristas>idle_trucks", "challenge")
    assert again.judge("join oil_ballet>attack") == "D.5.2"
    assert again.why("oil_ballet", "attack").clause == "D.5.2"


def test_d15_the_defender_plays_on_target_defence_and_attack_and_nowhere_else() -> None:
    desk = front().play("take baristas>idle_trucks", "challenge", "join oil_ballet>defence")
    wanted = [f"reinforce {card}>{group}" for card in ("doughnuts", "hot_mic")
              for group in ("baristas", "idle_trucks", "oil_ballet")]  # fmt: skip
    assert desk.moves("reinforce") == wanted
    for outside in ("gold_hoarders", "yurt_owners"):
        assert desk.judge(f"reinforce hot_mic>{outside}") == "D-15"
        assert desk.why("hot_mic", outside).clause == "D-15"


def test_d_5_3_what_the_defender_adds_counts_at_once() -> None:
    desk = front().play("take baristas>idle_trucks", "challenge", "reinforce doughnuts>idle_trucks")
    assert defence_sum(desk.t) == 3
    desk.play("reinforce hot_mic>baristas")
    assert attack_sum(desk.t) == 1
    assert desk.t.count(names.RAISED) == 2


@pytest.mark.clauses("D.5.4")
def test_d16_only_after_a_raise_the_attacker_adds_once_more() -> None:
    desk = front().play("take baristas>idle_trucks", "challenge", "call")
    assert desk.moves() == ["throw"]
    assert desk.why("red_carpet", "attack").clause == "D.5.4"
    assert desk.why("jingle", "baristas").clause == "D.5.4"
    desk = front().play(
        "take baristas>idle_trucks", "challenge", "join oil_ballet>defence", "stand"
    )
    assert (desk.t.seat, desk.phase) == (0, "counter")
    assert desk.moves("join") == ["join summer_campers>attack", "join red_carpet>attack"]
    assert "reinforce typo>oil_ballet" in desk.moves(), "the defence team is open to it now"
    assert desk.judge("reinforce typo>gold_hoarders") == "D-16"
    desk.play("join red_carpet>attack", "reinforce typo>oil_ballet")
    assert (attack_sum(desk.t), defence_sum(desk.t)) == (6, 4)


def test_d_5_5_the_defender_gets_no_second_chance() -> None:
    desk = front().play("take baristas>idle_trucks", "challenge")
    assert desk.judge("stand") == "D.5.5"
    desk.play("join oil_ballet>defence", "stand", "join red_carpet>attack")
    assert (desk.t.seat, desk.phase) == (0, "counter")
    assert desk.why("lawn_patriots", "defence", seat=1).clause == "C-2"
    assert desk.play("throw").phase == "turn"


def test_d17_third_players_cannot_interfere() -> None:
    desk = front().hand(2, "fat_cats", "smeared").hand(3, "tofu_cartel", "tax_shelter")
    for text in ("take baristas>idle_trucks", "challenge", "join oil_ballet>defence", "stand"):
        desk.play(text)
        assert desk.t.seat in {0, 1}
        for seat, what, onto in ((2, "fat_cats", "attack"), (3, "tax_shelter", "idle_trucks")):
            view = redact(desk.t, seat)
            ruling = explain(GAME, view, seat, desk.ref(what), desk.ref(onto))
            assert ruling.clause == "C-2"


def test_d18_the_target_defends_with_its_whole_stack() -> None:
    desk = front().on("idle_trucks", "tax_shelter", "typo")
    desk.hand(0, "smeared").play("take baristas>idle_trucks")
    assert defence_sum(desk.t) == 2 + 3 - 1


def test_d19_no_other_group_of_the_base_defends() -> None:
    desk = front().play("take baristas>idle_trucks", "challenge")
    assert defence_sum(desk.t) == 2
    assert desk.judge("join gold_hoarders>defence") == "D-19"
    assert desk.why("gold_hoarders", "defence").clause == "D-19"


@pytest.mark.clauses("D.5.6")
def test_d24_an_unaffiliated_group_is_thrown_for_at_once() -> None:
    desk = front().play("take baristas>yurt_owners")
    assert desk.judge("challenge") == "D-24"
    assert "throw" in desk.moves()
    assert desk.t.count(names.HOME) == -1
    desk.dice(6, 1).play("throw")
    assert desk.where("yurt_owners") == "base.0"
    assert [event.what for event in desk.events if event.kind == 2] == [
        names.ATTACK_DIE, names.DEFENCE_DIE,
    ]  # fmt: skip


@pytest.mark.clauses("D.5.7")
def test_d25_an_own_group_can_only_be_destroyed() -> None:
    def desk() -> Desk:
        found = Desk().hand(0, "fat_cats").base(0, "baristas", "tofu_cartel")
        return found.on("tofu_cartel", "lawyers")

    assert desk().moves("take") == []
    assert desk().judge("take fat_cats>baristas") == "D-25"
    own = desk().play("destroy fat_cats>baristas")
    assert own.cards("defence") == [], "Lawyers stay out of it"
    assert own.judge("challenge") == "D-25"
    own.dice(2, 1).play("throw")
    assert own.where("baristas") == "discard"
    assert own.sums(0) == (2, 3, 1, 3)
    kept = desk().play("destroy fat_cats>baristas").dice(1, 2).play("throw")
    assert kept.where("baristas") == "base.0"
    assert kept.sums(0) == (4, 3, 1, 4)


def test_d_6_1_and_the_defence_add_their_dice() -> None:
    desk = front().play("take red_carpet>idle_trucks", "challenge", "call").dice(3, 6).play("throw")
    said = {event.key: event.amount for event in desk.events if event.key}
    assert (said["attack_total"], said["defence_total"]) == (4 + 3, 2 + 6)
    assert (desk.t.count(names.ATTACK_DIE), desk.t.count(names.DEFENCE_DIE)) == (3, 6)


def test_d_6_2_the_defence_counts_target_and_team() -> None:
    desk = front().play("take red_carpet>idle_trucks", "challenge", "join oil_ballet>defence")
    desk.play("reinforce doughnuts>oil_ballet", "stand").dice(1, 2).play("throw")
    said = {event.key: event.amount for event in desk.events if event.key}
    assert said["defence_total"] == 2 + (3 + 1) + 2


@pytest.mark.clauses("D-37")
def test_d_6_3_a_group_is_taken_over_with_its_stack_in_order() -> None:
    desk = front().on("idle_trucks", "indictment", "nepotism", "robocalls")
    desk.play("take red_carpet>idle_trucks", "challenge", "call").dice(6, 1).play("throw")
    assert desk.where("idle_trucks") == "base.0"
    assert desk.cards("idle_trucks") == ["indictment", "nepotism", "robocalls"]
    assert desk.sums(0) == (4, 0, 4, 5)
    assert desk.sums(1) == (0, 2, 2, 1)
    assert "taken" in desk.said()


def test_d_6_4_a_group_is_destroyed_with_its_stack() -> None:
    desk = front().on("idle_trucks", "typo")
    desk.play("destroy red_carpet>idle_trucks", "challenge", "call").dice(6, 1).play("throw")
    assert desk.cards("discard") == ["typo", "idle_trucks"]
    assert desk.sums(1) == (0, 2, 2, 1)
    assert "destroyed" in desk.said()


def test_d_6_5_a_tie_or_less_leaves_the_target_where_it_was() -> None:
    for intent in ("take", "destroy"):
        for target, home in (("idle_trucks", "base.1"), ("yurt_owners", "unaffiliated")):
            desk = front().play(f"{intent} summer_campers>{target}")
            desk.play("challenge", "call") if home == "base.1" else None
            desk.dice(1, 1).play("throw")
            assert desk.where(target) == home
            assert "held" in desk.said()


@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
@pytest.mark.clauses("D.6.6", "D.6.7")
def test_d21_attack_and_defence_groups_join_their_bases_won_or_lost(dice: tuple[int, int]) -> None:
    desk = front().play("take baristas>idle_trucks", "join red_carpet>attack", "challenge")
    desk.play("join lawn_patriots>defence", "stand").dice(*dice).play("throw")
    assert desk.where("baristas") == desk.where("red_carpet") == "base.0"
    assert desk.where("lawn_patriots") == "base.1"
    assert desk.where("idle_trucks") == ("base.0" if dice == (6, 1) else "base.1")
    for place in (ATTACK, TARGET, DEFENCE):
        assert desk.t.at(place) == []


@pytest.mark.clauses("D.6.8")
def test_d28_one_attack_a_turn() -> None:
    desk = front().play("take baristas>idle_trucks")
    assert desk.why("red_carpet", "gold_hoarders").clause == "D-28"
    desk.play("challenge", "call", "throw")
    assert (desk.active, desk.phase) == (1, "turn")
    assert desk.why("red_carpet", "gold_hoarders", seat=0).clause == "C-2"


@pytest.mark.clauses("D-22")
def test_negative_totals_count_in_attack_and_defence() -> None:
    desk = Desk().hand(0, "summer_campers", "smeared").free("yurt_owners")
    desk.on("yurt_owners", "indictment").play("take summer_campers>yurt_owners")
    desk.play("reinforce smeared>summer_campers")
    assert (attack_sum(desk.t), defence_sum(desk.t)) == (-1, -2)


def test_the_team_counts_for_its_player_as_soon_as_it_is_laid() -> None:
    desk = front().play("take baristas>idle_trucks", "join red_carpet>attack")
    assert desk.sums(0) == (6, 0, 6, 2)
    assert desk.sums(1) == (0, 4, 4, 2), "the target is its owner's until the dice have fallen"
    desk.play("challenge", "join oil_ballet>defence")
    assert desk.sums(1) == (0, 7, 7, 3)
