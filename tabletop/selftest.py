"""The self-test of an installed program: every game is loaded and one quick match is played."""

import sys

from rules.core.game import Game
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop import paths
from tabletop.ai.ismcts import Stop
from tabletop.ai.levels import all_levels, choose
from tabletop.match import Match
from tabletop.settings import Settings
from tabletop.setups import MatchSetup, seats_of
from tabletop.text import Texts

QUICK = "random"
SEED = 1
MOST_MOVES = 20_000


def selftest(texts: Texts) -> int:
    """Play one match of every game between computers; return the exit status."""
    for game in GAMES.values():
        own = Texts(texts.language, [paths.assets() / game.name, paths.assets() / "common"])
        moves = play_through(game, own)
        line = own.text("app.selftest_game", game=own.text("game.name"), moves=moves)
        sys.stdout.write(line + "\n")
    sys.stdout.write(texts.text("app.selftest_done") + "\n")
    return 0


def play_through(game: Game, texts: Texts) -> int:
    """Play a match to its end with the quickest level and return how many moves it took."""
    level = all_levels()[QUICK]
    seats = seats_of(texts, Settings(), [QUICK] * min(game.seat_counts))
    setup = MatchSetup(game, seats, game.usual_options(), SEED)
    match = Match.new(game, setup.seats, setup.seed, setup.options)
    rng = Rng.seeded(SEED)
    while not match.over and match.number < MOST_MOVES:
        view = match.view(match.decider).table
        match.submit(choose(game, view, level, rng, Stop()))
    if not match.over:
        raise RuntimeError(f"{game.name}: a match did not end within {MOST_MOVES} moves")
    return match.number
