"""Where everything of a moment lies on its sheet, in a window of any size and any size of text."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from rules.core.moments import Moment
from tabletop.ui.cards.form import CARD_RATIO
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.table.moments.inks import verdict_edge, words_of_verdict

WIDE, NARROW = 1180, 860  # of a sheet with and without sums, at 1080p
SIDE_BY_SIDE = 3  # from so many camps on, offers of few strokes lie beside each other
FEW = 2
MANY, SMALLER = 4, 0.85  # lines of what follows that had rather be smaller than below each other
MOST_BESIDE = 5  # slips in a row
ROW, LOWEST_ROW = 196, 74
SLIP, LOWEST_SLIP = 290, 150
ROOMY_SLIP, ROOMY = 9.5, 6.6  # the same in sizes of a text, however small the window
SUBJECT = 150  # width of the card that it is about
NEED_LINES = 3
NEED = 2.0  # height of what is needed, in sizes of its letters
LINE = 1.62  # height of a line of what follows
SLOPE = 0.04  # how much a stamp that leans is higher than one that does not, in widths


SheetSpot = tuple[pygame.Rect, tuple[int, int]]  # where it may lie, about where its middle is


@dataclass(slots=True)
class SheetPlan:
    """Boxes on a sheet, from its own upper left corner; `rect` is the sheet in the window.

    camps    a row or a slip for each
    lines    one for each upshot that is told; `left_out` says how many others there are
    """

    rect: pygame.Rect
    head: int
    subject: pygame.Rect | None = None
    need: pygame.Rect | None = None
    camps: list[pygame.Rect] = field(default_factory=list)
    verdict: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 1, 1))
    lines: list[pygame.Rect] = field(default_factory=list)
    left_out: int = 0
    slips: bool = False


def are_slips(moment: Moment) -> bool:
    """Tell whether the camps of a moment are offers that lie side by side."""
    few = all(len(camp.strokes) <= FEW for camp in moment.camps)
    return few and len(moment.camps) >= SIDE_BY_SIDE


@dataclass(slots=True)
class _Measures:
    """The lengths that a plan is made of."""

    pad: int
    gap: int
    head: int
    line: int
    verdict: int
    need: int
    subject: int


class SheetPlanner:
    """Fits a moment into a region of the window."""

    def __init__(self, kit: Kit, spot: SheetSpot, moment: Moment, words: Sequence[str]) -> None:
        """Take what is told: the verdict, what is needed, and then each of the upshots."""
        self.kit = kit
        self.region, self.centre = spot
        self.moment = moment
        self.said, self.needed, *self.upshots = words
        self.slips = are_slips(moment)

    def plan(self, *, card: bool, foot: int = 0) -> SheetPlan:
        """Return where everything lies; with a card where it is about one, above a free foot."""
        kit, rowed = self.kit, bool(self.moment.camps)
        growth = kit.scale.text_percent / 100
        margin = max(8, kit.scale.px(16))
        most = (self.region.width - 2 * margin, self.region.height - 2 * margin - foot)
        wide = max(kit.scale.px(WIDE if rowed else self._narrow), kit.scale.text(18) * 34)
        width = min(most[0], round(wide * (1 + (growth - 1) * 0.5)))
        sizes = self._measures(width, card=card)
        lay = self._with_camps if rowed else self._without_camps
        plan = lay((width, most[1]), sizes)
        plan.rect = self._placed((width, plan.rect.height + foot))
        return plan

    @property
    def _narrow(self) -> int:
        """Return how wide a sheet without sums is: what follows shall stand on one line."""
        style = self.kit.style("text", 19)
        longest = max((self.kit.type.line(one, style).size[0] for one in self.upshots), default=0)
        needed = longest / self.kit.scale.factor + 2 * SUBJECT
        return round(min(WIDE, max(NARROW, needed)))

    def _measures(self, width: int, *, card: bool) -> _Measures:
        scale = self.kit.scale
        pad = max(10, scale.px(24))
        subject = scale.px(SUBJECT) if card else 0
        room = width - 2 * pad - (0 if self.moment.camps else subject + pad)
        edge = verdict_edge(self.kit)
        laid = words_of_verdict(self.kit, self.said, room - edge)
        stamp = laid.size[1] + edge // 3 + round(SLOPE * (laid.size[0] + edge))
        return _Measures(
            pad=pad,
            gap=max(5, scale.px(10)),
            head=round(scale.text(31) * 1.75),
            line=round(scale.text(19) * LINE),
            verdict=stamp,
            need=self._need_height(subject),
            subject=subject,
        )

    # With sums

    def _with_camps(self, most: tuple[int, int], m: _Measures) -> SheetPlan:
        width, high = most
        count = len(self.moment.camps)
        across = self._slip_rows if self.slips else count
        least = self.kit.scale.px(LOWEST_SLIP if self.slips else LOWEST_ROW)
        least = max(least, round(self.kit.scale.text(18) * (5.2 if self.slips else 2.3)))
        usual = max(least, self.kit.scale.px(SLIP if self.slips else ROW))
        usual = max(usual, round(self.kit.scale.text(18) * (ROOMY_SLIP if self.slips else ROOMY)))
        fixed = m.head + 2 * m.pad + m.verdict + m.gap
        rows, columns = self._lines_in(width - 2 * m.pad, m)
        gaps = m.gap * (across - 1)
        while rows > 1 and fixed + gaps + least * across + rows * m.line + m.gap > high:
            rows -= 1
        lines = rows * m.line + (m.gap if rows else 0)
        row = max(least // 2, min(usual, (high - fixed - lines - gaps) // across))
        body = row * across + gaps
        plan = SheetPlan(self._placed((width, fixed + lines + body)), m.head, slips=self.slips)
        left = self._subject_column(plan, m, body)
        inner = pygame.Rect(left, m.head + m.pad, width - m.pad - left, body)
        plan.camps = self._beside(inner, m) if self.slips else self._below(inner, row, m)
        plan.verdict = pygame.Rect(m.pad, inner.bottom + m.gap, width - 2 * m.pad, m.verdict)
        room = pygame.Rect(m.pad, plan.verdict.bottom + m.gap, width - 2 * m.pad, lines)
        self._tell(plan, room, (rows, columns), m)
        return plan

    def _subject_column(self, plan: SheetPlan, m: _Measures, body: int) -> int:
        """Put card and need at the left; return where the camps begin."""
        if not m.subject and not m.need:
            return m.pad
        room = body - (m.need + m.gap if m.need else 0)
        wide = min(m.subject, round(room / CARD_RATIO)) if m.subject else 0
        column = max(wide, self._need_width(m.subject))
        high = round(wide * CARD_RATIO)
        top = m.head + m.pad + max(0, (body - high - (m.need + m.gap if m.need else 0)) // 2)
        if wide:
            plan.subject = pygame.Rect(m.pad + (column - wide) // 2, top, wide, high)
        if m.need:
            below = top + (high + m.gap if wide else (body - m.need) // 2)
            plan.need = pygame.Rect(m.pad, below, column, m.need)
        return m.pad + column + m.pad

    def _need_width(self, subject: int) -> int:
        """Return how wide the plate is that tells what is needed."""
        if not self.needed:
            return 0
        laid = self.kit.type.line(self.needed, self.kit.style("ui_bold", 19))
        usual = max(subject, self.kit.scale.px(SUBJECT))
        return min(max(usual, laid.size[0] + self.kit.scale.text(19)), round(usual * 1.5))

    def _need_height(self, subject: int) -> int:
        if not self.needed:
            return 0
        px = self.kit.scale.text(19)
        room = self._need_width(subject) - max(8, self.kit.scale.px(16))
        laid = self.kit.type.layout(self.needed, self.kit.style("ui_bold", 19), room, NEED_LINES)
        return laid.size[1] + round(px * (NEED - 1.22))

    def _below(self, inner: pygame.Rect, row: int, m: _Measures) -> list[pygame.Rect]:
        return [
            pygame.Rect(inner.x, inner.y + number * (row + m.gap), inner.width, row)
            for number in range(len(self.moment.camps))
        ]

    @property
    def _slip_rows(self) -> int:
        """Return in how many rows slips lie: many in one would be too narrow for their words."""
        return -(-len(self.moment.camps) // MOST_BESIDE)

    def _beside(self, inner: pygame.Rect, m: _Measures) -> list[pygame.Rect]:
        rows = self._slip_rows
        count = -(-len(self.moment.camps) // rows)
        high = (inner.height - m.gap * (rows - 1)) // rows
        wide = (inner.width - m.gap * (count - 1)) // count
        wide = min(wide, round(high * (0.95 if rows == 1 else 1.5)))
        whole = wide * count + m.gap * (count - 1)
        left = inner.x + (inner.width - whole) // 2
        result = []
        for number in range(len(self.moment.camps)):
            row, column = divmod(number, count)
            at = (left + column * (wide + m.gap), inner.y + row * (high + m.gap))
            result.append(pygame.Rect(at, (wide, high)))
        return result

    # Without sums

    def _without_camps(self, most: tuple[int, int], m: _Measures) -> SheetPlan:
        width, high = most
        left = m.pad + (m.subject + m.pad if m.subject else 0)
        inner = width - m.pad - left
        rows, columns = self._lines_in(inner, m)
        card = round(m.subject * CARD_RATIO)
        fixed = m.head + 2 * m.pad
        while rows > 1 and fixed + m.verdict + m.gap + rows * m.line > high:
            rows -= 1
        told = m.verdict + (m.gap + rows * m.line if rows else 0)
        body = max(told, card)
        plan = SheetPlan(self._placed((width, fixed + body)), m.head)
        top = m.head + m.pad
        if m.subject:
            plan.subject = pygame.Rect(m.pad, top + (body - card) // 2, m.subject, card)
        plan.verdict = pygame.Rect(left, top + (body - told) // 2, inner, m.verdict)
        room = pygame.Rect(left, plan.verdict.bottom + m.gap, inner, rows * m.line)
        self._tell(plan, room, (rows, columns), m)
        return plan

    # What follows

    def _lines_in(self, width: int, m: _Measures) -> tuple[int, int]:
        """Return on how many rows and in how many columns the upshots are told."""
        if not self.upshots:
            return 0, 1
        style = self.kit.style("text", 19)
        longest = max(self.kit.type.line(text, style).size[0] for text in self.upshots)
        if len(self.upshots) > MANY:
            longest = round(longest * SMALLER)
        longest += round(3.2 * m.line)  # for mark and figure
        columns = 2 if len(self.upshots) > 1 and 2 * longest + m.pad <= width else 1
        return -(-len(self.upshots) // columns), columns

    def _tell(
        self, plan: SheetPlan, room: pygame.Rect, grid: tuple[int, int], m: _Measures
    ) -> None:
        rows, columns = grid
        wide = (room.width - m.pad * (columns - 1)) // columns
        told = min(rows * columns, len(self.upshots))
        plan.left_out = len(self.upshots) - told
        for number in range(told):
            row, column = number // columns, number % columns
            at = (room.x + column * (wide + m.pad), room.y + row * m.line)
            plan.lines.append(pygame.Rect(at, (wide, m.line)))

    def _placed(self, size: tuple[int, int]) -> pygame.Rect:
        """Return the sheet in the middle of its region."""
        rect = pygame.Rect((0, 0), size)
        rect.center = self.centre
        return rect.clamp(self.region)
