"""Measures how fast random decisions are made here and in games of other libraries, side by side.

By the processor's clock, in rounds that take turns, so that a busy machine slows all of them alike.
"""

from __future__ import annotations

import warnings
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from rules.core.engine import apply, legal_moves, new_table
from rules.core.rng import Rng
from rules.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rules.core.game import Game

    Walk = Iterator[None]  # a step for each decision, match after match without end

SLICE: Final = 0.3  # seconds of a walk in each round
ROUNDS: Final = 7
LIARS: Final = "OpenSpiel liars_poker"
LIARS_DEALT: Final = "OpenSpiel liars_poker with each dealt digit"
UNO: Final = "RLCard uno"
LEDUC: Final = "PettingZoo leduc_holdem"


def rules_walk(game: Game) -> Walk:
    """Decide by the bare rules."""
    rng = Rng.seeded(1)
    while True:
        t = new_table(game, min(game.seat_counts), rng.next(), {})
        while not t.over:
            moves = legal_moves(game, t)
            apply(game, t, moves[rng.below(len(moves))])
            yield


def spiel_walk(game: Any, *, dealing: bool = False) -> Walk:
    """Decide in a game of OpenSpiel; what chance does is no decision, unless dealing counts too."""
    rng = Rng.seeded(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])
            if dealing or not chance:
                yield


def zoo_walk(match: Any) -> Walk:
    """Decide in an environment of PettingZoo, by its masks."""
    rng = Rng.seeded(1)
    while True:
        match.reset(seed=rng.below(1 << 31))
        for _ in match.agent_iter():
            seen, _, terminated, truncated, _ = match.last()
            if terminated or truncated:
                match.step(None)
                continue
            legal = seen["action_mask"].view(bool).nonzero()[0]  # much faster than of bytes
            match.step(int(legal[rng.below(len(legal))]))
            yield


def card_walk(env: Any) -> Walk:
    """Decide in an environment of RLCard."""
    rng = Rng.seeded(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[rng.below(len(legal))])
            yield


def _ours_in_spiel() -> dict[str, Walk]:
    from peers import spiel  # noqa: PLC0415

    return {
        f"{name} in OpenSpiel": spiel_walk(spiel.load(name, min(game.seat_counts)))
        for name, game in GAMES.items()
    }


def _liars() -> dict[str, Walk]:
    import pyspiel  # noqa: PLC0415
    from open_spiel.python.games import liars_poker  # noqa: F401, PLC0415 - registers it

    game = pyspiel.load_game("python_liars_poker")
    return {LIARS: spiel_walk(game), LIARS_DEALT: spiel_walk(game, dealing=True)}


def _ours_in_zoo() -> dict[str, Walk]:
    from peers import zoo  # noqa: PLC0415

    return {f"{name} in PettingZoo": zoo_walk(zoo.env(name)) for name in GAMES}


def _leduc() -> dict[str, Walk]:
    from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415

    return {LEDUC: zoo_walk(leduc_holdem_v4.env())}


def _uno() -> dict[str, Walk]:
    import rlcard  # noqa: PLC0415

    return {UNO: card_walk(rlcard.make("uno", {"seed": 1}))}


def walks() -> tuple[dict[str, Walk], list[str]]:
    """Return every walk that can be made here, and a sentence for what is missing."""
    found = {name: rules_walk(game) for name, game in GAMES.items()}
    lacking: list[str] = []
    makers: list[tuple[str, Callable[[], dict[str, Walk]]]] = [
        ("OpenSpiel", _ours_in_spiel),
        (LIARS, _liars),
        ("PettingZoo", _ours_in_zoo),
        (LEDUC, _leduc),
        (UNO, _uno),
    ]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, make in makers:
            try:
                found |= make()
            except (ImportError, AttributeError) as reason:
                lacking.append(f"{name} was left out: {reason}.")
    return found, lacking


def rate(walk: Walk, seconds: float) -> float:
    """Return how many decisions a second of the processor a walk makes."""
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(10):
            next(walk)
        decisions += 10
    return decisions / (process_time() - start)


def ratios(rates: dict[str, float]) -> dict[str, float]:
    """Return how many times as fast as its peer each of our games decides, like beside like."""
    pairs = [(name, peer) for name in GAMES for peer in (LIARS, LIARS_DEALT, UNO)]
    pairs += [(f"{name} in OpenSpiel", LIARS) for name in GAMES]
    pairs += [(f"{name} in PettingZoo", LEDUC) for name in GAMES]
    return {
        f"{ours} / {peer}": round(rates[ours] / rates[peer], 2)
        for ours, peer in pairs
        if ours in rates and peer in rates
    }


def measure(rounds: int = ROUNDS, seconds: float = SLICE) -> dict[str, object]:
    """Measure every walk in rounds that take turns; return medians, ratios and what is missing."""
    found, lacking = walks()
    seen: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(rounds):
        for name, walk in found.items():
            seen[name].append(rate(walk, seconds))
    rates = {name: median(values) for name, values in seen.items()}
    return {
        "decisions_per_s": {name: round(value) for name, value in rates.items()},
        "times_as_fast": ratios(rates),
        "left_out": " ".join(lacking) or "nothing",
    }
