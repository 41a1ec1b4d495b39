"""Engraves the plate of a state: its map, a senator's desk and chair, and a seal of the land."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.kinds import Size
from art.plane.grid import Array, blur, clip, mix, reduce, single
from art.plane.relief import Relief
from art.plane.sheet import Sheet, write
from art.print.engrave import hatch
from art.print.guilloche import rosette
from art.print.note.atlas import atlas, fitting, placed
from art.print.note.maps import PERIOD, capital_star, engraved, land_of, signs, terrain_of, water
from art.print.note.seal import EMBLEMS, seal
from art.print.note.under import Notes, notes_of, over, under
from art.recipes.cards.vignette import SCALE, engraved_over
from art.spec import Spec, SpecError

# Shares of the picture; figures of the card cover the upper left corner.
MAP_AT, MAP_HALF = (0.605, 0.5), (0.35, 0.4)
SEAL_AT, SEAL_SIZE = (0.12, 0.39), 0.1


def mapped(spec: Spec, size: Size, notes: Notes, paper: Array, seed: int) -> Array:
    """Print the map of a state."""
    code = spec.text("state")
    if code not in atlas():
        raise SpecError(f"{spec.name}: there is no state {code!r}")
    every = np.concatenate(atlas()[code].rings)
    wide, high = every.max(0) - every.min(0)
    # A low state moves up, so that the desk hides little of it.
    raised = 0.1 * max(0.0, 1 - float(high / wide) / 0.9)
    at = (size[0] * MAP_AT[0], size[1] * (MAP_AT[1] - raised))
    place = fitting(atlas()[code], at, (size[0] * MAP_HALF[0], size[1] * MAP_HALF[1]))
    state = placed(atlas()[code], place)
    terrain = terrain_of(spec, seed, place)
    land = land_of(state, terrain, size, SCALE)
    star, bare = capital_star(state.capital, (size[1] * SCALE, size[0] * SCALE), SCALE)
    drawn, clear = signs(land, terrain, SCALE, 1 - blur(bare, 6 * SCALE) * 4)
    ink = engraved(land, SCALE) * (1 - np.maximum(clear, bare))
    ink = np.maximum(np.maximum(ink, drawn * (1 - bare)), water(state, land, SCALE))
    inside = reduce(land.mask, SCALE)
    halo = blur(inside, size[0] * 0.045) * (1 - inside)
    paper = single(mix(paper, paper * single(notes.first) / 255, halo * 0.62))
    paper = mix(paper, np.broadcast_to(single(notes.paper) * 1.015, paper.shape), inside * 0.9)
    shade = mix(
        paper, paper * single(notes.first) / 255, reduce(1 - land.tone, SCALE) * inside * 0.5
    )
    printed = over(shade, reduce(ink, SCALE), notes, np.zeros(inside.shape, np.float32))
    return over(printed, reduce(star, SCALE), notes, np.ones(inside.shape, np.float32))


def sealed(spec: Spec, size: Size, notes: Notes, paper: Array) -> Array:
    """Strike the seal into the upper corner, in the accent ink."""
    emblem = spec.text("seal")
    if emblem not in EMBLEMS:
        raise SpecError(f"{spec.name}: there is no seal {emblem!r}")
    at = (size[0] * SEAL_AT[0], size[1] * SEAL_AT[1])
    radius = size[0] * SEAL_SIZE
    sheet = Sheet(*size, notes.paper)
    sheet.paste(paper)
    rosette(sheet, at, (radius * 0.8, radius * 1.62), 14, 10, notes.pale(0.95))
    paper = sheet.picture()
    relief = Relief(size, SCALE)
    field = seal(relief, at, radius, emblem)
    tone = (0.1 + 0.86 * relief.tone(0.9)) * (1 - 0.45 * field)
    ink = hatch(clip(tone), PERIOD * SCALE, relief.height * np.float32(SCALE * 0.9), -0.5)
    inside = reduce(relief.cover, SCALE)
    thrown = reduce(relief.shadow(5.0, 0.5), SCALE)
    paper = mix(
        paper * thrown[..., None], np.broadcast_to(single(notes.paper), paper.shape), inside
    )
    return over(paper, reduce(ink * relief.cover, SCALE), notes, np.ones(inside.shape, np.float32))


def draw(spec: Spec, size: Size) -> Array:
    """Engrave a whole plate."""
    notes = notes_of(spec)
    seed = spec.whole("seed")
    paper = under(size, spec.text("under"), notes, seed, spec.name)
    paper = mapped(spec, size, notes, paper, seed)
    paper = sealed(spec, size, notes, paper)
    return engraved_over(paper, spec, size, notes)


def make(spec: Spec, target: Path) -> None:
    """Draw the plate that an art.toml describes into a file."""
    write(draw(spec, spec.size()), target, spec.whole("quality"))
