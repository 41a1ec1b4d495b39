"""The music of a place: streams a theme or its tense form, and makes room for sounds.

Themes last minutes. Unpacked they would fill the memory, so the mixer unpacks them as it plays.
"""

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from tabletop.ui.drawing.tween import clamp
from tabletop.ui.sound import Music

FADE: Final = 1.4  # seconds in which a theme comes or goes
PATIENCE: Final = 3.0  # seconds without time to spare after which it begins all the same
LIGHT, GRAVE = 0.8, 0.4  # what is left of it beside a light sound, and beside one that matters
MATTERS: Final = 7  # the weight from which on a sound matters
HELD: Final = 0.45  # seconds for which it stays soft after a sound began
DOWN, UP = 12.0, 1.1  # how fast it makes room and comes back, in shares of a second
STEPS: Final = 128  # of loudness that the device tells apart
TAIL: Final = 1 << 16  # bytes in which the last page of a file lies
PAGE, HEAD = b"OggS", b"\x01vorbis"


def seconds_of(file: Path) -> float:
    """Return how long an OGG Vorbis file plays, by its first page and its last; 0 if it is none."""
    with file.open("rb") as stream:
        first = stream.read(TAIL)
        stream.seek(max(0, file.stat().st_size - TAIL))
        last = stream.read()
    head, end = first.find(HEAD), last.rfind(PAGE)
    if head < 0 or end < 0 or end + 14 > len(last) or head + 16 > len(first):
        return 0.0
    (rate,) = struct.unpack_from("<I", first, head + 12)
    (samples,) = struct.unpack_from("<q", last, end + 6)
    return float(samples) / rate if rate else 0.0


class Deference:
    """How much of the music is left beside what else is heard."""

    def __init__(self) -> None:
        self.share = 1.0
        self._wanted = 1.0
        self._left = 0.0

    def give_way(self, weight: int) -> None:
        """Make room for a sound that begins."""
        share = GRAVE if weight >= MATTERS else LIGHT
        self._wanted = min(share, self._wanted) if self._left > 0 else share
        self._left = HELD

    def advance(self, seconds: float, *, hushed: bool) -> None:
        """Let the music come back when nothing was heard for a while; hushed, it stays soft."""
        self._left = max(0.0, self._left - seconds)
        wanted = self._wanted if self._left > 0 else 1.0
        if hushed:
            wanted = min(wanted, GRAVE)
        most = (DOWN if wanted < self.share else UP) * seconds
        self.share += clamp(wanted - self.share, -most, most)


class Band:
    """Plays one file after the other; each goes on where it was left."""

    def __init__(self) -> None:
        self.music: Music | None = None
        self.tense = False
        self.hushed = False
        self.room = Deference()
        self._playing: Path | None = None
        self._left_at: dict[Path, float] = {}
        self._from = 0.0
        self._share = 0.0
        self._waited = 0.0
        self._volume = -1
        self._paused = False

    @property
    def wanted(self) -> Path | None:
        """Return the file that shall be heard."""
        if self.music is None:
            return None
        return self.music.tense if self.tense and self.music.tense else self.music.file

    def advance(self, seconds: float, level: float, *, busy: bool) -> None:
        """Fade on, follow the settings at once, change files when there is time."""
        stays = self._playing is not None and self._playing == self.wanted
        self._share = clamp(self._share + (1 if stays else -1) * seconds / FADE)
        self.room.advance(seconds, hushed=self.hushed)
        if self._share == 0 and not stays:
            self.stop()
            self._waited += seconds
            if level > 0 and (not busy or self._waited >= PATIENCE):
                self._begin()
        if self._playing is not None:
            self._be_heard(level)

    def stop(self) -> None:
        """Fall silent, and remember where that was."""
        if self._playing is None:
            return
        played = max(0, pygame.mixer.music.get_pos()) / 1000
        whole = seconds_of(self._playing)
        self._left_at[self._playing] = (self._from + played) % whole if whole else 0.0
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()
        self._playing = None

    def _begin(self) -> None:
        self._waited = 0.0
        file = self.wanted
        if file is None:
            return
        self._from = self._left_at.get(file, 0.0)
        try:
            pygame.mixer.music.load(file)
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(loops=-1, start=self._from)
        except (pygame.error, OSError):
            self.music = None  # no match is worse for that
            return
        self._playing, self._volume, self._paused = file, 0, False

    def _be_heard(self, level: float) -> None:
        """Set the loudness where the device can tell it from the last; pause what is silent."""
        volume = round(level * self._share * self.room.share * STEPS)
        if volume != self._volume:
            self._volume = volume
            pygame.mixer.music.set_volume(volume / STEPS)
        silent = level == 0
        if silent != self._paused:
            self._paused = silent
            turn: Callable[[], None] = pygame.mixer.music.pause
            (turn if silent else pygame.mixer.music.unpause)()
