"""Draws emblems of posters: events that destroy, drive out and swap groups."""

from __future__ import annotations

from art.motifs.poster.cast.figures import arm, brow, eye, grin, palm, pointing, shoe, shout
from art.motifs.poster.cast.props import (
    arrow,
    bow_tie,
    briefcase,
    drop,
    megaphone,
    necktie,
    top_hat,
)
from art.plane.outlines import Spot
from art.print.poster.pen import Pen, arc, whole


def barrel(pen: Pen) -> None:
    """Draw a barrel that is all somebody has left to wear."""
    body = whole("0,-0.3 0.86,-0.34! 1.16,-1.2 1.0,-2.3!")
    pen.form(body, "wood")
    within = pen.inside(body)
    for x in (-0.66, -0.24, 0.2, 0.62):
        within.stroke([(x * 0.86, -0.3), (x * 1.14, -1.2), (x, -2.3)], 0.045)
    for y in (-0.66, -1.66):
        within.band([(-1.3, y), (0.0, y - 0.12), (1.3, y)], 0.2, "steel", shade=0.5)
    pen.oval((0.0, -0.34), (0.88, 0.17), "umber", shade=0.0, shine=0.0)
    for side in pen.both():
        side.band("0.5,0.0 0.62,-0.2 0.66,-0.6", 0.13, "red", line=0.8)


def bankruptcy(pen: Pen) -> None:
    """Draw a tycoon in a barrel who has just seen the sum."""
    for side in pen.both():
        arm(side, "0.7,-0.3 1.4,-0.7 1.56,-0.1", 0.32, "peach")
        side.disc((1.56, 0.0), 0.24, "peach")
    pen.form(whole("0,0.2 0.6,0 0.84,-0.3 0.7,-0.6"), "peach")
    barrel(pen)
    head = pen.moved((0.0, 0.5), 1.0, 5)
    for side in head.both():
        side.disc((0.82, 0.0), 0.18, "peach")
    head.form(whole("0,0.8 0.66,0.66 0.84,0 0.7,-0.56 0,-0.8"), "peach")
    for side in head.both():
        eye(side, (0.34, 0.16), 0.31, (-0.3, -0.7))
        brow(side, (0.4, 0.56), 0.5, -22)
        side.form("0.0,-0.14! 0.34,-0.06 0.66,-0.26 0.8,-0.06! 0.6,-0.42 0.24,-0.36", "white")
    head.oval((0.0, -0.04), (0.16, 0.14), "pink", line=0.9)
    head.oval((0.0, -0.56), (0.24, 0.18), "crimson", shade=0.0, shine=0.0)
    top_hat(head, (0.1, 0.72), 0.64, "coal", -12)
    head.fill("0.3,1.3 0.72,1.36 0.5,1.1 0.66,0.96 0.34,1.02", "white", line=0.8, shade=0.0)
    tape = "1.5,0.14 0.8,-0.9 -0.5,-1.14 -1.4,-0.66! -1.9,-1.0 -1.5,-1.6 -0.9,-1.66"
    pen.band(tape, (0.44, 0.5, 0.5, 0.46), "white", shade=0.4)
    for x, y, turn in ((1.06, -0.5, 46), (0.5, -0.94, 18), (-0.1, -1.06, 4), (-0.74, -1.02, -14)):
        pen.moved((x, y), 1.0, turn + 90).stroke([(-0.14, 0.0), (0.12, 0.0)], 0.08)
    drop(pen, (-1.06, 0.9), 0.24, "sky", -20)


def big_fish(pen: Pen) -> None:
    """Draw a big fish in a collar, its mouth open to the right."""
    pen.form("-1.7,0 -2.7,0.9! -2.4,-0.1 -2.7,-1.2!", "navy")
    pen.form("-1.5,0.7 -1.5,1.5! -0.9,1.3 -0.5,1.1", "navy")
    pen.form(
        "-2,-0.1 -1.2,0.86 -0.2,1.3 0.7,1.2 1.3,0.8! 1.16,0.62 0.3,0.3 -0.1,-0.1! 0.3,-0.7 "
        "1.1,-0.96 1.36,-1.2! 0.8,-1.6 -0.3,-1.66 -1.3,-1.1",
        "blue",
    )
    mouth = "1.16,0.66! 0.3,0.32 -0.14,-0.1! 0.3,-0.72 1.14,-1.0! 0.7,-0.2"
    pen.form(mouth, "crimson", shade=0.5, shine=0.0)


def fish_teeth(pen: Pen) -> None:
    """Draw what the partner gets to see."""
    for x, y in ((0.96, 0.58), (0.66, 0.46), (0.36, 0.32)):
        pen.fill(
            [(x - 0.16, y - 0.06), (x + 0.14, y + 0.06), (x + 0.02, y - 0.3)], "white", shade=0.3
        )
    for x, y in ((0.96, -0.92), (0.66, -0.84), (0.36, -0.72)):
        pen.fill(
            [(x - 0.16, y + 0.04), (x + 0.14, y - 0.06), (x + 0.02, y + 0.26)], "white", shade=0.3
        )


def small_fish(pen: Pen) -> None:
    """Draw a small fish with a tie that has read the contract too late."""
    pen.form("-0.5,0 -1.0,0.46! -0.86,0 -1.0,-0.46!", "orange")
    pen.form("-0.66,0 -0.2,0.46 0.4,0.5 0.84,0.1 0.76,-0.2 0.3,-0.5 -0.3,-0.4", "orange")
    pen.form("-0.1,0.44 0.0,0.8! 0.4,0.5", "orange")
    eye(pen, (0.42, 0.18), 0.24, (-0.7, 0.3))
    brow(pen, (0.46, 0.5), 0.4, -24)
    pen.taper("0.8,-0.1 0.6,-0.24 0.44,-0.14", 0.08)
    necktie(pen, (0.24, -0.4), 0.34, "green")


def merger(pen: Pen) -> None:
    """Draw a partnership of two fish, one of them bigger."""
    pen = pen.moved((-0.16, -0.14))
    big_fish(pen)
    small_fish(pen.moved((0.98, -0.2), 0.82, -4))
    fish_teeth(pen)
    eye(pen, (0.14, 0.8), 0.36, (0.6, -0.5), 0.4)
    pen.taper("-0.3,0.3 -0.6,-0.1 -0.46,-0.7", 0.1)
    for x, y in ((-1.0, 0.2), (-1.26, -0.2), (-0.96, -0.5)):
        pen.taper(arc((x, y), 0.2, 110, 250), 0.07)
    bow_tie(pen.moved((0.06, -1.5), 1.0, 4), (0.0, 0.0), 0.44, "red")
    top_hat(pen, (-0.1, 1.14), 0.56, "coal", 6)
    pen.form("-0.66,-0.36 -0.2,-0.5 0.0,-0.86 -0.4,-0.96 -0.8,-0.8", "navy")
    drop(pen, (1.72, 0.56), 0.2, "sky", -30)
    for x, y, size in ((1.9, 1.1, 0.17), (1.62, 1.46, 0.11)):
        pen.disc((x, y), size, "sky", line=0.8)


def helmet_duck(pen: Pen) -> None:
    """Draw a duck in a hard hat that has taken the advice by the letter."""
    pen.form(
        "-1.0,-0.4 -0.7,-0.9 0.4,-0.96 0.9,-0.5 1.3,-0.3! 0.9,0.04 0.3,-0.1 -0.4,0.0", "yellow"
    )
    pen.disc((-0.3, 0.3), 0.56, "yellow")
    pen.form("-0.66,0.2 -1.2,0.12 -1.26,-0.06 -0.7,-0.06 -0.4,0.06", "orange")
    eye(pen, (-0.54, 0.36), 0.26, (0.2, 0.2))
    eye(pen, (-0.06, 0.36), 0.26, (0.2, 0.2))
    pen.form("-0.86,0.66! -0.8,0.94 -0.3,1.06 0.2,0.94 0.26,0.66!", "white")
    pen.bar((-0.94, 0.66), (0.34, 0.66), 0.13, "white")
    pen.taper("0.0,-0.4 0.4,-0.5 0.7,-0.34", 0.07)


def terror_attack(pen: Pen) -> None:
    """Draw a siren that makes a long speech on a desk, and a duck under cover below it."""
    for side in pen.both():
        side.fill("0.4,1.0 2.8,2.2 2.8,0.5", "yellow", shade=0.0, shine=0.0)
    pen.box((0.0, -1.1), (2.7, 1.9), "umber", shade=0.0)
    helmet_duck(pen.moved((0.16, -1.36), 0.84))
    for side in pen.both():
        side.box((1.42, -1.14), (0.36, 2.0), "wood")
    pen.box((0.0, -0.32), (3.4, 0.34), "wood", corner=0.06)
    pen.box((0.0, 0.0), (2.0, 0.36), "coal", corner=0.1)
    pen.form(whole("0,1.86 0.6,1.7 0.84,1.2 0.86,0.16!"), "red")
    pen.form("-0.6,0.9 -0.56,1.3 -0.3,1.58 -0.36,1.2 -0.42,0.8", "pink", line=0.0, shade=0.0)
    for side in pen.both():
        eye(side, (0.3, 1.2), 0.24, (-0.2, 0.1))
        brow(side, (0.34, 1.52), 0.44, -20)
    shout(pen, (0.0, 0.6), (0.86, 0.66))
    for side in pen.both():
        for reach in (1.2, 1.5):
            side.taper(arc((0.0, 0.7), reach, -22, 22), 0.1)


def floor_hole(pen: Pen) -> None:
    """Draw a floor of boards with a hole that has just been made."""
    pen.form("-2.7,-0.66! 2.7,-0.66! 2.7,-2.3! -2.7,-2.3!", "wood")
    for y in (-1.06, -1.5):
        pen.stroke([(-2.6, y), (2.6, y)], 0.05)
    for x, y in ((-1.9, -0.86), (2.1, -0.86), (-1.0, -1.9)):
        pen.disc((x, y), 0.06, "umber", line=0.5, shade=0.0, shine=0.0)
    hole = (
        "-0.7,-0.9! -0.4,-0.76! -0.2,-0.92! 0.2,-0.7! 0.5,-0.9! 0.9,-0.72! 1.2,-0.96! 1.7,-0.86! "
        "1.46,-1.2! 1.8,-1.44! 1.3,-1.6! 0.8,-1.9! 0.4,-1.66! 0,-1.9! -0.2,-1.6! "
        "-0.8,-1.56! -0.5,-1.2!"
    )
    pen.form(hole, "black", shade=0.0, shine=0.0)


def market_crash(pen: Pen) -> None:
    """Draw a share price that goes through the floor while two experts know who did it."""
    floor_hole(pen)
    pen.band("-2.6,0.9 -1.5,1.6! -0.9,0.8! -0.2,1.4! 0.5,-0.5", 0.52, "red")
    head = pen.moved((0.56, -0.62), 1.0, -72)
    head.fill("-0.7,0.96 -0.7,-0.96 0.9,0", "red")
    head.fill(
        [(-0.9, 0.24), (-0.9, -0.24), (-0.5, -0.24), (-0.5, 0.24)], "red", line=0.0, shade=0.0
    )
    face = pen.moved((0.42, -0.42), 1.0, 18)
    for side in face.both():
        eye(side, (0.24, 0.02), 0.24, (0.1, -0.9))
    face.oval((0.02, -0.4), (0.15, 0.17), "crimson", shade=0.0, shine=0.0)
    for x, y, turn in ((-0.6, -0.6, 50), (1.6, -0.7, -40), (1.3, -0.34, -70), (-0.24, -0.3, 76)):
        here = pen.moved((x, y), 1.0, turn)
        here.fill("-0.12,-0.2 0.12,-0.24 0.05,0.36", "wood", line=0.8)
    top_hat(pen, (1.16, 1.2), 0.5, "coal", -24)
    pointing(pen, (-1.66, -1.5), 0.5, "peach", 8)
    pointing(pen.mirror(), (-2.1, -1.5), 0.46, "brown", 8)


def walking_chair(pen: Pen) -> None:
    """Draw a chair of the committee that has had enough and strides off to the right."""
    for marks, x, y in (
        ("-0.5,-0.8 -0.9,-1.1 -1.16,-1.5", -1.1, -1.7),
        ("0.6,-0.8 1.0,-1.06 0.9,-1.6", 0.96, -1.8),
    ):
        arm(pen, marks, 0.26, "gold")
        shoe(pen, (x, y), 0.4, "black")
    pen.form("-0.86,-0.4! -0.96,1.3 -0.6,1.7 0.2,1.76 0.7,1.46 0.66,-0.4!", "gold")
    pen.form("-0.62,-0.2! -0.72,1.2 -0.46,1.48 0.12,1.5 0.46,1.26 0.44,-0.2!", "red", shade=0.6)
    pen.form("-0.96,-0.56! 1.0,-0.5! 1.16,-0.94! -0.9,-0.98!", "gold")
    pen.form("-0.86,-0.24 0.2,-0.2 1.0,-0.24 1.12,-0.56 0.2,-0.66 -0.9,-0.62", "red")
    eye(pen, (-0.4, 0.96), 0.27, (0.8, 0.7), 0.3)
    eye(pen, (0.16, 0.96), 0.27, (0.8, 0.7), 0.3)
    pen.oval((-0.1, 0.6), (0.15, 0.13), "crimson", line=0.8)
    pen.taper("-0.4,0.2 -0.1,0.36 0.24,0.16", 0.12)
    pen.band("-0.9,0.5 -1.46,0.3 -1.36,-0.2", 0.22, "gold")


def walkout(pen: Pen) -> None:
    """Draw a chair that walks out of the door, towards a taxi."""
    pen.box((0.8, 0.1), (3.0, 4.6), "white", shade=0.4)
    pen.box((0.8, 0.0), (2.56, 4.2), "sky", shade=0.0, shine=0.0)
    pen.box((0.8, -1.86), (2.56, 0.7), "steel", shade=0.3, shine=0.0)
    cab = pen.moved((1.5, -0.96), 1.2)
    cab.form(
        "-0.7,-0.2! -0.66,0.1 -0.4,0.16! -0.2,0.5 0.5,0.5 0.9,0.16! 1.2,0.1! 1.2,-0.2!",
        "yellow",
    )
    cab.form("-0.24,0.14! -0.1,0.38! 0.4,0.38! 0.5,0.14!", "navy", line=0.8, shade=0.0)
    cab.box((0.14, 0.6), (0.34, 0.2), "white", corner=0.04, line=0.8)
    for x in (-0.3, 0.6):
        cab.disc((x, -0.22), 0.2, "coal")
    walking_chair(pen.moved((-0.04, 0.06), 1.0, -8))
    briefcase(pen, (-1.46, -0.56), 0.56, "blue", -10)


def third_party(pen: Pen) -> None:
    """Draw a thermometer at two degrees that shouts for all it is worth, with a third way out."""
    for marks, paint in (
        ("-0.2,-0.2 -1.1,0.1 -1.9,-0.1", "blue"),
        ("0.2,-0.2 1.1,0.1 1.9,-0.1", "red"),
    ):
        arrow(pen, marks, 0.4, paint)
    arrow(pen, "0.5,-0.2 0.86,0.5 1.0,1.3", 0.36, "green")
    pen = pen.moved((-0.06, 0.0), 1.0, 4)
    pen.form(whole("0,2.0 0.36,1.84 0.42,1.5 0.42,-0.4"), "white")
    pen.box((0.0, 0.3), (0.3, 0.5), "red", shade=0.0, shine=0.0)
    pen.box((0.0, 0.94), (0.3, 1.2), "silver", line=0.6, shade=0.0, shine=0.0, corner=0.12)
    for number in range(5):
        y = 0.46 + 0.26 * number
        pen.stroke([(0.2, y), (0.38, y)], 0.06)
    pen.disc((0.0, -0.86), 1.06, "white")
    pen.disc((0.0, -0.86), 0.9, "red", line=0.8)
    for side in pen.both():
        eye(side, (0.34, -0.5), 0.27, (0.1, 0.2))
        brow(side, (0.38, -0.14), 0.5, 24)
    shout(pen, (0.0, -1.2), (1.0, 0.66))
    megaphone(pen, (1.24, -1.24), 0.6, "green", 8)
    drop(pen, (-0.76, -0.1), 0.2, "sky", 20)
    drop(pen, (-1.06, -0.66), 0.16, "sky", 20)


def nightcap(pen: Pen, paint: str) -> None:
    """Draw a nightcap whose tip hangs to the right."""
    pen.form("-0.6,0! -0.5,0.6 0,0.94 0.6,0.8 1.0,0.3 0.86,0.16 0.5,0.4 0.6,0!", paint)
    pen.disc((0.98, 0.2), 0.17, "yellow")
    pen.bar((-0.6, 0.0), (0.6, 0.0), 0.24, paint)
    for x, y in ((-0.2, 0.46), (0.2, 0.66), (0.1, 0.3)):
        pen.disc((x, y), 0.08, "yellow", line=0.5, shade=0.0, shine=0.0)


def fox(pen: Pen) -> None:
    """Draw a fox who sleeps very well, says his smile."""
    for side in pen.both():
        side.form("0.3,0.5 0.86,1.1! 0.9,0.2", "orange")
    pen.form(whole("0,0.7 0.6,0.56 0.96,-0.06 0.6,-0.4 0.2,-0.7 0,-0.76"), "orange")
    for side in pen.both():
        side.form(
            "0.04,-0.1! 0.5,-0.04 0.94,-0.08! 0.56,-0.4 0.2,-0.68 0.04,-0.7!", "white", line=0.7
        )
        side.stroke(arc((0.38, 0.26), 0.2, 200, 340), 0.1)
    pen.oval((0.0, -0.56), (0.17, 0.13), "black", shade=0.0)
    pen.taper("-0.1,-0.3 0.2,-0.42 0.46,-0.2", 0.08)


def hen(pen: Pen) -> None:
    """Draw a hen who does not sleep at all."""
    pen.form("-0.66,-1.6! -0.7,-0.4 -0.5,0.5 0,0.8 0.5,0.5 0.7,-0.4 0.7,-1.6!", "white")
    for side in pen.both():
        eye(side, (0.28, 0.24), 0.28, (-0.8, 0.0))
    pen.form("-0.22,-0.04! 0.22,-0.04! 0,-0.44!", "gold")
    pen.form("-0.1,-0.36 0.14,-0.36 0.16,-0.72 0.0,-0.8 -0.12,-0.7", "red", shine=0.0)


def bedfellows(pen: Pen) -> None:
    """Draw a fox and a hen in one bed, and who has the blanket."""
    pen.form(whole("0,1.1 1.3,1.0 2.0,0.56! 2.1,-2.3!"), "brown")
    for side in pen.both():
        side.disc((2.06, 0.7), 0.24, "gold")
        side.form("0.1,0.3 1.0,0.46 1.86,0.3 1.9,-0.6 1.0,-0.7 0.1,-0.6", "sky")
    pen.form("-2.0,-0.6! 2.0,-0.6! 2.1,-2.3! -2.1,-2.3!", "white")
    hen(pen.moved((0.98, 0.0), 1.0, -4))
    nightcap(pen.moved((0.96, 0.66), 0.76, -8), "blue")
    fox(pen.moved((-0.66, 0.16), 1.06, 6))
    nightcap(pen.moved((-0.72, 0.72), 0.84, 12), "purple")
    cover = (
        "-2.3,-0.5! -1.6,-0.3 -0.6,-0.62 0.2,-0.4 0.66,-0.8! 0.36,-1.2 0.8,-1.6 0.5,-2.3! "
        "-2.3,-2.3!"
    )
    pen.form(cover, "green")
    within = pen.inside(cover)
    for number in range(5):
        x = -2.0 + number * 0.66
        within.band([(x, -0.2), (x + 0.1, -1.2), (x - 0.06, -2.4)], 0.24, "yellow", line=0.7)
    pen.band("-2.3,-0.56 -1.6,-0.4 -0.6,-0.7 0.2,-0.5 0.64,-0.86", 0.26, "white")
    for side, x in ((pen, 1.86), (pen.mirror(), -0.1)):
        side.taper([(x, -0.2), (x + 0.1, -0.36), (x, -0.52), (x + 0.1, -0.68)], 0.07)
    for x in (0.86, 1.24):
        pen.form(f"{x - 0.2},-1.7! {x - 0.16},-1.4 {x + 0.1},-1.4 {x + 0.2},-1.7!", "orange")


def drawer(pen: Pen, at: Spot, label: str, files: str) -> None:
    """Draw an open drawer with a label of one colour and files of another."""
    here = pen.moved(at)
    here.box((0.0, 0.36), (2.0, 0.3), "black", shade=0.0, shine=0.0)
    for x, y, turn in ((-0.5, 0.46, 8), (0.46, 0.5, -7), (0.0, 0.56, 2)):
        leaf = here.moved((x, y), 1.0, turn)
        leaf.box((0.0, 0.0), (0.86, 0.8), "white", shade=0.3, shine=0.0)
        leaf.form("-0.5,-0.5! -0.5,0.2! -0.4,0.34! 0,0.34! 0.1,0.2! 0.5,0.2! 0.5,-0.5!", files)
    here.fill("-1.2,0.3 1.2,0.3 1.26,-0.44 -1.26,-0.44", "silver")
    here.box((0.0, 0.04), (0.84, 0.34), label, line=0.8, shade=0.0)
    here.bar((-0.3, -0.26), (0.3, -0.26), 0.12, "coal", line=0.7)


def clerical_error(pen: Pen) -> None:
    """Draw a filing cabinet that shrugs: the red files lie under blue, the blue under red."""
    pen = pen.moved((0.0, -0.06), 1.0, 3)
    for side in pen.both():
        side.band("0.96,0.5 1.66,0.2 1.86,0.7", 0.26, "steel")
        palm(side, (1.86, 1.12), 0.4, "white", -24)
    pen.box((0.0, -0.1), (2.1, 3.8), "steel", corner=0.08)
    pen.box((0.0, 1.1), (1.8, 1.16), "silver", corner=0.06, line=0.8)
    eye(pen, (-0.4, 1.26), 0.29, (0.8, 0.6))
    eye(pen, (0.4, 1.26), 0.29, (0.8, 0.6))
    for side in pen.both():
        brow(side, (0.44, 1.66), 0.46, -16)
    grin(pen, (0.0, 0.76), (0.9, 0.26), 7)
    drawer(pen, (0.0, -0.32), "red", "blue")
    drawer(pen, (0.0, -1.4), "blue", "red")
    drop(pen, (-0.8, 1.56), 0.2, "sky", 10)


EMBLEMS = (
    bankruptcy, merger, terror_attack, market_crash, walkout, third_party, bedfellows,
    clerical_error,
)  # fmt: skip
