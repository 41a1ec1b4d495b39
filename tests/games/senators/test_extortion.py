"""Section 4 of the rulebook: offers that are hard to refuse."""

import pytest

from rules.core.hidden import redact
from tests.games.senators.desk import Desk


def extortion(*cards: str, seats: int = 3) -> Desk:
    """Return an extortion of seat 0 in which seat 1 has some open cards."""
    return Desk(seats).front(1, *cards).play("extortion")


def test_s_4_1_the_bank_gives_three_talents() -> None:
    assert extortion("grain4").money == [23, 20, 20]


def test_s21_the_talents_come_first_even_if_no_offer_follows() -> None:
    desk = Desk(3).play("extortion")
    assert desk.money == [23, 20, 20]
    assert desk.active == 1


def test_s_4_2_one_offer_to_each_other_player() -> None:
    desk = Desk().front(1, "grain4").front(3, "wine6").play("extortion")
    assert desk.t.agenda[-1].amount == 1
    desk.play("offer money.0>grain4=2", "give")
    assert desk.t.agenda[-1].amount == 3
    desk.top("dole").play("offer money.0>wine6=1", "refuse")
    assert (desk.active, desk.phase) == (1, "action")


def test_s17_extortion_goes_clockwise_and_skips_who_has_nothing_open() -> None:
    desk = Desk(5).front(1, "grain4").front(2, "olives5").front(4, "wine6").hand(3, "wood1")
    desk.play("extortion")
    targets = []
    while desk.phase == "extort":
        targets.append(desk.t.agenda[-1].amount)
        desk.play("skip")
    assert targets == [1, 2, 4]


def test_s17_only_the_rival_at_hand_can_be_extorted() -> None:
    desk = Desk(3).front(1, "grain4").front(2, "wine6").play("extortion")
    assert desk.judge("offer money.0>wine6=2") == "S-17"
    assert desk.judge("offer money.0>grain4=2") == ""


def test_an_offer_of_six_is_taken_or_paid() -> None:
    sold = extortion("grain4").play("offer money.0>grain4=6", "give")
    assert sold.money[:2] == [17, 26]
    assert sold.where("grain4") == "hand.0"
    kept = extortion("grain4").play("offer money.0>grain4=6", "refuse")
    assert kept.money[:2] == [29, 14]
    assert kept.where("grain4") == "hand.1"
    sold = extortion("consul").play("offer money.0>consul/1=6", "give")
    assert sold.where("consul/1") == "front.0"
    kept = extortion("consul").play("offer money.0>consul/1=6", "refuse")
    assert kept.where("consul/1") == "front.1"


def test_s_4_3_the_target_chooses_between_selling_and_paying() -> None:
    desk = extortion("grain4").play("offer money.0>grain4=6")
    assert (desk.phase, desk.t.seat) == ("answer", 1)
    assert desk.moves("give", "refuse") == ["give", "refuse"]


@pytest.mark.parametrize("answer", ["give", "refuse"])
def test_s20_a_resource_is_turned_down_and_safe_from_then_on(answer: str) -> None:
    desk = extortion("grain4").top("relief").play("offer money.0>grain4=1", answer)
    assert desk.cards("front.0") == desk.cards("front.1") == []
    # Everybody saw it, so everybody knows what lies there.
    assert desk.ref("grain4") in redact(desk.t, 2).at(desk.t.where[desk.ref("grain4")])
    desk.play("extortion")
    assert desk.phase != "extort"


def test_s_4_4_offices_and_supports_stay_open() -> None:
    desk = Desk(3, supports=1).front(1, "censor", "usher")
    desk.play("extortion", "offer money.0>usher=1", "refuse")
    assert desk.cards("front.1") == ["censor", "usher"]


def test_s_4_5_an_offer_is_settled_before_the_next() -> None:
    desk = Desk(3).front(1, "grain4").front(2, "wine6").play("extortion")
    desk.play("offer money.0>grain4=2")
    assert desk.judge("offer money.0>wine6=2") == "C-3"
    desk.play("refuse")
    assert desk.money[:2] == [25, 18]
    assert desk.judge("offer money.0>wine6=2") == ""


def test_s18_an_offer_is_at_least_one_and_at_most_the_means() -> None:
    desk = Desk(3).purses(4, 20, 20).stand(3, 5, 5).front(1, "grain4").play("extortion")
    # 4 and 3 talents and two places above the first: 17.
    assert desk.judge("offer money.0>grain4=17") == ""
    assert desk.judge("offer money.0>grain4=18") == "S-18"
    assert desk.judge("offer money.0>grain4") == "S-18"
    assert len(desk.moves("offer")) == 17


def test_s18_an_offer_may_cost_the_extorter_places() -> None:
    desk = Desk(3).purses(4, 20, 20).stand(3, 5, 5).front(1, "grain4")
    desk.play("extortion", "offer money.0>grain4=13", "give")
    assert desk.spaces[0] == 1
    assert desk.money[:2] == [4, 33]


def test_s18_who_cannot_pay_and_keep_a_place_must_sell() -> None:
    desk = Desk(3).purses(20, 2, 0).stand(5, 2, 5).front(1, "grain4").play("extortion")
    desk.play("offer money.0>grain4=8")
    assert desk.judge("refuse") == "S-18"
    assert "refuse" not in desk.moves()
    desk = Desk(3).purses(20, 2, 0).stand(5, 2, 5).front(1, "grain4").play("extortion")
    desk.play("offer money.0>grain4=7", "refuse")
    assert (desk.spaces[1], desk.money[1]) == (1, 0)


def test_s19_only_face_up_cards_can_be_demanded() -> None:
    desk = Desk(3).front(1, "grain4", "censor").hand(1, "wine6").play("extortion")
    assert desk.judge("offer money.0>wine6=2") == "S-19"
    assert desk.judge("offer money.0>hand.1=2") == "S-19"
    assert desk.judge("offer money.0>censor/1=2") == ""
    assert {m.split(">")[1].split("=")[0] for m in desk.moves("offer")} == {"grain4", "censor/1"}


def test_a_target_who_leaves_takes_the_card_along() -> None:
    desk = Desk(4).stand(5, 1, 5, 5).front(1, "grain4").front(2, "wine6").play("extortion")
    desk.play("offer money.0>grain4=2", "convert senate.1>money.1=1", "leave")
    assert desk.where("grain4") == "pile.1"
    assert (desk.phase, desk.t.agenda[-1].amount) == ("extort", 2)
    assert desk.money[0] == 23


def test_an_extorter_who_leaves_ends_the_turn() -> None:
    desk = Desk(4).stand(1, 5, 5, 5).front(1, "grain4").top("dole").play("extortion")
    desk.play("convert senate.0>money.0=1", "leave")
    assert (desk.active, desk.phase) == (1, "action")
