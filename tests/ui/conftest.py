"""Gives back the room of what tests have painted, and opens a sound device with a few sounds."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.player.settings import Settings
from tabletop.ui.cues import ENDING, FILE, FOLDER
from tabletop.ui.drawing.memory import forget_pictures
from tabletop.ui.speakers import WHOLE, Speakers
from tests.ui.heard import SECONDS, Ears, full, write_tone

CATALOGUE = """
voices = 4
begin = 2
[sound.knock]
gap = 0.05
weight = 2
[sound.tap]
files = "knock"
volume = 50
gap = 0.0
weight = 1
[sound.bell]
gap = 0.0
weight = 9
[sound.click]
gap = 0.0
weight = 1
[sound.ghost]
gap = 0.0
weight = 1
[sound.torn]
gap = 0.0
weight = 1
"""


@pytest.fixture(autouse=True, scope="module")
def tidy() -> Iterator[None]:
    """Forget all pictures when the tests of a module are done on this worker."""
    yield
    forget_pictures()
    gc.collect()


@pytest.fixture
def common(tmp_path: Path) -> Path:
    """Return a folder with a few sounds: one of several files, one missing, one broken."""
    folder = tmp_path / "common"
    sounds = folder / FOLDER
    sounds.mkdir(parents=True)
    (folder / FILE).write_text(CATALOGUE, encoding="utf-8")
    for name in ("knock_1", "knock_2", "knock_3", "bell"):
        write_tone(sounds / (name + ENDING), SECONDS)
    write_tone(sounds / f"click{ENDING}", WHOLE - 0.02)
    for name in ("night", "day"):
        write_tone(folder / (name + ENDING))
    for file in (sounds / f"torn{ENDING}", folder / f"torn{ENDING}"):
        file.write_bytes(b"RIFF but no more")
    return folder


@pytest.fixture
def ears(common: Path) -> Iterator[Ears]:
    """Return how to open the device; what was opened is closed in the end."""
    opened: list[Speakers] = []

    def begin(settings: Settings | None = None) -> Speakers:
        speakers = Speakers(settings or full(), common)
        assert speakers.start()
        opened.append(speakers)
        return speakers

    yield begin
    for speakers in opened:
        speakers.close()
