"""The Debian package, the entry in the menu and the manual page."""

from __future__ import annotations

import configparser
import gzip
import shutil
import struct
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from shipping import debian
from shipping.debian import build_deb, changelog, oldest_glibc
from shipping.formats.elf import Needs, forget_places, needs
from shipping.formats.xz import Press
from shipping.frozen import PackingError
from shipping.usr import MANUALS, SOURCE, manual, roff
from tabletop.arguments import SWITCHES, WITH_VALUE
from tabletop.ui.desktop.opening import WINDOW_CLASS
from tabletop.words.text import LANGUAGES
from tests.shipping.fake import PROGRAM, RELEASE, fake_app

if TYPE_CHECKING:
    from pathlib import Path

needs_tool = pytest.mark.skipif(
    shutil.which("dpkg-deb") is None, reason="only Debian's own dpkg-deb judges its packages"
)
needs_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="reads programs of Linux"
)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base: Path = tmp_path_factory.mktemp("deb")
    with Press() as press:
        return build_deb(fake_app(base), base, RELEASE, press)


def told(*words: object) -> str:
    command = ["dpkg-deb", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@needs_tool
def test_the_package_says_what_it_is_and_what_it_needs(package: Path) -> None:
    assert package.name == "cloakroom_0.1.0_amd64.deb"
    fields = dict(
        line.split(": ", 1)
        for line in told("--field", package).splitlines()
        if not line.startswith(" ")
    )
    assert fields["Package"] == "cloakroom"
    assert fields["Version"] == RELEASE.version
    assert fields["Architecture"] == "amd64"
    assert fields["Depends"].startswith("libc6 (>= 2.17), libx11-6")
    assert int(fields["Installed-Size"]) > 100


@needs_tool
def test_the_package_belongs_to_root_has_one_time_and_no_scripts(package: Path) -> None:
    lines = [line.split() for line in told("--contents", package).splitlines()]
    assert {line[1] for line in lines} == {"root/root"}
    assert {(line[3], line[4]) for line in lines} == {("2023-11-14", "22:13")}
    modes = {line[0] for line in lines}
    assert modes == {"drwxr-xr-x", "-rw-r--r--", "-rwxr-xr-x", "lrwxrwxrwx"}
    assert [line[5] for line in lines if line[0] == "-rwxr-xr-x"] == [
        "./usr/lib/cloakroom/cloakroom"
    ]
    names = {line[5] for line in lines if line[0][0] != "d"}
    assert all(name.startswith(("./usr/lib/cloakroom/", "./usr/share/", "./usr/games/cloakroom"))
               for name in names)  # fmt: skip
    assert set(told("--info", package).split()).isdisjoint({"postinst", "prerm", "postrm"})


@needs_tool
def test_the_package_unpacks_to_a_program_that_starts(package: Path, tmp_path: Path) -> None:
    told("--raw-extract", package, tmp_path)
    started = subprocess.run(
        [tmp_path / "usr/games/cloakroom", "x"], capture_output=True, check=True
    )
    assert started.stdout == b"started\nx\n"
    share = tmp_path / "usr" / "share"
    assert (share / "icons/hicolor/48x48/apps/cloakroom.png").is_file()
    assert (share / "icons/hicolor/scalable/apps/cloakroom.svg").is_file()
    assert "MIT License" in (share / "doc/cloakroom/copyright").read_text(encoding="utf-8")
    for folder in ("man/man6", "man/de/man6"):
        assert b"--new" in gzip.decompress(
            (share / folder / "cloakroom.6.gz").read_bytes()
        ).replace(b"\\-", b"-")
    subprocess.run(["md5sum", "--check", "--quiet", "DEBIAN/md5sums"], cwd=tmp_path, check=True)


@needs_tool
def test_the_package_is_the_same_each_time(package: Path, tmp_path: Path) -> None:
    app = tmp_path / "later" / "Cloakroom"
    (app / "_internal").mkdir(parents=True)
    # The same files again, made in another order and with other rights.
    (app / "cloakroom").write_text(PROGRAM, encoding="utf-8")
    (app / "_internal" / "again.toml").symlink_to("pyproject.toml")
    (app / "_internal" / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    with Press(threads=1) as press:
        again = build_deb(app, tmp_path, RELEASE, press)
    assert again.read_bytes() == package.read_bytes()


@needs_linux
def test_the_needs_of_a_program_are_read(tmp_path: Path) -> None:
    shutil.copy("/bin/sh", tmp_path / "sh")
    asked = needs(tmp_path / "sh")
    assert asked is not None
    assert any(name.startswith("libc.") for name in asked.libraries)
    assert any(word.startswith("GLIBC_2.") for word in asked.versions)
    newest = max(
        tuple(map(int, word.removeprefix("GLIBC_").split(".")))
        for word in asked.versions
        if word.startswith("GLIBC_2.")
    )
    found = tuple(map(int, oldest_glibc(tmp_path).split(".")))
    assert found == max(newest, (2, 17))


@needs_linux
def test_a_library_that_no_package_is_named_for_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy("/bin/sh", tmp_path / "sh")
    monkeypatch.setattr(debian, "LIBC", ("ld-linux",))
    with pytest.raises(PackingError, match=r"sh needs .*libc\.so"):
        oldest_glibc(tmp_path)


def test_a_file_that_is_no_program_needs_nothing(tmp_path: Path) -> None:
    (tmp_path / "note").write_text("no program", encoding="utf-8")
    assert needs(tmp_path / "note") is None


@pytest.mark.parametrize(
    ("places", "left"),
    [("/usr/ada/lib", False), ("/usr/lib:/lib", False), ("$ORIGIN/../libs", True)],
)
def test_a_library_forgets_the_folders_of_the_machine_that_built_it(
    tmp_path: Path, places: str, *, left: bool
) -> None:
    library = tmp_path / "lib.so"
    library.write_bytes(smallest_library(places))
    assert forget_places(library) is not left
    assert not forget_places(library)
    assert needs(library) == Needs(frozenset({"libc.so.6"}), frozenset())
    assert (library.read_bytes() == smallest_library(places)) is left


def test_what_is_no_library_forgets_nothing(tmp_path: Path) -> None:
    (tmp_path / "note").write_text("/usr/ada/lib", encoding="utf-8")
    assert not forget_places(tmp_path / "note")


def smallest_library(places: str) -> bytes:
    """Make a library of nothing but a list: where to look first, what is needed, its strings."""
    strings = b"\0libc.so.6\0" + places.encode() + b"\0"
    head = 64 + 56
    entries = [(29, 11), (1, 1), (5, head + 64), (0, 0)]
    listed = b"".join(struct.pack("<QQ", *entry) for entry in entries)
    start = b"\x7fELF\x02\x01\x01" + bytes(9)
    start += struct.pack("<HHIQQQIHHHHHH", 3, 62, 1, 0, 64, 0, 0, 64, 56, 1, 0, 0, 0)
    segment = struct.pack("<IIQQQQQQ", 2, 6, head, head, head, len(listed), len(listed), 8)
    return start + segment + listed + strings


def test_the_changelog_tells_this_version_only() -> None:
    this = "## 0.1.0\n\n- One\n  thing - here.\n- Two.\n\n"
    text = f"# Changes\n\n## 0.2.0\n\n- New.\n\n{this}## 0.0.9\n\n- Old.\n"
    lines = changelog(text, RELEASE).splitlines()
    assert lines[0] == "cloakroom (0.1.0) stable; urgency=medium"
    assert lines[2:4] == ["  * One thing - here.", "  * Two."]
    assert lines[-1].endswith(">  Tue, 14 Nov 2023 22:13:20 +0000")


def test_the_menu_entry_fits_the_window_and_speaks_both_languages() -> None:
    reader = configparser.RawConfigParser()
    reader.optionxform = str  # type: ignore[assignment, method-assign]
    reader.read(SOURCE / "cloakroom.desktop", encoding="utf-8")
    entry = reader["Desktop Entry"]
    assert entry["StartupWMClass"] == WINDOW_CLASS
    assert entry["Exec"] == entry["Icon"] == "cloakroom"
    for key in ("GenericName", "Comment", "Keywords"):
        for language in set(LANGUAGES) - {"en"}:
            assert entry[f"{key}[{language}]"] != entry[key]


def test_the_manual_tells_every_option_in_every_language() -> None:
    assert set(MANUALS) == set(LANGUAGES)
    for language, (name, _) in MANUALS.items():
        page = manual((SOURCE / name).read_text(encoding="utf-8"), language, RELEASE)
        heads = [line.split()[1] for line in page.splitlines() if line.startswith(".B \\-")]
        assert heads == [roff(f"--{option}") for option in (*WITH_VALUE, *SWITCHES)]
        assert '"2023-11-14" "Cloakroom 0.1.0"' in page
        assert "{" not in page
