"""Mats: while something lies over the table, a cloth or a poster covers what is below it."""

from collections.abc import Sequence

import pygame

from rules.core.events import SAID, Event
from rules.core.game import Readout
from tabletop.speech import Speaker
from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.paint import faded, layer, put
from tabletop.ui.drawing.surfaces import HOVERING, brass_edge, panel, shadow
from tabletop.ui.drawing.tween import clamp
from tabletop.ui.table import feel
from tabletop.ui.table.board import Board
from tabletop.ui.table.layout import OVER, Geometry, Slot
from tabletop.ui.table.plan import Plan, Poster
from tabletop.ui.table.poster import Lettering, poster_ground


class Mat:
    """The cloth below the pieces of some slots; it comes with the first and goes with the last."""

    def __init__(
        self, kit: Kit, canvas: Canvas, board: Board, slots: Sequence[Slot], rect: pygame.Rect
    ) -> None:
        self.kit = kit
        self.board = board
        self.slots = slots
        self.canvas = canvas
        self.rect = rect
        self.radius = max(6, kit.scale.px(16))
        cast = shadow(self.rect.size, self.radius, HOVERING, kit.scale.factor)
        self.margin = cast.margin
        image = layer((self.rect.width + 2 * self.margin, self.rect.height + 2 * self.margin))
        cast.draw(image, (self.margin, self.margin))
        put(image, self.ground(), (self.margin, self.margin))
        at = (self.rect.x - self.margin, self.rect.y - self.margin)
        self.image = image
        self.share = 0.0  # how much of it has come
        self.sprite = canvas.add(Sprite(image, at, OVER - 1, visible=False))
        self.refresh()

    def ground(self) -> pygame.Surface:
        """Return the cloth itself."""
        size = self.rect.size
        image = panel(size, self.radius, self.kit.theme["panel"], 0).copy()
        put(image, brass_edge(size, self.radius, max(2, self.kit.scale.px(3))), (0, 0))
        return image

    @property
    def lies(self) -> bool:
        """Tell whether anything lies on it."""
        return any(self.board.count(place) for slot in self.slots for place in slot.refs)

    @property
    def moving(self) -> bool:
        """Tell whether it comes or goes."""
        return self.share != float(self.lies)

    def refresh(self) -> None:
        """Notice whether anything lies there; where nothing moves, it comes and goes at once."""
        if self.board.calm or not self.board.moving:
            self.share = float(self.lies)
        self._show()

    def advance(self, seconds: float) -> None:
        """Come or go a little farther."""
        if self.moving:
            step = seconds / feel.MAT
            self.share = clamp(self.share + (step if self.lies else -step))
            self._show()

    def _show(self) -> None:
        self.sprite.set_visible(self.share > 0 or self.lies)
        if self.sprite.visible:
            self.sprite.show(self.image if self.share >= 1 else faded(self.image, self.share))

    def say(self, readouts: list[Readout], outlook: Readout | None) -> bool:
        """Say nothing: a cloth has no lettering."""
        return False

    def hear(self, event: Event, events: Sequence[Event]) -> None:
        """Take no notice of what is said, one of several events."""

    def ends(self, event: Event, seat: int) -> bool:
        """Tell whether something said ends a fight of a seat."""
        return False

    def remove(self) -> None:
        """Leave the canvas."""
        self.canvas.remove(self.sprite)


class PosterMat(Mat):
    """A mat with lettering that several zones share."""

    def __init__(  # noqa: PLR0913, PLR0917 - what a mat needs, and what it says
        self,
        kit: Kit,
        canvas: Canvas,
        board: Board,
        slots: Sequence[Slot],
        geometry: Geometry,
        poster: Poster,
        speaker: Speaker,
    ) -> None:
        self.poster = poster
        self.lettering = Lettering(kit, speaker, poster, slots)
        area = geometry.areas.get(poster.bar_area, pygame.Rect(0, 0, 0, 0))
        self.bar = pygame.Rect(area)
        super().__init__(kit, canvas, board, slots, geometry.areas[poster.area])
        self._blank = self.image

    def ground(self) -> pygame.Surface:
        """Return the empty poster."""
        return poster_ground(self.kit, self.rect.size, self.poster)

    def say(self, readouts: list[Readout], outlook: Readout | None) -> bool:
        """Show what is known of its places, or would be after a move; return whether it would."""
        if self.lettering.say(readouts, outlook):
            self._paint()
        return self.lies and self.lettering.foresees

    def hear(self, event: Event, events: Sequence[Event]) -> None:
        """Show what a side comes to in the end, when it is said, and what follows from it."""
        if self.lettering.hear(event, events):
            self._paint()

    def ends(self, event: Event, seat: int) -> bool:
        """Tell whether something said ends a fight of a seat."""
        last = event.kind == SAID and self.poster.totals[-1:] == (event.key,)
        return last and seat in self.lettering.seats

    def _paint(self) -> None:
        self.image = self._blank.copy()
        self.lettering.draw(self.image, self.sprite.topleft, self.bar)
        self._show()


def lay_mats(
    kit: Kit, canvas: Canvas, board: Board, geometry: Geometry, plan: Plan, speaker: Speaker
) -> list[Mat]:
    """Make a cloth for every zone that lies over the table, and the posters that zones share."""
    over = [slot for slot in geometry.slots if slot.zone.over]
    inset = -kit.scale.px(6)
    alone = [slot for slot in over if not slot.zone.mat]
    mats = [Mat(kit, canvas, board, [slot], slot.drop.inflate(inset, inset)) for slot in alone]
    board.mats = {poster.name: geometry.areas[poster.area] for poster in plan.posters}
    for poster in plan.posters:
        shared = [slot for slot in over if slot.zone.mat == poster.name]
        mats.append(PosterMat(kit, canvas, board, shared, geometry, poster, speaker))
    return mats
