"""Opponents without a clock: only worlds end their thinking, on a busy machine too."""

from tabletop.ai.levels import SEARCH, Level, all_levels
from tabletop.ai.trials import TrialSettings

FOREVER = 10**9  # milliseconds


def thinker(worlds: int, candidates: int = 8, slip: float = 0.0) -> Level:
    """Return a search with a budget of worlds."""
    return Level("test", SEARCH, 1, TrialSettings(worlds, FOREVER, candidates, 1, 1.0, slip))


def unhurried(name: str, worlds: int = 0) -> Level:
    """Return a level as players know it, but without its clock; perhaps with another budget."""
    usual = all_levels()[name]
    if usual.settings is None:
        return usual
    budget = usual.settings.within(worlds or usual.settings.worlds, FOREVER)
    return Level(name, usual.way, usual.worlds, budget)
