"""What the coach says: that it thinks, then a few moves, each with its chance and its reason."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from tabletop.coach.wording import AdvisedMove
from tabletop.ui.drawing.kit import BOARD_HEADING, Kit
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.surfaces import DRAGGED, panel, shadow
from tabletop.ui.drawing.paint import put
from tabletop.ui.stage import Stage
from tabletop.ui.table.panels.offer import beside
from tabletop.ui.table.panels.pointing import PointedChoice, waved_away
from tabletop.ui.widgets.controls import AnyButton
from tabletop.ui.widgets.overlay import CLOSED, Overlay

WIDTH = 27  # of the panel, in letters of its text
REASON_LINES = 3


@dataclass(frozen=True)
class Spoken:
    """What stands on the panel: a line above the moves, the moves, and a line below them."""

    heading: str
    lines: Sequence[AdvisedMove] = ()
    foot: str = ""


class AdviceLine(AnyButton):
    """A move that is advised: its chance at the left, what it is and why beside it."""

    def __init__(self, kit: Kit, name: str, told: AdvisedMove, rect: pygame.Rect) -> None:
        self.told = told
        self.pad = max(8, kit.scale.px(12))
        self.column = kit.line("99 %", "ui_bold", 22).size[0] + self.pad if told.chance else 0
        inner = rect.width - 2 * self.pad - self.column
        self.label = kit.type.layout(told.label, kit.style("ui_semibold", 19), inner, 2)
        style = kit.style("ui", 17, "accent")
        self.reason: Laid | None = None
        if told.reason:
            self.reason = kit.type.layout(told.reason, style, inner, REASON_LINES)
        tall = self.label.size[1] + (self.reason.size[1] if self.reason else 0) + self.pad
        super().__init__(kit, name, pygame.Rect(rect.x, rect.y, rect.width, tall))

    def letter(self, face: pygame.Surface, down: int) -> None:
        """Write the chance, the move and its reason."""
        if self.told.chance:
            chance = self.kit.line(self.told.chance, "ui_bold", 22, "brass_light")
            chance.draw(face, (self.pad, (self.rect.height - chance.size[1]) // 2 + down))
        left = self.pad + self.column
        words = self.label.size[1] + (self.reason.size[1] if self.reason else 0)
        top = (self.rect.height - words) // 2 + down
        self.label.draw(face, (left, top))
        if self.reason is not None:
            self.reason.draw(face, (left, top + self.label.size[1]))


class CoachPanel(Overlay):
    """Advice; `choice` is the number of the move to be made, or nothing.

    It asks `listen` in every frame for what is to be said, and tells `point` which move is looked
    at, so that the table can show it.
    """

    thinking = True
    dim = 0

    def __init__(
        self,
        stage: Stage,
        kit: Kit,
        listen: Callable[[], Spoken],
        point: Callable[[int], None],
        room: Callable[[], tuple[pygame.Rect, list[pygame.Rect]]],
    ) -> None:
        super().__init__(stage)
        self._kit = kit
        self._listen = listen
        self._room = room  # what it lies beside, and what it had better not cover
        self._pointed = PointedChoice(point)
        self.spoken = listen()
        self.box = pygame.Rect(0, 0, 0, 0)

    @property
    def busy(self) -> bool:
        """Tell whether an answer is awaited."""
        return not self.spoken.lines

    def build(self) -> None:
        """Lay out title, heading, a line for each move and the foot."""
        kit, text = self._kit, self.stage.texts.text
        pad, gap = max(10, kit.scale.px(18)), max(5, kit.scale.px(8))
        inner = min(kit.scale.text(18) * WIDTH, kit.scale.width - 4 * pad)
        title = kit.type.layout(
            text("coach.title"), kit.style("title", BOARD_HEADING, "brass"), inner, 1
        )
        head = kit.type.layout(self.spoken.heading, kit.style("ui", 17, "text"), inner)
        rows = [
            AdviceLine(kit, str(number), told, pygame.Rect(0, 0, inner, 0))
            for number, told in enumerate(self.spoken.lines)
        ]
        foot = kit.type.layout(self.spoken.foot, kit.style("ui_italic", 16, "text_soft"), inner)
        tall = title.size[1] + head.size[1] + gap
        tall += sum(row.rect.height + gap for row in rows)
        tall += foot.size[1] if self.spoken.foot else 0
        anchor, seen = self._room()
        size = (inner + 2 * pad, tall + 2 * pad)
        self.box = beside(size, anchor, seen, self.stage.screen.get_rect())
        self._lay_board()
        top = self.box.y + pad
        for laid in (title, head):
            laid.draw(self.base, (self.box.x + pad, top))
            top += laid.size[1]
        top += gap
        for row in rows:
            row.rect.topleft = (self.box.x + pad, top)
            self.add(row)
            top += row.rect.height + gap
        if self.spoken.foot:
            foot.draw(self.base, (self.box.x + pad, top))
        if rows:
            self.ring.focus(rows[0])
        self._notice()

    def _lay_board(self) -> None:
        theme, factor = self._kit.theme, self._kit.scale.factor
        radius = theme.radii["panel"]
        shadow(self.box.size, radius, DRAGGED, factor).draw(self.base, self.box.topleft)
        put(self.base, panel(self.box.size, radius, theme["panel"], 2), self.box)

    def tick(self, now: float) -> None:
        """Say what there is to say by now."""
        spoken = self._listen()
        if spoken != self.spoken:
            self.spoken = spoken
            self.resize()
        super().tick(now)

    def handle(self, event: pygame.Event) -> None:
        """React to an event, and tell which move is looked at now."""
        super().handle(event)
        self._notice()

    def _notice(self) -> None:
        self._pointed.notice([] if self.done else self.ring.widgets)

    def key(self, event: pygame.Event) -> bool:
        """Choose by number; the key that opened it closes it."""
        number = event.key - pygame.K_1
        if 0 <= number < len(self.spoken.lines):
            self.finish(str(number))
            return True
        if event.key == pygame.K_k:
            self.finish(CLOSED)
            return True
        return super().key(event)

    def other(self, event: pygame.Event) -> None:
        """Put it away at a press beside it, or with the right button."""
        if waved_away(event, self.box):
            self.finish(CLOSED)
