"""Checks the engraved notes: maps of the states, their shores, and the words of the vignettes."""

import inspect
from pathlib import Path

import numpy as np
import pytest

from art.motifs.vocabulary import THINGS
from art.plane.silhouette import mask_of
from art.print.note import atlas, maps, skies, under
from art.recipes.cards import vignette
from art.recipes.products import Product, products
from art.spec import Spec, SpecError

ASSETS = Path(__file__).resolve().parents[2] / "assets"
MADE = [
    made
    for folder in sorted(file.parent for file in ASSETS.glob("*/art.toml"))
    for made in products(folder)
]
PLATES = [made for made in MADE if made.recipe == "plate"]
NOTES = [made for made in MADE if made.recipe in ("vignette", "plate", "note_lid")]
# No state reaches a sea or a great lake here.
INLAND = {
    "az", "ar", "co", "id", "ia", "ks", "ky", "mo", "mt", "ne",
    "nv", "nm", "nd", "ok", "sd", "tn", "ut", "vt", "wv", "wy",
}  # fmt: skip


def words(made: Product) -> set[str]:
    """Return the motifs that a picture asks for."""
    things = made.table.get("things", [])
    assert isinstance(things, list)
    return {str(thing["motif"]) for thing in things}


def test_there_is_one_plate_of_every_state() -> None:
    states = [str(made.table["state"]) for made in PLATES]
    assert len(states) == 50
    assert set(states) == set(atlas.atlas())
    assert all(made.file.stem == state for made, state in zip(PLATES, states, strict=True))


def test_states_inland_have_no_shore_and_all_others_have_one() -> None:
    dry = {code for code, state in atlas.atlas().items() if not state.shores}
    assert dry == INLAND


def test_a_state_fills_its_box_and_no_more() -> None:
    for code, state in atlas.atlas().items():
        placed = atlas.placed(state, atlas.fitting(state, (100, 80), (60, 50)))
        every = np.concatenate(placed.rings)
        half = (every.max(0) - every.min(0)) / 2
        assert half[0] <= 60.001, code
        assert half[1] <= 50.001, code
        assert np.isclose(half[0], 60) or np.isclose(half[1], 50), code


def test_a_capital_lies_in_its_state() -> None:
    for code, state in atlas.atlas().items():
        placed = atlas.placed(state, atlas.fitting(state, (100, 100), (95, 95)))
        mask = np.zeros((200, 200), bool)
        for ring in placed.rings:
            mask |= mask_of(ring, (200, 200))
        x, y = (round(part) for part in placed.capital)
        assert mask[y - 2 : y + 3, x - 2 : x + 3].any(), code


def test_water_lines_follow_shores_only() -> None:
    terrain = maps.Terrain((), (), 1)
    for code, wet in (("fl", True), ("ks", False)):
        state = atlas.atlas()[code]
        placed = atlas.placed(state, atlas.fitting(state, (60, 48), (40, 30)))
        land = maps.land_of(placed, terrain, (120, 96), 2)
        lines = maps.water(placed, land, 2)
        assert (lines.max() > 0.2) == wet
        assert lines[land.mask > 0.5].max() == 0


def test_every_motif_of_a_note_is_used_and_can_be_modelled() -> None:
    asked = {word for made in NOTES for word in words(made)}
    for name, maker in THINGS.makers.items():
        if ".note" in maker.__module__:
            assert name in asked
            assert maker(), name
            assert (inspect.getdoc(maker) or "").startswith("Model"), name


def test_every_note_has_a_chance_of_its_own() -> None:
    seeds = [made.table["seed"] for made in NOTES]
    assert len(set(seeds)) == len(seeds)


def test_words_that_a_note_does_not_know_are_refused() -> None:
    with pytest.raises(SpecError, match="no motif 'unicorn'"):
        vignette.things(Spec("x", {"things": [{"motif": "unicorn"}]}))
    with pytest.raises(SpecError, match="grows must be some of"):
        maps.terrain_of(Spec("x", {"grows": ["bamboo"]}), 1, lambda line: line)
    with pytest.raises(SpecError, match="no sky 'aurora'"):
        skies.sky_of(Spec("x", {"kind": "aurora"}), (8, 8))
    notes = under.Notes(*[(0.0, 0.0, 0.0)] * 5)
    with pytest.raises(SpecError, match="no underprint 'plaid'"):
        under.under((8, 8), "plaid", notes, 1, "x")


def test_pictures_of_one_folder_have_one_name_each(tmp_path: Path) -> None:
    entry = '[picture.a]\nrecipe = "back"\n'
    (tmp_path / "art.toml").write_text(entry, encoding="utf-8")
    (tmp_path / "art_more.toml").write_text(entry, encoding="utf-8")
    with pytest.raises(SpecError, match="already is a picture called 'a'"):
        products(tmp_path)
