"""Remembers pictures that were drawn for the window as it is, and forgets them when it changes.

What all of them take together is limited: those that were not wanted for longest go first.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Generic, ParamSpec, Protocol, TypeVar, cast

import pygame

from tabletop.ui.drawing import heap

LIMIT_BYTES = 28 * 1024 * 1024


class Weighed(Protocol):
    """Something drawn that tells how much memory it takes."""

    @property
    def held_bytes(self) -> int:
        """Return how much memory it takes."""


Given = ParamSpec("Given")
Drawn = TypeVar("Drawn", bound="pygame.Surface | Weighed")


class Album(Generic[Drawn]):
    """Pictures by what they show, as many as a limit of bytes allows."""

    def __init__(self, limit_bytes: int) -> None:
        self._limit = limit_bytes
        self._held = 0
        self._pictures: OrderedDict[Hashable, Drawn] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pictures)

    @property
    def held_bytes(self) -> int:
        """Return how much memory the pictures take."""
        return self._held

    def find(self, key: Hashable) -> Drawn | None:
        """Return a picture that is there, and keep it longest from now on."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def get(self, key: Hashable, draw: Callable[[], Drawn]) -> Drawn:
        """Return a picture, drawn if it is not there."""
        found = self.find(key)
        if found is None:
            found = draw()
            self.keep(key, found)
        return found

    def clear(self) -> None:
        """Forget all pictures."""
        self._pictures.clear()
        self._held = 0

    def keep(self, key: Hashable, picture: Drawn) -> None:
        """Keep a picture, unless it is larger than all others together may be."""
        size = bytes_of(picture)
        heap.painted(size)
        if size > self._limit:
            return
        self._pictures[key] = picture
        self._held += size
        while self._held > self._limit:
            self._held -= bytes_of(self._pictures.popitem(last=False)[1])


_album: Album[pygame.Surface | Weighed] = Album(LIMIT_BYTES)
_forgetters: list[Callable[[], None]] = [_album.clear]


def remembered(draw: Callable[Given, Drawn]) -> Callable[Given, Drawn]:
    """Let a function that draws for a size keep its pictures until the size changes."""

    @wraps(draw)
    def remembering(*given: Given.args, **named: Given.kwargs) -> Drawn:
        key = (draw, given, *named.items())
        return cast("Drawn", _album.get(key, lambda: draw(*given, **named)))

    return remembering


def forgotten_with_pictures(forget: Callable[[], None]) -> None:
    """Have something else forgotten, too, whenever the pictures are."""
    _forgetters.append(forget)


def forget_pictures() -> None:
    """Give back the room of everything that was drawn for the window as it was."""
    for forget in _forgetters:
        forget()
    heap.tidy()


def kept_pictures() -> int:
    """Return how many pictures are remembered."""
    return len(_album)


def bytes_of(picture: pygame.Surface | Weighed) -> int:
    """Return how much memory a picture takes."""
    if isinstance(picture, pygame.Surface):
        return picture.get_pitch() * picture.get_height()
    return picture.held_bytes
