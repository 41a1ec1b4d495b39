"""Who meets whom: levels by name, every level at random, or the ladder from rung to rung."""

from __future__ import annotations

import re
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from laboratory.words import WrongWordError, check_count
from rules.core.rng import Rng
from tabletop.ai import contest
from tabletop.ai.contest import Pairing, contest_levels
from tabletop.ai.levels import GREEDY, PRIOR, RANDOM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.game import Game

RUNGS = (RANDOM, "easy", "normal", "hard", "expert")
YARDSTICKS = (GREEDY, PRIOR)
MEASURED = ("normal",)  # the rungs that the yardsticks are held against
HURRY = re.compile(r"^milliseconds *= *\d+", re.MULTILINE)
UNHURRIED = "milliseconds = 1_000_000_000"


def level_names() -> list[str]:
    """Return every level, the yardsticks among them."""
    return list(contest_levels(""))


def house_settings() -> str:
    """Return the text of the house's file of levels."""
    return Path(contest.__file__).with_name("levels.toml").read_text(encoding="utf-8")


def unhurried(settings: str) -> str:
    """Lift the caps for slow machines, so that only the budget counts, on any machine."""
    return HURRY.sub(UNHURRIED, settings)


def named_field(word: str, game: Game) -> list[str]:
    """Return the levels that a word names, one for each seat."""
    levels = word.split(",")
    for level in levels:
        if level not in level_names():
            known = ", ".join(level_names())
            raise WrongWordError(f"There is no level {level!r}; choose from: {known}.")
    check_count(game, len(levels))
    return levels


def ladder() -> list[tuple[str, str]]:
    """Return each rung with the one below, and the yardsticks beside two of them."""
    names = level_names()
    rungs = [rung for rung in RUNGS if rung in names]
    pairs = [(upper, lower) for lower, upper in pairwise(rungs)]
    marks = [mark for mark in YARDSTICKS if mark in names]
    return pairs + [(rung, mark) for mark in marks for rung in MEASURED if rung in names]


def chosen_fields(words: Sequence[str], game: Game, *, climbs: bool) -> list[list[str]]:
    """Return who meets whom.

    A word is the levels of a field, or a number of seats for random players or for the ladder, on
    which one of the upper rung sits among the lower. Without a word every number of seats counts.
    """
    fields = [named_field(word, game) for word in words if not word.isdigit()]
    counts = [int(word) for word in words if word.isdigit()]
    for count in counts if words else game.seat_counts:
        check_count(game, count)
        pairs = ladder() if climbs else [(RANDOM, RANDOM)]
        fields += [[one, *[others] * (count - 1)] for one, others in pairs]
    return fields


def laid_out(
    fields: Sequence[Sequence[str]], blank: Pairing, seed: int, games: int
) -> list[Pairing]:
    """Lay out the matches: every deal is played with each rotation of the seats.

    A longer run begins with the matches of a shorter one.
    """
    result: list[Pairing] = []
    for levels in fields:
        source = Rng.seeded(seed)
        found: list[Pairing] = []
        for _ in range(ceil(games / len(levels))):
            deal = source.next()
            for rotation in range(len(levels)):
                pairing = blank.copy()
                pairing["levels"] = list(levels)
                pairing["rotation"] = rotation
                pairing["deal"] = deal
                pairing["minds"] = source.next()
                found.append(pairing)
        result += found[:games]
    return result
