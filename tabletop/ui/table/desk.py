"""What hands tell the table they serve: what is tried, what is meant, and who hears of it."""

from dataclasses import dataclass, field
from typing import Protocol

import pygame

from rules.core.moves import Move


@dataclass(frozen=True, slots=True)
class Attempt:
    """A gesture that no rule allows: what, onto what (likeliest first), by how much, and where."""

    what: int
    ontos: tuple[int, ...]
    amount: int
    anchor: pygame.Rect


@dataclass(frozen=True, slots=True)
class Intent:
    """What letting go or clicking now would do: its moves, and what they point at.

    Words about it should leave the anchor free, and what is beside it (`near`) if they can.
    """

    moves: tuple[Move, ...]
    anchor: pygame.Rect
    near: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


class Desk(Protocol):
    """Who hears what the hands do."""

    def play(self, moves: list[Move], anchor: pygame.Rect) -> bool:
        """Make a move, or ask which of several; return whether it is being asked."""

    def refuse(self, attempt: Attempt) -> None:
        """Say why something cannot go somewhere."""

    def look(self, ref: int) -> None:
        """Show a thing that cannot be used."""

    def spread(self, place: int) -> None:
        """Lay out the cards of a pile to choose from."""

    def wants_to_know(self, attempt: Attempt) -> bool:
        """Tell whether a press in vain deserves an explanation."""
