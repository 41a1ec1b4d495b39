"""What the texts of cards do: On-flip texts, standing texts and the boons of Opportunities."""

import pytest

from rules.core.engine import explain
from rules.core.hidden import redact
from rules.kstreet.facts import names
from rules.kstreet.facts.cards import BOONS, DECK, ON_FLIP, STANDING
from rules.kstreet.facts.names import bid, deck, discard, shown
from rules.kstreet.game import GAME
from rules.kstreet.law.effects import ON_FLIP as ON_FLIP_CLASSES
from rules.kstreet.law.lanes import STANDING as STANDING_TABLES
from tests.games.kstreet.desk import Desk, lobby, sale


def busy() -> Desk:
    """Return a desk with two stacks a side in lanes 0 and 1, so that flips go on."""
    desk = Desk().centre(0, "steadfast").centre(1, "vane").centre(2, "dunmore").centre(3, "mirador")
    for seat in range(2):
        desk.stack(seat, 0, "favor").stack(seat, 1, "favor")
    return desk


def test_every_effect_has_its_behaviour_and_every_behaviour_a_card() -> None:
    printed = {card.words["effect"] for card in DECK.cards} - {""}
    assert printed == set(ON_FLIP) | set(STANDING)
    assert set(ON_FLIP_CLASSES) == set(ON_FLIP)
    assert set(STANDING_TABLES) == set(STANDING)
    assert {card.words["boon"] for card in DECK.cards} - {""} == set(BOONS)


# Looking


def test_look_shows_one_enemy_stack_to_the_flipper_alone() -> None:
    desk = busy().stack(1, 2, "planted_intern").flipping().play("flip bid.1.2")
    assert desk.moves() == ["look planted_intern>bid.0.0", "look planted_intern>bid.0.1"]
    desk.play("look planted_intern>bid.0.1")
    seen = desk.t.at(bid(0, 1))[0]
    assert desk.t.known[seen] == 0b11
    assert redact(desk.t, 1).at(bid(0, 1)) == [seen]
    assert redact(desk.t, 1).at(bid(0, 0)) == [-names.SEAT_BACK]


def test_k6_look_needs_a_face_down_enemy_stack() -> None:
    desk = busy().stack(1, 2, "planted_intern").flipping().play("flip bid.1.2")
    assert desk.judge("look planted_intern>bid.0.3") == "K-6"
    assert desk.judge("look planted_intern>bid.1.0") == "K-6"
    assert desk.judge("look vane>bid.0.0") == "K-10"
    view = redact(desk.t, 1)
    assert explain(GAME, view, 1, desk.ref("planted_intern"), bid(1, 0)).clause == "K-6"


def test_look_asks_for_a_single_stack_too_and_skips_none() -> None:
    desk = Desk().centre(0, "steadfast").stack(0, 0, "favor").stack(1, 0, "planted_intern")
    desk.asking().flipping().play("flip bid.1.0")
    assert desk.moves() == ["look planted_intern>bid.0.0"]
    assert "looks" in desk.play("look planted_intern>bid.0.0").said()
    desk = Desk().centre(0, "steadfast").stack(1, 0, "planted_intern").flipping()
    assert "no_target" in desk.said()


# Naming


def test_name_makes_the_rival_flip_that_stack_next() -> None:
    desk = busy().stack(0, 4, "favor").stack(1, 2, "point_of_order").flipping()
    desk.play("flip bid.1.2")
    assert len(desk.moves()) == 3
    desk.play("name point_of_order>bid.0.4")
    assert desk.said()[-1] == "untouched"
    assert desk.cards("bid.0.4") == []
    assert (desk.phase, desk.t.seat) == ("flip", 1)
    assert desk.t.count(names.named(0)) == 0


def test_k33_a_named_stack_comes_before_any_other() -> None:
    desk = busy().stack(0, 4, "favor").stack(1, 2, "point_of_order").asking().flipping()
    desk.play("flip bid.1.2", "name point_of_order>bid.0.4")
    assert (desk.phase, desk.t.seat, desk.moves()) == ("flip", 0, ["flip bid.0.4"])
    assert desk.judge("flip bid.0.0") == "K-33"
    assert desk.judge("flip bid.0.5") == "K-9"
    ruling = explain(GAME, redact(desk.t, 0), 0, bid(0, 1), 0)
    assert (ruling.clause, ruling.facts["only"]) == ("K-33", bid(0, 4))
    desk.play("flip bid.0.4", "flip bid.1.0")
    assert desk.moves() == ["flip bid.0.0", "flip bid.0.1"]


def test_name_has_nothing_to_do_with_one_stack() -> None:
    desk = Desk().centre(0, "steadfast").stack(0, 0, "favor").stack(1, 0, "point_of_order")
    assert "no_target" in desk.flipping().said()


# Drawing


def test_k28_the_top_card_joins_the_flipped_stack_face_up() -> None:
    desk = busy().stack(1, 2, "address_book")
    drawn = desk.top(deck(1), "grudge", 1)
    desk.flipping().play("flip bid.1.2")
    assert drawn in desk.t.at(discard(1))  # the cost was not reached, so the lane was cleared
    assert "drawn" in desk.said()


def test_k28_the_drawn_card_counts_in_the_lane() -> None:
    desk = Desk().centre(0, "pike").stack(1, 0, "address_book")
    desk.top(deck(1), "favor", 1)
    assert desk.flipping().owner("pike") == 1


def test_k28_its_own_text_stays_silent() -> None:
    desk = busy().stack(1, 2, "address_book")
    piece = desk.find("planted_intern")
    desk.t.move(piece, discard(1))
    desk.t.move(piece, deck(1))
    desk.flipping().play("flip bid.1.2")
    assert desk.phase == "flip"
    assert "looks" not in desk.said()


def test_k28_an_empty_deck_is_renewed_and_nothing_at_all_is_skipped() -> None:
    desk = busy().stack(1, 2, "address_book").empty(deck(1)).empty(discard(1))
    desk.deal(1, discard(1), "grudge")
    desk.flipping().play("flip bid.1.2")
    assert "drawn" in desk.said()
    desk = busy().stack(1, 2, "address_book").empty(deck(1)).empty(discard(1))
    desk.flipping().play("flip bid.1.2")
    assert "no_target" in desk.said()


# Cancelling


def cancelling() -> Desk:
    desk = busy().stack(0, 2, "favor", "steak_dinner", "quill").stack(1, 2, "subpoena")
    return desk.flipping(0).play("flip bid.0.2", "flip bid.1.2")


def test_cancel_sends_an_enemy_card_to_its_owners_discard_pile() -> None:
    desk = cancelling()
    assert desk.phase == "cancel"
    desk.play("cancel subpoena>steak_dinner")
    assert desk.where("steak_dinner") == "discard.0"


def test_cancel_spares_the_immune_and_other_lanes() -> None:
    desk = cancelling()
    assert len(desk.moves()) == 2
    assert desk.judge("cancel subpoena>vane") == "K-10"
    assert desk.judge("cancel vane>steak_dinner") == "K-10"


def test_k34_an_immune_card_is_no_target() -> None:
    desk = cancelling()
    assert desk.judge("cancel subpoena>quill") == "K-34"
    view = redact(desk.t, 1)
    assert explain(GAME, view, 1, desk.ref("subpoena"), desk.ref("quill")).clause == "K-34"
    desk = busy().stack(0, 2, "quill").stack(1, 2, "subpoena").flipping(0)
    assert "no_target" in desk.play("flip bid.0.2", "flip bid.1.2").said()


def test_cancelled_influence_no_longer_buys() -> None:
    # The bid of 4 less 2 would still buy at 2; without the cancelled card it does not.
    desk = Desk().centre(0, "moon").stack(0, 0, "favor", "favor").stack(0, 1, "favor")
    desk.centre(1, "vane").face_up(0, 0, "steak_dinner").stack(1, 0, "subpoena")
    desk.flipping(0).play("flip bid.0.0", "cancel subpoena>steak_dinner")
    assert desk.owner("moon") == -1


def test_cancel_asks_for_a_single_card_too() -> None:
    desk = busy().stack(0, 2, "war_chest", "quill").stack(1, 2, "subpoena").asking()
    desk.flipping(0).play("flip bid.0.2", "flip bid.1.2")
    assert desk.moves() == ["cancel subpoena>war_chest"]
    assert "cancelled" in desk.play("cancel subpoena>war_chest").said()
    assert desk.where("war_chest") == "discard.0"


# Retiring


def test_k30_a_retired_starting_card_leaves_the_match() -> None:
    desk = busy().stack(1, 2, "revolving_door").empty(discard(1))
    desk.deal(1, discard(1), "grudge", "moon")
    desk.flipping().play("flip bid.1.2")
    grudge = next(move for move in desk.moves() if move.startswith("retire grudge"))
    assert desk.moves() == [grudge, "decline"]
    assert desk.judge("retire moon") == "K-30"
    assert desk.judge(f"{grudge}>retired") == "C-4"
    desk.play(grudge)
    assert desk.cards("retired")[-1] == "grudge"


def test_retiring_may_be_declined_and_needs_a_starting_card() -> None:
    desk = busy().stack(1, 2, "revolving_door").empty(discard(1))
    desk.deal(1, discard(1), "grudge")
    desk.flipping().play("flip bid.1.2", "decline")
    assert desk.cards("discard.1")[0] == "grudge"
    desk = busy().stack(1, 2, "party_whip").empty(discard(1))
    desk.deal(1, discard(1), "moon")
    desk.flipping().play("flip bid.1.2")
    assert "no_target" in desk.said()


def test_k30_cards_return_to_their_owner() -> None:
    desk = busy().stack(1, 2, "moon").flipping().play("flip bid.1.2")
    assert desk.where("moon") == "discard.1"


# Moving


def shifting() -> Desk:
    desk = busy().stack(1, 2, "change_of_venue", "crane").stack(0, 2, "favor").centre(2, "moon")
    return desk.flipping().play("flip bid.1.2")


def test_k29_a_face_up_card_moves_to_another_open_lane_on_the_own_side() -> None:
    desk = shifting()
    assert desk.phase == "shift"
    assert "shift crane>shown.1.1" in desk.moves()
    desk.play("shift crane>shown.1.1")
    assert desk.cards("shown.1.1") == ["crane"]
    assert len(desk.cards("bid.1.1")) == 1
    assert redact(desk.t, 0).at(shown(1, 1)) == [desk.ref("crane")]


@pytest.mark.parametrize(
    "move",
    [
        "shift crane>shown.0.1",  # the enemy's side
        "shift crane>shown.1.2",  # where it is
        "shift crane>shown.1.5",  # no stack there
        "shift crane>bid.1.1",  # not face down
        "shift vane>shown.1.1",  # not a card of the player
    ],
)
def test_k29_and_nowhere_else(move: str) -> None:
    assert shifting().judge(move) == "K-29"


def test_k29_a_face_down_card_does_not_move() -> None:
    desk = shifting()
    hidden = desk.t.setup.name_of(desk.t.at(bid(1, 0))[0])
    assert desk.judge(f"shift {hidden}>shown.1.1") == "K-29"
    view = redact(desk.t, 1)
    assert explain(GAME, view, 1, desk.ref(hidden), bid(1, 1)).clause == "K-29"
    assert explain(GAME, view, 1, desk.ref("crane"), shown(0, 1)).clause == "K-29"
    assert explain(GAME, view, 1, desk.ref("crane"), names.RETIRED).clause == "C-6"


def test_k29_a_resolved_lane_is_closed() -> None:
    desk = busy().stack(1, 3, "war_chest").centre(3, "moon").stack(1, 2, "change_of_venue")
    desk.stack(0, 4, "favor").flipping().play("flip bid.1.3", "flip bid.0.4", "flip bid.1.2")
    assert desk.judge("shift war_chest>shown.1.0") == "K-29"
    assert desk.judge("shift change_of_venue>shown.1.3") == "K-29"
    assert desk.judge("shift change_of_venue>shown.1.0") == ""


def test_k10_a_moved_card_does_not_act_again() -> None:
    desk = busy().stack(1, 2, "change_of_venue", "planted_intern").stack(0, 2, "favor")
    desk.flipping().play("flip bid.1.2", "resolve planted_intern", "look planted_intern>bid.0.0")
    desk.play("shift planted_intern>shown.1.1")
    desk.play("flip bid.0.0", "flip bid.1.1")
    assert "looks" not in desk.said()
    assert desk.phase != "look"


def test_k29_a_moved_card_counts_in_its_new_lane() -> None:
    desk = Desk().centre(0, "moon").centre(1, "pike").stack(1, 0, "change_of_venue", "war_chest")
    desk.stack(1, 1, "favor").flipping().play("flip bid.1.0", "shift war_chest>shown.1.1")
    assert desk.owner("pike") == 1
    assert desk.owner("moon") == 1


def test_moving_may_be_declined_and_needs_a_second_lane() -> None:
    assert shifting().play("decline").phase == "flip"
    desk = Desk().centre(0, "vane").stack(1, 0, "change_of_venue").flipping()
    assert "no_target" in desk.said()


# Swapping


def swapping() -> Desk:
    desk = busy().stack(1, 4, "calendar_trick").centre(4, "deep_water_port")
    desk.top(names.OPPORTUNITIES, "town_hall")
    return desk.flipping().play("flip bid.1.4")


def test_swap_exchanges_the_centre_card_with_the_top_of_its_deck() -> None:
    desk = swapping()
    assert desk.moves() == ["swap deep_water_port>opportunities", "keep"]
    assert desk.judge("swap deep_water_port>purchases") == "K-10"
    assert desk.judge("swap vane>purchases") == "K-10"
    assert desk.judge("keep vane") == "C-4"
    desk.play("swap deep_water_port>opportunities")
    # Town Hall asks for three cards, so one Power misses it: a penalty of 1, not of 2.
    assert desk.reputation == (5, 4)
    assert desk.cards("centre.4") == ["deep_water_port"]  # the top of the deck refilled the slot


def test_keep_leaves_the_centre_card() -> None:
    assert swapping().play("keep").reputation == (5, 3)


def test_swap_is_skipped_with_an_empty_deck() -> None:
    desk = busy().stack(1, 2, "calendar_trick").empty(names.PURCHASES).flipping()
    desk.play("flip bid.1.2")
    assert "no_target" in desk.said()


# Standing texts


def test_a_fee_is_earned_by_buying_in_its_lane() -> None:
    assert sale(["finders_fee"], [], "whisper").reputation == (6, 5)
    assert sale(["finders_fee"], [], "moon").reputation == (5, 5)
    assert sale(["finders_fee"], ["war_chest"], "moon").reputation == (5, 5)


def test_a_sector_text_counts_in_opportunities_of_its_sector() -> None:
    # larkwood has 1 Power and knows Finance.
    assert lobby(["larkwood"], [], "paper_shredding").reputation == (5, 5)  # met: 2 of 2
    assert lobby(["larkwood"], [], "ribbon_cutting").reputation == (4, 5)  # 1 of 2


def test_a_lone_senator_counts_one_more_influence() -> None:
    assert sale(["ashgrove"], [], "moon").owner("moon") == 0  # 1 + 1
    assert sale(["ashgrove", "objection"], [], "moon").owner("moon") == -1


# Boons


def boon(card: str, power: str, seat: int = 1) -> Desk:
    desk = busy().centre(4, card).stack(seat, 4, power).empty(discard(seat))
    desk.deal(seat, discard(seat), "grudge")
    return desk


def test_k_4_5_a_boon_lets_the_player_retire_a_starting_card() -> None:
    desk = boon("ethics_pledge", "crane").flipping().play("flip bid.1.4")
    assert desk.reputation == (5, 6)
    assert desk.phase == "retire"
    assert desk.cards("centre.4") != ["ethics_pledge"]
    desk.play(desk.moves()[0])
    assert desk.cards("retired")[-1] == "grudge"


def test_k_4_5_a_missed_boon_gives_nothing() -> None:
    desk = boon("ethics_pledge", "moon").flipping().play("flip bid.1.4")
    assert desk.phase == "flip"
    assert desk.reputation == (5, 4)


def test_both_players_get_a_boon_the_first_player_first() -> None:
    desk = boon("ethics_pledge", "crane").stack(0, 4, "birch").empty(discard(0))
    desk.deal(0, discard(0), "grudge")
    desk.flipping().play("flip bid.1.4", "flip bid.0.4")
    assert (desk.phase, desk.t.seat) == ("retire", 0)
    desk.play("decline")
    assert (desk.phase, desk.t.seat) == ("retire", 1)


def test_k_4_5_a_boon_takes_the_first_cheap_purchase_card() -> None:
    desk = boon("trade_fair", "paxworth")
    cheap = desk.top(names.PURCHASES, "stovall")
    desk.top(names.PURCHASES, "rockhurst")
    desk.flipping().play("flip bid.1.4")
    assert desk.t.where[cheap] == discard(1)
    assert desk.owner("stovall") == 1
    assert desk.cards("purchases")[0] == "rockhurst"
    assert desk.t.known[desk.ref("rockhurst")] == desk.t.setup.everyone


def test_a_boon_finds_nothing_in_a_dear_deck() -> None:
    desk = boon("trade_fair", "paxworth").empty(names.PURCHASES)
    desk.top(names.PURCHASES, "rockhurst")
    desk.flipping().play("flip bid.1.4")
    assert "no_target" in desk.said()
    assert desk.cards("purchases") == ["rockhurst"]
