"""Section 9 of the rulebook: the nine support cards of the optional module."""

import pytest

from rules.core.engine import new_table
from rules.core.events import REVEALED
from rules.core.hidden import PUBLIC, redact
from rules.senators.facts import names
from rules.senators.game import GAME
from tests.games.senators.desk import Desk


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s29_as_many_are_laid_out_as_there_are_players(seats: int) -> None:
    t = new_table(GAME, seats, 2, {"supports": 1})
    assert len(t.at(names.SUPPORTS)) == seats
    assert len(t.at(names.ASIDE)) == 9 - seats
    t = new_table(GAME, seats, 2, {})
    assert (len(t.at(names.SUPPORTS)), len(t.at(names.ASIDE))) == (0, 9)
    assert GAME.usual_options()["supports"] == 0


def test_s30_the_last_player_chooses_first_then_clockwise() -> None:
    desk = Desk(4)
    desk.t = new_table(GAME, 4, 2, {"supports": 1, "starter": 2})
    order = []
    while desk.phase == "support":
        order.append(desk.t.seat)
        desk.play(desk.moves()[0])
    assert order == [0, 1, 2, 3]  # seat 1 begins, so seat 0 is last; the last card is asked for too
    assert [len(desk.cards(f"front.{seat}")) for seat in range(4)] == [1, 1, 1, 1]
    assert desk.active == 1


def test_s30_only_cards_laid_out_can_be_taken() -> None:
    desk = Desk(4)
    desk.t = new_table(GAME, 4, 2, {"supports": 1})
    seat = desk.t.seat
    taken = desk.t.setup.name_of(desk.t.at(names.SUPPORTS)[0])
    aside = desk.t.setup.name_of(desk.t.at(names.ASIDE)[0])
    assert desk.judge(f"choose {taken}>front.{seat}") == ""
    assert desk.judge(f"choose {aside}>front.{seat}") == "S-30"
    assert desk.judge(f"choose {taken}>front.{(seat + 1) % 4}") == "S-30"


def test_s_1_8_everybody_has_one_before_the_first_turn() -> None:
    desk = Desk(3)
    desk.t = new_table(GAME, 3, 4, {"supports": 1})
    desk.play(desk.moves()[-1])
    desk.play(desk.moves()[0])
    assert (len(desk.moves("choose")), GAME.turns(desk.t)) == (1, 0)
    desk.play(desk.moves()[0])
    assert desk.cards("supports") == []
    for seat in range(3):
        (card,) = desk.cards(f"front.{seat}")
        assert card in {"usher", "broker", "enforcer", "advocate", "legate", "guardian",
                        "peddler", "augur", "patron_house"}  # fmt: skip
    assert GAME.turns(desk.t) == 1


def test_s_9_1_a_support_card_serves_whoever_it_lies_in_front_of() -> None:
    desk = Desk(3).front(1, "enforcer").play("extortion")
    assert desk.money[0] == 23
    desk.play("offer money.0>enforcer=1", "give").ask(names.ACTION, 0)
    desk.t.add(names.ACTIVE, -desk.active)
    desk.purses(0, 0, 0).play("extortion")
    assert desk.money[0] == 6


def test_s_9_2_the_usher_joins_for_two() -> None:
    desk = Desk(3).purses(0, 2, 4).front(1, "usher").play("cash_in", "join", "finish")
    assert desk.money == [2, 0, 4]
    assert desk.judge("join") == "S-5"


def test_s_9_3_the_broker_adds_two_to_every_set() -> None:
    desk = Desk(3).purses(0, 0, 0).front(0, "broker").hand(0, "grain7", "wine7", "wood7")
    desk.cash_in().sell("grain7", "wine7", "wood7")
    assert desk.money[0] == 23
    assert desk.said() == ["sells_set"]
    (camp,) = desk.moment("sale").camps
    assert [(s.what, s.amount) for s in camp.strokes][-1] == (desk.ref("broker"), 2)


def test_s_9_4_the_enforcer_takes_six() -> None:
    assert Desk(3).front(0, "enforcer").play("extortion").money == [26, 20, 20]


@pytest.mark.parametrize(("price", "paid"), [(6, 3), (7, 4), (1, 1)])
def test_s_9_5_the_advocate_halves_what_refusing_costs(price: int, paid: int) -> None:
    desk = Desk(3).front(1, "advocate", "grain4").play("extortion")
    desk.play(f"offer money.0>grain4={price}", "refuse")
    assert desk.money[:2] == [23 + paid, 20 - paid]
    desk = Desk(3).front(1, "advocate", "grain4").play("extortion")
    desk.play(f"offer money.0>grain4={price}", "give")
    assert desk.money[:2] == [23 - price, 20 + price]


def test_s_9_6_the_legate_counts_two_more_in_a_war_only() -> None:
    desk = Desk(3).front(0, "legate").turn("war").seal(3, 4, 1)
    assert (desk.spaces, desk.money) == ([6, 5, 4], [17, 16, 19])
    desk = Desk(3).front(0, "legate").turn("canvass").seal(3, 4, 1)
    assert desk.spaces == [5, 6, 5]
    desk = Desk(3).front(0, "legate").turn("war").seal(1, 3, 0)
    assert desk.spaces == [5, 5, 4]  # 3 against 3: nobody gains


def test_s_9_7_the_guardian_saves_one_place_in_a_match() -> None:
    desk = Desk(3).front(2, "guardian").turn("war").seal(3, 2, 1)
    assert desk.spaces == [6, 5, 5]
    assert "guarded" in desk.said()
    desk.turn("war").seal(3, 2, 1)
    assert desk.spaces == [7, 5, 4]


def test_s_9_7_the_guardian_works_against_a_censor_who_gains_all_the_same() -> None:
    desk = Desk(3).front(0, "censor", "censor").front(1, "guardian").cash_in()
    desk.play("play censor/1>senate.1")
    assert desk.spaces == [6, 5, 5]
    desk.play("play censor/2>senate.1")
    assert desk.spaces == [7, 4, 5]


def test_s_9_7_a_used_guardian_saves_nobody_else_and_no_sold_place() -> None:
    desk = Desk(3).front(2, "guardian").turn("war").seal(3, 2, 1)
    desk.t.move(desk.ref("guardian"), names.front(1))
    desk.turn("war").seal(3, 1, 2)
    assert desk.spaces == [7, 4, 5]
    desk = Desk(3).front(0, "guardian").play("convert senate.0>money.0=1")
    assert desk.spaces[0] == 4


def test_s_9_8_the_peddler_sells_a_pair_of_one_number() -> None:
    desk = Desk(3).purses(0, 0, 0).front(0, "peddler", "grain8").hand(0, "wine8", "wood3")
    desk.cash_in()
    assert desk.judge("lay wood3>treasury") == "S-24"
    desk.lay("grain8")
    assert desk.judge("sell_set") == "S.5.9"
    desk.lay("wine8").play("sell_set")
    assert desk.money[0] == 16
    assert desk.cards("pile.2") == ["grain8", "wine8"]


def test_s_9_8_without_the_peddler_a_pair_is_nothing() -> None:
    desk = Desk(3).hand(0, "wine8", "grain8").front(1, "peddler").cash_in()
    assert desk.moves("lay") == []


def test_s_9_8_a_governor_may_be_half_of_a_pair_and_a_broker_adds_to_it() -> None:
    desk = Desk(3).purses(0, 0, 0).front(0, "peddler", "broker", "governor_wine", "grain9")
    desk.cash_in().sell("governor_wine", "grain9")
    assert desk.money[0] == 20


def test_s_9_8_three_of_a_number_can_still_be_sold_together() -> None:
    desk = Desk(3).purses(0, 0, 0).front(0, "peddler", "grain9", "wine9", "wood9").cash_in()
    desk.lay("grain9", "wine9")
    assert desk.judge("sell_set") == ""
    desk.sell("wood9")
    assert desk.money[0] == 27


def test_s_9_9_the_augur_alone_sees_the_event_of_the_next_player() -> None:
    desk = Desk(3).front(0, "augur").top("relief")
    relief = desk.t.at(names.EVENTS)[-1]
    desk.turn("dole")
    assert desk.t.at(names.EVENTS)[-1] == relief
    assert redact(desk.t, 0).at(names.EVENTS)[-1] == relief
    for viewer in (1, 2, PUBLIC):
        assert all(piece < 0 for piece in redact(desk.t, viewer).at(names.EVENTS))
    assert [event.seen for event in desk.events if event.kind == REVEALED] == [1]
    desk = Desk(3).front(1, "augur").turn("dole")
    assert all(piece < 0 for piece in redact(desk.t, 1).at(names.EVENTS))


def test_s_9_10_the_patron_house_protects_offices_but_not_itself() -> None:
    desk = Desk(3).front(1, "censor", "patron_house", "grain4").play("extortion")
    assert desk.judge("offer money.0>censor/1=1") == "S.9.10"
    assert desk.judge("offer money.0>patron_house=1") == ""
    assert desk.judge("offer money.0>grain4=1") == ""
    desk.play("offer money.0>patron_house=1", "give")
    desk = Desk(3).front(1, "censor").front(2, "patron_house").play("extortion")
    assert desk.judge("offer money.0>censor/1=1") == ""
