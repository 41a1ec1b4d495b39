"""Draws emblems of posters: the lesser troubles of a campaign, from nephews to letters."""

from __future__ import annotations

from art.motifs.poster.cast.faces import cheeks, head, lidded, shut
from art.motifs.poster.cast.figures import brow, eye, eyes, fist, grin
from art.motifs.poster.cast.props import beams, crown, drop, flame, puff
from art.plane.outlines import Spot, box, oval
from art.print.poster.pen import Mark, Pen, arc, whole


def baby(pen: Pen) -> None:
    """Draw the head of a very young manager with a dummy."""
    head(pen, whole("0,1 0.8,0.72 1.04,-0.1 0.76,-0.7 0,-0.9"), "peach", (1.04, -0.1))
    cheeks(pen, (0.68, -0.34), 0.2)
    for x in (-0.4, 0.4):
        lidded(pen, (x, 0.08), 0.28, "tan", 0.4, (0.3, -0.2))
    brow(pen, (-0.42, 0.48), 0.5, -12)
    brow(pen, (0.42, 0.54), 0.5, 16)
    pen.oval((0.0, -0.16), (0.12, 0.09), "pink", line=0.7, shade=0.0)
    pen.oval((0.0, -0.5), (0.42, 0.24), "sky")
    pen.disc((0.0, -0.5), 0.17, "white", line=0.8)
    pen.band(arc((0.0, -0.62), 0.2, 190, 350), 0.08, "gold", line=0.7)
    pen.band("0,0.98 -0.1,0.74 0.16,0.66 0.14,0.84", (0.03, 0.09, 0.05), "rust", line=0.6)


def nepotism(pen: Pen) -> None:
    """Draw a baby in its uncle's suit, chair and crown."""
    pen = pen.moved((-0.1, -0.04))
    pen.form(whole("0,1.5 1.1,1.36 1.5,0.8 1.44,-2.2! 0,-2.2"), "teal")
    for x, y in ((-1.16, 0.9), (1.16, 0.9), (-1.2, 0.1), (1.2, 0.1)):
        pen.disc((x, y), 0.08, "gold", line=0.6, shade=0.0)
    pen.form("-1.5,-2.2! -1.4,-0.8 -0.6,-0.5 0.6,-0.5 1.4,-0.8 1.5,-2.2!", "navy")
    pen.form("-0.5,-0.56! 0.5,-0.56! 0,-1.7!", "white", shade=0.3)
    pen.form("-0.16,-0.7! 0.16,-0.7! 0.26,-1.3 0,-1.64 -0.26,-1.3", "red")
    for side in pen.both():
        side.form("0.4,-0.5! 0.96,-0.6 0.8,-1.1! 0.06,-1.8!", "navy")
    baby(pen.moved((0.0, 0.4), 1.02, 4))
    crown(pen.moved((-0.16, 1.4), 1.0, 10), (0.0, 0.0), 0.56)
    pen.box((0.0, -1.96), (5.2, 0.6), "wood", shine=0.6)
    for side in pen.both():
        side.form("0.66,-1.9! 0.6,-1.3 0.9,-1.1 1.36,-1.16 1.6,-1.9!", "navy")
        side.disc((0.72, -1.62), 0.16, "peach", line=0.8)
        side.box((0.86, -1.6), (0.16, 0.46), "white", line=0.8, shade=0.0)
    pen.box((0.0, -1.76), (0.8, 0.3), "gold", corner=0.05)
    pen.stroke([(-0.26, -1.76), (0.26, -1.76)], 0.06)


def candidate(pen: Pen, skin: str = "peach") -> None:
    """Draw the head of a candidate who wants to sink into the ground."""
    head(pen, whole("0,0.9 0.66,0.7 0.78,0 0.64,-0.6 0,-0.86"), skin, (0.8, 0.0))
    cheeks(pen, (0.5, -0.26), 0.2, "rose")
    pen.form(
        "-0.8,0.3! -0.86,0.86 -0.2,1.16 0.6,1.06 0.86,0.6 0.8,0.26! 0.56,0.56 -0.3,0.66", "umber"
    )
    eyes(pen, (0.0, 0.14), 0.26, 0.62, (0.0, -0.9))
    brow(pen, (-0.34, 0.54), 0.44, 22)
    brow(pen, (0.34, 0.54), 0.44, -22)
    pen.taper("0,0 0.1,-0.18 -0.04,-0.2", 0.06)


def typo(pen: Pen) -> None:
    """Draw a candidate behind a poster whose one letter has gone missing."""
    pen = pen.moved((-0.1, 0.0))
    candidate(pen.moved((0.0, 0.84), 0.98, 3))
    grin(pen, (0.0, 0.36), (0.66, 0.24), 6)
    board = pen.moved((0.0, -1.0), 1.0, -3)
    board.box((0.0, 0.0), (4.0, 2.0), "yellow", corner=0.06)
    for number, x in enumerate((-1.64, -1.12, -0.6, 0.7, 1.22, 1.74)):
        board.box((x, 0.06), (0.4, 0.66), "navy", shade=0.0, shine=0.0, line=0.5)
        hole = 0.14 if number % 2 else -0.12
        board.box((x, 0.06 + hole), (0.14, 0.16), "yellow", shade=0.0, shine=0.0, line=0.0)
    for y, end in ((-0.56, 1.6), (-0.82, 0.5)):
        board.stroke([(-1.7, y), (end, y)], 0.11)
    ring = arc((0.05, 0.08), 0.44, 20, 395, 0.52)
    board.band(ring, (0.06, 0.14, 0.12, 0.08), "red", line=0.5, shade=0.0, shine=0.0)
    board.band("-0.16,-0.18! 0.05,0.2! 0.26,-0.18!", 0.13, "red", line=0.5, shade=0.0, shine=0.0)
    fallen = pen.moved((0.94, -1.72), 1.0, -28)
    fallen.box((0.0, 0.0), (0.46, 0.7), "navy", shade=0.0, shine=0.4)
    fallen.box((0.0, 0.14), (0.16, 0.16), "yellow", shade=0.0, shine=0.0, line=0.0)
    for side in pen.both():
        for number in range(4):
            side.bar((0.9 + 0.2 * number, 0.12), (0.92 + 0.2 * number, -0.2), 0.22, "peach")


def hot_mic(pen: Pen) -> None:
    """Draw a microphone that is on fire and enjoys every word."""
    pen = pen.moved((-0.06, -0.2), 0.96, 9)
    for x, y, size, turn in (
        (-0.9, -0.3, 0.8, 20),
        (0.9, -0.3, 0.86, -20),
        (-0.42, 0.2, 0.98, 8),
        (0.5, 0.3, 0.9, -8),
    ):
        flame(pen.moved((x, y), 1.0, turn), (0.0, 0.0), size)
    pen.form("-0.36,-0.5! 0.36,-0.5! 0.24,-2.4! -0.24,-2.4!", "coal")
    shape = oval((0.0, 0.16), (1.02, 0.98), steps=64)
    pen.fill(shape, "red")
    within = pen.inside(shape)
    for number in range(-7, 8):
        within.stroke([(number * 0.26 - 0.9, 1.2), (number * 0.26 + 0.9, -0.9)], 0.03)
        within.stroke([(number * 0.26 + 0.9, 1.2), (number * 0.26 - 0.9, -0.9)], 0.03)
    eye(pen, (0.36, 0.36), 0.28, (-0.4, 0.2))
    shut(pen, (-0.38, 0.34), 0.52, 0.4)
    pen.form("0.06,0.62! 0.6,0.86 0.72,0.74 0.3,0.6 0.06,0.5!", "black", line=0.3, shade=0.0)
    pen.form("-0.06,0.56! -0.6,0.76 -0.72,0.62 -0.3,0.52 -0.06,0.44!", "black", line=0.3, shade=0.0)
    grin(pen, (0.02, -0.2), (1.06, 0.5), 8)
    pen.box((0.0, -0.84), (1.1, 0.3), "gold", corner=0.1)
    pen.disc((0.0, -1.3), 0.17, "lime", line=0.8, shade=0.0)
    fist(pen, (0.02, -1.86), 0.5, "peach")


def roll(pen: Pen) -> None:
    """Draw a roll of tickets that runs out like a tongue and folds up on the ground."""
    for number, (x, y, wide) in enumerate(
        ((0.3, -1.9, 2.6), (0.5, -1.7, 2.3), (0.2, -1.5, 2.1), (0.44, -1.3, 1.7))
    ):
        pen.moved((x, y), 1.0, (3, -4, 4, -5)[number]).box(
            (0.0, 0.0), (wide, 0.24), "white", corner=0.1, shade=0.4, shine=0.0
        )
    way = "0,-0.1 0.02,-0.5 0.24,-0.9 0.5,-1.4"
    pen.band(way, 0.84, "white", shade=0.4)
    strip = pen.moved((0.0, -0.42))
    strip.box((0.03, 0.06), (0.72, 0.17), "red", shade=0.0, shine=0.0, line=0.4)
    for x, y in ((0.06, -0.16), (0.16, -0.34), (0.28, -0.52), (0.38, -0.7)):
        strip.stroke([(x - 0.22, y - 0.04), (x + 0.22, y + 0.06)], 0.07)


def warden_cap(pen: Pen) -> None:
    """Draw the cap of one who never smiles on duty."""
    pen.form("-1.14,0.34 -0.9,0.76 0,0.92 0.9,0.76 1.14,0.34 0.8,0.02 -0.8,0.02", "navy")
    pen.form("-0.86,0.16! 0,0.28 0.86,0.16! 0.86,-0.1! 0,0 -0.86,-0.1!", "yellow", shade=0.3)
    pen.form("-0.8,-0.06! 0,0.06 0.8,-0.06! 0.7,-0.26 0,-0.3 -0.7,-0.26", "black", shade=0.3)
    pen.star((0.0, 0.5), 0.2, "gold", line=0.7, shade=0.0)


def parking_tickets(pen: Pen) -> None:
    """Draw a parking meter that cannot stop putting out its tongue of tickets."""
    pen = pen.moved((-0.04, -0.1), 0.95)
    pen.box((-0.3, -1.3), (0.44, 2.0), "steel")
    meter = pen.moved((-0.06, 0.26), 1.04, 6)
    meter.form(whole("0,1.2 0.8,0.98 1.12,0.3 1.1,-0.6 0.8,-0.86 0,-0.9"), "teal")
    glass = whole("0,1 0.66,0.82 0.9,0.34 0.86,0.04! 0,0")
    meter.form(glass, "aqua", shade=0.2)
    meter.box((0.0, -0.42), (1.3, 0.5), "forest", corner=0.14, shade=0.0)
    for x, lid in ((-0.36, 0.5), (0.36, 0.4)):
        lidded(meter, (x, 0.36), 0.3, "teal", lid, (0.3, -0.4))
    brow(meter, (-0.38, 0.66), 0.46, -16)
    brow(meter, (0.38, 0.68), 0.46, 16)
    meter.form("-0.6,-0.18! 0,-0.14 0.6,-0.18! 0.5,-0.5 0,-0.62 -0.5,-0.5", "black", shade=0.0)
    for side in meter.both():
        side.disc((1.12, -0.1), 0.2, "gold", line=0.8)
    roll(pen.moved((-0.02, 0.06)))
    meter.band("-0.56,-0.2 0,-0.13 0.56,-0.2", 0.1, "white", line=0.6, shade=0.0, shine=0.0)
    warden_cap(meter.moved((-0.02, 1.0), 0.92, 4))


def wool(pen: Pen, at: Spot, radii: Spot, curls: int, paint: str = "white") -> None:
    """Draw a cloud of curls around an oval."""
    ring = oval(at, radii, 90, curls)
    size = (radii[0] + radii[1]) * 1.7 / curls
    for x, y in ring:
        pen.disc((float(x), float(y)), size, paint)
    pen.fill(oval(at, (radii[1], radii[0]), 0.0, 40), paint, line=0.0, shade=0.4, shine=0.0)


def sheep(pen: Pen) -> None:
    """Draw the head of a sheep in love with a hairdo."""
    for side in pen.both():
        side.form("0.5,0.36 1,0.5 1.26,0.24 1,0.04 0.56,0.1", "coal")
    pen.form(whole("0,0.7 0.56,0.5 0.62,0 0.44,-0.7 0,-0.9"), "coal", shade=0.6)
    eyes(pen, (0.0, 0.12), 0.24, 0.5, (-0.9, 0.3))
    pen.form("-0.2,-0.5 0,-0.46 0.2,-0.5 0,-0.68", "pink", line=0.6, shade=0.0)
    pen.band("-0.24,-0.74 0,-0.82 0.26,-0.7", (0.02, 0.06, 0.02), "pink", line=0.0)
    wool(pen, (0.0, 0.82), (0.34, 0.6), 11)


def bad_haircut(pen: Pen) -> None:
    """Draw a candidate and a sheep who go to the same barber."""
    pen.form("0.6,-2.2! 0.5,-1.2 1.1,-0.8 1.9,-0.9 2.5,-1.5 2.5,-2.2!", "white")
    pen.form("-2.1,-2.2! -1.9,-1.2 -1,-0.8 0.1,-0.8 0.6,-1.2 0.8,-2.2!", "navy")
    pen.form("-0.9,-0.86! 0.06,-0.86! -0.42,-1.9!", "white", shade=0.3)
    pen.form("-0.56,-1! -0.28,-1! -0.2,-1.6 -0.42,-1.9 -0.64,-1.6", "red")
    man = pen.moved((-0.5, 0.14), 1.06, 4)
    head(man, whole("0,0.8 0.62,0.6 0.7,0 0.58,-0.66 0,-0.96"), "peach", (0.74, -0.06))
    for x in (-0.28, 0.28):
        eye(man, (x, 0.12), 0.22, (0.9, 0.0))
    brow(man, (-0.3, 0.46), 0.4, 18)
    brow(man, (0.3, 0.46), 0.4, -18)
    man.oval((0.02, -0.16), (0.15, 0.17), "pink", line=0.8, shade=0.3)
    grin(man, (0.02, -0.52), (0.66, 0.28), 6)
    wool(man, (0.0, 0.98), (0.46, 0.8), 12)
    for side in man.both():
        side.disc((0.74, 0.4), 0.2, "white")
    for x, y in ((-0.4, 0.9), (0.0, 1.1), (0.4, 0.9), (0.1, 0.76)):
        man.stroke(arc((x, y), 0.14, 20, 290), 0.05)
    drop(man, (-0.9, 0.16), 0.17)
    sheep(pen.moved((1.0, -0.46), 0.9, -8))


def frame(pen: Pen) -> None:
    """Draw a gilded frame with a flattering portrait in it."""
    pen.box((0.0, 0.0), (3.1, 3.6), "gold", corner=0.12)
    pen.box((0.0, 0.0), (2.7, 3.2), "rust", line=0.7, shade=0.3, shine=0.0)
    inner = box((0.0, 0.0), (1.2, 1.45))
    pen.fill(inner, "teal", shade=0.5, shine=0.0)
    sitter = pen.inside(inner)
    sitter.form("-1.3,-1.6! -1.1,-0.9 -0.4,-0.6 0.4,-0.6 1.1,-0.9 1.3,-1.6!", "navy")
    sitter.form("-0.34,-0.66! 0.34,-0.66! 0,-1.5!", "white", shade=0.3)
    sitter.form("-0.1,-0.8! 0.1,-0.8! 0.16,-1.3 0,-1.5 -0.16,-1.3", "red")
    face = sitter.moved((0.0, 0.2), 0.92)
    head(face, whole("0,0.9 0.62,0.7 0.72,0 0.58,-0.66 0,-0.94"), "peach", (0.76, 0.0))
    face.form("-0.76,0.3! -0.8,0.9 -0.1,1.2 0.7,1 0.8,0.3! 0.6,0.6 0,0.7 -0.5,0.6", "umber")
    for x in (-0.4, 0.0, 0.4):
        face.taper([(x - 0.1, 0.7), (x, 0.9), (x + 0.24, 1.02)], 0.06)
    eye(face, (-0.28, 0.16), 0.21, (0.0, 0.0))
    brow(face, (-0.28, 0.5), 0.4, 10)
    grin(face, (0.0, -0.46), (0.8, 0.34), 7)


def mud(pen: Pen, at: Spot, size: float) -> None:
    """Draw mud that has hit and runs down."""
    marks: list[Mark] = [
        (-0.9, 0.3), (-0.5, 0.5), (-0.36, 1.0), (-0.1, 0.6), (0.4, 0.86), (0.5, 0.4), (1.06, 0.3),
        (0.66, -0.06), (0.66, -0.9), (0.46, -0.96), (0.4, -0.4), (0.16, -0.5), (0.14, -1.4),
        (-0.1, -1.44), (-0.16, -0.44), (-0.46, -0.36), (-0.52, -0.86), (-0.72, -0.84),
        (-0.7, -0.16), (-1.06, -0.06),
    ]  # fmt: skip
    here = pen.moved(at, size)
    here.form(marks, "umber")
    for x, y, radius in ((-1.2, 0.6, 0.12), (0.9, 0.9, 0.14), (-0.9, 1.0, 0.09), (1.3, 0.6, 0.09)):
        here.disc((x, y), radius, "umber", shade=0.4)


def smeared(pen: Pen) -> None:
    """Draw a portrait with mud in its eye, and the elegant pen that did it."""
    frame(pen.moved((-0.26, -0.02), 1.0, 5))
    mud(pen, (0.36, 0.34), 0.72)
    quill = pen.moved((0.62, 0.0), 1.0, -20)
    quill.band("0,0 0.06,0.8 0.3,1.4", (0.06, 0.13), "sand", line=0.8)
    quill.form(
        "0.06,0.5! 0.36,0.5 0.6,0.8 0.5,0.96! 0.8,1.2 0.7,1.36! 0.9,1.7 0.7,2.4! 0.2,2.1 0.06,1.8! "
        "0.12,1.66! -0.1,1.4 0.02,1.2! -0.1,0.9",
        "white",
    )
    quill.taper("0.08,0.56 0.24,1.3 0.56,2.1", 0.07)
    quill.form("-0.16,-0.16 -0.12,0.3 0.1,0.5 0.2,0.1 0.08,-0.24", "umber")


def sandal(pen: Pen) -> None:
    """Draw a beach sandal from above, three high, its toe below and its face on the heel."""
    sole = whole("0,1.5 0.5,1.4 0.7,1 0.62,0.4 0.7,-0.1 0.9,-0.8 0.62,-1.4 0,-1.56")
    pen.moved((0.14, -0.1)).form(sole, "rust")
    pen.form(sole, "lime")
    for side in pen.both():
        eye(side, (0.27, 0.74), 0.29, (0.9, 0.1))
        brow(side, (0.3, 1.14), 0.4, -14)
        side.band("0.7,0.1 0.66,-0.4 0.4,-0.84 0,-1.04", (0.26, 0.3, 0.26), "red")
    pen.disc((0.0, -1.04), 0.18, "crimson")
    pen.taper("-0.34,0.22 -0.14,0.1 0.1,0.26 0.34,0.14", 0.1)


def flip_flop(pen: Pen) -> None:
    """Draw a sandal as a weathercock between sun and rain."""
    pen = pen.moved((-0.2, -0.1))
    beams(pen, (-1.3, 0.5), (0.72, 0.98), 12)
    pen.disc((-1.3, 0.5), 0.62, "gold")
    puff(pen, (1.5, 0.5), 0.78)
    for x, y in ((1.1, -0.26), (1.56, -0.4), (2.0, -0.26)):
        drop(pen, (x, y), 0.17)
    pen.form("-1.5,-2.2! 0,-1.3! 1.5,-2.2!", "rust")
    pen.bar((0.0, -1.6), (0.0, 0.0), 0.15, "gold")
    pen.bar((-1.3, -1.1), (1.3, -1.1), 0.12, "gold")
    for side in pen.both():
        side.fill("1.2,-0.84 1.66,-1.1 1.2,-1.36", "gold")
    pen.disc((0.0, -1.1), 0.2, "gold")
    sandal(pen.moved((0.1, 0.42), 0.94, -12))


def spout(pen: Pen, at: Spot, degrees: float, size: float = 1.0) -> None:
    """Draw a jet of water out of a hole."""
    here = pen.moved(at, size, degrees)
    here.band("0,0 0.5,0.14 0.96,-0.16 1.2,-0.7", (0.12, 0.2, 0.22, 0.3), "sky", shade=0.4)
    here.disc((0.0, 0.0), 0.12, "black", line=0.5, shade=0.0, shine=0.0)
    drop(here, (1.36, -0.5), 0.13)


def leaked_emails(pen: Pen) -> None:
    """Draw a letter that leaks from every side and cannot hold it any longer."""
    pen = pen.moved((-0.1, 0.14))
    note = pen.moved((0.0, 0.3), 1.0, -4)
    note.box((0.0, 0.0), (3.1, 2.2), "paper", corner=0.06)
    note.taper("-1.5,-1.06 -0.8,-0.5 -0.4,-0.2", 0.05)
    note.taper("1.5,-1.06 0.8,-0.5 0.4,-0.2", 0.05)
    note.form("-1.55,1.1! 0,-0.3! 1.55,1.1!", "white", shade=0.6, shine=0.0)
    eyes(note, (0.0, 0.62), 0.3, 0.72, (0.0, -0.9))
    brow(note, (-0.42, 1.0), 0.5, 22)
    brow(note, (0.42, 1.0), 0.5, -22)
    grin(note, (0.0, 0.1), (0.7, 0.26), 6)
    for turn in (40, -50):
        note.moved((-0.86, -0.66), 1.0, turn).box(
            (0.0, 0.0), (0.6, 0.2), "peach", corner=0.09, line=0.7, shade=0.0
        )
    pen.form(
        "-2.6,-2.3! -2.6,-1.7 -1.6,-1.56 -0.6,-1.7 0.4,-1.54 1.5,-1.7 2.7,-1.6 2.7,-2.3!", "blue"
    )
    for side, rise in zip(pen.both(), (0.1, -0.3), strict=True):
        spout(side, (1.3, rise), 8)
    pen.band("0.3,-0.5 0.34,-1 0.3,-1.66", (0.14, 0.24, 0.34), "sky", shade=0.4)
    pen.disc((0.3, -0.46), 0.13, "black", line=0.5, shade=0.0, shine=0.0)
    pen.oval((0.3, -1.66), (0.5, 0.12), "white", line=0.7, shade=0.0)


EMBLEMS = (nepotism, typo, hot_mic, parking_tickets, bad_haircut, smeared, flip_flop, leaked_emails)
