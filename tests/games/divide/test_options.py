"""A turn: the card that is drawn, then one of the options; B, C and D, or a pass."""

from itertools import pairwise

import pytest

from rules.core.hidden import PUBLIC, redact
from rules.divide.facts import names
from rules.divide.facts.names import hand
from rules.divide.game import GAME
from rules.divide.law.stacks import total
from tests.games.divide.desk import Desk
from tests.games.divide.walks import walk


def test_d3_a_turn_begins_with_a_drawn_card_and_no_hand_is_too_large() -> None:
    desk = Desk().hand(0, "baristas").top("jingle")
    desk.hand(1, *[piece.name for piece in desk.t.setup.pieces[54:68] if piece.name != "jingle"])
    before = len(desk.t.at(hand(1)))
    desk.play("settle baristas>base.0")
    assert desk.where("jingle") == "hand.1"
    assert len(desk.t.at(hand(1))) == before + 1
    assert desk.phase == "turn"
    assert desk.said() == ["turn"]


def test_d_2_2_one_card_is_drawn_however_many_were_played() -> None:
    for tables in (walk(6, 3), walk(4, 4, long=1)):
        for before, after in pairwise(tables):
            begun = GAME.turns(after) - GAME.turns(before)
            assert begun in {0, 1}
            drawn = len(before.at(names.DECK)) - len(after.at(names.DECK))
            assert begun <= drawn <= begun + 2


def test_d_2_2_only_its_player_sees_the_drawn_card() -> None:
    desk = Desk().hand(0, "baristas").top("jingle").play("settle baristas>base.0")
    jingle = desk.ref("jingle")
    assert jingle in redact(desk.t, 1).at(hand(1))
    for other in (0, 2, 3, PUBLIC):
        assert redact(desk.t, other).at(hand(1)) == [-1]


def test_d_2_3_one_option_ends_the_turn() -> None:
    def desk() -> Desk:
        return Desk().hand(0, "baristas", "jingle", "fundraiser").base(1, "idle_trucks")

    for text in ("play fundraiser>discard", "release baristas>unaffiliated",
                 "settle baristas>base.0", "attach jingle>idle_trucks"):  # fmt: skip
        after = desk().play(text)
        assert (after.active, after.phase) == (1, "turn")
    fought = desk().play("destroy baristas>idle_trucks", "challenge", "call", "throw")
    assert (fought.active, fought.phase) == (1, "turn")
    verbs = {text.split()[0] for text in desk().moves()}
    assert verbs == {"play", "release", "settle", "attach", "take", "destroy"}


def test_d_3_3_a_group_of_the_hand_becomes_unaffiliated() -> None:
    desk = Desk().hand(0, "baristas").base(0, "yurt_owners").play("release baristas>unaffiliated")
    assert desk.cards("unaffiliated") == ["baristas"]
    assert desk.sums(0) == (1, 0, 1, 1)
    desk.turn(0).hand(0, "tofu_cartel")
    assert desk.why("yurt_owners", "unaffiliated").clause == "D.3.3"
    assert desk.judge("release yurt_owners>unaffiliated") == "D.3.3"


def test_d38_it_arrives_bare_and_can_be_equipped_later() -> None:
    desk = Desk().hand(0, "baristas", "jingle").play("release baristas>unaffiliated")
    assert desk.cards("baristas") == []
    desk.turn(0).play("attach jingle>baristas")
    assert desk.cards("baristas") == ["jingle"]


def test_d_3_4_a_group_of_the_hand_joins_the_own_base() -> None:
    desk = Desk().hand(0, "fat_cats", "tofu_cartel").play("settle fat_cats>base.0")
    assert desk.cards("base.0") == ["fat_cats"]
    assert desk.sums(0) == (0, 3, 3, 1)
    desk.turn(0)
    assert desk.why("fat_cats", "base.0").clause == "D.3.4"


def test_d36_a_group_never_goes_to_another_base() -> None:
    desk = Desk().hand(0, "baristas").base(1, "idle_trucks")
    assert desk.moves("settle") == ["settle baristas>base.0"]
    for seat in (2, 3):
        assert desk.judge(f"settle baristas>base.{seat}") == "D-36"
        assert desk.why("baristas", f"base.{seat}").clause == "D-36"
    assert desk.judge("settle baristas>base.1") == "D.4.1", "where groups lie, an attack is meant"


def test_d11_to_settle_is_allowed_but_a_hint_tells_that_an_attack_does_the_same() -> None:
    desk = Desk().hand(0, "baristas").base(0, "yurt_owners")
    assert desk.foresees("settle baristas>base.0")[0] == "would_influence"
    for rich in (Desk().hand(0, "baristas").free("idle_trucks"),
                 Desk().hand(0, "baristas").base(2, "idle_trucks")):  # fmt: skip
        assert "settle baristas>base.0" in rich.moves()
        key, numbers = rich.foresees("settle baristas>base.0")
        assert (key, numbers["influence"]) == ("could_attack", 2)


def test_d_3_5_an_asset_or_deficit_goes_on_any_group_on_the_table() -> None:
    desk = Desk().hand(0, "jingle", "typo").base(0, "baristas").base(1, "idle_trucks")
    desk.free("yurt_owners")
    groups = ["baristas", "idle_trucks", "yurt_owners"]
    wanted = [f"attach {card}>{group}" for card in ("jingle", "typo") for group in groups]
    assert desk.moves("attach") == wanted
    desk.play("attach typo>idle_trucks")
    assert desk.cards("idle_trucks") == ["typo"]
    assert desk.sums(1) == (0, 1, 1, 2)


def test_d9_not_on_cards_in_a_hand_and_not_beside_a_battle() -> None:
    desk = (
        Desk().hand(0, "jingle", "baristas", "tofu_cartel").base(1, "idle_trucks", "gold_hoarders")
    )
    assert desk.judge("attach jingle>baristas") == "D-9"
    assert desk.why("jingle", "baristas").clause == "D-9"
    assert desk.why("jingle", "hand.1").clause == "D-9"
    assert desk.why("jingle", "base.1").clause == "D.3.5"
    desk.play("take baristas>idle_trucks")
    assert desk.moves("attach") == []
    assert desk.why("jingle", "gold_hoarders").clause == "D-14"


def test_d10_stacks_keep_their_order_and_the_newest_lies_on_top() -> None:
    desk = Desk().base(1, "fat_cats")
    for seat, card in enumerate(["tax_shelter", "nepotism", "jingle"]):
        desk.hand(seat, card).turn(seat).play(f"attach {card}>fat_cats")
    assert desk.cards("fat_cats") == ["tax_shelter", "nepotism", "jingle"]
    view = redact(desk.t, PUBLIC)
    assert view.at(names.on(desk.ref("fat_cats"))) == desk.t.at(names.on(desk.ref("fat_cats")))


@pytest.mark.clauses("D.3.6")
def test_fat_cats_with_a_tax_shelter_and_nepotism_are_worth_five() -> None:
    desk = Desk().base(0, "fat_cats").on("fat_cats", "tax_shelter", "nepotism")
    assert total(desk.t, desk.ref("fat_cats")) == 5
    assert desk.sums(0) == (0, 5, 5, 3)
    assert desk.readouts("total")["fat_cats"] == {"total": 5, "printed": 3}


def test_d_3_6_assets_raise_and_deficits_lower_a_total() -> None:
    desk = Desk().base(0, "baristas").hand(0, "morning_show").hand(1, "indictment")
    desk.play("attach morning_show>baristas")
    assert total(desk.t, desk.ref("baristas")) == 4
    desk.turn(1).play("attach indictment>baristas")
    assert total(desk.t, desk.ref("baristas")) == 1


@pytest.mark.clauses("D-30", "D.7.4")
def test_d22_smeared_campers_are_worth_minus_one_and_lower_the_left_wing() -> None:
    desk = Desk().base(0, "summer_campers", "baristas").on("summer_campers", "smeared")
    assert total(desk.t, desk.ref("summer_campers")) == -1
    assert desk.sums(0)[:2] == (1, 0)
    desk = Desk().base(0, "summer_campers", "fat_cats").on("summer_campers", "smeared")
    assert desk.sums(0) == (-1, 3, 4, 3), "a negative left adds to the right"


def test_d_3_7_attached_cards_share_the_fate_of_their_group() -> None:
    def desk() -> Desk:
        found = Desk().hand(0, "scandal", "walkout", "ministry_feelings")
        return found.base(1, "idle_trucks").on("idle_trucks", "jingle", "typo")

    destroyed = desk().play("play scandal>idle_trucks")
    assert destroyed.cards("discard") == ["jingle", "typo", "idle_trucks", "scandal"]
    moved = desk().play("play walkout>idle_trucks")
    assert (moved.where("idle_trucks"), moved.cards("idle_trucks")) == (
        "unaffiliated", ["jingle", "typo"],
    )  # fmt: skip
    taken = desk().play("take ministry_feelings>idle_trucks", "challenge", "call")
    taken.dice(6, 1).play("throw")
    assert (taken.where("idle_trucks"), taken.cards("idle_trucks")) == (
        "base.0", ["jingle", "typo"],
    )  # fmt: skip


def test_d4_to_pass_is_only_for_those_who_can_do_nothing() -> None:
    desk = Desk().hand(0, "jingle", "typo")
    assert desk.moves() == ["pass"]
    assert desk.play("pass").active == 1
    for other in (Desk().hand(0, "jingle").free("baristas"), Desk().hand(0, "jingle", "baristas"),
                  Desk().hand(0, "jingle", "pardon")):  # fmt: skip
        assert other.judge("pass") == "D-4"
        assert "pass" not in other.moves()


def test_d39_no_card_ever_goes_from_hand_to_hand() -> None:
    for seats in (4, 8):
        tables = walk(seats, 11)
        for before, after in pairwise(tables):
            for piece in range(1, 109):
                here, there = before.where[piece], after.where[piece]
                if here != there and names.hand_owner(here) >= 0:
                    assert names.hand_owner(there) == -1
