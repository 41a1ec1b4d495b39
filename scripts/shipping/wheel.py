"""Builds the wheel: what `pip install`, `pipx install` and `uv tool install` unpack."""

from __future__ import annotations

from welcome.complaints import last_line

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from _setup import ROOT
from shipping.frozen import PackingError
from shipping.release import COMMAND

if TYPE_CHECKING:
    from pathlib import Path

    from shipping.release import Release


def build_wheel(target: Path, release: Release) -> Path:
    """Build the wheel into a folder; it is the same on every system and leaves nothing here."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    done = subprocess.run(
        [*command, "--directory", str(target)],
        cwd=ROOT,
        env=os.environ | {"SOURCE_DATE_EPOCH": str(release.time)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    wheel = target / f"{COMMAND}-{release.version}-py3-none-any.whl"
    if done.returncode != 0 or not wheel.exists():
        raise PackingError(f"hatchling failed: {last_line(done.stdout)}")
    return wheel
