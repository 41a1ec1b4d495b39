"""The self-test of an installed program: every game is played quickly by every number of seats."""

import sys

from rules.core.game import Game
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop import paths
from tabletop.ai.ismcts import Stop
from tabletop.ai.levels import all_levels, choose
from tabletop.match import Match
from tabletop.settings import Settings
from tabletop.setups import seats_of
from tabletop.text import Texts

QUICK = "random"
SEED = 1
MOST_MOVES = 20_000


def selftest(texts: Texts) -> int:
    """Play every game between computers, by as many as it allows; return the exit status."""
    for game in GAMES.values():
        own = Texts(texts.language, [paths.assets() / game.name, paths.assets() / "common"])
        moves = [f"{count}: {play_through(game, count, own)}" for count in game.seat_counts]
        line = own.text("app.selftest_game", game=own.text("game.name"), moves=", ".join(moves))
        sys.stdout.write(line + "\n")
    sys.stdout.write(texts.text("app.selftest_done") + "\n")
    return 0


def play_through(game: Game, count: int, texts: Texts) -> int:
    """Play a match to its end with the quickest level and return how many moves it took."""
    level = all_levels()[QUICK]
    match = Match.new(game, seats_of(texts, Settings(), [QUICK] * count), SEED, {})
    rng = Rng.seeded(SEED)
    while not match.over and match.number < MOST_MOVES:
        view = match.view(match.decider).table
        match.submit(choose(game, view, level, rng, Stop()))
    if not match.over:
        raise RuntimeError(
            f"{game.name}, {count} seats: a match did not end within {MOST_MOVES} moves"
        )
    return match.number
