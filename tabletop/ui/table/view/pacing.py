"""How long moves are shown: a rival's whole turn has one budget, however many moves it takes.

Whoever sits among seven computers waits for each of them; what they do must be quick to watch.
Only showing is counted: neither thinking, nor the time that a person takes to answer.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from rules.core.events import ROLLED
from rules.core.table import NOBODY, Table
from tabletop.ui.table import feel
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.update import Update


@dataclass(slots=True)
class _Turn:
    """The turn of a seat: how long it has been shown, and whether dice were thrown in it."""

    seat: int
    spent: float = 0.0
    thrown: bool = False


class TurnPace:
    """What is left of the time in which the turn of a rival may be shown, where turns are swift.

    Everything that anybody else does in that turn is part of it. In the viewer's own turn, and
    wherever turns are not swift, every move has the usual time.
    """

    def __init__(self, plan: Plan, turn_of: Callable[[Table], int]) -> None:
        self.turn_of = turn_of
        self.swift = plan.swift
        self.dice = any(view.form == "dice" for view in plan.counters)
        self._turn = _Turn(NOBODY)
        self._told = 0.0  # how long moments were told since the viewer's own turn

    @property
    def left(self) -> float:
        """Return how long moments may be told until the viewer's own turn."""
        return feel.ROUND_TOLD - self._told if self.swift else inf

    def tell(self, seconds: float) -> None:
        """Note how long a moment is told."""
        self._told += seconds

    def most(self, update: Update, before: Table) -> float:
        """Return how long a move may be shown that led from one table to another."""
        active = self.turn_of(before)
        if active != self._turn.seat:
            # What the viewer's own turn has told is not taken from what rivals bring.
            self._told = 0.0 if self._turn.seat == update.seat else self._told
            self._turn = _Turn(active)
        if active in {NOBODY, update.seat}:
            self._told = 0.0
        if not self.swift or active == NOBODY or update.mover == update.seat:
            return feel.CHAIN_MOST
        if active == update.seat:
            return feel.TURN_MOST
        turn, after = self._turn, update.table
        turn.thrown = turn.thrown or any(event.kind == ROLLED for event in update.events)
        most = feel.TURN_MOST if self._told < feel.ROUND_TOLD else feel.TURN_LATE
        left = max(0.0, most - turn.spent)
        if after.over or self.turn_of(after) != active:
            return left
        kept = feel.ROLL_KEPT if self.dice and not turn.thrown else 0.0
        return max(0.0, left - kept) * feel.TURN_SHARE

    def spend(self, update: Update, seconds: float) -> None:
        """Note how long a move is shown."""
        if update.mover != update.seat:
            self._turn.spent += seconds
