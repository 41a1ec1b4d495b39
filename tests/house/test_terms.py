"""Checks the texts against the word lists in `terms/`: one term a thing, short, well counted."""

from dataclasses import replace

import pytest

from rules.registry import GAMES
from tests.house import word_lists
from tests.house.word_lists import COMMON, LANGUAGES, LISTS, WordList, word_list

FOLDERS = [COMMON, *GAMES]
each = pytest.mark.parametrize("language", LANGUAGES)
folder = pytest.mark.parametrize("folder", FOLDERS)


def test_every_game_has_a_word_list() -> None:
    assert sorted(file.stem for file in LISTS.glob("*.toml")) == sorted(FOLDERS)


@each
@folder
def test_no_text_says_what_the_word_lists_forbid(folder: str, language: str) -> None:
    assert [*word_lists.forbidden(word_list(folder), language)] == []


@each
@folder
def test_every_term_of_a_word_list_is_used(folder: str, language: str) -> None:
    assert [*word_lists.unused(word_list(folder), language)] == []


@each
@folder
def test_prompts_and_refusals_are_short(folder: str, language: str) -> None:
    found = word_lists.too_long(folder, language)
    assert [fault for key, fault in found if key not in word_list(folder).longer] == []


@each
@folder
def test_numbers_agree_with_their_nouns(folder: str, language: str) -> None:
    assert [*word_lists.disagreeing(folder, language)] == []


@each
@folder
def test_names_of_cards_stand_without_quotation_marks(folder: str, language: str) -> None:
    assert [*word_lists.quoted(folder, language)] == []


@each
@folder
def test_apostrophes_are_those_of_print(folder: str, language: str) -> None:
    assert [*word_lists.typewritten(folder, language)] == []


def test_what_is_longer_has_a_reason_is_needed_and_is_rare() -> None:
    longer = {(name, key): why for name in FOLDERS for key, why in word_list(name).longer.items()}
    needed = {
        (name, key)
        for name in FOLDERS
        for language in LANGUAGES
        for key, _ in word_lists.too_long(name, language)
    }
    assert longer.keys() - needed == set()
    assert all(longer.values())
    assert len(longer) <= 10


def test_exceptions_have_a_reason_and_forbidden_forms_have_advice() -> None:
    for name in FOLDERS:
        found = word_lists.told(name)
        assert [thing for thing, entry in found.items()
                if not all(entry.get("but", {}).values())] == []  # fmt: skip
        rules = [rule for part in word_list(name).rules.values() for rule in part]
        assert [rule.thing for rule in rules if not rule.why] == []


SAID = {
    "card.a.name": "Old Grudge",
    "step.go.ask": "one two three four five six seven eight nine ten eleven twelve {what:name}",
    "clause.P-1.why": " ".join(["word"] * 21),
    "say.a": "The opposition pays {amount} votes.",
    "say.b.one": "{amount} votes",
    "say.b.other": "{amount} votes, {need} vote",
    "say.c": "{amount} {amount:vote|votes}, {half:half} {half:half|vote|votes}, {m} frogs",
    "say.d": "You play “Old Grudge” and “{what:name}”.",
    "say.e": "“No objection” is a button.",
    "say.f": "The frog's hand, not the toad’s.",
}
ENTRY = {"en": ["vote", "votes"], "counted": True, "not_en": ["opposition"], "why": "rival"}


@pytest.fixture
def poker(monkeypatch: pytest.MonkeyPatch) -> WordList:
    """Return the list of a game whose texts are full of faults."""
    rules = {"en": [*word_lists.rules("x", ENTRY, "en")], "de": []}
    terms = {"en": {"x": ["frog"], "y": ["newt"]}}
    poker = WordList("poker", rules, terms, {"en": [("vote", "votes")]}, {"en": set()}, {})
    monkeypatch.setattr(word_lists, "texts", lambda *_: SAID)
    monkeypatch.setattr(word_lists, "word_list", lambda _: poker)
    return poker


def test_the_checks_of_words_bite(poker: WordList) -> None:
    found = "poker/en: say.a says 'opposition' (1 of 0): rival"
    assert [*word_lists.forbidden(poker, "en")] == [found]
    assert [*word_lists.unused(poker, "en")] == ["terms/poker: no text says 'newt' for y (en)"]
    quoted = "poker/en: say.d quotes the name of a card: “Old Grudge”"
    assert [*word_lists.quoted("poker", "en")] == [quoted]
    assert [fault.split()[1] for fault in word_lists.typewritten("poker", "en")] == ["say.f"]
    idle = replace(poker.rules["en"][0], excepted=frozenset({"say.z"}))
    spared = replace(poker, rules={"en": [idle]})
    found = "terms/poker: en say.z needs no exception from x"
    assert found in [*word_lists.forbidden(spared, "en")]


@pytest.mark.usefixtures("poker")
def test_the_checks_of_lengths_bite() -> None:
    found = [key for key, _ in word_lists.too_long("poker", "en")]
    assert found == ["en step.go.ask", "en clause.P-1.why"]


@pytest.mark.usefixtures("poker")
def test_the_checks_of_numbers_bite() -> None:
    advice = "choose the form of the noun, see tabletop/words/text.py"
    unknown = "the word lists do not say whether that can be counted"
    assert [*word_lists.disagreeing("poker", "en")] == [
        f"poker/en: say.a reads “1 votes”: {advice}",
        f"poker/en: say.b.one reads “1 votes”: {advice}",
        f"poker/en: say.b.other reads “0 vote”: {advice}",
        f"poker/en: say.b.other reads “2 vote”: {advice}",
        *[f"poker/en: say.c reads “{value} frogs”: {unknown}" for value in (0, 1, 2)],
    ]
