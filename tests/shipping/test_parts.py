"""Checks the list of parts that others made: complete, written out, and held against a build."""

import tomllib
from dataclasses import replace
from pathlib import Path, PurePosixPath

import pytest
from packaging.requirements import Requirement

import package
import parts
from shipping import belongings
from shipping.belongings import module_of
from shipping.frozen import PackingError
from shipping.register import Register, read_register
from shipping.release import Release
from tabletop.program.parts import Component, names_in, paragraphs, read_parts, texts_of, version_of
from tests.house.files import ROOT


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that looks like a built program."""
    monkeypatch.setattr(belongings, "modules_in", lambda _app: ["json", "pygame", "rules"])
    names = [
        "libpython3.11.so.1.0",
        "python3.11/lib-dynload/_bisect.cpython-311-x86_64-linux-gnu.so",
        "pygame/base.cpython-311-x86_64-linux-gnu.so",
        "pygame_ce.libs/libFLAC-e7027ec5.so.14.0.0",
        "fontpkg_spectral/files/Spectral-Bold.ttf",
        "rules/core/table.cpython-311-x86_64-linux-gnu.so",
    ]
    for name in names:
        touch(tmp_path / "_internal" / name)
    for text in (ROOT / "assets/common/licences").glob("*.txt"):
        touch(tmp_path / "_internal/assets/common/licences" / text.name)
    (tmp_path / "cloakroom").write_bytes(b"\x7fELF")
    return tmp_path


def touch(file: Path) -> Path:
    """Create an empty file with its folders."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    return file


def test_what_is_written_from_the_facts_is_up_to_date() -> None:
    assert parts.stale() == []


def test_every_part_has_its_licence_its_source_and_a_group() -> None:
    assert parts.unsound(read_register()) == []


def test_every_requirement_of_the_program_has_an_entry() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    register = read_register()
    names = [Requirement(text).name for text in project["dependencies"]]
    assert [name for name in names if register.of_package(name) is None] == []


def test_missing_texts_sources_and_carriers_are_named(tmp_path: Path) -> None:
    for name in ("build/parts.toml", "assets/common/en.toml"):
        touch(tmp_path / name).write_text((ROOT / name).read_text(encoding="utf-8"), "utf-8")
    touch(tmp_path / "assets/common/licences/Beerware.txt")
    entry = (
        '\n[[part]]\nname = "Odd"\ngroup = "nothing"\nlicence = "LGPL-3.0-only"\n'
        'holders = []\nhome = "x"\ncarrier = "nobody"\n'
    )
    with (tmp_path / "build/parts.toml").open("a", encoding="utf-8") as file:
        file.write(entry)
    found = parts.unsound(read_register(tmp_path), tmp_path)
    assert "Beerware.txt is the licence of no part" in found
    assert "assets/common/licences/LGPL-3.0.txt is missing" in found
    assert [line for line in found if line.startswith("Odd:")] == [
        "Odd: LGPL-3.0-only asks for `source`",
        "Odd: no text is called about.group.nothing",
        "Odd: there is no part nobody to carry it",
    ]


def test_a_package_nobody_knows_and_a_changed_licence_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(parts, "needed", lambda _root: ["pygame-ce", "leftpad"])
    monkeypatch.setattr(parts, "declared", lambda name: "Beerware" if name == "toml" else "")
    assert parts.strangers(read_register()) == [
        "leftpad is installed with the program, but build/parts.toml has no entry for it",
        "toml: the entry says MIT, its metadata Beerware",
    ]


def test_nothing_is_built_while_a_dependency_has_no_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "needed", lambda _root: ["leftpad"])
    monkeypatch.setattr(package, "gather", lambda *, pure: pytest.fail(f"was built, pure={pure}"))
    with pytest.raises(PackingError, match=r"^the list of parts is not complete: leftpad is .*"):
        package.build(Release("1.0.0", "", "linux", "x86_64", 0), pure=True)


def test_everything_in_a_built_program_belongs_to_somebody(app: Path) -> None:
    assert parts.unknown_files(app) == []


@pytest.mark.parametrize(
    "name", ["libmystery.so.3", "mystery.dll", "mystery/fast.pyd", "pygame/freesansbold.ttf.otf"]
)
def test_a_stranger_in_a_built_program_is_named(app: Path, name: str) -> None:
    touch(app / "_internal" / name)
    known = name.startswith("pygame/")
    lines = [f"_internal/{name}: belongs to no part of build/parts.toml"]
    assert parts.unknown_files(app) == ([] if known else lines)


@pytest.mark.parametrize("start", belongings.PROGRAMS)
def test_a_program_is_told_by_its_beginning_and_not_by_rights_that_windows_lacks(
    app: Path, start: bytes
) -> None:
    (app / "_internal" / "LICENSE").write_text("MIT License\n", encoding="utf-8")
    (app / "_internal" / "LICENSE").chmod(0o755)
    (app / "_internal" / "helper").write_bytes(start + bytes(60))
    (app / "_internal" / "helper").chmod(0o644)
    assert parts.unknown_files(app) == ["_internal/helper: belongs to no part of build/parts.toml"]


def test_a_stray_module_and_a_missing_licence_are_named(
    app: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(belongings, "modules_in", lambda _app: ["json", "numpy"])
    (app / "_internal/assets/common/licences/OFL-1.1.txt").unlink()
    assert parts.unknown_files(app) == [
        "module numpy: belongs to no part of build/parts.toml",
        "the licence OFL-1.1 is missing",
    ]


def test_a_built_program_lists_its_parts_with_versions(tmp_path: Path) -> None:
    parts.write_versions(tmp_path, compiled=True)
    found = {part.name: part for part in read_parts(tmp_path / "assets")}
    pinned = str(parts.requirements()["pygame-ce"].specifier).removeprefix("==")
    assert found["pygame-ce"].version == pinned
    assert found["Python"].version.startswith("3.")
    assert "pycparser" not in found


def test_only_a_compiled_program_contains_what_compiling_adds(tmp_path: Path) -> None:
    names: dict[bool, set[str]] = {}
    for compiled in (True, False):
        folder = tmp_path / str(compiled)
        parts.write_versions(folder, compiled=compiled)
        names[compiled] = {part.name for part in read_parts(folder / "assets")}
    assert names[True] - names[False] == {"mypyc"}
    assert names[False] < names[True]


@pytest.mark.parametrize(
    ("where", "module"),
    [
        ("_internal/python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so", "_json"),
        ("_internal/_socket.pyd", "_socket"),
        ("Contents/Frameworks/python3__dot__12/lib-dynload/math.cpython-312-darwin.so", "math"),
        ("_internal/pygame/_sdl2/video.cp312-win_amd64.pyd", "pygame"),
    ],
)
def test_a_file_tells_its_module_on_every_system(where: str, module: str) -> None:
    assert module_of(PurePosixPath(where)) == module


def test_names_of_licences_lead_to_their_texts() -> None:
    licence = "(GPL-2.0-or-later WITH Bootloader-exception) AND MIT"
    assert names_in(licence) == ["GPL-2.0", "Bootloader-exception", "MIT"]


def test_a_part_may_word_a_licence_in_its_own_way() -> None:
    part = Component("x", "files", "MIT AND ISC", (), "", wordings=("MIT-x",))
    assert texts_of(part) == {"MIT": "MIT-x", "ISC": "ISC"}


def test_a_wording_of_no_licence_of_the_part_is_named() -> None:
    register = read_register()
    odd = replace(
        register.entries[0], part=Component("x", "files", "MIT", (), "", wordings=("ISC-x",))
    )
    found = parts.unsound(Register([*register.entries, odd], register.own))
    assert found == ["x: ISC-x words no licence of it"]


def test_a_part_that_is_not_installed_has_no_version() -> None:
    assert version_of(Component("x", "files", "MIT", (), "", package="no-such-package")) == ""
    assert version_of(Component("x", "files", "MIT", (), "", package="y", version="1.2")) == "1.2"


def test_licence_texts_become_paragraphs() -> None:
    long = "words that fill a whole line of a licence up to its end"
    holder = "Copyright (c) 2001 a person with so many names that the line is full"
    text = f"TITLE\n=====\n\n{long}\n  {long}\nshort end\n1.0    2001    yes\n1.1    2002    no\n"
    text += f"{holder}\n{holder}\n"
    assert paragraphs(text) == [
        "TITLE",
        f"{long} {long} short end",
        "1.0 2001 yes",
        "1.1 2002 no",
        holder,
        holder,
    ]
