"""What hands tell the table they serve: what is tried, what is meant, and who hears of it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

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


class Desk(ABC):
    """Who hears what the hands do."""

    @abstractmethod
    def play(self, moves: list[Move], anchor: pygame.Rect) -> bool:
        """Make a move, or ask which of several; return whether it is being asked."""

    @abstractmethod
    def offer(self, ref: int, moves: list[Move], anchor: pygame.Rect) -> None:
        """Ask which of all that can be done with a thing is to be done."""

    @abstractmethod
    def refuse(self, attempt: Attempt) -> None:
        """Say why something cannot go somewhere."""

    @abstractmethod
    def look(self, ref: int) -> None:
        """Show a thing that cannot be used."""

    @abstractmethod
    def spread(self, place: int) -> None:
        """Lay out the cards of a pile to choose from."""

    @abstractmethod
    def unfold(self, piece: int) -> None:
        """Open the folder of a piece."""

    @abstractmethod
    def wants_to_know(self, attempt: Attempt) -> bool:
        """Tell whether a press in vain deserves an explanation."""
