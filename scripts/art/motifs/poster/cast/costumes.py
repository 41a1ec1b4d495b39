"""Draws what posters' characters wear and hold: caps, masks, helmets, robes, telephones."""

from __future__ import annotations

from art.motifs.poster.cast.faces import shut
from art.motifs.poster.cast.figures import brow, eye, eyes, smile
from art.plane.outlines import Spot, box, oval
from art.print.poster.pen import Pen, whole


def grip(pen: Pen, at: Spot, size: float, paint: str = "peach", degrees: float = 0.0) -> None:
    """Draw a hand that holds a pole from the front: four fingers, one above the other."""
    here = pen.moved(at, size, degrees)
    here.form("-0.8,0.7 -0.9,-0.7 0.2,-0.9 0.3,0.8", paint)
    for number in range(4):
        y = 0.62 - 0.42 * number
        here.bar((-0.3, y), (0.56 - 0.08 * (number == 3), y), 0.42, paint)


def sergeant_cap(pen: Pen) -> None:
    """Draw the peaked cap of somebody who shouts for a living."""
    pen.form("-0.9,0.1! -1.18,0.6 -0.5,0.92 0,0.98 0.5,0.92 1.18,0.6 0.9,0.1!", "navy")
    pen.form("-0.92,0.22! 0,0.1 0.92,0.22! 0.9,-0.08! 0,-0.2 -0.9,-0.08!", "gold", shade=0.4)
    pen.form("-0.86,-0.06! 0,-0.2 0.86,-0.06! 0.6,-0.36 0,-0.46 -0.6,-0.36", "black")
    pen.star((0.0, 0.5), 0.26, "gold", shade=0.3)


def gas_mask(pen: Pen) -> None:
    """Draw a gas mask with a friendly gardener in it."""
    pen.form(whole("0,0.86 0.7,0.7 0.92,0.1 0.74,-0.5 0,-0.78"), "forest")
    for side in pen.both():
        side.stroke("0.86,0.3 0.66,0.42", 0.07)
        side.disc((0.42, 0.2), 0.38, "silver")
        side.disc((0.42, 0.2), 0.28, "aqua", line=0.7, shade=0.3)
        eye(side, (0.4, 0.18), 0.19, (-0.1, 0.1))
        brow(side, (0.42, 0.34), 0.3, 10)
    pen.form("-0.5,-0.28 0,-0.06 0.5,-0.28 0.52,-0.7 0,-0.92 -0.52,-0.7", "coal")
    pen.disc((0.0, -0.52), 0.36, "steel")
    for x, y in (
        (0.0, 0.0),
        (0.17, 0.0),
        (-0.17, 0.0),
        (0.09, 0.15),
        (-0.09, 0.15),
        (0.09, -0.15),
        (-0.09, -0.15),
    ):
        pen.disc((x, y - 0.52), 0.05, "black", line=0.0, shade=0.0)


def straw_hat(pen: Pen) -> None:
    """Draw a straw hat with a ribbon and a daisy."""
    pen.form("-1.5,-0.1 -0.7,0.16 0.7,0.16 1.5,-0.1 1.1,-0.32 0,-0.22 -1.1,-0.32", "yellow")
    pen.form("-0.78,0.02! -0.66,0.62 0,0.82 0.66,0.62 0.78,0.02! 0,-0.1", "yellow")
    pen.form("-0.78,0.02! -0.75,0.26! 0,0.16 0.75,0.26! 0.78,0.02! 0,-0.1", "teal", shine=0.0)
    pen.star((0.6, 0.2), 0.3, "white", points=8, shade=0.0, line=0.8)
    pen.disc((0.6, 0.2), 0.1, "gold", line=0.6, shade=0.0)


def tomato(pen: Pen) -> None:
    """Draw a ripe tomato that is proud of itself."""
    pen.form("0,0.78 0.7,0.82 1.06,0.2 0.8,-0.6 0,-0.86 -0.8,-0.6 -1.06,0.2 -0.7,0.82", "red")
    for turn in (20, 58, 96, 134, 168):
        pen.leaf((0.0, 0.76), 0.56, "green", turn, line=0.8)
    eyes(pen, (0.0, 0.2), 0.2, 0.52, (-0.4, 0.3))
    smile(pen, (0.0, -0.24), 0.6, 0.4)


def knight_head(pen: Pen) -> None:
    """Draw a knight's helmet with a plume and a grim look through its slit."""
    pen.form("-0.2,0.8 -0.9,1.16 -1.6,0.8 -1.86,0.1! -1.3,0.44 -0.6,0.4", "red")
    pen.taper("-0.4,0.72 -1,0.86 -1.5,0.5", 0.07)
    pen.form("-0.8,-0.8! -0.86,0.2 -0.4,0.86 0.2,0.88 0.8,0.4 0.86,-0.1! 0.6,-0.86!", "silver")
    slit = "-0.46,0.3! 0.92,0.2! 0.9,-0.16! -0.46,-0.1!"
    pen.form(slit, "black", shade=0.0)
    within = pen.inside(slit)
    for x in (0.06, 0.56):
        within.oval((x, 0.06), (0.19, 0.26), "white", line=0.0, shade=0.0)
        within.blot(oval((x + 0.07, 0.04), (0.08, 0.11)))
    for x in (0.2, 0.4, 0.6):
        pen.stroke([(x, -0.34), (x, -0.62)], 0.08)
    pen.disc((-0.5, 0.08), 0.14, "gold", line=0.8)


def coupon(pen: Pen) -> None:
    """Draw a coupon with a dashed edge, two wide and one high."""
    pen.box((0.0, 0.0), (2.0, 1.1), "yellow", shade=0.4, shine=0.0)
    for number in range(7):
        x = -0.87 + number * 0.27
        for y in (-0.45, 0.45):
            pen.stroke([(x, y), (x + 0.13, y)], 0.05)
    pen.star((-0.5, 0.0), 0.32, "red", shade=0.0, line=0.7)
    for y in (0.16, -0.1):
        pen.stroke([(0.02, y), (0.78, y)], 0.1)


def ermine(pen: Pen) -> None:
    """Draw a king's robe with a collar of white fur."""
    pen.form(whole("0,0.2 1,0.1 1.7,-0.7 2.2,-2.3! 0,-2.3"), "violet")
    for side in pen.both():
        side.form("0,-0.9! 0.34,-1.2 0.5,-2.3! 0,-2.3!", "white", shade=0.4)
    pen.form(whole("0,-0.2 1.3,-0.3 1.84,-0.9 1.3,-1.24 0.4,-1.46 0,-1.7"), "white")
    for x, y in (
        (-1.36, -0.86),
        (-0.9, -1.12),
        (1.36, -0.86),
        (0.9, -1.12),
        (-0.36, -1.32),
        (0.36, -1.32),
        (0.0, -1.8),
    ):
        pen.leaf((x, y), 0.24, "black", -90, line=0.3, shade=0.0)


def radio_dial(pen: Pen, at: Spot, turn: float) -> None:
    """Draw a dial as an eye: its needle looks where it is turned."""
    here = pen.moved(at)
    here.disc((0.0, 0.0), 0.45, "gold")
    here.disc((0.0, 0.0), 0.35, "white", line=0.8, shade=0.0)
    for number in range(7):
        here.moved((0.0, 0.0), 1.0, number * 30).stroke([(0.25, 0.0), (0.31, 0.0)], 0.04)
    here.moved((0.0, 0.0), 1.0, turn).bar((0.0, 0.0), (0.2, 0.0), 0.06, "red", line=0.3, shade=0.0)
    here.blot(oval((0.0, 0.0), (0.12, 0.12)))


def tricorn(pen: Pen) -> None:
    """Draw a hat with three corners, a golden edge and a cockade."""
    pen.form("-0.8,0.2 -0.6,0.86 0,1.02 0.6,0.86 0.8,0.2", "coal")
    edge = (
        "-1.6,0.56! -0.9,0.66 -0.3,0.36 0,0.04! 0.3,0.36 0.9,0.66 1.6,0.56! 1.2,-0.04 "
        "0,-0.36 -1.2,-0.04"
    )
    pen.form(edge, "coal")
    pen.band(
        "-1.56,0.54 -0.9,0.62 -0.3,0.34 0,0.04! 0.3,0.34 0.9,0.62 1.56,0.54",
        0.11,
        "gold",
        line=0.6,
        shade=0.0,
    )
    pen.disc((0.72, 0.2), 0.24, "white", line=0.8, shade=0.3)
    pen.disc((0.72, 0.2), 0.11, "teal", line=0.7, shade=0.0)


def phone(pen: Pen) -> None:
    """Draw a telephone that shows its owner as the winner, and the hand that holds it."""
    pen.band("0.3,-2 0.6,-1.4 0.1,-0.8", 0.5, "teal")
    pen.box((0.0, 0.0), (0.96, 1.6), "black", corner=0.14)
    screen = box((0.0, 0.02), (0.38, 0.66))
    pen.fill(screen, "sky", line=0.5, shade=0.0, shine=0.0)
    within = pen.inside(screen)
    within.disc((0.0, -0.7), 0.4, "teal", line=0.7, shade=0.0)
    within.oval((0.0, -0.1), (0.27, 0.33), "peach", line=0.7, shade=0.0)
    for x in (-0.1, 0.1):
        shut(within, (x, -0.06), 0.15, 0.6)
    within.form("-0.14,-0.2! 0.14,-0.2! 0,-0.36", "white", line=0.5, shade=0.0)
    within.form("-0.38,0.26! 0,0.04 0.38,0.26! 0.2,0.4 -0.2,0.4", "coal", line=0.5, shade=0.0)
    for y in (-0.3, -0.56, -0.8):
        pen.bar((-0.5, y), (-0.34, y), 0.2, "peach")
    pen.bar((0.5, -0.72), (0.52, -0.2), 0.22, "peach")
