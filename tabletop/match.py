"""One running match: it alone holds the truth, and hands every seat no more than it may see."""

from collections.abc import Mapping
from dataclasses import replace

from rules.core.engine import (
    RefusedError,
    explain,
    judge,
    legal_moves,
    new_table,
    nowhere_to_go,
    play,
)
from rules.core.events import Event
from rules.core.game import LEGAL, Game, Readout, Ruling
from rules.core.hidden import OPEN, redact, seen_by
from rules.core.moves import Move
from rules.core.notation import read, write
from rules.core.record import Drift, Record, replay
from rules.core.refs import is_unseen
from rules.core.setup import Setup
from rules.core.table import NOBODY, Table
from tabletop import save as saving
from tabletop import undo
from tabletop.chronicle import Chronicle, with_changes
from tabletop.clock import Clock
from tabletop.paths import assets
from tabletop.player import card_tally, statistics
from tabletop.player.level_changes import LevelChange, change_level, level_played, up_to
from tabletop.player.seats import Seat, alone
from tabletop.program.version import version_if_known
from tabletop.save import IN_USE, TORN, Guided, Saved, SaveError, SaveFile
from tabletop.undo import Past
from tabletop.update import LogLine, Update, watched
from tabletop.words.speech import Speaker
from tabletop.words.text import ENGLISH, Texts

__all__ = ["READ_ONLY", "LogLine", "Match", "Update"]

READ_ONLY = "C-5"  # a clause of the application: a damaged match may only be looked at


class Match:
    """A match from the deal to its end, with every table on the way.

    `friendly_undo` and `texts` belong to the player and may change at any time. `trouble` tells
    why the last move (or the result) could not be written to the disk, if so.
    """

    def __init__(
        self,
        game: Game,
        seats: list[Seat],
        record: Record,
        tables: list[Table],
        save: SaveFile | None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.record = record
        self.save = save
        self.practice = False
        self.read_only: Drift | None = None
        self.friendly_undo = False
        self.trouble: OSError | None = None
        self.clock = Clock()
        self.guided: Guided | None = None
        self.changes: list[LevelChange] = []
        self.program = version_if_known()
        self._tables = tables
        self._moves = [read(game, tables[0].setup, text) for text in record.moves]
        self._events: dict[int, list[Event]] = {}  # what each move did, as far as anybody asked
        self._fresh = False
        self._uncounted = False  # whether the result still has to be entered
        self._texts: Texts | None = None
        self._chronicle = Chronicle()

    @classmethod
    def new(
        cls,
        game: Game,
        seats: list[Seat],
        seed: int,
        options: Mapping[str, int],
        save: SaveFile | None = None,
    ) -> "Match":
        """Deal a match; with a file, it is on the disk before this returns."""
        if save is not None:
            save.hold()
        t = new_table(game, len(seats), seed, dict(options))
        record = Record(game.name, game.version, seed, len(seats), dict(t.setup.options), [], {})
        match = cls(game, seats, record, [t], save)
        match.keep()
        return match

    @classmethod
    def laid_out(cls, game: Game, seats: list[Seat], t: Table, seed: int) -> "Match":
        """Return a match on a table laid out by hand: practice, and without a file."""
        record = Record(game.name, game.version, seed, len(seats), dict(t.setup.options), [], {})
        match = cls(game, seats, record, [t], None)
        match.practice = True
        return match

    @classmethod
    def resume(cls, save: SaveFile, games: Mapping[str, Game]) -> "Match":
        """Open a match from its file to play on; what is damaged opens read-only.

        Another copy of the program that plays it makes this a SaveError; nothing changes the file.
        """
        save.hold()
        try:
            match = cls._opened(save, games)
        except SaveError:
            save.release()
            raise
        done = match.read_only is not None or match.over
        save.release() if done else save.tidy()
        return match

    @classmethod
    def watch(cls, save: SaveFile, games: Mapping[str, Game]) -> "Match":
        """Open a match that another copy of the program plays, to look at it as far as it got."""
        match = cls._opened(save, games)
        if match.read_only is None:
            match.read_only = Drift(match.number, IN_USE, "")
            match.save = None
        return match

    @classmethod
    def _opened(cls, save: SaveFile, games: Mapping[str, Game]) -> "Match":
        saved = save.read()
        record = saved.record
        if record.game not in games:
            raise SaveError(save.path, "game", record.game)
        game = games[record.game]
        saving.check(saved, game, save.path)
        tables, drift = replay(game, record)
        if drift is None and saved.torn:
            drift = Drift(len(record.moves) + 1, TORN, "")
        if drift is not None:
            record.cut(len(tables) - 1)
        match = cls(game, saved.seats, record, tables, None if drift else save)
        match.practice = saved.practice
        match.read_only = drift
        match.clock, match.guided, match.changes = saved.clock, saved.guided, saved.changes
        return match

    def close(self) -> None:
        """Leave the match to other copies of the program."""
        if self.save is not None:
            self.save.release()

    # What everybody may know

    @property
    def setup(self) -> Setup:
        """Return what stays the same during the match."""
        return self._tables[0].setup

    @property
    def number(self) -> int:
        """Return how many moves have been made."""
        return len(self._moves)

    @property
    def over(self) -> bool:
        """Tell whether the match has ended."""
        return self._tables[-1].over

    @property
    def decider(self) -> int:
        """Return the seat that must decide, or NOBODY."""
        return NOBODY if self.read_only else self._tables[-1].seat

    @property
    def texts(self) -> Texts:
        """Return the texts that the log speaks in; English where nobody chose."""
        if self._texts is None:
            self._texts = Texts(ENGLISH, [assets() / self.game.name, assets() / "common"])
        return self._texts

    @texts.setter
    def texts(self, texts: Texts) -> None:
        self._texts = texts
        self._chronicle.forget()

    def shares(self) -> list[float]:
        """Return each seat's share of the win once the match is over."""
        return self.game.scores(self._tables[-1])

    def count(self, name: str) -> int:
        """Return what a counter shows that everybody may read."""
        ref = self.setup.refs[name]
        if self.setup.counter(ref).viewers != self.setup.everyone:
            raise ValueError(f"{name} is not public")
        return self._tables[-1].count(ref)

    # What a seat may see

    def view(self, seat: int) -> Update:
        """Return the position now, without how it came about."""
        table = self._seen(self.number, seat)
        return Update(self.number, seat, table, [], self._offered(table))

    def _offered(self, table: Table) -> list[Move]:
        """Return what the seat that looks at the position now may do."""
        mine = table.viewer == self.decider and not self.over
        return legal_moves(self.game, table) if mine else []

    def update_for(self, seat: int) -> Update:
        """Return the position now and the last move as the seat saw it."""
        if not self._fresh:
            return self.view(seat)
        last = self.update_at(seat, self.number)
        return replace(last, moves=self._offered(last.table))

    def view_at(self, seat: int, number: int) -> Update:
        """Return the position after so many moves; 0 is the deal."""
        return Update(number, seat, self._seen(number, seat))

    def verb_at(self, number: int) -> int:
        """Return which kind of move was the one of a number; the first is 1."""
        return self._moves[number - 1].verb

    def mover_at(self, number: int) -> int:
        """Return who made the move of a number; the first is 1."""
        return self._tables[number - 1].seat

    def update_at(self, seat: int, number: int) -> Update:
        """Return the position after so many moves and the last of them as the seat saw it."""
        if number == 0:
            return self.view_at(seat, 0)
        before, m = self._tables[number - 1], self._moves[number - 1]
        events = self._events_of(number)
        mover = before.seat
        told = m if seat in {mover, OPEN} else watched(self.game, m, before, events, seat)
        table = self._seen(number, seat)
        seen = seen_by(self.setup, events, seat)
        return Update(number, seat, table, seen, [], mover, told, m.verb)

    def _events_of(self, number: int) -> list[Event]:
        """Return what a move did; one from before the match was opened is played again, once."""
        if number not in self._events:
            before, m = self._tables[number - 1], self._moves[number - 1]
            self._events[number] = play(self.game, before.copy(), m)
        return self._events[number]

    def explain(self, seat: int, what: int, onto: int, amount: int = 0) -> Ruling:
        """Say why a seat cannot take one thing onto another (by so much), from what it sees."""
        if self.read_only:
            return Ruling(READ_ONLY, {})
        if self.decider == seat and (is_unseen(what) or is_unseen(onto)):
            return nowhere_to_go(self._tables[-1].agenda[-1], what, onto)
        return explain(self.game, redact(self._tables[-1], seat), seat, what, onto, amount)

    def preview(self, seat: int, m: Move) -> Readout | None:
        """Return what a legal move of the deciding seat would bring, from what that seat sees."""
        if self.decider != seat:
            return None
        return self.game.preview(redact(self._tables[-1], seat), m)

    def readouts(self, seat: int, number: int | None = None) -> list[Readout]:
        """Return what a good player in this seat would have worked out, now or earlier."""
        return self.game.readouts(self._seen(self.number if number is None else number, seat))

    def _seen(self, number: int, seat: int) -> Table:
        """Return a table as a seat sees it; nobody sees everything before the match is over."""
        if seat == OPEN and not self.over:
            raise ValueError(f"match {self.record.game} is not over")
        return redact(self._tables[number], seat)

    def forced(self, seat: int) -> Move | None:
        """Return the only move of the deciding seat, or None where there is a choice."""
        moves = self.view(seat).moves
        return moves[0] if len(moves) == 1 else None

    def log(self, seat: int) -> list[LogLine]:
        """Return every sentence so far, as that seat was told it."""
        speaker = Speaker(self.texts, self.game, self.setup, self.seats, seat)
        told = self._chronicle.lines(speaker, self.number, self.update_at, self.shares)
        return with_changes(told, speaker, self.changes)

    # What changes the match

    def submit(self, move: Move) -> None:
        """Judge a move, carry it out and write it to the disk, before anybody is shown anything."""
        if self.read_only:
            raise RefusedError(READ_ONLY)
        t = self._tables[-1].copy()
        events = play(self.game, t, move)
        self._tables.append(t)
        self._moves.append(move)
        self._events[self.number] = events
        self.record.note(write(self.game, self.setup, move), t)
        self._fresh = True
        self.keep()
        if t.over:
            self._uncounted = True
            self._count()

    def allows(self, move: Move) -> bool:
        """Tell whether a move is legal now, though it may be none of those that are proposed."""
        return not self.read_only and judge(self.game, self._tables[-1], move) == LEGAL

    def set_level(self, seat: int, level: str) -> None:
        """Let a computer play at another level from its next decision on, and keep that."""
        if not (self.read_only or self.over or self.seats[seat].person):
            self.changes = change_level(self.seats, self.changes, self.number, seat, level)
            self.keep()

    @property
    def level_played(self) -> str:
        """Return which levels the only person has played against; nothing without one."""
        return level_played(self.seats, self.changes, [t.seat for t in self._tables[:-1]])

    def keep(self) -> None:
        """Write the match to its file, if it has one; `trouble` tells whether that worked."""
        if self.save is None:
            return
        saved = Saved(self.record, self.seats, self.practice, self.over, saving.now())
        saved.clock, saved.program = self.clock, self.program
        saved.guided, saved.changes = self.guided, self.changes
        self.trouble = None
        try:
            self.save.write(saved)
        except OSError as wrong:
            self.trouble = wrong

    def retry(self) -> None:
        """Try again to write what could not be written."""
        if self.trouble is not None:
            self.keep()
            self._count()

    def move_to(self, save: SaveFile) -> None:
        """Keep the match in another file from now on."""
        self.close()
        self.save = save
        save.hold()
        self.keep()
        self._count()

    def keep_time(self) -> None:
        """Write the time that has passed to the disk, where any is counted."""
        if self.clock.match and not self.over:
            self.keep()

    @property
    def _past(self) -> Past:
        return Past(self.game, self.seats, self._tables, self._events_of)

    def why_not_undo(self, seat: int) -> str:
        """Return the key of the text that says why a seat may not take back, or nothing.

        Where the player wants it, only another person's move is kept against it.
        """
        if self.read_only:
            return undo.NOTHING
        why = self._past.why_kept(seat)
        return why if why in {undo.NOTHING, undo.ANOTHERS} or not self.friendly_undo else ""

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back its last decision."""
        return not self.why_not_undo(seat)

    def undo(self, seat: int) -> bool:
        """Go back to the last decision of a seat; what would have stood makes it practice."""
        if not self.can_undo(seat):
            return False
        target = self._past.last_choice(seat)
        self.practice = self.practice or bool(self._past.why_kept(seat))
        del self._tables[target + 1 :]
        self._events = {number: done for number, done in self._events.items() if number <= target}
        del self._moves[target:]
        self.record.cut(target)
        self.changes = up_to(self.changes, target)
        self._chronicle.forget()
        self._fresh = False
        self.keep()
        return True

    def _count(self) -> None:
        """Enter the result into the statistics, unless it was practice, taught or nobody's."""
        level = self.level_played
        taught = self.practice or self.guided is not None
        if not self._uncounted or self.save is None or taught or not level:
            return
        seat, name = alone(self.seats), self.save.path.stem
        share, seats = self.shares()[seat], len(self.seats)
        try:
            statistics.note(statistics.Result(name, self.game.name, level, share, seats))
            met = card_tally.cards_met(self._tables, self._moves, seat)
            card_tally.note(name, self.game.name, met, won=share == 1)
        except OSError as wrong:
            self.trouble = wrong
        else:
            self._uncounted = False
