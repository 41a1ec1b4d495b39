"""A match as a TOML file and back: written whole after every move, read with suspicion.

The moves come last, one a line, so that a torn file still gives up its longest good beginning.
"""

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

import toml

from rules.core.data import ComplaintError, Facts
from rules.core.game import Game
from rules.core.record import Drift, Record
from tabletop import paths
from tabletop.clock import Clock, take_clock
from tabletop.seats import Seat
from tabletop.text import Texts
from tabletop.version import version_if_known

FORMAT = 1
DAMAGED = "damaged"
TORN = "torn"
# How to lift a file of an older format to the next one, by the format it has.
MIGRATIONS: dict[int, Callable[[dict[str, object]], dict[str, object]]] = {}
_PROGRAM = re.compile(r"[\w.+-]+")
_MOVES = re.compile(r"^moves = \[[^\n]*\n", re.MULTILINE)
_MOVE_LINE = re.compile(r'    "[^"\\\n]*",\n')


class SaveError(Exception):
    """A file cannot be opened as a match at all: why (a code of the texts), and its detail."""

    def __init__(self, path: Path, code: str, detail: str = "") -> None:
        super().__init__(f"{path}: {code} {detail}".rstrip())
        self.path = path
        self.code = code
        self.detail = detail


@dataclass
class Saved:
    """What a file says: the record, who sat where, and how far it got."""

    record: Record
    seats: list[Seat]
    practice: bool = False
    finished: bool = False
    when: str = ""
    torn: bool = False  # the end of the file was missing or unreadable
    clock: Clock = field(default_factory=Clock)  # the time that has passed, where it is counted
    program: str = field(default_factory=version_if_known)  # the version that wrote it, if known


@dataclass(frozen=True)
class Entry:
    """One file in the list of matches; `code` says why it cannot be continued, if so."""

    path: Path
    game: str = ""
    rules: int = 0
    when: str = ""
    seats: list[Seat] = field(default_factory=list)
    moves: int = 0
    finished: bool = False
    practice: bool = False
    code: str = ""


class SaveFile:
    """One match on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @staticmethod
    def fresh(game: str, folder: Path | None = None) -> "SaveFile":
        """Choose a file for a new match that no other match has."""
        folder = folder or paths.saves()
        start = f"{game}-{datetime.now().strftime('%Y%m%d-%H%M%S')}"
        path = folder / f"{start}.toml"
        number = 1
        while path.exists():
            number += 1
            path = folder / f"{start}-{number}.toml"
        return SaveFile(path)

    def write(self, saved: Saved) -> None:
        """Write the match; when this returns, it is on the disk."""
        paths.write_file(self.path, dumps(saved))

    def read(self) -> Saved:
        """Read the match as far as it goes."""
        try:
            text = self.path.read_text(encoding="utf-8", errors="replace")
        except OSError as wrong:
            raise SaveError(self.path, "unreadable", wrong.strerror or "") from None
        plain, torn = _parse(self.path, text)
        try:
            saved = _saved(self.path, _migrated(self.path, plain))
        except ComplaintError as complaint:
            detail = f"{complaint.table} {complaint.key}".strip()
            raise SaveError(self.path, DAMAGED, detail) from None
        saved.torn = torn
        return saved

    def move_aside(self) -> None:
        """Rename the file so that nothing ever writes over it; it stays open under its new name."""
        if not is_aside(self.path):
            self.path = paths.move_aside(self.path, DAMAGED)


def is_aside(path: Path) -> bool:
    """Tell whether a file was moved aside as damaged."""
    return f".{DAMAGED}" in path.stem


def now() -> str:
    """Return the present moment as saves note it."""
    return datetime.now().astimezone().isoformat(timespec="milliseconds")


def check(saved: Saved, game: Game, path: Path) -> None:
    """Refuse a match whose seats or options the game does not know."""
    record = saved.record
    if record.seats not in game.seat_counts:
        raise SaveError(path, "seats", str(record.seats))
    values = {option.name: option.values for option in game.options}
    for name, value in record.options.items():
        if value not in values.get(name, []):
            raise SaveError(path, "options", f"{name} = {value}")


def entries(folder: Path | None = None) -> list[Entry]:
    """List every match on the disk, the newest first; what cannot be read is listed too."""
    found = [_entry(path) for path in (folder or paths.saves()).glob("*.toml")]
    return sorted(found, key=lambda entry: (entry.when, entry.path.name), reverse=True)


def error_text(texts: Texts, error: SaveError) -> str:
    """Return one sentence about a file that cannot be opened."""
    return texts.text(f"save.{error.code}", file=str(error.path), detail=error.detail)


def drift_text(texts: Texts, drift: Drift) -> str:
    """Return one sentence about a match that can only be looked at."""
    return texts.text(f"save.drift.{drift.code}", number=drift.number, detail=drift.detail)


def dumps(saved: Saved) -> str:
    """Return a match as TOML."""
    record = saved.record
    value = toml.TomlEncoder().dump_value
    seats = ", ".join(
        f"{{name = {value(seat.name)}, level = {value(seat.level)}}}" for seat in saved.seats
    )
    options = ", ".join(f"{name} = {chosen}" for name, chosen in record.options.items())
    checks = ", ".join(f'{count} = "{digest}"' for count, digest in record.checks.items())
    moves = "".join(f"    {value(text)},\n" for text in record.moves)
    head = {
        "format": FORMAT,
        "program": saved.program,
        "game": record.game,
        "rules": record.version,
        "seed": record.seed,
        "when": saved.when,
        "finished": saved.finished,
        "practice": saved.practice,
    }
    clock = f"clock = {saved.clock.written()}\n" if saved.clock.match else ""
    return (
        f"{toml.dumps(head)}{clock}seats = [{seats}]\noptions = {{{options}}}\n"
        f"checks = {{{checks}}}\nmoves = [\n{moves}]\n"
    )


def _parse(path: Path, text: str) -> tuple[dict[str, object], bool]:
    try:
        return tomllib.loads(text), False
    except tomllib.TOMLDecodeError:
        pass
    start = _MOVES.search(text)
    if start is None:
        raise SaveError(path, DAMAGED)
    end = start.end()
    while line := _MOVE_LINE.match(text, end):
        end = line.end()
    try:
        return tomllib.loads(text[:end] + "]\n"), True
    except tomllib.TOMLDecodeError:
        raise SaveError(path, DAMAGED) from None


def _migrated(path: Path, plain: dict[str, object]) -> dict[str, object]:
    version = plain.get("format")
    if not isinstance(version, int) or isinstance(version, bool):
        raise SaveError(path, DAMAGED, "format")
    while version in MIGRATIONS:
        plain = MIGRATIONS[version](plain)
        version += 1
    if version != FORMAT:
        program = str(plain.get("program", ""))
        writer = f", {paths.NAME} {program}" if _PROGRAM.fullmatch(program) else ""
        raise SaveError(path, "format", f"{version}{writer}")
    return plain


def _saved(path: Path, plain: dict[str, object]) -> Saved:
    facts = Facts(path.name, "", dict(plain))
    seats = [
        Seat(seat.word("name"), str(seat.left.get("level", ""))) for seat in facts.subs("seats")
    ]
    options = facts.sub("options")
    checks = facts.sub("checks")
    record = Record(
        facts.word("game"),
        facts.whole("rules"),
        facts.whole("seed", -(1 << 127), 1 << 127),
        len(seats),
        {name: options.whole(name, -(1 << 31)) for name in list(options.left)},
        facts.words("moves"),
        {_whole(checks, count): checks.word(count) for count in list(checks.left)},
    )
    clock = take_clock(facts.sub("clock")) if facts.has("clock") else Clock()
    flags = facts.flag("practice"), facts.flag("finished")
    # Files of the first versions do not say who wrote them; nothing depends on it.
    program = str(facts.left.get("program", ""))
    return Saved(record, seats, *flags, facts.word("when"), clock=clock, program=program)


def _whole(facts: Facts, key: str) -> int:
    if not key.isdecimal():
        raise facts.complain(key, "not-whole", key)
    return int(key)


def _entry(path: Path) -> Entry:
    try:
        saved = SaveFile(path).read()
    except SaveError as error:
        return Entry(path, code=error.code)
    torn = TORN if saved.torn else ""
    code = DAMAGED if is_aside(path) else torn
    return Entry(
        path,
        saved.record.game,
        saved.record.version,
        saved.when,
        saved.seats,
        len(saved.record.moves),
        saved.finished,
        saved.practice,
        code,
    )
