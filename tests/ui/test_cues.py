"""The sounds that data files name: read, complete, and complained about where they are wrong."""

import tomllib
from pathlib import Path

import pygame
import pytest

from rules.core.data import ComplaintError
from rules.core.game import Game
from tabletop.ui.cues import ENDING, FILE, FOLDER, read_catalogue, read_cues
from tabletop.ui.sound import NAMES, Ambience
from tests.games_under_law import CASE_NAMES, CASES, ROOT, asset_folder

COMMON = ROOT / "assets" / "common"
CATALOGUE = """
voices = 4
begin = 2
[sound.knock]
files = "tap"
volume = 50
gap = 0.05
weight = 9
"""


def test_every_sound_of_the_house_can_be_heard() -> None:
    kinds = read_catalogue(COMMON).kinds
    assert set(NAMES) <= set(kinds)
    pygame.mixer.init()
    for kind in kinds.values():
        files = list((COMMON / FOLDER).glob(f"{kind.files}*{ENDING}"))
        assert files, kind
        assert all(pygame.mixer.Sound(file).get_length() > 0.03 for file in files)
    pygame.mixer.quit()


@pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)
def test_the_cues_of_every_game_name_what_there_is(game: Game, seats: int) -> None:
    folder = asset_folder(game)
    setup = game.setup(seats, {option.name: option.default for option in game.options})
    counters = [counter.base for counter in setup.counters]
    cues = read_cues(folder, list(read_catalogue(COMMON).kinds), counters)
    sentences = tomllib.loads((folder / "en.toml").read_text(encoding="utf-8"))["say"]
    assert [key for key in cues.say if key not in sentences] == []
    assert cues.ambience is None or cues.ambience.file.is_file()


def test_a_game_without_a_file_has_no_cues_of_its_own(tmp_path: Path) -> None:
    cues = read_cues(tmp_path, ["bell"], [])
    assert (cues.say, cues.ambience, cues.counted("points", 1)) == ({}, None, "")


def test_cues_are_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(
        '[say]\nwon = "bell"\n[rise]\npoints = "coin"\n[fall]\npoints = "tap"\n'
        '[ambience]\nfile = "rain"\nvolume = 30\n'
    )
    cues = read_cues(tmp_path, ["bell", "coin", "tap"], ["points"])
    assert cues.say == {"won": "bell"}
    assert [cues.counted("points", n) for n in (2, -2)] == ["coin", "tap"]
    assert cues.ambience == Ambience(tmp_path / FOLDER / "rain.ogg", 0.3)


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ('[say]\nwon = "horn"', ("say", "won"), "unknown"),
        ('[rise]\nmoney = "bell"', ("rise", "money"), "left-over"),
        ('[fall]\npoints = 3', ("fall", "points"), "not-word"),
        ("[ambience]\nvolume = 3", ("ambience", "file"), "missing"),
        ('[ambience]\nfile = "a"\nvolume = 101', ("ambience", "volume"), "out-of-range"),
        ("[music]", ("", "music"), "left-over"),
    ],
)  # fmt: skip
def test_wrong_cues_are_complained_about_by_name(
    tmp_path: Path, text: str, place: tuple[str, str], code: str
) -> None:
    (tmp_path / FILE).write_text(text)
    with pytest.raises(ComplaintError) as complaint:
        read_cues(tmp_path, ["bell"], ["points"])
    wrong = complaint.value
    assert (wrong.file, (wrong.table, wrong.key), wrong.code) == (FILE, place, code)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("voices = 4", "voices = 0", "voices"),
        ("gap = 0.05", "gap = -1", "gap"),
        ("weight = 9", "", "weight"),
        ("volume = 50", "volume = 150", "volume"),
        ("begin = 2", "begin = 2\nloud = true", "loud"),
    ],
)
def test_a_wrong_catalogue_is_complained_about_by_name(
    tmp_path: Path, old: str, new: str, key: str
) -> None:
    (tmp_path / FILE).write_text(CATALOGUE.replace(old, new, 1))
    with pytest.raises(ComplaintError) as complaint:
        read_catalogue(tmp_path)
    assert complaint.value.key == key
