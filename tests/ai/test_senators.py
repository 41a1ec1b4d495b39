"""The opponents at Senators: sane at the end, legal all along."""

import pytest

from rules.core.engine import play
from rules.core.hidden import redact
from rules.core.notation import write
from rules.core.rng import Rng
from rules.core.table import Table
from rules.senators.facts.names import money, senate
from rules.senators.game import GAME
from tabletop.ai.levels import choose
from tabletop.ai.trials import Stop
from tests.ai.thinkers import thinker, unhurried
from tests.games.senators.desk import Desk
from tests.games.senators.walks import walk


def finish(t: Table, name: str, seat: int) -> None:
    """Let a level decide for a seat until another seat must."""
    rng = Rng.seeded(3)
    while not t.over and t.seat == seat and t.count(senate(seat)):
        view = redact(t, seat)
        m = choose(GAME, view, unhurried(name), rng, Stop())
        play(GAME, t, m)
        if write(GAME, t.setup, m) == "finish":
            return


@pytest.mark.parametrize("name", ["greedy", "easy", "normal", "hard"])
def test_every_thinking_level_spends_its_talents_before_the_end(name: str) -> None:
    desk = Desk().hand(0, "wine7", "wine8", "wine9").wars(3).purses(12, 5, 5, 5).cash_in()
    finish(desk.t, name, 0)
    assert desk.t.count(senate(0)) == 10
    assert desk.t.count(money(0)) == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_match_of_searches_is_legal(seats: int) -> None:
    t = walk(seats, 3, {"supports": 1})[0]
    rng = Rng.seeded(4)
    while not t.over:
        play(GAME, t, choose(GAME, redact(t, t.seat), thinker(2), rng, Stop()))
    assert sum(GAME.scores(t)) == pytest.approx(1.0)
