"""A table with a puzzle: the goal that stands there, its sheet, and what is said of a try."""

from collections.abc import Callable
from dataclasses import dataclass

from tabletop.lessons.practice import PuzzleTry, asked_lines, goal_of, verdict_lines, with_solved
from tabletop.ui.scene import Scene
from tabletop.ui.sound import LOSE, WIN
from tabletop.ui.stage import Stage
from tabletop.ui.table.hud.task_plate import TASK_HINT, TASK_SOLUTION
from tabletop.ui.table.panels.puzzle_sheet import (
    AGAIN,
    BEGIN,
    HINT,
    LEAVE,
    NEXT,
    SOLUTION,
    PuzzleSheet,
    Told,
)
from tabletop.words.text import Texts


@dataclass(frozen=True)
class PuzzleWays:
    """Where a puzzle leads: the same once more, the next one, its solution."""

    again: Callable[[], Scene]
    following: Callable[[], Scene]
    solution: Callable[[], Scene]


class Puzzling:
    """What a table with a puzzle has beyond any other; `leave` goes back to where one came from."""

    def __init__(
        self, scene: Scene, attempt: PuzzleTry, onward: PuzzleWays, leave: Callable[[], None]
    ) -> None:
        self.scene = scene
        self.attempt = attempt
        self.onward = onward
        self.leave = leave
        self._looked = 0  # after how many moves it was last looked whether the try has ended
        self._over = False

    @property
    def _stage(self) -> Stage:
        return self.scene.stage

    @property
    def _texts(self) -> Texts:
        return self._stage.texts_of(self.attempt.game.name)

    def goal(self) -> str:
        """Return the goal as it stands above the question."""
        return self._texts.text("puzzles.goal", goal=goal_of(self.attempt.puzzle, self._texts))

    @property
    def answers(self) -> dict[str, Callable[[], None]]:
        """Return what the buttons of the table do that only a puzzle has."""
        return {"puzzle": self.open_sheet, TASK_HINT: self._hint, TASK_SOLUTION: self._solve}

    # Sheets

    def greet(self) -> None:
        """Say what is asked before anything is done."""
        self._open(self._asked, [BEGIN, HINT, SOLUTION, NEXT, LEAVE])

    def open_sheet(self) -> None:
        """Say again what is asked, with everything that helps."""
        self._open(self._asked, [BEGIN, HINT, SOLUTION, AGAIN, NEXT, LEAVE])

    def _hint(self) -> None:
        self._open(self._nudged, [BEGIN, SOLUTION, AGAIN])

    def _open(self, told: Told, choices: list[str], closing: str = "") -> None:
        sheet = PuzzleSheet(self._stage, self.attempt.game.name, told, choices, closing)
        self.scene.overlays.open(sheet, self._choose)

    def _asked(self, texts: Texts) -> list[str]:
        return asked_lines(self.attempt.puzzle, texts)

    def _nudged(self, texts: Texts) -> list[str]:
        return [texts.text("puzzles.hint"), texts.text(f"puzzle_hint.{self.attempt.puzzle.name}")]

    def _choose(self, choice: str) -> None:
        if choice == HINT:
            self._hint()
        elif choice == SOLUTION:
            self._solve()
        elif choice == AGAIN:
            self.scene.next = self.onward.again()
        elif choice == NEXT:
            self.scene.next = self.onward.following()
        elif choice == LEAVE:
            self.leave()

    def _solve(self) -> None:
        self.scene.next = self.onward.solution()

    # The end of a try

    def judge(self) -> bool:
        """Tell whether the try has ended; then its verdict is shown, and nothing goes on."""
        number = self.attempt.match.number
        if self._over or number == self._looked:
            return self._over
        self._looked = number
        result = self.attempt.result
        if result is None:
            return False
        self._over = True
        game, puzzle = self.attempt.game, self.attempt.puzzle
        if result.solved:
            solved = with_solved(game, puzzle, self._stage.settings.puzzles_solved)
            self._stage.keep("puzzles_solved", solved)

        def told(texts: Texts) -> list[str]:
            title = "puzzles.solved" if result.solved else "puzzles.failed"
            return [texts.text(title), *verdict_lines(puzzle, result, texts)]

        self._stage.sound.play(WIN if result.solved else LOSE)
        first = [NEXT, AGAIN] if result.solved else [AGAIN, NEXT]
        self._open(told, [*first, SOLUTION, LEAVE], LEAVE)
        return True


@dataclass
class Occasion:
    """What a table is laid for beyond a usual match.

    again      another match instead of the usual rematch
    puzzling   the puzzle that is tried
    """

    again: Callable[[], Scene] | None = None
    puzzling: Puzzling | None = None
