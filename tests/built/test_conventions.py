"""What the tools of Debian, AppStream and Flatpak say about what is shipped for Linux."""

import json
import subprocess
from tempfile import TemporaryDirectory

import pytest

from _debian import obstacle
from shipping.identity import ID
from shipping.release import COMMAND, this_release
from tests.built.strangers import Stranger, download

pytestmark = pytest.mark.built

TOOLS = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "flatpak-builder": "flatpak-builder",
    "lintian": "lintian",
}


@pytest.fixture(scope="module", autouse=True)
def tools() -> None:
    if why := obstacle(TOOLS, "the tools that judge packages"):
        pytest.fail(why)


def said(*command: object) -> str:
    """Run a tool that must find nothing wrong, in a folder of its own; return what it says."""
    words = [str(word) for word in command]
    with TemporaryDirectory() as scratch:
        done = subprocess.run(words, cwd=scratch, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{words[0]}: {done.stdout}{done.stderr}"
    return done.stdout


def test_lintian_finds_neither_errors_nor_warnings() -> None:
    deb = download(f"{COMMAND}_{this_release().version}*.deb")
    told = said("lintian", "--allow-root", "--fail-on", "error,warning", deb)
    assert [line for line in told.splitlines() if line.startswith(("E:", "W:"))] == []


def test_menu_entry_and_description_are_valid(stranger: Stranger) -> None:
    share = stranger.unpack(download(f"{this_release().label}.AppDir.tar.xz")) / "usr" / "share"
    said("desktop-file-validate", share / "applications" / f"{COMMAND}.desktop")
    described = share / "metainfo" / f"{ID}.metainfo.xml"
    said("appstreamcli", "validate", "--no-net", described)
    said("appstreamcli", "validate-tree", "--no-net", share.parent.parent)


def test_flatpak_builder_understands_the_manifest() -> None:
    manifest = download(f"{this_release().label}.flatpak.json")
    told = json.loads(said("flatpak-builder", "--show-manifest", manifest))
    meant = json.loads(manifest.read_text(encoding="utf-8"))
    assert told["id"] == meant["id"]
    assert told["finish-args"] == meant["finish-args"]
    (source,) = told["modules"][0]["sources"]
    assert (manifest.parent / source["path"]).is_file()
