"""What goes into the built program, and how it is named and described."""

import subprocess
from pathlib import Path, PurePath

import pytest

from shipping.contents import bundled, fonts, wanted
from shipping.release import EARLIEST, Release, release_time, this_release
from shipping.windows import numbers, version_resource
from tabletop.ui.drawing.fonts import FACES
from tabletop.version import version
from tests.house.files import ROOT

RELEASE = Release("1.2.3", "Card games.", "windows", "x86_64", EARLIEST)


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


def test_every_file_has_the_time_of_the_last_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert release_time(tmp_path) == EARLIEST
    author = ["-c", "user.name=a", "-c", "user.email=a@localhost"]
    monkeypatch.setenv("GIT_COMMITTER_DATE", "1700000000 +0000")
    for words in (["init", "-q"], [*author, "commit", "-qm", "a", "--allow-empty"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    assert release_time(tmp_path) == 1_700_000_000
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1600000000")
    assert release_time(tmp_path) == 1_600_000_000


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
