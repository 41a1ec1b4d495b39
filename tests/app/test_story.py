"""Checks the story of a match: a point for each own decision, turning points, and branches."""

from pathlib import Path

import pytest

from golden import told_seats
from rules.core.engine import legal_moves
from rules.core.game import Game
from rules.core.hidden import redact
from rules.core.moves import drawn
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.coach.branch import branched, has_story
from tabletop.coach.story import MOST_TURNS, Story, StoryPoint, events_of, turning_points
from tabletop.match import Match
from tabletop.save import SaveFile
from tests.app.matches import new_match, one_person
from tests.calm import CalmThinker

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
LONGEST = 5000


def finished(game: Game, path: Path | None = None) -> Match:
    """Play a match at random to its end."""
    match = new_match(game, one_person(told_seats(game)[0]), 3, path)
    rng = Rng.seeded(3)
    for _ in range(LONGEST):
        if match.over:
            return match
        match.submit(drawn(match.view(match.decider).moves, rng))
    raise AssertionError("endless")


def told(match: Match, thinker: CalmThinker) -> Story:
    story = Story(match, 0, thinker)
    for _ in range(LONGEST * 2):
        if story.done:
            return story
        story.advance()
    raise AssertionError("endless")


@each_game
def test_the_curve_has_one_point_for_each_own_decision_and_sees_only_that_seat(game: Game) -> None:
    match = finished(game)
    thinker = CalmThinker(1)
    story = told(match, thinker)
    wanted = []
    for number in range(match.number):
        truth = match._tables[number]
        if truth.seat == 0 and len(legal_moves(game, truth)) > 1:
            wanted.append((number, redact(truth, 0).dump()))
    assert [point.number for point in story.points] == [number for number, _ in wanted]
    assert [shown for shown, _, _ in thinker.shown] == [view for _, view in wanted]
    assert all(0 <= point.share <= 1 for point in story.points)
    turns = story.turns()
    assert len(turns) <= MOST_TURNS
    assert len(events_of(match, 0, turns)) == len(turns)
    assert all(events_of(match, 0, turns))


def test_the_largest_changes_are_the_turning_points_in_their_order() -> None:
    shares = [0.5, 0.52, 0.2, 0.21, 0.6, 0.55, 0.8, 0.3, 0.9, 0.85]
    points = [StoryPoint(3 * number, share) for number, share in enumerate(shares)]
    turns = turning_points(points, 40, 1.0)
    assert [turn.number for turn in turns] == [3, 9, 15, 18, 21]
    assert [round(turn.change, 2) for turn in turns] == [-0.32, 0.39, 0.25, -0.5, 0.6]
    last = turning_points(points[-1:], 40, 0.0)
    assert (last[0].until, last[0].after) == (40, 0.0)
    assert turning_points([], 40, 1.0) == []


def test_who_stops_looking_back_can_go_on_later() -> None:
    match = finished(next(iter(GAMES.values())))
    story = Story(match, 0, CalmThinker(1))
    while len(story.points) < 3:
        story.advance()
    story.advance()
    story.forget()
    while not story.done:
        story.advance()
    numbers = [point.number for point in story.points]
    assert numbers == sorted(set(numbers))
    assert numbers == [point.number for point in told(match, CalmThinker(1)).points]


@each_game
def test_a_branch_goes_on_from_a_position_and_leaves_the_match_alone(
    game: Game, tmp_path: Path
) -> None:
    match = finished(game, tmp_path / "old.toml")
    before = (tmp_path / "old.toml").read_text()
    number = match.number // 2
    other = branched(match, number, SaveFile(tmp_path / "new.toml"))
    assert other.number == number
    assert other.practice
    assert not other.over
    assert other._tables[-1].dump() == match._tables[number].dump()
    other.submit(other.view(other.decider).moves[0])
    assert (tmp_path / "old.toml").read_text() == before
    other.close()
    again = Match.resume(SaveFile(tmp_path / "new.toml"), GAMES)
    assert again.read_only is None
    assert (again.number, again.practice) == (number + 1, True)
    assert has_story(again)
    again.close()
