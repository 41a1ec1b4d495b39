"""The stage: shows a decisive moment above the table when a sentence tells how it ended.

What comes next waits for it, but nothing of the match does: that has long gone on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import inf

import pygame

from rules.core.events import Event
from rules.core.moments import SUMMARY, Moment
from tabletop.summary.recap import stops
from tabletop.ui.sound import STAMP, TICK
from tabletop.ui.table import feel
from tabletop.ui.table.fittings.fitting import Fitting, Lapse, Point, Setting
from tabletop.ui.table.moments.sheet import MomentSheet
from tabletop.ui.table.moments.sheet_plan import SheetSpot
from tabletop.ui.table.moments.strips import Strips
from tabletop.ui.table.moments.telling import Leisure, Telling


class Haste(Enum):
    """How much of the moments is wanted: all, only what concerns the viewer, or just a line."""

    NONE = 0
    SOME = 1
    ALL = 2


@dataclass(frozen=True, slots=True)
class Manner:
    """How moments are told at this table now.

    waits     whether each stays until somebody goes on
    swift     whether those that do not concern the viewer are told in one line
    paused    whether time stands still
    stops     whether one that costs the viewer something of weight stays as well
    left      the seconds that there are for moments before the viewer's own turn
    """

    waits: bool = False
    swift: bool = False
    paused: bool = False
    stops: bool = False
    left: float = inf

    @property
    def most(self) -> float:
        """Return how long the next moment may be: the first has its time, others have less."""
        return inf if self.left >= feel.ROUND_TOLD else max(0.0, self.left) * feel.ROUND_SHARE

    @property
    def hurried(self) -> bool:
        """Tell whether there is no time for what decides nothing yet."""
        return self.left < feel.ROUND_TOLD * feel.ROUND_ALARMS

    def in_short(self, moment: Moment, haste: Haste, *, touches: bool) -> bool:
        """Tell whether one line is enough."""
        if moment.name == SUMMARY or haste is Haste.ALL:
            return True
        hurried = haste is Haste.SOME or (self.swift and not self.waits)
        if touches:
            return hurried and self.hurried and not decides(moment)
        return hurried


class MomentStage(Fitting):
    """The moment that is being told on its sheet, and the strips of those told in short."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.manner = Manner()
        self.haste = Haste.NONE
        self.sound = ""  # what is heard with the next verdict
        self.strips = Strips(setting)
        self.telling: Telling | None = None
        self.sheet: MomentSheet | None = None

    def take_over(self, before: Fitting) -> None:
        """Go on with what was being told."""
        assert isinstance(before, MomentStage)
        self.manner = before.manner
        self.strips.take_over(before.strips)
        self.resume(before.telling)

    def resume(self, telling: Telling | None) -> None:
        """Go on telling a moment, in this window and in these words."""
        if telling is not None:
            self.telling = telling
            self.sheet = MomentSheet(self.setting, telling, spot_on(self.setting))

    def remove(self) -> None:
        """Leave the canvas."""
        self._put_away()
        self.strips.clear()

    def clear(self) -> None:
        """Forget what was told: it is not so any more."""
        self.remove()

    # What is asked of it

    @property
    def holds(self) -> bool:
        """Tell whether what happens next must wait."""
        return self.telling is not None or self.strips.crowded

    @property
    def rests(self) -> bool:
        """Tell whether nothing changes any more before somebody goes on."""
        return self.telling is not None and self.telling.still

    @property
    def moving(self) -> bool:
        """Tell whether something of it still changes."""
        return (self.telling is not None and not self.rests) or bool(self.strips.strips)

    def lies_at(self, at: Point) -> bool:
        """Tell whether the sheet lies at a point."""
        return self.sheet is not None and self.sheet.rect.collidepoint(at)

    # What it is told

    def hear(self, event: Event, events: Sequence[Event]) -> None:
        """Begin to tell a moment; one that nobody has seen to its end becomes a line."""
        moment = event.moment
        if moment is None:
            return
        self.shorten()
        viewer = self.setting.speaker.viewer
        touches = viewer >= 0 and moment.touches(viewer)
        if self.manner.in_short(moment, self.haste, touches=touches):
            self.strips.add(event, moment)
            self.setting.kit.sound.play(self.sound or TICK)
            return
        hit = any(one.seat == viewer and stops(one) for one in moment.upshots)
        waits = self.manner.waits or (self.manner.stops and hit)
        self.tell(event, moment, touches=touches, waits=waits)

    def tell(self, event: Event, moment: Moment, *, touches: bool, waits: bool) -> None:
        """Lay the sheet of a moment; where little shall move, all of it is there at once."""
        leisure = Leisure(waits, self.setting.board.calm, self.manner.most)
        words = self.setting.speaker.moments
        runs = [words.runs(camp) for camp in moment.camps]
        telling = Telling(event, moment, touches=touches, leisure=leisure, runs=runs)
        self.resume(telling)
        if telling.stamped:
            self._be_heard(telling, telling.counted, stamped=False)

    def advance(self, lapse: Lapse) -> None:
        """Count on, at the pace of the table."""
        if not self.manner.paused:
            self.strips.advance(lapse)
        telling = self.telling
        if telling is None or self.sheet is None:
            return
        counted, stamped = telling.counted, telling.stamped
        telling.advance(lapse.played)
        self._be_heard(telling, counted, stamped=stamped)
        if telling.gone:
            self._put_away()
        else:
            self.sheet.show()

    def _be_heard(self, telling: Telling, counted: int, *, stamped: bool) -> None:
        """Let numbers tick louder and louder, and the verdict be stamped."""
        if telling.counted > counted:
            share = telling.counted / max(1, len(telling.ticks))
            self.setting.kit.sound.play(TICK, 0.5 + 0.5 * share)
        if telling.stamped and not stamped:
            self.setting.kit.sound.play(self.sound or STAMP)

    def press(self) -> bool:
        """Bring out all numbers, or go on; return whether there was anything to go on from."""
        telling = self.telling
        if telling is None or self.sheet is None:
            self.strips.dismiss()
            return False
        stamped = telling.stamped
        telling.press()
        if telling.gone:
            self._put_away()
        else:
            self._be_heard(telling, len(telling.ticks), stamped=stamped)
            self.sheet.show()
        return True

    def shorten(self) -> None:
        """End what is being told; what has not all been seen is kept as a line."""
        telling = self.telling
        if telling is not None and not telling.complete:
            self.strips.add(telling.event, telling.moment)
        self._put_away()

    def _put_away(self) -> None:
        if self.sheet is not None:
            self.sheet.remove()
        self.telling = self.sheet = None


def clause_at(stage: MomentStage, at: Point) -> str:
    """Return the clause to which a point on the sheet leads, if any."""
    link = stage.sheet.link if stage.sheet is not None else None
    if link is None or stage.telling is None or not link.collidepoint(at):
        return ""
    return stage.telling.event.clause


def decides(moment: Moment) -> bool:
    """Tell whether anything is summed up or changed, and not only announced."""
    return bool(moment.camps) or any(upshot.amount for upshot in moment.upshots)


def spot_on(setting: Setting) -> SheetSpot:
    """Return where a sheet may lie on a table: upon a mat where something is decided on one.

    A log beside the table stays in sight.
    """
    geometry, lying = setting.geometry, setting.lying
    region = pygame.Rect((0, 0), setting.kit.scale.size)
    log = geometry.areas.get(geometry.form.log) if geometry.form.log else None
    if log is not None and log.left > region.width // 2:
        region.width = log.left
    mats = [
        lying.mats[slot.zone.mat]
        for slot in geometry.slots
        if slot.zone.mat in lying.mats and any(lying.count(ref) for ref in slot.refs)
    ]
    return region, mats[0].center if mats else region.center
