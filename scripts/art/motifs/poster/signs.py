"""Draws what stands on the back of the cards and on the lid: two arms that wrestle, megaphones."""

from __future__ import annotations

import math

import numpy as np

from art.motifs.poster.cast.props import bolt, bunting, megaphone, placard
from art.plane.outlines import box, oval
from art.print.poster.pen import Mark, Pen, arc, whole

Spots = list[Mark]


def frame(pen: Pen, half: tuple[float, float], width: float, paint: str) -> None:
    """Draw a frame of some width along the edges of a poster, by half its sides."""
    outer = box((0.0, 0.0), (half[0] + 0.3, half[1] + 0.3))
    inner = np.roll(box((0.0, 0.0), (half[0] - width, half[1] - width), 0.0, 0.22), 14, 0)
    edge = np.concatenate([inner, inner[:1]])
    pen.flat(np.concatenate([outer, outer[:1], edge[::-1]]), paint)
    pen.stroke(edge, 0.07)


def forearm(pen: Pen, sleeve: str, skin: str) -> None:
    """Draw the arm that comes from the lower left: sleeve, cuff, wrist."""
    pen.form("-0.2,0.34 -0.56,-0.2 -0.9,-0.5! -0.5,-0.94! -0.1,-0.6 0.28,-0.1", skin)
    pen.form(
        "-0.66,-0.28! -1.3,-0.72 -1.98,-1.28 -2.3,-1.9 -1.9,-2.4 -1.2,-2.36 -0.7,-1.7 -0.28,-0.86!",
        sleeve,
    )
    pen.form("-0.76,-0.1! -0.96,-0.36! -0.34,-1.04! -0.12,-0.82!", "white", shade=0.5)
    pen.disc((-0.72, -0.86), 0.09, "gold", line=0.7, shade=0.0)
    pen.taper("-1.5,-1.1 -1.42,-1.5 -1.6,-1.9", 0.07)
    pen.taper("-1.05,-1.0 -1.1,-1.3 -1.0,-1.56", 0.06)


def clasp(pen: Pen) -> None:
    """Draw two hands that hold each other in a firm grip."""
    pen.form(
        "-0.62,0.4 -0.52,0.86 -0.1,1.06 0.36,0.98 0.66,0.62 0.6,0.1 0.1,-0.3 -0.4,-0.1", "peach"
    )
    for number in range(4):
        start, end = (0.5, 0.76 - 0.26 * number), (-0.16 - 0.05 * number, 0.6 - 0.26 * number)
        pen.bar(start, end, 0.26, "tan")
    pen.form("0.66,0.9 0.72,0.3 0.5,-0.3 0.86,-0.36 1.02,0.2 0.92,0.74", "tan", shine=0.0)
    pen.form("0.86,0.62 0.7,1.12 0.3,1.28 -0.1,1.2 -0.14,0.98 0.24,0.96 0.5,0.7", "tan")
    pen.form("-0.7,0.3 -0.72,0.8 -0.36,1.0 -0.14,0.86 -0.2,0.6 -0.42,0.5 -0.4,0.1", "peach")


def wrestle(pen: Pen) -> None:
    """Draw two arms that wrestle: blue from the left, red from the right."""
    forearm(pen, "blue", "peach")
    forearm(pen.mirror(), "red", "tan")
    clasp(pen)


def roundel(pen: Pen) -> None:
    """Draw the pleated rosette behind the arms."""
    teeth: Spots = []
    for number in range(64):
        turn, reach = math.pi * number / 32, 2.02 if number % 2 else 1.84
        teeth.append((reach * math.cos(turn), reach * math.sin(turn), 1))
    pen.form(teeth, "gold", shade=0.6, shine=0.0)
    pen.disc((0.0, 0.0), 1.66, "paper", shade=0.0, shine=0.0)
    pen.disc((0.0, 0.0), 1.54, "navy", shade=0.0, shine=0.0, line=0.7)
    within = pen.inside(oval((0.0, 0.0), (1.54, 1.54), steps=80))
    for number in range(18):
        here = within.moved((0.0, -0.1), 1.0, number * 20)
        here.flat("0,0 2,0.17 2,-0.17", "blue")


def shouting(pen: Pen) -> None:
    """Draw two megaphones that shout at each other, and what flies between them."""
    megaphone(pen, (-1.12, 0.0), 0.72, "blue", -4)
    megaphone(pen.mirror(), (-1.12, 0.0), 0.72, "red", -4)
    bolt(pen, (0.0, 0.02), 0.52, "yellow", 8)


def back(pen: Pen) -> None:
    """Draw the back of the cards: a wrestling match between two rows of shouting."""
    for degrees in (0.0, 180.0):
        here = pen.moved((0.0, 0.0), 1.0, degrees)
        shouting(here.moved((0.0, 2.52), 0.86))
        for side in here.both():
            side.star((1.86, 2.94), 0.2, "gold", shade=0.3)
    roundel(pen)
    ring = pen.inside(oval((0.0, 0.0), (1.54, 1.54), steps=80))
    wrestle(ring.moved((0.0, 0.12), 0.9))
    pen.stroke(arc((0.0, 0.0), 1.56, 0, 360), 0.06)
    frame(pen, (2.5, 3.5), 0.2, "paper")


def crowd(pen: Pen) -> None:
    """Draw those who watch, from behind: heads, ears, shoulders, a few raised signs."""
    for x, turn, paint in ((-1.62, 9, "aqua"), (1.66, -8, "orange")):
        sign = placard(pen, (x, -1.62), (0.92, 0.66), "white", turn)
        for y, long in ((0.12, 0.3), (-0.12, 0.18)):
            sign.bar((-long, y), (long, y), 0.11, paint, line=0.0, shade=0.0)
    for number in range(9):
        x = -2.4 + number * 0.6
        y = -2.46 + 0.2 * (number % 2)
        skin = ("peach", "tan", "brown")[number % 3]
        hair = ("umber", "coal", "gold", "rust", "silver")[number % 5]
        coat = ("navy", "teal") if x < 0 else ("crimson", "rust")
        pen.disc((x - 0.27, y - 0.04), 0.08, skin, shade=0.0)
        pen.disc((x + 0.27, y - 0.04), 0.08, skin, shade=0.0)
        pen.box((x, y - 0.3), (0.26, 0.3), skin, shine=0.0)
        pen.disc((x, y), 0.28, hair)
        pen.form(
            [
                (x - 0.5, -3.5),
                (x - 0.4, y - 0.42),
                (x, y - 0.36),
                (x + 0.4, y - 0.42),
                (x + 0.5, -3.5),
            ],
            coat[number % 2],
        )


def ballot_box(pen: Pen) -> None:
    """Draw the box on which the elbows rest."""
    pen.form("-1.5,-1.0! 1.5,-1.0! 1.34,-2.9! -1.34,-2.9!", "white")
    pen.box((0.0, -0.98), (3.3, 0.32), "sand", corner=0.06)
    pen.blot(box((0.0, -0.96), (0.5, 0.05)))
    pen.form(whole("0,-1.3! 0.5,-1.3! 0.5,-2.0 0,-2.3!"), "gold", shade=0.6)
    pen.stroke("-0.24,-1.74 -0.06,-1.96 0.28,-1.5", 0.13)


def lid(pen: Pen) -> None:
    """Draw the lid of the box: the match, its crowd, and a plate that is free for the title."""
    for side in pen.both():
        megaphone(side, (-1.78, 0.24), 0.6, "gold", 12)
    ballot_box(pen.moved((0.0, -0.62), 0.9))
    wrestle(pen.moved((0.0, -0.26), 0.94))
    crowd(pen)
    pen.box((0.0, 2.16), (4.1, 1.3), "black", corner=0.16, shade=0.0, shine=0.0, line=1.4)
    pen.fill(box((0.0, 2.16), (1.94, 0.54), 0.0, 0.1), "gold", line=0.0, shade=0.0, shine=0.0)
    pen.fill(box((0.0, 2.16), (1.9, 0.5), 0.0, 0.08), "black", line=0.0, shade=0.0, shine=0.0)
    for side in pen.both():
        bunting(side, (0.04, 1.5), (2.2, 1.5), 6)
    frame(pen, (2.5, 3.125), 0.17, "paper")


EMBLEMS = (back, lid)
