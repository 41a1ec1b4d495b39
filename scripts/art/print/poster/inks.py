"""Names the inks of the posters, and what becomes of them in shade and light."""

from __future__ import annotations

import numpy as np

from art.kinds import Colour, colour
from art.plane.grid import Array, clip, single

INKS: dict[str, Colour] = {
    name: colour(value)
    for name, value in {
        "white": "#fff9ea",
        "paper": "#f4e6c6",
        "sand": "#dcc08c",
        "black": "#2a2230",
        "coal": "#43394a",
        "slate": "#4b5a6b",
        "steel": "#7f92a3",
        "silver": "#c9d3d8",
        "red": "#d9372c",
        "crimson": "#9c1f2e",
        "orange": "#f07f26",
        "rust": "#b4522a",
        "gold": "#f6b62c",
        "yellow": "#ffdb4d",
        "olive": "#8a8a35",
        "lime": "#b5cc3f",
        "green": "#4c9b45",
        "forest": "#245f45",
        "mint": "#9fd8b8",
        "teal": "#1f8c8a",
        "aqua": "#86d0cb",
        "sky": "#9bcdee",
        "blue": "#2f72bd",
        "navy": "#21406f",
        "purple": "#6d4496",
        "violet": "#b08bcb",
        "plum": "#4c2a5c",
        "pink": "#f39aa8",
        "rose": "#d9587a",
        "peach": "#f8c9a0",
        "tan": "#d39a68",
        "brown": "#8a5732",
        "umber": "#54341f",
        "wood": "#bd8044",
    }.items()
}


def shaded(colours: Array) -> Array:
    """Return what inks turn to in the shade: darker, and a little towards violet."""
    return single(colours * single((0.66, 0.55, 0.62)) + single((0, 0, 8)))


def lit(colours: Array) -> Array:
    """Return what inks turn to in the light."""
    return clip(single(colours + (single((255, 251, 236)) - colours) * np.float32(0.72)), 0, 255)
