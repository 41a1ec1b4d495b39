"""The committed recordings are as loud as their kind shall be heard, measured as BS.1770 says."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile

from art.recipes.products import products
from sound.levels import decibels, levels, target, usual
from sound.loudness import BLOCK, SILENCE, TAIL, integrated, momentary, powers
from sound.music.mixing import handy
from sound.voices import Wave
from tabletop.player.settings import Settings
from tabletop.ui.cues import FILE

ASSETS = Path(__file__).resolve().parents[2] / "assets"
RATE = 44100
BUMP = 4.5  # LU by which no moment of an ambience may stand out
SMALL = 250  # Hz: a small speaker has little below
LOST = 2.0  # LU of an ambience that a small speaker may swallow
MUSIC = sorted(ASSETS.glob("*/music/*.ogg"))
LEAST_THEME, LEAST_TENSE = 160, 40  # seconds
QUIET = 0.003  # a step that nobody hears
ambiences = pytest.mark.parametrize(
    "file", sorted(ASSETS.glob("*/sounds/ambience.ogg")), ids=lambda file: file.parts[-3]
)


def tone(pitch: float, seconds: float, peak: float = 1.0, rate: int = RATE) -> Wave:
    """Return a plain tone."""
    moments = np.arange(round(seconds * rate)) / rate
    wave: Wave = peak * np.sin(2 * np.pi * pitch * moments)
    return wave


def read(file: Path) -> Wave:
    """Return what a recording holds."""
    return np.asarray(soundfile.read(file)[0], np.float64)


def lengthened(wave: Wave, rate: int) -> Wave:
    """Return something long with silence after it, which counts nowhere, so that it is quick.

    A spectrum of just any length takes ten times as long.
    """
    around = round(BLOCK * rate) + round(TAIL * rate)
    return np.concatenate([wave, np.zeros(handy(wave.size + around) - around - wave.size)])


def heard_sounds() -> Iterator[tuple[str, str, float]]:
    """List every sound with its kind and how loud each of its recordings is heard."""
    for file in sorted(ASSETS.glob(f"*/{FILE}")):
        kinds = {made.file: str(made.table["heard"]) for made in products(file.parent)
                 if made.recipe == "sound"}  # fmt: skip
        loud = {made: momentary(read(made), RATE) for made in kinds if "ambience" not in made.stem}
        for name, sound in tomllib.loads(file.read_text(encoding="utf-8"))["sound"].items():
            stem, share = sound.get("files", name), sound.get("volume", 100) / 100
            for made, measured in loud.items():
                if made.stem.rstrip("_123456789") == stem:
                    kind = name if "volume" in sound else kinds[made]
                    yield f"{file.parent.name} {name}", kind, measured + decibels(share)


def test_the_measure_agrees_with_the_recommendation() -> None:
    """A tone of 997 Hz at full scale is -3.01 LUFS; gates leave out what is far softer."""
    assert momentary(tone(997, 1), RATE) == pytest.approx(-3.01, abs=0.02)
    assert integrated(tone(997, 3, rate=32000), 32000) == pytest.approx(-3.01, abs=0.02)
    assert integrated(tone(997, 3, 0.1), RATE) == pytest.approx(-23.01, abs=0.02)
    loud_then_soft = np.concatenate([tone(997, 4), tone(997, 4, 0.01)])
    assert integrated(loud_then_soft, RATE) == pytest.approx(-3.2, abs=0.3)
    assert momentary(tone(30, 1), RATE) == pytest.approx(-12.0, abs=0.3)
    assert momentary(tone(4000, 1), RATE) == pytest.approx(0.3, abs=0.1)
    assert integrated(np.zeros(RATE), RATE) == SILENCE


def test_a_short_sound_is_softer_than_a_long_one_of_the_same_strength() -> None:
    assert momentary(tone(997, 0.04), RATE) == pytest.approx(-13.0, abs=0.3)


def test_every_sound_is_as_loud_as_its_kind() -> None:
    found = list(heard_sounds())
    assert len(found) > 80
    tolerance = levels()["tolerance"]
    wrong = [
        f"{name}: {loud + usual(kind):.1f} LUFS instead of {target(kind)}"
        for name, kind, loud in found
        if abs(loud + usual(kind) - target(kind)) > tolerance
    ]
    assert wrong == []


def test_what_touches_the_table_is_louder_than_what_glides_over_it() -> None:
    contacts = min(target(kind) for kind in ("place", "die", "coin", "flip", "thing"))
    assert contacts >= max(target(kind) for kind in ("slide", "pick", "button", "tick")) + 2
    assert target("win") > target("lose") > target("gavel") > target("stamp") > contacts


def test_the_table_of_levels_knows_the_volumes_that_players_find() -> None:
    usual_ones, share = Settings(), levels()["share"]
    for name, part in share.items():
        own = getattr(usual_ones, f"volume_{name}")
        assert usual_ones.volume_master * own / 10_000 == pytest.approx(part), name


@ambiences
def test_an_ambience_is_heard_on_small_speakers_and_nothing_in_it_stands_out(file: Path) -> None:
    wave = read(file)
    long = lengthened(wave, RATE)
    whole = integrated(long, RATE)
    assert whole + usual("ambience") == pytest.approx(target("ambience"), abs=1.5)
    size = handy(wave.size)
    pitches = np.fft.rfftfreq(size, 1 / RATE)
    kept = 1 / np.sqrt(1 + (SMALL / np.maximum(pitches, 1)) ** 4)
    small = np.fft.irfft(np.fft.rfft(wave, size) * kept, size)[: wave.size]
    assert whole - integrated(lengthened(small, RATE), RATE) < LOST
    seamed = np.concatenate([wave, wave[:RATE]])  # over its seam as well
    around = powers(lengthened(seamed, RATE), RATE)[: seamed.size * 10 // RATE - 4]
    assert 10 * np.log10(around.max() / np.mean(around)) < BUMP


@pytest.mark.parametrize(
    "file", MUSIC, ids=[f"{file.parent.parent.name}-{file.stem}" for file in MUSIC]
)
def test_music_is_as_soft_as_it_shall_be_long_whole_and_never_cut(file: Path) -> None:
    sides, rate = soundfile.read(file)
    assert sides.shape[1] == 2
    assert np.abs(sides).max() <= 1
    assert len(sides) / rate > (LEAST_THEME if file.stem == "theme" else LEAST_TENSE)
    loud = integrated(lengthened(np.concatenate([sides[:, 0], sides[:, 1]]), rate), rate)
    assert loud + usual("music") == pytest.approx(target("music"), abs=levels()["tolerance"])
    seam = np.abs(sides[0] - sides[-1]).max()  # where it goes on at its beginning
    assert seam <= np.abs(np.diff(sides[:rate], axis=0)).max() + QUIET


def test_every_theme_is_there() -> None:
    assert {file.parent.parent.name for file in MUSIC if file.stem == "theme"} == {
        file.parent.name for file in ASSETS.glob(f"*/{FILE}")
    }


def test_no_two_games_have_a_recording_in_common() -> None:
    voices: dict[str, set[str]] = {}
    for file in sorted(ASSETS.glob(f"*/{FILE}")):
        for made in products(file.parent):
            if "voice" in made.table:
                voices.setdefault(str(made.table["voice"]), set()).add(file.parent.name)
    assert [voice for voice, games in voices.items() if len(games) > 1] == []
