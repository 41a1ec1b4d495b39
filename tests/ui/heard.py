"""A sound that only remembers what was asked of it, and ears for one that really plays."""

import wave
from collections.abc import Callable, Mapping
from pathlib import Path

import pygame

from tabletop.player.settings import Settings
from tabletop.ui.sound import Ambience, Kind, Music, Sound
from tabletop.ui.speakers import Speakers

RATE = 44100
FRAME = 1 / 60
LOUD = 12000
SECONDS = 0.25  # that a tone lasts: long enough to be cut off
Ears = Callable[..., Speakers]


class Heard(Sound):
    """Remembers names and loops; `started` tells whether the device was asked for."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.loops: list[Ambience | None] = []
        self.themes: list[Music | None] = []
        self.calls: list[str] = []
        self.own: dict[str, Kind] = {}

    def start(self) -> bool:
        """Note that the device shall be opened."""
        self.calls.append("start")
        return True

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Note a sound."""
        if name:
            self.names.append(name)

    def surround(
        self,
        ambience: Ambience | None,
        own: Mapping[str, Kind] | None = None,
        music: Music | None = None,
    ) -> None:
        """Note a loop, the sounds and the theme of a table."""
        self.loops.append(ambience)
        self.themes.append(music)
        self.own = dict(own or {})

    def close(self) -> None:
        """Note the end."""
        self.calls.append("close")

    def take(self) -> list[str]:
        """Return what was asked for since the last time."""
        names, self.names = self.names, []
        return names


def write_tone(file: Path, seconds: float = 0.2) -> None:
    """Write a plain tone; the mixer looks at what a file holds, not at how it is called."""
    count = round(RATE * seconds)
    samples = [LOUD if number // 50 % 2 else -LOUD for number in range(count)]
    with wave.open(str(file), "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(b"".join(s.to_bytes(2, "little", signed=True) for s in samples))


def voices() -> list[pygame.mixer.Sound]:
    """Return what is playing."""
    channels = [pygame.mixer.Channel(n) for n in range(1, pygame.mixer.get_num_channels())]
    return [sound for channel in channels if (sound := channel.get_sound()) is not None]


def loudness(speakers: Speakers, name: str, now: float) -> float:
    """Return how loud a sound is when it is asked for at a moment; 0 if it is not heard."""
    pygame.mixer.stop()
    speakers.play(name)
    speakers.tick(now)
    playing = voices()
    return playing[0].get_volume() if playing else 0.0


def pass_time(speakers: Speakers, start: float, seconds: float) -> float:
    """Let frames pass; return the moment of the last one."""
    count = round(seconds / FRAME)
    for number in range(1, count + 1):
        speakers.tick(start + number * FRAME)
    return start + count * FRAME


def full(**other: object) -> Settings:
    """Return settings with everything as loud as can be."""
    return Settings(
        volume_master=100, volume_effects=100, volume_ambience=100, **other  # type: ignore[arg-type]
    )  # fmt: skip
