"""The texts of K Street: whatever the rules name has words in both languages, and no more."""

import ast
import tomllib
from typing import Any

import pytest

from rules.core.engine import new_table
from rules.kstreet import GAME, cards
from rules.kstreet.cards import DECK, K
from rules.kstreet.lanes import STANDING
from tests.games_under_law import ROOT, asset_folder

LANGUAGES = ("en", "de")
both = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: str) -> dict[str, Any]:
    with (asset_folder(GAME) / f"{language}.toml").open("rb") as stream:
        return tomllib.load(stream)


def strings(node: ast.AST) -> set[str]:
    constants = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def said() -> set[str]:
    """Return the keys of every sentence that the rules say."""
    found: set[str] = set()
    for file in (ROOT / "rules" / GAME.name).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                found |= strings(node.args[0]) if node.func.attr == "say" else set()
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "sentence":
                found |= strings(node.value)
    return found


@both
def test_every_card_has_a_name_and_a_flavour(language: str) -> None:
    words = texts(language)["card"]
    assert set(words) == {card.id for card in DECK.cards}
    assert all(card["name"] and card["flavour"] for card in words.values())
    assert len({card["name"] for card in words.values()}) == len(words)


@both
def test_every_card_with_a_text_explains_it(language: str) -> None:
    words = texts(language)["card"]
    for card in DECK.cards:
        if card.words["effect"] or card.words["second"] or card.words["boon"]:
            assert words[card.id]["text"]
    flips = {"en": "*On flip:*", "de": "*Beim Aufdecken:*"}[language]
    for card in DECK.cards:
        told = words[card.id].get("text", "").startswith(flips)
        assert told == (card.words["effect"] in cards.ON_FLIP)


@both
def test_the_numbers_in_card_texts_are_those_of_the_rules(language: str) -> None:
    words = texts(language)["card"]
    for card in DECK.cards:
        text = words[card.id].get("text", "")
        effect = card.words["effect"]
        if effect in {cards.SECTOR, cards.ALONE, cards.FEE}:
            assert f"+{max(STANDING[effect])}" in text
        if card.words["boon"] == cards.TAKE:
            assert str(K.cheap_cost) in text
        if effect == cards.SECTOR:
            assert f"icon:{card.words['sector']}" in text
        if card.words["second"] in cards.SECTORS:
            assert f"icon:{card.words['second']}" in text


@both
def test_verbs_steps_sentences_places_and_options_have_words(language: str) -> None:
    found = texts(language)
    setup = new_table(GAME, 2, 1, {}).setup
    assert set(found["verb"]) == set(found["log"]) == {verb.name for verb in GAME.verbs}
    assert set(found["step"]) == set(GAME.phases)
    assert set(found["say"]) == said()
    assert set(found["place"]) == {place.base for place in setup.places}
    assert set(found["back"]) == set(setup.backs)
    assert set(found["kind"]) == set(cards.KINDS)
    for option in GAME.options:
        assert found["option"][option.name]["label"]
        assert set(found["option"][option.name]["value"]) == {str(v) for v in option.values}


@both
def test_readouts_have_words(language: str) -> None:
    source = (ROOT / "rules" / GAME.name / "readouts.py").read_text(encoding="utf-8")
    assert set(texts(language)["readout"]) <= strings(ast.parse(source))


@both
def test_clauses_have_titles_texts_and_the_same_house_rulings(language: str) -> None:
    clauses = texts(language)["clause"]
    assert all(clause["title"] and clause["text"] for clause in clauses.values())
    assert {name for name, clause in clauses.items() if clause.get("house")} == {
        f"K-{n}" for n in (5, 6, 8, 10, 18, 22, 24, 25, 26, 27, 28, 29, 30, 31)
    }
