"""Section 3 of the rulebook: lots, bids, and what the active player makes of them."""

import pytest

from rules.senators.facts import names
from rules.senators.facts.names import deck, pile
from tests.games.senators.desk import Desk

LOTS = ["grain2", "olives5", "wine8", "consul"]


def auction(seats: int = 4) -> Desk:
    """Return an auction of seat 0 in which seat 1 is about to bid."""
    return Desk(seats).lots(*LOTS).play("auction")


def bids(*texts: str) -> Desk:
    """Return an auction for three after the bids of seats 1 and 2; `-` ends a go."""
    desk = auction(3)
    for text in texts:
        seat = desk.t.seat
        if text == "-":
            desk.play("done")
        else:
            lot, price = text.split("=")
            desk.play(f"bid bid.{seat}.{lot}>lot.{lot}={price}")
    return desk


def test_s_3_1_one_card_of_each_deck_is_turned_up() -> None:
    desk = auction()
    assert [desk.cards(f"lot.{n}") for n in range(4)] == [[card] for card in LOTS]


def test_s10_a_deck_without_cards_gives_no_lot() -> None:
    desk = Desk().empty(deck(1)).lots("grain2", "wine8", "consul").play("auction")
    assert desk.cards("lot.1") == []
    assert desk.judge("bid bid.1.1>lot.1=3") == "S-10"
    assert desk.judge("bid bid.1.2>lot.2=3") == ""


def test_s10_without_any_card_there_is_no_auction() -> None:
    desk = Desk()
    for number in range(4):
        desk.empty(deck(number))
    assert desk.judge("auction") == "S-10"
    assert "auction" not in desk.moves()
    desk.give(pile(0), "grain1")
    assert desk.judge("auction") == ""


def test_s28_an_empty_deck_is_renewed_from_its_discards() -> None:
    desk = Desk().empty(deck(0)).give(pile(0), "grain1", "wood2", "wine3").play("auction")
    assert len(desk.cards("deck.0")) == 2
    assert len(desk.cards("lot.0")) == 1
    assert desk.cards("pile.0") == []
    desk = Desk().empty(deck(3)).give(pile(3), "censor").play("auction")
    assert desk.cards("lot.3") == ["censor"]


def test_s_3_2_the_left_neighbour_bids_first_and_the_active_player_never() -> None:
    desk = auction()
    order = []
    while desk.phase == "bid":
        order.append(desk.t.seat)
        desk.play("done")
    assert order == [1, 2, 3]


def test_s13_each_other_player_bids_once_on_all_lots_in_the_same_go() -> None:
    desk = bids("0=1", "2=3", "-")
    assert desk.t.seat == 2
    desk.play("bid bid.2.0>lot.0=2", "done")
    assert (desk.phase, desk.t.seat) == ("settle", 0)
    assert desk.judge("bid bid.0.0>lot.0=5") == "C-3"


def test_s13_bidding_skips_seats_that_are_out() -> None:
    desk = Desk().stand(5, 5, 0, 5).lots(*LOTS).play("auction", "done")
    assert desk.t.seat == 3


def test_s_3_4_a_go_ends_when_its_player_says_so_even_without_a_token_left() -> None:
    desk = bids("0=1", "1=1", "2=1", "3=1")
    assert (desk.t.seat, desk.moves("bid", "done")) == (1, ["done"])
    assert desk.play("done").t.seat == 2


def test_s_3_3_one_token_for_each_lot() -> None:
    desk = bids("0=1")
    assert desk.judge("bid bid.1.0>lot.0=4") == "S.3.3"
    assert desk.judge("bid bid.1.1>lot.1=4") == ""
    assert desk.judge("bid bid.2.1>lot.1=4") == "S.3.3"


@pytest.mark.parametrize(("price", "clause"), [(4, "S-12"), (5, "S-12"), (6, ""), (0, "S-12")])
def test_s12_a_bid_must_beat_the_highest(price: int, clause: str) -> None:
    desk = bids("0=5", "-")
    assert desk.judge(f"bid bid.2.0>lot.0={price}") == clause


def test_s11_bids_are_limited_by_talents_and_places() -> None:
    desk = Desk(3).purses(0, 7, 0).stand(5, 3, 5).lots(*LOTS).play("auction")
    # 7 talents and two places above the first: 17.
    assert desk.judge("bid bid.1.0>lot.0=17") == ""
    assert desk.judge("bid bid.1.0>lot.0=18") == "S-11"
    assert desk.judge("bid bid.1.0>lot.0=1") == ""
    desk.play("bid bid.1.0>lot.0=10")
    assert desk.judge("bid bid.1.1>lot.1=7") == ""
    assert desk.judge("bid bid.1.1>lot.1=8") == "S-11"
    assert len(desk.moves("bid")) == 3 * 7


def test_s11_only_bids_that_lead_weigh_on_the_limit() -> None:
    desk = Desk(4).purses(0, 10, 10, 10).stand(5, 1, 1, 1).lots(*LOTS).play("auction")
    desk.play("bid bid.1.0>lot.0=5", "done", "bid bid.2.0>lot.0=6")
    assert desk.judge("bid bid.2.1>lot.1=4") == ""
    assert desk.judge("bid bid.2.1>lot.1=5") == "S-11"


def test_s15_a_lot_without_a_bid_is_the_active_players() -> None:
    desk = bids("0=1", "-", "-")
    assert desk.cards("front.0") == ["olives5", "wine8", "consul"]
    assert desk.money == [20, 20, 20]
    assert desk.moves("sell", "keep") == ["sell grain2>front.1", "keep grain2>front.0"]


def test_s_3_6_without_any_bid_the_auction_is_over_at_once() -> None:
    desk = auction(3).top("dole").play("done", "done")
    assert len(desk.cards("front.0")) == 4
    assert (desk.active, desk.phase) == (1, "action")


def test_s_3_5_the_active_player_sells_or_keeps_for_the_same_price() -> None:
    desk = bids("0=4", "2=6", "-", "0=5", "-")
    desk.play("sell grain2>front.2")
    assert desk.cards("front.2") == ["grain2"]
    assert desk.money == [25, 20, 15]
    desk.play("keep wine8>front.0")
    assert desk.cards("front.0") == ["olives5", "consul", "wine8"]
    assert desk.money == [19, 26, 15]


def test_s_3_5_nobody_but_those_two_gets_a_lot() -> None:
    desk = bids("0=4", "-", "-")
    assert desk.judge("sell grain2>front.2") == "S.3.5"
    assert desk.judge("keep grain2>front.1") == "S.3.5"
    assert desk.judge("sell olives5>front.1") == "S.3.8"
    assert desk.judge("sell grain2>front.1") == ""


def test_s16_the_office_is_sold_or_kept_like_the_resources() -> None:
    sold = bids("3=4", "-", "-").play("sell consul/1>front.1")
    assert sold.cards("front.1") == ["consul"]
    kept = bids("3=4", "-", "-").play("keep consul/1>front.0")
    assert "consul" in kept.cards("front.0")


def test_s_3_7_cards_from_an_auction_lie_open() -> None:
    desk = bids("0=4", "-", "-").play("sell grain2>front.1")
    assert desk.t.known[desk.ref("grain2")] == desk.t.setup.everyone


def test_s_3_8_lots_are_settled_in_any_order() -> None:
    desk = bids("0=1", "1=1", "2=1", "-", "-")
    assert len(desk.moves("sell")) == len(desk.moves("keep")) == 3
    desk.play("keep wine8>front.0")
    assert desk.moves("sell") == ["sell grain2>front.1", "sell olives5>front.1"]


def test_s14_money_from_one_lot_pays_for_the_next() -> None:
    desk = bids("0=9", "1=6", "-", "-").purses(0, 20, 20)
    assert desk.judge("keep olives5>front.0") == "S-5"
    desk.play("sell grain2>front.1")
    assert desk.judge("keep olives5>front.0") == ""
    assert desk.judge("keep wine8>front.0") == "S.3.8"


def test_tokens_are_taken_off_when_a_lot_is_settled() -> None:
    desk = bids("0=4", "2=1", "-", "0=5", "-").play("sell grain2>front.2")
    assert desk.t.count(names.bid(1, 0)) == desk.t.count(names.bid(2, 0)) == 0
    assert desk.t.count(names.bid(1, 2)) == 1


def test_s_3_9_tokens_of_a_player_who_leaves_are_taken_off() -> None:
    desk = Desk().stand(5, 5, 1, 5).lots(*LOTS).play("auction")
    desk.play("bid bid.1.0>lot.0=3", "done", "bid bid.2.0>lot.0=8")
    desk.play("convert senate.2>money.2=1", "leave")
    assert desk.t.seat == 3
    assert desk.judge("bid bid.3.0>lot.0=4") == ""
    desk.play("done")
    assert desk.moves("sell") == ["sell grain2>front.1"]


def test_s_3_9_when_the_active_player_leaves_the_lots_are_discarded() -> None:
    desk = Desk().stand(1, 5, 5, 5).lots(*LOTS).play("auction").top("dole")
    desk.play("bid bid.1.0>lot.0=3", "done", "done", "done")
    desk.play("convert senate.0>money.0=1", "leave")
    assert desk.cards("pile.0") == ["grain2"]
    assert sorted(desk.cards("pile.3")) == ["consul"]
    assert desk.cards("lot.0") == desk.cards("front.0") == []
    assert desk.t.count(names.bid(1, 0)) == 0
    assert (desk.active, desk.phase, desk.spaces[0]) == (1, "action", 0)


def test_a_winning_bid_is_paid_by_selling_as_few_places_as_needed() -> None:
    desk = Desk(3).purses(0, 2, 0).stand(5, 3, 5).lots(*LOTS).play("auction")
    desk.play("bid bid.1.0>lot.0=9", "done", "done", "sell grain2>front.1")
    assert desk.spaces[1] == 1
    assert desk.money[:2] == [9, 3]
