"""Draws emblems of posters: the grave troubles of a campaign, from sweat to the bailiff."""

from __future__ import annotations

from art.motifs.poster.cast.costumes import grip
from art.motifs.poster.cast.faces import cheeks, head, lidded, shut
from art.motifs.poster.cast.figures import brow, eye, eyes, fist, grin, smile, thumb
from art.motifs.poster.cast.guests import duck, hook, lever, moth, sandwich, web
from art.motifs.poster.cast.props import arrow, drop, microphone, placard, puff, rosette
from art.plane.outlines import Spot, oval
from art.print.poster.pen import Pen, arc, fitted, whole


def debater(pen: Pen) -> None:
    """Draw the long face of a candidate who has just heard the question."""
    pen.form("-1.5,-2.2! -1.3,-1.3 -0.5,-1.0 0.5,-1.0 1.3,-1.3 1.5,-2.2!", "blue")
    pen.form("-0.46,-1! 0.46,-1! 0,-1.9!", "white", shade=0.4)
    pen.form("-0.26,-1.2! 0.06,-1.12! 0.3,-1.9! -0.2,-2!", "gold")
    shape = whole("0,1.12 0.62,0.98 0.78,0.3 0.7,-0.5 0.42,-0.96 0,-1.08")
    head(pen, shape, "peach", (0.8, 0.0))
    cheeks(pen, (0.48, -0.3), 0.24, "rose")
    for y, end in ((1.0, 0.6), (0.86, 0.72), (1.12, 0.36)):
        pen.taper([(-0.7, y - 0.5), (-0.3, y + 0.1), (end, y - 0.1)], 0.1)
    for side in pen.both():
        side.form("0.66,0.5 0.9,0.5 0.92,0.1 0.78,0", "umber")
    eye(pen, (-0.32, 0.32), 0.29, (0.9, -0.2))
    eye(pen, (0.32, 0.32), 0.29, (0.9, -0.2))
    brow(pen, (-0.36, 0.76), 0.5, 24)
    brow(pen, (0.36, 0.76), 0.5, -24)
    pen.form("-0.1,0.16 0.12,0.14 0.3,-0.3 0.06,-0.44 -0.22,-0.3", "pink")
    pen.fill(
        fitted(
            "-1,0.4 -0.5,0.9 0,0.5 0.5,0.9 1,0.4 0.8,-0.8 0.3,-0.4 -0.3,-0.8 -0.8,-0.4",
            (0.0, -0.68),
            (0.84, 0.32),
        ),
        "white",
        shade=0.0,
    )
    pen.stroke("-0.38,-0.68 -0.16,-0.62 0.12,-0.74 0.38,-0.66", 0.05)


def sweaty_debate(pen: Pen) -> None:
    """Draw a candidate who sweats until the rostrum swims and a duck moves in."""
    pen = pen.moved((0.0, 0.06))
    debater(pen.moved((0.0, 0.62), 0.94, -4))
    for x, y, size, turn in (
        (-1.24, 1.36, 0.32, -120),
        (1.26, 1.4, 0.34, 120),
        (-1.5, 0.66, 0.36, -96),
        (1.5, 0.66, 0.38, 96),
        (-1.3, 0.02, 0.26, -70),
        (1.34, 0.02, 0.28, 70),
        (-0.46, 1.2, 0.2, 10),
        (0.6, 0.76, 0.22, 0),
        (-0.66, 0.2, 0.2, 0),
    ):
        drop(pen, (x, y), size, "sky", turn)
    pen.form("-1.3,-0.7! 1.3,-0.7! 1.1,-2.4! -1.1,-2.4!", "wood")
    pen.form("-1.6,-0.46! 1.6,-0.46! 1.4,-0.84! -1.4,-0.84!", "brown")
    pen.star((0.0, -1.1), 0.2, "gold", shade=0.0)
    for x, turn in ((-0.8, 16), (0.8, -16)):
        microphone(pen, (x, -0.14), 0.44, turn)
    pen.form(
        "-2.8,-1.3! -2.1,-1.12 -1.4,-1.32 -0.7,-1.12 0,-1.32 0.7,-1.12 1.4,-1.32 "
        "2.1,-1.12 2.8,-1.3! 2.8,-2.4! -2.8,-2.4!",
        "aqua",
    )
    for x, y in ((-1.6, -1.66), (-0.2, -1.76), (1.5, -1.8)):
        pen.taper([(x - 0.3, y), (x, y + 0.08), (x + 0.3, y)], 0.07)
    duck(pen.moved((0.72, -1.14), 0.74, 6))
    pen.form(
        "-0.3,-1.62 0.6,-1.5 1.6,-1.66 1.2,-1.9 0,-1.9", "aqua", line=0.0, shade=0.0, shine=0.0
    )


def listener(pen: Pen, skin: str) -> None:
    """Draw a head that has stopped listening: heavy lids and a mouth gone flat."""
    head(pen, whole("0,0.9 0.66,0.7 0.8,0.05 0.6,-0.64 0,-0.86"), skin, (0.82, 0.0))
    pen.form("-0.08,0.06 0.1,0.04 0.16,-0.24 -0.14,-0.24", skin, line=0.8)


def focus_group(pen: Pen) -> None:
    """Draw three listeners who care for nothing but the sandwich, which has the rosette."""
    left = pen.moved((-1.36, 0.2), 0.92, 9)
    left.form("-0.9,-0.9 -1.1,0.5 -0.5,1.2 0.5,1.2 1.1,0.5 0.96,-0.9", "umber")
    listener(left, "tan")
    for x in (-0.32, 0.32):
        lidded(left, (x, 0.16), 0.24, "tan", 0.6, (0.7, -0.6))
    left.form("-0.7,0.3! -0.6,0.9 0.2,1.0 0.7,0.4! 0.1,0.64", "umber")
    smile(left, (0.06, -0.5), 0.44, -0.2)
    right = pen.moved((1.36, 0.16), 0.92, -7)
    listener(right, "brown")
    for x in (-0.34, 0.3):
        lidded(right, (x, 0.12), 0.26, "brown", 0.46, (-0.9, -0.8))
    right.form("-0.86,0.3! -0.8,0.9 0,1.16 0.8,0.9 0.86,0.3! 0,0.48", "gold")
    right.form("-0.5,0.5 -1.3,0.4 -1.36,0.2 -0.4,0.24", "gold")
    right.oval((-0.1, -0.52), (0.12, 0.1), "black", line=0.0, shade=0.0)
    middle = pen.moved((0.0, 0.72), 1.04, -4)
    listener(middle, "peach")
    for side in middle.both():
        side.form("0.6,0.5 0.9,0.4 0.96,-0.1 0.76,-0.16", "silver")
        shut(side, (0.32, 0.14), 0.44)
        side.stroke(arc((0.34, 0.1), 0.32, 0, 360), 0.06)
    middle.oval((0.02, -0.52), (0.2, 0.22), "crimson", shade=0.0)
    drop(middle, (0.2, -0.84), 0.18)
    pen.form("-2.7,-0.7! 2.7,-0.7! 2.8,-2.3! -2.8,-2.3!", "teal")
    thumb(pen, (-1.5, -0.82), 0.56, "tan", 180)
    fist(pen, (1.6, -0.72), 0.4, "brown", -12)
    pen.oval((0.06, -1.66), (1.5, 0.3), "white")
    sandwich(pen.moved((0.06, -1.06), 0.96))
    rosette(pen, (0.66, -1.2), 0.34, "blue").star((0.0, 0.0), 0.36, "yellow", line=0.0, shade=0.0)


def wax_face(pen: Pen) -> None:
    """Draw a seal of wax that knows everything and has zipped its mouth."""
    pen.form(
        "0,1.04 0.5,0.98 0.9,0.72 1.1,0.2 0.94,-0.2 1.02,-0.6 0.6,-0.8 0.42,-1.24 "
        "0.14,-0.98 -0.3,-1.06 -0.7,-0.74 -1.06,-0.5 -0.94,0 -1.08,0.5 -0.6,0.82",
        "red",
    )
    pen.disc((0.0, 0.06), 0.8, "crimson", shade=0.5)
    lidded(pen, (-0.3, 0.26), 0.25, "red", 0.4, (0.6, 0.0))
    lidded(pen, (0.32, 0.26), 0.25, "red", 0.2, (0.6, 0.0))
    brow(pen, (-0.32, 0.5), 0.4, -10)
    brow(pen, (0.36, 0.66), 0.44, 16)
    pen.box((0.0, -0.28), (0.96, 0.24), "black", corner=0.1, shade=0.0, line=0.6)
    for number in range(8):
        x = -0.4 + number * 0.115
        pen.box((x, -0.28 + 0.04 * (-1) ** number), (0.07, 0.1), "gold", line=0.0, shade=0.0)
    pull = pen.moved((0.46, -0.34), 1.0, 16)
    pull.box((0.0, -0.12), (0.17, 0.36), "gold", corner=0.06, line=0.8)


def cuffed(pen: Pen) -> None:
    """Draw two arms that meet in handcuffs."""
    for side in pen.both():
        side.band("1.2,0.7 1.96,0.1 1.5,-0.9 0.7,-0.96", (0.44, 0.5, 0.48), "navy")
        side.form("0.34,-0.72! 1.06,-0.72! 1.16,-1.4! 0.3,-1.4!", "navy")
        side.box((0.66, -0.72), (0.76, 0.24), "white", corner=0.06)
        fist(side, (0.66, 0.0), 0.4, "peach", -4)
        side.box((0.68, -0.5), (0.66, 0.24), "silver", corner=0.1)
        side.disc((0.68, -0.5), 0.07, "black", line=0.0, shade=0.0)
    for x, wide in ((-0.2, 0.17), (0.2, 0.17), (0.0, 0.14)):
        pen.oval((x, -0.52), (wide, 0.1), "silver", line=0.8, shade=0.0)


def indictment(pen: Pen) -> None:
    """Draw a scroll in handcuffs: every line is blacked out, and the seal keeps quiet."""
    pen = pen.moved((0.0, 0.0), 1.0, -5)
    pen.form("-1.2,1.5! 1.2,1.5! 1.14,0 1.2,-2.3! -1.2,-2.3! -1.14,0", "paper")
    for y, start, end in (
        (1.14, -0.9, 0.9),
        (0.86, -0.9, 0.3),
        (-1.5, -0.9, 0.9),
        (-1.8, -0.9, 0.5),
    ):
        pen.box(((start + end) / 2, y), (end - start, 0.2), "black", line=0.0, shade=0.0)
    pen.box((0.0, 1.58), (3.1, 0.46), "sand", corner=0.2)
    for side in pen.both():
        side.disc((1.5, 1.58), 0.28, "sand", shade=0.3)
        side.taper(arc((1.5, 1.58), 0.14, 0, 300), 0.06)
    for side in pen.both():
        side.form("0.1,-0.3! 0.5,-0.3! 0.62,-1.36! 0.34,-1.16! 0.1,-1.4!", "gold", shine=0.0)
    wax_face(pen.moved((0.0, 0.44), 0.98, 4))
    cuffed(pen.moved((0.0, -1.0)))


def empty_till(pen: Pen) -> None:
    """Draw a cash register with nothing in its drawer but a cobweb, left by its moth."""
    pen = pen.moved((-0.2, 0.0), 1.0, 3)
    pen.bar((1.2, -0.2), (1.6, -0.3), 0.16, "silver")
    pen.form("-1.26,-0.7! -1.16,0.4 -0.9,0.96! 0.9,0.96! 1.16,0.4 1.26,-0.7!", "teal")
    pen.form(whole("0,1.76 0.7,1.7 0.86,1.4 0.84,0.9!"), "gold")
    pen.box((0.0, 1.28), (1.3, 0.44), "navy", corner=0.05, shade=0.0)
    for x in (-0.4, 0.0, 0.4):
        pen.bar((x - 0.08, 1.28), (x + 0.08, 1.28), 0.1, "lime", line=0.0, shade=0.0)
    for x, slant in ((-0.46, 22), (0.46, -22)):
        lidded(pen, (x, 0.34), 0.36, "aqua", 0.3, (0.5, 0.7))
        brow(pen, (x, 0.84), 0.6, slant)
    for x in (-0.9, -0.6, -0.3, 0.0, 0.3, 0.6, 0.9):
        y = -0.2 - 0.36 * x * x
        pen.disc((x, y), 0.14, "white", line=0.8)
    drop(pen, (-0.74, 0.0), 0.24)
    pen.form("-1.4,-0.7! 1.4,-0.7! 1.9,-1.34! -1.9,-1.34!", "black", shade=0.0)
    for x in (-0.66, 0.0, 0.66):
        pen.bar((x * 0.9, -0.72), (x * 1.36, -1.3), 0.07, "steel", line=0.5, shade=0.0)
    web(pen)
    pen.box((0.0, -1.56), (4.0, 0.6), "gold", corner=0.1)
    pen.disc((0.0, -1.56), 0.17, "coal", shade=0.0)
    pen.disc((1.72, -0.34), 0.2, "red")
    moth(pen.moved((1.5, 0.92), 0.82, -14))


def tape(pen: Pen, at: Spot, degrees: float) -> None:
    """Draw a strip of tape with torn ends."""
    here = pen.moved(at, 1.0, degrees)
    here.fill(
        "-1.5,0.28 1.44,0.28 1.54,0.16 1.44,0.04 1.56,-0.1 1.46,-0.28 -1.46,-0.28 "
        "-1.56,-0.12 -1.46,0.02 -1.58,0.16",
        "white",
        shade=0.6,
    )


def gag_order(pen: Pen) -> None:
    """Draw a face close by that would burst to speak, taped over and stamped by the court."""
    for side in pen.both():
        puff(side, (2.0, 0.9), 0.5, "white")
        puff(side, (2.3, 1.5), 0.6, "white")
        side.form("1.5,0.5 1.9,0.66 2.06,0.2 1.86,-0.4 1.5,-0.4", "peach")
        side.taper("1.66,0.4 1.86,0.3 1.76,-0.1", 0.07)
    pen.form(whole("0,1.5 1.1,1.34 1.5,0.6 1.56,-0.2 1.9,-0.9 1.7,-1.7 1,-2.2 0,-2.4"), "peach")
    cheeks(pen, (1.32, -0.9), 0.42, "rose")
    pen.form(
        "-1.6,0.5! -1.76,1.3 -1.1,1.9 -0.2,1.7 0.6,2.06 1.5,1.6 1.7,1 1.58,0.5! 1.3,1.1 "
        "0.6,1.16 -0.2,1.0 -1.2,1.16",
        "silver",
    )
    for x in (-0.56, 0.56):
        eye(pen, (x, 0.34), 0.52, (-0.1, -0.9))
    for x, slant in ((-0.62, -16), (0.62, 16)):
        here = pen.moved((x, 1.0), 1.0, slant)
        here.form("-0.6,-0.1 -0.4,0.16 0.4,0.18 0.62,-0.04 0.3,-0.12", "black", line=0.4, shade=0.0)
    pen.form("-0.22,0.04 -0.42,-0.46 -0.2,-0.64 0.2,-0.64 0.42,-0.46 0.22,0.04 0,0.1", "peach")
    tape(pen, (0.0, -1.14), 17)
    tape(pen, (0.0, -1.14), -17)
    pen.star((0.0, -1.14), 0.46, "red", points=14, shade=0.4)
    pen.disc((0.0, -1.14), 0.27, "crimson", line=0.7, shade=0.0)
    pen.star((0.0, -1.14), 0.2, "gold", line=0.0, shade=0.0)


def marcher(pen: Pen, cloth: str, shade: str) -> None:
    """Draw a bust in a scarf and a bowler of one colour, without its face."""
    pen.form("-1.3,-2! -1.1,-1.1 -0.5,-0.8 0.5,-0.8 1.1,-1.1 1.3,-2!", cloth)
    head(pen, whole("0,0.9 0.62,0.7 0.76,0 0.6,-0.7 0,-0.92"), "peach", (0.78, -0.04))
    pen.form("-0.6,-0.74 0,-0.94 0.6,-0.74 0.7,-1.06 0,-1.26 -0.7,-1.06", shade)
    pen.form("-0.74,0.36! -0.7,1 0,1.26 0.7,1 0.74,0.36! 0,0.26", cloth)
    pen.form("-0.74,0.36! -0.74,0.6! 0,0.5 0.74,0.6! 0.74,0.36! 0,0.26", shade, shine=0.0)
    pen.form("-1.1,0.44 0,0.22 1.1,0.44 1,0.22 0,0.06 -1,0.22", cloth)


def identity_crisis(pen: Pen) -> None:
    """Draw somebody in blue whom a stranger in red greets from the mirror."""
    pen.oval((0.24, 0.16), (1.6, 1.78), "gold")
    glass = oval((0.24, 0.16), (1.34, 1.52), steps=64)
    pen.fill(glass, "mint", shade=0.3, shine=0.0)
    within = pen.inside(glass)
    within.flat("0.9,2 1.3,2 0.3,-2 -0.1,-2", "white")
    other = within.moved((0.36, 0.3), 0.98, -3)
    marcher(other, "red", "crimson")
    lidded(other, (-0.3, -0.06), 0.24, "tan", 0.3, (-0.7, -0.4))
    shut(other, (0.34, -0.14), 0.44, 0.5)
    other.form("-0.08,-0.16 0.1,-0.16 0.16,-0.42 -0.16,-0.4", "pink", line=0.8)
    grin(other, (0.02, -0.6), (0.66, 0.24), 6)
    for side in pen.moved((0.24, 0.2)).both():
        side.disc((1.46, 0.0), 0.14, "red", line=0.8)
    self_ = pen.moved((-1.0, -0.96), 1.02, 7)
    marcher(self_, "blue", "navy")
    self_.form("-0.66,0.2! 0.66,0.2! 0.68,-0.3 0.5,-0.66 0,-0.5 -0.5,-0.66 -0.68,-0.3", "umber")
    self_.form("-0.6,-0.74 0,-0.94 0.6,-0.74 0.7,-1.06 0,-1.26 -0.7,-1.06", "navy")
    pen.band("-0.2,-2.1 0.5,-1.9 1.2,-2.0", 0.5, "blue")
    sign = placard(pen, (1.34, -1.0), (1.3, 0.96), "red", -9)
    arrow(sign, [(-0.42, 0.0), (0.0, 0.0), (0.24, 0.0)], 0.22, "white")
    grip(sign, (0.0, -0.86), 0.26)


def asleep(pen: Pen) -> None:
    """Draw an alarm clock fast asleep under a ballot, one hand on the switch."""
    pen = pen.moved((-0.2, 0.0))
    pen.form("-1.9,0.9 0,1.3 1.8,0.9 1.7,-0.4 0,-0.5 -1.8,-0.4", "white")
    clock = pen.moved((0.0, 0.24), 0.94, 9)
    clock.box((0.0, 1.44), (0.14, 0.4), "silver")
    for side in clock.both():
        side.moved((0.74, 1.22), 1.0, -32).form(
            "-0.5,-0.1! -0.4,0.36 0,0.54 0.4,0.36 0.5,-0.1!", "gold"
        )
    clock.disc((0.0, 0.0), 1.3, "orange")
    clock.disc((0.0, 0.0), 1.04, "paper", shade=0.5)
    for number in range(12):
        tick = clock.moved((0.0, 0.0), 1.0, number * 30)
        tick.stroke([(0.86, 0.0), (0.95, 0.0)], 0.08)
    clock.form(
        "-1.1,0.46 -0.5,0.62 0,0.46 0.5,0.62 1.1,0.46 1.06,0.1 0.5,-0.12 0.12,0.1 "
        "-0.12,0.1 -0.5,-0.12 -1.06,0.1",
        "violet",
    )
    for x in (-0.5, 0.5):
        shut(clock, (x, 0.3), 0.5)
    for side in clock.both():
        side.form("0,-0.1! 0.3,-0.06 0.76,-0.36 0.4,-0.32 0,-0.24!", "black", line=0.4, shade=0.0)
    clock.oval((-0.06, -0.66), (0.3, 0.24), "crimson", shade=0.0)
    lever(pen.moved((1.8, -0.6), 1.0, -10))
    pen.band("1.1,0.1 1.44,0.2 1.7,-0.1", 0.26, "orange")
    grip(pen, (1.82, -0.12), 0.26, "white")
    ballot(pen.moved((0.0, -0.16)))
    pen.disc((0.76, -0.5), 0.44, "sky", shade=0.3)
    pen.taper(arc((0.76, -0.5), 0.3, 110, 170), 0.06)


def ballot(pen: Pen) -> None:
    """Draw a ballot paper as a blanket, with boxes that nobody has ticked."""
    pen.form("-2,-0.7 -1,-0.5 0,-0.66 1,-0.5 1.7,-0.76 2,-2.3! -2.3,-2.3!", "white")
    pen.form(
        "-2.06,-0.66 -1,-0.46 0,-0.62 1,-0.46 1.76,-0.72 1.76,-1 1,-0.76 0,-0.92 "
        "-1,-0.76 -2.06,-0.96",
        "teal",
    )
    for y in (-1.14, -1.6):
        for x in (-1.3, 0.1):
            pen.box((x, y), (0.32, 0.3), "white", line=0.8, shade=0.0)
            pen.stroke([(x + 0.34, y), (x + 0.96, y)], 0.1)


def sofa(pen: Pen) -> None:
    """Draw a sofa that has never flown before."""
    for x in (-1.3, 1.3):
        pen.form(
            [(x - 0.14, -0.8, 1), (x + 0.14, -0.8, 1), (x + 0.07, -1.12, 1), (x - 0.07, -1.12, 1)],
            "gold",
        )
    pen.form(whole("0,0.86 0.8,0.92 1.3,0.8 1.4,0.3 1.36,-0.3! 0,-0.3"), "red")
    for x in (-0.56, 0.56):
        eye(pen, (x, 0.32), 0.36, (0.0, -0.9))
        brow(pen, (x * 1.06, 0.8), 0.56, -24 if x > 0 else 24)
    pen.box((0.0, -0.56), (2.8, 0.56), "crimson", corner=0.1)
    for x in (-0.62, 0.62):
        pen.box((x, -0.3), (1.22, 0.36), "red", corner=0.14)
    grin(pen, (0.0, -0.22), (0.9, -0.34), 6)
    for side in pen.both():
        side.form("1.2,-0.84! 1.14,0 1.3,0.26 1.66,0.24 1.8,-0.04 1.7,-0.84!", "red")
        side.taper(arc((1.48, 0.02), 0.14, 20, 330), 0.05)


def repossession(pen: Pen) -> None:
    """Draw a crane that takes the sofa, and the owner who has not let go."""
    seat = pen.moved((0.0, 0.12), 1.02, 6)
    sofa(seat)
    for x in (-1.46, 1.46):
        seat.bar((0.1, 1.22), (x, 0.26), 0.12, "yellow", line=0.8)
        seat.box((x, -0.3), (0.26, 1.12), "yellow", corner=0.05, line=0.9)
    hook(pen.moved((0.02, 1.48), 0.8))
    body = pen.moved((0.16, -1.42), 1.0, -8)
    body.form("-0.5,-0.3! 0,-0.1 0.5,-0.3! 0.6,-1.4! -0.6,-1.4!", "aqua")
    for x in (-0.3, 0.0, 0.3):
        body.stroke([(x, -0.3), (x * 1.3, -1.2)], 0.06)
    for side in body.both():
        side.band("0.44,-0.5 0.86,-0.1 0.76,0.66", (0.36, 0.3, 0.26), "aqua")
        grip(side, (0.74, 0.72), 0.22, "peach", 90)
    head(body, whole("0,0.56 0.46,0.44 0.54,0 0.4,-0.4 0,-0.5"), "peach", (0.54, 0.0))
    eyes(body, (0.0, 0.14), 0.17, 0.4, (0.0, 1.0))
    body.oval((0.0, -0.24), (0.16, 0.14), "crimson", shade=0.0)
    body.form("-0.5,0.2! -0.5,0.6 0,0.76 0.5,0.56 0.52,0.2! 0.2,0.42", "rust")


EMBLEMS = (
    sweaty_debate, focus_group, indictment, empty_till, gag_order, identity_crisis, asleep,
    repossession,
)  # fmt: skip
