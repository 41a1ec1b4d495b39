"""Draws what makes a thing a character of a poster: eyes, brows, mouths, hands, arms, shoes."""

from __future__ import annotations

from art.plane.outlines import Spot, band, box, oval
from art.print.poster.pen import Marks, Pen, arc, fitted, form, whole


def eye(pen: Pen, at: Spot, radius: float, look: Spot = (0.25, 0.0), lid: float = 0.0) -> None:
    """Draw an eye that looks somewhere (-1..1); a lid closes it from above (0 open, 1 shut)."""
    pen.oval(at, (radius * 0.86, radius), "white", shade=0.0, shine=0.0)
    within = pen.inside(oval(at, (radius * 0.86, radius), steps=48))
    pupil = (at[0] + look[0] * radius * 0.42, at[1] + look[1] * radius * 0.5)
    within.blot(oval(pupil, (radius * 0.44, radius * 0.52), steps=32))
    spark = (pupil[0] - radius * 0.16, pupil[1] + radius * 0.2)
    within.oval(spark, (radius * 0.15, radius * 0.17), "white", line=0.0, shade=0.0, shine=0.0)
    if lid > 0:
        low = at[1] + radius * (1 - 2 * lid)
        within.box((at[0], low + radius), (radius * 2.2, radius * 2), "coal", shade=0.0, shine=0.0)


def eyes(pen: Pen, at: Spot, radius: float, apart: float, look: Spot = (0.0, 0.0)) -> None:
    """Draw two eyes side by side."""
    for side in (-1, 1):
        eye(pen, (at[0] + side * apart / 2, at[1]), radius, look)


def brow(pen: Pen, at: Spot, wide: float, slant: float = 0.0) -> None:
    """Draw an eyebrow; a slant above 0 rises to the right, below 0 falls."""
    here = pen.moved(at, wide / 2, slant)
    here.taper("-1,0 0,0.12 1,0", 0.52)


def smile(pen: Pen, at: Spot, wide: float, bend: float = 0.35) -> None:
    """Draw a mouth as one line: smiling, or with a negative bend sulking."""
    pen.taper(fitted("-1,0.5 0,-1 1,0.5", at, (wide, wide * bend), closed=False), wide * 0.13)


def grin(pen: Pen, at: Spot, sides: Spot, teeth: int = 6) -> None:
    """Draw a broad grin full of teeth."""
    wide, high = sides
    mouth = fitted("-1,0.9! 0,0.5 1,0.9! 0.64,-0.72 0,-1 -0.64,-0.72", at, sides)
    pen.fill(mouth, "white", shade=0.0, shine=0.0)
    within = pen.inside(mouth)
    for number in range(1, teeth):
        x = at[0] - wide / 2 + wide * number / teeth
        within.stroke([(x, at[1] + high), (x, at[1] - high)], wide * 0.022)
    within.stroke(fitted("-1,0.2 0,-0.28 1,0.2", at, sides, closed=False), wide * 0.02)


def shout(pen: Pen, at: Spot, sides: Spot) -> None:
    """Draw an open mouth with teeth above and a tongue below."""
    wide, high = sides[0] / 2, sides[1] / 2
    mouth = fitted(whole("0,1 0.8,0.75 1,0 0.6,-0.85 0,-1"), at, sides)
    pen.fill(mouth, "crimson", shade=0.5, shine=0.0)
    within = pen.inside(mouth)
    within.oval((at[0], at[1] - high * 0.85), (wide * 0.62, high * 0.62), "rose", shade=0.4)
    teeth = fitted(
        "-1,0! -1,1! 1,1! 1,0! 0.8,-0.9 0,-1 -0.8,-0.9",
        (at[0], at[1] + high * 0.86),
        (wide * 1.5, high * 0.56),
    )
    within.fill(teeth, "white", shade=0.0, shine=0.0)


def fist(pen: Pen, at: Spot, size: float, paint: str = "peach", degrees: float = 0.0) -> None:
    """Draw a raised fist, its wrist below, as seen from the front; it is 2 sizes wide."""
    here = pen.moved(at, size, degrees)
    here.form("-0.62,-1.5! -0.66,-0.6 0.5,-0.6 0.56,-1.5!", paint)
    here.form(
        "-0.95,0.25 -0.85,-0.55 -0.3,-0.85 0.5,-0.8 0.86,-0.3 0.9,0.3 0.5,0.7 -0.5,0.75",
        paint,
    )
    for number, (x, y) in enumerate(((-0.66, 0.55), (-0.22, 0.66), (0.24, 0.62), (0.66, 0.46))):
        here.fill(box((x, y), (0.25, 0.42 - 0.02 * number), 0.0, 0.22), paint)
    here.form(
        "-0.92,-0.1 -0.5,0.16 0.1,0.12 0.42,-0.08 0.3,-0.38 -0.2,-0.32 -0.62,-0.5",
        paint,
    )


def palm(pen: Pen, at: Spot, size: float, paint: str = "peach", degrees: float = 0.0) -> None:
    """Draw an open hand with spread fingers, its wrist below; it is about 2 sizes wide."""
    here = pen.moved(at, size, degrees)
    here.bar((-0.45, -0.1), (-1.05, 0.35), 0.36, paint)
    for x, end, high in (
        (-0.42, -0.62, 1.1),
        (-0.06, -0.1, 1.28),
        (0.28, 0.38, 1.14),
        (0.56, 0.84, 0.84),
    ):
        here.bar((x, 0.2), (end, high), 0.32, paint)
    here.form(
        "-0.6,0.34 0,0.46 0.7,0.34 0.62,-0.4 0.4,-1.2! -0.36,-1.2! -0.55,-0.45",
        paint,
    )


def pointing(pen: Pen, at: Spot, size: float, paint: str = "peach", degrees: float = 0.0) -> None:
    """Draw a hand that points to the right, its wrist at the left; it is about 2.6 sizes long."""
    here = pen.moved(at, size, degrees)
    here.form(
        "-1.5,-0.42! -1.5,0.38! -0.5,0.5 0.1,0.46 0.2,-0.4 -0.4,-0.6",
        paint,
    )
    here.bar((0.0, 0.3), (1.12, 0.32), 0.34, paint)
    for number, y in enumerate((0.02, -0.24, -0.48)):
        here.bar((-0.12, y), (0.22 - 0.07 * number, y), 0.28, paint)
    here.bar((-0.6, 0.42), (-0.12, 0.72), 0.28, paint)


def thumb(pen: Pen, at: Spot, size: float, paint: str = "peach", degrees: float = 0.0) -> None:
    """Draw a hand with its thumb up, its wrist at the right; turned by 180 degrees it says no."""
    here = pen.moved(at, size, degrees)
    here.form("1.4,-0.6! 1.4,0.2! 0.6,0.36 -0.1,0.3 -0.2,-0.7 0.6,-0.78", paint)
    here.form(
        "-0.2,0.1 0.02,0.7 0,1.22 0.3,1.34 0.5,1.1 0.46,0.6 0.7,0.2",
        paint,
    )
    for number in range(4):
        y = 0.16 - number * 0.27
        here.bar((-0.44 + 0.03 * number, y), (0.2, y), 0.3, paint)


def arm(pen: Pen, marks: Marks, width: float, paint: str) -> None:
    """Draw a bent arm or leg of one width with a round end."""
    way = form(marks, closed=False)
    end = (float(way[-1][0]), float(way[-1][1]))
    pen.disc(end, width / 2, paint, shine=0.0)
    pen.fill(band(way, width), paint)


def shoe(pen: Pen, at: Spot, size: float, paint: str = "black") -> None:
    """Draw a shoe that points to the right; it is 2 sizes long and stands on its spot's height."""
    here = pen.moved(at, size)
    here.form(
        "-0.7,0.8! -0.72,0.1 -0.7,0! 1.25,0! 1.24,0.3 0.8,0.5 0.2,0.5 -0.05,0.8!",
        paint,
    )
    here.box((0.27, -0.05), (2.0, 0.16), "sand", corner=0.06, shade=0.0, shine=0.0)


def shades_on(pen: Pen, at: Spot, wide: float) -> None:
    """Draw dark glasses."""
    here = pen.moved(at, wide / 2)
    for x in (-0.52, 0.52):
        lens = fitted("-1,0.8! 1,0.8! 0.82,-0.6 0,-1 -0.82,-0.6", (x, 0.0), (0.88, 0.62))
        here.fill(lens, "black", shade=0.0)
        here.inside(lens).flat(
            fitted("-0.5,1! 0.1,1! -0.5,-1! -1.1,-1!", (x, 0.0), (0.88, 0.7)), "steel"
        )
    here.stroke("-0.2,0.2 0,0.25 0.2,0.2", 0.14)


def glasses(pen: Pen, at: Spot, wide: float) -> None:
    """Draw round reading glasses around what is behind them."""
    here = pen.moved(at, wide / 2)
    for x in (-0.54, 0.54):
        here.stroke(arc((x, 0.0), 0.42, 0, 360), 0.1)
    here.stroke("-0.14,0.08 0,0.16 0.14,0.08", 0.1)
