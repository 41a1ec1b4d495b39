"""A match on paper: seed, options and moves, with digests that notice any drift."""

from typing import Final, final

from rules.core.engine import RefusedError, new_table, play
from rules.core.game import Game
from rules.core.notation import NotationError, read
from rules.core.table import Table

CHECK_EVERY: Final = 20


@final
class Record:
    """Everything needed to play a match again, move by move."""

    __slots__ = ("game", "version", "seed", "seats", "options", "moves", "checks")

    def __init__(  # noqa: PLR0913, PLR0917 - takes its fields
        self,
        game: str,
        version: int,
        seed: int,
        seats: int,
        options: dict[str, int],
        moves: list[str],
        checks: dict[int, str],
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.seed: Final = seed
        self.seats: Final = seats
        self.options: Final = options
        self.moves: Final = moves
        self.checks: Final = checks  # after how many moves the table had which digest

    def note(self, text: str, t: Table) -> None:
        """Write down a move and, where one is due or last, the digest after it."""
        last = len(self.moves)
        if last in self.checks and last % CHECK_EVERY:
            del self.checks[last]
        self.moves.append(text)
        self.checks[last + 1] = t.digest()

    def cut(self, length: int) -> None:
        """Forget every move after the first `length`."""
        del self.moves[length:]
        for count in [count for count in self.checks if count > length]:
            del self.checks[count]


@final
class Drift:
    """Where a replay stopped: the number of the move, why (a code), and its clause or word."""

    __slots__ = ("number", "code", "detail")

    def __init__(self, number: int, code: str, detail: str) -> None:
        self.number: Final = number
        self.code: Final = code
        self.detail: Final = detail


def replay(game: Game, record: Record) -> tuple[list[Table], Drift | None]:
    """Play a record again; return the table before each move and after the last good one."""
    t = new_table(game, record.seats, record.seed, record.options)
    tables = [t]
    if record.version != game.version:
        return tables, Drift(0, "version", str(record.version))
    for number, text in enumerate(record.moves, start=1):
        t = t.copy()
        try:
            play(game, t, read(game, t.setup, text))
        except RefusedError as refused:
            return tables, Drift(number, "refused", refused.clause)
        except NotationError as wrong:
            return tables, Drift(number, wrong.code, wrong.word)
        if number in record.checks and record.checks[number] != t.digest():
            return tables, Drift(number, "digest", record.checks[number])
        tables.append(t)
    return tables, None
