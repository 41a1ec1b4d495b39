"""Paints pockets: cards one by one as time allows, their captions, the headings, the thumb."""

import pygame

from tabletop.ui.binder.covers import foil, pocket
from tabletop.ui.binder.pocket_rows import CAPTION, PocketRows
from tabletop.ui.cards.pictures import CardSide, Pictures
from tabletop.ui.drawing.kit import SECTION_HEADING, Kit
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.surfaces import RESTING, glow, shadow
from tabletop.ui.drawing.paint import put, rounded_box

KEPT = 4  # times as many pictures as are seen may be kept


class PocketPainter:
    """Draws rows of pockets; a card without a picture yet is an empty pocket for a moment."""

    def __init__(self, kit: Kit, rows: PocketRows, pictures: Pictures) -> None:
        self.kit = kit
        self.rows = rows
        self.pictures = pictures
        self._images: dict[int, pygame.Surface] = {}

    @property
    def missing(self) -> int | None:
        """Return a card that is seen, or soon will be, and has no picture yet."""
        seen, pockets = self.rows.seen(), self.rows.pockets
        soon = range(seen.start, min(len(pockets), seen.stop + self.rows.columns))
        return next((pockets[n].card for n in soon if pockets[n].card not in self._images), None)

    def work(self) -> bool:
        """Paint one picture that is missing; return whether there was one."""
        card = self.missing
        if card is None:
            return False
        near = {self.rows.pockets[n].card for n in self.rows.seen()}
        if len(self._images) > KEPT * len(near) + self.rows.columns:
            self._images = {n: image for n, image in self._images.items() if n in near}
        self._images[card] = self.pictures.side(CardSide(card), self.rows.width)
        return True

    def paint(self, target: pygame.Surface, chosen: int, under: int) -> None:
        """Draw what is seen, with light around what is chosen and what is under the pointer."""
        before = target.get_clip()
        target.set_clip(self.rows.box.clip(before))
        for index in self.rows.seen():
            if self.rows.headed(index):
                self._paint_heading(target, index)
            light = "brass_light" if index == chosen else "brass" if index == under else ""
            self._paint_cell(target, index, light)
        target.set_clip(before)
        if self.rows.furthest > 0:
            self._paint_thumb(target)

    def _paint_cell(self, target: pygame.Surface, index: int, light: str) -> None:
        kit, cell, one = self.kit, self.rows.cell(index), self.rows.pockets[index]
        radius = max(3, round(cell.width * 0.06))
        frame = cell.inflate(self.rows.gap // 2, self.rows.gap // 2)
        put(target, pocket(frame.size, radius + 2), frame)
        if light:
            spread = max(4, kit.scale.px(8))
            glow(cell.size, radius, kit.theme[light], spread, 3).draw(target, cell.topleft)
        image = self._images.get(one.card)
        if image is not None:
            shadow(cell.size, radius, RESTING, kit.scale.factor).draw(target, cell.topleft)
            put(target, image, cell)
            if not kit.theme.high_contrast:
                put(target, foil(cell.size, radius), cell)
        style = kit.style("ui", CAPTION, "text_soft", "center")
        room = pygame.Rect(frame.x, frame.bottom + 1, frame.width, self.rows.line)
        kit.type.fit(one.caption, style, room.size, 12, 1).draw_in(target, room)

    def _paint_heading(self, target: pygame.Surface, index: int) -> None:
        """Write what the cards from here on are, before a thin line of brass."""
        kit, cell = self.kit, self.rows.cell(index)
        laid = kit.line(
            escaped(self.rows.pockets[index].heading), "title", SECTION_HEADING, "brass"
        )
        top = cell.top - self.rows.head
        laid.draw(target, (cell.left, top))
        left = cell.left + laid.size[0] + self.rows.gap
        wide = self.rows.box.right - self.rows.bar - self.rows.gap - left
        target.fill(kit.theme["brass_dark"], pygame.Rect(left, top + laid.size[1] // 2, wide, 1))

    def _paint_thumb(self, target: pygame.Surface) -> None:
        rows = self.rows
        track = rows.box.height - 8
        length = max(24, round(track * rows.box.height / max(rows.tall, 1)))
        top = rows.box.y + 4 + round((track - length) * rows.offset / rows.furthest)
        box = pygame.Rect(rows.box.right - rows.bar - 2, top, rows.bar - 2, length)
        rounded_box(target, self.kit.theme["line"], box, rows.bar // 2)
