"""The sound device: what is heard how loud and how often, and the silence where nothing can be."""

import os
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from tabletop.player.settings import Settings
from tabletop.ui.cues import ENDING, FOLDER
from tabletop.ui.sound import Ambience, Kind
from tabletop.ui.speakers import LOOP_CHANNEL, WHOLE, Speakers
from tests.ui.heard import FRAME, SECONDS, Ears, full, loudness, pass_time, voices, write_tone

# How loud


def test_a_sound_is_heard_with_the_frame_it_was_asked_in(ears: Ears) -> None:
    speakers = ears()
    assert voices() == []
    speakers.play("bell")
    speakers.play("")
    speakers.tick(1.0)
    assert len(voices()) == 1


@pytest.mark.parametrize(("master", "effects"), [(100, 100), (50, 100), (100, 30), (40, 50)])
def test_both_volumes_count(ears: Ears, master: int, effects: int) -> None:
    speakers = ears(Settings(volume_master=master, volume_effects=effects))
    wanted = master * effects / 10_000
    heard = [loudness(speakers, "bell", float(second)) for second in range(1, 20)]
    # A little louder or softer each time; the device rounds to 128 steps.
    assert all(0.89 * wanted - 0.01 <= volume <= 1.11 * wanted + 0.01 for volume in heard)
    assert len(set(heard)) > 1


def test_the_catalogue_makes_a_sound_softer_than_another(ears: Ears) -> None:
    speakers = ears()
    assert loudness(speakers, "tap", 1.0) < 0.7 * loudness(speakers, "knock", 2.0)


@pytest.mark.parametrize("name", ["volume_master", "volume_effects"])
def test_no_volume_is_silence_and_a_change_is_heard_in_what_is_playing(
    ears: Ears, name: str
) -> None:
    settings = full()
    speakers = ears(settings)
    before = loudness(speakers, "bell", 1.0)
    setattr(settings, name, 50)
    speakers.tick(1.0 + FRAME)
    assert voices()[0].get_volume() == pytest.approx(before / 2, abs=0.02)
    setattr(settings, name, 0)
    speakers.tick(1.0 + 2 * FRAME)
    assert voices()[0].get_volume() == 0
    assert loudness(speakers, "bell", 3.0) == 0


def test_mute_silences_everything_until_it_is_lifted(ears: Ears) -> None:
    settings = full()
    speakers = ears(settings)
    settings.muted = True
    assert loudness(speakers, "bell", 1.0) == 0
    settings.muted = False
    assert loudness(speakers, "bell", 2.0) > 0


def test_another_window_in_front_silences_the_game_unless_it_is_told_otherwise(ears: Ears) -> None:
    settings = full()
    speakers = ears(settings)
    speakers.in_front = False
    assert loudness(speakers, "bell", 1.0) == 0
    settings.mute_away = False
    assert loudness(speakers, "bell", 2.0) > 0
    settings.mute_away = True
    speakers.in_front = True
    assert loudness(speakers, "bell", 3.0) > 0


# How often


def test_never_the_same_file_twice_in_a_row(ears: Ears) -> None:
    speakers = ears()
    order = []
    for second in range(1, 40):
        assert loudness(speakers, "knock", float(second)) > 0
        order.append(voices()[0])
    assert all(one is not other for one, other in pairwise(order))
    assert len(set(order)) == 3


def test_one_file_is_heard_at_several_pitches_near_its_own(ears: Ears, common: Path) -> None:
    plain = Kind(common / FOLDER, "bell", 1.0, 0.0, 1)
    speakers = ears()
    speakers.surround(None, {"bell": replace(plain, pitch=0.04)})
    order = []
    for second in range(1, 60):
        assert loudness(speakers, "bell", float(second)) > 0
        order.append(voices()[0])
    assert all(one is not other for one, other in pairwise(order))
    length = pygame.mixer.Sound(common / FOLDER / f"bell{ENDING}").get_length()
    pitches = sorted({round(length / sound.get_length(), 2) for sound in order})
    assert pitches == [0.96, 0.98, 1.0, 1.02, 1.04]


def test_a_table_has_sounds_of_its_own_until_it_is_left(ears: Ears, common: Path) -> None:
    speakers = ears()
    table = common / "table"
    table.mkdir()
    write_tone(table / f"gong{ENDING}", 0.5)
    own = {name: Kind(table, "gong", 1.0, 0.0, 9) for name in ("bell", "gong")}
    assert loudness(speakers, "gong", 1.0) == 0
    speakers.surround(None, own)
    for second, name in enumerate(own, 2):
        assert loudness(speakers, name, float(second)) > 0
        assert voices()[0].get_length() == pytest.approx(0.5, abs=0.01)
    speakers.play("gong")
    speakers.surround(None)
    pygame.mixer.stop()
    speakers.tick(5.0)
    assert voices() == []
    assert loudness(speakers, "bell", 6.0) > 0
    assert voices()[0].get_length() == pytest.approx(SECONDS, abs=0.01)


def test_sounds_of_a_table_are_known_though_the_device_opens_later(common: Path) -> None:
    speakers = Speakers(full(), common)
    speakers.surround(None, {"gong": Kind(common / FOLDER, "bell", 1.0, 0.0, 9)})
    assert speakers.start()
    assert loudness(speakers, "gong", 1.0) > 0
    speakers.close()


def test_many_at_once_keep_apart_and_grow_softer(ears: Ears) -> None:
    speakers = ears()
    heard = [loudness(speakers, "knock", 1 + number * FRAME) for number in range(30)]
    begun = [volume for volume in heard if volume]
    assert 8 <= len(begun) <= 10, "no more than twenty a second"
    assert max(begun[-3:]) < 0.7 * min(begun[:1])
    assert loudness(speakers, "knock", 9.0) > 0.85, "after a while it is fresh again"


@pytest.mark.parametrize("speed", [4.0, 0.0])
def test_at_a_fast_pace_sounds_are_fewer(ears: Ears, speed: float) -> None:
    speakers = ears(full(speed=speed))
    heard = [loudness(speakers, "knock", 1 + number * FRAME) for number in range(30)]
    assert 2 <= sum(volume > 0 for volume in heard) <= 3


def test_only_the_heaviest_of_one_frame_are_heard(ears: Ears) -> None:
    speakers = ears()
    for name in ("tap", "knock", "tap", "bell", "bell"):
        speakers.play(name)
    speakers.tick(1.0)
    assert len(voices()) == 2
    volumes = [sound.get_volume() for sound in voices()]
    assert min(volumes) > 0.8, "the soft tap is not among them"
    speakers.tick(1.0 + FRAME)
    assert len(voices()) == 2, "what was passed over is not heard later"


def test_what_touches_softly_is_heard_softly(ears: Ears) -> None:
    speakers = ears()
    speakers.play("bell", 0.4)
    speakers.tick(5.0)
    assert [sound.get_volume() for sound in voices()] == [pytest.approx(0.4, rel=0.15)]


def test_voices_are_limited_but_what_matters_is_heard(ears: Ears) -> None:
    speakers = ears()
    for number in range(12):
        speakers.play("tap")
        speakers.tick(1 + number * FRAME)
    assert len(voices()) == 4
    speakers.play("bell")
    speakers.tick(2.0)
    assert len(voices()) == 4
    assert max(sound.get_volume() for sound in voices()) > 0.8


def test_no_short_sound_is_cut_off_and_what_matters_comes_as_soon_as_it_ends(ears: Ears) -> None:
    speakers = ears()
    for number in range(4):
        speakers.play("click")
        speakers.tick(1 + number * FRAME)
    short = voices()
    assert len(short) == 4
    speakers.play("bell")
    speakers.tick(1.1)
    assert voices() == short, "all of them are still heard"
    pygame.mixer.Channel(LOOP_CHANNEL + 1).stop()  # the first one has ended
    speakers.tick(1.2)
    assert max(sound.get_volume() for sound in voices()) > 0.8
    assert len(voices()) == 4
    speakers.tick(1.3)
    assert len([sound for sound in voices() if sound.get_length() > WHOLE]) == 1, "and only once"


# Files and devices


def test_files_are_loaded_when_there_is_time_or_when_they_are_needed(
    ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    load = pygame.mixer.Sound

    def note(file: Path) -> pygame.mixer.Sound:
        loaded.append(file.stem)
        return load(file)

    monkeypatch.setattr(pygame.mixer, "Sound", note)
    speakers = ears()
    speakers.tick(1.0, busy=True)
    assert loaded == []
    speakers.play("bell")
    speakers.tick(1.1, busy=True)
    assert loaded == ["bell"]
    speakers.tick(1.2)
    assert len(loaded) == 2, "one in each frame"
    pass_time(speakers, 1.2, 1.0)
    assert sorted(loaded) == ["bell", "click", "knock_1", "knock_2", "knock_3", "torn"]


@pytest.mark.parametrize("name", ["ghost", "torn"])
def test_a_missing_or_broken_file_is_silence(ears: Ears, name: str) -> None:
    speakers = ears()
    assert loudness(speakers, name, 1.0) == 0
    assert loudness(speakers, name, 2.0) == 0
    assert loudness(speakers, "bell", 3.0) > 0


def test_without_a_device_the_program_goes_on_in_silence(
    common: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", os.devnull)
    speakers = Speakers(full(), common)
    assert not speakers.start()
    speakers.play("bell")
    speakers.surround(night(common))
    pass_time(speakers, 1.0, 0.5)
    speakers.close()
    assert pygame.mixer.get_init() is None
    os.write(2, b"still here")
    assert capfd.readouterr().err == "still here", "the system's own grumbling is not shown"


def test_before_the_device_is_opened_nothing_happens(common: Path) -> None:
    speakers = Speakers(full(), common)
    speakers.play("bell")
    speakers.tick(1.0)
    speakers.close()


# Ambience


def night(common: Path, name: str = "night") -> Ambience:
    """Return a loop at half its volume."""
    return Ambience(common / f"{name}{ENDING}", 0.5)


def loop() -> pygame.mixer.Sound | None:
    """Return the loop that is playing."""
    return pygame.mixer.Channel(LOOP_CHANNEL).get_sound()


def loop_volume() -> float:
    """Return how loud the loop is; 0 if there is none."""
    playing = loop()
    return playing.get_volume() if playing is not None else 0.0


def test_a_loop_fades_in_and_out_and_stops(ears: Ears, common: Path) -> None:
    speakers = ears()
    speakers.surround(night(common))
    now = pass_time(speakers, 1.0, 0.5)
    assert 0.1 < loop_volume() < 0.4
    now = pass_time(speakers, now, 0.7)
    assert loop_volume() == pytest.approx(0.5, abs=0.02)
    speakers.surround(None)
    now = pass_time(speakers, now, 0.5)
    assert 0.1 < loop_volume() < 0.4
    pass_time(speakers, now, 0.7)
    assert loop() is None


def test_the_same_loop_goes_on_and_another_waits_for_its_turn(ears: Ears, common: Path) -> None:
    speakers = ears()
    speakers.surround(night(common))
    now = pass_time(speakers, 1.0, 1.5)
    first = loop()
    speakers.surround(None)
    speakers.surround(night(common))
    now = pass_time(speakers, now, 1.5)
    speakers.surround(night(common, "day"))
    now = pass_time(speakers, now, 0.8)
    assert loop() is first
    pass_time(speakers, now, 0.8)
    assert loop() is not None
    assert loop() is not first


def test_a_loop_begins_when_there_is_time(ears: Ears, common: Path) -> None:
    speakers = ears()
    speakers.surround(night(common))
    speakers.tick(1.0, busy=True)
    assert loop() is None
    speakers.tick(1.1)
    assert loop() is not None


def test_the_loop_follows_its_own_volume_and_falls_silent_with_everything(
    ears: Ears, common: Path
) -> None:
    settings = full()
    speakers = ears(settings)
    speakers.surround(night(common))
    now = pass_time(speakers, 1.0, 1.5)
    settings.volume_ambience = 40
    now = pass_time(speakers, now, 0.05)
    assert loop_volume() == pytest.approx(0.2, abs=0.02)
    speakers.in_front = False
    now = pass_time(speakers, now, 0.05)
    assert loop_volume() == 0
    speakers.in_front = True
    pass_time(speakers, now, 0.05)
    assert loop_volume() == pytest.approx(0.2, abs=0.02)


def test_no_other_sound_takes_the_voice_of_the_loop(ears: Ears, common: Path) -> None:
    speakers = ears()
    speakers.surround(night(common))
    now = pass_time(speakers, 1.0, 1.5)
    first = loop()
    for number in range(12):
        speakers.play("bell")
        speakers.tick(now + number * FRAME)
    assert loop() is first


@pytest.mark.parametrize("name", ["nowhere", "torn"])
def test_a_loop_that_cannot_be_played_is_silence(ears: Ears, common: Path, name: str) -> None:
    speakers = ears()
    speakers.surround(night(common, name))
    now = pass_time(speakers, 1.0, 1.0)
    assert loop() is None
    speakers.surround(night(common))
    pass_time(speakers, now, 1.0)
    assert loop() is not None
