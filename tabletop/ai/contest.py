"""One match between levels without a window: every seat gets its redacted table and no more."""

from time import perf_counter
from typing import Final, TypedDict

from rules.core.engine import RefusedError, legal_moves, new_table, play
from rules.core.game import Game
from rules.core.hidden import redact
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.levels import all_levels, choose
from tabletop.ai.trials import Stop
from tabletop.ai.worker import find_game

ENDLESS: Final = 5000  # moves after which a match counts as endless


class Pairing(TypedDict):
    """A match to be played; entry `(seat + rotation) % seats` of the levels sits at a seat."""

    registry: str
    game: str
    options: dict[str, int]
    levels: list[str]
    rotation: int
    deal: int  # the seed of the deal
    minds: int  # the seed of the players


class ContestResult(TypedDict):
    """How a match went; figures are per entry of the pairing's levels, where not said otherwise."""

    pairing: Pairing
    shares: list[float]  # of the win; empty where the match was broken off
    by_seat: list[float]  # the same shares in the order of the seats
    illegal: int
    endless: int
    turns: int
    moves: int
    milliseconds: list[list[float]]  # one for each decision among several moves


def play_match(pairing: Pairing) -> ContestResult:
    """Play one match to its end, or to a refused move or the bound of moves."""
    game = find_game(pairing["registry"], pairing["game"])
    seats = len(pairing["levels"])
    t = new_table(game, seats, pairing["deal"], pairing["options"])
    source = Rng.seeded(pairing["minds"])
    minds = [Rng.seeded(source.next()) for _ in range(seats)]
    outcome = ContestResult(
        pairing=pairing, shares=[], by_seat=[], illegal=0, endless=0, turns=0, moves=0,
        milliseconds=[[] for _ in range(seats)],
    )  # fmt: skip
    while not t.over and outcome["moves"] < ENDLESS:
        entry = (t.seat + pairing["rotation"]) % seats
        if not _decide(game, t, pairing["levels"][entry], minds[entry], outcome, entry):
            outcome["illegal"] = 1
            break
        outcome["moves"] += 1
    outcome["turns"] = game.turns(t)
    if t.over:
        outcome["by_seat"] = game.scores(t)
        outcome["shares"] = [
            outcome["by_seat"][(entry - pairing["rotation"]) % seats] for entry in range(seats)
        ]
    elif not outcome["illegal"]:
        outcome["endless"] = 1
    return outcome


def _decide(
    game: Game, t: Table, level: str, mind: Rng, outcome: ContestResult, entry: int
) -> bool:
    """Let a level make its move; return False where the rules refuse it."""
    view = redact(t, t.seat)
    start = perf_counter()
    move = choose(game, view, all_levels()[level], mind, Stop())
    if len(legal_moves(game, view)) > 1:
        outcome["milliseconds"][entry].append((perf_counter() - start) * 1000)
    try:
        play(game, t, move)
    except RefusedError:
        return False
    return True
