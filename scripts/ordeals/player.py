"""Plays matches without a window until somebody kills it; says each move once it is on the disk.

Each line that it writes is a promise: what it names may never be lost again.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rules.core.moves import drawn
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop import paths
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.player.settings import Settings
from tabletop.save import SaveFile

if TYPE_CHECKING:
    from rules.core.game import Game

LEVEL = "easy"  # nobody thinks here, but a match against the computer is counted when it ends
SETTINGS_EVERY = 8  # moves


def play(seed: int) -> None:
    """Play one match after another, a random game each."""
    rng = Rng.seeded(seed)
    games = list(GAMES.values())
    while True:
        play_match(games[rng.below(len(games))], rng)


def play_match(game: Game, rng: Rng) -> None:
    """Play one match to its end."""
    count = game.seat_counts[rng.below(len(game.seat_counts))]
    seats = [Seat(f"P{number}", LEVEL if number else "") for number in range(count)]
    match = Match.new(game, seats, rng.next(), {}, SaveFile.fresh(game.name))
    promise(match)
    while not match.over:
        match.submit(drawn(match.view(match.decider).moves, rng))
        promise(match)
        if match.number % SETTINGS_EVERY == 0:
            Settings(player_name=f"after {match.number}").save(paths.settings_file())


def promise(match: Match) -> None:
    """Say that a match is on the disk up to its last move."""
    if match.save is None or match.trouble:
        raise OSError(f"not on the disk: {match.trouble}")
    last = match.record.moves[-1] if match.record.moves else ""
    print(match.save.path.name, match.number, last, sep="\t", flush=True)


if __name__ == "__main__":
    play(int(sys.argv[1]))
