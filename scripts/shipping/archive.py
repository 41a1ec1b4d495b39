"""Packs a folder so that the same files always give the same archive."""

from __future__ import annotations

import stat
import tarfile
import time
import zipfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

RUNNABLE, READABLE, FOLDER, LINK = 0o755, 0o644, 0o755, 0o777
UNIX = 3  # the system that a zip file names when it knows about modes


def members(folder: Path) -> list[Path]:
    """List everything below a folder, itself first, in one order on every machine."""
    return [folder, *sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).parts)]


def mode_of(path: Path) -> int:
    """Return the only modes that are shipped: whoever may run a file may read it."""
    if path.is_symlink():
        return LINK
    if path.is_dir():
        return FOLDER
    return RUNNABLE if path.stat().st_mode & stat.S_IXUSR else READABLE


def pack_tar(folder: Path, target: Path, moment: int) -> Path:
    """Pack a folder, under its own name, as .tar.xz."""

    def levelled(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = moment
        member.mode = mode_of(folder.parent / member.name)
        return member

    with tarfile.open(target, "w:xz") as archive:
        for path in members(folder):
            name = path.relative_to(folder.parent).as_posix()
            archive.add(path, name, recursive=False, filter=levelled)
    return target


def pack_zip(folder: Path, target: Path, moment: int) -> Path:
    """Pack a folder, under its own name, as .zip, with links and modes kept."""
    when = time.gmtime(moment)[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in members(folder):
            linked = path.is_symlink()
            directory = path.is_dir() and not linked
            name = path.relative_to(folder.parent).as_posix() + "/" * directory
            member = zipfile.ZipInfo(name, when)
            kind = stat.S_IFLNK if linked else stat.S_IFDIR if directory else stat.S_IFREG
            member.create_system = UNIX
            member.external_attr = (kind | mode_of(path)) << 16
            member.compress_type = zipfile.ZIP_STORED if directory else zipfile.ZIP_DEFLATED
            content = str(path.readlink()).encode() if linked else b""
            if path.is_file() and not linked:
                content = path.read_bytes()
            archive.writestr(member, content)
    return target
