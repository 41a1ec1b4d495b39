"""Places the things of Rome that a fresco asks for, on their own or in somebody's hand."""

from __future__ import annotations

from art.kinds import Vector
from art.motifs.rome.body import grasp, plus
from art.motifs.rome.people import Person
from art.motifs.vocabulary import ROME
from art.print.fresco.paint import Dab
from art.space.march import Part
from art.space.stage import Stand, put
from art.spec import Spec, SpecError

UNIT = 10.0
STANDING = {"motif", "at", "turn", "lean", "tip", "size", "held", "paints"}


def props(specs: list[Spec], people: list[Person]) -> list[Dab]:
    """Place the things of a fresco."""
    return [dab for spec in specs for dab in thing(spec, people)]


def hand_of(word: str, people: list[Person], name: str) -> Vector:
    """Return where a hand named like "0.right" holds things."""
    number, _, side = word.partition(".")
    if not number.isdigit() or int(number) >= len(people) or side not in ("right", "left"):
        raise SpecError(f"{name}: there is no hand {word!r}")
    person = people[int(number)]
    arm = person.arms[0 if side == "right" else 1]
    return person.stand.outside(grasp(arm))


def thing(spec: Spec, people: list[Person]) -> list[Dab]:
    """Place one thing; a held one lies in its hand, moved from there by `at`."""
    turn, lean, tip = (spec.number(key, 0.0) for key in ("turn", "lean", "tip"))
    at = spec.vector("at", (0.0, 0.0, 0.0))
    if spec.has("held"):
        at = plus(hand_of(spec.text("held"), people, spec.name), at)
    stand = Stand(at, turn, lean, tip, spec.number("size", 1.0) * UNIT)
    chosen = spec.part("paints")
    options = {key: spec.number(key) for key in spec.table if key not in STANDING}
    parts: list[Part] = put(ROME.pick(spec, "motif")(**options), stand)
    paints = {key: chosen.text(key) for key in chosen.table}
    spec.done()
    return [Dab(part, paints.get(part.material, part.material)) for part in parts]
