"""Checks that a built program brings its texts along in the form that it reads at once."""

from pathlib import Path

import pytest

from rules.registry import GAMES
from shipping.contents import bundled
from shipping.texts import write_prepared
from tabletop import paths
from tabletop.words import text
from tabletop.words.prepared import FOLDER
from tabletop.words.text import LANGUAGES, Texts

COMMON = paths.assets() / "common"


def test_every_text_of_a_built_program_is_prepared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert write_prepared(tmp_path / "parts") == len(LANGUAGES) * (1 + len(GAMES))
    shipped = dict(bundled(paths.root(), tmp_path / "parts"))
    prepared = [target for target in shipped if target.parent.name == FOLDER]
    assert len(prepared) == len(LANGUAGES) * (1 + len(GAMES))

    def refuse(file: Path) -> dict[str, str | bool]:
        raise AssertionError(f"{file} is parsed")

    monkeypatch.setattr(text, "entries_of", refuse)
    text._read.cache_clear()
    folders = {folder: folder for folder in (COMMON, *(paths.assets() / name for name in GAMES))}
    monkeypatch.setattr(paths, "assets", lambda: tmp_path / "parts" / "assets")
    monkeypatch.setattr(paths, "caches", lambda: tmp_path / "caches")
    for language in LANGUAGES:
        for folder in folders:
            assert Texts(language, [folder, COMMON]).text("app.title") != "[app.title]"
    text._read.cache_clear()
