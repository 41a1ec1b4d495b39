"""Draws the campaigners who play when no person does: nine heads, each with a vice of its own."""

from __future__ import annotations

from art.motifs.poster.cast.faces import cheeks, head, lidded, shut
from art.motifs.poster.cast.figures import brow, eyes, glasses, grin, shades_on, shout, smile
from art.motifs.poster.cast.figures import thumb as raised_thumb
from art.print.poster.pen import Marks, Pen, whole

FACE = whole("0,0.95 0.72,0.8 0.98,0.1 0.84,-0.6 0.4,-1.02 0,-1.12")
BROAD = whole("0,0.9 0.8,0.72 1.12,0 1.04,-0.66 0.56,-1.06 0,-1.12")
LONG = whole("0,1.06 0.6,0.92 0.8,0.2 0.74,-0.6 0.36,-1.16 0,-1.26")
SHOULDERS = "-2,-2.5! -1.7,-1.7 -0.7,-1.24 0.7,-1.24 1.7,-1.7 2,-2.5!"


def suited(pen: Pen, coat: str, tie: str, skin: str) -> None:
    """Draw shoulders in a coat with shirt and tie, and the neck above."""
    pen.form(SHOULDERS, coat)
    pen.form("-0.6,-1.28! 0.6,-1.28! 0.2,-2.3! -0.2,-2.3!", "white", shade=0.4)
    pen.form("-0.34,-0.8! 0.34,-0.8! 0.36,-1.34 0,-1.52 -0.36,-1.34", skin)
    pen.form("-0.18,-1.46! 0.18,-1.46! 0.26,-2.1 0,-2.5 -0.26,-2.1", tie)
    for side in pen.both():
        side.form("0.5,-1.2! 1.02,-1.5 0.8,-1.86! 0.18,-2.5!", coat)


def gowned(pen: Pen, dress: str, skin: str, beads: str) -> None:
    """Draw shoulders in a dress with a round neck and a string of beads."""
    pen.form(SHOULDERS, dress)
    pen.form("-0.62,-1.28 0.62,-1.28 0.5,-1.66 0,-1.9 -0.5,-1.66", skin)
    pen.form("-0.32,-0.8! 0.32,-0.8! 0.36,-1.4! -0.36,-1.4!", skin, line=0.6)
    for number in range(-3, 4):
        pen.disc((number * 0.2, -1.72 + 0.022 * number * number), 0.11, beads, line=0.8)


def faced(pen: Pen, marks: Marks, skin: str, ears: float = 0.96) -> None:
    """Draw head, cheeks and a nose."""
    head(pen, marks, skin, (ears, -0.06))
    cheeks(pen, (0.56, -0.34), 0.2, "pink")
    pen.taper("0.04,0.2 0.2,-0.16 -0.04,-0.22", 0.07)


def sue(pen: Pen) -> None:
    """Draw somebody who speaks in headlines, into two microphones."""
    pen = pen.moved((0.0, 0.2))
    pen.form(whole("0,1.4 0.9,1.3 1.34,0.5 1.3,-0.6 0.96,-1.3! 0.5,-1.1"), "yellow")
    gowned(pen, "red", "peach", "white")
    faced(pen, FACE, "peach")
    eyes(pen, (0.0, 0.16), 0.2, 0.76, (0.2, 0.1))
    shout(pen, (0.0, -0.58), (0.62, 0.56))
    pen.form("-1,0.3 -0.92,0.96 0,1.28 0.92,0.96 1,0.3 0.7,0.72 0.1,0.66 -0.5,0.86", "yellow")
    for x, paint, turn in ((-1.15, "steel", -24), (1.15, "coal", 24)):
        mike = pen.moved((x, -1.6), 1.0, turn)
        mike.bar((0.0, -0.9), (0.0, 0.2), 0.2, "black")
        mike.disc((0.0, 0.42), 0.36, paint)


def bob(pen: Pen) -> None:
    """Draw somebody who arranges things behind closed doors, behind dark glasses, with a cigar."""
    pen = pen.moved((0.0, 0.2))
    suited(pen, "coal", "crimson", "tan")
    faced(pen, BROAD, "tan", 1.1)
    pen.form("-1.1,0.3 -1,0.96 0,1.22 1,0.96 1.1,0.3 0.8,0.66 0,0.8 -0.8,0.66", "umber")
    shades_on(pen, (0.0, 0.16), 1.5)
    smile(pen, (0.1, -0.64), 0.7, 0.24)
    pen.bar((0.3, -0.7), (1.1, -0.88), 0.2, "brown")
    pen.disc((1.16, -0.9), 0.13, "orange", shade=0.0)
    for number, (x, y) in enumerate(((1.4, -0.5), (1.62, -0.06), (1.5, 0.44))):
        pen.disc((x, y), 0.18 + 0.07 * number, "silver", line=0.7)


def fay(pen: Pen) -> None:
    """Draw somebody who has been talking since yesterday and will not stop."""
    pen = pen.moved((0.0, 0.2))
    pen.form(whole("0,1.3 0.8,1.2 1.2,0.5 1.1,-0.5 0.9,-0.9!"), "rust")
    gowned(pen, "teal", "peach", "gold")
    faced(pen, LONG, "peach", 0.78)
    for x in (-0.36, 0.36):
        lidded(pen, (x, 0.2), 0.24, "peach", 0.56, (0.1, -0.4))
        pen.taper([(x - 0.2, -0.1), (x, -0.18), (x + 0.2, -0.1)], 0.05)
    shout(pen, (0.0, -0.66), (0.5, 0.66))
    pen.form("-0.84,0.4 -0.8,1.02 0,1.36 0.8,1.02 0.84,0.4 0.4,0.84 -0.3,0.86", "rust")
    for side in pen.both():
        side.disc((0.6, 1.24), 0.42, "rust")
    for number in range(6):
        y = -2.1 + 0.16 * number
        pen.box((1.36 - 0.02 * number, y), (1.0, 0.15), "paper", line=0.7, shade=0.4)


def hal(pen: Pen) -> None:
    """Draw somebody whose thumb is always up."""
    pen = pen.moved((-0.1, 0.2))
    suited(pen, "blue", "gold", "peach")
    faced(pen, FACE, "peach")
    eyes(pen, (0.0, 0.2), 0.18, 0.72, (0.2, 0.0))
    for side in pen.both():
        brow(side, (0.4, 0.56), 0.5, 8)
    grin(pen, (0.0, -0.56), (1.0, 0.44), 8)
    pen.form(
        "-0.98,0.24 -1,1 -0.3,1.36 0.7,1.26 1,0.7 0.96,0.24 0.7,0.7 -0.2,0.72 -0.7,0.86", "brown"
    )
    raised_thumb(pen.moved((1.36, -1.1), 0.72), (0.0, 0.0), 0.9, "peach")


def lil(pen: Pen) -> None:
    """Draw somebody who has read the small print through a magnifying glass."""
    pen = pen.moved((0.0, 0.2))
    pen.form(whole("0,1.3 0.9,1.16 1.2,0.4 1.06,-0.5!"), "plum")
    gowned(pen, "purple", "tan", "aqua")
    faced(pen, FACE, "tan")
    eyes(pen, (0.0, 0.16), 0.2, 0.8, (0.3, -0.2))
    smile(pen, (0.12, -0.62), 0.62, 0.4)
    pen.form("-1,0.2 -0.96,0.9 -0.2,1.3 0.6,1.2 1,0.7 0.98,0.2 0.6,0.86 0,0.56 -0.6,0.7", "plum")
    pen.band("1.06,-0.7 1.3,-1.2 1.5,-1.8", 0.24, "wood")
    pen.disc((0.56, 0.1), 0.68, "gold")
    pen.disc((0.56, 0.1), 0.54, "sky", shade=0.2)
    eyes(pen, (0.56, 0.08), 0.4, 0.0, (0.2, -0.2))


def lou(pen: Pen) -> None:
    """Draw somebody who has won already, under confetti."""
    pen = pen.moved((0.0, 0.1))
    suited(pen, "navy", "red", "tan")
    faced(pen, BROAD, "tan", 1.1)
    for x in (-0.42, 0.42):
        shut(pen, (x, 0.16), 0.46, 0.6)
    grin(pen, (0.0, -0.54), (1.1, 0.5), 8)
    pen.form("-0.84,0.6! -0.7,1.5! 0.7,1.5! 0.84,0.6! 0,0.76", "white")
    pen.form("-1.4,0.66 0,0.9 1.4,0.66 1.1,0.42 0,0.6 -1.1,0.42", "white")
    pen.form("-0.82,0.7! -0.78,1! 0,1.14 0.78,1! 0.82,0.7! 0,0.86", "red", shine=0.0)
    for x, y, paint in (
        (-1.6, 1.1, "gold"), (1.7, 0.9, "lime"), (-1.7, 0.0, "rose"), (1.6, -0.3, "sky"),
        (-1.3, 1.7, "aqua"), (1.2, 1.7, "orange"), (-1.8, -0.8, "lime"),
    ):  # fmt: skip
        pen.box((x, y), (0.26, 0.18), paint, line=0.7, shade=0.0)


def betty(pen: Pen) -> None:
    """Draw somebody who counts every vote, some of them twice."""
    pen = pen.moved((0.0, 0.2))
    pen.disc((0.0, 1.36), 0.52, "silver")
    pen.form(whole("0,1.24 0.86,1.1 1.16,0.4 1.02,-0.3!"), "silver")
    gowned(pen, "forest", "peach", "rose")
    faced(pen, FACE, "peach")
    eyes(pen, (0.0, 0.14), 0.17, 0.82, (-0.2, -0.1))
    glasses(pen, (0.0, 0.14), 1.5)
    smile(pen, (0.0, -0.62), 0.56, 0.34)
    pen.form("-0.98,0.3 -0.9,0.94 0,1.2 0.9,0.94 0.98,0.3 0.5,0.74 -0.5,0.74", "silver")
    pen.box((1.3, -1.7), (1.16, 1.1), "paper", shade=0.5)
    pen.bar((1.0, -1.3), (1.6, -1.3), 0.1, "black", line=0.0)
    pen.stroke("1.02,-1.8 1.22,-2 1.6,-1.54", 0.13)


def pat(pen: Pen) -> None:
    """Draw somebody who brings home the bacon, and keeps some."""
    pen = pen.moved((0.0, 0.1))
    suited(pen, "olive", "orange", "pink")
    for side in pen.both():
        side.form("0.5,0.7 1.2,1.36! 1.1,0.3", "pink")
        side.form("0.72,0.74 1.06,1.1! 1.04,0.5", "rose", line=0.5, shine=0.0)
    pen.form(BROAD, "pink")
    eyes(pen, (0.0, 0.26), 0.19, 0.86, (0.3, 0.2))
    pen.oval((0.0, -0.2), (0.46, 0.34), "rose")
    for x in (-0.17, 0.17):
        pen.oval((x, -0.2), (0.09, 0.14), "crimson", line=0.6, shade=0.0, shine=0.0)
    grin(pen, (0.0, -0.76), (0.86, 0.34), 7)
    pen.form("-0.7,0.84! -0.66,1.6! 0.66,1.6! 0.7,0.84! 0,0.96", "black")
    pen.form("-1.1,0.86 0,1.04 1.1,0.86 0.9,0.66 0,0.8 -0.9,0.66", "black")
    pen.form("-0.7,0.94! -0.68,1.2! 0,1.3 0.68,1.2! 0.7,0.94! 0,1.06", "gold", shine=0.0)


def max_loud(pen: Pen) -> None:
    """Draw somebody who does not need a megaphone and has one."""
    pen = pen.moved((-0.3, 0.2))
    suited(pen, "rust", "yellow", "tan")
    faced(pen, FACE, "tan")
    eyes(pen, (0.0, 0.22), 0.2, 0.76, (0.6, 0.0))
    for side in pen.both():
        brow(side, (0.42, 0.6), 0.56, -22)
    pen.form(
        "-0.98,0.24 -1.1,0.9 -0.5,1.44! -0.3,1.1! 0.1,1.56! 0.3,1.12! 0.8,1.36! "
        "0.98,0.24 0.6,0.8 -0.5,0.8",
        "black",
    )
    pen.form("0.2,-0.4! 0.2,-0.84! 1.9,-1.5! 1.9,0.26!", "red")
    pen.form("1.8,-1.5 2.06,-0.62 1.8,0.26 1.6,-0.62", "white", shade=0.5)
    pen.bar((0.7, -1.3), (0.76, -0.86), 0.24, "coal")


EMBLEMS = (sue, bob, fay, hal, lil, lou, betty, pat, max_loud)
