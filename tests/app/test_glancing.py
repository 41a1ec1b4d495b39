"""Checks that the text mode says once when the computer has stopped thinking, and plays on."""

import io

import pytest

from tabletop.ai.messages import Reply
from tabletop.player.settings import Settings
from tabletop.terminal.session import Session, Terminal
from tests.app.matches import new_match, one_person, texts_of
from tests.app.test_textmode import FirstMove
from tests.fixture_game import GAME as TALLY


class Failing(FirstMove):
    """A computer that stops thinking after its first answers."""

    def __init__(self, thoughtful: int) -> None:
        super().__init__()
        self.thoughtful = thoughtful

    def poll(self) -> Reply | None:
        """Answer, and say when that took no thought."""
        self.thoughtful -= 1
        return Reply(job=0, move=self.move, thoughts=[], glance=self.thoughtful < 0)


@pytest.mark.parametrize(("thoughtful", "times"), [(0, 1), (2, 1), (100, 0)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_said_once(language: str, thoughtful: int, times: int) -> None:
    match = new_match(TALLY, one_person(2), language=language)
    out = io.StringIO()
    terminal = Terminal(io.StringIO("1\n" * 200), out)
    Session(match, Failing(thoughtful), terminal, Settings()).run()
    assert match.over
    assert out.getvalue().count(texts_of(TALLY, language).text("text.glance")) == times
