"""The sound device: plays what is asked for without tiring the ear, or keeps silent for good."""

import contextlib
import io
import os
import random
import wave
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import pygame

from tabletop.player.settings import Settings
from tabletop.ui.cues import ENDING, Catalogue, read_catalogue
from tabletop.ui.drawing.tween import clamp
from tabletop.ui.music import Band
from tabletop.ui.sound import Ambience, Kind, Music, Sound

# Half a thousand samples are 12 ms: with more, a sound comes noticeably after what it belongs to.
RATE, DEPTH, CHANNELS, BUFFER = 44100, -16, 2, 512
STEPS: Final = (-1.0, -0.5, 0.0, 0.5, 1.0)  # of the pitch by which a sound may differ
SPREAD: Final = 0.1  # how much louder or softer the same sound may be than last time
RECOVERY: Final = 0.4  # seconds after which a sound is fresh to the ear again
TIRED, TIRED_LEAST = 0.85, 0.45  # each repetition before that is softer, down to this
INSTANT: Final = 4.0  # where all is shown at once, sounds keep apart as at this pace
FADE: Final = 1.0
PATIENCE: Final = 3.0  # seconds without time to spare after which a loop begins all the same
LONGEST_FRAME: Final = 0.3  # seconds: longer than a frame at rest
HEAVY: Final = 8  # from this weight on, a sound takes the voice of another if none is free
WHOLE: Final = 0.2  # seconds: a sound that is no longer than this is never cut off
LOOP_CHANNEL: Final = 0  # the others are for what happens
STANDARD_ERROR: Final = 2


Recording = tuple[Path, float]


class Bank:
    """The recordings of the sounds: files, and each at several pitches, made when there is time."""

    def __init__(self) -> None:
        self._recordings: dict[Kind, list[Recording]] = {}
        self._loaded: dict[Recording, pygame.mixer.Sound | None] = {}
        self._waiting: list[Recording] = []
        self._last: dict[tuple[Path, str], Recording] = {}

    def expect(self, kinds: Iterable[Kind]) -> None:
        """Prepare for sounds that may be asked for from now on."""
        for kind in kinds:
            if kind not in self._recordings:
                self._recordings[kind] = recordings(kind)
                self._waiting += self._recordings[kind]

    def choose(self, kind: Kind) -> pygame.mixer.Sound | None:
        """Return a recording of a sound, another one than last time; None if there is none."""
        all_of_it = self._recordings[kind]
        name = (kind.folder, kind.files)
        others = [one for one in all_of_it if one != self._last.get(name)] or all_of_it
        if not others:
            return None
        self._last[name] = random.choice(others)
        return self._load(self._last[name])

    def load_next(self) -> None:
        """Load one recording that was not needed so far."""
        while self._waiting:
            recording = self._waiting.pop(0)
            if recording not in self._loaded:
                self._load(recording)
                return

    def _load(self, recording: Recording) -> pygame.mixer.Sound | None:
        if recording not in self._loaded:
            file, pitch = recording
            try:
                made = (
                    _tuned(self._load((file, 1.0)), pitch)
                    if pitch != 1
                    else pygame.mixer.Sound(file)
                )
            except (pygame.error, OSError):
                made = None  # it stays silent: no game is worse for that
            self._loaded[recording] = made
        return self._loaded[recording]


def recordings(kind: Kind) -> list[Recording]:
    """List the files of a sound, each at every pitch at which it may be heard."""
    numbered = sorted(kind.folder.glob(f"{kind.files}_[0-9]{ENDING}"))
    files = numbered or sorted(kind.folder.glob(kind.files + ENDING))
    pitches = [1 + step * kind.pitch for step in STEPS] if kind.pitch else [1.0]
    return [(file, pitch) for pitch in pitches for file in files]


def _tuned(sound: pygame.mixer.Sound | None, pitch: float) -> pygame.mixer.Sound | None:
    """Return a sound at another pitch: the mixer resamples what claims another rate."""
    opened = pygame.mixer.get_init()
    if sound is None or not opened:
        return None
    rate, depth, channels = opened
    memory = io.BytesIO()
    with wave.open(memory, "wb") as written:
        written.setnchannels(channels)
        written.setsampwidth(abs(depth) // 8)
        written.setframerate(round(rate * pitch))
        written.writeframes(sound.get_raw())
    memory.seek(0)
    return pygame.mixer.Sound(file=memory)


class Surroundings:
    """The loop around a table: fades in and out, and out before another one begins.

    It is kept whole in memory: to unpack it while it plays would keep an idle machine busy.
    """

    def __init__(self) -> None:
        self.wanted: Ambience | None = None
        self._playing: Ambience | None = None
        self._loop: pygame.mixer.Sound | None = None
        self._share = 0.0
        self._waited = 0.0
        self._paused = False

    def advance(self, seconds: float, level: float, *, busy: bool) -> None:
        """Fade on, follow the level of the settings at once, change loops when there is time."""
        stays = self._playing is not None and self._playing == self.wanted
        self._share += (1 if stays else -1) * seconds / FADE
        self._share = clamp(self._share)
        if self._share == 0 and not stays:
            self._stop()
            self._waited += seconds
            if not busy or self._waited >= PATIENCE:
                self._begin()
        if self._playing is not None and self._loop is not None:
            self._loop.set_volume(level * self._playing.volume * self._share)
            self._pause(level == 0)

    def _stop(self) -> None:
        if self._loop is not None:
            self._loop.stop()
        self._playing = self._loop = None

    def _begin(self) -> None:
        self._waited = 0.0
        if self.wanted is None:
            return
        try:
            self._loop = pygame.mixer.Sound(self.wanted.file)
        except (pygame.error, OSError):
            self.wanted = None
            return
        self._loop.set_volume(0.0)
        pygame.mixer.Channel(LOOP_CHANNEL).play(self._loop, loops=-1)
        self._playing, self._paused = self.wanted, False

    def _pause(self, silent: bool) -> None:  # noqa: FBT001 - a setter of one flag
        """Let what nobody hears not be worked out either."""
        if silent != self._paused:
            self._paused = silent
            channel = pygame.mixer.Channel(LOOP_CHANNEL)
            (channel.pause if silent else channel.unpause)()


class Speakers(Sound):
    """Plays the sounds of house and table at the volumes of the settings, if there is a device."""

    def __init__(self, settings: Settings, common: Path) -> None:
        self._settings = settings
        self._common = common
        self._catalogue: Catalogue | None = None
        self._bank: Bank | None = None
        self._own: Mapping[str, Kind] = {}
        self._surroundings = Surroundings()
        self._band = Band()
        self._theme: Music | None = None  # of the table, if it has one
        self._asked: dict[str, float] = {}  # what is to be heard with this frame, and how loud
        self._voices: list[pygame.mixer.Channel] = []  # the one that began longest ago comes first
        self._begun: dict[str, tuple[float, int]] = {}  # when last, and how often in a row
        self._playing: dict[pygame.mixer.Sound, float] = {}  # how loud before the settings
        self._level = 0.0
        self._now = 0.0

    # What the application and the scenes call

    def start(self) -> bool:
        """Open the sound device; where there is none, everything goes on without."""
        catalogue = read_catalogue(self._common)
        try:
            with quiet_terminal():
                pygame.mixer.init(RATE, DEPTH, CHANNELS, BUFFER)
        except (pygame.error, NotImplementedError):  # the latter where pygame has no mixer
            self.lost = True
            return False
        pygame.mixer.set_num_channels(LOOP_CHANNEL + 1 + catalogue.voices)
        self._voices = [
            pygame.mixer.Channel(LOOP_CHANNEL + 1 + number) for number in range(catalogue.voices)
        ]
        self._catalogue = catalogue
        self._bank = Bank()
        self._bank.expect([*self._own.values(), *catalogue.kinds.values()])
        return True

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Ask for a sound to be heard with this frame; of one sound the loudest wish counts."""
        if name:
            self._asked[name] = max(loudness, self._asked.get(name, 0.0))

    def surround(
        self,
        ambience: Ambience | None,
        own: Mapping[str, Kind] | None = None,
        music: Music | None = None,
    ) -> None:
        """Let a loop fade in or out; until next time a table has sounds and a theme of its own."""
        self._surroundings.wanted = ambience
        self._own = own or {}
        self._theme = music
        self.tense = self.hushed = False
        if self._bank is not None:
            self._bank.expect(self._own.values())

    def tick(self, now: float, *, busy: bool = False) -> None:
        """Follow the settings, begin what was asked for, fade the loop, load what is missing."""
        asked, self._asked = self._asked, {}
        seconds, self._now = min(LONGEST_FRAME, max(0.0, now - self._now)), now
        catalogue = self._catalogue
        if catalogue is None or self._bank is None:
            return
        self._follow(self._share_of(self._settings.volume_effects))
        if self._level > 0:
            self._begin(asked, catalogue, self._bank)
        level = self._share_of(self._settings.volume_ambience)
        self._surroundings.advance(seconds, level, busy=busy)
        band = self._band
        band.music = None if self.deserted else self._theme or catalogue.music
        band.tense, band.hushed = self.tense, self.hushed
        band.advance(seconds, self._share_of(self._settings.volume_music), busy=busy)
        if not busy:
            self._bank.load_next()

    def close(self) -> None:
        """Fall silent and give the device back."""
        if self._catalogue is not None:
            self._catalogue = self._bank = None
            self._band.stop()
            pygame.mixer.quit()

    # How loud

    def _share_of(self, volume: int) -> float:
        settings = self._settings
        silenced = settings.muted or (settings.mute_away and not self.in_front)
        return 0.0 if silenced else settings.volume_master * volume / 10_000

    def _follow(self, level: float) -> None:
        """Let a change of the settings be heard in what is playing now."""
        if level != self._level:
            self._level = level
            for sound, loudness in self._playing.items():
                sound.set_volume(loudness * level)

    # What is heard

    def _begin(self, asked: Mapping[str, float], catalogue: Catalogue, bank: Bank) -> None:
        """Begin the heaviest of what was asked for in this frame."""
        kinds = {**catalogue.kinds, **self._own}
        known = [name for name in asked if name in kinds]  # the table may be left
        begun = 0
        for name in sorted(known, key=lambda name: -kinds[name].weight):
            if begun < catalogue.begin and self._begin_one(name, kinds[name], asked[name], bank):
                begun += 1
            elif kinds[name].weight >= HEAVY and self._voice(heavy=True) is None:
                self.play(name, asked[name])  # what is in the way ends in a moment

    def _begin_one(self, name: str, kind: Kind, wish: float, bank: Bank) -> bool:
        last, row = self._begun.get(name, (float("-inf"), 0))
        passed = self._now - last
        if passed < kind.gap * max(1.0, self._settings.speed or INSTANT):
            return False
        sound = bank.choose(kind)
        voice = self._voice(heavy=kind.weight >= HEAVY)
        if sound is None or voice is None:
            return False
        row = row + 1 if passed < RECOVERY else 0
        self._begun[name] = (self._now, row)
        fresh = max(TIRED_LEAST, TIRED**row)
        spread = random.uniform(1 - SPREAD, 1 + SPREAD)
        loudness = min(1.0, kind.volume * wish * fresh * spread)
        self._playing[sound] = loudness
        sound.set_volume(loudness * self._level)
        voice.play(sound)
        self._band.room.give_way(kind.weight)
        self._voices.remove(voice)
        self._voices.append(voice)
        return True

    def _voice(self, *, heavy: bool) -> pygame.mixer.Channel | None:
        """Return a free voice; a heavy sound takes the one that has been heard longest."""
        free = next((voice for voice in self._voices if not voice.get_busy()), None)
        if free is not None or not heavy:
            return free
        return next((voice for voice in self._voices if _may_be_cut(voice)), None)


def _may_be_cut(voice: pygame.mixer.Channel) -> bool:
    sound = voice.get_sound()
    return sound is None or sound.get_length() > WHOLE


@contextlib.contextmanager
def quiet_terminal(into: Path = Path(os.devnull)) -> Iterator[None]:
    """Keep what the system's libraries grumble about off the terminal, in a file if wanted."""
    try:
        kept = os.dup(STANDARD_ERROR)
    except OSError:  # a program without a terminal has nothing to keep clean
        yield
        return
    try:
        with into.open("w", encoding="utf-8") as elsewhere:
            os.dup2(elsewhere.fileno(), STANDARD_ERROR)
        yield
    finally:
        os.dup2(kept, STANDARD_ERROR)
        os.close(kept)
