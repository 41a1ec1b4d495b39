"""Checks what is done with a release beside building it: tag, notes, checksums, publication."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shipping import publish
from tests.house.files import ROOT

VERSION = publish.version()


@pytest.fixture
def tagged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(publish.KIND, "tag")
    monkeypatch.setenv(publish.TAG, f"v{VERSION}")


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return a folder with what two builds would leave."""
    folder = tmp_path / "files"
    folder.mkdir()
    for name in ("cloakroom-windows.zip", "cloakroom-linux.tar.xz"):
        (folder / name).write_bytes(name.encode())
    return folder


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_the_tag_names_the_version_however_its_line_ends(
    monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    monkeypatch.setenv(publish.KIND, "tag")
    monkeypatch.setenv(publish.TAG, f"v{VERSION}{end}")
    assert publish.fitting_tag() == f"v{VERSION}"


@pytest.mark.parametrize("tag", [VERSION, f"v{VERSION}0", "v", ""])
def test_another_tag_is_refused_with_both_names(monkeypatch: pytest.MonkeyPatch, tag: str) -> None:
    monkeypatch.setenv(publish.KIND, "tag")
    monkeypatch.setenv(publish.TAG, tag)
    with pytest.raises(publish.PublishError) as refused:
        publish.fitting_tag()
    assert repr(tag) in str(refused.value)
    assert f"'v{VERSION}'" in str(refused.value)


def test_a_branch_is_no_tag_and_nothing_is_published(
    monkeypatch: pytest.MonkeyPatch, built: Path
) -> None:
    monkeypatch.setenv(publish.KIND, "branch")
    monkeypatch.setenv(publish.TAG, "main")
    assert publish.fitting_tag() == ""
    with pytest.raises(publish.PublishError, match="no tag"):
        publish.publish(built)


def test_the_notes_are_the_entry_of_the_version_and_no_other() -> None:
    text = "# Changes\n\nHead.\n\n## 2.0\n\n- Two.\n\n### Within\n\n## 1.0\n\n- One.\n"
    assert publish.notes(text, "2.0") == "- Two.\n\n### Within"
    assert publish.notes(text.replace("\n", "\r\n"), "1.0") == "- One."
    with pytest.raises(publish.PublishError, match=r"nothing of 3\.0"):
        publish.notes(text, "3.0")
    assert publish.notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), VERSION)


def test_checksums_cover_everything_that_is_attached(built: Path) -> None:
    attached = publish.prepare(built)
    names = [file.name for file in attached]
    assert names == [
        *("FIRST_START.txt", "cloakroom-linux.tar.xz", "cloakroom-windows.zip", publish.SUMS)
    ]
    lines = (built / publish.SUMS).read_bytes().decode().split("\n")
    assert lines == [
        *(
            f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}"
            for file in attached[:-1]
        ),
        "",
    ]


def test_the_guide_is_a_text_that_every_editor_can_show(built: Path) -> None:
    publish.prepare(built)
    raw = (built / "FIRST_START.txt").read_bytes()
    assert raw.startswith(b"\xef\xbb\xbf")
    assert raw.count(b"\n") == raw.count(b"\r\n")
    told = raw.decode("utf-8-sig")
    assert "](" not in told
    assert "assets/" not in told
    for words in ("Run anyway", "Open Anyway", "chmod +x", "Trotzdem ausführen", "Dennoch öffnen"):
        assert words in told


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="sha256sum is not installed here")
def test_the_usual_tool_can_check_the_checksums(built: Path) -> None:
    publish.prepare(built)
    subprocess.run(["sha256sum", "--check", "--strict", publish.SUMS], cwd=built, check=True)


def test_an_empty_folder_is_no_release(tmp_path: Path) -> None:
    with pytest.raises(publish.PublishError, match="nothing was built"):
        publish.prepare(tmp_path)


@pytest.mark.usefixtures("tagged")
def test_a_release_is_made_of_the_tag_the_notes_and_the_files(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []

    def run(command: list[str], **given: object) -> subprocess.CompletedProcess[str]:
        calls.append((command, given["input"]))
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    publish.publish(built)
    ((command, told),) = calls
    assert command[:5] == ["gh", "release", "create", f"v{VERSION}", "--verify-tag"]
    assert {Path(word).name for word in command if str(built) in word} == {
        *("FIRST_START.txt", "cloakroom-linux.tar.xz", "cloakroom-windows.zip", publish.SUMS)
    }
    assert "FIRST_START.txt" in str(told)
    assert "\n\n- " in str(told)


def test_the_command_says_in_one_line_what_is_wrong() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "shipping" / "publish.py"), "tag"]
    environment = os.environ | {publish.KIND: "tag", publish.TAG: "v0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("Cannot publish: the tag is 'v0'")
    assert done.stderr.count("\n") == 1
