"""The table: who knows a piece after it moved, was shown or was shuffled."""

import pytest

from rules.core.hidden import PUBLIC, redact
from rules.core.rng import Rng
from rules.core.setup import HAND, PILE, Card, Counter, Piece, Place, Setup
from rules.core.table import HIDDEN, NOBODY, Step, Table

OWN, OTHER = 0, 1
HAND_REF, DECK, ROW, STACK, SLEEVED = 1000, 1001, 1002, 1003, 1004
PURSE = 2000


def small_table() -> Table:
    setup = Setup(2, {}, ["plain", "sleeve"])
    setup.add_card(Card("thing", "thing", {}, {}))
    for number in range(1, 7):
        setup.add_piece(Piece(f"thing/{number}", 0, 1))
    setup.add_place(Place("hand", OWN, -1, 1 << OWN, HAND, 0))
    setup.add_place(Place("deck", NOBODY, -1, 0, PILE, 0))
    setup.add_place(Place("row", NOBODY, -1, setup.everyone, PILE, 0))
    setup.add_place(Place("stack", OWN, 2, 1 << OWN, PILE, 0))
    setup.add_place(Place("discard", OWN, -1, setup.everyone, PILE, 2))
    setup.add_counter(Counter("purse", OWN, -1, 1 << OWN))
    t = Table.bare(setup, Rng.seeded(1))
    for piece in range(1, 7):
        t.lay(piece, DECK)
    return t


def test_a_drawn_card_is_known_to_its_owner_only() -> None:
    t = small_table()
    t.move(6, HAND_REF)
    assert redact(t, OWN).at(HAND_REF) == [6]
    assert redact(t, OTHER).at(HAND_REF) == [-1]
    assert redact(t, PUBLIC).at(HAND_REF) == [-1]


def test_knowledge_travels_with_a_card_out_of_a_pile() -> None:
    t = small_table()
    t.move(6, ROW)
    t.move(6, DECK, to_bottom=True)
    assert redact(t, OTHER).at(DECK) == [6, -1, -1, -1, -1, -1]
    t.move(6, HAND_REF)
    assert redact(t, OTHER).at(HAND_REF) == [6]


def test_a_card_that_leaves_a_hand_unseen_takes_all_knowledge_of_the_hand_with_it() -> None:
    t = small_table()
    for piece in (6, 5):
        t.move(piece, ROW)
        t.move(piece, HAND_REF)
    t.move(4, HAND_REF)
    assert redact(t, OTHER).at(HAND_REF) == [-1, 5, 6]
    t.move(4, STACK)
    assert redact(t, OTHER).at(HAND_REF) == [-1, -1]
    assert redact(t, OTHER).at(STACK) == [-1]
    assert redact(t, OWN).at(STACK) == [4]


def test_a_card_played_openly_from_a_hand_keeps_the_rest_known() -> None:
    t = small_table()
    for piece in (6, 5):
        t.move(piece, ROW)
        t.move(piece, HAND_REF)
    t.move(6, ROW)
    assert redact(t, OTHER).at(HAND_REF) == [5]


def test_shuffling_forgets() -> None:
    t = small_table()
    t.move(6, ROW)
    t.move(6, DECK)
    t.shuffle(DECK)
    assert redact(t, OTHER).at(DECK) == [-1] * 6


def test_looking_shows_a_card_to_the_seat_that_looks() -> None:
    t = small_table()
    t.move(6, STACK)
    t.news = False
    t.reveal(6, 1 << OTHER)
    assert t.news
    assert redact(t, OTHER).at(STACK) == [6]
    assert redact(t, PUBLIC).at(STACK) == [6]


def test_showing_what_is_known_is_no_news() -> None:
    t = small_table()
    t.move(6, ROW)
    t.news = False
    t.events = []
    t.reveal(6, 1 << OTHER)
    assert not t.news
    assert t.events == []


def test_a_public_place_may_give_its_cards_a_new_back() -> None:
    t = small_table()
    t.move(6, SLEEVED)
    t.move(6, DECK)
    t.shuffle(DECK)
    assert redact(t, OTHER).at(DECK).count(-2) == 1


def test_a_hidden_place_may_not_give_a_new_back() -> None:
    setup = Setup(2, {}, ["plain", "sleeve"])
    with pytest.raises(ValueError, match="deck"):
        setup.add_place(Place("deck", NOBODY, -1, 0, PILE, 2))


def test_two_things_may_not_share_a_name() -> None:
    setup = Setup(2, {}, ["plain"])
    setup.add_place(Place("deck", NOBODY, -1, 0, PILE, 0))
    with pytest.raises(ValueError, match="deck"):
        setup.add_counter(Counter("deck", NOBODY, -1, 0))


def test_a_hidden_counter_is_hidden_from_the_others() -> None:
    t = small_table()
    t.add(PURSE, 4)
    assert redact(t, OWN).count(PURSE) == 4
    assert redact(t, OTHER).count(PURSE) == HIDDEN


def test_the_view_says_nothing_about_what_others_know_of_hidden_cards() -> None:
    t = small_table()
    t.move(6, HAND_REF)
    view = redact(t, OTHER)
    assert view.known[6] == 0
    assert view.rng.plain() == [0, 0, 0, 0]


def test_names_of_refs() -> None:
    t = small_table()
    names = [t.setup.name_of(ref) for ref in (1, HAND_REF, STACK, PURSE, -2, 0)]
    assert names == ["thing/1", "hand.0", "stack.0.2", "purse.0", "?sleeve", ""]


def test_the_agenda_is_a_stack() -> None:
    t = small_table()
    assert t.over
    assert t.seat == NOBODY
    t.ask(Step(0, OWN))
    t.ask(Step(1, OTHER))
    assert t.seat == OTHER
    t.done()
    assert t.seat == OWN


def test_a_fingerprint_means_the_same_for_ever() -> None:
    t = small_table()
    t.add(PURSE, 4)
    t.ask(Step(1, OTHER, 2, 3))
    assert t.digest() == "504daec6e88fc398"
