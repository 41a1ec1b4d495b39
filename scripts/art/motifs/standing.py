"""Stands things in a scene where an art.toml says."""

from __future__ import annotations

from art.kinds import ORIGIN
from art.motifs.vocabulary import THINGS
from art.space.march import Part
from art.space.stage import Stand, put
from art.spec import Spec

PLACED = {"motif", "at", "turn", "lean", "tip", "size", "accent"}


def things(specs: list[Spec]) -> list[Part]:
    """Place the things of a scene."""
    found = []
    for spec in specs:
        found += thing(spec)
        spec.done()
    return found


def thing(spec: Spec) -> list[Part]:
    """Place one thing; what does not say where it stands goes to the motif itself."""
    turn, lean, tip = (spec.number(key, 0.0) for key in ("turn", "lean", "tip"))
    stand = Stand(spec.vector("at", ORIGIN), turn, lean, tip, spec.number("size", 1.0))
    options = {key: spec.number(key) for key in spec.table if key not in PLACED}
    return put(THINGS.pick(spec, "motif")(**options), stand)
