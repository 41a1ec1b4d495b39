"""Puzzles in a terminal: their list, and one of them played, with its hint and its verdict."""

from contextlib import suppress

from rules.core.game import Game
from tabletop.lessons.practice import (
    PuzzleTry,
    asked_lines,
    line_of,
    puzzles_of,
    verdict_lines,
    with_solved,
)
from tabletop.lessons.puzzles import Puzzle
from tabletop.paths import settings_file
from tabletop.player.settings import Settings
from tabletop.terminal.showing import Say
from tabletop.words.text import Texts


class SpokenPuzzles:
    """Tells of the puzzles of one game; `say` writes lines."""

    def __init__(self, game: Game, texts: Texts, settings: Settings, say: Say) -> None:
        self.game = game
        self.texts = texts
        self.settings = settings
        self.say = say

    def find(self, words: str) -> PuzzleTry | None:
        """Begin the puzzle of a number; without one, list them all."""
        puzzles = puzzles_of(self.game)
        if words.isdecimal() and 1 <= int(words) <= len(puzzles):
            puzzle = puzzles[int(words) - 1]
            self.say("", *self._asked(puzzle))
            return PuzzleTry(self.game, puzzle, self.texts, self.settings)
        if not puzzles:
            self.say(self.texts.text("text.no_puzzles"))
        for number in range(len(puzzles)):
            line = line_of(self.game, number, self.settings.puzzles_solved, self.texts)
            self.say(self.texts.plain(line))
        return None

    def nudge(self, puzzle: Puzzle) -> None:
        """Say again what is asked, and the hint."""
        self.say(*self._asked(puzzle), self.texts.text(f"puzzle_hint.{puzzle.name}"))

    def judge(self, attempt: PuzzleTry) -> None:
        """Say what came of a try that has ended, and keep that it was solved."""
        result, puzzle = attempt.result, attempt.puzzle
        if result is None:
            return
        title = "puzzles.solved" if result.solved else "puzzles.failed"
        told = [self.texts.text(title), *verdict_lines(puzzle, result, self.texts)]
        self.say("", *(self.texts.plain(line) for line in told), "")
        if result.solved:
            solved = with_solved(self.game, puzzle, self.settings.puzzles_solved)
            self.settings.puzzles_solved = solved
            with suppress(OSError):  # what cannot be kept was solved all the same
                self.settings.save(settings_file())

    def _asked(self, puzzle: Puzzle) -> list[str]:
        return asked_lines(puzzle, self.texts)
