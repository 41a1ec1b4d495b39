"""Opponents without a clock: only iterations end their thinking, on a busy machine too."""

from math import inf

from tabletop.ai.ismcts import SearchSettings
from tabletop.ai.levels import SEARCH, Level, all_levels

FOREVER = 10**9  # milliseconds


def thinker(iterations: int, samples: int = 3) -> Level:
    """Return a search with a budget that takes the most visited move."""
    return Level(
        "test", SEARCH, 1, inf, SearchSettings(iterations, FOREVER, 1.0, 1.0, 1, samples, 3.0)
    )


def unhurried(name: str, iterations: int = 0) -> Level:
    """Return a level as players know it, but without its clock; perhaps with another budget."""
    usual = all_levels()[name]
    if usual.settings is None:
        return usual
    budget = usual.settings.within(iterations or usual.settings.iterations, FOREVER)
    return Level(name, usual.way, usual.worlds, usual.strength, budget, casual=usual.casual)
