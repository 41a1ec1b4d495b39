"""The matches on the shelf, as people speak of them: who played, when, and how far it got."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path

from rules.core.game import Game
from tabletop import paths
from tabletop.save import Saved, SaveError, SaveFile, is_aside
from tabletop.seats import Seat, alone
from tabletop.text import Texts

SEARCHED = 12  # a match to be continued is among the files touched last


@dataclass(frozen=True)
class Shelved:
    """One match on the disk, read."""

    path: Path
    saved: Saved


def unfinished(games: dict[str, Game]) -> Shelved | None:
    """Return the match that was touched last and can be continued."""
    for shelved in _recent():
        record = shelved.saved.record
        game = games.get(record.game)
        if game is None or shelved.saved.finished or record.version != game.version:
            continue
        return shelved
    return None


def newest_of(game: str) -> Shelved | None:
    """Return the match of a game that was touched last."""
    return next((found for found in _recent() if found.saved.record.game == game), None)


def _recent() -> Iterator[Shelved]:
    """Yield the matches touched last, the newest first; a torn one tells of itself when opened."""
    for path in _newest()[:SEARCHED]:
        try:
            yield Shelved(path, SaveFile(path).read())
        except SaveError:
            continue


def _newest() -> list[Path]:
    files = [(path.stat().st_mtime_ns, path) for path in paths.saves().glob("*.toml")]
    return [path for _, path in sorted(files, reverse=True) if not is_aside(path)]


def pairing(texts: Texts, seats: list[Seat]) -> str:
    """Return who plays whom, the computer with its level."""
    names = [seat_text(texts, seat) for seat in seats]
    if alone(seats) >= 0:
        names[alone(seats)] = texts.text("home.you")
    if len(names) == 2:
        return texts.text("home.against", first=names[0], second=names[1])
    return ", ".join(names)


def seat_text(texts: Texts, seat: Seat) -> str:
    """Return a seat's name, with the level where the computer sits."""
    if seat.person:
        return seat.name
    return texts.text("home.levelled", name=seat.name, level=level_text(texts, seat.level))


def level_text(texts: Texts, level: str) -> str:
    """Return the word for a level; one without a word is called by its name."""
    key = f"home.level.{level}"
    return texts.text(key) if texts.has(key) else level


def when_text(texts: Texts, moment: str, today: date) -> str:
    """Return when something was, as one says it today."""
    try:
        then = datetime.fromisoformat(moment)
    except ValueError:
        return ""
    time = then.strftime("%H:%M")
    if then.date() == today:
        return texts.text("home.when.today", time=time)
    if then.date() == today - timedelta(days=1):
        return texts.text("home.when.yesterday", time=time)
    day, month = then.strftime("%d"), then.strftime("%m")
    return texts.text("home.when.day", day=day, month=month, year=then.year, time=time)
