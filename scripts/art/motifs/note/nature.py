"""Models the emblems of bills about nature: canoes, chimneys, buses, herons and hats."""

from __future__ import annotations

from art.motifs.note.shapes import upright
from art.space.shaping import blend, common, cut, move, ring, row, turn, unite
from art.space.solids import (
    Field,
    above,
    box,
    ellipsoid,
    lathe,
    path,
    rod,
    slab,
    sphere,
    torus,
    tube,
)
from art.space.stage import Motif, Piece


def canoe() -> Motif:
    """Model an open canoe along x, with two thwarts and a paddle."""
    side = (
        (-1.62, 0.84), (-1.56, 0.36), (-1.2, 0.02), (1.2, 0.02), (1.56, 0.36), (1.62, 0.84),
        (1.2, 0.58), (0.6, 0.46), (-0.6, 0.46), (-1.2, 0.58),
    )  # fmt: skip

    def lens(wide: float) -> Field:
        return common(tube(3.2, 2, (0, 0, wide - 3.2)), tube(3.2, 2, (0, 0, 3.2 - wide)))

    hull = common(slab(side, 1), lens(0.46), ellipsoid((2.6, 0.7, 0.5), (0, 0.68, 0)))
    inside = common(lens(0.4), ellipsoid((2.4, 0.6, 0.44), (0, 0.7, 0)))
    thwarts = unite(
        box((0.1, 0.025, 0.36), (-0.5, 0.44, 0)), box((0.1, 0.025, 0.3), (0.75, 0.44, 0))
    )
    paddle = unite(
        rod((-0.9, 0.46, 0.3), (0.8, 0.62, -0.42), 0.035),
        move(turn(ellipsoid((0.36, 0.15, 0.03)), "y", 23), (1.1, 0.66, -0.54)),
    )
    return [Piece(cut(hull, inside), "wood"), Piece(unite(thwarts, paddle), "paper")]


def boulders() -> Motif:
    """Model a heap of river rocks."""
    heap = blend(
        0.08,
        ellipsoid((0.7, 0.62, 0.55), (0, 0.2, 0)),
        turn(box((0.45, 0.5, 0.4), (-0.5, 0.15, 0.2), 0.22), "z", 14),
        turn(box((0.4, 0.35, 0.36), (0.55, 0.1, 0.3), 0.2), "z", -18),
    )
    return [Piece(common(heap, above(-0.1)), "rock")]


def corked_chimney() -> Motif:
    """Model a tall brick chimney with iron hoops, shut with a cork."""
    stack = lathe(
        (
            (0, 0), (0.72, 0), (0.72, 0.25), (0.6, 0.3), (0.44, 2.1), (0.54, 2.16), (0.54, 2.34),
            (0.36, 2.34), (0.36, 2.2), (0, 2.2),
        )
    )  # fmt: skip
    hoops = unite(torus(0.56, 0.035, (0, 0.85, 0)), torus(0.51, 0.035, (0, 1.45, 0)))
    rungs = row(box((0.1, 0.02, 0.05), (0, 0, 0)), 0.2, 9, "y")
    cork = lathe(((0, 2.1), (0.34, 2.1), (0.46, 2.82), (0.42, 2.88), (0, 2.88)))
    return [
        Piece(stack, "brick"),
        Piece(unite(hoops, move(turn(rungs, "x", -5), (0.05, 1.2, 0.56))), "iron"),
        Piece(cork, "rope"),
    ]


def school_bus() -> Motif:
    """Model a school bus with a bonnet that drives along x."""
    body = box((1.3, 0.62, 0.52), (-0.25, 1.0, 0), 0.14)
    nose = box((0.42, 0.34, 0.42), (1.4, 0.72, 0), 0.12)
    panes = move(row(box((0.145, 0.17, 0.6), (0, 0, 0), 0.02), 0.36, 6), (-0.35, 1.22, 0))
    screen = box((0.3, 0.2, 0.4), (0.95, 1.24, 0), 0.02)
    arches = row(
        unite(*(move(upright(tube(0.36, 0.1)), (x, 0.36, 0)) for x in (-1.0, 1.3))), 0.92, 2, "z"
    )
    tyres = row(
        unite(*(move(upright(tube(0.3, 0.1, rounding=0.04)), (x, 0.3, 0)) for x in (-1.0, 1.3))),
        0.92,
        2,
        "z",
    )
    hubs = row(
        unite(*(move(upright(tube(0.14, 0.03)), (x, 0.3, 0)) for x in (-1.0, 1.3))), 1.14, 2, "z"
    )
    stripes = unite(*(box((1.31, 0.025, 0.535), (-0.25, y, 0)) for y in (0.9, 0.66)))
    bumper = unite(
        box((0.06, 0.08, 0.5), (1.86, 0.4, 0), 0.03),
        box((0.05, 0.08, 0.52), (-1.58, 0.42, 0), 0.03),
    )
    lamps = row(sphere(0.1, (1.8, 0.8, 0)), 0.56, 2, "z")
    shell = cut(blend(0.08, body, nose), unite(panes, arches))
    return [
        Piece(shell, "butter"),
        Piece(unite(box((1.2, 0.5, 0.47), (-0.25, 1.0, 0)), screen, stripes), "iron"),
        Piece(tyres, "black"),
        Piece(unite(hubs, bumper), "steel"),
        Piece(lamps, "paper"),
    ]


def leaf_sprig() -> Motif:
    """Model a sprig with three broad leaves, growing up and to the left."""
    blade = common(tube(0.62, 0.02, (0, 0, 0.36)), tube(0.62, 0.02, (0, 0, -0.36)))
    leaf = upright(unite(blade, rod((-0.5, 0.02, 0), (0.45, 0.02, 0), 0.02)))
    stem = path(((0, 0, 0), (-0.15, 0.25, 0), (-0.2, 0.6, 0)), 0.04)
    leaves = unite(
        move(turn(leaf, "z", 100), (-0.28, 1.05, 0)),
        move(turn(leaf, "z", 165), (-0.66, 0.5, 0.04)),
        move(turn(leaf, "z", 36), (0.28, 0.58, 0.04)),
    )
    return [Piece(unite(stem, leaves), "leaf")]


def heron() -> Motif:
    """Model a heron that stands on one leg and looks to the right."""
    body = blend(
        0.12,
        turn(ellipsoid((0.62, 0.3, 0.27), (0, 0, 0)), "z", 24),
        path(
            ((0.4, 0.2, 0), (0.62, 0.5, 0), (0.5, 0.85, 0), (0.42, 1.05, 0), (0.5, 1.25, 0)), 0.085
        ),
        ellipsoid((0.2, 0.12, 0.11), (0.6, 1.32, 0)),
    )
    wing = unite(
        *(
            move(
                turn(ellipsoid((0.5, 0.12, 0.06)), "z", 24 + 7 * n),
                (-0.14 - 0.05 * n, -0.02 + 0.13 * n - 0.1, 0.22),
            )
            for n in range(3)
        ),
        turn(slab(((-0.9, -0.02), (-0.3, -0.12), (-0.3, 0.14)), 0.06), "z", 24),
    )
    bill = rod((0.72, 1.33, 0), (1.28, 1.28, 0), 0.07, 0.012)
    crest = rod((0.5, 1.4, 0), (0.08, 1.34, 0), 0.05, 0.01)
    legs = unite(
        path(((0.0, -0.2, 0.06), (-0.05, -0.75, 0.06), (0.02, -1.3, 0.06)), 0.03),
        path(((0.06, -0.2, -0.06), (0.24, -0.55, -0.06), (-0.02, -0.72, -0.06)), 0.03),
        *(
            rod((0.02, -1.29, 0.06), (0.02 + x, -1.3, 0.06 + z), 0.025)
            for x, z in ((0.22, 0.1), (0.25, -0.06), (-0.15, 0))
        ),
        sphere(0.03, (0.66, 1.36, 0.1)),
    )
    at = (0.0, 1.32, 0.0)
    return [
        Piece(move(body, at), "porcelain"),
        Piece(move(wing, at), "steel"),
        Piece(move(unite(bill, crest, legs), at), "black"),
    ]


def cattails() -> Motif:
    """Model a stand of cattails with long blades."""
    canes = [(-0.4, 1.9, -0.2), (-0.1, 2.3, 0.1), (0.25, 2.0, -0.1), (0.5, 1.6, 0.15)]
    stems = unite(*(rod((x * 0.7, 0, z), (x, y, z), 0.025) for x, y, z in canes))
    heads = unite(*(rod((x * 0.97, y - 0.5, z), (x, y - 0.12, z), 0.085) for x, y, z in canes))
    blades = unite(
        *(
            path(((x, 0, z), (x * 1.5, tall * 0.6, z), (x * 2.4, tall, z)), 0.035)
            for x, tall, z in (
                (-0.4, 1.3, 0.1),
                (-0.2, 1.6, 0.2),
                (0.18, 1.5, 0.25),
                (0.42, 1.2, 0.1),
                (0.3, 0.9, 0.3),
            )
        )
    )
    return [Piece(unite(stems, blades), "leaf"), Piece(heads, "leather")]


def ranger_hat() -> Motif:
    """Model a park ranger's hat: a flat brim and a crown with four dents."""
    brim = lathe(((0, 0), (1.0, 0.02), (1.04, 0.06), (1.0, 0.1), (0.55, 0.08), (0, 0.08)))
    crown = blend(
        0.12, lathe(((0, 0.05), (0.6, 0.05), (0.56, 0.5), (0.44, 0.86), (0.16, 1.1), (0, 1.12)))
    )
    dents = turn(ring(sphere(0.44, (0.7, 1.02, 0)), 4), "y", 45)
    band = lathe(((0.5, 0.1), (0.64, 0.1), (0.62, 0.3), (0.5, 0.3)))
    badge = move(upright(tube(0.1, 0.03)), (0, 0.3, 0.63))
    return [
        Piece(unite(brim, cut(crown, dents)), "food"),
        Piece(band, "leather"),
        Piece(badge, "brass"),
    ]


def planks() -> Motif:
    """Model a small pile of sawn boards along x, with nails beside them."""
    boards = unite(
        *(
            move(turn(box((1.5, 0.09, 0.24), (0, 0, 0), 0.015), "y", a), (x, y, z))
            for x, y, z, a in ((0, 0.09, -0.3, 2), (0.1, 0.09, 0.3, -3), (0, 0.28, -0.05, -7))
        )
    )
    nails = unite(*(rod((x, 0.03, 0.85), (x + 0.2, 0.03, 0.95), 0.025) for x in (-0.2, 0.2, 0.5)))
    return [Piece(boards, "wood"), Piece(nails, "iron")]


MOTIFS = (
    canoe, boulders, corked_chimney, school_bus, leaf_sprig, heron, cattails, ranger_hat, planks,
)  # fmt: skip
