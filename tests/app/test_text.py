"""Checks the texts: look-up, plurals, placeholders, fallbacks and complaints."""

import re
from pathlib import Path

import pytest

from rules.core.data import ComplaintError, read_facts
from rules.registry import GAMES
from tabletop.match import Match
from tabletop.player.settings import Settings
from tabletop.words.text import (
    ENGLISH,
    Fact,
    Texts,
    complaint_text,
    fill,
    language_of,
    sought,
    system_language,
)
from tests.app.matches import people_at
from tests.games_under_law import ROOT

COMMON = ROOT / "assets" / "common"
_CODE = re.compile(
    r'(?:complain|ComplaintError)\([^=\n]*?"([a-z]+(?:-[a-z]+)*)"(?:, [^"\n]*|, f".*)?\)'
)


def codes() -> list[str]:
    """Return every code with which the program complains about a data file."""
    sources = [*(ROOT / "rules").rglob("*.py"), *(ROOT / "tabletop").rglob("*.py")]
    found = {code for file in sources for code in _CODE.findall(file.read_text("utf-8"))}
    return sorted(found)


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    """Return a game's folder and the common one behind it."""
    game, common = tmp_path / "game", tmp_path / "common"
    for folder in (game, common):
        folder.mkdir()
    (game / "en.toml").write_text(
        'a = "game"\nonly = "English {x}"\n[clause."K.1.2"]\ntext = "dotted"\nhouse = true\n'
        '[cards]\none = "{count} card"\nother = "{count} cards"\n[icon]\npower = "Power"\n'
    )
    (game / "de.toml").write_text('a = "Spiel"\n')
    (common / "en.toml").write_text('a = "common"\nb = "behind"\n')
    (common / "de.toml").write_text('b = "dahinter"\n')
    return [game, common]


def test_the_game_comes_before_the_common_texts_and_english_last(folders: list[Path]) -> None:
    german = Texts("de", folders)
    assert [german.text(key) for key in ("a", "b")] == ["Spiel", "dahinter"]
    assert german.text("only", x=3) == "English 3"
    assert german.text("nowhere.at.all") == "[nowhere.at.all]"
    assert Texts("en", folders).text("a") == "game"
    assert Texts("fr", folders).language == "en"


def test_a_key_may_hold_dots_and_flags(folders: list[Path]) -> None:
    texts = Texts("en", folders)
    assert texts.text("clause.K.1.2.text") == "dotted"
    assert texts.flag("clause.K.1.2.house")
    assert not texts.flag("clause.K.1.2.text")
    assert texts.keys("clause.") == ["clause.K.1.2.text"]


@pytest.mark.parametrize(
    ("facts", "expected"),
    [({"count": 1}, "1 card"), ({"count": 2}, "2 cards"), ({"count": 0}, "0 cards")],
)
def test_a_count_chooses_between_one_and_other(
    folders: list[Path], facts: dict[str, int], expected: str
) -> None:
    texts = Texts("en", folders)
    assert texts.has("cards")
    assert texts.text("cards", **facts) == expected


def test_a_count_of_nothing_may_have_a_form_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text(
        '[gift]\nnone = "Give nothing"\none = "Give a coin"\nother = "Give {amount} coins"\n',
        encoding="utf-8",
    )
    texts = Texts("en", [tmp_path])
    assert texts.text("gift", amount=0) == "Give nothing"
    assert texts.text("gift", amount=1) == "Give a coin"
    assert texts.text("gift", amount="2 to 4") == "Give 2 to 4 coins"


def test_placeholders_are_filled_by_name_and_form() -> None:
    facts: dict[str, Fact] = {"n": -2, "m": 3, "who": 1, "word": "x"}
    assert fill("{n} {m:signed} {n:signed} {word}", facts) == "−2 +3 −2 x"
    assert fill("{who:seat}", facts, lambda form, value: f"{form}{value}") == "seat1"
    assert fill("{m:half} {n:half} {one:half} {word:half}", {**facts, "one": 1}) == "1½ −1 ½ x"
    assert fill("{icon:power} {absent}", {"icon": 1}) == "{icon:power} {absent}"


def test_a_search_finds_what_cannot_be_typed() -> None:
    assert sought("finder's") in sought("Finder’s Fee")
    assert sought("kriegskasse") == sought("Kriegs\u00adkasse")


def test_a_noun_follows_a_number_of_its_own() -> None:
    text = "{n} {n:vote|votes}, {h:half} {h:half|point|points}, {m:signed} {m:vote|votes}"
    assert fill(text, {"n": 0, "h": 1, "m": -1}) == "0 votes, ½ point, −1 vote"
    assert fill(text, {"n": 1, "h": 3, "m": 2}) == "1 vote, 1½ points, +2 votes"
    assert fill("{n} {n:vote|votes}", {"n": "1 to 3"}) == "1 to 3 votes"


def test_a_counter_of_halves_is_read_in_halves(tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text("[halves]\npoints = true\n", encoding="utf-8")
    texts = Texts("en", [tmp_path])
    assert [texts.counted("points", 41), texts.counted("points", 0)] == ["20½", "0"]
    assert texts.counted("laws", 41) == "41"


def test_plain_text_names_pictures_and_drops_emphasis(folders: list[Path]) -> None:
    texts = Texts("en", folders)
    markup = "*On flip:* +1 {icon:power}, _really_, \\*two\\*, some_name, soft\u00adhyphen"
    expected = "On flip: +1 Power, really, *two*, some_name, softhyphen"
    assert texts.plain(markup) == expected


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("code", codes())
def test_every_complaint_is_a_sentence_with_file_table_and_key(language: str, code: str) -> None:
    texts = Texts(language, [COMMON])
    sentence = complaint_text(texts, ComplaintError("cards.toml", "card.x", "cost", code, "'z'"))
    assert sentence.startswith("cards.toml: [card.x] cost: ")
    assert "{" not in sentence
    assert not sentence.endswith(code)


def test_the_codes_are_found() -> None:
    assert {"missing", "not-whole", "left-over", "not-toml", "no-file"} <= set(codes())


def test_a_complaint_needs_no_texts(tmp_path: Path) -> None:
    with pytest.raises(ComplaintError) as complaint:
        read_facts(tmp_path / "gone.toml")
    assert complaint_text(None, complaint.value) == f"{tmp_path / 'gone.toml'}: no-file"


def test_a_broken_text_file_is_complained_about(folders: list[Path]) -> None:
    (folders[0] / "de.toml").write_text("a = \n")
    with pytest.raises(ComplaintError, match="not-toml"):
        Texts("de", folders)


@pytest.mark.parametrize(
    ("variable", "value", "expected"),
    [("LANG", "de_AT.UTF-8", "de"), ("LANG", "fr_FR", "en"), ("LC_ALL", "C", "en")],
)
def test_the_language_of_the_system_is_followed(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, expected: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert system_language() == expected
    assert language_of(Settings()) == expected
    assert language_of(Settings(language="de")) == "de"


def test_a_text_that_is_no_text_is_complained_about_by_file_table_and_key(
    folders: list[Path],
) -> None:
    (folders[0] / "en.toml").write_text("[game]\ngoal = 5\n")
    with pytest.raises(ComplaintError) as wrong:
        Texts("en", folders)
    error = wrong.value
    assert (Path(error.file), error.table, error.key) == (folders[0] / "en.toml", "game", "goal")
    assert error.code == "not-word"


def test_a_match_speaks_english_where_nobody_chose() -> None:
    game = next(iter(GAMES.values()))
    match = Match.new(game, people_at(min(game.seat_counts)), 1, {})
    assert match.texts.language == ENGLISH
    assert match.texts is match.texts
