"""Checks the puzzles of text mode: listed, played, hinted at, judged, and given up."""

from io import StringIO

import pytest

from rules.core.engine import legal_moves
from rules.core.game import Game
from rules.core.hidden import redact
from rules.core.moves import drawn
from rules.core.notation import read, write
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.client import Client
from tabletop.ai.policy import at_a_glance
from tabletop.lessons.practice import (
    PuzzleTry,
    TryResult,
    goal_of,
    key_of,
    line_of,
    puzzles_of,
    title_of,
    verdict_lines,
)
from tabletop.lessons.puzzles import Puzzle
from tabletop.player.settings import Settings
from tabletop.terminal.session import Session, Terminal
from tabletop.words.text import LANGUAGES
from tests.app.matches import new_match, people_at, texts_of

POSED = [game for game in GAMES.values() if puzzles_of(game)]
NAMES = [game.name for game in POSED]
BOTH = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", POSED, ids=NAMES)
SHORT = GAMES["kstreet"]
SEEDS = 8  # ways in which the rival plays


def heard(game: Game, language: str, *lines: str, solved: list[str] | None = None) -> str:
    """Return what a session says to somebody who types these lines and then leaves."""
    match = new_match(game, people_at(min(game.seat_counts)), 1, language=language)
    settings = Settings(language=language, puzzles_solved=solved or [])
    spoken = StringIO()
    # Who sits there first takes the seat with an empty line.
    source = StringIO("\n".join(["", *lines, match.texts.text("text.command.quit"), ""]))
    Session(match, Client(), Terminal(source, spoken), settings).run()
    return spoken.getvalue()


@BOTH
@each_game
def test_the_command_alone_lists_every_title_with_its_goal(game: Game, language: str) -> None:
    texts, puzzles = texts_of(game, language), puzzles_of(game)
    done = key_of(game, puzzles[0])
    told = heard(game, language, texts.text("text.command.puzzle"), solved=[done])
    for number, puzzle in enumerate(puzzles):
        line = texts.plain(line_of(game, number, [done], texts))
        assert line in told
        assert line.startswith(f"{number + 1}. {title_of(puzzle, texts)} · ")
        assert goal_of(puzzle, texts) in line


@BOTH
def test_a_puzzle_tells_its_goal_gives_its_hint_and_can_be_given_up(language: str) -> None:
    texts, puzzle = texts_of(SHORT, language), puzzles_of(SHORT)[0]
    command, leave = texts.text("text.command.puzzle"), texts.text("text.command.quit")
    told = heard(SHORT, language, f"{command} 1", command, leave)
    asked = texts.text("puzzles.task", title=title_of(puzzle, texts))
    assert told.count(asked) == 2
    assert told.count(goal_of(puzzle, texts)) >= 2
    assert texts.text(f"puzzle_hint.{puzzle.name}") in told
    assert told.index(asked) < told.index(texts.text("text.puzzle_left"))
    assert texts.text("puzzles.solved") not in told


def test_a_number_that_no_puzzle_has_lists_them() -> None:
    texts = texts_of(SHORT)
    count = len(puzzles_of(SHORT))
    told = heard(SHORT, "en", f"{texts.text('text.command.puzzle')} {count + 1}")
    assert texts.plain(line_of(SHORT, count - 1, [], texts)) in told
    assert texts.text("text.puzzle_left") not in told


def tried(puzzle: Puzzle, first: str, seed: int) -> TryResult:
    """Return what comes of a try that goes on at a glance, against a rival who does anything."""
    rng = Rng.seeded(seed)
    attempt = PuzzleTry(SHORT, puzzle, texts_of(SHORT), Settings())
    match = attempt.match
    match.submit(read(SHORT, match.setup, first))
    while (result := attempt.result) is None:
        t = match._tables[-1]
        own = match.decider == puzzle.seat
        view = redact(t, match.decider)
        match.submit(at_a_glance(SHORT, view, rng) if own else drawn(legal_moves(SHORT, t), rng))
    return result


def test_a_try_that_works_is_sure_only_if_it_begins_like_the_solution() -> None:
    puzzle = next(one for one in puzzles_of(SHORT) if one.also and one.proof.others)
    right = {puzzle.line[0], *puzzle.also}
    t = puzzle.table(SHORT)
    offered = [write(SHORT, t.setup, m) for m in legal_moves(SHORT, t)]
    results = {
        (first, seed): tried(puzzle, first, seed) for first in offered for seed in range(SEEDS)
    }
    assert {one.sure for (first, _), one in results.items() if first in right} == {True}
    lucky = [one for (first, _), one in results.items() if first not in right and one.solved]
    assert lucky
    assert not any(one.sure for one in lucky)


@BOTH
@each_game
def test_a_wrong_line_that_worked_is_told_how_sure_the_right_one_is(
    game: Game, language: str
) -> None:
    texts, puzzle = texts_of(game, language), puzzles_of(game)[0]
    proof = puzzle.proof
    lucky = texts.text("puzzles.lucky", solves=proof.solves, worlds=proof.worlds)
    why = texts.text(f"puzzle_line.{puzzle.name}")
    got = puzzle.amount
    assert verdict_lines(puzzle, TryResult(solved=True, got=got, sure=False), texts) == [why, lucky]
    assert verdict_lines(puzzle, TryResult(solved=True, got=got, sure=True), texts) == [why]
    assert lucky not in verdict_lines(puzzle, TryResult(solved=False, got=0, sure=False), texts)
