"""Sections 5 and 6 of the rulebook: the end of a round, drawing, and the end of the match."""

import pytest

from rules.core.engine import new_table
from rules.core.events import FINISHED, SHUFFLED
from rules.kstreet.facts import names
from rules.kstreet.facts.cards import K
from rules.kstreet.facts.names import bid, deck, discard, hand, reputation
from rules.kstreet.game import GAME
from tests.games.kstreet.desk import Desk


def test_k_5_1_everything_but_the_centre_row_is_discarded() -> None:
    desk = Desk().centre(0, "steadfast").centre(4, "farm_relief")
    for seat in range(2):
        desk.empty(discard(seat))
        desk.stack(seat, 0, "favor").stack(seat, 4, "favor")
    desk.flipping()
    while desk.phase == "flip":
        desk.play(desk.moves()[0])
    for seat in range(2):
        assert desk.cards(f"discard.{seat}") == ["favor", "favor"]
        for lane in range(names.LANES):
            assert desk.cards(f"bid.{seat}.{lane}") + desk.cards(f"shown.{seat}.{lane}") == []
    assert desk.cards("centre.0") == ["steadfast"]
    assert desk.cards("centre.4") == ["farm_relief"]


def test_k_5_2_both_draw_five_and_the_next_round_begins() -> None:
    desk = Desk().flipping()
    assert [len(desk.t.at(hand(seat))) for seat in range(2)] == [5, 5]
    assert (desk.phase, GAME.turns(desk.t)) == ("place", 2)
    assert desk.said() == ["summary", "round"]


def small_deck(deck_cards: int, discarded: int) -> Desk:
    """Return a desk on which seat 0 has only a few cards."""
    desk = Desk()
    desk.empty(deck(0))
    for _ in range(deck_cards):
        piece = desk.t.at(names.RETIRED)[0]
        desk.t.move(piece, deck(0))
    for _ in range(discarded):
        piece = desk.t.at(names.RETIRED)[0]
        desk.t.move(piece, discard(0))
    return desk


def shuffles(desk: Desk) -> int:
    return sum(e.kind == SHUFFLED and e.target == deck(0) for e in desk.events)


def test_k_6_1_three_are_drawn_then_the_discard_pile_is_shuffled_and_two_more_drawn() -> None:
    desk = small_deck(3, 6)
    left = set(desk.t.at(deck(0)))
    desk.flipping()
    drawn = set(desk.t.at(hand(0)))
    assert left < drawn
    assert (len(drawn), len(desk.t.at(deck(0))), len(desk.t.at(discard(0)))) == (5, 4, 0)
    assert shuffles(desk) == 1


def test_k27_with_deck_and_discard_pile_empty_the_hand_stays_smaller() -> None:
    desk = small_deck(2, 1).flipping()
    assert len(desk.t.at(hand(0))) == 3
    assert len(desk.t.at(hand(1))) == 5
    assert desk.phase == "place"


def test_k27_a_round_without_cards_on_one_side_goes_on() -> None:
    desk = small_deck(0, 0).flipping()
    assert desk.t.at(hand(0)) == []
    assert desk.t.seat == 1


def test_k_6_3_the_match_stops_at_once_even_with_stacks_face_down() -> None:
    desk = Desk().set_reputation(5, 14).centre(4, "deep_water_port").centre(0, "vane")
    desk.stack(1, 4, "crane", "moon").stack(1, 0, "favor").stack(0, 0, "favor").flipping()
    desk.play("flip bid.1.4")
    assert desk.phase == ""
    assert desk.moves() == []
    assert desk.reputation == (5, 17)
    assert len(desk.cards("bid.0.0")) == 1
    assert [e.clause for e in desk.events if e.kind == FINISHED] == ["K.6.3"]
    assert desk.judge("flip bid.0.0") == "C-1"


@pytest.mark.parametrize(
    ("first", "second", "shares"),
    [
        (15, 14, [1.0, 0.0]),
        (3, 18, [0.0, 1.0]),
        (0, 1, [0.0, 1.0]),
        (5, -2, [1.0, 0.0]),
        (15, 0, [1.0, 0.0]),
        (16, 19, [0.5, 0.5]),
        (0, -3, [0.5, 0.5]),
    ],
)
@pytest.mark.clauses("K-20")
def test_k_6_4_those_at_fifteen_win_and_those_at_nought_lose(
    first: int, second: int, shares: list[float]
) -> None:
    assert GAME.scores(Desk().set_reputation(first, second).t) == shares


def test_k20_both_at_nought_share_the_loss() -> None:
    desk = Desk().set_reputation(1, 1).centre(4, "farm_relief")
    desk.stack(0, 4, "moon").stack(1, 4, "stovall").flipping()
    assert GAME.scores(desk.t) == [0.5, 0.5]


def test_k21_a_card_text_that_changes_reputation_ends_the_match_too() -> None:
    desk = Desk().set_reputation(5, 14).centre(0, "whisper").centre(1, "vane")
    desk.stack(1, 0, "finders_fee").stack(1, 1, "favor").stack(0, 1, "favor").flipping()
    desk.play("flip bid.1.0")
    assert desk.reputation == (5, 15)
    assert desk.phase == ""
    assert len(desk.cards("bid.0.1")) == 1


def test_k21_below_the_line_the_round_goes_on() -> None:
    desk = Desk().set_reputation(5, 13).centre(0, "whisper").centre(1, "vane")
    desk.stack(1, 0, "finders_fee").stack(1, 1, "favor").stack(0, 1, "favor").flipping()
    desk.play("flip bid.1.0")
    assert desk.phase != ""


def test_k22_reputation_has_no_ceiling() -> None:
    desk = Desk().set_reputation(14, 5).centre(4, "grand_bargain")
    desk.stack(0, 4, "crane", "birch").flipping()
    assert desk.reputation == (19, 5)


@pytest.mark.parametrize(
    ("first", "second", "shares"),
    [(9, 4, [1.0, 0.0]), (4, 9, [0.0, 1.0]), (7, 7, [0.5, 0.5])],
)
def test_k31_after_the_last_round_the_higher_reputation_wins(
    first: int, second: int, shares: list[float]
) -> None:
    desk = Desk().set_reputation(first, second)
    desk.t.add(names.ROUND, K.last_round - 2)
    desk.flipping()
    assert GAME.turns(desk.t) == K.last_round
    assert desk.phase == "place"
    for seat in range(2):
        for piece in desk.t.at(hand(seat))[:]:
            desk.t.move(piece, bid(seat, 0))
    desk.flipping()
    assert desk.phase == ""
    assert [e.clause for e in desk.events if e.kind == FINISHED] == ["K-31"]
    assert GAME.scores(desk.t) == shares


def test_k_6_3_plates_say_what_reputation_is_played_up_to() -> None:
    t = new_table(GAME, 2, 1, {})
    assert GAME.goals(t) == {reputation(0): 15, reputation(1): 15}
