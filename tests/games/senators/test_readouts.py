"""What the table computes for its players: Wars, leaders, limits, sets, and previews of moves."""

from rules.core.game import Readout
from rules.core.hidden import PUBLIC, redact
from rules.senators.facts import names
from rules.senators.facts.names import deck, hand, lot, money, senate
from rules.senators.game import GAME
from tests.games.senators.desk import Desk

LOTS = ["grain2", "olives5", "wine8", "consul"]


def found(desk: Desk, viewer: int, ref: int) -> dict[str, list[dict[str, int]]]:
    result: dict[str, list[dict[str, int]]] = {}
    readouts: list[Readout] = GAME.readouts(redact(desk.t, viewer))
    for readout in readouts:
        if readout.ref == ref:
            result.setdefault(readout.key, []).append(readout.numbers)
    return result


def clock(desk: Desk, viewer: int = 0) -> dict[str, int]:
    (numbers,) = found(desk, viewer, names.WARS)["war_clock"]
    return numbers


def test_wars_are_counted_with_the_chance_that_the_next_event_is_the_last() -> None:
    assert clock(Desk(3)) == {"wars": 0, "last": 4, "chance": 0}
    assert clock(Desk(3).wars(2)) == {"wars": 2, "last": 4, "chance": 0}
    desk = Desk(3).wars(3)
    assert len(desk.t.at(names.EVENTS)) == 19
    assert clock(desk, PUBLIC) == {"wars": 3, "last": 4, "chance": round(200 / 19)}
    desk = Desk(3).wars(2).turn("war")
    assert clock(desk)["wars"] == 3  # the one being fought counts


def test_an_augur_knows_better_than_the_odds() -> None:
    desk = Desk(3).wars(3).front(0, "augur").top("war").turn("dole")
    assert (clock(desk, 0)["chance"], clock(desk, 1)["chance"]) == (100, round(200 / 18))
    desk = Desk(3).wars(3).front(0, "augur").top("relief").turn("dole")
    assert clock(desk, 0)["chance"] == 0


def test_who_leads_the_senate() -> None:
    desk = Desk(3).stand(7, 8, 8)
    leaders = [bool(found(desk, 0, senate(seat))) for seat in range(3)]
    assert leaders == [False, True, True]
    assert found(desk, PUBLIC, senate(1))["leader"] == [{"seat": 1, "have": 8}]


def test_decks_are_counted() -> None:
    assert found(Desk(3), PUBLIC, deck(0)) == {"cards_left": [{"count": 18}]}
    assert found(Desk(3), PUBLIC, names.EVENTS) == {"cards_left": [{"count": 22}]}


def test_lots_show_who_leads_and_purses_what_is_left_to_bid() -> None:
    desk = Desk(3).lots(*LOTS).purses(0, 9, 4).stand(5, 2, 1).play("auction")
    assert found(desk, PUBLIC, lot(0)) == {"no_bid": [{"seat": -1, "price": 0}]}
    desk.play("bid bid.1.0>lot.0=6")
    assert found(desk, 2, lot(0)) == {"leads": [{"seat": 1, "price": 6}]}
    assert found(desk, 1, money(1)) == {"bid_limit": [{"limit": 8}]}
    assert found(desk, 2, money(2)) == {"bid_limit": [{"limit": 4}]}
    assert found(desk, 2, money(1)) == {}
    assert found(desk, PUBLIC, money(1)) == {}


def test_the_best_sets_of_ones_own_cards() -> None:
    cards = ["olives4", "olives5", "olives6", "wine6", "wood6", "grain1"]
    desk = Desk(3).hand(0, *cards[:3]).front(0, *cards[3:]).hand(1, "marble1", "marble2")
    first, second, third = (desk.ref(card) for card in cards[:3])
    numbers = {"first": first, "second": second, "third": third, "amount": 30}
    assert found(desk, 0, hand(0)) == {"run": [numbers]}
    assert found(desk, 1, hand(0)) == {}
    assert found(desk, 1, hand(1)) == {}
    desk = Desk(3).front(0, "broker", "grain7", "wine7", "wood7")
    assert [set_["amount"] for set_ in found(desk, 0, hand(0))["set"]] == [23]


def test_two_sets_are_chosen_so_that_together_they_pay_most() -> None:
    # The run of Olives would leave nothing else; two plain sets bring more.
    cards = ["olives4", "olives5", "olives6", "wine6", "wood6", "cloth6"]
    desk = Desk(3).hand(0, *cards)
    amounts = [n["amount"] for key in found(desk, 0, hand(0)).values() for n in key]
    assert amounts == [30, 18]


def test_the_tray_tells_its_owner_what_is_missing() -> None:
    desk = Desk(3).hand(0, "olives4", "olives5", "olives6", "olives9").cash_in().lay("olives4")
    assert found(desk, 0, names.TREASURY) == {"tray_missing": [{"count": 2, "best": 30}]}
    assert found(desk, 1, names.TREASURY) == {"tray_count": [{"count": 1}]}
    desk.front(0, "consul", "quaestor").play("play consul/1>treasury", "play quaestor/1>treasury")
    seen = found(desk, 1, names.TREASURY)
    assert seen["cheap_left"] == [{"count": 3, "need": 7}]
    assert seen["licence_left"] == [{"count": 1}]


def test_a_deficit_tells_what_it_asks_for() -> None:
    desk = Desk(4).turn("deficit")
    assert found(desk, PUBLIC, names.EVENT) == {"deficit_target": [{"need": 16}]}


def test_a_finished_match_tells_the_leader_and_no_chance_of_an_end() -> None:
    desk = Desk(3).wars(3).turn("war")
    assert "war_clock" not in found(desk, PUBLIC, names.WARS)
    assert found(desk, PUBLIC, senate(0))["leader"]


# Previews


def shown(desk: Desk, text: str) -> tuple[str, dict[str, int]]:
    readout = desk.foreseen(text)
    return readout.key, readout.numbers


def test_a_bid_shows_what_it_leaves() -> None:
    desk = Desk(3).lots(*LOTS).purses(0, 9, 0).stand(5, 3, 5).play("auction")
    key, numbers = shown(desk, "bid bid.1.0>lot.0=6")
    assert (key, numbers["left"]) == ("would_bid", 3)
    desk.play("bid bid.1.0>lot.0=6")
    key, numbers = shown(desk, "bid bid.1.1>lot.1=5")
    assert (key, numbers["left"], numbers["places"]) == ("would_bid_places", 3, 1)


def test_the_third_card_shows_what_the_set_pays() -> None:
    cards = ["olives4", "olives5", "olives6", "olives9"]
    desk = Desk(3).hand(0, *cards).cash_in()
    assert shown(desk, "lay olives4>treasury") == ("would_lay", {"count": 2, "best": 30})
    desk.lay("olives4", "olives5")
    assert shown(desk, "lay olives6>treasury") == ("would_complete_run", {"amount": 30})
    assert shown(desk, "lay olives9>treasury") == ("would_complete", {"amount": 18})
    desk.lay("olives6")
    assert found(desk, 0, names.TREASURY) == {"tray_ready": [{"best": 30}]}
    assert found(desk, 1, names.TREASURY) == {"tray_count": [{"count": 3}]}
    assert shown(desk, "sell_set") == ("would_sell", {"amount": 30, "left": 50})


def test_finishing_shows_what_would_be_left_undone() -> None:
    desk = Desk(3).purses(21, 0, 0).front(0, "consul", "grain7").hand(0, "wine7", "wood7").cash_in()
    numbers = {"places": 2, "offices": 1, "best": 21, "left": 21}
    assert shown(desk, "finish") == ("would_leave_undone", numbers)
    desk.play("play consul/1>treasury")
    assert shown(desk, "finish")[1]["offices"] == 1, "its places are still to be had"
    desk.play("buy money.0>senate.0=3").lay("grain7", "wine7")
    numbers = {"places": 0, "offices": 0, "best": 21, "left": 0}
    assert shown(desk, "finish") == ("would_leave_sets", numbers | {"count": 21})
    desk.lay("wood7").play("sell_set", "buy money.0>senate.0=2")
    assert shown(desk, "finish") == ("would_finish", numbers | {"best": 0, "left": 1})


def test_a_quaestors_sale_is_shown_too() -> None:
    desk = Desk(3).front(0, "quaestor", "broker").hand(0, "olives4", "wine5", "wood9").cash_in()
    assert shown(desk, "play quaestor/1>treasury") == ("would_quaestor", {})
    desk.play("play quaestor/1>treasury")
    assert shown(desk, "lay olives4>treasury") == ("would_lay", {"count": 2, "best": 20})
    desk.lay("olives4", "wine5")
    assert shown(desk, "lay wood9>treasury") == ("would_complete_any", {"amount": 20})


def test_buying_shows_the_new_place_and_what_is_left() -> None:
    desk = Desk(3).purses(40, 0, 0).front(0, "consul", "censor").cash_in()
    assert shown(desk, "play consul/1>treasury") == ("would_consul", {"count": 3, "need": 7})
    numbers = {"amount": 20, "place": 7, "left": 20}
    assert shown(desk, "buy money.0>senate.0=2") == ("would_buy", numbers)
    key, numbers = shown(desk, "play censor/1>senate.2")
    assert (key, numbers) == ("would_censor", {"seat": 2, "have": 4, "place": 6})


def test_an_offer_shows_both_ways_it_can_go() -> None:
    desk = Desk(3).front(1, "grain4", "advocate").play("extortion")
    key, numbers = shown(desk, "offer money.0>grain4=7")
    assert (key, numbers["left"], numbers["gain"]) == ("would_offer", 16, 27)
    key, numbers = shown(desk, "offer money.0>grain4=24")
    assert (key, numbers["places"], numbers["left"]) == ("would_offer_places", 1, 4)
    desk.play("offer money.0>grain4=7")
    assert shown(desk, "give") == ("would_give", {"amount": 7, "left": 27})
    key, numbers = shown(desk, "refuse")
    assert (key, numbers["amount"], numbers["left"]) == ("would_refuse", 4, 16)
    desk = Desk(3).purses(20, 3, 0).front(1, "grain4").play("extortion", "offer money.0>grain4=7")
    key, numbers = shown(desk, "refuse")
    assert (key, numbers["places"], numbers["left"]) == ("would_refuse_places", 1, 1)


def test_settling_sealing_joining_and_selling_places_show_the_purse_afterwards() -> None:
    desk = Desk(3).lots(*LOTS).play("auction", "bid bid.1.0>lot.0=6", "done", "done")
    numbers = {"seat": 1, "amount": 6, "left": 26}
    assert shown(desk, "sell grain2>front.1") == ("would_get", numbers)
    assert shown(desk, "keep grain2>front.0") == ("would_keep", numbers | {"left": 14})
    desk = Desk(3).turn("war")
    key, numbers = shown(desk, "seal money.0>event=8")
    assert (key, numbers["left"]) == ("would_seal", 12)
    desk = Desk(3).play("cash_in")
    key, numbers = shown(desk, "join")
    assert (key, numbers["amount"], numbers["left"]) == ("would_join", 5, 15)
    desk = Desk(3)
    assert shown(desk, "extortion") == ("would_take", {"amount": 3, "left": 23})
    assert shown(desk, "convert senate.0>money.0=1") == ("would_convert", {"place": 4, "left": 25})
    assert shown(desk, "convert senate.0>money.0=3") == ("would_convert", {"place": 2, "left": 35})
    assert shown(desk, "convert senate.0>money.0=5")[0] == "would_leave"


def test_a_pair_shows_what_it_pays() -> None:
    desk = Desk(3).front(0, "peddler", "broker", "grain8", "wine8").cash_in()
    assert shown(desk, "lay grain8>treasury") == ("half_pair", {"best": 18})
    desk.lay("grain8")
    assert found(desk, 0, names.TREASURY) == {"half_pair": [{"best": 18}]}
    assert shown(desk, "lay wine8>treasury") == ("pair", {"best": 18})
    desk.lay("wine8")
    assert found(desk, 0, names.TREASURY) == {"tray_ready": [{"best": 18}]}
    assert shown(desk, "sell_set") == ("would_sell", {"amount": 18, "left": 38})


def test_a_censor_aimed_at_a_guardian_or_at_a_last_place_says_so() -> None:
    desk = Desk(3).front(0, "censor", "censor").front(1, "guardian").stand(5, 5, 1).cash_in()
    numbers = {"seat": 1, "have": 4, "place": 6}
    assert shown(desk, "play censor/1>senate.1") == ("would_censor_guarded", numbers)
    assert shown(desk, "play censor/1>senate.2")[0] == "would_censor_out"
    desk.play("play censor/1>senate.1")
    assert shown(desk, "play censor/2>senate.1")[0] == "would_censor"


def test_nobody_leads_while_all_are_level() -> None:
    desk = Desk(3).stand(6, 6, 6)
    assert not found(desk, 0, senate(0))
    assert found(desk.stand(6, 6, 5), 0, senate(0))["leader"]
