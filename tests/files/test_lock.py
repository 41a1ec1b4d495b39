"""Checks the right to a file: one process has it, and loses it with its life."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rules.core.data import ComplaintError
from tabletop import save
from tabletop.files import lock
from tabletop.match import Match
from tabletop.player import statistics
from tabletop.player.seats import Seat
from tabletop.player.settings import LastSetup, Settings
from tabletop.player.statistics import Result
from tabletop.save import SaveError, SaveFile
from tests.app.matches import new_match, people_at, play_on
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import ROOT

GAMES = {TALLY.name: TALLY}

OTHER = """
import sys
from pathlib import Path
from tabletop.match import Match
from tabletop.save import SaveFile
from tests.fixture_game import GAME
match = Match.resume(SaveFile(Path(sys.argv[1])), {GAME.name: GAME})
print("open", flush=True)
for line in sys.stdin:
    match.submit(match.view(match.decider).moves[0])
    print(match.number, flush=True)
match.close()
print("closed", flush=True)
sys.stdin.read()
"""

MANY = """
import sys
from pathlib import Path
from tabletop.player.settings import Settings
from tabletop.player.statistics import Result, note
folder, who = Path(sys.argv[1]), sys.argv[2]
print("ready", flush=True)
sys.stdin.readline()
for number in range(20):
    note(Result(f"{who}-{number}", "tally", "easy", 1.0), folder / "statistics.toml")
    settings = Settings.load(folder / "settings.toml")
    settings.coach_seen.append(f"{who}-{number}")
    settings.save(folder / "settings.toml")
"""


@contextmanager
def process(code: str, *words: str) -> Iterator["subprocess.Popen[str]"]:
    """Run a program beside this one until it is no longer needed."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", code, *words]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as other:
        try:
            yield other
        finally:
            other.kill()


def heard(other: "subprocess.Popen[str]") -> str:
    """Return the next line that another program says."""
    assert other.stdout is not None
    return other.stdout.readline().strip()


def tell(other: "subprocess.Popen[str]") -> str:
    """Let another program make a move; return what it says then."""
    assert other.stdin is not None
    other.stdin.write("\n")
    other.stdin.flush()
    return heard(other)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the file of a match that nobody plays now."""
    match = new_match(TALLY, people_at(2), 11, tmp_path / "tally-1.toml")
    play_on(match, 4)
    match.close()
    return tmp_path / "tally-1.toml"


def test_a_match_that_another_copy_plays_can_be_watched_but_not_played(path: Path) -> None:
    with process(OTHER, str(path)) as other:
        assert heard(other) == "open"
        with pytest.raises(SaveError) as refused:
            Match.resume(SaveFile(path), GAMES)
        assert refused.value.code == save.IN_USE
        assert SaveFile(path).in_use
        assert tell(other) == "5"
        watched = Match.watch(SaveFile(path), GAMES)
        assert (watched.number, watched.decider, watched.save) == (5, -1, None)
        assert tell(other) == "6"
    assert Match.resume(SaveFile(path), GAMES).number == 6


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows ends processes in one way only")
def test_a_lock_dies_with_its_process_and_leaves_no_litter(path: Path) -> None:
    with process(OTHER, str(path)) as other:
        assert heard(other) == "open"
        os.kill(other.pid, signal.SIGKILL)
        other.wait()
        assert not SaveFile(path).in_use
        match = Match.resume(SaveFile(path), GAMES)
        assert match.read_only is None
        match.close()
    assert [kin.name for kin in path.parent.iterdir()] == [path.name]


def test_locks_of_the_dead_are_swept_and_those_of_the_living_stay(path: Path) -> None:
    dead = path.with_name("tally-2.toml")
    lock.lock_of(dead).touch()
    with process(OTHER, str(path)) as other:
        assert heard(other) == "open"
        lock.sweep_locks(path.parent)
        assert not lock.lock_of(dead).exists()
        assert SaveFile(path).in_use


def test_a_match_that_was_left_may_be_played_by_another_copy(path: Path) -> None:
    mine = Match.resume(SaveFile(path), GAMES)
    with process(OTHER, str(path)) as other:
        assert heard(other) == "", "the other copy is refused while this one plays"
    mine.close()
    with process(OTHER, str(path)) as other:
        assert heard(other) == "open"


def test_two_copies_that_begin_in_the_same_second_never_share_a_file(tmp_path: Path) -> None:
    first = SaveFile.fresh("tally", tmp_path)
    code = (
        "import sys; from pathlib import Path; from tabletop.save import SaveFile;"
        "print(SaveFile.fresh('tally', Path(sys.argv[1])).path, flush=True); sys.stdin.read()"
    )
    with process(code, str(tmp_path)) as other:
        assert heard(other) != str(first.path)


def test_what_two_copies_enter_at_the_same_time_is_all_kept(tmp_path: Path) -> None:
    with process(MANY, str(tmp_path), "a") as one, process(MANY, str(tmp_path), "b") as two:
        for other in (one, two):
            assert heard(other) == "ready"
        for other in (one, two):
            assert other.stdin is not None
            other.stdin.write("\n")
            other.stdin.flush()
        for other in (one, two):
            assert other.wait() == 0
    wanted = {f"{who}-{number}" for who in "ab" for number in range(20)}
    found = statistics.results(tmp_path / "statistics.toml")
    assert {result.match for result in found} == wanted
    assert set(Settings.load(tmp_path / "settings.toml").coach_seen) == wanted


def test_each_copy_changes_only_what_was_chosen_in_it(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    one, two = Settings.load(file), Settings.load(file)
    one.language, one.last_setup["chess"] = "de", LastSetup([Seat("Ada")], {"rounds": 3})
    two.text_scale, two.last_setup["whist"] = 150, LastSetup([Seat("Bo")], {})
    one.save(file)
    two.save(file)
    one.volume_master = 10
    one.save(file)
    both = Settings.load(file)
    assert (both.language, both.text_scale, both.volume_master) == ("de", 150, 10)
    assert set(both.last_setup) == {"chess", "whist"}


def test_a_copy_that_was_stopped_while_it_wrote_keeps_nobody_from_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.0)
    monkeypatch.setattr(lock, "hold", lambda _path: False)
    statistics.note(Result("a", "tally", "easy", 1.0), tmp_path / "statistics.toml")
    assert len(statistics.results(tmp_path / "statistics.toml")) == 1


def test_the_first_match_in_a_new_folder_is_locked_too(tmp_path: Path) -> None:
    path = SaveFile.fresh("tally", tmp_path / "home" / "matches").path
    assert lock.lock_of(path).is_file()
    lock.release(path)


def test_a_folder_that_takes_no_lock_can_be_played_in(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "a.toml"
    assert lock.hold(path)
    assert not lock.taken(path)
    lock.release(path)


def test_damaged_settings_are_complained_about_by_their_kind(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").mkdir()
    settings = Settings.load(tmp_path / "settings.toml")
    assert [wrong.code for wrong in settings.complaints] == ["odd"]
    assert isinstance(settings.complaints[0], ComplaintError)
    settings.save(tmp_path / "settings.toml")
    assert Settings.load(tmp_path / "settings.toml").complaints == []
