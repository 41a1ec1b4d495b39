"""Archives: the same files give the same bytes, and come out as they went in."""

import lzma
import os
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from shipping import archive as archives
from shipping.archive import pack_zip
from shipping.compare import differences, fingerprints
from shipping.formats import xz
from shipping.formats.xz import Press
from tests.shipping.unpacking import unpack_tar
from tests.systems import can_link, needs_unix

MOMENT = 1_700_000_000
Pack = Callable[[Path, Path, int], Path]


def pack_tar(folder: Path, target: Path, moment: int) -> Path:
    """Pack with a press of our own."""
    with Press() as press:
        return archives.pack_tar(folder, target, moment, press)


BOTH = pytest.mark.parametrize(
    ("pack", "suffix"), [(pack_tar, ".tar.xz"), (pack_zip, ".zip")], ids=["tar", "zip"]
)


def filled(folder: Path, order: str = "ab") -> Path:
    """Make a small program, its files in an order that the disk may remember."""
    app = folder / "App"
    (app / "inner").mkdir(parents=True)
    for name in order:
        (app / "inner" / name).write_text(name * 100)
    start = app / "start"
    start.write_text("#!/bin/sh\n")
    start.chmod(0o700)
    if can_link():
        (app / "link").symlink_to("start")
    return app


@BOTH
def test_the_same_files_give_the_same_archive(tmp_path: Path, pack: Pack, suffix: str) -> None:
    made = []
    for number, order in enumerate(("ab", "ba")):
        app = filled(tmp_path / str(number), order)
        os.utime(app / "start", (number + 1, number + 1))
        made.append(pack(app, tmp_path / f"{number}{suffix}", MOMENT).read_bytes())
    assert made[0] == made[1]


@needs_unix
@BOTH
def test_what_is_unpacked_is_what_was_packed(tmp_path: Path, pack: Pack, suffix: str) -> None:
    app = filled(tmp_path / "in")
    archive = pack(app, tmp_path / f"x{suffix}", MOMENT)
    out = tmp_path / "out"
    if suffix == ".zip":
        with zipfile.ZipFile(archive) as opened:
            modes = {name: info.external_attr >> 16 for name, info in opened.NameToInfo.items()}
            assert opened.read("App/inner/a") == b"a" * 100
            assert opened.read("App/link") == b"start"
        assert modes["App/start"] == 0o100755
        assert modes["App/link"] == 0o120777
        assert modes["App/inner/"] == 0o40755
        return
    with tarfile.open(archive) as opened:
        assert {member.mtime for member in opened} == {MOMENT}
        assert {(member.uid, member.uname) for member in opened} == {(0, "root")}
    unpack_tar(archive, out)
    assert fingerprints(out / "App") == fingerprints(app)


@pytest.mark.parametrize("threads", [1, 4])
def test_blocks_make_one_file_that_every_reader_reads(threads: int) -> None:
    parts = [b"a" * 3_000_000, b"b", bytes(range(256)) * 700, b"a" * 3_000_000, b"end" * 99]
    with Press(threads) as press:
        made = press.compressed(parts)
    reader = lzma.LZMADecompressor(lzma.FORMAT_XZ)
    assert reader.decompress(made) == b"".join(parts)
    assert reader.eof, "one stream: not all that unpack would read a second one"
    with Press(1) as press:
        assert press.compressed(parts) == made


def test_a_large_file_is_compressed_once_for_all_archives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compressed: list[int] = []

    def counted(content: bytes) -> xz.Block:
        compressed.append(len(content))
        return block_of(content)

    block_of = xz.block_of
    monkeypatch.setattr(xz, "block_of", counted)
    for name in ("One", "Other"):
        filled(tmp_path / name)
        (tmp_path / name / "App" / "large").write_bytes(b"x" * archives.LARGE)
    with Press() as press:
        for name in ("One", "Other"):
            target = tmp_path / f"{name}.tar.xz"
            archives.pack_tar(tmp_path / name, target, MOMENT, press)
            unpack_tar(target, tmp_path / "out")
            assert fingerprints(tmp_path / "out" / name) == fingerprints(tmp_path / name)
    assert compressed.count(archives.LARGE) == 1


@needs_unix
def test_a_comparison_names_what_differs(tmp_path: Path) -> None:
    one, other = filled(tmp_path / "one"), filled(tmp_path / "other")
    assert differences(fingerprints(one), fingerprints(other)) == []
    (other / "inner" / "a").write_text("changed")
    (other / "inner" / "b").unlink()
    (other / "start").chmod(0o644)
    assert differences(fingerprints(one), fingerprints(other)) == [
        "only in one build: inner/b",
        "not the same: inner/a",
        "not the same: start",
    ]
