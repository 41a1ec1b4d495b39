"""A match as a TOML file and back: written whole after every move, read with suspicion.

The moves come last, one a line, so that a torn file still gives up its longest good beginning.
"""

import contextlib
import re
from codecs import BOM_UTF8
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from rules.core.data import ComplaintError, Facts
from rules.core.game import Game
from rules.core.record import Drift, Record
from tabletop import paths
from tabletop.clock import Clock, take_clock
from tabletop.files import lock
from tabletop.files.reading import UnreadableError, parse, read_bytes
from tabletop.files.toml_text import inline, listed
from tabletop.files.writing import sweep, sweep_for, write_plain
from tabletop.player.level_changes import LevelChange, take_changes
from tabletop.player.seats import Seat, take_seat
from tabletop.program.version import version_if_known
from tabletop.words.text import Texts

FORMAT = 1
DAMAGED = "damaged"
TORN = "torn"
IN_USE = "in_use"
# How to lift a file of an older format to the next one, by the format it has.
MIGRATIONS: dict[int, Callable[[dict[str, object]], dict[str, object]]] = {}
_PROGRAM = re.compile(r"[\w.+-]+")
_MOVES = re.compile(r"^moves = \[[^\n]*\n", re.MULTILINE)
_MOVE_LINE = re.compile(r'    "[^"\\\n]*",\r?\n')  # some editors end lines in their own way


class SaveError(Exception):
    """A file cannot be opened as a match at all: why (a code of the texts), and its detail."""

    def __init__(self, path: Path, code: str, detail: str = "") -> None:
        super().__init__(f"{path}: {code} {detail}".rstrip())
        self.path = path
        self.code = code
        self.detail = detail


@dataclass
class Guided:
    """The mark of a match that teaches: which ideas were told, and whether no more is wanted."""

    told: list[str] = field(default_factory=list)
    silent: bool = False


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
    guided: Guided | None = None
    changes: list[LevelChange] = field(default_factory=list)  # of levels, on the way


@dataclass(frozen=True)
class ListedMatch:
    """One file in the list of matches; `code` and `detail` say why it cannot be continued."""

    path: Path
    game: str = ""
    rules: int = 0
    when: str = ""
    seats: list[Seat] = field(default_factory=list)
    moves: int = 0
    finished: bool = False
    practice: bool = False
    code: str = ""
    detail: str = ""


class SaveFile:
    """One match on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @staticmethod
    def fresh(game: str, folder: Path | None = None) -> "SaveFile":
        """Choose a file for a new match that no other match has, and hold it."""
        folder = folder or paths.saves()
        start = f"{game}-{datetime.now().strftime('%Y%m%d-%H%M%S')}"
        path = folder / f"{start}.toml"
        number = 1
        while path.exists() or not lock.hold(path):
            number += 1
            path = folder / f"{start}-{number}.toml"
        return SaveFile(path)

    def hold(self) -> None:
        """Make sure that no other copy of the program plays this match, or refuse."""
        if not lock.hold(self.path):
            raise SaveError(self.path, IN_USE)

    def release(self) -> None:
        """Let other copies of the program have the match."""
        lock.release(self.path)

    @property
    def in_use(self) -> bool:
        """Tell whether another copy of the program plays this match now."""
        return lock.taken(self.path)

    def write(self, saved: Saved) -> None:
        """Write the match; when this returns, it is on the disk and was read back."""
        plain = plain_of(saved)
        write_plain(self.path, plain, laid_out(plain))

    def read(self) -> Saved:
        """Read the match as far as it goes."""
        plain, torn = _parsed(self.path)
        try:
            saved = _saved(self.path, _migrated(self.path, plain))
        except ComplaintError as complaint:
            detail = f"{complaint.table} {complaint.key}".strip()
            raise SaveError(self.path, DAMAGED, detail) from None
        except (ValueError, RecursionError, OverflowError):
            # A number too long to be told, or a value in a place where nobody looks for it.
            raise SaveError(self.path, DAMAGED) from None
        saved.torn = torn
        return saved

    def tidy(self) -> None:
        """Remove what earlier writes of this match began and never finished."""
        sweep_for(self.path)


def is_aside(path: Path) -> bool:
    """Tell whether an earlier version of the program renamed a file because it was damaged."""
    return f".{DAMAGED}" in path.stem


def tidy() -> None:
    """Remove what programs left in the player's folders that were ended without warning."""
    for folder in dict.fromkeys((paths.user(), paths.config(), paths.saves())):
        sweep(folder)
        lock.sweep_locks(folder)


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


def entries(folder: Path | None = None) -> list[ListedMatch]:
    """List every match on the disk, the newest first; what cannot be read is listed too."""
    found = [entry_of(path) for path in files_in(folder or paths.saves())]
    return sorted(found, key=lambda entry: (entry.when, entry.path.name), reverse=True)


def files_in(folder: Path, start: str = "") -> list[Path]:
    """List whatever lies where matches are, of names with some beginning; none without a folder."""
    try:
        names = [path for path in folder.iterdir() if path.suffix == ".toml"]
    except OSError:
        return []
    return [path for path in names if path.name.startswith(start) and path.name[0] != "."]


def error_text(texts: Texts, error: SaveError) -> str:
    """Return one sentence about a file that cannot be opened."""
    return texts.text(f"save.{error.code}", file=str(error.path), detail=error.detail)


def drift_text(texts: Texts, drift: Drift) -> str:
    """Return one sentence about a match that can only be looked at."""
    return texts.text(f"save.drift.{drift.code}", number=drift.number, detail=drift.detail)


def reason_text(texts: Texts, entry: ListedMatch) -> str:
    """Return in a few words why a file of the list cannot be continued."""
    return texts.text(f"save.short.{entry.code}", detail=entry.detail)


def plain_of(saved: Saved) -> dict[str, object]:
    """Return a match as plain data, in the order in which it is written."""
    record, clock = saved.record, saved.clock
    plain: dict[str, object] = {
        "format": FORMAT,
        "program": saved.program,
        "game": record.game,
        "rules": record.version,
        "seed": record.seed,
        "when": saved.when,
        "finished": saved.finished,
        "practice": saved.practice,
    }
    if clock.match:
        plain["clock"] = clock.plain()
    if saved.guided is not None:
        plain["guided"] = {"told": list(saved.guided.told), "silent": saved.guided.silent}
    plain["seats"] = [seat.plain() for seat in saved.seats]
    if saved.changes:
        plain["changes"] = [change.plain() for change in saved.changes]
    plain["options"] = dict(record.options)
    plain["checks"] = {str(count): digest for count, digest in record.checks.items()}
    plain["moves"] = list(record.moves)
    return plain


def laid_out(plain: dict[str, object]) -> str:
    """Return a match as TOML, each entry on its line and the moves last, one a line."""
    moves = plain["moves"]
    if not isinstance(moves, list):
        raise TypeError(moves)
    head = [f"{name} = {inline(value)}\n" for name, value in plain.items() if name != "moves"]
    return "".join(head) + listed("moves", moves)


def _parsed(path: Path) -> tuple[dict[str, object], bool]:
    """Read a file as plain data, and tell whether its end is missing or something unreadable."""
    try:
        content = read_bytes(path)
    except FileNotFoundError as wrong:
        raise SaveError(path, "unreadable", wrong.strerror or "") from None
    except UnreadableError as wrong:
        raise SaveError(path, wrong.code, wrong.detail) from None
    text = content.decode("utf-8-sig", errors="replace")
    hurt = text.encode("utf-8") != content.removeprefix(BOM_UTF8)
    try:
        return parse(path, text), hurt
    except UnreadableError:
        return _beginning(path, text), True


def _beginning(path: Path, text: str) -> dict[str, object]:
    """Return a torn file up to its last whole move."""
    start = _MOVES.search(text)
    if start is None:
        raise SaveError(path, DAMAGED)
    end = start.end()
    while line := _MOVE_LINE.match(text, end):
        end = line.end()
    try:
        return parse(path, text[:end] + "]\n")
    except UnreadableError:
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
    seats = [take_seat(seat) for seat in facts.subs("seats")]
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
    clock = Clock()
    with contextlib.suppress(ComplaintError):  # a match is worth more than the time it took
        clock = take_clock(facts.sub("clock")) if facts.has("clock") else clock
    flags = facts.flag("practice"), facts.flag("finished")
    # Files of the first versions do not say who wrote them; nothing depends on it.
    program = str(facts.left.get("program", ""))
    saved = Saved(record, seats, *flags, facts.word("when"), clock=clock, program=program)
    saved.guided = _guided(facts)
    saved.changes = take_changes(facts.subs("changes") if facts.has("changes") else [], seats)
    return saved


def _guided(facts: Facts) -> Guided | None:
    """Return the mark of a match that teaches; one that cannot be read has told nothing yet."""
    if not facts.has("guided"):
        return None
    with contextlib.suppress(ComplaintError):
        mark = facts.sub("guided")
        return Guided(mark.words("told"), mark.flag("silent"))
    return Guided()


def _whole(facts: Facts, key: str) -> int:
    if not key.isdecimal():
        raise facts.complain(key, "not-whole", key)
    return int(key)


def _changed(path: Path) -> str:
    """Return when something at a path was last changed, as saves note it."""
    try:
        moment = datetime.fromtimestamp(path.lstat().st_mtime)
        return moment.astimezone().isoformat(timespec="milliseconds")
    except (OSError, OverflowError, ValueError):
        return ""


def entry_of(path: Path) -> ListedMatch:
    """Return what the list says of a file."""
    try:
        saved = SaveFile(path).read()
    except SaveError as error:
        return ListedMatch(path, when=_changed(path), code=error.code, detail=error.detail)
    torn = TORN if saved.torn else ""
    code = DAMAGED if is_aside(path) else torn
    return ListedMatch(
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
