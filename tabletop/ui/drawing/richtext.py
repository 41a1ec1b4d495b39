"""Sets text with *bold*, _italic_ and {icon:name} into lines that fit a width or a box.

The marks are those of `markup`. Text is always rendered at its final size, never scaled.
"""

from collections import OrderedDict
from dataclasses import dataclass, replace

import pygame

from tabletop.ui.drawing.fonts import font
from tabletop.ui.drawing.icons import Icons
from tabletop.ui.drawing.markup import SOFT_HYPHEN, Word, groups_of, parse, shown
from tabletop.ui.drawing.memory import Album
from tabletop.ui.drawing.paint import Point, put
from tabletop.ui.drawing.theme import Colour

ELLIPSIS = "…"
SEAM = "/"  # where an address may be divided without a hyphen
CACHED_LAYOUTS = 1500
WORDS_BYTES = 12 * 1024 * 1024
TAIL = 1.3  # a letter so much wider than its step has a tail that runs below the next one


@dataclass(frozen=True, slots=True)
class Style:
    """How a text looks: face, size in pixels, colour, alignment and distance of lines."""

    face: str
    px: int
    colour: Colour
    align: str = "left"
    leading: float = 1.22
    tracking: float = 0.0


@dataclass(frozen=True, slots=True)
class Placed:
    """A word at its place inside a layout."""

    word: Word
    left: float
    top: int


@dataclass(frozen=True, slots=True)
class Laid:
    """A text set into lines: its size, whether something had to be cut, and how to draw it."""

    style: Style
    placed: tuple[Placed, ...]
    size: tuple[int, int]
    lines: int
    cut: bool
    _setter: "Typesetter"

    def draw(self, target: pygame.Surface, at: Point) -> None:
        """Draw the text with its upper left corner at a point."""
        for placed in self.placed:
            image = self._setter.image(placed.word, self.style)
            put(target, image, (round(at[0] + placed.left), round(at[1] + placed.top)))

    def draw_in(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the text centred in a box; lines keep their own alignment."""
        left = box.x + (box.width - self.size[0]) / 2
        self.draw(target, (left, box.y + (box.height - self.size[1]) / 2))


class Typesetter:
    """Turns marked-up text into layouts and remembers them."""

    def __init__(self, icons: Icons) -> None:
        self._icons = icons
        self._layouts: OrderedDict[tuple[str, Style, int, int], Laid] = OrderedDict()
        self._images: Album[pygame.Surface] = Album(WORDS_BYTES)

    def line(self, markup: str, style: Style) -> Laid:
        """Set a text without wrapping."""
        return self.layout(markup, style, 1_000_000)

    def layout(self, markup: str, style: Style, width: int, most_lines: int = 0) -> Laid:
        """Wrap a text to a width; lines beyond `most_lines` (0: any number) are cut."""
        key = (markup, style, width, most_lines)
        if key not in self._layouts:
            self._layouts[key] = self._set(markup, style, width, most_lines)
            if len(self._layouts) > CACHED_LAYOUTS:
                self._layouts.popitem(last=False)
        return self._layouts[key]

    def fit(
        self, markup: str, style: Style, box: tuple[int, int], smallest: int, most_lines: int = 0
    ) -> Laid:
        """Set a text at the largest size, from the style's to the smallest, that fits a box."""
        low, high = min(smallest, style.px), style.px
        best: Laid | None = None
        while low <= high:
            middle = (low + high + 1) // 2
            laid = self.layout(markup, replace(style, px=middle), box[0], most_lines)
            if not laid.cut and laid.size[1] <= box[1] and laid.size[0] <= box[0]:
                best, low = laid, middle + 1
            else:
                high = middle - 1
        if best is not None:
            return best
        small = replace(style, px=min(smallest, style.px))
        room = max(1, int(box[1] // max(1.0, small.px * small.leading)))
        lines = min(room, most_lines) if most_lines else room
        return replace(self.layout(markup, small, box[0], lines), cut=True)

    def image(self, word: Word, style: Style) -> pygame.Surface:
        """Return one word (or icon) as a premultiplied picture."""
        key = (word, style.px, style.colour, style.tracking)
        return self._images.get(key, lambda: self._render(word, style))

    def _render(self, word: Word, style: Style) -> pygame.Surface:
        if word.icon:
            return self._icons.get(word.icon, round(style.px * 1.05), style.colour)
        face = font(word.face, style.px)
        if not style.tracking:
            return face.render(word.text, antialias=True, color=style.colour).premul_alpha()
        height = face.get_linesize()
        image = pygame.Surface((round(self._width(word, style)) + 2, height), pygame.SRCALPHA)
        left = 0.0
        for letter in word.text:
            glyph = face.render(letter, antialias=True, color=style.colour).premul_alpha()
            put(image, glyph, (round(left), 0))
            left += _step(face, letter) + style.tracking * style.px
        return image

    def _width(self, word: Word, style: Style) -> float:
        if word.icon:
            return style.px * 1.05
        face = font(word.face, style.px)
        if not style.tracking:
            return face.size(word.text)[0]
        letters = sum(_step(face, letter) for letter in word.text[:-1])
        letters += face.size(word.text[-1:])[0]
        return letters + style.tracking * style.px * (len(word.text) - 1)

    def _set(self, markup: str, style: Style, width: int, most_lines: int) -> Laid:
        paragraphs = parse(markup, style.face)
        lines, cut = self._wrap(paragraphs, style, width)
        if most_lines and len(lines) > most_lines:
            lines, cut = lines[:most_lines], True
            lines[-1] = self._shortened(lines[-1], style, width)
        return self._place(lines, style, width, cut=cut)

    def _wrap(
        self, paragraphs: list[list[Word]], style: Style, width: int
    ) -> tuple[list[list[Word]], bool]:
        lines: list[list[Word]] = []
        cut = False
        for paragraph in paragraphs:
            line: list[Word] = []
            for group in groups_of(paragraph):
                if self._line_width([*line, *group], style) <= width:
                    line += group
                    continue
                head, tail = self._divided(line, group, style, width)
                if head or line:
                    lines.append(line + head)
                while self._line_width(tail, style) > width:
                    head, rest = self._divided([], tail, style, width)
                    if not head:
                        head, rest = self._broken(tail, style, width)
                        cut = cut or not head[-1].text.endswith(SEAM)
                    if not rest:
                        break
                    lines.append(head)
                    tail = rest
                line = tail
            lines.append(line)
        return lines, cut

    def _divided(
        self, line: list[Word], group: list[Word], style: Style, width: int
    ) -> tuple[list[Word], list[Word]]:
        """Split a group at its last soft hyphen that still fits into the line."""
        if len(group) != 1 or SOFT_HYPHEN not in group[0].text:
            return [], group
        word = group[0]
        parts = word.text.split(SOFT_HYPHEN)
        for count in range(len(parts) - 1, 0, -1):
            # A hyphen that is there anyway serves as the one of the break.
            text = SOFT_HYPHEN.join(parts[:count]).removesuffix("-")
            head = replace(word, text=f"{text}-")
            if self._line_width([*line, head], style) <= width:
                return [head], [replace(word, text=SOFT_HYPHEN.join(parts[count:]), glued=False)]
        return [], group

    def _broken(self, group: list[Word], style: Style, width: int) -> tuple[list[Word], list[Word]]:
        """Split a group that is wider than a whole line where the line is full."""
        whole = 0
        while self._line_width(group[: whole + 1], style) <= width:
            whole += 1
        head, word, rest = group[:whole], group[whole], group[whole + 1 :]
        count = self._letters_beside(head, word, style, width)
        if not head:
            count = max(count, 1)
        if count:
            head = [*head, replace(word, text=word.text[:count])]
            left = word.text[count:].lstrip(SOFT_HYPHEN)
            tail = [replace(word, text=left), *rest] if left else rest
        else:
            tail = [word, *rest]
        return head, [replace(one, glued=one.glued and n > 0) for n, one in enumerate(tail)]

    def _letters_beside(self, head: list[Word], word: Word, style: Style, width: int) -> int:
        """Return how many letters of a word fit behind others; best if they end with a slash."""
        texts = [word.text[:count] for count in range(1, len(word.text))]
        fitting = [
            text
            for text in texts
            if self._line_width([*head, replace(word, text=text)], style) <= width
        ]
        seams = [text for text in fitting if text.endswith(SEAM) and text + SEAM not in texts]
        return len((seams or fitting or [""])[-1])

    def _shortened(self, line: list[Word], style: Style, width: int) -> list[Word]:
        dots = Word(ELLIPSIS, style.face, glued=True)
        line = list(line)
        while line and self._line_width([*line, dots], style) > width:
            last = line.pop()
            if len(last.text) > 1:
                line.append(replace(last, text=last.text[:-1]))
        return [*line, dots]

    def _line_width(self, line: list[Word], style: Style) -> float:
        space = self._space(style)
        total = 0.0
        for index, word in enumerate(line):
            gap = space if index and not word.glued else 0.0
            total += self._width(shown(word), style) + gap
        return total

    def _space(self, style: Style) -> float:
        return font(style.face, style.px).size(" ")[0] + style.tracking * style.px

    def _place(self, lines: list[list[Word]], style: Style, width: int, *, cut: bool) -> Laid:
        widths = [self._line_width(line, style) for line in lines]
        whole = max(widths, default=0.0)
        if style.align != "left" and width < 1_000_000:
            whole = width
        height = font(style.face, style.px).get_height()
        step = style.px * style.leading
        placed: list[Placed] = []
        for row, line in enumerate(lines):
            left = {"left": 0.0, "center": (whole - widths[row]) / 2}.get(
                style.align, whole - widths[row]
            )
            self._place_line(placed, line, style, (left, row * step))
        total = round((len(lines) - 1) * step + height) if lines else 0
        return Laid(style, tuple(placed), (round(whole), total), len(lines), cut, self)

    def _place_line(self, placed: list[Placed], line: list[Word], style: Style, at: Point) -> None:
        base = font(style.face, style.px)
        left = at[0]
        for index, word in enumerate(line):
            if index and not word.glued:
                left += self._space(style)
            visible = shown(word)
            top = at[1]
            if word.icon:
                top += base.get_ascent() - style.px * 0.86
            elif word.face != style.face:
                top += base.get_ascent() - font(word.face, style.px).get_ascent()
            placed.append(Placed(visible, left, round(top)))
            left += self._width(visible, style)


def _step(face: pygame.font.Font, letter: str) -> int:
    """Return how far the next letter stands from the left edge of this one."""
    wide = face.size(letter)[0]
    metrics = face.metrics(letter)[0]
    advance = int(metrics[4]) if metrics else wide
    return advance if wide > advance * TAIL else wide
