"""Sections 0 and 1 of the rulebook: who plays for what, and how a match begins."""

import tomllib
from collections import Counter

import pytest

from rules.core.engine import legal_moves, new_table
from rules.core.setup import Card
from rules.kstreet.facts import names
from rules.kstreet.facts.cards import DECK, OPPORTUNITY, PARTIES, SECTORS, SENATOR, K
from rules.kstreet.facts.names import bid, centre, deck, discard, hand, named, reputation, shown
from rules.kstreet.game import GAME
from tests.games.kstreet.desk import Desk, lobby
from tests.games_under_law import asset_folder


def test_k_0_1_both_players_bid_influence_for_senators_and_lobby_with_power() -> None:
    assert any(card.numbers["influence"] for card in DECK.cards)
    assert any(card.numbers["power"] for card in DECK.cards)


def test_k_0_2_reputation_starts_at_five() -> None:
    assert Desk().reputation == (5, 5)


def test_k_0_3_fifteen_wins_and_nought_loses() -> None:
    won = Desk().set_reputation(14, 5).centre(4, "farm_relief").stack(0, 4, "crane").flipping()
    assert won.phase == ""
    assert GAME.scores(won.t) == [1.0, 0.0]
    lost = Desk().set_reputation(1, 5).centre(4, "farm_relief").stack(0, 4, "moon").flipping()
    assert lost.phase == ""
    assert GAME.scores(lost.t) == [0.0, 1.0]


def test_k_0_4_opportunities_move_reputation_by_power() -> None:
    assert lobby(["crane"], [], "farm_relief").reputation == (7, 5)
    assert lobby(["favor", "favor", "favor"], [], "farm_relief").reputation == (5, 5)


def test_k_1_1_each_player_owns_ten_starting_cards() -> None:
    t = new_table(GAME, 2, 3, {})
    for seat in range(2):
        cards = Counter(t.setup.card(p).id for p in t.at(hand(seat)) + t.at(deck(seat)))
        assert cards == {"favor": 8, "grudge": 1, "objection": 1}
    facts = {card.id: card.numbers for card in DECK.cards}
    assert facts["favor"]["influence"] == 1
    assert facts["grudge"]["minus_influence"] == 1
    assert facts["objection"]["minus_power"] == 1


def test_k_1_2_the_first_player_is_settled_before_the_deal() -> None:
    starters = {new_table(GAME, 2, seed, {}).count(names.STARTER) for seed in range(20)}
    assert starters == {0, 1}
    t = new_table(GAME, 2, 1, {})
    assert t.seat == t.count(names.STARTER)


@pytest.mark.parametrize("seat", [0, 1])
def test_k_1_3_a_rematch_may_ask_for_the_other_starter(seat: int) -> None:
    for seed in range(5):
        assert new_table(GAME, 2, seed, {"starter": seat + 1}).seat == seat


def test_k_1_4_the_centre_row_has_four_purchase_cards_and_three_opportunities() -> None:
    t = new_table(GAME, 2, 7, {})
    kinds = [t.setup.card(t.at(centre(lane))[0]).kind for lane in range(names.LANES)]
    assert OPPORTUNITY not in kinds[:4]
    assert kinds[4:] == [OPPORTUNITY] * 3
    assert (len(t.at(names.PURCHASES)), len(t.at(names.OPPORTUNITIES))) == (44, 21)


def test_k_1_5_both_draw_five_cards_from_a_shuffled_deck() -> None:
    hands = []
    for seed in range(4):
        t = new_table(GAME, 2, seed, {"starter": 1})
        assert [len(t.at(hand(seat))) for seat in range(2)] == [5, 5]
        hands.append(t.at(hand(0)))
    assert len({str(cards) for cards in hands}) > 1


def test_k1_exactly_two_play() -> None:
    assert GAME.seat_counts == [2]


def test_k2_name_and_subtitle() -> None:
    for language in ("en", "de"):
        with (asset_folder(GAME) / f"{language}.toml").open("rb") as stream:
            texts = tomllib.load(stream)["game"]
        assert texts["name"] == "K Street"
        assert texts["subtitle"] == "Senate and House of Cards"


@pytest.mark.parametrize(("alternate", "starters"), [(0, [0, 0, 0]), (1, [0, 1, 0])])
def test_k3_the_starter_stays_unless_the_option_changes_it(
    alternate: int, starters: list[int]
) -> None:
    desk = Desk(alternate_starter=alternate)
    found = [desk.t.count(names.STARTER)]
    for _ in range(2):
        for seat in range(2):
            for piece in desk.t.at(hand(seat))[:]:
                desk.t.move(piece, discard(seat))
        desk.flipping()
        found.append(desk.t.count(names.STARTER))
        assert desk.t.seat == found[-1]
    assert found == starters


def shown_on(card: Card) -> set[str]:
    return {key for key, number in card.numbers.items() if number} | {
        key for key, word in card.words.items() if word
    }


def test_k32_every_card_shows_what_its_kind_asks_for() -> None:
    for card in DECK.cards:
        if card.kind == OPPORTUNITY:
            assert {"need", "penalty", "sector"} <= shown_on(card)
            assert card.numbers["reward"] or card.words["boon"]
        elif card.kind == SENATOR:
            assert {"cost", "power", "sector", "party"} <= shown_on(card)
        assert set(card.numbers) == {
            "cost", "influence", "power", "minus_influence", "minus_power", "need", "reward",
            "penalty",
        }  # fmt: skip
        assert set(card.words) == {"sector", "party", "effect", "second", "boon"}


def test_the_places_lie_where_their_names_compute_them() -> None:
    setup = new_table(GAME, 2, 1, {}).setup
    refs = setup.refs
    for seat in range(2):
        assert hand(seat) == refs[f"hand.{seat}"]
        assert deck(seat) == refs[f"deck.{seat}"]
        assert discard(seat) == refs[f"discard.{seat}"]
        assert reputation(seat) == refs[f"reputation.{seat}"]
        assert named(seat) == refs[f"named.{seat}"]
        assert names.bought(seat) == refs[f"bought.{seat}"]
        assert names.opening(seat) == refs[f"opening.{seat}"]
        for lane in range(names.LANES):
            assert bid(seat, lane) == refs[f"bid.{seat}.{lane}"]
            assert shown(seat, lane) == refs[f"shown.{seat}.{lane}"]
            assert names.lane_of(bid(seat, lane)) == lane
            assert names.lane_of(shown(seat, lane)) == lane
    for lane in range(names.LANES):
        assert centre(lane) == refs[f"centre.{lane}"]
        assert names.lane_of(centre(lane)) == lane
    for base in ["purchases", "opportunities", "retired"]:
        assert names.lane_of(refs[base]) == -1
    assert refs["purchases"] == names.PURCHASES
    assert refs["opportunities"] == names.OPPORTUNITIES
    assert refs["retired"] == names.RETIRED
    for base in ["round", "stale", "starter"]:
        assert refs[base] == vars(names)[base.upper()]
    assert [0, *names.card_indices()] == [0, *setup.card_of[1:]]


def test_the_options_are_those_of_the_rulebook() -> None:
    assert GAME.usual_options() == {"alternate_starter": 0, "fresh_row": 1, "starter": 0}


def test_the_first_decision_offers_every_card_in_every_lane() -> None:
    t = new_table(GAME, 2, 1, {})
    assert len(legal_moves(GAME, t)) == K.hand_size * names.LANES


def test_senators_are_spread_evenly_over_sectors_and_parties() -> None:
    senators = [card for card in DECK.cards if card.kind == SENATOR]
    assert Counter(c.words["sector"] for c in senators) == dict.fromkeys(SECTORS, 10)
    assert Counter(c.words["party"] for c in senators) == dict.fromkeys(PARTIES, 15)
