"""Draws emblems of posters: the middling groups of the left, from voters to whales."""

from __future__ import annotations

from art.motifs.poster.cast.faces import cheeks, head, lidded, shut
from art.motifs.poster.cast.figures import (
    brow,
    eyes,
    fist,
    glasses,
    shades_on,
    shoe,
    shout,
    smile,
    thumb,
)
from art.motifs.poster.cast.props import bolt, coin, drop, heart, megaphone, rosette
from art.plane.outlines import Spot, box, oval
from art.print.poster.pen import Pen, arc, whole


def voter(pen: Pen) -> None:
    """Draw a woman who reads over the rim of her glasses."""
    pen.form(
        whole("0,1.12 0.76,0.98 1.02,0.36 0.98,-0.2 1.24,-0.6! 0.9,-0.62 0.6,-0.5 0,-0.6"),
        "umber",
    )
    head(pen, whole("0,0.8 0.58,0.6 0.68,0 0.48,-0.6 0,-0.86"), "tan", (0.7, 0.0))
    pen.form(
        "-0.78,-0.06! -0.74,0.8 0,1.12 0.74,0.8 0.8,-0.06! 0.56,0.3 0.5,0.62! 0.2,0.52 "
        "-0.3,0.5 -0.6,0.2",
        "umber",
    )
    for x in (-0.3, 0.0, 0.34):
        pen.taper([(0.1 + x * 0.5, 0.98), (x * 1.3 - 0.04, 0.8), (x * 1.7 - 0.1, 0.54)], 0.06)
    for side in pen.both():
        lidded(side, (0.28, 0.08), 0.2, "tan", 0.3, (0.0, -0.9))
        side.disc((0.74, -0.32), 0.1, "gold", line=0.7, shade=0.0)
    glasses(pen, (0.0, -0.02), 1.14)
    brow(pen, (-0.3, 0.38), 0.4, -10)
    brow(pen, (0.3, 0.42), 0.4, 16)
    pen.taper("0,-0.1 0.1,-0.28 -0.04,-0.3", 0.06)
    pen.form("-0.2,-0.5 0,-0.46 0.2,-0.5 0,-0.6", "red", line=0.6, shade=0.0, shine=0.0)


def women_voters(pen: Pen) -> None:
    """Draw a voter with a ballot that is read to its very end, box and all."""
    pen.form("-1.7,-2.2! -1.4,-0.9 -0.5,-0.46 0.5,-0.46 1.4,-0.9 1.7,-2.2!", "purple")
    voter(pen.moved((-0.1, 0.84), 1.0, 4))
    pen.form("-0.5,-1.0! -0.3,-0.76! 1.9,-0.76! 2.1,-1.0!", "rust", shine=0.0)
    pen.box((0.8, -0.88), (1.5, 0.1), "black", corner=0.04, shade=0.0, shine=0.0)
    page = "-0.6,0.1! 0.1,0.18 0.86,0.1! 0.8,-0.4 1.36,-0.88! 0.4,-0.88! -0.06,-0.5"
    pen.form(page, "white", shade=0.5)
    for number, y in enumerate((-0.06, -0.24, -0.42, -0.6)):
        x = -0.34 + 0.16 * number
        pen.stroke([(x, y), (x + 0.12, y)], 0.11)
        pen.stroke([(x + 0.28, y), (x + 0.84, y)], 0.06)
    pen.form("-0.6,0.1! -0.9,-0.1 -0.8,-0.3 -0.5,-0.24 -0.44,-0.06!", "sand", shine=0.0)
    fist(pen, (-0.62, -0.36), 0.28, "tan", 24)
    fist(pen, (0.98, -0.08), 0.28, "tan", -16)
    pen.box((0.8, -1.56), (2.6, 1.14), "red", corner=0.06)
    ring = rosette(pen, (0.8, -1.34), 0.46, "gold", "white")
    ring.stroke("-0.26,0 -0.06,-0.22 0.3,0.26", 0.16)


def steam(pen: Pen, at: Spot, size: float) -> None:
    """Draw a curl of steam."""
    pen.moved(at, size).band(
        "0,0 -0.3,0.4 0.2,0.8 -0.1,1.3", (0.08, 0.2, 0.2, 0.06), "white", shade=0.3
    )


def diploma(pen: Pen, at: Spot, degrees: float) -> None:
    """Draw a degree, rolled up like a stick of sugar."""
    here = pen.moved(at, 1.0, degrees)
    here.box((0.0, 0.0), (1.2, 0.34), "paper", corner=0.06)
    here.oval((0.6, 0.0), (0.09, 0.17), "sand", shade=0.0, line=0.8)
    here.box((0.0, 0.0), (0.16, 0.38), "red", shine=0.0)
    here.disc((0.02, -0.1), 0.14, "crimson", line=0.8)


def mortarboard(pen: Pen) -> None:
    """Draw the cap of a doctor, two and a half wide."""
    pen.form("-0.66,0! -0.7,-0.36 0,-0.5 0.7,-0.36 0.66,0!", "navy")
    pen.fill("-1.3,0.16 0,-0.2 1.3,0.16 0,0.5", "blue")
    pen.disc((0.0, 0.16), 0.09, "gold", line=0.7, shade=0.0)
    pen.band("0,0.16 0.6,0.06 1,-0.02 1.04,-0.5", 0.07, "gold", line=0.7, shade=0.0)
    pen.form("0.96,-0.46 1.12,-0.46 1.22,-0.86! 0.86,-0.86!", "gold", shade=0.3)


def baristas(pen: Pen) -> None:
    """Draw a cup of coffee with two doctorates and a moustache of foam."""
    pen = pen.moved((-0.1, -0.14))
    steam(pen, (-1.62, 0.5), 0.9)
    steam(pen, (1.62, 0.72), 0.8)
    pen.oval((0.06, -1.42), (1.9, 0.34), "gold")
    pen.oval((0.06, -1.38), (1.3, 0.18), "rust", shade=0.0, line=0.7)
    pen.band("1.1,0.2 1.8,0.26 1.8,-0.6 0.9,-0.8", 0.28, "red")
    pen.form("-1.3,0.56! -1.24,-0.5 -0.8,-1.4 0.8,-1.4 1.24,-0.5 1.3,0.56!", "red")
    pen.oval((0.0, 0.56), (1.32, 0.34), "white")
    pen.oval((0.0, 0.58), (1.14, 0.25), "brown", shade=0.0, shine=0.0)
    pen.form("-0.9,0.6 -0.6,0.86 0,0.94 0.7,0.86 0.94,0.6 0.4,0.46 -0.4,0.46", "white")
    for x in (-0.44, 0.44):
        lidded(pen, (x, -0.02), 0.28, "crimson", 0.55, (0.0, -0.4))
    brow(pen, (-0.44, 0.36), 0.5, 4)
    brow(pen, (0.46, 0.4), 0.5, 16)
    for side in pen.both():
        side.form("0,-0.42 0.3,-0.34 0.66,-0.56 0.9,-0.4! 0.7,-0.84 0.3,-0.8 0,-0.64", "white")
    pen.taper("-0.16,-1 0.06,-1.06 0.26,-0.96", 0.08)
    mortarboard(pen.moved((0.0, 1.2), 1.0, 8))
    diploma(pen, (-1.36, -1.26), 12)
    diploma(pen, (1.3, -1.3), -14)


def podcast_front(pen: Pen) -> None:
    """Draw a microphone in a beret and headphones, raised by a fist."""
    pen = pen.moved((0.0, 0.02), 1.0, -8)
    for side in pen.both():
        for radius in (1.5, 1.86):
            side.band(arc((0.0, 0.66), radius, -22, 22), (0.06, 0.14, 0.06), "yellow", line=0.8)
    pen.form("-0.4,-0.1! 0.4,-0.1! 0.26,-2.4! -0.26,-2.4!", "coal")
    shape = oval((0.0, 0.62), (0.94, 0.88), steps=64)
    pen.fill(shape, "silver")
    within = pen.inside(shape)
    for number in range(-6, 7):
        within.stroke([(number * 0.26 - 0.9, 1.6), (number * 0.26 + 0.9, -0.5)], 0.035)
        within.stroke([(number * 0.26 + 0.9, 1.6), (number * 0.26 - 0.9, -0.5)], 0.035)
    eyes(pen, (0.0, 0.68), 0.25, 0.6, (0.0, 0.3))
    for side in pen.both():
        side.form("0.04,0.8! 0.6,1.12 0.64,0.94 0.08,0.66!", "black", line=0.3, shade=0.0)
        side.fill(box((0.98, 0.56), (0.21, 0.4), 0.0, 0.18), "red")
    shout(pen, (0.0, 0.14), (0.66, 0.4))
    pen.box((0.0, -0.3), (1.0, 0.26), "gold", corner=0.1)
    hat = pen.moved((0.0, 1.3), 0.96, 4)
    hat.form("-1.04,0.1 -1.14,0.46 -0.5,0.72 0.5,0.62 1,0.24 0.86,-0.06 0,0.1 -0.8,-0.1", "red")
    hat.band("-0.86,-0.06 0,0.16 0.86,-0.08", 0.2, "crimson")
    hat.star((-0.06, 0.4), 0.22, "yellow", shade=0.0)
    fist(pen, (0.0, -1.26), 0.62, "tan")


def flying(pen: Pen, at: Spot, size: float, degrees: float) -> None:
    """Draw a signed sheet on its way."""
    here = pen.moved(at, size, degrees)
    here.form("-0.5,0.66! 0,0.74 0.5,0.62! 0.56,0 0.46,-0.66! 0,-0.58 -0.5,-0.7! -0.44,0", "white")
    for y in (0.4, 0.16, -0.08):
        here.stroke([(-0.3, y), (0.3, y + 0.02)], 0.09)
    here.taper("-0.24,-0.4 -0.06,-0.26 0,-0.46 0.14,-0.3 0.34,-0.4", 0.1)


def petition_factory(pen: Pen) -> None:
    """Draw a factory whose smoke is paper."""
    pen = pen.moved((0.0, -0.1))
    for x, high in ((-0.5, 0.72), (0.22, 0.5)):
        pen.form(
            [(x - 0.2, -0.3, 1), (x - 0.16, high, 1), (x + 0.16, high, 1), (x + 0.2, -0.3, 1)],
            "rust",
        )
        pen.box((x, high), (0.46, 0.2), "umber", corner=0.05)
    for at, size, turn in (
        ((-1.5, 1.3), 0.5, 30),
        ((-0.62, 1.16), 0.46, -14),
        ((0.26, 1.0), 0.42, 12),
        ((-0.2, 1.72), 0.46, 24),
        ((0.86, 1.36), 0.48, -24),
        ((1.6, 1.62), 0.46, 20),
    ):
        flying(pen, at, size, turn)
    pen.fill(
        "-1.9,-1.76 -1.9,0.2 -1.2,-0.36 -1.2,0.2 -0.5,-0.36 -0.5,0.2 0.2,-0.36 0.2,0.2 0.9,-0.36"
        " 0.9,-1.76",
        "red",
    )
    for x in (-1.12, -0.34):
        lidded(pen, (x, -0.66), 0.3, "crimson", 0.4, (0.7, -0.3))
    pen.form("-1.3,-1.14! -0.3,-1.1 0.5,-1.14! 0.3,-1.6 -1,-1.64", "black", shade=0.0)
    bin_and_belt(pen)


def bin_and_belt(pen: Pen) -> None:
    """Draw where the petitions go: along a belt into a bin."""
    pen.box((0.26, -1.4), (1.9, 0.28), "coal", corner=0.14)
    for x in (-0.5, -0.02, 0.46, 0.94):
        pen.disc((x, -1.4), 0.09, "silver", line=0.6, shade=0.0)
    flying(pen, (0.36, -1.0), 0.5, -80)
    flying(pen, (1.4, -0.62), 0.46, -30)
    pen.form("1.06,-1.1! 1.2,-1.9! 1.9,-1.9! 2.04,-1.1!", "steel")
    for x in (1.3, 1.55, 1.8):
        pen.stroke([(x + (x - 1.55) * 0.3, -1.16), (x, -1.8)], 0.05)
    pen.box((1.55, -1.08), (1.1, 0.18), "silver", corner=0.08)


def book(pen: Pen, at: Spot, sides: Spot, paint: str, degrees: float = 0.0) -> None:
    """Draw a lying book, its spine to the left."""
    here = pen.moved(at, 1.0, degrees)
    wide, high = sides
    here.box((0.06, 0.0), (wide - 0.1, high * 0.74), "paper", shade=0.4, shine=0.0)
    for part in (-0.12, 0.12):
        here.stroke([(-wide * 0.3, high * part), (wide * 0.46, high * part)], 0.025)
    here.form(
        [
            (wide / 2, high / 2, 1),
            (-wide * 0.46, high / 2),
            (-wide * 0.52, 0.0),
            (-wide * 0.46, -high / 2),
            (wide / 2, -high / 2, 1),
            (wide / 2, -high * 0.36, 1),
            (-wide * 0.38, -high * 0.36, 1),
            (-wide * 0.38, high * 0.36, 1),
            (wide / 2, high * 0.36, 1),
        ],
        paint,
    )


def web(pen: Pen, at: Spot, size: float) -> None:
    """Draw a spider's web that hangs down from a corner to the upper right."""
    here = pen.moved(at, size)
    ways = ((-1.0, 0.0), (-0.9, -0.46), (-0.66, -0.8), (-0.2, -1.0))
    for x, y in ways:
        here.bar((0.0, 0.0), (x, y), 0.035, "silver", line=0.35, shade=0.0, shine=0.0)
    for far in (0.4, 0.68, 0.94):
        spots = [(x * far, y * far) for x, y in ways]
        here.band(spots, 0.04, "silver", line=0.35, shade=0.0, shine=0.0)


def grad_students(pen: Pen) -> None:
    """Draw a student who has grown a white beard over the books."""
    pen = pen.moved((0.0, -0.02))
    pen.form("-1.9,-2.2! -1.7,-0.7 -0.6,-0.1 0.6,-0.1 1.7,-0.4 2,-2.2!", "rust")
    face = pen.moved((0.0, 0.56), 1.06, -5)
    head(face, whole("0,0.9 0.66,0.66 0.76,0 0.56,-0.6 0,-0.8"), "peach", (0.8, -0.06))
    for side in face.both():
        lidded(side, (0.3, 0.08), 0.24, "tan", 0.56, (0.1, -0.5))
        side.taper("0.1,-0.22 0.3,-0.28 0.5,-0.16", 0.05)
    glasses(face, (0.0, 0.06), 1.24)
    beard = (
        "-0.74,0! -0.5,-0.3 0,-0.24 0.5,-0.3 0.74,0! 0.92,-0.7 0.74,-1.2 0.4,-1.1 0.16,-1.6! "
        "-0.2,-1.14 -0.56,-1.3 -0.9,-0.7"
    )
    face.form(beard, "white")
    for x in (-0.4, 0.0, 0.36):
        face.taper([(x, -0.6), (x * 1.1 + 0.05, -0.85), (x, -1.1)], 0.05)
    face.taper("-0.16,-0.46 0,-0.42 0.16,-0.48", 0.08)
    face.oval((0.0, -0.14), (0.16, 0.13), "pink", line=0.8, shade=0.4)
    mortarboard(face.moved((-0.02, 0.92), 0.94, -6))
    book(pen, (0.06, -1.74), (3.5, 0.5), "red")
    book(pen, (-0.16, -1.26), (3.0, 0.44), "navy", 2)
    web(pen, (1.62, 0.6), 1.0)
    pen.stroke("1.6,0.66 1.62,0.0", 0.05)
    pen.disc((1.62, -0.16), 0.24, "black", shade=0.0)
    eyes(pen, (1.62, -0.13), 0.1, 0.19, (-0.5, 0.0))
    fist(pen, (-1.3, -0.66), 0.4, "peach", 10)
    pen.form("-1.72,-1.6! -1.66,-1.2 -1.2,-1.1 -0.94,-1.2 -0.9,-1.6!", "rust")


def tofu(pen: Pen) -> None:
    """Draw a cube of tofu, its front two wide."""
    pen.fill("-1,0.9 -0.66,1.3 1.34,1.3 1,0.9", "white", shade=0.0, shine=0.0)
    pen.fill("1,0.9 1.34,1.3 1.34,-0.6 1,-1", "sand", shine=0.0)
    pen.fill("-1,0.9 1,0.9 1,-1 -1,-1", "paper")
    for x, y in ((-0.7, 0.66), (0.72, 0.62), (-0.78, -0.3), (0.8, -0.36), (-0.3, 1.1), (0.6, 1.12)):
        pen.oval((x, y), (0.07, 0.05), "sand", line=0.4, shade=0.0, shine=0.0)


def tofu_cartel(pen: Pen) -> None:
    """Draw a boss of pure tofu with two heavies behind."""
    for side in pen.both():
        goon = side.moved((1.66, -0.34), 0.78, -6)
        tofu(goon)
        shades_on(goon, (0.0, 0.34), 1.6)
        smile(goon, (0.0, -0.36), 0.6, -0.25)
    boss = pen.moved((-0.14, 0.16), 1.14, 3)
    tofu(boss)
    shades_on(boss, (0.0, 0.42), 1.7)
    for side in boss.both():
        side.taper("0.05,-0.06 0.3,-0.12 0.54,-0.02 0.6,0.12", 0.09)
    boss.taper("-0.34,-0.36 0.1,-0.46 0.44,-0.26", 0.1)
    boss.bar((0.34, -0.34), (0.9, -0.16), 0.07, "wood", shade=0.0, line=0.7)
    boss.form("-1.06,-0.62! 0,-0.9 1.06,-0.62! 1.3,-1.9! -1.3,-1.9!", "black", shade=0.4)
    boss.form("-0.5,-0.74! 0.5,-0.74! 0.06,-1.8!", "red", shine=0.0)
    for side in boss.both():
        side.form("0.3,-0.72! 0.84,-0.5 0.9,-0.9 0.2,-1.7!", "coal")
    boss.band("-0.5,-0.72 -0.2,-1.08 0.2,-1.08 0.5,-0.72", 0.1, "gold", line=0.8)
    coin(boss, (0.0, -1.2), 0.22)


def consensus_club(pen: Pen) -> None:
    """Draw a clock that yawns while all thumbs are up."""
    for x, y, turn, paint in (
        (1.5, 0.92, -28, "tan"),
        (-1.5, 0.92, 28, "peach"),
        (1.56, -1.0, 8, "peach"),
        (-1.56, -1.0, -8, "brown"),
    ):
        side = pen if x > 0 else pen.mirror()
        here = side.moved((abs(x), y), 1.0, turn if x > 0 else -turn)
        here.bar((0.8, -0.16), (1.6, -0.16), 0.7, "red" if paint == "peach" else "purple")
        thumb(here, (0.0, 0.0), 0.6, paint)
    pen = pen.moved((0.0, 0.0), 0.88)
    pen.disc((0.0, 0.0), 1.66, "gold")
    pen.disc((0.0, 0.0), 1.4, "white", shade=0.5)
    for number in range(12):
        here = pen.moved((0.0, 0.0), 1.0, 30 * number)
        here.bar((1.14, 0.0), (1.26, 0.0), 0.1, "black", line=0.0, shade=0.0, shine=0.0)
    for side in pen.both():
        shut(side, (0.46, 0.44), 0.62, -0.55)
        brow(side, (0.48, 0.86), 0.5, 14)
    pen.form(whole("0,0.1 0.46,-0.06 0.56,-0.52 0.36,-0.92 0,-1.02"), "crimson", shade=0.4)
    mouth = pen.inside(whole("0,0.1 0.46,-0.06 0.56,-0.52 0.36,-0.92 0,-1.02"))
    mouth.oval((0.0, -0.96), (0.36, 0.3), "rose", shade=0.3)
    mouth.box((0.0, 0.02), (0.6, 0.2), "white", corner=0.05, shade=0.0)
    drop(pen, (-0.88, 0.14), 0.16)
    pen.bar((0.0, 0.2), (0.0, 1.06), 0.13, "red", shade=0.0)
    pen.bar((0.0, 0.2), (0.72, 0.0), 0.13, "red", shade=0.0)
    pen.disc((0.0, 0.2), 0.14, "red", shade=0.2)


def dancer(pen: Pen, paint: str, leg: str) -> Pen:
    """Draw a placard that kicks; returns a pen in the middle of its sign."""
    pen.band("-0.12,-0.5 -0.24,-1.1 -0.12,-1.7", 0.26, leg)
    shoe(pen, (-0.1, -1.9), 0.3, "red")
    pen.band("0.1,-0.5 0.7,-0.5 1.42,-0.12", (0.3, 0.26, 0.22), leg)
    shoe(pen.moved((1.5, -0.06), 1.0, 70), (0.0, 0.0), 0.32, "red")
    for side, rise in zip(pen.both(), (0.76, 1.1), strict=True):
        side.band([(0.7, 0.3), (1.06, 0.4), (1.24, rise)], 0.17, leg)
        side.disc((1.26, rise + 0.06), 0.17, "white", line=0.8)
    pen.bar((0.0, -0.2), (0.0, -0.62), 0.3, "wood")
    pen.box((0.0, 0.44), (1.7, 1.36), paint, corner=0.08, shade=0.5)
    return pen.moved((0.0, 0.44))


def protest_dancers(pen: Pen) -> None:
    """Draw a line of placards that kick as one."""
    for x, turn, paint in ((-1.7, 8, "yellow"), (1.72, 4, "pink")):
        small = dancer(pen.moved((x, -0.1), 0.8, turn), paint, "violet")
        (heart if x < 0 else bolt)(small, (0.0, 0.0), 0.46, "red")
    star = dancer(pen.moved((-0.2, 0.24), 1.16, 6), "white", "orange")
    for x in (-0.3, 0.3):
        shut(star, (x, 0.16), 0.4, 0.5)
    cheeks(star, (0.56, -0.12), 0.13)
    star.form("-0.4,-0.14! 0,-0.2 0.4,-0.14! 0.24,-0.44 -0.24,-0.44", "crimson", shade=0.0)
    star.form("-0.9,0.56! 0,0.44 0.9,0.56! 0.9,0.76! 0,0.64 -0.9,0.76!", "red", shade=0.3)
    star.form("-0.86,0.6 -1.3,0.86! -1.2,0.6 -1.36,0.4!", "red", shade=0.3)


def whale(pen: Pen) -> None:
    """Draw a whale that has heard enough."""
    for turn in (38, -62):
        pen.moved((1.84, 0.94), 1.0, turn).form("-0.16,-0.2 0.4,0.3 0.1,1.06! -0.3,0.5", "blue")
    shape = (
        "-1.96,-0.3 -1.9,0.5 -1.36,1.1 -0.4,1.22 0.5,0.86 1.16,0.5 1.5,0.66 1.7,1.08! 2.06,0.96! "
        "2.1,0.2 1.8,-0.7 1.1,-1.4 0,-1.9 -1.3,-1.8 -1.8,-1.2"
    )
    pen.form(shape, "blue")
    belly = pen.inside(shape)
    belly.form("-2.3,-0.3 -1.4,-0.6 -0.5,-0.5 0.3,-0.7 1.3,-1.2 1.2,-2.2 -2,-2.2", "white")
    for x in (-1.4, -1.0, -0.6, -0.2, 0.2):
        belly.taper([(x, -0.9), (x + 0.1, -1.3), (x + 0.26, -1.8)], 0.06)


def whale_whisperers(pen: Pen) -> None:
    """Draw a whale in earmuffs that asks for quiet, and the boat that does not give it."""
    pen = pen.moved((-0.1, 0.1))
    whale(pen)
    lidded(pen, (-0.86, 0.14), 0.36, "navy", 0.5, (0.7, -0.5))
    brow(pen, (-0.88, 0.62), 0.7, 14)
    pen.band("-0.7,1.26 -0.2,1.4 0.3,1.1 0.36,0.4", 0.22, "red")
    pen.oval((0.3, 0.1), (0.42, 0.54), "red")
    pen.oval((0.36, 0.1), (0.24, 0.34), "crimson", line=0.8, shade=0.0)
    pen.band("0.1,-1.5 -0.6,-1.46 -1.16,-1.1 -1.4,-0.4", (0.7, 0.6, 0.44, 0.18), "navy")
    boat = pen.moved((0.94, -1.3))
    boat.form("-0.3,-0.1! -0.34,0.3 0,0.5 0.3,0.3 0.3,-0.1!", "yellow")
    boat.disc((0.0, 0.62), 0.28, "peach")
    boat.form("-0.3,0.68 -0.2,0.96 0.2,0.96 0.3,0.68 0,0.76", "green")
    boat.disc((0.0, 1.0), 0.1, "white", line=0.8)
    megaphone(boat.mirror(), (0.4, 0.66), 0.42, "gold", 28)
    boat.form("-1,0.1! -0.8,-0.02 0.8,-0.02 1,0.1! 0.86,-0.5! -0.86,-0.5!", "orange")
    for number in range(6):
        x = -2.6 + number
        pen.form([(x, -2.3, 1), (x - 0.1, -1.8), (x + 0.5, -1.62), (x + 1.1, -1.86, 1)], "aqua")


EMBLEMS = (
    women_voters, baristas, podcast_front, petition_factory, grad_students, tofu_cartel,
    consensus_club, protest_dancers, whale_whisperers,
)  # fmt: skip
