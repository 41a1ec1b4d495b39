"""Checks the player's choices and other small files: kept, repaired, never lost."""

import json
from pathlib import Path

import pytest

from tabletop import paths
from tabletop.files.writing import SET_ASIDE, obstacle, write_plain
from tabletop.player.seats import Seat, alone, people
from tabletop.player.settings import MAXIMISED, LastSetup, Settings
from tabletop.player.system import Wishes
from tabletop.program.logbook import Logbook


def test_choices_are_read_back_as_they_were_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    chosen = Settings(language="de", text_scale=150, speed=0.0, reduced_motion=True)
    chosen.window_size, chosen.window_position = (1920, 1080), (-1600, 40)
    chosen.window_form = MAXIMISED
    chosen.coach_seen = ["drag"]
    seats = [Seat("Ada", ""), Seat("Computer", "hard")]
    chosen.last_setup["tally"] = LastSetup(seats, {"rounds": 9})
    chosen.save(file)
    again = Settings.load(file)
    assert again == chosen
    assert again.complaints == []


def test_no_file_means_defaults(tmp_path: Path) -> None:
    assert Settings.load(tmp_path / "settings.toml") == Settings()


@pytest.mark.parametrize(
    "line",
    [
        'language = "klingon"',
        "text_scale = 900",
        "text_scale = true",
        'speed = "fast"',
        "speed = 3.0",
        "reduced_motion = 1",
        "volume_master = 101",
        "drag_threshold = 0",
        "window_size = [1, 2]",
        "window_size = [1000]",
        "window_size = [99999999999999999999, 700]",
        "window_position = [7]",
        "window_position = [0, 40000]",
        "window_position = [0.5, 1.5]",
        'window_position = ["left", "top"]',
        'window_form = "torn"',
        "window_form = 3",
        "coach_seen = [1]",
        "player_name = 5",
        'last_setup = "x"',
        "last_setup = {tally = {seats = 1}}",
    ],
)
def test_a_damaged_choice_is_reported_and_falls_back_alone(tmp_path: Path, line: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(f"{line}\nhigh_contrast = true\n")
    settings = Settings.load(file)
    assert [complaint.key for complaint in settings.complaints][:1] != []
    assert settings.high_contrast
    settings.high_contrast = False
    assert settings == Settings()


def test_an_unknown_key_is_reported_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("hologram = 3\n")
    settings = Settings.load(file)
    assert [complaint.code for complaint in settings.complaints] == ["left-over"]
    settings.save(file)
    assert "hologram = 3" in file.read_text()


def test_a_flood_of_unknown_keys_is_set_aside_instead_of_being_carried_along(
    tmp_path: Path,
) -> None:
    file = tmp_path / "settings.toml"
    flood = f"flood = [{'1,' * 100_000}]\nhigh_contrast = true\n"
    file.write_text(flood)
    settings = Settings.load(file)
    assert settings.high_contrast
    settings.save(file)
    again = Settings.load(file)
    assert again == settings
    assert again.complaints == []
    assert (tmp_path / SET_ASIDE / file.name).read_text() == flood


def test_a_file_that_is_not_toml_is_left_alone_and_set_aside_before_it_is_written(
    tmp_path: Path,
) -> None:
    file = tmp_path / "settings.toml"
    for number in range(3):
        file.write_text(f"nonsense {number}")
        settings = Settings.load(file)
        assert settings.complaints[0].code == "not-toml"
        assert file.read_text() == f"nonsense {number}"
        settings.save(file)
        assert Settings.load(file).complaints == []
    kept = sorted(kin.read_text() for kin in (tmp_path / SET_ASIDE).iterdir())
    assert kept == ["nonsense 0", "nonsense 1", "nonsense 2"]


def test_the_players_folder_can_be_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path / "here"))
    assert paths.saves().is_relative_to(tmp_path / "here")
    assert paths.settings_file().parent == paths.statistics_file().parent == paths.user()
    monkeypatch.delenv("CLOAKROOM_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "there"))
    monkeypatch.setenv("HOME", str(tmp_path / "there"))
    assert "Cloakroom" in paths.user().name


def test_where_nobody_has_a_home_nothing_is_written_but_all_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def homeless() -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv("CLOAKROOM_HOME", raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", homeless)
    monkeypatch.setattr("platformdirs.user_config_path", homeless)
    assert not paths.user().is_absolute()
    assert Settings.load(paths.settings_file()) == Settings()
    with pytest.raises(FileNotFoundError):
        Settings().save(paths.settings_file())
    assert obstacle(paths.user()) is not None
    assert not paths.user().exists()


def test_the_assets_are_found() -> None:
    assert (paths.assets() / "common" / "en.toml").is_file()


def test_a_write_that_fails_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.toml"
    write_plain(file, {"age": "old"})

    def broken(_handle: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("os.fsync", broken)
    with pytest.raises(OSError, match="Input/output"):
        write_plain(file, {"age": "new"})
    assert [kin.name for kin in tmp_path.iterdir()] == ["a.toml"]
    assert file.read_text() == 'age = "old"\n'


def test_the_logbook_writes_a_line_at_once_or_nothing(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    Logbook().note("move", number=1)
    book = Logbook(file)
    book.note("move", number=1, text="ä")
    assert json.loads(file.read_text(encoding="utf-8")) == {
        "event": "move", "number": 1, "text": "ä",
    }  # fmt: skip
    book.close()
    book.note("move", number=2)
    book.close()
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1


def test_people_are_told_from_computers() -> None:
    ada, bot = Seat("Ada"), Seat("Bot", "easy")
    assert people([bot, ada, ada]) == [1, 2]
    assert [alone([bot, ada]), alone([ada, ada]), alone([bot])] == [1, -1, -1]


def test_motion_and_contrast_follow_the_system_until_the_player_chooses(tmp_path: Path) -> None:
    settings = Settings()
    settings.follow(Wishes(reduced_motion=True, high_contrast=None))
    assert settings.reduced_motion
    assert not settings.high_contrast
    settings.choose("reduced_motion", False)
    settings.save(tmp_path / "settings.toml")
    again = Settings.load(tmp_path / "settings.toml")
    again.follow(Wishes(reduced_motion=True, high_contrast=True))
    assert not again.reduced_motion
    assert again.high_contrast
