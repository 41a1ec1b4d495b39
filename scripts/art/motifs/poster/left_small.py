"""Draws emblems of posters: the small groups of the left, from campers to unicycles."""

from __future__ import annotations

from art.motifs.poster.cast.faces import lidded
from art.motifs.poster.cast.figures import brow, eye, eyes, fist, palm, smile
from art.motifs.poster.cast.props import bow_tie, drop, flame, gavel, heart, puff, top_hat
from art.plane.outlines import Spot, box
from art.print.poster.pen import Pen, arc, whole


def marshmallow(pen: Pen, at: Spot, degrees: float) -> None:
    """Draw a marshmallow that has seen the fire."""
    here = pen.moved(at, 1.0, degrees)
    shape = box((0.0, 0.0), (0.3, 0.24), 0.0, 0.13)
    here.fill(shape, "white", shade=0.5)
    here.inside(shape).form("-0.4,0.3 0.4,0.3 0.3,0.08 0,0.14 -0.3,0.04", "tan", line=0.0)


def tent(pen: Pen) -> None:
    """Draw a striped tent whose flap is open, with somebody awake in it."""
    shape = "-1.95,-1.66! -1,-0.3 0,1.4! 1,-0.3 1.95,-1.66!"
    pen.form(shape, "gold")
    cloth = pen.inside(shape)
    for side in cloth.both():
        side.form("0.04,1.5! 0.9,-1.8! 1.5,-1.8!", "red", line=0.6)
    pen.form("-0.94,-1.66! -0.6,-0.3 0,0.96! 0.6,-0.3 0.94,-1.66!", "black", shade=0.0, shine=0.0)
    for side in pen.both():
        side.form("0,1.06! 0.5,0.1 1.14,-1.68! 0.84,-1.68! 0.62,-0.7", "white", shade=0.6)
        eye(side, (0.25, -0.32), 0.25, (-0.1, -0.4))
        side.form("0.02,-0.26! 0.5,0.02 0.46,0.2 0,-0.06!", "orange", line=0.6, shade=0.0)


def summer_campers(pen: Pen) -> None:
    """Draw a tent that glares out of its flap and raises a fork of marshmallows."""
    pen = pen.moved((-0.2, -0.1))
    pen.bar((0.0, 1.2), (0.0, 1.86), 0.1, "wood")
    pen.form("0.04,1.94! 0.4,1.82 0.8,1.88! 0.64,1.66! 0.78,1.46! 0.4,1.54 0.04,1.44!", "red")
    tent(pen)
    fork = pen.moved((1.46, -0.02), 1.0, -4)
    fork.bar((0.0, -1.3), (0.0, 0.6), 0.13, "wood")
    fork.band("-0.5,1.2 -0.46,0.6 0,0.42 0.46,0.6 0.5,1.2", 0.12, "wood")
    fork.bar((0.0, 0.5), (0.0, 1.3), 0.12, "wood")
    for x, y, turn in ((-0.52, 1.16, 8), (0.52, 1.12, -12), (0.0, 1.5, -6)):
        marshmallow(fork, (x, y), turn)
    fist(fork, (0.02, -0.35), 0.42, "peach")
    for x in (-0.46, 0.46):
        pen.bar((-x, -1.84), (x, -1.66), 0.2, "brown")
    flame(pen, (0.0, -1.74), 0.5)


def drum_body(pen: Pen) -> None:
    """Draw a drum with its ropes, and the face of one that is beaten all day."""
    body = "-1.12,0.62! -1,-0.3 -0.56,-1.1 -0.7,-1.9! 0.7,-1.9! 0.56,-1.1 1,-0.3 1.12,0.62!"
    pen.form(body, "rust")
    ropes = pen.inside(body)
    ropes.box((0.0, -1.76), (2.0, 0.22), "gold", line=0.8)
    for number in range(-4, 4):
        x = number * 0.29
        ropes.stroke([(x, -1.1), (x * 1.1 + 0.15, -1.68), (x + 0.29, -1.1)], 0.045)
    pen.band("-0.62,-1.08 0,-1.2 0.62,-1.08", 0.16, "gold")
    pen.oval((0.0, 0.64), (1.16, 0.4), "gold")
    pen.oval((0.0, 0.7), (1.02, 0.3), "paper", shade=0.5, shine=0.0)


def drum_circle(pen: Pen) -> None:
    """Draw a battered drum under two hands that never stop."""
    pen = pen.moved((0.0, 0.02), 1.02)
    drum_body(pen)
    pen.disc((-0.4, -0.08), 0.36, "plum", line=0.0, shade=0.0, shine=0.0)
    lidded(pen, (-0.4, -0.08), 0.27, "violet", 0.55, (0.1, -0.4))
    eye(pen, (0.4, -0.08), 0.3, (-0.1, 0.8))
    brow(pen, (-0.42, 0.3), 0.5, 24)
    brow(pen, (0.42, 0.34), 0.5, -24)
    pen.taper("-0.34,-0.72 -0.16,-0.58 0,-0.7 0.16,-0.58 0.34,-0.74", 0.08)
    for turn in (35, -55):
        pen.moved((0.74, -0.46), 1.0, turn).box(
            (0.0, 0.0), (0.42, 0.15), "peach", corner=0.07, line=0.7, shade=0.0
        )
    for side, paint in zip(pen.both(), ("peach", "brown"), strict=True):
        side.band("2.4,1.5 1.7,1.3 1.3,1.0", (0.62, 0.46), "purple" if paint == "peach" else "red")
        palm(side, (0.98, 0.86), 0.44, paint, 112)
    for x, y in ((-0.62, 1.38), (0.0, 1.62), (0.62, 1.38)):
        pen.star((x, y), 0.2, "yellow", shade=0.0)


def bloom(pen: Pen, paint: str) -> None:
    """Draw a flower for a sticker."""
    for number in range(5):
        pen.moved((0.0, 0.0), 1.0, 72 * number).disc((0.0, 0.14), 0.1, paint, line=0.5, shade=0.0)
    pen.disc((0.0, 0.0), 0.09, "yellow", line=0.5, shade=0.0)


def bumpers(pen: Pen) -> None:
    """Put the whole manifesto on the back of a car."""
    for x, y, wide, paint, turn in (
        (-0.86, 0.66, 0.66, "teal", 8),
        (0.9, 0.5, 0.7, "purple", -9),
        (0.04, 0.42, 0.74, "white", 4),
        (-0.86, 0.3, 0.6, "yellow", -6),
        (-0.34, -0.44, 0.7, "green", -7),
        (0.5, -0.3, 0.62, "pink", 10),
        (0.4, -0.72, 0.74, "sky", -3),
        (-0.5, -0.84, 0.6, "white", 6),
        (0.94, 0.22, 0.5, "white", 3),
        (0.06, -0.06, 0.56, "yellow", 5),
        (0.96, -1.24, 0.7, "teal", -2),
        (-0.98, -1.24, 0.6, "red", 4),
    ):
        here = pen.moved((x, y), 1.0, turn)
        here.box((0.0, 0.0), (wide, 0.3), paint, line=0.6, shade=0.0, shine=0.0)
        for row in (-0.06, 0.07):
            here.stroke([(-wide * 0.36, row), (wide * (0.3 + row), row)], 0.05)
    pen.disc((0.24, 0.84), 0.28, "white", line=0.6, shade=0.0)
    heart(pen, (0.24, 0.83), 0.19, degrees=8)
    pen.disc((-0.28, 0.86), 0.22, "sky", line=0.6, shade=0.0)
    bloom(pen.moved((-0.28, 0.86), 0.8), "pink")
    pen.star((0.78, 0.88), 0.22, "red", line=0.6, shade=0.0)


def bumper_stickers(pen: Pen) -> None:
    """Draw the back of a tired car that has an opinion on everything."""
    pen = pen.moved((0.0, 0.06), 1.12, 3)
    for side in pen.both():
        side.box((1.14, -1.52), (0.6, 0.7), "black", corner=0.14, shade=0.0)
    pen.form(
        whole("0,1.5 0.9,1.42 1.18,1.1 1.42,0.1 1.78,-0.3 1.86,-1.1 1.7,-1.3! 0,-1.36"), "orange"
    )
    pen.form(whole("0,1.26 0.8,1.2 1,0.98 1.2,0.2 1.1,0.08! 0,0.04"), "navy", shade=0.3)
    for side in pen.both():
        side.form("1.16,-0.06 1.5,-0.1 1.66,-0.4 1.6,-0.82 1.2,-0.8 1.06,-0.4", "red")
        lidded(side, (1.36, -0.46), 0.2, "crimson", 0.5, (-0.4, -0.2))
    pen.form(
        whole("0,-1.06 1.6,-0.98 1.94,-1.06 1.96,-1.34 1.6,-1.46 0,-1.52"), "silver", shade=0.8
    )
    bumpers(pen)
    smile(pen, (0.0, -1.3), 0.8, -0.2)
    pen.band("-1.1,-1.5 -1.1,-1.7 -1.24,-1.74", 0.16, "steel")
    puff(pen, (-1.62, -1.62), 0.4)


def fence(pen: Pen) -> None:
    """Draw a white fence that would look well in any suburb."""
    for y in (-1.3, -1.66):
        pen.box((0.0, y), (5.2, 0.14), "white", shade=0.4, shine=0.0)
    for number in range(9):
        x = -2.24 + number * 0.56
        pen.fill(
            [(x - 0.17, -2.1), (x - 0.17, -1.1), (x, -0.86), (x + 0.17, -1.1), (x + 0.17, -2.1)],
            "white",
            shade=0.5,
        )


def yurt_owners(pen: Pen) -> None:
    """Draw a yurt with a lock, a frown, and a fence around it."""
    top = pen.moved((0.0, 0.1))
    top.oval((0.0, 1.66), (0.3, 0.13), "umber", shade=0.0)
    wall = "-1.72,0.42! -1.86,-0.4 -1.8,-1.6! 1.8,-1.6! 1.86,-0.4 1.72,0.42!"
    top.form(wall, "paper")
    cloth = top.inside(wall)
    for number in range(-3, 4):
        for lean in (-0.36, 0.36):
            x = number * 0.72
            cloth.stroke([(x - lean, 0.3), (x + lean, -0.36)], 0.05)
    cloth.box((0.0, 0.34), (4.0, 0.22), "red", line=0.7)
    cloth.box((0.0, -0.44), (4.0, 0.2), "red", line=0.7)
    top.form("-2.02,0.4! -1.2,0.98 -0.34,1.6! 0.34,1.6! 1.2,0.98 2.02,0.4! 0,0.22", "orange")
    for x in (-1.3, -0.7, 0.0, 0.7, 1.3):
        top.taper([(x * 0.2, 1.5), (x * 0.7, 0.96), (x, 0.44)], 0.06)
    top = top.moved((-0.36, 0.0))
    top.box((0.0, -0.62), (1.3, 1.96), "teal", corner=0.1)
    for side in top.both():
        lidded(side, (0.27, 0.0), 0.2, "forest", 0.42, (-0.1, -0.2))
        side.form("0.04,0.1! 0.5,0.3 0.52,0.16 0.06,-0.02!", "umber", line=0.4, shade=0.0)
    top.band("-0.2,-0.5 -0.2,-0.24 0.2,-0.24 0.2,-0.5", 0.12, "silver")
    top.box((0.0, -0.66), (0.66, 0.5), "gold", corner=0.1)
    top.disc((0.0, -0.6), 0.09, "black", shade=0.0, shine=0.0)
    top.bar((0.0, -0.62), (0.0, -0.76), 0.06, "black", shade=0.0, shine=0.0)
    fence(pen)
    sign = pen.moved((1.0, -0.52), 1.0, -8)
    sign.bar((0.0, 0.0), (0.0, -1.4), 0.14, "wood")
    sign.disc((0.0, 0.2), 0.54, "red")
    sign.disc((0.0, 0.2), 0.4, "white", line=0.6, shade=0.2)
    sign.form("-0.14,0.42 0.1,0.48 0.16,0.2 0.08,-0.06 -0.1,-0.02 -0.06,0.18", "umber", line=0.0)
    sign.bar((-0.28, 0.48), (0.28, -0.08), 0.1, "red", line=0.5, shade=0.0)


def sofa(pen: Pen) -> None:
    """Draw the sofa that the brigade never leaves."""
    pen.box((0.0, -0.5), (3.9, 1.7), "crimson", corner=0.34)
    for x in (-0.9, 0.9):
        pen.disc((x, 0.0), 0.07, "gold", line=0.6, shade=0.0)
        pen.taper([(x - 0.3, -0.12), (x, 0.0), (x + 0.3, -0.12)], 0.05)
    pen.box((0.0, -1.12), (3.2, 0.5), "red", corner=0.18)
    pen.box((0.0, -1.56), (3.7, 0.5), "crimson", corner=0.1)
    for side in pen.both():
        side.form("1.5,-1.8! 1.46,-0.8 1.62,-0.4 2.1,-0.4 2.26,-0.8 2.2,-1.8!", "red")


def hash_sign(pen: Pen) -> None:
    """Draw the sign itself: four thick bars, its face in the field between them."""
    for x in (-0.5, 0.5):
        pen.fill(box((x, 0.0), (0.19, 1.34), -6, 0.1), "gold")
    for y in (-0.5, 0.5):
        pen.fill(box((0.0, y), (1.42, 0.19), 0.0, 0.1), "gold")
    field = "-0.52,0.52! 0.52,0.52! 0.46,-0.52! -0.56,-0.52!"
    pen.fill(field, "orange", shade=0.0, shine=0.0)
    for x in (-0.26, 0.2):
        lidded(pen, (x, 0.1), 0.26, "gold", 0.45, (0.5, -0.8))
    smile(pen, (-0.02, -0.32), 0.44, 0.3)


def hashtag_brigade(pen: Pen) -> None:
    """Draw a hash sign in a helmet that fights its phone from the sofa."""
    pen = pen.moved((0.0, -0.06))
    sofa(pen)
    sign = pen.moved((-0.06, -0.22), 1.0, -6)
    hash_sign(sign)
    hat = sign.moved((0.16, 1.26), 0.62, 6)
    hat.form("-1,0! -0.9,0.56 0,0.98 0.9,0.56 1,0!", "olive")
    hat.star((0.0, 0.46), 0.26, "red", shade=0.0)
    hat.form("-1.16,-0.06 0,0.1 1.16,-0.06 1.08,-0.26 0,-0.1 -1.08,-0.26", "forest")
    for x in (-0.74, 0.36):
        slipper = pen.moved((x, -1.5))
        slipper.form("-0.46,0.1 -0.2,0.36 0.3,0.34 0.5,0 0.36,-0.28 -0.36,-0.28", "pink")
        slipper.disc((0.06, 0.1), 0.13, "white", line=0.6, shade=0.0)
    phone = pen.moved((1.36, -0.2), 1.0, -14)
    phone.box((0.0, 0.3), (0.62, 1.0), "black", corner=0.1)
    phone.box((0.0, 0.34), (0.46, 0.7), "aqua", line=0.0, shade=0.0)
    heart(phone, (0.0, 0.36), 0.18)
    fist(phone, (0.0, -0.3), 0.34, "gold")


def poet_face(pen: Pen) -> None:
    """Draw a long pale face that has closed its eyes to the world."""
    pen.form(whole("0,0.9 0.6,0.7 0.72,0 0.5,-0.7 0,-1.04"), "peach")
    for side in pen.both():
        side.form("0.68,0.5 0.94,-0.2 0.84,-0.9 0.5,-0.6 0.62,-0.1", "umber")
        side.taper("0.12,0.1 0.32,-0.06 0.54,0.1", 0.1)
        side.taper("0.2,-0.02 0.32,-0.14 0.46,-0.04", 0.05)
        side.form("0,-0.42! 0.24,-0.4 0.56,-0.66! 0.2,-0.6", "umber", line=0.5, shine=0.0)
    brow(pen, (-0.34, 0.42), 0.5, 14)
    brow(pen, (0.36, 0.5), 0.5, 10)
    pen.form("-0.02,0.3! 0.2,-0.22 0.12,-0.36 -0.14,-0.34", "peach", shine=0.0)
    pen.form("-0.14,-0.76 0.14,-0.76 0.06,-1.16 0,-1.3! -0.06,-1.16", "umber", line=0.6)
    pen.taper("-0.14,-0.62 0,-0.66 0.14,-0.62", 0.06)


def quill(pen: Pen, paint: str = "white") -> None:
    """Draw a quill, its point at the spot, two and a half high."""
    pen.band("0,0 0.1,0.8 0.3,1.4", (0.05, 0.09), "sand", line=0.7)
    pen.form(
        "0.08,0.6! 0.44,0.7 0.62,1.2 0.66,1.8 0.54,2.5! 0.1,2 0.04,1.66! -0.06,1.3 0.02,1.1!",
        paint,
    )
    pen.taper("0.08,0.64 0.26,1.4 0.5,2.3", 0.06)


def poets_against(pen: Pen) -> None:
    """Draw a poet who turns the world down, quill in hand."""
    pen.form("-1.9,-2.2! -1.5,-1.2 -0.5,-0.86 0.5,-0.86 1.5,-1.2 1.9,-2.2!", "coal")
    poet_face(pen.moved((0.0, 0.14), 1.06, 6))
    pen.form("-0.56,-0.9! 0,-1.1 0.56,-0.9! 0.66,-1.4 0,-1.56 -0.66,-1.4", "black", shade=0.5)
    hat = pen.moved((-0.08, 0.9), 1.0, 8)
    hat.form("-1.2,0.34 -0.9,0.84 0.2,0.96 1.02,0.5 0.96,0.02 0.6,-0.1 0,-0.02 -0.7,-0.06", "red")
    hat.band("-0.72,-0.1 0,0.04 0.7,-0.12", 0.18, "crimson")
    hat.bar((0.06, 0.9), (0.14, 1.06), 0.12, "red")
    quill(pen.moved((1.26, -0.6), 1.0, -6), "yellow")
    fist(pen, (1.36, -0.5), 0.42, "peach", -8)
    palm(pen, (-1.26, -1.0), 0.62, "peach", 12)
    for x in (1.36, -1.2):
        pen.form(
            [(x - 0.36, -2.2, 1), (x - 0.32, -1.28), (x, -1.2), (x + 0.36, -1.28), (x + 0.4, -2.2)],
            "coal",
        )


def worm(pen: Pen) -> None:
    """Draw a worm that takes the chair: spectacles, bow tie, and the gavel in its tail."""
    pen.band("0.9,-0.9 1.3,0.0 1.2,0.5", (0.36, 0.3, 0.26), "pink")
    gavel(pen, (1.06, 0.86), 0.5, 62)
    pen.band("1.32,0.1 1.26,0.34 1.16,0.52", 0.26, "pink", shine=0.0)
    body = "-0.2,-1 -0.3,-0.3 -0.14,0.3 -0.16,0.9"
    pen.band(body, (0.9, 0.8, 0.84, 0.86), "pink")
    for y in (-0.42, -0.62):
        pen.taper([(-0.62, y + 0.04), (-0.24, y - 0.06), (0.12, y)], 0.06)
    pen.form(
        "-0.62,0.6 -0.6,1.3 -0.14,1.6 0.34,1.3 0.36,0.6 0.14,0.24 -0.4,0.24", "pink", shine=0.7
    )
    for x in (-0.36, 0.12):
        pen.disc((x, 0.98), 0.29, "gold", shade=0.0, line=0.8)
        lidded(pen, (x, 0.98), 0.2, "rose", 0.4, (0.5, -0.3))
    brow(pen, (-0.36, 1.36), 0.4, -8)
    brow(pen, (0.14, 1.4), 0.4, 16)
    smile(pen, (-0.1, 0.56), 0.36, -0.3)
    bow_tie(pen, (-0.14, 0.22), 0.42, "blue")


def scraps(pen: Pen) -> None:
    """Draw what a kitchen leaves: peel, core, egg and leaves."""
    pen.form("-1.9,-0.5 -1.6,0.1 -0.9,-0.02 -0.3,0.1 0.5,-0.04 1.2,0.1 1.8,-0.5", "umber")
    for x, turn in ((-1.5, 130), (-0.8, 70), (0.66, 100), (1.5, 50)):
        pen.leaf((x, -0.3), 0.76, "green", turn)
    pen.form("-1.5,0.3! -1.3,-0.1 -0.8,-0.2 -0.9,-0.4 -1.4,-0.36 -1.66,0", "yellow")
    pen.form("-1.5,0.3! -1.6,-0.1 -1.9,-0.2 -1.8,-0.34 -1.4,-0.3", "yellow")
    pen.fill("0.56,-0.5 0.5,-0.06 0.64,-0.16 0.76,0.02 0.9,-0.16 1.04,-0.02 1,-0.5", "white")


def agenda(pen: Pen) -> None:
    """Draw an agenda of which the first points have been eaten."""
    page = "-0.6,0.6! 0.1,0.6! 0.12,0.42 0.3,0.46 0.34,0.24 0.54,0.3 0.6,0.1! 0.6,-0.7! -0.6,-0.7!"
    pen.form(page, "white", shade=0.4, shine=0.0)
    for y, end in ((0.3, 0.0), (0.04, 0.2), (-0.22, 0.4), (-0.48, 0.3)):
        pen.disc((-0.4, y), 0.06, "red", line=0.0, shade=0.0, shine=0.0)
        pen.stroke([(-0.22, y), (end, y)], 0.07)
    pen.disc((-0.1, 0.54), 0.09, "red", line=0.7, shade=0.0)


def compost_committee(pen: Pen) -> None:
    """Draw a compost bin in session, a worm in the chair."""
    pen = pen.moved((0.06, -0.02))
    for x, y, size in ((1.7, 1.44, 0.5), (-1.5, 1.0, 0.56), (-1.9, 0.3, 0.36)):
        puff(pen, (x, y), size)
    worm(pen.moved((-0.02, 0.06), 1.16))
    scraps(pen.moved((0.0, -0.1)))
    for y in (-0.7, -1.2, -1.7):
        pen.box((0.0, y), (3.5, 0.4), "wood", corner=0.05)
        pen.taper([(-1.2, y + 0.04), (-0.4, y - 0.04), (0.5, y + 0.04)], 0.04)
        pen.taper([(0.6, y - 0.08), (1.0, y - 0.06), (1.3, y - 0.1)], 0.04)
    agenda(pen.moved((0.24, -1.2), 1.0, -6))
    for x in (-1.66, 1.66):
        pen.box((x, -1.16), (0.3, 1.7), "brown", corner=0.06)
        for y in (-0.7, -1.2, -1.7):
            pen.disc((x, y), 0.06, "gold", line=0.5, shade=0.0)


def wheel(pen: Pen, at: Spot, radius: float) -> None:
    """Draw a wheel with spokes through which one sees the ground."""
    here = pen.moved(at)
    for number in range(6):
        here.moved((0.0, 0.0), 1.0, 30 * number).bar(
            (-radius, 0.0), (radius, 0.0), 0.05, "silver", line=0.6, shade=0.0
        )
    here.band(arc((0.0, 0.0), radius, 0, 360), 0.22, "coal")
    here.disc((0.0, 0.0), 0.2, "gold")


def lobby_case(pen: Pen) -> None:
    """Draw a briefcase that is afraid of falling."""
    pen.box((0.0, 0.36), (2.1, 1.36), "brown", corner=0.16)
    pen.stroke([(-1.04, -0.02), (1.04, -0.02)], 0.05)
    for x in (-0.72, 0.72):
        pen.box((x, -0.02), (0.22, 0.3), "gold", corner=0.05)
    eyes(pen, (0.0, 0.56), 0.27, 0.62, (0.6, -0.8))
    brow(pen, (-0.36, 0.94), 0.44, 18)
    brow(pen, (0.36, 0.94), 0.44, -18)
    pen.oval((0.0, 0.12), (0.2, 0.15), "crimson", shade=0.0, shine=0.0)


def unicycle_lobby(pen: Pen) -> None:
    """Draw a briefcase on one wheel that campaigns against two."""
    pen = pen.moved((-0.1, -0.02), 1.0, 5)
    wheel(pen, (0.0, -1.08), 0.78)
    pen.bar((0.0, -1.08), (0.0, -0.2), 0.2, "silver")
    sign = pen.moved((1.36, 1.1), 1.0, -14)
    sign.bar((0.0, 0.0), (0.0, -1.3), 0.13, "wood")
    sign.box((0.0, 0.2), (1.3, 0.9), "white", corner=0.06, shade=0.4)
    for x in (-0.27, 0.27):
        sign.stroke(arc((x, 0.2), 0.2, 0, 360), 0.1)
    sign.bar((-0.4, 0.5), (0.4, -0.1), 0.14, "red", line=0.5, shade=0.0)
    pen.band("0.8,0.3 1.2,-0.1 1.44,0.2", 0.24, "navy")
    pen.band("-0.8,0.2 -1.4,0.0 -1.8,0.36", 0.24, "navy")
    palm(pen, (-1.86, 0.5), 0.34, "white", 40)
    fist(pen, (1.46, 0.3), 0.3, "white", -12)
    for side, y in zip(pen.both(), (-0.8, -1.4), strict=True):
        side.band([(0.5, -0.3), (1.06, y * 0.5 - 0.1), (0.5, y)], 0.27, "orange")
        side.moved((0.0, y)).form("0.12,-0.16! 0.2,0.14 0.6,0.16 0.86,-0.16!", "red")
        side.bar((0.1, y - 0.22), (0.8, y - 0.22), 0.12, "gold", line=0.8)
    lobby_case(pen)
    top_hat(pen, (-0.1, 1.06), 0.52, degrees=8)
    drop(pen, (-1.24, 0.86), 0.22, degrees=30)


EMBLEMS = (
    summer_campers, drum_circle, bumper_stickers, yurt_owners, hashtag_brigade, poets_against,
    compost_committee, unicycle_lobby,
)  # fmt: skip
