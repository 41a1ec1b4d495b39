"""Draws emblems of posters: the assets that do something, from the press desk to the undead."""

from __future__ import annotations

from art.motifs.poster.cast.figures import brow, eye, fist, grin, palm, shoe
from art.motifs.poster.cast.props import drop, megaphone, microphone, necktie, puff, splat
from art.plane.outlines import Spot, box
from art.print.poster.pen import Pen, arc, whole


def calm_face(pen: Pen) -> None:
    """Draw a woman with a bob and pearls whose mouth is a straight line."""
    pen.form(whole("0,1.06 0.76,0.9 1.06,0.2 1.1,-0.7 0.6,-0.8 0.4,-0.3"), "rust")
    pen.box((0.0, -0.84), (0.5, 0.5), "peach")
    pen.form(whole("0,0.74 0.56,0.56 0.7,0 0.54,-0.52 0.2,-0.8 0,-0.82"), "peach")
    pen.form(
        "-0.78,-0.1! -0.8,0.7 -0.2,1.04 0.4,1.0 0.8,0.7 0.78,-0.1! 0.66,0.34 0.2,0.5 -0.2,0.46 "
        "-0.64,0.34",
        "rust",
    )
    for side in pen.both():
        eye(side, (0.28, 0.1), 0.22, (0.0, 0.9), 0.3)
        side.disc((0.76, -0.36), 0.12, "white", line=0.8, shade=0.3)
    pen.taper("-0.02,0 0.1,-0.18 -0.06,-0.22", 0.06)
    pen.bar((-0.26, -0.48), (0.26, -0.48), 0.14, "red", shine=0.0)
    pen.stroke([(-0.28, -0.48), (0.28, -0.48)], 0.045)


def press_secretary(pen: Pen) -> None:
    """Draw a woman behind a shield full of microphones; the rain above her is a rumour."""
    calm_face(pen.moved((0.02, -0.02), 0.94))
    for x in (0.86, -0.8):
        puff(pen, (x, 1.66), 0.9, "steel")
    puff(pen, (0.04, 1.56), 0.9, "steel")
    for x, y in ((-1.24, 0.86), (-0.44, 0.86), (0.36, 0.9), (1.2, 0.8), (1.36, 0.16), (-1.3, 0.12)):
        drop(pen, (x, y), 0.19, "sky", 8)
    pen.form("-1.6,-2.3! -1.3,-1.0 -0.5,-0.66 0.5,-0.66 1.3,-1.0 1.6,-2.3!", "purple")
    shield = whole("0,-0.6 0.7,-0.74 1.3,-0.64! 1.3,-1.5 0.8,-2.2 0,-2.7")
    pen.form(shield, "gold")
    pen.form(whole("0,-0.8 0.64,-0.92 1.1,-0.86! 1.08,-1.5 0.66,-2.08 0,-2.5"), "teal", line=0.7)
    megaphone(pen, (0.0, -1.4), 0.5, "white", 8)
    for x, y, turn in (
        (-1.5, -0.7, 106),
        (-1.7, -1.5, 70),
        (1.56, -0.66, -104),
        (1.72, -1.46, -74),
    ):
        here = pen.moved((x, y), 0.62, turn + 180)
        microphone(here, (0.0, -0.4), 1.0)
    for x, y in ((-1.06, -0.86), (1.06, -0.8)):
        pen.star((x, y), 0.2, "yellow", points=7, shade=0.0, shine=0.0)


def evidence(pen: Pen) -> None:
    """Draw a board with pictures that have nothing to do with each other, tied by string."""
    pen.box((0.0, 0.3), (4.6, 3.3), "wood", corner=0.06)
    pen.box((0.0, 0.3), (4.3, 3.0), "tan", shade=0.3, line=0.7, shine=0.0)
    spots: list[tuple[Spot, float, str]] = [
        ((-1.7, 1.2), 8, "moon"),
        ((1.62, 1.16), -8, "duck"),
        ((-1.72, -0.3), -6, "cup"),
        ((1.7, -0.36), 6, "star"),
    ]
    for at, turn, what in spots:
        here = pen.moved(at, 1.0, turn)
        here.box((0.0, 0.0), (0.92, 0.86), "white", shade=0.3, shine=0.0, line=0.8)
        if what == "moon":
            here.form("0.1,0.32 -0.26,0.1 -0.1,-0.3 0.24,-0.3 0,0", "gold", line=0.7, shade=0.0)
        elif what == "duck":
            here.form("-0.36,-0.2 -0.34,0.02 0.0,0.0 0.3,-0.04 0.3,-0.28", "yellow", line=0.7)
            here.disc((-0.16, 0.14), 0.17, "yellow", line=0.7, shade=0.0)
            here.fill("-0.3,0.18 -0.46,0.1 -0.3,0.06", "orange", line=0.6)
        elif what == "cup":
            here.box((-0.04, -0.04), (0.4, 0.44), "red", line=0.7)
            here.stroke(arc((0.18, -0.04), 0.14, -80, 80), 0.05)
        else:
            here.star((0.0, 0.0), 0.32, "teal", line=0.7, shade=0.0)


def string(pen: Pen, start: Spot, end: Spot) -> None:
    """Draw a red string from pin to pin."""
    pen.bar(start, end, 0.05, "red", line=0.5, shade=0.0, shine=0.0)
    for at in (start, end):
        pen.disc(at, 0.1, "red", line=0.7, shade=0.0)


def tinfoil(pen: Pen) -> None:
    """Draw a hat of kitchen foil with an aerial, folded at home."""
    pen.bar((0.1, 1.1), (0.3, 1.62), 0.09, "slate", line=0.8)
    pen.disc((0.32, 1.68), 0.15, "red", line=0.9)
    foil = (
        "-1.14,-0.24! -0.86,0.5! -0.7,0.62! -0.4,1.06! -0.16,1.1! 0.1,1.34! 0.36,1.0! 0.56,0.96! "
        "0.8,0.46! 0.94,0.4! 1.14,-0.24! 0.74,-0.14! 0.4,-0.3! 0.06,-0.12! -0.34,-0.3! -0.74,-0.12!"
    )
    pen.form(foil, "silver")
    within = pen.inside(foil)
    for facet, paint in (
        ("-0.7,0.62 -0.16,1.1 -0.3,0.5 -0.74,-0.12", "white"),
        ("0.1,1.34 0.56,0.96 0.3,0.3 0.06,0.6", "white"),
        ("-0.3,0.5 0.06,0.6 0.3,0.3 0.06,-0.12 -0.34,-0.3", "steel"),
        ("0.3,0.3 0.8,0.46 1.14,-0.24 0.74,-0.14", "steel"),
    ):
        within.fill(facet, paint, line=0.5, shade=0.3, shine=0.0)


def conspiracy_theorist(pen: Pen) -> None:
    """Draw a man in tinfoil before his board: it all connects."""
    evidence(pen)
    string(pen, (-1.7, 1.5), (1.62, 1.46))
    string(pen, (-1.72, 0.02), (1.62, 1.46))
    string(pen, (1.7, -0.04), (-1.7, 1.5))
    pen.form("-1.7,-2.3! -1.4,-1.3 -0.6,-0.96 0.6,-0.96 1.4,-1.3 1.7,-2.3!", "olive")
    head = pen.moved((0.0, -0.1), 1.04, -5)
    head.form(whole("0,0.9 0.7,0.7 0.86,0.1 0.8,-0.6 0,-1"), "peach")
    head.form(
        "-0.9,0.1! -0.96,-0.6 -0.7,-1.1 -0.3,-1.2! 0,-1.46 0.34,-1.2! 0.74,-1.1 0.96,-0.6 0.9,0.1! "
        "0.6,-0.34 0.3,-0.26 0,-0.2 -0.3,-0.26 -0.6,-0.34",
        "umber",
    )
    eye(head, (-0.36, 0.22), 0.4, (0.1, 0.0))
    eye(head, (0.4, 0.2), 0.29, (0.5, 0.0))
    head.oval((0.0, -0.14), (0.16, 0.14), "pink", line=0.9)
    grin(head, (0.02, -0.62), (0.7, 0.34), 5)
    tinfoil(head.moved((0.0, 0.72), 0.92, 4))
    string(pen, (1.62, -0.06), (-1.12, -1.02))
    fist(pen, (-1.3, -1.14), 0.42, "peach", 16)
    fist(pen.mirror(), (-1.34, -1.26), 0.42, "peach", 20)


def door(pen: Pen) -> None:
    """Draw a front door with a lit fanlight and a slot through which somebody looks."""
    pen.box((0.0, -0.2), (2.9, 4.4), "white", shade=0.5)
    pen.box((0.0, -0.3), (2.5, 4.2), "red")
    light = "-0.9,1.2! -0.84,1.56 0,1.74 0.84,1.56 0.9,1.2!"
    pen.form(light, "yellow", shade=0.0)
    for x in (-0.36, 0.36):
        pen.stroke([(0.0, 1.2), (x * 1.4, 1.66)], 0.07)
    for x in (-0.56, 0.56):
        pen.box((x, -1.4), (0.74, 0.9), "crimson", line=0.7, shade=0.4)
    slot = box((0.0, 0.5), (0.96, 0.42), 0.0, 0.08)
    pen.box((0.0, 0.5), (2.2, 1.1), "gold", corner=0.1)
    pen.fill(slot, "coal", shade=0.0, shine=0.0)
    within = pen.inside(slot)
    for side, look in zip(within.both(), (-0.7, 0.7), strict=True):
        eye(side, (0.44, 0.46), 0.37, (look, -0.4))
    pen.disc((0.9, -0.66), 0.16, "gold")


def door_knockers(pen: Pen) -> None:
    """Draw a door under siege by two fists and a shoe; nobody is at home, say the eyes."""
    door(pen.moved((0.0, 0.0), 1.0, -3))
    callers = (("peach", "blue", -0.92), ("brown", "gold", -1.16))
    for side, (paint, sleeve, y) in zip(pen.both(), callers, strict=True):
        side.band([(2.8, y - 0.6), (2.1, y - 0.3), (1.66, y)], 0.74, sleeve)
        side.bar((1.86, y - 0.34), (1.6, y + 0.34), 0.2, "white", line=0.9)
        fist(side, (1.28, y + 0.26), 0.54, paint, 64)
        side.star((0.6, y + 0.5), 0.28, "yellow", points=7, shade=0.0)
    shoe(pen.mirror(), (-0.2, -1.86), 0.5, "navy")


def suit(pen: Pen) -> None:
    """Draw a suit that shines like a pan, hands on its hips."""
    for side in pen.both():
        side.band("1.0,-0.7 1.9,-1.1 1.5,-1.86 0.8,-2.0", (0.62, 0.56, 0.5), "teal")
    pen.form(whole("0,-0.44 0.6,-0.46 1.24,-0.72 1.3,-1.4 1.1,-2.4!"), "teal")
    pen.form("-0.44,-0.44! 0.44,-0.44! 0,-1.8!", "white", shade=0.4)
    necktie(pen, (0.0, -0.58), 0.56, "red")
    for side in pen.both():
        side.form("0.4,-0.36! 0.96,-0.62 0.8,-0.98! 0.02,-1.96!", "aqua")


def pan_head(pen: Pen) -> None:
    """Draw the head of a man of the kitchen: a pan with a raised brow and half a smile."""
    pen.bar((0.5, 0.56), (1.36, 1.14), 0.36, "coal")
    pen.disc((1.32, 1.1), 0.08, "black", line=0.4, shade=0.0)
    pen.disc((0.0, 0.0), 1.0, "orange")
    pen.disc((0.0, 0.0), 0.82, "steel", line=0.8)
    for x, lid in ((-0.32, 0.46), (0.34, 0.36)):
        eye(pen, (x, 0.18), 0.27, (0.5, -0.2), lid)
    brow(pen, (-0.34, 0.5), 0.5, -4)
    brow(pen, (0.36, 0.64), 0.56, 14)
    pen.taper("-0.4,-0.34 0.1,-0.48 0.56,-0.2", 0.12)
    pen.taper("0.48,-0.1 0.6,-0.18 0.6,-0.32", 0.07)


def teflon_suit(pen: Pen) -> None:
    """Draw a man in a suit off which egg, tomato and mud slide without a trace."""
    pen = pen.moved((0.0, -0.06))
    suit(pen)
    pan_head(pen.moved((-0.06, 0.52), 0.96, 6))
    pen.form(
        "-1.3,-0.44 -0.8,-0.3 -0.4,-0.56 -0.56,-0.84 -0.46,-1.2 -0.7,-1.6 -0.96,-1.24 -0.96,-0.9 "
        "-1.36,-0.8",
        "white",
        shade=0.4,
    )
    pen.disc((-0.82, -0.64), 0.26, "gold", line=0.8)
    splat(pen, (1.0, -1.24), 0.46, "red", 5)
    pen.form("0.86,-1.4 0.84,-1.9 1.0,-2.1 1.14,-1.9 1.1,-1.4", "red", line=0.9)
    splat(pen, (1.56, 0.3), 0.4, "umber", 8)
    for y in (0.16, 0.44):
        pen.taper([(1.96, y + 0.06), (2.2, y + 0.1), (2.46, y + 0.2)], 0.08)
    pen.star((-1.06, 0.2), 0.28, "white", points=4, shade=0.0, line=0.8)
    pen.star((1.36, -0.62), 0.22, "white", points=4, shade=0.0, line=0.8)


def tomb(pen: Pen) -> None:
    """Draw a gravestone that has been moved from below."""
    pen.form("-0.8,-1.4! -0.8,0.5 -0.5,1.0 0,1.14 0.5,1.0 0.8,0.5 0.8,-1.4!", "steel")
    pen.bar((0.0, 0.84), (0.0, 0.1), 0.12, "slate", line=0.7, shine=0.0)
    pen.bar((-0.28, 0.56), (0.28, 0.56), 0.12, "slate", line=0.7, shine=0.0)
    pen.taper("0.8,-0.2 0.4,-0.1 0.3,-0.5 0.0,-0.4", 0.07)


def undead_scroll(pen: Pen) -> None:
    """Draw a charter with one eye and a seal, two wide, that has just got up."""
    pen.form(
        "-0.96,1.1! 0.96,1.1! 1.02,-0.2! 0.9,-0.5! 1.0,-1.9! -1.0,-1.9! -0.94,-0.9! -1.06,-0.7! "
        "-0.9,-0.4!",
        "paper",
    )
    for y in (-0.82, -1.06, -1.3):
        pen.stroke([(-0.66, y), (0.16 if y < -1.2 else 0.66, y)], 0.07)
    pen.form("-1.2,1.1 -1.0,1.42 1.0,1.42 1.2,1.1 1.0,0.84 -1.0,0.84", "sand")
    pen.disc((1.06, 1.13), 0.28, "sand")
    pen.stroke(arc((1.06, 1.13), 0.12, 0, 270), 0.06)
    eye(pen, (-0.4, 0.34), 0.34, (0.3, -0.3), 0.3)
    for turn in (45, -45):
        here = pen.moved((0.44, 0.32), 1.0, turn)
        here.stroke([(-0.26, 0.0), (0.26, 0.0)], 0.12)
    grin(pen, (0.0, -0.4), (1.1, 0.4), 5)
    pen.flat("-0.2,-0.5 -0.02,-0.44 0.0,-0.26 -0.2,-0.28", "black")
    pen.disc((0.56, -1.36), 0.28, "red")
    pen.star((0.56, -1.36), 0.16, "gold", line=0.0, shade=0.0)


def zombie_charter(pen: Pen) -> None:
    """Draw a charter that climbs out of its grave for the meeting on Thursday."""
    tomb(pen.moved((-1.5, -0.1), 1.0, 14))
    tomb(pen.moved((1.66, -0.3), 0.86, -14))
    undead_scroll(pen.moved((0.06, 0.34), 1.1, -6))
    for side, y in zip(pen.both(), (0.0, -0.3), strict=True):
        side.band([(1.0, -0.5 + y), (1.4, -0.7 + y), (1.46, -0.2 + y)], 0.34, "sand")
        palm(side, (1.48, 0.34 + y), 0.44, "lime", -18)
    pen.form(
        "-2.7,-1.2! -1.9,-1.1 -1.2,-1.36 -0.8,-1.06 -0.3,-1.4 0.3,-1.16 0.9,-1.36 1.4,-1.06 "
        "2,-1.2 2.7,-1.1! 2.7,-2.3! -2.7,-2.3!",
        "umber",
    )
    for x, y, size in (
        (-1.3, -1.5, 0.2),
        (0.4, -1.56, 0.24),
        (1.5, -1.6, 0.18),
        (-0.4, -1.76, 0.16),
    ):
        pen.oval((x, y), (size, size * 0.7), "brown", 10, line=0.8)


EMBLEMS = (press_secretary, conspiracy_theorist, door_knockers, teflon_suit, zombie_charter)
