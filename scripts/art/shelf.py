"""Keeps what can be drawn by its own name, so that a word of an art.toml finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from art.spec import Spec, SpecError

Maker = TypeVar("Maker", bound=Callable[..., object])


class Shelf(Generic[Maker]):
    """Functions by name; only words under one key of an art.toml pick, as the ledger trusts."""

    def __init__(self, key: str, *makers: Maker) -> None:
        self.key = key
        self.makers = {maker.__name__: maker for maker in makers}
        if len(self.makers) < len(makers):
            raise ValueError(f"two things of one shelf are called alike; each {key} needs a name")

    def pick(self, spec: Spec, key: str) -> Maker:
        """Return what an art.toml names."""
        if key != self.key:
            raise ValueError(f"this shelf is asked by {self.key!r}; by {key!r} the ledger fails")
        name = spec.text(key)
        if name not in self.makers:
            raise SpecError(f"{spec.name}: there is no {key} {name!r}")
        return self.makers[name]
