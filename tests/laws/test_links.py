"""Every clause of a rulebook is led to from somewhere, and nothing leads nowhere."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from rules.core.engine import new_table
from rules.core.game import Game
from rules.core.setup import Setup
from rules.registry import GAMES
from tabletop.lessons.guide import read_guide
from tabletop.lessons.script import Script, examples_by_clause, examples_of, seats_for
from tabletop.player.settings import Settings
from tabletop.ui.panels.clauses import read_sections
from tabletop.ui.panels.printed import LEADS, SHOW, Print
from tabletop.ui.table.view.registry import read_plan
from tabletop.words.book import CLAUSE, Book, book_of, clauses_in
from tabletop.words.text import LANGUAGES, Texts
from tests.app.matches import texts_of
from tests.games_under_law import ROOT, asset_folder

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
MOST_WORDS = 40  # of a plate of the opening page
PLATES = 3


def clauses(texts: Texts) -> set[str]:
    """Return the ids of all clauses, those of the application included."""
    keys = [key for key in texts.keys("clause.") if key.endswith(".title")]
    return {key.removeprefix("clause.").removesuffix(".title") for key in keys}


def own_clauses(game: Game) -> set[str]:
    return {clause for clause in clauses(texts_of(game)) if not clause.startswith("C-")}


def spoken(file: Path) -> set[str]:
    """Return every string of a module that is data: what only explains the code leads nowhere."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    duties = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in duties
    }


@cache
def in_code(game: Game) -> set[str]:
    """Return the clauses of events, rulings and verbs."""
    files = (ROOT / "rules" / game.name).rglob("*.py")
    return {word for file in files for word in spoken(file) if CLAUSE.fullmatch(word)}


def in_data(game: Game) -> set[str]:
    """Return the clauses that the plan, the guide, the examples and the book name."""
    plan = read_plan(asset_folder(game) / "table.toml", min(game.seat_counts))
    guide = read_guide(game, asset_folder(game))
    found = {*plan.extras.clauses.values(), *examples_by_clause(game), *in_book(book_of(game))}
    return found | {idea.clause for idea in (guide.ideas if guide is not None else [])}


def in_book(book: Book) -> set[str]:
    singles = {*book.cards, *book.kinds.values(), *book.things.values(), *book.steps.values()}
    return singles | set(book.see) | {one for named in book.see.values() for one in named}


def in_texts(game: Game, language: str) -> set[str]:
    """Return everything in a game's texts that reads like one of its clauses."""
    file = asset_folder(game) / f"{language}.toml"
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    prefix = re.split(r"[.-]", next(iter(own_clauses(game))))[0]
    words = [word for text in strings(told) for word in CLAUSE.findall(text)]
    return {word for word in words if word.startswith((f"{prefix}.", f"{prefix}-"))}


def strings(value: object) -> list[str]:
    if isinstance(value, dict):
        return [text for part in value.values() for text in strings(part)]
    return [value] if isinstance(value, str) else []


@every_game
def test_every_clause_is_led_to_from_somewhere(game: Game) -> None:
    texts, own = texts_of(game), own_clauses(game)
    named = {
        other
        for clause in own
        for other in clauses_in(texts.text(f"clause.{clause}.text"), own - {clause})
    }
    assert own - in_code(game) - in_data(game) - named == set()


@every_game
def test_nothing_leads_to_a_clause_that_is_not_there(game: Game) -> None:
    known = clauses(texts_of(game))
    assert in_code(game) - known == set()
    assert in_data(game) - known == set()
    for language in LANGUAGES:
        assert in_texts(game, language) - known == set(), language


def setups(game: Game) -> list[Setup]:
    """Return what a match may be made of, for the fewest and for the most."""
    counts = {min(game.seat_counts), max(game.seat_counts)}
    return [new_table(game, seats, 1, {}).setup for seats in counts]


@every_game
def test_a_book_names_only_cards_things_and_steps_that_there_are(game: Game) -> None:
    book, made = book_of(game), setups(game)
    cards = {card.id: card.kind for setup in made for card in setup.cards}
    bases = {place.base for setup in made for place in setup.places}
    bases |= {counter.base for setup in made for counter in setup.counters}
    assert {card for named in book.cards.values() for card in named} <= set(cards)
    assert set(book.kinds) == set(cards.values())
    assert set(book.things) <= bases
    assert set(book.steps) <= set(game.phases)


@every_game
def test_every_card_and_every_question_leads_to_a_clause(game: Game) -> None:
    book = book_of(game)
    plan = read_plan(asset_folder(game) / "table.toml", min(game.seat_counts))
    for card in setups(game)[0].cards:
        assert book.clause_of(card), card.id
    asked = {game.phases[phase] for verb in game.verbs for phase in verb.phases}
    assert asked <= {*book.steps, *plan.extras.clauses}


@every_game
def test_show_me_stands_at_exactly_the_clauses_that_have_examples(game: Game) -> None:
    texts = texts_of(game)
    printed = Print(texts, game)
    rows = [
        row.name
        for section in read_sections(texts)
        for clause in section.clauses
        for row in printed.rows(clause, leads=True)
    ]
    shown = {name.removeprefix(SHOW) for name in rows if name.startswith(SHOW)}
    assert shown == {clause for example in examples_of(game) for clause in example.clauses}
    led = {name.removeprefix(LEADS) for name in rows if name.startswith(LEADS)}
    assert led <= clauses(texts)


@every_game
def test_an_opening_page_shows_three_things_in_few_words(game: Game) -> None:
    book = book_of(game)
    cards = {card.id for setup in setups(game) for card in setup.cards}
    assert len(book.plates) == PLATES
    for plate in book.plates:
        assert bool(plate.cards) != (plate.cut is not None), plate.name
        assert set(plate.cards) <= cards
        for language in LANGUAGES:
            told = texts_of(game, language)
            title, text = (told.text(f"book.{plate.name}.{part}") for part in ("title", "text"))
            assert not title.startswith("[")
            assert not text.startswith("[")
            assert len(text.split()) <= MOST_WORDS, text


SHOWN = [(game, example) for game in GAMES.values() for example in examples_of(game)]


@pytest.mark.parametrize(
    ("game", "name"),
    [(game, example.name) for game, example in SHOWN],
    ids=[f"{game.name}-{example.name}" for game, example in SHOWN],
)
def test_an_example_can_be_shown_beat_by_beat(game: Game, name: str) -> None:
    example = next(one for one in examples_of(game) if one.name == name)
    script = Script(game, example, seats_for(example, texts_of(game), Settings()))
    assert script.last > 0
    assert script.match.practice
    assert script.match.save is None
    for at, beat in enumerate(script.beats, start=1):
        ruling = script.ruling(at)
        assert (ruling.clause if ruling is not None else "") == beat.clause
    assert script.number(script.last) == script.match.number == len(example.moves)
