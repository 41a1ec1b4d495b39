"""A record sheet on paper: ruled lines, figures filled in by hand, boxes, a stamp, large sums."""

from dataclasses import replace
from itertools import groupby

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.fonts import font
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.stationery import stamp
from tabletop.ui.drawing.paint import faded, put, rounded_box
from tabletop.ui.drawing.theme import Colour, mix
from tabletop.ui.table.plan.sheet import Sheet, SheetLine
from tabletop.words.text import Texts

INK_BLUE: Colour = (28, 52, 116)
RED_INK: Colour = (158, 30, 34)
RULE: Colour = (176, 160, 128)
SMALLEST = 12
STEP = 0.1  # by which everything gets smaller until it fits
TALLEST = 1.75  # of a row, in sizes of its text
LABEL = 0.34  # of the width of a line, for its label
MARGIN = 0.16  # for what it counts
STAMPED = 0.7  # how much of a stamp's ink is seen


class RecordSheet:
    """Fills in the form of one record."""

    def __init__(self, kit: Kit, texts: Texts, page: pygame.Surface) -> None:
        self.kit = kit
        self.texts = texts
        contrast = kit.theme.high_contrast
        self.page = page
        self.ink = kit.theme["ink"]
        self.soft = kit.theme["ink_soft"]
        self.blue: Colour = kit.theme["ink"] if contrast else INK_BLUE
        self.pad = max(10, kit.scale.px(20))
        self.picture: pygame.Surface | None = None
        self._filled: Sheet | None = None
        self._larger = 1.0  # how much larger than usual everything on it is written

    def _px(self, size: float) -> int:
        """Return a font size in pixels."""
        return round(self.kit.scale.usual(size) * self._larger)

    def fill_in(self, record: Sheet) -> bool:
        """Have the picture show a record; return whether it is another than before."""
        if record == self._filled:
            return False
        self._filled, self.picture = record, self.paint(record)
        return True

    def paint(self, record: Sheet) -> pygame.Surface:
        """Return the sheet with everything filled in, as large as all of it can be."""
        self._larger = self.kit.scale.text_percent / 100
        image, whole = self._written(record)
        while not whole and self._larger > 1:
            self._larger = max(1.0, self._larger - STEP)
            image, whole = self._written(record)
        return image

    def _written(self, record: Sheet) -> tuple[pygame.Surface, bool]:
        """Return the sheet in one size, and whether its lines are as large as the rest."""
        image = self.page.copy()
        room = image.get_rect().inflate(-2 * self.pad, -2 * self.pad)
        top = self._head(image, room, record)
        bottom = self._ahead(image, room, record)
        bottom = self._foot(image, pygame.Rect(room.x, top, room.width, bottom - top), record)
        bottom = self._boxes(image, pygame.Rect(room.x, top, room.width, bottom - top), record)
        whole = self._lines(image, pygame.Rect(room.x, top, room.width, bottom - top), record)
        if record.stamped:
            mark = stamp(record.stamped.upper(), max(13, self.kit.scale.px(24)), RED_INK)
            spot = mark.get_rect(midright=(room.right, room.top + (top - room.top) // 3))
            put(image, faded(mark, STAMPED), spot.clamp(image.get_rect()))
        return image, whole

    def _fit(
        self, text: str, face: str, px: int, colour: Colour, room: int, lines: int = 1
    ) -> Laid:
        style = replace(
            self.kit.style(face, 16), px=max(self.kit.least(SMALLEST), px), colour=colour
        )
        laid = self.kit.type.line(escaped(text), style)
        if laid.size[0] <= room:
            return laid
        high = round(style.px * 1.4 * lines)
        return self.kit.type.fit(
            escaped(text), style, (max(8, room), high), self.kit.least(SMALLEST), lines
        )

    def _rule(
        self, image: pygame.Surface, left: int, right: int, y: int, *, bold: bool = False
    ) -> None:
        colour = self.soft if bold else mix(RULE, self.kit.theme["paper"], 0.25)
        pygame.draw.line(image, colour, (left, y), (right, y), 2 if bold else 1)

    def _head(self, image: pygame.Surface, room: pygame.Rect, record: Sheet) -> int:
        """Write the name of the form and of what it is about; return where the lines begin."""
        heading = " · ".join([self.texts.text("dossier.record"), record.kind]).upper()
        small = self._fit(heading, "ui_semibold", self._px(14), self.soft, room.width)
        small.draw(image, room.topleft)
        px = self._px(30)
        title = self._fit(record.title, "text_bold", px, self.ink, room.width)
        title.draw(image, (room.x, room.y + small.size[1]))
        y = room.y + small.size[1] + title.size[1] + 3
        self._rule(image, room.left, room.right, y, bold=True)
        self._rule(image, room.left, room.right, y + 3)
        return y + max(5, self.kit.scale.px(8))

    def _ahead(self, image: pygame.Surface, room: pygame.Rect, record: Sheet) -> int:
        """Write below what comes next; return where that begins."""
        bottom = room.bottom
        for sentence in reversed(record.ahead):
            px = self._px(19)
            laid = self._fit(sentence, "text_italic", px, self.ink, room.width, 2)
            bottom -= laid.size[1]
            laid.draw(image, (room.x, bottom))
        return bottom - (max(4, self.kit.scale.px(8)) if record.ahead else 0)

    def _foot(self, image: pygame.Surface, room: pygame.Rect, record: Sheet) -> int:
        """Write the large figures into boxes side by side; return where these begin."""
        if not record.foot:
            return room.bottom
        gap = max(6, self.kit.scale.px(10))
        wide = (room.width + gap) // len(record.foot) - gap
        high = round(self._px(30) * 2.0)
        for number, entry in enumerate(record.foot):
            box = pygame.Rect(room.x + number * (wide + gap), room.bottom - high, wide, high)
            rounded_box(image, self.soft, box, 4, 2)
            rounded_box(image, RULE, box.inflate(-8, -8), 2, 1)
            figure = entry.value or entry.points
            laid = self._fit(figure, "text_bold", self._px(32), self.blue, wide // 2)
            laid.draw(image, (box.right - 12 - laid.size[0], box.centery - laid.size[1] / 2))
            left = wide - laid.size[0] - 34
            label = self._fit(entry.label, "ui_semibold", self._px(15), self.ink, left, 2)
            label.draw(image, (box.x + 12, box.centery - label.size[1] / 2))
        return room.bottom - high - gap

    def _boxes(self, image: pygame.Surface, room: pygame.Rect, record: Sheet) -> int:
        """Draw the boxes to check side by side; return where they begin."""
        if not record.boxes:
            return room.bottom
        wide = room.width // len(record.boxes)
        side = max(13, round(self._px(17) * 0.95))
        high = round(side * 1.7)
        for number, entry in enumerate(record.boxes):
            box = pygame.Rect(room.x + number * wide, room.bottom - high, side, side)
            box.centery = room.bottom - high // 2
            rounded_box(image, self.soft, box, 2, 2)
            if entry.done > 0:
                mark = self.kit.icons.get("check", round(side * 1.3), self.blue)
                put(image, mark, mark.get_rect(center=(box.centerx + 1, box.centery - 2)))
            px = self._px(16)
            face = "ui_semibold" if entry.done else "ui"
            laid = self._fit(entry.label, face, px, self.ink, wide - side - 12, 2)
            laid.draw(image, (box.right + 6, box.centery - laid.size[1] / 2))
        return room.bottom - high - 2

    def _lines(self, image: pygame.Surface, room: pygame.Rect, record: Sheet) -> bool:
        """Write the lines, as large as there is room for all; many of a kind go two by two.

        Return whether none had to be smaller than usual.
        """
        rows: list[list[SheetLine]] = []
        for _, group in groupby(record.lines, lambda entry: entry.key):
            alike = list(group)
            step = 2 if len(alike) > 1 else 1
            rows += [alike[n : n + step] for n in range(0, len(alike), step)]
        if not rows:
            return True
        wanted = self._px(20)
        high = min(wanted * TALLEST, room.height / len(rows))
        px = max(self.kit.least(SMALLEST), min(wanted, round(high * 0.72)))
        for number in range(int(room.height / high)):
            self._rule(image, room.left, room.right, round(room.y + (number + 1) * high) - 1)
        before = ""
        for number, row in enumerate(rows):
            box = pygame.Rect(room.x, round(room.y + number * high), room.width, round(high))
            label = row[0].label if row[0].key != before else ""
            before = row[0].key
            self._line(image, box, (label, row), px)
        return px >= wanted

    def _line(
        self, image: pygame.Surface, box: pygame.Rect, line: tuple[str, list[SheetLine]], px: int
    ) -> None:
        label, entries = line
        left = round(box.width * LABEL)
        base = box.bottom - max(3, round(px * 0.26))
        if not entries[0].value and len(entries) == 1:
            left = round(box.width * (1 - MARGIN))
        self._set(image, self._fit(label, "ui", px - 1, self.soft, left - 6), (box.x, base))
        wide = (box.width - left) // len(entries)
        margin = round(box.width * MARGIN / (1.4 if len(entries) > 1 else 1))
        for number, entry in enumerate(entries):
            x = box.x + left + number * wide
            colour = RED_INK if entry.points.startswith("\N{MINUS SIGN}") else self.blue
            room = wide - (margin if entry.points else 4)
            value = self._fit(entry.value, "text_italic", px, self.blue, room)
            self._set(image, value, (x, base))
            points = self._fit(entry.points, "text_bold", px, colour, margin)
            self._set(
                image,
                points,
                (x + wide - points.size[0] - (8 if number + 1 < len(entries) else 2), base),
            )

    @staticmethod
    def _set(image: pygame.Surface, laid: Laid, at: tuple[int, int]) -> None:
        """Set a line of text so that it stands on a ruled one."""
        laid.draw(image, (at[0], at[1] - font(laid.style.face, laid.style.px).get_ascent()))
