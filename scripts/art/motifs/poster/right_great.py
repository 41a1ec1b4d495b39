"""Draws emblems of posters: the large groups of the right, from the oil ballet to the board."""

from __future__ import annotations

from itertools import pairwise

from art.motifs.poster.cast.figures import brow, eye, fist, grin, palm, shout, smile
from art.motifs.poster.cast.props import (
    arrow,
    bolt,
    bow_tie,
    briefcase,
    coin,
    coins,
    drop,
    halo,
    necktie,
    top_hat,
)
from art.plane.outlines import box, oval
from art.print.poster.pen import Mark, Pen, arc, fitted, whole


def derrick(pen: Pen) -> None:
    """Draw a drilling tower with its crossed struts, from its foot at y = 0 to 2.2."""
    sides = ((0.86, 0.3), (0.66, 0.8), (0.48, 1.24), (0.34, 1.62), (0.22, 2.0))
    for (wide, low), (narrow, high) in pairwise(sides):
        pen.bar((-wide, low), (narrow, high), 0.11, "steel", shine=0.0)
        pen.bar((wide, low), (-narrow, high), 0.11, "steel", shine=0.0)
    for wide, y in sides:
        pen.bar((-wide, y), (wide, y), 0.13, "slate", shine=0.0)
    for side in pen.both():
        side.bar((1.0, 0.0), (0.2, 2.1), 0.19, "slate")
    pen.box((0.0, 2.14), (0.7, 0.24), "gold", corner=0.06)


def ballet_leg(pen: Pen) -> None:
    """Draw a leg in white that stands on the tip of its shoe at (0, -1.5)."""
    pen.band("0,0 0.05,-0.5 0,-1.16", (0.4, 0.34, 0.2), "white")
    pen.form("-0.14,-1.0! 0.14,-1.0! 0.15,-1.3 0.02,-1.62! -0.12,-1.3", "pink")
    pen.stroke("-0.16,-0.8 0.18,-0.98", 0.05)
    pen.stroke("0.18,-0.8 -0.16,-0.98", 0.05)


def tutu(pen: Pen) -> None:
    """Draw three frills, one above the other, the lowest the widest."""
    for y, wide, paint in ((-0.2, 1.6, "rose"), (-0.06, 1.4, "pink"), (0.08, 1.16, "white")):
        frill: list[Mark] = [(-wide, y + 0.1, 1)]
        for step in range(6):
            x = -wide + step * wide / 3
            frill += [(x + wide / 6, y - 0.3), (x + wide / 3, y - 0.08, 1)]
        pen.form([*frill, (wide, y + 0.1, 1), (0.0, y + 0.34)], paint, shine=0.0)


def oil_ballet(pen: Pen) -> None:
    """Draw a drilling tower that dances in a tutu and gushes with feeling."""
    pen = pen.moved((0.12, 0.02), 0.9, -6)
    ballet_leg(pen.moved((0.0, -0.74), 0.8))
    ballet_leg(pen.moved((0.26, -0.66), 0.8, 70))
    for side in pen.both():
        side.band("0.5,0.1 1.3,0.46 1.5,1.06 1.06,1.5", (0.28, 0.24, 0.2), "peach")
        side.disc((1.0, 1.52), 0.18, "peach")
    pen.form(
        "-0.14,1.3! -0.12,1.56 -0.5,1.62 -0.78,1.34! -0.7,1.8 -0.34,1.98 0.06,2.04 0.44,1.96 "
        "0.76,1.78 0.84,1.32! 0.54,1.62 0.16,1.56 0.16,1.3!",
        "black",
    )
    derrick(pen.moved((0.0, -0.6), 0.94))
    tutu(pen.moved((0.0, -0.56)))
    pen.oval((0.0, 0.16), (0.54, 0.5), "gold")
    for side in pen.both():
        side.form("0.02,0.0! 0.3,0.06 0.6,-0.1 0.64,0.14! 0.4,-0.16 0.02,-0.14!", "umber")
        eye(side, (0.2, 0.3), 0.17, (0.0, 0.4), 0.4)
    smile(pen, (0.0, -0.2), 0.28, 0.6)


def casino_moralists(pen: Pen) -> None:
    """Draw a slot machine at prayer."""
    pen = pen.moved((0.0, -0.1))
    halo(pen, (0.0, 1.86), 0.66)
    pen.bar((1.42, -0.2), (1.8, 0.9), 0.16, "silver")
    pen.disc((1.82, 1.0), 0.25, "red")
    pen.form(whole("0,1.6 0.7,1.5 1.3,1.1 1.36,0.7! 1.3,-1.3! 1.5,-1.95!"), "navy")
    pen.form(whole("0,1.42 0.6,1.34 1.1,0.98 1.12,0.74!"), "gold")
    for side in pen.both():
        side.stroke(arc((0.42, 1.1), 0.2, 200, 340), 0.08)
        side.taper("0.2,1.32 0.42,1.4 0.66,1.26", 0.07)
    pen.box((0.0, 0.28), (2.3, 0.78), "gold", corner=0.1)
    for x in (-0.7, 0.0, 0.7):
        pen.box((x, 0.28), (0.6, 0.58), "white", shade=0.5, shine=0.0)
    coin(pen, (-0.7, 0.28), 0.21)
    pen.star((0.0, 0.28), 0.25, "red", shade=0.0, line=0.7)
    pen.form(fitted("0,-1! 1,0.4 0.6,1 0,0.6! -0.6,1 -1,0.4", (0.7, 0.26), (0.44, 0.4)), "rose")
    for side in pen.both():
        side.band("1.34,-0.2 1.3,-0.96 0.6,-1.2 0.2,-0.9", (0.34, 0.36, 0.28), "crimson")
        side.box((0.34, -1.02), (0.26, 0.42), "white", corner=0.05)
    pen.form("-0.02,-1.16! -0.24,-0.8 -0.2,-0.3 -0.02,-0.02!", "peach")
    pen.form("0.02,-1.16! 0.24,-0.8 0.2,-0.3 0.02,-0.02!", "peach")
    pen.box((0.0, -1.66), (2.0, 0.36), "coal", corner=0.08, shade=0.0)
    for x, y in (
        (-0.7, -1.62),
        (-0.3, -1.7),
        (0.1, -1.6),
        (0.52, -1.68),
        (0.84, -1.86),
        (-0.1, -1.9),
    ):
        pen.oval((x, y), (0.24, 0.17), "gold", 12, shade=0.4)


def prisoner(pen: Pen) -> None:
    """Draw a man in stripes and a top hat who owns the place."""
    pen.form("-1.3,-2.2 -1.1,-1.3 -0.4,-1.06 0.4,-1.06 1.1,-1.3 1.3,-2.2", "white")
    for y in (-1.3, -1.62):
        pen.band([(-1.3, y - 0.2), (0.0, y), (1.3, y - 0.2)], 0.15, "coal", line=0.0, shade=0.0)
    pen.oval((0.0, -0.48), (0.86, 0.76), "peach")
    for side in pen.both():
        eye(side, (0.36, -0.36), 0.23, (0.0, 0.9))
    grin(pen, (0.0, -0.84), (0.8, 0.32), 6)
    top_hat(pen, (0.0, 0.1), 0.66, "coal")


def prison_shares(pen: Pen) -> None:
    """Draw a cell whose bars are a chart that only goes up; the man behind them is content."""
    pen = pen.moved((0.0, -0.1))
    pen.form("-1.9,-2.3! -1.9,0.5! -1.6,0.8! 1.75,0.8! 1.9,0.5! 1.9,-2.3!", "slate")
    for x, y in (
        (-1.66, 0.4),
        (-1.66, -0.4),
        (-1.66, -1.2),
        (1.66, 0.1),
        (1.66, -0.7),
        (1.66, -1.5),
    ):
        pen.box((x, y), (0.42, 0.66), "steel", corner=0.06, shine=0.0)
    hole = box((0.0, -0.56), (1.4, 1.14))
    pen.fill(hole, "black", shade=0.0, shine=0.0)
    prisoner(pen.inside(hole))
    for x, top in ((-1.14, 0.0), (-0.7, 0.3), (0.0, 0.82), (0.7, 1.3), (1.14, 1.56)):
        pen.box((x, (top - 1.6) / 2), (0.2, top + 1.6), "gold", corner=0.05)
    pen.box((0.0, -1.7), (2.9, 0.22), "steel", corner=0.05)
    for x in (-0.7, 0.7):
        fist(pen, (x, -1.26), 0.3, "peach")
    arrow(pen, "-1.8,-0.1 -0.74,0.5 0.1,1.0 1.2,1.72", 0.2, "red")


def cable_shouters(pen: Pen) -> None:
    """Draw a television that is all mouth."""
    pen = pen.moved((0.06, -0.12), 1.0, -4)
    for x, end in ((-0.1, -0.8), (0.1, 0.9)):
        pen.bar((x, 1.2), (end, 1.94), 0.09, "silver", shine=0.0)
        pen.disc((end, 1.94), 0.13, "red")
    for side in pen.both():
        side.bar((0.9, -1.5), (1.16, -1.94), 0.2, "umber")
    pen.form(whole("0,1.3 1.2,1.24 1.6,1.0 1.7,-0.1 1.6,-1.3 1.2,-1.54 0,-1.6"), "wood")
    pen.form(
        whole("0,1.06 1.0,1.02 1.32,0.8 1.4,-0.1 1.32,-1.1 1.0,-1.3 0,-1.34"), "coal", shade=0.0
    )
    screen = whole("0,0.94 0.94,0.9 1.2,0.7 1.28,-0.1 1.2,-1.0 0.94,-1.18 0,-1.22")
    pen.form(screen, "aqua")
    within = pen.inside(screen)
    for number in range(9):
        y = -1.1 + number * 0.25
        within.flat([(-1.4, y), (1.4, y), (1.4, y + 0.06), (-1.4, y + 0.06)], "teal")
    for side in within.both():
        eye(side, (0.48, 0.52), 0.27, (-0.4, -0.4))
        brow(side, (0.46, 0.82), 0.7, 22)
    shout(within, (0.0, -0.42), (1.84, 1.34))
    for side in pen.both():
        bolt(side, (2.0, 0.5), 0.46, "yellow", -24)
        side.taper("1.84,-0.5 2.1,-0.62 2.4,-0.6", 0.1)
        side.taper("1.8,-0.9 2.04,-1.1 2.34,-1.2", 0.1)


def wheel(pen: Pen, at: tuple[float, float], sides: tuple[float, float]) -> None:
    """Draw a tractor's wheel from the front, with its treads."""
    tyre = box(at, (sides[0] / 2, sides[1] / 2), 0.0, 0.2)
    pen.fill(tyre, "coal")
    within = pen.inside(tyre)
    for number in range(9):
        y = at[1] - sides[1] / 2 + number * sides[1] / 8
        within.stroke([(at[0] - 0.4, y), (at[0], y - 0.16), (at[0] + 0.4, y)], 0.07)


def hedge_fund_farm(pen: Pen) -> None:
    """Draw a tractor in a top hat that chews a straw and counts its acres."""
    pen = pen.moved((0.0, -0.06))
    for side in pen.both():
        wheel(side, (1.56, -0.84), (0.7, 2.1))
        side.form("0.9,0.1! 1.2,0.36 1.9,0.36 2.04,0.0! 1.0,-0.2!", "forest")
    pen.form(whole("0,0.86 0.8,0.8 1.1,0.5! 1.16,-1.0 0.9,-1.42 0,-1.5"), "green")
    pen.form(whole("0,-0.3! 0.74,-0.3! 0.66,-1.1 0.5,-1.24! 0,-1.3!"), "coal", shade=0.0)
    grin(pen, (0.0, -0.72), (1.24, 0.84), 7)
    for side in pen.both():
        side.disc((0.56, 0.26), 0.4, "gold")
        eye(side, (0.56, 0.26), 0.3, (-0.3, -0.3), 0.36)
        side.bar((0.2, -1.62), (1.2, -1.6), 0.2, "slate")
    top_hat(pen, (0.02, 0.86), 0.8, "black", 5)
    pen.stroke("0.4,-0.9 0.9,-1.06 1.3,-0.8", 0.05)
    pen.leaf((1.26, -0.84), 0.5, "yellow", 40)
    pen.leaf((1.1, -0.94), 0.4, "gold", 80)
    bow_tie(pen, (0.0, -1.5), 0.4, "red")
    briefcase(pen, (-1.42, -1.5), 0.56, "brown", 8)
    coins(pen, (1.46, -1.86), 0.4, 4)


def tap(pen: Pen) -> None:
    """Draw a golden tap that comes from the right and looks down on everybody."""
    pen.form(
        "2.7,1.3! 1.2,1.3! 0.4,1.24 -0.3,1.06 -0.62,0.5 -0.62,0.06! 0.3,0.06! 0.34,0.3 0.7,0.36 "
        "1.3,0.24! 2.7,0.24!",
        "gold",
    )
    pen.box((-0.16, 0.06), (1.16, 0.26), "gold", corner=0.08)
    pen.box((1.62, 0.78), (0.34, 1.36), "gold", corner=0.1)
    pen.box((0.52, 1.42), (0.3, 0.46), "gold", corner=0.04)
    pen.bar((-0.16, 1.72), (1.2, 1.72), 0.28, "red")
    pen.disc((0.52, 1.72), 0.2, "crimson")
    eye(pen, (0.06, 0.7), 0.26, (-0.2, -0.9), 0.42)
    eye(pen, (0.7, 0.74), 0.26, (-0.2, -0.9), 0.42)
    pen.stroke(arc((0.7, 0.74), 0.36, 0, 360), 0.07)
    pen.stroke("1.0,0.56 1.14,0.2 1.06,-0.1", 0.05)
    brow(pen, (0.72, 1.18), 0.44, 8)
    pen.form("0.36,0.3! 0.1,0.4 -0.3,0.22 -0.42,0.4! -0.34,0.14 0,0.06 0.36,0.16!", "umber")
    pen.form("0.36,0.3! 0.62,0.4 1.0,0.22 1.14,0.4! 1.06,0.14 0.7,0.06 0.36,0.16!", "umber")


def beggar(pen: Pen, skin: str, hair: str) -> None:
    """Draw a small head that looks up with its tongue out."""
    pen.disc((0.0, -0.1), 0.46, hair)
    pen.oval((0.0, -0.14), (0.4, 0.42), skin, shine=0.0)
    for side in pen.both():
        eye(side, (0.16, -0.02), 0.13, (0.0, 1.0))
    pen.oval((0.0, -0.32), (0.15, 0.12), "crimson", shade=0.0, shine=0.0, line=0.7)
    pen.oval((0.0, -0.4), (0.1, 0.1), "pink", shine=0.0, line=0.7)


def trickle_plumbers(pen: Pen) -> None:
    """Draw a golden tap that gives one drop, and all who wait for it below."""
    tap(pen.moved((-0.02, 0.16)))
    drop(pen, (-0.16, -0.5), 0.27)
    for x, y, skin, hair in (
        (-1.5, -1.5, "tan", "umber"),
        (1.2, -1.5, "brown", "black"),
        (-0.72, -1.36, "peach", "rust"),
        (0.44, -1.4, "peach", "sand"),
        (1.9, -1.62, "tan", "silver"),
    ):
        beggar(pen.moved((x, y + 0.12), 0.94), skin, hair)
    palm(pen, (-1.14, -1.76), 0.3, "tan", -20)
    palm(pen.mirror(), (-0.9, -1.76), 0.3, "brown", -20)
    pen.form("-0.56,-1.24! 0.26,-1.24! 0.18,-2.2! -0.48,-2.2!", "silver")
    pen.oval((-0.15, -1.24), (0.41, 0.13), "slate", shade=0.0, shine=0.0)
    pen.stroke("-0.52,-1.54 -0.15,-1.64 0.23,-1.54", 0.05)


def tentacle(pen: Pen, marks: str) -> None:
    """Draw an arm of the octopus with its suckers."""
    pen.band(marks, (0.5, 0.46, 0.38, 0.06), "plum")


def holdings(pen: Pen) -> None:
    """Draw what the arms hold: a bank, a factory, a house, a globe."""
    bank = pen.moved((-1.7, -0.42), 0.5, 10)
    bank.box((0.0, 0.0), (1.3, 0.7), "navy", shade=0.0)
    for x in (-0.5, 0.0, 0.5):
        bank.box((x, 0.0), (0.2, 0.7), "white", shade=0.4)
    bank.fill("-0.9,0.36 0,0.94 0.9,0.36", "white", shade=0.4)
    bank.box((0.0, -0.42), (1.7, 0.2), "white", shade=0.4)
    works = pen.moved((1.78, 0.12), 0.54, -8)
    works.box((0.5, 0.6), (0.26, 0.9), "brown")
    works.fill("-0.8,-0.5 -0.8,0.5 -0.3,0.16 -0.3,0.5 0.2,0.16 0.2,0.5 0.8,0.14 0.8,-0.5", "teal")
    home = pen.moved((-1.12, 1.34), 0.44, 14)
    home.box((0.0, -0.2), (1.1, 0.9), "sand")
    home.fill("-0.8,0.2 0,0.96 0.8,0.2", "teal")
    home.box((0.0, -0.36), (0.3, 0.56), "umber", shade=0.0, shine=0.0)


def board_everything(pen: Pen) -> None:
    """Draw an octopus in a tie that holds whatever can be held."""
    pen = pen.moved((0.08, -0.1))
    tentacle(pen, "-0.5,-0.9 -1.3,-0.4 -1.9,0.6 -1.3,1.02 -0.96,0.9")
    tentacle(pen, "0.5,-0.9 1.3,-1.2 2.1,-0.9 1.9,-0.3")
    holdings(pen)
    tentacle(pen, "-0.5,-1.2 -1.2,-1.4 -2.2,-1.3 -2.1,-0.62 -1.6,-0.6")
    for side in pen.both():
        tentacle(side, "0.4,-1.4 1.0,-1.9 1.8,-1.9 2.1,-1.5")
    pen.form(whole("0,1.62 0.66,1.44 1.02,0.8 0.94,0.1 0.7,-0.4 0.8,-1.2 0.9,-2.3!"), "purple")
    for x, y, radius in ((-0.56, 1.12, 0.13), (-0.32, 1.36, 0.08), (0.62, 1.1, 0.09)):
        pen.disc((x, y), radius, "violet", line=0.0, shade=0.0)
    eye(pen, (-0.38, 0.5), 0.34, (0.3, -0.2), 0.34)
    eye(pen, (0.42, 0.5), 0.34, (-0.1, -0.2), 0.34)
    pen.stroke(arc((0.42, 0.5), 0.46, 0, 360), 0.09)
    pen.stroke("0.8,0.2 0.98,-0.2 0.9,-0.5", 0.05)
    smile(pen, (0.02, -0.12), 0.7, 0.5)
    pen.fill("-0.62,-0.5 0,-0.72 0.62,-0.5 0.5,-1.0 0,-0.76 -0.5,-1.0", "white", shade=0.4)
    necktie(pen, (0.0, -0.72), 0.62, "red")
    arm = pen.moved((1.36, 1.3), 0.42)
    arm.disc((0.0, 0.0), 1.0, "sky")
    land = arm.inside(oval((0.0, 0.0), (1.0, 1.0)))
    land.flat("-0.9,0.5 -0.2,0.8 0.1,0.3 -0.3,-0.1 -0.8,0.0", "green")
    land.flat("0.2,-0.1 0.8,0.2 0.9,-0.4 0.3,-0.8", "green")
    tentacle(pen, "0.6,-1.0 1.3,-0.5 1.1,0.4 1.6,0.9 1.72,1.36")


EMBLEMS = (
    oil_ballet, casino_moralists, prison_shares, cable_shouters, hedge_fund_farm, trickle_plumbers,
    board_everything,
)  # fmt: skip
