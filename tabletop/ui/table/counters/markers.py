"""Everything that slides on a table: the discs of its tracks and the cubes of its price grids."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

import pygame

from rules.core.setup import Setup
from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.gallery import Gallery
from tabletop.ui.table.counters.counter_forms import TrackPlan, take_prices, take_track
from tabletop.ui.table.counters.prices import PriceGrid
from tabletop.ui.table.counters.rail import Rail, RailTrack
from tabletop.ui.table.counters.slab import Beyond, DiscTrack, Slab
from tabletop.ui.table.counters.tracks import Track
from tabletop.ui.table.fittings.fitting import Fitting, Hint, Lapse, Point, Setting
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.moves.reach import Space
from tabletop.ui.table.plan.geometry import CounterSpot
from tabletop.ui.table.plan.reading import FormReader


class TrackGround:
    """The ground of one track, and the parts on it that change with its counters."""

    def __init__(self, kit: Kit, spot: CounterSpot, gallery: Gallery) -> None:
        self.kit = kit
        self.spot = spot
        plan = spot.view.its(TrackPlan)
        stone = plan.material != "brass"
        self.ground: Rail | Slab = Slab(kit, spot, gallery) if stone else Rail(kit, spot)
        self.beyond: Beyond | None = None
        if isinstance(self.ground, Slab) and plan.beyond:
            self.beyond = Beyond(kit, self.ground.spaces)

    @property
    def area(self) -> pygame.Rect:
        """Return the area of the whole track."""
        return self.ground.area

    @property
    def parts(self) -> list[Part]:
        """Return what has to be drawn anew when a counter changes."""
        return [self.beyond] if self.beyond is not None else []

    def markers(self, canvas: Canvas, owners: list[int]) -> Track:
        """Put a marker for each seat on the track."""
        if isinstance(self.ground, Slab):
            return DiscTrack(canvas, self.ground, self.beyond, owners)
        return RailTrack(self.kit, canvas, self.spot, owners)


class Markers(Fitting):
    """The tracks and grids of one table; each answers for the counters it shows.

    The cubes of seats are seen to come from their plates when they are first used.
    """

    forms: ClassVar[Mapping[str, FormReader]] = {
        "track": take_track,
        "prices": take_prices,
    }

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        kit, canvas, setup = setting.kit, setting.canvas, setting.setup
        self.rails = [TrackGround(kit, spot, setting.gallery) for spot in setting.spots("track")]
        self.tracks = [rail.markers(canvas, _owners(setup, rail.spot.refs)) for rail in self.rails]
        self.grids = [
            PriceGrid(kit, canvas, spot, setting.speaker, setting.gallery)
            for spot in setting.spots("prices")
        ]
        plates = () if setting.board.calm else setting.geometry.plates
        for grid in self.grids:
            grid.homes = {seat: box.center for seat, box, _ in plates}
        self._all: list[Track] = [*self.tracks, *self.grids]
        self.ground = [rail.ground for rail in self.rails]
        self.parts = [grid.board for grid in self.grids]
        self.parts += [part for rail in self.rails for part in rail.parts]

    @property
    def moving(self) -> bool:
        """Tell whether anything slides."""
        return any(shown.moving for shown in self._all)

    def show(self, *, at_once: bool) -> None:
        """Send every marker to what its counter shows."""
        counts = self.setting.counts.values
        at_once = at_once or self.setting.board.calm
        for shown in self._all:
            values = {marker.ref: counts.get(marker.ref, 0) for marker in shown.markers}
            shown.set_all(values, at_once=at_once)

    def advance(self, lapse: Lapse) -> None:
        """Let everything slide on."""
        for shown in self._all:
            shown.advance(lapse.hurried)

    def remove(self) -> None:
        """Take everything away."""
        for shown in self._all:
            shown.remove()

    def rects_of(self, ref: int) -> list[pygame.Rect]:
        """Return where the markers of a counter are."""
        found = [shown.rect_of(ref) for shown in self._all]
        return [rect for rect in found if rect is not None]

    def discs(self) -> list[pygame.Rect]:
        """Return where the markers of all tracks are."""
        return [marker.rect for track in self.tracks for marker in track.markers]

    def bids(self) -> list[pygame.Rect]:
        """Return the prices on which a cube lies."""
        return [grid.rect_at(amount) for grid in self.grids for amount in grid.board.taken]

    def refs_at(self, at: Point) -> list[int]:
        """Return the counters whose markers lie under a point."""
        markers = [marker for shown in self._all for marker in shown.markers]
        return [m.ref for m in markers if m.sprite.visible and m.rect.collidepoint(at)]

    def hints(self) -> list[Hint]:
        """Return the markers on tracks, then whole tracks and grids."""
        refs = [ref for rail in self.rails for ref in rail.spot.refs]
        found = [(ref, rect) for ref in refs for rect in self.rects_of(ref)]
        found += [(rail.spot.refs[0], rail.area) for rail in self.rails]
        return found + [(grid.onto, grid.board.box) for grid in self.grids]

    def space_at(self, at: Point) -> Space | None:
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

    def picture_of(self, ref: int) -> pygame.Surface | None:
        """Return the cube of a counter as it looks off its grid, if it stands on one."""
        grid = self.prices_of(ref)
        return grid.picture_of(ref) if grid is not None else None

    def drop(self, ref: int, at: Point) -> bool:
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


def _owners(setup: Setup, refs: Sequence[int]) -> list[int]:
    return [setup.counter(ref).owner for ref in refs]
