"""Draws the way of a move through the program: from the mouse that lets go to the queued update.

A match is opened without a screen, one legal drag is made, and every call of a function of the
project is recorded on the way. Drawn are the calls that lead to a milestone, each with its duty;
what they do beside that is summed up in brackets.
"""

import welcome

import argparse
import json
import os
import sys
from dataclasses import asdict

from _setup import enter

if __name__ == "__main__":
    enter()

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from _played import FRAMES_A_SECOND, Look, fullest, open_played, use_own_home
from measuring.frames import mouse
from measuring.way import Call, Recorder, drawn, figures, mark
from rules.core.data import ComplaintError
from rules.core.notation import write
from rules.core.refs import is_piece, is_place
from rules.registry import GAMES
from tabletop.app import App
from tabletop.match import Match
from tabletop.save import SaveFile
from tabletop.ui.table.table_scene import TableScene

SEED = 7
SIZE = (1280, 720)
STEPS = 8  # how often the pointer is seen between the card and where it goes
REST = 60  # frames in which the carried card stops swinging
MILESTONES = (Match.submit.__code__, SaveFile.write.__code__)
CHANGES_THE_TABLE = "perform"


class Hand:
    """Moves the pointer of a program and lets its frames pass."""

    def __init__(self, app: App, scene: TableScene) -> None:
        self.app = app
        self.scene = scene
        self.at = (0, 0)
        self.frames = 0

    def point(self, at: tuple[int, int]) -> None:
        """Move the pointer, and let a frame pass."""
        moved = (at[0] - self.at[0], at[1] - self.at[1])
        self.app.handle(mouse(pygame.MOUSEMOTION, at, moved))
        self.at = at
        self.wait(1)

    def wait(self, frames: int) -> None:
        """Let frames pass."""
        for _ in range(frames):
            self.frames += 1
            self.app.tick(self.frames / FRAMES_A_SECOND)
            self.app.paint()

    def carry(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Take what lies at one point and carry it to another."""
        self.point(start)
        self.app.handle(mouse(pygame.MOUSEBUTTONDOWN, start))
        for step in range(1, STEPS + 1):
            x, y = (a + (b - a) * step // STEPS for a, b in zip(start, end, strict=True))
            self.point((x, y))

    def carry_any(self) -> str:
        """Carry a card to where letting go makes one certain move; return its notation."""
        scene, match = self.scene, self.scene.match
        asks = scene.view.table.plan.asks
        moves = [m for m in match.view(scene.view.table.viewer).moves if is_piece(m.what)]
        moves = [m for m in moves if m.onto and match.game.verbs[m.verb].name not in asks]
        for m in sorted(moves, key=lambda m: not is_place(m.onto)):
            start, end = scene.view.table.rect_of(m.what), scene.view.table.rect_of(m.onto)
            if start is None or end is None:
                continue
            self.carry(start.center, end.center)
            intent = scene.table.hands.intent() if scene.table.hands.dragging else None
            if intent is not None and intent.moves == (m,):
                self.wait(REST)
                return write(match.game, match.setup, m)
            scene.table.hands.cancel()
        raise LookupError("nothing on this table can be dragged")

    def let_go(self) -> None:
        """Let the pointer go."""
        self.app.handle(mouse(pygame.MOUSEBUTTONUP, self.at))


def milestone(call: Call) -> bool:
    """Tell whether the way leads to a call before its end: submitted, carried out, written."""
    changes = call.module.startswith("rules.") and call.code.co_name == CHANGES_THE_TABLE
    return changes or call.code in MILESTONES


def walk(game: str) -> tuple[str, Call]:
    """Make one drag in a match; return the move and the calls from its end to the update."""
    seats = min(GAMES[game].seat_counts)
    number = fullest(GAMES[game], seats, SEED)
    app, scene = open_played(GAMES[game], SEED, number, Look(SIZE, seats=seats))
    scene.match.save = SaveFile.fresh(game)
    hand = Hand(app, scene)
    move = hand.carry_any()
    queued = type(scene.view).add.__code__
    recorder = Recorder(queued)
    recorder.watch(hand.let_go)
    app.close()
    if not recorder.arrived:
        raise LookupError("the move was never shown")
    mark(recorder.root, lambda call: call.code is queued or milestone(call))
    return move, recorder.root


def main() -> int:
    """Draw the way, or print its figures; a broken file is one plain line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=", ".join(GAMES))
    parser.add_argument("--json", action="store_true", help="print only the figures, as JSON")
    asked = parser.parse_args()
    with use_own_home():
        try:
            move, root = walk(asked.game)
        except (ComplaintError, LookupError, OSError) as problem:
            print(f"No way: {problem}", file=sys.stderr)
            return 2
    found = figures(root)
    if asked.json:
        print(json.dumps({"game": asked.game, "move": move, **asdict(found)}))
        return 0
    print(f"{asked.game}, {move}: {found.calls} calls in {found.modules} modules,")
    print(f"{found.crossings} of them from one module into another\n")
    print("\n".join(drawn(root)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
