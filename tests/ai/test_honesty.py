"""Opponents of every game decide by what they see: other hidden cards change no thought."""

from itertools import islice

import pytest

from measuring.honesty import cases, pairs, swayed, unhurried
from rules.core.game import Game
from rules.core.hidden import redact
from tabletop.ai.levels import Level, all_levels

PAIRS = 4  # for each game at its smallest and its largest table; scripts/measuring has more
WORLDS = 3
CASES = cases()


def quick(level: Level) -> Level:
    """Return a level that thinks as it always does, but in few worlds."""
    calm = unhurried(level)
    if calm.settings is None or not calm.settings.worlds:
        return calm
    # Another name keeps a game from giving the level its own number of worlds.
    settings = calm.settings.within(WORLDS, calm.settings.milliseconds)
    return Level(f"quick {level.name}", level.way, level.worlds, settings)


@pytest.mark.parametrize(
    ("game", "seats"), CASES, ids=[f"{game.name}-{seats}" for game, seats in CASES]
)
def test_hidden_things_change_no_thought_of_any_level(game: Game, seats: int) -> None:
    levels = [quick(level) for level in all_levels().values()]
    for number, pair in enumerate(islice(pairs(game, seats, 11), PAIRS)):
        truth, other = pair
        assert truth.dump() != other.dump()
        assert redact(truth, truth.seat).dump() == redact(other, truth.seat).dump()
        assert swayed(game, pair, levels, number) == []
