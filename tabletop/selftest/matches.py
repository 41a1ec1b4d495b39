"""Plays every game between computers: once by real search, and by every number of seats quickly."""

from rules.core.game import Game
from rules.core.rng import Rng
from tabletop.ai.levels import SEARCH, Level, all_levels, choose
from tabletop.ai.trials import Stop
from tabletop.match import Match
from tabletop.player.settings import Settings
from tabletop.selftest.findings import Bench, FailedError, Figures
from tabletop.setups import seats_of
from tabletop.words.text import Texts

QUICK = "random"
SEED = 1
MOST_MOVES = 20_000
WORLDS = 2  # enough to try moves in every game


def check_matches(bench: Bench) -> Figures:
    """Play every game to its end, and keep the match that was searched."""
    count = 0
    for game in bench.games.values():
        bench.played[game.name] = play_through(game, min(game.seat_counts), searching(), bench)
        for seats in game.seat_counts[1:]:
            play_through(game, seats, all_levels()[QUICK], bench)
        count += len(game.seat_counts)
    return {"games": len(bench.games), "matches": count}


def searching(worlds: int = WORLDS) -> Level:
    """Return the weakest level that thinks ahead, with less time to think than it usually has."""
    usual = next(level for level in all_levels().values() if level.way == SEARCH)
    if usual.settings is None:
        raise LookupError(f"level {usual.name} does not search")
    budget = usual.settings.within(worlds, usual.settings.milliseconds)
    return Level(usual.name, SEARCH, usual.worlds, budget)


def play_through(
    game: Game, seats: int, level: Level, bench: Bench, most: int = MOST_MOVES
) -> Match:
    """Play a match to its end and return it."""
    texts = Texts(bench.texts.language, [bench.assets / game.name, bench.assets / "common"])
    match = Match.new(game, seats_of(texts, Settings(), [level.name] * seats), SEED, {})
    rng = Rng.seeded(SEED)
    while not match.over:
        if match.number >= most:
            raise FailedError("endless", game=texts.text("game.name"), seats=seats, moves=most)
        match.submit(choose(game, match.view(match.decider).table, level, rng, Stop()))
    return match
