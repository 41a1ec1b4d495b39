"""Mats: while something lies over the table, a cloth or a poster covers what is below it."""

from collections.abc import Sequence

import pygame

from rules.core.events import SAID, Event
from rules.core.game import Readout
from tabletop.ui.drawing.canvas import Canvas
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.table.mats.ballot import VoteMat
from tabletop.ui.table.mats.mat import Mat
from tabletop.ui.table.mats.poster import Lettering, poster_ground
from tabletop.ui.table.pieces.board import Board
from tabletop.ui.table.plan.layout import Geometry, Slot
from tabletop.ui.table.plan.table_plan import VOTE, Plan, Poster
from tabletop.words.speech import Speaker

__all__ = ["Mat", "PosterMat", "VoteMat", "lay_mats"]


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

    def ground(self) -> pygame.Surface:
        """Return the empty poster."""
        return poster_ground(self.kit, self.rect.size, self.poster)

    def say(self, readouts: list[Readout], outlook: Readout | None) -> bool:
        """Show what is known of its places, or would be after a move; return whether it would."""
        if self.lettering.say(readouts, outlook):
            self.rewrite()
        return self.lies and self.lettering.foresees

    def hear(self, event: Event, events: Sequence[Event]) -> None:
        """Show what a side comes to in the end, when it is said, and what follows from it."""
        if self.lettering.hear(event, events):
            self.rewrite()

    def ends(self, event: Event, seat: int) -> bool:
        """Tell whether something said ends a fight of a seat."""
        last = event.kind == SAID and self.poster.totals[-1:] == (event.key,)
        return last and seat in self.lettering.seats

    def write(self, image: pygame.Surface) -> None:
        """Write sums, headlines and odds onto a picture of it."""
        self.lettering.draw(image, self.sprite.topleft, self.bar)


def lay_mats(
    kit: Kit, canvas: Canvas, board: Board, geometry: Geometry, plan: Plan, speaker: Speaker
) -> list[Mat]:
    """Make a cloth for every zone that lies over the table, and the posters that zones share."""
    over = [slot for slot in geometry.slots if slot.zone.over]
    inset = -kit.scale.px(6)
    alone = [slot for slot in over if not slot.zone.mat]
    mats = [Mat(kit, canvas, board, [slot], slot.drop.inflate(inset, inset)) for slot in alone]
    board.mats = {poster.name: geometry.areas[poster.area] for poster in plan.posters}
    board.subjects = {p.name: p.subjects for p in plan.posters if p.subjects}
    for poster in plan.posters:
        shared = [slot for slot in over if slot.zone.mat == poster.name]
        kind = VoteMat if poster.form == VOTE else PosterMat
        mats.append(kind(kit, canvas, board, shared, geometry, poster, speaker))
    return mats
