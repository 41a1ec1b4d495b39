"""Checks that the self-test misses no picture, icon, font or sound that is gone or broken."""

import hashlib
import shutil
from pathlib import Path

import pygame
import pytest

from rules.registry import GAMES
from tabletop.selftest import files, hearing
from tabletop.selftest.findings import Bench, FailedError
from tabletop.ui.cues import ENDING
from tabletop.ui.drawing.letters import fonts
from tabletop.words.text import LANGUAGES, Texts
from tests.games_under_law import ROOT
from tests.systems import unlink

PIXEL = (200, 10, 10)


def picture_at(file: Path) -> None:
    """Write a small picture."""
    file.parent.mkdir(parents=True, exist_ok=True)
    image = pygame.Surface((8, 8))
    image.fill(PIXEL)
    pygame.image.save(image, file)


def ledger_of(assets: Path, *names: str) -> None:
    """Write a ledger that is true now."""
    marks = {name: hashlib.sha256((assets / name).read_bytes()).hexdigest() for name in names}
    lines = [f'"{name}" = "source {mark[:20]}"\n' for name, mark in marks.items()]
    (assets / "made.toml").write_text("".join(lines))


def test_pictures_must_be_there_unchanged_and_readable(tmp_path: Path) -> None:
    picture_at(tmp_path / "a" / "one.png")
    picture_at(tmp_path / "a" / "two.png")
    ledger_of(tmp_path, "a/one.png", "a/two.png")
    assert files.check_pictures(tmp_path) == 2
    (tmp_path / "a" / "two.png").write_bytes(b"no picture")
    with pytest.raises(FailedError, match=r"damaged: file a/two.png"):
        files.check_pictures(tmp_path)
    ledger_of(tmp_path, "a/one.png", "a/two.png")
    with pytest.raises(FailedError, match=r"damaged: file a/two.png"):
        files.check_pictures(tmp_path)
    (tmp_path / "a" / "two.png").unlink()
    with pytest.raises(FailedError, match=r"missing: file a/two.png"):
        files.check_pictures(tmp_path)


def test_icons_must_be_drawable_and_all_that_are_named_must_be_there(tmp_path: Path) -> None:
    for folder in ("common", "poker"):
        (tmp_path / folder / "icons").mkdir(parents=True)
        for language in LANGUAGES:
            (tmp_path / folder / f"{language}.toml").write_text('[a]\nb = "{icon:chip}"\n')
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    chip = tmp_path / "common" / "icons" / "chip.svg"
    chip.write_text(svg)
    layout = tmp_path / "poker" / "table.toml"
    layout.write_text('[[plan.zone]]\nicon = "chip"\n')
    assert files.check_icons(tmp_path, ["poker"]) == 1
    layout.write_text('[[plan.zone]]\nicon = "gone"\n')
    with pytest.raises(FailedError, match=r"icon: name gone, file poker/table.toml"):
        files.check_icons(tmp_path, ["poker"])
    layout.unlink()
    for name, source in {"words": "no drawing", "empty": svg.replace("M0 0h9v9z", "")}.items():
        broken = chip.with_stem(name)
        broken.write_text(source)
        with pytest.raises(FailedError, match=rf"damaged: file common/icons/{name}.svg"):
            files.check_icons(tmp_path, ["poker"])
        broken.unlink()


def test_fonts_must_open_and_have_the_signs_of_both_languages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert files.check_fonts(fonts.FACES) == len(fonts.FACES)
    monkeypatch.setitem(fonts.FACES, "gone", ("fontpkg_cinzel", "gone.ttf"))
    with pytest.raises(FailedError, match="face: face gone"):
        files.check_fonts(["gone"])
    monkeypatch.setattr(files, "SIGNS", "ß中")
    with pytest.raises(FailedError, match="sign: face ui, sign 中"):
        files.check_fonts(["ui"])


def test_sounds_must_be_there_and_readable(bench: Bench) -> None:
    common = bench.assets / "common"
    unlink(common)
    shutil.copytree(ROOT / "assets" / "common", common, ignore=shutil.ignore_patterns("art"))
    ledger_of(bench.assets, "common/sounds/gavel.ogg")
    found = hearing.check_sounds(bench)
    assert (found["speaker"], found["sounds"]) == ("dummy", len(list(common.rglob("*.ogg"))))
    (common / "sounds" / "gavel.ogg").write_bytes(b"no sound")
    with pytest.raises(FailedError, match=r"damaged: file common/sounds/gavel.ogg"):
        hearing.check_sounds(bench)
    (common / "sounds" / "gavel.ogg").unlink()
    with pytest.raises(FailedError, match="missing: file common: gavel"):
        hearing.check_sounds(bench)


def test_every_recording_that_is_shipped_is_played_by_something(tmp_path: Path) -> None:
    assets = ROOT / "assets"
    bench = Bench(Texts("en", [assets / "common"]), assets, tmp_path, dict(GAMES))
    assert set(assets.rglob(f"*{ENDING}")) == hearing.named_recordings(bench)


def test_sound_that_does_not_even_open_in_silence_is_noticed(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop.ui.speakers.Speakers.start", lambda _speakers: False)
    with pytest.raises(FailedError, match="no_mixer"):
        hearing.check_sounds(bench)
