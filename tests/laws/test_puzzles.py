"""Every puzzle can be solved by its solution, and is told in both languages."""

import tomllib
from functools import cache

import pytest

from rules.core.engine import legal_moves, play
from rules.core.events import Event
from rules.core.game import Game
from rules.core.hidden import redact
from rules.core.notation import read, write
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.policy import at_a_glance
from tabletop.lessons.practice import puzzles_of, title_of
from tabletop.lessons.puzzles import FILE, Puzzle, reached, read_puzzles
from tabletop.words.text import LANGUAGES, Texts
from tests.games_under_law import ROOT, asset_folder

LONGEST = 2000  # events until a goal counts as out of sight
SURE, DOUBTFUL = 0.9, 0.6
MOST_WORDS = 4  # of a title

ALL = [(game, one) for game in GAMES.values() for one in read_puzzles(game, asset_folder(game))]
every_puzzle = pytest.mark.parametrize(
    ("game", "puzzle"), ALL, ids=[f"{game.name}-{one.name}" for game, one in ALL]
)


@cache
def texts(game: str, language: str) -> Texts:
    return Texts(language, [ROOT / "assets" / game, ROOT / "assets" / "common"])


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_program_finds_every_puzzle_of_a_game(game: Game) -> None:
    path = asset_folder(game) / FILE
    written = tomllib.loads(path.read_text("utf-8")).get("puzzle", {}) if path.exists() else {}
    assert list(written) == [one.name for one in read_puzzles(game, asset_folder(game))]
    assert list(written) == [one.name for one in puzzles_of(game)]


@every_puzzle
def test_the_solution_of_a_puzzle_reaches_its_goal(game: Game, puzzle: Puzzle) -> None:
    t = puzzle.table(game)
    before, events, left = t.copy(), list[Event](), list(puzzle.line)
    rng = Rng.seeded(puzzle.seed)
    while len(events) < LONGEST and reached(puzzle, before, t, events) is None:
        if t.seat == puzzle.seat and left:
            m = read(game, t.setup, left.pop(0))
        else:
            m = at_a_glance(game, redact(t, t.seat), rng)
        events += play(game, t, m)
    assert reached(puzzle, before, t, events) is True


@every_puzzle
def test_a_puzzle_asks_the_seat_that_moves_and_has_a_proof(game: Game, puzzle: Puzzle) -> None:
    t = puzzle.table(game)
    offered = [write(game, t.setup, m) for m in legal_moves(game, t)]
    assert t.seat == puzzle.seat
    assert {puzzle.line[0], *puzzle.also} < set(offered)
    proof = puzzle.proof
    assert proof.solves >= SURE * proof.worlds
    assert proof.others <= DOUBTFUL * proof.worlds


@every_puzzle
def test_a_puzzle_is_told_in_both_languages(game: Game, puzzle: Puzzle) -> None:
    for language in LANGUAGES:
        found = texts(game.name, language)
        assert found.has(f"puzzle.{puzzle.kind.name}")
        assert found.has(f"puzzle_name.{puzzle.name}")
        assert found.has(f"puzzle_hint.{puzzle.name}")
        assert found.has(f"puzzle_line.{puzzle.name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_two_puzzles_of_a_game_have_the_same_title(game: Game, language: str) -> None:
    found = texts(game.name, language)
    titles = [title_of(one, found) for one in puzzles_of(game)]
    assert len(set(titles)) == len(titles)
    assert all(0 < len(title.split()) <= MOST_WORDS for title in titles)
