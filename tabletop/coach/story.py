"""How a match went for a seat: what each of its decisions promised, and where that turned.

Every decision is thought about again with what the seat knew then, and nothing of what came later.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.engine import legal_moves
from rules.core.table import Table
from tabletop.coach.advisor import Advisor
from tabletop.match import Match
from tabletop.players import Thinker
from tabletop.summary.recap import recap

MOST_TURNS: Final = 5  # that are told
LEAST_TURN: Final = 0.03  # a smaller change of the share is none
STEP: Final = 16  # moves that are looked through at a time


@dataclass(frozen=True)
class StoryPoint:
    """One decision: after how many moves it came, and the share of the win it promised."""

    number: int
    share: float


@dataclass(frozen=True)
class TurningPoint:
    """Between two decisions the share rose or fell: after how many moves, from what, to what."""

    number: int
    until: int
    before: float
    after: float

    @property
    def change(self) -> float:
        """Return by how much the share rose."""
        return self.after - self.before


class Story:
    """Goes through the decisions of a seat in a finished match, a little at a time.

    `failed` tells that nobody can think about them.
    """

    def __init__(self, match: Match, seat: int, client: Thinker) -> None:
        self.match = match
        self.seat = seat
        self.points: list[StoryPoint] = []
        self.failed = False
        self.seen = 0  # how many moves have been looked through
        self._advisor = Advisor(client)

    @property
    def done(self) -> bool:
        """Tell whether every decision has been thought about."""
        return self.failed or (self.seen >= self.match.number and not self._advisor.thinking)

    @property
    def result(self) -> float:
        """Return the share of the win that came of it."""
        return self.match.shares()[self.seat]

    def advance(self) -> None:
        """Go on: hear what was thought of a decision, and ask about the next one."""
        if self._advisor.thinking:
            self._hear()
            return
        for _ in range(STEP):
            if self.done:
                return
            view = decision_at(self.match, self.seat, self.seen)
            self.seen += 1
            if view is not None:
                self._advisor.ask(self.match.game, view)
                return

    def _hear(self) -> None:
        advice = self._advisor.poll()
        if advice is None:
            return
        if advice.share is None:
            self.failed = True
        else:
            self.points.append(StoryPoint(self.seen - 1, advice.share))

    def forget(self) -> None:
        """Stop thinking for now; the decision that was being thought about comes again."""
        if self._advisor.thinking:
            self._advisor.drop()
            self.seen -= 1

    def turns(self) -> list[TurningPoint]:
        """Return where the share changed most, in the order of the match."""
        return turning_points(self.points, self.match.number, self.result)


def decision_at(match: Match, seat: int, number: int) -> Table | None:
    """Return what a seat saw after so many moves, if it had to choose then."""
    if match.mover_at(number + 1) != seat:
        return None
    view = match.view_at(seat, number).table
    return view if len(legal_moves(match.game, view)) > 1 else None


def turning_points(points: Sequence[StoryPoint], end: int, result: float) -> list[TurningPoint]:
    """Return the largest drops and rises between decisions, and from the last one to the result."""
    after = [*points[1:], StoryPoint(end, result)] if points else []
    turns = [
        TurningPoint(one.number, other.number, one.share, other.share)
        for one, other in zip(points, after, strict=True)
    ]
    turns = [turn for turn in turns if abs(turn.change) >= LEAST_TURN]
    turns.sort(key=lambda turn: -abs(turn.change))
    return sorted(turns[:MOST_TURNS], key=lambda turn: turn.number)


def events_of(match: Match, seat: int, turns: Sequence[TurningPoint]) -> list[str]:
    """Return in a sentence each what turned the match, as the seat was told it."""
    heaviest = recap(match, seat, 0, everybody=True)
    log = match.log(seat)
    told = []
    for turn in turns:
        span = range(turn.number + 1, turn.until + 1)
        # What was good for the seat explains a rise, and what was bad for it a drop.
        fits = [line for line in heaviest if line.number in span and line.upshot.seat == seat
                and line.loss == (turn.change < 0)]  # fmt: skip
        lines = [line.text for line in fits] or [
            line.text for line in log if line.number == turn.number + 1
        ]
        told.append(lines[0] if lines else "")
    return told
