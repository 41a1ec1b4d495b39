"""Draws the things that posters love: hats, coins, papers, signs, microphones, smoke."""

from __future__ import annotations

import math

import numpy as np

from art.plane.outlines import Spot, box, oval, points_of
from art.print.poster.pen import Mark, Marks, Pen, arc, form

# Everything stands around its spot and is about two sizes high or wide, unless it says otherwise.


def heart(pen: Pen, at: Spot, size: float, paint: str = "red", degrees: float = 0.0) -> None:
    """Draw a heart."""
    pen.moved(at, size, degrees).form(
        "0,-0.92! 0.72,-0.22 1,0.3 0.72,0.78 0.28,0.74 0,0.4! -0.28,0.74 -0.72,0.78 "
        "-1,0.3 -0.72,-0.22",
        paint,
    )


def coin(pen: Pen, at: Spot, size: float, paint: str = "gold") -> None:
    """Draw a coin with a star on it, seen from the front."""
    here = pen.moved(at, size)
    here.disc((0.0, 0.0), 1.0, paint)
    here.disc((0.0, 0.0), 0.74, paint, line=0.6, shade=0.0, shine=0.0)
    here.star((0.0, 0.0), 0.5, "yellow", line=0.6, shade=0.0, shine=0.0)


def coins(pen: Pen, at: Spot, size: float, count: int = 4) -> None:
    """Draw a stack of lying coins, two sizes wide, that grows upwards from its spot."""
    here = pen.moved(at, size)
    for number in range(count):
        x, y = (0.08, -0.06, 0.03, -0.1, 0.06)[number % 5], number * 0.34
        here.form(
            [
                (x - 1, y + 0.1, 1),
                (x - 0.94, y - 0.14),
                (x, y - 0.3),
                (x + 0.94, y - 0.14),
                (x + 1, y + 0.1, 1),
            ],
            "gold",
        )
        here.oval((x, y + 0.1), (1.0, 0.32), "yellow", shade=0.2, shine=0.0)


def note(pen: Pen, at: Spot, size: float, degrees: float = 0.0, paint: str = "mint") -> None:
    """Draw a banknote, two sizes wide."""
    here = pen.moved(at, size, degrees)
    here.box((0.0, 0.0), (2.0, 1.04), paint, shade=0.4, shine=0.0)
    here.box((0.0, 0.0), (1.74, 0.78), paint, line=0.45, shade=0.0, shine=0.0)
    here.disc((0.0, 0.0), 0.3, "green", line=0.6, shade=0.0, shine=0.0)
    here.star((0.0, 0.0), 0.2, paint, line=0.0, shade=0.0, shine=0.0)


def money_bag(pen: Pen, at: Spot, size: float, paint: str = "sand") -> None:
    """Draw a tied bag with a coin printed on it."""
    here = pen.moved(at, size)
    here.form("-0.26,0.5 -0.52,0.98 -0.1,0.86 0.14,1.04 0.5,0.94 0.26,0.5", paint)
    here.form(
        "-0.28,0.46 -0.84,-0.1 -0.92,-0.7 -0.5,-0.98 0.5,-0.98 0.92,-0.7 0.84,-0.1 0.28,0.46",
        paint,
    )
    here.bar((-0.26, 0.5), (0.26, 0.5), 0.16, "red", shine=0.0)
    here.disc((0.0, -0.36), 0.38, "gold", line=0.8)
    here.star((0.0, -0.36), 0.22, "umber", line=0.0, shade=0.0)


def top_hat(pen: Pen, at: Spot, size: float, paint: str = "black", degrees: float = 0.0) -> None:
    """Draw a top hat that stands on its brim."""
    here = pen.moved(at, size, degrees)
    here.form(
        "-0.62,0.1! -0.68,1.3 -0.78,1.5! 0.78,1.5! 0.68,1.3 0.62,0.1!",
        paint,
    )
    here.form(
        "-0.63,0.1! -0.645,0.44! 0.645,0.44! 0.63,0.1!",
        "red",
        shine=0.0,
        shade=0.5,
    )
    here.form(
        "-1.1,0.2 -0.6,0.06 0.6,0.06 1.1,0.2 0.9,-0.08 0,-0.18 -0.9,-0.08",
        paint,
    )


def crown(pen: Pen, at: Spot, size: float) -> None:
    """Draw a crown with three points."""
    here = pen.moved(at, size)
    here.form(
        "-0.9,-0.4! -1.06,0.6! -0.5,0.12! 0,0.86! 0.5,0.12! 1.06,0.6! 0.9,-0.4!",
        "gold",
    )
    here.box((0.0, -0.42), (1.86, 0.28), "gold", corner=0.08)
    for x, y, paint in (
        (-1.06, 0.64, "red"),
        (0.0, 0.92, "red"),
        (1.06, 0.64, "red"),
        (0.0, -0.42, "teal"),
    ):
        here.disc((x, y), 0.14, paint, shade=0.3)


def halo(pen: Pen, at: Spot, size: float) -> None:
    """Draw a halo, two sizes wide."""
    here = pen.moved(at, size)
    rim = oval((0.0, 0.0), (1.0, 0.32), steps=64)
    inner = oval((0.0, 0.02), (0.72, 0.16), steps=64)
    ring = np.concatenate([rim, rim[:1], inner[:1], inner[::-1]])
    here.fill(ring, "yellow", shade=0.4, shine=0.0)


def necktie(pen: Pen, at: Spot, size: float, paint: str = "red") -> None:
    """Draw a tie that hangs from its knot."""
    here = pen.moved(at, size)
    here.form("-0.2,-0.3! 0.2,-0.3! 0.42,-1.5! 0,-2! -0.42,-1.5!", paint)
    here.form("-0.34,0.1! 0.34,0.1! 0.2,-0.36! -0.2,-0.36!", paint)


def bow_tie(pen: Pen, at: Spot, size: float, paint: str = "red") -> None:
    """Draw a bow tie."""
    here = pen.moved(at, size)
    for side in here.both():
        side.form("0.1,0.16! 0.9,0.5 1,0 0.9,-0.5 0.1,-0.16!", paint)
    here.box((0.0, 0.0), (0.36, 0.44), paint, corner=0.1)


def placard(pen: Pen, at: Spot, sides: Spot, paint: str = "white", degrees: float = 0.0) -> Pen:
    """Draw a sign on a stick below it; returns a pen in its middle for what stands on it."""
    here = pen.moved(at, 1.0, degrees)
    here.bar((0.0, 0.0), (0.0, -sides[1] / 2 - 1.3), 0.15, "wood")
    here.box((0.0, 0.0), sides, paint, corner=0.06, shade=0.5)
    return here


def sheet(pen: Pen, at: Spot, sides: Spot, lines: int = 5, degrees: float = 0.0) -> Pen:
    """Draw a sheet of paper with lines of writing; returns a pen in its middle."""
    here = pen.moved(at, 1.0, degrees)
    wide, high = sides
    here.box((0.0, 0.0), sides, "white", shade=0.5, shine=0.0)
    for number in range(lines):
        y = high / 2 - high * (number + 1) / (lines + 1)
        end = wide * (0.36 if number % 3 < 2 else 0.16)
        here.stroke([(-wide * 0.36, y), (end, y)], min(0.07, high / lines * 0.28))
    return here


def envelope(pen: Pen, at: Spot, size: float, paint: str = "paper", degrees: float = 0.0) -> None:
    """Draw a closed letter, two sizes wide."""
    here = pen.moved(at, size, degrees)
    here.box((0.0, 0.0), (2.0, 1.34), paint, shade=0.6)
    here.form("-1,0.67! 0,-0.16! 1,0.67!", paint, shade=0.6, shine=0.0)


def briefcase(pen: Pen, at: Spot, size: float, paint: str = "brown", degrees: float = 0.0) -> None:
    """Draw a briefcase, two sizes wide."""
    here = pen.moved(at, size, degrees)
    here.band("-0.34,0.6 -0.3,0.92 0.3,0.92 0.34,0.6", 0.16, "umber")
    here.box((0.0, 0.0), (2.0, 1.3), paint, corner=0.14)
    here.stroke([(-1.0, 0.14), (1.0, 0.14)], 0.05)
    for x in (-0.5, 0.5):
        here.box((x, 0.12), (0.24, 0.32), "gold", corner=0.05, line=0.8)


def megaphone(pen: Pen, at: Spot, size: float, paint: str = "red", degrees: float = 0.0) -> None:
    """Draw a megaphone that shouts to the right."""
    here = pen.moved(at, size, degrees)
    here.band("-0.55,-0.2 -0.42,-0.8 -0.1,-0.8 -0.1,-0.2", 0.18, "coal")
    here.form(
        "-0.8,0.26! 0.2,0.36 0.9,0.82! 0.9,-0.82! 0.2,-0.36 -0.8,-0.26!",
        paint,
    )
    here.box((-0.88, 0.0), (0.34, 0.66), "white", corner=0.1)
    here.oval((0.92, 0.0), (0.22, 0.84), "white", shade=0.4)
    here.oval((0.96, 0.0), (0.12, 0.56), "coal", shade=0.0, shine=0.0)


def microphone(pen: Pen, at: Spot, size: float, degrees: float = 0.0, paint: str = "steel") -> None:
    """Draw a hand microphone, its head above."""
    here = pen.moved(at, size, degrees)
    here.form("-0.24,0.2! 0.24,0.2! 0.15,-1.4 -0.15,-1.4", "coal")
    head = oval((0.0, 0.56), (0.5, 0.54), steps=48)
    here.fill(head, paint)
    within = here.inside(head)
    for number in range(-4, 5):
        within.stroke([(number * 0.2 - 0.4, 1.2), (number * 0.2 + 0.4, -0.1)], 0.03)
        within.stroke([(number * 0.2 + 0.4, 1.2), (number * 0.2 - 0.4, -0.1)], 0.03)
    here.box((0.0, 0.14), (0.62, 0.2), "gold", corner=0.08)


def gavel(pen: Pen, at: Spot, size: float, degrees: float = 0.0) -> None:
    """Draw a gavel: its head around the spot, its handle to the lower right."""
    here = pen.moved(at, size, degrees)
    here.bar((0.0, 0.0), (1.5, -1.1), 0.22, "wood")
    head = here.moved((0.0, 0.0), 1.0, 54)
    head.box((0.0, 0.0), (1.5, 0.78), "brown", corner=0.08)
    for x in (-0.62, 0.62):
        head.box((x, 0.0), (0.3, 0.96), "wood", corner=0.1)


def flag(pen: Pen, at: Spot, size: float, paint: str = "red", second: str = "white") -> None:
    """Draw a waving striped flag to the right of its pole, whose foot is at the spot."""
    here = pen.moved(at, size)
    here.bar((0.0, 0.0), (0.0, 2.3), 0.12, "wood")
    cloth = "0.06,2.2! 0.5,2.34 1,2.16 1.6,2.3! 1.6,1.3! 1,1.16 0.5,1.34 0.06,1.2!"
    here.form(cloth, paint)
    within = here.inside(cloth)
    for y in (1.98, 1.56):
        within.band(
            [(0.0, y), (0.5, y + 0.12), (1.0, y - 0.06), (1.7, y + 0.08)],
            0.2,
            second,
            line=0.0,
            shade=0.4,
            shine=0.0,
        )
    here.disc((0.0, 2.36), 0.13, "gold")


def bulb(pen: Pen, at: Spot, size: float) -> None:
    """Draw a lit bulb, its socket's foot at the spot."""
    here = pen.moved(at, size)
    here.form(
        "-0.26,0.42! -0.36,0.78 -0.62,1.22 -0.5,1.76 0,2 0.5,1.76 0.62,1.22 0.36,0.78 0.26,0.42!",
        "yellow",
    )
    here.stroke(
        "-0.16,0.5 -0.24,1.1 -0.08,1.24 0,1.06 0.08,1.24 0.24,1.1 0.16,0.5",
        0.07,
    )
    for number in range(3):
        here.box((0.0, 0.34 - 0.15 * number), (0.58 - 0.08 * number, 0.16), "silver", corner=0.06)


def beams(pen: Pen, at: Spot, radii: Spot, count: int = 12, paint: str = "yellow") -> None:
    """Draw short strokes all around a spot, from one radius to another."""
    for number in range(count):
        here = pen.moved(at, 1.0, 360 * number / count + 90)
        here.bar((radii[0], 0.0), (radii[1], 0.0), 0.08, paint, line=0.8, shade=0.0)


def puff(pen: Pen, at: Spot, size: float, paint: str = "silver") -> None:
    """Draw a cloud of smoke or dust."""
    here = pen.moved(at, size)
    joints = points_of(
        [
            (-0.7, -0.4), (-0.86, 0.1), (-0.46, 0.5), (0.14, 0.56), (0.66, 0.3), (0.74, -0.3),
            (0, -0.5),
        ]
    )  # fmt: skip
    bows = []
    for start, end in zip(joints, np.roll(joints, -1, 0), strict=True):
        middle, half = (start + end) / 2, float(np.hypot(*(end - start))) / 2
        turn = math.degrees(math.atan2(start[1] - middle[1], start[0] - middle[0]))
        bows.append(arc((float(middle[0]), float(middle[1])), half, turn, turn - 180))
    here.fill(np.concatenate(bows), paint)


def flame(pen: Pen, at: Spot, size: float) -> None:
    """Draw a flame that stands on its spot."""
    here = pen.moved(at, size)
    outer = (
        "0,0 -0.66,0.24 -0.72,0.86 -0.4,1.3! -0.22,0.96 0.1,2! 0.3,1.2 0.5,1.36! "
        "0.76,0.66 0.56,0.14"
    )
    here.form(outer, "orange")
    here.form(
        "0,0.04 -0.36,0.3 -0.2,0.74 0.06,1.14! 0.22,0.72 0.36,0.3",
        "yellow",
        line=0.0,
        shade=0.0,
        shine=0.0,
    )


def drop(pen: Pen, at: Spot, size: float, paint: str = "sky", degrees: float = 0.0) -> None:
    """Draw a drop that falls."""
    here = pen.moved(at, size, degrees)
    here.form("0,1! 0.34,0.2 0.6,-0.4 0,-0.95 -0.6,-0.4 -0.34,0.2", paint)


def bolt(pen: Pen, at: Spot, size: float, paint: str = "yellow", degrees: float = 0.0) -> None:
    """Draw a flash of lightning."""
    here = pen.moved(at, size, degrees)
    here.fill(
        "0.1,1 -0.56,-0.14 -0.06,-0.14 -0.3,-1 0.56,0.26 0.08,0.26 0.46,1",
        paint,
    )


def arrow(pen: Pen, marks: Marks, width: float, paint: str = "red") -> None:
    """Draw an arrow along a way; its head is at the last mark."""
    way = form(marks, closed=False)
    along = way[-1] - way[-2]
    turn = math.degrees(math.atan2(along[1], along[0]))
    tip = (float(way[-1][0]), float(way[-1][1]))
    head = pen.moved(tip, width, turn)
    pen.band(marks, width, paint)
    head.fill("-0.3,1.1 1.3,0 -0.3,-1.1", paint)
    cover = pen.moved(tip, width, turn)
    cover.fill(box((-0.25, 0.0), (0.3, 0.46)), paint, line=0.0, shade=0.0, shine=0.0)


def splat(pen: Pen, at: Spot, size: float, paint: str = "umber", seed: int = 3) -> None:
    """Draw a splash of something sticky with flying drops."""
    here = pen.moved(at, size)
    chance = np.random.default_rng(seed)
    count = 9
    marks: list[Mark] = []
    for number in range(count):
        turn = 2 * math.pi * number / count
        far, near = float(chance.uniform(0.8, 1.05)), 0.5
        for away, reach in ((-0.13, far * 0.86), (0.0, far), (0.13, far * 0.86), (0.34, near)):
            marks.append((reach * math.cos(turn + away), reach * math.sin(turn + away)))
    here.form(marks, paint)
    for _ in range(4):
        turn = float(chance.uniform(0, 2 * math.pi))
        here.disc(
            (1.3 * math.cos(turn), 1.3 * math.sin(turn)),
            float(chance.uniform(0.06, 0.13)),
            paint,
            shade=0.4,
        )


def bunting(pen: Pen, start: Spot, end: Spot, count: int = 7) -> None:
    """Draw a string of small flags between two spots."""
    sag = abs(end[0] - start[0]) * 0.14
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - sag)
    way = form([start, middle, end], closed=False)
    for number in range(count):
        x, y = way[round((number + 0.5) / count * (len(way) - 1))]
        half = abs(end[0] - start[0]) / count * 0.42
        paint = ("red", "white", "blue")[number % 3]
        pen.fill(
            [(x - half, y), (x + half, y), (x, y - half * 2.2)],
            paint,
            shade=0.4,
            shine=0.0,
            line=0.8,
        )
    pen.stroke(way, 0.05)


def rosette(pen: Pen, at: Spot, size: float, paint: str = "red", second: str = "white") -> Pen:
    """Draw a rosette with two ribbons; returns a pen in its middle, where a disc is free."""
    here = pen.moved(at, size)
    for side in here.both():
        side.fill("0.02,-0.2 0.5,-0.4 0.78,-1.62 0.44,-1.4 0.2,-1.66", paint, shine=0.0)
    teeth: list[Mark] = []
    for number in range(36):
        turn, reach = math.pi * number / 18, 1.0 if number % 2 else 0.86
        teeth.append((reach * math.cos(turn), reach * math.sin(turn), 1))
    here.form(teeth, paint)
    here.disc((0.0, 0.0), 0.72, second, line=0.8, shade=0.3)
    here.disc((0.0, 0.0), 0.52, paint, line=0.8)
    return here
