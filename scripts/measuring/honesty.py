"""Measures whether opponents decide by what they see: pairs of tables that differ in secrets only.

Run in scripts/ as `python -m measuring.honesty --pairs 300`. Every pair is a position of a match
and the same position with all that is hidden from the deciding seat dealt anew. Every level must
think the same of both, to the last digit, with the same generator. The pairs are spread evenly over
all games, each at its smallest and its largest table. Prints how many pairs each level passed.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from rules.core.engine import apply, legal_moves, new_table
from rules.core.hidden import imagine, redact
from rules.core.moves import drawn
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.levels import Level, all_levels, think
from tabletop.ai.policy import at_a_glance
from tabletop.ai.trials import Stop

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules.core.game import Game
    from rules.core.table import Table

WHIMS = 4  # every so many moves any legal one is made, for positions that nobody sensible reaches
FOREVER = 10**9  # milliseconds: no clock decides, or a busy machine would look dishonest
REDEALS = 20  # how often a position is dealt anew before it counts as one without secrets
PER_MATCH = 5

Pair = tuple["Table", "Table"]
Told = tuple[object, ...]


def cases() -> list[tuple[Game, int]]:
    """Return every game with its smallest and its largest table."""
    return [
        (game, seats)
        for game in GAMES.values()
        for seats in sorted({min(game.seat_counts), max(game.seat_counts)})
    ]


def pairs(game: Game, seats: int, seed: int) -> Iterator[Pair]:
    """Yield true tables of many matches, each with one that differs only in secrets of others."""
    while True:
        yield from _pairs_of_match(game, seats, seed)
        seed += 1


def _pairs_of_match(game: Game, seats: int, seed: int) -> Iterator[Pair]:
    rng = Rng.seeded(seed)
    options = {o.name: o.values[rng.below(len(o.values))] for o in game.options if seed % 2}
    tables: list[Table] = []
    t = new_table(game, seats, seed, options)
    while not t.over:
        moves = legal_moves(game, t)
        if len(moves) > 1:
            tables.append(t.copy())
        whim = rng.below(WHIMS) == 0
        apply(game, t, drawn(moves, rng) if whim else at_a_glance(game, redact(t, t.seat), rng))
    for _ in range(min(PER_MATCH, len(tables))):
        truth = tables.pop(rng.below(len(tables)))
        other = dealt_anew(game, truth, rng)
        if other is not None:
            yield truth, other


def dealt_anew(game: Game, truth: Table, rng: Rng) -> Table | None:
    """Return a table that looks the same to the deciding seat and is another, if there is one."""
    view = redact(truth, truth.seat)
    for _ in range(REDEALS):
        other = imagine(game, view, rng)
        if other.places != truth.places or other.counts != truth.counts:
            return other
    return None


def unhurried(level: Level) -> Level:
    """Return a level without its clock."""
    if level.settings is None:
        return level
    settings = level.settings.within(level.settings.worlds, FOREVER)
    return Level(level.name, level.way, level.worlds, settings)


def thought(game: Game, t: Table, level: Level, seed: int) -> Told:
    """Return all that a level thinks of a table as its deciding seat sees it."""
    found = think(game, redact(t, t.seat), level, Rng.seeded(seed), Stop())
    weighed = [(one.move, one.visits, one.value) for one in found.choices]
    return found.move, weighed, found.iterations


def swayed(game: Game, pair: Pair, levels: Iterable[Level], seed: int) -> list[str]:
    """Return the levels that think otherwise of the second table of a pair.

    The second one is thought about in the opposite order, so that nothing remembered from the
    thought before can make two thoughts alike, or different.
    """
    truth, other = pair
    order = list(levels)
    first = [thought(game, truth, level, seed) for level in order]
    second = [thought(game, other, level, seed) for level in reversed(order)]
    both = zip(order, first, reversed(second), strict=True)
    return [level.name for level, one, two in both if one != two]


def main() -> int:
    """Look at pairs and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=300, help="of each level, over all tables")
    parser.add_argument("--levels", nargs="+", choices=list(all_levels()))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    levels = [unhurried(all_levels()[name]) for name in asked.levels or all_levels()]
    wrong = dict.fromkeys([level.name for level in levels], 0)
    every = cases()
    looked = 0
    for number, (game, seats) in enumerate(every):
        count = (asked.pairs + number) // len(every)
        source = pairs(game, seats, asked.seed)
        for i in range(count):
            for name in swayed(game, next(source), levels, asked.seed + i):
                wrong[name] += 1
                print(f"{name} sees hidden things: {game.name} {seats}, pair {i}", flush=True)
            looked += 1
        print(f"{game.name} {seats}: {count} pairs", flush=True)
    for name, count in wrong.items():
        print(f"{name}: {looked - count} of {looked} pairs thought of alike")
    return 1 if any(wrong.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
