"""Why the referee refuses a gesture: a rule, a better time, another way, or none."""

from rules.core.engine import (
    ELSEWHERE,
    NOT_NOW,
    NOWHERE_TO_GO,
    PRESSED,
    explain,
    legal_moves,
    meant,
    new_table,
    play,
)
from rules.core.game import Ruling
from rules.core.moves import Move
from rules.core.table import Table
from rules.kstreet.game import GAME as KSTREET
from tests.fixture_game import BRIBE, DECK, GAME, LAY, ROUND, hand, urn
from tests.games.kstreet.desk import Desk


def dealt() -> Table:
    return new_table(GAME, 2, 1, {})


def why(t: Table, what: int, onto: int) -> Ruling:
    return explain(GAME, t, t.seat, what, onto)


def test_what_a_verb_reads_is_refused_by_its_clause_and_told_what_is_asked() -> None:
    t = dealt()
    ruling = why(t, t.at(hand(0))[0], urn(1))
    assert ruling.clause == "T-2"
    assert ruling.facts["phase"] == LAY


def test_what_has_another_time_is_told_what_is_asked_now() -> None:
    t = dealt()
    play(GAME, t, Move(0, t.at(hand(0))[0], urn(0)))
    ruling = why(t, t.at(hand(0))[0], urn(0))
    assert (ruling.clause, ruling.facts["phase"]) == (NOT_NOW, BRIBE)


def test_c6_a_thing_that_no_verb_takes_there_is_told_where_it_can_go() -> None:
    t = dealt()
    ballot = t.at(hand(0))[0]
    ruling = why(t, ballot, ROUND)
    assert (ruling.clause, ruling.facts["goal"]) == (ELSEWHERE, urn(0))
    assert why(t, ballot, 0).clause == ELSEWHERE
    assert why(t, t.at(hand(1))[0], ROUND).clause == NOWHERE_TO_GO


def test_c7_a_thing_that_is_used_where_it_lies_is_told_to_be_pressed() -> None:
    desk = Desk().stack(1, 0, "favor").stack(1, 1, "favor").flipping()
    ruling = explain(KSTREET, desk.t, 1, desk.ref("bid.1.0"), desk.ref("deck.1"))
    assert ruling.clause == PRESSED
    card = desk.t.at(desk.ref("bid.1.0"))[0]
    ruling = explain(KSTREET, desk.t, 1, card, 0)
    assert (ruling.clause, ruling.facts["what"]) == (PRESSED, desk.ref("bid.1.0"))


def test_what_no_rule_knows_has_nowhere_to_go_and_hears_what_is_asked() -> None:
    ruling = why(dealt(), DECK, ROUND)
    assert (ruling.clause, ruling.facts["phase"]) == (NOWHERE_TO_GO, LAY)


def test_after_a_move_nobody_listens_to_the_table_any_more() -> None:
    t = dealt()
    events = play(GAME, t, Move(0, t.at(hand(0))[0], urn(0)))
    assert events
    assert t.events is None
    told = len(events)
    t.say("word")
    assert len(events) == told


def test_a_gesture_that_names_no_move_means_the_only_one_that_verbs_read_in_it() -> None:
    desk = Desk().hand(0, "crane").hand(1, "favor")
    legal = legal_moves(KSTREET, desk.t)
    place = Move(0, desk.ref("crane"), desk.ref("bid.0.2"))
    assert meant(KSTREET, desk.t, legal, place.what, desk.ref("centre.2")) == [place]
    assert meant(KSTREET, desk.t, legal, place.what, desk.ref("bid.1.2")) == []
    assert meant(KSTREET, desk.t, [], place.what, desk.ref("centre.2")) == []
    desk.t.agenda.clear()
    assert meant(KSTREET, desk.t, legal, place.what, desk.ref("centre.2")) == []
