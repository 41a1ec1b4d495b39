"""Moments told in one line each, one above the other: they hold up nothing."""

from dataclasses import dataclass

import pygame

from rules.core.events import Event
from rules.core.moments import SUMMARY, WON, Camp, Moment
from rules.core.table import NOBODY
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.marks import seat_mark
from tabletop.ui.drawing.materials.surfaces import HOVERING, panel, shadow
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.table import feel
from tabletop.ui.table.fittings.fitting import Lapse, Setting
from tabletop.ui.table.moments import inks
from tabletop.words.speech import Speaker
from tabletop.words.text import number

STRIP_Z = 290_000
MOST = 3  # strips at a time
MOST_SUMS = 0.5  # of the width, for the sums of the camps
TITLE = 0.34


@dataclass(slots=True)
class Strip:
    """One line about a moment, and how long it has been there."""

    event: Event
    moment: Moment
    sprite: Sprite
    margin: int
    at: float = 0.0
    played: float = 0.0  # the same at the pace of the table

    @property
    def rect(self) -> pygame.Rect:
        """Return where it lies, without its shadow."""
        return self.sprite.rect.inflate(-2 * self.margin, -2 * self.margin)

    @property
    def read(self) -> bool:
        """Tell whether it has been there long enough to make room for another one."""
        return max(self.at, self.played) >= feel.MOMENT_LEAST


class Strips:
    """The lines above the prompt, the latest at the bottom."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.canvas = setting.canvas
        self.strips: list[Strip] = []
        self._raised = 0

    def take_over(self, before: "Strips") -> None:
        """Tell the same lines anew, in this window and in these words."""
        for strip in before.strips:
            self.add(strip.event, strip.moment, strip.at)
        before.clear()

    @property
    def crowded(self) -> bool:
        """Tell whether another one would drive out one that nobody can have read yet."""
        return len(self.strips) >= MOST and not self.strips[0].read

    def add(self, event: Event, moment: Moment, at: float = 0.0) -> None:
        """Tell another moment; the oldest makes room, as does a summary that was read."""
        for strip in self.strips[:] if moment.name == SUMMARY else ():
            if strip.moment.name == SUMMARY and strip.read:
                self._drop(strip)
        while len(self.strips) >= MOST:
            self._drop(self.strips[0])
        writer = StripWriter(self.setting.kit, self.setting.speaker)
        image = writer.picture(event, moment, self._room.width)
        sprite = self.canvas.add(Sprite(image, (0, 0), STRIP_Z))
        margin = (image.get_width() - self._room.width) // 2
        self.strips.append(Strip(event, moment, sprite, margin, at))
        self._arrange()

    def raise_by(self, height: int) -> None:
        """Leave room above the prompt for something else."""
        self._raised = height
        self._arrange()

    def advance(self, lapse: Lapse) -> None:
        """Let lines go that have been there for long."""
        for strip in self.strips[:]:
            strip.at += lapse.seconds
            strip.played += lapse.played
            if strip.at >= feel.STRIP:
                self._drop(strip)
                self._arrange()

    def dismiss(self) -> None:
        """Let all lines go that somebody can have read."""
        for strip in self.strips[:]:
            if strip.read:
                self._drop(strip)
        self._arrange()

    def clear(self) -> None:
        """Let all lines go."""
        while self.strips:
            self._drop(self.strips[0])

    def _drop(self, strip: Strip) -> None:
        self.canvas.remove(strip.sprite)
        self.strips.remove(strip)

    @property
    def _room(self) -> pygame.Rect:
        """Return the line that they lie above."""
        inset = -2 * max(4, self.setting.kit.scale.px(6))
        return self.setting.geometry.areas["prompt"].inflate(inset, 0)

    def _arrange(self) -> None:
        """Lay them upon one another from the prompt upwards."""
        bottom = self._room.top - self._raised
        for strip in reversed(self.strips):
            top = bottom - strip.rect.height
            strip.sprite.move((self._room.left - strip.margin, max(0, top) - strip.margin))
            bottom = top - max(2, self.setting.kit.scale.px(4))


class StripWriter:
    """Writes a moment into one line: who came to what, and how it ended."""

    def __init__(self, kit: Kit, speaker: Speaker) -> None:
        self.kit = kit
        self.speaker = speaker
        self.words = speaker.moments
        self.gap = max(5, kit.scale.px(12))
        self.px = kit.scale.text(18)

    def picture(self, event: Event, moment: Moment, width: int) -> pygame.Surface:
        """Return the line with its shadow around it."""
        inner = width - 2 * self.gap - 2 * max(4, self.kit.scale.px(6))
        rows = self._summary(moment, inner) if moment.name == SUMMARY else []
        rows = rows or [self._row(event, moment, inner)]
        high = sum(row.get_height() for row in rows) + self.gap
        size = (width, high)
        radius = min(high // 3, self.kit.theme.radii["panel"])
        cast = shadow((width, high), radius, HOVERING, self.kit.scale.factor)
        image = layer((size[0] + 2 * cast.margin, size[1] + 2 * cast.margin))
        cast.draw(image, (cast.margin, cast.margin))
        ground = panel(size, radius, self.kit.theme["panel_high"], max(1, self.kit.scale.px(2)))
        put(image, ground, (cast.margin, cast.margin))
        top = cast.margin + self.gap // 2
        for row in rows:
            put(image, row, (cast.margin + (width - inner) // 2, top))
            top += row.get_height()
        return image

    # How one ended

    def _row(self, event: Event, moment: Moment, width: int) -> pygame.Surface:
        """Return the sums of the camps, and beside them the verdict with what it means for me."""
        sums = self._sums(moment, round(width * MOST_SUMS))
        left = sum(one.get_width() + self.gap for one in sums)
        said = self.speaker.event_line(event)
        sentences = [said] if said else []
        if not said or not moment.camps:
            # Where nothing is summed up, only the title tells who did it and with what.
            sentences.insert(0, self.words.texts.text("sums.head", title=self.words.title(moment)))
        viewer = self.speaker.viewer
        sentences += [self.words.upshot(one) for one in moment.upshots if one.seat == viewer >= 0]
        style = self.kit.style("ui_semibold", 18, "text")
        room = (width - left, round(self.px * 2.6))
        laid = self.kit.type.fit(" ".join(sentences), style, room, self.kit.least(inks.SMALLEST), 2)
        high = max([laid.size[1], *(one.get_height() for one in sums)])
        row = layer((width, high))
        self._set(row, sums)
        laid.draw(row, (left, (high - laid.size[1]) / 2))
        return row

    def _sums(self, moment: Moment, room: int) -> list[pygame.Surface]:
        """Return the camps with their totals, whoever won and whoever looks before all others."""
        viewer = self.speaker.viewer

        def later(camp: Camp) -> bool:
            return camp.fate != WON and camp.seat != viewer

        images = [(camp, self._sum(camp)) for camp in moment.camps]
        kept = sorted(images, key=lambda one: later(one[0]))
        while kept and sum(one.get_width() + self.gap for _, one in kept) > room:
            kept.pop()
        wanted = [id(camp) for camp, _ in kept]
        return [image for camp, image in images if id(camp) in wanted]

    def _sum(self, camp: Camp) -> pygame.Surface:
        """Return the mark of a camp with its total; a winner has laurel beside it."""
        side = round(self.px * 1.35)
        won = camp.fate == WON
        total = self.kit.line(
            number(camp.total), "ui_bold", 21, "brass_light" if won else "text_soft"
        )
        parts = [seat_mark(self.kit, camp.seat, side)] if camp.seat != NOBODY else []
        if not parts:
            parts = [
                inks.drawn(self.kit.line(self.words.camp(camp), "ui_semibold", 17, "text_soft"))
            ]
        parts.append(inks.drawn(total))
        if won:
            parts.append(self.kit.icons.get("laurel", side, self.kit.theme["brass"]))
        return self._joined(parts)

    def _joined(self, parts: list[pygame.Surface]) -> pygame.Surface:
        gap = max(3, self.gap // 2)
        wide = sum(part.get_width() + gap for part in parts) - gap
        image = layer((wide, max(part.get_height() for part in parts)))
        self._set(image, parts, gap)
        return image

    def _set(self, row: pygame.Surface, parts: list[pygame.Surface], gap: int = 0) -> None:
        """Set pictures into a row from the left."""
        left = 0
        for part in parts:
            put(row, part, (left, (row.get_height() - part.get_height()) // 2))
            left += part.get_width() + (gap or self.gap)

    # What a round brought

    def _summary(self, moment: Moment, width: int) -> list[pygame.Surface]:
        """Return a title and what each seat got, on as many rows as that takes."""
        title = self.kit.style("title", 18, "brass")
        named = self.kit.type.fit(
            self.words.title(moment),
            title,
            (round(width * TITLE), self.px * 2),
            self.kit.least(inks.SMALLEST),
            1,
        )
        cells = [inks.drawn(named)]
        side = round(self.px * 1.25)
        for upshot in moment.upshots:
            room = (width - side - self.gap, self.px * 2)
            style = self.kit.style("ui_semibold", 17, "text")
            told = self.kit.type.fit(
                self.words.upshot(upshot), style, room, self.kit.least(inks.SMALLEST), 1
            )
            mark = [seat_mark(self.kit, upshot.seat, side)] if upshot.seat != NOBODY else []
            cells.append(self._joined([*mark, inks.drawn(told)]))
        rows: list[list[pygame.Surface]] = [[]]
        for cell in cells:
            used = sum(one.get_width() + 2 * self.gap for one in rows[-1])
            if rows[-1] and used + cell.get_width() > width:
                rows.append([])
            rows[-1].append(cell)
        images = []
        for row in rows:
            image = layer((width, round(self.px * 1.6)))
            self._set(image, row, 2 * self.gap)
            images.append(image)
        return images
