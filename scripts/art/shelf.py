"""Keeps what can be drawn by its own name, so that a word of an art.toml finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from art.spec import Spec, SpecError

Maker = TypeVar("Maker", bound=Callable[..., object])


class Shelf(Generic[Maker]):
    """Functions by name. Only words of an art.toml pick from it: the ledger counts on that."""

    def __init__(self, noun: str, *makers: Maker) -> None:
        self.noun = noun
        self.makers = {maker.__name__: maker for maker in makers}
        if len(self.makers) < len(makers):
            raise ValueError(f"two things of one shelf are called alike; each {noun} needs a name")

    def pick(self, spec: Spec, key: str) -> Maker:
        """Return what an art.toml names under a key."""
        name = spec.text(key)
        if name not in self.makers:
            raise SpecError(f"{spec.name}: there is no {self.noun} {name!r}")
        return self.makers[name]
