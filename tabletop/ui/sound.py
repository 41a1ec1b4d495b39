"""What scenes ask to be heard, by name; a stage without speakers is silent."""

# ruff: noqa: B027 - where nothing is heard, no wish needs to be granted
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

# What every table does. Which files answer to a name is said in assets/common/sounds.toml.
PICK: Final = "pick"
SLIDE: Final = "slide"
PLACE: Final = "place"
DEAL: Final = "deal"
FLIP: Final = "flip"
SHUFFLE: Final = "shuffle"
DIE: Final = "die"
BUTTON: Final = "button"
REFUSAL: Final = "refusal"
GAVEL: Final = "gavel"
TICK: Final = "tick"
STAMP: Final = "stamp"
MURMUR: Final = "murmur"
WIN: Final = "win"
LOSE: Final = "lose"
NAMES: Final = (
    PICK, SLIDE, PLACE, DEAL, FLIP, SHUFFLE, DIE, BUTTON, REFUSAL, GAVEL, TICK, STAMP, MURMUR,
    WIN, LOSE,
)  # fmt: skip
NO_SOUND: Final = ""


@dataclass(frozen=True, slots=True)
class Kind:
    """One sound: its files, how loud it is, how often it may begin, how much it matters.

    folder   where its files lie
    files    the name that they have in common
    volume   0 to 1
    gap      least seconds between the beginnings of two
    weight   the heavier ones are heard when too many are asked for at once
    pitch    how much higher or lower it may be than it was recorded, as a share
    """

    folder: Path
    files: str
    volume: float
    gap: float
    weight: int
    pitch: float = 0.0


@dataclass(frozen=True, slots=True)
class Ambience:
    """A quiet loop around a table: its file, and how loud it is (0 to 1)."""

    file: Path
    volume: float


@dataclass(frozen=True, slots=True)
class Music:
    """The theme of a place: its file, and the one that is played while much is at stake."""

    file: Path
    tense: Path | None = None


class Sound(ABC):
    """What takes wishes to be heard; by itself it grants none."""

    tense = False  # whether much is at stake
    hushed = False  # whether something is told that music must not drown
    in_front = True  # whether the window has the keyboard; the application keeps it up to date
    deserted = False  # whether nobody has touched anything, nor anything moved, for long
    lost = False  # whether a device was looked for and none was found

    def start(self) -> bool:
        """Open the sound device; return whether there is one."""
        return False

    @abstractmethod
    def play(self, name: str, loudness: float = 1.0) -> None:
        """Ask for a sound to be heard with this frame; nothing is asked by an empty name.

        A loudness below 1 is for what touches softly.
        """

    def surround(
        self,
        ambience: Ambience | None,
        own: Mapping[str, Kind] | None = None,
        music: Music | None = None,
    ) -> None:
        """Let a loop fade in or out; until next time a table has sounds and a theme of its own.

        Where there is no theme, that of the house is heard.
        """

    def tick(self, now: float, *, busy: bool = False) -> None:
        """Let be heard what was asked for; `busy` tells that this frame has no time to spare."""

    def close(self) -> None:
        """Fall silent and give the device back."""


class Silence(Sound):
    """Takes every wish and makes no noise, as in pictures and tests."""

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Let nothing be heard."""


SILENT: Final = Silence()
