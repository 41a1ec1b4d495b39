"""Every game is an environment as PettingZoo wants one."""

import warnings

import pytest

pytest.importorskip("pettingzoo", reason="the extra 'peers' is not installed")

import numpy as np

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests load games of its own by an old way
    from pettingzoo.test import api_test, seed_test

from peers import counted
from peers.zoo import CloakroomEnv, env
from rules.registry import GAMES

# PettingZoo's tests advise on names and shapes; what they forbid they assert.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
CASES = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]
every_case = pytest.mark.parametrize(("game", "seats"), CASES)


@every_case
def test_the_environment_keeps_the_contract_of_pettingzoo(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=200)


@every_case
def test_a_seed_fixes_the_match(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats), num_cycles=60)


@every_case
def test_the_win_is_shared_out_at_the_end(game: str, seats: int) -> None:
    match = env(game, seats)
    match.reset(seed=5)
    for agent in match.agent_iter():
        seen, _, terminated, truncated, _ = match.last()
        over = terminated or truncated
        match.step(None if over else match.action_space(agent).sample(seen["action_mask"]))
    shares = match.unwrapped.match.shares()
    assert match.unwrapped.match.table.over
    assert sum(shares) == pytest.approx(1.0)


def test_only_the_seat_that_decides_has_legal_moves() -> None:
    match = env("kstreet", 2)
    match.reset(seed=1)
    for agent in match.possible_agents:
        legal = match.observe(agent)["action_mask"].sum()
        assert (legal > 0) == (agent == match.agent_selection)


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    match = CloakroomEnv("kstreet", 2)
    match.reset(seed=1)
    before = match.match.table.digest()
    wrong = int(np.flatnonzero(match.observe(match.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="no legal move"):
        match.step(wrong)
    assert match.match.table.digest() == before


def test_a_match_that_is_too_long_is_cut_and_shared_by_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(counted, "MOST_MOVES", 3)
    match = CloakroomEnv("kstreet", 2)
    match.reset(seed=1)
    for _ in range(3):
        assert not any(match.truncations.values())
        match.step(match.match.legal()[0])
    assert all(match.truncations.values())
    assert not any(match.terminations.values())
    assert list(match.rewards.values()) == [0.5, 0.5]
