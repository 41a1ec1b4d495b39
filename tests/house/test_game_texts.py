"""Checks the texts of every game: whatever its rules name or say has words, and no word is idle."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from rules.core.game import Game
from rules.registry import GAMES
from tabletop.words.text import LANGUAGES
from tests.games_under_law import ROOT, asset_folder

FILES = {
    "en.toml": "what players read",
    "de.toml": "what players read, in German",
    "table.toml": "where everything lies",
    "faces.toml": "how the cards look",
    "box.toml": "how the box on the shelf looks",
    "result.toml": "the counters that a seat is ranked by",
}
each = pytest.mark.parametrize("language", LANGUAGES)
game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def texts(of: Game, language: str) -> dict[str, Any]:
    """Read the texts of a game in one language."""
    file = asset_folder(of) / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def strings(node: ast.AST) -> set[str]:
    """Return every string below a node."""
    constants = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def modules(of: Game) -> list[ast.Module]:
    """Return the parsed modules of a game's rules."""
    files = sorted((ROOT / "rules" / of.name).rglob("*.py"))
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def is_named(node: ast.expr, name: str) -> bool:
    """Tell whether a node is just this name."""
    return isinstance(node, ast.Name) and node.id == name


@cache
def said(of: Game) -> set[str]:
    """Return the keys of every sentence that the rules say.

    A name `sentence` holds some too, or a table of a module called `SENTENCES`.
    """
    found: set[str] = set()
    for module in modules(of):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                found |= strings(node.args[0]) if node.func.attr == "say" else set()
            elif isinstance(node, ast.Assign) and is_named(node.targets[0], "sentence"):
                found |= strings(node.value)
            elif isinstance(node, ast.AnnAssign) and is_named(node.target, "SENTENCES"):
                found |= strings(node)
    return found


@cache
def keys_in(of: Game, noun: str) -> set[str]:
    """Return the keys of texts that the rules give to one of the nouns of a moment.

    A table of a module holds some too, if it is called after the noun, like `UPSHOTS`.
    """
    found = set()
    for module in modules(of):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and is_named(node.func, noun):
                for part in (*node.args, *(keyword.value for keyword in node.keywords)):
                    found |= strings(part)
            elif isinstance(node, ast.AnnAssign) and is_named(node.target, f"{noun.upper()}S"):
                found |= strings(node)
    return found


@cache
def names_in(of: Game) -> set[str]:
    """Return every string in a game's rules."""
    return set().union(*map(strings, modules(of)))


def card_ids(of: Game) -> set[str]:
    """Return every card that a match may bring, whatever is chosen for it."""
    usual = of.usual_options()
    chosen = [usual, *({**usual, one.name: value} for one in of.options for value in one.values)]
    setups = [of.setup(max(of.seat_counts), options) for options in chosen]
    return {card.id for setup in setups for card in setup.cards}


def owed(of: Game, language: str) -> Iterator[tuple[str, set[str], set[str], str]]:
    """Yield tables of texts: which keys they have, which the rules ask for, and what those are."""
    found = texts(of, language)
    setup = of.setup(max(of.seat_counts), of.usual_options())
    verbs = {verb.name for verb in of.verbs}
    yield "card", set(found.get("card", {})), card_ids(of), "card"
    yield "verb", set(found.get("verb", {})), verbs, "verb"
    yield "log", set(found.get("log", {})), verbs, "verb"
    yield "step", set(found.get("step", {})), set(of.phases), "step"
    yield "place", set(found.get("place", {})), {place.base for place in setup.places}, "place"
    yield "back", set(found.get("back", {})), set(setup.backs), "back"
    yield "kind", set(found.get("kind", {})), {card.kind for card in setup.cards}, "kind of card"
    yield "say", set(found.get("say", {})), said(of), "sentence that is said"
    yield "moment", set(found.get("moment", {})), set(of.moments), "moment"
    for noun in ("Camp", "Stroke", "Upshot"):
        table = noun.lower()
        yield table, set(found.get(table, {})), keys_in(of, noun), f"{table} of a moment"
    options = found.get("option", {})
    yield "option", set(options), {option.name for option in of.options}, "option"
    for option in of.options:
        values = set(options.get(option.name, {}).get("value", {}))
        yield f"option.{option.name}.value", values, set(map(str, option.values)), "value"
        hints = set(options.get(option.name, {}).get("hint", {}))
        # An option may go without hints; where one value has one, every value has.
        wanted = set(map(str, option.values)) if hints else set()
        yield f"option.{option.name}.hint", hints, wanted, "value"


def disagreements(of: Game, language: str) -> list[str]:
    """List what the texts of a game lack or have too much, with what to write where."""
    file = f"assets/{of.name}/{language}.toml"
    complaints = []
    for table, has, wanted, what in owed(of, language):
        complaints += [
            f"{file}: write {key!r} into [{table}]: this {what} has no words yet"
            for key in sorted(wanted - has)
        ]
        complaints += [
            f"{file}: take {key!r} out of [{table}]: the rules have no such {what}"
            for key in sorted(has - wanted)
        ]
    return complaints


def idle(of: Game, language: str) -> list[str]:
    """List texts of counters and readouts that nothing in the rules could ever ask for."""
    found, file = texts(of, language), f"assets/{of.name}/{language}.toml"
    setup = of.setup(max(of.seat_counts), of.usual_options())
    counters = {counter.base for counter in setup.counters}
    # What a move that is only pointed at would lead to may be told in other words.
    readouts = {key.removesuffix("_then") for key in found.get("readout", {})}
    named = names_in(of)
    idle_counters = sorted(set(found.get("counter", {})) - counters)
    return [
        *(f"{file}: no counter is called {key!r}" for key in idle_counters),
        *(f"{file}: no code reads out {key!r}" for key in sorted(readouts - named)),
    ]


def unlike(of: Game, language: str) -> list[str]:
    """List cards without a name or a flavour, and those that share one with another card."""
    file, complaints = f"assets/{of.name}/{language}.toml", []
    for part in ("name", "flavour"):
        seen: dict[str, str] = {}
        for card, words in texts(of, language).get("card", {}).items():
            if part not in words:
                complaints.append(f"{file}: write a {part} for the card {card!r}")
            elif words[part] in seen:
                other = seen[words[part]]
                complaints.append(f"{file}: {card!r} and {other!r} have the same {part}")
            else:
                seen[words[part]] = card
    return complaints


def rulebook_faults(of: Game, language: str) -> list[str]:
    """List clauses without title or text, and those in a section without a heading."""
    found, file = texts(of, language), f"assets/{of.name}/{language}.toml"
    clauses = found.get("clause", {})
    complaints = [
        f'{file}: write "{name}".{part} into [clause]'
        for name, clause in clauses.items()
        for part in ("title", "text")
        if not clause.get(part)
    ]
    sections = {name.rpartition(".")[0] for name in clauses if "-" not in name}
    missing = sorted(sections - set(found.get("section", {})))
    complaints += [f'{file}: write a heading "{name}" into [section]' for name in missing]
    return complaints if clauses else [f"{file}: write the rulebook into [clause]"]


def absent(of: Game) -> list[str]:
    """List the files that every table or shelf reads and a game lacks."""
    lacking = [name for name in FILES if not (asset_folder(of) / name).exists()]
    return [f"write assets/{of.name}/{name}: {FILES[name]}" for name in lacking]


def house_rulings(of: Game, language: str) -> set[str]:
    """Return the clauses that a game's rulebook marks as additions of the house."""
    clauses = texts(of, language).get("clause", {})
    return {name for name, clause in clauses.items() if clause.get("house")}


@game
def test_a_game_has_every_file_that_the_program_reads(game: Game) -> None:
    assert absent(game) == []


@each
@game
def test_every_card_has_a_name_and_a_flavour_of_its_own(game: Game, language: str) -> None:
    assert unlike(game, language) == []


@each
@game
def test_the_texts_name_exactly_what_the_rules_have(game: Game, language: str) -> None:
    assert disagreements(game, language) == []


@each
@game
def test_no_counter_or_readout_is_idle(game: Game, language: str) -> None:
    assert idle(game, language) == []


@each
@game
def test_clauses_have_titles_and_texts_and_stand_in_a_section(game: Game, language: str) -> None:
    assert rulebook_faults(game, language) == []


@game
def test_both_languages_mark_the_same_house_rulings(game: Game) -> None:
    english, german = (house_rulings(game, language) for language in LANGUAGES)
    assert english == german


def test_the_checks_bite(monkeypatch: pytest.MonkeyPatch) -> None:
    kstreet = next(iter(GAMES.values()))
    written: dict[str, Any] = {
        "card": {"ghost": {"name": "A", "flavour": "B"}, "spirit": {"name": "A"}},
        "counter": {"ghosts": "c"},
        "readout": {"haunted_by": "d"},
        "clause": {"X.1.1": {"title": "e"}},
    }
    monkeypatch.setattr("tests.house.test_game_texts.texts", lambda *_: written)
    file = f"assets/{kstreet.name}/en.toml"
    found = disagreements(kstreet, "en")
    assert f"{file}: take 'ghost' out of [card]: the rules have no such card" in found
    assert f"{file}: write 'place' into [verb]: this verb has no words yet" in found
    assert f"{file}: write 'starter' into [option]: this option has no words yet" in found
    assert unlike(kstreet, "en") == [
        f"{file}: 'spirit' and 'ghost' have the same name",
        f"{file}: write a flavour for the card 'spirit'",
    ]
    assert idle(kstreet, "en") == [
        f"{file}: no counter is called 'ghosts'",
        f"{file}: no code reads out 'haunted_by'",
    ]
    assert rulebook_faults(kstreet, "en") == [
        f'{file}: write "X.1.1".text into [clause]',
        f'{file}: write a heading "X.1" into [section]',
    ]
    monkeypatch.setattr("tests.house.test_game_texts.asset_folder", lambda _: ROOT / "assets")
    assert f"write assets/{kstreet.name}/box.toml: how the box on the shelf looks" in absent(
        kstreet
    )
    written["clause"] = {}
    assert rulebook_faults(kstreet, "en") == [f"{file}: write the rulebook into [clause]"]
