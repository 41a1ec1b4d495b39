"""Draws emblems of posters: the great groups of the left, from a street band to champagne."""

from __future__ import annotations

import math

from art.motifs.poster.cast.faces import head, lidded, shut
from art.motifs.poster.cast.figures import brow, eye, eyes, fist, glasses, shades_on, smile
from art.motifs.poster.cast.props import coin, drop, halo, note, puff
from art.plane.outlines import oval
from art.print.poster.pen import Pen, arc, whole


def bandsman(pen: Pen) -> None:
    """Draw the head of one who blows as hard as he can."""
    head(pen, whole("0,0.8 0.6,0.62 0.86,-0.1 0.7,-0.6 0,-0.8"), "peach", (0.84, 0.1))
    for side in pen.both():
        side.disc((0.62, -0.3), 0.36, "pink", line=0.8)
        side.taper("0.3,0.14 0.12,0.02", 0.05)
        eye(side, (0.28, 0.24), 0.22, (-0.5, -0.5))
    brow(pen, (-0.3, 0.58), 0.44, 16)
    brow(pen, (0.3, 0.58), 0.44, -16)
    pen.oval((0.0, -0.02), (0.15, 0.12), "pink", line=0.8, shade=0.3)
    pen.form("-0.66,0.6! -0.7,1 0,1.2 0.7,1 0.66,0.6! 0,0.72", "red")
    pen.form("-0.76,0.66 0,0.8 0.76,0.66 0.86,0.5 0,0.6 -0.86,0.5", "black", shade=0.3)
    pen.disc((0.0, 0.94), 0.13, "gold", line=0.8, shade=0.0)


def street_orchestra(pen: Pen) -> None:
    """Draw a tuba that money rains into, whatever it plays."""
    pen = pen.moved((-0.1, -0.04))
    for x, y, turn in ((0.9, 1.62, 14), (1.9, 1.3, -24), (0.3, 1.3, 30)):
        note(pen, (x, y), 0.36, turn)
    coin(pen, (1.5, 1.76), 0.2)
    coin(pen, (0.66, 1.2), 0.18)
    pen.form("-1.9,-2.2! -1.7,-1.1 -0.8,-0.6 0.3,-0.6 1.2,-1.1 1.4,-2.2!", "red")
    bandsman(pen.moved((-0.5, 0.3), 1.06, 6))
    pen.band("0.9,0.2 0.94,-0.6 0.86,-1.3 0.1,-1.7 -0.8,-1.5 -1.1,-0.9", (0.7, 0.5, 0.4), "gold")
    pen.band("-0.5,-0.36 -0.2,-0.7 0.3,-0.8 0.3,-1.2 -0.2,-1.26 -0.7,-1", 0.24, "gold")
    pen.disc((-0.5, -0.34), 0.17, "silver")
    pen.form("0.24,0.82! 0.6,0.3 0.56,-0.2! 1.28,-0.2! 1.3,0.3 1.86,0.82!", "gold")
    pen.oval((1.05, 0.82), (0.86, 0.26), "yellow")
    pen.oval((1.05, 0.8), (0.66, 0.16), "umber", shade=0.0, shine=0.0)
    for x in (0.3, 0.6, 0.9):
        pen.box((x - 0.1, -1.02), (0.18, 0.44), "silver", corner=0.06)
    fist(pen, (0.2, -0.86), 0.34, "peach", 74)


def gangster(pen: Pen) -> None:
    """Draw a head under a fedora, with a helmet's strap below the chin."""
    head(pen, whole("0,0.6 0.66,0.5 0.72,-0.2 0.56,-0.7 0,-0.86"), "tan", (0.74, -0.06))
    pen.inside(whole("0,0.6 0.66,0.5 0.72,-0.2 0.56,-0.7 0,-0.86")).dots(
        oval((0.0, -0.62), (0.6, 0.36)), 0.5
    )
    shades_on(pen, (0.0, 0.1), 1.24)
    pen.form("-0.04,0.06! 0.16,-0.24 0,-0.3 -0.14,-0.22", "tan", shine=0.0)
    pen.taper("-0.26,-0.56 0.06,-0.46 0.3,-0.5 0.36,-0.42", 0.1)
    pen.form("-0.74,0.42! -0.66,1 -0.36,1.26 0,1.12 0.36,1.26 0.66,1 0.74,0.42!", "sand")
    pen.form("-0.74,0.4! -0.7,0.66! 0.7,0.66! 0.74,0.4!", "black", shade=0.0)
    pen.form("-1.26,0.44 -0.7,0.46 0,0.38 0.7,0.46 1.26,0.5 0.96,0.22 0,0.12 -0.96,0.18", "sand")


def bike_front(pen: Pen) -> None:
    """Draw a bicycle that comes straight on, its wheel a little turned."""
    for number in range(5):
        turn = math.radians(36 * number + 10)
        x, y = 0.56 * math.cos(turn), 0.92 * math.sin(turn)
        pen.bar((-x, -1.6 - y), (x, -1.6 + y), 0.04, "silver", line=0.6, shade=0.0)
    tyre = arc((0.0, -1.6), 0.6, 0, 360, 0.96)
    pen.band(tyre, 0.26, "black", shade=0.5)
    pen.band(tyre, 0.07, "white", line=0.0, shade=0.0, shine=0.0)
    pen.bar((0.0, -0.6), (0.06, -1.6), 0.2, "yellow")
    pen.disc((0.06, -1.6), 0.17, "silver")
    way = "-1.5,-0.84 -1.1,-0.98 -0.7,-0.6 0,-0.56 0.7,-0.6 1.1,-0.98 1.5,-0.84"
    pen.band(way, 0.17, "silver")
    pen.disc((0.0, -0.5), 0.28, "yellow")
    pen.disc((-0.05, -0.45), 0.13, "white", line=0.5, shade=0.0)
    pen.bar((-1.6, -0.86), (-1.16, -0.98), 0.28, "black")


def bike_lane_mob(pen: Pen) -> None:
    """Draw a gangster over his handlebar, a roller of paint in hand."""
    pen = pen.moved((-0.1, 0.0))
    suit = "-1.6,-2.2! -1.5,-0.6 -0.6,-0.24 0.6,-0.24 1.5,-0.6 1.6,-2.2!"
    pen.form(suit, "crimson")
    cloth = pen.inside(suit)
    for number in range(-4, 5):
        x = number * 0.36
        stripe = [(x * 0.7, -0.1), (x, -1.2), (x * 1.1, -2.2)]
        cloth.band(stripe, 0.04, "pink", line=0.0, shade=0.0)
    pen.form("-0.42,-0.3! 0.42,-0.3! 0,-1!", "black", shade=0.3)
    pen.form("-0.12,-0.4! 0.12,-0.4! 0.16,-0.8 0,-1 -0.16,-0.8", "white")
    gangster(pen.moved((0.0, 0.7), 0.94, -4))
    bike_front(pen)
    fist(pen, (-1.14, -0.86), 0.32, "tan", 10)
    roller = pen.moved((1.3, -0.2), 1.06, -8)
    roller.band("0,-0.8 0,0.3 0.46,0.44 0.46,0.84 0.3,0.9", 0.09, "silver", line=0.8)
    roller.bar((0.0, -0.9), (0.0, -0.1), 0.2, "red")
    roller.box((-0.16, 0.94), (1.0, 0.44), "white", corner=0.12)
    roller.form("-0.6,0.8 -0.2,0.84 0.3,0.78 0.26,0.5 0.1,0.64 -0.1,0.3 -0.3,0.6 -0.5,0.5", "white")
    fist(roller, (0.0, -0.6), 0.34, "tan")


def laurel(pen: Pen) -> None:
    """Draw the right twig of a prize's laurel."""
    way = [(0.5, -1.76), (1.5, -1.2), (1.86, -0.2), (1.6, 0.8)]
    pen.band(way, (0.1, 0.06), "gold", line=0.7)
    for number in range(7):
        part = number / 6
        x = 0.8 + 1.0 * math.sin(part * 2.2)
        y = -1.62 + 2.4 * part
        pen.leaf((x, y), 0.6, "gold", 88 - 10 * number)
        pen.leaf((x, y), 0.56, "yellow", 20 + 10 * number)


def film(pen: Pen) -> None:
    """Draw a strip of film that has run out of its reel."""
    way = "0.3,-1.5 1.1,-1.62 1.8,-1.3 2.6,-1.5"
    pen.band(way, 0.62, "black", shade=0.3)
    for number in range(6):
        x = 0.7 + number * 0.34
        y = -1.58 + (0.0, 0.02, 0.1, 0.22, 0.22, 0.14)[number]
        pen.box((x, y), (0.22, 0.26), "sky", shade=0.0, shine=0.0, line=0.4)
        for rise in (-0.24, 0.24):
            pen.box((x, y + rise), (0.1, 0.08), "white", shade=0.0, shine=0.0, line=0.0)


def festival_jury(pen: Pen) -> None:
    """Draw a reel of film with a monocle that sleeps under four hours of rain."""
    pen = pen.moved((-0.1, -0.22))
    for side in pen.both():
        laurel(side)
    film(pen)
    pen.disc((0.0, -0.2), 1.4, "silver")
    pen.disc((0.0, -0.2), 1.22, "steel", shade=0.5)
    for side in pen.both():
        side.disc((0.52, 0.06), 0.44, "violet", shade=0.4)
        shut(side, (0.52, 0.0), 0.8, -0.4)
    pen.band(arc((0.52, 0.06), 0.48, 0, 360), 0.13, "gold")
    pen.band("0.98,-0.06 1.14,-0.6 0.96,-1.1", 0.06, "gold", line=0.7)
    pen.disc((0.0, -0.24), 0.13, "silver")
    pen.oval((0.06, -0.84), (0.3, 0.34), "crimson", shade=0.0)
    pen.inside(oval((0.06, -0.84), (0.3, 0.34))).oval((0.06, -1.1), (0.2, 0.2), "rose", shade=0.2)
    pen.disc((-0.5, -0.66), 0.34, "sky", line=0.8, shade=0.3)
    pen.form("-1.14,0.66 -0.7,1.2 0.5,1.3 1.2,0.76 0.9,0.5 0,0.72 -0.9,0.42", "red")
    puff(pen, (0.46, 1.72), 0.6)
    for x, y in ((-0.06, 1.2), (0.4, 1.08), (0.86, 1.16), (1.16, 0.7)):
        drop(pen, (x, y), 0.16, "sky")


def wing_chair(pen: Pen) -> None:
    """Draw a deep leather armchair."""
    pen.form(whole("0,1.72 0.9,1.66 1.4,1.2 1.5,0.2 1.3,-1.8! 0,-1.8"), "crimson")
    for x, y in ((-0.9, 1.2), (0.0, 1.4), (0.9, 1.2), (1.1, 0.5), (-1.1, 0.5)):
        pen.disc((x, y), 0.07, "gold", line=0.6, shade=0.0)
    for side in pen.both():
        side.form("1.2,1.5 1.7,1.3 1.84,0.6 1.6,-0.3 1.3,-0.2 1.3,0.7", "red")


def professor(pen: Pen) -> None:
    """Draw a professor with tufts of hair, a beret and a pipe."""
    for side in pen.both():
        side.form("0.56,0.4 1,0.5 1.1,0.1 0.96,-0.3 0.6,-0.3", "silver")
    head(pen, whole("0,0.9 0.6,0.66 0.68,0 0.54,-0.6 0,-0.84"), "peach", (0.72, 0.0))
    for side in pen.both():
        lidded(side, (0.28, 0.12), 0.22, "tan", 0.36, (0.2, 0.3))
    glasses(pen, (0.0, 0.1), 1.2)
    brow(pen, (-0.3, 0.44), 0.44, -14)
    brow(pen, (0.3, 0.46), 0.44, 14)
    pen.oval((0.0, -0.16), (0.17, 0.14), "pink", line=0.8, shade=0.3)
    pen.form(whole("0,-0.3 0.3,-0.26 0.56,-0.5 0.4,-0.84 0,-1.02"), "silver")
    pen.oval((0.06, -0.52), (0.2, 0.1), "crimson", shade=0.0, shine=0.0)
    pen.form("-0.8,0.6 -0.5,1.06 0.4,1.1 0.94,0.7 0.7,0.5 0,0.66 -0.6,0.46", "black", shade=0.4)
    pen.star((0.1, 0.84), 0.18, "red", line=0.6, shade=0.0)


def tenured_rebels(pen: Pen) -> None:
    """Draw a revolution from an armchair, with a cup of tea."""
    pen = pen.moved((-0.1, -0.06))
    wing_chair(pen)
    pen.form("-1.1,-2! -1,-0.7 -0.4,-0.3 0.4,-0.3 1,-0.7 1.1,-2!", "olive")
    pen.form("-0.36,-0.4! 0.36,-0.4! 0,-1.5!", "white", shade=0.3)
    pen.form("-0.1,-0.56! 0.1,-0.56! 0.16,-1.2 0,-1.44 -0.16,-1.2", "navy")
    professor(pen.moved((0.0, 0.5), 0.96, 5))
    pen.band("-0.8,-0.8 -1.2,-1.3 -0.5,-1.36", 0.44, "olive")
    pen.form("-0.6,-0.86! -0.56,-1.2 -0.3,-1.34 0,-1.2 0.04,-0.86!", "white")
    pen.band("-0.56,-0.96 -0.78,-1 -0.7,-1.2 -0.5,-1.2", 0.08, "white", line=0.8)
    pen.oval((-0.28, -1.4), (0.46, 0.1), "white", line=0.8)
    fist(pen, (-0.5, -1.5), 0.26, "peach", 60)
    for side in pen.both():
        side.form("1.1,-2.2! 1.04,-1.1 1.3,-0.86 1.8,-0.86 2,-1.16 1.9,-2.2!", "red")
    pen.band("0.8,-0.8 1.4,-0.9 1.42,0", 0.46, "olive")
    pen.oval((1.34, -0.8), (0.22, 0.2), "brown", line=0.7)
    fist(pen, (1.44, 0.5), 0.46, "peach", -6)


def stamp(pen: Pen, paint: str = "red") -> None:
    """Draw a rubber stamp, three high, that stands on its spot."""
    pen.box((0.0, 0.14), (2.3, 0.28), "crimson", corner=0.06)
    pen.form("-1.1,0.28! -1,0.66 -0.5,0.86 0.5,0.86 1,0.66 1.1,0.28!", "wood")
    pen.form("-0.42,0.84! -0.3,1.2 -0.5,1.7 0.5,1.7 0.3,1.2 0.42,0.84!", "wood")
    pen.form(whole("0,3 0.6,2.9 0.92,2.3 0.8,1.7 0.4,1.46 0,1.42"), paint)


def clerk(pen: Pen) -> None:
    """Give a stamp the face of a clerk under a green visor."""
    for x in (-0.38, 0.38):
        lidded(pen, (x, 2.1), 0.3, "orange", 0.54, (0.0, -0.5))
    glasses(pen, (0.0, 2.06), 1.6)
    pen.taper("-0.3,1.58 0,1.64 0.34,1.54", 0.1)
    pen.form("-0.9,2.44! -0.6,2.6 0,2.66 0.6,2.6 0.9,2.44! 0.94,2.62! 0,2.86 -0.94,2.62!", "umber")
    pen.form("-0.96,2.62! 0,2.76 0.96,2.62! 1.2,2.36 0.6,2.48 0,2.5 -0.6,2.48 -1.2,2.36", "green")


def permit_office(pen: Pen) -> None:
    """Draw a stamp with the face of its clerk, and the stamps that queue behind it."""
    for at, size in (((2.3, -0.5), 0.34), ((1.9, -0.66), 0.44), ((1.36, -0.86), 0.56)):
        here = pen.moved(at, size)
        stamp(here, "orange")
        eyes(here, (0.0, 2.2), 0.26, 0.6, (-0.5, 0.0))
        smile(here, (0.0, 1.8), 0.4, -0.3)
    page = pen.moved((-0.3, -1.36), 1.0, 3)
    page.fill("-1.9,-0.9 -1.3,0.6 1.1,0.6 1.7,-0.9", "white", shade=0.4)
    for number in range(3):
        y = 0.34 - number * 0.3
        page.stroke([(-1.3 - number * 0.12, y), (-0.9 - number * 0.1, y)], 0.07)
    page.stroke([(-1.4, -0.56), (1.4, -0.56)], 0.07)
    big = pen.moved((-0.26, -1.5), 1.1, 6)
    stamp(big, "gold")
    clerk(big)


def jet(pen: Pen) -> None:
    """Draw a private jet that flies to the right and thinks well of itself."""
    pen.form("-0.3,0.1! -1.2,1! -0.8,1.04! 0.5,0.2!", "silver")
    pen.form("-1.6,0.2! -2.1,1.3! -1.6,1.36! -0.8,0.4!", "green")
    pen.leaf((-1.72, 0.6), 0.6, "lime", 82, line=0.7)
    pen.form("-2,0.14 -1.2,0.44 0.6,0.54 1.4,0.36 1.9,-0.06 1.6,-0.36 0.6,-0.5 -1.2,-0.3", "white")
    body = pen.inside("-2,0.14 -1.2,0.44 0.6,0.54 1.4,0.36 1.9,-0.06 1.6,-0.36 0.6,-0.5 -1.2,-0.3")
    body.band("-2.1,0 -0.6,-0.16 0.6,-0.26 2,-0.3", 0.14, "green", line=0.6, shade=0.0)
    for x in (-0.9, -0.5, -0.1):
        pen.oval((x, 0.2), (0.12, 0.15), "navy", line=0.8, shade=0.0)
    pen.form("0.5,0.5! 1.3,0.42! 1.6,0.14! 0.5,0.1!", "sky", shade=0.0)
    for x in (0.8, 1.24):
        lidded(pen, (x, 0.22), 0.24, "sand", 0.5, (0.5, -0.4))
    pen.taper("1.1,-0.2 1.4,-0.24 1.66,-0.06", 0.08)
    pen.form("0.3,-0.24! -0.9,-1.06! -1.3,-0.98! -0.5,-0.2!", "silver")
    pen.box((-1.2, 0.16), (0.8, 0.36), "red", corner=0.14)


def climate_jets(pen: Pen) -> None:
    """Draw a jet with a leaf on its tail above an earth that runs a fever."""
    globe = oval((0.1, -1.9), (1.5, 1.5), steps=64)
    pen.fill(globe, "blue")
    land = pen.inside(globe)
    land.form("-1.2,-1 -0.6,-0.6 -0.3,-0.8 -0.5,-1.3 -1,-1.4", "green", line=0.7)
    land.form("0.6,-0.4 1.2,-0.7 1.6,-1.4 1.2,-1.7 0.9,-1.2", "green", line=0.7)
    eyes(pen, (0.16, -1.1), 0.26, 0.62, (0.0, 0.9))
    brow(pen, (-0.2, -0.72), 0.44, 20)
    brow(pen, (0.52, -0.72), 0.44, -20)
    pen.taper("-0.1,-1.62 0.16,-1.52 0.4,-1.64", 0.09)
    pen.bar((0.26, -1.6), (1.0, -1.9), 0.14, "white")
    drop(pen, (-0.7, -1.0), 0.17)
    drop(pen, (1.02, -0.86), 0.15)
    for x, y, size in ((-2.1, 0.0, 0.5), (-1.6, -0.3, 0.42), (-2.2, -0.7, 0.4)):
        puff(pen, (x, y), size, "coal")
    jet(pen.moved((0.1, 0.76), 1.04, 8))


def red_carpet(pen: Pen) -> None:
    """Draw a golden statuette that weeps in borrowed jewels, its halo on a wire."""
    pen = pen.moved((0.0, -0.06))
    pen.band("0.5,0.4 0.7,1.2 0.1,1.7", 0.06, "silver", line=0.7)
    halo(pen, (0.0, 1.66), 0.78)
    pen.form("-1.8,-2.2! -1.64,-1.2 -0.8,-0.7 0.8,-0.7 1.64,-1.2 1.8,-2.2!", "gold")
    pen.form("-0.36,-0.4! -0.4,-0.86 0.4,-0.86 0.36,-0.4!", "gold")
    pen.form(whole("0,1.36 0.66,1.14 0.8,0.4 0.6,-0.3 0,-0.62"), "gold")
    for side in pen.both():
        shut(side, (0.34, 0.42), 0.46, -0.5)
        for x in (0.2, 0.34, 0.48):
            side.taper([(x, 0.32), (x + (x - 0.34) * 0.5, 0.2)], 0.04)
    brow(pen, (-0.34, 0.74), 0.44, 18)
    brow(pen, (0.34, 0.74), 0.44, -18)
    pen.form("-0.02,0.5! 0.16,0.06 0,0 -0.14,0.06", "gold", shine=0.0)
    smile(pen, (0.0, -0.24), 0.4, -0.3)
    drop(pen, (-0.44, 0.06), 0.2)
    drop(pen, (-0.5, -0.5), 0.16)
    way = [(-0.66, -0.74), (-0.46, -1.06), (-0.2, -1.24), (0.1, -1.24), (0.38, -1.06), (0.6, -0.74)]
    for number, (x, y) in enumerate(way):
        pen.disc((x, y), 0.15, "aqua" if number % 2 else "white", line=0.8)
    pen.fill("-0.3,-1.4 0.2,-1.4 0.36,-1.6 -0.06,-2.04 -0.46,-1.6", "aqua")
    pen.stroke("-0.46,-1.6 0.36,-1.6", 0.04)
    pen.stroke("0.6,-0.8 0.86,-1.2 1.0,-1.3", 0.05)
    tag = pen.moved((1.1, -1.44), 1.0, -24)
    tag.fill("-0.26,0.16 0,0.34 0.26,0.16 0.26,-0.4 -0.26,-0.4", "white", shade=0.4)
    tag.stroke("-0.14,-0.06 0.14,-0.06", 0.06)
    tag.stroke("-0.14,-0.22 0.14,-0.22", 0.06)
    hanky(pen)


def hanky(pen: Pen) -> None:
    """Draw a golden hand that dabs an eye."""
    pen.band("1.7,-1.6 1.66,-0.6 1.06,0.0", (0.5, 0.4, 0.36), "gold")
    pen.form("0.5,0.3 0.9,0.5 1.1,0.2! 1.3,-0.1 1.06,-0.7! 0.9,-0.3 0.66,-0.5! 0.6,-0.1", "white")
    fist(pen, (0.96, 0.14), 0.28, "gold", 40)


def glass(pen: Pen) -> None:
    """Draw a shallow glass of champagne, its foot at the spot."""
    pen.oval((0.0, 0.0), (0.34, 0.1), "aqua")
    pen.bar((0.0, 0.06), (0.0, 0.6), 0.08, "aqua", line=0.8)
    pen.form("-0.56,1.1! -0.5,0.74 0,0.58 0.5,0.74 0.56,1.1!", "yellow")
    pen.oval((0.0, 1.1), (0.56, 0.12), "white", shade=0.0)


def champagne_commune(pen: Pen) -> None:
    """Draw a bottle that raises its fist, and its foam, for the good cause."""
    pen = pen.moved((-0.06, -0.2), 1.0, -8)
    froth = [(-0.42, 1.62, 0.3), (0.5, 1.6, 0.3), (-0.2, 1.98, 0.32), (0.34, 1.98, 0.3)]
    froth += [(0.86, 1.3, 0.24), (0.06, 1.66, 0.4)]
    for line in (1.0, 0.0):
        for x, y, radius in froth:
            trim = 0.0 if line else 0.07
            pen.disc((x, y), radius - trim, "white", line=line, shade=line * 0.7, shine=0.0)
    cork = pen.moved((1.2, 1.72), 1.0, -40)
    cork.form(
        "-0.16,-0.26! -0.14,0 -0.24,0.1 -0.2,0.34 0.2,0.34 0.24,0.1 0.14,0 0.16,-0.26!", "tan"
    )
    pen.form(whole("0,1.6 0.26,1.6! 0.3,0.9 0.84,0.3 0.9,-2.2! 0,-2.2"), "forest")
    pen.form("-0.28,1.5! -0.32,0.84 0.32,0.84 0.28,1.5!", "gold")
    pen.form(
        "-0.4,1.6 0,1.7 0.4,1.6 0.36,1.1 0.22,1.06 0.16,1.34 -0.06,1.3 -0.2,1.2 -0.3,1.4", "white"
    )
    pen.box((0.0, -1.3), (1.76, 1.1), "white", shade=0.4)
    pen.star((0.0, -1.28), 0.48, "red")
    for x in (-0.32, 0.32):
        lidded(pen, (x, 0.0), 0.25, "green", 0.5, (0.3, -0.2))
    brow(pen, (-0.34, 0.36), 0.42, -4)
    brow(pen, (0.36, 0.42), 0.42, 16)
    pen.taper("-0.24,-0.48 0.1,-0.54 0.34,-0.38", 0.1)
    pen.band("0.8,-0.6 1.36,-0.66 1.42,0.1", 0.32, "forest")
    fist(pen, (1.44, 0.5), 0.42, "green")
    pen.band("-0.8,-0.6 -1.4,-1.0 -1.4,-0.6", 0.3, "forest")
    glass(pen.moved((-1.46, -1.0), 0.9, 8))
    fist(pen, (-1.42, -0.66), 0.26, "green", 20)


EMBLEMS = (
    street_orchestra, bike_lane_mob, festival_jury, tenured_rebels, permit_office, climate_jets,
    red_carpet, champagne_commune,
)  # fmt: skip
