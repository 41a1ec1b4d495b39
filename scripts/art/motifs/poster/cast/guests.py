"""Draws small guests that steal the scene of a poster: a duck, a moth, a sandwich."""

from __future__ import annotations

from art.motifs.poster.cast.faces import shut
from art.motifs.poster.cast.figures import eye, eyes, grin, smile
from art.print.poster.pen import Pen


def duck(pen: Pen) -> None:
    """Draw a rubber duck that swims to the left and enjoys it."""
    pen.form("-0.5,0.1 -0.66,-0.36 -0.3,-0.66 0.5,-0.62 0.9,-0.2 1.06,0.36! 0.5,0.14", "yellow")
    pen.disc((-0.34, 0.42), 0.46, "yellow")
    pen.form("-0.7,0.5 -1.1,0.42 -1.16,0.26 -0.7,0.22", "orange")
    eye(pen, (-0.4, 0.56), 0.15, (-0.4, 0.4))
    pen.taper("0.1,-0.2 0.5,-0.32 0.7,-0.04", 0.08)


def sandwich(pen: Pen) -> None:
    """Draw half a sandwich that has won the vote."""
    pen.form("-1.2,-0.3! 0,0.96! 1.2,-0.3!", "sand")
    pen.form("-0.9,-0.26! 0,0.68! 0.9,-0.26!", "paper", line=0.6, shine=0.0)
    pen.form(
        "-1.26,-0.36 -0.9,-0.2 -0.5,-0.4 0,-0.2 0.5,-0.4 0.9,-0.2 1.26,-0.36 1,-0.56 "
        "0,-0.48 -1,-0.56",
        "lime",
    )
    pen.box((0.0, -0.56), (2.2, 0.16), "red", corner=0.06, shade=0.3)
    pen.box((0.0, -0.76), (2.4, 0.28), "sand", corner=0.1)
    for x in (-0.2, 0.2):
        shut(pen, (x, 0.28), 0.26, 0.6)
    grin(pen, (0.0, 0.0), (0.56, 0.22), 5)


def moth(pen: Pen) -> None:
    """Draw a moth in a bowler that leaves with its suitcase."""
    for x, y, turn in ((0.5, 0.46, 30), (0.36, -0.06, -14), (-0.5, 0.46, -30), (-0.36, -0.06, 14)):
        pen.oval((x, y), (0.5, 0.34), "paper", turn)
    for side in pen.both():
        side.disc((0.6, 0.52), 0.14, "orange", line=0.6, shade=0.0)
    pen.oval((0.0, 0.0), (0.24, 0.6), "yellow")
    pen.disc((0.0, 0.62), 0.34, "yellow")
    eyes(pen, (0.0, 0.62), 0.14, 0.28, (0.7, 0.5))
    smile(pen, (0.0, 0.42), 0.2, -0.4)
    pen.form("-0.3,0.84! -0.28,1.2 0.28,1.2 0.3,0.84!", "coal")
    pen.bar((-0.42, 0.84), (0.42, 0.84), 0.12, "coal")
    pen.band("0.14,-0.1 0.36,-0.36 0.4,-0.6", 0.1, "tan", line=0.8)
    pen.box((0.44, -0.84), (0.72, 0.5), "red", corner=0.08)
    pen.stroke([(0.1, -0.8), (0.78, -0.8)], 0.05)


def web(pen: Pen) -> None:
    """Draw the cobweb of a drawer, in white."""
    for end in ((-1.72, -1.3), (-1.1, -1.3), (-0.6, -1.2), (-0.5, -0.8)):
        pen.bar((-1.36, -0.76), end, 0.035, "white", line=0.0, shade=0.0, shine=0.0)
    for part in (0.45, 0.8):
        way = [
            (-1.36 + part * x, -0.76 + part * y)
            for x, y in ((-0.3, -0.5), (0.24, -0.44), (0.7, -0.36), (0.86, -0.06))
        ]
        pen.band(way, 0.035, "white", line=0.0, shade=0.0, shine=0.0)


def hook(pen: Pen) -> None:
    """Draw the block and the hook of a crane."""
    pen.bar((0.0, 0.8), (0.0, 2.0), 0.14, "silver")
    pen.box((0.0, 0.6), (0.7, 0.54), "yellow", corner=0.1)
    pen.disc((0.0, 0.6), 0.13, "coal", shade=0.0)
    pen.band("0,0.32 0.02,0.06 0.3,-0.14 0.1,-0.42 -0.26,-0.3", (0.16, 0.2, 0.2, 0.1), "steel")


def lever(pen: Pen) -> None:
    """Draw a switch on its box, thrown the wrong way."""
    pen.box((0.0, -0.5), (0.7, 1.3), "steel", corner=0.1)
    pen.bar((0.0, -0.5), (0.0, 0.9), 0.16, "silver")
    pen.disc((0.0, 1.04), 0.26, "red")
