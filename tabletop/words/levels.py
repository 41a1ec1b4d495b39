"""Levels and tempers in words: what each is called, and how strong a level has proved."""

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


def temper_text(texts: Texts, temper: str) -> str:
    """Return what somebody of a temper is called in a game; nothing for who likes all alike."""
    key = f"temper.{temper}.name"
    return texts.text(key) if temper and texts.has(key) else ""


def temper_hint(texts: Texts, temper: str) -> str:
    """Return in a sentence how somebody of a temper likes to play, where there is one."""
    key = f"temper.{temper}.text"
    return texts.text(key) if temper and texts.has(key) else ""


def standing_text(texts: Texts, game: Game, seat: Seat, *, rated: bool = True) -> str:
    """Return how a computer plays: its level, with its rating or without, and its temper."""
    level = rated_text(texts, game, seat.level) if rated else level_text(texts, seat.level)
    temper = temper_text(texts, seat.temper)
    return texts.text("home.tempered", level=level, temper=temper) if temper else level


def change_text(texts: Texts, seats: list[Seat], change: LevelChange) -> str:
    """Return the sentence that tells of another level."""
    name, level = seats[change.seat].name, level_text(texts, change.level)
    return texts.text("text.level_changed", name=name, level=level)
