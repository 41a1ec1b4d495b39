"""Draws what a system asks at a first start: sheets of paper, each with a window sketched on it.

They are drawings and look like drawings: ink on paper, and brass around what is to be pressed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import cast

import numpy as np
import pygame

from art.kinds import Colour, colour
from art.plane.grid import Array, blur, single
from art.plane.sheet import Sheet, write
from art.plane.textures import WALNUT, paper, wood
from art.spec import Spec, SpecError

FONTS, REGULAR, BOLD, ITALIC = "font_source_sans_pro", "Regular", "Bold", "It"
INK, SOFT, PALE = colour("#2a1e14"), colour("#614b33"), colour("#f7eed6")
LEAF, BRASS, DARK_BRASS = colour("#f4ebd4"), colour("#d6a956"), colour("#7c5820")
BAR, WINDOW, BUTTON = colour("#e0d2b0"), colour("#fbf6e8"), colour("#ece0c2")
MARGIN, GAP, INNER = 26, 24, 24  # around all sheets, between two, within one
HEAD = 56  # of a sheet, above its window: the number and what to do
TITLE_BAR, LINE, PAD = 34, 25, 20
BUTTON_HIGH, BUTTON_PAD, BUTTON_GAP = 36, 18, 12
SHADE = 0.42  # how dark the shadow of a sheet is
PLANKS, CONTRAST = 4, 0.55


@dataclass(frozen=True)
class Box:
    """A rectangle in pixels of the finished picture."""

    x: float
    y: float
    wide: float
    high: float


@cache
def font(kind: str, px: int) -> pygame.font.Font:
    """Open a face of the house at a size."""
    pygame.font.init()
    raw = (files(FONTS) / "files" / f"SourceSansPro-{kind}.ttf").read_bytes()
    return pygame.font.Font(BytesIO(raw), px)


class Pen:
    """Writes and draws on a sheet in pixels of the finished picture."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.scale = sheet.scale

    def wide(self, words: str, px: int, kind: str = REGULAR) -> float:
        """Return how wide words are."""
        return font(kind, px * self.scale).size(words)[0] / self.scale

    def write(self, words: str, at: tuple[float, float], px: int, kind: str = REGULAR) -> None:
        """Write words in ink, from their upper left corner on."""
        paint = [round(part) for part in (SOFT if kind == ITALIC else INK)]
        drawn = font(kind, px * self.scale).render(words, True, paint)  # noqa: FBT003
        self.sheet.surface.blit(drawn, (round(at[0] * self.scale), round(at[1] * self.scale)))

    def box(self, box: Box, fill: Colour | None, edge: Colour, width: float, round_by: int) -> None:
        """Draw a rounded rectangle."""
        parts = (box.x, box.y, box.wide, box.high)
        place = pygame.Rect(*(round(part * self.scale) for part in parts))
        corner = round_by * self.scale
        surface = self.sheet.surface
        if fill is not None:
            pygame.draw.rect(surface, _whole(fill), place, border_radius=corner)
        thick = max(1, round(width * self.scale))
        pygame.draw.rect(surface, _whole(edge), place, thick, border_radius=corner)

    def ring(self, box: Box) -> None:
        """Lay brass around what is to be pressed."""
        for grown, paint, width in ((7.0, DARK_BRASS, 5.0), (6.0, BRASS, 3.4)):
            around = Box(box.x - grown, box.y - grown, box.wide + 2 * grown, box.high + 2 * grown)
            self.box(around, None, paint, width, 15)


def _whole(paint: Colour) -> list[int]:
    return [round(part) for part in paint]


def wrapped(pen: Pen, words: str, px: int, wide: float) -> list[str]:
    """Break words into lines of some width; what stands on a line of its own stays there."""
    lines: list[str] = []
    for whole in words.splitlines():
        lines.append("")
        for word in whole.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and pen.wide(longer, px) > wide:
                lines.append(word)
            else:
                lines[-1] = longer
    return lines


class Step:
    """One sheet: its number, what to do, and the window in which it is done."""

    def __init__(self, spec: Spec, number: int) -> None:
        self.name, self.number = spec.name, number
        self.say = spec.text("say")
        self.bar = spec.text("bar", "")
        self.head = spec.text("head", "")
        self.words = spec.text("words", "")
        self.link, self.tick = spec.text("link", ""), spec.text("tick", "")
        self.buttons = [str(name) for name in cast("list[object]", spec.take("buttons", []))]
        self.press = spec.text("press")
        spec.done()
        if self.press not in (self.link, self.tick, *self.buttons):
            raise SpecError(f"{spec.name}: there is no {self.press!r} to press")

    def draw(self, pen: Pen, leaf: Box) -> None:
        """Draw all of it onto a sheet of paper that lies there already."""
        centre = (leaf.x + INNER + 15, leaf.y + HEAD / 2 + 8)
        pen.sheet.disc(centre, 18, DARK_BRASS)
        pen.sheet.disc(centre, 16, BRASS)
        figure = str(self.number)
        pen.write(figure, (centre[0] - pen.wide(figure, 22, BOLD) / 2, centre[1] - 14), 22, BOLD)
        pen.write(self.say, (centre[0] + 28, centre[1] - 14), 22, BOLD)
        self._within(centre[0] + 28 + pen.wide(self.say, 22, BOLD), leaf.x + leaf.wide - INNER)
        below = leaf.y + HEAD + 8
        high = leaf.high - HEAD - 8 - INNER
        self._window(pen, Box(leaf.x + INNER, below, leaf.wide - 2 * INNER, high))

    def _window(self, pen: Pen, box: Box) -> None:
        pen.box(box, WINDOW, INK, 1.6, 8)
        bar = Box(box.x, box.y, box.wide, TITLE_BAR)
        pen.box(bar, BAR, INK, 1.6, 8)
        pen.write(self.bar, (bar.x + 14, bar.y + 7), 16, ITALIC)
        top = box.y + box.high - PAD - (BUTTON_HIGH if self.buttons else 0)
        self._within(self._contents(pen, box, box.y + TITLE_BAR + 16), top)
        self._within(box.x + PAD, self._buttons(pen, box))

    def _within(self, end: float, limit: float) -> None:
        """Refuse words that leave the room they have."""
        if end > limit:
            raise SpecError(f"{self.name}: it says too much for its window")

    def _contents(self, pen: Pen, box: Box, y: float) -> float:
        """Write what a window says; return where it ends."""
        x, wide = box.x + PAD, box.wide - 2 * PAD
        for line in wrapped(pen, self.head, 22, wide):
            pen.write(line, (x, y), 22, BOLD)
            y += LINE + 5
        for line in wrapped(pen, self.words, 18, wide):
            pen.write(line, (x, y), 18)
            y += LINE
        y += 18
        if self.tick:
            tick = Box(x, y + 2, 18, 18)
            pen.box(tick, LEAF, INK, 1.6, 3)
            marks = [(x + 4, y + 11), (x + 8, y + 16), (x + 15, y + 6)]
            pen.sheet.line(marks, INK, 2.2)
            pen.write(self.tick, (x + 28, y - 1), 18)
            self._mark(pen, self.tick, Box(x, y, 28 + pen.wide(self.tick, 18), 24))
        if self.link:
            across = pen.wide(self.link, 18)
            pen.write(self.link, (x, y), 18)
            pen.sheet.line([(x, y + 23), (x + across, y + 23)], INK, 1.2)
            self._mark(pen, self.link, Box(x, y + 1, across, 24))
        return y + (LINE if self.tick or self.link else -18)

    def _buttons(self, pen: Pen, box: Box) -> float:
        """Draw the buttons from the right; return where the first begins."""
        x = box.x + box.wide - PAD
        for name in reversed(self.buttons):
            wide = pen.wide(name, 18) + 2 * BUTTON_PAD
            x -= wide
            place = Box(x, box.y + box.high - BUTTON_HIGH - PAD + 2, wide, BUTTON_HIGH)
            pen.box(place, BUTTON, INK, 1.4, 6)
            pen.write(name, (x + BUTTON_PAD, place.y + 6), 18)
            self._mark(pen, name, place)
            x -= BUTTON_GAP
        return x + BUTTON_GAP

    def _mark(self, pen: Pen, name: str, box: Box) -> None:
        if name == self.press:
            pen.ring(box)


def leaves(size: tuple[int, int], count: int) -> list[Box]:
    """Return where the sheets lie, side by side."""
    wide = (size[0] - 2 * MARGIN - (count - 1) * GAP) / count
    high = size[1] - 2 * MARGIN
    return [Box(round(MARGIN + n * (wide + GAP)), MARGIN, round(wide), high) for n in range(count)]


def ground(size: tuple[int, int], seed: int, places: list[Box]) -> Array:
    """Make the table with a sheet of paper at each place, and its shadow."""
    table = wood(size, seed, PLANKS, WALNUT, CONTRAST)
    shadow = np.zeros((size[1], size[0], 1), np.float32)
    for box in places:
        x, y = int(box.x), int(box.y)
        shadow[y + 5 : y + int(box.high) + 9, x + 3 : x + int(box.wide) + 7] = 1.0
    table = single(table * (1 - SHADE * blur(shadow, 7)))
    for number, box in enumerate(places):
        x, y, wide, high = int(box.x), int(box.y), int(box.wide), int(box.high)
        table[y : y + high, x : x + wide] = paper((wide, high), seed + number, PALE, 0.6)
    return table


def draw(spec: Spec) -> Array:
    """Draw all steps side by side."""
    size = spec.size()
    steps = [Step(part, number) for number, part in enumerate(spec.parts("step"), 1)]
    places = leaves(size, len(steps))
    sheet = Sheet(*size, LEAF)
    sheet.paste(ground(size, spec.whole("seed"), places))
    for step, place in zip(steps, places, strict=True):
        step.draw(Pen(sheet), place)
    return sheet.picture()


def make(spec: Spec, target: Path) -> None:
    """Draw the steps that an art.toml describes into a file."""
    write(draw(spec), target, spec.whole("quality"))
