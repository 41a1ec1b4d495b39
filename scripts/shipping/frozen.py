"""Runs PyInstaller over `build/cloakroom.spec` and leaves one folder that needs no Python."""

from __future__ import annotations

from welcome.complaints import last_line

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from _setup import ROOT
from shipping.formats.elf import forget_places
from shipping.release import COMMAND, NAME

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from shipping.release import Release

SPEC = ROOT / "build" / "cloakroom.spec"
DIST = ROOT / "dist"
TOOLS = ("objdump", "strip")  # PyInstaller calls them on Linux
INSTALL = "on Debian or Ubuntu: sudo apt install"
UNKNOWN = (3, 15)  # the first Python whose own libraries build/parts.toml does not list all


class PackingError(Exception):
    """Says in one line what could not be built and why."""


@dataclass(frozen=True)
class Ingredients:
    """What was made before PyInstaller runs: icons, the list of parts, perhaps compiled rules."""

    icons: Path
    parts: Path
    compiled: Path | None


def obstacle(system: str) -> str:
    """Return why nothing can be built here and what would help, or nothing."""
    if sys.version_info >= UNKNOWN:
        return f"build/parts.toml knows the libraries of Pythons before {version(UNKNOWN)} only"
    if system != "linux":
        return ""
    if missing := [tool for tool in TOOLS if not shutil.which(tool)]:
        return f"{' and '.join(missing)} not found; {INSTALL} binutils"
    if not has_shared_library():
        # Debian's Python is complete without it, and it comes in a package of its own.
        package = f"libpython{version(sys.version_info)}"
        return f"{package}.so not found; {INSTALL} {package}"
    return ""


def version(numbers: Sequence[int | str]) -> str:
    """Return how a Python is called by the numbers of its version."""
    return f"{numbers[0]}.{numbers[1]}"


def has_shared_library() -> bool:
    """Tell whether this Python has the library that a built program is started with."""
    # Only who builds has PyInstaller.
    from PyInstaller.depend.bindepend import get_python_library_path  # noqa: PLC0415
    from PyInstaller.exceptions import PythonLibraryNotFoundError  # noqa: PLC0415

    try:
        return bool(get_python_library_path())
    except PythonLibraryNotFoundError:
        return False


def build_app(release: Release, made: Ingredients, scratch: Path, target: Path) -> Path:
    """Build the program into a folder (on macOS an .app) below `target` and return it."""
    if reason := obstacle(release.system):
        raise PackingError(reason)
    app = app_of(release, target)
    shutil.rmtree(app, ignore_errors=True)
    told = ["--icons", str(made.icons), "--parts", str(made.parts)]
    if made.compiled is not None:
        told += ["--compiled", str(made.compiled)]
    command = [sys.executable, "-m", "PyInstaller", str(SPEC), "--noconfirm", "--log-level=WARN"]
    folders = ["--distpath", str(target), "--workpath", str(scratch / "pyinstaller")]
    # The order of sets and every time that is written down must be the same in each build.
    fixed = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(release.time)}
    fixed |= {"PYINSTALLER_CONFIG_DIR": str(scratch / "pyinstaller-config")}
    done = subprocess.run(
        [*command, *folders, "--", *told],
        cwd=ROOT,
        env=os.environ | fixed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    log = scratch / "pyinstaller.log"
    log.write_text(done.stdout, encoding="utf-8")
    if done.returncode != 0 or not app.exists():
        raise PackingError(f"PyInstaller failed: {last_line(done.stdout)} (details: {log})")
    for file in app.rglob("*"):
        if file.is_file() and not file.is_symlink():
            forget_places(file)
    return app


def app_of(release: Release, target: Path) -> Path:
    """Return what the built program is called below `target`."""
    return target / (f"{NAME}.app" if release.system == "macos" else NAME)


def executable(app: Path, system: str) -> Path:
    """Return the file inside a built program that starts it."""
    if system == "macos":
        return app / "Contents" / "MacOS" / COMMAND
    return app / (f"{NAME}.exe" if system == "windows" else COMMAND)
