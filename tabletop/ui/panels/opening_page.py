"""The opening page of a rulebook: what it is about, a turn and the end, each with a picture."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from tabletop import paths
from tabletop.ui.drawing.kit import HEADING, Kit
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.gallery import Gallery
from tabletop.ui.drawing.materials.stationery import sheet
from tabletop.ui.drawing.materials.surfaces import RESTING, shadow
from tabletop.ui.drawing.paint import put
from tabletop.ui.drawing.theme import mix
from tabletop.ui.widgets.widget import Widget
from tabletop.words.book import Illustration
from tabletop.words.text import Texts

Size = tuple[int, int]
Illustrate = Callable[[str, Illustration, Size], pygame.Surface]
TALLEST = 0.76  # of a picture, for each unit of its width
GOOD_PICTURE = 0.56
MASTHEAD = (1.5, 2.6)  # the least and the most room of the name, in heights of its letters
LEAST_PICTURE = 0.34
SMALLEST = 14
PAGE_NAME = "opening"


@dataclass(frozen=True)
class Column:
    """One of the columns: its plate, its words as they are set, and where its picture hangs."""

    plate: Illustration
    title: Laid
    text: Laid
    picture: pygame.Rect


class OpeningPage(Widget):
    """A sheet of paper with a masthead and a column for each plate."""

    focusable = False

    def __init__(
        self, kit: Kit, rect: pygame.Rect, texts: Texts, game: str, plates: Sequence[Illustration]
    ) -> None:
        super().__init__(kit, PAGE_NAME, rect)
        self.texts = texts
        self.game = game
        self.cut = False
        self.pictures: dict[str, pygame.Surface] = {}
        pad = max(14, kit.scale.px(34))
        self._room = self.rect.inflate(-2 * pad, -2 * max(10, pad * 2 // 3))
        self._gap = max(16, kit.scale.px(44))
        self.columns = self._laid(plates)

    # Layout

    def _laid(self, plates: Sequence[Illustration]) -> list[Column]:
        kit, room, gap = self.kit, self._room, max(6, self.kit.scale.px(12))
        many = max(1, len(plates))
        wide = (room.width - self._gap * (many - 1)) // many
        heading = kit.style("title", HEADING, "ink")
        titles = [
            kit.type.fit(self._words(plate, "title"), heading, (wide, heading.px * 3), 14, 2)
            for plate in plates
        ]
        high = room.height - max([laid.size[1] for laid in titles], default=0) - 2 * gap
        texts = self._set_texts(plates, (wide, high - round(wide * LEAST_PICTURE)))
        self.cut = any(laid.cut for laid in [*titles, *texts])
        picture = high - max([laid.size[1] for laid in texts], default=0)
        tallest = round(wide * TALLEST)
        least, most = (round(kit.scale.text(44) * share) for share in MASTHEAD)
        spare = min(most, max(least, picture - tallest))
        self._masthead = spare if picture - spare >= round(wide * GOOD_PICTURE) else 0
        left_over = max(0, picture - self._masthead - tallest)
        picture = min(picture - self._masthead, tallest)
        self._room = room.inflate(0, -left_over)
        top = self._room.y + self._masthead
        spots = [room.x + number * (wide + self._gap) for number in range(many)]
        return [
            Column(plate, title, text, pygame.Rect(left, top, wide, picture))
            for plate, title, text, left in zip(plates, titles, texts, spots, strict=True)
        ]

    def _set_texts(self, plates: Sequence[Illustration], box: Size) -> list[Laid]:
        """Set the words of all columns in one size: the largest in which each fits its box."""
        kit, style = self.kit, self.kit.style("text", 25, "ink")
        words = [self._words(plate, "text") for plate in plates]
        fitted = [kit.type.fit(text, style, box, kit.least(SMALLEST)) for text in words]
        small = replace(style, px=min([laid.style.px for laid in fitted], default=style.px))
        return [kit.type.fit(text, small, box, small.px) for text in words]

    def _words(self, plate: Illustration, part: str) -> str:
        return self.texts.text(f"book.{plate.name}.{part}")

    # Pictures

    @property
    def waiting(self) -> bool:
        """Tell whether a picture is still to be drawn."""
        return len(self.pictures) < len(self.columns)

    def draw_next(self, illustrate: Illustrate) -> None:
        """Draw one of the pictures that are still missing: each takes longer than a frame."""
        for column in self.columns:
            if column.plate.name not in self.pictures:
                size = column.picture.size
                self.pictures[column.plate.name] = illustrate(self.game, column.plate, size)
                self.dirty = True
                return

    def paint(self, target: pygame.Surface) -> None:
        """Draw the sheet, the masthead and the columns."""
        kit, theme = self.kit, self.kit.theme
        gallery = Gallery([paths.assets() / "common" / "art"])
        paper = None if theme.high_contrast else gallery.get("paper")
        put(target, sheet(self.rect.size, paper, theme["paper"]), self.rect)
        self._paint_masthead(target)
        line = mix(theme["ink"], theme["paper"], 0.65)
        for number, column in enumerate(self.columns):
            box = column.picture
            shadow(box.size, 2, RESTING, kit.scale.factor).draw(target, box.topleft)
            pygame.draw.rect(target, mix(theme["paper"], theme["ink"], 0.25), box)
            if column.plate.name in self.pictures:
                target.blit(self.pictures[column.plate.name], box)
            pygame.draw.rect(target, theme["ink"], box.inflate(4, 4), 1)
            top = box.bottom + max(6, kit.scale.px(12))
            column.title.draw(target, (box.x, top))
            column.text.draw(target, (box.x, top + column.title.size[1] + kit.scale.px(6)))
            if number:
                left = box.x - self._gap // 2
                pygame.draw.line(target, line, (left, box.y), (left, self._room.bottom))

    def _paint_masthead(self, target: pygame.Surface) -> None:
        """Draw the name of the game above the columns, where there is room for it."""
        if not self._masthead:
            return
        kit, theme = self.kit, self.kit.theme
        box = pygame.Rect(self._room.topleft, (self._room.width, self._masthead))
        style = kit.style("title", 52, "ink", "center")
        high = min(box.height * 3 // 4, round(style.px * 1.4))
        name = kit.type.fit(self.texts.text("game.name"), style, (box.width, high), 20, 1)
        name.draw(target, (box.x, box.y))
        second = kit.style("text_italic", 22, "ink", "center")
        told = self.texts.text("game.sentence")
        line = kit.type.fit(told, second, (box.width, second.px * 2), kit.least(SMALLEST), 1)
        if name.size[1] + line.size[1] < box.height - kit.scale.px(14):
            line.draw(target, (box.x, box.y + name.size[1]))
        rule = box.bottom - max(8, kit.scale.px(14))
        pygame.draw.line(target, theme["ink"], (box.x, rule), (box.right, rule), 2)
        pygame.draw.line(target, theme["ink"], (box.x, rule + 4), (box.right, rule + 4))
