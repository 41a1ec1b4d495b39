"""Where this program runs: from its source, installed among Python's packages, or as a download."""

import os
import shlex
import shutil
import sys
from pathlib import Path

COMMAND = "cloakroom"
SCRIPT = "scripts/play.py"
PYTHON = "python" if os.name == "nt" else "python3"


def command() -> str:
    """Return what somebody types in a terminal to start this program once more."""
    if getattr(sys, "frozen", False):
        return COMMAND if _is_command(Path(sys.executable)) else _quoted(sys.executable)
    if from_source():
        return f"{PYTHON} {SCRIPT}"
    return COMMAND if shutil.which(COMMAND) else f"{_quoted(sys.executable)} -m tabletop"


def from_source() -> bool:
    """Tell whether this is the project's own folder, in which people change files."""
    frozen = getattr(sys, "frozen", False)
    return not frozen and (Path(__file__).resolve().parents[2] / SCRIPT).is_file()


def _is_command(program: Path) -> bool:
    """Tell whether the command of a terminal is this very program."""
    found = shutil.which(COMMAND)
    return found is not None and Path(found).resolve() == program.resolve()


def _quoted(path: str) -> str:
    return f'"{path}"' if os.name == "nt" else shlex.quote(path)
