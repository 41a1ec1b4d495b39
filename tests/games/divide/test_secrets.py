"""What is hidden stays hidden: hands, draws, hand discards and comebacks, through whole matches."""

import pytest

from rules.core.engine import new_table, play
from rules.core.events import MOVED, SAID
from rules.core.hidden import PUBLIC, redact, seen_by
from rules.core.rng import Rng
from rules.divide.facts import names
from rules.divide.facts.names import hand
from rules.divide.game import GAME
from tests.games.divide.desk import Desk
from tests.games.divide.walks import choose, walk

every_table = pytest.mark.parametrize("seats", [4, 6, 8])


@every_table
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.clauses("D.2.4")
def test_nobody_reads_the_hand_of_another_or_what_is_out_of_play(seats: int, seed: int) -> None:
    for t in walk(seats, seed)[::3]:
        for viewer in [*range(seats), PUBLIC]:
            view = redact(t, viewer)
            for seat in range(seats):
                assert seat == viewer or all(piece < 0 for piece in view.at(hand(seat)))
            assert all(piece < 0 for piece in view.at(names.DECK) + view.at(names.REMOVED))


@every_table
@pytest.mark.parametrize("seed", range(4))
def test_no_event_names_a_card_that_stays_in_or_leaves_a_hand_unseen(seats: int, seed: int) -> None:
    rng = Rng.seeded(seed)
    t = new_table(GAME, seats, seed, {})
    open_to_all = t.setup.everyone
    while not t.over:
        events = play(GAME, t, choose(t, rng))
        for viewer in [*range(seats), PUBLIC]:
            for event in seen_by(t.setup, events, viewer):
                if event.kind == MOVED and event.what > 0:
                    places = [t.setup.place(ref) for ref in (event.source, event.target)]
                    watched = any(place.viewers == open_to_all for place in places)
                    assert watched or any(place.owner == viewer for place in places)
                if event.kind == SAID and event.key in {"turn", "draws", "returns"}:
                    assert event.what < 0 or event.target == viewer


@pytest.mark.clauses("D.9.7")
def test_d35_the_victim_knows_what_it_discarded_and_nobody_else_does() -> None:
    desk = Desk().hand(0, "subpoena").hand(2, "baristas", "jingle", "scandal", "typo")
    desk.play("play subpoena>hand.2", "discard baristas>discard", "discard typo>discard")
    gone = [desk.ref("baristas"), desk.ref("typo")]
    assert redact(desk.t, 2).at(names.DISCARD) == [*gone, desk.ref("subpoena")]
    for other in (0, 1, 3, PUBLIC):
        assert redact(desk.t, other).at(names.DISCARD) == [-1, -1, desk.ref("subpoena")]


def test_discards_of_a_whole_hand_are_unseen_too() -> None:
    desk = Desk().hand(0, "shredder").hand(2, "baristas", "typo").play("play shredder>hand.2")
    desk.play("discard typo>discard", "discard baristas>discard")
    assert redact(desk.t, 1).at(names.DISCARD) == [-1, -1, desk.ref("shredder")]
    moved = [e for e in seen_by(desk.t.setup, desk.events, 1) if e.kind == MOVED]
    assert [event.what for event in moved[:2]] == [-1, -1]


def test_a_pile_that_was_searched_is_no_longer_known() -> None:
    desk = Desk().hand(0, "comeback").give(names.DISCARD, "fat_cats", "typo", "baristas")
    for card in ("fat_cats", "typo", "baristas"):
        desk.t.known[desk.ref(card)] = desk.t.setup.everyone
    desk.play("play comeback>discard")
    assert redact(desk.t, 1).at(names.DISCARD) == [-1, -1, desk.ref("comeback")]
    assert desk.t.news
