"""The ratings of a game's levels as the file that the game shows: written by the arena."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laboratory.fields import level_names
from laboratory.findings import ended
from laboratory.ratings import Meeting, ratings
from laboratory.words import WrongWordError
from tabletop.ai.ratings import ANCHOR, ANCHORED, FILE
from tabletop.setups import PLAYERS_LEVELS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date
    from pathlib import Path

    from rules.core.game import Game
    from tabletop.ai.contest import ContestResult

OWN = ("--out", "--rules", "--workers", "--scheduler")
HEADING = """\
# How strong the levels are in this game, as shown beside their names. Points of Elo: 400 more are
# ten times the strength. `easy` is the measure; an interval holds the truth in 95 of 100 cases.
# Written by the command below; never by hand.
"""


def rating_text(outcomes: Sequence[ContestResult], command: str, day: date) -> str:
    """Return the file for the matches that were played to their end, weakest level first."""
    counted = ended(outcomes)
    met = {level for outcome in counted for level in outcome["pairing"]["levels"]}
    missing = [level for level in PLAYERS_LEVELS if level not in met]
    if missing:
        raise WrongWordError(f"No ratings without matches of {', '.join(missing)}.")
    levels = [ANCHOR, *(level for level in level_names() if level in met - {ANCHOR})]
    meetings = [Meeting(outcome["pairing"]["levels"], outcome["shares"]) for outcome in counted]
    lines = [HEADING, f'command = "{command}"', f'date = "{day.isoformat()}"']
    lines.append(f"matches = {len(counted)}")
    for found in sorted(ratings(meetings, levels), key=lambda rating: rating.points):
        rating, low, high = (round(ANCHORED + n) for n in (found.points, found.low, found.high))
        lines += ["", f"[levels.{found.level}]", f"rating = {rating}"]
        lines.append(f"interval = [{low}, {high}]")
    return "\n".join(lines) + "\n"


def command_of(words: Sequence[str]) -> str:
    """Return a command as others can give it: without folders and processes of this machine."""
    kept: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word.partition("=")[0] not in OWN:
            kept.append(word)
        elif "=" not in word:
            rest[:1] = []
    return " ".join(["scripts/arena.py", *kept])


def rating_path(game: Game) -> Path:
    """Return where the ratings of a game belong."""
    if game.weights is None:
        raise WrongWordError(f"{game.name} has no weights, and so no place for ratings.")
    return game.weights.with_name(FILE)
