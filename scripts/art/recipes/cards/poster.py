"""Draws a satirical poster: one cartoon emblem in flat inks before rays, dots or stripes."""

from __future__ import annotations

from pathlib import Path

from art.kinds import Size
from art.motifs.vocabulary import EMBLEMS
from art.plane.grid import Array
from art.plane.sheet import write
from art.print.poster.grounds import ground_of
from art.print.poster.pen import Pen
from art.print.poster.press import Press, Stock, printed
from art.spec import Spec


def draw(spec: Spec, size: Size) -> Array:
    """Draw a whole poster."""
    palette = spec.part("palette")
    press = Press(size)
    EMBLEMS.pick(spec, "motif")(Pen(press))
    stock = Stock(
        palette.paint("ink"),
        palette.paint("deep"),
        palette.paint("paper"),
        spec.whole("seed"),
        palette.paint("rim") if palette.has("rim") else None,
    )
    picture = printed(press, ground_of(press, spec, palette), stock)
    palette.done()
    return picture


def make(spec: Spec, target: Path) -> None:
    """Draw the poster that an art.toml describes into a file."""
    write(draw(spec, spec.size()), target, spec.whole("quality"))
