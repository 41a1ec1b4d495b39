"""How a move is chosen without search: as the best looking one."""

from rules.core.engine import legal_moves
from rules.core.game import Game
from rules.core.hidden import imagine
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import Step, Table


def sensible(knowledge: Knowledge, t: Table, step: Step, moves: list[Move]) -> list[Move]:
    """Return the moves worth a thought that can be defended, or where none is left the former."""
    moves = knowledge.shortlist(t, step, moves)
    return knowledge.defensible(t, step, moves) or moves


def best_looking(knowledge: Knowledge, t: Table, step: Step, moves: list[Move], rng: Rng) -> Move:
    """Return the best looking of some moves, any one of equals."""
    if len(moves) == 1:
        return moves[0]
    scores = knowledge.scores(t, step, moves)
    top = max(scores)
    best = [m for m, score in zip(moves, scores, strict=True) if score == top]
    return best[0] if len(best) == 1 else best[rng.below(len(best))]


def at_a_glance(game: Game, view: Table, rng: Rng, knowledge: Knowledge | None = None) -> Move:
    """Choose the best looking move of a redacted table, without looking ahead."""
    knows = knowledge or game.knowledge
    moves = legal_moves(game, view)
    t = imagine(game, view, rng)
    step = t.agenda[-1]
    moves = sensible(knows, t, step, moves)
    scores = knows.scores(t, step, moves)
    top = max(scores)
    best = [m for m, score in zip(moves, scores, strict=True) if score == top]
    return best[rng.below(len(best))]
