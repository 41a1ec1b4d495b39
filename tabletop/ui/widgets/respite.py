"""A press of Enter that came too soon after the ring went somewhere by itself is not meant."""

import pygame

from tabletop.ui.widgets.widget import ACTIVATING


class Respite:
    """Keeps a panel from taking a press for an answer that was meant for what lay there before."""

    def __init__(self, rest: float) -> None:
        self.rest = rest  # seconds
        self._led = False
        self._since: float | None = None

    def begin(self) -> None:
        """Notice that the ring came by itself to where it is."""
        self._led, self._since = True, None

    def tick(self, now: float) -> None:
        """Let time pass."""
        self._since = now if self._since is None else self._since
        self._led = self._led and now - self._since < self.rest

    def swallows(self, event: pygame.Event) -> bool:
        """Tell whether a key was not meant; whoever walks has seen where the ring is."""
        hasty = self._led and event.key in ACTIVATING
        self._led = hasty
        return hasty
