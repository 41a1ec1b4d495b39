"""Checks which clause a thing is about: what may be done with it, why not, what befell it."""

from rules.core.hidden import PUBLIC
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE
from tabletop.summary.reference import clause_about
from tests.app.matches import new_match, people_at, play_on
from tests.fixture_game import BOX, DECK, GAME, hand, points, urn
from tests.games_under_law import LONGEST


def test_a_thing_that_may_be_used_leads_to_the_clause_of_its_use() -> None:
    match = new_match(GAME, people_at(3))
    card = match.view(0).moves[0].what
    assert clause_about(match, 0, card) == "T-1"
    assert clause_about(match, 0, urn(0)) == "T-1"


def test_a_thing_that_may_not_be_used_leads_to_the_clause_that_forbids_it() -> None:
    match = new_match(GAME, people_at(3))
    assert clause_about(match, 0, hand(1)) == ""
    play_on(match, 6)
    assert match.number == 6
    assert clause_about(match, 0, BOX) == "T-5"
    assert clause_about(match, 0, DECK) == "T-4"


def test_everybody_may_ask_at_any_time_and_nothing_changes() -> None:
    match = new_match(GAME, people_at(2))
    for _ in range(LONGEST):
        before = match.view(PUBLIC).table.dump()
        for seat in (0, 1, PUBLIC):
            for ref in (DECK, hand(0), urn(1), points(0), FIRST_PLACE, FIRST_COUNTER):
                assert not clause_about(match, seat, ref).startswith("C-")
        assert match.view(PUBLIC).table.dump() == before
        if match.over:
            break
        play_on(match, 1, match.number)
    assert match.over
