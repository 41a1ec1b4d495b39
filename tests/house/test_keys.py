"""Checks the keys of texts: whatever the program or a game asks for is there in both languages."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rules.core.game import Game
from tabletop.summary.standings import read_figures
from tabletop.words.text import LANGUAGES, Texts
from tests.games_under_law import CASES, asset_folder
from tests.house.files import ROOT, below

COMMON = ROOT / "assets" / "common"
KEY = re.compile(r"[a-z]+(\.[A-Za-z0-9_-]+)+")
SECTION = re.compile(r"[a-z]+\\?\.")
FORM = re.compile(r"(\..*)\.(one|other|you|they)$")
FLAG = ".house"
ICON = re.compile(r"\{icon:(\w+)\}")
FILES = (".toml", ".jpg", ".png", ".wav", ".txt", ".py")
# What only a game says; it is checked for every game below.
OF_GAMES = (
    "game", "card", "kind", "back", "place", "counter", "verb", "log", "step", "say",
    "readout", "option", "number", "word", "icon", "section", "names", "figure",
    "moment", "camp", "stroke", "upshot",
)  # fmt: skip
LOOKS = ("faces.toml", "table.toml")
FACTS = ("name", "subtitle", "goal", "minutes", "sentence")
GAMES = list({game.name: game for game, _ in CASES}.values())


def patterns(file: Path) -> Iterator[tuple[str, re.Pattern[str]]]:
    """Yield every string of a module that may be the key of a text, and what it stands for."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    inside = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for part in node.values
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.+-]+"
                for part in node.values
            ]
            yield "".join(parts), re.compile("".join(parts))
        elif isinstance(node, ast.Constant) and id(node) not in inside:
            written = str(node.value)
            yield from [(written, re.compile(re.escape(written)))] * bool(KEY.fullmatch(written))


@cache
def asked_for(root: Path) -> list[tuple[str, str, re.Pattern[str]]]:
    """List what the application asks for: file, key as it is written, pattern."""
    return [
        (file.relative_to(root).as_posix(), *found)
        for file in below(root / "tabletop", ".py")
        for found in patterns(file)
    ]


def known_keys(texts: Texts) -> list[str]:
    """Return every key, where there are two forms of a text without the form."""
    return list(dict.fromkeys(FORM.sub(r"\1", key) for key in texts.keys("")))


def missing(root: Path, texts: Texts) -> list[str]:
    """List the keys of common sections that the application asks for and nobody wrote."""
    keys = known_keys(texts)
    known = set(keys)
    sections = {key.partition(".")[0] for key in keys}
    found = []
    for file, written, pattern in asked_for(root):
        section = written.partition(".")[0].replace("\\", "")
        if section not in sections or section in OF_GAMES or written.endswith((*FILES, FLAG)):
            continue
        if "." in written and written not in known and not any(map(pattern.fullmatch, keys)):
            found.append(f"{file}: {written}")
    return found


def unasked(root: Path, texts: Texts) -> list[str]:
    """List the common texts that nobody asks for."""
    found = {written: pattern for _, written, pattern in asked_for(root) if SECTION.match(written)}
    # What stands in the code letter by letter needs no search; only patterns are tried.
    wanted = [pattern for written, pattern in found.items() if not KEY.fullmatch(written)]
    keys = [key for key in known_keys(texts) if key not in found]
    return [key for key in keys if not any(pattern.fullmatch(key) for pattern in wanted)]


def declared(game: Game, folder: Path) -> Iterator[str]:
    """Yield every key that a game owes its players, whatever happens in a match."""
    yield from (f"game.{name}" for name in FACTS)
    for verb in game.verbs:
        yield from (f"verb.{verb.name}", f"log.{verb.name}")
    for phase in game.phases:
        yield from (f"step.{phase}.ask", f"step.{phase}.wait")
    for option in game.options:
        yield f"option.{option.name}.label"
        yield from (f"option.{option.name}.value.{value}" for value in option.values)
    yield from (f"figure.{base}" for base in read_figures(folder))
    setup = game.setup(max(game.seat_counts), game.usual_options())
    yield from (f"card.{card.id}.name" for card in setup.cards)
    yield from (f"kind.{card.kind}" for card in setup.cards)
    yield from (f"back.{back}" for back in setup.backs)
    yield from (f"place.{place.base}" for place in setup.places)


def has_form(texts: Texts, key: str) -> bool:
    """Tell whether a text is there, plain or told in two ways."""
    forms = ("", ".own", ".you", ".they")
    return any(texts.has(key + form) for form in forms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_application_asks_for_is_there(language: str) -> None:
    assert missing(ROOT, Texts(language, [COMMON])) == []


def test_every_common_text_is_asked_for() -> None:
    assert unasked(ROOT, Texts("en", [COMMON])) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_game_has_a_text_for_everything_it_declares(game: Game, language: str) -> None:
    folder = asset_folder(game)
    texts = Texts(language, [folder, COMMON])
    silent = [key for key in declared(game, folder) if not has_form(texts, key)]
    assert [f"{folder.name}/{language}.toml: write {key}" for key in silent] == []


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_picture_in_a_text_has_a_name(game: Game) -> None:
    texts = Texts("en", [asset_folder(game), COMMON])
    words = {name for key in texts.keys("") for name in ICON.findall(texts.raw(key, {}))}
    nameless = [name for name in sorted(words) if not texts.has(f"icon.{name}")]
    assert [f"{game.name}: write {name!r} into [icon]" for name in nameless] == []


def icons_of(folder: Path) -> set[str]:
    """Return every icon that a game brings, or names in how its cards and its table look."""
    own = {icon.stem for icon in (folder / "icons").glob("*.svg")}
    known = own | {icon.stem for icon in (COMMON / "icons").glob("*.svg")}
    looks = [tomllib.loads((folder / name).read_text(encoding="utf-8")) for name in LOOKS]
    return own | {word for look in looks for word in named_icons(look) if word in known}


def named_icons(data: object, key: str = "") -> Iterator[str]:
    """Yield every text inside plain data that stands under a key for icons."""
    if isinstance(data, dict):
        for name, part in data.items():
            yield from named_icons(part, name)
    elif isinstance(data, list):
        for part in data:
            yield from named_icons(part, key)
    elif isinstance(data, str) and ("icon" in key or key == "emblem"):
        yield data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_icon_of_a_game_has_a_word(game: Game, language: str) -> None:
    folder = asset_folder(game)
    texts = Texts(language, [folder, COMMON])
    nameless = [name for name in sorted(icons_of(folder)) if not texts.has(f"icon.{name}")]
    assert [f"{folder.name}/{language}.toml: write {name!r} into [icon]" for name in nameless] == []


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_seat_is_ranked_by_counters_of_its_own(game: Game) -> None:
    figures = read_figures(asset_folder(game))
    assert figures, f"write what a seat of {game.name} is ranked by into its result.toml: counters"
    for seats in game.seat_counts:
        refs = game.setup(seats, game.usual_options()).refs
        assert [
            base for base in figures for seat in range(seats) if f"{base}.{seat}" not in refs
        ] == []


def test_the_checks_bite(tmp_path: Path) -> None:
    folder = tmp_path / "tabletop"
    folder.mkdir()
    code = 'text("home.play")\ntext(f"home.level.{name}")\ntext("home.gone")\nFILE = "home.jpg"\n'
    (folder / "__init__.py").write_text(code)
    for language in LANGUAGES:
        words = 'play = "a"\nspare = "b"\nlevel.easy = "c"\n'
        (tmp_path / f"{language}.toml").write_text(f"[home]\n{words}")
    texts = Texts("en", [tmp_path])
    assert missing(tmp_path, texts) == ["tabletop/__init__.py: home.gone"]
    assert unasked(tmp_path, texts) == ["home.spare"]
