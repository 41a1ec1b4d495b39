"""Mats: while something lies over the table, a cloth or a poster covers what is below it."""

from collections.abc import Collection, Sequence

import pygame

from rules.core.data import Facts
from rules.core.events import SAID, Event
from rules.core.game import Readout
from tabletop.ui.table.fittings.fitting import Fitting, Lapse, Setting
from tabletop.ui.table.mats.ballot import VoteMat
from tabletop.ui.table.mats.mat import Cloth, Mat
from tabletop.ui.table.mats.poster import Lettering, poster_ground
from tabletop.ui.table.mats.poster_plan import VOTE, Poster, Posters, take_posters
from tabletop.ui.table.plan.geometry import Slot
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.update import Update


class PosterMat(Mat):
    """A mat with lettering that several zones share."""

    def __init__(self, setting: Setting, slots: Sequence[Slot], poster: Poster) -> None:
        self.poster = poster
        self.lettering = Lettering(setting.kit, setting.speaker, poster, slots)
        areas = setting.geometry.areas
        self.bar = areas.get(poster.bar_area, pygame.Rect(0, 0, 0, 0)).copy()
        super().__init__(setting, slots, areas[poster.area])

    def ground(self) -> pygame.Surface:
        """Return the empty poster."""
        return poster_ground(self.kit, self.rect.size, self.poster)

    @property
    def figures(self) -> list[pygame.Rect]:
        """Return where sums, headlines and odds are."""
        return [*super().figures, self.bar]

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


class Mats(Fitting):
    """A cloth for every zone that lies over the table, and the posters that zones share."""

    @classmethod
    def take(cls, facts: Facts, plan: Plan) -> Posters:
        """Take the posters."""
        return take_posters(facts, plan)

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._staged = False
        geometry, board = setting.geometry, setting.board
        posters = (setting.plan.its(Posters) or Posters()).all
        over = [slot for slot in geometry.slots if slot.zone.over]
        inset = -setting.kit.scale.px(6)
        alone = [slot for slot in over if not slot.zone.mat]
        self.mats: list[Mat] = [
            Cloth(setting, [slot], slot.drop.inflate(inset, inset)) for slot in alone
        ]
        board.lying.mats = {poster.name: geometry.areas[poster.area] for poster in posters}
        board.lying.subjects = {p.name: p.subjects for p in posters if p.subjects}
        for poster in posters:
            shared = [slot for slot in over if slot.zone.mat == poster.name]
            kind = VoteMat if poster.form == VOTE else PosterMat
            self.mats.append(kind(setting, shared, poster))

    def remove(self) -> None:
        """Leave the canvas."""
        for mat in self.mats:
            mat.remove()

    @property
    def moving(self) -> bool:
        """Tell whether one comes or goes."""
        return any(mat.moving for mat in self.mats)

    def advance(self, lapse: Lapse) -> None:
        """Let them come and go."""
        for mat in self.mats:
            mat.advance(lapse.seconds)

    def covers(self, boxes: Sequence[pygame.Rect]) -> bool:
        """Tell whether one lies over any of some boxes."""
        return any(mat.lies and mat.rect.collidelist(boxes) >= 0 for mat in self.mats)

    def figures(self) -> list[pygame.Rect]:
        """Return where those that lie there say how things stand."""
        return [box for mat in self.mats if mat.lies for box in mat.figures]

    def inviting(self) -> set[str]:
        """Return the places that take part in what lies on one."""
        return {base for mat in self.mats if mat.lies for base in mat.offers}

    def follow(self) -> None:
        """Notice on which of them something lies."""
        for mat in self.mats:
            mat.refresh()

    def hear(self, event: Event, events: Sequence[Event]) -> None:
        """Let what is said be written where it belongs."""
        for mat in self.mats:
            mat.hear(event, events)

    def begin(self, update: Update) -> None:
        """Notice whether the outcome of a move is told on the stage above."""
        self._staged = any(event.moment is not None for event in update.events)

    def reading(self, event: Event) -> float:
        """Return how long the outcome of what the viewer has a part in must be seen."""
        if self._staged:
            return 0.0
        viewer = self.setting.speaker.viewer
        return max((mat.reading for mat in self.mats if mat.ends(event, viewer)), default=0.0)

    def foresee(self, readouts: list[Readout], outlook: Readout | None) -> bool:
        """Show how it would stand after a move; return whether one of them tells that."""
        told = [mat.say(readouts, outlook) for mat in self.mats]
        return any(told)

    def offer(self, refs: Collection[int]) -> None:
        """Show which of their boxes something can go into now."""
        for mat in self.mats:
            mat.offer(refs)
