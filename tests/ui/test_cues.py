"""The sounds that data files name: read, complete, and complained about where they are wrong."""

import tomllib
from collections.abc import Iterable
from pathlib import Path

import pygame
import pytest

from rules.core.data import ComplaintError
from rules.core.events import MOVED, REVEALED, Event
from rules.core.game import Game, Readout
from tabletop.ui.cues import (
    ENDING,
    FILE,
    FOLDER,
    MUSIC,
    Cues,
    Tension,
    causes_of,
    read_catalogue,
    read_cues,
)
from tabletop.ui.sound import NAMES, Ambience, Kind, Music
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import CASE_NAMES, CASES, ROOT, asset_folder

COMMON = ROOT / "assets" / "common"
CAUSES = {
    "rise": ["points"], "fall": ["points"], "move": ["pass"],
    "land": ["box"], "kind": ["ballot"],
}  # fmt: skip
THEME = '[music]\nfile = "a"\ntense = "b"\n'
CATALOGUE = """
voices = 4
begin = 2
[sound.knock]
files = "tap"
volume = 50
gap = 0.05
weight = 9
"""


def assert_heard(kinds: Iterable[Kind]) -> None:
    """Check that every sound has files that can be played."""
    pygame.mixer.init()
    for kind in kinds:
        files = list(kind.folder.glob(f"{kind.files}*{ENDING}"))
        assert files, kind
        assert all(pygame.mixer.Sound(file).get_length() > 0.03 for file in files)
    pygame.mixer.quit()


def test_every_sound_of_the_house_can_be_heard() -> None:
    kinds = read_catalogue(COMMON).kinds
    assert set(NAMES) <= set(kinds)
    assert_heard(kinds.values())


@pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)
def test_the_cues_of_every_game_name_what_there_is(game: Game, seats: int) -> None:
    folder = asset_folder(game)
    setup = game.setup(seats, {option.name: option.default for option in game.options})
    house = list(read_catalogue(COMMON).kinds)
    cues = read_cues(folder, house, causes_of(game, setup))
    words = tomllib.loads((folder / "en.toml").read_text(encoding="utf-8"))
    sentences = words.get("say", {})
    assert [key for key in cues.say if key not in sentences] == []
    assert set(cues.draw) <= {card.id for card in setup.cards}
    assert cues.ambience is None or cues.ambience.file.is_file()
    told = words.get("readout", {})
    assert [one.readout for one in cues.tension if one.readout not in told] == []
    if cues.music is not None:
        assert cues.music.file.is_file()
        assert cues.music.tense is None or cues.music.tense.is_file()
    tables = (cues.say, cues.rise, cues.fall, cues.move, cues.draw, *cues.land.values())
    used = {name for table in tables for name in table.values()}
    assert set(cues.own) <= used | set(house), "a sound of its own that nothing makes"
    assert_heard(cues.own.values())


def test_a_game_without_a_file_has_no_cues_of_its_own(tmp_path: Path) -> None:
    cues = read_cues(tmp_path, ["bell"], CAUSES)
    assert (cues.say, cues.ambience, cues.counted("points", 1)) == ({}, None, "")


def test_cues_are_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(
        '[say]\nwon = "bell"\n[rise]\npoints = "coin"\n[fall]\npoints = "tap"\n'
        '[ambience]\nfile = "rain"\nvolume = 30\n'
    )
    cues = read_cues(tmp_path, ["bell", "coin", "tap"], CAUSES)
    assert cues.say == {"won": "bell"}
    assert [cues.counted("points", n) for n in (2, -2)] == ["coin", "tap"]
    assert cues.ambience == Ambience(tmp_path / FOLDER / "rain.ogg", 0.3)


def test_a_theme_is_read_with_what_makes_it_tense(tmp_path: Path) -> None:
    text = '[music]\nfile = "march"\n'
    (tmp_path / FILE).write_text(text)
    cues = read_cues(tmp_path, [], CAUSES)
    assert (cues.music, cues.tension) == (Music(tmp_path / MUSIC / "march.ogg"), ())
    tension = '[[music.tension]]\nreadout = "left"\nvalue = "count"\nwithin = 2\n'
    (tmp_path / FILE).write_text(text + 'tense = "drums"\n' + tension)
    cues = read_cues(tmp_path, [], CAUSES)
    assert cues.music == Music(tmp_path / MUSIC / "march.ogg", tmp_path / MUSIC / "drums.ogg")
    assert cues.tension == (Tension("left", "count", "", 2),)
    assert [cues.tense([Readout(1, "left", {"count": count})]) for count in (3, 1)] == [False, True]


def test_a_game_has_sounds_of_its_own_and_may_replace_those_of_the_house(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(
        '[sound.horn]\ngap = 1.0\nweight = 9\npitch = 4\n'
        '[sound.bell]\nfiles = "gong"\nvolume = 50\ngap = 0.0\nweight = 2\n'
        '[draw]\nking = "horn"\n[move]\npass = "bell"\n'
    )  # fmt: skip
    cues = read_cues(tmp_path, ["bell"], CAUSES)
    assert cues.own == {
        "horn": Kind(tmp_path / FOLDER, "horn", 1.0, 1.0, 9, 0.04),
        "bell": Kind(tmp_path / FOLDER, "gong", 0.5, 0.0, 2),
    }
    assert (cues.draw, cues.move) == ({"king": "horn"}, {"pass": "bell"})


def test_only_a_card_out_of_a_hidden_pile_that_all_can_see_is_drawn() -> None:
    setup = TALLY.setup(2, TALLY.usual_options())
    card = setup.card(1).id
    cues = Cues(draw={card: "horn"})
    deck, box, hand = (setup.refs[name] for name in ("deck", "box", "hand.0"))
    assert cues.drawn(Event(MOVED, 1, deck, box), setup) == "horn"
    for event in (
        Event(MOVED, 1, hand, box),
        Event(MOVED, 1, deck, hand),
        Event(MOVED, -1, deck, box),
        Event(REVEALED, 1, deck, box),
    ):
        assert not cues.drawn(event, setup)


def test_a_card_lands_as_its_place_and_kind_say_where_all_can_see_it(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('[land.box]\nballot = "horn"\n')
    read = read_cues(tmp_path, ["horn"], CAUSES)
    assert read.land == {"box": {"ballot": "horn"}}
    setup = TALLY.setup(2, TALLY.usual_options())
    hand, box, deck = (setup.refs[name] for name in ("hand.0", "box", "deck"))
    cues = Cues(land={"box": {setup.card(1).kind: "horn"}})
    assert cues.landed(Event(MOVED, 1, hand, box), setup, "place") == "horn"
    assert cues.landed(Event(MOVED, 1, hand, deck), setup, "place") == "place"
    assert cues.landed(Event(MOVED, -1, hand, box), setup, "place") == "place"
    other = Cues(land={"box": {"no such kind": "horn"}})
    assert other.landed(Event(MOVED, 1, hand, box), setup, "deal") == "deal"


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ('[say]\nwon = "horn"', ("say", "won"), "unknown"),
        ('[rise]\nmoney = "bell"', ("rise", "money"), "left-over"),
        ('[fall]\npoints = 3', ("fall", "points"), "not-word"),
        ("[ambience]\nvolume = 3", ("ambience", "file"), "missing"),
        ('[ambience]\nfile = "a"\nvolume = 101', ("ambience", "volume"), "out-of-range"),
        ('[move]\nfly = "bell"', ("move", "fly"), "left-over"),
        ('[land.sea]\nballot = "bell"', ("land", "sea"), "left-over"),
        ('[land.box]\nfish = "bell"', ("land.box", "fish"), "left-over"),
        ('[land.box]\nballot = "horn"', ("land.box", "ballot"), "unknown"),
        ('[draw]\nking = "horn"', ("draw", "king"), "unknown"),
        ("[sound.horn]\ngap = 0.0", ("sound.horn", "weight"), "missing"),
        ("[melody]", ("", "melody"), "left-over"),
        ("[music]", ("music", "file"), "missing"),
        (THEME + '[[music.tension]]\nvalue = "n"', ("music.tension #1", "readout"), "missing"),
    ],
)  # fmt: skip
def test_wrong_cues_are_complained_about_by_name(
    tmp_path: Path, text: str, place: tuple[str, str], code: str
) -> None:
    (tmp_path / FILE).write_text(text)
    with pytest.raises(ComplaintError) as complaint:
        read_cues(tmp_path, ["bell"], CAUSES)
    wrong = complaint.value
    assert (wrong.file, (wrong.table, wrong.key), wrong.code) == (FILE, place, code)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("voices = 4", "voices = 0", "voices"),
        ("gap = 0.05", "gap = -1", "gap"),
        ("weight = 9", "", "weight"),
        ("volume = 50", "volume = 150", "volume"),
        ("weight = 9", "weight = 9\npitch = 21", "pitch"),
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
