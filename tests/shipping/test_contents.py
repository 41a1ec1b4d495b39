"""What goes into the built program, and how it is named and described."""

from pathlib import Path, PurePath

import pytest

from shipping.contents import bundled, fonts, wanted
from shipping.release import EARLIEST, Release, release_time, this_release
from shipping.windows import numbers, version_resource
from tabletop.program.version import version
from tabletop.selftest.files import read_ledger
from tabletop.ui.drawing.letters.fonts import FACES
from tests.house.files import ROOT
from tests.systems import needs_unix

RELEASE = Release("1.2.3", "Card games.", "windows", "x86_64", EARLIEST)
# Answers what git is asked and nothing else, for a machine may lack git and a copy its history.
ASKED_FOR_TIME = '[ "$*" = "log -1 --format=%ct" ] && echo 1700000000'


def git_that(folder: Path, does: str) -> Path:
    """Make a stand-in for git and return the folder that it can be found in."""
    git = folder / "bin" / "git"
    git.parent.mkdir()
    git.write_text(f"#!/bin/sh\n{does}\n")
    git.chmod(0o755)
    return git.parent


def test_texts_facts_fonts_and_licences_go_along(tmp_path: Path) -> None:
    places = [place for place, _ in bundled(ROOT, tmp_path)]
    assert len(set(places)) == len(places)
    assert {PurePath("pyproject.toml"), PurePath("LICENSE")} <= set(places)
    assert {PurePath("assets/common/en.toml"), PurePath("assets/common/de.toml")} <= set(places)
    facts = {path.relative_to(ROOT) for path in (ROOT / "rules").rglob("*.toml")}
    assert facts
    assert facts <= set(places)
    assert {place.name for place in fonts()} == {name for _, name in FACES.values()}
    assert not [place for place in places if "readme" in place.parts]


def test_whatever_the_self_test_looks_for_goes_along(tmp_path: Path) -> None:
    looked_for = {PurePath("assets", name) for name in read_ledger(ROOT / "assets")}
    assert looked_for
    assert looked_for <= set(dict(bundled(ROOT, tmp_path)))


def test_what_was_written_for_this_build_replaces_what_is_committed(tmp_path: Path) -> None:
    written = tmp_path / "assets" / "common" / "en.toml"
    written.parent.mkdir(parents=True)
    written.write_text("")
    assert dict(bundled(ROOT, tmp_path))[PurePath("assets/common/en.toml")] == written


def test_the_font_of_pygame_stays_out() -> None:
    entries = [("pygame/freesansbold.ttf", "x", "DATA"), ("assets/a.png", "y", "DATA")]
    assert wanted(entries) == entries[1:]


def test_the_release_carries_the_version_of_the_program() -> None:
    release = this_release()
    assert release.version == version()
    assert release.label.startswith(f"cloakroom-{version()}-{release.system}-")


@needs_unix
def test_every_file_has_the_time_of_the_last_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("PATH", str(git_that(tmp_path, ASKED_FOR_TIME)))
    assert release_time(tmp_path) == 1_700_000_000
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1600000000")
    assert release_time(tmp_path) == 1_600_000_000


def test_without_git_or_without_history_every_file_has_the_earliest_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert release_time(tmp_path) == EARLIEST
    monkeypatch.setenv("PATH", str(git_that(tmp_path, "exit 128")))
    assert release_time(tmp_path) == EARLIEST


def test_windows_is_told_name_and_version() -> None:
    assert numbers("1.2.3") == (1, 2, 3, 0)
    told: dict[str, object] = {}

    def note(*words: object, **facts: object) -> None:
        told.update(facts)
        if len(words) == 2:
            told[str(words[0])] = words[1]

    kinds = ["VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct"]
    kinds += ["VarFileInfo", "VarStruct"]
    eval(version_resource(RELEASE), dict.fromkeys(kinds, note))
    assert told["filevers"] == told["prodvers"] == (1, 2, 3, 0)
    assert (told["ProductName"], told["ProductVersion"]) == ("Cloakroom", "1.2.3")
    assert told["Translation"] == [1033, 1200]
