"""Advice on one decision: the moves that were weighed, and what each of them promises."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rules.core.engine import judge
from rules.core.game import LEGAL, Game
from rules.core.moves import Move
from rules.core.notation import read
from rules.core.table import Table
from tabletop.ai.kinds import own_kind
from tabletop.ai.messages import Reply

TOLD: Final = 3  # moves that are named
TOLERABLE: Final = 0.05  # off by more than this, on average, and no chance is told


@dataclass(frozen=True)
class Suggestion:
    """A move, and the share of the win that it promises; None where it was only looked at."""

    move: Move
    share: float | None


@dataclass(frozen=True)
class Advice:
    """What was thought of the moves on one redacted table, best first."""

    view: Table
    suggestions: Sequence[Suggestion] = field(default_factory=list)

    @property
    def best(self) -> list[Suggestion]:
        """Return the few moves that are worth naming."""
        return list(self.suggestions[:TOLD])

    @property
    def share(self) -> float | None:
        """Return the share of the win that the decision promises if the best is made of it."""
        return self.suggestions[0].share if self.suggestions else None

    def share_of(self, m: Move) -> float | None:
        """Return what a move promises, where it or one just like it was tried."""
        kind = own_kind(self.view, m)
        same = (one for one in self.suggestions if own_kind(self.view, one.move) == kind)
        return next((one.share for one in same), None)

    def loss_of(self, m: Move) -> float:
        """Return how much less a move promises than the best one; nothing where nobody knows."""
        best, own = self.share, self.share_of(m)
        return max(0.0, best - own) if best is not None and own is not None else 0.0


def advice_from(game: Game, view: Table, reply: Reply) -> Advice:
    """Return the advice that an answer of the thinking process holds.

    The first move is the one to make: another that did better in the tries did so within doubt,
    and counts as just as good.
    """
    moves = [(read(game, view.setup, text), tries, value) for text, tries, value in
             reply.get("thoughts", [])]  # fmt: skip
    if not moves:
        moves = [(read(game, view.setup, reply["move"]), 0, 0.0)]
    found: list[Suggestion] = []
    most = 1.0
    for m, tries, value in moves:
        if judge(game, view, m) != LEGAL or not game.verbs[m.verb].offered:
            continue
        share = min(value, most) if tries else None
        most = share if share is not None and not found else most
        found.append(Suggestion(m, share))
    return Advice(view, found)


def tells_chances(game: Game) -> bool:
    """Tell whether the shares of a game are near enough to what matches bring to be told."""
    return game.knowledge.calibration <= TOLERABLE


def percent(share: float) -> int:
    """Return a share as it is told: nothing is certain before it has happened."""
    return max(1, min(99, round(100 * share)))
