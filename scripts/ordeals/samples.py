"""Good files of every kind, made by the program itself: what an ordeal then damages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.moves import drawn
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.clock import Clock
from tabletop.match import Match
from tabletop.player import card_tally, statistics
from tabletop.player.seats import Seat
from tabletop.player.settings import LastSetup, Settings
from tabletop.save import SaveFile

if TYPE_CHECKING:
    from pathlib import Path

    from rules.core.game import Game

SAVE, SETTINGS, STATISTICS, CARDS = "save", "settings", "statistics", "cards"
LENGTHS = (0, 6, 24)  # moves of the matches that are saved
LEVEL = "easy"

Samples = dict[str, list[tuple[str, bytes]]]  # by target: the game, if one, and the content


def seats_for(game: Game, count: int = 0) -> list[Seat]:
    """Return a person against computers, as few as the game allows where nobody says."""
    count = count or min(game.seat_counts)
    return [Seat(f"Näme {number}", LEVEL if number else "") for number in range(count)]


def match_of(game: Game, seed: int, moves: int, save: SaveFile | None) -> Match:
    """Play a match of so many random moves, or to its end."""
    rng = Rng.seeded(seed)
    match = Match.new(game, seats_for(game), seed, {}, save)
    while match.number < moves and not match.over:
        match.submit(drawn(match.view(match.decider).moves, rng))
    return match


def samples(folder: Path) -> Samples:
    """Write good files into a folder and return what is in them."""
    return {
        SAVE: [(game.name, content) for game in GAMES.values() for content in _saves(game, folder)],
        SETTINGS: [("", content) for content in _settings(folder)],
        STATISTICS: [("", content) for content in _statistics(folder)],
        CARDS: [("", content) for content in _cards(folder)],
    }


def _saves(game: Game, folder: Path) -> list[bytes]:
    found = []
    for moves in LENGTHS:
        path = folder / f"{game.name}-{moves}.toml"
        match = match_of(game, moves + 1, moves, SaveFile(path))
        if moves:
            match.clock = Clock(12.5, 1, {0: 3.25})
            match.keep()
        found.append(path.read_bytes())
    return found


def _settings(folder: Path) -> list[bytes]:
    path = folder / "settings.toml"
    Settings().save(path)
    plain = path.read_bytes()
    setups = {
        game.name: LastSetup(seats_for(game, max(game.seat_counts)), game.usual_options())
        for game in GAMES.values()
    }
    chosen = Settings("de", 150, 0.5, player_name='A "B" \\ Ü', last_setup=setups)
    chosen.coach_seen, chosen.own_choices = ["one", "two"], ["high_contrast"]
    chosen.save(path)
    return [plain, path.read_bytes()]


def _statistics(folder: Path) -> list[bytes]:
    path = folder / "statistics.toml"
    found = []
    for number, game in enumerate(GAMES):
        share = (0.0, 0.5, 1.0, 1 / 3)[number % 4]
        statistics.note(statistics.Result(f"{game}-1", game, LEVEL, share, 2), path)
        found.append(path.read_bytes())
    return found


def _cards(folder: Path) -> list[bytes]:
    path = folder / "cards.toml"
    found = []
    for number, game in enumerate(GAMES.values()):
        cards = game.setup(min(game.seat_counts), game.usual_options()).cards
        seen = frozenset(card.id for card in cards)
        met = card_tally.CardsMet(seen, frozenset(sorted(seen)[:3]))
        card_tally.note(f"{game.name}-1", game.name, met, won=number % 2 == 0, path=path)
        found.append(path.read_bytes())
    return found
