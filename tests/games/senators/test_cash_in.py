"""Section 5 of the rulebook: joining, sets, places, and the end of a Cash-In."""

import pytest

from rules.core.events import COUNTED, REVEALED, SAID
from rules.core.hidden import redact
from rules.senators.facts import names
from rules.senators.facts.names import hand, sack
from tests.games.senators.desk import Desk

RUN = ["olives4", "olives5", "olives6"]


def selling(*cards: str) -> Desk:
    """Return a Cash-In of seat 0 with hidden cards."""
    return Desk(3).purses(0, 0, 0).hand(0, *cards).cash_in()


@pytest.mark.parametrize(
    ("cards", "pay"),
    [
        (["olives4", "olives5", "olives6"], 30),
        (["olives4", "olives5", "olives7"], 16),
        (["grain7", "olives7", "wine7"], 21),
        (["olives8", "olives9", "olives1"], 18),
        (["wine1", "wine2", "wine3"], 21),
        (["marble7", "marble8", "marble9"], 39),
        (["grain1", "olives1", "wine1"], 3),
        (["cloth6", "cloth4", "cloth5"], 30),
    ],
)
def test_s_5_4_what_sets_pay(cards: list[str], pay: int) -> None:
    desk = selling(*cards).sell(*cards)
    assert desk.money[0] == pay
    assert ("sells_run" in desk.said()) == (pay > sum(int(card[-1]) for card in cards))


def test_s_5_9_a_laid_set_is_sold_when_its_owner_says_so_and_not_before() -> None:
    desk = selling(*RUN, "wine4", "wood4").lay(*RUN[:2])
    assert desk.judge("sell_set") == "S.5.9"
    desk.lay(RUN[2])
    assert (desk.money[0], desk.moves("lay")) == (0, [])
    assert desk.judge("lay wine4>treasury") == "S.5.9"
    assert desk.why("wine4", "treasury").clause == "S.5.9"
    assert all(piece < 0 for piece in redact(desk.t, 1).at(sack(0)))
    desk.play("back olives4>hand.0")
    assert desk.judge("sell_set") == "S.5.9"
    desk.lay("olives4").play("sell_set")
    assert (desk.money[0], desk.cards("sack.0")) == (30, [])


def test_s_5_9_the_cards_are_shown_before_they_are_paid_for() -> None:
    desk = Desk(3).hand(0, *RUN[:2]).front(0, RUN[2]).cash_in().sell(*RUN)
    kinds = [event.kind for event in desk.events if event.kind in {REVEALED, SAID, COUNTED}]
    assert kinds[:3] == [REVEALED, REVEALED, SAID]


@pytest.mark.parametrize(
    "cards", [["olives4", "olives5", "wine6"], ["olives4", "wine4", "wine5"], ["olives4", "wine4"]]
)
def test_s24_other_cards_are_no_set(cards: list[str]) -> None:
    desk = selling(*cards)
    assert [desk.judge(f"lay {card}>treasury") for card in cards] == ["S-24"] * len(cards)
    assert desk.moves("lay") == []


def test_s24_the_third_card_must_make_a_set() -> None:
    desk = selling("olives4", "olives5", "olives9", "wine4", "cloth4").lay("olives4", "olives5")
    assert desk.judge("lay wine4>treasury") == "S-24"
    assert desk.moves("lay") == ["lay olives9>treasury"]
    desk = selling("olives4", "olives5", "olives9", "wine4", "cloth4").lay("olives4")
    assert desk.judge("lay wine4>treasury") == ""


def test_s24_sold_cards_go_to_the_discards_of_their_deck_and_count_once() -> None:
    desk = selling("olives3", "olives4", "olives8", "wine3").sell("olives3", "olives4", "olives8")
    assert [desk.cards(f"pile.{n}") for n in range(3)] == [["olives3"], ["olives4"], ["olives8"]]
    assert desk.cards("hand.0") == ["wine3"]
    assert desk.moves("lay") == []


def test_s_5_3_laid_cards_stay_secret_until_the_set_is_sold_and_can_be_taken_back() -> None:
    desk = Desk(3).purses(0, 0, 0).hand(0, "olives4", "olives5").front(0, "olives6").cash_in()
    desk.lay("olives4", "olives6")
    assert (desk.cards("sack.0"), desk.cards("sale")) == (["olives4"], ["olives6"])
    assert all(piece < 0 for piece in redact(desk.t, 1).at(sack(0)) + redact(desk.t, 1).at(hand(0)))
    assert desk.judge("back olives4>front.0") == "S.5.3"
    assert desk.judge("back olives6>hand.0") == "S.5.3"
    assert desk.judge("back olives5>hand.0") == "S.5.3"
    desk.play("back olives4>hand.0", "back olives6>front.0")
    assert (desk.cards("hand.0"), desk.cards("front.0")) == (["olives4", "olives5"], ["olives6"])
    desk.sell("olives6", "olives5", "olives4")
    assert desk.money[0] == 30
    assert desk.cards("pile.1") == ["olives6", "olives4", "olives5"]


def test_s_5_2_sets_are_sold_from_ones_own_cards_in_ones_own_cash_in() -> None:
    desk = selling(*RUN).front(1, "wine4")
    assert desk.judge("lay wine4>treasury") == "S.5.2"
    desk.ask(names.ACTION, 0)
    assert desk.why("olives4", "treasury").clause == "S.5.2"
    assert desk.why("money.0", "senate.0").clause == "S.5.2"


def test_s_5_1_the_others_may_join_for_five_talents() -> None:
    desk = Desk(3).play("cash_in")
    assert (desk.phase, desk.t.seat) == ("join", 1)
    desk.play("join")
    assert desk.money == [25, 15, 20]
    assert (desk.phase, desk.t.seat) == ("cash", 1)


def test_s22_joiners_pay_first_and_cash_in_one_after_the_other() -> None:
    desk = Desk(4).hand(1, *RUN).play("cash_in", "join")
    assert desk.money == [25, 15, 20, 20]
    desk.sell(*RUN).play("finish")
    assert desk.money[1] == 45
    assert (desk.phase, desk.t.seat) == ("join", 2)
    desk.play("stay")
    assert (desk.phase, desk.t.seat) == ("join", 3)
    desk.play("join", "finish")
    assert (desk.phase, desk.t.seat) == ("cash", 0)
    desk.top("dole").play("finish")
    assert (desk.active, desk.phase) == (1, "action")


def test_s22_a_joiner_must_have_the_price_in_talents() -> None:
    desk = Desk(3).purses(9, 4, 9).play("cash_in")
    assert desk.judge("join") == "S-5"
    assert desk.moves() == ["stay", *[f"convert senate.1>money.1={n}" for n in range(1, 6)]]
    desk.play("convert senate.1>money.1=1", "join")
    assert (desk.money[:2], desk.spaces[1]) == ([14, 4], 4)


def test_s23_selling_buying_and_offices_mix_in_any_order() -> None:
    desk = Desk(3).purses(10, 0, 0).hand(0, *RUN).front(0, "consul").cash_in()
    desk.play("buy money.0>senate.0=1").sell(*RUN)
    desk.play("play consul/1>treasury", "buy money.0>senate.0=2")
    assert (desk.spaces[0], desk.money[0]) == (8, 16)
    desk.play("buy money.0>senate.0=1")
    assert (desk.spaces[0], desk.money[0]) == (9, 9)


@pytest.mark.parametrize(("count", "clause"), [(1, ""), (2, ""), (3, "S-25"), (0, "S-25")])
def test_s25_a_place_costs_ten(count: int, clause: str) -> None:
    desk = Desk(3).purses(29, 0, 0).cash_in()
    assert desk.judge(f"buy money.0>senate.0={count}") == clause


def test_s_5_5_several_places_are_bought_at_once() -> None:
    desk = Desk(3).purses(35, 0, 0).cash_in().play("buy money.0>senate.0=3")
    assert (desk.spaces[0], desk.money[0]) == (8, 5)
    assert desk.judge("buy money.0>senate.1=1") == "C-4"


def test_s27_a_cash_in_may_be_empty() -> None:
    desk = Desk(3).play("cash_in", "join", "finish", "stay", "finish")
    assert desk.active == 1
    assert desk.money == [25, 15, 20]


def test_s_5_7_what_is_left_over_lapses_and_laid_cards_return() -> None:
    desk = Desk(3).hand(1, *RUN).front(1, "consul", "quaestor", "grain1").play("cash_in", "join")
    desk.play("play consul/1>treasury", "play quaestor/1>treasury").lay("olives4", "grain1")
    assert desk.t.count(names.CHEAP) == 3
    assert desk.t.count(names.LICENCE) == 1
    desk.play("finish")
    assert desk.t.count(names.CHEAP) == desk.t.count(names.LICENCE) == 0
    assert sorted(desk.cards("hand.1")) == RUN
    assert desk.cards("front.1") == ["grain1"]
    assert desk.cards("sale") == desk.cards("sack.1") == []


def test_s_5_8_the_turn_ends_when_the_active_player_is_put_out_by_a_joiner() -> None:
    desk = Desk(4).stand(1, 5, 5, 5).front(1, "censor").top("dole").play("cash_in", "join")
    desk.play("play censor/1>senate.0")
    assert desk.spaces[0] == 0
    assert (desk.phase, desk.t.seat) == ("cash", 1)
    desk.play("finish")
    assert (desk.active, desk.phase) == (1, "action")


def test_who_leaves_in_a_cash_in_loses_the_laid_cards_too() -> None:
    desk = Desk(4).stand(5, 1, 5, 5).hand(1, "olives4", "olives5").front(1, "olives6")
    desk.play("cash_in", "join").lay("olives4", "olives6")
    desk.play("convert senate.1>money.1=1", "leave")
    assert sorted(desk.cards("pile.1")) == RUN
    assert (desk.phase, desk.t.seat) == ("join", 2)


def test_who_leaves_when_asked_to_join_is_passed_over() -> None:
    desk = Desk(4).stand(5, 1, 5, 5).play("cash_in")
    desk.play("convert senate.1>money.1=1", "leave")
    assert (desk.phase, desk.t.seat) == ("join", 2)
