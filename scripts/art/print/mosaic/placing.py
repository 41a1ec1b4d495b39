"""Reads spots of the plane out of what art.toml says about a thing."""

from __future__ import annotations

from art.plane.grid import Array
from art.plane.outlines import Spot, points_of
from art.spec import Spec, SpecError


def spot_of(spec: Spec, key: str, otherwise: Spot = (0.0, 0.0)) -> Spot:
    """Return two numbers: across and up."""
    value = spec.take(key, list(otherwise))
    if not isinstance(value, list) or len(value) != 2:
        raise SpecError(f"{spec.name}: {key} must be two numbers, not {value!r}")
    return float(value[0]), float(value[1])


def spots_of(spec: Spec, key: str) -> Array:
    """Return a row of spots."""
    value = spec.take(key)
    if not isinstance(value, list) or not all(
        isinstance(part, list) and len(part) == 2 for part in value
    ):
        raise SpecError(f"{spec.name}: {key} must be pairs of numbers, not {value!r}")
    return points_of(value)
