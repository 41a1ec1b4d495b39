"""The whole way to a program without Python: built from this tree, it passes its own self-test."""

import re
import subprocess
from pathlib import Path

import pytest

from parts import unknown_files, write_versions
from shipping import frozen
from shipping.frozen import Ingredients, PackingError, build_app, executable
from shipping.icons import write_icons
from shipping.release import Release, this_release
from tabletop.program.version import version


def built(folder: Path, release: Release) -> Path:
    """Build the program with interpreted rules; compiling them would take minutes."""
    made = Ingredients(folder / "icons", folder / "parts", None)
    for needed in (made.icons, made.parts):
        needed.mkdir()
    write_icons(made.icons)
    write_versions(made.parts, compiled=False)
    return build_app(release, made, folder, folder / "dist")


def test_the_built_program_is_whole_and_tests_itself_without_python(tmp_path: Path) -> None:
    release = this_release()
    if reason := frozen.obstacle(release.system):
        pytest.skip(f"nothing can be built here: {reason}")
    app = built(tmp_path, release)
    assert unknown_files(app) == []
    home = tmp_path / "home"
    home.mkdir()
    done = subprocess.run(
        [executable(app, release.system), "--selftest", "--lang", "en"],
        cwd=home,
        env={"HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("\n") == 1
    assert done.stdout.startswith(f"Cloakroom {version()}: ")
    assert list(home.iterdir()) == []


def test_a_python_without_its_shared_library_names_the_package(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(frozen, "UNKNOWN", (9, 0))
    monkeypatch.setattr(frozen, "TOOLS", ())
    monkeypatch.setattr(frozen, "has_shared_library", lambda: False)
    assert re.search(r"sudo apt install libpython3\.\d+$", frozen.obstacle("linux"))
    assert frozen.obstacle("windows") == ""


def test_nothing_is_built_by_a_python_whose_libraries_are_not_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(frozen, "UNKNOWN", (3, 11))
    assert frozen.obstacle("windows").endswith("Pythons before 3.11 only")


def test_a_missing_tool_is_named_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frozen, "UNKNOWN", (9, 0))
    monkeypatch.setattr(frozen, "TOOLS", ("no-such-tool",))
    with pytest.raises(PackingError, match=r"^no-such-tool not found; .*binutils$"):
        build_app(
            Release("1.0.0", "", "linux", "x86_64", 0),
            Ingredients(tmp_path, tmp_path, None),
            tmp_path,
            tmp_path,
        )
