"""The levels of play: how each one comes to its move, and what it thought of the others."""

from functools import cache
from math import exp, log
from pathlib import Path
from typing import Final, final

from rules.core.data import Facts, read_facts
from rules.core.engine import apply, legal_moves
from rules.core.game import Game
from rules.core.hidden import imagine
from rules.core.moves import Move, drawn
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.kinds import merged
from tabletop.ai.policy import at_a_glance
from tabletop.ai.trials import Candidate, Stop, Trials, TrialSettings

RANDOM: Final = "random"
GREEDY: Final = "greedy"
PRIOR: Final = "prior"
SEARCH: Final = "search"
COACH: Final = "coach"  # the level that gives advice
NEARLY: Final = 1e-4  # keeps the logarithm of a share within bounds


@final
class Level:
    """One strength of play; the settings are those of a search where it has one."""

    __slots__ = ("name", "way", "worlds", "settings")

    def __init__(self, name: str, way: str, worlds: int, settings: TrialSettings | None) -> None:
        self.name: Final = name
        self.way: Final = way
        self.worlds: Final = worlds
        self.settings: Final = settings


@final
class WeighedMove:
    """One move, in how many worlds it was tried, and the share of the win it promises."""

    __slots__ = ("move", "visits", "value")

    def __init__(self, move: Move, visits: int, value: float) -> None:
        self.move: Final = move
        self.visits: Final = visits
        self.value: Final = value


@final
class Thought:
    """A decision: the move to make, and the moves that were weighed, best first."""

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
    way = facts.one_of("way", [RANDOM, GREEDY, PRIOR, SEARCH])
    worlds = facts.whole("worlds", 1) if way == GREEDY else 1
    settings: TrialSettings | None = None
    if way == SEARCH:
        settings = TrialSettings(
            worlds=facts.whole("worlds", 0),
            milliseconds=facts.whole("milliseconds", 1),
            candidates=facts.whole("candidates", 1),
            horizon=facts.whole("horizon", 1),
            doubt=facts.real("doubt"),
            slip=facts.real("slip"),
            least=facts.whole("least", 0) if facts.has("least") else 0,
            finish=facts.whole("finish", 0) if facts.has("finish") else 0,
            closing=facts.whole("closing", 0) if facts.has("closing") else 0,
        )
    facts.done()
    return Level(name, way, worlds, settings)


def suited(settings: TrialSettings, level: str, game: Game) -> TrialSettings:
    """Return the settings of a level for a game, which may have found others that suit it."""
    own = game.knowledge.ways.get(level)
    return settings if own is None else settings.changed(own)


def choose(game: Game, view: Table, level: Level, rng: Rng, stop: Stop) -> Move:
    """Choose a move for the seat whose redacted table this is."""
    return think(game, view, level, rng, stop).move


def think(game: Game, view: Table, level: Level, rng: Rng, stop: Stop) -> Thought:
    """Choose a move and say what was thought of the others."""
    moves = legal_moves(game, view)
    if len(moves) == 1:
        return Thought(moves[0], [], 0)
    if level.settings is not None:
        return _search(game, view, suited(level.settings, level.name, game), rng, stop)
    if level.way == GREEDY:
        return _greedy(game, view, level, moves, rng)
    if level.way == PRIOR:
        return Thought(at_a_glance(game, view, rng), [], 1)
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


def _search(game: Game, view: Table, settings: TrialSettings, rng: Rng, stop: Stop) -> Thought:
    trials = Trials(game, view, settings, rng, game.knowledge)
    trials.run(stop)
    # What was played to the end needs no judgement that would have to be trusted.
    trust = 1.0 if trials.to_the_end else game.knowledge.trust
    seats = view.setup.seats
    choices = [_weighed(candidate, trust, seats) for candidate in trials.ranking()]
    return Thought(choices[0].move, choices, trials.worlds)


def _weighed(candidate: Candidate, trust: float, seats: int) -> WeighedMove:
    value = trusted(candidate.mean, trust, seats)
    return WeighedMove(candidate.move, len(candidate.results), value)


def trusted(share: float, trust: float, seats: int) -> float:
    """Return a share of the win as matches bear it out, nearer to the fair one or further away."""
    fair = log(1.0 / (seats - 1))
    share = max(NEARLY, min(1.0 - NEARLY, share))
    odds = log(share / (1.0 - share))
    return 1.0 / (1.0 + exp(-(fair + trust * (odds - fair))))
