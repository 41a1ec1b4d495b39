"""Models farms and landscapes: barns, silos, corn, mountains, woods, islands and boats."""

from __future__ import annotations

from art.space.shaping import blend, common, cut, mirror, move, ring, row, turn, unite
from art.space.solids import above, box, ellipsoid, lathe, rod, slab, sphere, tube
from art.space.stage import Motif, Piece


def barn() -> Motif:
    """Model a barn with a broken roof and a great door."""
    end = ((-0.8, 0), (0.8, 0), (0.8, 0.9), (0.52, 1.4), (0, 1.65), (-0.52, 1.4), (-0.8, 0.9))
    hall = slab(end, 1.1)
    cap = cut(
        slab(tuple((x * 1.1, y * 1.05 + 0.02) for x, y in end), 1.18),
        unite(slab(end, 1.3), box((0.74, 3, 3), (0, -2.1, 0)), box((3, 0.9, 3))),
    )
    door = box((0.34, 0.42, 0.03), (0, 0.42, 1.1))
    braces = mirror(unite(rod((-0.32, 0.04, 1.15), (0.32, 0.8, 1.15), 0.025)))
    hatch = box((0.14, 0.16, 0.03), (0, 1.2, 1.1))
    return [
        Piece(hall, "barn"),
        Piece(cap, "roof"),
        Piece(unite(door), "wood"),
        Piece(braces, "paper"),
        Piece(hatch, "lamp"),
    ]


def silo(high: float = 2.0) -> Motif:
    """Model a grain silo."""
    body = unite(
        tube(0.4, high / 2, (0, high / 2, 0)), common(sphere(0.4, (0, high, 0)), above(high))
    )
    return [Piece(body, "coin"), Piece(rod((0.42, 0, 0), (0.42, high, 0), 0.03), "iron")]


def wind_pump() -> Motif:
    """Model the wind pump of a farm."""
    legs = mirror(row(rod((0.34, 0, 0), (0.04, 2.1, 0), 0.025), 0.3, 2, "z"))
    bars = unite(*(box((0.3 - 0.1 * n, 0.015, 0.15), (0, 0.4 + 0.55 * n, 0)) for n in range(3)))
    blade = turn(box((0.2, 0.012, 0.1), (0.36, 0, 0)), "x", 25)
    wheel = move(turn(unite(ring(blade, 14)), "x", 90), (0, 2.2, 0.2))
    vane = unite(
        box((0.5, 0.02, 0.02), (-0.4, 2.2, 0)),
        move(slab(((-0.3, -0.16), (0.1, -0.06), (0.1, 0.06), (-0.3, 0.16)), 0.012), (-0.9, 2.2, 0)),
    )
    return [Piece(unite(legs, bars, vane), "steel"), Piece(wheel, "steel")]


def corn() -> Motif:
    """Model a patch of standing corn."""
    stalk = unite(
        rod((0, 0, 0), (0, 0.6, 0), 0.03),
        rod((0, 0.2, 0), (0.14, 0.42, 0), 0.03, 0.01),
        rod((0, 0.3, 0), (-0.14, 0.5, 0.02), 0.03, 0.01),
        ellipsoid((0.05, 0.12, 0.05), (0.03, 0.62, 0)),
    )
    return [Piece(row(row(stalk, 0.3, 18), 0.36, 3, "z"), "food")]


def mountain() -> Motif:
    """Model a snowy mountain."""
    cone = lathe(((0, 2.6), (0.35, 2.0), (0.8, 1.4), (1.3, 0.8), (2.4, 0), (0, 0)))
    ridges = unite(
        *(
            turn(rod((0.0, 2.5, 0), (2.2, 0.0, 0), 0.12, 0.5), "y", a)
            for a in (20, 95, 150, 230, 300)
        )
    )
    whole = blend(0.35, cone, ridges)
    return [
        Piece(common(whole, box((9, 2.0, 9), (0, -0.45, 0))), "rock"),
        Piece(common(whole, above(1.55)), "snow"),
    ]


def pine() -> Motif:
    """Model a fir tree."""
    tiers = unite(
        *(
            lathe(
                (
                    (0, 0.3 + 0.42 * n),
                    (0.55 - 0.1 * n, 0.28 + 0.42 * n),
                    (0.1, 0.95 + 0.42 * n),
                    (0, 0.98 + 0.42 * n),
                )
            )
            for n in range(5)
        )
    )
    return [Piece(tiers, "pine"), Piece(tube(0.07, 0.2, (0, 0.2, 0)), "wood")]


def lodge() -> Motif:
    """Model a log house with a lit window."""
    hall = slab(((-0.7, 0), (0.7, 0), (0.7, 0.5), (0, 1.05), (-0.7, 0.5)), 0.55)
    roof = mirror(turn(box((0.56, 0.05, 0.7), (0.5, 0, 0)), "z", -38))
    return [
        Piece(hall, "barn"),
        Piece(move(roof, (0, 1.15, 0)), "roof"),
        Piece(
            unite(
                box((0.15, 0.16, 0.02), (0.3, 0.3, 0.55)), box((0.1, 0.1, 0.02), (0, 0.72, 0.55))
            ),
            "lamp",
        ),
    ]


def sail_boat() -> Motif:
    """Model a small boat under sail."""
    hull_ = common(ellipsoid((0.9, 0.35, 0.3), (0, 0.3, 0)), box((2, 0.18, 1), (0, 0.1, 0)))
    mast = rod((0, 0.2, 0), (0, 2.1, 0), 0.03)
    sails = unite(
        slab(((0.08, 0.4), (0.8, 0.42), (0.08, 2.0)), 0.03),
        slab(((-0.08, 0.45), (-0.65, 0.42), (-0.08, 1.8)), 0.03),
    )
    return [Piece(unite(hull_, mast), "wood"), Piece(sails, "paper")]


def deck_chair() -> Motif:
    """Model a canvas deck chair."""
    frame = row(
        unite(rod((-0.6, 0, 0), (0.7, 1.2, 0), 0.035), rod((0.5, 0, 0), (-0.6, 0.55, 0), 0.035)),
        0.7,
        2,
        "z",
    )
    outline = (
        (-0.6, 0.5), (-0.2, 0.28), (0.1, 0.5), (0.7, 1.2), (0.66, 1.24), (0.06, 0.58), (-0.2, 0.36),
        (-0.58, 0.56),
    )  # fmt: skip
    return [Piece(frame, "wood"), Piece(slab(outline, 0.3), "cloth")]


def islet() -> Motif:
    """Model a low island."""
    return [Piece(common(ellipsoid((1.3, 0.3, 0.9), (0, 0, 0)), above(-0.05)), "food")]


MOTIFS = (barn, silo, wind_pump, corn, mountain, pine, lodge, sail_boat, deck_chair, islet)
