"""Remembers pictures that were drawn for the window as it is, and forgets them when it changes."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

Given = ParamSpec("Given")
Drawn = TypeVar("Drawn")

_forgetters: list[Callable[[], None]] = []
_counters: list[Callable[[], int]] = []


def remembered(most: int) -> Callable[[Callable[Given, Drawn]], Callable[Given, Drawn]]:
    """Let a function that draws for a size keep its last pictures until the size changes."""

    def keeping(draw: Callable[Given, Drawn]) -> Callable[Given, Drawn]:
        cached = lru_cache(maxsize=most)(draw)
        _forgetters.append(cached.cache_clear)
        _counters.append(lambda: cached.cache_info().currsize)
        return cast("Callable[Given, Drawn]", cached)

    return keeping


def forget_pictures() -> None:
    """Give back the room of everything that was drawn for the window as it was."""
    for forget in _forgetters:
        forget()


def kept_pictures() -> int:
    """Return how many pictures are remembered."""
    return sum(count() for count in _counters)
