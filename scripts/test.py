"""Runs every test; on a Debian-like system it first fetches what the window test needs."""

import welcome

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from _setup import EVERYTHING, ROOT, enter

TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool"}
DEBIAN = Path("/etc/debian_version")
INSTALL_SECONDS = 240


def missing_tools() -> list[str]:
    """List the programs of the window test that this machine lacks."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


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


def obstacle() -> str:
    """Install missing tools where allowed; return why the window test cannot run, or nothing."""
    missing = missing_tools()
    if not missing:
        return ""
    names = " and ".join(missing)
    if not DEBIAN.exists() or not shutil.which("apt-get"):
        return f"{names} not found, and this is not a Debian-like system"
    before = privilege()
    packages = [TOOLS[tool] for tool in missing]
    if before is None:
        return f"{names} not found; install with: sudo apt install {' '.join(packages)}"
    print(f"Installing {' '.join(packages)} for the window test ...", flush=True)
    install = [*before, "apt-get", "install", "-y", "--no-install-recommends", *packages]
    if call(install) != 0:
        call([*before, "apt-get", "update"])
        call(install)
    if missing_tools():
        return f"{names} not found, and apt-get could not install them (is there a network?)"
    return ""


def main() -> int:
    """Run pytest over the whole project and say plainly when the window test was left out."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog="Everything else on the command line goes to pytest."
    )
    parser.add_argument(
        "--need-window",
        action="store_true",
        help="fail instead of skipping when the window test cannot run",
    )
    parser.add_argument(
        "--peers", action="store_true", help="fetch PettingZoo and OpenSpiel, run only their tests"
    )
    options, passed_on = parser.parse_known_args()
    if options.peers:
        passed_on.append("tests/peers")
    reason = obstacle()
    os.environ["CLOAKROOM_NO_WINDOW"] = reason
    if options.need_window:
        os.environ["CLOAKROOM_NEED_WINDOW"] = "1"
    pytest = [sys.executable, "-m", "pytest", "-n", "auto", "--maxprocesses", "8", *passed_on]
    status = subprocess.run(pytest, cwd=ROOT, check=False).returncode
    if reason:
        print(f"The window test was skipped: {reason}.")
        if os.environ.get("CLOAKROOM_NEED_WINDOW"):
            return status or 1
    return status


if __name__ == "__main__":
    enter(*EVERYTHING, *["peers"] * ("--peers" in sys.argv))
    sys.exit(main())
