"""Section 2 of the rulebook: placing cards face down."""

import pytest

from rules.core.engine import explain, legal_moves
from rules.core.hidden import redact
from rules.core.table import Table
from rules.kstreet.facts import names
from rules.kstreet.facts.names import bid, centre, hand
from rules.kstreet.game import GAME
from tests.games.kstreet.desk import Desk


def own(t: Table, seat: int) -> str:
    return t.setup.name_of(t.at(hand(seat))[0])


def test_k_2_1_a_card_goes_from_the_hand_face_down_into_a_lane() -> None:
    desk = Desk().hand(0, "favor", "grudge").hand(1, "favor")
    card = own(desk.t, 0)
    desk.play(f"place {card}>bid.0.2")
    assert desk.where(card) == "bid.0.2"
    assert redact(desk.t, 1).at(bid(0, 2)) == [-names.SEAT_BACK]


def test_k_2_1_only_a_card_of_the_own_hand() -> None:
    desk = Desk().hand(0, "favor").hand(1, "favor")
    assert desk.judge(f"place {own(desk.t, 1)}>bid.0.2") == "K.2.1"
    assert desk.judge("place vane>bid.0.2") == "K.2.1"


def test_k_2_2_players_place_in_turn() -> None:
    desk = Desk().hand(0, "favor", "favor").hand(1, "favor", "favor")
    seats = []
    while desk.phase == "place":
        seats.append(desk.t.seat)
        desk.play(f"place {own(desk.t, desk.t.seat)}>bid.{desk.t.seat}.{len(seats) % 3}")
    assert seats == [0, 1, 0, 1]


def test_k_2_3_a_lone_hand_is_placed_to_its_end() -> None:
    desk = Desk().hand(0, "favor", "favor", "favor").hand(1, "favor")
    seats = []
    while desk.phase == "place":
        seats.append(desk.t.seat)
        desk.play(f"place {own(desk.t, desk.t.seat)}>bid.{desk.t.seat}.{len(seats) % 3}")
    assert seats == [0, 1, 0, 0]


def test_k_2_4_cards_in_one_lane_form_a_stack() -> None:
    desk = Desk().hand(0, "favor", "grudge").hand(1, "favor", "favor")
    desk.play(f"place {own(desk.t, 0)}>bid.0.1", f"place {own(desk.t, 1)}>bid.1.1")
    desk.play(f"place {own(desk.t, 0)}>bid.0.1")
    assert sorted(desk.cards("bid.0.1")) == ["favor", "grudge"]
    assert len(desk.cards("bid.1.1")) == 1


def test_k4_there_is_no_passing() -> None:
    desk = Desk().hand(0, "favor").hand(1, "favor")
    assert all(move.startswith("place ") for move in desk.moves())


def test_k5_any_card_may_go_on_the_own_side_of_any_lane() -> None:
    desk = Desk().hand(0, "favor", "objection", "crane").hand(1, "favor")
    assert len(desk.moves()) == 3 * names.LANES
    assert desk.judge("place crane>bid.0.0") == ""
    assert desk.judge(f"place {own(desk.t, 0)}>bid.0.6") == ""


@pytest.mark.parametrize("place", ["bid.1.2", "centre.2", "shown.0.2", "discard.0"])
def test_k5_but_nowhere_else(place: str) -> None:
    desk = Desk().hand(0, "crane").hand(1, "favor")
    assert desk.judge(f"place crane>{place}") == "K-5"
    assert desk.judge("place crane>bid.0.2=3") == "K-5"


def test_k5_a_card_dropped_on_the_wrong_side_is_told_so() -> None:
    desk = Desk().hand(0, "crane").hand(1, "favor")
    ruling = explain(GAME, redact(desk.t, 0), 0, desk.ref("crane"), bid(1, 2))
    assert ruling.clause == "K-5"
    assert ruling.facts["what"] == desk.ref("crane")


@pytest.mark.parametrize("place", ["centre.2", "shown.0.2"])
def test_k5_a_card_dropped_in_the_middle_of_a_lane_is_placed_on_the_own_side(place: str) -> None:
    desk = Desk().hand(0, "crane", "favor").hand(1, "favor")
    assert desk.read_as("crane", place) == ["place crane>bid.0.2"]
    assert desk.read_as("crane", "bid.1.2") == []
    assert desk.read_as("crane", "deck.0") == []
    desk.empty(names.PURCHASES).empty(centre(1))
    assert desk.read_as("crane", "centre.1") == []
    assert desk.why("crane", "centre.1").clause == "K-25"


def test_k5_there_is_no_limit_to_a_stack() -> None:
    desk = Desk().hand(0, "favor", "favor", "favor").hand(1)
    for _ in range(2):
        desk.play(f"place {own(desk.t, 0)}>bid.0.3")
    assert len(desk.cards("bid.0.3")) == 2
    assert desk.judge(f"place {own(desk.t, 0)}>bid.0.3") == ""


def test_k6_the_rival_sees_how_many_but_not_which() -> None:
    desk = Desk().hand(0, "crane", "favor").hand(1, "favor", "favor")
    desk.play("place crane>bid.0.4")
    mine, theirs = redact(desk.t, 0), redact(desk.t, 1)
    assert mine.at(bid(0, 4)) == [desk.ref("crane")]
    assert theirs.at(bid(0, 4)) == [-names.SEAT_BACK]
    assert theirs.at(hand(0)) == [-names.SEAT_BACK]


def test_k25_an_empty_slot_is_no_lane() -> None:
    desk = Desk().hand(0, "favor").hand(1, "favor")
    desk.empty(names.PURCHASES).empty(centre(1))
    assert len(desk.moves()) == names.LANES - 1
    assert desk.judge(f"place {own(desk.t, 0)}>bid.0.1") == "K-25"
    assert desk.judge(f"place {own(desk.t, 0)}>bid.0.2") == ""


def test_k5_a_card_dropped_on_a_card_means_the_place_under_it() -> None:
    desk = Desk().hand(0, "crane").hand(1, "favor")
    view = redact(desk.t, 0)
    lying = desk.t.setup.name_of(desk.t.at(centre(2))[0])
    assert desk.read_as("crane", lying) == ["place crane>bid.0.2"]
    assert desk.read_as(lying, "centre.3") == []
    assert explain(GAME, view, 0, desk.t.at(centre(2))[0], centre(3)).clause == "K.2.1"
    assert explain(GAME, view, 0, names.ROUND, centre(3)).clause == "C-4"


def test_k6_whoever_does_not_place_is_offered_nothing() -> None:
    desk = Desk().hand(0, "crane").hand(1, "favor")
    assert legal_moves(GAME, redact(desk.t, 1)) == []
