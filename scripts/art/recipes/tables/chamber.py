"""Draws a table top as a senate: wood around leather, into which a hundred desks are tooled."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np

from art.kinds import Colour, Size
from art.plane.grid import Array, blur, clip, mix, single
from art.plane.outlines import Spot, box
from art.plane.sheet import Sheet, write
from art.plane.textures import wood
from art.print.guilloche import Inks, chain, ribbon, rosette
from art.recipes.tables.boards import WOODS, let_in, lit
from art.spec import Spec

WHITE: Colour = (255, 255, 255)
INKS = Inks(WHITE, (150, 150, 150), 0.9)
# How much wider than high the half circles are.
WIDE = 1.5
# How many desks stand in each of the rows around the rostrum; they are a hundred.
ROWS = (12, 16, 20, 24, 28)


def desks(sheet: Sheet, size: Size, unit: float) -> None:
    """Draw the desks in half circles, an aisle in the middle, and the rostrum before them."""
    at, unit = (size[0] / 2, size[1] * 0.83), unit * 1.36
    for number, count in enumerate(ROWS):
        radius = unit * (3.2 + 1.15 * number)
        aisle = math.asin(unit * 0.8 / radius / WIDE)
        step = (math.pi * 0.485 - aisle) / (count // 2 - 0.5)
        for place in range(count // 2):
            for side in (-1, 1):
                desk(sheet, at, radius, side * (aisle + step * place), unit)
    rostrum = (at[0], at[1] - unit)
    for half in ((1.9, 0.5), (1.75, 0.36)):
        sheet.line(box(rostrum, (unit * half[0], unit * half[1])), WHITE, 1.1, closed=True)
    rosette(sheet, rostrum, (unit * 0.08, unit * 0.34), 9, 7, INKS)


def desk(sheet: Sheet, at: Spot, radius: float, angle: float, unit: float) -> None:
    """Draw one desk with its chair, as seen from above, that faces the rostrum."""
    out = (WIDE * math.sin(angle), -math.cos(angle))
    size = math.hypot(*out)
    way = (out[0] / size, out[1] / size)
    spot = (at[0] + radius * out[0], at[1] + radius * out[1])
    chair = (spot[0] + way[0] * unit * 0.48, spot[1] + way[1] * unit * 0.48)
    turn = math.degrees(math.atan2(way[1], way[0])) + 90
    for half, width in (((0.38, 0.24), 1.1), ((0.3, 0.16), 0.7)):
        sheet.line(box(spot, (unit * half[0], unit * half[1]), turn), WHITE, width, closed=True)
    seat = box(chair, (unit * 0.22, unit * 0.12), turn, unit * 0.1)
    sheet.line(seat, WHITE, 0.8, closed=True)


def borders(sheet: Sheet, size: Size, unit: float) -> None:
    """Draw woven bands along the edges and a rosette in each corner."""
    width, height = size
    edge = unit * 0.78
    for start, end, waves in (
        ((edge, edge), (width - edge, edge), 21.5),
        ((edge, height - edge), (width - edge, height - edge), 21.5),
        ((edge, edge), (edge, height - edge), 11.5),
        ((width - edge, edge), (width - edge, height - edge), 11.5),
    ):
        ribbon(sheet, start, end, unit * 0.16, waves * 2, INKS)
    for x in (edge, width - edge):
        for y in (edge, height - edge):
            sheet.disc((x, y), unit * 0.56, (0, 0, 0))
            rosette(sheet, (x, y), (unit * 0.12, unit * 0.5), 11, 7, INKS)
            chain(sheet, (x, y), unit * 0.58, unit * 0.04, 24, INKS)


def tooled(picture: Array, lines: Array, gilt: Colour) -> Array:
    """Press lines into leather and lay worn gold into them."""
    deep = blur(lines, 1)
    shade = np.roll(deep, (1, 1), (0, 1)) - np.roll(deep, (-1, -1), (0, 1))
    picture = picture * (1 - 0.5 * clip(shade, -0.6, 0.6)[..., None])
    gold = np.broadcast_to(single(gilt), picture.shape)
    return mix(single(picture), single(gold), lines * np.float32(0.3))


def draw(spec: Spec) -> Array:
    """Draw a whole table."""
    size = spec.size()
    board = spec.part("wood")
    planks, tones = board.whole("planks"), WOODS[board.text("tone")]
    picture = wood(size, board.whole("seed"), planks, tones, board.number("contrast"))
    picture = picture * np.float32(board.number("light"))
    board.done()
    inlay = spec.part("inlay")
    picture = let_in(picture, inlay)
    inlay.done()
    unit = size[1] / 22
    gilt = spec.paint("gilt")
    for strength, tool in ((1.0, borders), (0.6, desks)):
        sheet = Sheet(*size, (0, 0, 0), 2)
        tool(sheet, size, unit)
        picture = tooled(picture, sheet.picture()[..., 0] / 255 * np.float32(strength), gilt)
    return lit(picture, spec)


def make(spec: Spec, target: Path) -> None:
    """Draw the table that an art.toml describes into a file."""
    write(draw(spec), target, spec.whole("quality"))
