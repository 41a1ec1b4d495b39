"""The end: the last card, hands, influence, ties."""

import pytest

from rules.core.engine import new_table
from rules.divide.facts import names
from rules.divide.facts.names import card_count, hand, influence
from rules.divide.game import GAME
from tests.games.divide.desk import Desk
from tests.games.divide.walks import walk


@pytest.mark.clauses("D.7.1")
def test_d33_the_turn_of_whoever_draws_the_last_card_is_the_last() -> None:
    desk = Desk().hand(0, "baristas").hand(1, "tofu_cartel").deck(1)
    desk.play("settle baristas>base.0")
    assert "last_turn" in desk.said()
    assert (desk.t.seat, desk.phase) == (1, "turn")
    desk.play("settle tofu_cartel>base.1")
    assert desk.t.over


def test_d33_an_attack_of_the_last_turn_is_fought_to_the_end() -> None:
    desk = Desk().hand(0, "red_carpet").base(1, "idle_trucks").hand(1, "oil_ballet").deck(0)
    desk.play("take red_carpet>idle_trucks", "challenge", "join oil_ballet>defence", "stand")
    assert not desk.t.over
    assert desk.play("throw").t.over


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_d33_turns_may_be_uneven(seats: int) -> None:
    turns = {4: 48, 6: 72, 8: 60}[seats]
    for seed in range(5):
        t = walk(seats, seed)[-1]
        assert turns - 4 <= GAME.turns(t) <= turns
        assert t.at(names.DECK) == []


@pytest.mark.clauses("D-35")
def test_d_7_2_hands_are_discarded_unseen_and_count_nothing() -> None:
    desk = Desk().hand(0, "baristas", "ministry_feelings").hand(3, "board_everything").deck(0)
    desk.play("settle baristas>base.0")
    assert all(desk.t.at(hand(seat)) == [] for seat in range(4))
    assert sorted(desk.cards("discard")) == ["board_everything", "ministry_feelings"]
    assert [desk.t.count(influence(seat)) for seat in range(4)] == [2, 0, 0, 0]
    assert desk.t.known[desk.ref("board_everything")] == 1 << 3
    assert desk.said() == ["wins"]


@pytest.mark.clauses("D.7.3")
def test_d31_influence_is_the_difference_of_the_two_wings() -> None:
    desk = Desk().base(0, "red_carpet", "fat_cats", "baristas").on("fat_cats", "tax_shelter")
    assert desk.sums(0) == (6, 6, 0, 4)
    desk.base(0, "grill_masters")
    assert desk.sums(0) == (6, 7, 1, 5)
    desk.on("red_carpet", "empty_till")
    assert desk.sums(0) == (3, 7, 4, 6)


def test_d_7_4_a_negative_group_lowers_its_own_wing() -> None:
    desk = Desk().base(0, "grill_masters", "fat_cats").on("grill_masters", "indictment")
    assert desk.sums(0) == (0, 1, 1, 3)


def finished(*bases: list[str]) -> Desk:
    """Return a desk on which the match has ended with some bases."""
    desk = Desk().deck(0).hand(0, "jingle", "fundraiser")
    for seat, groups in enumerate(bases):
        desk.base(seat, *groups)
    return desk.play("play fundraiser>discard")


def test_d_7_5_the_most_influence_wins() -> None:
    desk = finished(["red_carpet"], ["fat_cats", "idle_trucks"], ["baristas"])
    assert desk.t.over
    assert GAME.scores(desk.t) == [0.0, 1.0, 0.0, 0.0]


def test_d32_a_tie_goes_to_the_larger_base_then_it_is_a_draw() -> None:
    desk = finished(["red_carpet"], ["fat_cats", "grill_masters"], ["baristas"])
    assert GAME.scores(desk.t) == [0.0, 1.0, 0.0, 0.0]
    desk = finished(["red_carpet", "baristas"], ["fat_cats", "idle_trucks"], ["trickle_plumbers"])
    assert desk.t.count(influence(1)) == desk.t.count(influence(2)) == 5
    assert GAME.scores(desk.t) == [1.0, 0.0, 0.0, 0.0]
    desk = finished(["champagne_commune"], ["trickle_plumbers"], ["baristas"])
    assert GAME.scores(desk.t) == [0.5, 0.5, 0.0, 0.0]


def test_d32_assets_and_deficits_count_as_cards() -> None:
    desk = Desk().deck(0).hand(0, "fundraiser").base(0, "champagne_commune")
    desk.base(1, "trickle_plumbers").on("trickle_plumbers", "jingle", "typo")
    desk.play("play fundraiser>discard")
    assert [desk.t.count(card_count(seat)) for seat in (0, 1)] == [1, 3]
    assert GAME.scores(desk.t) == [0.0, 1.0, 0.0, 0.0]


def test_the_deck_counts_the_turns_that_are_left() -> None:
    t = new_table(GAME, 6, 1, {})
    found = {r.key: r.numbers for r in GAME.readouts(t) if r.ref == names.DECK}
    assert found == {"turns_left": {"count": 71}}
    assert Desk().deck(0).readouts("turns_left") == {"deck": {"count": 0}}
