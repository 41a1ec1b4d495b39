"""The tally of a vote: for from the left, against from the right, and what is needed between."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.richtext import Laid, Style
from tabletop.ui.drawing.paint import keep_inside, layer, put, rounded_box, rounded_mask
from tabletop.ui.drawing.theme import Colour, mix
from tabletop.ui.drawing.tween import standard
from tabletop.ui.table import feel

AYES, NAYS, NEEDED, PASSING = "ayes", "nays", "needed", "passing"
MOST = "_most"  # how many there could be, where that is told
BAR = 0.56  # of the height, for the bar itself; the words are below it
FIGURE = 1.5  # width of a figure at one end, in heights of the bar
PALE, FRESH = 0.72, 0.42  # of paper in the colours of what may come, and of what a move brings
SMALLEST = 13


HATCH = 0.45  # of paper in the lines across the votes against


@dataclass(frozen=True, slots=True)
class Count:
    """How a vote stands, as far as it has slid there: both sides, the need, and the whole scale."""

    ayes: float = 0.0
    nays: float = 0.0
    needed: float = 0.0
    ayes_most: float = 0.0
    nays_most: float = 0.0
    scale: float = 1.0

    def towards(self, other: "Count", share: float) -> "Count":
        """Return a count between this one and another."""
        pairs = {name: (getattr(self, name), getattr(other, name)) for name in self.__slots__}
        return Count(**{name: a + (b - a) * share for name, (a, b) in pairs.items()})


def count_of(numbers: Mapping[str, int]) -> Count:
    """Return how a vote stands by the numbers of a readout."""
    ayes, nays, needed = (float(numbers.get(name, 0)) for name in (AYES, NAYS, NEEDED))
    ayes_most = max(ayes, float(numbers.get(f"{AYES}{MOST}", 0)))
    nays_most = max(nays, float(numbers.get(f"{NAYS}{MOST}", 0)))
    scale = max(ayes_most + nays_most, needed, 1.0)
    return Count(ayes, nays, needed, ayes_most, nays_most, scale)


@dataclass(frozen=True, slots=True)
class Words:
    """What is written below the bar: why so many are needed, and how it stands, good or bad."""

    need: str = ""
    stand: str = ""
    passing: bool = False


class TallyBar:
    """The picture of a tally, which slides from one count to the next."""

    def __init__(self, kit: Kit, size: tuple[int, int], colours: tuple[Colour, Colour]) -> None:
        self.kit = kit
        self.size = size
        self.colours = colours
        self.shown = Count()
        self.words = Words()
        self._start = self._goal = self._before = Count()
        self._figures = ("", "")
        self._at = 1.0

    @property
    def moving(self) -> bool:
        """Tell whether it slides."""
        return self._at < 1.0

    def set(
        self, numbers: Mapping[str, int], before: Mapping[str, int], words: Words, *, at_once: bool
    ) -> None:
        """Go to the numbers that are, or that a move would bring; `before` are those that are."""
        goal, self.words, self._before = count_of(numbers), words, count_of(before)
        self._figures = (str(numbers.get(AYES, 0)), str(numbers.get(NAYS, 0)))
        if goal != self._goal:
            self._start, self._goal, self._at = self.shown, goal, 0.0
        if at_once:
            self._at, self.shown = 1.0, goal

    def advance(self, seconds: float) -> None:
        """Slide on."""
        self._at = min(1.0, self._at + seconds / feel.COUNT)
        self.shown = self._start.towards(self._goal, standard(self._at))

    def picture(self) -> pygame.Surface:
        """Return how it looks now."""
        image = layer(self.size)
        high = round(self.size[1] * BAR)
        wide = min(round(high * FIGURE), self.size[0] // 6)
        bar = pygame.Rect(wide, 0, self.size[0] - 2 * wide, high)
        self._draw_bar(image, bar.inflate(0, -max(6, high // 4)))
        for number, text in enumerate(self._figures):
            box = pygame.Rect(0 if number == 0 else bar.right, 0, wide, high)
            tone = mix(self.colours[number], self.kit.theme["ink"], 0.25)
            self.kit.type.line(text, Style("ui_bold", round(high * 0.9), tone)).draw_in(image, box)
        self._draw_words(image, pygame.Rect(0, high, self.size[0], self.size[1] - high))
        return image

    def _draw_bar(self, target: pygame.Surface, bar: pygame.Rect) -> None:
        theme, shown = self.kit.theme, self.shown
        face = layer(bar.size)
        face.fill((*mix(theme["paper"], theme["paper_dark"], 0.6), 255))
        radius = bar.height // 3
        sides = (
            (shown.ayes, shown.ayes_most, self._before.ayes, self.colours[0]),
            (shown.nays, shown.nays_most, self._before.nays, self.colours[1]),
        )
        for number, (now, most, before, colour) in enumerate(sides):
            parts = [(most, mix(colour, theme["paper"], PALE)), (max(now, before), colour)]
            if round(now, 3) != before:
                parts[1] = (max(now, before), mix(colour, theme["paper"], FRESH))
                parts.append((min(now, before), colour))
            for reach, tone in parts:
                part = pygame.Rect(0, 0, self._along(reach, bar.width), bar.height)
                part.left = 0 if number == 0 else bar.width - part.width
                face.fill((*tone, 255), part)
                if number == 1:
                    _hatch(face, part, mix(tone, theme["paper"], HATCH))
        keep_inside(face, rounded_mask(bar.size, radius))
        put(target, face, bar)
        rounded_box(target, theme["ink"], bar, radius, max(1, bar.height // 16))
        self._draw_need(target, bar)

    def _draw_need(self, target: pygame.Surface, bar: pygame.Rect) -> None:
        """Draw the mark of how many are needed, across the bar and beyond it."""
        left = bar.left + self._along(self.shown.needed, bar.width)
        thick = max(3, bar.height // 8)
        line = pygame.Rect(left - thick // 2, bar.top - 3, thick, bar.height + 6)
        for grow, tone in ((2, "paper"), (0, "ink")):
            target.fill((*self.kit.theme[tone], 255), line.inflate(grow, grow))
        side = max(5, bar.height // 4)
        points = [
            (left, bar.bottom),
            (left - side, bar.bottom + side),
            (left + side, bar.bottom + side),
        ]
        pygame.draw.polygon(target, (*self.kit.theme["ink"], 255), points)

    def _along(self, votes: float, width: int) -> int:
        return round(width * min(1.0, votes / self.shown.scale))

    def _draw_words(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Draw what is needed and how it stands, side by side in the middle."""
        theme, words = self.kit.theme, self.words
        tone = mix(self.colours[0 if words.passing else 1], theme["ink"], 0.3)
        soft = Style(
            "ui_semibold",
            max(self.kit.least(SMALLEST), round(box.height * 0.74)),
            theme["ink_soft"],
        )
        bold = replace(soft, face="ui_bold", colour=tone)
        parts = [part for part in ((words.need, soft), (words.stand, bold)) if part[0]]
        laid = self._set(parts, box.width)
        gap = max((line.style.px for line in laid), default=0)
        left = box.centerx - (sum(line.size[0] + gap for line in laid) - gap) / 2
        for line in laid:
            line.draw(target, (left, box.centery - line.size[1] / 2))
            left += line.size[0] + gap

    def _set(self, parts: list[tuple[str, Style]], room: int) -> list[Laid]:
        """Return texts as large as they fit side by side."""
        laid = [self.kit.type.line(text, style) for text, style in parts]
        px = max((style.px for _, style in parts), default=0)
        if px <= self.kit.least(SMALLEST) or sum(line.size[0] + px for line in laid) - px <= room:
            return laid
        return self._set([(text, replace(style, px=px - 1)) for text, style in parts], room)


def _hatch(face: pygame.Surface, part: pygame.Rect, tone: Colour) -> None:
    """Draw slanting lines across a part: the sides of a vote are told apart without colours."""
    step, high = max(6, part.height // 3), part.height
    face.set_clip(part)
    for left in range(part.right - step, part.left - high, -step):
        ends = (left, part.bottom), (left + high, part.top)
        pygame.draw.line(face, (*tone, 255), *ends, max(2, step // 3))
    face.set_clip(None)
