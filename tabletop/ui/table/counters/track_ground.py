"""What a counter's track is made of: the right ground and the right markers for its material."""

import pygame

from tabletop.ui.drawing.canvas import Canvas
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.gallery import Gallery
from tabletop.ui.table.counters.counter_forms import TrackPlan
from tabletop.ui.table.counters.rail import Rail, RailTrack
from tabletop.ui.table.counters.slab import Beyond, DiscTrack, Slab
from tabletop.ui.table.counters.tracks import Track
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.plan.geometry import CounterSpot


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
