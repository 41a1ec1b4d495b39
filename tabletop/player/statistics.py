"""The player's results against the computer, one line a match, each match once."""

from dataclasses import dataclass
from pathlib import Path

from rules.core.data import ComplaintError, Facts
from tabletop.files import lock
from tabletop.files.reading import UnreadableError, read_plain
from tabletop.files.toml_text import listed
from tabletop.files.writing import set_aside, write_plain
from tabletop.paths import statistics_file

MOST = 3000  # results that are kept: the newest
LARGEST = 1 << 19  # bytes of the file: more than so many results can fill


@dataclass(frozen=True)
class Result:
    """How one match ended for its only person: the share of the win, against which level.

    `seats` is how many sat at the table; a result of an older version does not know it (0).
    """

    match: str
    game: str
    level: str
    share: float
    seats: int = 0


@dataclass(frozen=True)
class Totals:
    """What some results add up to."""

    won: int
    level: int
    lost: int

    @property
    def played(self) -> int:
        """Return how many matches there were."""
        return self.won + self.level + self.lost


def results(path: Path | None = None) -> list[Result]:
    """Read every result; a damaged file counts as none."""
    try:
        return _read(path or statistics_file())
    except ComplaintError:
        return []


def damage(path: Path | None = None) -> ComplaintError | None:
    """Return what is wrong with the file of results, if anything."""
    try:
        _read(path or statistics_file())
    except ComplaintError as wrong:
        return wrong
    return None


def note(result: Result, path: Path | None = None) -> None:
    """Enter a result into the file as it is now, unless this match has one already.

    Another copy of the program may have entered one since; a damaged file is set aside first.
    """
    path = path or statistics_file()
    with lock.guarded(path):
        try:
            known = _read(path)
        except ComplaintError:
            set_aside(path)
            known = []
        if all(other.match != result.match for other in known):
            kept: list[object] = [vars(entry) for entry in [*known, result][-MOST:]]
            write_plain(path, {"result": kept}, listed("result", kept))


def _read(path: Path) -> list[Result]:
    """Return what a file says, or complain about it."""
    try:
        facts = Facts(path.name, "", read_plain(path, LARGEST))
    except FileNotFoundError:
        return []
    except UnreadableError as wrong:
        raise ComplaintError(str(path), "", "", wrong.code, wrong.detail) from None
    return [_result(each) for each in facts.subs("result")]


def tally(game: str, level: str, seats: int = 0, path: Path | None = None) -> Totals:
    """Add up the results of one game against one level, at tables of so many seats or of any."""
    shares = [
        result.share
        for result in results(path)
        if (result.game, result.level) == (game, level)
        and (not seats or result.seats in {0, seats})
    ]
    won = sum(share == 1 for share in shares)
    lost = sum(share == 0 for share in shares)
    return Totals(won, len(shares) - won - lost, lost)


def _result(facts: Facts) -> Result:
    return Result(
        facts.word("match"),
        facts.word("game"),
        facts.word("level"),
        facts.real("share"),
        facts.whole_or("seats", 0),
    )
