"""Counters on the table: markers that slide along tracks."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from rules.core.table import HIDDEN
from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.paint import Point, layer
from tabletop.ui.drawing.tween import standard
from tabletop.ui.table import feel
from tabletop.ui.table.moves.reach import Space
from tabletop.ui.table.plan.geometry import CounterSpot

MARKER_Z = 100_000


@dataclass(slots=True)
class Marker:
    """The marker of one seat on a track: its value, where it is and where it goes."""

    sprite: Sprite
    ref: int
    owner: int
    value: int
    here: Point = (0.0, 0.0)
    start: Point = (0.0, 0.0)
    goal: Point = (0.0, 0.0)
    at: float = 1.0
    size: int = 0

    @property
    def moving(self) -> bool:
        """Tell whether it slides."""
        return self.at < 1.0

    @property
    def rect(self) -> pygame.Rect:
        """Return where it is, without its shadow."""
        rect = pygame.Rect(0, 0, self.size, self.size)
        rect.center = (round(self.here[0]), round(self.here[1]))
        return rect


class Track(ABC):
    """Markers that slide, one for each seat; subclasses say where a value is and how one looks."""

    def __init__(
        self, kit: Kit, canvas: Canvas, spot: CounterSpot, owners: list[int], low: int
    ) -> None:
        self.kit = kit
        self.canvas = canvas
        self.spot = spot
        self.markers = [
            Marker(canvas.add(Sprite(layer((1, 1)), z=MARKER_Z + index)), ref, owner, low)
            for index, (ref, owner) in enumerate(zip(spot.refs, owners, strict=True))
        ]

    @property
    def moving(self) -> bool:
        """Tell whether a marker slides."""
        return any(marker.moving for marker in self.markers)

    def set(self, ref: int, value: int, *, at_once: bool) -> None:
        """Send the marker of a counter to a value; others may have to make room."""
        self.set_all({ref: value}, at_once=at_once)

    def set_all(self, values: Mapping[int, int], *, at_once: bool) -> None:
        """Send the markers of counters to their values, all of them together."""
        changed = False
        for marker in self.markers:
            value = values.get(marker.ref, HIDDEN)
            if value not in {HIDDEN, marker.value}:
                marker.value, changed = value, True
        if changed or (at_once and self.moving):
            self._send(at_once=at_once)

    def _send(self, *, at_once: bool) -> None:
        for marker in self.markers:
            goal = self._goal_of(marker)
            if at_once:
                marker.here = marker.start = marker.goal = goal
                marker.at = 1.0
            elif goal != marker.goal:
                marker.start, marker.goal, marker.at = marker.here, goal, 0.0
        self._place()

    def advance(self, seconds: float) -> None:
        """Let the markers slide on."""
        if not self.moving:
            return
        for marker in self.markers:
            if marker.moving:
                marker.at = min(1.0, marker.at + seconds / feel.COUNT)
                share = standard(marker.at)
                (x, y), (right, low) = marker.start, marker.goal
                marker.here = (x + (right - x) * share, y + (low - y) * share)
        self._place()

    def rect_of(self, ref: int) -> pygame.Rect | None:
        """Return where the marker of a counter is."""
        found = [m.rect for m in self.markers if m.ref == ref and m.sprite.visible]
        return found[0] if found else None

    def marker_of(self, ref: int) -> Sprite | None:
        """Return the sprite of a counter's marker."""
        return next((m.sprite for m in self.markers if m.ref == ref), None)

    def space_at(self, at: Point) -> Space | None:
        """Return the space under a point, on a track that has spaces."""
        return None

    def space_rect(self, value: int) -> pygame.Rect | None:
        """Return the space of a value, on a track that has spaces."""
        return None

    def remove(self) -> None:
        """Take the markers away."""
        for marker in self.markers:
            self.canvas.remove(marker.sprite)

    def _place(self) -> None:
        for marker in self.markers:
            marker.sprite.move_centre(marker.here)

    @abstractmethod
    def _goal_of(self, marker: Marker) -> Point:
        """Return where the middle of a marker belongs."""
