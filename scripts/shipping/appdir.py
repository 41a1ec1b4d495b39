"""Builds a folder that starts the program from anywhere, without being installed."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from shipping.release import COMMAND
from shipping.usr import LARGEST, SOURCE, lay_usr, level

if TYPE_CHECKING:
    from pathlib import Path

    from shipping.release import Release

STARTER = "AppRun"
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
