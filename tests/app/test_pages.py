"""Checks the pages of a rulebook beside its clauses."""

from pathlib import Path

import pytest

from rules.core.game import Game
from rules.registry import GAMES
from tabletop.ui.panels.clauses import read_sections
from tabletop.words.pages import read_pages
from tabletop.words.text import LANGUAGES, Texts
from tests.app.matches import texts_of

PAGES = """
[clause."T-1"]
title = "Own"
text = "Own ballots only."

[page.guide]
title = "First match"
opening = true
1.title = "Begin"
1.text = "Lay a ballot."
2.title = "End"
2.text = "Count."

[page.sources]
title = "Sources"
1.title = "Ballots"
1.text = "Printed here."

[rulebook]
rulings = "Rulings"
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    """Return made-up texts with two pages."""
    (tmp_path / "en.toml").write_text(PAGES, encoding="utf-8")
    return Texts("en", [tmp_path])


def test_pages_are_read_with_their_entries(texts: Texts) -> None:
    guide, sources = read_pages(texts)
    assert (guide.title, guide.opening, sources.opening) == ("First match", True, False)
    assert [(one.title, one.text) for one in guide.entries] == [
        ("Begin", "Lay a ballot."), ("End", "Count."),
    ]  # fmt: skip
    assert len({one.key for one in [*guide.entries, *sources.entries]}) == 3


def test_an_opening_page_stands_before_the_clauses_and_the_others_after_them(texts: Texts) -> None:
    sections = read_sections(texts)
    assert [section.title for section in sections] == ["First match", "Rulings", "Sources"]
    assert [clause.sign for section in sections for clause in section.clauses] == [
        "", "", "T-1", "",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_page_of_a_game_is_empty(game: Game, language: str) -> None:
    for page in read_pages(texts_of(game, language)):
        assert page.entries
        assert not any(f"{one.title}{one.text}".startswith("[") for one in page.entries)
