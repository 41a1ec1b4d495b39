"""Checks the texts: both languages say the same things with the same placeholders."""

import ast
import re
import string
import tomllib
from pathlib import Path

from tests.house.files import ROOT, below, python

WORDS = re.compile(r"[A-Za-zÄÖÜäöüß]{2,} [A-Za-zÄÖÜäöüß]{2,}")
# Words in code that no player reads.
UNREAD = {
    "rules/core/examples.py": "told to those who write examples, when a test plays them",
    "tabletop/ai/line.py": "names of the two ends of a pipe, for the report of a crash",
    "tabletop/program/libraries.py": "what systems say of a library that is missing",
}


def flat(value: object, path: str = "") -> dict[str, str]:
    """Return every text below a TOML value by its full key."""
    if isinstance(value, dict):
        pairs = [(f"{path}.{key}", part) for key, part in value.items()]
    elif isinstance(value, list):
        pairs = [(f"{path}.{number}", part) for number, part in enumerate(value)]
    else:
        return {path.removeprefix("."): str(value)}
    return {key: text for name, part in pairs for key, text in flat(part, name).items()}


def placeholders(text: str) -> set[str]:
    """Return the names to be filled into a text."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def language_faults(assets: Path) -> list[str]:
    """List keys that only one language has, empty texts, and placeholders that differ."""
    found = []
    for folder in sorted(assets.glob("*")):
        files = {language: folder / f"{language}.toml" for language in ("en", "de")}
        if not any(file.exists() for file in files.values()):
            continue
        absent = [file.name for file in files.values() if not file.exists()]
        if absent:
            found.append(f"{folder.name}: write {absent[0]}, players read both languages")
            continue
        words = {}
        for language, file in files.items():
            words[language] = flat(tomllib.loads(file.read_text(encoding="utf-8")))
            found += [
                f"{folder.name}/{language}: {key} is empty"
                for key, text in words[language].items()
                if not text.strip()
            ]
        found += differences(folder.name, words["en"], words["de"])
    return found


def differences(name: str, english: dict[str, str], german: dict[str, str]) -> list[str]:
    """List where two languages of one folder part ways."""
    found = [
        f"{name}: only one language has {key}" for key in sorted(english.keys() ^ german.keys())
    ]
    for key in sorted(english.keys() & german.keys()):
        one, other = placeholders(english[key]), placeholders(german[key])
        if one != other:
            found.append(f"{name}: {key} fills in {sorted(one)} but {sorted(other)}")
        if "" in one | other:
            found.append(f"{name}: {key} has a nameless placeholder")
    return found


def unreadable(root: Path) -> list[str]:
    """List the TOML files that cannot be read."""
    found = []
    for folder in ("assets", "rules"):
        for file in below(root / folder, ".toml"):
            try:
                tomllib.loads(file.read_text(encoding="utf-8"))
            except ValueError as problem:
                found.append(f"{file.relative_to(root).as_posix()}: {problem}")
    return found


def spoken_by_code(root: Path) -> list[str]:
    """List words in the code of rules and application; docstrings and complaints are for us."""
    found = []
    for file in [*python(root / "rules"), *python(root / "tabletop")]:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        ours = (ast.Expr, ast.Raise, ast.Assert)
        unread = {
            id(part)
            for node in ast.walk(tree)
            if isinstance(node, ours) and not isinstance(getattr(node, "value", None), ast.Call)
            for part in ast.walk(node)
        }
        where = file.relative_to(root).as_posix()
        found += [
            f"{where}: {node.value!r}: players read texts, which lie in assets"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
            if id(node) not in unread and where not in UNREAD and WORDS.search(node.value)
        ]
    return found


def test_no_player_reads_words_that_stand_in_code() -> None:
    assert spoken_by_code(ROOT) == []


def test_both_languages_have_the_same_keys_and_placeholders() -> None:
    assert language_faults(ROOT / "assets") == []


def test_every_toml_file_can_be_read() -> None:
    assert unreadable(ROOT) == []


def test_the_check_of_code_bites(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    source = (
        '"""A duty in words."""\n\nsay("You win now", key="a.b")\nraise ValueError("no such key")\n'
    )
    (tmp_path / "rules" / "a.py").write_text(source, encoding="utf-8")
    found = "rules/a.py: 'You win now': players read texts, which lie in assets"
    assert spoken_by_code(tmp_path) == [found]


def test_the_checks_bite(tmp_path: Path) -> None:
    folder = tmp_path / "assets" / "poker"
    folder.mkdir(parents=True)
    (folder / "en.toml").write_text('a = "{n} cards"\nb = ["x"]\n[c]\nd = " "\ne = "{}"\n')
    (folder / "de.toml").write_text('a = "{m} Karten"\nb = ["x", "y"]\n[c]\nd = "D"\ne = "{}"\n')
    assert language_faults(tmp_path / "assets") == [
        "poker/en: c.d is empty",
        "poker: only one language has b.1",
        "poker: a fills in ['n'] but ['m']",
        "poker: c.e has a nameless placeholder",
    ]
    (folder / "de.toml").unlink()
    assert language_faults(tmp_path / "assets") == [
        "poker: write de.toml, players read both languages"
    ]
    (folder / "table.toml").write_text("a = \n")
    assert [fault.partition(":")[0] for fault in unreadable(tmp_path)] == [
        "assets/poker/table.toml"
    ]
