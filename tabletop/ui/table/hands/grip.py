"""What everything in a hand does: it follows the pointer, is let go, and comes to rest."""

# ruff: noqa: B027 - not everything in a hand has to get ready, land or come to rest
from abc import ABC, abstractmethod

import pygame

Point = tuple[float, float]


class Grip(ABC):
    """Something in the hand; what it does not care about, it leaves as it is here."""

    @property
    @abstractmethod
    def ref(self) -> int:
        """Return what it is."""

    @property
    @abstractmethod
    def middle(self) -> Point:
        """Return where its middle is."""

    @property
    @abstractmethod
    def rect(self) -> pygame.Rect:
        """Return what it covers."""

    @property
    def done(self) -> bool:
        """Tell whether it has come to rest after it was let go."""
        return True

    def stand_for(self, ref: int) -> None:
        """Become the copy of the same thing that a move names."""

    @abstractmethod
    def follow(self, at: Point) -> None:
        """Keep the grabbed point under the pointer."""

    @abstractmethod
    def advance(self, seconds: float) -> None:
        """Let it swing, rise or glide."""

    @abstractmethod
    def ask(self, goal: Point) -> None:
        """Wait above something while a question about it is open."""

    def leave(self) -> None:
        """Get ready for the move that is about to be made with it."""

    def land(self) -> None:
        """Lie down where that move took it."""

    @abstractmethod
    def go_home(self, *, nudge: bool = False) -> None:
        """Glide back to where it was taken."""

    def finish(self) -> None:
        """Be at rest at once."""
