"""Paints the pictures that the sheet of a moment needs, part by part."""

from dataclasses import replace

import pygame

from rules.core.moments import LOST, WON, Upshot
from rules.core.refs import is_counter, is_piece
from rules.core.table import NOBODY
from tabletop.ui.drawing.letters.richtext import Style
from tabletop.ui.drawing.marks import seat_mark
from tabletop.ui.drawing.materials.surfaces import DRAGGED, RESTING, shadow
from tabletop.ui.drawing.paint import layer, put, resized
from tabletop.ui.drawing.theme import Colour
from tabletop.ui.table.fittings.fitting import Setting
from tabletop.ui.table.moments import inks
from tabletop.ui.table.moments.camp_parts import CampPainter, CampParts, Lying
from tabletop.ui.table.moments.sheet_plan import NEED_LINES, SheetPlanner, SheetSpot
from tabletop.ui.table.moments.telling import Telling, Tick
from tabletop.words.text import MINUS, number

HEAVY = (1.5, 1.28, 1.1)  # how large the stamp is while it comes down
HINT = 1.9  # height of the line that tells how to go on, in sizes of its letters
SIGN = 0.5  # of the head, that the way to the clause takes
LEAN = 3.0  # degrees that the card lies askew
Face = tuple[pygame.Surface, pygame.Surface | None]  # a number, and the struck one before it


class SheetPainter:
    """The pictures of one moment, laid out for a region of the window."""

    def __init__(self, setting: Setting, telling: Telling, spot: SheetSpot) -> None:
        self.kit = setting.kit
        self.setting = setting
        self.telling = telling
        self.moment = telling.moment
        speaker = setting.speaker
        self.words = speaker.moments
        # What weighs nothing repeats in figures what another line has told.
        heavy = [upshot for upshot in self.moment.upshots if upshot.weight]
        self.upshots = sorted(
            heavy or self.moment.upshots,
            key=lambda upshot: (upshot.seat != speaker.viewer, -upshot.weight),
        )
        self.said = speaker.event_line(telling.event) or self.words.title(self.moment)
        told = [self.said, self.words.need(self.moment), *map(self.words.upshot, self.upshots)]
        planner = SheetPlanner(self.kit, spot, self.moment, told)
        foot = round(self.kit.scale.text(17) * HINT) if telling.waits else 0
        self.plan = planner.plan(card=is_piece(self.moment.what), foot=foot)

    @property
    def link(self) -> pygame.Rect:
        """Return where the way to the clause behind it is, from the corner of the sheet."""
        plan = self.plan
        return pygame.Rect(plan.rect.width - plan.head, 0, plan.head, plan.head)

    # What is there from the first

    def paper(self) -> pygame.Surface:
        """Return the bare sheet."""
        return inks.paper(self.kit, self.setting.gallery, self.plan.rect.size, self.plan.head)

    def draw_head(self, paper: pygame.Surface) -> None:
        """Write onto the sheet what it is about and what is needed."""
        kit, plan, size = self.kit, self.plan, self.plan.rect.size
        room = (size[0] - 2 * plan.head, plan.head)
        title = inks.heading(kit, self.words.title(self.moment), room)
        put(paper, title, title.get_rect(center=(size[0] // 2, plan.head // 2)))
        if self.telling.event.clause:
            sign = kit.icons.get("help", round(plan.head * SIGN), kit.theme["brass_light"])
            put(paper, sign, sign.get_rect(center=self.link.center))
        if plan.subject is not None:
            self._draw_subject(paper, plan.subject)
        if plan.need is not None:
            self._draw_need(paper, self.words.need(self.moment), plan.need)

    def draw_camp(self, paper: pygame.Surface, number: int) -> CampParts:
        """Draw what never changes of a camp onto the sheet, and return its other parts."""
        pictures = self.setting.board.pictures
        painter = CampPainter(self.kit, pictures, self.words, self.moment.need)
        draw = painter.slip if self.plan.slips else painter.row
        return draw(paper, self.moment.camps[number], self.plan.camps[number])

    def ground(self, paper: pygame.Surface) -> Lying:
        """Return the sheet with its shadow."""
        kit, size = self.kit, self.plan.rect.size
        cast = shadow(size, max(6, kit.scale.px(16)), DRAGGED, kit.scale.factor)
        image = layer((size[0] + 2 * cast.margin, size[1] + 2 * cast.margin))
        cast.draw(image, (cast.margin, cast.margin))
        put(image, paper, (cast.margin, cast.margin))
        return image, (-cast.margin, -cast.margin)

    def _draw_subject(self, paper: pygame.Surface, box: pygame.Rect) -> None:
        pictures = self.setting.board.pictures
        look = pictures.look(self.moment.what)
        card = pygame.transform.rotozoom(pictures.small(look, box.width, (RESTING, "")), LEAN, 1.0)
        put(paper, card, card.get_rect(center=box.center))

    def _draw_need(self, paper: pygame.Surface, text: str, box: pygame.Rect) -> None:
        put(paper, inks.plaque(self.kit, box.size), box)
        style = self.kit.style("ui_bold", 19, "brass_light")
        room = (box.width - max(8, self.kit.scale.px(16)), box.height)
        style = replace(style, align="center")
        self.kit.type.fit(text, style, room, self.kit.least(inks.SMALLEST), NEED_LINES).draw_in(
            paper, box
        )

    # What comes out

    def face(self, tick: Tick, parts: CampParts) -> Face:
        """Return the picture of a number, and of the one that it strikes, if it does."""
        if not tick.strikes:
            return self._figure(tick.after, parts, "brass_light"), None
        before = inks.struck(self.kit, self._figure(tick.before, parts, "brass_light"))
        return self._figure(tick.after, parts, "bad"), before

    def final(self, camp: int, parts: CampParts) -> pygame.Surface:
        """Return the total of a camp as it stands there in the end."""
        decided = self.moment.camps[camp]
        return self._figure(
            decided.total, parts, "text_soft" if decided.fate == LOST else "brass_light"
        )

    def _figure(self, value: int, parts: CampParts, colour: str) -> pygame.Surface:
        size = parts.figure.size
        return inks.figure(self.kit, number(value), size, self.kit.theme[colour])

    def lines(self) -> list[Lying]:
        """Return what follows, line by line; the last one may tell how many are left out."""
        plan = self.plan
        result: list[Lying] = []
        for upshot, box in zip(self.upshots, plan.lines, strict=False):
            last = len(result) == len(plan.lines) - 1
            more = plan.left_out + 1 if last and plan.left_out else 0
            image = self._more(more, box.size) if more else self._line(upshot, box.size)
            result.append((image, (box.x, box.y)))
        return result

    def _more(self, count: int, size: tuple[int, int]) -> pygame.Surface:
        image = layer(size)
        text = self.words.texts.text("hud.more_upshots", count=count)
        style = self.kit.style("text_italic", 18, "ink_soft")
        laid = self.kit.type.fit(text, style, size, self.kit.least(inks.SMALLEST), 1)
        laid.draw(image, (0, (size[1] - laid.size[1]) / 2))
        return image

    def _line(self, upshot: Upshot, size: tuple[int, int]) -> pygame.Surface:
        """Return what follows for a seat: its mark, by how much, and in words."""
        kit, image = self.kit, layer(size)
        gap, side = max(4, kit.scale.px(10)), round(size[1] * 0.78)
        if upshot.seat != NOBODY:
            put(image, seat_mark(kit, upshot.seat, side), (0, (size[1] - side) // 2))
        left = side + gap
        if upshot.amount:
            pill = inks.badge(kit, upshot.amount, round(size[1] * 0.52), self._read(upshot))
            put(image, pill, (left, (size[1] - pill.get_height()) // 2))
            left += max(pill.get_width(), round(size[1] * 1.2)) + gap
        text, style = self.words.upshot(upshot), kit.style("text", 19, "ink")
        laid = kit.type.fit(text, style, (size[0] - left, size[1]), kit.least(inks.SMALLEST), 1)
        laid.draw(image, (left, (size[1] - laid.size[1]) / 2))
        return image

    def _read(self, upshot: Upshot) -> str:
        """Return by how much a counter changes; of all else only whether it is good or bad."""
        sign = "+" if upshot.amount > 0 else MINUS
        if not is_counter(upshot.what):
            return sign
        base = self.setting.setup.counter(upshot.what).base
        return sign + self.words.texts.counted(base, abs(upshot.amount))

    def stamp(self) -> tuple[list[pygame.Surface], tuple[int, int]]:
        """Return the stamp as it comes down, from far to near, and the middle of its place."""
        box = self.plan.verdict
        image = inks.verdict(self.kit, self.said, box.width, self._ink())
        wide, high = image.get_size()
        larger = [
            resized(image, (round(wide * share), round(high * share)))
            for share in (() if self.setting.board.calm else HEAVY)
        ]
        return [*larger, image], box.center

    def _ink(self) -> Colour:
        """Return the colour of the stamp: good or bad for whoever looks, or neither."""
        viewer = self.setting.speaker.viewer
        fates = [camp.fate for camp in self.moment.camps if camp.seat == viewer]
        gains = sum(upshot.amount for upshot in self.upshots if upshot.seat == viewer)
        if viewer < 0:
            return inks.BLUE
        if WON in fates or (LOST not in fates and gains > 0):
            return inks.GREEN
        return inks.RED if LOST in fates or gains < 0 else inks.BLUE

    def hint(self, bounds: pygame.Rect) -> Lying:
        """Return the line at the foot of the sheet that tells how to go on."""
        kit, size = self.kit, self.plan.rect.size
        style = Style("ui_semibold", kit.scale.text(17), kit.theme["text"])
        room = (size[0] - 2 * style.px, round(style.px * 1.6))
        text = self.words.texts.text("hud.moment_waits")
        laid = kit.type.fit(text, style, room, kit.least(inks.SMALLEST), 1)
        image = inks.plaque(kit, (laid.size[0] + 2 * style.px, round(style.px * HINT))).copy()
        laid.draw_in(image, image.get_rect())
        spot = image.get_rect(midbottom=(size[0] // 2, size[1] - style.px // 2))
        return image, spot.clamp(bounds).topleft
