"""What software centres, packages and sandboxes are told about the program."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from rules.registry import GAMES
from shipping import appdir
from shipping.appdir import build_appimage
from shipping.flatpak import write_manifest
from shipping.frozen import PackingError
from shipping.identity import ID, homepage, maintainer
from shipping.metainfo import metainfo
from tabletop.words.text import LANGUAGES
from tests.house.files import ROOT
from tests.shipping.fake import RELEASE
from tests.systems import needs_unix

if TYPE_CHECKING:
    from pathlib import Path

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
TELLING = ("DEBEMAIL", "DEBFULLNAME", "GITHUB_REPOSITORY", "GITHUB_REPOSITORY_OWNER",
           "GITHUB_SERVER_URL")  # fmt: skip


@pytest.fixture(autouse=True)
def at_a_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in TELLING:
        monkeypatch.delenv(name, raising=False)


def test_a_build_at_a_desk_leads_to_no_stranger() -> None:
    assert homepage() == "https://cloakroom.example.org/"
    assert maintainer() == "The Cloakroom authors <maintainers@cloakroom.example.org>"


def test_a_release_names_the_repository_that_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_REPOSITORY", "ada/cloakroom")
    monkeypatch.setenv("GITHUB_REPOSITORY_OWNER", "ada")
    assert homepage() == "https://github.com/ada/cloakroom"
    assert maintainer() == "The Cloakroom authors <ada@users.noreply.github.com>"
    assert f"<image>{homepage()}/raw/v0.1.0/assets/readme/" in metainfo(RELEASE)


def test_whoever_packs_for_debian_answers_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBEMAIL", "ada@cloakroom.example.org")
    monkeypatch.setenv("DEBFULLNAME", "Ada")
    assert maintainer() == "Ada <ada@cloakroom.example.org>"


def test_software_centres_are_told_this_release_in_every_language() -> None:
    told = ElementTree.fromstring(metainfo(RELEASE))
    assert told.findtext("id") == ID
    assert told.findtext("launchable") == "cloakroom.desktop"
    (release,) = told.iter("release")
    assert release.attrib == {"version": RELEASE.version, "date": "2023-11-14"}
    described = told.find("description")
    assert described is not None
    for tag in ("p", "li"):
        spoken = [part.get(LANG, "en") for part in described.iter(tag)]
        assert {spoken.count(language) for language in LANGUAGES} == {len(spoken) // 2}
    pictures = list(told.iter("screenshot"))
    assert len(pictures) == len(GAMES)
    for picture in pictures:
        assert [part.get(LANG, "en") for part in picture.iter("caption")] == list(LANGUAGES)
        shown = str(picture.findtext("image")).partition(f"/v{RELEASE.version}/")[2]
        assert (ROOT / shown).is_file()


def test_the_flatpak_is_made_of_the_very_archive_beside_its_manifest(tmp_path: Path) -> None:
    archive = tmp_path / "any.AppDir.tar.xz"
    archive.write_bytes(b"packed")
    manifest = write_manifest(archive, tmp_path / "any.flatpak.json")
    told = json.loads(manifest.read_text(encoding="utf-8"))
    assert told["id"] == ID
    (source,) = told["modules"][0]["sources"]
    assert source["path"] == archive.name
    assert source["sha256"] == hashlib.sha256(b"packed").hexdigest()
    assert not [word for word in told["finish-args"] if "network" in word or "filesystem" in word]


def stand_in(folder: Path, monkeypatch: pytest.MonkeyPatch, does: str) -> None:
    """Put a tool of our own in the place of the one that makes AppImages."""
    tool = folder / "bin" / appdir.TOOL
    tool.parent.mkdir()
    tool.write_text(f"#!/bin/sh\n{does}\n")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tool.parent), prepend=":")


@needs_unix
def test_an_appimage_is_made_where_its_tool_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "cloakroom.AppImage"
    monkeypatch.setattr(appdir, "TOOL", "no-such-tool-anywhere")
    assert build_appimage(tmp_path, target, RELEASE) is None
    monkeypatch.setattr(appdir, "TOOL", "stand-in")
    stand_in(tmp_path, monkeypatch, 'echo "$2 $ARCH $SOURCE_DATE_EPOCH" > "$3"')
    assert build_appimage(tmp_path, target, RELEASE) == target
    assert target.read_text() == f"{tmp_path} x86_64 {RELEASE.time}\n"


@needs_unix
def test_a_tool_that_fails_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appdir, "TOOL", "stand-in")
    stand_in(tmp_path, monkeypatch, "echo no room; exit 1")
    with pytest.raises(PackingError, match="stand-in failed: no room"):
        build_appimage(tmp_path, tmp_path / "cloakroom.AppImage", RELEASE)
