"""Checks setups: chairs, names and options for any number of seats, and what a rematch changes."""

from pathlib import Path

import pytest

from rules.core.engine import new_table
from rules.core.game import Game, Option
from rules.core.hidden import PUBLIC, redact
from tabletop.arguments import Arguments
from tabletop.player.seats import Seat
from tabletop.player.settings import LastSetup, Settings
from tabletop.setups import (
    STARTER,
    MatchSetup,
    asked_seats,
    beginner,
    fitting,
    last_setup,
    name_for,
    next_starter,
    remember,
    seats_of,
    usual_setup,
    values_for,
    with_seats,
)
from tabletop.words.text import Texts
from tests.app.matches import texts_of
from tests.fixture_game import GAME as TALLY
from tests.fixture_game import Tally
from tests.games_under_law import CASE_NAMES, CASES, ROOT

CHOICE = Option(STARTER, [0, 1, 2, 3, 4], 0)
LED = Tally("led", 1, [2, 3, 4], TALLY.phases, [], [*TALLY.options, CHOICE], TALLY.knowledge)


@pytest.fixture
def roman(tmp_path: Path) -> Texts:
    """Return the texts of a game that names three opponents."""
    for language in ("en", "de"):
        words = '[names]\n1 = "Livia"\n2 = "Marcus"\n3 = "Octavia"\n'
        (tmp_path / f"{language}.toml").write_text(words)
    return Texts("en", [tmp_path, ROOT / "assets" / "common"])


def test_opponents_bear_the_names_of_their_game_and_then_plain_ones(roman: Texts) -> None:
    seats = seats_of(roman, Settings(player_name="Marcus"), ["", *["easy"] * 5])
    names = ["Marcus", "Livia", "Octavia", "Computer", "Computer 2", "Computer 3"]
    assert [seat.name for seat in seats] == names
    assert name_for(roman, Settings(), "", ["Guest"]) == "Guest 2"


def test_more_chairs_are_taken_by_computers_like_those_there(roman: Texts) -> None:
    setup = MatchSetup(TALLY, [Seat("Ada"), Seat("Livia", "hard")], {"rounds": 9})
    more = with_seats(setup, 4, roman, Settings())
    assert more.seats[:2] == setup.seats
    assert [seat.level for seat in more.seats[2:]] == ["hard", "hard"]
    assert [seat.name for seat in more.seats[2:]] == ["Marcus", "Octavia"]
    assert with_seats(more, 2, roman, Settings()) == setup


def test_an_empty_chair_cannot_begin() -> None:
    assert values_for(CHOICE, 3) == [0, 1, 2, 3]
    assert fitting(LED, {STARTER: 4, "rounds": 9}, 4) == {STARTER: 4, "rounds": 9}
    assert fitting(LED, {STARTER: 4, "rounds": 9}, 3) == {STARTER: 0, "rounds": 9}
    assert [next_starter(LED, {}, first, 3)[STARTER] for first in (0, 1, 2)] == [2, 3, 1]


@pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)
def test_the_seat_that_was_asked_to_begin_is_known_on_the_table(game: Game, seats: int) -> None:
    options = [option for option in game.options if option.name == STARTER]
    for seat in range(seats if options else 0):
        assert beginner(redact(new_table(game, seats, 3, {STARTER: seat + 1}), PUBLIC)) == seat
    if not options:
        t = new_table(game, seats, 3, {})
        assert beginner(t) == t.seat


def test_without_a_choice_of_starter_everybody_moves_up_a_chair() -> None:
    seats = [Seat("Ada"), Seat("Bo", "easy"), Seat("Cy", "hard")]
    setup = MatchSetup(TALLY, seats, {"rounds": 3}, 12)
    again = setup.again(0)
    assert [seat.name for seat in again.seats] == ["Bo", "Cy", "Ada"]
    assert (again.options, again.deal) == ({"rounds": 3}, 0)
    settings = Settings(last_setup={"tally": LastSetup(seats, {})})
    remember(again, settings, rematch=True)
    assert settings.last_setup["tally"].seats == seats


def test_the_last_setup_is_kept_for_each_game_apart() -> None:
    settings = Settings()
    texts = texts_of(TALLY)
    many = with_seats(usual_setup(TALLY, texts, settings), 4, texts, settings)
    remember(many, settings)
    remember(usual_setup(LED, texts, settings), settings)
    assert last_setup(TALLY, texts, settings).seats == many.seats
    assert len(last_setup(LED, texts, settings).seats) == 2


def test_what_the_command_line_asked_for_does_not_stick() -> None:
    settings = Settings()
    texts = texts_of(TALLY)
    usual = usual_setup(TALLY, texts, settings)
    remember(usual, settings)
    people = [Seat("Ada"), Seat("Bo")]
    once = MatchSetup(TALLY, people, {}, passing=True)
    remember(once, settings)
    assert last_setup(TALLY, texts, settings).seats == usual.seats
    remember(MatchSetup(TALLY, people), settings, rematch=True)
    assert last_setup(TALLY, texts, settings).seats == usual.seats, "nor does its rematch"


@pytest.mark.parametrize(
    ("asked", "levels"),
    [
        (Arguments(), ["", "normal"]),
        (Arguments(seats=4, level="hard"), ["", "hard", "hard", "hard"]),
        (Arguments(seats=3, hotseat=True), ["", "", ""]),
        (Arguments(seats=3, watch=True), ["normal", "normal", "normal"]),
    ],
)
def test_the_command_line_seats_people_and_computers(asked: Arguments, levels: list[str]) -> None:
    seats = asked_seats(asked, TALLY, texts_of(TALLY), Settings())
    assert [seat.level for seat in seats] == levels
    assert len({seat.name for seat in seats}) == len(levels)
