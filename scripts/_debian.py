"""Fetches programs that Debian and its relatives offer as packages, where that is allowed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

DEBIAN = Path("/etc/debian_version")
INSTALL_SECONDS = 240


def obstacle(tools: Mapping[str, str], purpose: str) -> str:
    """Install missing tools, given with their packages; return why one is still missing."""
    missing = missing_of(tools)
    if not missing:
        return ""
    names = " and ".join(missing)
    if not DEBIAN.exists() or not shutil.which("apt-get"):
        return f"{names} not found, and this is not a Debian-like system"
    before = privilege()
    packages = [tools[tool] for tool in missing]
    if before is None:
        return f"{names} not found; install with: sudo apt install {' '.join(packages)}"
    print(f"Installing {' '.join(packages)} for {purpose} ...", flush=True)
    install = [*before, "apt-get", "install", "-y", "--no-install-recommends", *packages]
    if call(install) != 0:
        call([*before, "apt-get", "update"])
        call(install)
    if missing_of(tools):
        return f"{names} not found, and apt-get could not install them (is there a network?)"
    return ""


def missing_of(tools: Mapping[str, str]) -> list[str]:
    """List the tools that this machine lacks."""
    return [tool for tool in tools if shutil.which(tool) is None]


def privilege() -> list[str] | None:
    """Return the words to put before a command that installs packages; None: not allowed."""
    if os.name == "nt":
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and call(["sudo", "-n", "true"]) == 0:
        return ["sudo", "-n"]
    return None


def call(command: list[str]) -> int:
    """Run a command silently and return its status; a command that hangs has failed."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=INSTALL_SECONDS,
            check=False,
        ).returncode
    except (OSError, subprocess.TimeoutExpired):
        return 1
