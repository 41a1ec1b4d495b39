"""Section 8 of the rulebook: Governors, Consul, Quaestor and Censor."""

import pytest

from rules.senators.facts import names
from tests.games.senators.desk import Desk


def cashing(*cards: str, purse: int = 0) -> Desk:
    """Return a Cash-In of seat 0 with open cards."""
    return Desk(3).purses(purse, 0, 0).front(0, *cards).cash_in()


@pytest.mark.parametrize(
    ("cards", "pay"),
    [
        (["olives8", "olives9", "governor_olives"], 39),  # takes the 7
        (["olives4", "olives5", "governor_olives"], 30),  # the 6 rather than the 3
        (["olives4", "olives6", "governor_olives"], 30),
        (["olives1", "olives9", "governor_olives"], 19),  # no run: takes another 9
        (["olives1", "olives2", "governor_olives"], 21),
        (["grain7", "wine7", "governor_wood"], 21),
        (["grain7", "wine7", "governor_wine"], 21),
    ],
)
def test_s_8_1_a_governor_takes_the_number_that_pays_most(cards: list[str], pay: int) -> None:
    desk = cashing(*cards).sell(*cards)
    assert desk.money[0] == pay
    assert desk.cards("pile.3") == [cards[-1]]


def test_s_8_2_two_governors_may_stand_in_one_set_but_not_three() -> None:
    desk = cashing("governor_wine", "governor_wood", "grain8")
    desk.sell("governor_wine", "governor_wood", "grain8")
    assert desk.money[0] == 24
    desk = cashing("governor_wine", "governor_wood", "governor_grain")
    assert desk.moves("lay") == []
    assert desk.judge("lay governor_wine>treasury") == "S-24"


def test_s_8_3_a_consul_sells_three_places_at_seven() -> None:
    desk = cashing("consul", purse=45).play("play consul/1>treasury")
    assert desk.judge("buy money.0>senate.0=5") == ""  # 21 and 20
    assert desk.judge("buy money.0>senate.0=6") == "S-25"
    desk.play("buy money.0>senate.0=2")
    assert (desk.spaces[0], desk.money[0]) == (7, 31)
    desk.play("buy money.0>senate.0=2")
    assert (desk.spaces[0], desk.money[0]) == (9, 14)


def test_s_8_3_two_consuls_add_up() -> None:
    desk = cashing("consul", "consul", purse=42)
    desk.play("play consul/1>treasury", "play consul/2>treasury", "buy money.0>senate.0=6")
    assert (desk.spaces[0], desk.money[0]) == (11, 0)


def test_s_8_4_a_quaestor_sells_any_three_resources_once() -> None:
    cards = ["grain1", "olives5", "wine9", "wood2", "marble6", "cloth8"]
    desk = cashing("quaestor", *cards)
    assert desk.moves("lay") == []
    desk.play("play quaestor/1>treasury").sell("grain1", "olives5", "wine9")
    assert desk.money[0] == 15
    assert desk.said() == ["sells_any"]
    assert desk.moves("lay") == []


def test_s_8_4_a_real_set_is_paid_as_such_and_keeps_the_leave() -> None:
    desk = cashing("quaestor", "wine1", "wine2", "wine3", "grain1", "olives5", "wood9")
    desk.play("play quaestor/1>treasury").sell("wine1", "wine2", "wine3")
    assert (desk.money[0], desk.t.count(names.LICENCE)) == (21, 1)
    desk.sell("grain1", "olives5", "wood9")
    assert (desk.money[0], desk.t.count(names.LICENCE)) == (36, 0)


def test_s_8_4_governors_are_no_resources_to_a_quaestor() -> None:
    desk = cashing("quaestor", "grain1", "olives5", "governor_wood")
    desk.play("play quaestor/1>treasury")
    assert desk.moves("lay") == []
    desk = cashing("quaestor", "grain1", "olives5", "wine9", "governor_wood")
    desk.play("play quaestor/1>treasury")
    assert len(desk.moves("lay")) == 3


def test_s_8_5_a_censor_moves_a_place() -> None:
    desk = cashing("censor").play("play censor/1>senate.2")
    assert desk.spaces == [6, 5, 4]
    assert desk.cards("pile.3") == ["censor"]


def test_s_8_5_a_censor_is_aimed_at_a_rival_still_in_the_match() -> None:
    desk = Desk(4).stand(5, 0, 5, 5).front(0, "censor").cash_in()
    assert desk.judge("play censor/1>senate.0") == "S.8.5"
    assert desk.judge("play censor/1>senate.1") == "S.8.5"
    assert desk.judge("play censor/1>treasury") == "S.8.5"
    assert desk.moves("play") == ["play censor/1>senate.2", "play censor/1>senate.3"]


def test_s_8_5_a_censor_can_put_a_rival_out() -> None:
    desk = Desk(4).stand(5, 1, 5, 5).front(0, "censor").front(1, "grain4").cash_in()
    desk.play("play censor/1>senate.1")
    assert desk.spaces == [6, 0, 5, 5]
    assert desk.cards("pile.1") == ["grain4"]
    assert desk.phase == "cash"


def test_s_8_6_consul_and_quaestor_are_played_on_the_treasury() -> None:
    desk = cashing("consul", "quaestor")
    assert desk.judge("play consul/1>senate.1") == "S.8.6"
    assert desk.judge("play quaestor/1>senate.0") == "S.8.6"
    assert desk.judge("play quaestor/1>treasury") == ""


def test_s_5_6_a_played_office_is_discarded() -> None:
    desk = cashing("consul", "quaestor", "censor")
    desk.play("play consul/1>treasury", "play quaestor/1>treasury", "play censor/1>senate.1")
    assert desk.cards("pile.3") == ["consul", "quaestor", "censor"]
    assert desk.cards("front.0") == []


def test_s26_offices_are_played_in_ones_own_cash_in_only() -> None:
    desk = Desk(3).front(0, "consul").front(1, "quaestor").hand(0, "grain4")
    assert desk.judge("play consul/1>treasury") == "C-3"
    assert desk.why("consul/1", "treasury").clause == "S-26"
    desk.cash_in()
    assert desk.judge("play consul/1>treasury") == ""
    assert desk.judge("play quaestor/1>treasury") == "S-26"
    assert desk.judge("play grain4>treasury") == "S-26"


def test_s26_a_governor_is_not_played_but_laid() -> None:
    desk = cashing("governor_wine", "wine1", "wine2")
    assert desk.judge("play governor_wine>treasury") == "S-26"
    assert desk.judge("lay governor_wine>treasury") == ""


def test_s26_a_joiner_plays_offices_too() -> None:
    desk = Desk(3).front(1, "censor").play("cash_in", "join", "play censor/1>senate.0")
    assert desk.spaces == [4, 6, 5]
