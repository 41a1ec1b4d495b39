"""The levels of play: how each one comes to its move, and what it thought of the others."""

from functools import cache
from math import inf
from pathlib import Path
from typing import Final, final

from rules.core.data import Facts, read_facts
from rules.core.engine import apply, legal_moves
from rules.core.game import Game
from rules.core.hidden import imagine
from rules.core.moves import Move, drawn
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.ismcts import Search, SearchSettings, Stop
from tabletop.ai.kinds import merged

RANDOM: Final = "random"
GREEDY: Final = "greedy"
SEARCH: Final = "search"
ABSURD: Final = 0.1  # a move with fewer visits than this share of the top is never played


@final
class Level:
    """One strength of play; the settings are those of a search where it has one."""

    __slots__ = ("name", "way", "worlds", "strength", "settings", "casual")

    def __init__(
        self,
        name: str,
        way: str,
        worlds: int,
        strength: float,
        settings: SearchSettings | None,
        *,
        casual: bool = False,
    ) -> None:
        self.name: Final = name
        self.way: Final = way
        self.worlds: Final = worlds
        self.strength: Final = strength
        self.settings: Final = settings
        self.casual: Final = casual


@final
class WeighedMove:
    """One move, how much thought it got, and the share of the win it promises."""

    __slots__ = ("move", "visits", "value")

    def __init__(self, move: Move, visits: int, value: float) -> None:
        self.move: Final = move
        self.visits: Final = visits
        self.value: Final = value


@final
class Thought:
    """A decision: the move to make, and the moves that were weighed, most visited first."""

    __slots__ = ("move", "choices", "iterations")

    def __init__(self, move: Move, choices: list[WeighedMove], iterations: int) -> None:
        self.move: Final = move
        self.choices: Final = choices
        self.iterations: Final = iterations


@cache
def all_levels() -> dict[str, Level]:
    """Read every level, weakest first."""
    return levels_of(read_facts(Path(__file__).with_name("levels.toml")))


def levels_of(facts: Facts) -> dict[str, Level]:
    """Read levels from a file's facts; a laboratory tries out others than those of the house."""
    names = facts.keys()
    return {name: _level(name, facts.sub(name)) for name in names}


def _level(name: str, facts: Facts) -> Level:
    way = facts.one_of("way", [RANDOM, GREEDY, SEARCH])
    worlds = facts.whole("worlds", 1) if way == GREEDY else 1
    strength = 0.0
    settings: SearchSettings | None = None
    casual = False
    if way == SEARCH:
        casual = facts.flag("casual")
        strength = facts.real("strength")
        settings = SearchSettings(
            iterations=facts.whole("iterations", 1),
            milliseconds=facts.whole("milliseconds", 1),
            temperature=_positive(facts, "temperature"),
            exploration=_positive(facts, "exploration"),
            horizon=facts.whole("horizon", 1),
            samples=facts.whole("samples", 1),
            widening=_positive(facts, "widening"),
        )
    facts.done()
    return Level(name, way, worlds, strength, settings, casual=casual)


def _positive(facts: Facts, key: str) -> float:
    value = facts.real(key)
    if value <= 0:
        raise facts.complain(key, "out-of-range", f"{value} (> 0)")
    return value


def choose(game: Game, view: Table, level: Level, rng: Rng, stop: Stop) -> Move:
    """Choose a move for the seat whose redacted table this is."""
    return think(game, view, level, rng, stop).move


def think(game: Game, view: Table, level: Level, rng: Rng, stop: Stop) -> Thought:
    """Choose a move and say what was thought of the others."""
    moves = legal_moves(game, view)
    if len(moves) == 1:
        return Thought(moves[0], [], 0)
    if level.settings is not None:
        return _search(game, view, level, level.settings, rng, stop)
    if level.way == GREEDY:
        return _greedy(game, view, level, moves, rng)
    return Thought(drawn(moves, rng), [], 0)


def _greedy(game: Game, view: Table, level: Level, moves: list[Move], rng: Rng) -> Thought:
    seat = view.seat
    worlds = [imagine(game, view, rng) for _ in range(level.worlds)]
    step = worlds[0].agenda[-1]
    kinds = merged(view, game.knowledge.shortlist(worlds[0], step, moves))
    totals = [0.0] * len(kinds)
    for world in worlds:
        for i, m in enumerate(kinds):
            t = world.copy()
            apply(game, t, m)
            values = game.scores(t) if t.over else game.knowledge.value(t)
            totals[i] += values[seat] / level.worlds
    top = max(totals)
    best = [m for m, total in zip(kinds, totals, strict=True) if total == top]
    if len(best) > 1:
        # A move that changes nothing yet, such as a bid, is judged by its looks.
        scores = game.knowledge.scores(worlds[0], step, best)
        best = [m for m, score in zip(best, scores, strict=True) if score == max(scores)]
    choices = [WeighedMove(m, level.worlds, total) for m, total in zip(kinds, totals, strict=True)]
    choices.sort(key=_by_value, reverse=True)
    return Thought(best[rng.below(len(best))], choices, level.worlds)


def _by_value(choice: WeighedMove) -> float:
    return choice.value


def _search(
    game: Game, view: Table, level: Level, settings: SearchSettings, rng: Rng, stop: Stop
) -> Thought:
    knowledge = game.knowledge.casual() if level.casual else game.knowledge
    search = Search(game, view, settings, rng, knowledge)
    search.run(stop)
    choices: list[WeighedMove] = []
    for node in search.choices():
        if node.move is not None:
            value = node.total / node.visits if node.visits else 0.0
            choices.append(WeighedMove(node.move, node.visits, value))
    return Thought(draw(choices, level.strength, rng).move, choices, search.iterations)


def draw(choices: list[WeighedMove], strength: float, rng: Rng) -> WeighedMove:
    """Draw among the most visited first, in proportion to visits to the power of `strength`."""
    top = choices[0].visits
    if top == 0 or strength == inf:
        return choices[0]
    weights: list[float] = []
    for choice in choices:
        share = choice.visits / top
        weights.append(share**strength if share >= ABSURD else 0.0)
    mark = rng.fraction() * sum(weights)
    for choice, weight in zip(choices, weights, strict=True):
        mark -= weight
        if mark < 0:
            return choice
    return choices[0]
