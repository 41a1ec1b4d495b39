"""The player's results against the computer, one line a match, each match once."""

from dataclasses import dataclass
from pathlib import Path

import toml

from rules.core.data import ComplaintError, Facts, read_facts
from tabletop.paths import move_aside, statistics_file, write_file
from tabletop.seats import Seat, alone

NOT_COUNTED = ""


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
class Tally:
    """What some results add up to."""

    won: int
    level: int
    lost: int

    @property
    def played(self) -> int:
        """Return how many matches there were."""
        return self.won + self.level + self.lost


def level_of(seats: list[Seat]) -> str:
    """Return the level a lone person plays against; nothing where a match does not count."""
    if alone(seats) < 0:
        return NOT_COUNTED
    return "+".join(sorted({seat.level for seat in seats if not seat.person}))


def results(path: Path | None = None) -> list[Result]:
    """Read every result; a damaged file is moved aside and counts as none."""
    path = path or statistics_file()
    if not path.exists():
        return []
    try:
        return [_result(facts) for facts in read_facts(path).subs("result")]
    except ComplaintError:
        move_aside(path, "damaged")
        return []


def note(result: Result, path: Path | None = None) -> None:
    """Enter a result, unless this match has one already."""
    path = path or statistics_file()
    known = results(path)
    if all(other.match != result.match for other in known):
        plain = {"result": [vars(entry) for entry in [*known, result]]}
        write_file(path, toml.dumps(plain))


def tally(game: str, level: str, seats: int = 0, path: Path | None = None) -> Tally:
    """Add up the results of one game against one level, at tables of so many seats or of any."""
    shares = [
        result.share
        for result in results(path)
        if (result.game, result.level) == (game, level)
        and (not seats or result.seats in {0, seats})
    ]
    won = sum(share == 1 for share in shares)
    lost = sum(share == 0 for share in shares)
    return Tally(won, len(shares) - won - lost, lost)


def _result(facts: Facts) -> Result:
    return Result(
        facts.word("match"),
        facts.word("game"),
        facts.word("level"),
        facts.real("share"),
        facts.whole_or("seats", 0),
    )
