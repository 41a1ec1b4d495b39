"""Talents and places: secrecy, selling places, debts, and leaving the match."""

import pytest

from rules.core.engine import legal_moves, new_table
from rules.core.hidden import PUBLIC, redact
from rules.core.table import HIDDEN, Step
from rules.senators.facts import names
from rules.senators.facts.names import money, seen, senate
from rules.senators.game import GAME
from rules.senators.law.money import BANK, drop_out, pay
from tests.games.senators.desk import Desk
from tests.games.senators.walks import walk

SOLD = "convert senate.0>money.0=1"


def test_s_0_3_the_bank_gives_five_talents_for_a_place() -> None:
    desk = Desk(3).play(SOLD)
    assert (desk.spaces[0], desk.money[0]) == (4, 25)


def decisions() -> list[tuple[str, Desk]]:
    """Return a desk before every kind of decision, with the seat that decides."""
    lots = ["grain2", "olives5", "wine8", "consul"]
    auction = Desk(3).lots(*lots).play("auction")
    settling = Desk(3).lots(*lots).play("auction", "bid bid.1.0>lot.0=1", "done", "done")
    extort = Desk(3).front(1, "grain4").play("extortion")
    answer = Desk(3).front(1, "grain4").play("extortion", "offer money.0>grain4=1")
    return [
        ("action", Desk(3)),
        ("offer", Desk(3).turn("war")),
        ("bid", auction),
        ("settle", settling),
        ("extort", extort),
        ("answer", answer),
        ("join", Desk(3).play("cash_in")),
        ("cash", Desk(3).cash_in()),
    ]


@pytest.mark.parametrize("number", range(8))
def test_s4_places_may_be_sold_at_every_own_decision_and_only_there(number: int) -> None:
    phase, desk = decisions()[number]
    assert desk.phase == phase
    seat = desk.t.seat
    for other in range(3):
        clause = desk.judge(f"convert senate.{other}>money.{other}=1")
        assert (clause == "") == (other == seat)
    desk.play(*[f"convert senate.{seat}>money.{seat}=1"] * 4)
    assert (desk.phase, desk.t.seat) == (phase, seat)
    assert (desk.spaces[seat]) == 1


def test_s4_the_last_place_needs_a_second_word() -> None:
    desk = Desk().stand(1, 5, 5, 5)
    desk.play("convert senate.0>money.0=1")
    assert (desk.phase, desk.spaces[0], desk.moves()) == ("confirm", 1, ["leave", "relent"])
    desk.play("relent")
    assert (desk.phase, desk.spaces[0], desk.money[0]) == ("action", 1, 20)
    desk.play("convert senate.0>money.0=1", "leave")
    assert (desk.active, desk.spaces[0], desk.money[0]) == (1, 0, 0)


def test_s4_several_places_are_sold_at_once_and_all_of_them_ask_again() -> None:
    desk = Desk().play("convert senate.0>money.0=3")
    assert (desk.phase, desk.spaces[0], desk.money[0]) == ("action", 2, 35)
    assert desk.judge("convert senate.0>money.0=3") == "S-4"
    desk.play("convert senate.0>money.0=2")
    assert (desk.phase, desk.t.agenda[-1].amount, desk.spaces[0]) == ("confirm", 2, 2)
    desk.play("leave")
    assert (desk.active, desk.spaces[0], desk.money[0]) == (1, 0, 0)


def test_s4_no_single_press_sells_a_place() -> None:
    # With one way to be meant a gesture is a move; with several the table asks how many.
    desk = Desk(3)
    for place in range(6, 0, -1):
        assert len(desk.stand(place, 5, 5).moves("convert")) == place
    desk.play("convert senate.0>money.0=1")
    assert desk.phase == "confirm"


def test_s4_nothing_is_sold_after_the_end() -> None:
    desk = Desk(3).wars(3).turn("war")
    assert desk.judge(SOLD) == "C-1"


def test_a_debt_of_nine_with_two_talents_and_three_places() -> None:
    desk = Desk(3).purses(2, 0, 0).stand(3, 5, 5)
    pay(desk.t, 0, 9, 1, "S-5")
    assert (desk.spaces[0], desk.money[:2]) == (1, [3, 9])


def test_a_player_on_space_one_who_must_sell_it_is_out() -> None:
    desk = Desk(3).purses(1, 9, 9).stand(1, 5, 5).front(0, "consul").turn("trial")
    assert (desk.spaces, desk.money) == ([0, 5, 5], [0, 9, 9])
    assert (desk.active, desk.said().count("out")) == (1, 1)


@pytest.mark.parametrize(
    ("amount", "sold", "left"), [(2, 0, 0), (3, 1, 4), (7, 1, 0), (8, 2, 4), (12, 2, 0)]
)
def test_s5_as_few_places_are_sold_as_a_debt_needs(amount: int, sold: int, left: int) -> None:
    desk = Desk(3).purses(2, 0, 0)
    pay(desk.t, 0, amount, BANK, "S-5")
    assert (5 - desk.spaces[0], desk.money[0]) == (sold, left)


def test_s5_who_cannot_pay_at_all_pays_everything_and_is_out() -> None:
    desk = Desk(4).purses(2, 0, 0, 0).stand(2, 5, 5, 5)
    pay(desk.t, 0, 30, 1, "S-5")
    assert desk.money == [0, 12, 0, 0]
    assert not drop_out(desk.t, [0])
    assert desk.spaces[0] == 0


def test_s5_what_one_chooses_to_pay_must_lie_in_the_purse() -> None:
    desk = Desk(3).lots("grain2").purses(3, 20, 20).play("auction", "bid bid.1.0>lot.0=4")
    desk.play("done", "done")
    assert desk.judge("keep grain2>front.0") == "S-5"
    desk.play(SOLD)
    assert desk.judge("keep grain2>front.0") == ""


def test_s6_the_ledger_shows_every_purse_and_closed_it_shows_none() -> None:
    t = new_table(GAME, 4, 3, {"ledger": 0})
    for viewer in (0, 1, 2, 3, PUBLIC):
        view = redact(t, viewer)
        read = [view.count(money(seat)) != HIDDEN for seat in range(4)]
        assert read == [seat == viewer for seat in range(4)]
    assert GAME.usual_options()["ledger"] == 1
    t = new_table(GAME, 4, 3, {})
    for viewer in (0, PUBLIC):
        view = redact(t, viewer)
        assert [view.count(money(seat)) for seat in range(4)] == [
            t.count(seen(seat)) for seat in range(4)
        ]
    assert redact(t, PUBLIC).counts.count(HIDDEN) == 4  # the sealed offers


def test_s_0_4_payments_are_public() -> None:
    desk = Desk(3).front(1, "grain4").play("extortion", "offer money.0>grain4=6", "give")
    (said,) = desk.spoken("card_given")
    assert (said.target, said.amount, said.seen) == (1, 6, 0b111)
    changes = [(u.seat, u.amount) for u in desk.moment("extortion").upshots]
    assert changes == [(1, 6), (0, -6)]


def test_s_0_5_who_leaves_discards_everything_openly() -> None:
    desk = Desk().stand(1, 5, 5, 5).hand(0, "grain2", "wine8").front(0, "olives5", "censor")
    desk.play("convert senate.0>money.0=1", "leave")
    assert [desk.cards(f"pile.{n}") for n in range(4)] == [
        ["grain2"], ["olives5"], ["wine8"], ["censor"],
    ]  # fmt: skip
    assert desk.cards("hand.0") == desk.cards("front.0") == []
    assert redact(desk.t, PUBLIC).at(names.pile(2)) == [desk.ref("wine8")]


def test_s_0_5_a_player_who_leaves_before_sealing_is_passed_over() -> None:
    desk = Desk().stand(1, 5, 5, 5).turn("war")
    desk.play("convert senate.0>money.0=1", "leave")
    assert (desk.phase, desk.t.seat) == ("offer", 1)
    desk.play("seal money.1>event=1", "seal money.2>event=2", "seal money.3>event=3")
    assert desk.spaces == [0, 4, 5, 6]
    assert desk.active == 1


def test_s3_the_last_player_left_wins_at_once() -> None:
    desk = Desk(3).stand(5, 1, 0).purses(0, 20, 0).front(0, "censor").cash_in()
    desk.play("play censor/1>senate.1")
    assert desk.phase == ""
    assert GAME.scores(desk.t) == [1.0, 0.0, 0.0]


def test_s3_an_eliminated_seat_is_never_asked_again() -> None:
    desk = Desk(4).stand(5, 0, 5, 5).purses(20, 0, 20, 20)
    asked = set()
    for _ in range(60):
        if desk.t.over:
            break
        asked.add(desk.t.seat)
        moves = [m for m in desk.moves() if m.split()[0] != "convert"]
        desk.play(moves[-1])
    assert asked == {0, 2, 3}


def test_s36_nothing_is_ever_given_away() -> None:
    for seed in range(6):
        for t in walk(4, seed, {"supports": 1}):
            step = t.agenda[-1] if t.agenda else Step(names.TURN, 0)
            purses = {money(seat) for seat in range(4)} - {money(step.seat)}
            discs = {senate(seat) for seat in range(4)} - {senate(step.seat)}
            for m in legal_moves(GAME, t):
                assert m.onto not in purses
                assert m.onto not in discs or t.setup.card(m.what).id == "censor"


def asks_first(desk: Desk, verb: str) -> bool:
    """Tell whether a move is asked about before a single press makes it."""
    found = next(m for m in legal_moves(GAME, desk.t) if GAME.verbs[m.verb].name == verb)
    return GAME.verbs[found.verb].costly(desk.t, desk.t.agenda[-1], found)


def test_a_cash_in_with_means_left_is_not_finished_by_one_press() -> None:
    assert asks_first(Desk(3).purses(20, 0, 0).cash_in(), "finish")
    assert asks_first(Desk(3).purses(0, 0, 0).front(0, "consul").cash_in(), "finish")
    assert not asks_first(Desk(3).purses(1, 0, 0).cash_in(), "finish")
