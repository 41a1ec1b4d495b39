"""The fresh systems that the package is tried on: what is fetched for them, and from whom."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from shipping import roots
from shipping.frozen import PackingError

if TYPE_CHECKING:
    from pathlib import Path

needs_tool = pytest.mark.skipif(
    shutil.which("dpkg-deb") is None, reason="only Debian's own dpkg-deb opens its packages"
)


@pytest.fixture
def facts(tmp_path: Path) -> dict[str, str]:
    """Describe a distribution whose mirror is a folder, with a package of its keys."""
    content, mirror = tmp_path / "content", tmp_path / "mirror"
    (content / "DEBIAN").mkdir(parents=True)
    mirror.mkdir()
    about = ("Package: keys", "Version: 1", "Architecture: all", "Maintainer: x", "Description: x")
    (content / "DEBIAN" / "control").write_text("\n".join([*about, ""]), encoding="utf-8")
    (content / "keyring.gpg").write_text("the keys", encoding="utf-8")
    package = mirror / "keys.deb"
    subprocess.run(["dpkg-deb", "--build", content, package], check=True, capture_output=True)
    return {
        "mirror": mirror.as_uri(),
        "keys": package.name,
        "sha256": hashlib.sha256(package.read_bytes()).hexdigest(),
        "keyring": "keyring.gpg",
        "components": "main",
        "script": "jammy",
    }


@needs_tool
def test_another_distribution_is_laid_out_by_the_keys_that_are_known(
    tmp_path: Path, facts: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roots, "CACHE", tmp_path)
    (keyring, components), places = roots.asked("noble", facts)
    assert keyring == f"--keyring={tmp_path / 'noble.keys' / 'keyring.gpg'}"
    assert (tmp_path / "noble.keys" / "keyring.gpg").read_text(encoding="utf-8") == "the keys"
    assert (components, places) == ("--components=main", [facts["mirror"], "jammy"])


@needs_tool
def test_keys_that_are_not_the_known_ones_are_refused(
    tmp_path: Path, facts: dict[str, str]
) -> None:
    with pytest.raises(PackingError, match=r"roots\.toml"):
        roots.keys(tmp_path / "noble.keys", facts | {"sha256": "0" * 64})
    assert not (tmp_path / "noble.keys").exists()


def test_debian_is_asked_for_nothing_but_its_name() -> None:
    assert roots.asked("bookworm", roots.SUITES["bookworm"]) == ([], [])
