"""Draws card backs: woven line work on a dark panel, each with its own wheels and colours."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np

from art.kinds import Colour, between
from art.plane.grid import Array, clip, mix, places, ramp, single
from art.plane.sheet import Sheet, write
from art.plane.textures import paper
from art.print.guilloche import Inks, chain, net, ribbon, rosette, spiral
from art.spec import Spec

CREAM: Colour = (246, 239, 222)


class Plan:
    """The numbers and colours of one back."""

    def __init__(self, spec: Spec) -> None:
        self.ground = spec.paint("ground")
        self.line = spec.paint("line")
        self.accent = spec.paint("accent")
        self.petals = spec.whole("petals")
        self.gear = (spec.whole("wheel"), spec.whole("pinion"), spec.number("pen"))
        self.form = spec.text("form")
        self.light = between(self.line, (255, 250, 235), 0.55)
        self.dark = between(self.ground, (0, 0, 0), 0.45)

    def inks(self, first: Colour, second: Colour, share: float = 1.0) -> Inks:
        """Return two inks, faded towards the ground by a share."""
        return Inks(between(self.ground, first, share), between(self.ground, second, share), 0.62)


def panel(size: tuple[int, int], plan: Plan) -> Sheet:
    """Start a sheet: cream border around a ground that is lighter in the middle."""
    width, height = size
    sheet = Sheet(width, height, plan.ground)
    x, y = places(width, height)
    far = np.hypot((x - 0.5) * 2, (y - 0.5) * 2) / math.sqrt(2)
    middle = between(plan.ground, plan.line, 0.16)
    sheet.paste(ramp(far, [(0.0, middle), (0.55, plan.ground), (1.0, plan.dark)]))
    return sheet


def round_heart(sheet: Sheet, plan: Plan, at: tuple[float, float], size: float) -> None:
    """Draw a round medallion: a chain, two rosettes and a spiral."""
    sheet.disc(at, size * 0.365, plan.dark)
    chain(sheet, at, size * 0.349, size * 0.018, plan.petals * 3, plan.inks(plan.line, plan.light))
    rosette(
        sheet,
        at,
        (size * 0.185, size * 0.322),
        plan.petals,
        14,
        plan.inks(plan.accent, plan.light, 0.9),
    )
    sheet.disc(at, size * 0.19, between(plan.dark, plan.accent, 0.3))
    rosette(
        sheet, at, (size * 0.08, size * 0.218), plan.petals, 10, plan.inks(plan.line, plan.light)
    )
    rosette(sheet, at, (size * 0.03, size * 0.12), 8, 10, plan.inks(plan.accent, plan.line))
    sheet.disc(at, size * 0.062, plan.dark)
    spiral(sheet, at, size * 0.056, plan.gear, plan.inks(plan.light, plan.light))
    for radius in (0.372, 0.326, 0.062):
        ring_line(sheet, at, size * radius, plan.line)


def star_heart(sheet: Sheet, plan: Plan, at: tuple[float, float], size: float) -> None:
    """Draw a star of deep lobes within lobes."""
    for low, high, lines, paint in (
        (0.05, 0.40, 12, plan.line),
        (0.03, 0.33, 10, plan.accent),
        (0.02, 0.21, 9, plan.light),
    ):
        inks = plan.inks(paint, plan.light, 0.9)
        rosette(sheet, at, (size * low, size * high), plan.petals, lines, inks)
    sheet.disc(at, size * 0.075, plan.dark)
    spiral(sheet, at, size * 0.068, plan.gear, plan.inks(plan.light, plan.light))
    ring_line(sheet, at, size * 0.075, plan.line)


def twin_heart(sheet: Sheet, plan: Plan, at: tuple[float, float], size: float) -> None:
    """Draw three rosettes above each other, the middle one largest."""
    for shift, share in ((-0.42, 0.62), (0.42, 0.62), (0.0, 1.0)):
        here = (at[0], at[1] + size * shift)
        sheet.disc(here, size * 0.27 * share, plan.dark)
        rosette(
            sheet,
            here,
            (size * 0.1 * share, size * 0.26 * share),
            plan.petals,
            12,
            plan.inks(plan.line, plan.light),
        )
        rosette(
            sheet,
            here,
            (size * 0.02, size * 0.13 * share),
            plan.petals,
            9,
            plan.inks(plan.accent, plan.light),
        )
        ring_line(sheet, here, size * 0.27 * share, plan.line)
    spiral(sheet, at, size * 0.08, plan.gear, plan.inks(plan.light, plan.light))


def lattice_heart(sheet: Sheet, plan: Plan, at: tuple[float, float], size: float) -> None:
    """Draw a lozenge of ribbons with a spiral in its middle."""
    for share in (1.0, 0.76, 0.52):
        across, down = size * 0.40 * share, size * 0.56 * share
        corners = [
            (at[0], at[1] - down),
            (at[0] + across, at[1]),
            (at[0], at[1] + down),
            (at[0] - across, at[1]),
        ]
        paint = plan.line if share > 0.6 else plan.accent
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
            ribbon(sheet, start, end, size * 0.03 * share, 7.0, plan.inks(paint, plan.light))
    sheet.disc(at, size * 0.16, plan.dark)
    spiral(sheet, at, size * 0.15, plan.gear, plan.inks(plan.light, plan.line))
    ring_line(sheet, at, size * 0.16, plan.line)


HEARTS = {"round": round_heart, "star": star_heart, "twin": twin_heart, "lattice": lattice_heart}


def ring_line(sheet: Sheet, at: tuple[float, float], radius: float, paint: Colour) -> None:
    """Draw a plain circle."""
    angle = np.linspace(0, 2 * math.pi, 240, endpoint=False)
    points = np.stack([at[0] + radius * np.cos(angle), at[1] + radius * np.sin(angle)], -1)
    sheet.line(single(points), paint, 0.9, closed=True)


def frame(sheet: Sheet, plan: Plan, size: tuple[int, int]) -> None:
    """Draw ribbons along the edges and a rosette in each corner."""
    width, height = size
    edge = width * 0.085
    left, right, top, bottom = edge, width - edge, edge, height - edge
    inks = plan.inks(plan.line, plan.light, 0.9)
    for start, end, waves in (
        ((left, top), (right, top), 5.5),
        ((left, bottom), (right, bottom), 5.5),
        ((left, top), (left, bottom), 8.5),
        ((right, top), (right, bottom), 8.5),
    ):
        ribbon(sheet, start, end, width * 0.026, waves, inks)
    for x in (left + width * 0.085, right - width * 0.085):
        for y in (top + width * 0.085, bottom - width * 0.085):
            sheet.disc((x, y), width * 0.112, plan.dark)
            rosette(sheet, (x, y), (width * 0.03, width * 0.109), plan.petals // 2 + 2, 9, inks)
            rosette(
                sheet, (x, y), (width * 0.01, width * 0.05), 7, 6, plan.inks(plan.accent, plan.line)
            )
            ring_line(sheet, (x, y), width * 0.113, plan.line)


def draw(size: tuple[int, int], plan: Plan) -> Array:
    """Draw a whole back."""
    width, height = size
    sheet = panel(size, plan)
    net(sheet, (width, height), 64, width * 0.13, plan.inks(plan.accent, plan.accent, 0.34))
    frame(sheet, plan, size)
    HEARTS[plan.form](sheet, plan, (width / 2, height / 2), float(width))
    picture = bordered(sheet.picture(), plan)
    leaf = paper(size, 21, (255, 255, 255)) / 255
    return picture * (leaf * 0.6 + 0.4)


def bordered(picture: Array, plan: Plan) -> Array:
    """Lay the cream edge and a fine double line around the panel."""
    height, width = picture.shape[:2]
    x, y = places(width, height)
    x, y = np.abs(x - 0.5) * width, np.abs(y - 0.5) * height
    corner = width * 0.03
    out_x, out_y = x - (width / 2 - corner), y - (height / 2 - corner)
    away = np.hypot(np.maximum(out_x, 0), np.maximum(out_y, 0)) + np.minimum(
        np.maximum(out_x, out_y), 0
    )
    inset = away - corner + width * 0.04
    cream = np.broadcast_to(single(CREAM), picture.shape)
    picture = mix(picture, cream, clip(inset))
    for depth, wide in ((4.5, 1.4), (8.0, 0.7)):
        lines = clip(wide - np.abs(inset + depth) + 0.4)
        picture = mix(picture, np.broadcast_to(single(plan.line), picture.shape), lines)
    return picture


def make(spec: Spec, target: Path) -> None:
    """Draw the back that an art.toml describes into a file."""
    write(draw(spec.size(), Plan(spec)), target, spec.whole("quality"))
