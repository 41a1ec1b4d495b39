"""Measures a guided first match by the clock of somebody who only reads; prints one JSON object.

Run by scripts/bench.py on the screen that its environment names: game and size. The reader reads
200 words a minute, takes 1.5 seconds for a gesture, and waits as long as the table takes at its
normal pace; where the computer thinks, as long as that takes on this machine.
"""

from __future__ import annotations

import json
import os
import sys
from time import perf_counter
from typing import TYPE_CHECKING

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from _played import no_rescue, use_own_home
from rules.registry import GAMES
from tabletop.ai.client import Client
from tabletop.app import App
from tabletop.lessons.guide import PUPIL, guide_of
from tabletop.player.settings import Settings
from tabletop.program.logbook import Logbook
from tabletop.ui import ways
from tabletop.ui.desktop.opening import open_window
from tabletop.ui.stage import make_stage
from tabletop.ui.table.table_scene import TableScene

if TYPE_CHECKING:
    from rules.core.game import Game

FRAME = 1 / 60
WORDS_A_MINUTE = 200
GESTURE = 1.5
LONGEST = 600.0  # seconds after which nobody waits for a win any more
THOUGHT = 0.02  # seconds between two looks for an answer


class Reader:
    """Somebody who never saw the game: reads what is written, does what is lit."""

    def __init__(self, game: Game, size: tuple[int, int]) -> None:
        settings = Settings(language="en", window_size=size)
        stage = make_stage(open_window(size), settings, Logbook(), Client())
        stage.client.start()
        start = perf_counter()
        scene = ways.learn(stage, game)
        if not isinstance(scene, TableScene):
            raise TypeError(scene)
        self.scene = scene
        self.app = App(stage, scene, no_rescue)
        self.seconds = perf_counter() - start
        self.first_move: float | None = None
        self.first_win: float | None = None
        self.ideas = 0
        self._now = 100.0
        self._seen = 0  # how many moves were looked at for a win
        self._read: set[str] = set()

    def play(self) -> None:
        """Play until something small was won, or for so long that nobody would stay."""
        while self.first_win is None and self.seconds < LONGEST:
            self._wait()
            if self.scene.match.over:
                return
            self._decide()

    def _decide(self) -> None:
        lessons, match = self.scene.lessons, self.scene.match
        self._reads(self.scene.table.hud.prompt.text)
        move = match.view(PUPIL).moves[0]
        if lessons.idea is not None and lessons.lesson is not None and lessons.card is not None:
            self.ideas += 1
            self._reads(lessons.card.words.text)
            meant = lessons.lesson.suggested(lessons.idea)
            if meant is None:
                self.seconds += GESTURE
                lessons.got_it()
                return
            move = meant
        self.seconds += GESTURE
        self.first_move = self.seconds if self.first_move is None else self.first_move
        lessons.act()
        self.scene.course.submit(move)

    def _reads(self, text: str) -> None:
        """Read something; what was read before is known at a glance."""
        if text not in self._read:
            self._read.add(text)
            self.seconds += len(text.split()) * 60 / WORDS_A_MINUTE

    def _wait(self) -> None:
        """Let the table do what it does until the reader may decide."""
        scene, match = self.scene, self.scene.match
        while self.seconds < LONGEST:
            self._frame()
            if scene.view.moments.rests:
                self.seconds += GESTURE
                scene.view.moments.press()
            self._look_for_a_win()
            settled = scene.view.idle and scene.course.settled == match.number
            still = not scene.view.busy and not scene.table.hud.prompt.resting
            if match.over or (settled and still and match.decider == PUPIL):
                return

    def _frame(self) -> None:
        passed = FRAME
        if self.scene.course.players.thinking_since is not None and self.scene.view.idle:
            start = perf_counter()
            self.scene.stage.client.wait(THOUGHT)
            passed = max(passed, perf_counter() - start)
        self.seconds += passed
        self._now += passed
        self.app.tick(self._now)

    def _look_for_a_win(self) -> None:
        """Notice when something was shown that is good for the reader."""
        shown = self.scene.view.table.shown
        for number in range(self._seen + 1, (shown.number if shown is not None else 0) + 1):
            self._seen = number
            moments = [one.moment for one in self.scene.match.update_at(PUPIL, number).events]
            upshots = [one for moment in moments if moment is not None for one in moment.upshots]
            if any(one.seat == PUPIL and one.amount > 0 for one in upshots):
                self.first_win = self.seconds if self.first_win is None else self.first_win


def measure(game: str, size: tuple[int, int]) -> dict[str, float | int | None]:
    """Play the guided match of a game; return the seconds to the first move and the first win."""
    if guide_of(GAMES[game]) is None:
        return {"first_move_s": None, "first_win_s": None, "ideas_heard": 0}
    reader = Reader(GAMES[game], size)
    reader.play()
    reader.app.close()
    move, win = reader.first_move, reader.first_win
    return {
        "first_move_s": None if move is None else round(move, 1),
        "first_win_s": None if win is None else round(win, 1),
        "ideas_heard": reader.ideas,
    }


if __name__ == "__main__":
    with use_own_home():
        width, _, height = sys.argv[2].partition("x")
        print(json.dumps(measure(sys.argv[1], (int(width), int(height)))))
