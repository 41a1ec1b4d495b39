"""The music of a place: what is heard when, how it makes room, and that it goes on where it was."""

from pathlib import Path

import pygame
import pytest

from rules.core.game import Readout
from tabletop.player.settings import Settings
from tabletop.ui.cues import Tension
from tabletop.ui.music import FADE, GRAVE, LIGHT, PATIENCE, Band, Deference, seconds_of
from tabletop.ui.sound import Music
from tests.games_under_law import ROOT
from tests.ui.heard import FRAME, Ears, full, pass_time

SOUNDS = ROOT / "assets" / "common" / "sounds"
HOUSE, TABLE, TENSE = (SOUNDS / f"{name}.ogg" for name in ("win", "lose", "murmur"))


class Device:
    """Stands where the mixer streams music from a file, and remembers what it was told."""

    def __init__(self) -> None:
        self.file: Path | None = None
        self.begun: list[tuple[str, float]] = []
        self.volume = 0.0
        self.paused = False
        self.played = 0

    def load(self, file: Path) -> None:
        if not file.exists():
            raise pygame.error("no such file")
        self.file = file

    def play(self, loops: int, start: float) -> None:
        assert loops == -1
        assert self.file is not None
        self.begun.append((self.file.stem, start))
        self.paused = False

    def get_pos(self) -> int:
        return self.played

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def stop(self) -> None:
        self.played = 0

    def unload(self) -> None:
        self.file = None

    def pause(self) -> None:
        self.paused = True

    def unpause(self) -> None:
        self.paused = False


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    """Return a device that takes the place of the real one."""
    device = Device()
    monkeypatch.setattr(pygame.mixer, "music", device)
    return device


def band_with(music: Music | None) -> Band:
    """Return a band that shall play something."""
    band = Band()
    band.music = music
    return band


def let(band: Band, seconds: float, level: float = 1.0) -> None:
    """Let frames pass."""
    for _ in range(round(seconds / FRAME)):
        band.advance(FRAME, level, busy=False)


def test_a_theme_fades_in_and_out_before_another_one_begins(device: Device) -> None:
    band = band_with(Music(HOUSE))
    let(band, FADE / 2)
    assert 0.3 < device.volume < 0.7
    let(band, FADE)
    assert device.volume == 1
    band.music = Music(TABLE)
    let(band, FADE / 2)
    assert device.begun == [("win", 0.0)]
    assert 0.3 < device.volume < 0.7
    let(band, FADE * 2)
    assert device.begun == [("win", 0.0), ("lose", 0.0)]
    assert device.volume == 1


def test_what_is_at_stake_changes_the_theme_and_each_goes_on_where_it_was(device: Device) -> None:
    band = band_with(Music(TABLE, TENSE))
    let(band, FADE * 2)
    device.played = 1000
    band.tense = True
    let(band, FADE * 3)
    band.tense = False
    let(band, FADE * 3)
    assert [name for name, _ in device.begun] == ["lose", "murmur", "lose"]
    assert device.begun[-1][1] == pytest.approx(1.0)


def test_a_theme_without_a_tense_form_stays(device: Device) -> None:
    band = band_with(Music(TABLE))
    band.tense = True
    let(band, FADE * 2)
    assert device.begun == [("lose", 0.0)]


def test_music_that_nobody_hears_is_not_worked_out(device: Device) -> None:
    band = band_with(Music(HOUSE))
    let(band, FADE, 0.0)
    assert device.begun == [], "not even begun"
    let(band, FADE * 2)
    let(band, 0.1, 0.0)
    assert (device.paused, device.volume) == (True, 0)
    let(band, 0.1)
    assert (device.paused, device.begun) == (False, [("win", 0.0)])


def test_it_begins_when_there_is_time_but_does_not_wait_for_ever(device: Device) -> None:
    band = band_with(Music(HOUSE))
    frames = 0
    while not device.begun and frames * FRAME < 2 * PATIENCE:
        frames += 1
        band.advance(FRAME, 1.0, busy=True)
    assert abs(frames * FRAME - PATIENCE) < 2 * FRAME


def test_a_theme_that_cannot_be_played_is_silence(device: Device, tmp_path: Path) -> None:
    band = band_with(Music(tmp_path / "nowhere.ogg"))
    let(band, FADE * 2)
    assert device.begun == []
    assert band.wanted is None


def test_music_makes_room_for_sounds_and_comes_back_slowly() -> None:
    room = Deference()
    room.give_way(2)
    room.advance(0.1, hushed=False)
    assert room.share == LIGHT
    room.give_way(9)
    room.advance(0.1, hushed=False)
    assert room.share == GRAVE
    room.give_way(2)
    room.advance(0.1, hushed=False)
    assert room.share == GRAVE, "a light sound does not bring it back"
    room.advance(0.4, hushed=False)
    assert GRAVE < room.share < 1
    room.advance(1.0, hushed=False)
    assert room.share == 1


def test_music_stays_soft_while_something_is_told() -> None:
    room = Deference()
    for _ in range(300):
        room.advance(FRAME, hushed=True)
    assert room.share == GRAVE


def test_stakes_are_high_where_a_number_is_near_its_goal_or_near_nothing() -> None:
    clock = Tension("clock", "wars", "last", 1)
    assert not clock.felt([Readout(1, "clock", {"wars": 2, "last": 4})])
    assert clock.felt([Readout(1, "other", {}), Readout(1, "clock", {"wars": 3, "last": 4})])
    assert not clock.felt([Readout(1, "other", {"wars": 3, "last": 4})])
    left = Tension("left", "count", "", 2)
    assert [left.felt([Readout(1, "left", {"count": count})]) for count in (3, 2, 0)] == [
        False, True, True,
    ]  # fmt: skip


def test_the_length_of_a_file_is_known_without_unpacking_it(tmp_path: Path) -> None:
    pygame.mixer.init()
    assert seconds_of(HOUSE) == pytest.approx(pygame.mixer.Sound(HOUSE).get_length(), abs=0.01)
    pygame.mixer.quit()
    (tmp_path / "torn.ogg").write_bytes(b"OggS and no more")
    assert seconds_of(tmp_path / "torn.ogg") == 0


def test_speakers_play_the_theme_of_the_table_or_that_of_the_house(
    ears: Ears, device: Device
) -> None:
    settings = full()
    speakers = ears(settings)
    speakers.surround(None, None, Music(TABLE))
    now = pass_time(speakers, 1.0, FADE * 2)
    assert device.begun == [("lose", 0.0)]
    assert device.volume == pytest.approx(0.5, abs=0.02)
    speakers.play("bell")
    now = pass_time(speakers, now, 0.2)
    assert device.volume < 0.3, "it makes room"
    now = pass_time(speakers, now, 3.0)
    speakers.hushed = True
    now = pass_time(speakers, now, 1.0)
    assert device.volume == pytest.approx(0.5 * GRAVE, abs=0.02)
    settings.muted = True
    now = pass_time(speakers, now, 0.1)
    assert (device.volume, device.paused) == (0, True)
    speakers.surround(None)
    pass_time(speakers, now, FADE * 2)
    assert len(device.begun) == 1, "there is no theme of this house"


def test_no_music_is_played_to_an_empty_room_and_it_goes_on_for_who_comes_back(
    ears: Ears, device: Device
) -> None:
    speakers = ears(full())
    speakers.surround(None, None, Music(TABLE))
    now = pass_time(speakers, 1.0, FADE * 3)
    assert device.begun == [("lose", 0.0)]
    device.played = 250
    speakers.deserted = True
    now = pass_time(speakers, now, FADE * 2)
    assert device.file is None
    speakers.deserted = False
    pass_time(speakers, now, FADE * 2)
    assert device.begun == [("lose", 0.0), ("lose", 0.25)]


def test_the_volume_of_music_is_a_setting_of_its_own_and_is_kept(tmp_path: Path) -> None:
    settings = Settings()
    settings.choose("volume_music", 15)
    settings.save(tmp_path / "settings.toml")
    assert Settings.load(tmp_path / "settings.toml").volume_music == 15


def test_a_real_device_streams_a_theme(ears: Ears) -> None:
    speakers = ears(full())
    speakers.surround(None, None, Music(HOUSE))
    pass_time(speakers, 1.0, 0.3)
    assert pygame.mixer.music.get_busy()
    speakers.close()
