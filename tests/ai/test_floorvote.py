"""The opponents at Floor Vote: they count votes and spend little."""

import pytest

from rules.core.engine import new_table, play
from rules.core.hidden import redact
from rules.core.notation import write
from rules.core.rng import Rng
from rules.core.table import Table
from rules.floorvote.facts.names import VERBS, points
from rules.floorvote.game import GAME
from tabletop.ai.levels import choose
from tabletop.ai.policy import at_a_glance
from tabletop.ai.trials import Stop
from tests.ai.thinkers import thinker, unhurried
from tests.games.floorvote.desk import Desk

THINKING = pytest.mark.parametrize("name", ["normal", "hard"])
D_MAJORITY = ("tom_daschle", "robert_byrd", "daniel_inouye", "edward_kennedy", "carl_levin")


def decided(t: Table, name: str) -> str:
    """Return what a level decides for the seat that must."""
    m = choose(GAME, redact(t, t.seat), unhurried(name), Rng.seeded(3), Stop())
    return write(GAME, t.setup, m)


def verbs_of(t: Table, name: str, seat: int) -> list[str]:
    """Let a level decide for a seat until another seat must; return what it did."""
    rng = Rng.seeded(3)
    done: list[str] = []
    while not t.over and t.seat == seat:
        m = choose(GAME, redact(t, seat), unhurried(name), rng, Stop())
        done.append(VERBS[m.verb])
        play(GAME, t, m)
    return done


@THINKING
def test_whoever_is_ahead_in_a_vote_activates_nobody(name: str) -> None:
    desk = Desk().bill("small_credit", "kent_conrad").seated(*D_MAJORITY, "trent_lott")
    desk.seated("harry_reid", "russ_feingold", "jeff_bingaman", "byron_dorgan")
    desk.call("kent_conrad", "small_credit")
    desk.play("activate trent_lott>small_credit", "reply")
    assert desk.tally.passing
    # The president may be courted meanwhile, for he is two steps away.
    assert decided(desk.t, name) in {"decline", "pork vice_president>small_credit"}


@THINKING
def test_no_more_senators_are_activated_than_the_vote_needs(name: str) -> None:
    desk = Desk().bill("small_credit", "kent_conrad").seated(*D_MAJORITY)
    desk.seated("harry_reid", "trent_lott", "don_nickles", "conrad_burns")
    desk.call("kent_conrad", "small_credit")
    desk.play("activate trent_lott>small_credit", "activate don_nickles>small_credit", "reply")
    assert not desk.tally.passing
    before = len(desk.active(0))
    done = verbs_of(desk.t, name, 0)
    assert done[-1] in {"muster", "reply"}
    assert 1 <= len(desk.active(0)) - before <= 2


@THINKING
def test_a_hopeless_vote_is_given_up(name: str) -> None:
    desk = Desk().bill("public_bank", "edward_kennedy").seated("jack_reed")
    desk.seated("trent_lott", "don_nickles", "strom_thurmond", "phil_gramm")
    desk.call("edward_kennedy", "public_bank").pass_to(0)
    assert decided(desk.t, name) == "decline"


@THINKING
def test_a_bill_that_wins_the_match_is_withdrawn_for_its_points(name: str) -> None:
    desk = Desk().bill("public_bank", "edward_kennedy", "desk", marks=3)
    desk.set(points(0), 2 * 170)
    desk.seated("trent_lott", "don_nickles")
    assert decided(desk.t, name) == "withdraw public_bank>discard"


def test_an_almost_sure_law_is_stopped_by_a_filibuster() -> None:
    desk = Desk().bill("capital_gains", "trent_lott").turn(1)
    desk.seated("don_nickles", "phil_gramm", "strom_thurmond", "kay_bailey_hutchison")
    desk.seated("edward_kennedy", "jack_reed", "tom_harkin", "barbara_boxer", "paul_sarbanes")
    desk.play("call trent_lott>capital_gains")
    assert decided(desk.t, "hard").startswith(("filibuster", "offer"))


def test_a_whole_match_of_searches_is_legal() -> None:
    t = new_table(GAME, 2, 4, {"target": 100})
    rng = Rng.seeded(4)
    made = 0
    while not t.over:
        # A match is long: in between the sides play on at a glance.
        view = redact(t, t.seat)
        if made % 2:
            play(GAME, t, at_a_glance(GAME, view, rng))
        else:
            play(GAME, t, choose(GAME, view, thinker(2), rng, Stop()))
        made += 1
    assert sum(GAME.scores(t)) == pytest.approx(1.0)
