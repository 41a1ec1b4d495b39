"""One match between levels without a window: every seat gets its redacted table and no more."""

import tomllib
from functools import lru_cache
from time import perf_counter
from typing import Final, TypedDict, final

from rules.core.data import Facts
from rules.core.engine import RefusedError, legal_moves, new_table, play
from rules.core.game import Game
from rules.core.hidden import redact
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.levels import Level, all_levels, choose, levels_of
from tabletop.ai.tempers import believing
from tabletop.ai.trials import Stop
from tabletop.ai.worker import find_game

ENDLESS: Final = 5000  # moves after which a match counts as endless


class Pairing(TypedDict):
    """A match to be played; entry `(seat + rotation) % seats` of the levels sits at a seat."""

    registry: str
    game: str
    options: dict[str, int]
    levels: list[str]
    weights: list[str]  # what each entry believes, as the text of a file; none: the game's own
    settings: str  # the text of a file of levels; none: those of the house
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
    used: list[dict[str, int]]  # how often a verb moved a card, as "verb card"


@final
class Contestant:
    """Who plays an entry: the game as this player believes it, a level, and a mind."""

    __slots__ = ("game", "level", "mind")

    def __init__(self, game: Game, level: Level, mind: Rng) -> None:
        self.game: Final = game
        self.level: Final = level
        self.mind: Final = mind

    def choose(self, view: Table) -> Move:
        """Choose a move among several on a redacted table."""
        return choose(self.game, view, self.level, self.mind, Stop())


@lru_cache(maxsize=8)
def contest_levels(settings: str) -> dict[str, Level]:
    """Return the levels of a text of settings, or without one those of the house."""
    if not settings:
        return all_levels()
    return levels_of(Facts("levels.toml", "", tomllib.loads(settings)))


def contestants(game: Game, pairing: Pairing) -> list[Contestant]:
    """Seat who plays, one for each entry."""
    levels = contest_levels(pairing["settings"])
    texts = pairing["weights"] or [""] * len(pairing["levels"])
    source = Rng.seeded(pairing["minds"])
    found: list[Contestant] = []
    for name, text in zip(pairing["levels"], texts, strict=True):
        mind = Rng.seeded(source.next())
        found.append(Contestant(believing(game, text), levels[name], mind))
    return found


def play_match(pairing: Pairing) -> ContestResult:
    """Play one match to its end, or to a refused move or the bound of moves."""
    game = find_game(pairing["registry"], pairing["game"])
    seats = len(pairing["levels"])
    t = new_table(game, seats, pairing["deal"], pairing["options"])
    players = contestants(game, pairing)
    outcome = ContestResult(
        pairing=pairing, shares=[], by_seat=[], illegal=0, endless=0, turns=0, moves=0,
        milliseconds=[[] for _ in range(seats)], used=[{} for _ in range(seats)],
    )  # fmt: skip
    while not t.over and outcome["moves"] < ENDLESS:
        entry = (t.seat + pairing["rotation"]) % seats
        if not _decide(t, players[entry], outcome, entry):
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


def _decide(t: Table, player: Contestant, outcome: ContestResult, entry: int) -> bool:
    """Let a player make a move; return False where the rules refuse it."""
    game = player.game
    view = redact(t, t.seat)
    moves = legal_moves(game, view)
    move = moves[0]
    if len(moves) > 1:
        start = perf_counter()
        move = player.choose(view)
        outcome["milliseconds"][entry].append((perf_counter() - start) * 1000)
    if is_piece(move.what):
        name = f"{game.verbs[move.verb].name} {t.setup.card(move.what).id}"
        used = outcome["used"][entry]
        used[name] = used.get(name, 0) + 1
    try:
        play(game, t, move)
    except RefusedError:
        return False
    return True
