"""A game box taken up and opened: what the game is, and the ways to its table."""

from dataclasses import replace

import pygame

from rules.core.game import Game
from tabletop import paths
from tabletop.lessons.guide import guide_of
from tabletop.lessons.knowing import is_known
from tabletop.lessons.practice import puzzles_of
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.gilding import BRASS, gilded
from tabletop.ui.drawing.letters.richtext import Laid, Style
from tabletop.ui.drawing.materials.surfaces import DRAGGED, shadow
from tabletop.ui.drawing.paint import put, resized
from tabletop.ui.drawing.tween import clamp, enter
from tabletop.ui.screens.boxes import (
    BOX_RATIO,
    TRACKING,
    WHITE,
    box_words,
    paint_box,
    seated_by_play,
)
from tabletop.ui.screens.homedecor import paint_spread
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import Overlay

LEARN, PLAY, SETUP, CARDS, PUZZLES, BACK = "learn", "play", "setup", "cards", "puzzles", ""
COLUMN = 560
TALLEST = 800
LEAST_BOX = 120
SECONDS = 0.22
SMALLEST = 14
BESIDE = "\u2003\u2003"  # between facts on one line, where letters are large
SHARES = (1.0, 0.88, 0.77, 0.66)  # of the usual sizes of words, as there is room


class OpenBox(Overlay):
    """The box beside its words; it comes from where it lay on the table."""

    def __init__(self, stage: Stage, game: Game, lay: pygame.Rect) -> None:
        super().__init__(stage)
        self.game = game
        self._words = box_words(stage, game)
        self._from = pygame.Rect(lay)
        self.box = pygame.Rect(0, 0, 0, 0)
        self.texts: list[pygame.Rect] = []
        self._picture: pygame.Surface | None = None
        self._at = 1.0 if stage.settings.reduced_motion else 0.0
        self._now: float | None = None
        self._free: pygame.Rect | None = None  # room for cards, until they lie there
        taught = guide_of(game) is not None
        # Who does not know a game yet is taught first; the other way stays one press away.
        ways = [PLAY, LEARN] if is_known(stage.settings, game) else [LEARN, PLAY]
        self._ways = ways if taught else [PLAY]
        self._room = pygame.Rect(0, 0, 0, 0)
        self._cards: pygame.Surface | None = None

    @property
    def kit(self) -> Kit:
        """Return the kit with the game's own icons."""
        return self.stage.kit_of(self.game.name)

    @property
    def busy(self) -> bool:
        """Tell whether the box is still on its way."""
        return self._at < 1.0 or self._free is not None

    def build(self) -> None:
        """Lay out the box, its words and the buttons."""
        kit = self.kit
        pad = max(16, kit.scale.px(40))
        gap = max(10, kit.scale.px(18))
        room = self.stage.screen.get_rect().inflate(-kit.scale.px(48), -kit.scale.px(48))
        column = min(max(kit.scale.px(COLUMN), kit.scale.text(22) * 17), room.width - 2 * pad)
        texts, button, needed = self._fitted((column, room.height - 2 * pad), gap)
        height = min(max(needed + 2 * pad, kit.scale.px(TALLEST)), room.height)
        box_width = min(round((height - 2 * pad) * BOX_RATIO), room.width - column - 3 * pad)
        shown = box_width >= LEAST_BOX
        width = column + 2 * pad + (box_width + pad if shown else 0)
        board = self.lay_panel(width, height)
        self._picture = self._cards = None
        if shown:
            size = (box_width, round(box_width / BOX_RATIO))
            self._picture = paint_box(kit, paths.assets() / self.game.name, self._words, size)
            self.box = pygame.Rect((board.x + pad, 0), size)
            self.box.centery = board.centery
        left = board.right - pad - column
        low = self._draw_texts(texts, pygame.Rect(left, board.y + pad, column, 0), gap)
        high = self._add_buttons(pygame.Rect(left, board.bottom - pad, column, button), gap)
        self._free = pygame.Rect(left, low, column, max(0, high - gap - low))

    def tick(self, now: float) -> None:
        """Bring the box nearer."""
        passed = 0.0 if self._now is None else now - self._now
        self._now = now
        if self._at < 1.0 and self._picture is not None:
            before = self._place()
            self._at = clamp(self._at + passed / SECONDS)
            margin = 2 * self.kit.scale.px(DRAGGED * 3)
            self.stale(before.union(self._place()).inflate(margin, margin))
        elif self._free is not None:
            self._at = 1.0
            self._cards = paint_spread(self.stage, self.game, self._free)
            self._room, self._free = self._free, None
            self.stale(self._room)
        super().tick(now)

    def paint_parts(self, target: pygame.Surface) -> None:
        """Draw the cards that came out of the box, and the box where it is now."""
        if self._cards is not None:
            put(target, self._cards, self._room)
        if self._picture is None:
            return
        place = self._place()
        picture = self._picture
        if place.size != picture.get_size():
            picture = resized(picture, place.size)
        else:
            radius = max(3, place.width // 60)
            cast = shadow(place.size, radius, DRAGGED, self.kit.scale.factor)
            cast.draw(target, place.topleft)
        put(target, picture, place)

    def _place(self) -> pygame.Rect:
        share = enter(self._at)
        start, end = self._from, self.box
        mixed = [round(a + (b - a) * share) for a, b in zip(start, end, strict=True)]
        return pygame.Rect(*mixed)

    def _fitted(self, box: tuple[int, int], gap: int) -> tuple[list[Laid], int, int]:
        """Set the words, and return how high a button may be and how high all of it is.

        In a small window with large letters buttons are lower, then words are smaller.
        """
        rows, texts, words, button = 2 + len(self._ways), list[Laid](), 0, 0
        for share in SHARES:
            texts = self._texts(box[0], share)
            words = sum(laid.size[1] for laid in texts) + (len(texts) + rows + 1) * gap
            button = min(self.kit.scale.target(56), (box[1] - words) // rows)
            if button >= self.kit.scale.target():
                break
        return texts, button, words + rows * button

    def _texts(self, width: int, share: float) -> list[Laid]:
        """Set the words in a share of their usual sizes."""
        kit, words = self.kit, self._words

        def style(face: str, size: float, colour: str) -> Style:
            usual = kit.style(face, size, colour)
            return replace(usual, px=max(kit.least(SMALLEST), round(usual.px * share)))

        heading = replace(style("title", 44, "text"), colour=WHITE, tracking=TRACKING)
        facts = [
            f"{{icon:person}}\u00a0 {words.players}",
            f"{{icon:hourglass}}\u00a0 {words.minutes}",
        ]
        beside = kit.type.layout(BESIDE.join(facts), style("ui_semibold", 22, "text_soft"), width)
        if kit.scale.growth == 1 or beside.lines > 1:
            beside = kit.type.layout("\n".join(facts), beside.style, width)
        noted = [kit.type.layout(words.note, style("ui_semibold", 20, "accent"), width)]
        return [
            kit.type.fit(words.title.upper(), heading, (width, kit.scale.height // 4), 16, 2),
            kit.type.layout(words.sentence, style("text_italic", 24, "text"), width),
            beside,
            *(noted if words.note else []),
        ]

    def _draw_texts(self, texts: list[Laid], column: pygame.Rect, gap: int) -> int:
        top = column.top
        put(self.base, gilded(texts[0], BRASS), (column.x, top))
        self.texts = [pygame.Rect((column.x, top), texts[0].size)]
        top += texts[0].size[1] + gap
        for laid in texts[1:]:
            laid.draw(self.base, (column.x, top))
            self.texts.append(pygame.Rect((column.x, top), laid.size))
            top += laid.size[1] + gap
        return top

    def _add_buttons(self, row: pygame.Rect, gap: int) -> int:
        """Add the ways to a table over the whole width, and the others below, two in a row."""
        text = self.stage.texts.text
        high = row.height
        setup = pygame.Rect(row.x, row.y - 2 * high - gap, row.width, high)
        top = setup.y - len(self._ways) * (high + gap)
        back_wide = min(row.width // 2, Button.width_for(self.kit, text("home.back"), icon="x"))
        cards = pygame.Rect(row.x, row.y - high, row.width - back_wide - gap, high)
        back = pygame.Rect(cards.right + gap, cards.y, back_wide, high)
        kit = self.kit
        notes = {PLAY: seated_by_play(self.stage, self.game), LEARN: text("home.learn_note")}
        icons = {PLAY: "play", LEARN: "star"}
        for number, name in enumerate(self._ways):
            rect = pygame.Rect(row.x, top + number * (high + gap), row.width, high)
            first = number == 0
            way = Button(kit, name, text(f"home.{name}"), rect, primary=first, icon=icons[name])
            way.note = notes[name]
            self.add(way)
        puzzles = pygame.Rect(setup)
        if puzzles_of(self.game):
            wide = Button.width_for(kit, text("home.puzzles"), icon="grid")
            puzzles.width = min(row.width // 2, wide)
            puzzles.right = row.right
            setup.width -= puzzles.width + gap
        self.add(Button(kit, SETUP, text("home.setup"), setup, icon="settings"))
        if puzzles.width < row.width:
            self.add(Button(kit, PUZZLES, text("home.puzzles"), puzzles, icon="grid"))
        self.add(Button(kit, CARDS, text("binder.button"), cards, icon="cards"))
        self.add(Button(kit, BACK, text("home.back"), back, icon="arrow_left"))
        self.ring.focus(self.ring.widgets[0])
        return top
