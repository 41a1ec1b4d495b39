"""Whatever decides is told with the numbers by which it was decided, and who it touches."""

import pytest

from rules.core.moments import EVEN, LOST, WON, Moment
from rules.senators.facts.pieces import IDS
from tests.games.senators.desk import Desk

LOTS = ["grain2", "olives5", "wine8", "consul"]
Told = list[tuple[int, str, int]]


def sums(moment: Moment) -> list[tuple[int, list[int], int, int]]:
    """Return the camps of a moment: seat, strokes, total, fate."""
    return [
        (camp.seat, [stroke.amount for stroke in camp.strokes], camp.total, camp.fate)
        for camp in moment.camps
    ]


def upshots(moment: Moment) -> Told:
    """Return what a moment changes: for whom, how, by how much."""
    return [(upshot.seat, upshot.key, upshot.amount) for upshot in moment.upshots]


def auctioned() -> Desk:
    """Return an auction of seat 0 in which Grain 2 is wanted by two and Wine 8 by one."""
    desk = Desk(4).lots(*LOTS).play("auction", "bid bid.1.0>lot.0=3", "done", "bid bid.2.0>lot.0=5")
    return desk.play("bid bid.2.2>lot.2=4", "done", "done")


# Auctions


def test_s_3_5_a_sold_lot_tells_every_bid_and_who_pays_whom() -> None:
    moment = auctioned().play("sell grain2>front.2").moment("lot")
    assert IDS[moment.what] == "grain2"
    assert sums(moment) == [(1, [3], 3, LOST), (2, [5], 5, WON)]
    assert upshots(moment) == [(2, "bought", -5), (0, "sold", 5), (1, "outbid", -3)]
    assert [u.by for u in moment.upshots] == [0, 2, 2]


def test_s_3_5_a_kept_lot_tells_that_its_auctioneer_pays_the_same() -> None:
    moment = auctioned().play("keep grain2>front.0").moment("lot")
    assert sums(moment) == [(1, [3], 3, LOST), (2, [5], 5, EVEN), (0, [5], 5, WON)]
    assert upshots(moment) == [(0, "kept", -5), (2, "paid_off", 5), (1, "outbid", -3)]


def test_s15_all_lots_without_a_bid_are_told_in_one_breath() -> None:
    desk = auctioned()
    moment = desk.moment("free")
    assert [IDS[one.what] for one in moment.upshots] == ["olives5", "consul"]
    assert upshots(moment) == [(0, "free", 1)] * 2
    assert [IDS[moment.facts[name]] for name in ("first", "second")] == ["olives5", "consul"]
    assert desk.spoken("free_two")
    assert not desk.spoken("free")


def test_s12_a_bid_names_the_card_and_who_leads() -> None:
    desk = Desk(4).lots(*LOTS).play("auction", "bid bid.1.2>lot.2=3")
    (said,) = desk.spoken("leads")
    assert (IDS[said.what], said.target, said.amount) == ("wine8", 1, 3)


# Extortion


def test_an_extortion_of_six_is_told_with_its_answer() -> None:
    given = Desk(3).front(1, "grain4").play("extortion", "offer money.0>grain4=6", "give")
    moment = given.moment("extortion")
    assert sums(moment) == [(0, [6], 6, WON), (1, [6], 6, EVEN)]
    assert upshots(moment) == [(1, "gave", 6), (0, "extorted", -6)]
    kept = Desk(3).front(1, "grain4").play("extortion", "offer money.0>grain4=6", "refuse")
    moment = kept.moment("extortion")
    assert sums(moment) == [(0, [6], 6, EVEN), (1, [6], 6, WON)]
    assert upshots(moment) == [(1, "bought_free", -6), (0, "ransomed", 6)]
    assert all(IDS[upshot.card] == "grain4" for upshot in moment.upshots)


def test_s_9_5_an_advocate_visibly_halves_a_demand() -> None:
    desk = Desk(3).front(1, "advocate", "grain4").play("extortion")
    moment = desk.play("offer money.0>grain4=7", "refuse").moment("extortion")
    keeper = moment.camps[1]
    assert [(s.what, s.amount) for s in keeper.strokes] == [(0, 7), (desk.ref("advocate"), -3)]
    assert (keeper.total, upshots(moment)[0]) == (4, (1, "bought_free", -4))


def test_s5_a_debt_that_costs_places_says_so() -> None:
    desk = Desk(3).purses(20, 2, 0).stand(5, 3, 5).front(1, "grain4")
    desk.play("extortion", "offer money.0>grain4=9", "refuse")
    moment = desk.moment("forced")
    assert upshots(moment) == [(1, "forced", -2), (1, "forced_talents", 10)]
    assert (desk.spaces[1], desk.money[1]) == (1, 3)


# Cash-Ins


@pytest.mark.parametrize(
    ("cards", "strokes"),
    [
        (["olives4", "olives5", "olives6"], [4, 5, 6, 15]),
        (["olives4", "olives5", "olives7"], [4, 5, 7]),
        (["grain7", "olives7", "wine7"], [7, 7, 7]),
        (["olives8", "olives9", "olives1"], [8, 9, 1]),
    ],
)
def test_s_5_4_a_sale_tells_each_card_and_the_bonus(cards: list[str], strokes: list[int]) -> None:
    desk = Desk(3).front(0, *cards).cash_in().sell(*cards)
    moment = desk.moment("sale")
    assert sums(moment) == [(0, strokes, sum(strokes), WON)]
    assert [IDS[s.what] for s in moment.camps[0].strokes[:3]] == cards
    assert upshots(moment) == [(0, "sale", sum(strokes))]


def test_s_8_1_a_governor_counts_in_a_sale_as_the_number_it_takes() -> None:
    cards = ["olives8", "olives9", "governor_olives"]
    assert sums(Desk(3).front(0, *cards).cash_in().sell(*cards).moment("sale")) == [
        (0, [8, 9, 7, 15], 39, WON)
    ]
    cards = ["governor_wine", "governor_wood", "grain8"]
    desk = Desk(3).front(0, "broker", *cards).cash_in().sell(*cards)
    assert sums(desk.moment("sale")) == [(0, [8, 8, 8, 2], 26, WON)]
    desk = Desk(3).front(0, "peddler", "governor_wine", "grain9").cash_in()
    assert sums(desk.sell("governor_wine", "grain9").moment("sale")) == [(0, [9, 9], 18, WON)]


def test_s22_joining_tells_who_pays_whom_and_an_usher_makes_it_cheaper() -> None:
    moment = Desk(3).play("cash_in", "join").moment("joining")
    assert (sums(moment), upshots(moment)) == (
        [(1, [5], 5, EVEN)],
        [(1, "joined", -5), (0, "hosted", 5)],
    )
    desk = Desk(3).front(1, "usher").play("cash_in", "join")
    assert sums(desk.moment("joining")) == [(1, [5, -3], 2, EVEN)]


def test_s25_places_tell_their_price_and_a_consul_his() -> None:
    desk = Desk(3).purses(41, 0, 0).front(0, "consul").cash_in().play("play consul/1>treasury")
    assert upshots(desk.moment("office")) == [(0, "consul", 3)]
    moment = desk.play("buy money.0>senate.0=5").moment("places")
    assert sums(moment) == [(0, [21, 20], 41, EVEN)]
    assert (moment.facts["cost"], moment.facts["place"]) == (41, 10)
    assert desk.spoken("buys_places")[0].amount == 5


def test_s_8_5_a_censor_tells_both_who_win_and_who_lose_a_place() -> None:
    desk = Desk(3).front(0, "censor").cash_in().play("play censor/1>senate.2")
    moment = desk.moment("office")
    assert upshots(moment) == [(0, "censor", 1), (2, "censured", -1)]
    assert moment.upshots[1].by == 0
    assert (moment.facts["left"], moment.facts["place"]) == (4, 6)


def test_s_9_7_a_guardian_is_told_instead_of_the_place_that_it_saves() -> None:
    desk = Desk(3).front(0, "censor").front(2, "guardian").cash_in()
    desk.play("play censor/1>senate.2")
    assert upshots(desk.moment("office")) == [(0, "censor_parried", 1)]
    assert upshots(desk.moment("guardian")) == [(2, "saved", 1)]
    desk = Desk(3).front(2, "guardian").turn("war").seal(3, 2, 1)
    assert (2, "lost", -1) not in upshots(desk.moment("offers"))
    assert desk.moment("offers").camps[2].fate == LOST


def test_s_5_7_what_a_cash_in_leaves_undone_is_told_as_far_as_all_can_see_it() -> None:
    cards = ["grain7", "wine7", "wood7"]
    desk = Desk(3).purses(25, 0, 0).front(0, "quaestor", "consul").hand(0, *cards).cash_in()
    desk.play("play consul/1>treasury", "finish")
    moment = desk.moment("unused")
    assert (moment.facts["offices"], moment.facts["places"]) == (2, 3)
    assert upshots(moment) == [(0, "unused", -2)], "nothing to be glad of"
    closed = Desk(3, ledger=0).purses(25, 0, 0).front(0, "quaestor").cash_in().play("finish")
    assert closed.moment("unused").facts["places"] == 0
    assert closed.said()[0] == "unused_offices"
    assert not Desk(3).purses(9, 0, 0).hand(0, *cards).cash_in().play("finish").moments("unused")


def test_s5_a_forced_sale_tells_the_debt_and_by_the_ledger_what_pays_it() -> None:
    play = ["auction", "bid bid.1.0>lot.0=9", "done", "done", "sell grain2>front.1"]
    moment = Desk(3).purses(0, 2, 0).lots(*LOTS).play(*play).moment("forced")
    assert (moment.need, sums(moment)) == (9, [(1, [2, 10], 12, EVEN)])
    first = moment.upshots[0]
    assert (first.key, first.amount, first.also) == ("forced", -2, 9)
    closed = Desk(3, ledger=0).purses(0, 2, 0).lots(*LOTS).play(*play).moment("forced")
    assert (closed.camps, closed.need, closed.facts["need"]) == ([], None, 9)


# Events


def test_s_7_1_sealed_offers_lie_side_by_side_and_a_legate_strikes() -> None:
    desk = Desk().front(2, "legate").turn("war").seal(4, 7, 2, 6)
    moment = desk.moment("offers")
    assert sums(moment) == [
        (0, [4], 4, LOST),
        (1, [7], 7, WON),
        (2, [2, 2], 4, LOST),
        (3, [6], 6, EVEN),
    ]
    assert upshots(moment) == [
        (0, "paid", -4), (1, "paid", -7), (2, "paid", -2), (3, "paid", -6),
        (1, "gained", 1), (0, "lost", -1), (2, "lost", -1),
    ]  # fmt: skip
    assert desk.said()[0] == "war_many"


@pytest.mark.parametrize(
    ("offers", "key"),
    [
        ((4, 7, 2, 5), "war"),
        ((4, 7, 2, 2), "war_many"),
        ((7, 7, 2, 5), "war_tied"),
        ((7, 7, 2, 2), "war_tied_many"),
        ((3, 3, 3, 3), "all_equal"),
    ],
)
def test_s31_a_war_says_who_gains_who_loses_and_by_which_offers(
    offers: tuple[int, ...], key: str
) -> None:
    desk = Desk().turn("war").seal(*offers)
    facts = desk.moment("offers").facts
    assert desk.said()[0] == key
    assert (facts["high"], facts["low"]) == (max(offers), min(offers))


@pytest.mark.parametrize(
    ("offers", "key", "changed"),
    [
        ((4, 2, 2, 1), "deficit_missed", [(3, "lost", -1)]),
        ((4, 3, 1, 1), "deficit_missed_many", [(2, "lost", -1), (3, "lost", -1)]),
        ((7, 4, 3, 2), "deficit_met", [(0, "gained", 1)]),
        ((7, 7, 3, 2), "deficit_tied", []),
        ((4, 4, 4, 4), "deficit_equal", []),
    ],
)
def test_s_7_2_a_deficit_tells_how_much_of_its_target_came_together(
    offers: tuple[int, ...], key: str, changed: Told
) -> None:
    desk = Desk().turn("deficit").seal(*offers)
    moment = desk.moment("deficit")
    assert (moment.facts["need"], moment.facts["total"]) == (16, sum(offers))
    assert moment.need is None, "no single offer is measured by what all must reach"
    assert [told for told in upshots(moment) if told[1] != "paid"] == changed
    assert desk.said()[0] == key


def test_s_7_7_a_canvass_tells_its_winner_or_that_nobody_gains() -> None:
    assert Desk().turn("canvass").seal(1, 2, 3, 0).said()[0] == "canvass"
    assert Desk().turn("canvass").seal(3, 2, 3, 0).said()[0] == "canvass_tied"


def test_s_7_6_a_vote_tells_the_price_that_was_paid_and_no_other() -> None:
    desk = Desk().turn("vote").seal(3, 9, 4, 5)
    moment = desk.moment("vote")
    assert sums(moment) == [(1, [9], 9, WON)]
    late = [(seat, "too_late", -9) for seat in (2, 3, 0)]
    assert upshots(moment) == [(1, "gained", 1), (1, "paid", -9), *late]
    assert not Desk().turn("vote").seal(0, 0, 0, 0).moment("vote").camps


def test_s_7_4_and_s_7_5_payments_of_the_bank_are_told_seat_by_seat() -> None:
    moment = Desk(3).stand(7, 5, 0).turn("dole").moment("event")
    assert sums(moment) == [(0, [7], 7, EVEN), (1, [5], 5, EVEN)]
    assert upshots(moment) == [(0, "received", 7), (1, "received", 5)]
    moment = Desk().stand(5, 7, 6, 9).turn("relief").moment("event")
    assert [camp.total for camp in moment.camps] == [8, 0, 4, 0]
    assert upshots(moment) == [(0, "received", 8), (2, "received", 4)]


@pytest.mark.clauses("S.7.5")
def test_s_7_3_a_trial_tells_whom_it_takes_a_governor_or_a_fine_from() -> None:
    desk = Desk(3).front(0, "governor_wine", "consul").front(2, "governor_wood").turn("trial")
    moment = desk.moment("event")
    assert sorted((u.seat, IDS[u.what], u.amount) for u in moment.upshots) == [
        (0, "governor_wine", -1), (2, "governor_wood", -1),
    ]  # fmt: skip
    fined = Desk(3).front(0, "consul", "censor").front(1, "grain4").turn("trial")
    assert (fined.said()[1], upshots(fined.moment("event"))) == ("fined", [(0, "paid", -2)])
    assert Desk(3).turn("trial").said()[1] == "nobody_tried"


# Turns, leaving and the end


def test_s3_who_drops_out_is_told_with_all_that_goes() -> None:
    desk = Desk().stand(5, 1, 5, 5).front(1, "grain4", "consul").turn("war").seal(2, 0, 3, 4)
    moment = desk.moment("out")
    assert upshots(moment)[:2] == [(1, "out", -1), (1, "out_talents", -20)]
    assert [IDS[u.what] for u in moment.upshots[2:]] == ["grain4", "consul"]
    assert [u.weight for u in moment.upshots] == [100, 0, 0, 0]


def test_s_6_1_the_fourth_war_tells_where_everybody_ends() -> None:
    desk = Desk(3).wars(3).stand(4, 7, 6).turn("war")
    moment = desk.moment("final")
    assert sums(moment) == [(1, [7], 7, WON), (2, [6], 6, LOST), (0, [4], 4, LOST)]
    assert upshots(moment) == [(0, "defeated", -4), (1, "won", 7), (2, "defeated", -6)]


def test_s_6_3_level_places_tell_the_purses_that_decide() -> None:
    desk = Desk(3).wars(3).stand(8, 8, 7).purses(3, 4, 99).turn("war")
    assert sums(desk.moment("final"))[3:] == [(0, [3], 3, LOST), (1, [4], 4, WON)]
    assert desk.said()[-1] == "ends_talents"
    desk = Desk(3).wars(3).stand(8, 8, 7).purses(4, 4, 99).turn("war")
    assert desk.said()[-1] == "ends_shared"


def test_s_6_4_the_richest_of_all_who_would_be_out_keep_a_place() -> None:
    desk = Desk().stand(0, 1, 1, 1).purses(0, 0, 1, 1)
    desk.front(1, "consul").front(2, "quaestor").front(3, "censor").turn("trial")
    spared = desk.moments("out")[0]
    assert upshots(spared) == [(2, "last_place", 1), (3, "last_place", 1)]


def test_s_2_1_a_turn_is_summed_up_for_every_seat() -> None:
    desk = Desk(3).turn("dole").top("canvass").front(1, "grain4")
    desk.play("extortion", "offer money.0>grain4=6", "give")
    moment = desk.moment("summary")
    told = {u.seat: (u.also, u.amount) for u in moment.upshots}
    assert told == {0: (0, 5 + 3 - 6), 1: (0, 5 + 6), 2: (0, 5)}
    assert all(u.weight == 0 for u in moment.upshots)
