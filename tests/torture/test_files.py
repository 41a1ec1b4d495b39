"""A small dose of damaged files, and readers that fail in every way an ordeal must notice."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ordeals import files, names
from ordeals.damage import WAYS
from ordeals.guard import attempt
from ordeals.report import Result, memory_room
from ordeals.samples import SAVE, samples
from ordeals.trials import FIXED, ODD_HERE, Trial, draw
from rules.core.game import Game
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop import save
from tabletop.match import Match
from tabletop.player import statistics
from tabletop.player.seats import Seat
from tabletop.player.settings import Settings
from tabletop.save import ListedMatch, SaveFile

FEW = 60
DOSE = 1000  # files; scripts/torture.py damages as many as it is given time for
GAME = next(iter(GAMES))


@pytest.fixture
def room() -> Iterator[Path]:
    """Give a folder in memory, where the system has one: thousands of files need no disk."""
    with tempfile.TemporaryDirectory(prefix="cloakroom-torture-", dir=memory_room()) as folder:
        yield Path(folder)


def failures(found: Result) -> set[object]:
    return {example["why"] for example in found.examples}


def test_damaged_files_never_crash_never_hang_and_are_never_lost(room: Path) -> None:
    found = files.ordeal(DOSE, 21, room)
    assert found.examples == []
    assert (found.count, found.failed) == (DOSE, 0)


def test_hostile_names_are_read_as_they_were_written(room: Path) -> None:
    found = names.ordeal(200, 21, room)
    assert found.examples == []
    assert (found.count, found.failed) == (200, 0)


def test_every_way_to_damage_changes_something_and_is_the_same_again(tmp_path: Path) -> None:
    good = samples(tmp_path)
    for kind in WAYS:
        if kind.name == "huge":
            continue  # sixty megabytes, four times
        for target, contents in good.items():
            one, other = contents[0][1], good[SAVE][-1][1]
            bad = [kind.damaged(one, other, Rng.seeded(seed)) for seed in range(6)]
            assert any(content != one for content in bad), (kind.name, target)
            assert bad[0] == kind.damaged(one, other, Rng.seeded(0))


def test_a_try_is_the_same_whenever_it_is_drawn(tmp_path: Path) -> None:
    good = samples(tmp_path)
    drawn = [draw(number, 5, good) for number in range(300)]
    assert drawn == [draw(number, 5, good) for number in range(300)]
    assert drawn != [draw(number, 6, good) for number in range(300)]
    assert {trial.target for trial in drawn} == set(good)


@pytest.mark.parametrize("kind", ODD_HERE)
def test_what_is_no_file_at_all_is_borne(tmp_path: Path, kind: str) -> None:
    examiner = files.Examiner(tmp_path, Result("files", 1))
    targets = {SAVE: f"{GAME}-1.toml", **FIXED}
    trials = [Trial(1, kind, target, name, b"", odd=True) for target, name in targets.items()]
    assert examiner.judge(trials) == []


def test_a_reader_that_raises_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def raising(self: SaveFile) -> save.Saved:
        raise KeyError(self.path.name)

    monkeypatch.setattr(SaveFile, "read", raising)
    assert failures(files.ordeal(FEW, 1, tmp_path)) >= {"KeyError"}


def test_a_reader_that_deletes_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Match.resume

    def deleting(file: SaveFile, games: dict[str, Game]) -> Match:
        try:
            return whole(file, games)
        finally:
            file.path.unlink(missing_ok=True)

    monkeypatch.setattr(Match, "resume", deleting)
    assert files.LOST in failures(files.ordeal(FEW, 1, tmp_path))


def test_a_reader_that_writes_over_what_it_cannot_read_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Settings.load

    def forgetting(path: Path) -> Settings:
        read = whole(path)
        if read.complaints:
            path.write_bytes(b"")
        return read

    monkeypatch.setattr(Settings, "load", staticmethod(forgetting))
    assert files.LOST in failures(files.ordeal(FEW, 1, tmp_path))


def test_a_list_that_leaves_something_out_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def short(_folder: Path | None = None) -> list[ListedMatch]:
        return []

    monkeypatch.setattr(save, "entries", short)
    assert failures(files.ordeal(FEW, 1, tmp_path)) >= {files.UNLISTED}


def test_results_that_are_not_kept_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(result: statistics.Result, path: Path | None = None) -> None:
        pass

    monkeypatch.setattr(statistics, "note", nothing)
    # The samples hold results already, written before anything was damaged.
    good = {target: [(GAME, b"x = 1\n")] for target in (SAVE, *FIXED)}
    monkeypatch.setattr(files, "samples", lambda _folder: good)
    assert files.UNLIKE in failures(files.ordeal(FEW, 1, tmp_path))


def test_a_name_that_is_read_otherwise_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = SaveFile.read

    def stripping(self: SaveFile) -> save.Saved:
        read = whole(self)
        read.seats = [Seat(seat.name.strip("\\"), seat.level) for seat in read.seats]
        return read

    monkeypatch.setattr(SaveFile, "read", stripping)
    assert "read" in failures(names.ordeal(FEW, 1, tmp_path))


def test_what_never_returns_is_given_up() -> None:
    def endless() -> None:
        while True:
            pass

    tried = attempt(endless, hang=0.05)
    assert type(tried.error).__name__ == "HungError"


def wrong(action: Callable[[], object]) -> str:
    """Return the name of what an action raises."""
    return type(attempt(action).error).__name__


def test_what_raises_is_told_and_what_does_not_is_returned() -> None:
    assert wrong(lambda: int("x")) == "ValueError"
    assert attempt(lambda: 5).value == 5
