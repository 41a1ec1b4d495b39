"""Section 4 of the rulebook, Opportunities: requirements, rewards, penalties, replacement."""

import pytest

from rules.core.events import COUNTED, MOVED
from rules.kstreet.facts import names
from tests.games.kstreet.desk import Desk, lobby

# farm_relief asks for 3 Power, pays 2 and costs 1.


def test_k16_each_player_is_judged_alone() -> None:
    assert lobby(["crane"], ["moon"], "farm_relief").reputation == (7, 4)
    assert lobby(["moon"], ["stovall"], "farm_relief").reputation == (4, 4)


@pytest.mark.parametrize(
    ("card", "meets", "misses"),
    [
        ("tax_holiday", ["vandermint"], ["sunday"]),  # a Finance Senator
        ("library_fund", ["sunday"], ["vandermint"]),  # a Public Senator
        ("highway_bill", ["furnell"], ["crane"]),  # an Industry Senator
        ("town_hall", ["moon", "favor", "favor"], ["moon", "favor"]),  # three cards
    ],
)
def test_k17_an_open_second_requirement_is_penalised(
    card: str, meets: list[str], misses: list[str]
) -> None:
    assert lobby(meets, [], card).reputation[0] > 5
    assert lobby(misses, [], card).reputation[0] < 5


def test_k17_more_power_than_the_rival_must_be_strictly_more() -> None:
    # budget_showdown asks for 3 Power and for more than the rival has.
    assert lobby(["crane"], [], "budget_showdown").reputation == (8, 5)
    assert lobby(["crane", "moon"], ["birch"], "budget_showdown").reputation == (8, 3)
    assert lobby(["crane"], ["birch"], "budget_showdown").reputation == (3, 3)


def test_k17_an_action_is_no_senator() -> None:
    desk = lobby(["party_whip", "horse_trade"], [], "tax_holiday")
    assert desk.reputation == (4, 5)


def test_k7_minus_power_counts_against_the_rival_only() -> None:
    assert lobby(["crane", "filibuster"], [], "farm_relief").reputation == (7, 5)


def test_k8_minus_power_does_not_reach_below_nought() -> None:
    assert lobby(["moon"], ["filibuster", "poison_pill"], "farm_relief").reputation == (5, 5)


def waiting() -> Desk:
    desk = Desk().centre(0, "steadfast").centre(1, "vane").centre(4, "farm_relief")
    for seat in range(2):
        desk.stack(seat, 0, "favor").stack(seat, 1, "favor")
    return desk


@pytest.mark.parametrize("cards", [["crane"], ["moon"]])
def test_k_4_9_an_opportunity_that_touched_somebody_is_replaced(cards: list[str]) -> None:
    desk = waiting().stack(1, 4, *cards)
    fresh = desk.top(names.OPPORTUNITIES, "bond_issue")
    desk.flipping().play("flip bid.1.4")
    assert desk.t.at(names.centre(4)) == [fresh]
    assert desk.cards("opportunities")[0] == "farm_relief"


def test_k23_it_goes_face_down_under_its_deck() -> None:
    desk = waiting().stack(1, 4, "crane").flipping()
    desk.play("flip bid.1.4")
    moves = [e for e in desk.events if e.kind == MOVED and e.what == desk.ref("farm_relief")]
    assert [(e.target, e.amount) for e in moves] == [(names.OPPORTUNITIES, 0)]


def test_k24_no_opportunity_counts_twice_in_a_round() -> None:
    desk = waiting().stack(1, 4, "crane")
    desk.top(names.OPPORTUNITIES, "ribbon_cutting")
    desk.flipping().play("flip bid.1.4")
    while desk.phase == "flip":
        desk.play(desk.moves()[0])
    assert desk.reputation == (5, 7)
    assert desk.cards("centre.4") == ["ribbon_cutting"]


def test_k_6_2_an_empty_slot_is_filled_at_once() -> None:
    desk = waiting().stack(1, 4, "crane").flipping()
    desk.play("flip bid.1.4")
    assert all(len(desk.cards(f"centre.{lane}")) == 1 for lane in range(names.LANES))


def test_events_name_the_clause_that_caused_them() -> None:
    desk = waiting().stack(1, 4, "crane").flipping()
    desk.play("flip bid.1.4")
    counted = [e for e in desk.events if e.kind == COUNTED]
    assert [(e.what, e.amount, e.clause) for e in counted] == [(names.reputation(1), 2, "K.4.5")]
