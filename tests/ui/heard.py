"""A sound that makes no noise and remembers what was asked of it."""

import wave
from pathlib import Path

from tabletop.ui.sound import Ambience, Sound

RATE = 44100
LOUD = 12000


class Heard(Sound):
    """Remembers names and loops; `started` tells whether the device was asked for."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.loops: list[Ambience | None] = []
        self.calls: list[str] = []

    def start(self) -> bool:
        """Note that the device shall be opened."""
        self.calls.append("start")
        return True

    def play(self, name: str) -> None:
        """Note a sound."""
        if name:
            self.names.append(name)

    def surround(self, ambience: Ambience | None) -> None:
        """Note a loop."""
        self.loops.append(ambience)

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
