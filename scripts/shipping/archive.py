"""Packs a folder so that the same files always give the same archive."""

from __future__ import annotations

import stat
import tarfile
import time
import zipfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from shipping.formats.xz import Press

RUNNABLE, READABLE, FOLDER, LINK = 0o755, 0o644, 0o755, 0o777
LARGE = 1 << 15  # bytes from which on a file is compressed on its own
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


def pack_tar(folder: Path, target: Path, moment: int, press: Press) -> Path:
    """Pack a folder, under its own name, as .tar.xz."""
    target.write_bytes(press.compressed(tarred(folder, folder.name, moment)))
    return target


def tarred(folder: Path, name: str, moment: int) -> Iterator[bytes]:
    """Pack a folder under a name as a tar file in parts: each large file is a part of its own.

    Large files come last, so that what is left is one part; the same file is the same part in every
    archive, wherever it lies there.
    """
    large: list[tuple[bytes, bytes]] = []
    rest = bytearray()
    for path in members(folder):
        below = "" if path == folder else f"/{path.relative_to(folder).as_posix()}"
        member = levelled(path, name + below, moment)
        head = member.tobuf(tarfile.GNU_FORMAT)  # what Debian's tools read, too
        content = path.read_bytes() if member.isfile() else b""
        content += bytes(-len(content) % tarfile.BLOCKSIZE)
        if len(content) >= LARGE:
            large.append((head, content))
        else:
            rest += head + content
    yield bytes(rest)
    for parts in large:
        yield from parts
    yield bytes(2 * tarfile.BLOCKSIZE)


def levelled(path: Path, name: str, moment: int) -> tarfile.TarInfo:
    """Describe a file to tar, with nothing of the machine that it lies on."""
    member = tarfile.TarInfo(name)
    member.uname = member.gname = "root"
    member.mtime = moment
    member.mode = mode_of(path)
    if path.is_symlink():
        member.type, member.linkname = tarfile.SYMTYPE, path.readlink().as_posix()
    elif path.is_dir():
        member.type = tarfile.DIRTYPE
    else:
        member.size = path.stat().st_size
    return member


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


def pack_ar(files: Mapping[str, bytes], moment: int) -> bytes:
    """Pack a few files with short names the way that Debian's packages are packed."""
    packed = b"!<arch>\n"
    for name, content in files.items():
        head = (
            f"{name:<16}{moment:<12}{0:<6}{0:<6}{READABLE | stat.S_IFREG:<8o}{len(content):<10}`\n"
        )
        packed += head.encode() + content + b"\n" * (len(content) % 2)
    return packed
