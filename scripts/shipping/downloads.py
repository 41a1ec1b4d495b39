"""The files that people download, for each system in the forms that are usual there."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from _setup import ROOT
from shipping.appdir import build_appdir, build_appimage
from shipping.archive import pack_tar, pack_zip
from shipping.debian import build_deb
from shipping.flatpak import write_manifest
from shipping.formats.xz import Press
from shipping.release import NAME
from shipping.wheel import build_wheel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from shipping.release import Release

INSTALLER = ROOT / "build" / "windows" / "cloakroom.iss"


def downloads(app: Path, target: Path, release: Release) -> Iterator[Path]:
    """Make the downloads of this system out of the built program, one after the other."""
    if release.system == "linux":
        with Press() as press:
            yield pack_tar(app, target / f"{release.label}.tar.xz", release.time, press)
            yield from appdirs(app, target, release, press)
            yield build_deb(app, target, release, press)
        yield build_wheel(target, release)
        return
    yield pack_zip(app, target / f"{release.label}.zip", release.time)
    if release.system == "windows" and shutil.which("iscc"):
        yield installer(app, target, release)


def appdirs(app: Path, target: Path, release: Release, press: Press) -> Iterator[Path]:
    """Pack the program as a folder that starts from wherever it lies, and what is made of that."""
    with tempfile.TemporaryDirectory(prefix="cloakroom-appdir-") as scratch:
        folder = Path(scratch) / f"{NAME}.AppDir"
        build_appdir(app, folder, release)
        name = f"{release.label}.AppDir.tar.xz"
        archive = pack_tar(folder, target / name, release.time, press)
        yield archive
        yield write_manifest(archive, target / f"{release.label}.flatpak.json")
        image = build_appimage(folder, target / f"{release.label}.AppImage", release)
        if image is None:
            print("no AppImage: the tool appimagetool is not installed here", flush=True)
        else:
            yield image


def installer(app: Path, target: Path, release: Release) -> Path:
    """Make the installer for Windows with Inno Setup."""
    name = f"{release.label}-setup"
    facts = [f"/DVersion={release.version}", f"/DSource={app}", f"/O{target}", f"/F{name}"]
    subprocess.run(["iscc", "/Qp", *facts, str(INSTALLER)], check=True)
    return target / f"{name}.exe"
