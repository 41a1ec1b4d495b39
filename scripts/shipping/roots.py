"""Fresh systems to install the program on: the smallest that Debian offers, each in a folder."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from _setup import ROOT

SUITES = ("bookworm", "trixie")  # Debian 12 and 13
TOOLS = {"debootstrap": "debootstrap"}
CACHE = ROOT / ".cache" / "roots"
SCREENS = Path("/tmp/.X11-unix")
# Only whoever is inside sees what is mounted, so a folder can always be removed safely.
ENTER = """
root=$1 shared=$2 screens=$3 user=$4
shift 4
mount -t proc proc "$root/proc"
for folder in "$shared" "$screens"; do
    mkdir -p "$root$folder"
    mount --bind "$folder" "$root$folder"
done
exec chroot --userspec="$user" "$root" "$@"
"""


@dataclass(frozen=True)
class Root:
    """A system in a folder, and a folder that it shares with us under the same name."""

    folder: Path
    shared: Path

    def entering(self, user: str = "root") -> tuple[str, ...]:
        """Return the words before a command that somebody runs inside."""
        inside = [str(self.folder), str(self.shared), str(SCREENS), user]
        return ("unshare", "--mount", "--propagation=private", "sh", "-ec", ENTER, "sh", *inside)

    def run(self, *command: str, user: str = "root") -> subprocess.CompletedProcess[str]:
        """Run a command inside to its end, with an environment as after logging in."""
        return subprocess.run(
            [*self.entering(user), *command],
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )


def fresh(suite: str, folder: Path, shared: Path) -> Root:
    """Lay out a system in a folder: a copy of what debootstrap makes once."""
    made = CACHE / suite
    if not made.exists():
        begun = CACHE / f"{suite}.begun"
        shutil.rmtree(begun, ignore_errors=True)
        begun.parent.mkdir(parents=True, exist_ok=True)
        command = ["debootstrap", "--variant=minbase", suite, str(begun)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        begun.rename(made)
    subprocess.run(["cp", "-a", "--reflink=auto", str(made), str(folder)], check=True)
    # The way to the network may be another one than when debootstrap noted it.
    shutil.copyfile("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    return Root(folder, shared)
