"""Checks that the self-test notices matches, saves and opponents that do not work."""

from pathlib import Path

import pytest

from rules.core.notation import write
from tabletop.ai.client import Client
from tabletop.ai.levels import SEARCH, all_levels
from tabletop.ai.messages import Reply
from tabletop.match import Match
from tabletop.save import Saved, SaveFile
from tabletop.selftest import matches, saving, thinking
from tabletop.selftest.findings import Bench, FailedError
from tests.fixture_game import GAME as TALLY

REGISTRY = "tests.fixture_game"


def test_a_match_that_does_not_end_is_noticed(bench: Bench) -> None:
    assert bench.played[TALLY.name].over
    with pytest.raises(FailedError, match="seats 2, moves 3"):
        matches.play_through(TALLY, 2, all_levels()["random"], bench, most=3)


def test_the_level_that_plays_really_searches() -> None:
    level = matches.searching(3)
    assert level.way == SEARCH
    assert level.settings is not None
    assert level.settings.worlds == 3


class Forgetful(SaveFile):
    """A file that loses the last move."""

    def write(self, saved: Saved) -> None:
        last = saved.record.moves.pop()
        super().write(saved)
        saved.record.moves.append(last)


def test_a_match_must_come_back_from_its_file(bench: Bench, tmp_path: Path) -> None:
    assert saving.check_saves(bench) == {"saves": 1}
    again = bench.halfway[TALLY.name]
    assert again.seats[again.decider].person
    assert again.number * 2 >= bench.played[TALLY.name].number
    half = saving.half(bench.played[TALLY.name])
    with pytest.raises(FailedError, match="unwritten"):
        (tmp_path / "no").touch()
        saving.reopened(half, SaveFile(tmp_path / "no" / "folder.toml"))
    with pytest.raises(FailedError, match="changed"):
        saving.reopened(half, Forgetful(tmp_path / "forgetful.toml"))


class Puppet:
    """An opponent that answers as it is told, or never."""

    def __init__(self, reply: Reply | None = None, deaths: int = 0) -> None:
        self.reply = reply
        self.deaths = deaths
        self.closed = False

    def begin_match(self) -> None:
        """Have nothing to forget."""

    def ask(self, *_question: object) -> int:
        return 1

    def poll(self) -> Reply | None:
        return self.reply

    def wait(self, seconds: float) -> None:
        assert seconds > 0

    def cancel(self) -> None:
        self.reply = None

    def close(self) -> None:
        self.closed = True


@pytest.mark.usefixtures("halfway")
def test_the_real_process_answers(bench: Bench) -> None:
    thinking.ask_all(Client(REGISTRY), bench)


@pytest.mark.usefixtures("halfway")
def test_a_process_that_dies_is_told_with_its_last_words(
    bench: Bench, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(FailedError, match="no_process") as failed:
        thinking.ask_all(Client("tests.nowhere"), bench)
    assert "No module named 'tests.nowhere'" in str(failed.value.facts["detail"])
    assert capfd.readouterr().err == ""


def test_an_answer_must_come_in_time_from_the_process_and_be_allowed(halfway: Match) -> None:
    allowed, *_ = halfway.view(halfway.decider).moves
    move = write(TALLY, halfway.setup, allowed)
    thoughts = [(move, 8, 0.5)]
    good = Reply(job=1, move=move, thoughts=thoughts)
    thinking.check_answer(Puppet(good), halfway)
    with pytest.raises(FailedError, match="no_answer"):
        thinking.check_answer(Puppet(), halfway, patience=0.01)
    with pytest.raises(FailedError, match="no_process"):
        thinking.check_answer(Puppet(good, deaths=1), halfway)
    with pytest.raises(FailedError, match="wrong_answer"):
        thinking.check_answer(Puppet(Reply(job=1, move=move, thoughts=[])), halfway)
    once = halfway.record.moves[0]
    with pytest.raises(FailedError, match="wrong_answer"):
        thinking.check_answer(Puppet(Reply(job=1, move=once, thoughts=thoughts)), halfway)
