"""What the hands hold: one thing at most, what waits for an answer, and what glides home."""

from dataclasses import dataclass

import pygame

from rules.core.refs import NOTHING, is_counter, is_piece
from tabletop.ui.table.hands.carrying import CardGrip, TokenGrip
from tabletop.ui.table.hands.dice_grip import DiceGrip
from tabletop.ui.table.hands.grip import Grip
from tabletop.ui.table.moves.reach import Aim, Reach
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.table.view.laid_table import LaidTable

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Early:
    """A card that was dropped before its turn: onto what, and where the pointer was."""

    grip: Grip
    aim: Aim
    at: Point


class Held:
    """A thing in the hand, from taking it until it lies somewhere again."""

    def __init__(self, table: LaidTable) -> None:
        self.table = table
        self.setting = table.setting
        self.grip: Grip | None = None
        self.source = NOTHING  # the place that a card was taken from, for a token its own ref
        self.early: Early | None = None  # what waits where it was dropped
        self._asked: Grip | None = None
        self._gliding: list[Grip] = []

    @property
    def moving(self) -> bool:
        """Tell whether something is in the hand or glides home from it."""
        return self.grip is not None or bool(self._gliding)

    @property
    def ref(self) -> int:
        """Return what is in the hand, or NOTHING."""
        return self.grip.ref if self.grip is not None else NOTHING

    @property
    def rect(self) -> pygame.Rect:
        """Return what the thing in the hand covers."""
        return self.grip.rect if self.grip is not None else pygame.Rect(0, 0, 0, 0)

    def under(self, aim: Aim) -> Aim:
        """Return what is aimed at, then what is under the middle of the thing held."""
        middle = self.setting.lying.refs_at(self.grip.middle) if self.grip is not None else []
        new = [ref for ref in middle if ref not in aim.refs]
        # A card that is carried past the chips shall not be taken for dropped onto one.
        new = [ref for ref in new if self.table.behind(ref) == NO_SEAT]
        return Aim((*aim.refs, *new), aim.price, aim.space)

    def take(self, ref: int, rect: pygame.Rect | None, start: Point) -> None:
        """Take a thing where it was grabbed."""
        piece = self.setting.lying.find(ref) if is_piece(ref) else None
        tray = self.table.dice.tray_of(ref)
        self.source = self.setting.lying.place_of(piece) if piece is not None else ref
        if tray is not None:
            self.grip = DiceGrip(self.setting, tray, ref, start)
        elif piece is not None:
            self.grip = CardGrip(self.setting, piece, start)
        elif is_counter(ref) and rect is not None:
            self.grip = TokenGrip(self.setting, self.table.markers, ref, rect, start)

    def advance(self, seconds: float) -> None:
        """Let what is in the hand swing and rise, and what left it glide home."""
        early = self.early.grip if self.early is not None else None
        for grip in (self.grip, early, self._asked, *self._gliding):
            if grip is not None:
                grip.advance(seconds)
        self._gliding = [grip for grip in self._gliding if not grip.done]

    def land(self, grip: Grip) -> None:
        """Let what was in the hand lie down where its move took it."""
        grip.land()
        self._gliding.append(grip)

    def ask(self, grip: Grip, goal: Point) -> None:
        """Keep what was in the hand in sight while a question about it is open."""
        self._asked = grip
        grip.ask(goal)

    def answered(self, *, done: bool) -> None:
        """Follow the answer to what was asked about a thing: it goes, or home."""
        grip, self._asked = self._asked, None
        if grip is not None:
            self._gliding.append(grip)
            if done:
                grip.leave()
            else:
                grip.go_home()

    def go_home(self, *, nudge: bool = False) -> None:
        """Send home what is in the hand."""
        if self.grip is not None:
            grip, self.grip = self.grip, None
            grip.go_home(nudge=nudge)
            self._gliding.append(grip)

    def wait(self, aim: Aim, at: Point) -> None:
        """Let what is in the hand stay where it was dropped until its turn has come."""
        if self.grip is not None:
            self.early, self.grip = Early(self.grip, aim, at), None

    def due(self, reach: Reach | None) -> Early | None:
        """Take what waited into the hand again once its holder may decide, or nobody will."""
        early = self.early
        if early is None or reach is None or (reach.table.agenda and not reach.moves):
            return None
        self.early, self.grip = None, early.grip
        return early

    def give_up(self) -> None:
        """Send home what waits for its turn."""
        if self.early is not None:
            self.grip, self.early = self.early.grip, None
            self.go_home()

    def finish(self) -> None:
        """Let everything that left the hand be at rest at once."""
        for grip in (self._asked, *self._gliding):
            if grip is not None:
                grip.finish()
        self._asked, self._gliding = None, []
