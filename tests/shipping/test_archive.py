"""Archives: the same files give the same bytes, and come out as they went in."""

import os
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from shipping.archive import pack_tar, pack_zip
from shipping.compare import differences, fingerprints
from tests.shipping.unpacking import unpack_tar
from tests.systems import can_link, needs_unix

MOMENT = 1_700_000_000
Pack = Callable[[Path, Path, int], Path]
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
