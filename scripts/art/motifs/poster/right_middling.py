"""Draws emblems of posters: groups of the right with two influence, from trucks to monuments."""

from __future__ import annotations

from art.motifs.poster.cast.figures import arm, brow, eye, fist, grin, shades_on, smile
from art.motifs.poster.cast.props import bow_tie, coin, drop, flag, placard, puff
from art.plane.outlines import box, oval, star
from art.print.poster.pen import Pen, arc, fitted, whole


def sparkle(pen: Pen, at: tuple[float, float], size: float) -> None:
    """Draw the flash of something very clean."""
    pen.fill(star(at, (size, size * 0.24), 4), "white", shade=0.0, shine=0.0)


def idle_trucks(pen: Pen) -> None:
    """Draw an enormous truck from the front, spotless, with one paper cup to carry."""
    pen = pen.moved((0.0, -0.05))
    for side in pen.both():
        side.box((1.5, -1.36), (0.74, 1.3), "coal", corner=0.2)
        for y in (-0.96, -1.24, -1.52, -1.8):
            side.stroke([(1.24, y), (1.5, y - 0.1), (1.76, y)], 0.06)
        side.box((1.72, 0.5), (0.4, 0.5), "navy", corner=0.1)
    pen.form(whole("0,1.5 0.9,1.46 1.2,0.5! 0,0.5!"), "navy")
    pen.form(whole("0,1.3! 0.78,1.28! 1.0,0.52! 0,0.52!"), "aqua", shade=0.4)
    pen.flat("-0.5,1.28 -0.2,1.28 -0.5,0.56 -0.84,0.56", "white")
    pen.form(whole("0,0.6! 1.5,0.56 1.86,0.3 1.92,-0.5! 1.86,-1.1! 0,-1.14!"), "navy")
    pen.form(whole("0,0.3! 0.98,0.3! 0.86,-0.62! 0,-0.66!"), "silver")
    grin(pen, (0.0, -0.18), (1.6, 0.86), 9)
    for side in pen.both():
        side.box((1.42, 0.06), (0.66, 0.54), "silver", corner=0.1)
        eye(side, (1.42, 0.06), 0.24, (-0.4, -0.2), 0.4)
    pen.box((0.0, -1.02), (3.9, 0.42), "silver", corner=0.14)
    pen.box((0.0, -1.0), (0.7, 0.3), "gold", corner=0.05, line=0.8)
    flag(pen, (1.18, 0.56), 0.5, "teal", "white")
    pen.form("-0.14,1.42! -0.2,1.9! 0.2,1.9! 0.14,1.42!", "white", shade=0.4)
    pen.box((0.0, 1.68), (0.36, 0.2), "brown", shine=0.0)
    for at, size in (((-1.2, 0.9), 0.34), ((1.9, -0.6), 0.3), ((-0.7, -0.86), 0.26)):
        sparkle(pen, at, size)


def mattress(pen: Pen, y: float) -> None:
    """Draw a striped mattress, 3.6 wide, around a height."""
    cloth = box((0.0, y), (1.84, 0.42), 0.0, 0.26)
    pen.fill(cloth, "white")
    within = pen.inside(cloth)
    for number in range(9):
        x = -1.84 + number * 0.46
        within.flat([(x, y - 0.5), (x + 0.2, y - 0.5), (x + 0.2, y + 0.5), (x, y + 0.5)], "navy")


def gold_hoarders(pen: Pen) -> None:
    """Draw somebody who sleeps between two mattresses, on everything he has."""
    pen = pen.moved((0.0, -0.1), 1.0, 3)
    mattress(pen, -1.36)
    for x, y in (
        (-1.5, -0.8),
        (-0.9, -0.74),
        (0.8, -0.78),
        (1.4, -0.84),
        (-1.9, -0.94),
        (1.86, -0.9),
    ):
        pen.oval((x, y), (0.34, 0.24), "gold", 8, shade=0.4)
    mattress(pen, -0.1)
    pen.form("-1.0,-0.6 -0.9,0.02 0.0,0.16 0.9,0.02 1.0,-0.6 0.7,-0.96 -0.7,-0.96", "black")
    pen.oval((0.0, -0.42), (0.84, 0.6), "peach")
    for side in pen.both():
        eye(side, (0.34, -0.26), 0.26, (0.5, 0.0))
    pen.oval((0.0, -0.5), (0.16, 0.13), "pink")
    smile(pen, (0.0, -0.76), 0.5, -0.4)
    pen.form("-0.86,0.0 -0.6,0.5 0.1,1.06 0.9,1.3 1.3,0.9! 1.0,0.5 0.8,0.0 0.0,-0.16", "teal")
    pen.band("-0.9,-0.02 0,-0.14 0.9,-0.02", 0.3, "white", shade=0.5)
    pen.disc((1.4, 0.84), 0.24, "white")
    for at in ((-1.26, 0.72), (-0.7, 1.3), (0.0, 1.62), (1.7, 1.5)):
        coin(pen, at, 0.28)
    for side in pen.both():
        for number in range(3):
            side.bar((0.94 + 0.2 * number, -0.62), (0.94 + 0.2 * number, -0.84), 0.19, "peach")


def yacht_populists(pen: Pen) -> None:
    """Draw a yacht that protests against the rich."""
    pen = pen.moved((0.06, 0.0), 1.0, 4)
    sign = placard(pen, (1.16, 1.24), (1.2, 0.86), "white", -10)
    sign.stroke("-0.4,0.16 0.4,0.16", 0.1)
    sign.stroke("-0.4,-0.1 0.2,-0.1", 0.1)
    fist(pen, (1.1, 0.2), 0.3, "peach")
    pen.form("-1.2,-0.3! -0.96,0.42! 0.6,0.42! 0.9,-0.3!", "white")
    pen.form("-0.8,0.38! -0.66,0.92! 0.2,0.92! 0.4,0.38!", "white")
    for x in (-0.44, 0.06):
        pen.box((x, 0.64), (0.34, 0.26), "teal", corner=0.05)
    pen.form("-0.72,1.0 -0.84,1.3 -0.24,1.56 0.36,1.3 0.26,1.0", "white")
    pen.form("-0.76,0.96! -0.24,1.14 0.3,0.96! 0.46,0.84! -0.24,0.94 -0.9,0.84!", "navy")
    pen.disc((-0.24, 1.24), 0.12, "gold", shade=0.3, line=0.7)
    hull = "-2.0,-0.2! 2.3,-0.1! 1.7,-1.0 1.1,-1.7! -1.3,-1.7! -1.8,-1.1"
    pen.form(hull, "white")
    pen.inside(hull).flat("-3,-1.25 3,-1.25 3,-2.2 -3,-2.2", "navy")
    eye(pen, (-0.14, -0.62), 0.26, (0.4, 0.3), 0.46)
    eye(pen, (0.6, -0.6), 0.26, (0.4, 0.3), 0.46)
    brow(pen, (0.62, -0.22), 0.5, 12)
    smile(pen, (0.3, -1.06), 0.66, -0.34)
    for number in range(7):
        x = -2.6 + number * 0.8
        pen.form(
            [(x - 0.5, -2.4), (x - 0.44, -1.7), (x, -1.36), (x + 0.44, -1.7), (x + 0.5, -2.4)],
            "teal",
        )


def palm_tree(pen: Pen) -> None:
    """Draw a palm that leans to the left, its foot at the spot."""
    pen.band("0,0 0.1,0.9 -0.2,1.8", (0.3, 0.24, 0.18), "brown")
    for y in (0.3, 0.66, 1.02, 1.38):
        pen.taper([(-0.1, y), (0.04, y - 0.06), (0.2, y + 0.02)], 0.05)
    for degrees in (20, 62, 118, 160, 205, -22):
        pen.moved((-0.2, 1.8), 1.0, degrees).form("0,0! 0.5,0.26 1.06,-0.06! 0.5,0.02", "green")


def tax_tourists(pen: Pen) -> None:
    """Draw a safe on holiday on an island of its own."""
    pen.form("-2.3,-2.2! -1.9,-1.4 -0.8,-1.06 0.8,-1.06 1.9,-1.4 2.3,-2.2!", "sand")
    palm_tree(pen.moved((1.46, -1.2), 1.24))
    pen = pen.moved((-0.16, -0.2), 1.0, 5)
    for side in pen.both():
        side.box((0.7, -1.24), (0.36, 0.24), "coal", corner=0.06)
    pen.box((0.0, -0.26), (2.2, 1.9), "slate", corner=0.16)
    pen.box((0.0, -0.26), (1.8, 1.5), "steel", corner=0.1)
    pen.disc((0.56, -0.5), 0.32, "gold")
    for degrees in (0, 60, 120):
        pen.moved((0.56, -0.5), 1.0, degrees).bar((-0.4, 0.0), (0.4, 0.0), 0.1, "silver", shine=0.0)
    shades_on(pen, (-0.06, 0.12), 1.5)
    smile(pen, (-0.3, -0.6), 0.8, 0.5)
    pen.form(whole("0,0.96 0.7,0.9 1.5,0.66 1.4,0.5 0,0.66"), "yellow", shine=0.0)
    pen.form(whole("0,1.5 0.5,1.4 0.7,0.84 0,0.76"), "yellow")
    pen.band("-0.7,0.92 0,0.84 0.7,0.92", 0.17, "red", shine=0.0)
    arm(pen, "-1.06,-0.5 -1.5,-0.5 -1.62,-0.1", 0.2, "slate")
    glass = pen.moved((-1.6, 0.0), 0.9)
    glass.form("-0.3,0.6! 0.3,0.6! 0.2,0.0! -0.2,0.0!", "orange")
    glass.stroke("0.06,0.4 0.3,1.0", 0.06)
    glass.form("-0.1,0.84! 0.26,1.24 0.7,0.9!", "rose", shine=0.0)


def canape(pen: Pen, paint: str) -> None:
    """Draw a small round of bread with something on it and a stick."""
    pen.stroke("0,0.2 0.06,0.7", 0.05)
    pen.oval((0.0, 0.0), (0.4, 0.2), "wood")
    pen.oval((0.0, 0.12), (0.34, 0.16), paint, shine=0.0)
    pen.disc((0.04, 0.34), 0.15, "green")


def gun_caterers(pen: Pen) -> None:
    """Draw a cannon in a cook's hat that fires the first course."""
    pen = pen.moved((-0.44, -0.24))
    puff(pen, (1.3, 1.0), 0.62, "white")
    for at, degrees, paint in (
        ((2.06, 1.3), -20, "red"),
        ((1.5, 1.64), 14, "pink"),
        ((2.06, 0.42), -40, "orange"),
    ):
        canape(pen.moved(at, 0.92, degrees), paint)
    barrel = pen.moved((-0.3, 0.0), 1.0, 32)
    barrel.disc((-1.16, 0.0), 0.24, "slate")
    barrel.form("-1.0,-0.5 -1.14,0.0 -1.0,0.5 -0.4,0.62 1.2,0.46! 1.2,-0.46! -0.4,-0.62", "slate")
    barrel.box((1.24, 0.0), (0.34, 1.16), "steel", corner=0.1)
    barrel.box((-0.56, 0.0), (0.2, 1.22), "gold", corner=0.05)
    eye(barrel, (0.16, 0.16), 0.24, (0.5, 0.2), 0.1)
    eye(barrel, (0.66, 0.12), 0.24, (0.5, 0.2), 0.1)
    smile(barrel, (0.5, -0.22), 0.6, 0.5)
    hat = pen.moved((-0.5, 0.6), 0.8, 26)
    hat.form("-0.5,0.1! -0.8,0.6 -0.5,1.06 0.0,1.0 0.5,1.1 0.84,0.62 0.5,0.1!", "white")
    hat.box((0.0, 0.06), (1.06, 0.32), "white", corner=0.05)
    pen.form("-1.9,-1.6! -1.2,-0.7! 0.3,-0.7! 0.9,-1.6!", "brown")
    pen.disc((-0.5, -1.1), 0.84, "wood")
    pen.disc((-0.5, -1.1), 0.6, "umber", shade=0.0, shine=0.0)
    for degrees in range(0, 180, 45):
        pen.moved((-0.5, -1.1), 1.0, degrees).bar((-0.6, 0.0), (0.6, 0.0), 0.13, "wood", shine=0.0)
    pen.disc((-0.5, -1.1), 0.2, "gold")


def bootstraps(pen: Pen) -> None:
    """Draw a golden boot that was born with a silver spoon."""
    pen = pen.moved((-0.14, -0.1), 1.0, 4)
    for x in (-0.86, 0.4):
        pen.band([(x, 1.3), (x - 0.1, 1.86), (x + 0.42, 1.86), (x + 0.34, 1.3)], 0.16, "crimson")
    pen.form(
        "-1.06,1.5! -0.3,1.34 0.6,1.5! 0.56,0.4 0.7,-0.36 1.5,-0.6 2.0,-1.0 2.02,-1.44! "
        "-1.1,-1.44! -1.02,-0.3 -1.1,0.6",
        "gold",
    )
    pen.form("-1.2,-1.4! 2.1,-1.4! 2.06,-1.66! 0.1,-1.66! -0.1,-1.86! -1.16,-1.86!", "umber")
    pen.band("-1.06,1.4 -0.3,1.24 0.6,1.4", 0.3, "yellow")
    pen.star((-0.8, -0.66), 0.3, "crimson", shade=0.0)
    for side, look in ((-0.5, (0.3, 0.2)), (0.2, (0.3, 0.2))):
        eye(pen, (side, 0.56), 0.3, look, 0.4)
    brow(pen, (0.24, 1.02), 0.5, 14)
    pen.oval((0.06, -0.12), (0.2, 0.12), "crimson", shade=0.0, shine=0.0)
    spoon = pen.moved((0.1, -0.12), 1.0, -24)
    spoon.bar((0.0, 0.0), (0.9, 0.0), 0.15, "silver")
    spoon.oval((1.24, 0.0), (0.42, 0.27), "silver")
    pen.taper("0.56,-0.2 0.2,-0.56 0.3,-0.9", 0.08)
    pen.taper("-0.96,-0.2 -0.6,-0.3 -0.4,-0.2", 0.07)
    bow_tie(pen, (-0.16, -0.86), 0.36, "navy")


def club(pen: Pen) -> None:
    """Draw a golf club whose grip is below and whose head is above."""
    pen.bar((0.0, -2.0), (0.0, 1.4), 0.13, "silver")
    pen.bar((0.0, -2.1), (0.0, -1.3), 0.2, "coal")
    pen.form("-0.1,1.3! -0.1,1.7 0.3,1.8 0.8,1.66 0.86,1.4 0.4,1.24", "umber")


def club_rebels(pen: Pen) -> None:
    """Draw a golf ball with a mohawk before crossed clubs and a torn crest."""
    for side in pen.both():
        club(side.moved((0.0, -0.1), 1.0, -48))
    pen = pen.moved((0.0, -0.06), 1.12)
    crest = (
        "-1.3,0.9! 0,1.1 1.3,0.9! 1.24,-0.4 0.6,-1.4 0.2,-1.24! 0,-1.8! -0.3,-1.3! "
        "-0.7,-1.3 -1.2,-0.4"
    )
    pen.form(crest, "forest")
    within = pen.inside(crest)
    for x, y in ((-0.8, 0.4), (0.8, 0.4), (-0.4, -0.6), (0.4, -0.6), (0.0, 0.4), (0.0, -1.5)):
        within.flat([(x, y + 0.5), (x + 0.36, y), (x, y - 0.5), (x - 0.36, y)], "gold")
    for number, (x, high) in enumerate(
        ((-0.46, 1.3), (-0.2, 1.6), (0.08, 1.74), (0.36, 1.62), (0.6, 1.3))
    ):
        paint = "rose" if number % 2 else "lime"
        pen.form([(x - 0.2, 0.5, 1), (x + 0.1, high, 1), (x + 0.22, 0.5, 1)], paint, shine=0.0)
    ball = oval((0.0, -0.1), (0.96, 0.94), steps=64)
    pen.fill(ball, "white")
    for x, y in (
        (-0.7, -0.3),
        (-0.6, -0.62),
        (0.66, -0.5),
        (0.4, -0.8),
        (0.74, 0.2),
        (-0.36, 0.62),
        (0.1, 0.68),
    ):
        pen.disc((x, y), 0.08, "silver", line=0.5, shade=0.0)
    for side in pen.both():
        eye(side, (0.32, 0.16), 0.25, (-0.2, -0.2), 0.2)
        brow(side, (0.34, 0.46), 0.5, 20)
    pen.stroke("-0.3,-0.4 0.0,-0.5 0.4,-0.3", 0.09)
    pen.stroke(arc((0.94, -0.34), 0.13, 0, 360), 0.06)
    pen.stroke("-0.72,0.02 -0.46,-0.26", 0.05)


def rings(pen: Pen, outline: str) -> None:
    """Draw chain mail inside an outline."""
    pen.form(outline, "steel", shade=0.6)
    within = pen.inside(outline)
    for row in range(16):
        for column in range(15):
            x = -2.1 + column * 0.3 + (0.15 if row % 2 else 0.0)
            within.stroke(arc((x, 1.9 - row * 0.24), 0.13, 190, 350), 0.045)


def chain_uncles(pen: Pen) -> None:
    """Draw a letter in chain mail that will be passed on to ten friends."""
    pen = pen.moved((0.0, -0.1))
    rings(pen, "-1.3,1.0 -0.9,1.66 0,1.86 0.9,1.66 1.3,1.0 1.6,0.0 2.0,-2.2! -2.0,-2.2! -1.6,0.0")
    pen.box((0.0, 0.02), (2.5, 1.7), "paper", corner=0.05)
    pen.form("-1.25,0.87! 0,-0.06! 1.25,0.87!", "paper", shade=0.5, shine=0.0)
    pen.disc((0.0, 0.5), 0.24, "red", shade=0.4)
    for side in pen.both():
        eye(side, (0.44, 0.16), 0.27, (-0.3, 0.1))
        side.stroke(arc((0.44, 0.16), 0.37, 0, 360), 0.07)
        brow(side, (0.5, 0.66), 0.56, 14)
        side.form(
            "0.02,-0.34! 0.3,-0.22 0.66,-0.4 0.86,-0.34! 0.6,-0.62 0.1,-0.52", "silver", shine=0.0
        )
    pen.stroke("-0.1,0.22 0,0.26 0.1,0.22", 0.07)
    pen.oval((0.0, -0.2), (0.17, 0.14), "pink")
    fist(pen, (1.5, -0.86), 0.34, "peach")
    pen.bar((1.5, -0.5), (1.5, 1.5), 0.2, "silver")
    pen.form("1.4,1.4! 1.5,1.86! 1.6,1.4!", "silver", shine=0.0)
    pen.bar((1.14, -0.42), (1.86, -0.42), 0.17, "gold")
    fist(pen.mirror(), (1.5, -0.96), 0.34, "peach")
    phone = pen.moved((-1.5, -0.4), 1.0, 10)
    phone.box((0.0, 0.0), (0.66, 1.06), "coal", corner=0.1)
    phone.box((0.0, 0.04), (0.5, 0.78), "aqua", corner=0.04, shade=0.0, line=0.5)


def duster(pen: Pen) -> None:
    """Draw a feather duster that comes from the right."""
    pen.bar((0.4, 0.0), (1.7, 0.3), 0.15, "wood")
    for degrees, paint in (
        (150, "rose"),
        (215, "rose"),
        (165, "pink"),
        (200, "pink"),
        (182, "rose"),
    ):
        pen.moved((0.46, 0.02), 1.0, degrees).fill(
            fitted("-1,0! 0,1 1,0.2! 0.6,0 1,-0.3! 0,-1", (0.5, 0.0), (1.0, 0.42)), paint, shine=0.0
        )


def monument_polishers(pen: Pen) -> None:
    """Draw a great man of marble whose nose is being dusted."""
    pen = pen.moved((-0.26, 0.0))
    pen.box((0.0, -1.72), (2.9, 0.7), "steel", corner=0.04)
    pen.box((0.0, -1.28), (2.4, 0.28), "silver", corner=0.04)
    pen.form("-1.3,-1.2! -1.2,-0.6 -0.5,-0.26 0.4,-0.26 1.1,-0.6 1.2,-1.2!", "silver")
    pen.form("-0.46,-0.1 -0.5,-0.6 0.0,-0.8 0.4,-0.6 0.4,-0.1", "silver")
    pen.form(
        "-0.9,1.1 -0.6,1.56 0.1,1.66 0.66,1.36 0.8,0.8 0.84,0.5 1.14,0.1 1.06,-0.06 0.8,-0.06 "
        "0.74,-0.4 0.3,-0.62 -0.4,-0.4 -0.86,0.2",
        "silver",
    )
    pen.form(
        "-0.94,0.5 -1.1,1.1 -0.7,1.66 0.0,1.86 0.6,1.6 0.76,1.2 0.3,1.32 -0.3,1.2 -0.5,0.6", "white"
    )
    pen.taper("-0.8,1.2 -0.4,1.5 0.2,1.5", 0.07)
    pen.taper("-0.86,0.8 -0.6,1.2 -0.2,1.34", 0.06)
    pen.form("-0.44,0.4 -0.62,0.5 -0.64,0.1 -0.4,0.06", "silver")
    pen.stroke(arc((0.1, 0.6), 0.2, 200, 340), 0.08)
    pen.stroke(arc((0.62, 0.6), 0.17, 200, 340), 0.08)
    pen.taper("-0.14,0.96 0.12,1.06 0.34,0.9", 0.1)
    pen.taper("0.48,0.9 0.66,1.02 0.8,0.9", 0.09)
    pen.oval((0.5, -0.24), (0.16, 0.12), "black", shade=0.0, shine=0.0)
    duster(pen.moved((1.5, -0.1), 1.0, 12))
    for x, y in ((1.3, 0.5), (1.56, 0.66), (1.2, 0.74)):
        pen.disc((x, y), 0.07, "sand", line=0.7, shade=0.0)
    for at, size in (
        ((-1.5, 0.4), 0.36),
        ((-1.3, -0.9), 0.28),
        ((1.36, 1.4), 0.34),
        ((0.5, -1.74), 0.24),
    ):
        sparkle(pen, at, size)
    drop(pen, (-0.2, -1.7), 0.16, "sky")


EMBLEMS = (
    idle_trucks, gold_hoarders, yacht_populists, tax_tourists, gun_caterers, bootstraps,
    club_rebels, chain_uncles, monument_polishers,
)  # fmt: skip
