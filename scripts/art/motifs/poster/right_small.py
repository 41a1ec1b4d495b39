"""Draws emblems of posters: the small groups of the right, from the lawn to the hedge."""

from __future__ import annotations

from art.motifs.poster.cast.costumes import (
    coupon,
    ermine,
    gas_mask,
    grip,
    knight_head,
    phone,
    radio_dial,
    sergeant_cap,
    straw_hat,
    tomato,
    tricorn,
)
from art.motifs.poster.cast.faces import cheeks, lidded
from art.motifs.poster.cast.figures import arm, brow, eye, eyes, palm, shoe, smile
from art.motifs.poster.cast.props import beams, bolt, bulb, crown, flag, puff
from art.plane.outlines import Spot, oval
from art.print.poster.pen import Mark, Pen, fitted, whole


def blade_of_grass(pen: Pen, x: float, paint: str) -> None:
    """Draw a blade of grass that stands to attention and looks straight ahead."""
    pen.form(
        [(x - 0.24, -2.3, 1), (x - 0.2, -1.3), (x, -0.82, 1), (x + 0.2, -1.3), (x + 0.24, -2.3, 1)],
        paint,
    )
    for away in (-0.09, 0.09):
        eye(pen, (x + away, -1.32), 0.105, (0.0, 0.2))
    pen.stroke([(x - 0.07, -1.56), (x + 0.07, -1.56)], 0.045)


def mower(pen: Pen) -> None:
    """Draw a mower from the front, with clenched teeth and an eye on the ranks."""
    pen.band("-1.2,-0.4 -1.24,1.3 1.24,1.3 1.2,-0.4", 0.17, "red")
    for side in pen.both():
        side.oval((1.66, -0.78), (0.42, 0.72), "coal")
        side.oval((1.74, -0.78), (0.2, 0.4), "gold", line=0.8)
    pen.box((0.0, 0.36), (1.9, 1.3), "steel", corner=0.2)
    for side in pen.both():
        for y in (0.7, 0.46, 0.22, -0.02):
            side.bar((0.94, y), (1.1, y), 0.13, "silver", line=0.8)
    pen.form(whole("0,-0.02 1.1,-0.06 1.5,-0.36 1.62,-1.2! 0,-1.2"), "teal")
    pen.form(whole("0,-0.16 0.8,-0.2 0.98,-0.48 0.8,-0.76 0,-0.8"), "black", shade=0.0)
    for number in range(-3, 4):
        x = number * 0.26
        high = 0.46 - abs(x) * 0.12
        pen.box((x, -0.48), (0.22, high), "white", corner=0.04, line=0.5, shade=0.0)
    for x, slant in ((-0.42, -18), (0.44, 18)):
        lidded(pen, (x, 0.42), 0.33, "steel", 0.36, (0.5, -0.9))
        lash = pen.moved((x, 0.7), 1.0, slant)
        lash.bar((-0.28, 0.0), (0.28, 0.0), 0.16, "black", line=0.4, shade=0.0)


def lawn_patriots(pen: Pen) -> None:
    """Draw a mower that inspects the lawn and finds a dandelion in the ranks."""
    flag(pen.moved((1.2, -0.2), 0.9, -8), (0.0, 0.0), 0.94, "navy", "gold")
    mower(pen)
    sergeant_cap(pen.moved((-0.02, 1.08), 0.96, 4))
    for number, x in enumerate((-2.16, -1.64, -1.12, -0.6, -0.08, 1.48, 2.0)):
        blade_of_grass(pen, x, "lime" if number % 2 else "green")
    pen.band("0.72,-2.3 0.64,-1.6 0.74,-0.9", 0.15, "green")
    pen.leaf((0.7, -2.0), 0.7, "green", 30)
    pen.star((0.74, -0.86), 0.56, "yellow", points=13)
    pen.disc((0.74, -0.86), 0.3, "gold", line=0.6, shade=0.2)
    eyes(pen, (0.74, -0.8), 0.1, 0.24, (-0.2, 0.9))
    smile(pen, (0.74, -0.98), 0.24, 0.5)


def runaway_flag(pen: Pen) -> None:
    """Draw a flag on two legs that runs to the right as fast as it can."""
    arm(pen, "-0.3,-0.3 -0.3,-0.84 -0.96,-0.86", 0.2, "peach")
    shoe(pen.moved((-1.06, -0.96), 1.0, -76), (0.0, 0.0), 0.34, "red")
    arm(pen, "0.4,-0.4 0.84,-0.6 0.7,-1.04", 0.2, "peach")
    shoe(pen.moved((0.74, -1.26), 1.0, 12), (0.0, 0.0), 0.34, "red")
    arm(pen, "-0.8,0.1 -1.16,-0.24 -1.36,0.16", 0.17, "peach")
    palm(pen, (-1.38, 0.26), 0.2, "peach", 10)
    cloth = "-1,0.62! -0.4,0.8 0.3,0.5 1.0,0.74! 1.06,-0.42! 0.4,-0.64 -0.3,-0.34 -0.94,-0.5!"
    pen.form(cloth, "purple")
    within = pen.inside(cloth)
    for x in (-1.5, -0.9, -0.3, 0.3, 0.9):
        stripe = [(x - 0.16, 1.0), (x + 0.1, 1.0), (x + 0.7, -0.8), (x + 0.44, -0.8)]
        within.fill(stripe, "yellow", line=0.0, shade=0.4, shine=0.0)
    arm(pen, "0.86,-0.1 1.3,-0.24 1.36,0.2", 0.17, "peach")
    palm(pen, (1.38, 0.32), 0.2, "peach", -10)
    eyes(pen, (0.3, 0.3), 0.29, 0.54, (-0.8, 0.3))
    pen.oval((0.4, -0.24), (0.26, 0.18), "crimson", -8, shade=0.0)


def flag_laundry(pen: Pen) -> None:
    """Draw a washing machine whose flag would rather run than be washed again."""
    washer = pen.moved((-0.36, 0.04), 1.0, 4)
    washer.box((0.0, -0.1), (2.9, 3.5), "paper", corner=0.16)
    washer.box((0.0, 1.22), (2.6, 0.58), "sky", corner=0.08, shade=0.4)
    washer.stroke([(-1.4, 0.84), (1.4, 0.84)], 0.05)
    for x in (0.2, 0.98):
        washer.disc((x, 1.22), 0.4, "silver")
        eye(washer, (x, 1.22), 0.31, (0.6, -0.9))
    brow(washer, (0.16, 1.7), 0.5, 16)
    brow(washer, (1.04, 1.7), 0.5, -16)
    for x in (-1.0, -0.7, -0.4):
        washer.disc((x, 1.22), 0.1, "red", line=0.7, shade=0.0)
    washer.disc((0.0, -0.42), 1.22, "silver")
    drum = oval((0.0, -0.42), (0.96, 0.96), steps=64)
    washer.fill(drum, "navy", shade=0.0)
    within = washer.inside(drum)
    within.form("-1.2,-0.7 -0.6,-0.5 0,-0.72 0.6,-0.5 1.2,-0.7 1,-1.6 -1,-1.6", "aqua", shade=0.5)
    for x, y, radius in (
        (-0.9, -1.1, 0.24),
        (-0.56, -1.34, 0.3),
        (-0.1, -1.5, 0.24),
        (0.3, -1.4, 0.3),
        (-1.2, -1.36, 0.2),
    ):
        washer.disc((x, y), radius, "white", line=0.8, shade=0.5)
    runaway_flag(pen.moved((0.46, -0.32), 1.1, -5))
    for x, y, radius in (
        (1.86, 0.86, 0.2),
        (1.56, 1.4, 0.13),
        (2.06, -1.66, 0.22),
        (1.62, -1.86, 0.16),
    ):
        pen.disc((x, y), radius, "white", line=0.8, shade=0.4)


def bunker_gardeners(pen: Pen) -> None:
    """Draw somebody in a gas mask and a straw hat who brings tomatoes out of a bunker."""
    lid = pen.moved((-0.1, 0.36))
    lid.disc((0.0, 0.0), 1.62, "steel")
    lid.disc((0.0, 0.0), 1.3, "sand", shade=0.6)
    for number in range(14):
        x, y = lid.moved((0.0, 0.0), 1.0, number * 26).spots(oval((1.46, 0.0), (0.01, 0.01)))[0]
        pen.disc((float(x), float(y)), 0.07, "silver", line=0.6, shade=0.0)
    pen.form("-1.3,-1.6! -1.16,-0.7 -0.5,-0.42 0.3,-0.42 1,-0.7 1.2,-1.6!", "olive")
    pen.band("1.0,-0.9 1.5,-1.2 1.42,-0.66", 0.4, "olive")
    gas_mask(pen.moved((-0.1, 0.2), 1.0, 4))
    straw_hat(pen.moved((-0.14, 1.0), 1.0, 6))
    pen.form("-2,-2.4! -1.9,-1.2! 0,-0.96 1.9,-1.2! 2,-2.4!", "silver")
    pen.form("-2.06,-1.16 0,-0.86 2.06,-1.16 2.06,-1.5 0,-1.22 -2.06,-1.5", "silver")
    for x in (-1.44, -0.54, 0.36, 1.26):
        pen.leaf((x, -1.9), 0.6, "green", 130)
        pen.leaf((x, -1.9), 0.6, "green", 40)
        pen.disc((x, -1.84), 0.25, "red")
    pen.box((0.0, -2.04), (4.6, 0.26), "brown")
    pen.form("0.9,-0.66 1.16,-0.9 1.8,-0.9 2,-0.6 1.5,-0.5", "tan")
    tomato(pen.moved((1.44, -0.22), 0.5, -8))


def golf_cart(pen: Pen) -> None:
    """Draw a golf cart from the side that snorts like a horse."""
    for start, end in (((-1.62, -0.2), (-1.66, 1.4)), ((0.9, 0.0), (0.96, 1.4))):
        pen.bar(start, end, 0.13, "silver", shine=0.0)
    pen.box((-0.2, -0.92), (3.0, 0.26), "coal", corner=0.1)
    pen.form("-1.8,-0.9! -1.8,-0.1 -1.5,0.02 -0.2,-0.06! -0.1,-0.9!", "teal")
    pen.box((-0.74, 0.04), (1.24, 0.26), "white", corner=0.12)
    pen.form("0.5,-0.92! 0.56,0.1 0.9,0.34 1.46,0.06 1.8,-0.5 1.7,-0.94 1.2,-1.02", "teal")
    pen.taper("0.62,0.0 0.9,-0.4 0.8,-0.9", 0.06)
    eye(pen, (1.1, -0.06), 0.26, (0.6, -0.1))
    pen.moved((1.12, 0.2), 1.0, -24).bar(
        (-0.28, 0.0), (0.26, 0.0), 0.14, "black", line=0.3, shade=0.0
    )
    pen.oval((1.64, -0.44), (0.07, 0.11), "black", -20, line=0.0, shade=0.0)
    pen.taper("1.78,-0.66 1.5,-0.78 1.22,-0.66", 0.08)
    for x in (-1.14, 1.0):
        pen.disc((x, -1.12), 0.5, "coal")
        pen.disc((x, -1.12), 0.24, "silver", line=0.8)


def canopy(pen: Pen) -> None:
    """Draw the striped roof of a cart, with a fringe."""
    for number in range(7):
        x = -1.62 + number * 0.46
        paint = "red" if number % 2 else "white"
        top = 0.3 - (number - 3) ** 2 * 0.02
        marks: list[Mark] = [(x, top - 0.02, 1), (x + 0.46, top - 0.02, 1), (x + 0.46, -0.08, 1)]
        pen.form([*marks, (x + 0.23, -0.28), (x, -0.08, 1)], paint, line=0.8, shine=0.4)


def golf_cavalry(pen: Pen) -> None:
    """Draw a knight who charges in a golf cart that rears, still on its cable."""
    pen.band("-1.5,-1.0 -2,-1.3 -1.7,-1.8 -2.6,-1.86", 0.14, "black", line=0.6)
    pen = pen.moved((-0.2, -0.14), 1.0, 13)
    golf_cart(pen)
    bolt(pen, (-1.3, -0.44), 0.32, "yellow", -8)
    pen.form("-1.2,0.1! -1.1,0.7 -0.4,0.86 0.3,0.6 0.3,0.12!", "steel")
    canopy(pen.moved((-0.36, 1.5)))
    knight_head(pen.moved((-0.4, 0.76), 0.78, -4))
    lance = pen.moved((-0.1, 0.02), 1.0, 12)
    lance.fill("1.5,0.1 1.5,0.9 2.2,0.52", "red")
    lance.form("0.3,0.17! 2.7,0.05! 2.7,-0.05! 0.3,-0.17!", "gold")
    lance.bar((-1.3, 0.0), (0.4, 0.0), 0.2, "gold")
    lance.form("0.16,0.34 0.46,0.0 0.16,-0.34 0.08,0", "gold")
    grip(lance, (-0.14, 0.0), 0.22, "silver")


def scissors(pen: Pen) -> None:
    """Draw a pair of scissors that looks at us through its handles."""
    pen.form("-0.86,0.5! -0.4,0.1 -0.2,-0.6 1.1,-2.1! 0.42,-0.4 -0.3,0.62!", "silver")
    for side in (pen.mirror(), pen):
        if side is pen:
            pen.form("0.86,0.5! 0.4,0.1 0.2,-0.6 -1.1,-2.1! -0.42,-0.4 0.3,0.62!", "silver")
        side.oval((0.7, 0.98), (0.72, 0.8), "blue", 20)
        lidded(side, (0.68, 0.98), 0.5, "sky", 0.34, (0.5, -0.2))


def coupon_libertarians(pen: Pen) -> None:
    """Draw scissors with a moustache that wave help away and hold coupons fast."""
    pen = pen.moved((-0.06, -0.08), 0.98, -4)
    pen.band("-0.3,0 -1.2,0.2 -1.34,-0.6", (0.24, 0.22), "peach")
    for turn in (62, 36, 8):
        coupon(pen.moved((-1.36, -0.66), 0.56, turn).moved((-0.3, 0.62)))
    pen.disc((-1.3, -0.7), 0.28, "peach")
    coupon(pen.moved((0.1, -1.5), 1.0, 4))
    pen.band("0.3,0 1.1,-0.3 1.5,0", (0.24, 0.22), "peach")
    palm(pen, (1.62, 0.36), 0.46, "peach", -10)
    scissors(pen)
    for side in pen.both():
        brow(side, (0.7, 1.84), 0.8, -14)
        side.form("0,-0.42! 0.4,-0.3 0.8,-0.56 1.04,-0.28! 0.9,-0.82 0.4,-0.84 0,-0.62!", "umber")
    pen.disc((0.0, -0.14), 0.27, "gold")
    pen.stroke("-0.12,-0.22 0.12,-0.06", 0.06)


def grill_masters(pen: Pen) -> None:
    """Draw a kettle grill as king, with coals between its jaws and a sausage for a sceptre."""
    pen = pen.moved((-0.04, 0.0))
    for x, y, size in ((-1.0, 1.1, 0.4), (-1.5, 1.66, 0.5)):
        puff(pen, (x, y), size, "silver")
    ermine(pen)
    pen.form("-1.24,-0.2! 1.24,-0.2! 1,-0.86 0,-1.14 -1,-0.86", "navy")
    pen.form("-1.3,-0.2! -1.1,0.3 1.1,0.3 1.3,-0.2! 0,-0.34", "rust", shade=0.0)
    for number, x in enumerate((-0.9, -0.54, -0.18, 0.18, 0.54, 0.9)):
        pen.oval((x, -0.08), (0.22, 0.2), "yellow" if number % 2 else "orange", shade=0.0, line=0.8)
    pen.bar((-1.26, -0.24), (1.26, -0.24), 0.15, "steel")
    top = pen.moved((0.0, 0.1), 0.98, 8)
    top.form("-1.26,0.12! -1.06,0.84 -0.5,1.2 0.5,1.2 1.06,0.84 1.26,0.12! 0,0.02", "navy")
    for x, lid in ((-0.44, 0.46), (0.44, 0.3)):
        lidded(top, (x, 0.56), 0.31, "blue", lid, (0.1, -0.3))
    brow(top, (0.46, 1.0), 0.6, 14)
    crown(top, (0.0, 1.42), 0.56)
    pen.band("1.5,-1.0 2.06,-0.8 1.66,-0.2", 0.36, "violet")
    pen.bar((1.5, -0.9), (1.56, 0.5), 0.11, "silver")
    for x in (1.4, 1.72):
        pen.bar((x, 0.5), (x, 0.8), 0.08, "silver", line=0.8)
    pen.band("1.06,1.06 1.36,0.84 1.8,0.88 2.1,1.14", (0.3, 0.4, 0.3), "brown")
    for x in (1.4, 1.6, 1.8):
        pen.taper([(x - 0.06, 1.06), (x + 0.06, 0.8)], 0.06)
    grip(pen, (1.5, -0.24), 0.24, "peach")


def radio_callers(pen: Pen) -> None:
    """Draw a radio that rings itself up, shouts, and has an idea for the first time."""
    beams(pen, (0.04, 1.52), (0.38, 0.52), 9)
    bulb(pen, (0.04, 1.1), 0.34)
    pen = pen.moved((-0.14, -0.3), 0.94, 3)
    pen.form("-1.4,-1.8! -1.4,0.4 -0.96,1.26 0,1.6 0.96,1.26 1.4,0.4 1.4,-1.8!", "wood")
    panel = "-1.14,-1.5! -1.14,0.36 -0.8,1.06 0,1.34 0.8,1.06 1.14,0.36 1.14,-1.5!"
    pen.form(panel, "brown", shade=0.5)
    mouth = fitted("-0.8,1 0,0.7 0.8,1 1,0 0.8,-1 0,-0.8 -0.8,-1 -1,0", (0.0, -0.66), (1.9, 1.2))
    pen.fill(mouth, "black", shade=0.0)
    within = pen.inside(mouth)
    within.oval((0.0, -1.3), (0.6, 0.5), "red", shade=0.4)
    for number in range(-3, 4):
        within.bar((number * 0.3, 0.3), (number * 0.24, -1.6), 0.1, "gold", line=0.7, shade=0.0)
    radio_dial(pen, (-0.5, 0.5), 200)
    radio_dial(pen, (0.5, 0.5), -30)
    for x, slant in ((-0.5, -22), (0.5, 22)):
        pen.moved((x, 0.98), 1.0, slant).bar(
            (-0.34, 0.0), (0.34, 0.0), 0.17, "black", line=0.3, shade=0.0
        )
    for x in (-1.0, 1.0):
        pen.bar((x, -1.8), (x * 1.1, -1.86), 0.24, "umber")
    pen.band("1.36,-0.9 2.06,-1.2 2.1,-0.3 1.8,0.1", 0.22, "peach")
    pen.band("1.46,1.06 1.98,0.74 1.98,-0.36 1.46,-0.68", 0.36, "teal")
    for y, turn in ((1.04, 26), (-0.66, -26)):
        pen.moved((1.42, y), 1.0, turn).box((0.0, 0.0), (0.3, 0.66), "teal", corner=0.12)
    grip(pen, (1.94, 0.12), 0.24, "peach", 180)
    cord = [(1.42 - 0.13 * n, -1.1 - 0.12 * n + 0.13 * (n % 2)) for n in range(9)]
    pen.band([(1.5, -0.9), *cord], 0.1, "aqua", line=0.7, shade=0.0)


def reenactors(pen: Pen) -> None:
    """Draw a beaten soldier of old who takes a picture of himself for the office."""
    pen = pen.moved((-0.12, 0.0))
    pen.form("-2,-2.3! -1.7,-1.1 -0.7,-0.8 0.4,-0.8 1.4,-1.1 1.8,-2.3!", "teal")
    for x, end in ((-1.2, 0.5), (0.9, -0.8)):
        pen.form(
            [(x - 0.16, -0.9, 1), (x + 0.2, -0.9, 1), (end + 0.2, -2.3, 1), (end - 0.16, -2.3, 1)],
            "white",
            shade=0.4,
        )
    head = pen.moved((-0.24, 0.12), 1.0, 5)
    for side in head.both():
        for y in (0.1, -0.24):
            side.oval((0.94, y), (0.36, 0.2), "white")
    head.form(whole("0,0.9 0.7,0.7 0.82,0 0.66,-0.7 0,-1.06"), "peach")
    cheeks(head, (0.5, -0.4), 0.17)
    head.disc((-0.34, 0.14), 0.36, "plum", line=0.0, shade=0.4)
    lidded(head, (-0.34, 0.14), 0.22, "plum", 0.5, (0.8, 0.0))
    eye(head, (0.34, 0.18), 0.27, (0.8, 0.0))
    brow(head, (0.38, 0.54), 0.44, 14)
    head.form("-0.1,0 0.16,-0.26 0.06,-0.42 -0.2,-0.36", "pink", line=0.9)
    smile(head, (0.06, -0.72), 0.5, -0.3)
    tape = head.moved((0.5, -0.66), 1.0, 30)
    tape.box((0.0, 0.0), (0.46, 0.17), "sand", corner=0.07, line=0.7, shade=0.0)
    tricorn(head.moved((0.0, 0.66), 1.0, -2))
    pen.taper("-0.5,-0.94 -0.3,-1.5 -0.2,-1.6", 0.06)
    pen.taper("0.1,-0.94 -0.06,-1.5 -0.14,-1.6", 0.06)
    pen.box((-0.18, -1.72), (0.56, 0.42), "white", corner=0.05, shade=0.2)
    pen.stroke([(-0.1, -1.68), (0.04, -1.68)], 0.05)
    pen.disc((-0.3, -1.7), 0.08, "peach", line=0.5, shade=0.0)
    phone(pen.moved((1.34, -0.24), 1.0, -10))


def leafy(at: Spot, sides: Spot, count: int) -> list[Mark]:
    """Return the outline of a hedge: leaves along its top, straight at its foot."""
    left, top = at[0] - sides[0] / 2, at[1]
    step = sides[0] / count
    marks: list[Mark] = [(left, top - sides[1], 1)]
    for number in range(count):
        x = left + number * step
        marks += [(x, top, 1), (x + step * 0.3, top + 0.16), (x + step * 0.8, top + 0.12)]
    return [*marks, (left + sides[0], top, 1), (left + sides[0], top - sides[1], 1)]


def hedge_sentinels(pen: Pen) -> None:
    """Draw a neighbour with field glasses behind a hedge that one twig dares to outgrow."""
    head = pen.moved((-0.32, 0.62))
    head.form(whole("0,0.9 0.8,0.7 1,0 0.9,-1 0,-1"), "peach")
    for x, turn in ((-0.7, 34), (-0.3, 12), (0.16, -10), (0.6, -30)):
        for away in (-24, 0, 24):
            head.leaf((x, 0.9), 0.6, "green", 90 + turn + away)
    head.form("-1.2,0.3! -0.96,0.84 0,1.14 0.96,0.84 1.2,0.3! 0,0.5", "olive")
    for x, y in ((-0.5, 0.76), (0.1, 0.84), (0.6, 0.7)):
        head.leaf((x - 0.2, y - 0.1), 0.5, "lime", 30)
    for side in head.both():
        side.form("0.1,0.34! 0.8,0.34! 0.9,-0.5! 0.06,-0.5!", "coal")
        side.disc((0.5, -0.16), 0.52, "coal")
        side.disc((0.5, -0.16), 0.38, "sky", line=0.8, shade=0.2)
        eye(side, (0.5, -0.16), 0.31, (0.0, -0.2))
    head.box((0.0, 0.0), (0.3, 0.24), "slate", corner=0.06)
    pen.form(leafy((0.0, -0.3), (5.2, 2.2), 11), "forest")
    pen.form(leafy((0.2, -0.86), (5.6, 2.2), 10), "green")
    pen.form(leafy((0.0, -1.46), (5.2, 2.2), 9), "forest")
    for side in head.both():
        for number in range(3):
            side.bar((0.8 + 0.2 * number, -0.7), (0.76 + 0.2 * number, -1.02), 0.22, "peach")
    twig(pen.moved((1.06, -0.5)))
    ruler = pen.moved((1.68, -0.4), 1.0, -4)
    ruler.box((0.0, 0.0), (0.5, 3.4), "yellow", shine=0.4)
    for number in range(12):
        y = 1.5 - number * 0.27
        ruler.stroke([(-0.24, y), (-0.02 if number % 3 else 0.1, y)], 0.05)
    pen.bar((0.74, -0.2), (2.16, -0.24), 0.08, "red", line=0.5, shade=0.0)


def twig(pen: Pen) -> None:
    """Draw a young twig that has grown too high and knows it."""
    pen.band("0,0 -0.04,0.5 0.06,1", 0.12, "forest")
    pen.leaf((0.0, 0.5), 0.6, "lime", 150)
    pen.leaf((0.02, 0.6), 0.6, "lime", 20)
    pen.form("0.06,0.8 -0.24,1.1 0.06,1.66! 0.36,1.1", "lime")
    eyes(pen, (0.06, 1.16), 0.13, 0.26, (-0.8, -0.2))
    pen.oval((0.04, 0.96), (0.06, 0.05), "black", line=0.0, shade=0.0)


EMBLEMS = (
    lawn_patriots, flag_laundry, bunker_gardeners, golf_cavalry, coupon_libertarians, grill_masters,
    radio_callers, reenactors, hedge_sentinels,
)  # fmt: skip
