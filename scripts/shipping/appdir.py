"""Builds a folder that starts the program from anywhere, without being installed."""

from __future__ import annotations

from welcome.complaints import last_line

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

from shipping.frozen import PackingError
from shipping.release import COMMAND
from shipping.usr import LARGEST, SOURCE, lay_usr, level

if TYPE_CHECKING:
    from pathlib import Path

    from shipping.release import Release

STARTER = "AppRun"
TOOL = "appimagetool"
ICONS = "usr/share/icons/hicolor"
# What file managers and AppImage tools look for at the top, and where it lies.
AT_THE_TOP = {
    f"{COMMAND}.desktop": f"usr/share/applications/{COMMAND}.desktop",
    f"{COMMAND}.svg": f"{ICONS}/scalable/apps/{COMMAND}.svg",
    ".DirIcon": f"{ICONS}/{LARGEST}x{LARGEST}/apps/{COMMAND}.png",
}


def build_appdir(app: Path, folder: Path, release: Release) -> None:
    """Build the folder afresh from a built program."""
    shutil.rmtree(folder, ignore_errors=True)
    lay_usr(app, folder / "usr", release)
    shutil.copyfile(SOURCE / STARTER, folder / STARTER)
    for name, place in AT_THE_TOP.items():
        (folder / name).symlink_to(place)
    level(folder, release.time, (STARTER, f"usr/lib/{COMMAND}/{COMMAND}"))


def build_appimage(folder: Path, target: Path, release: Release) -> Path | None:
    """Make one file of such a folder that can be run; nothing where the tool is missing."""
    if shutil.which(TOOL) is None:
        return None
    done = subprocess.run(
        [TOOL, "--no-appstream", str(folder), str(target)],
        env=os.environ | {"ARCH": release.machine, "SOURCE_DATE_EPOCH": str(release.time)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0 or not target.exists():
        raise PackingError(f"{TOOL} failed: {last_line(done.stdout)}")
    return target
