"""Draws emblems of posters: fat cats, a think tank, kale, feelings, lawyers, a scandal."""

from __future__ import annotations

from art.motifs.poster.cast.figures import brow, eye, grin, pointing, smile
from art.motifs.poster.cast.props import beams, bulb, drop, heart
from art.plane.outlines import box, oval
from art.print.poster.pen import Pen, arc, whole


def cat_head(pen: Pen) -> None:
    """Draw the head of a cat that has had enough cream."""
    for side in pen.both():
        side.form("0.42,0.5 1.02,1.28! 1.1,0.3", "orange")
        side.form("0.62,0.56 0.95,1! 0.98,0.4", "pink", line=0.5, shine=0.0)
    face = whole("0,0.85 0.8,0.66 1.22,0 1.05,-0.62 0,-0.92")
    pen.form(face, "orange")
    for side in pen.both():
        within = side.inside(face)
        for y in (0.18, -0.12, -0.42):
            within.fill([(1.4, y + 0.12), (0.86, y), (1.4, y - 0.1)], "rust", line=0.0, shade=0.0)
        eye(side, (0.42, 0.22), 0.27, (0.2, -0.5), 0.44)
        side.form("0,-0.2 0.36,-0.16 0.62,-0.42 0.4,-0.7 0,-0.66", "peach")
        for y in (-0.3, -0.46):
            side.taper([(0.66, y), (1.1, y + 0.02), (1.56, y - 0.06)], 0.045)
    grin(pen, (0.0, -0.6), (0.74, 0.26), 7)
    pen.form("-0.17,-0.1 0.17,-0.1 0,-0.3!", "crimson")


def helmet(pen: Pen) -> None:
    """Draw a general's steel helmet, a little too small."""
    pen.form("-1,0! -0.86,0.62 0,1.02 0.86,0.62 1,0!", "olive")
    pen.form(
        "-1.12,-0.06 0,0.16 1.12,-0.06 1.04,-0.24 0,-0.02 -1.04,-0.24",
        "forest",
    )
    for x in (-0.42, 0.0, 0.42):
        pen.star((x, 0.5 - abs(x) * 0.22), 0.22, "gold", shade=0.3)


def fat_cats(pen: Pen) -> None:
    """Draw a cat in a helmet and a banker's waistcoat, with a cigar."""
    pen = pen.moved((0.0, -0.05))
    body = "-2.15,-2.3! -1.75,-0.95 -0.9,-0.42 0.9,-0.42 1.75,-0.95 2.15,-2.3!"
    pen.form(body, "navy")
    cloth = pen.inside(body)
    for number in range(-5, 6):
        x = number * 0.4
        cloth.stroke([(x * 0.6, -0.3), (x, -1.2), (x * 1.1, -2.2)], 0.03)
    pen.form("-0.62,-0.5! 0.62,-0.5! 0,-2!", "white", shade=0.4)
    pen.form("-0.2,-0.74! 0.2,-0.74! 0.3,-1.5 0,-2 -0.3,-1.5", "red")
    for side in pen.both():
        side.form("0.5,-0.36! 1.2,-0.62 0.98,-1.1! 0.1,-2.1!", "navy")
    for number, paint in enumerate(("red", "gold", "teal")):
        x = 0.92 + number * 0.26
        pen.box((x, -1.2 - 0.06 * number), (0.2, 0.22), paint, shade=0.0, shine=0.0)
        pen.disc((x, -1.46 - 0.06 * number), 0.14, "gold")
    cat_head(pen.moved((0.0, 0.22), 1.06))
    helmet(pen.moved((-0.02, 0.92), 0.96, 3))
    pen.bar((0.3, -0.4), (1.22, -0.62), 0.2, "brown")
    pen.bar((0.62, -0.48), (0.72, -0.5), 0.22, "gold", shine=0.0)
    pen.bar((1.2, -0.62), (1.34, -0.65), 0.22, "red", shine=0.0)
    for at, radius in (((1.56, -0.3), 0.16), ((1.74, 0.06), 0.22), ((1.66, 0.52), 0.28)):
        pen.disc(at, radius, "silver", line=0.8)


def brain(pen: Pen) -> None:
    """Draw a brain from the side, two wide."""
    outline = (
        "-1,0 -1.08,0.36 -0.82,0.72 -0.4,0.92 0.08,0.98 0.56,0.86 0.96,0.56 1.08,0.14 "
        "0.9,-0.1 0,-0.14"
    )
    pen.form(outline, "pink")
    within = pen.inside(outline)
    folds = [
        "-1,0.3 -0.62,0.42 -0.52,0.14 -0.2,0.2",
        "-0.72,0.76 -0.42,0.58 -0.08,0.72 0.06,0.5 -0.22,0.38",
        "0.1,0.98 0.26,0.7 0.58,0.72 0.6,0.46 0.32,0.36",
        "0.98,0.5 0.74,0.34 0.78,0.1 0.46,0.06 0.2,0.16",
    ]
    for fold in folds:
        within.taper(fold, 0.085)
    for x in (-0.06, 0.62):
        eye(pen, (x, 0.44), 0.23, (0.6, 0.2), 0.3)
        pen.stroke(arc((x, 0.44), 0.32, 0, 360), 0.08)
    pen.stroke("0.24,0.48 0.28,0.52 0.32,0.48", 0.08)


def think_tank(pen: Pen) -> None:
    """Draw a tank whose turret is a brain that has just had an idea."""
    pen = pen.moved((-0.12, -0.2))
    beams(pen, (-0.1, 1.5), (0.62, 0.86), 12)
    bulb(pen, (-0.1, 0.74), 0.58)
    pen.form("0.6,0.2! 2,0.42! 2.02,0.12! 0.6,-0.12!", "steel")
    pen.form("1.9,0.52! 2.24,0.56! 2.26,0! 1.94,0.02!", "slate")
    brain(pen.moved((-0.1, 0.02), 0.98))
    pen.form("-1.28,-0.1! 1.1,-0.1! 1.2,0.1! -1.32,0.1!", "gold", shade=0.4)
    pen.form(
        "-1.9,-0.62! -1.6,-0.1! 1.5,-0.1! 2.05,-0.62! 1.7,-1! -1.7,-1!",
        "rust",
    )
    pen.star((0.05, -0.42), 0.26, "white", shade=0.0)
    for x in (-1.2, -0.8, 0.9, 1.3):
        pen.disc((x, -0.32), 0.07, "gold", line=0.6, shade=0.0)
    track = box((0.02, -1.15), (1.98, 0.5), 0.0, 0.5)
    pen.fill(track, "coal", shade=0.4)
    for number in range(16):
        x = -1.72 + number * 0.232
        pen.box((x, -0.68), (0.13, 0.13), "black", shade=0.0, shine=0.0, line=0.6)
        pen.box((x, -1.62), (0.13, 0.13), "black", shade=0.0, shine=0.0, line=0.6)
    for x in (-1.4, -0.7, 0.0, 0.7, 1.42):
        pen.disc((x, -1.15), 0.33, "steel")
        pen.disc((x, -1.15), 0.12, "gold", line=0.8, shade=0.3)


def kale(pen: Pen, paint: str) -> None:
    """Draw a leaf of kale, two long, that grows upwards with a curly edge."""
    half = (
        "0,1.86 0.3,1.94 0.38,1.66 0.68,1.62 0.58,1.34 0.84,1.1 0.56,0.94 0.68,0.62 0.34,0.62 "
        "0.42,0.36 0.12,0.3 0,0!"
    )
    pen.form(whole(half), paint)
    pen.band("0,-0.3 0.02,0.8 0,1.62", (0.17, 0.06), "mint", line=0.6, shade=0.0)
    for side in pen.both():
        for y in (0.6, 0.98, 1.34):
            side.taper([(0.03, y - 0.12), (0.24, y), (0.42, y + 0.16)], 0.05)


def stickers(pen: Pen) -> None:
    """Put the labels of travel on a suitcase."""
    pen.disc((-1.1, -1.15), 0.3, "yellow", line=0.7, shade=0.2)
    pen.star((-1.1, -1.15), 0.2, "red", line=0.0, shade=0.0)
    here = pen.moved((1.05, -1.1), 1.0, -14)
    here.box((0.0, 0.0), (0.7, 0.46), "aqua", line=0.7, shade=0.2)
    here.fill("-0.2,-0.1 0,0.16 0.2,-0.1", "navy", line=0.0, shade=0.0)


def kale_smugglers(pen: Pen) -> None:
    """Draw a suitcase that does not close for kale, with somebody looking out."""
    pen.form("-1.72,-0.5! -1.86,1.36 -1.7,1.5! 1.7,1.5! 1.86,1.36 1.72,-0.5!", "umber")
    pen.form("-1.5,-0.5! -1.6,1.28! 1.6,1.28! 1.5,-0.5!", "tan", shade=0.4)
    for x, size, turn, paint in (
        (-1.12, 0.86, 26, "forest"),
        (1.12, 0.86, -26, "forest"),
        (-0.57, 1.06, 10, "green"),
        (0.58, 1.06, -10, "green"),
        (0.0, 1.2, 0, "forest"),
    ):
        kale(pen.moved((x, -0.5), size, turn), paint)
    for x, size, turn in ((-1.05, 0.8, 30), (1.05, 0.8, -30), (0.0, 1.0, 0)):
        kale(pen.moved((x, -0.72), size, turn), "green" if abs(x) > 1 else "lime")
    for side in pen.both():
        side.band("0.8,0.24 1.05,0.4", 0.14, "red", shine=0.0)
        side.disc((0.42, 0.12), 0.46, "red")
        side.disc((0.42, 0.12), 0.32, "black", shade=0.0)
        side.inside(oval((0.42, 0.12), (0.3, 0.3))).flat(
            "0.2,0.6 0.4,0.6 0.3,-0.5 0.1,-0.5", "steel"
        )
    pen.bar((-0.08, 0.2), (0.08, 0.2), 0.12, "red", shine=0.0)
    pen.box((0.0, -1.16), (3.72, 1.32), "brown", corner=0.16)
    for side in pen.both():
        side.form("1.36,-0.5! 1.7,-0.5 1.86,-0.7! 1.86,-0.98!", "gold", shade=0.4)
        side.form("1.36,-1.82! 1.7,-1.82 1.86,-1.62! 1.86,-1.34!", "gold", shade=0.4)
        side.box((0.72, -0.56), (0.26, 0.34), "gold", corner=0.05)
    pen.band("-0.34,-0.66 -0.28,-0.98 0.28,-0.98 0.34,-0.66", 0.17, "umber")
    stickers(pen)


def portico(pen: Pen) -> None:
    """Draw a house of columns on steps, its gable above."""
    for number, wide in enumerate((4.1, 3.7, 3.3)):
        pen.box((0.0, -1.72 + 0.2 * number), (wide, 0.22), "silver", shade=0.5)
    pen.box((0.0, -0.4), (2.9, 1.9), "navy", shade=0.0, shine=0.0)
    for x in (-1.26, -0.68, 0.68, 1.26):
        pen.box((x, -0.42), (0.36, 1.5), "white")
        for away in (-0.08, 0.06):
            pen.stroke([(x + away, -1.0), (x + away, 0.2)], 0.025)
        pen.box((x, 0.38), (0.5, 0.16), "sand", corner=0.05, shine=0.0)
        pen.box((x, -1.16), (0.5, 0.16), "sand", corner=0.05, shine=0.0)
    pen.box((0.0, 0.58), (3.3, 0.3), "white", shade=0.5)
    pen.form("-1.86,0.72! 0,2! 1.86,0.72!", "white")
    pen.fill("-1.3,0.84 0,1.72 1.3,0.84", "aqua", line=0.7, shine=0.0)


def ministry_feelings(pen: Pen) -> None:
    """Draw a ministry that wears its heart in the gable, hugs its columns and hands out tissues."""
    pen = pen.moved((0.0, -0.14))
    portico(pen)
    heart(pen, (0.0, 1.1), 0.82)
    for side in pen.both():
        eye(side, (0.29, 1.3), 0.23, (-0.2, 0.7))
        brow(side, (0.32, 1.62), 0.36, -22)
        drop(side, (0.56, 0.84), 0.17)
        side.band("1.62,0.4 2.12,-0.3 1.5,-0.78 0.66,-0.66", (0.3, 0.28), "peach")
        side.form("0.78,-0.5 0.5,-0.44 0.36,-0.62 0.46,-0.82 0.78,-0.84", "peach")
        side.taper("0.42,-0.6 0.52,-0.61 0.62,-0.62", 0.04)
        side.taper("0.42,-0.72 0.52,-0.73 0.62,-0.73", 0.04)
    smile(pen, (0.0, 0.88), 0.44, -0.5)
    pen.form("-0.3,-1.24! -0.36,-0.8 -0.1,-1.0 0.06,-0.7 0.3,-0.86 0.3,-1.24!", "white", shade=0.4)
    pen.box((0.0, -1.46), (1.0, 0.5), "pink", corner=0.06)
    pen.oval((0.0, -1.24), (0.34, 0.09), "crimson", shade=0.0, shine=0.0)


def glove(pen: Pen) -> None:
    """Draw a boxing glove that hangs from its cuff, its fist below."""
    pen.form(
        "-0.56,-0.3 -0.74,-0.9 -0.5,-1.42 0.1,-1.5 0.6,-1.2 0.66,-0.6 0.5,-0.2",
        "red",
    )
    pen.form(
        "-0.5,-0.3 -0.86,-0.46 -1,-0.9 -0.78,-1.12 -0.5,-0.92 -0.36,-0.6",
        "red",
    )
    pen.taper("0.5,-0.76 0.2,-0.84 -0.1,-0.74", 0.06)
    pen.box((0.0, -0.14), (1.06, 0.42), "white", corner=0.1)
    pen.stroke([(-0.3, -0.14), (0.3, -0.14)], 0.05)


def judge(pen: Pen) -> None:
    """Draw a stern head in a wig of curls."""
    for side in pen.both():
        for x, y in ((0.44, 0.1), (0.48, -0.16), (0.4, 0.36)):
            side.disc((x, y), 0.17, "white")
    pen.oval((0.0, 0.0), (0.42, 0.46), "peach")
    for x in (-0.26, 0.0, 0.26):
        pen.disc((x, 0.44 - abs(x) * 0.2), 0.2, "white")
    for side in pen.both():
        eye(side, (0.17, 0.06), 0.13, (-0.2, -0.2), 0.3)
        brow(side, (0.18, 0.24), 0.3, 20)
    smile(pen, (0.0, -0.22), 0.34, -0.5)


def lawyers(pen: Pen) -> None:
    """Draw the scales of justice, ready for the next round."""
    pen = pen.moved((0.0, -0.1))
    pen.form(whole("0,-1.28 0.3,-1.3 0.9,-1.42 1.06,-1.75!"), "gold")
    pen.form("-0.13,1.2! -0.16,0 -0.32,-1.32! 0.32,-1.32! 0.16,0 0.13,1.2!", "gold")
    tilt = pen.moved((0.0, 1.16), 1.0, 7)
    for side in tilt.both():
        side.band("0,0.04 0.6,0.2 1.2,-0.06", (0.28, 0.22, 0.16), "gold")
        side.disc((1.2, -0.06), 0.15, "gold", shade=0.4)
    judge(pen.moved((0.0, 1.28)))
    for x, y in ((-1.18, 0.95), (1.2, 1.24)):
        for lean in (-0.32, 0.32):
            for step in range(3):
                part = (step + 0.8) / 3.4
                link = (x + lean * part, y - 0.5 * part)
                pen.oval(link, (0.06, 0.11), "silver", -80 * lean, line=0.7, shade=0.0)
        side = pen.moved((x, y - 0.6))
        glove(side if x > 0 else side.mirror())


def scandal(pen: Pen) -> None:
    """Draw a front page with a flash that goes off, and hands that point."""
    page = pen.moved((0.0, -0.08), 1.0, -5)
    page.fill(box((0.12, 0.1), (1.3, 1.72), -4), "sand")
    page.fill(box((0.0, 0.0), (1.32, 1.74)), "white", shade=0.35, shine=0.0)
    page.box((0.0, 1.36), (2.3, 0.5), "black", shade=0.0, shine=0.0, line=0.0)
    for x in (-0.86, -0.43, 0.0, 0.43, 0.86):
        page.box((x, 1.36), (0.28, 0.3), "white", shade=0.0, shine=0.0, line=0.0)
    photo = box((-0.26, 0.36), (0.88, 0.6))
    page.fill(photo, "red", shade=0.0, shine=0.0)
    inside = page.inside(photo)
    inside.form("-1.1,-0.4 -0.9,-0.02 -0.26,0.02 0.4,-0.02 0.6,-0.4", "navy")
    inside.oval((-0.26, 0.42), (0.38, 0.46), "peach", shine=0.0)
    inside.form(
        "-0.64,0.52 -0.6,0.92 -0.2,1 0.14,0.84 0.12,0.52 -0.06,0.72",
        "umber",
        shine=0.0,
    )
    inside.oval((-0.26, 0.2), (0.13, 0.15), "crimson", shade=0.0, shine=0.0)
    inside.box((-0.26, 0.5), (0.9, 0.22), "black", shade=0.0, shine=0.0, line=0.0)
    for number in range(4):
        page.stroke([(0.78, 0.82 - 0.22 * number), (1.14, 0.82 - 0.22 * number)], 0.07)
    for number in range(5):
        y = -0.46 - 0.24 * number
        page.stroke([(-1.1, y), (-0.1, y)], 0.07)
        page.stroke([(0.14, y), (1.14 - (0.4 if number == 4 else 0), y)], 0.07)
    pen.star((1.1, 1.12), 0.92, "yellow", points=12, shade=0.4)
    pen.star((1.1, 1.12), 0.46, "white", points=9, shade=0.0, line=0.0)
    pointing(pen, (-1.66, -1.0), 0.56, "peach", 24)
    pointing(pen.mirror(), (-1.72, -0.66), 0.56, "tan", 6)


EMBLEMS = (fat_cats, think_tank, kale_smugglers, ministry_feelings, lawyers, scandal)
