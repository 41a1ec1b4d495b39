"""Sections 2 and 7 of the rulebook: a turn begins with an event; what each of them does."""

import pytest

from rules.core.hidden import PUBLIC, redact
from rules.senators.facts import names
from rules.senators.facts.cards import DECK
from rules.senators.facts.names import offer
from rules.senators.game import GAME
from tests.games.senators.desk import Desk


def test_s7_every_turn_begins_with_an_event_the_first_one_too() -> None:
    desk = Desk().turn("dole")
    assert desk.phase == "action"
    assert GAME.turns(desk.t) == 2  # the desk itself has begun one
    desk = Desk().turn("canvass")
    assert desk.phase == "offer"
    assert desk.cards("event") == ["canvass"]


def test_s_2_1_turns_go_clockwise_past_seats_that_are_out() -> None:
    desk = Desk().stand(5, 0, 0, 5).top("dole")
    desk.play("extortion")
    assert (desk.active, desk.phase) == (3, "action")
    desk.top("dole").play("extortion")
    assert desk.active == 0


def test_s_2_2_the_top_event_is_drawn_before_the_action() -> None:
    desk = Desk(3).top("relief").top("dole")
    desk.play("extortion")
    assert desk.cards("past") == ["dole"]
    desk.play("extortion")
    assert desk.cards("past") == ["dole", "relief"]


def test_s_2_3_the_event_is_finished_before_anything_else() -> None:
    desk = Desk(3).turn("war")
    sealed = {f"seal money.0>event={n}" for n in range(1, 21)} | {"seal money.0>event"}
    assert set(desk.moves()) == sealed | {f"convert senate.0>money.0={n}" for n in range(1, 6)}
    assert desk.judge("extortion") == "C-3"


def test_s_2_4_wars_have_a_stack_of_their_own() -> None:
    desk = Desk(3).turn("war").seal(0, 0, 0)
    assert (desk.cards("wars"), desk.cards("past"), desk.cards("event")) == (["war"], [], [])
    desk.turn("dole")
    assert (desk.cards("wars"), desk.cards("past")) == (["war"], ["dole"])


def test_s_2_5_then_comes_exactly_one_action() -> None:
    desk = Desk(3).turn("dole")
    assert desk.moves("auction", "extortion", "cash_in") == ["auction", "extortion", "cash_in"]
    desk.top("dole").play("extortion")
    assert (desk.active, desk.phase) == (1, "action")


def test_s9_an_action_must_be_taken_and_extortion_is_always_possible() -> None:
    desk = Desk(3).purses(0, 0, 0).stand(1, 1, 1).ask(names.ACTION, 0)
    for place in [names.deck(number) for number in range(4)]:
        desk.empty(place)
    assert desk.moves() == ["extortion", "cash_in", "convert senate.0>money.0=1"]


def test_s_7_1_a_war_raises_the_highest_and_lowers_the_lowest() -> None:
    desk = Desk().turn("war").seal(4, 7, 2, 5)
    assert desk.spaces == [5, 6, 4, 5]
    assert desk.money == [16, 13, 18, 15]
    assert desk.phase == "action"


@pytest.mark.parametrize(
    ("offers", "spaces"),
    [
        ((4, 4, 4, 4), [5, 5, 5, 5]),
        ((10, 3, 3, 0), [6, 5, 5, 5]),
        ((9, 3, 3, 0), [5, 5, 5, 4]),
        ((5, 5, 5, 0), [5, 5, 5, 4]),
        ((6, 6, 4, 0), [5, 5, 5, 5]),
    ],
)
def test_s_7_2_a_deficit_of_four_talents_for_each_player(
    offers: tuple[int, ...], spaces: list[int]
) -> None:
    desk = Desk().turn("deficit").seal(*offers)
    assert desk.spaces == spaces
    assert desk.money == [20 - amount for amount in offers]
    (found,) = desk.spoken(
        "deficit_equal"
        if len(set(offers)) == 1
        else "deficit_missed"
        if sum(offers) < 16
        else "deficit_met"
        if offers.count(max(offers)) == 1
        else "deficit_tied"
    )
    assert found.clause == "S.7.2"


def test_s_7_2_only_players_still_in_the_match_count() -> None:
    desk = Desk().stand(5, 0, 5, 5).purses(20, 0, 20, 20).turn("deficit")
    desk.play("seal money.0>event=6", "seal money.2>event=3", "seal money.3>event=3")
    assert desk.spaces == [6, 0, 5, 5]


def test_s_7_3_all_governors_are_discarded() -> None:
    desk = Desk(3).front(0, "governor_wine", "consul").front(2, "governor_wood")
    desk.turn("trial")
    assert desk.cards("front.0") == ["consul"]
    assert desk.cards("front.2") == []
    assert sorted(desk.cards("pile.3")) == ["governor_wine", "governor_wood"]
    assert desk.money == [20, 20, 20]


def test_s_7_3_without_governors_the_holders_of_offices_pay_two() -> None:
    desk = Desk(3).front(0, "consul", "censor").front(1, "grain4")
    desk.turn("trial")
    assert desk.money == [18, 20, 20]


def test_s_7_3_a_fine_may_cost_a_place_or_the_match() -> None:
    desk = Desk().front(1, "consul").front(2, "censor").purses(5, 1, 1, 5).stand(5, 3, 1, 5)
    desk.turn("trial")
    assert desk.spaces == [5, 2, 0, 5]
    assert desk.money == [5, 4, 0, 5]
    assert desk.cards("pile.3") == ["censor"]


def test_s_7_4_the_dole_pays_a_talent_for_each_place() -> None:
    assert Desk(3).stand(7, 5, 0).purses(0, 1, 0).turn("dole").money == [7, 6, 0]


@pytest.mark.parametrize(
    ("spaces", "gains"),
    [
        ((5, 7, 6, 9), [8, 0, 4, 0]),
        ((5, 5, 6, 9), [8, 8, 4, 0]),
        ((5, 6, 6, 9), [8, 4, 4, 0]),
        ((5, 5, 5, 5), [8, 8, 8, 8]),
        ((0, 3, 8, 8), [0, 8, 4, 4]),
    ],
)
def test_s_7_5_relief_pays_everybody_on_the_two_lowest_spaces(
    spaces: tuple[int, ...], gains: list[int]
) -> None:
    assert Desk().stand(*spaces).purses(0, 0, 0, 0).turn("relief").money == gains


@pytest.mark.parametrize(
    ("active", "prices", "winner"),
    [
        (0, (3, 7, 4, 5), 1),
        (0, (7, 7, 4, 5), 1),  # level: the left neighbour
        (0, (7, 1, 4, 7), 3),  # level with the active player, who comes last
        (2, (7, 7, 4, 5), 3),  # prices are told from the active player on: seats 2 and 3
        (0, (7, 1, 4, 5), 0),
    ],
)
def test_s_7_6_the_highest_price_buys_the_vote(
    active: int, prices: tuple[int, ...], winner: int
) -> None:
    desk = Desk().turn("vote", active).seal(*prices)
    gains = [int(seat == winner) for seat in range(4)]
    assert desk.spaces == [5 + gain for gain in gains]
    assert desk.money == [20 - gain * max(prices) for gain in gains]


def test_s_7_6_a_price_of_nothing_buys_nothing() -> None:
    desk = Desk().turn("vote").seal(0, 0, 0, 0)
    assert desk.spaces == [5, 5, 5, 5]
    assert "no_taker" in desk.said()


def test_s_7_6_nobody_seals_more_than_fifteen_for_a_vote() -> None:
    desk = Desk().turn("vote")
    assert desk.judge("seal money.0>event=15") == ""
    assert desk.judge("seal money.0>event=16") == "S.7.6"
    assert desk.judge("seal money.0>event=21") == "S-31"
    desk = Desk().purses(4, 20, 20, 20).turn("vote")
    assert desk.judge("seal money.0>event=5") == "S-31"


def test_s_7_6_the_losers_prices_stay_secret() -> None:
    looks = []
    for price in (2, 6):
        desk = Desk().turn("vote").seal(9, price, 1, 0)
        view = redact(desk.t, 0)
        looks.append((view.places, view.counts, [event.plain() for event in desk.events[-4:]]))
    assert looks[0] == looks[1]


def test_s_7_7_a_canvass_has_no_loser() -> None:
    desk = Desk().turn("canvass").seal(0, 1, 0, 0)
    assert desk.spaces == [5, 6, 5, 5]
    assert desk.money == [20, 19, 20, 20]


def test_s_7_8_offers_are_sealed_from_the_active_player_on_and_opened_together() -> None:
    desk = Desk().turn("war", 2)
    order = []
    for amount in (1, 2, 3):
        order.append(desk.t.seat)
        desk.play(f"seal money.{desk.t.seat}>event={amount}")
        assert desk.money == [20, 20, 20, 20]
        assert not desk.said()
    assert [*order, desk.t.seat] == [2, 3, 0, 1]
    news = [desk.t.news, desk.play("seal money.1>event=4").t.news]
    assert news == [False, True]
    assert len(desk.moment("offers").camps) == 4
    assert desk.spaces == [5, 6, 4, 5]


@pytest.mark.parametrize(
    ("offers", "spaces"),
    [
        ((5, 5, 2, 3), [5, 5, 4, 5]),  # level highest: nobody gains
        ((5, 2, 2, 3), [6, 4, 4, 5]),  # level lowest: each of them loses
        ((5, 5, 2, 2), [5, 5, 4, 4]),
        ((3, 3, 3, 3), [5, 5, 5, 5]),  # all equal
        ((0, 0, 0, 0), [5, 5, 5, 5]),
    ],
)
def test_s31_ties_among_sealed_offers(offers: tuple[int, ...], spaces: list[int]) -> None:
    desk = Desk().turn("war").seal(*offers)
    assert desk.spaces == spaces
    assert desk.money == [20 - amount for amount in offers]


def test_s31_an_offer_is_limited_to_the_purse_and_places_are_sold_before() -> None:
    desk = Desk(3).purses(3, 9, 9).turn("war")
    assert desk.judge("seal money.0>event=3") == ""
    assert desk.judge("seal money.0>event=4") == "S-31"
    assert desk.judge("seal money.1>event=1") == "C-4"
    desk.play("convert senate.0>money.0=1", "seal money.0>event=8")
    assert desk.spaces[0] == 4
    desk.play("seal money.1>event=1", "seal money.2>event=2")
    assert desk.money[0] == 0


def test_s31_sealed_offers_are_hidden_from_everybody_else() -> None:
    desk = Desk().turn("war").seal(4, 7)
    for viewer in (2, 3, PUBLIC):
        view = redact(desk.t, viewer)
        assert view.count(offer(0)) == view.count(offer(1)) == redact(desk.t, 3).count(offer(0))
        assert view.count(offer(0)) < 0
    assert redact(desk.t, 1).count(offer(1)) == 7


def test_s32_on_space_one_a_lost_place_puts_you_out() -> None:
    desk = Desk().stand(5, 1, 5, 5).turn("war").seal(2, 0, 3, 4)
    assert desk.spaces == [5, 0, 5, 6]
    assert desk.money[1] == 0
    assert "out" in desk.said()


def test_s32_who_stands_on_space_one_is_warned() -> None:
    desk = Desk().stand(1, 1, 5, 5).turn("deficit")
    warned = [[readout.key for readout in GAME.readouts(redact(desk.t, seat))] for seat in range(3)]
    assert ["danger" in keys for keys in warned] == [True, True, False]
    desk = Desk().stand(1, 1, 5, 5).turn("canvass")
    assert "danger" not in [r.key for r in GAME.readouts(redact(desk.t, 0))]


def test_s3_the_active_player_put_out_by_the_event_takes_no_action() -> None:
    desk = Desk().stand(1, 5, 5, 5).top("dole")
    desk.turn("war").seal(0, 1, 2, 3)
    assert desk.spaces[0] == 0
    assert (desk.active, desk.phase) == (1, "action")


def test_the_event_deck_can_never_run_out() -> None:
    wars = DECK.count("event", "war")
    assert DECK.count("event") - wars + 4 < DECK.count("event")
