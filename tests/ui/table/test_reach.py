"""What can be taken and where it may go, from the legal moves alone."""

from functools import partial

import pytest

from ordeals.gestures import Judge
from rules.core.engine import legal_moves, meant, new_table
from rules.core.hidden import redact
from rules.core.moves import Move
from rules.core.refs import FIRST_COUNTER
from rules.core.table import Table
from rules.floorvote.facts.names import COMMITTEE, FLOOR
from rules.floorvote.game import GAME as FLOOR_VOTE
from rules.kstreet.facts.names import bid, centre
from rules.kstreet.game import GAME as K_STREET
from rules.registry import GAMES
from tabletop.ui.table.moves.reach import Aim, Price, Reach, Space
from tests.fixture_game import DECK, DIE, GAME, hand, urn
from tests.games.floorvote.desk import Desk as FloorDesk
from tests.games.kstreet.desk import Desk as LaneDesk
from tests.games_under_law import asset_folder

LAY, BRIBE = 0, 1


def table() -> Table:
    """Return a dealt table of two seats."""
    return new_table(GAME, 2, 1, {})


def test_moves_are_found_by_what_is_taken_and_where_it_goes() -> None:
    t = table()
    reach = Reach(t, legal_moves(GAME, t))
    first = t.at(hand(0))[0]
    assert set(reach.takable) == set(t.at(hand(0)))
    assert reach.targets(first) == [urn(0)]
    assert reach.find(first, [DECK, urn(0)]) == [Move(LAY, first, urn(0))]
    assert reach.find(first, [DECK, hand(1)]) == []
    assert reach.buttons == []


def test_moves_without_anything_to_take_are_buttons() -> None:
    moves = [Move(BRIBE, 0, 0, amount) for amount in range(3)]
    reach = Reach(table(), moves)
    assert reach.buttons == [moves], "those that differ only in the amount are one"
    assert reach.takable == []
    assert not reach.allows(0)


def test_a_thing_that_goes_nowhere_is_pressed() -> None:
    reach = Reach(table(), [Move(LAY, urn(0)), Move(LAY, 0, DECK)])
    assert reach.presses(urn(0)) == [Move(LAY, urn(0))]
    assert reach.presses(DECK) == [Move(LAY, 0, DECK)]
    assert not reach.grabs(urn(0))
    assert reach.takable == [urn(0), DECK]


def test_what_only_one_thing_can_go_onto_offers_that_thing() -> None:
    t = table()
    first, second = t.at(hand(0))[:2]
    moves = [Move(LAY, first, urn(0)), Move(LAY, second, urn(0)), Move(LAY, second, DECK)]
    reach = Reach(t, moves)
    assert reach.sole(DECK) == second
    assert reach.offers(DECK) == [moves[2]]
    assert reach.sole(urn(0)) == 0
    assert reach.offers(urn(0)) == []
    assert reach.answering == [DECK]
    assert reach.allows(DECK)
    assert not reach.allows(urn(0))


def test_a_drop_beside_the_only_piece_that_it_may_go_onto_means_that_piece() -> None:
    t = table()
    first, second, third = t.at(hand(0))[:3]
    other, more = t.at(DECK)[:2]
    reach = Reach(t, [Move(LAY, first, other), Move(LAY, second, third)])
    assert reach.find(first, [urn(0), DECK]) == [Move(LAY, first, other)]
    assert reach.find(second, [hand(0)]) == [], "back at home means home"
    reach = Reach(t, [Move(LAY, first, other), Move(LAY, first, more)])
    assert reach.find(first, [DECK]) == [], "which of the two is not said"


def test_a_named_price_leaves_the_moves_of_that_price() -> None:
    t = table()
    moves = [Move(BRIBE, DIE, urn(0), amount) for amount in (3, 4, 9, 11)]
    reach = Reach(t, moves)
    there = (DECK, urn(0))
    assert reach.meant(DIE, Aim(there)) == moves
    assert reach.meant(DIE, Aim(there, Price(urn(0), 4))) == [moves[1]]
    assert reach.meant(DIE, Aim(there, Price(urn(0), 5))) == []
    assert reach.meant(DIE, Aim(there, Price(urn(0), 9, beyond=True))) == moves[2:]
    assert reach.amounts(DIE, urn(0)) == [3, 4, 9, 11]


def test_several_meanings_of_one_gesture_are_all_returned() -> None:
    t = table()
    piece = t.at(hand(0))[0]
    moves = [Move(LAY, piece, urn(0), amount) for amount in (1, 2)]
    assert Reach(t, moves).find(piece, [urn(0)]) == moves


def test_copies_of_a_card_in_one_place_stand_for_each_other() -> None:
    t = table()
    piece = t.at(hand(0))[0]
    twin = next(other for other in t.at(DECK) if t.setup.card_of[other] == t.setup.card_of[piece])
    reach = Reach(t, [Move(LAY, piece, urn(0))])
    assert not reach.grabs(twin)
    t.move(twin, hand(0))
    assert reach.key(twin) == piece
    assert reach.find(twin, [urn(0)]) == [Move(LAY, piece, urn(0))]
    onto = Reach(t, [Move(LAY, urn(0), piece)])
    assert onto.find(urn(0), [twin]) == [Move(LAY, urn(0), piece)]


def test_a_spoken_verb_has_a_button_and_to_give_nothing_is_one_of_its_own() -> None:
    t = table()
    moves = [Move(BRIBE, DIE, urn(0), amount) for amount in range(4)]
    reach = Reach(t, [*moves, Move(LAY)], frozenset({BRIBE}))
    assert reach.buttons == [[Move(LAY)], moves[1:], moves[:1]]
    assert reach.plain == [[Move(LAY)]]
    assert reach.targets(DIE) == [urn(0)], "and its gesture all the same"


def test_along_a_track_a_space_names_the_amount() -> None:
    t = table()
    t.counts[DIE - FIRST_COUNTER] = 4
    moves = [Move(BRIBE, urn(0), DIE, amount) for amount in (1, 2, 5)]
    reach = Reach(t, moves)
    assert reach.meant(urn(0), Aim((), None, Space((DIE,), 6))) == [moves[1]]
    assert reach.meant(urn(0), Aim((), None, Space((DIE,), 5, beyond=True))) == moves
    assert reach.meant(urn(0), Aim((), None, Space((DIE,), 3))) == moves, "to be asked how far"
    assert reach.meant(DIE, Aim((), None, Space((DIE,), 9))) == [moves[2]], "pushed itself"
    assert reach.meant(DIE, Aim((), None, Space((DIE,), 8))) == []
    assert reach.values(urn(0), [DIE]) == {5, 6, 9}


@pytest.mark.parametrize("name", list(GAMES))
def test_no_drop_is_refused_in_which_the_rules_read_one_legal_move(name: str) -> None:
    game = GAMES[name]
    judge = Judge(game, asset_folder(game))
    for t, gesture in judge.gestures(900, 3):
        if t.over or gesture.seat != t.seat:
            continue
        view = redact(t, t.seat)
        reads = partial(meant, game, view, legal_moves(game, view))
        reach = Reach(view, legal_moves(game, view), reads=reads)
        moves = reads(gesture.what, gesture.onto) if gesture.onto else []
        found = reach.find(gesture.what, [gesture.onto])
        assert found or not moves, judge.told(t, gesture)


def test_a_place_is_lit_where_a_drop_is_understood_although_it_leads_elsewhere() -> None:
    desk = FloorDesk().hand(0, "wild_rivers").seated("tom_harkin", "max_baucus")
    desk.bill("clean_coal", "john_breaux", "committee")
    legal = legal_moves(FLOOR_VOTE, desk.t)
    reach = Reach(desk.t, legal, reads=partial(meant, FLOOR_VOTE, desk.t, legal))
    held, live = desk.ref("wild_rivers"), desk.ref("clean_coal")
    assert reach.understood(held) == [COMMITTEE]
    assert reach.understood(live) == [FLOOR]
    assert reach.find(held, [COMMITTEE])[0].onto == desk.ref("tom_harkin")
    assert reach.find(live, [FLOOR])[0].what == desk.ref("john_breaux")


def test_a_place_is_not_lit_beside_the_one_that_a_drop_there_leads_to() -> None:
    desk = LaneDesk().hand(0, "crane").hand(1, "favor")
    legal = legal_moves(K_STREET, desk.t)
    reach = Reach(desk.t, legal, reads=partial(meant, K_STREET, desk.t, legal))
    crane = desk.ref("crane")
    assert reach.understood(crane) == []
    assert reach.find(crane, [centre(2)]) == [Move(0, crane, bid(0, 2))]
