"""Writes hostile names and texts into saves and settings, and reads them back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ordeals.report import Result, at_home, trace_of
from ordeals.samples import match_of
from rules.core.record import Record
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop import save
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.player.settings import LastSetup, Settings
from tabletop.save import Saved, SaveError, SaveFile

if TYPE_CHECKING:
    from pathlib import Path

WHAT = "names"
STEP = 1_000_003
MOVES = 4
WHOLE_EVERY = 25  # tries, of which one is a match that is dealt, saved and taken up
PAGE = 5_000
LONGEST = 200  # letters; a rule may refuse what is longer
SURROGATES = range(0xD800, 0xE000)
LAST = 0x10FFFF
PIECES = (
    "\\", "\\\\", '"', "'", '"""', "'''", "\\x41", "\\u0041", "\\u0000", "\\U0010FFFF", "\\n",
    "\\t", "\\\"", "\n", "\r", "\r\n", "\t", "\x00", "\x01", "\x1b[2J", "\x7f", "\x80", "\x85",
    "\u2028", "\u2029", "\ufeff", "\u202e", "\u200f", "\u200d", "e\u0301", "\u0308",
    "\U0001f469\u200d\U0001f680",
    "\U0001f3b2", "\u05d0\u05d1", "\u0645\u0631\u062d\u0628\u0627", "#", "=",
    "[", "]", "[[", "]]", "{", "}", ",", ".", "=\n", "[x]\n",
    'x = "', "{name}", "%s", "%(x)s", "$HOME", "`", "~", "/", "..", ":", "nan", "inf", "true",
    "1979-05-27", "0x", "Ada", "Ünï", "ß", "x", " ", "  ", "\u00a0", "\ufffd", "\uffff", "\ue000",
)  # fmt: skip


def mixed(rng: Rng) -> str:
    """Put a few pieces in a row."""
    return "".join(PIECES[rng.below(len(PIECES))] for _ in range(1 + rng.below(6)))


def single(rng: Rng) -> str:
    """Take one piece."""
    return PIECES[rng.below(len(PIECES))]


def anything(rng: Rng) -> str:
    """Write any characters that Unicode has, without half ones."""
    codes = [rng.below(LAST + 1) for _ in range(1 + rng.below(12))]
    return "".join(chr(code) for code in codes if code not in SURROGATES)


def low(rng: Rng) -> str:
    """Write characters of the first page, where control characters are."""
    return "".join(chr(rng.below(256)) for _ in range(1 + rng.below(12)))


def long(rng: Rng) -> str:
    """Write a name as long as a line, or as a page."""
    length = (LONGEST, PAGE)[rng.below(2)]
    return (mixed(rng) * length)[:length]


def empty(rng: Rng) -> str:
    """Write nothing, or what looks like it."""
    return ("", " ", "\t", "\u00a0", "\n")[rng.below(5)]


MAKERS = (mixed, mixed, mixed, single, anything, low, low, long, empty)


class Writer:
    """Writes names into files of one folder and reads them again."""

    def __init__(self, folder: Path) -> None:
        self.save = SaveFile(folder / "names.toml")
        self.whole = folder / "whole.toml"
        self.settings = folder / "settings.toml"
        game = next(iter(GAMES.values()))
        self.match = match_of(game, 1, MOVES, None)
        self.games = {name: other for name, other in GAMES.items() if 2 in other.seat_counts}

    def in_save(self, names: list[str]) -> str:
        """Write a save whose seats have these names; return what is wrong with it."""
        seats = [Seat(name, "easy" if number else "") for number, name in enumerate(names)]
        record = replace_seats(self.match, len(names))
        self.save.write(Saved(record, seats, when=save.now()))
        try:
            read = self.save.read()
        except SaveError as error:
            return "" if blank(names) else f"refused: {error}"
        if read.torn:
            return "torn"
        return compared([seat.name for seat in read.seats], names)

    def in_match(self, names: list[str], rng: Rng) -> str:
        """Deal a match to these names and take it up again."""
        games = list(self.games.values())
        seats = [Seat(name) for name in names]
        game = games[rng.below(len(games))]
        Match.new(game, seats, rng.next(), {}, SaveFile(self.whole)).close()
        try:
            match = Match.resume(SaveFile(self.whole), GAMES)
        except SaveError as error:
            return "" if blank(names) else f"refused: {error}"
        match.close()
        if match.read_only is not None:
            return f"read-only: {match.read_only.code}"
        return compared([seat.name for seat in match.seats], names)

    def in_settings(self, names: list[str]) -> str:
        """Write settings with these names and read them back."""
        last = LastSetup([Seat(name) for name in names], {"a": 1})
        settings = Settings(player_name=names[0], last_setup={next(iter(GAMES)): last})
        settings.coach_seen = list(names)
        # What another copy of the program chose in the same file is none of this.
        self.settings.unlink(missing_ok=True)
        settings.save(self.settings)
        read = Settings.load(self.settings)
        if read.complaints and not blank(names):
            return f"complaint: {read.complaints[0]}"
        setup = read.last_setup.get(next(iter(GAMES)), LastSetup())
        wrong = compared([read.player_name, *read.coach_seen], [names[0], *names])
        return wrong or compared([seat.name for seat in setup.seats], names)


def replace_seats(match: Match, count: int) -> Record:
    """Return the record of a match as if so many had sat there."""
    record = match.record
    return Record(record.game, record.version, record.seed, count, dict(record.options),
                       list(record.moves), dict(record.checks))  # fmt: skip


def blank(names: list[str]) -> bool:
    """Tell whether one of the names is none, or a whole page: a rule may refuse or replace it."""
    return any(not name.strip() or len(name) > LONGEST for name in names)


def compared(read: list[str], written: list[str]) -> str:
    """Return what was read wrongly; for a name that is none, another may have come."""
    if len(read) != len(written):
        return "" if blank(written) else f"fewer: {len(read)} names of {len(written)}"
    for one, other in zip(read, written, strict=True):
        if one != other and not blank([other]):
            return f"read {one[:60]!a} for {other[:60]!a}"
    return ""


def ordeal(count: int, seed: int, folder: Path) -> Result:
    """Write and read so many pairs of names."""
    result = Result(WHAT, seed, extras={"slowest": 0.0, "kinds": {}})
    with at_home(folder):
        writer = Writer(folder)
        for number in range(count):
            rng = Rng.seeded(seed * STEP + number)
            maker = MAKERS[rng.below(len(MAKERS))]
            names = [maker(rng), mixed(rng)]
            result.tally("kinds", maker.__name__)
            start = time.perf_counter()
            try:
                wrong = writer.in_save(names) or writer.in_settings(names)
                if not wrong and number % WHOLE_EVERY == 0:
                    wrong = writer.in_match(names, rng)
            except Exception as error:  # whatever it is, it is what we look for
                wrong = f"{type(error).__name__}: {trace_of(error)}"
            result.slower(time.perf_counter() - start, f"{maker.__name__} #{number}")
            result.count += 1
            if wrong:
                result.fail(number, wrong.split()[0].rstrip(":"), told=wrong,
                            kind=maker.__name__)  # fmt: skip
    return result
