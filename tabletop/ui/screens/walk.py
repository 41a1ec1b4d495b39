"""The way through a match that is looked at: which position is shown, and when the next one is."""

from rules.core.hidden import PUBLIC
from rules.core.moments import SUMMARY
from tabletop.match import Match

BREATH = 0.45  # seconds between two moves while playing


class Walk:
    """Where one is in a match, and whether one goes on without being asked."""

    def __init__(self, match: Match) -> None:
        self.number = 0
        self.playing = False
        self._rested = 0.0
        self.follow(match)

    def follow(self, match: Match) -> None:
        """Walk through a match, or through more of it than was there before."""
        self.match = match
        positions = (match.view_at(PUBLIC, number).table for number in range(match.number + 1))
        self._turns = [match.game.turns(table) for table in positions]

    @property
    def at_end(self) -> bool:
        """Tell whether the last position is shown."""
        return self.number >= self.match.number

    @property
    def turn(self) -> int:
        """Return which turn it is."""
        return self._turns[self.number]

    def go(self, number: int) -> None:
        """Go to the position after so many moves."""
        self.number = max(0, min(self.match.number, number))

    def step(self, by: int) -> bool:
        """Go one move on or back; return whether there was a move to go on by."""
        self._rested = 0.0
        on = by > 0 and not self.at_end
        self.playing = self.playing and on
        self.go(self.number + (by if on else min(by, 0)))
        return on

    def start_of(self, by: int) -> int:
        """Return where this turn begins, or the one before or after it."""
        if by > 0:
            later = (number for number, turn in enumerate(self._turns) if turn > self.turn)
            return next(later, self.match.number)
        start = self._turns.index(self.turn)
        if start == self.number and start:
            start = self._turns.index(self._turns[start - 1])
        return start

    def moment(self, by: int) -> int | None:
        """Return which move brought the moment before this position or the next one, if any did."""
        last = self.match.number
        numbers = range(self.number + 1, last + 1) if by > 0 else range(self.number - 1, 0, -1)
        return next((number for number in numbers if self._decides(number)), None)

    def _decides(self, number: int) -> bool:
        told = (event.moment for event in self.match.update_at(PUBLIC, number).events)
        return any(one is not None and one.name != SUMMARY for one in told)

    def play(self) -> bool:
        """Go on without being asked, at once, or stop that; tell whether to begin anew for it."""
        self.playing = not self.playing
        self._rested = BREATH
        return self.playing and self.at_end

    def due(self, seconds: float) -> bool:
        """Let time pass while the table rests; tell whether the next move is due."""
        self._rested += seconds
        return self._rested >= BREATH
