"""Draws emblems of posters: cheap assets, from cake and jingle to a friendly pollster."""

from __future__ import annotations

from art.motifs.poster.cast.figures import arm, brow, eye, fist, grin, shout, smile
from art.motifs.poster.cast.props import arrow, bow_tie, microphone, placard
from art.plane.outlines import Spot, oval
from art.print.poster.pen import Pen, arc, whole


def cake_layers(pen: Pen) -> None:
    """Draw the body of a cake with its cream filling, a wedge cut out of its right side."""
    body = "-1.6,0.5! 1.6,0.5! 1.52,-1.2 0.9,-1.42 0,-1.5 -0.9,-1.42 -1.52,-1.2"
    pen.form(body, "tan")
    within = pen.inside(body)
    within.band("-1.8,-0.5 0,-0.78 1.8,-0.5", 0.2, "white", shade=0.4, shine=0.0)
    pen.form(
        "-1.66,0.62 -1.64,0.1 -1.4,-0.16 -1.18,0.1 -0.92,0.14 -0.8,-0.22 -0.56,-0.24 -0.44,0.02 "
        "0.36,0 0.46,-0.32 0.72,-0.34 0.84,0 1.1,0.06 1.3,-0.2 1.52,-0.12 1.66,0.3 1.66,0.62 "
        "1.0,0.98 0,1.1 -1.0,0.98",
        "pink",
    )
    pen.oval((0.0, 0.62), (1.64, 0.5), "pink", shade=0.0)


def bake_sale(pen: Pen) -> None:
    """Draw a cake that takes ballots and cannot wait for the next one."""
    pen = pen.moved((0.0, -0.2), 1.0, -3)
    pen.form(whole("0,-1.24 1.6,-1.26 2.1,-1.2 1.9,-1.5 0.5,-1.66 0.9,-1.98! 0,-2"), "silver")
    cake_layers(pen)
    for x, y in ((-1.2, 0.7), (1.2, 0.7), (-0.75, 0.42), (0.78, 0.42)):
        pen.disc((x, y + 0.08), 0.2, "red", line=0.8)
    pen.oval((0.0, 0.68), (0.86, 0.17), "crimson", shade=0.0, shine=0.0)
    paper = pen.moved((0.06, 1.3), 1.0, -7)
    paper.box((0.0, -0.02), (1.16, 1.24), "white", shade=0.5, shine=0.0)
    paper.box((0.0, 0.04), (0.62, 0.62), "paper", line=0.7, shade=0.0, shine=0.0)
    paper.fill("-0.3,0.06 -0.1,-0.22 0.44,0.4 0.3,0.5 -0.1,0 -0.2,0.16", "red", line=0.7)
    pen.form("-0.86,0.66! -0.4,0.56 0,0.54 0.4,0.56 0.86,0.66! 0.5,0.42 0,0.36 -0.5,0.42", "rose")
    for side in pen.both():
        side.stroke(arc((0.5, -0.42), 0.2, 20, 160), 0.1)
        side.oval((0.96, -0.72), (0.2, 0.13), "rose", line=0.0, shade=0.0)
    shout(pen, (0.0, -0.86), (0.86, 0.56))
    pen.form("0.06,-0.94 0.4,-0.9 0.62,-1.18 0.44,-1.4 0.2,-1.28", "rose", shine=0.0)


def big_ear(pen: Pen) -> None:
    """Draw an ear as large as a poster."""
    pen.form("-2.7,2.3! -1.6,1.9 -1.3,0.4 -1.5,-1 -1.1,-2.3! -2.7,-2.3!", "peach")
    pen.form(
        "-1.3,0.9 -1.1,1.66 -0.2,1.92 0.7,1.6 1.0,0.8 0.8,0 0.3,-0.5 0.2,-1.1 -0.1,-1.66 "
        "-0.7,-1.74 -1.06,-1.3 -1.26,-0.5",
        "peach",
    )
    pen.taper("-0.96,1.0 -0.7,1.46 -0.1,1.6 0.5,1.36 0.66,0.7 0.44,0.1 0.12,-0.24", 0.13)
    pen.oval((-0.36, 0.2), (0.5, 0.72), "crimson", 8, shade=0.0, shine=0.0)
    pen.oval((-0.46, 0.12), (0.32, 0.5), "black", 8, line=0.0, shade=0.0, shine=0.0)


def jingle(pen: Pen) -> None:
    """Draw an earworm that has moved in and sings through the day."""
    big_ear(pen.moved((-0.36, 0.0), 1.06))
    pen = pen.moved((-0.34, 0.0), 1.06)
    way = "-0.56,0.2 -0.36,-0.24 0.1,-0.62 0.7,-0.72 1.16,-0.2 1.2,0.3"
    pen.band(way, (0.2, 0.5, 0.62, 0.62, 0.6), "lime")
    for x, y, turn in ((-0.06, -0.44, 64), (0.44, -0.72, 86), (0.92, -0.52, 130)):
        pen.moved((x, y), 1.0, turn).taper("-0.3,0 0,0.1 0.3,0", 0.08)
    pen.oval((1.18, 0.62), (0.62, 0.6), "lime", 8)
    eye(pen, (0.98, 0.82), 0.21, (0.6, 0.3), 0.3)
    eye(pen, (1.42, 0.86), 0.21, (-0.2, 0.3), 0.3)
    shout(pen, (1.2, 0.42), (0.5, 0.38))
    for side in (-1, 1):
        pen.disc((1.18 + side * 0.64, 0.62), 0.2, "red", shade=0.5)
    pen.band(arc((1.18, 0.66), 0.66, 12, 168), 0.13, "coal")
    here = pen.moved((1.24, -1.4), 1.0, -8)
    here.fill(
        "0.1,-0.1 0.1,0.74 0.9,0.9 0.9,0.06 0.76,0.06 0.76,0.58 0.24,0.46 0.24,-0.1",
        "red",
    )
    here.oval((0.0, -0.12), (0.26, 0.19), "red", 20)
    here.oval((0.66, 0.02), (0.26, 0.19), "red", 20)


def roots(pen: Pen) -> None:
    """Draw what grows below a sign when it is hammered hard enough."""
    for marks, wide in (
        ("0,0 -0.1,-0.5 -0.5,-0.7 -0.8,-1.2", 0.26),
        ("0,0 0.14,-0.5 0.6,-0.6 0.9,-1.1", 0.26),
        ("0,0 0.04,-0.6 -0.06,-0.9 0.1,-1.4", 0.28),
    ):
        pen.band(marks, (wide, wide * 0.8, wide * 0.3), "sand", line=0.8)


def small_sign(pen: Pen, at: Spot, degrees: float, paint: str) -> None:
    """Draw one more sign of the same kind."""
    here = placard(pen, at, (0.86, 0.64), paint, degrees)
    here.star((0.0, 0.0), 0.24, "white", shade=0.0, line=0.7)


def yard_signs(pen: Pen) -> None:
    """Draw a sign that is hammered into the lawn until its grass roots show."""
    for x, y, turn, paint in (
        (-1.9, 0.5, 8, "red"),
        (1.95, 0.4, -8, "red"),
        (-1.3, 0.0, -6, "blue"),
        (1.36, -0.06, 6, "blue"),
    ):
        small_sign(pen, (x, y), turn, paint)
    pen.form("-2.7,-0.9! -1.4,-0.66 0,-0.6 1.4,-0.66 2.7,-0.9! 2.7,-2.2! -2.7,-2.2!", "brown")
    pen.bar((0.0, 0.2), (0.0, -0.9), 0.3, "wood")
    roots(pen.moved((0.0, -0.7), 1.0))
    turf = "-2.7,-0.66! -1.4,-0.5 0,-0.44 1.4,-0.5 2.7,-0.66! "
    turf += " ".join(f"{2.7 - 0.3 * n:.2f},{-0.98 if n % 2 else -0.8}!" for n in range(19))
    pen.form(turf, "green")
    pen.box((0.0, 0.46), (2.3, 1.5), "white", corner=0.08)
    pen.box((0.0, 0.46), (2.06, 1.26), "red", corner=0.04, line=0.6, shade=0.4, shine=0.0)
    for side in pen.both():
        side.stroke("0.24,0.84 0.62,0.66 0.24,0.5", 0.11)
    grin(pen, (0.0, 0.16), (1.1, 0.36), 7)
    pen.bar((0.5, 1.8), (2.3, 1.1), 0.22, "wood")
    mallet = pen.moved((0.1, 1.62), 1.0, -8)
    mallet.box((0.0, 0.0), (1.24, 0.74), "steel", corner=0.1)
    mallet.box((0.0, -0.3), (1.36, 0.24), "slate", corner=0.08)
    for x, y, size in ((-1.06, 1.5, 0.24), (-0.76, 1.86, 0.16), (1.12, 1.0, 0.2)):
        pen.star((x, y), size, "yellow", shade=0.0)


def quiff(pen: Pen) -> None:
    """Draw a wave of hair that has its own agent."""
    pen.form(
        "-0.9,0.2! -1.0,0.9 -0.6,1.4 0.1,1.66 0.9,1.5 1.3,1.0 1.16,0.6! 0.9,0.86 0.92,0.2! "
        "0.6,0.62 0,0.56 -0.5,0.66",
        "umber",
    )
    for marks in ("-0.6,0.86 -0.1,1.28 0.7,1.26 1.1,0.94", "-0.3,0.78 0.2,1.0 0.8,0.94"):
        pen.taper(marks, 0.07)


def famous_cousin(pen: Pen) -> None:
    """Draw a man in glasses full of stars who has his arm round a star made of cardboard."""
    pen.form("-2.1,-2.3! -1.9,-1.2 -1.1,-0.76 0.9,-0.76 1.7,-1.2 1.9,-2.3!", "purple")
    pen.form("-0.7,-0.7! 0.5,-0.7! -0.1,-2.3!", "peach")
    for lapel in pen.moved((-0.1, 0.0)).both():
        lapel.form("0.36,-0.6! 1.36,-0.9 1.02,-1.4! 0.06,-2.3!", "violet")
    pen.stroke(arc((-0.1, -0.8), 0.56, 190, 350), 0.11)
    pen.star((-0.1, -1.46), 0.34, "gold", shade=0.4)
    head = pen.moved((-0.1, 0.26), 1.0, 4)
    for side in head.both():
        side.disc((0.94, -0.06), 0.23, "tan")
    head.form(whole("0,0.86 0.7,0.72 0.94,0.1 0.84,-0.6 0.44,-1.1 0,-1.2"), "tan")
    quiff(head.moved((-0.04, 0.1), 1.02))
    for x in (-0.44, 0.46):
        head.star((x, 0.06), 0.6, "yellow")
        head.star((x, 0.06), 0.36, "black", shade=0.0, line=0.0, shine=0.0)
    grin(head, (0.06, -0.66), (0.96, 0.42), 6)
    head.star((0.34, -0.6), 0.16, "white", points=4, line=0.0, shade=0.0)
    head.form("-0.16,-0.2 0,-0.06 0.16,-0.2 0,-0.36", "tan", shade=0.4, line=0.8)
    phone = pen.moved((1.5, -0.36), 1.0, -10)
    arm(phone, "0.5,-2 0.4,-1.1 0.06,-0.7", 0.5, "purple")
    phone.box((0.0, 0.1), (0.9, 1.36), "coal", corner=0.12)
    phone.box((0.0, 0.14), (0.7, 1.04), "sky", line=0.6, shade=0.0, shine=0.0)
    phone.form("0.36,-0.38! 0.36,0.5 0.16,0.4 0.1,0 0.0,-0.38!", "coal", line=0.0, shade=0.0)
    phone.star((-0.12, 0.16), 0.2, "yellow", shade=0.0, line=0.6)
    fist(phone, (0.04, -0.7), 0.3, "tan", 4)


def doughnuts(pen: Pen) -> None:
    """Draw a doughnut that speaks to the nation, its hole open wide."""
    pen = pen.moved((0.0, 0.0))
    pen.oval((0.0, 0.5), (1.72, 1.46), "tan")
    icing = (
        "0,1.86 0.9,1.66 1.46,1.06 1.54,0.4 1.3,0.14 1.24,-0.3 0.9,-0.36 0.7,-0.62 0.3,-0.5 "
        "0,-0.76 -0.36,-0.52 -0.74,-0.66 -0.96,-0.3 -1.28,-0.26 -1.36,0.2 -1.54,0.5 -1.4,1.14 "
        "-0.86,1.7"
    )
    pen.form(icing, "rose")
    for x, y, turn, paint in (
        (-1.14, 0.9, 40, "yellow"),
        (-0.96, 0.1, 100, "aqua"),
        (1.2, 0.66, 70, "yellow"),
        (1.04, -0.06, 20, "white"),
        (0.6, 1.56, 150, "aqua"),
        (-0.5, 1.56, 20, "white"),
        (0.04, 1.68, 80, "yellow"),
        (1.06, 1.24, 110, "lime"),
        (-1.22, 0.44, 0, "lime"),
        (0.5, -0.44, 120, "yellow"),
        (-0.56, -0.42, 60, "white"),
    ):
        here = pen.moved((x, y), 1.0, turn)
        here.bar((-0.1, 0.0), (0.1, 0.0), 0.12, paint, line=0.6, shade=0.0, shine=0.0)
    for side in pen.both():
        eye(side, (0.42, 1.06), 0.3, (0.1, -0.2), 0.16)
        brow(side, (0.46, 1.5), 0.56, -16)
    shout(pen, (0.0, 0.28), (1.06, 0.98))
    pen.form(whole("0,-1 1.24,-1! 1.5,-1.3! 1.16,-2.3!"), "wood")
    pen.form(whole("0,-0.92 1.36,-0.92! 1.56,-1.24! 0,-1.24"), "brown")
    pen.disc((0.0, -1.62), 0.26, "gold", line=0.8)
    pen.disc((0.0, -1.62), 0.1, "brown", line=0.8, shade=0.0)
    for x, turn in ((-0.86, -24), (0.9, 24), (0.36, 10)):
        microphone(pen, (x, -0.66), 0.46, turn)


def hat_face(pen: Pen, paint: str) -> None:
    """Draw the face of a follower: round, empty, content; its middle at the spot."""
    pen.form(whole("0,0.8 0.62,0.7 0.68,0 0.6,-0.6 0,-0.82"), paint)
    for side in pen.both():
        eye(side, (0.25, 0.1), 0.21, (0.7, 0.5))
    pen.oval((0.05, -0.16), (0.12, 0.1), paint, shade=0.3, line=0.8)
    smile(pen, (0.02, -0.46), 0.5, 0.4)


def matching_hats(pen: Pen) -> None:
    """Draw one hat on three heads that all think the same."""
    for x, turn, coat in ((-1.36, 5, "teal"), (1.36, -5, "navy"), (0.0, 0, "orange")):
        here = pen.moved((x, -0.72), 1.0, turn)
        here.form("-0.92,-1.7! -0.84,-1 -0.4,-0.74 0.4,-0.74 0.84,-1 0.92,-1.7!", coat)
        hat_face(here, {"teal": "brown", "navy": "tan", "orange": "peach"}[coat])
    dome = "-2.06,-0.1! -2.0,0.7 -1.3,1.28 0,1.46 1.3,1.28 2.0,0.7 2.06,-0.1!"
    pen.form(dome, "purple")
    within = pen.inside(dome)
    for x in (-1.66, -0.84, 0.0, 0.84, 1.66):
        within.band([(x * 0.4, 1.6), (x * 0.9, 0.9), (x * 1.1, -0.4)], 0.34, "yellow", line=0.8)
    brim = "-2.2,0 -1,0.24 0,0.28 1,0.24 2.2,0 2.1,-0.34 1,-0.12 0,-0.08 -1,-0.12 -2.1,-0.34"
    pen.form(brim, "crimson")
    for x in (-1.36, 0.0, 1.36):
        pen.star((x, 0.08 - abs(x) * 0.06), 0.18, "white", line=0.6, shade=0.0)
    pen.disc((0.0, 1.56), 0.34, "white")
    for turn in (20, 90, 160, 230, 300):
        here = pen.moved((0.0, 1.56), 1.0, turn)
        here.taper("0.1,0 0.2,0.03 0.3,0", 0.05)


def sock(pen: Pen, paint: str, second: str) -> None:
    """Draw a sock puppet that agrees loudly; the hand that moves it comes from below."""
    body = whole("0,0.86 0.42,0.74 0.6,0.3 0.54,-0.2 0.42,-0.7 0.44,-2!")
    pen.form(body, paint)
    within = pen.inside(body)
    for y in (-0.94, -1.36):
        within.band([(-0.6, y), (0.0, y - 0.08), (0.6, y)], 0.22, second, line=0.7, shade=0.3)
    pen.oval((0.0, -0.12), (0.42, 0.34), "crimson", shade=0.0, shine=0.0)
    pen.oval((0.0, -0.3), (0.24, 0.13), "rose", line=0.0, shade=0.0, shine=0.0)
    for side, away in zip(pen.both(), (0.02, -0.02), strict=True):
        side.disc((0.25, 0.5), 0.23, "white", shade=0.0, shine=0.0)
        side.blot(oval((0.22 + away, 0.52), (0.1, 0.11)))
    for turn in (-30, 0, 30):
        pen.moved((0.0, 0.84), 1.0, turn).bar((0.0, 0.0), (0.0, 0.26), 0.1, second, line=0.8)


def pollster(pen: Pen) -> None:
    """Draw a pollster who has asked both of his friends: they are on his hands."""
    arrow(pen, "-2.2,0.3 -1.5,0.9! -0.9,0.6! 1.5,1.64", 0.26, "red")
    pen.form("-1.5,-2.3! -1.2,-1.2 -0.5,-0.84 0.5,-0.84 1.2,-1.2 1.5,-2.3!", "brown")
    pen.form("-0.44,-0.8! 0.44,-0.8! 0,-2.2!", "white", shade=0.4)
    bow_tie(pen, (0.0, -0.98), 0.4, "red")
    head = pen.moved((0.0, 0.1), 1.0, -4)
    for side in head.both():
        side.disc((0.7, -0.02), 0.18, "peach")
    head.form(whole("0,1.02 0.56,0.84 0.72,0.2 0.62,-0.5 0.3,-0.84 0,-0.9"), "peach")
    head.form(
        "-0.74,0.2! -0.8,0.8 -0.4,1.14 0.3,1.12 0.74,0.8 0.74,0.2! 0.5,0.62 -0.44,0.8",
        "rust",
    )
    for side in head.both():
        eye(side, (0.28, 0.22), 0.22, (0.0, -0.1))
        side.stroke(arc((0.28, 0.2), 0.29, 0, 360), 0.07)
        brow(side, (0.3, 0.62), 0.36, 12)
    head.form("-0.1,0.06 0.1,0.06 0.16,-0.2 0,-0.28 -0.16,-0.2", "peach", shade=0.5, line=0.8)
    grin(head, (0.0, -0.52), (0.66, 0.28), 6)
    sock(pen.moved((-1.3, -0.62), 1.0, -8), "aqua", "white")
    sock(pen.moved((1.26, -0.62), 1.0, 10), "orange", "yellow")


EMBLEMS = (bake_sale, jingle, yard_signs, famous_cousin, doughnuts, matching_hats, pollster)
