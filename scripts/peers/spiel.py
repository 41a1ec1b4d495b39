"""Every game as an OpenSpiel game in Python, registered as `cloakroom_<game>`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np
import pyspiel

from peers.counted import MOST_MOVES, Box, CountedMatch
from rules.registry import GAMES

if TYPE_CHECKING:
    from rules.core.game import Game
    from rules.core.rng import Rng

DEALS: Final = 1024  # outcomes of the one chance node; all later chance follows from the deal
PREFIX: Final = "cloakroom_"
PLAYERS: Final = "players"


def load(game: str, seats: int, options: dict[str, int] | None = None) -> Any:
    """Return a game for so many seats."""
    return pyspiel.load_game(PREFIX + game, {PLAYERS: seats} | (options or {}))


class SpielGame(pyspiel.Game):
    """A game for so many players, as OpenSpiel wants to know it; each game has a child class."""

    rules: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.rules
        usual = {PLAYERS: min(game.seat_counts)} | game.usual_options()
        chosen = usual | (params or {})
        options = {option.name: int(chosen[option.name]) for option in game.options}
        self.box = Box(game, int(chosen[PLAYERS]), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.box.numbering.size,
            max_chance_outcomes=DEALS,
            num_players=self.box.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(_type_of(game), info, chosen)

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what shows a player its view."""
        return SpielObserver(self.box)


class SpielState(pyspiel.State):
    """A match, or the moment before its deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match: CountedMatch | None = None

    def current_player(self) -> int:
        """Return who decides: chance before the deal, then the seat whose step it is."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else self.match.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.legal()) if self.match else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, each equally likely."""
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = CountedMatch.dealt(self.get_game().box, int(action) + 1)
        else:
            self.match.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None or player < 0:
            return f"deal {action}"
        return self.match.told(player, int(action))

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """Return each seat's share of the win, at the end."""
        if self.match is None:
            return [0.0] * self.get_game().num_players()
        return self.match.shares()

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        return f"{self.match.moves} {self.match.table.digest()}"

    def guessed(self, player: int, rng: Rng) -> SpielState:
        """Return a state that looks the same to a player, its secrets guessed."""
        other: SpielState = self.clone()
        if self.match is not None:
            other.match = self.match.guessed(player, rng)
        return other


class SpielObserver:
    """Shows a player what its seat sees and nothing else."""

    def __init__(self, box: Box) -> None:
        self.tensor = np.zeros(box.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if state.match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.match.seen(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return a text that is the same exactly where the player sees the same."""
        return state.match.key(player) if state.match else "before the deal"


def _type_of(game: Game) -> Any:
    usual: dict[str, int] = {PLAYERS: min(game.seat_counts)}
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=PREFIX + game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        # A view holds what is on the table now, not every view before it.
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual | game.usual_options(),
    )


def _register() -> None:
    known = set(pyspiel.registered_names())
    for game in GAMES.values():
        # A class, for OpenSpiel drops what was registered when Python has already gone, and a
        # class is never freed by that.
        if PREFIX + game.name not in known:
            made = type(f"{SpielGame.__name__}_{game.name}", (SpielGame,), {"rules": game})
            pyspiel.register_game(_type_of(game), made)


_register()
