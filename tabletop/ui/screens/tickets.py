"""Coat-check tickets: what lies ready on the table, such as the match to be continued."""

from dataclasses import replace

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import HOVERING, RESTING, shadow
from tabletop.ui.drawing.paint import disc, gradient, keep_inside, put, rounded_mask, tinted
from tabletop.ui.drawing.theme import mix
from tabletop.ui.widgets.widget import Outcome, Widget

STUB = 0.24
LIFT = 4


class Ticket(Widget):
    """A paper ticket with a stub: an icon, a heading, one line, and a number to remember it by."""

    def __init__(self, kit: Kit, name: str, rect: pygame.Rect, words: tuple[str, str, str]) -> None:
        super().__init__(kit, name, rect)
        self.heading, self.line, self.number = words
        self.icon = "play"

    def activate(self) -> Outcome | None:
        """Report the press."""
        return Outcome(self.name)

    def paint(self, target: pygame.Surface) -> None:
        """Draw the ticket, a little lifted while the pointer or the keyboard is on it."""
        up = self.hovered and not self.pressed
        lift = self.kit.scale.px(LIFT) if up else 0
        height = HOVERING if up else RESTING
        shadow(self.rect.size, 6, height, self.kit.scale.factor).draw(target, self.rect.topleft)
        put(target, self._paper(), self.rect.move(0, -lift))

    def _paper(self) -> pygame.Surface:
        theme = self.kit.theme
        paper = theme["paper"] if self.hovered or self.focused else mix(
            theme["paper"], theme["paper_dark"], 0.35
        )  # fmt: skip
        size = self.rect.size
        stub = round(size[0] * (1 - STUB))
        ground = gradient(size, ((0.0, paper), (1.0, mix(paper, theme["ink"], 0.09))))
        stub_colour = mix(paper, theme["brass"], 0.28)
        ground.fill(stub_colour, (stub, 0, size[0] - stub, size[1]))
        face = tinted(self._shape(stub), ground)
        self._paint_perforation(face, stub)
        self._paint_words(face, stub)
        return face

    def _shape(self, stub: int) -> pygame.Surface:
        """Return the outline: round corners, and a bite at both ends of the perforation."""
        size = self.rect.size
        mask = rounded_mask(size, 6)
        bite = max(6, size[1] // 9)
        hole = disc(bite, (255, 255, 255))
        for top in (-bite, size[1] - bite):
            mask.blit(hole, (stub - bite, top), special_flags=pygame.BLEND_RGBA_SUB)
        return mask

    def _paint_perforation(self, face: pygame.Surface, stub: int) -> None:
        step = max(5, self.kit.scale.px(10))
        ink = mix(self.kit.theme["paper_dark"], self.kit.theme["ink"], 0.45)
        for top in range(step * 2, self.rect.height - step * 2, step):
            pygame.draw.rect(face, ink, (stub - 1, top, 2, step // 2))
        edge = rounded_mask(self.rect.size, 6, 1)
        edge.fill((*ink, 255), special_flags=pygame.BLEND_RGBA_MULT)
        keep_inside(edge, self._shape(stub))
        put(face, edge, (0, 0))

    def _paint_words(self, face: pygame.Surface, stub: int) -> None:
        kit, height = self.kit, self.rect.height
        pad = max(10, kit.scale.px(18))
        side = round(min(height * 0.5, kit.scale.text(38)))
        icon = kit.icons.get(self.icon, side, kit.theme["ink"], kit.theme["paper"])
        put(face, icon, (pad, (height - side) // 2))
        left = pad * 2 + side
        room = stub - left - pad
        heading = kit.type.fit(
            self.heading, kit.style("text_bold", 26, "ink"), (room, height // 2), 14, 1
        )
        rest = height - heading.size[1]
        line = kit.type.fit(self.line, kit.style("ui", 18, "ink_soft"), (room, rest), 14, 3)
        top = (height - heading.size[1] - line.size[1]) // 2
        heading.draw(face, (left, top))
        line.draw(face, (left, top + heading.size[1]))
        box = pygame.Rect(stub + pad // 2, 0, self.rect.width - stub - pad, height)
        style = replace(kit.style("title", 24, "ink"), align="center")
        kit.type.fit(self.number, style, box.size, 13, 2).draw_in(face, box)
