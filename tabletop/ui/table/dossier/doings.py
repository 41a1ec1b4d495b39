"""What can be done out of a folder, and the buttons for the moves of its piece."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from rules.core.moves import Move
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.plan.extras_plan import DossierPlan
from tabletop.ui.widgets.controls import Button

VERB = "verb"


@dataclass(frozen=True, slots=True)
class Doings:
    """What can be done out of a folder.

    play      make a move, or ask which of several; tells whether it is being asked
    undo      take back the last decision
    label     tell what a move is called
    outlook   tell what moves would bring
    """

    play: Callable[[list[Move], pygame.Rect], bool]
    undo: Callable[[], None]
    label: Callable[[list[Move]], str]
    outlook: Callable[[list[Move]], str]


class VerbButtons:
    """A button for each move of the named verbs that concerns the piece of a folder."""

    def __init__(self, table: MatchTable, doings: Doings, plan: DossierPlan, piece: int) -> None:
        self.table = table
        self.doings = doings
        self.plan = plan
        self.piece = piece
        self.shown: list[tuple[Button, list[Move]]] = []

    def offer(self, room: pygame.Rect) -> bool:
        """Make the buttons for what may be done now; return whether they are others than before."""
        groups = self._groups()
        if [moves for _, moves in self.shown] == groups:
            return False
        kit, verbs = self.table.laid.setting.kit, self.table.match.game.verbs
        gap = max(6, kit.scale.px(10))
        wide = (room.width + gap) // max(1, len(groups)) - gap
        self.shown = []
        for number, moves in enumerate(groups):
            rect = pygame.Rect(room.x + number * (wide + gap), room.y, wide, room.height)
            first = verbs[moves[0].verb].name == self.plan.verbs[0]
            button = Button(kit, f"{VERB}{number}", self._label(moves), rect, primary=first)
            self.shown.append((button, moves))
        return True

    def _groups(self) -> list[list[Move]]:
        """Return the moves that concern the piece, verb by verb."""
        reach, verbs = self.table.hands.reach, self.table.match.game.verbs
        mine = [m for m in (reach.moves if reach else []) if self.piece in {m.what, m.onto}]
        groups = [
            [m for m in mine if verbs[m.verb].name == verb and self.piece]
            for verb in self.plan.verbs
        ]
        return [group for group in groups if group]

    def _label(self, moves: list[Move]) -> str:
        """Return what a button says: in its folder a piece need not be named again."""
        texts = self.table.laid.setting.texts
        short = f"term.folder.{self.table.match.game.verbs[moves[0].verb].name}"
        return texts.text(short) if texts.has(short) else self.doings.label(moves)
