"""Levels in words: what each is called, and how strong it has proved in a game."""

from rules.core.game import Game
from tabletop.ai.ratings import ratings_of
from tabletop.player.level_changes import LevelChange
from tabletop.player.seats import Seat
from tabletop.words.text import Texts


def level_text(texts: Texts, level: str) -> str:
    """Return the word for a level; one without a word is called by its name."""
    key = f"home.level.{level}"
    return texts.text(key) if texts.has(key) else level


def rated_text(texts: Texts, game: Game, level: str) -> str:
    """Return the word for a level with its rating in a game, where it has one."""
    rating = ratings_of(game).get(level)
    word = level_text(texts, level)
    if rating is None:
        return word
    if not rating.margin:
        return texts.text("home.measure", level=word, rating=rating.points)
    facts = {"rating": rating.points, "margin": rating.margin}
    return texts.text("home.rated", level=word, **facts)


def change_text(texts: Texts, seats: list[Seat], change: LevelChange) -> str:
    """Return the sentence that tells of another level."""
    name, level = seats[change.seat].name, level_text(texts, change.level)
    return texts.text("text.level_changed", name=name, level=level)
