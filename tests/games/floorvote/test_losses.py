"""What is lost looks lost, and what changes says how: votes without a voice, tries, spotlights."""

import pytest

from rules.floorvote.facts import names
from rules.floorvote.facts.fields import FAILED_FLOOR
from rules.floorvote.law.moments import FIRST_TRY, SECOND_TRY
from tests.games.floorvote.desk import Desk
from tests.games.floorvote.test_moments import told, upshots


@pytest.mark.clauses("F-21", "F-25")
def test_f21_a_vote_lost_without_a_voice_is_a_loss_and_says_what_is_left() -> None:
    desk = (
        Desk()
        .bill("wild_rivers", "barbara_boxer", "committee")
        .call("barbara_boxer", "wild_rivers")
    )
    moment = told(desk.settle(), "reported")
    assert upshots(moment) == [(0, "won_committee", 1, 1), (1, "lost_committee", -1, 0)]
    desk = Desk().bill("wild_rivers", "barbara_boxer").call("barbara_boxer", "wild_rivers")
    assert told(desk.settle(), "failed").facts["next"] == FIRST_TRY
    desk = Desk().bill("wild_rivers", "barbara_boxer", spent=FAILED_FLOOR)
    desk.call("barbara_boxer", "wild_rivers").settle()
    assert told(desk, "failed").facts["next"] == SECOND_TRY


@pytest.mark.clauses("F.14.2")
def test_f_14_2_a_spotlight_tells_both_how_many_of_their_bills_are_in_it() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").bill("permit_freedom", "jon_kyl")
    desk.bill("ballot_audit", "byron_dorgan").give(names.POLITICS, "spotlight_env")
    moment = told(desk.play("end", "draw"), "flash")
    assert upshots(moment) == [(0, "flash_spotlight", 0, 1), (1, "flash_spotlight", 0, 1)]
