"""Fresh systems to install the program on: the smallest Debians and Ubuntu, each in a folder."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tomllib
import urllib.request
from dataclasses import dataclass
from pathlib import Path

from _setup import ROOT
from shipping.frozen import PackingError

SUITES = tomllib.loads((ROOT / "build" / "linux" / "roots.toml").read_text(encoding="utf-8"))
TOOLS = {"debootstrap": "debootstrap"}
CACHE = ROOT / ".cache" / "roots"
SCREENS = Path("/", "tmp", ".X11-unix")  # where every X server has its socket
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
        options, places = asked(suite, SUITES[suite])
        command = ["debootstrap", "--variant=minbase", *options, suite, str(begun), *places]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        begun.rename(made)
    subprocess.run(["cp", "-a", "--reflink=auto", str(made), str(folder)], check=True)
    # The way to the network may be another one than when debootstrap noted it.
    shutil.copyfile("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    return Root(folder, shared)


def asked(suite: str, facts: dict[str, str]) -> tuple[list[str], list[str]]:
    """Return what debootstrap must be told before and behind the folder to lay a system out."""
    if "mirror" not in facts:
        return [], []
    keyring = keys(CACHE / f"{suite}.keys", facts)
    options = [f"--keyring={keyring}", f"--components={facts['components']}"]
    return options, [facts["mirror"], facts["script"]]


def keys(folder: Path, facts: dict[str, str]) -> Path:
    """Fetch the keys that a distribution signs with; only those are taken that we know."""
    package = folder.with_suffix(".deb")
    with urllib.request.urlopen(f"{facts['mirror']}/{facts['keys']}") as answer:
        package.write_bytes(answer.read())
    if hashlib.sha256(package.read_bytes()).hexdigest() != facts["sha256"]:
        raise PackingError(f"{package.name} is not the one that build/linux/roots.toml names")
    subprocess.run(["dpkg-deb", "--extract", str(package), str(folder)], check=True)
    return folder / facts["keyring"]
