"""The texts of K Street: cards say what their numbers and effects do, in both languages."""

import tomllib
from typing import Any

import pytest

from rules.kstreet.facts import cards
from rules.kstreet.facts.cards import DECK, K
from rules.kstreet.game import GAME
from rules.kstreet.law.lanes import STANDING
from tests.games_under_law import asset_folder

LANGUAGES = ("en", "de")
both = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: str) -> dict[str, Any]:
    with (asset_folder(GAME) / f"{language}.toml").open("rb") as stream:
        return tomllib.load(stream)


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


def test_our_own_rulings_are_marked_as_such() -> None:
    clauses = texts("en")["clause"]
    assert {name for name, clause in clauses.items() if clause.get("house")} == {
        f"K-{n}" for n in (5, 6, 8, 10, 18, 22, 24, 25, 26, 27, 28, 29, 30, 31, 33, 34)
    }
