"""Knows every motif by its name and places those that a scene asks for."""

from __future__ import annotations

from art.march import Part
from art.motifs_city import CITY
from art.motifs_desk import DESK
from art.motifs_hands import HANDS
from art.motifs_salon import SALON
from art.motifs_works import WORKS
from art.spec import Spec, SpecError
from art.stage import Maker, Stand, put

MOTIFS: dict[str, Maker] = {**CITY, **DESK, **HANDS, **SALON, **WORKS}
STANDING = {"motif", "at", "turn", "lean", "tip", "size"}


def things(specs: list[Spec]) -> list[Part]:
    """Place the things of a scene."""
    return [part for spec in specs for part in thing(spec)]


def thing(spec: Spec) -> list[Part]:
    """Place one thing; what does not say where it stands goes to the motif itself."""
    name = spec.text("motif")
    if name not in MOTIFS:
        raise SpecError(f"{spec.name}: there is no motif {name!r}")
    numbers = [spec.number(key, 0.0) for key in ("turn", "lean", "tip")]
    stand = Stand(spec.vector("at", (0.0, 0.0, 0.0)), *numbers, spec.number("size", 1.0))
    options = {key: spec.number(key) for key in spec.table if key not in STANDING}
    spec.done()
    return put(MOTIFS[name](**options), stand)
