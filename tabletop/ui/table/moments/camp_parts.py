"""The parts of a camp on the sheet of a moment: whose it is, its strokes, its sum, its fate."""

from dataclasses import dataclass, field

import pygame

from rules.core.moments import LOST, WON, Camp, Stroke
from rules.core.refs import is_piece
from rules.core.table import NOBODY
from tabletop.ui.cards.form import CARD_RATIO
from tabletop.ui.cards.pictures import Pictures
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.markup import breakable, escaped
from tabletop.ui.drawing.letters.richtext import Style
from tabletop.ui.drawing.marks import seat_mark
from tabletop.ui.drawing.materials.stationery import wax
from tabletop.ui.drawing.materials.surfaces import RESTING
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.table.moments import inks
from tabletop.words.moments import MomentWords
from tabletop.words.runs import Run
from tabletop.words.speech import capital
from tabletop.words.text import signed

Lying = tuple[pygame.Surface, tuple[int, int]]  # a picture, and where its corner is on the sheet
NAME, SUM, FATE = 0.2, 0.13, 0.06  # of the width of a row
NAME_LINES = 3
NEEDED = 0.36  # of the width of a plaque, for what must be reached
CAPTION = 1.35  # height of a caption, in sizes of its letters
LEAST_SEEN = 0.5  # how much of a card shows beside the next one, in widths of its badge


@dataclass(slots=True)
class CampParts:
    """What is laid on a sheet for one camp, from its upper left corner.

    tokens    one for each run of strokes, the first to come out first
    figure    where its sum stands
    cover     what hides an offer until it is opened
    caption   its arithmetic in words, once all of it is out
    fate      how it fared
    """

    tokens: list[Lying] = field(default_factory=list)
    figure: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 1, 1))
    cover: list[Lying] = field(default_factory=list)
    caption: list[Lying] = field(default_factory=list)
    fate: list[Lying] = field(default_factory=list)


@dataclass(slots=True)
class CampPainter:
    """Draws camps: what never changes onto the sheet, everything else as parts of its own."""

    kit: Kit
    pictures: Pictures
    words: MomentWords
    need: int | None = None

    # Rows

    def row(self, ground: pygame.Surface, camp: Camp, box: pygame.Rect) -> CampParts:
        """Draw a camp in a row: name, strokes, sum, fate, from left to right."""
        kit = self.kit
        put(ground, inks.slip(kit, box.size), box)
        pad = max(4, kit.scale.px(10))
        inner = box.inflate(-2 * pad, -2 * pad)
        side = min(inner.height, round(kit.scale.text(18) * 2.1))
        name = pygame.Rect(inner.x, inner.y, round(box.width * NAME), inner.height)
        self._draw_name(ground, camp, name, side)
        fate = pygame.Rect(0, 0, max(side * 3 // 4, round(box.width * FATE)), inner.height)
        fate.topright = inner.topright
        high = min(inner.height, round(kit.scale.text(18) * 3.4))
        wide = max(round(box.width * SUM), round(high * 1.25))
        parts = CampParts(figure=pygame.Rect(fate.left - pad - wide, 0, wide, high))
        parts.figure.centery = inner.centery
        self._draw_plaque(ground, parts, self.need if camp.aims else None)
        room = pygame.Rect(name.right + pad, inner.y, 0, inner.height)
        room.width = parts.figure.left - pad - room.left
        room.height -= self._caption(parts, camp, room, inner.left)
        self._lay_strokes(parts, camp, room)
        self._lay_fate(parts, camp, box, fate)
        return parts

    def _draw_name(self, ground: pygame.Surface, camp: Camp, box: pygame.Rect, side: int) -> None:
        """Draw the mark of a seat with the name of its camp beside it."""
        left = box.left
        if camp.seat != NOBODY:
            put(ground, seat_mark(self.kit, camp.seat, side), (left, box.centery - side // 2))
            left += side + max(4, self.kit.scale.px(10))
        style = self.kit.style("ui_bold", 20, "ink")
        room = (box.right - left, box.height)
        laid = self.kit.type.fit(
            self._name(camp), style, room, self.kit.least(inks.SMALLEST), NAME_LINES
        )
        laid.draw(ground, (left, box.centery - laid.size[1] / 2))

    def _draw_plaque(self, ground: pygame.Surface, parts: CampParts, need: int | None) -> None:
        """Draw the plate of a sum; what it must reach stands small at its right end."""
        box = parts.figure
        put(ground, inks.plaque(self.kit, box.size), box)
        if need is None:
            return
        rest = box.copy()
        rest.width = round(box.width * NEEDED)
        rest.right = box.right
        parts.figure = pygame.Rect(box.x, box.y, box.width - rest.width, box.height)
        text = self.words.texts.text("sums.need", amount=need)
        px = max(self.kit.least(inks.SMALLEST), round(box.height * 0.3))
        style = Style("ui_semibold", px, self.kit.theme["text_soft"])
        room = (rest.width - max(6, self.kit.scale.px(12)), rest.height)
        laid = self.kit.type.fit(text, style, room, self.kit.least(inks.SMALLEST - 2), 1)
        laid.draw(ground, (rest.x, box.centery - laid.size[1] / 2 + px * 0.3))

    def _name(self, camp: Camp) -> str:
        name = self.words.camp(camp)
        return breakable(capital(name if camp.key else escaped(name)))

    def _caption(self, parts: CampParts, camp: Camp, room: pygame.Rect, left: int) -> int:
        """Write the arithmetic below the strokes where it fits; return how high it is."""
        px = self.kit.scale.text(15)
        high = round(px * CAPTION)
        if len(camp.strokes) < 2 or room.height < 4 * high:
            return 0
        style = Style("text_italic", px, self.kit.theme["ink_soft"])
        text = self.words.arithmetic(camp)
        wide = room.right - left
        laid = self.kit.type.fit(text, style, (wide, high), self.kit.least(inks.SMALLEST), 1)
        if laid.cut:
            return 0
        start = min(room.left, max(left, room.right - laid.size[0]))
        parts.caption = [(inks.drawn(laid), (start, room.bottom - laid.size[1]))]
        return high

    # Slips

    def slip(self, ground: pygame.Surface, camp: Camp, box: pygame.Rect) -> CampParts:
        """Draw a camp as an offer that lies beside others: sealed, then open."""
        kit = self.kit
        put(ground, inks.slip(kit, box.size), box)
        pad = max(4, kit.scale.px(10))
        inner = box.inflate(-2 * pad, -2 * pad)
        side = min(inner.width // 3, round(kit.scale.text(18) * 1.7))
        name = pygame.Rect(inner.x, inner.y, inner.width, max(side, kit.scale.text(18) * 2))
        self._draw_name(ground, camp, name, side)
        high = min(round(inner.height * 0.4), round(kit.scale.text(18) * 3.2))
        parts = CampParts(figure=pygame.Rect(inner.x, inner.bottom - high, inner.width, high))
        # What several offers must reach is reached by all of them together, if at all.
        self._draw_plaque(ground, parts, None)
        room = pygame.Rect(inner.x, name.bottom + pad // 2, inner.width, 0)
        room.height = parts.figure.top - pad - room.top
        self._lay_strokes(parts, camp, room)
        parts.cover = [self._cover(box, room.union(parts.figure))]
        fate = pygame.Rect(0, 0, side, side)
        fate.topright = (box.right - pad, room.top)
        self._lay_fate(parts, camp, box, fate)
        return parts

    def _cover(self, box: pygame.Rect, closed: pygame.Rect) -> Lying:
        """Return the sealed paper over an offer; whose it is stays in sight."""
        rest = pygame.Rect(box.left, closed.top, box.width, box.bottom - closed.top)
        image = layer(rest.size)
        paper = inks.slip(self.kit, (rest.width, rest.height))
        put(image, paper, (0, 0))
        line = self.kit.theme["paper_dark"]
        middle = (rest.width // 2, round(rest.height * 0.55))
        for corner in ((2, 2), (rest.width - 3, 2)):
            pygame.draw.aaline(image, line, corner, middle)
        px = min(rest.width, rest.height) // 2
        seal = wax(max(16, px))
        put(image, seal, seal.get_rect(center=middle))
        return image, rest.topleft

    # Strokes and fates

    def _lay_strokes(self, parts: CampParts, camp: Camp, room: pygame.Rect) -> None:
        """Lay the strokes side by side; many overlap, but every figure stays in sight."""
        if not camp.strokes or room.height < 8:
            return
        px = max(
            self.kit.least(inks.SMALLEST), min(self.kit.scale.text(17), round(room.height * 0.34))
        )
        runs = self.words.runs(camp)
        badges = [inks.badge(self.kit, run.amount, px, self._figure(run)) for run in runs]
        high = room.height - badges[0].get_height() // 3
        wide = min(round(high / CARD_RATIO), room.width)
        count = len(runs)
        step = float(wide + max(4, self.kit.scale.px(10)))
        if count > 1:
            step = min(step, (room.width - wide) / (count - 1))
        left = float(room.left)
        if room.width < 3 * wide:
            left += (room.width - wide - step * (count - 1)) / 2
        for run, badge in zip(runs, badges, strict=True):
            stroke = run.stroke
            card = pygame.Rect(round(left), room.top, wide, round(wide * CARD_RATIO))
            alone = not is_piece(stroke.what) and (count == 1 or step >= wide)
            parts.tokens.append(
                self._chip(run, card) if alone else self._token(stroke, badge, card)
            )
            left += step

    def _figure(self, run: Run) -> str:
        """Return what a run brings: how often how much where it comes more than once."""
        if run.times == 1:
            return signed(run.amount)
        return self.words.texts.text("sums.times", times=run.times, each=signed(run.stroke.amount))

    def _token(self, stroke: Stroke, badge: pygame.Surface, card: pygame.Rect) -> Lying:
        """Return the card that brings a stroke, or a slip with its name, and its figure on it."""
        picture = self._picture(stroke, card.size)
        where = picture.get_rect(center=card.center)
        pill = badge.get_rect(midbottom=(card.left + badge.get_width() // 2, card.bottom))
        pill.move_ip(0, badge.get_height() // 3)
        whole = where.union(pill)
        image = layer(whole.size)
        put(image, picture, (where.x - whole.x, where.y - whole.y))
        put(image, badge, (pill.x - whole.x, pill.y - whole.y))
        return image, whole.topleft

    def _chip(self, run: Run, card: pygame.Rect) -> Lying:
        """Return what no card stands for: its name, and large below it what it brings."""
        stroke = run.stroke
        image = inks.slip(self.kit, card.size).copy()
        head = pygame.Rect(3, 2, card.width - 6, round(card.height * 0.5))
        style = Style("ui_semibold", self.kit.scale.text(15), self.kit.theme["ink_soft"], "center")
        text = breakable(capital(self.words.stroke(stroke)))
        self.kit.type.fit(text, style, head.size, self.kit.least(inks.SMALLEST - 2), 3).draw_in(
            image, head
        )
        colour = inks.RED if stroke.amount < 0 else inks.GREEN if stroke.amount else inks.BLUE
        rest = pygame.Rect(3, head.bottom, head.width, card.height - head.bottom - 2)
        style = Style("text_bold", round(rest.height * 0.7), colour)
        laid = self.kit.type.fit(
            self._figure(run), style, rest.size, self.kit.least(inks.SMALLEST - 2), 1
        )
        laid.draw_in(image, rest)
        return image, card.topleft

    def _picture(self, stroke: Stroke, size: tuple[int, int]) -> pygame.Surface:
        if is_piece(stroke.what):
            look = self.pictures.look(stroke.what)
            return self.pictures.small(look, size[0], (RESTING, ""))
        image = inks.slip(self.kit, size).copy()
        style = Style("ui_semibold", self.kit.scale.text(15), self.kit.theme["ink"], "center")
        text = breakable(capital(self.words.stroke(stroke)))
        room = (size[0] - 6, round(size[1] * 0.66))
        laid = self.kit.type.fit(text, style, room, self.kit.least(inks.SMALLEST - 2), 4)
        laid.draw_in(image, pygame.Rect(0, 2, size[0], room[1]))
        return image

    def _lay_fate(self, parts: CampParts, camp: Camp, box: pygame.Rect, at: pygame.Rect) -> None:
        """Mark a winner by a frame and laurel, a loser by pallor and a cross."""
        side = min(at.width, at.height)
        if camp.fate == WON:
            colour = self.kit.theme["ink"] if self.kit.theme.high_contrast else inks.GOLD
            parts.fate.append((inks.frame(self.kit, box.size, colour), box.topleft))
            sign = self.kit.icons.get("laurel", side, inks.GREEN)
        elif camp.fate == LOST:
            pale = box.copy()
            if parts.figure.left > box.centerx:
                pale.width = parts.figure.left - max(4, self.kit.scale.px(10)) // 2 - box.left
            else:
                pale.height = parts.figure.top - box.top
            parts.fate.append((inks.veil(self.kit, pale.size), pale.topleft))
            sign = self.kit.icons.get("close", side * 3 // 4, inks.RED)
        else:
            return
        parts.fate.append((sign, sign.get_rect(center=at.center).topleft))
