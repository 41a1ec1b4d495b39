"""The texts of Divide & Conquer: rules on the right cards, true numbers, nothing with a hole."""

import tomllib
from typing import Any

import pytest

from rules.core.engine import explain, new_table, play
from rules.core.hidden import redact
from rules.core.refs import is_counter, is_piece
from rules.core.rng import Rng
from rules.core.table import Table
from rules.divide.facts.cards import DECK, K
from rules.divide.facts.names import DISCARD
from rules.divide.game import GAME
from tabletop.player.seats import Seat
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts
from tests.games.divide.walks import choose
from tests.games_under_law import ROOT, asset_folder

LANGUAGES = ("en", "de")
both = pytest.mark.parametrize("language", LANGUAGES)
HOUSE = {"D-4", "D-13", "D-33", "D-39"}
# What the rules themselves call by name.
NAMED = {
    "fat_cats": "Military-Industrial Fat Cats",
    "women_voters": "League of Women Voters",
    "summer_campers": "Militant Church Summer Campers",
    "tax_shelter": "Tax Shelter",
    "lawyers": "Lawyers",
    "conspiracy_theorist": "Conspiracy Theorist",
    "nepotism": "Nepotism",
    "smeared": "Smeared",
    "scandal": "Scandal",
    "terror_attack": "Terror Attack",
}


def texts(language: str) -> dict[str, Any]:
    """Read the texts in one language."""
    with (asset_folder(GAME) / f"{language}.toml").open("rb") as stream:
        return tomllib.load(stream)


def spoken(language: str) -> Texts:
    """Return the texts as the application reads them."""
    return Texts(language, [asset_folder(GAME), ROOT / "assets" / "common"])


@both
def test_only_cards_with_an_effect_have_a_rule_text(language: str) -> None:
    words = texts(language)["card"]
    for card in DECK.cards:
        assert ("text" in words[card.id]) == bool(card.words.get("effect")), card.id


@both
def test_the_numbers_in_card_texts_are_those_of_the_rules(language: str) -> None:
    words = texts(language)["card"]
    assert f"*{K.sleepy}*" in words["asleep"]["text"]
    two = {"en": "two", "de": "zwei"}[language]
    assert K.draw == K.discard == 2
    for card in ("fundraiser", "war_chest", "subpoena", "shredder"):
        assert two in words[card]["text"]


@both
def test_cards_with_the_same_effect_say_the_same(language: str) -> None:
    words = texts(language)["card"]
    wings = {card.id: card.words.get("wing", "") for card in DECK.cards}
    told: dict[tuple[str, str], set[str]] = {}
    for card in DECK.cards:
        if card.words.get("effect"):
            key = (card.words["effect"], wings[card.id])
            told.setdefault(key, set()).add(words[card.id]["text"])
    assert [key for key, found in told.items() if len(found) > 1] == []


def test_d40_the_cards_that_the_rules_name_keep_their_names() -> None:
    english = spoken("en")
    for card, name in NAMED.items():
        assert english.plain(english.text(f"card.{card}.name")) == name


def test_every_ruling_is_there_and_our_own_are_marked_as_such() -> None:
    clauses = texts("en")["clause"]
    assert {f"D-{n}" for n in range(1, 41)} <= set(clauses)
    house = {name for name, clause in clauses.items() if clause.get("house")}
    assert {name for name in house if "-" in name} == HOUSE


@both
def test_the_titles_of_card_clauses_are_the_names_of_cards(language: str) -> None:
    words = spoken(language)
    names = {words.plain(words.text(f"card.{card.id}.name")) for card in DECK.cards}
    clauses = texts(language)["clause"]
    for name, clause in clauses.items():
        if name.startswith(("D.8.", "D.9.")):
            titles = words.plain(clause["title"]).split(", ")
            assert set(titles) <= names, name


def gestures(t: Table, rng: Rng) -> list[tuple[int, int]]:
    """Return gestures of the one who decides, most of them wrong: any card onto anything."""
    cards = [ref for ref in t.setup.refs.values() if is_piece(ref) and t.where[ref] != DISCARD]
    things = [ref for ref in t.setup.refs.values() if not is_counter(ref)]
    return [(cards[rng.below(len(cards))], things[rng.below(len(things))]) for _ in range(60)]


@both
def test_every_refusal_is_told_without_a_hole(language: str) -> None:
    rng = Rng.seeded(5)
    clauses: set[str] = set()
    for seed in range(3):
        t = new_table(GAME, 4, seed, {"long": 0})
        seats = [Seat(name, "") for name in ("Ada", "Ben", "Cleo", "Dio")]
        speakers = [Speaker(spoken(language), GAME, t.setup, seats, seat) for seat in range(4)]
        while not t.over:
            view = redact(t, t.seat)
            for what, onto in gestures(t, rng):
                ruling = explain(GAME, view, t.seat, what, onto)
                clauses.add(ruling.clause)
                refusal = speakers[t.seat].refusal(ruling)
                assert not set("[]{}") & set(refusal), ruling
                assert not refusal.startswith(":"), ruling
            play(GAME, t, choose(t, rng))
    assert len(clauses) > 15
