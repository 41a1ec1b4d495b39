"""Somebody who has never had Python: a user of their own, an empty home, downloaded files."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.house.files import ROOT
from tests.shipping.unpacking import unpack_tar
from tests.window.program import Start

DIST = ROOT / "dist"
SYSTEM = ("bin", "etc", "lib", "opt", "srv", "usr", "var")
# What dpkg and apt keep for themselves, and caches that triggers may refresh.
OWN = ("/var/lib/dpkg/", "/var/lib/apt/", "/var/cache/", "/var/log/", "/usr/share/mime/",
       "icon-theme.cache")  # fmt: skip
# Where whoever logs in to a Debian finds commands.
LOGGED_IN = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
STRANGER = "nobody"  # every Debian knows this user, who owns nothing


@dataclass(frozen=True)
class Stranger:
    """A person with an empty home and a folder for downloads."""

    home: Path
    downloads: Path
    user: str | None

    def unpack(self, archive: Path) -> Path:
        """Unpack a download and return the only folder that was in it."""
        unpack_tar(archive, self.downloads)
        (folder,) = self.downloads.iterdir()
        return folder

    def start(self, *command: str) -> Start:
        """Return how this person starts a program: from elsewhere, with nothing of ours set."""
        environment = {"HOME": str(self.home), "CLOAKROOM_HOME": "", "PYTHONPATH": ""}
        environment |= {name: "" for name in os.environ if name.startswith("XDG_")}
        return Start(command, Path("/"), self.user, environment)

    @property
    def files(self) -> list[Path]:
        """List what the program has written at home."""
        return [path for path in self.home.rglob("*") if path.is_file()]


def arriving(folder: Path) -> Stranger:
    """Let a stranger in: another user where we may become one, else ourselves with a new home."""
    home, downloads = folder / "home", folder / "Neue Spiele (Köln)"
    for made in (home, downloads):
        made.mkdir()
    user = STRANGER if os.geteuid() == 0 else None
    if user is not None:
        for owned in (folder, home, downloads):
            shutil.chown(owned, user)
        for above in folder.parents[:-2]:
            # The folders of temporary files are closed to others; these hold nothing else.
            if above.name.startswith("pytest-"):
                above.chmod(0o755)
    return Stranger(home, downloads, user)


def download(pattern: str) -> Path:
    """Return the file of the last build that fits a pattern; without one nothing can be tried."""
    found = sorted(DIST.glob(pattern))
    if not found:
        pytest.fail(f"dist/{pattern} is missing; run python3 scripts/package.py first")
    return found[-1]


def everything(root: Path = Path("/")) -> set[str]:
    """List every file and folder of a system that a package could leave behind."""
    found = {str(path) for folder in SYSTEM for path in (root / folder).rglob("*")}
    return {name for name in found if not any(part in name for part in OWN)}
