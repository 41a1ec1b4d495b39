"""OpenSpiel's own search in Python, given worlds that fit what its seat has seen."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from rules.core.rng import Rng

if TYPE_CHECKING:
    from peers.spiel import SpielState

CURIOSITY: Final = 1.0  # of UCT; shares of a win lie between 0 and 1
GREATEST_SEED: Final = (1 << 32) - 1


class OutOfTimeError(Exception):
    """The time of a decision is up."""


class SpielSearch(ISMCTSBot):
    """An ISMCTS that ends by its simulations or, with seconds above 0, by the clock."""

    def __init__(self, game: Any, simulations: int, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed & GREATEST_SEED)
        evaluator = RandomRolloutEvaluator(random_state=chance)
        super().__init__(
            game, evaluator, CURIOSITY, simulations, random_state=chance,
            use_observation_string=True,
        )  # fmt: skip
        self.simulations = 0  # of the last decision
        self._seconds = seconds
        self._deadline = 0.0
        self._worlds = Rng.seeded(seed)
        self.set_resampler(self._sample)

    def _sample(self, state: SpielState, player: int) -> SpielState:
        """Guess a world; the answer needs at least one visit below the root."""
        late = self._seconds and perf_counter() > self._deadline
        if late and self._root_node.total_visits > 0:
            raise OutOfTimeError
        self.simulations += 1
        return state.guessed(player, self._worlds)

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        """Search until the budget is spent and return how likely each move is to be made."""
        self.simulations = 0
        self._deadline = perf_counter() + self._seconds
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except OutOfTimeError:
            found = self.get_final_policy(state, self._root_node)
        return found
