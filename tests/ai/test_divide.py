"""The opponents at Divide & Conquer: they attack with sense and end well."""

import pytest

from rules.core.engine import play
from rules.core.hidden import redact
from rules.core.notation import write
from rules.core.rng import Rng
from rules.core.table import Table
from rules.divide.facts.names import hand
from rules.divide.facts.pieces import is_group
from rules.divide.game import GAME
from tabletop.ai.levels import choose
from tabletop.ai.trials import Stop
from tests.ai.thinkers import thinker, unhurried
from tests.games.divide.desk import Desk
from tests.games_under_law import random_walk

THINKING = pytest.mark.parametrize("name", ["greedy", "easy", "normal", "hard"])


def decided(t: Table, name: str, seed: int = 3) -> str:
    """Return what a level decides for the seat that must."""
    m = choose(GAME, redact(t, t.seat), unhurried(name), Rng.seeded(seed), Stop())
    return write(GAME, t.setup, m)


def turn(t: Table, name: str, seat: int) -> None:
    """Let a level decide for a seat until another seat must, or nobody."""
    rng = Rng.seeded(3)
    while not t.over and t.seat == seat:
        play(GAME, t, choose(GAME, redact(t, seat), unhurried(name), rng, Stop()))


@pytest.mark.parametrize(("name", "often"), [("greedy", 6), ("normal", 4), ("hard", 8)])
def test_a_strong_group_of_the_own_wing_is_mostly_taken(name: str, often: int) -> None:
    desk = Desk().base(0, "oil_ballet", "idle_trucks").hand(0, "board_everything")
    desk.free("fat_cats").base(1, "kale_smugglers").deck(12)
    moves = [decided(desk.t, name, seed) for seed in range(10)]
    assert moves.count("take board_everything>fat_cats") >= often


@THINKING
def test_every_thinking_level_lays_out_its_wing_in_the_last_turn(name: str) -> None:
    desk = Desk().base(0, "oil_ballet").hand(0, "cable_shouters", "gold_hoarders", "lawn_patriots")
    desk.base(1, "board_everything", "trickle_plumbers").free("drum_circle").deck(0)
    turn(desk.t, name, 0)
    groups = [piece for piece in desk.t.at(hand(0)) if is_group(piece)]
    assert groups == []


@THINKING
def test_no_thinking_level_spends_cards_on_a_group_that_is_in_its_way(name: str) -> None:
    desk = Desk().base(1, "board_everything", "trickle_plumbers", "drum_circle")
    desk.hand(1, "fat_cats", "think_tank").hand(0, "tenured_rebels").deck(12)
    desk.play("take tenured_rebels>drum_circle", "challenge")
    assert decided(desk.t, name) == "call"


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_a_whole_match_of_searches_is_legal(seats: int) -> None:
    t = random_walk(GAME, seats, 3, 1)[0]
    rng = Rng.seeded(4)
    while not t.over:
        play(GAME, t, choose(GAME, redact(t, t.seat), thinker(4), rng, Stop()))
    assert sum(GAME.scores(t)) == pytest.approx(1.0)
