"""The short way into a house that is set up: little is loaded to find out that nothing is to do.

Set-up leaves a stamp in `.venv` that says for which Python and which pyproject.toml all is there.
As long as both are the same files, nobody reads the lists in them again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

WINDOWS = os.name == "nt"
PYTHON = "Scripts/python.exe" if WINDOWS else "bin/python"
STAMP, UNFINISHED = "cloakroom.json", "cloakroom.unfinished"
PROGRAM, PROJECT = "program", "project"  # keys of the stamp


def project_mark(root: Path) -> str:
    """Return by what a pyproject.toml is known as the same file again."""
    found = (root / "pyproject.toml").stat()
    return f"{found.st_size} {found.st_mtime_ns}"


def python_at_once(root: Path) -> str:
    """Return the Python of a project that is known to be set up; nothing where one must look."""
    venv = root / ".venv"
    python = venv / PYTHON
    try:
        stamp = json.loads((venv / STAMP).read_text(encoding="utf-8"))
        same = (
            stamp["python"] == os.path.realpath(python)
            and stamp[PROJECT] == project_mark(root)
            and PROGRAM in stamp
        )
    except (OSError, ValueError, LookupError, TypeError):
        return ""
    return str(python) if same and python.exists() and not (venv / UNFINISHED).exists() else ""


def environment_with(root: Path) -> dict[str, str]:
    """Return the environment in which Python finds the project."""
    known = os.environ.get("PYTHONPATH", "")
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(root), *([known] if known else [])])}


def run_at_once(root: Path, module: str, arguments: Sequence[str]) -> None:
    """Replace this process by a module of the project; return where that is not so simple."""
    # Windows has no exec that keeps the console waiting.
    python = "" if WINDOWS else python_at_once(root)
    if python:
        os.execve(python, [python, "-m", module, *arguments], environment_with(root))
