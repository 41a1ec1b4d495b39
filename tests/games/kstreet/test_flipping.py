"""Sections 3 and 4 of the rulebook: turning stacks over, and when a lane is resolved."""

from rules.core.engine import explain
from rules.core.hidden import redact
from rules.kstreet.facts import names
from rules.kstreet.facts.names import bid, centre, discard
from rules.kstreet.game import GAME
from tests.games.kstreet.desk import Desk


def two_stacks_each() -> Desk:
    desk = Desk().centre(0, "steadfast").centre(1, "vane")
    for seat in range(2):
        desk.stack(seat, 0, "favor").stack(seat, 1, "favor")
    return desk


def test_k_3_1_the_second_player_flips_first_on_the_own_side() -> None:
    desk = two_stacks_each().flipping()
    assert (desk.phase, desk.t.seat) == ("flip", 1)
    assert desk.moves() == ["flip bid.1.0", "flip bid.1.1"]
    assert desk.judge("flip bid.0.0") == "K.3.1"
    assert desk.judge("flip hand.1") == "K.3.1"
    desk.play("flip bid.1.1")
    assert desk.cards("shown.1.1") == ["favor"]
    assert desk.cards("bid.1.1") == []


def test_k_3_1_flipping_waits_for_the_last_card_in_hand() -> None:
    desk = Desk().hand(0, "favor").hand(1, "favor", "favor")
    desk.play(f"place {desk.t.setup.name_of(desk.t.at(names.hand(0))[0])}>bid.0.0")
    assert (desk.phase, desk.t.seat) == ("place", 1)
    assert desk.judge("flip bid.1.0") == "C-3"


def test_k_3_2_the_flipper_orders_the_texts() -> None:
    desk = two_stacks_each().stack(1, 2, "planted_intern", "point_of_order").flipping()
    desk.play("flip bid.1.2")
    assert (desk.phase, desk.t.seat) == ("order", 1)
    assert sorted(desk.moves()) == ["resolve planted_intern", "resolve point_of_order"]
    desk.play("resolve point_of_order")
    assert desk.phase == "name"
    desk.play("name point_of_order>bid.0.0")
    assert desk.phase == "look"


def test_k_3_2_three_texts_are_ordered_one_by_one() -> None:
    desk = two_stacks_each().stack(1, 2, "planted_intern", "point_of_order", "calendar_trick")
    desk.flipping().play("flip bid.1.2", "resolve calendar_trick", "keep")
    assert sorted(desk.moves()) == ["resolve planted_intern", "resolve point_of_order"]
    desk.play("resolve planted_intern")
    assert desk.phase == "look"
    desk.play("look planted_intern>bid.0.1")
    assert desk.phase == "name"


def test_k_4_1_players_flip_in_turn() -> None:
    desk = two_stacks_each()
    for seat in range(2):
        desk.stack(seat, 2, "favor")
    desk.asking().flipping()
    seats = []
    while desk.phase == "flip":
        seats.append(desk.t.seat)
        desk.play(desk.moves()[0])
    assert seats == [1, 0, 1, 0, 1, 0]


def test_k_4_2_a_lane_is_resolved_with_its_last_stack() -> None:
    desk = two_stacks_each().flipping()
    desk.play("flip bid.1.0")
    assert "tied" not in desk.said()
    desk.play("flip bid.0.0")
    assert desk.said()[0] == "tied"


def test_k9_a_player_without_stacks_is_skipped() -> None:
    desk = Desk().centre(0, "steadfast").centre(1, "vane").centre(2, "crane")
    for lane in range(3):
        desk.stack(0, lane, "favor")
    desk.flipping()
    assert (desk.phase, desk.t.seat) == ("flip", 0)
    desk.play("flip bid.0.1")
    assert (desk.phase, desk.t.seat) == ("flip", 0)


def test_k9_only_a_face_down_stack_is_flipped() -> None:
    desk = two_stacks_each().stack(1, 2, "favor").flipping()
    assert desk.judge("flip bid.1.3") == "K-9"
    assert desk.judge("flip bid.1.0") == ""
    assert desk.judge("flip bid.1.0>bid.1.1") == "C-4"
    desk.play("flip bid.1.0", "flip bid.0.1")
    assert desk.judge("flip shown.1.0") == "K-9"


def test_k9_the_last_stack_is_asked_for_like_any_other() -> None:
    desk = Desk().centre(0, "steadfast").stack(0, 0, "favor").stack(1, 0, "favor")
    desk.asking().flipping()
    assert (desk.phase, desk.t.seat, desk.moves()) == ("flip", 1, ["flip bid.1.0"])
    desk.play("flip bid.1.0")
    assert (desk.phase, desk.t.seat, desk.moves()) == ("flip", 0, ["flip bid.0.0"])
    assert desk.play("flip bid.0.0").said()[0] == "tied"


def test_k10_a_text_works_once_when_its_stack_is_turned_over() -> None:
    desk = two_stacks_each().stack(1, 2, "planted_intern").flipping()
    desk.play("flip bid.1.2", "look planted_intern>bid.0.0")
    view = redact(desk.t, 1)
    assert view.at(bid(0, 0)) == desk.t.at(bid(0, 0))
    assert view.at(bid(0, 1)) == [-names.SEAT_BACK]
    assert desk.phase == "flip"


def test_k10_only_a_waiting_text_may_be_chosen() -> None:
    desk = two_stacks_each().stack(1, 2, "planted_intern", "point_of_order", "favor").flipping()
    desk.play("flip bid.1.2")
    assert desk.judge("resolve vane") == "K-10"
    assert desk.judge("resolve planted_intern") == ""
    assert desk.judge("resolve planted_intern>bid.0.1") == "C-4"


def test_k10_the_numbers_count_only_at_resolution() -> None:
    desk = two_stacks_each().flipping()
    desk.play("flip bid.1.0")
    assert desk.reputation == (5, 5)
    assert desk.cards("centre.0") == ["steadfast"]


def test_k10_a_text_without_a_target_is_skipped() -> None:
    desk = Desk().centre(0, "steadfast").stack(1, 0, "subpoena").flipping()
    assert "no_target" in desk.said()


def test_k11_a_lone_stack_resolves_when_flipped() -> None:
    desk = Desk().centre(0, "moon").stack(1, 0, "steak_dinner").flipping()
    assert desk.said()[0] == "buys"
    assert desk.owner("moon") == 1


def test_k11_a_lane_without_stacks_does_not_resolve() -> None:
    desk = Desk().centre(0, "moon").centre(4, "ribbon_cutting").stack(1, 0, "favor").flipping()
    assert "untouched" not in desk.said()
    assert desk.cards("centre.4") == ["ribbon_cutting"]


def test_k11_the_lane_comes_before_the_next_flip() -> None:
    desk = two_stacks_each().stack(0, 2, "favor", "favor", "favor").centre(2, "whisper")
    desk.stack(1, 3, "favor").stack(0, 3, "favor").flipping()
    desk.play("flip bid.1.0", "flip bid.0.2")
    assert desk.said() == ["buys"]
    assert desk.owner("whisper") == 0
    assert (desk.phase, desk.t.seat) == ("flip", 1)


def test_clicking_an_enemy_stack_is_explained() -> None:
    desk = two_stacks_each().flipping()
    view = redact(desk.t, 1)
    assert explain(GAME, view, 1, bid(0, 0), 0).clause == "K.3.1"
    assert explain(GAME, view, 1, centre(0), 0).clause == "K.3.1"
    assert explain(GAME, view, 1, bid(1, 4), 0).clause == "K-9"
    assert explain(GAME, view, 1, discard(1), 0).clause == "C-4"
    assert explain(GAME, view, 0, bid(0, 0), 0).clause == "C-2"
