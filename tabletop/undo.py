"""What may be taken back: a choice stands once somebody else has acted on it or learnt from it.

Computers that have not answered yet forget what they saw; a person at the same table does not.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules.core.engine import legal_moves
from rules.core.events import MOVED, REVEALED, ROLLED, SHUFFLED, Event
from rules.core.game import Game
from rules.core.table import Table
from tabletop.player.seats import Seat

NOTHING = "text.undo_nothing"
NEWS = "text.undo_news"
ANSWERED = "text.undo_answered"
ANOTHERS = "text.undo_anothers"
OVER = "text.undo_over"

NO_CHOICE = -1


@dataclass(frozen=True)
class Past:
    """The way of a match so far: its tables, who sits there, and what each move did."""

    game: Game
    seats: Sequence[Seat]
    tables: Sequence[Table]
    events_of: Callable[[int], list[Event]]

    def last_choice(self, seat: int) -> int:
        """Return after how many moves a person last had a choice, or NO_CHOICE."""
        if not 0 <= seat < len(self.seats) or not self.seats[seat].person:
            return NO_CHOICE
        for number in range(len(self.tables) - 2, -1, -1):
            before = self.tables[number]
            # A forced move would play itself again at once.
            if before.seat == seat and len(legal_moves(self.game, before)) > 1:
                return number
        return NO_CHOICE

    def why_kept(self, seat: int) -> str:
        """Return the key of the text that says why the last choice of a seat stands, or nothing."""
        target = self.last_choice(seat)
        if target == NO_CHOICE:
            return NOTHING
        others = {before.seat for before in self.tables[target:-1]} - {seat}
        if any(self.seats[other].person for other in others):
            return ANOTHERS
        if self.tables[-1].over:
            return OVER
        if others:
            return ANSWERED
        listening = [n for n, sitting in enumerate(self.seats) if sitting.person]
        eyes = sum(1 << listener for listener in listening)
        learnt = any(self.learners(n) & eyes for n in range(target + 1, len(self.tables)))
        return NEWS if learnt else ""

    def learners(self, number: int) -> int:
        """Return which seats (a bit mask) learnt something by the move of a number."""
        before, after = self.tables[number - 1], self.tables[number]
        if not after.news:
            return 0
        everyone = after.setup.everyone
        known, found = before.known[:], 0
        for event in self.events_of(number):
            if event.kind in {ROLLED, SHUFFLED}:
                return everyone
            if event.kind in {MOVED, REVEALED}:
                found |= event.seen & ~known[event.what]
                known[event.what] = event.seen
        # What no piece shows, such as a sealed number, was told to all.
        return found or everyone
