"""The matches on the shelf, as people speak of them: who played, when, and how far it got."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path

from rules.core.game import Label
from tabletop import paths
from tabletop.player.seats import Seat, alone
from tabletop.save import Saved, SaveError, SaveFile, files_in, is_aside
from tabletop.words.levels import level_text
from tabletop.words.text import Texts

SEARCHED = 12  # a match to be continued is among the files of its game touched last


@dataclass(frozen=True)
class Shelved:
    """One match on the disk, read."""

    path: Path
    saved: Saved


@dataclass(frozen=True)
class Shelf:
    """The match of each game that can be continued, and the recent files that cannot be read."""

    waiting: list[Shelved]
    damaged: list[Path]


def look(games: Mapping[str, Label]) -> Shelf:
    """Look through the recent matches of each game, the one touched last first."""
    found: list[Shelved] = []
    damaged: list[Path] = []
    for game in games.values():
        for path in _recent(game.name):
            shelved = _read(path, game.name)
            if shelved is None:
                damaged.append(path)
            elif not shelved.saved.finished and shelved.saved.record.version == game.version:
                found.append(shelved)
                break
    found.sort(key=lambda shelved: _touched(shelved.path), reverse=True)
    return Shelf(found, damaged)


def waiting(games: Mapping[str, Label]) -> list[Shelved]:
    """Return the match of each game that can be continued, the one touched last first."""
    return look(games).waiting


def unfinished(games: Mapping[str, Label]) -> Shelved | None:
    """Return the match that was touched last and can be continued."""
    return next(iter(waiting(games)), None)


def newest_of(game: str) -> Shelved | None:
    """Return the match of a game that was touched last."""
    found = (_read(path, game) for path in _recent(game))
    return next((shelved for shelved in found if shelved is not None), None)


def _recent(game: str) -> list[Path]:
    """Return a game's files, the newest first, except those that were renamed as damaged."""
    files = [path for path in files_in(paths.saves(), f"{game}-") if not is_aside(path)]
    return sorted(files, key=_touched, reverse=True)[:SEARCHED]


def _read(path: Path, game: str) -> Shelved | None:
    """Read a file that is named after a game; None where it is damaged or of another game."""
    try:
        saved = SaveFile(path).read()
    except SaveError:
        return None
    return None if saved.torn or saved.record.game != game else Shelved(path, saved)


def _touched(path: Path) -> int:
    try:
        return path.lstat().st_mtime_ns
    except OSError:
        return 0


def pairing(texts: Texts, seats: list[Seat]) -> str:
    """Return who plays whom, the computer with its level, told once where all have the same."""
    levels = {seat.level for seat in seats if not seat.person}
    together = len(seats) > 2 and len(levels) == 1
    names = [seat.name if together else seat_text(texts, seat) for seat in seats]
    person = alone(seats)
    if person >= 0:
        names = [texts.text("home.you"), *names[:person], *names[person + 1 :]]
    if len(names) == 2:
        return texts.text("home.against", first=names[0], second=names[1])
    line = ", ".join(names)
    if not together:
        return line
    return texts.text("home.levelled", name=line, level=level_text(texts, levels.pop()))


def seating(texts: Texts, seats: list[Seat]) -> str:
    """Return who plays whom in few words: of more than two, so many people and computers."""
    if len(seats) == 2:
        return pairing(texts, seats)
    computers = [seat.level for seat in seats if not seat.person]
    people = len(seats) - len(computers)
    parts = [texts.text("home.people", count=people)] if people else []
    if people == 1 and computers:
        parts = [texts.text("home.you")]
    if computers:
        words = [level_text(texts, level) for level in dict.fromkeys(computers)]
        name = texts.text("home.computers", count=len(computers))
        parts.append(texts.text("home.levelled", name=name, level=", ".join(words)))
    if len(parts) == 1:
        return parts[0]
    return texts.text("home.together", first=parts[0], second=parts[1])


def seat_text(texts: Texts, seat: Seat) -> str:
    """Return a seat's name, with the level where the computer sits."""
    if seat.person:
        return seat.name
    return texts.text("home.levelled", name=seat.name, level=level_text(texts, seat.level))


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
