"""The scores of the themes: whole bars, notes that agree with their chords, nothing twice alike."""

from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest

from sound.music import carnival, club, hymn, noir, rome
from sound.music.making import THEMES
from sound.music.mixing import performed
from sound.music.score import Note, Part, Piece, at_beat, bars, changes, length, tune
from sound.music.struck import electric, lyre, piano, plucked, upright, vibraphone
from sound.music.theory import QUALITIES, chord, hertz, pitch, voiced
from sound.voices import RATE

STRAINS = [
    (noir.A_FIRST, noir.A_CHORDS, 4), (noir.A_AGAIN, noir.A_CHORDS, 4),
    (noir.BRIDGE, noir.B_CHORDS, 4), (noir.SOLO, noir.A_CHORDS * 2, 4),
    (noir.PIANO_SOLO, noir.A_CHORDS, 4), (noir.ANSWERS, noir.A_CHORDS, 4),
    (club.A_TUNE, club.A_CHORDS, 4), (club.A_END, club.A_CLOSE, 4),
    (club.BRIDGE, club.B_CHORDS, 4), (club.MUSING, club.A_CHORDS + club.A_CLOSE, 4),
    (club.FAR, club.A_CLOSE, 4),
    (hymn.A_TUNE, hymn.A_CHORDS, 4), (hymn.DESCANT, hymn.A_CHORDS, 4),
    (hymn.B_TUNE, hymn.B_CHORDS, 4), (hymn.C_TUNE, hymn.C_CHORDS, 4),
    (hymn.C_ANSWER, hymn.C_CHORDS, 4), (hymn.TURN_TUNE, hymn.TURN_CHORDS, 4),
    (carnival.A_TUNE, carnival.A_CHORDS, 4), (carnival.STRUT_TUNE, carnival.STRUT_CHORDS, 4),
    (carnival.TRIO_TUNE, carnival.TRIO_CHORDS, 3), (carnival.TRIO_SLY, carnival.TRIO_CHORDS, 3),
]  # fmt: skip
AGREE = 0.85  # of the notes that last, the share that belongs to its chord at least
TENSIONS = (2, 9)  # above the root: what belongs to any chord of this music
WINDOW = 16.0  # beats that must not come twice alike
MODE = {4, 5, 7, 9, 11, 0, 2}
themes = pytest.mark.parametrize("name", sorted(THEMES.makers))


def scored(name: str) -> Piece:
    """Return the score of a theme."""
    make: Callable[..., Piece] = THEMES.makers[name]
    return make(np.random.default_rng(1))


@pytest.mark.parametrize("strain", STRAINS, ids=range(len(STRAINS)))
def test_melodies_fill_their_bars_and_agree_with_their_chords(strain: tuple[str, str, int]) -> None:
    melody, chords, bar = strain
    assert length(melody) == bars(chords) * bar
    harmony = changes(chords, bar)
    lasting = [note for note in tune(melody) if note.beats >= 1 or note.at % 1 == 0]
    agreeing = [
        note
        for note in lasting
        for under in [at_beat(harmony, note.at)]
        if note.pitch % 12 in under.classes or (note.pitch - under.root) % 12 in TENSIONS
    ]
    assert len(agreeing) >= AGREE * len(lasting) or len(lasting) - len(agreeing) <= 1


def test_the_theme_of_rome_keeps_to_its_mode_and_its_feet() -> None:
    for melody in (
        rome.A_TUNE, rome.A_TURNED, rome.B_TUNE, rome.C_TUNE,
        rome.LYRE_SONG, rome.SONG_LEFT, rome.LOW_ANSWER,
    ):  # fmt: skip
        assert length(melody) == 8 * rome.BAR
        assert {int(note.pitch) % 12 for note in tune(melody)} <= MODE


@themes
def test_a_score_can_be_played(name: str) -> None:
    piece = scored(name)
    assert len([part for part in piece.parts if part.notes]) >= 5
    seconds = piece.second(piece.beats)
    assert seconds > (40 if piece.round else 165)
    for part in piece.parts:
        for note in part.notes:
            assert 0 <= note.at < piece.beats
            assert note.beats > 0
            assert 0 < note.loud <= 1.2
            assert note.pitch < 12 or 24 <= note.pitch <= 100, part.voice.__name__


@themes
def test_no_four_bars_come_twice_alike(name: str) -> None:
    """Melodies come back, but in other company; only a theme's frame may be alike at both ends."""
    piece = scored(name)
    windows: list[frozenset[tuple[int, float, float]]] = []
    for start in np.arange(0, piece.beats - WINDOW + 1, WINDOW):
        windows.append(
            frozenset(
                (number, round(note.at - start, 2), note.pitch)
                for number, part in enumerate(piece.parts)
                for note in part.notes
                if start <= note.at < start + WINDOW and note.pitch > 12
            )
        )
    alike = [1 for one, other in combinations(windows, 2) if one and one == other]
    assert sum(alike) <= (2 if piece.round else 1)


@pytest.mark.parametrize(
    ("voice", "name"),
    [(piano, "c3"), (electric, "a3"), (vibraphone, "f4"), (upright, "d2"), (lyre, "e4"),
     (plucked, "g3")],
)  # fmt: skip
def test_instruments_are_in_tune(voice: Callable[..., np.ndarray], name: str) -> None:
    wave = voice(hertz(pitch(name)), 0.8, 0.6, np.random.default_rng(3))
    spectrum = np.abs(np.fft.rfft(wave * np.hanning(wave.size), 1 << 18))
    pitches = np.fft.rfftfreq(1 << 18, 1 / RATE)
    wanted = hertz(pitch(name))
    near = (pitches > wanted * 0.94) & (pitches < wanted * 1.06)
    found = float(pitches[near][spectrum[near].argmax()])
    assert abs(1200 * np.log2(found / wanted)) < 10


def test_chords_are_read_and_led_by_the_shortest_way() -> None:
    assert chord("Bbm7/F").bass == 5
    assert chord("F#7").root == 6
    assert all(0 in above for above in QUALITIES.values())
    first = voiced(chord("Dm7"), (), 48, 67)
    second = voiced(chord("G7"), first, 48, 67)
    assert sum(min(abs(note - old) for old in first) for note in second) <= 4
    for wrong in ("H7", "Cmaj", "c"):
        with pytest.raises(ValueError, match="no chord"):
            chord(wrong)
    with pytest.raises(ValueError, match="no note"):
        pitch("h4")


def test_what_goes_round_sounds_on_from_its_end_into_its_beginning() -> None:
    part = Part(vibraphone, 0.0, 1.0, loose=0.0)
    part.play([Note(3.9, 0.1, 60, 0.8)])
    piece = Piece(240, 4, [part], round=True, hall=0.2)
    sides = performed(piece, np.random.default_rng(1))
    assert sides.shape == (RATE, 2)
    assert np.abs(sides[: RATE // 4]).max() > 0.05
