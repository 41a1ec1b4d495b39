"""Knows the outlines of the states: rings of land, which edges of them are shores, the capital."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from art.plane.grid import Array
from art.plane.outlines import Spot, points_of
from art.spec import stored


@dataclass(frozen=True)
class State:
    """The land of a state; a shore is a row of corners with water beside it."""

    rings: tuple[Array, ...]
    shores: tuple[Array, ...]
    capital: Spot


@cache
def atlas() -> dict[str, State]:
    """Read all states by their codes."""
    found = {}
    for code, entry in stored("scripts/art/print/note/states.toml").items():
        rings = [points_of(np.reshape(ring, (-1, 2)).tolist()) for ring in entry["rings"]]
        shores = [
            shore
            for ring, runs in zip(rings, entry["sea"], strict=True)
            for shore in shores_of(ring, runs)
        ]
        found[code] = State(tuple(rings), tuple(shores), tuple(entry["capital"]))
    return found


def shores_of(ring: Array, runs: list[int]) -> list[Array]:
    """Return the shores of a ring: every second run of its corners, each with its last end."""
    found = []
    start = 0
    for number, count in enumerate(runs):
        if number % 2 and count:
            found.append(ring[np.arange(start, start + count + 1) % len(ring)])
        start += count
    return found


def fitting(state: State, at: Spot, half: Spot) -> Callable[[Array], Array]:
    """Return what brings corners of a state to pixels, as large as a box allows."""
    every = np.concatenate(state.rings)
    low, high = every.min(0), every.max(0)
    size = float(min(2 * half[0] / (high[0] - low[0]), 2 * half[1] / (high[1] - low[1])))
    shift = points_of([at]) - (low + high) / 2 * size
    return lambda line: line * size + shift


def placed(state: State, place: Callable[[Array], Array]) -> State:
    """Return a state in pixels."""
    capital = place(points_of([state.capital]))[0]
    return State(
        tuple(place(ring) for ring in state.rings),
        tuple(place(shore) for shore in state.shores),
        (float(capital[0]), float(capital[1])),
    )
