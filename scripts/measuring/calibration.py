"""Measures how far the shares of the win that the search tells are borne out by matches.

Run in scripts/ as `python -m measuring.calibration GAME --seats N [N ...]`. Matches are played by
what looks best; at their decisions the search says what it promises. The trust that fits best is
found on every other match; on the rest it is seen by how much shares differ from results, with that
trust and with the game's own. With `--write` the latter goes to `calibration.toml` beside this
file, which the game's `levels.toml` must agree with. 10,000 decisions take hours unless the rules
are compiled (`build/compile_rules.py`): put the compiled program first on PYTHONPATH.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import NamedTuple

from rules.core.engine import apply, legal_moves, new_table
from rules.core.hidden import redact
from rules.core.rng import Rng
from tabletop.ai.levels import COACH, Level, all_levels, choose, suited, think, trusted
from tabletop.ai.messages import REGISTRY
from tabletop.ai.trials import Stop
from tabletop.ai.worker import find_game

RECORD = Path(__file__).with_name("calibration.toml")
HEAD = """# What calibration.py beside this file found: by table size how far the shares that a game
# tells with its trust differ from results; `fitted` is the trust that other matches would choose.
"""
PLAYS, THINKS = "prior", COACH
BINS = 8
TRUSTS = [0.3 + 0.05 * step for step in range(35)]
ENDLESS = 5000
FOREVER = 10**9  # milliseconds

Sample = tuple[float, float]  # what was promised, and what came of it


class Budget(NamedTuple):
    """How much is looked at: decisions of a match, worlds of a decision."""

    samples: int
    worlds: int


class Measured(NamedTuple):
    """What was found at a table of some size, match by match."""

    seats: int
    matches: list[list[Sample]]

    @property
    def decisions(self) -> int:
        """Return how many decisions were looked at."""
        return sum(len(match) for match in self.matches)


def advising(name: str, worlds: int) -> Level:
    """Return the level that gives advice, without a clock or trust, perhaps with fewer worlds."""
    usual = all_levels()[THINKS]
    if usual.settings is None:
        raise LookupError(f"level {THINKS} does not search")
    settings = suited(usual.settings, THINKS, find_game(REGISTRY, name))
    return Level("asked", usual.way, 1, settings.within(worlds or settings.worlds, FOREVER))


def samples_of(name: str, seats: int, seed: int, budget: Budget) -> list[Sample]:
    """Play one match and return what was promised at some of its decisions, as it came.

    What is promised is what the search found, before the game says how far to trust it.
    """
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
    level, told = advising(name, budget.worlds), []
    for view in [moments[index] for index in order[: budget.samples]]:
        thought = think(game, view, level, rng, Stop())
        share = trusted(thought.choices[0].value, 1.0 / game.knowledge.trust, seats)
        told.append((share, results[view.viewer]))
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


def as_trusted(found: list[Sample], trust: float, seats: int) -> list[Sample]:
    """Return the samples with the shares that a trust makes of them."""
    return [(trusted(said, trust, seats), came) for said, came in found]


def half(measured: Measured, which: int) -> list[Sample]:
    """Return the samples of every other match."""
    return [sample for match in measured.matches[which::2] for sample in match]


def best_trust(every: list[Measured]) -> float:
    """Return the trust that fits the first half of the matches best, over all table sizes."""
    return min(
        TRUSTS, key=lambda trust: sum(misfit(half(one, 0), trust, one.seats) for one in every)
    )


def measure(name: str, seats: int, asked: argparse.Namespace) -> Measured:
    """Play matches at a table until enough decisions were looked at, or the time is up."""
    end = monotonic() + 60 * asked.minutes
    found = Measured(seats, [])
    budget = Budget(asked.samples, asked.worlds)
    while len(found.matches) < asked.matches and monotonic() < end:
        seed = asked.seed + 1000 * len(found.matches)
        found.matches.append(samples_of(name, seats, seed, budget))
    return found


def entry(asked: argparse.Namespace, every: list[Measured], trust: float, fitted: float) -> str:
    """Return what was found with the game's own trust as a part of the record."""
    words = " ".join(str(one.seats) for one in every)
    lines = [
        f"[{asked.game}]",
        f'command = "python -m measuring.calibration {asked.game} --seats {words}'
        f" --matches {asked.matches} --samples {asked.samples} --worlds {asked.worlds}"
        f' --seed {asked.seed} --write"',
        f"trust = {trust:.2f}",
        f"fitted = {fitted:.2f}",
    ]
    for one in every:
        error = error_of(as_trusted(half(one, 1), trust, one.seats))
        lines.append(
            f"seats{one.seats} = {{ matches = {len(one.matches)}, decisions = {one.decisions},"
            f" error = {error:.3f} }}"
        )
    return "\n".join(lines) + "\n"


def write(name: str, text: str) -> None:
    """Put a game's part into the record, in place of what it said before."""
    old = RECORD.read_text(encoding="utf-8") if RECORD.exists() else HEAD
    parts = [part for part in old.split("\n\n") if not part.startswith(f"[{name}]")]
    RECORD.write_text("\n\n".join([*(p.rstrip("\n") for p in parts), text]), encoding="utf-8")
    tomllib.loads(RECORD.read_text(encoding="utf-8"))


def main() -> int:
    """Play for a while and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--matches", type=int, default=300, help="at each table size")
    parser.add_argument("--samples", type=int, default=6, help="decisions of a match")
    parser.add_argument("--worlds", type=int, default=0, help="usually those of the coach")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most, each table size")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the figures into the record")
    asked = parser.parse_args()
    every = [measure(asked.game, seats, asked) for seats in asked.seats]
    fitted = best_trust(every)
    trust = find_game(REGISTRY, asked.game).knowledge.trust
    for one in every:
        rest = half(one, 1)
        errors = [error_of(as_trusted(rest, how, one.seats)) for how in (1.0, trust, fitted)]
        print(
            f"{asked.game} {one.seats}: {len(one.matches)} matches, {one.decisions} decisions;"
            f" off by {errors[0]:.3f} untrusted, {errors[1]:.3f} as now with {trust:.2f},"
            f" {errors[2]:.3f} with the fitted {fitted:.2f}"
        )
    if asked.write:
        write(asked.game, entry(asked, every, trust, fitted))
    return 0


if __name__ == "__main__":
    sys.exit(main())
