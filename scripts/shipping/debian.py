"""Builds the package that Debian, Ubuntu and their relatives install."""

from __future__ import annotations

import hashlib
import re
import shutil
import tempfile
import textwrap
from email.utils import formatdate
from pathlib import Path
from typing import TYPE_CHECKING

from _setup import ROOT
from shipping.archive import members, pack_ar, tarred
from shipping.formats.elf import needs
from shipping.frozen import PackingError
from shipping.identity import homepage, maintainer
from shipping.release import COMMAND
from shipping.usr import SOURCE, lay_usr, level, write_zipped

if TYPE_CHECKING:
    from shipping.formats.xz import Press
    from shipping.release import Release

FORMAT = b"2.0\n"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# The libraries of libc6, the one package whose files every program is linked with.
LIBC = ("ld-linux", "libc.so", "libdl.so", "libm.so", "libpthread.so", "librt.so", "libutil.so")
GLIBC = "GLIBC_"
GAMES = "games"  # where Debian wants the commands of games
UNIT = 1024


def build_deb(app: Path, target: Path, release: Release, press: Press) -> Path:
    """Build the package into the folder `target`."""
    architecture = ARCHITECTURES.get(release.machine)
    if architecture is None:
        raise PackingError(f"Debian's name for the machine {release.machine} is not known here")
    package = target / f"{COMMAND}_{release.version}_{architecture}.deb"
    with tempfile.TemporaryDirectory(prefix=f"{COMMAND}-deb-") as scratch:
        root, about = Path(scratch) / COMMAND, Path(scratch) / "DEBIAN"
        lay_usr(app, root / "usr", release, GAMES)
        _add_papers(root / "usr" / "share", release)
        _describe(root, about, architecture, release)
        level(root, release.time, (f"usr/lib/{COMMAND}/{COMMAND}",))
        level(about, release.time, ())
        # Three files that tell the format, the package and what is in it, packed as Debian does it.
        parts = {"debian-binary": FORMAT}
        for name, folder in (("control", about), ("data", root)):
            parts[f"{name}.tar.xz"] = press.compressed(tarred(folder, ".", release.time))
        package.write_bytes(pack_ar(parts, release.time))
    return package


def oldest_glibc(app: Path) -> str:
    """Return the oldest C library that a built program runs with."""
    files = [path for path in app.rglob("*") if path.is_file() and not path.is_symlink()]
    here = {path.name for path in app.rglob("*")}
    found: set[tuple[int, ...]] = {(2, 17)}  # what the 64-bit machines of today began with
    for path in files:
        asked = needs(path)
        if asked is None:
            continue
        strangers = [name for name in asked.libraries - here if not name.startswith(LIBC)]
        if strangers:
            names = ", ".join(sorted(strangers))
            raise PackingError(f"{path.name} needs {names}, and no package is named for that")
        versions = [word.removeprefix(GLIBC) for word in asked.versions if word.startswith(GLIBC)]
        found |= {tuple(map(int, word.split("."))) for word in versions if word[0].isdecimal()}
    return ".".join(map(str, max(found)))


def changelog(text: str, release: Release) -> str:
    """Return what is new in this version in the form that Debian's tools read."""
    _, _, rest = text.partition(f"\n## {release.version}\n")
    entries = re.split(r"^- ", rest.partition("\n## ")[0], flags=re.MULTILINE)[1:]
    layout = textwrap.TextWrapper(79, initial_indent="  * ", subsequent_indent="    ")
    lines = [layout.fill(" ".join(entry.split())) for entry in entries]
    head = f"{COMMAND} ({release.version}) stable; urgency=medium"
    foot = f" -- {maintainer()}  {formatdate(release.time).replace('-0000', '+0000')}"
    return "\n".join([head, "", *lines, "", foot, ""])


def _add_papers(share: Path, release: Release) -> None:
    news = changelog((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), release)
    write_zipped(news, share / "doc" / COMMAND / "changelog.gz")
    excused = share / "lintian" / "overrides" / COMMAND
    excused.parent.mkdir(parents=True)
    shutil.copyfile(SOURCE / "lintian-overrides", excused)


def _describe(root: Path, folder: Path, architecture: str, release: Release) -> None:
    files = [path for path in members(root) if path.is_file() and not path.is_symlink()]
    kilobytes = sum(-(-path.stat().st_size // UNIT) for path in files)
    folder.mkdir()
    control = (
        (SOURCE / "control")
        .read_text(encoding="utf-8")
        .format(
            version=release.version,
            architecture=architecture,
            maintainer=maintainer(),
            homepage=homepage(),
            # Every folder and link is counted as one kilobyte, as Debian's own tools do.
            size=kilobytes + len(members(root)) - len(files),
            glibc=oldest_glibc(root / "usr" / "lib" / COMMAND),
        )
    )
    (folder / "control").write_text(control, encoding="utf-8")
    digests = "".join(f"{_digest(path)}  {path.relative_to(root).as_posix()}\n" for path in files)
    (folder / "md5sums").write_text(digests, encoding="utf-8")


def _digest(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
