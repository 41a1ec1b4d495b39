"""The wheel, installed by a stranger into an empty environment: self-test, a drag, removal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from _screen import Screen
from shipping.release import COMMAND, this_release
from tabletop.program.version import version
from tests.built.playing import played
from tests.built.strangers import Stranger, download

pytestmark = pytest.mark.built

PYTHONS = (getattr(sys, "_base_executable", sys.executable), "/usr/bin/python3")
FIT = "import ensurepip, sys; sys.exit(sys.version_info < (3, 11))"
# How a machine reaches the packages that the program needs; all else stays behind.
WAYS = ("PIP_", "SSL_", "HTTP_", "HTTPS_", "http_", "https_", "PATH")


def run(stranger: Stranger, *command: str) -> subprocess.CompletedProcess[str]:
    """Let the stranger run a command to its end."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(WAYS)}
    return subprocess.run(
        command,
        cwd="/",
        env=kept | {"HOME": str(stranger.home)},
        user=stranger.user,
        capture_output=True,
        text=True,
        check=False,
    )


def said(stranger: Stranger, *command: str) -> str:
    """Let the stranger run a command that must end well; return what it says."""
    done = run(stranger, *command)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def python_for(stranger: Stranger) -> str:
    """Return a Python that the stranger may use: ours may lie in a closed home."""
    for python in PYTHONS:
        try:
            if run(stranger, python, "-c", FIT).returncode == 0:
                return python
        except OSError:
            continue
    pytest.fail(f"none of these can be used by {stranger.user}: {', '.join(PYTHONS)}")


def test_a_stranger_installs_the_wheel_plays_and_removes_it(
    screen: Screen, stranger: Stranger, tmp_path: Path
) -> None:
    wheel = stranger.downloads / download(f"{COMMAND}-{this_release().version}-*.whl").name
    wheel.write_bytes(download(wheel.name).read_bytes())
    place = stranger.downloads / "venv"
    said(stranger, python_for(stranger), "-m", "venv", str(place))
    pip = (str(place / "bin" / "pip"), "--disable-pip-version-check", "--no-cache-dir")
    said(stranger, *pip, "install", "--quiet", str(wheel))
    command = str(place / "bin" / COMMAND)
    assert said(stranger, command, "--version") == f"Cloakroom {version()}"
    told = said(stranger, command, "--selftest", "--lang", "en")
    print(told)
    assert told.splitlines()[-1].startswith(f"Cloakroom {version()}: ")
    played(screen, tmp_path, stranger.start(command))
    assert [path.suffix for path in stranger.files if "matches" in path.parts] == [".toml"]
    said(stranger, *pip, "uninstall", "--quiet", "--yes", COMMAND)
    assert list(place.rglob(f"{COMMAND}*")) == []
