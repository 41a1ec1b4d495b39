"""Every game as a PettingZoo environment in which agents take turns (AEC)."""

from __future__ import annotations

import secrets
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np
from gymnasium.spaces import Box as Numbers
from gymnasium.spaces import Dict as Named
from gymnasium.spaces import Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from peers.counted import Box, CountedMatch
from rules.core.figures import WORD
from rules.core.rng import Rng
from rules.registry import GAMES

Seen: TypeAlias = dict[str, NDArray[Any]]
SEED_BITS: Final = 64


def env(game: str, seats: int = 0, options: dict[str, int] | None = None) -> Any:
    """Return the environment of a game; without a number of seats, for the fewest."""
    return InOrder(CloakroomEnv(game, seats, options))


class InOrder(OrderEnforcingWrapper[str, Seen, int | None]):
    """Keeps the order of calls; what is asked for at every step is found without a search."""

    @property
    def agents(self) -> Any:
        """Return the agents that still play."""
        return self.env.agents if self._has_reset else self.__getattr__("agents")

    @property
    def agent_selection(self) -> Any:
        """Return the agent that is next."""
        return self.env.agent_selection if self._has_reset else self.__getattr__("agent_selection")

    def last(self, observe: bool = True) -> Any:  # noqa: FBT001, FBT002 - as PettingZoo has it
        """Return what the agent that is next sees, got and is told."""
        _ = self.agent_selection  # complains before the first reset
        return self.env.last(observe)


class CloakroomEnv(AECEnv[str, Seen, int | None]):
    """A match: an agent for each seat; whoever decides gets its view and a mask of legal moves.

    Rewards come at the end: each seat's share of the win. A match that is broken off is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cloakroom_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }
    render_mode = None

    def __init__(self, game: str, seats: int = 0, options: dict[str, int] | None = None) -> None:
        super().__init__()
        chosen = GAMES[game]
        self.box = Box(chosen, seats or min(chosen.seat_counts), options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.box.seats)]
        self.agents: list[str] = []
        view = Numbers(-WORD, WORD, (self.box.width,), np.int32)
        mask = Numbers(0, 1, (self.box.numbering.size,), np.int8)
        self.observation_spaces = {
            agent: Named({"observation": view, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: Discrete(self.box.numbering.size) for agent in self.possible_agents
        }
        self._deals = Rng.seeded(_chance(None))
        self.match = CountedMatch.dealt(self.box, self._deals.next())

    def observation_space(self, agent: str) -> Any:
        """Return what an agent may be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the numbers of all moves, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match; a seed fixes this deal and the ones after it."""
        if seed is not None:
            self._deals = Rng.seeded(_chance(seed))
        self.match = CountedMatch.dealt(self.box, self._deals.next())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.seat]

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees and, when it decides, which moves it may make."""
        seat = self.possible_agents.index(agent)
        mask = bytearray(self.box.numbering.size)  # numpy takes longer to mark a few dozen
        if seat == self.match.seat:
            for number in self.match.legal():
                mask[number] = 1
        return {
            "observation": np.frombuffer(self.match.seen(seat), np.int32),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def step(self, action: int | None) -> None:
        """Make a move; one that is not legal is refused with a ValueError and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must make one of the moves in its action_mask")
        self.match.play(int(action))
        if self.match.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.match.seat]

    def _end(self) -> None:
        """Give the only rewards there are: until now all were nothing."""
        shares = self.match.shares()
        ended = self.truncations if self.match.cut else self.terminations
        for agent, share in zip(self.possible_agents, shares, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = share
            ended[agent] = True

    def render(self) -> None:
        """Draw nothing; the window of the program does."""

    def close(self) -> None:
        """Hold nothing that must be closed."""


def _chance(seed: int | None) -> int:
    """Return a seed as given, or one from the system's chance."""
    return secrets.randbits(SEED_BITS) if seed is None else seed
