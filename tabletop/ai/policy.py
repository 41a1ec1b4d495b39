"""How a move is chosen without search: at random, or as the best looking of a few."""

from typing import Final, final

from rules.core.engine import legal_moves
from rules.core.game import Game
from rules.core.hidden import imagine
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import Step, Table


@final
class Policy:
    """Chooses the moves of a play-out; `samples` moves are drawn and the best looking is taken."""

    __slots__ = ("knowledge", "samples")

    def __init__(self, knowledge: Knowledge, samples: int) -> None:
        self.knowledge: Final = knowledge
        self.samples: Final = samples

    def pick(self, t: Table, step: Step, moves: list[Move], rng: Rng) -> Move:
        """Draw a move."""
        count = len(moves)
        if count == 1:
            return moves[0]
        if self.samples <= 1:
            return moves[rng.below(count)]
        drawn: list[Move] = []
        for _ in range(self.samples):
            drawn.append(moves[rng.below(count)])
        scores = self.knowledge.scores(t, step, drawn)
        best = 0
        for i in range(1, len(drawn)):
            if scores[i] > scores[best]:
                best = i
        return drawn[best]


def sensible(knowledge: Knowledge, t: Table, step: Step, moves: list[Move]) -> list[Move]:
    """Return the moves worth a thought and not vetoed, or where none is left the former."""
    moves = knowledge.shortlist(t, step, moves)
    result = [m for m in moves if not knowledge.vetoes(t, step, m)]
    return result or moves


def at_a_glance(game: Game, view: Table, rng: Rng) -> Move:
    """Choose the best looking move of a redacted table, without looking ahead."""
    moves = legal_moves(game, view)
    t = imagine(game, view, rng)
    step = t.agenda[-1]
    moves = sensible(game.knowledge, t, step, moves)
    scores = game.knowledge.scores(t, step, moves)
    top = max(scores)
    best = [m for m, score in zip(moves, scores, strict=True) if score == top]
    return best[rng.below(len(best))]
