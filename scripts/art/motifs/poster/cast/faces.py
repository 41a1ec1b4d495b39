"""Draws parts of the faces of posters: lids that have the colour of the skin, cheeks, tears."""

from __future__ import annotations

from art.motifs.poster.cast.figures import eye
from art.plane.outlines import Spot, oval
from art.print.poster.pen import Marks, Pen


def lidded(
    pen: Pen, at: Spot, radius: float, paint: str, lid: float = 0.5, look: Spot = (0.0, -0.3)
) -> None:
    """Draw an eye whose lid has the colour of its face."""
    eye(pen, at, radius, look)
    within = pen.inside(oval(at, (radius * 0.9, radius * 1.04), steps=48))
    low = at[1] + radius * (1 - 2 * lid)
    within.box((at[0], low + radius), (radius * 2.4, radius * 2), paint, shade=0.3, shine=0.0)


def shut(pen: Pen, at: Spot, wide: float, bend: float = -0.5) -> None:
    """Draw an eye that is closed: a bow with a heavy lash line, bent down as a rule."""
    here = pen.moved(at, wide / 2)
    here.taper([(-1.0, 0.0), (0.0, bend), (1.0, 0.0)], 0.34)


def head(pen: Pen, marks: Marks, skin: str, ears: tuple[float, float]) -> None:
    """Draw a head from the front, its ears at a height and so far from the middle."""
    for side in pen.both():
        side.oval((ears[0], ears[1]), (0.17, 0.24), skin)
        side.taper([(ears[0] + 0.06, ears[1] + 0.1), (ears[0] + 0.02, ears[1] - 0.08)], 0.05)
    pen.form(marks, skin)


def cheeks(pen: Pen, at: Spot, radius: float, paint: str = "pink") -> None:
    """Draw two red cheeks."""
    for side in pen.both():
        side.disc(at, radius, paint, line=0.0, shade=0.0, shine=0.0)
