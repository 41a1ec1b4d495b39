"""What can be done with one piece: a small panel beside it, with the reason and its clause."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.kit import BOARD_HEADING, Kit
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.surfaces import DRAGGED, panel, shadow
from tabletop.ui.drawing.paint import put
from tabletop.ui.stage import Stage
from tabletop.ui.table.panels.pointing import PointedChoice, waved_away
from tabletop.ui.table.panels.spread import TOLD, PricedButton
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import CLOSED, Overlay

WHY = "why"
WIDTH, WIDEST = 13, 24  # of the panel, in letters of its text


@dataclass(frozen=True, slots=True)
class Offered:
    """What is offered: a title, what is known of the piece, and each choice with what it brings.

    `why` names the clause behind what is known; nothing where there is none. What is to be `seen`
    meanwhile is not covered if that can be avoided.
    """

    title: str
    lines: Sequence[str]
    labels: Sequence[str]
    brings: Sequence[str]
    why: str = ""
    seen: Sequence[pygame.Rect] = ()


class OfferPanel(Overlay):
    """Asks which; its choice is the number of it, `why` for the clause, or nothing.

    Whoever opened it is told which choice is pointed at, so that the table can show it beforehand.
    """

    thinking = True
    dim = 36

    def __init__(
        self,
        stage: Stage,
        kit: Kit,
        offered: Offered,
        anchor: pygame.Rect,
        point: Callable[[int], None],
    ) -> None:
        super().__init__(stage)
        self._kit = kit
        self.offered = offered
        self.anchor = pygame.Rect(anchor)
        self.box = pygame.Rect(0, 0, 0, 0)
        self._pointed = PointedChoice(point)

    def build(self) -> None:
        """Lay out title, reason, a button for each choice, and the way to the clause."""
        kit, offered = self._kit, self.offered
        pad, gap = max(10, kit.scale.px(18)), max(5, kit.scale.px(8))
        widths = [Button.width_for(kit, text) for text in (*offered.labels, *offered.brings)]
        widths.append(Button.width_for(kit, offered.why, icon="book"))
        wide = max(kit.scale.text(18) * WIDTH, *widths)
        inner = min(wide, kit.scale.text(18) * WIDEST, kit.scale.width - 4 * pad)
        blocks = self._blocks(inner)
        highs = [round(kit.scale.target() * (TOLD if text else 1)) for text in offered.brings]
        foot = [kit.scale.target(36)] if offered.why else []
        tall = sum(block.size[1] + gap // 2 for block in blocks) + sum(highs) + sum(foot)
        size = (inner + 2 * pad, tall + gap * (len(highs) + len(foot)) + 2 * pad)
        self.box = beside(size, self.anchor, offered.seen, self.stage.screen.get_rect())
        self._lay(pygame.Rect(self.box.x + pad, self.box.y + pad, inner, 0), blocks)
        top = self.box.y + pad + sum(block.size[1] + gap // 2 for block in blocks) + gap
        pairs = zip(offered.labels, offered.brings, strict=True)
        for number, (label, brings) in enumerate(pairs):
            rect = pygame.Rect(self.box.x + pad, top, inner, highs[number])
            self.add(PricedButton(kit, str(number), label, rect, brings, primary=number == 0))
            top += highs[number] + gap
        for high in foot:
            rect = pygame.Rect(self.box.x + pad, top, inner, high)
            self.add(Button(kit, WHY, offered.why, rect, icon="book"))
        self.ring.focus(self.ring.widgets[0])
        self._notice()

    def _blocks(self, width: int) -> list[Laid]:
        kit, offered = self._kit, self.offered
        title = kit.style("title", BOARD_HEADING, "brass")
        line = kit.style("ui", 18, "text")
        return [
            kit.type.layout(escaped(offered.title), title, width, 2),
            *(kit.type.layout(text, line, width) for text in offered.lines),
        ]

    def _lay(self, inner: pygame.Rect, blocks: list[Laid]) -> None:
        """Draw the board and what is written on it."""
        theme, scale = self._kit.theme, self._kit.scale
        radius = theme.radii["panel"]
        shadow(self.box.size, radius, DRAGGED, scale.factor).draw(self.base, self.box.topleft)
        put(self.base, panel(self.box.size, radius, theme["panel"], 2), self.box)
        top = inner.y
        for block in blocks:
            block.draw(self.base, (inner.x, top))
            top += block.size[1] + max(5, scale.px(8)) // 2

    def handle(self, event: pygame.Event) -> None:
        """React to an event, and tell which choice is pointed at now."""
        super().handle(event)
        self._notice()

    def _notice(self) -> None:
        choices = [w for w in self.ring.widgets if isinstance(w, PricedButton)]
        self._pointed.notice([] if self.done else choices)

    def key(self, event: pygame.Event) -> bool:
        """Choose by number."""
        number = event.key - pygame.K_1
        if 0 <= number < len(self.offered.labels):
            self.finish(str(number))
            return True
        if event.key == pygame.K_F1 and self.offered.why:
            self.finish(WHY)
            return True
        return super().key(event)

    def other(self, event: pygame.Event) -> None:
        """Put the panel away at a press beside it, or with the right button."""
        if waved_away(event, self.box):
            self.finish(CLOSED)


def beside(
    size: tuple[int, int],
    anchor: pygame.Rect,
    seen: Sequence[pygame.Rect],
    bounds: pygame.Rect,
) -> pygame.Rect:
    """Return where a panel lies near its anchor so that it covers least of what is to be seen."""
    gap = 10
    middles = [
        (anchor.centerx, anchor.top - gap - size[1] // 2),
        (anchor.centerx, anchor.bottom + gap + size[1] // 2),
        (anchor.right + gap + size[0] // 2, anchor.centery),
        (anchor.left - gap - size[0] // 2, anchor.centery),
    ]
    for rect in seen:
        middles.append((anchor.centerx, rect.top - gap - size[1] // 2))
        middles.append((anchor.centerx, rect.bottom + gap + size[1] // 2))
    places = []
    for middle in middles:
        rect = pygame.Rect((0, 0), size)
        rect.center = middle
        places.append(rect.clamp(bounds.inflate(-2 * gap, -2 * gap)))

    def cost(rect: pygame.Rect) -> tuple[int, int]:
        covered = [rect.clip(other) for other in (anchor, *seen)]
        away = abs(rect.centerx - anchor.centerx) + abs(rect.centery - anchor.centery)
        return sum(part.width * part.height for part in covered), away

    return min(places, key=cost)
