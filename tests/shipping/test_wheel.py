"""The wheel: everything inside, nothing that could clash, nothing left behind by building it."""

import os
import subprocess
import sys
import zipfile
from dataclasses import replace
from email.parser import HeaderParser
from pathlib import Path, PurePath, PurePosixPath

import pytest

from shipping.contents import CODE, bundled, fonts
from shipping.release import this_release
from shipping.wheel import build_wheel
from tabletop.program.version import version
from tests.house.files import ROOT

HOME = PurePosixPath("cloakroom")  # the one folder that an installation adds beside its metadata
RELEASE = replace(this_release(), time=1_700_000_000)


def scratch() -> set[Path]:
    """List what tools that build wheels leave in a tree, which other tests never do."""
    found = {*ROOT.glob("*.egg-info"), *(ROOT / "build").rglob("*")}
    return {path for path in found if "__pycache__" not in path.parts}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    before = scratch()
    made = build_wheel(tmp_path_factory.mktemp("wheel"), RELEASE)
    assert scratch() == before
    return made


@pytest.fixture(scope="module")
def unpacked(wheel: Path) -> Path:
    folder = wheel.with_name("unpacked")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def test_code_facts_assets_and_licences_are_inside_one_folder(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {PurePosixPath(name) for name in archive.namelist()}
    told = PurePosixPath(f"cloakroom-{version()}.dist-info")
    assert {name.parts[0] for name in names} == {HOME.name, told.name}
    code = {path.relative_to(ROOT) for folder in CODE for path in (ROOT / folder).rglob("*.py")}
    data = {place for place, _ in bundled(ROOT, tmp_path)} - fonts().keys()
    own = {PurePath("__init__.py"), PurePath("__main__.py")}
    found = {PurePath(name.relative_to(HOME)) for name in names if name.is_relative_to(HOME)}
    assert found == code | data | own


def test_it_tells_its_version_its_needs_and_its_command(unpacked: Path) -> None:
    folder = unpacked / f"cloakroom-{version()}.dist-info"
    fields = HeaderParser().parsestr((folder / "METADATA").read_text(encoding="utf-8"))
    assert fields["Version"] == version()
    assert "pygame-ce==2.5.8" in fields.get_all("Requires-Dist", [])
    entries = (folder / "entry_points.txt").read_text(encoding="utf-8")
    assert entries.split("\n")[:2] == ["[console_scripts]", "cloakroom = cloakroom.__main__:main"]


def test_other_packages_of_the_same_names_are_not_in_its_way(
    unpacked: Path, tmp_path: Path
) -> None:
    for name in CODE:
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise ImportError('somebody else')\n")
    start = "from cloakroom.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", start, "--version"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (tmp_path, unpacked)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == (f"Cloakroom {version()}\n", "")


def test_every_file_has_the_time_of_the_release(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert {member.date_time for member in archive.infolist()} == {(2023, 11, 14, 22, 13, 20)}
