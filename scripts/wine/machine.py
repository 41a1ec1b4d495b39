"""A Windows of our own below `.cache/`: Wine, Python for Windows, and the wheels of our pins.

Everything that is fetched is named with its hash in `build/windows/`, and pip refuses what differs.
"""

from __future__ import annotations

from welcome.complaints import last_line

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from functools import partial
from typing import TYPE_CHECKING

from _debian import obstacle
from _screen import TOOLS as SCREEN
from _setup import ROOT
from shipping.frozen import PackingError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

WINE, SERVER, BOOT = "wine", "wineserver", "wineboot"
TOOLS = {WINE: "wine", SERVER: "wine", BOOT: "wine"} | SCREEN
PINS = ROOT / "build" / "windows"
PYTHON, WHEELS = PINS / "python.txt", PINS / "wheels.txt"
PINNED = ("--require-hashes", "--no-deps")  # nothing else, and nothing with another hash
FOR_WINDOWS = ("--only-binary=:all:", "--platform", "win_amd64", "--python-version", "3.11")
MADE_FROM = "made-from.txt"
DRIVE = "Z:"  # where Wine shows the disk of this machine
# Nothing of Wine may ask a question or enter our menu.
QUIET = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe="}
KEPT = ("PATH", "LANG")


class Wine:
    """A folder in which Windows lives: its disk, its Python and what that Python may install."""

    def __init__(self, folder: Path = ROOT / ".cache" / "wine") -> None:
        self.folder = folder
        self.disk = folder / "disk"
        self.home = folder / "home"  # Wine links folders of whoever starts it into its own
        self.python = folder / "python" / "python.exe"
        self.wheels = folder / "wheels"

    def prepare(self) -> None:
        """Fetch and set up whatever is missing; say in one line what cannot be had."""
        if not sys.platform.startswith("linux"):
            raise PackingError("Wine is for Linux: here, build without --wine")
        if reason := obstacle(TOOLS, "the program for Windows"):
            raise PackingError(reason)
        self.home.mkdir(parents=True, exist_ok=True)
        once(self.wheels, WHEELS, fetch_wheels)
        once(self.python.parent, PYTHON, partial(fetch_python, self.wheels))
        if not (self.disk / "system.reg").exists():
            self.start()

    def environment(self) -> dict[str, str]:
        """Return the environment for a program of Windows: nothing of ours, and no screen."""
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        return kept | QUIET | {"WINEPREFIX": str(self.disk), "HOME": str(self.home)}

    def start(self) -> None:
        """Lay out an empty disk of Windows."""
        done = subprocess.run(
            [BOOT, "--init"], env=self.environment(), capture_output=True, text=True, check=False
        )
        self.end()
        if done.returncode != 0:
            raise PackingError(f"Wine could not be set up: {last_line(done.stderr)}")

    def end(self) -> None:
        """End everything that runs on this Windows; it would cling to a screen that is gone."""
        subprocess.run([SERVER, "--kill"], env=self.environment(), check=False)
        subprocess.run([SERVER, "--wait"], env=self.environment(), check=False)


def named(path: Path) -> str:
    """Return how a path of this machine is called on Windows."""
    return DRIVE + str(path).replace("/", "\\")


def once(target: Path, pins: Path, fetch: Callable[[Path], None]) -> None:
    """Fill a folder, unless it was filled from these very pins before."""
    mark = hashlib.sha256(pins.read_bytes()).hexdigest()
    stamp = target / MADE_FROM
    if stamp.exists() and stamp.read_text(encoding="ascii") == mark:
        return
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    fetch(target)
    stamp.write_text(mark, encoding="ascii")


def fetch_wheels(target: Path) -> None:
    """Download the wheels for Windows."""
    download(target, WHEELS, *PINNED, *FOR_WINDOWS)


def fetch_python(wheels: Path, target: Path) -> None:
    """Download Python for Windows and unpack it; its installation script is of no use here."""
    with tempfile.TemporaryDirectory(prefix="cloakroom-setuptools-") as tools:
        # pip asks every source archive for its name, by a setuptools that is pinned as well.
        for wheel in wheels.glob("setuptools-*.whl"):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(tools)
        download(target, PYTHON, *PINNED, "--no-binary=:all:", "--no-build-isolation", tools=tools)
    (source,) = target.glob("*.tar.gz")
    inner = target / "data.zip"
    with tarfile.open(source) as archive:
        (member,) = [name for name in archive.getnames() if name.endswith(f"/{inner.name}")]
        packed = archive.extractfile(member)
        if packed is None:
            raise PackingError(f"{member} in {source.name} is no file")
        with inner.open("wb") as stream:
            shutil.copyfileobj(packed, stream)
    with zipfile.ZipFile(inner) as archive:
        archive.extractall(target)
    (unpacked,) = [path.parent for path in target.glob("*/python.exe")]
    for path in unpacked.iterdir():
        path.rename(target / path.name)
    unpacked.rmdir()
    source.unlink()
    inner.unlink()


def download(target: Path, wanted: Path, *options: str, tools: str = "") -> None:
    """Let pip download what a file asks for."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    asked = ["-r", str(wanted), "-d", str(target)]
    done = subprocess.run(
        [*command, *asked, *options],
        env=os.environ | {"PYTHONPATH": tools},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise PackingError(f"could not fetch what {wanted} names: {last_line(done.stdout)}")
