"""What a move would bring, told before it is made from what its player may know."""

import pytest

from rules.core.game import Readout
from rules.kstreet.facts.names import bid, hand
from tests.games.kstreet.desk import Desk

FAVOR = "favor"


def told(found: Readout | None) -> tuple[str, dict[str, int]]:
    assert found is not None
    return found.key, found.numbers


def placing(desk: Desk, card: str, lane: int) -> tuple[str, dict[str, int]]:
    setup = desk.t.setup
    piece = next(p for p in desk.t.at(hand(0)) if setup.card(p).id == card)
    return told(desk.preview(f"place {setup.name_of(piece)}>bid.0.{lane}"))


def test_k_2_1_a_card_to_be_placed_tells_what_the_own_stack_comes_to() -> None:
    desk = Desk().centre(2, "moon").hand(0, "steak_dinner").hand(1, FAVOR).stack(0, 2, FAVOR)
    sums = {"before": 1, "gain": 2, "have": 3, "need": 2}
    assert placing(desk, "steak_dinner", 2) == ("place_bid", sums)


def test_k5_a_bluff_tells_that_it_adds_nothing() -> None:
    desk = Desk().centre(2, "moon").hand(0, "crane").hand(1, FAVOR).stack(0, 2, FAVOR)
    assert placing(desk, "crane", 2)[1]["gain"] == 0


def test_k6_what_a_rival_laid_face_down_changes_no_preview() -> None:
    desk = Desk().centre(2, "moon").hand(0, "steak_dinner").hand(1, FAVOR)
    before = placing(desk, "steak_dinner", 2)
    assert placing(desk.stack(1, 2, "attack_ad"), "steak_dinner", 2) == before


def test_k7_a_minus_card_tells_what_it_takes_from_the_rival() -> None:
    desk = Desk().centre(2, "moon").centre(4, "farm_relief").hand(0, "attack_ad", "poison_pill")
    desk.hand(1, FAVOR)
    key, numbers = placing(desk, "attack_ad", 2)
    assert (key, numbers["minus"], numbers["unit"]) == ("place_strike", 2, 0)
    key, numbers = placing(desk, "poison_pill", 4)
    assert (key, numbers["minus"], numbers["unit"]) == ("place_strike", 2, 1)
    assert placing(desk, "attack_ad", 4)[0] == "place_power_idle"


@pytest.mark.parametrize(
    ("opportunity", "laid", "card", "key", "amount"),
    [
        ("farm_relief", [], "crane", "place_power_met", 2),
        ("farm_relief", [], "moon", "place_power_missed", -1),
        ("farm_relief", ["crane"], FAVOR, "place_power_met", 2),
        ("farm_relief", [], FAVOR, "place_power_idle", 0),
        ("library_fund", [], "crane", "place_power_lacking", -1),
    ],
)
def test_k17_power_to_be_placed_tells_what_the_opportunity_would_do(
    opportunity: str, laid: list[str], card: str, key: str, amount: int
) -> None:
    desk = Desk().centre(4, opportunity).hand(0, card).hand(1, FAVOR).stack(0, 4, *laid)
    found, numbers = placing(desk, card, 4)
    assert (found, numbers["amount"]) == (key, amount)


def flipping(desk: Desk, lane: int) -> tuple[str, dict[str, int]]:
    return told(desk.preview(f"flip bid.1.{lane}"))


def test_k11_a_stack_to_be_turned_over_tells_what_it_shows_while_the_rivals_lies() -> None:
    desk = (
        Desk()
        .asking()
        .centre(0, "moon")
        .stack(1, 0, FAVOR, FAVOR)
        .stack(0, 0, "attack_ad")
        .flipping()
    )
    assert flipping(desk, 0) == ("flip_shows", {"have": 2, "need": 2, "unit": 0})


@pytest.mark.parametrize(
    ("rival", "key", "buyer"),
    [([], "flip_sold", 1), ([FAVOR, FAVOR], "flip_unsold", None), ([FAVOR] * 3, "flip_sold", 0)],
)
def test_k12_the_last_stack_of_a_lane_tells_who_would_buy(
    rival: list[str], key: str, buyer: int | None
) -> None:
    desk = (
        Desk().asking().centre(0, "moon").stack(1, 0, FAVOR, FAVOR).face_up(0, 0, *rival).flipping()
    )
    found, numbers = flipping(desk, 0)
    assert (found, numbers.get("seat")) == (key, buyer)
    assert (numbers["have"], numbers["theirs"], numbers["need"]) == (2, len(rival), 2)


def test_k16_the_last_stack_before_an_opportunity_tells_what_it_would_do() -> None:
    desk = (
        Desk()
        .asking()
        .centre(4, "farm_relief")
        .stack(1, 4, "crane")
        .face_up(0, 4, "objection")
        .flipping()
    )
    found, numbers = flipping(desk, 4)
    assert (found, numbers["have"], numbers["amount"]) == ("flip_power_missed", 2, -1)


def test_a_preview_stands_at_the_card_that_the_lane_is_about() -> None:
    desk = Desk().centre(2, "moon").hand(0, FAVOR).hand(1, FAVOR)
    card = desk.t.setup.name_of(desk.t.at(desk.ref("hand.0"))[0])
    found = desk.foreseen(f"place {card}>{desk.t.setup.name_of(bid(0, 2))}")
    assert found.ref == desk.ref("moon")
