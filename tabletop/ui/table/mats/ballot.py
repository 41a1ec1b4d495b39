"""The mat of a vote: its question or verdict, boxes to cast votes into, and the tally."""

from collections.abc import Collection, Sequence
from dataclasses import replace

import pygame

from rules.core.events import SAID, Event
from rules.core.game import Readout
from rules.core.refs import is_place
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.letters.richtext import Laid, Style
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import faded, layer, put, rounded_box, rounded_mask
from tabletop.ui.drawing.theme import Colour, faint, mix
from tabletop.ui.table import feel
from tabletop.ui.table.fittings.fitting import Setting
from tabletop.ui.table.mats.hall import hall
from tabletop.ui.table.mats.mat import Mat
from tabletop.ui.table.mats.poster_plan import Poster
from tabletop.ui.table.mats.poster_readouts import Posting
from tabletop.ui.table.mats.tally import PASSING, TallyBar, Words
from tabletop.ui.table.plan.geometry import OVER, Slot
from tabletop.ui.table.plan.table_plan import BENCHES
from tabletop.words.speech import Speaker

HEAD, ASIDE = 0.66, 0.48  # of the height of a headline, for its letters and those beside it
SMALLEST = 14
ENGRAVED = (0.42, 0.13)  # how dark the lines of the chamber and its desks are on the paper


class Ballot(Posting):
    """What is voted on and how it ended, in ink on paper, and the boxes for single votes."""

    def __init__(self, kit: Kit, speaker: Speaker, poster: Poster, slots: Sequence[Slot]) -> None:
        super().__init__(kit, speaker, poster, slots)
        self.boxes = [slot for slot in slots if slot.zone.label]
        self.open: frozenset[int] = frozenset()
        self.asides: list[Readout] = []
        self.verdict = ""
        self.defeat = False

    def say(self, readouts: list[Readout], outlook: Readout | None) -> bool:
        """Take over what is known, also of places elsewhere that have to do with the vote."""
        told = self.poster.asides
        asides = [one for one in readouts if is_place(one.ref) and one.key in told]
        before, self.asides = list(map(self.speaker.readout, self.asides)), asides
        changed = before != list(map(self.speaker.readout, asides))
        return super().say(readouts, outlook) or changed

    def renewed(self) -> None:
        """Forget how the last vote ended."""
        self.verdict = ""

    @property
    def known(self) -> list[str]:
        """Return everything that is known, whatever a move would bring."""
        return list(map(self.speaker.readout, [*self.readouts, *self.asides]))

    def hear(self, event: Event) -> bool:
        """Notice how the vote ended; return whether that was said."""
        told = event.kind == SAID and event.key in self.poster.verdicts
        if told:
            self.verdict = self.speaker.event_line(event)
            self.defeat = event.key in self.poster.defeats
        return told

    @property
    def tally(self) -> Readout | None:
        """Return the readout that is the tally."""
        return next((one for one in self.readouts if one.key == self.poster.bar), None)

    @property
    def words(self) -> Words:
        """Return what is written below the tally, as it stands or would stand."""
        tally = self.tally
        if tally is None:
            return Words()
        now = self.now(tally)
        passing = bool(now.numbers.get(PASSING))
        key = f"{tally.key}_{'passing' if passing else 'failing'}"
        then = f"{key}_then"
        if self.foresees and self.speaker.texts.has(f"readout.{then}"):
            key = then
        stand = self.speaker.readout(Readout(tally.ref, key, now.numbers))
        needs = [one for one in self.readouts if one.key in self.poster.needs]
        need = self.speaker.readout(self.now(needs[0])) if needs else ""
        return Words(need, stand, passing)

    def draw(self, target: pygame.Surface, origin: tuple[int, int]) -> None:
        """Draw the headline and the boxes onto a mat whose corner is at a point of the window."""
        told = (*self.poster.needs, *self.poster.asides)
        for slot in self.slots:
            lines = [one for one in self.readouts if one.ref in slot.refs and one.key not in told]
            lines = [one for one in lines if not one.key.startswith(self.poster.bar)]
            if slot.notes is not None and (lines or self.verdict):
                text = self.verdict or " · ".join(map(self.speaker.readout, lines))
                self._draw_head(target, slot.notes.move(-origin[0], -origin[1]), text)
        for number, slot in enumerate(self.boxes):
            box = slot.drop.move(-origin[0], -origin[1])
            put(target, self._box(slot, box.size, number), box)

    def _draw_head(self, target: pygame.Surface, box: pygame.Rect, text: str) -> None:
        """Draw a headline, with what else matters beside it where there is room."""
        theme = self.kit.theme
        style = Style("title", round(box.height * HEAD), theme["ink"])
        inner = box.inflate(-round(box.height * 1.3), 0)
        aside = self._beside(box.height)
        room = inner.width - max((line.size[0] for line in aside), default=0) - box.height
        least = self.kit.type.line(text, replace(style, px=self.kit.least(SMALLEST)))
        if least.size[0] <= room and aside and not self.verdict:
            laid = self.kit.type.fit(text, style, (room, inner.height), self.kit.least(SMALLEST), 1)
            laid.draw(target, (inner.left, inner.centery - laid.size[1] / 2))
            pitch = min(aside[0].size[1], inner.height // len(aside))
            middle = inner.centery - pitch * (len(aside) - 1) / 2
            for number, line in enumerate(aside):
                top = middle + number * pitch - line.size[1] / 2
                line.draw(target, (inner.right - line.size[0], top))
            return
        if self.verdict:
            style = replace(style, colour=theme["paper"])
            band = mix(self.poster.colours[int(self.defeat)], theme["ink"], 0.2)
            rounded_box(target, band, inner.inflate(16, 0), max(4, box.height // 4))
        laid = self.kit.type.fit(text, style, inner.size, self.kit.least(SMALLEST), 1)
        laid.draw(target, (box.centerx - laid.size[0] / 2, box.centery - laid.size[1] / 2))

    def _beside(self, height: int) -> list[Laid]:
        """Return what matters beside a headline: places elsewhere above, then the vote itself."""
        groups: list[list[str]] = [[], []]
        for one in self.asides:
            said = self.speaker.readout(one)
            if said not in groups[one in self.readouts]:
                groups[one in self.readouts].append(said)
        lines = [" · ".join(group) for group in groups if group]
        small = min(round(height * ASIDE), self.kit.scale.text(19))
        soft = Style(
            "ui_semibold", max(self.kit.least(SMALLEST), small), self.kit.theme["ink_soft"]
        )
        return [self.kit.type.line(line, soft) for line in lines]

    def _box(self, slot: Slot, size: tuple[int, int], number: int) -> pygame.Surface:
        """Return a box with its sign and its word; it is pale while nothing can go into it."""
        theme = self.kit.theme
        colours = (*self.poster.colours, theme["ink_soft"])
        colour = mix(colours[min(number, 2)], theme["ink"], 0.15)
        ground, ink = mix(theme["paper"], colour, 0.16), theme["ink"]
        if not self.open.intersection(slot.refs):
            colour = faint(colour, ground, theme.faded)
            ink = colour
        image = layer(size)
        inner = image.get_rect().inflate(-4, -4)
        radius = max(4, min(inner.size) // 5)
        rounded_box(image, ground, inner, radius)
        rounded_box(image, colour, inner, radius, 2)
        slit = pygame.Rect(0, 0, round(inner.width * 0.6), max(3, inner.height // 12))
        slit.midtop = (inner.centerx, inner.top + max(4, inner.height // 9))
        rounded_box(image, ink, slit, slit.height // 2)
        room = pygame.Rect(inner.left, slit.bottom, inner.width, inner.bottom - slit.bottom)
        self._draw_label(image, room, slot, colour)
        return image

    def _draw_label(
        self, image: pygame.Surface, room: pygame.Rect, slot: Slot, colour: Colour
    ) -> None:
        base = self.speaker.setup.place(slot.refs[0]).base
        texts = self.speaker.texts
        key = f"label.{base}"
        word = texts.text(key) if texts.has(key) else self.speaker.place_title(slot.refs[0])
        sign = f"{{icon:{slot.zone.icon}}}" if slot.zone.icon else ""
        style = Style("ui_bold", round(min(room.height * 0.6, 30)), colour)
        lines = self._set(sign, escaped(word), style, room)
        top = room.centery - sum(line.size[1] for line in lines) / 2
        for line in lines:
            line.draw(image, (room.centerx - line.size[0] / 2, top))
            top += line.size[1]

    def _set(self, sign: str, word: str, style: Style, room: pygame.Rect) -> list[Laid]:
        """Return a sign and a word on one line, on two where it is narrow, or the word alone."""
        line, wide = self.kit.type.line, room.width - 8
        for texts in ((f"{sign} {word}",), (sign, word)):
            laid = [line(text, style) for text in texts if text]
            high = sum(one.size[1] for one in laid)
            if max(one.size[0] for one in laid) <= wide and high <= room.height:
                return laid
        if style.px < self.kit.least(SMALLEST):
            return [
                self.kit.type.fit(word, style, (wide, room.height), self.kit.least(SMALLEST - 4), 1)
            ]
        return self._set(sign, word, replace(style, px=style.px - 1), room)


class VoteMat(Mat):
    """A sheet of paper over the table, as long as something is voted on."""

    def __init__(self, setting: Setting, slots: Sequence[Slot], poster: Poster) -> None:
        self.poster = poster
        self.ballot = Ballot(setting.kit, setting.speaker, poster, slots)
        areas = setting.geometry.areas
        area = areas.get(poster.bar_area, pygame.Rect(0, 0, 1, 1))
        self.tally = TallyBar(setting.kit, area.size, poster.colours)
        self.bar = Sprite(layer((1, 1)), area.topleft, OVER - 1, visible=False)
        self._face = self.tally.picture()
        self._counting = False  # whether the tally of a vote is shown
        super().__init__(setting, slots, areas[poster.area])
        self.canvas.add(self.bar)
        self.offers, self.reading = poster.offers, feel.POLL

    def ground(self) -> pygame.Surface:
        """Return the empty sheet."""
        theme = self.kit.theme
        frame = mix(self.poster.colours[0], theme["ink"], 0.35)
        image = sheet(self.rect.size, (theme["paper"], theme["paper_dark"], frame), self.radius)
        halves = [slot.box for slot in self.slots if slot.zone.arrange == BENCHES]
        if not halves:
            return image
        chamber = halves[0].unionall(halves[1:])
        image = image.copy()
        ink, wood = (mix(theme["paper"], theme["ink_soft"], share) for share in ENGRAVED)
        put(image, hall(chamber.size, ink, wood), chamber.move(-self.rect.x, -self.rect.y))
        return image

    @property
    def told(self) -> pygame.Rect:
        """Return where the tally is."""
        return pygame.Rect(self.bar.topleft, self.tally.size)

    @property
    def figures(self) -> list[pygame.Rect]:
        """Return where headline and tally are, and the boxes into which votes are cast."""
        return [*super().figures, self.told, *(slot.drop for slot in self.ballot.boxes)]

    @property
    def moving(self) -> bool:
        """Tell whether it comes or goes, or the tally slides."""
        return super().moving or (self.lies and self.tally.moving)

    def advance(self, seconds: float) -> None:
        """Come or go a little farther, and let the tally slide."""
        if self.tally.moving:
            self.tally.advance(seconds)
            self._face = self.tally.picture()
            self._show()
        super().advance(seconds)

    def offer(self, refs: Collection[int]) -> None:
        """Show which of the boxes something can go into now."""
        found = frozenset(refs).intersection(r for slot in self.ballot.boxes for r in slot.refs)
        if found != self.ballot.open:
            self.ballot.open = found
            self.rewrite()

    def say(self, readouts: list[Readout], outlook: Readout | None) -> bool:
        """Show how the vote stands, or would stand after a move; return whether it would."""
        known = self.ballot.known
        if self.ballot.say(readouts, outlook):
            self._count()
        if self.ballot.known != known:
            self.rewrite()
        else:
            self._show()
        return self.lies and self.ballot.foresees

    def hear(self, event: Event, events: Sequence[Event]) -> None:
        """Let the verdict take the place of the question."""
        if self.ballot.hear(event):
            self.rewrite()

    def ends(self, event: Event, seat: int) -> bool:
        """Tell whether something said ends the vote, which everybody has a part in."""
        return event.kind == SAID and event.key in self.poster.verdicts and self.lies

    def remove(self) -> None:
        """Leave the canvas."""
        super().remove()
        self.canvas.remove(self.bar)

    def _count(self) -> None:
        tally, ballot = self.ballot.tally, self.ballot
        began, self._counting = not self._counting, tally is not None
        if tally is not None:
            at_once = self.board.calm or began
            numbers = ballot.now(tally).numbers
            self.tally.set(numbers, tally.numbers, ballot.words, at_once=at_once)
            self._face = self.tally.picture()

    def write(self, image: pygame.Surface) -> None:
        """Write question and boxes onto a picture of it."""
        self.ballot.draw(image, self.sprite.topleft)

    def _show(self) -> None:
        super()._show()
        self.bar.set_visible(self.sprite.visible)
        if self.bar.visible:
            self.bar.show(self._face if self.share >= 1 else faded(self._face, self.share))


@remembered
def sheet(
    size: tuple[int, int], tones: tuple[Colour, Colour, Colour], radius: int
) -> pygame.Surface:
    """Return a sheet of paper, darker towards its edges, in a double frame of ink."""
    paper, edge, ink = tones
    image = layer(size)
    steps = max(6, min(size) // 14)
    for step in range(steps):
        box = pygame.Rect(step, step, size[0] - 2 * step, size[1] - 2 * step)
        rounded_box(image, mix(edge, paper, (step + 1) / steps), box, max(2, radius - step))
    for inset, width in ((4, 2), (9, 1)):
        inner = (size[0] - 2 * inset, size[1] - 2 * inset)
        line = rounded_mask(inner, max(2, radius - inset), width)
        line.fill((*ink, 255), special_flags=pygame.BLEND_RGBA_MULT)
        put(image, line, (inset, inset))
    return image
