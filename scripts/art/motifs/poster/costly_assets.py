"""Draws emblems of posters: costly assets, from the robocall machine to the super committee."""

from __future__ import annotations

from art.motifs.poster.cast.figures import arm, brow, eye, fist, grin, shades_on, shout, smile
from art.motifs.poster.cast.props import bolt, coins, crown, drop, necktie, note, sheet
from art.plane.outlines import Spot, oval
from art.print.poster.pen import Pen, arc, whole


def handset(pen: Pen, paint: str) -> None:
    """Draw the part of a telephone that one lifts: lying, three wide."""
    pen.band("-1.1,0.0 -0.6,0.3 0,0.36 0.6,0.3 1.1,0.0", 0.36, paint)
    for side in pen.both():
        side.form("0.78,0.16! 1.42,0.1! 1.5,-0.36 1.14,-0.5 0.8,-0.34", paint)


def robocalls(pen: Pen) -> None:
    """Draw a machine that telephones with both hands and bares its keys."""
    pen = pen.moved((0.0, -0.12))
    for side, turn in zip(pen.both(), (22, 16), strict=True):
        side.band("1.0,-0.9 1.7,-1.16 1.86,-0.5", 0.26, "steel")
        held = side.moved((1.86, 0.06), 0.5, 90 - turn)
        handset(held, "red")
        side.form("1.6,-0.3 1.6,0.1 1.9,0.2 2.14,0.06 2.1,-0.3 1.86,-0.42", "silver")
        side.taper("1.66,-0.08 1.9,-0.02 2.08,-0.1", 0.05)
    pen.form(whole("0,0.96 0.9,0.94 1.12,0.7 1.3,-1.4 1.46,-2.1!"), "teal")
    for x in (-0.62, 0.62):
        pen.box((x, 1.04), (0.3, 0.4), "slate", corner=0.05)
    handset(pen.moved((0.0, 1.38), 1.06, 4), "red")
    for side in pen.both():
        side.disc((0.46, 0.46), 0.42, "silver")
        side.disc((0.46, 0.46), 0.28, "crimson", shade=0.0)
        side.disc((0.46, 0.46), 0.13, "yellow", line=0.6, shade=0.0, shine=0.0)
        brow(side, (0.46, 0.92), 0.7, 14)
    pen.box((0.0, -0.94), (1.7, 1.62), "coal", corner=0.16, shade=0.0)
    for number in range(9):
        x, y = (number % 3 - 1) * 0.52, -0.44 - (number // 3) * 0.5
        paint = "yellow" if number == 0 else "white"
        pen.box((x, y), (0.42, 0.38), paint, corner=0.1, shade=0.4)
    for side in pen.both():
        bolt(side, (1.52, 1.2), 0.4, "yellow", -30)


def kiss(pen: Pen, at: Spot, degrees: float) -> None:
    """Draw the print of a mouth."""
    here = pen.moved(at, 1.0, degrees)
    here.form("-0.3,0.02! -0.12,0.2 0,0.12 0.12,0.2 0.3,0.02! 0,0.02", "red", line=0.0, shade=0.0)
    here.form("-0.3,-0.03! 0,-0.05 0.3,-0.03! 0.14,-0.2 -0.14,-0.2", "red", line=0.0, shade=0.0)


def baby(pen: Pen) -> None:
    """Draw a baby that did not ask for this."""
    pen.form(whole("0,-0.9 0.7,-1.0 1.3,-1.5 1.4,-2.4!"), "sky")
    for side in pen.both():
        side.disc((1.18, 0.1), 0.26, "peach")
    pen.form(whole("0,1.32 0.74,1.14 1.14,0.5 1.2,-0.2 0.9,-0.86 0,-1.12"), "peach")
    pen.taper("0.06,1.26 -0.3,1.5 -0.1,1.84 0.24,1.66 0.06,1.44", 0.13)
    for side in pen.both():
        side.stroke("0.24,0.5 0.62,0.36 0.26,0.2", 0.1)
        brow(side, (0.46, 0.78), 0.6, -24)
        drop(side, (0.86, 0.1), 0.2, "sky", 24)
    pen.oval((0.0, 0.14), (0.13, 0.1), "pink", line=0.8)
    shout(pen, (0.0, -0.46), (0.92, 0.82))
    kiss(pen, (-0.76, -0.36), 20)
    kiss(pen, (0.1, 0.92), -14)
    kiss(pen, (-0.5, 0.98), 24)


def kisser(pen: Pen) -> None:
    """Draw a politician in profile who comes from the right, lips first."""
    pen.form("0.5,-2.3! 0.9,-1.2 2,-0.9! 2,-2.3!", "navy")
    pen.form(
        "0.3,1.7 0.1,1.16 0.02,0.84 -0.3,0.5 -0.28,0.28 0.06,0.22 0.1,0.06! 0.1,-0.5! 0.26,-0.86 "
        "0.7,-1.16 1.2,-1.1 2.2,-1.4! 2.2,1.9!",
        "tan",
    )
    pen.form("0.26,1.2! 0.1,1.76 0.6,2.2 2.3,2.3! 2.3,0.4! 1.2,0.6 0.8,1.3", "umber")
    pen.form("0.16,0.1! -0.34,0.14 -0.56,-0.06 -0.3,-0.18! 0.1,-0.16!", "red")
    pen.form("0.16,-0.5! -0.3,-0.5 -0.52,-0.3 -0.3,-0.18! 0.1,-0.16!", "red")
    pen.stroke(arc((0.46, 0.72), 0.2, 190, 350), 0.09)
    brow(pen, (0.46, 1.12), 0.5, 10)


def photo_op(pen: Pen) -> None:
    """Draw a baby covered in kisses, with one more on its way."""
    pen.star((-1.6, 1.36), 1.0, "white", points=10, shade=0.0)
    baby(pen.moved((-0.36, -0.16), 1.06, 6))
    kisser(pen.moved((1.32, -0.16), 0.94, 4))


def district(pen: Pen) -> None:
    """Draw a district with a tail, four legs and a smile."""
    skin = (
        "-0.9,0.72 -0.5,0.3 -0.3,0.26 -0.06,0.56 0.12,0.86 0.34,0.84 0.3,0.56 0.16,0.2 0.7,-0.1 "
        "1.04,0.2 1.3,0.28 1.4,0.06 1.1,-0.2 1.12,-0.6 1.0,-1.02 0.5,-1.3 0.06,-1.16 -0.1,-0.92 "
        "0.06,-0.8 0.4,-0.98 0.7,-0.84 0.74,-0.56 0.46,-0.44 0.3,-0.7 0.06,-0.7 0.1,-0.4 -0.2,-0.2 "
        "-0.66,-0.1 -0.96,-0.42 -1.26,-0.4 -1.18,-0.12 -1.0,0.1 -1.3,0.24 -1.66,0.5 -1.64,0.94 "
        "-1.24,1.1"
    )
    pen.form(skin, "red")
    within = pen.inside(skin)
    for x, y in ((0.1, 0.1), (0.5, -0.24), (0.92, -0.5), (0.86, -0.94), (0.46, -1.14)):
        within.disc((x, y), 0.14, "yellow", line=0.6, shade=0.0, shine=0.0)


def creative_map(pen: Pen) -> None:
    """Draw a map on which a district has grown legs, and the pencil that drew it."""
    pen = pen.mirror().moved((0.2, 0.0))
    page = pen.moved((-0.2, -0.06), 1.0, 4)
    folds = (-2.0, -0.68, 0.66, 2.0)
    for number in range(3):
        left, right = folds[number], folds[number + 1]
        low, high = (0.0, 0.16) if number % 2 == 0 else (0.16, 0.0)
        outline = [(left, 1.6 + low), (right, 1.6 + high), (right, -1.8 + high), (left, -1.8 + low)]
        page.fill(outline, "paper" if number % 2 == 0 else "sand", shade=0.3, shine=0.0)
    for way in ("-2,0.2 -1.4,-0.6 -0.6,-0.8 -0.5,-1.7", "-0.4,1.6 0.4,1.3 0.9,0.7 2,0.9"):
        page.band(way, 0.16, "sky", line=0.5, shade=0.0, shine=0.0)
    for way in ("-2,-1.1 -1,-1.2 -0.3,-0.7", "1.3,1.6 1.4,0.6 2,-0.4"):
        page.stroke(way, 0.035)
    beast = page.moved((0.1, -0.1), 1.2)
    district(beast)
    crown(beast, (-1.1, 1.2), 0.3)
    eye(beast, (-1.36, 0.84), 0.17, (0.3, 0.1), 0.3)
    eye(beast, (-1.0, 0.82), 0.17, (0.3, 0.1), 0.3)
    beast.taper("-1.52,0.5 -1.2,0.36 -0.8,0.52", 0.08)
    pencil = pen.moved((0.1, -0.96), 1.0, 24)
    pencil.box((1.2, 0.0), (1.5, 0.36), "gold")
    pencil.stroke([(0.46, 0.0), (1.94, 0.0)], 0.04)
    pencil.fill("0,0 0.46,0.2 0.46,-0.2", "peach")
    pencil.fill("0,0 0.16,0.07 0.16,-0.07", "black", line=0.5)
    pencil.box((2.02, 0.0), (0.22, 0.4), "silver", corner=0.04)
    pencil.box((2.26, 0.0), (0.34, 0.38), "pink", corner=0.1)


def puppy(pen: Pen) -> None:
    """Draw a puppy with hanging ears that looks at whom it loves."""
    pen.form("-0.9,-2! -0.8,-0.9 0,-0.5 0.8,-0.9 0.9,-2!", "sand")
    pen.form(whole("0,0.72 0.52,0.62 0.72,0.1 0.5,-0.52 0,-0.66"), "sand")
    pen.form("0.08,0.7 0.6,0.6 0.7,0.06 0.3,0.0 0.1,0.3", "brown", line=0.0, shade=0.4)
    for side in pen.both():
        side.form("0.4,0.62 0.86,0.66 1.06,0.1 0.94,-0.4 0.66,-0.3 0.62,0.2", "brown")
        eye(side, (0.27, 0.18), 0.19, (-0.5, 0.5))
    pen.form("-0.34,-0.2 0,-0.02 0.34,-0.2 0.26,-0.48 0,-0.54 -0.26,-0.48", "white", line=0.8)
    pen.form("-0.17,-0.1 0.17,-0.1 0,-0.28", "black", shade=0.0)
    pen.form("-0.12,-0.42! 0.14,-0.42! 0.12,-0.78 0,-0.86 -0.1,-0.76", "rose", shine=0.0)


def omelette(pen: Pen) -> None:
    """Draw a pan with an egg that smiles."""
    pen.bar((-0.7, -0.4), (-1.5, -0.9), 0.24, "wood")
    pen.disc((0.0, 0.0), 0.96, "coal", shade=0.5)
    pen.form(
        "-0.7,0.2 -0.4,0.66 0.1,0.56 0.5,0.64 0.74,0.2 0.58,-0.2 0.66,-0.54 0.1,-0.66 -0.4,-0.5 "
        "-0.76,-0.36",
        "white",
        shade=0.4,
    )
    pen.disc((0.0, 0.02), 0.42, "gold")
    for side in pen.both():
        side.blot(oval((0.15, 0.1), (0.06, 0.09)))
    smile(pen, (0.0, -0.12), 0.36, 0.5)


def morning_show(pen: Pen) -> None:
    """Draw a candidate squeezed in between the omelette and the puppy."""
    pen.form(whole("0,-0.9 1.7,-0.84 2.06,-1.1 2.2,-2.4!"), "orange")
    pen.form("-1.2,-2.4! -1.0,-1.24 -0.4,-0.8 0.5,-0.8 1.1,-1.24 1.3,-2.4!", "blue")
    pen.form("-0.36,-0.8! 0.46,-0.8! 0.06,-1.9!", "white", shade=0.4)
    necktie(pen, (0.06, -0.94), 0.46, "red")
    head = pen.moved((0.0, 0.34), 1.06, -5)
    head.form(whole("0,0.9 0.66,0.7 0.82,0 0.74,-0.72 0.36,-1.16 0,-1.2"), "tan")
    head.form(
        "-0.86,-0.1! -0.98,0.5 -0.8,1.06 -0.36,1.1! 0.1,1.5 0.8,1.36 1.06,0.8 0.9,-0.1! 0.8,0.34 "
        "0.6,0.6 0.1,0.56 -0.3,0.8! -0.56,0.66 -0.74,0.4",
        "umber",
    )
    for way in ("-0.32,0.86 0.1,1.2 0.7,1.14", "-0.2,0.78 0.3,0.86 0.86,0.7"):
        head.taper(way, 0.07)
    for side in head.both():
        side.stroke(arc((0.34, 0.02), 0.19, 15, 165), 0.1)
        brow(side, (0.36, 0.42), 0.4, -8)
        side.oval((0.56, -0.26), (0.17, 0.11), "rust", line=0.0, shade=0.0)
    head.taper("-0.08,-0.16 0.04,-0.28 0.16,-0.16", 0.08)
    grin(head, (0.0, -0.66), (0.92, 0.46), 6)
    omelette(pen.moved((-1.26, -0.92), 0.94, 6))
    puppy(pen.moved((1.34, -0.62), 1.0, 8))


def piggy(pen: Pen) -> None:
    """Draw a piggy bank at rest in the dry."""
    for x in (-0.66, 0.5):
        pen.box((x, -0.8), (0.36, 0.5), "rose", corner=0.1)
    pen.oval((-0.06, -0.1), (1.1, 0.78), "pink")
    pen.form("0.5,0.4 0.46,0.94 0.98,0.6", "pink")
    pen.form("-0.1,0.5 -0.24,1.0 0.34,0.68", "pink")
    pen.oval((0.86, -0.12), (0.34, 0.38), "rose")
    for x in (0.76, 0.96):
        pen.blot(oval((x, -0.12), (0.06, 0.11)))
    shades_on(pen, (0.44, 0.22), 1.1)
    pen.taper("0.3,-0.46 0.52,-0.62 0.78,-0.54", 0.08)
    pen.stroke("-1.1,0.06 -1.4,0.2 -1.3,-0.12 -1.5,-0.02", 0.08)


def tax_shelter(pen: Pen) -> None:
    """Draw a piggy bank that sits dry on its coins under an umbrella, with rain for the rest."""
    for x, y in ((-2.2, 1.1), (-1.7, 0.5), (2.16, 1.2), (2.2, 0.1)):
        drop(pen, (x, y), 0.22, "sky", 14)
    for x, y in ((-2.1, -1.3), (-1.8, -0.6), (2.14, -1.24), (1.8, -0.56), (-2.3, -0.1)):
        drop(pen, (x, y), 0.24, "sky", 14)
    pole = pen.moved((0.0, 0.0), 1.0, -8)
    pole.bar((0.0, 1.2), (0.0, -1.3), 0.14, "wood")
    coins(pen, (-0.86, -1.62), 0.56, 3)
    coins(pen, (0.9, -1.62), 0.56, 3)
    coins(pen, (0.0, -1.76), 0.62, 4)
    piggy(pen.moved((0.0, -0.22), 0.96))
    canopy = (
        "0,1.5 1.1,1.24 1.9,0.3! 1.6,0.46 1.26,0.24! 0.9,0.44 0.5,0.2! 0,0.4 -0.5,0.2! "
        "-0.9,0.44 -1.26,0.24! -1.6,0.46 -1.9,0.3! -1.1,1.24"
    )
    roof = pole.moved((0.0, 0.32))
    roof.form(canopy, "green")
    within = roof.inside(canopy)
    for side in within.both():
        side.form("0,1.6! 0.8,1 1.26,0.2! 0.5,0.16! 0.4,1", "white", line=0.8, shade=0.5)
    roof.bar((0.0, 1.44), (0.0, 1.72), 0.16, "wood")


def dark_money(pen: Pen) -> None:
    """Draw a bag of money that came in a hat and a high collar and was never here."""
    pen = pen.moved((0.0, -0.04))
    pen.form(whole("0,0.5 0.5,0.44 1.3,-0.3 1.7,-1.3 1.7,-2.3!"), "coal")
    pen.form("-0.6,0.86 -0.2,0.5 0.3,0.5 0.7,0.86 0.4,1.1 -0.3,1.1", "coal")
    for side in pen.both():
        eye(side, (0.4, 0.0), 0.32, (0.7, -0.1), 0.42)
    for side in pen.both():
        side.form("0.06,-0.62! 0.9,-0.14 1.46,0.2! 1.86,-0.9 2.1,-2.3! 0.3,-2.3!", "tan")
        side.taper("0.66,-0.5 0.9,-1.2 0.66,-2", 0.07)
    pen.form("-0.3,-0.6! 0.3,-0.6! 0.5,-2.3! -0.5,-2.3!", "coal", shade=0.5)
    pen.disc((0.0, -1.2), 0.36, "gold")
    pen.star((0.0, -1.2), 0.22, "umber", line=0.0, shade=0.0)
    hat = pen.moved((0.0, 0.62), 1.0, 5)
    hat.form("-0.98,0! -0.9,0.7 -0.5,1.2 0,1.02 0.5,1.2 0.9,0.7 0.98,0!", "umber")
    hat.form("-1.0,-0.02! -0.94,0.32! 0.94,0.32! 1.0,-0.02!", "red", shade=0.4, shine=0.0)
    hat.form("-1.7,0.02 -0.9,-0.02 0,0.06 0.9,-0.02 1.7,0.02 1.1,-0.32 0,-0.36 -1.1,-0.32", "umber")
    for number, turn in enumerate((-4, -16, -28)):
        note(pen, (1.3 - 0.03 * number, -1.02 + 0.15 * number), 0.56, -turn + 20)
    fist(pen, (1.42, -1.5), 0.42, "coal", 14)


def votes_tower(pen: Pen, at: Spot, count: int) -> None:
    """Draw a pile of ballots as high as a house."""
    for number in range(count):
        x = (0.06, -0.05, 0.02, -0.08)[number % 4]
        pen.box((at[0] + x, at[1] + 0.2 * number), (0.9, 0.2), "white", shade=0.6, shine=0.0)
    sheet(pen, (at[0], at[1] + 0.2 * count + 0.02), (0.94, 0.24), 1)


def super_committee(pen: Pen) -> None:
    """Draw a gavel in a cape that leaps over piles of votes."""
    votes_tower(pen, (-1.0, -2.0), 3)
    votes_tower(pen, (1.66, -2.0), 5)
    votes_tower(pen, (0.4, -2.0), 2)
    hero = pen.moved((0.14, 0.26), 1.0, 20)
    hero.form(
        "0.2,0.66! -0.7,1.1 -1.5,0.8 -2.4,1.2! -2.1,0.5 -2.5,-0.1! -1.9,-0.3 -2.2,-0.9! -1.2,-0.7 "
        "0.1,-0.5!",
        "red",
    )
    for way in ("-0.2,0.5 -1.1,0.5 -2,0.8", "-0.2,0.0 -1.1,0.04 -2.1,-0.1"):
        hero.taper(way, 0.09)
    hero.bar((-0.3, 0.0), (-1.86, -0.5), 0.3, "wood")
    arm(hero, "0.5,0.3 1.1,0.46 1.56,0.3", 0.32, "blue")
    fist(hero, (1.74, 0.28), 0.34, "tan", -90)
    hero.box((0.3, 0.0), (0.9, 1.7), "brown", corner=0.1)
    for y in (0.82, -0.82):
        hero.box((0.3, y), (1.16, 0.36), "wood", corner=0.1)
    hero.form("-0.16,0.5 0.3,0.36 0.76,0.5 0.8,0.2 0.6,0.0 0.3,0.16 0.0,0.0 -0.2,0.2", "blue")
    for x in (0.1, 0.52):
        eye(hero, (x, 0.26), 0.19, (0.6, 0.2), 0.1)
    grin(hero, (0.34, -0.3), (0.6, 0.3), 5)
    hero.star((0.3, -0.82), 0.2, "yellow", line=0.7, shade=0.0)


EMBLEMS = (
    robocalls, photo_op, creative_map, morning_show, tax_shelter, dark_money, super_committee,
)  # fmt: skip
