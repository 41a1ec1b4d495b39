"""The golden choice is one that forgoes nothing: never to end a turn in which more can be done."""

import pytest

from rules.core.engine import legal_moves
from rules.core.game import Game
from rules.registry import GAMES
from tabletop.ui.table.moves.reach import Reach
from tabletop.ui.table.moves.usual import usual_way
from tabletop.words.ranges import by_amount
from tests.games_under_law import random_walk

WALK = 160
IDLE = {"floorvote": "end", "divide": "release"}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nobody_is_led_to_what_leaves_something_undone(game: Game) -> None:
    met = set()
    for t in random_walk(game, game.seat_counts[0], 3, WALK):
        moves = legal_moves(game, t)
        buttons = Reach(t, moves).buttons if moves else []
        gold = usual_way(game, t, moves, buttons)
        named = {game.verbs[m.verb].name for m in moves}
        met |= named
        if gold is not None and game.verbs[buttons[gold][0].verb].idle:
            assert len(named) == 1
    assert {IDLE[game.name]} & met if game.name in IDLE else not any(v.idle for v in game.verbs)


@pytest.mark.parametrize(("name", "verb"), IDLE.items())
def test_it_is_golden_only_where_nothing_else_is_legal_and_never_asked_about(
    name: str, verb: str
) -> None:
    game = GAMES[name]
    for t in random_walk(game, game.seat_counts[0], 3, WALK):
        moves = legal_moves(game, t)
        idle = [m for m in moves if game.verbs[m.verb].name == verb][:1]
        others = [m for m in moves if game.verbs[m.verb].name != verb]
        if not idle or not others:
            continue
        assert not game.verbs[idle[0].verb].costly(t, t.agenda[-1], idle[0])
        assert usual_way(game, t, moves, [idle]) is None
        assert usual_way(game, t, idle, [idle]) == 0
        return
    pytest.fail("no position in which it was one choice of several")


def test_a_group_dropped_on_a_free_one_is_led_to_it_not_to_its_side() -> None:
    game = GAMES["divide"]
    for t in random_walk(game, 4, 3, WALK):
        moves = legal_moves(game, t)
        named = {game.verbs[m.verb].name: m for m in moves}
        if {"release", "take", "destroy"} <= named.keys():
            groups = by_amount([named["release"], named["take"], named["destroy"]])
            gold = usual_way(game, t, moves, groups)
            assert gold is not None
            assert game.verbs[groups[gold][0].verb].name == "take"
            return
    pytest.fail("no position in which a group could do all three")
