"""The mat of a fight as a poster: two sides against each other, their sums, and the odds."""

from collections.abc import Sequence

import pygame

from rules.core.events import SAID, Event
from rules.core.game import Readout
from rules.core.refs import is_place
from rules.core.table import NOBODY
from tabletop.ui.cards.templates import MINUS
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.lettering import INK, burst, fitted, paragraph
from tabletop.ui.drawing.marks import seat_mark
from tabletop.ui.drawing.paint import disc, faded, layer, put, rounded_box
from tabletop.ui.drawing.theme import Colour, mix
from tabletop.ui.table.mats.broadside import CREAM, paint_ground
from tabletop.ui.table.mats.poster_plan import Poster
from tabletop.ui.table.mats.poster_readouts import SEAT, Posting
from tabletop.ui.table.plan.geometry import Slot
from tabletop.words.speech import Speaker

SUM = "sum"
FRESH: Colour = (255, 221, 74)  # of figures that are not so yet
SHOUT: Colour = (255, 236, 160)
GOLD: Colour = (255, 206, 58)
GAIN: Colour = (16, 92, 40)
LOSS: Colour = (150, 24, 16)
BETTER: Colour = (124, 222, 116)
WORSE: Colour = (255, 128, 104)
LABEL = 0.34  # of the height of a side's lettering, for its name


class Lettering(Posting):
    """What a poster says: sums, headlines and a bar, from readouts and what a move would bring."""

    def __init__(self, kit: Kit, speaker: Speaker, poster: Poster, slots: Sequence[Slot]) -> None:
        super().__init__(kit, speaker, poster, slots)
        self.totals: dict[int, int] = {}  # what a side comes to, by its number from the left
        self.verdict = ""

    def hear(self, event: Event, events: Sequence[Event]) -> bool:
        """Notice what a side comes to; return whether that was said.

        Once both are known the verdict is told as well, though it is said only later on.
        """
        keys = self.poster.totals
        told = event.kind == SAID and event.key in keys
        if told:
            self.totals[keys.index(event.key)] = event.amount
        if told and len(self.totals) == len(keys):
            verdicts = [e for e in events if e.kind == SAID and e.key in self.poster.verdicts]
            self.verdict = self.speaker.event_line(verdicts[0]) if verdicts else ""
        return told

    def renewed(self) -> None:
        """Forget how the last fight ended."""
        self.totals, self.verdict = {}, ""

    @property
    def winner(self) -> int:
        """Return the number of the side that has won; only the left one must be higher for that."""
        if len(self.totals) < len(self.poster.totals):
            return NOBODY
        return 0 if self.totals[0] > max(self.totals[n] for n in self.totals if n) else 1

    @property
    def seats(self) -> set[int]:
        """Return whose sides there are."""
        return {one.numbers.get(SEAT, NOBODY) for one in self.readouts if SUM in one.numbers}

    def draw(self, target: pygame.Surface, origin: tuple[int, int], bar: pygame.Rect) -> None:
        """Draw everything onto the picture of a mat whose corner is at a point of the window."""
        for slot in self.slots:
            assert slot.notes is not None
            box = slot.notes.move(-origin[0], -origin[1])
            mine = [readout for readout in self.readouts if readout.ref in slot.refs]
            sums = [readout for readout in mine if SUM in readout.numbers]
            if sums:
                self._draw_side(target, box, sums[0])
            elif mine:
                self._draw_headlines(target, box, mine)
        shares = [readout for readout in self.readouts if readout.key == self.poster.bar]
        if shares and bar.height > 0:
            self._draw_bar(target, bar.move(-origin[0], -origin[1]), shares[0])

    def now(self, readout: Readout) -> Readout:
        """Return a readout with the numbers that a move would bring, also of what it is about."""
        now = super().now(readout)
        base = self.speaker.setup.place(readout.ref).base if is_place(readout.ref) else ""
        if SUM in now.numbers:
            now.numbers[SUM] = self.brought.get(base, now.numbers[SUM])
        return now

    def _draw_side(self, target: pygame.Surface, box: pygame.Rect, readout: Readout) -> None:
        """Draw the name of a side, who it is, and its sum on a burst; in the end, its total."""
        now = self.now(readout)
        sides = [one for one in self.readouts if SUM in one.numbers]
        number = sides.index(readout)
        total = self.totals.get(number)
        before, value = readout.numbers[SUM], now.numbers[SUM]
        paper, colour = (
            (CREAM, INK) if value == before else (FRESH, GAIN if value > before else LOSS)
        )
        if total is not None:
            paper = GOLD if number == self.winner else CREAM
        tall = round(box.height * 1.04)
        star = burst((round(tall * 1.18), tall), paper)
        left = box.centerx < target.get_width() / 2
        spot = star.get_rect(centery=box.centery)
        spot.left = box.left if left else box.right - spot.width
        put(target, star, spot)
        text = str(value if total is None else total).replace("-", MINUS)
        figure = fitted(text, (round(tall * 0.72), round(tall * 0.5)), colour, paper)
        put(target, figure, figure.get_rect(center=spot.center))
        room = pygame.Rect(0, box.top, box.width - spot.width - box.height // 6, box.height)
        room.left = spot.right + box.height // 8 if left else box.left
        thrown = ""
        if total is not None:
            by = total - before
            thrown = f"{before} {MINUS if by < 0 else '+'} {abs(by)}".replace("-", MINUS)
        self._draw_name(target, room, (now, thrown), left=left)

    def _draw_name(
        self, target: pygame.Surface, room: pygame.Rect, side: tuple[Readout, str], *, left: bool
    ) -> None:
        """Draw what a side is called and below it whose it is, or how its total comes about."""
        readout, thrown = side
        title = fitted(
            self.speaker.place_title(readout.ref).upper(),
            (room.width, round(room.height * 0.42)),
            SHOUT,
        )
        high = round(room.height * LABEL)
        seat = readout.numbers.get(SEAT, -1)
        below = self._who(seat, (room.width, high)) if seat >= 0 and not thrown else None
        if thrown:
            below = fitted(thrown, (room.width, round(high * 0.9)), GOLD)
        whole = title.get_height() + (high if below is not None else 0)
        place = title.get_rect(top=room.centery - whole // 2)
        place.left = room.left if left else room.right - place.width
        put(target, title, place)
        if below is not None:
            under = below.get_rect(centery=place.bottom + high // 2)
            under.left = room.left if left else room.right - under.width
            put(target, below, under)

    def _who(self, seat: int, size: tuple[int, int]) -> pygame.Surface:
        """Return the mark and the name of a seat side by side."""
        mark = self._mark(seat, size[1])
        gap = size[1] // 5
        room = (size[0] - mark.get_width() - gap, round(size[1] * 0.8))
        name = fitted(self.speaker.seat(seat), room, CREAM)
        image = layer((mark.get_width() + gap + name.get_width(), size[1]))
        put(image, mark, mark.get_rect(midleft=(0, size[1] // 2)))
        put(image, name, name.get_rect(midright=(image.get_width(), size[1] // 2)))
        return image

    def _mark(self, seat: int, side: int) -> pygame.Surface:
        """Return the mark of a seat on a disc of ink, so that it is seen on every colour."""
        image = disc(side / 2, INK)
        mark = seat_mark(self.kit, seat, round(side * 0.7))
        put(image, mark, mark.get_rect(center=image.get_rect().center))
        return image

    def _draw_headlines(
        self, target: pygame.Surface, box: pygame.Rect, readouts: list[Readout]
    ) -> None:
        """Draw what is at stake on a ribbon, and the odds below it as large as can be.

        In the end the verdict takes the place of both.
        """
        if self.verdict:
            image = paragraph(self.verdict.upper(), (round(box.width * 0.92), box.height), GOLD)
            put(target, image, image.get_rect(center=box.center))
            return
        shares = [readout for readout in readouts if readout.key == self.poster.bar]
        words = [readout for readout in readouts if readout not in shares]
        high = round(box.height * (0.42 if shares else 0.8))
        top = box.top
        for readout in words[:1]:
            ribbon = self._ribbon(self.speaker.readout(readout).upper(), (box.width, high))
            put(target, ribbon, ribbon.get_rect(midtop=(box.centerx, top)))
            top += ribbon.get_height() + max(2, box.height // 24)
        for readout in shares:
            now = self.now(readout)
            colour = self._tone(readout, now)
            room = (box.width, round((box.bottom - top) * 0.9))
            figure = fitted(self.speaker.readout(now), room, colour)
            put(target, figure, figure.get_rect(midbottom=(box.centerx, box.bottom)))

    def _ribbon(self, text: str, size: tuple[int, int]) -> pygame.Surface:
        """Return words on a ribbon of ink with pointed ends."""
        words = fitted(text, (round(size[0] * 0.8), round(size[1] * 0.62)), SHOUT)
        wide = min(size[0], words.get_width() + round(size[1] * 1.5))
        high = size[1] - max(2, size[1] // 10)
        image = layer((wide, high))
        notch = high // 3
        points = [(0, 0), (wide, 0), (wide - notch, high // 2), (wide, high), (0, high)]
        points.append((notch, high // 2))
        pygame.draw.polygon(image, (*INK, 255), points)
        put(image, words, words.get_rect(center=image.get_rect().center))
        return image

    def _tone(self, before: Readout, now: Readout) -> Colour:
        old, new = _share(before), _share(now)
        return CREAM if old == new else BETTER if new > old else WORSE

    def _draw_bar(self, target: pygame.Surface, bar: pygame.Rect, readout: Readout) -> None:
        """Draw the share of the left side as a bar that both sides pull at."""
        before, now = _share(readout), _share(self.now(readout))
        colours = [mix(colour, (255, 255, 255), 0.16) for colour in self.poster.colours]
        rim = max(2, bar.height // 7)
        radius = bar.height // 2
        rounded_box(target, INK, bar, radius)
        inner = bar.inflate(-2 * rim, -2 * rim)
        image = layer(inner.size)
        image.fill((*colours[1], 255))
        reach = round(inner.width * now)
        image.fill((*colours[0], 255), pygame.Rect(0, 0, reach, inner.height))
        if now != before:
            gain = pygame.Rect(0, 0, abs(round(inner.width * before) - reach), inner.height)
            gain.left = min(round(inner.width * before), reach)
            image.fill((*(BETTER if now > before else WORSE), 255), gain)
        image.fill((*CREAM, 255), pygame.Rect(reach - rim // 2, 0, max(2, rim), inner.height))
        mask = layer(inner.size)
        rounded_box(mask, (255, 255, 255), mask.get_rect(), inner.height // 2)
        image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        put(target, image, inner)


def poster_ground(kit: Kit, size: tuple[int, int], poster: Poster) -> pygame.Surface:
    """Return the empty poster; with strong contrast its rays are faint."""
    ground = paint_ground(size, poster.colours)
    if not kit.theme.high_contrast:
        return ground
    image = layer(size)
    image.fill((0, 0, 0, 255))
    put(image, faded(ground, 0.35), (0, 0))
    return image


def _share(readout: Readout) -> float:
    numbers = readout.numbers
    return (numbers.get("whole", 0) * 10 + numbers.get("tenth", 0)) / 1000
