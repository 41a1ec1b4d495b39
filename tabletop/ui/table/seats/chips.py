"""Chips: plates that sum up seats whose places are not laid out; one of them is looked at."""

from bisect import bisect_right
from dataclasses import dataclass, replace

import pygame

from rules.core.data import Facts
from rules.core.refs import NOTHING
from tabletop.player.seats import Seat
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.markup import ELLIPSIS, escaped
from tabletop.ui.drawing.letters.richtext import Laid, Style
from tabletop.ui.drawing.marks import seat_mark
from tabletop.ui.drawing.materials.surfaces import RESTING, brass_edge, glow, panel, shadow, well
from tabletop.ui.drawing.paint import layer, put, rounded_box, rounded_mask
from tabletop.ui.drawing.theme import Colour, mix, take_colour
from tabletop.ui.table.fittings.counts import Number
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.seats.plates import Figure, SeatPlate

SMALLEST = 13  # pixels of a figure
MARGIN = 18  # around a chip, for its shadow and its light
PORTRAIT = 1.06  # of a chip's height, for a portrait
ROOMY = 4.0  # heights of a chip in its width from which on it has room for one
LINE = 1.36  # height of a line in sizes of its text
SHADE = 0.22  # of black in the colours of the bar, so that figures can be read on them
STRENGTH = 0.85  # of that edge
RIM = 3  # between what is looked at and the edge around it
GAP = 0.5  # between figures, in sizes of their text


@dataclass(frozen=True, slots=True)
class Balance:
    """Two counters of every seat that pull at one bar, its colours, and what comes of them."""

    counters: tuple[str, str]
    colours: tuple[Colour, Colour]
    middle: str = ""


def take_balance(facts: Facts) -> Balance:
    """Take the two counters of a bar, its colours, and what comes of them."""
    counters = facts.word("left"), facts.word("right")
    colours = take_colour(facts, "left_colour"), take_colour(facts, "right_colour")
    balance = Balance(counters, colours, facts.word_or("middle", ""))
    facts.done()
    return balance


@dataclass(frozen=True, slots=True)
class Poles:
    """The two counters of a seat that pull at its bar, their colours, and what comes of it."""

    refs: tuple[int, int]
    colours: tuple[Colour, Colour]
    middle: int = NOTHING

    @property
    def all(self) -> tuple[int, ...]:
        """Return every counter that stands on the bar."""
        return (*self.refs, self.middle)


@dataclass(slots=True)
class _Lines:
    """Where everything on a chip is: its name, its figures and its bar."""

    first: pygame.Rect
    name: pygame.Rect
    turn: pygame.Rect
    key: pygame.Rect
    figures: list[Figure]
    bar: pygame.Rect
    fits: bool


class SeatChip(SeatPlate):
    """The plate of a seat in few words: mark, name, key, figures and a bar between two of them."""

    def __init__(
        self,
        kit: Kit,
        who: tuple[int, Seat, str],
        box: pygame.Rect,
        key: int,
        poles: Poles | None,
    ) -> None:
        super().__init__(kit, who, box, box.inflate(2 * MARGIN, 2 * MARGIN))
        self.key = str(key) if key else ""
        self.poles = poles
        # A chip is seldom painted: it lies ready as a picture, in which all this is.
        self._board = pygame.Rect((MARGIN, MARGIN), box.size)
        self._lines: _Lines | None = None
        self._cramped = False  # whether signs are smaller for the name's sake
        self._picture: pygame.Surface | None = None

    def _forget(self) -> None:
        self._lines = self._picture = None

    @property
    def mark_box(self) -> pygame.Rect:
        """Return where the seat's mark is, and the ring around it while it thinks."""
        return self._mark().move(self.area.topleft)

    def _mark(self) -> pygame.Rect:
        first = self._laid().first
        if self._pictured:
            side = round(self._board.height * PORTRAIT)
            box = pygame.Rect(0, 0, side, side)
            box.midleft = (self._board.left - 2, self._board.centery)
            return box
        tall = self._sign(first.height)
        side = round(tall * 0.86)
        box = pygame.Rect(0, 0, side, side)
        box.center = (first.left + tall // 2, first.centery)
        return box

    def _sign(self, tall: int) -> int:
        """Return how large signs beside a name are: where it would be cut, they leave it room."""
        return min(tall, round(self.kit.scale.usual(18) * LINE)) if self._cramped else tall

    @property
    def _pictured(self) -> bool:
        """Tell whether there is room for a portrait, if the seat has one."""
        return self.portrait is not None and self._board.width >= self._board.height * ROOMY

    def face(self, px: int) -> pygame.Surface:
        """Return the portrait where there is room for it, else the mark alone."""
        return super().face(px) if self._pictured else seat_mark(self.kit, self.seat, px)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the chip: lit while its seat decides, edged in its colour while it is looked at."""
        if self._picture is None:
            self._picture = layer(self.area.size)
            self._paint(self._picture)
        put(target, self._picture, self.area)

    def _paint(self, target: pygame.Surface) -> None:
        self._draw_board(target)
        lines, box, kit = self._laid(), self._mark(), self.kit
        if self.standing.turn:
            sign = kit.icons.get(self.standing.turn, lines.turn.width, kit.theme["brass_light"])
            put(target, sign, lines.turn)
        name = self._name(lines.name.width)
        name.draw(target, (lines.name.left, lines.name.centery - name.size[1] / 2))
        if self.key:
            self._draw_key(target, lines.key)
        if lines.bar.width:
            self._draw_bar(target, lines.bar)
        for _, laid, place in lines.figures:
            laid.draw_in(target, place)
        if self.out:
            put(target, self.veil(self._radius), self._board)
        put(target, self.face(box.width), box)

    def _name(self, room: int) -> Laid:
        """Return the name as large as it fits, or as many letters of it as do."""
        style, name = self.kit.style("ui_semibold", 18), self.who.name
        both = self.kit.type.line(escaped(" · ".join((name, self.standing.party))), style)
        if self.standing.party and both.size[0] <= room:
            return both
        laid = self.kit.type.line(escaped(name), style)
        while laid.size[0] > room and laid.style.px > self.kit.least(SMALLEST):
            laid = self.kit.type.line(escaped(name), replace(laid.style, px=laid.style.px - 1))
        self.cut = laid.size[0] > room
        if not self.cut:
            return laid

        def shortened(count: int) -> Laid:
            return self.kit.type.line(escaped(name[:count].rstrip(" -")) + ELLIPSIS, laid.style)

        counts = range(1, len(name))
        return shortened(bisect_right(counts, room, key=lambda count: shortened(count).size[0]))

    @property
    def _radius(self) -> int:
        return max(6, self.kit.scale.px(12))

    def _draw_board(self, target: pygame.Surface) -> None:
        theme, scale, box = self.kit.theme, self.kit.scale, self._board
        cast = shadow(box.size, self._radius, RESTING, scale.factor)
        if self.active:
            cast = glow(box.size, self._radius, theme["brass"], max(4, scale.px(7)), 2)
        cast.draw(target, box.topleft)
        share = 0.8 if self.active else 0.45 if self.standing.focused else 0.0
        ground = mix(theme["panel"], theme["button"], share)
        put(target, panel(box.size, self._radius, ground, 0), box)
        if self.standing.focused:
            colour = theme.seats[self.seat % len(theme.seats)].colour
            rounded_box(target, colour, box, self._radius, max(2, scale.px(4)))
        else:
            put(target, brass_edge(box.size, self._radius, max(1, scale.px(1.5))), box)

    def _draw_key(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Draw which key turns to this seat, like the cap of a key."""
        theme = self.kit.theme
        rounded_box(target, theme["panel_high"], box, max(2, box.height // 4))
        rounded_box(target, theme["line"], box, max(2, box.height // 4), 1)
        style = replace(self.kit.style("ui_semibold", 14, "text_soft"), px=round(box.height * 0.8))
        self.kit.type.line(self.key, style).draw_in(target, box)

    def _draw_bar(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Draw how far each of two counters has pulled the bar, and what comes of it."""
        assert self.poles is not None
        theme = self.kit.theme
        counts = {number.ref: max(0, number.value) for number in self.numbers}
        values = [counts.get(ref, 0) for ref in self.poles.refs]
        figures = self._laid().figures
        shade = SHADE * (2 if theme.high_contrast else 1)
        left, right = (mix(colour, (0, 0, 0), shade) for colour in self.poles.colours)
        face = layer(box.size)
        face.fill((*theme["well"], 255))
        if sum(values):
            split = round(box.width * values[0] / sum(values))
            face.fill((*left, 255), pygame.Rect(0, 0, split, box.height))
            face.fill((*right, 255), pygame.Rect(split, 0, box.width - split, box.height))
            # The line between the colours gives way to figures.
            line = pygame.Rect(box.left + split - 1, box.top, 2, box.height)
            if line.inflate(2, 0).collidelist([place for _, _, place in figures]) < 0:
                face.fill((*theme["text"], 255), line.move(-box.left, -box.top))
        radius = max(3, box.height // 4)
        face.blit(rounded_mask(box.size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        put(target, face, box)
        rounded_box(target, theme["focus_dark"], box, radius, 1)
        for ref, _, place in figures:
            if ref == self.poles.middle:
                pill = pygame.Rect(0, 0, max(place.height, place.width + 8), box.height + 2)
                pill.center = box.center
                rounded_box(target, theme["brass"], pill, pill.height // 3)

    # Where everything is

    def _figures(self) -> list[Figure]:
        at = self.area.topleft
        return [(ref, laid, box.move(at)) for ref, laid, box in self._laid().figures]

    def _laid(self) -> _Lines:
        """Return where everything is, the figures as large as all of them fit."""
        if self._lines is None:
            self._cramped = False
            self._lines = self._largest()
            least = replace(self.kit.style("ui_semibold", 18), px=self.kit.least(SMALLEST))
            name = self.kit.type.line(escaped(self.who.name), least)
            if self.kit.scale.growth > 1 and name.size[0] > self._lines.name.width:
                self._cramped = True
                self._lines = self._largest()
        return self._lines

    def _largest(self) -> _Lines:
        """Return where everything is with figures of the largest size that fits."""
        wanted = self.kit.style("ui_bold", 18, "brass")
        lines = (
            self._placed(replace(wanted, px=px), rows)
            for px in range(wanted.px, self.kit.least(SMALLEST) - 1, -1)
            for rows in (2, 3)
        )
        fitting = next((found for found in lines if found.fits), None)
        return fitting or self._placed(replace(wanted, px=self.kit.least(SMALLEST)), 2)

    def _placed(self, style: Style, rows: int) -> _Lines:
        """Return where everything is with figures of a size in two rows or three."""
        pad = max(4, self.kit.scale.px(8))
        inner = self._board.inflate(-2 * pad, -pad)
        if self._pictured:
            beside = round(self._board.height * PORTRAIT)
            inner = pygame.Rect(inner.x + beside, inner.y, inner.width - beside, inner.height)
        tall = inner.height // rows
        boxes = [
            pygame.Rect(inner.x, inner.y + tall * row, inner.width, tall) for row in range(rows)
        ]
        pulling = self.poles.all if self.poles is not None else ()
        ends = {n.ref: self._figure(n, style) for n in self.numbers if n.ref in pulling}
        rest = [(n.ref, self._figure(n, style)) for n in self.numbers if n.ref not in pulling]
        gap = round(style.px * GAP)
        sign = tall if self._pictured else self._sign(tall)
        side = min(sign - 4, round(self.kit.scale.text(18) * 1.05)) if self.key else 0
        key = pygame.Rect(inner.right - side, boxes[0].centery - side // 2, side, side)
        left = inner.left if self._pictured else inner.left + sign + gap // 2
        wide = round(sign * 0.8) if self.standing.turn else 0
        turn = pygame.Rect(key.left - gap // 2 - wide, boxes[0].centery - wide // 2, wide, wide)
        name = pygame.Rect(left, inner.top, max(8, turn.left - gap // 2 - left), tall)
        tail, end = _to_the_left(rest, boxes[-1], gap)
        row = boxes[1]
        if rows == 2:
            row = pygame.Rect(row.left, row.top, end - row.left, row.height)
        bar, figures = self._barred(ends, row, style)
        tight = sum(laid.size[0] for laid in ends.values()) + (len(ends) + 1) * gap > bar.width
        fits = not (ends and tight) and end >= inner.left and tall >= round(style.px * LINE)
        return _Lines(boxes[0], name, turn, key, figures + tail, bar, fits)

    def _barred(
        self, ends: dict[int, Laid], row: pygame.Rect, style: Style
    ) -> tuple[pygame.Rect, list[Figure]]:
        """Return the bar of a row and the figures on it: two at its ends, one in its middle."""
        if not ends or self.poles is None:
            return pygame.Rect(row.topleft, (0, 0)), []
        bar = pygame.Rect(row.left, 0, max(0, row.width), min(row.height, round(style.px * 1.3)))
        bar.centery = row.centery
        pad = max(4, style.px // 3)
        figures = []
        for ref, laid in ends.items():
            box = pygame.Rect(bar.left + pad, bar.top, laid.size[0], bar.height)
            if ref == self.poles.refs[1]:
                box.right = bar.right - pad
            elif ref == self.poles.middle:
                box.centerx = bar.centerx
            figures.append((ref, laid, box))
        return bar, figures

    def _figure(self, number: Number, style: Style) -> Laid:
        icon = number.icon
        if self.poles is not None and number.ref in self.poles.all:
            middle = number.ref == self.poles.middle
            colour = self.kit.theme["primary_text" if middle else "badge_text"]
            style, icon = replace(style, colour=colour), ""
        return self.kit.type.line(number.written(icon), style)


def _to_the_left(
    figures: list[tuple[int, Laid]], row: pygame.Rect, gap: int
) -> tuple[list[Figure], int]:
    """Return figures lined up at the right end of a row, and how far the rest of it reaches."""
    placed: list[Figure] = []
    right = row.right
    for ref, laid in reversed(figures):
        box = pygame.Rect(right - laid.size[0], row.top, laid.size[0], row.height)
        placed.insert(0, (ref, laid, box))
        right = box.left - gap
    return placed, right


class FocusFrame(Part):
    """The ground of what is looked at, in the colour of its seat and tied to its chip."""

    layer = -1

    def __init__(self, kit: Kit, box: pygame.Rect, chips: list[SeatChip]) -> None:
        self.kit = kit
        self.box = box.inflate(0, 2 * RIM)
        self.chips = chips
        self._radius = max(6, kit.scale.px(16))
        self._edge = rounded_mask(self.box.size, self._radius, max(2, kit.scale.px(3)))
        whole = self.box.unionall([chip.rect for chip in chips]).inflate(8, 8)
        top = min(chip.rect.bottom for chip in chips) - 4
        super().__init__(pygame.Rect(whole.left, top, whole.width, whole.bottom - top))

    def draw(self, target: pygame.Surface) -> None:
        """Draw the ground, and a tip that points at the chip."""
        theme = self.kit.theme
        chip = next((chip for chip in self.chips if chip.standing.focused), None)
        if chip is None:
            return
        colour = theme.seats[chip.seat % len(theme.seats)].colour
        put(target, well(self.box.size, self._radius, theme["table_dark"], 128), self.box)
        self._draw_tip(target, chip.rect, colour)
        ring = self._edge.copy()
        tone = [round(channel * STRENGTH) for channel in (*colour, 255)]
        ring.fill(tone, special_flags=pygame.BLEND_RGBA_MULT)
        put(target, ring, self.box)

    def _draw_tip(self, target: pygame.Surface, chip: pygame.Rect, colour: Colour) -> None:
        """Draw a tip that ties the ground to a chip above it."""
        tall = self.box.top - chip.bottom
        if tall > 0 and chip.centerx < self.box.right - self._radius:
            half, low = max(6, tall + 2), self.box.top + 2
            middle, top = chip.centerx, chip.bottom - 1
            points = [(middle, top), (middle - half, low), (middle + half, low)]
            pygame.draw.polygon(target, colour, points)
