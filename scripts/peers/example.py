"""Trains a small policy on K Street by self-play and lets it meet a random player.

The policy has one weight for each number of a move; what wins is played more often (REINFORCE).
Run it with `python -m peers.example` (README.md says how); it needs the extra `peers`.
"""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from peers.zoo import env

Weights = NDArray[np.float64]


def play(match: Any, seed: int, minds: list[Weights], step: float) -> list[float]:
    """Play one match, each seat by its weights; with a step above 0, learn from how it ended."""
    rng = np.random.default_rng(seed)
    match.reset(seed=seed)
    gradients = [np.zeros_like(mind) for mind in minds]
    shares = [0.0] * len(minds)
    for agent in match.agent_iter():
        seat = match.possible_agents.index(agent)
        seen, reward, terminated, truncated, _ = match.last()
        if terminated or truncated:
            shares[seat] = reward
            match.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        odds = np.exp(minds[seat][legal] - minds[seat][legal].max())
        odds /= odds.sum()
        chosen = rng.choice(len(legal), p=odds)
        gradients[seat][legal] -= odds
        gradients[seat][legal[chosen]] += 1.0
        match.step(int(legal[chosen]))
    for mind, gradient, share in zip(minds, gradients, shares, strict=True):
        np.add(mind, step * (share - 1.0 / len(minds)) * gradient, out=mind)
    return shares


def train(matches: int, step: float = 0.05) -> Weights:
    """Return weights learnt from so many matches of both seats against each other."""
    match = env("kstreet", 2)
    weights = np.zeros(match.action_space("seat_0").n)
    for seed in range(matches):
        play(match, seed, [weights, weights], step)
    return weights


def rate(weights: Weights, matches: int) -> float:
    """Return the share of the win against a random player, from both seats in turn."""
    match, idle = env("kstreet", 2), np.zeros_like(weights)
    won = 0.0
    for number in range(matches):
        seat = number % 2
        minds = [weights, idle] if seat == 0 else [idle, weights]
        won += play(match, 100_000 + number // 2, minds, 0.0)[seat]
    return won / matches


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300, help="to learn from (default 300)")
    parser.add_argument("--rated", type=int, default=100, help="against random (default 100)")
    asked = parser.parse_args()
    share = rate(train(asked.matches), asked.rated)
    print(f"after {asked.matches} matches: {share:.1%} of the win against a random player")
