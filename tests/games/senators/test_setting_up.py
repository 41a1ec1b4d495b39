"""Section 1 of the rulebook: board, decks, discs, talents and who begins."""

import pytest

from rules.core.engine import new_table
from rules.core.hidden import redact
from rules.senators.facts import names
from rules.senators.facts.cards import DECK
from rules.senators.facts.names import deck, hand, money, senate
from rules.senators.facts.pieces import DECK_OF, VALUES
from rules.senators.game import GAME
from tests.games.senators.desk import Desk

seat_counts = pytest.mark.parametrize("seats", [3, 4, 5])


def test_s1_three_to_five_play() -> None:
    assert GAME.seat_counts == [3, 4, 5]


@seat_counts
def test_s_1_2_every_disc_starts_on_space_five(seats: int) -> None:
    t = new_table(GAME, seats, 3, {})
    assert [t.count(senate(seat)) for seat in range(seats)] == [5] * seats


@seat_counts
@pytest.mark.parametrize("starter", [1, 2, 3])
def test_s_1_7_talents_rise_by_three_from_the_first_player_on(seats: int, starter: int) -> None:
    t = new_table(GAME, seats, 4, {"starter": starter, "supports": 1})  # no event yet
    given = [t.count(money((starter - 1 + i) % seats)) for i in range(seats)]
    assert given == [10, 13, 16, 19, 22][:seats]


def test_four_players_start_with_10_13_16_and_19() -> None:
    t = new_table(GAME, 4, 1, {"starter": 1, "supports": 1})
    assert [t.count(money(seat)) for seat in range(4)] == [10, 13, 16, 19]
    assert [t.count(senate(seat)) for seat in range(4)] == [5, 5, 5, 5]
    t = new_table(GAME, 4, 1, {"starter": 3, "supports": 1})
    assert [t.count(money(seat)) for seat in range(4)] == [16, 19, 10, 13]


@seat_counts
def test_s_1_4_everybody_gets_a_hidden_card_of_each_resource_deck(seats: int) -> None:
    t = new_table(GAME, seats, 5, {})
    for seat in range(seats):
        cards = t.at(hand(seat))
        assert sorted(DECK_OF[piece] for piece in cards) == [0, 1, 2]
        assert all(piece < 0 for piece in redact(t, (seat + 1) % seats).at(hand(seat)))
        assert all(piece > 0 for piece in redact(t, seat).at(hand(seat)))
    for number, span in enumerate([range(1, 4), range(4, 7), range(7, 10)]):
        assert all(VALUES[piece] in span for piece in t.at(deck(number)))
        assert len(t.at(deck(number))) == 18 - seats


def test_s_1_5_the_fourth_deck_holds_the_fifteen_offices() -> None:
    t = new_table(GAME, 3, 6, {})
    assert len(t.at(deck(names.OFFICE_DECK))) == 15
    assert all(t.setup.card(piece).kind == "office" for piece in t.at(deck(names.OFFICE_DECK)))


def test_s_1_3_all_decks_are_shuffled_face_down() -> None:
    t = new_table(GAME, 3, 7, {})
    view = redact(t, 0)
    for place in [*[deck(number) for number in range(4)], names.EVENTS]:
        assert all(piece < 0 for piece in view.at(place))
        assert t.at(place) != sorted(t.at(place))
    other = new_table(GAME, 3, 8, {})
    assert other.at(deck(0)) != t.at(deck(0))


def test_s_1_1_the_board_has_a_track_and_four_markets() -> None:
    setup = new_table(GAME, 3, 1, {}).setup
    bases = [place.base for place in setup.places]
    assert [bases.count(base) for base in ("deck", "lot", "pile")] == [4, 4, 4]
    assert sum(counter.base == "senate" for counter in setup.counters) == 3


def test_s_1_6_chance_names_the_first_player_unless_one_is_chosen() -> None:
    options = {"supports": 1}  # so that the first turn has not begun
    firsts = {new_table(GAME, 4, seed, options).count(names.ACTIVE) for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    for starter in range(1, 6):
        t = new_table(GAME, 5, 9, {"starter": starter, "supports": 1})
        assert t.count(names.ACTIVE) == starter - 1
    assert new_table(GAME, 3, 9, {"starter": 5, "supports": 1}).count(names.ACTIVE) == 1


def test_s2_the_track_has_no_upper_end() -> None:
    desk = Desk().stand(19, 5, 5, 5).purses(200, 0, 0, 0).cash_in()
    desk.play("buy money.0>senate.0=15")
    assert desk.spaces[0] == 34


def test_s_0_1_the_game_counts_its_parts_as_the_box_does() -> None:
    assert [DECK.count(kind) for kind in ("resource", "office", "event", "support")] == [
        54, 15, 22, 9,
    ]  # fmt: skip
    assert len(new_table(GAME, 3, 1, {}).setup.pieces) == 100


def test_s_0_2_gains_and_losses_show_on_the_track_at_once() -> None:
    desk = Desk(3).turn("war").seal(3, 2, 1)
    assert desk.spaces == [6, 5, 4]
    places = [u for u in desk.moment("offers").upshots if u.what in map(senate, range(3))]
    assert [(u.key, u.seat, u.amount) for u in places] == [("gained", 0, 1), ("lost", 2, -1)]
