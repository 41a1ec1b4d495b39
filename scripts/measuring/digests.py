"""Plays matches and prints a digest of every table of each; compiled rules must print the same.

Run in scripts/ as `python -m measuring.digests --matches 50`, or by `build/compile_rules.py
--matches 50`, which compares both. Matches of every game go round its numbers of seats and its
options; every other one is played by a search with a small budget, the others at random.
"""

from __future__ import annotations

import argparse
import sys
from hashlib import sha256
from typing import TYPE_CHECKING

from rules.core.engine import apply, new_table
from rules.core.hidden import redact
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.levels import SEARCH, Level, all_levels, choose
from tabletop.ai.trials import Stop, TrialSettings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.game import Game

FOREVER = 10**9  # milliseconds: only worlds may end a thought
THINKER = Level("digests", SEARCH, 1, TrialSettings(3, FOREVER, 3, 1, 1.0, 0.2))
LONGEST = 5000  # moves after which a match is broken off


def digest_of(game: Game, seats: int, seed: int, level: Level) -> str:
    """Play one match and return a digest of all its tables."""
    rng = Rng.seeded(seed)
    options = {o.name: o.values[rng.below(len(o.values))] for o in game.options if seed % 4 > 1}
    t = new_table(game, seats, seed, options)
    found = sha256(t.digest().encode())
    for _ in range(LONGEST):
        if t.over:
            break
        apply(game, t, choose(game, redact(t, t.seat), level, rng, Stop()))
        found.update(t.digest().encode())
    return found.hexdigest()


def lines(game: Game, matches: int) -> Iterator[str]:
    """Yield a line for every match of a game."""
    for number in range(matches):
        seats = game.seat_counts[number // 2 % len(game.seat_counts)]
        level = THINKER if number % 2 else all_levels()["random"]
        digest = digest_of(game, seats, number, level)
        yield f"{game.name} {seats} {level.name} {number} {digest}"


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=50, help="of each game")
    asked = parser.parse_args()
    for game in GAMES.values():
        for line in lines(game, asked.matches):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
