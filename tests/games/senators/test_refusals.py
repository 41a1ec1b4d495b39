"""Refusals say which clause stands against a gesture, with the numbers of the case."""

import pytest

from rules.core.engine import explain
from rules.core.hidden import redact
from rules.senators.facts import names
from rules.senators.game import GAME
from tests.games.senators.desk import Desk

LOTS = ["grain2", "olives5", "wine8", "consul"]


def test_a_bid_that_is_too_low_names_the_one_to_beat() -> None:
    desk = Desk(3).lots(*LOTS).play("auction", "bid bid.1.0>lot.0=5", "done")
    ruling = desk.why("bid.2.0", "lot.0", 4)
    assert (ruling.clause, ruling.facts["highest"]) == ("S-12", 5)


def test_a_bid_beyond_the_means_names_the_limit() -> None:
    desk = Desk(3).purses(0, 7, 0).stand(5, 2, 5).lots(*LOTS).play("auction")
    ruling = desk.why("bid.1.0", "lot.0", 13)
    assert (ruling.clause, ruling.facts["limit"]) == ("S-11", 12)
    desk.play("bid bid.1.0>lot.0=12")
    ruling = desk.why("bid.1.1", "grain2")
    assert ruling.clause == "S.3.3"
    ruling = desk.why("bid.1.1", "olives5")
    assert (ruling.clause, ruling.facts["limit"]) == ("S-11", 0)
    assert desk.why("money.1", "olives5").clause == "S.3.3", "bids are made with tokens"


def test_bids_have_their_time() -> None:
    desk = Desk(3)
    assert desk.why("bid.0.0", "lot.0").clause == "S-13"


def test_a_face_down_card_cannot_be_demanded() -> None:
    desk = Desk(3).front(1, "grain4").hand(1, "wine6").play("extortion")
    view = redact(desk.t, 0)
    hidden = view.at(names.hand(1))[0]
    assert hidden < 0
    assert explain(GAME, view, 0, desk.ref("money.0"), hidden).clause == "S-19"
    assert desk.why("money.0", "hand.1").clause == "S-19"


def test_an_offer_that_is_too_high_names_the_limit() -> None:
    desk = Desk(3).purses(0, 9, 9).stand(2, 5, 5).front(1, "grain4").play("extortion")
    ruling = desk.why("money.0", "grain4", 9)
    assert (ruling.clause, ruling.facts["limit"]) == ("S-18", 8)


def test_a_protected_office_names_its_owner() -> None:
    desk = Desk(3).front(1, "censor", "patron_house").play("extortion")
    ruling = desk.why("money.0", "censor/1")
    assert (ruling.clause, ruling.facts["seat"]) == ("S.9.10", 1)


def test_offers_go_to_the_rival_at_hand() -> None:
    desk = Desk(3).front(0, "wood2").front(1, "grain4").front(2, "wine6")
    assert desk.why("money.0", "wine6").clause == "S.4.2"
    desk.play("extortion")
    ruling = desk.why("money.0", "wine6")
    assert (ruling.clause, ruling.facts["seat"]) == ("S-17", 1)
    assert desk.why("money.0", "wood2").clause == "C-6", "nobody extorts himself"


def test_cards_that_are_no_set() -> None:
    desk = Desk(3).hand(0, "olives4", "olives5", "wine6", "wine9").front(1, "wood4").cash_in()
    assert desk.why("olives4", "treasury").clause == "S-24"
    assert desk.why("wood4", "treasury").clause == "S.5.2"


def test_buying_without_money_names_the_price() -> None:
    desk = Desk(3).purses(19, 0, 0).front(0, "consul").cash_in()
    ruling = desk.why("money.0", "senate.0", 2)
    assert (ruling.clause, ruling.facts["need"], ruling.facts["have"]) == ("S-25", 20, 19)
    desk.play("play consul/1>treasury")
    assert desk.why("money.0", "senate.0", 3).facts["need"] == 21


def test_an_office_outside_a_cash_in() -> None:
    desk = Desk(3).front(0, "consul", "censor")
    assert desk.why("consul/1", "treasury").clause == "S-26"
    assert desk.why("censor/1", "senate.1").clause == "S-26"
    desk.cash_in()
    assert desk.why("censor/1", "treasury").clause == "S.8.5"
    assert desk.why("censor/1", "front.1").clause == "S.8.5"
    assert desk.why("censor/1", "front.0").clause == "C-6", "at home it only lies"
    assert desk.why("consul/1", "senate.1").clause == "S.8.6"


def test_a_lot_goes_to_its_bidder_or_to_oneself() -> None:
    desk = Desk(3).purses(3, 20, 20).lots(*LOTS).play("auction", "bid bid.1.0>lot.0=5")
    assert desk.why("grain2", "front.1").clause == "S-14"
    desk.play("done", "done")
    assert desk.why("grain2", "front.2").clause == "S.3.5"
    assert desk.why("money.0", "grain2").clause == "S.3.8", "the card is dragged, not the purse"
    ruling = desk.why("grain2", "senate.0")
    assert (ruling.clause, ruling.facts["need"], ruling.facts["have"]) == ("S-5", 5, 3)


def test_a_support_card_is_neither_sold_nor_played() -> None:
    desk = Desk(3).front(0, "broker", "grain4").hand(1, "wine4").cash_in()
    assert desk.why("broker", "treasury").clause == "S.9.1"


def test_an_offer_above_the_purse() -> None:
    desk = Desk(3).purses(4, 9, 9).turn("war")
    ruling = desk.why("money.0", "event", 5)
    assert (ruling.clause, ruling.facts["have"]) == ("S-31", 4)
    desk = Desk(3).turn("vote")
    event = desk.t.setup.name_of(desk.t.at(names.EVENT)[0])
    assert desk.why("money.0", event, 16).clause == "S.7.6"
    assert Desk(3).why("money.0", "event").clause == "S.7.8"


def test_a_laid_card_returns_to_where_it_lay() -> None:
    desk = Desk(3).hand(0, "olives4", "olives5").front(0, "olives6").cash_in()
    desk.lay("olives4", "olives6")
    assert desk.why("olives4", "front.0").clause == "S.5.3"
    assert desk.why("olives6", "hand.0").clause == "S.5.3"


def test_places_cannot_be_sold_while_asked_about_the_last_one() -> None:
    desk = Desk(3).stand(1, 5, 5).play("convert senate.0>money.0=1")
    assert desk.why("senate.0", "money.0").clause == "S-4"


@pytest.mark.parametrize(
    ("what", "onto"), [("grain4", "wine6"), ("senate.1", "money.0"), ("", "treasury")]
)
def test_what_no_rule_knows_has_nowhere_to_go(what: str, onto: str) -> None:
    desk = Desk(3).front(0, "grain4").front(1, "wine6")
    assert desk.why(what, onto).clause == "C-4"
