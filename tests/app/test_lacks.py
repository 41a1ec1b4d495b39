"""Checks that what is missing to start is told in words that fit the place the program runs in."""

import platform
import shutil
import sys
from pathlib import Path

import pytest

from rules.core.data import ComplaintError
from tabletop import paths
from tabletop import starting as program
from tabletop.program import libraries, place
from tabletop.ui.desktop.opening import NoDisplay
from tabletop.words import lacks
from tabletop.words.text import LANGUAGES, Texts
from tests.games_under_law import ROOT

TEXTS = Texts("en", [paths.assets() / "common"])
LOADER = "{}: cannot open shared object file: No such file or directory"
CREDITS = "tools_text"  # names what the program is made with
SYSTEMS = {
    "Debian": {"ID": "debian"},
    "Fedora": {"ID": "rocky", "ID_LIKE": "rhel centos fedora"},
    "Arch": {"ID": "manjaro", "ID_LIKE": "arch"},
    "SUSE": {"ID": "opensuse-leap", "ID_LIKE": "suse opensuse"},
}


@pytest.fixture
def on(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Let the machine be a Debian with a screen, until a test says otherwise."""
    monkeypatch.setattr(libraries, "LINUX", True)
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: SYSTEMS["Debian"])
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    return monkeypatch


def without(on: pytest.MonkeyPatch, *lacking: str) -> None:
    """Let these libraries be missing."""
    on.setattr(libraries, "_loads", lambda library: library not in lacking)


def frozen(on: pytest.MonkeyPatch, executable: Path) -> None:
    on.setattr(sys, "frozen", True, raising=False)
    on.setattr(sys, "executable", str(executable))


def test_the_source_is_started_by_its_script() -> None:
    assert place.command() == f"{place.PYTHON} scripts/play.py"
    assert (ROOT / place.SCRIPT).is_file()


def test_a_download_names_itself_and_no_script(on: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "New Games" / "cloakroom"
    frozen(on, file)
    on.setattr(shutil, "which", lambda _: None)
    assert str(file) in place.command()
    assert place.command() != str(file), "the blank must be quoted"
    assert "scripts" not in lacks.window(TEXTS, NoDisplay(), "kstreet")


def test_an_installed_download_is_called_by_its_command(
    on: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "cloakroom"
    frozen(on, file)
    on.setattr(shutil, "which", lambda _: str(file))
    assert place.command() == "cloakroom"
    on.setattr(shutil, "which", lambda _: str(tmp_path / "other"))
    assert place.command() != "cloakroom"


def test_a_package_of_python_is_called_by_its_command(
    on: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    on.setattr(place, "__file__", str(tmp_path / "site" / "tabletop" / "program" / "place.py"))
    on.setattr(shutil, "which", lambda name: name)
    assert place.command() == "cloakroom"
    on.setattr(shutil, "which", lambda _: None)
    assert place.command().endswith(" -m tabletop")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_for_players_names_a_script(language: str) -> None:
    for file in ROOT.glob(f"assets/*/{language}.toml"):
        text = file.read_text(encoding="utf-8")
        assert "scripts/" not in text, file
        told = [line for line in text.splitlines() if not line.startswith(CREDITS)]
        assert "python" not in "\n".join(told).lower(), file


@pytest.mark.parametrize("where", SYSTEMS)
def test_every_library_has_a_package_on_every_system(on: pytest.MonkeyPatch, where: str) -> None:
    on.setattr(platform, "freedesktop_os_release", lambda: SYSTEMS[where])
    assert libraries.distribution() == where
    known = libraries.known()
    wanted = [*known.sound, *(name for names in known.screens.values() for name in names)]
    for library in (*wanted, *known.packages):
        command = libraries.remedy([library], where)
        assert command.startswith(known.install[where])
        assert len(command.split()) == len(known.install[where].split()) + 1


@pytest.mark.parametrize(
    ("words", "library"),
    [
        (LOADER.format("libffi.so.8"), "libffi.so.8"),
        (LOADER.format("libstdc++.so.6"), "libstdc++.so.6"),
        ("Failed loading libGL.so.1: " + LOADER.format("libGL.so.1"), "libGL.so.1"),
        ("Failed loading libEGL.so.1", "libEGL.so.1"),
        ("No available video device", ""),
        ("cannot open shared object file", ""),
    ],
)
def test_the_library_is_found_in_what_the_loader_says(words: str, library: str) -> None:
    assert libraries.lost(ImportError(words)) == library


def test_a_missing_library_is_told_with_its_package(on: pytest.MonkeyPatch) -> None:
    error = ImportError(LOADER.format("libffi.so.8"))
    assert lacks.library(TEXTS, error) == (
        "This system lacks what Cloakroom needs: libffi.so.8."
        " Install it with: sudo apt install libffi8"
    )
    on.setattr(platform, "freedesktop_os_release", lambda: {"ID": "homegrown"})
    assert "libffi8 (Debian), libffi (Fedora), libffi (Arch)" in lacks.library(TEXTS, error)
    unknown = lacks.library(TEXTS, ImportError(LOADER.format("libwizard.so.3")))
    assert unknown.startswith("Cloakroom needs libwizard.so.3, and it is not there.")
    assert lacks.library(TEXTS, ValueError("libwizard")) == ""


def test_windows_does_not_name_the_library_and_so_its_bundle_is_named() -> None:
    error = ImportError("DLL load failed while importing base: module not found")
    assert "Visual C++ Redistributable" in lacks.library(TEXTS, error)


def test_a_screen_without_its_library_is_not_called_missing(on: pytest.MonkeyPatch) -> None:
    without(on, "libX11.so.6", "libXext.so.6")
    told = lacks.window(TEXTS, NoDisplay(), "kstreet")
    assert told.endswith("Install it with: sudo apt install libx11-6 libxext6")
    without(on)
    assert lacks.window(TEXTS, NoDisplay(), "kstreet").startswith("There is no screen")


def test_of_two_screens_one_that_can_be_reached_is_enough(on: pytest.MonkeyPatch) -> None:
    on.setenv("WAYLAND_DISPLAY", "wayland-0")
    without(on, "libX11.so.6")
    assert libraries.missing_for_screen() == []
    without(on, "libX11.so.6", "libxkbcommon.so.0")
    assert libraries.missing_for_screen() == ["libX11.so.6"]


def test_sound_wants_one_of_many(on: pytest.MonkeyPatch) -> None:
    first, *others = libraries.known().sound
    without(on, *others)
    assert libraries.missing_for_sound() == []
    without(on, first, *others)
    assert libraries.missing_for_sound() == [first, *others]


def test_other_systems_bring_their_libraries_along(on: pytest.MonkeyPatch) -> None:
    without(on, "libX11.so.6")
    on.setattr(libraries, "LINUX", False)
    assert libraries.missing_for_screen() == []


@pytest.mark.usefixtures("on")
def test_a_loader_is_asked_whether_a_library_is_there() -> None:
    assert libraries.missing(["libnobody-has-this.so.7"]) == ["libnobody-has-this.so.7"]


def test_the_program_says_what_it_lacks_in_one_line_and_writes_no_report(
    on: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> int:
        raise ImportError(LOADER.format("libffi.so.8"))

    on.setenv("CLOAKROOM_HOME", str(tmp_path))
    on.setattr(program, "_start", fail)
    assert program.start([], 0.0) == program.FAILED
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "libffi8" in told
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_file_of_a_download_is_mended_by_installing_again(
    on: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    damage = ComplaintError("theme.toml", "", "", "not-toml", "line 3")
    assert "again" not in lacks.own_file(TEXTS, damage)
    frozen(on, tmp_path / "cloakroom")
    assert lacks.own_file(TEXTS, damage).endswith("Installing Cloakroom again mends it.")


def test_text_mode_without_a_terminal_is_refused_in_a_sentence(
    on: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    on.setenv("CLOAKROOM_HOME", str(tmp_path))
    on.setattr(sys, "stdin", None)
    assert program.start(["--text", "kstreet", "--lang", "en"], 0.0) == program.MISUSED
    assert "needs a terminal" in capsys.readouterr().err
