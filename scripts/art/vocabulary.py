"""Knows every motif by its name and places those that a scene asks for."""

from __future__ import annotations

from types import ModuleType

from art import (
    motifs_club,
    motifs_desk,
    motifs_dining,
    motifs_hands,
    motifs_houses,
    motifs_land,
    motifs_office,
    motifs_room,
    motifs_street,
    motifs_works,
)
from art.march import Part
from art.spec import Spec, SpecError
from art.stage import Maker, Stand, put

STANDING = {"motif", "at", "turn", "lean", "tip", "size"}


def makers(*modules: ModuleType) -> dict[str, Maker]:
    """Collect the functions that model a motif; their names are the words of the vocabulary."""
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if getattr(value, "__annotations__", {}).get("return") == "Motif"
    }


MOTIFS = makers(
    motifs_club,
    motifs_desk,
    motifs_dining,
    motifs_hands,
    motifs_houses,
    motifs_land,
    motifs_office,
    motifs_room,
    motifs_street,
    motifs_works,
)


def things(specs: list[Spec]) -> list[Part]:
    """Place the things of a scene."""
    return [part for spec in specs for part in thing(spec)]


def thing(spec: Spec) -> list[Part]:
    """Place one thing; what does not say where it stands goes to the motif itself."""
    name = spec.text("motif")
    if name not in MOTIFS:
        raise SpecError(f"{spec.name}: there is no motif {name!r}")
    turn, lean, tip = (spec.number(key, 0.0) for key in ("turn", "lean", "tip"))
    at = spec.vector("at", (0.0, 0.0, 0.0))
    stand = Stand(at, turn, lean, tip, spec.number("size", 1.0))
    options = {key: spec.number(key) for key in spec.table if key not in STANDING}
    spec.done()
    return put(MOTIFS[name](**options), stand)
