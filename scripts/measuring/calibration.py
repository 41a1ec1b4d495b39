"""Measures how far the shares of the win that the search tells are borne out by matches.

Run in scripts/ as `python -m measuring.calibration GAME --seats N`. Matches are played by what
looks best; at some of their decisions the search says what it promises. Prints the trust that fits
best, and by how much the shares then differ from results.
"""

from __future__ import annotations

import argparse
import sys
from statistics import fmean
from time import monotonic

from rules.core.engine import apply, legal_moves, new_table
from rules.core.hidden import redact
from rules.core.rng import Rng
from tabletop.ai.levels import COACH, all_levels, choose, think, trusted
from tabletop.ai.messages import REGISTRY
from tabletop.ai.trials import Stop
from tabletop.ai.worker import find_game

PLAYS, THINKS = "prior", COACH
SAMPLES = 6  # decisions of a match that are looked at
BINS = 8
TRUSTS = [0.3 + 0.05 * step for step in range(35)]
ENDLESS = 5000

Sample = tuple[float, float]  # what was promised, and what came of it


def samples_of(name: str, seats: int, seed: int) -> list[Sample]:
    """Play one match and return what was promised at some of its decisions, as it came."""
    game = find_game(REGISTRY, name)
    t = new_table(game, seats, seed, {})
    rng, moments = Rng.seeded(seed + 1), []
    for _ in range(ENDLESS):
        if t.over:
            break
        view = redact(t, t.seat)
        if len(legal_moves(game, view)) > 1:
            moments.append(view)
        apply(game, t, choose(game, view, all_levels()[PLAYS], rng, Stop()))
    if not t.over:
        return []
    order = list(range(len(moments)))
    rng.shuffle(order)
    results = game.scores(t)
    told = []
    for view in [moments[index] for index in order[:SAMPLES]]:
        thought = think(game, view, all_levels()[THINKS], rng, Stop())
        told.append((thought.choices[0].value, results[view.viewer]))
    return told


def error_of(found: list[Sample]) -> float:
    """Return by how much promises differ from results, over groups of promises that are alike."""
    ordered = sorted(found)
    size = max(1, len(ordered) // BINS)
    groups = [ordered[start : start + size] for start in range(0, len(ordered), size)]
    return sum(
        abs(fmean(said for said, _ in group) - fmean(came for _, came in group)) * len(group)
        for group in groups
    ) / len(ordered)


def misfit(found: list[Sample], trust: float, seats: int) -> float:
    """Return the mean square of what promises are off by, if they were trusted so far."""
    return fmean((trusted(said, trust, seats) - came) ** 2 for said, came in found)


def main() -> int:
    """Play for a while and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    end = monotonic() + 60 * asked.minutes
    found: list[Sample] = []
    played = 0
    while played < asked.matches and monotonic() < end:
        found += samples_of(asked.game, asked.seats, asked.seed + 1000 * played)
        played += 1
    best = min(TRUSTS, key=lambda trust: misfit(found, trust, asked.seats))
    fitted = [(trusted(said, best, asked.seats), came) for said, came in found]
    print(f"{asked.game} {asked.seats}: {played} matches, {len(found)} decisions")
    print(f"as it is: off by {error_of(found):.3f}; trust {best:.2f}: {error_of(fitted):.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
