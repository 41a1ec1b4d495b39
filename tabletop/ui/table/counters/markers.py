"""Everything that slides on a table: the discs of its tracks and the cubes of its price grids."""

from collections.abc import Mapping, Sequence

import pygame

from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.table.counters.prices import PriceGrid
from tabletop.ui.table.counters.tracks import Track
from tabletop.ui.table.moves.reach import Space


class Markers:
    """The tracks and grids of one table; each answers for the counters it shows."""

    def __init__(self, tracks: Sequence[Track], grids: Sequence[PriceGrid]) -> None:
        self.tracks = list(tracks)
        self.grids = list(grids)
        self._all: list[Track] = [*tracks, *grids]

    def come_from(self, homes: Mapping[int, tuple[float, float]]) -> None:
        """Let the cubes of seats be seen to come from somewhere when they are first used."""
        for grid in self.grids:
            grid.homes = homes

    @property
    def moving(self) -> bool:
        """Tell whether anything slides."""
        return any(shown.moving for shown in self._all)

    def show(self, counts: Mapping[int, int], *, at_once: bool) -> None:
        """Send every marker to what its counter shows."""
        for shown in self._all:
            for marker in shown.markers:
                shown.set(marker.ref, counts.get(marker.ref, 0), at_once=at_once)

    def advance(self, seconds: float) -> None:
        """Let everything slide on."""
        for shown in self._all:
            shown.advance(seconds)

    def remove(self) -> None:
        """Take everything away."""
        for shown in self._all:
            shown.remove()

    def rects_of(self, ref: int) -> list[pygame.Rect]:
        """Return where the markers of a counter are."""
        found = [shown.rect_of(ref) for shown in self._all]
        return [rect for rect in found if rect is not None]

    def refs_at(self, at: tuple[float, float]) -> list[int]:
        """Return the counters whose markers lie under a point."""
        markers = [marker for shown in self._all for marker in shown.markers]
        return [m.ref for m in markers if m.sprite.visible and m.rect.collidepoint(at)]

    def space_at(self, at: tuple[float, float]) -> Space | None:
        """Return the space of a track under a point."""
        found = (track.space_at(at) for track in self.tracks)
        return next((space for space in found if space is not None), None)

    def space_rect(self, space: Space) -> pygame.Rect | None:
        """Return where a space of a track is."""
        found = [track for track in self.tracks if track.spot.refs == space.refs]
        return found[0].space_rect(space.value) if found else None

    def sprite_of(self, ref: int) -> Sprite | None:
        """Return the disc or cube that stands for a counter."""
        markers = [marker for shown in self._all for marker in shown.markers]
        return next((marker.sprite for marker in markers if marker.ref == ref), None)

    def drop(self, ref: int, at: tuple[float, float]) -> bool:
        """Let the marker of a counter lie where it was dropped; return whether it has one."""
        markers = [m for shown in self._all for m in shown.markers if m.ref == ref]
        for marker in markers[:1]:
            marker.here = marker.start = marker.goal = at
            marker.at = 1.0
            marker.sprite.move_centre(at)
        return bool(markers)

    def prices_of(self, ref: int) -> PriceGrid | None:
        """Return the grid that a counter's cube or a place belongs to."""
        return next((g for g in self.grids if ref == g.onto or ref in g.spot.refs), None)
