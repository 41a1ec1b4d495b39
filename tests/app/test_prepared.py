"""Checks that prepared texts are read in place of their source, and only while they are true."""

import json
from pathlib import Path

import pytest

from tabletop import paths
from tabletop.words import prepared
from tabletop.words.prepared import Entry, name_for
from tabletop.words.text import Texts

FIRST = '[home]\ntitle = "Wood"\nsorted = true\n\n[home.line]\none = "a card"\nother = "cards"\n'
ENTRIES: dict[str, Entry] = {
    "home.title": "Wood",
    "home.sorted": True,
    "home.line.one": "a card",
    "home.line.other": "cards",
}


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file of texts in a program that has prepared nothing so far."""
    monkeypatch.setattr(paths, "assets", lambda: tmp_path / "assets")
    monkeypatch.setattr(paths, "caches", lambda: tmp_path / "caches")
    monkeypatch.setattr(prepared, "_fresh", {})
    file = tmp_path / "texts" / "en.toml"
    file.parent.mkdir()
    file.write_text(FIRST, encoding="utf-8")
    return file


def read(source: Path, entries: dict[str, Entry] | None = None) -> dict[str, Entry]:
    """Read a file as one start does; whoever gives no entries relies on what is prepared."""

    def parse() -> dict[str, Entry]:
        if entries is None:
            raise AssertionError("parsed again")
        return entries

    found = prepared.prepared(source, parse)
    prepared.keep()
    return found


def kept(source: Path) -> Path:
    """Return where the prepared form of a file lies, as it is now."""
    return paths.caches() / prepared.FOLDER / name_for(source.read_bytes())


def test_what_was_parsed_once_is_read_as_it_was_prepared(source: Path) -> None:
    assert read(source, ENTRIES) == ENTRIES
    assert read(source) == ENTRIES


def test_nothing_is_written_before_somebody_keeps_it(source: Path) -> None:
    prepared.prepared(source, lambda: ENTRIES)
    assert not paths.caches().exists()


def test_texts_say_the_same_from_their_source_and_prepared(source: Path) -> None:
    texts = Texts("en", [source.parent])
    prepared.keep()
    assert json.loads(kept(source).read_bytes()[prepared.PROOF :]) == ENTRIES
    assert texts.text("home.title") == "Wood"
    assert texts.text("home.line", count=1) == "a card"
    assert texts.flag("home.sorted")
    assert texts.keys("home.") == [key for key in ENTRIES if key != "home.sorted"]


def test_a_changed_text_is_seen_whatever_its_length_and_time(source: Path) -> None:
    read(source, ENTRIES)
    source.write_text(FIRST.replace("Wood", "Oaks"), encoding="utf-8")
    changed = ENTRIES | {"home.title": "Oaks"}
    assert read(source, changed) == changed
    source.write_text(FIRST, encoding="utf-8")
    assert read(source) == ENTRIES


@pytest.mark.parametrize("cut", [0, 3, prepared.PROOF, -1])
def test_a_damaged_one_is_made_anew(source: Path, cut: int) -> None:
    read(source, ENTRIES)
    whole = kept(source).read_bytes()
    for damaged in (whole[:cut], whole.replace(b"Wood", b"Mood")):
        kept(source).write_bytes(damaged)
        assert read(source, ENTRIES) == ENTRIES
        assert kept(source).read_bytes() == whole


def test_where_nothing_can_be_kept_texts_are_parsed_each_time(source: Path) -> None:
    paths.caches().write_text("a file where a folder should be", encoding="utf-8")
    assert read(source, ENTRIES) == ENTRIES
    with pytest.raises(AssertionError, match="parsed again"):
        read(source)


def test_what_came_with_the_program_is_read_first_and_needs_no_folder(source: Path) -> None:
    prepared.write(paths.assets() / prepared.FOLDER / name_for(source.read_bytes()), ENTRIES)
    assert read(source) == ENTRIES
    assert not paths.caches().exists()


def test_texts_of_other_days_do_not_pile_up(source: Path) -> None:
    for number in range(prepared.KEPT + 5):
        source.write_text(f"{FIRST}# {number}", encoding="utf-8")
        read(source, ENTRIES)
    assert len(list((paths.caches() / prepared.FOLDER).iterdir())) == prepared.KEPT
    assert read(source) == ENTRIES
