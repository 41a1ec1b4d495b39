"""Which games the player knows: one that was finished once, or that they said they know."""

from collections.abc import Sequence

from rules.core.game import Label
from tabletop import paths
from tabletop.player import statistics
from tabletop.player.settings import Settings

GUIDE = "guide.toml"  # the file in the folder of a game that teaches it, where there is one


def has_guide(game: Label) -> bool:
    """Tell whether somebody wrote a guide to a game."""
    return (paths.assets() / game.name / GUIDE).exists()


def unknown(settings: Settings, games: Sequence[Label]) -> set[str]:
    """Return the games with a guide that the player has neither finished nor said to know."""
    new = {game.name for game in games if game.name not in settings.coach_seen}
    # Results of older versions count; the file is long and only read where something depends on it.
    played = {result.game for result in statistics.results()} if new else set[str]()
    return {game.name for game in games if game.name in new - played and has_guide(game)}


def is_known(settings: Settings, game: Label) -> bool:
    """Tell whether nobody needs to offer a player the guide of a game."""
    return game.name not in unknown(settings, [game])


def first_guided(settings: Settings, games: Sequence[Label]) -> set[str]:
    """Return the games of which the shortest way to a table is their guided match.

    Whoever has once sat down at a usual table of a game is not led there again unasked.
    """
    return unknown(settings, [game for game in games if game.name not in settings.last_setup])


def begins_guided(settings: Settings, game: Label) -> bool:
    """Tell whether the shortest way to a table of a game is its guided match."""
    return game.name in first_guided(settings, [game])


def note_known(settings: Settings, game: str) -> None:
    """Remember that the player knows a game; whoever calls this keeps the settings."""
    if game not in settings.coach_seen:
        settings.coach_seen.append(game)
