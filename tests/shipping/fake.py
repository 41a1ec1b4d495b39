"""A built program of two files, and a release, for tests of what is made from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shipping.release import Release

if TYPE_CHECKING:
    from pathlib import Path

RELEASE = Release("0.1.0", "Card games.", "linux", "x86_64", 1_700_000_000)
PROGRAM = '#!/bin/sh\nprintf "%s\\n" started "$@"\n'


def fake_app(folder: Path) -> Path:
    """Write a program that repeats what it was told, and one file it brings along."""
    app = folder / "Cloakroom"
    (app / "_internal").mkdir(parents=True)
    (app / "_internal" / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (app / "_internal" / "again.toml").symlink_to("pyproject.toml")
    program = app / "cloakroom"
    program.write_text(PROGRAM, encoding="utf-8")
    program.chmod(0o700)
    return app
