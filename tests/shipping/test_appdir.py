"""The folder that runs from anywhere, and its entry in the menu of one user."""

from __future__ import annotations

import configparser
import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if not sys.platform.startswith("linux"):
    pytest.skip("an AppDir is built and run on Linux only", allow_module_level=True)

from shipping.appdir import build_appdir
from tests.shipping.fake import RELEASE, fake_app

if TYPE_CHECKING:
    from pathlib import Path

ODD = 'a "folder" of $HOME & 100% \\ `x`'


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base: Path = tmp_path_factory.mktemp("appdir")
    folder = base / ODD / "Cloakroom.AppDir"
    build_appdir(fake_app(base), folder, RELEASE)
    return folder


def run(starter: Path, home: Path, *words: str) -> list[str]:
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    done = subprocess.run(
        [str(starter), *words], env=environment, cwd="/", capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_it_starts_from_anywhere_and_passes_on_what_it_was_told(
    built: Path, tmp_path: Path
) -> None:
    link = tmp_path / "link"
    link.symlink_to(built / "AppRun")
    for starter in (built / "AppRun", link, built / "usr" / "bin" / "cloakroom"):
        assert run(starter, tmp_path, "--new", "a b") == ["started", "--new", "a b"]


def test_what_stands_at_the_top_leads_to_real_files(built: Path) -> None:
    for name in ("cloakroom.desktop", "cloakroom.svg", ".DirIcon"):
        assert (built / name).is_symlink()
        assert (built / name).resolve().is_file()
        assert (built / name).resolve().is_relative_to(built.resolve())


def test_everything_has_one_time_and_only_programs_may_run(built: Path) -> None:
    paths = [path for path in (built, *built.rglob("*")) if not path.is_symlink()]
    assert {int(path.stat().st_mtime) for path in paths} == {RELEASE.time}
    modes = {path.stat().st_mode & 0o777 for path in paths if path.is_dir()}
    assert modes == {0o755}
    runnable = {path.name for path in paths if path.is_file() and path.stat().st_mode & 0o111}
    assert runnable == {"AppRun", "cloakroom"}


def test_install_and_uninstall_leave_no_file_behind(built: Path, tmp_path: Path) -> None:
    run(built / "AppRun", tmp_path, "--install")
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert files == [tmp_path / ".local" / "share" / "applications" / "cloakroom.desktop"]
    run(built / "AppRun", tmp_path, "--uninstall")
    assert not files[0].parent.exists()
    assert run(built / "AppRun", tmp_path, "--uninstall")[0].startswith("Nothing to do")


def test_the_entry_names_this_very_folder_whatever_signs_are_in_its_name(
    built: Path, tmp_path: Path
) -> None:
    run(built / "AppRun", tmp_path, "--install")
    entry = tmp_path / ".local" / "share" / "applications" / "cloakroom.desktop"
    reader = configparser.RawConfigParser()
    reader.optionxform = str  # type: ignore[assignment, method-assign]
    reader.read(entry, encoding="utf-8")
    told = reader["Desktop Entry"]
    assert understood(told["Exec"]) == str(built / "AppRun")
    assert told["Icon"].replace("\\\\", "\\") == str(built / "cloakroom.svg")
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(entry)], check=True)


def test_an_entry_written_by_hand_is_left_alone(built: Path, tmp_path: Path) -> None:
    entry = tmp_path / ".local" / "share" / "applications" / "cloakroom.desktop"
    entry.parent.mkdir(parents=True)
    entry.write_text("[Desktop Entry]\nExec=cloakroom --lang de\n", encoding="utf-8")
    run(built / "AppRun", tmp_path, "--uninstall")
    assert entry.exists()


def understood(value: str) -> str:
    """Read an Exec value of one quoted word, as the specification of menu entries says."""
    word = value.replace("\\\\", "\\")
    assert word.startswith('"')
    assert word.endswith('"')
    letters, signs = [], iter(word[1:-1])
    for sign in signs:
        letters.append(next(signs) if sign in "\\%" else sign)
    return "".join(letters)
