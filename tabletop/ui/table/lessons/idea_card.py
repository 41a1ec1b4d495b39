"""The card of an idea: a few words on paper, how many more there are, and what to say to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import DRAGGED, brass_edge, shadow
from tabletop.ui.drawing.paint import gradient, layer, put, rounded_box, rounded_mask, tinted
from tabletop.ui.drawing.theme import Colour, mix
from tabletop.ui.table.plan.berths import ABOVE, BELOW, LEFT, RIGHT, Berth
from tabletop.ui.widgets.controls import AnyButton, Button
from tabletop.ui.widgets.widget import Outcome

GOT_IT, MORE, SKIP, KNOWN = "got_it", "more_of_it", "skip_guide", "known_game"
WORDS: Final = 26  # pixels of the design of the letters in which the idea is told
TIP: Final = 20  # pixels of the design by which the card points at what it speaks of
BAR: Final = 4  # the line that shows how far the guide has got
WHITE: Final = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class IdeaWords:
    """What stands on a card: the idea, how many of how many it is, and its answers."""

    text: str
    progress: str
    share: float
    answers: tuple[tuple[str, str, str], ...]  # their names, labels and hints; the first is usual


class PaperLink(AnyButton):
    """An answer that few will give: plain letters on the paper, with a line below them."""

    def __init__(self, kit: Kit, name: str, label: str) -> None:
        self._laid = kit.line(label, "ui_semibold", 18, "bubble_soft")
        self._lit = kit.line(label, "ui_semibold", 18, "bubble_text")
        super().__init__(kit, name, Rect(0, 0, self._laid.size[0] + 2 * max(4, kit.scale.px(6)), 0))

    def paint(self, target: pygame.Surface) -> None:
        """Draw the letters; no board lies below them."""
        face = layer(self.rect.size)
        self.letter(face, 1 if self.pressed else 0)
        put(target, face, self.rect)

    def letter(self, face: pygame.Surface, down: int) -> None:
        """Draw the label and the line below it."""
        laid = self._lit if self.hovered or self.focused else self._laid
        left = (self.rect.width - laid.size[0]) // 2
        top = (self.rect.height - laid.size[1]) // 2 + down
        laid.draw(face, (left, top))
        low = top + laid.size[1] - 1
        pygame.draw.line(face, laid.style.colour, (left, low), (left + laid.size[0], low))


class IdeaCard:
    """A card with its answers; it has a size before it has a place."""

    def __init__(self, kit: Kit, words: IdeaWords, widest: int, letters: int) -> None:
        self.kit = kit
        self.words = words
        self._pad = max(12, kit.scale.px(22))
        self._gap = max(6, kit.scale.px(10))
        self.tip = max(12, kit.scale.px(TIP))
        inner = min(kit.scale.text(WORDS) * letters, widest - 2 * self._pad)
        style = kit.style("text", WORDS, "bubble_text")
        self._text = kit.type.layout(words.text, style, inner)
        small = kit.style("ui_semibold", 16, "bubble_soft")
        self._progress = kit.type.line(words.progress, small)
        self.buttons = [self._button(*answer) for answer in words.answers]
        self._rows = self._in_rows(inner)
        rows = [self._width(row) for row in self._rows]
        self._inner = max(self._text.size[0], *rows, self._progress.size[0] * 3)
        self.size = (self._inner + 2 * self._pad, self._height())
        self.rect = Rect((0, 0), self.size)
        self.berth = Berth(self.rect)

    def _button(self, name: str, label: str, hint: str) -> AnyButton:
        button: AnyButton
        if name in {SKIP, KNOWN}:
            button = PaperLink(self.kit, name, label)
        else:
            wide = Button.width_for(self.kit, label)
            button = Button(self.kit, name, label, Rect(0, 0, wide, 0), primary=name == GOT_IT)
        button.hint = hint
        return button

    def _in_rows(self, inner: int) -> list[list[AnyButton]]:
        """Return the answers in rows that are no wider than the words; several links go below."""
        rows: list[list[AnyButton]] = [[]]
        links = [button for button in self.buttons if isinstance(button, PaperLink)]
        for button in self.buttons:
            below = len(links) > 1 and button is links[0]
            if rows[-1] and (below or self._width([*rows[-1], button]) > inner):
                rows.append([])
            rows[-1].append(button)
        return rows

    def _width(self, row: Sequence[AnyButton]) -> int:
        return sum(button.rect.width + self._gap for button in row) - self._gap

    def _height(self) -> int:
        rows = sum(row[0].rect.height + self._gap for row in self._rows) - self._gap
        head = self._progress.size[1] + self._gap
        return 2 * self._pad + head + self._text.size[1] + self._pad + rows

    def lie(self, berth: Berth) -> None:
        """Lie somewhere, and point at something from there."""
        self.berth, self.rect = berth, Rect(berth.rect)
        top = self.rect.bottom - self._pad
        for row in reversed(self._rows):
            top -= row[0].rect.height
            left = self.rect.x + self._pad
            for button in row:
                button.rect.topleft = (left, top)
                left += button.rect.width + self._gap
            if isinstance(row[-1], PaperLink) and len(row) > 1:
                row[-1].rect.right = self.rect.right - self._pad
            top -= self._gap

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Pass an event to the answers."""
        result = None
        for button in self.buttons:
            result = button.handle(event) or result
        return result

    @property
    def dirty(self) -> bool:
        """Tell whether it has to be drawn anew."""
        return any(button.dirty for button in self.buttons)

    # Drawing

    def picture(self) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return the card with its shadow, and where its upper left corner comes to lie."""
        kit, theme = self.kit, self.kit.theme
        radius = theme.radii["panel"]
        cast = shadow(self.rect.size, radius, DRAGGED, kit.scale.factor)
        margin = max(cast.margin, self.tip + 4)
        image = layer((self.rect.width + 2 * margin, self.rect.height + 2 * margin))
        cast.draw(image, (margin, margin))
        off = (margin - self.rect.x, margin - self.rect.y)
        box = self.rect.move(off)
        self._draw_tip(image, off, theme["brass_dark"], 3)
        put(image, _paper(box.size, radius, theme["bubble"]), box)
        put(image, brass_edge(box.size, radius, max(2, kit.scale.px(3))), box)
        self._draw_tip(image, off, theme["bubble"], 0)
        self._write(image, box)
        page = layer((self.rect.right + margin, self.rect.bottom + margin))
        for button in self.buttons:
            button.draw(page)
            button.dirty = False
        put(image, page, off)
        return image, (self.rect.x - margin, self.rect.y - margin)

    def _write(self, image: pygame.Surface, box: Rect) -> None:
        """Write how far the guide is and the words, with a line between them."""
        theme, pad = self.kit.theme, self._pad
        left, top = box.x + pad, box.y + pad
        side = self._progress.style.px
        sign = self.kit.icons.get("star", side, theme["brass_dark"], theme["bubble"])
        middle = top + self._progress.size[1] / 2
        put(image, sign, (left, middle - side / 2))
        right = box.right - pad - self._progress.size[0]
        self._progress.draw(image, (right, top))
        line = Rect(left + side + self._gap, 0, right - left - side - 2 * self._gap, 0)
        line.height = max(3, self.kit.scale.px(BAR))
        line.centery = round(middle)
        radius = line.height // 2
        rounded_box(image, mix(theme["bubble"], theme["bubble_soft"], 0.28), line, radius)
        done = Rect(line.topleft, (max(line.height, round(line.width * self.words.share)), 0))
        done.height = line.height
        rounded_box(image, theme["brass_dark"], done, radius)
        self._text.draw(image, (left, top + self._progress.size[1] + self._gap))

    def _draw_tip(
        self, image: pygame.Surface, off: tuple[int, int], colour: Colour, grow: int
    ) -> None:
        """Draw the corner that points at what the card speaks of."""
        target, side = self.berth.target, self.berth.side
        if target is None or not side:
            return
        box, aim = self.rect.move(off), target.move(off)
        half, inset = self.tip * 0.75 + grow, 3
        out = self.tip - 6 + grow
        along = side in {ABOVE, BELOW}
        low, high = (box.left, box.right) if along else (box.top, box.bottom)
        keep = 18 + half
        wanted = aim.centerx if along else aim.centery
        at = max(low + keep, min(high - keep, wanted))
        edge = {ABOVE: box.bottom, BELOW: box.top, LEFT: box.right, RIGHT: box.left}[side]
        way = 1 if side in {ABOVE, LEFT} else -1
        base, tip = edge - way * inset, edge + way * out
        points: list[tuple[float, float]] = [(at - half, base), (at + half, base), (at, tip)]
        if not along:
            points = [(y, x) for x, y in points]
        pygame.draw.polygon(image, colour, points)
        pygame.draw.aalines(image, colour, True, points)  # noqa: FBT003 - pygame's own signature


def _paper(size: tuple[int, int], radius: int, colour: Colour) -> pygame.Surface:
    """Return a sheet of the house's paper, a little brighter where the light falls on it."""
    ground = gradient(size, ((0.0, mix(colour, WHITE, 0.35)), (0.6, colour), (1.0, colour)))
    return tinted(rounded_mask(size, radius), ground)
