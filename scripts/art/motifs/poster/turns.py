"""Draws emblems of posters: events that move, draw, discard, forgive, revive and convert."""

from __future__ import annotations

from art.motifs.poster.cast.figures import brow, eye, fist, grin, palm, pointing, shout, smile
from art.motifs.poster.cast.props import (
    arrow,
    coin,
    envelope,
    flame,
    microphone,
    money_bag,
    necktie,
    note,
)
from art.print.poster.pen import Pen, arc, whole


def big_hook(pen: Pen) -> None:
    """Draw a fishing hook on its line, baited with a banknote."""
    pen.stroke([(0.0, 2.4), (0.0, 1.2)], 0.06)
    pen.stroke(arc((0.0, 1.1), 0.14, 0, 360), 0.09)
    pen.band("0,1.0 0.0,-0.1 -0.16,-0.5 -0.5,-0.6 -0.76,-0.4 -0.8,-0.06", 0.2, "steel")
    pen.fill("-0.8,0.3 -1.0,-0.12 -0.62,-0.08", "steel")
    note(pen, (0.06, 0.36), 0.62, 18)


def headhunters(pen: Pen) -> None:
    """Draw a loyal servant who rises to the bait, with coins for eyes."""
    pen.form("-1.9,-2.3! -1.6,-1.4 -0.9,-1.06 0.5,-1.06 1.2,-1.4 1.5,-2.3!", "navy")
    pen.form("-0.6,-1.0! 0.2,-1.0! -0.2,-2.1!", "white", shade=0.4)
    necktie(pen, (-0.2, -1.16), 0.44, "red")
    head = pen.moved((-0.3, -0.24), 1.06, -10)
    for side in head.both():
        side.disc((0.86, -0.04), 0.2, "tan")
    head.form(whole("0,0.86 0.66,0.7 0.86,0.1 0.76,-0.56 0.4,-0.96 0,-1.02"), "tan")
    for side in head.both():
        coin(side, (0.38, 0.24), 0.3)
        brow(side, (0.42, 0.66), 0.5, 16)
    head.oval((0.0, -0.06), (0.15, 0.13), "pink", line=0.9)
    shout(head, (0.04, -0.5), (0.96, 0.62))
    head.form("0.1,-0.66 0.4,-0.6 0.6,-0.9 0.44,-1.16 0.2,-1.0", "rose", shine=0.0)
    hat = pen.moved((-0.64, 1.0), 1.0, 16)
    hat.form("-0.7,0! -0.66,0.5 0,0.82 0.66,0.5 0.7,0!", "coal")
    hat.form("-0.7,0! -0.7,0.2 0,0.3 0.7,0.2 0.7,0!", "red", shine=0.0, line=0.8)
    hat.form("-1.0,0.14 -0.5,0 0.5,0 1.0,0.14 0.7,-0.16 -0.7,-0.16", "coal")
    for x in (-1.2, -0.2):
        pen.taper([(x, 0.72), (x + 0.06, 0.86), (x + 0.1, 1.0)], 0.07)
    big_hook(pen.moved((1.34, 0.3), 1.0))


def paper_boat(pen: Pen) -> None:
    """Draw a boat folded from a form, three wide, its keel at y = -1."""
    pen.form("-0.72,-0.3! 0,0.9! 0.72,-0.3!", "paper", shade=0.6)
    pen.fill("0,0.9 0.72,-0.3 0.1,-0.3", "sand", line=0.8)
    pen.form("-1.6,0.1! -0.6,-0.3! 0,-0.42! 0.6,-0.3! 1.6,0.1! 1.0,-1! -1.0,-1!", "white")
    for y, wide in ((-0.5, 0.96), (-0.72, 0.9)):
        pen.stroke([(-wide, y), (wide * 0.5, y)], 0.07)


def captain_bag(pen: Pen) -> None:
    """Draw a bag of money that has taken command."""
    money_bag(pen, (0.0, 0.0), 1.0, "gold")
    pen.oval((0.0, -0.36), (0.5, 0.42), "gold", line=0.0, shade=0.0, shine=0.0)
    eye(pen, (-0.3, -0.1), 0.24, (0.6, 0.1), 0.36)
    pen.oval((0.3, -0.1), (0.23, 0.21), "black", shade=0.0)
    pen.stroke("-0.7,0.3 0.2,0.1 0.8,-0.1", 0.06)
    grin(pen, (0.0, -0.58), (0.8, 0.3), 6)
    cap = pen.moved((0.02, 1.0), 0.84, 6)
    cap.form("-0.7,0.1! -0.9,0.5 0,0.76 0.9,0.5 0.7,0.1!", "white")
    cap.form("-0.74,-0.12! -0.72,0.16 0,0.24 0.72,0.16 0.74,-0.12! 0,-0.06", "navy")
    cap.star((0.0, 0.34), 0.2, "gold", line=0.7, shade=0.0)


def paper_shuffle(pen: Pen) -> None:
    """Draw money that puts to sea in a folded form, and two copies of it."""
    for x, y, size in ((-1.76, -0.1, 0.42), (1.8, 0.06, 0.38)):
        paper_boat(pen.moved((x, y), size, 4))
    captain_bag(pen.moved((0.0, 0.24), 0.94, -4))
    hull = pen.moved((0.0, -0.62), 1.24, -4)
    hull.form("-1.6,0.26! -0.6,-0.1! 0,-0.2! 0.6,-0.1! 1.6,0.26! 1.0,-1! -1.0,-1!", "white")
    hull.fill("0,-0.2 0.6,-0.1 1.6,0.26 1.0,-1 0.3,-1", "paper", line=0.7, shade=0.6)
    for y, wide in ((-0.36, 0.94), (-0.6, 0.86)):
        hull.stroke([(-wide, y), (0.06, y)], 0.08)
    for y, paint, away in ((-1.26, "aqua", 0.0), (-1.56, "blue", 0.3)):
        crest = [f"-2.8,{y - 1.2}! -2.8,{y}!"]
        for number in range(9):
            x = -2.8 + number * 0.66 + away
            crest.append(f"{x + 0.33:.2f},{y - 0.2:.2f} {x + 0.66:.2f},{y:.2f}!")
        pen.form(" ".join([*crest, f"3.6,{y - 1.2}!"]), paint)


def cold_chicken(pen: Pen) -> None:
    """Draw a roast that shivers, its drumsticks up in the air."""
    for side in pen.both():
        side.form(
            "0.5,-0.7 0.6,0.0 1.0,0.24 1.5,0.66! 1.66,0.5! 1.5,-0.1 1.3,-0.6 0.9,-0.84", "wood"
        )
        side.fill("1.36,0.66 1.7,0.34 1.84,0.5 1.5,0.82", "white", line=0.9)
        side.disc((1.66, 0.86), 0.18, "white", line=0.9)
        side.disc((1.88, 0.64), 0.18, "white", line=0.9)
    pen.form(whole("0,0.86 0.6,0.7 0.9,0.1 0.96,-0.5 0.6,-0.86 0,-0.94"), "wood")
    for side in pen.both():
        eye(side, (0.34, 0.3), 0.31, (-0.2, 0.9))
        brow(side, (0.42, 0.72), 0.46, -24)
    pen.box((0.0, -0.24), (0.84, 0.32), "white", corner=0.08, shade=0.0, shine=0.0)
    for x in (-0.22, 0.0, 0.22):
        pen.stroke([(x, -0.38), (x, -0.1)], 0.035)
    pen.stroke("-0.4,-0.24 -0.14,-0.19 0.14,-0.29 0.4,-0.24", 0.045)
    for x, y in ((-0.66, -0.1), (0.68, -0.14)):
        pen.fill([(x - 0.13, y), (x + 0.13, y), (x, y - 0.5)], "sky", line=0.8, shade=0.0)


def fundraiser(pen: Pen) -> None:
    """Draw a dinner under its cover: the chicken is cold, the two envelopes are warm."""
    pen.form(whole("0,-1.1 1.6,-1.16 2.36,-1.0 1.9,-1.54 0,-1.8"), "silver")
    cold_chicken(pen.moved((0.0, -0.5), 1.04))
    for x, y, turn in ((-1.2, -1.4, 10), (1.2, -1.44, -10)):
        note(pen, (x, y + 0.3), 0.5, turn + 4)
        envelope(pen, (x, y), 0.62, "paper", turn)
    cover = pen.moved((0.3, 0.84), 0.9, -14)
    cover.form(whole("0,1.1 0.9,0.86 1.5,0.06!"), "silver")
    cover.form("-1.1,0.2 -0.9,0.6 -0.5,0.86 -0.7,0.5 -0.8,0.2", "white", line=0.0, shade=0.0)
    cover.box((0.0, 0.02), (3.2, 0.2), "gold", corner=0.08)
    cover.bar((0.0, 1.06), (0.0, 1.16), 0.24, "gold")
    fist(pen, (0.58, 1.86), 0.4, "white", 166)


def general(pen: Pen) -> None:
    """Draw a general down to his moustache: cap, scowl and chin."""
    pen.form(whole("0,0.7 0.7,0.6 0.8,0 0.7,-0.5 0,-0.74"), "peach")
    for side in pen.both():
        eye(side, (0.34, 0.16), 0.24, (0.2, -0.7), 0.3)
        side.form(
            "0.0,-0.2! 0.4,-0.1 0.96,-0.34 1.2,-0.02! 1.0,-0.56 0.4,-0.56 0.0,-0.42!", "white"
        )
    pen.oval((0.0, -0.06), (0.2, 0.17), "rose", line=0.9)
    pen.form("-1.2,0.9 -0.8,1.36 0,1.5 0.8,1.36 1.2,0.9 0.8,0.62 -0.8,0.62", "olive")
    pen.form("-0.8,0.5! -0.78,0.84! 0.78,0.84! 0.8,0.5!", "red", shine=0.0)
    pen.form("-0.9,0.54 0,0.62 0.9,0.54 0.7,0.26 0,0.34 -0.7,0.26", "black")
    pen.star((0.0, 1.1), 0.26, "gold", shade=0.3)


def war_chest(pen: Pen) -> None:
    """Draw a general whose chest is one: open, full, and with medals."""
    general(pen.moved((0.0, 0.64), 0.9, -4))
    for side in pen.both():
        side.form("0.9,-0.3 1.6,-0.1 2.1,-0.6 2.3,-2.3! 1.3,-2.3!", "olive")
        side.form("0.9,-0.2! 1.5,0.06 2.0,-0.36! 1.7,-0.56 1.0,-0.5!", "gold")
        for x in (1.24, 1.48, 1.72):
            side.bar((x, -0.5), (x + 0.03, -0.74), 0.14, "gold", line=0.8, shade=0.0)
    heap = "-1.4,-0.7 -1.0,-0.24 -0.5,-0.06 0,-0.02 0.5,-0.06 1.0,-0.24 1.4,-0.7"
    pen.form(heap, "gold")
    for x, y in ((-0.96, -0.42), (-0.5, -0.3), (0.0, -0.26), (0.5, -0.3), (0.96, -0.42)):
        pen.disc((x, y), 0.24, "yellow", line=0.8, shade=0.3)
    pen.box((0.0, -1.4), (2.9, 1.8), "wood", corner=0.06)
    for y in (-1.1, -1.6):
        pen.stroke([(-1.4, y), (1.4, y)], 0.05)
    pen.bar((-1.4, -0.62), (1.4, -0.62), 0.26, "brown")
    for x in (-1.2, 1.2):
        pen.box((x, -1.4), (0.34, 1.9), "steel", shade=0.5)
    pen.box((0.0, -0.8), (0.6, 0.66), "gold", corner=0.1)
    pen.disc((0.0, -0.74), 0.11, "black", line=0.4, shade=0.0)
    pen.fill("-0.06,-0.76 0.06,-0.76 0.1,-1.0 -0.1,-1.0", "black", line=0.4, shade=0.0)
    for x, paint in ((-0.66, "red"), (0.66, "blue")):
        pen.box((x, -1.1), (0.24, 0.3), paint, shade=0.0)
        pen.star((x, -1.44), 0.26, "gold", line=0.8)


def judge_wig(pen: Pen) -> None:
    """Draw a wig of rolled curls around a face that is two wide."""
    pen.form(whole("0,0.6 0.7,0.54 1.1,0.1 1.0,-0.2 0,-0.16"), "white")
    for side in pen.both():
        for number in range(3):
            y = -0.16 - 0.36 * number
            side.oval((1.12, y), (0.32, 0.22), "white", -8)
            side.stroke(arc((1.14, y), 0.09, 0, 250), 0.05)
        for x, y in ((0.2, 0.3), (0.62, 0.2)):
            side.taper(arc((x, y - 0.1), 0.2, 20, 160), 0.06)


def subpoena(pen: Pen) -> None:
    """Draw a summons in a wig that wants back what was burned."""
    page = pen.moved((-0.1, 0.1), 1.0, 4)
    page.fill("-1.1,1.4 1.1,1.4 1.1,-2.3 -1.1,-2.3", "paper")
    for side in page.both():
        eye(side, (0.42, 0.56), 0.29, (0.0, -0.3), 0.3)
        brow(side, (0.44, 0.92), 0.7, 18)
    page.taper("-0.04,0.4 0.14,0.06 -0.1,0.02", 0.09)
    page.taper("-0.46,-0.34 0,-0.18 0.46,-0.34", 0.13)
    for y in (-0.78, -1.04, -1.3):
        page.stroke([(-0.8, y), (0.8 if y > -1.2 else 0.2, y)], 0.08)
    judge_wig(page.moved((0.0, 1.24), 1.1))
    for x, y, turn in ((1.3, -1.06, -18), (1.86, -0.8, -34)):
        here = pen.moved((x, y), 1.0, turn)
        flame(here, (0.0, 0.3), 0.42)
        here.form("-0.4,-0.8! 0.4,-0.8! 0.4,0.3! 0.2,0.5! 0.06,0.3! -0.16,0.54! -0.4,0.3!", "white")
        for line in (-0.1, -0.34, -0.58):
            here.stroke([(-0.24, line), (0.24, line)], 0.06)
        here.blot("-0.4,0.3 -0.16,0.54 0.06,0.3 0.2,0.5 0.4,0.3 0.2,0.2 0,0.16 -0.24,0.24")
    pointing(pen, (-1.0, -1.16), 0.62, "peach", 4)
    pen.box((-2.16, -1.2), (0.6, 0.86), "black", corner=0.08)
    pen.box((-1.86, -1.18), (0.26, 0.9), "white", corner=0.06)


def tie_victim(pen: Pen) -> None:
    """Draw a clerk whose tie has been accepted."""
    for side in pen.both():
        side.disc((0.82, 0.1), 0.19, "peach")
    pen.form(whole("0,0.9 0.66,0.72 0.82,0.1 0.7,-0.5 0.36,-0.84 0,-0.9"), "peach")
    for side in pen.both():
        side.form("0.86,0.1! 0.94,0.7 0.6,0.86 0.66,0.4", "umber")
        eye(side, (0.36, 0.24), 0.33, (-0.1, -0.9))
        brow(side, (0.42, 0.7), 0.5, -20)
    for x in (-0.2, 0.0, 0.2):
        pen.taper([(x * 0.5, 0.84), (x * 1.4, 1.06), (x * 2.2, 1.2)], 0.08)
    pen.oval((0.0, -0.06), (0.14, 0.12), "pink", line=0.9)
    shout(pen, (0.0, -0.5), (0.6, 0.46))


def shredder(pen: Pen) -> None:
    """Draw a shredder that for once works, on the tie of the man who switched it on."""
    pen = pen.moved((0.0, 0.02))
    for side in pen.both():
        side.form("0.3,0.3 1.2,0.1 1.7,-0.3 1.5,-0.7 0.9,-0.5 0.3,-0.2", "blue")
        palm(side, (1.44, -0.5), 0.36, "peach", 160)
    tie_victim(pen.moved((0.0, 0.96), 0.9, 3))
    pen.form("-0.3,0.22! 0.3,0.22! 0.2,-0.06! 0.34,-0.7! -0.34,-0.7! -0.2,-0.06!", "red")
    pen.fill("-0.28,-0.36 0.3,-0.2 0.3,-0.36 -0.3,-0.52", "yellow", line=0.6, shade=0.0)
    for number in range(9):
        x = -0.88 + number * 0.22
        paint = ("white", "red", "white", "yellow")[number % 4]
        sway = 0.08 if number % 2 else -0.06
        pen.band([(x, -1.3), (x + sway, -1.7), (x - sway, -2.3)], 0.17, paint, line=0.8, shade=0.3)
    pen.form("-1.4,-0.5! 1.4,-0.5! 1.5,-0.7! 1.3,-1.5! -1.3,-1.5! -1.5,-0.7!", "slate")
    pen.bar((-0.66, -0.58), (0.66, -0.58), 0.12, "black", line=0.5, shade=0.0, shine=0.0)
    for side in pen.both():
        eye(side, (0.84, -0.92), 0.22, (-0.4, 0.6), 0.36)
    pen.box((0.0, -1.1), (1.16, 0.5), "crimson", corner=0.1, shade=0.0)
    for x in (-0.42, -0.14, 0.14, 0.42):
        pen.fill([(x - 0.14, -0.86), (x + 0.14, -0.86), (x, -1.12)], "white", line=0.7, shade=0.0)
        pen.fill([(x - 0.14, -1.34), (x + 0.14, -1.34), (x, -1.08)], "white", line=0.7, shade=0.0)


def feet(pen: Pen, leg: str, kind: str) -> None:
    """Draw a pair of legs that stick out to below, in shoes, stripes or nothing at all."""
    for side in pen.both():
        side.band("0.2,0.7 0.22,0.2 0.24,-0.1", 0.28, leg)
        if kind == "striped":
            for y in (0.14, 0.38):
                side.bar((0.14, y), (0.3, y), 0.1, "black", line=0.0, shade=0.0, shine=0.0)
        paint = {"bare": leg, "striped": "black"}.get(kind, kind)
        side.form("0.06,0! 0.4,0! 0.66,-0.2 0.6,-0.34 0.1,-0.34", paint)


def pardon(pen: Pen) -> None:
    """Draw a blanket with a seal of state that covers a crowd, but not its feet."""
    for x, leg, kind in ((-1.3, "white", "striped"), (0.0, "tan", "bare"), (1.3, "navy", "umber")):
        feet(pen.moved((x, -1.5)), leg, kind)
    cover = (
        "-2.1,-1.2! -2.0,-0.3 -1.86,0.4 -1.4,0.86 -0.8,0.7 -0.5,1.3 0.1,1.6 0.7,1.3 0.9,0.8 "
        "1.4,0.86 1.86,0.3 2.0,-0.4 2.1,-1.2! 1.6,-1.0 1.1,-1.24 0.56,-1.0 0,-1.24 -0.56,-1.0 "
        "-1.1,-1.24 -1.6,-1.0"
    )
    pen.form(cover, "red")
    within = pen.inside(cover)
    hem = (
        "-2.2,-0.96 -1.6,-0.8 -1.1,-1.02 -0.56,-0.8 0,-1.02 0.56,-0.8 1.1,-1.02 1.6,-0.8 2.2,-0.96"
    )
    within.band(hem, 0.18, "gold", line=0.8, shade=0.3)
    for marks in (
        "-0.8,0.7 -1.0,0.2 -0.96,-0.4",
        "0.9,0.8 1.1,0.2 1.0,-0.4",
        "-1.5,0.1 -1.6,-0.4 -1.5,-0.8",
    ):
        within.taper(marks, 0.09)
    seal = pen.moved((0.06, 0.1), 0.72, -6)
    seal.star((0.0, 0.0), 1.06, "gold", points=14)
    seal.disc((0.0, 0.0), 0.72, "yellow", line=0.8)
    for side in seal.both():
        side.stroke(arc((0.27, 0.16), 0.15, 15, 165), 0.1)
    smile(seal, (0.0, -0.24), 0.6, 0.5)
    for side in seal.both():
        side.fill("0.1,-0.9 0.5,-0.8 0.7,-1.6 0.44,-1.44 0.24,-1.66", "navy", shine=0.0)
    for x in (1.36, 1.72):
        pen.oval((x, 0.28 - (x - 1.4) * 0.3), (0.13, 0.16), "black", shade=0.0, shine=0.0)
        pen.disc((x - 0.02, 0.27 - (x - 1.4) * 0.3), 0.07, "white", line=0.0, shade=0.0)


def bin_of(pen: Pen) -> None:
    """Draw a dustbin, open above, and what hangs out of it."""
    body = "-1.2,-0.5! 1.2,-0.5! 1.0,-2.3! -1.0,-2.3!"
    pen.form(body, "steel")
    for x in (-0.72, -0.24, 0.24, 0.72):
        pen.taper([(x * 1.1, -0.8), (x, -1.4), (x * 0.94, -2.1)], 0.1)
    pen.bar((-1.24, -0.54), (1.24, -0.54), 0.28, "silver")
    pen.form("0.5,-0.46 0.9,-0.3 1.1,-0.6 1.06,-1.1! 0.9,-0.8 0.76,-1.0! 0.7,-0.7", "yellow")


def old_star(pen: Pen) -> None:
    """Draw an old star with white hair and large glasses, in full voice."""
    pen.form("-1.1,-1.6! -0.9,-0.9 -0.4,-0.7 0.4,-0.7 0.9,-0.9 1.1,-1.6!", "purple")
    pen.form("-0.3,-0.7! 0.3,-0.7! 0,-1.5!", "peach")
    pen.form(whole("0,0.8 0.66,0.66 0.8,0 0.66,-0.6 0.3,-0.94 0,-0.96"), "peach")
    for side in pen.both():
        side.form("0.66,0.7! 1.0,0.2 0.86,-0.44! 0.64,-0.2 0.7,0.2", "white")
        side.disc((0.38, 0.14), 0.36, "rose")
        side.disc((0.38, 0.14), 0.25, "plum", line=0.7, shade=0.0)
        side.taper("0.5,-0.3 0.6,-0.46 0.56,-0.62", 0.05)
    pen.form("-0.8,0.5! -0.9,1.0 -0.3,1.3 0.5,1.24 1.0,0.9 0.8,0.5! 0.3,0.66 -0.3,0.62", "white")
    shout(pen, (0.0, -0.54), (0.66, 0.56))


def comeback(pen: Pen) -> None:
    """Draw a star who rises from the dustbin, lid on his head, to sing once more."""
    star_pen = pen.moved((0.0, 0.42), 1.0, -4)
    pen.band("-0.8,-0.4 -1.5,-0.3 -1.66,0.2", 0.4, "purple")
    palm(pen, (-1.66, 0.6), 0.42, "peach", 12)
    old_star(star_pen)
    lid = star_pen.moved((0.08, 1.06), 1.0, 8)
    lid.form(whole("0,0.5 0.7,0.36 1.16,0.0!"), "steel")
    lid.bar((-1.16, 0.0), (1.16, 0.0), 0.18, "silver")
    lid.band("-0.24,0.44 -0.16,0.7 0.16,0.7 0.24,0.44", 0.12, "coal")
    bin_of(pen)
    pen.band("0.8,-0.4 1.4,-0.5 1.3,0.0", 0.4, "purple")
    microphone(pen, (0.96, 0.24), 0.56, 34, "gold")
    fist(pen, (1.24, 0.02), 0.34, "peach", 20)
    for x, y, size, paint in (
        (1.7, 1.2, 0.3, "yellow"),
        (2.0, 0.4, 0.2, "red"),
        (-1.2, 1.5, 0.24, "red"),
    ):
        pen.star((x, y), size, paint, shade=0.0)


def change_of_heart(pen: Pen) -> None:
    """Draw a heart that changes its colour for a coin."""
    for marks, paint in (
        (arc((0.0, -0.06), 1.74, 170, 66), "blue"),
        (arc((0.0, -0.06), 1.74, -10, -114), "red"),
    ):
        arrow(pen, marks, 0.3, paint)
    coin(pen, (0.0, 1.14), 0.5)
    outline = (
        "0,-1.56! 1.1,-0.5 1.5,0.3 1.1,1.02 0.42,0.98 0,0.54! "
        "-0.42,0.98 -1.1,1.02 -1.5,0.3 -1.1,-0.5"
    )
    pen.form(outline, "red")
    within = pen.inside(outline)
    seam = (
        "0,0.7! 0.14,0.3! -0.14,0! 0.14,-0.4! -0.14,-0.8! 0.1,-1.2! 0,-1.8! 2,-1.8! 2,1.4! 0,1.4!"
    )
    within.form(seam, "blue")
    eye(pen, (-0.56, 0.24), 0.33, (0.5, 0.6))
    pen.stroke(arc((0.56, 0.14), 0.26, 20, 160), 0.12)
    brow(pen, (-0.56, 0.7), 0.6, -10)
    brow(pen, (0.6, 0.66), 0.6, 16)
    pen.taper("-0.5,-0.4 0.0,-0.66 0.6,-0.3", 0.13)


EMBLEMS = (
    headhunters, paper_shuffle, fundraiser, war_chest, subpoena, shredder, pardon, comeback,
    change_of_heart,
)  # fmt: skip
