"""What is read out in a terminal: of long lists the beginning, and a table without gaps."""

from io import StringIO

import pytest

from rules.core.moves import Move
from rules.registry import GAMES
from tabletop.ai.client import Client
from tabletop.match import Match
from tabletop.player.settings import Settings
from tabletop.terminal.choices import MenuLine
from tabletop.terminal.describe import describe
from tabletop.terminal.session import Session, Terminal
from tabletop.words.speech import Speaker
from tests.app.matches import new_match, one_person, people_at, play_on


def asked(count: int, *answers: str) -> tuple[str, str]:
    """Ask for one line of so many; return what was chosen and what was said."""
    game = GAMES["kstreet"]
    match = new_match(game, one_person(game.seat_counts[0]))
    target = StringIO()
    terminal = Terminal(StringIO("".join(f"{answer}\n" for answer in answers)), target)
    session = Session(match, Client(), terminal, Settings(language="en"))
    choices = [MenuLine(f"Line {number}", [Move(0)] * 2) for number in range(1, count + 1)]
    return session._pick(choices, "text.choose", help="help"), target.getvalue()


def test_of_a_long_list_the_beginning_is_read_and_the_rest_on_request() -> None:
    chosen, said = asked(30, "all", "20")
    first, _, rest = said.partition("> ")
    assert chosen == "20"
    assert "12. Line 12" in first
    assert "13. Line 13" not in first
    assert "13 to 30: “all” reads them." in first
    assert "30. Line 30" in rest


def test_a_line_that_was_not_read_can_be_chosen_and_a_short_list_is_whole() -> None:
    assert asked(30, "25")[0] == "25"
    assert "13. Line 13" in asked(13, "1")[1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_table_of_a_match_can_be_described(language: str) -> None:
    match = new_match(GAMES["kstreet"], people_at(2), 2, language=language)
    for _ in range(40):
        for seat in (0, 1):
            lines = _described(match, seat)
            assert not [line for line in lines if "[" in line or "{" in line]
        play_on(match, 5, match.number)


def _described(match: Match, seat: int) -> list[str]:
    speaker = Speaker(match.texts, match.game, match.setup, match.seats, seat)
    return describe(speaker, match.view(seat).table, match.readouts(seat))
