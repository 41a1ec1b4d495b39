"""Knows every thing of Rome by its name and places those that a fresco asks for."""

from __future__ import annotations

from art.kinds import Vector
from art.march import Part
from art.motifs_rome_arms import (
    cudgel,
    horn,
    lituus,
    parma,
    scutum,
    spear,
    standard,
    sword,
    vexillum,
)
from art.motifs_rome_body import grasp, plus
from art.motifs_rome_goods import (
    amphora,
    axe,
    basket,
    block,
    bolt,
    chisel,
    column_stump,
    goblet,
    grapes,
    hanging,
    krater,
    loaf,
    logs,
    mallet,
    oil_jar,
    olive_branch,
    patera,
    sheaf,
)
from art.motifs_rome_house import (
    abacus,
    altar,
    bird,
    dog,
    door,
    flames,
    mask,
    moth,
    shrine,
    snake,
    spider,
    table,
    tray,
    web,
)
from art.motifs_rome_people import Dab, Person
from art.motifs_rome_state import (
    balance,
    coffer,
    coins,
    curule_chair,
    dais,
    falling,
    fasces,
    hammer,
    purse,
    rolled,
    rope,
    sceptre,
    scroll,
    stack,
    stylus,
    tablet,
    urn,
)
from art.spec import Spec, SpecError
from art.stage import Maker, Stand, put

MOTIFS: dict[str, Maker] = {
    maker.__name__: maker
    for maker in (
        abacus, altar, amphora, axe, balance, basket, bird, block, bolt, chisel, coffer, coins,
        column_stump, cudgel, curule_chair, dais, dog, door, falling, fasces, flames, goblet,
        grapes, hammer, hanging, horn, krater, lituus, loaf, logs, mallet, mask, moth, oil_jar,
        olive_branch, parma, patera, purse, rolled, rope, sceptre, scroll, scutum, sheaf, shrine,
        snake, spear, spider, stack, standard, stylus, sword, table, tablet, tray, urn, vexillum,
        web,
    )
}  # fmt: skip
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
    name = spec.text("motif")
    if name not in MOTIFS:
        raise SpecError(f"{spec.name}: there is no motif {name!r}")
    turn, lean, tip = (spec.number(key, 0.0) for key in ("turn", "lean", "tip"))
    at = spec.vector("at", (0.0, 0.0, 0.0))
    if spec.has("held"):
        at = plus(hand_of(spec.text("held"), people, spec.name), at)
    stand = Stand(at, turn, lean, tip, spec.number("size", 1.0) * UNIT)
    chosen = spec.part("paints")
    options = {key: spec.number(key) for key in spec.table if key not in STANDING}
    parts: list[Part] = put(MOTIFS[name](**options), stand)
    paints = {key: chosen.text(key) for key in chosen.table}
    spec.done()
    return [Dab(part, paints.get(part.material, part.material)) for part in parts]
