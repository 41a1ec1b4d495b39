"""The recording of a real sound device: a card that lands can be heard."""

import os
import subprocess
import sys
from array import array
from pathlib import Path

from tabletop.ui.cues import ENDING, FILE, FOLDER
from tests.games_under_law import ROOT
from tests.systems import link

COMMON = ROOT / "assets" / "common"
AUDIBLE = 300  # of 32768


def test_a_card_that_lands_can_really_be_heard(tmp_path: Path) -> None:
    folder = tmp_path / "common"
    (folder / FOLDER).mkdir(parents=True)
    link(folder / FILE, COMMON / FILE)
    for file in (COMMON / FOLDER).glob(f"place_*{ENDING}"):
        # Nothing else can be heard, so it must be the landing.
        link(folder / FOLDER / file.name, file)
    recording = tmp_path / "heard.raw"
    environment = os.environ | {
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(recording),
        "CLOAKROOM_HOME": str(tmp_path / "home"),
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.audible", str(folder), str(recording)],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    before, released = (int(line) // 4 * 4 for line in done.stdout.split())
    data = recording.read_bytes()
    assert peak(data[before:released]) == 0
    assert peak(data[released:]) > AUDIBLE


def peak(data: bytes) -> int:
    """Return the loudest sample of a recording."""
    return max(abs(sample) for sample in array("h", data[: len(data) // 2 * 2]))
