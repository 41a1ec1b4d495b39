"""What is being released: name, version, date and the system it is built for."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

from _setup import ROOT

NAME = "Cloakroom"
COMMAND = "cloakroom"
SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
EARLIEST = 315_532_800  # 1980-01-01: a zip file cannot tell earlier times


@dataclass(frozen=True)
class Release:
    """One version of the program, built on one kind of system."""

    version: str
    summary: str
    system: str
    machine: str
    time: int

    @property
    def label(self) -> str:
        """Return what every file of this release is called by."""
        return f"{COMMAND}-{self.version}-{self.system}-{self.machine}"


def this_release(root: Path = ROOT) -> Release:
    """Read the release from pyproject.toml, the last commit and the machine we run on."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return Release(
        str(project["version"]),
        str(project["description"]),
        SYSTEMS.get(sys.platform, sys.platform),
        platform.machine().lower().replace("amd64", "x86_64"),
        release_time(root),
    )


def release_time(root: Path = ROOT) -> int:
    """Return the one time that every shipped file carries: that of the last commit."""
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    if told.isdecimal():
        return max(EARLIEST, int(told))
    try:
        command = ["git", "log", "-1", "--format=%ct"]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return EARLIEST
    return max(EARLIEST, int(done.stdout))
