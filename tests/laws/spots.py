"""Positions of random walks through every game, walked once and looked at by law after law."""

from collections.abc import Callable
from functools import cache
from inspect import signature
from random import randrange
from typing import NamedTuple

import hypothesis
import pytest

from rules.core.engine import apply, legal_moves
from rules.core.game import Game
from rules.core.moves import drawn
from rules.core.rng import Rng
from rules.core.table import Table
from tests.games_under_law import SOME_CASES, SOME_NAMES, any_table

DEEPEST = 160  # moves
STOPS = 3  # on each walk
FIRST_SEED = 1000

every_game = pytest.mark.parametrize(("game", "seats"), SOME_CASES, ids=SOME_NAMES)


class Spot(NamedTuple):
    """A position and how to come there again."""

    seed: int
    depth: int
    table: Table


@cache
def seeds() -> list[int]:
    """Choose the walks of this run: always the same where the profile wants no chance."""
    profile = hypothesis.settings()
    first = FIRST_SEED if profile.derandomize else randrange(2**40)
    return list(range(first, first + max(1, profile.max_examples // STOPS)))


def walk(game: Game, seats: int, seed: int) -> list[Spot]:
    """Walk at random and stop now and then, and where the match ends."""
    rng = Rng.seeded(seed * 2 + 1)
    stops = {rng.below(DEEPEST + 1) for _ in range(STOPS)}
    found: list[Spot] = []
    t = any_table(game, seats, seed)
    for depth in range(max(stops) + 1):
        moves = legal_moves(game, t)
        if depth in stops or not moves:
            found.append(Spot(seed, depth, t.copy()))
        if not moves:
            break
        apply(game, t, drawn(moves, rng))
    return found


@cache
def spots(game: Game, seats: int) -> list[Spot]:
    """Return the positions of all walks; whoever looks must not touch."""
    return [spot for seed in seeds() for spot in walk(game, seats, seed)]


def everywhere(law: Callable[..., None]) -> Callable[[Game, int], None]:
    """Make a test of a law that asks by name for the game, its seats, a position t, or chance."""
    asked = signature(law).parameters

    def held(game: Game, seats: int) -> None:
        for spot in spots(game, seats):
            rng = Rng.seeded(spot.seed)
            given = {"game": game, "seats": seats, "t": spot.table.copy(), "rng": rng}
            try:
                law(**{name: given[name] for name in asked})
            except BaseException as problem:
                problem.add_note(f"seed {spot.seed}, after {spot.depth} moves")
                raise

    held.__name__, held.__qualname__, held.__doc__ = law.__name__, law.__qualname__, law.__doc__
    held.__module__ = law.__module__
    return every_game(held)
