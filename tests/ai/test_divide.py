"""The opponents at Divide & Conquer: they attack with sense and end well."""

import pytest

from rules.core.engine import legal_moves, play
from rules.core.hidden import redact
from rules.core.notation import write
from rules.core.rng import Rng
from rules.core.table import Table
from rules.divide.facts.names import DECK, DICE_STEP, HOME, TARGET, base, hand
from rules.divide.facts.pieces import is_group
from rules.divide.game import GAME
from rules.divide.law.battle import difference
from rules.divide.law.odds import chance
from tabletop.ai.levels import choose
from tabletop.ai.policy import at_a_glance
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


def last_throw(seed: int) -> Table:
    """Play a match by looks up to the throw of its last turn; without one, to its end."""
    t = random_walk(GAME, 4, seed, 1)[0]
    rng = Rng.seeded(seed)
    while not t.over and (t.at(DECK) or t.agenda[-1].phase != DICE_STEP):
        play(GAME, t, at_a_glance(GAME, redact(t, t.seat), rng))
    return t


def test_the_last_throw_is_foreseen_as_it_will_be_scored() -> None:
    seen = 0
    for t in [last_throw(seed) for seed in range(4)]:
        if t.over:
            continue
        throw = legal_moves(GAME, t)[0]
        foreseen = GAME.knowledge.foresee(t, t.agenda[-1], throw)
        outcomes: dict[bool, list[float]] = {}
        for seed in range(40):
            after = t.copy()
            after.rng = Rng.seeded(seed)
            play(GAME, after, throw)
            won = after.where[t.at(TARGET)[0]] != base(t.count(HOME))
            outcomes[won] = GAME.scores(after)
        likely = chance(difference(t))
        parts = [(likely, outcomes.get(True)), (1 - likely, outcomes.get(False))]
        expected = [sum(p * found[seat] for p, found in parts if found) for seat in range(4)]
        assert foreseen == pytest.approx(expected)
        assert GAME.knowledge.ticks_left(t) == 1
        seen += 1
    assert seen > 1
