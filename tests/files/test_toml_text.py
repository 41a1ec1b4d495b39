"""Holds the law of the player's files: whatever is written reads back as it was."""

import tomllib
from datetime import timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tabletop.files import writing
from tabletop.files.toml_text import dumps, inline, key, same, whole
from tabletop.files.writing import UnprovenError, write_plain
from tabletop.player.seats import LONGEST_NAME, Seat
from tabletop.player.settings import LastSetup, Settings
from tabletop.save import Saved, SaveFile, now
from tests.app.matches import new_match, play_on
from tests.fixture_game import GAME as TALLY

NAMES = st.text(max_size=LONGEST_NAME)
# TOML tells how far a moment is from the world's time in hours and minutes.
OFFSETS = st.integers(-1439, 1439).map(lambda minutes: timezone(timedelta(minutes=minutes)))
VALUES = st.recursive(
    st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.datetimes(timezones=st.none() | OFFSETS)
    | st.dates()
    | st.times(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
TABLES = st.dictionaries(st.text(), VALUES, max_size=6)


@given(st.text())
@example("C:\\xampp")
@example("\\x41")
@example("\\\\x41\\")
@example('"\'\\"\x00\x1f\x7f\x85\u2028\ufeff')
def test_every_text_reads_back_as_it_was(text: str) -> None:
    assert tomllib.loads(f"a = {inline(text)}")["a"] == text
    assert tomllib.loads(f"{key(text)} = 1") == {text: 1}


@given(TABLES)
@example({"": {"": [{}], "a.b": {"c d": []}}})
@example({"huge": 1 << 20_000})
def test_every_table_reads_back_as_it_was(plain: dict[str, object]) -> None:
    assert same(tomllib.loads(dumps(plain)), plain)


@given(st.lists(NAMES, min_size=2, max_size=4), NAMES)
@example(["C:\\xampp", ""], "\\")
def test_any_name_survives_a_save_and_the_settings(names: list[str], typed: str) -> None:
    folder = Path(_FOLDER[0])
    match = new_match(TALLY, [Seat(name) for name in names], 3)
    play_on(match, 3)
    file = SaveFile(folder / "a.toml")
    file.write(Saved(match.record, match.seats, when=now()))
    assert file.read().seats == match.seats
    settings = Settings(player_name=typed, last_game=typed)
    settings.last_setup[typed] = LastSetup([Seat(name, typed) for name in names], {typed: 1})
    (folder / "settings.toml").unlink(missing_ok=True)
    settings.save(folder / "settings.toml")
    assert Settings.load(folder / "settings.toml") == settings


_FOLDER: list[Path] = []


@pytest.fixture(autouse=True, scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Give all examples of this module one folder."""
    _FOLDER[:] = [tmp_path_factory.mktemp("files")]


@given(TABLES, TABLES)
def test_what_differs_is_noticed(one: dict[str, object], other: dict[str, object]) -> None:
    if repr(one) != repr(other):
        assert not same(one, other) or one == other


@pytest.mark.parametrize(
    ("read", "meant"),
    [
        ({"a": 1}, {"a": True}),
        ({"a": 1}, {"a": 1.0}),
        ({"a": [1]}, {"a": [1, 2]}),
        ({"a": 1, "b": 2}, {"a": 1}),
        ({"a": "x"}, {"a": "y"}),
        ({"a": 1.5}, {"a": float("nan")}),
        ({"a": {"b": 1}}, {"a": [1]}),
    ],
)
def test_kinds_and_lengths_count(read: dict[str, object], meant: dict[str, object]) -> None:
    assert not same(read, meant)


def test_half_a_letter_becomes_a_sign_that_a_file_can_hold() -> None:
    assert whole("a\ud83d") == "a\ufffd"
    assert whole("\ud83d\ude00") == "\N{GRINNING FACE}"
    assert same(tomllib.loads(dumps({"a\udc00": "b\udc00"})), {"a\udc00": "b\udc00"})


def test_a_file_that_does_not_read_back_never_replaces_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.toml"
    write_plain(file, {"name": "Ada"})
    for wrong in ('name = "C:\\xampp"', 'name = "Bo"', "name = ", 'name = "Ada"\nage = 1'):
        monkeypatch.setattr(writing, "dumps", lambda _plain, text=wrong: text)
        with pytest.raises(UnprovenError):
            write_plain(file, {"name": "Ada"})
    assert [kin.name for kin in tmp_path.iterdir()] == ["a.toml"]
    assert tomllib.loads(file.read_text()) == {"name": "Ada"}
