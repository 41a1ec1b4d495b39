"""Every example of a rulebook comes out on the table as it says, and is told in both languages."""

from functools import cache

import pytest

from rules.core.examples import Example, complaints, read_examples
from rules.core.game import Game
from rules.registry import GAMES
from tabletop.words.text import LANGUAGES, Texts
from tests.games_under_law import ROOT, asset_folder

LONGEST_SENTENCE = 30  # words, of what is told before and after


@cache
def texts(game: str, language: str) -> Texts:
    return Texts(language, [ROOT / "assets" / game, ROOT / "assets" / "common"])


def examples_of(game: Game) -> list[Example]:
    return read_examples(game, asset_folder(game) / "examples.toml")


ALL = [(game, example) for game in GAMES.values() for example in examples_of(game)]
NAMES = [f"{game.name}-{'-'.join(example.clauses)}-{example.name}" for game, example in ALL]
every_example = pytest.mark.parametrize(("game", "example"), ALL, ids=NAMES)


@every_example
def test_an_example_comes_out_as_the_rulebook_says(game: Game, example: Example) -> None:
    assert complaints(game, example) == []


@every_example
def test_an_example_can_fail_and_shows_clauses_of_the_rulebook(
    game: Game, example: Example
) -> None:
    assert example.outcome.looks or example.refused
    assert example.clauses
    for clause in example.clauses:
        assert texts(game.name, "en").has(f"clause.{clause}.text"), clause


@every_example
def test_an_example_is_told_before_and_after_in_both_languages(
    game: Game, example: Example
) -> None:
    for language in LANGUAGES:
        for part in ["before", "after"]:
            said = texts(game.name, language).text(f"example.{example.name}.{part}")
            assert not said.startswith("["), f"{language}: example.{example.name}.{part}"
            assert len(said.split()) <= LONGEST_SENTENCE, said
