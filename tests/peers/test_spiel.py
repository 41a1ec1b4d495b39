"""Every game is a game as OpenSpiel wants one, and its search can play it."""

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra 'peers' is not installed")

from peers import spiel
from peers.anchor import AnchorMatch, play_match
from peers.searching import SpielSearch
from rules.core.rng import Rng
from rules.registry import GAMES

CASES = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]
every_case = pytest.mark.parametrize(("name", "seats"), CASES)


@every_case
def test_random_matches_keep_the_contract_of_openspiel(name: str, seats: int) -> None:
    pyspiel.random_sim_test(spiel.load(name, seats), num_sims=1, serialize=True, verbose=False)


@every_case
def test_a_guessed_state_looks_the_same_to_its_player_and_can_be_played_on(
    name: str, seats: int
) -> None:
    state = spiel.load(name, seats).new_initial_state()
    state.apply_action(7)
    rng = Rng.seeded(1)
    guess = state
    for _ in range(30):
        if state.is_terminal():
            break
        player = state.current_player()
        guess = state.guessed(player, rng)
        assert guess.observation_string(player) == state.observation_string(player)
        assert guess.observation_tensor(player) == state.observation_tensor(player)
        assert guess.legal_actions() == state.legal_actions()
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    while not guess.is_terminal():
        legal = guess.legal_actions()
        guess.apply_action(legal[rng.below(len(legal))])
    assert sum(guess.returns()) == pytest.approx(1.0)


def test_options_are_parameters_of_the_game() -> None:
    game = spiel.load("senators", 4, {"supports": 1})
    assert game.num_players() == 4
    assert game.box.options["supports"] == 1
    assert pyspiel.load_game(str(game)).box.options == game.box.options


def test_a_copy_of_a_state_goes_its_own_way() -> None:
    state = spiel.load("kstreet", 2).new_initial_state()
    state.apply_action(3)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state)
    assert state.match.moves == 0


@pytest.mark.parametrize("name", list(GAMES))
def test_the_search_of_openspiel_finds_a_legal_move(name: str) -> None:
    game = spiel.load(name, min(GAMES[name].seat_counts))
    state = game.new_initial_state()
    state.apply_action(1)
    bot = SpielSearch(game, 5, 0.0, 1)
    assert bot.step(state) in state.legal_actions()
    assert bot.simulations == 5 or len(state.legal_actions()) == 1


def test_a_level_plays_a_match_against_the_search_of_openspiel() -> None:
    result = play_match(AnchorMatch("senators", 3, "hard", 1, 4, 1, simulations=8, seconds=0.0))
    assert result.share in {0.0, 1.0, 0.5}
    assert result.ours
    assert result.theirs
    assert {decision.simulations for decision in result.theirs} == {8}
    assert 0 < max(decision.simulations for decision in result.ours) <= 8
