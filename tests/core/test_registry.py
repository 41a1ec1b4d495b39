"""Checks that games can be offered by their labels, and are loaded when they are wanted."""

import subprocess
import sys

import pytest

from rules.core.game import Game, Label
from rules.registry import GAMES, Library
from tests.fixture_game import GAME as TALLY

# What a screen asks that only offers games, and which rules Python has loaded after that.
OFFERED = """
import sys
from rules.registry import GAMES
print(len(GAMES), all(name in GAMES for name in GAMES.labels), [*GAMES] == [*GAMES.labels])
print(sum(name.startswith("rules.") and name.endswith(".game") for name in sys.modules) - 1)
"""


@pytest.mark.parametrize("name", GAMES)
def test_the_label_of_a_game_says_what_the_game_says(name: str) -> None:
    label, game = GAMES.labels[name], GAMES[name]
    assert (label.name, label.version) == (game.name, game.version)
    assert label.seat_counts == game.seat_counts


def test_whoever_only_offers_games_loads_no_rules() -> None:
    command = [sys.executable, "-c", OFFERED]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.split() == [str(len(GAMES)), "True", "True", "0"]


def test_a_game_is_loaded_once_when_it_is_first_asked_for() -> None:
    loaded: list[Game] = []

    def load() -> Game:
        loaded.append(TALLY)
        return TALLY

    library = Library([(Label(TALLY.name, TALLY.version, TALLY.seat_counts), load)])
    assert (len(library), list(library), TALLY.name in library, loaded) == (1, ["tally"], True, [])
    assert library[TALLY.name] is library[TALLY.name] is TALLY
    assert loaded == [TALLY]
    del library[TALLY.name]
    assert TALLY.name not in library
    with pytest.raises(KeyError):
        library[TALLY.name]
    library[TALLY.name] = TALLY
    assert library.labels == {TALLY.name: TALLY}
