"""Section 4 of the rulebook, purchases: totals, who buys, and what happens to the cards."""

import pytest

from rules.kstreet.facts import names
from rules.kstreet.facts.names import bid, hand
from tests.games.kstreet.desk import Desk, sale

FAVOR = "favor"


@pytest.mark.parametrize(
    ("mine", "theirs", "card", "buyer"),
    [
        ([FAVOR] * 3, [FAVOR] * 2, "pike", 0),
        ([FAVOR] * 2, [FAVOR] * 3, "pike", 1),
        ([FAVOR] * 2, [FAVOR] * 1, "pike", -1),
    ],
)
def test_k12_the_strictly_higher_bid_buys_if_it_pays(
    mine: list[str], theirs: list[str], card: str, buyer: int
) -> None:
    assert sale(mine, theirs, card).owner(card) == buyer


def test_k7_a_minus_card_lowers_the_rival() -> None:
    assert sale(["favor", "favor", "grudge"], ["favor", "favor"], "moon").owner("moon") == 0
    assert sale(["favor", "favor"], ["favor", "grudge"], "moon").owner("moon") == -1


def test_k8_a_total_never_falls_below_nought() -> None:
    # Were the rival at -1, the difference would not matter; 0 to 0 shows the floor.
    desk = sale(["attack_ad"], ["favor"], "moon")
    assert desk.said()[0] == "no_bid"


@pytest.mark.parametrize(
    ("mine", "theirs", "word"),
    [
        (["favor"], ["favor"], "tied"),
        (["favor"], [], "too_little"),
        (["objection"], [], "no_bid"),  # a lone bluff is level with nobody
        (["objection"], ["crane"], "no_bid"),
    ],
)
def test_k_4_4_a_failed_bid_is_discarded_without_effect(
    mine: list[str], theirs: list[str], word: str
) -> None:
    desk = sale(mine, theirs, "moon")
    assert word in desk.said()
    assert desk.owner("moon") == -1
    assert desk.reputation == (5, 5)


def open_round() -> Desk:
    """Return a desk on which flips elsewhere keep the round going."""
    desk = Desk().centre(0, "moon").centre(1, "steadfast").centre(2, "vane").centre(3, "crane")
    for seat in range(2):
        desk.stack(seat, 1, "favor").stack(seat, 2, "favor")
    return desk


def test_k15_the_bought_card_lies_open_on_the_buyers_discard_pile() -> None:
    desk = open_round().stack(1, 0, "steak_dinner").flipping()
    desk.play("flip bid.1.0")
    assert desk.where("moon") == "discard.1"
    assert desk.t.known[desk.ref("moon")] == desk.t.setup.everyone
    assert desk.t.backs[desk.ref("moon")] == names.SEAT_BACK + 1


def test_k24_a_newcomer_cannot_be_bought_in_the_same_round() -> None:
    desk = open_round().stack(1, 0, "war_chest").stack(0, 0, "favor")
    desk.top(names.PURCHASES, "whisper")
    desk.flipping().play("flip bid.1.0", "flip bid.0.0")
    assert desk.owner("moon") == 1
    assert desk.cards("centre.0") == ["whisper"]
    while desk.phase == "flip":
        desk.play(desk.moves()[0])
    assert desk.owner("whisper") == -1
    assert desk.cards("centre.0") == ["whisper"]


def test_k25_without_a_purchase_deck_the_slot_stays_empty() -> None:
    desk = open_round().stack(1, 0, "steak_dinner").empty(names.PURCHASES).flipping()
    desk.play("flip bid.1.0")
    assert desk.cards("centre.0") == []
    while desk.phase == "flip":
        desk.play(desk.moves()[0])
    assert desk.phase == "place"
    assert not any(move.endswith(".0") for move in desk.moves())


def quiet_round(desk: Desk) -> Desk:
    """Play a round in which nobody bids."""
    for seat in range(2):
        for piece in desk.t.at(hand(seat))[:]:
            desk.t.move(piece, bid(seat, 4))
    return desk.flipping()


def test_k26_two_rounds_without_a_purchase_bring_a_fresh_row() -> None:
    desk = Desk(fresh_row=1)
    row = [desk.cards(f"centre.{lane}") for lane in range(names.PURCHASE_LANES)]
    quiet_round(desk)
    assert [desk.cards(f"centre.{lane}") for lane in range(names.PURCHASE_LANES)] == row
    assert desk.t.count(names.STALE) == 1
    quiet_round(desk)
    assert "fresh_row" in desk.said()
    fresh = [desk.cards(f"centre.{lane}") for lane in range(names.PURCHASE_LANES)]
    assert not any(card in row for card in fresh)
    assert desk.cards("purchases")[:4] == [card for slot in reversed(row) for card in slot]
    assert desk.t.count(names.STALE) == 0


def test_k26_a_purchase_starts_the_count_again() -> None:
    desk = quiet_round(Desk().centre(0, "moon"))
    assert desk.t.count(names.STALE) == 1
    for seat in range(2):
        for piece in desk.t.at(hand(seat))[:]:
            desk.t.move(piece, names.discard(seat))
    desk.stack(0, 0, "steak_dinner").flipping()
    assert desk.owner("moon") == 0
    assert desk.t.count(names.STALE) == 0
    assert desk.t.count(names.bought(0)) == 0


def test_k26_can_be_switched_off() -> None:
    desk = Desk(fresh_row=0)
    row = [desk.cards(f"centre.{lane}") for lane in range(names.PURCHASE_LANES)]
    for _ in range(3):
        quiet_round(desk)
        assert "fresh_row" not in desk.said()
    assert [desk.cards(f"centre.{lane}") for lane in range(names.PURCHASE_LANES)] == row


def test_k26_an_empty_slot_is_filled_from_the_returned_cards() -> None:
    desk = Desk().empty(names.PURCHASES).empty(names.centre(1))
    quiet_round(quiet_round(desk))
    assert "fresh_row" in desk.said()
    assert [len(desk.cards(f"centre.{lane}")) for lane in range(4)] == [1, 1, 1, 0]
