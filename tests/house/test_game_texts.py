"""Checks the texts of every game: whatever its rules name or say has words, and no word is idle."""

import ast
import tomllib
from typing import Any

import pytest

from rules.core.game import Game
from rules.registry import GAMES
from tabletop.words.text import LANGUAGES
from tests.games_under_law import ROOT, asset_folder

each = pytest.mark.parametrize("language", LANGUAGES)
game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def texts(of: Game, language: str) -> dict[str, Any]:
    """Read the texts of a game in one language."""
    with (asset_folder(of) / f"{language}.toml").open("rb") as stream:
        return tomllib.load(stream)


def strings(node: ast.AST) -> set[str]:
    """Return every string below a node."""
    constants = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def modules(of: Game) -> list[ast.Module]:
    """Return the parsed modules of a game's rules."""
    files = sorted((ROOT / "rules" / of.name).rglob("*.py"))
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def said(of: Game) -> set[str]:
    """Return the keys of every sentence that the rules say.

    A name `sentence` holds some too, or a table of a module called `SENTENCES`.
    """
    found: set[str] = set()
    for module in modules(of):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                found |= strings(node.args[0]) if node.func.attr == "say" else set()
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "sentence":
                found |= strings(node.value)
            elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "SENTENCES":
                found |= strings(node)
    return found


def card_ids(of: Game) -> set[str]:
    """Return every card that a match may bring, whatever is chosen for it."""
    usual = of.usual_options()
    chosen = [usual, *({**usual, one.name: value} for one in of.options for value in one.values)]
    setups = [of.setup(max(of.seat_counts), options) for options in chosen]
    return {card.id for setup in setups for card in setup.cards}


@each
@game
def test_every_card_has_a_name_and_a_flavour_of_its_own(game: Game, language: str) -> None:
    words = texts(game, language)["card"]
    assert set(words) == card_ids(game)
    for part in ("name", "flavour"):
        assert len({card[part] for card in words.values()}) == len(words)


@each
@game
def test_no_text_names_what_the_rules_do_not_have(game: Game, language: str) -> None:
    found = texts(game, language)
    setup = game.setup(max(game.seat_counts), game.usual_options())
    assert set(found["verb"]) == set(found["log"]) == {verb.name for verb in game.verbs}
    assert set(found["step"]) == set(game.phases)
    assert set(found["place"]) == {place.base for place in setup.places}
    assert set(found["counter"]) <= {counter.base for counter in setup.counters}
    assert set(found["back"]) == set(setup.backs)
    assert set(found["kind"]) == {card.kind for card in setup.cards}
    assert set(found["option"]) == {option.name for option in game.options}
    for option in game.options:
        assert set(found["option"][option.name]["value"]) == {str(v) for v in option.values}


@each
@game
def test_what_the_rules_say_and_read_out_has_words(game: Game, language: str) -> None:
    found = texts(game, language)
    assert set(found["say"]) == said(game)
    # What a move that is only pointed at would lead to may be told in other words.
    keys = {key.removesuffix("_then") for key in found["readout"]}
    assert keys <= set().union(*map(strings, modules(game)))


@each
@game
def test_clauses_have_titles_and_texts_and_stand_in_a_section(game: Game, language: str) -> None:
    found = texts(game, language)
    assert all(clause["title"] and clause["text"] for clause in found["clause"].values())
    sections = {name.rpartition(".")[0] for name in found["clause"] if "-" not in name}
    assert sections <= set(found["section"])


@game
def test_both_languages_mark_the_same_house_rulings(game: Game) -> None:
    house = [
        {name for name, clause in texts(game, language)["clause"].items() if clause.get("house")}
        for language in LANGUAGES
    ]
    assert house[0]
    assert house[0] == house[1]
