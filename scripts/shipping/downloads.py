"""The files that people download, for each system in the forms that are usual there."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from _setup import ROOT
from shipping.appdir import build_appdir
from shipping.archive import pack_tar, pack_zip
from shipping.debian import build_deb
from shipping.release import NAME
from shipping.wheel import build_wheel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from shipping.release import Release

INSTALLER = ROOT / "build" / "windows" / "cloakroom.iss"


def downloads(app: Path, target: Path, release: Release) -> Iterator[Path]:
    """Make the downloads of this system out of the built program, one after the other."""
    if release.system == "linux":
        yield pack_tar(app, target / f"{release.label}.tar.xz", release.time)
        yield appdir(app, target, release)
        deb = build_deb(app, target, release)
        if deb is None:
            print("no .deb: the tool dpkg-deb is not installed here", flush=True)
        else:
            yield deb
        yield build_wheel(target, release)
        return
    yield pack_zip(app, target / f"{release.label}.zip", release.time)
    if release.system == "windows" and shutil.which("iscc"):
        yield installer(app, target, release)


def appdir(app: Path, target: Path, release: Release) -> Path:
    """Pack the program as a folder that starts, and enters the menu, from wherever it lies."""
    with tempfile.TemporaryDirectory(prefix="cloakroom-appdir-") as scratch:
        folder = Path(scratch) / f"{NAME}.AppDir"
        build_appdir(app, folder, release)
        return pack_tar(folder, target / f"{release.label}.AppDir.tar.xz", release.time)


def installer(app: Path, target: Path, release: Release) -> Path:
    """Make the installer for Windows with Inno Setup."""
    name = f"{release.label}-setup"
    facts = [f"/DVersion={release.version}", f"/DSource={app}", f"/O{target}", f"/F{name}"]
    subprocess.run(["iscc", "/Qp", *facts, str(INSTALLER)], check=True)
    return target / f"{name}.exe"
