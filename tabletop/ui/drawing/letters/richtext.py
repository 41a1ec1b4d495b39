"""Sets text with *bold*, _italic_ and {icon:name} into lines that fit a width or a box.

The marks are those of `markup`. Text is always rendered at its final size, never scaled.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import floor

import pygame

from tabletop.ui.drawing.letters.fonts import font, gap_of, width_of
from tabletop.ui.drawing.letters.icons import Icons
from tabletop.ui.drawing.letters.markup import (
    ELLIPSIS,
    SOFT_HYPHEN,
    Word,
    clipped,
    groups_of,
    parse,
    shown,
)
from tabletop.ui.drawing.memory import Album
from tabletop.ui.drawing.paint import Point, put
from tabletop.ui.drawing.theme import Colour

SEAM = "/"  # where an address may be divided without a hyphen
CACHED_LAYOUTS = 800
WORDS_BYTES = 6 * 1024 * 1024
# No text of the house is as long as this; whoever writes more is cut short.
MOST_LETTERS = 5_000
# Marks included, a line holds at most so many characters for each of its heights.
DENSE = 32
WIDEST = 16_384  # pixels, of the widest window there can be
ENDLESS = 1_000_000  # the width of a line that is not wrapped
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
            put(target, image, (_pixel(at[0] + placed.left), _pixel(at[1] + placed.top)))

    def word_at(self, at: Point) -> str:
        """Return the word at a point that counts from the upper left corner, or nothing."""
        for placed in self.placed:
            image = self._setter.image(placed.word, self.style)
            if image.get_rect(topleft=(placed.left, placed.top)).collidepoint(at):
                return placed.word.text
        return ""

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
        """Set a text without wrapping, as long as it is not wider than any window."""
        markup = clipped(markup, _room_for(WIDEST, style.px))
        laid = self.layout(markup, style, ENDLESS)
        return laid if laid.size[0] <= WIDEST else self.layout(markup, style, WIDEST, 1)

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
        low = min(smallest, style.px)
        small = replace(style, px=low)
        room = max(1, int(box[1] // max(1.0, small.px * small.leading)))
        lines = min(room, most_lines) if most_lines else room
        most = min(MOST_LETTERS, _room_for(box[0], low) * (lines + 1))
        best = (
            self._largest_in(markup, style, box, (low, most_lines)) if len(markup) <= most else None
        )
        if best is not None:
            return best
        return replace(self.layout(clipped(markup, most), small, box[0], lines), cut=True)

    def _largest_in(
        self, markup: str, style: Style, box: tuple[int, int], least: tuple[int, int]
    ) -> Laid | None:
        """Return a text as large as fits a box, from a size and on at most so many lines."""
        low, most_lines = least
        middle = high = style.px  # most texts fit as they are, and each other size is a font more
        best: Laid | None = None
        while low <= high:
            # More lines than the box has room for are not even set.
            room = int(box[1] // max(1.0, middle * style.leading)) + 2
            lines = min(room, most_lines) if most_lines else room
            laid = self.layout(markup, replace(style, px=middle), box[0], lines)
            if not laid.cut and laid.size[1] <= box[1] and laid.size[0] <= box[0]:
                best, low = laid, middle + 1
            else:
                high = middle - 1
            middle = (low + high + 1) // 2
        return best

    def image(self, word: Word, style: Style) -> pygame.Surface:
        """Return one word (or icon) as a premultiplied picture."""
        key = (word, style.px, style.colour, style.tracking)
        return self._images.get(key, lambda: self._render(word, style))

    def _render(self, word: Word, style: Style) -> pygame.Surface:
        if word.icon:
            return self._icons.get(word.icon, round(style.px * 1.05), style.colour)
        face = font(word.face, style.px)
        if not face.size(word.text)[0]:
            return pygame.Surface((1, 1), pygame.SRCALPHA)  # there are letters without a picture
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
        if not style.tracking:
            return width_of(word.text, word.face, style.px)
        face = font(word.face, style.px)
        letters = sum(_step(face, letter) for letter in word.text[:-1])
        letters += face.size(word.text[-1:])[0]
        return letters + style.tracking * style.px * (len(word.text) - 1)

    def _set(self, markup: str, style: Style, width: int, most_lines: int) -> Laid:
        paragraphs = parse(clipped(markup, MOST_LETTERS), style.face)
        lines, cut = self._wrap(paragraphs, style, width, most_lines)
        if most_lines and len(lines) > most_lines:
            lines, cut = lines[:most_lines], True
            lines[-1] = self._shortened(lines[-1], style, width)
        return self._place(lines, style, width, cut=cut or len(markup) > MOST_LETTERS)

    def _wrap(
        self, paragraphs: list[list[Word]], style: Style, width: int, most_lines: int
    ) -> tuple[list[list[Word]], bool]:
        """Return the lines of paragraphs; where there are more than wanted, no further ones."""
        lines: list[list[Word]] = []
        cut = False
        for paragraph in paragraphs:
            line: list[Word] = []
            filled = 0.0
            for group in groups_of(paragraph):
                if most_lines and len(lines) > most_lines:
                    return lines, cut
                more = self._grown(filled, group, style, width, first=not line)
                if more <= width:
                    line += group
                    filled = more
                    continue
                head, tail = self._divided(line, group, style, width)
                if head or line:
                    lines.append(line + head)
                line, broken = self._break_up(lines, tail, style, width, most_lines)
                cut = cut or broken
                filled = self._grown(0.0, line, style, width, first=True)
            lines.append(line)
        return lines, cut

    def _break_up(
        self,
        lines: list[list[Word]],
        tail: list[Word],
        style: Style,
        width: int,
        most_lines: int,
    ) -> tuple[list[Word], bool]:
        """Fill lines with a group that is wider than they; return the rest, and whether it hurt."""
        cut = False
        while self._grown(0.0, tail, style, width, first=True) > width:
            head, rest = self._divided([], tail, style, width)
            if not head:
                head, rest = self._broken(tail, style, width)
                cut = cut or not head[-1].text.endswith(SEAM)
            if not rest or (most_lines and len(lines) > most_lines):
                break
            lines.append(head)
            tail = rest
        return tail, cut

    def _divided(
        self, line: list[Word], group: list[Word], style: Style, width: int
    ) -> tuple[list[Word], list[Word]]:
        """Split a group at its last soft hyphen that still fits into the line."""
        if len(group) != 1 or SOFT_HYPHEN not in group[0].text:
            return [], group
        word = group[0]
        most = _room_for(width, style.px)
        parts = word.text[:most].split(SOFT_HYPHEN)
        parts[-1] += word.text[most:]

        def head(count: int) -> Word:
            # A hyphen that is there anyway serves as the one of the break.
            text = SOFT_HYPHEN.join(parts[:count]).removesuffix("-")
            return replace(word, text=f"{text}-")

        def fits(count: int) -> bool:
            return self._grown(before, [head(count)], style, width, first=not line) <= width

        before = self._line_width(line, style)
        count = _largest(fits, len(parts) - 1)
        if not count:
            return [], group
        rest = replace(word, text=SOFT_HYPHEN.join(parts[count:]), glued=False)
        return [head(count)], [rest]

    def _broken(self, group: list[Word], style: Style, width: int) -> tuple[list[Word], list[Word]]:
        """Split a group that is wider than a whole line where the line is full."""
        whole, filled = 0, 0.0
        for word in group:
            filled = self._grown(filled, [word], style, width, first=not whole)
            if filled > width:
                break
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
        if tail:
            tail[0] = replace(tail[0], glued=False)
        return head, tail

    def _letters_beside(self, head: list[Word], word: Word, style: Style, width: int) -> int:
        """Return how many letters of a word fit behind others; best if they end with a slash."""
        text = word.text[: _room_for(width, style.px)]
        before = self._line_width(head, style)

        def fits(count: int) -> bool:
            beside = [replace(word, text=text[:count])]
            return self._grown(before, beside, style, width, first=not head) <= width

        count = _largest(fits, min(len(text), len(word.text) - 1))
        # Of several slashes in a row the last one is the seam.
        return max((at for at in range(1, count + 1) if _is_seam(word.text, at)), default=count)

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

    def _grown(
        self, filled: float, group: list[Word], style: Style, width: int, *, first: bool
    ) -> float:
        """Return how wide a line becomes with further words, or anything wider than allowed."""
        space = self._space(style)
        for index, word in enumerate(group):
            if filled > width or len(word.text) > _room_for(width, style.px):
                return float("inf")
            gap = space if not (first and index == 0) and not word.glued else 0.0
            filled += self._width(shown(word), style) + gap
        return filled

    def _space(self, style: Style) -> float:
        return gap_of(style.face, style.px) + style.tracking * style.px

    def _place(self, lines: list[list[Word]], style: Style, width: int, *, cut: bool) -> Laid:
        widths = [self._line_width(line, style) for line in lines]
        whole = max(widths, default=0.0)
        if style.align != "left" and width < ENDLESS:
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


def _pixel(at: float) -> int:
    """Return the pixel of a point; halves go one way, or the gaps of centred words would differ."""
    return floor(at + 0.5)


def _room_for(width: int, px: int) -> int:
    """Return how many characters could stand in a line, however narrow they are."""
    return DENSE * width // max(1, px) + DENSE


def _largest(fits: Callable[[int], bool], most: int) -> int:
    """Return the largest number that fits where all smaller ones do: from 1 to the most, else 0."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(middle) else (low, middle - 1)
    return low


def _is_seam(text: str, at: int) -> bool:
    """Tell whether a text may be divided at a point: behind the last of its slashes there."""
    more = at < len(text) - 1 and text[at] == SEAM
    return text[at - 1] == SEAM and not more


def _step(face: pygame.font.Font, letter: str) -> int:
    """Return how far the next letter stands from the left edge of this one."""
    wide = face.size(letter)[0]
    metrics = face.metrics(letter)[0]
    advance = int(metrics[4]) if metrics else wide
    return advance if wide > advance * TAIL else wide
