"""Checks how everybody stands in the end: places, shared wins, figures, and an open table."""

from pathlib import Path

import pytest

from rules.core.game import Game
from rules.core.hidden import OPEN, PUBLIC
from rules.core.table import HIDDEN
from tabletop.match import Match
from tabletop.summary.standings import read_figures, standings_of, titles_of, worded
from tabletop.words.text import Texts
from tests.app.matches import new_match, people_at, play_on, texts_of
from tests.fixture_game import GAME as TALLY
from tests.fixture_game import purse
from tests.games_under_law import LONGEST, SOME_CASES, SOME_NAMES, asset_folder


class Ended(Match):
    """A finished match whose shares are given."""

    given: list[float]

    def shares(self) -> list[float]:
        """Return what was given."""
        return self.given


def ended(shares: list[float], points: list[int], purses: list[int]) -> Ended:
    """Return a finished match in which the seats have so much."""
    match = new_match(TALLY, people_at(len(shares)))
    play_on(match, LONGEST)
    made = Ended(TALLY, match.seats, match.record, match._tables, None)
    made.given = shares
    refs = match.setup.refs
    for seat, (point, money) in enumerate(zip(points, purses, strict=True)):
        for base, amount in (("points", point), ("purse", money)):
            ref = refs[f"{base}.{seat}"]
            made._tables[-1].add(ref, amount - made._tables[-1].count(ref))
    return made


def test_seats_are_ranked_by_the_figures_of_their_game_and_equal_ones_share_a_place() -> None:
    match = ended([0.0, 1.0, 0.0, 0.0], [2, 5, 3, 2], [1, 0, 0, 1])
    found = standings_of(match, ["points", "purse"])
    assert [(one.name, one.place) for one in found] == [("Bo", 1), ("Cy", 2), ("Ada", 3), ("Di", 3)]
    assert [one.figures for one in found] == [(5, 0), (3, 0), (2, 1), (2, 1)]


def test_figures_are_written_as_their_counters_are_read(tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text("[halves]\npoints = true\n", encoding="utf-8")
    found = standings_of(ended([0.0, 1.0], [3, 5], [1, 0]), ["points", "purse"])
    told = worded(Texts("en", [tmp_path]), ["points", "purse"], found)
    assert [one.shown for one in told] == [("2½", "0"), ("1½", "1")]


def test_a_shared_win_is_level_whatever_else_differs() -> None:
    found = standings_of(ended([0.5, 0.5, 0.0], [4, 4, 4], [0, 3, 9]), ["points", "purse"])
    assert [(one.place, one.share) for one in found] == [(1, 0.5), (1, 0.5), (3, 0.0)]


def test_a_seat_that_left_the_match_comes_last() -> None:
    found = standings_of(ended([0.0, 0.0, 1.0], [0, 1, 5], [9, 0, 1]), ["purse"], "points")
    assert [(one.seat, one.place, one.out) for one in found] == [
        (2, 1, False), (1, 2, False), (0, 3, True),
    ]  # fmt: skip


def test_a_game_without_a_list_of_figures_has_winners_and_others(tmp_path: Path) -> None:
    assert read_figures(tmp_path) == []
    found = standings_of(ended([0.0, 1.0, 0.0], [9, 1, 0], [0, 0, 0]), [])
    assert [one.place for one in found] == [1, 2, 2]


@pytest.mark.parametrize(("game", "seats"), SOME_CASES, ids=SOME_NAMES)
def test_every_finished_match_can_be_ranked_and_its_winner_is_first(game: Game, seats: int) -> None:
    match = new_match(game, people_at(seats))
    play_on(match, LONGEST)
    figures = read_figures(asset_folder(game))
    found = standings_of(match, figures)
    assert len(found) == seats
    assert found[0].share == max(match.shares())
    assert len(titles_of(texts_of(game), figures)) == len(found[0].figures)


def test_everything_is_seen_when_the_match_is_over_and_never_before() -> None:
    match = new_match(TALLY, people_at(3))
    play_on(match, 3)
    for look in (match.view, match.readouts):
        with pytest.raises(ValueError, match="not over"):
            look(OPEN)
    with pytest.raises(ValueError, match="not over"):
        match.view_at(OPEN, 0)
    with pytest.raises(ValueError, match="not over"):
        match.update_at(OPEN, 1)
    play_on(match, LONGEST)
    for number in range(match.number + 1):
        table = match.view_at(OPEN, number).table
        assert all(piece > 0 for pieces in table.places for piece in pieces)
        assert HIDDEN not in table.counts
        assert HIDDEN in match.view_at(PUBLIC, number).table.counts
    assert match.view_at(OPEN, 0).table.count(purse(2)) == 3


def test_looking_back_even_secret_moves_are_told() -> None:
    match = new_match(TALLY, people_at(2))
    play_on(match, LONGEST)
    update = match.update_at(OPEN, 1)
    assert update.move is not None
    assert match.update_at(PUBLIC, 1).move is None
    assert all(line.text for line in match.log(OPEN))
