"""Panels that ask which: the cards of a pile spread out, or several things one gesture may mean."""

from collections.abc import Sequence

import pygame

from tabletop.ui.cards.form import Spot
from tabletop.ui.cards.pictures import Pictures
from tabletop.ui.drawing.kit import HEADING, SECTION_HEADING, Kit
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.surfaces import glow, shadow
from tabletop.ui.drawing.paint import put
from tabletop.ui.sound import NO_SOUND
from tabletop.ui.stage import Stage
from tabletop.ui.table import feel
from tabletop.ui.table.plan.arrange import around, grid
from tabletop.ui.widgets.controls import AnyButton, Button, write_label
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.widget import Outcome, Widget

CARD_WIDEST = 200
CHOICE_WIDTH = 460
TOLD = 1.4  # height of a button that says what it brings, in buttons
LETTERS = 14  # room for a heading above few cards


class CardChoice(Widget):
    """A card in a spread; only a lit one can be taken."""

    sound = NO_SOUND  # taking the card is heard already

    def __init__(self, kit: Kit, pictures: Pictures, ref: int, rect: pygame.Rect) -> None:
        super().__init__(kit, str(ref), rect)
        self.pictures = pictures
        self.ref = ref
        self.lit = False

    def activate(self) -> Outcome | None:
        """Report the card if it can be taken."""
        return Outcome(self.name) if self.lit else None

    @property
    def area(self) -> pygame.Rect:
        """Return the rectangle to redraw, light included."""
        return self.rect.inflate(80, 80)

    def paint(self, target: pygame.Surface) -> None:
        """Draw the card with its shadow, and a light if it can be taken."""
        radius = max(3, round(self.rect.width * 0.05))
        shadow(self.rect.size, radius, 3, self.kit.scale.factor).draw(target, self.rect.topleft)
        if self.lit:
            colour = self.kit.theme["brass_light" if self.hovered else "brass"]
            glow(self.rect.size, radius, colour, 8, 3).draw(target, self.rect.topleft)
        look = self.pictures.look(self.ref)
        put(target, self.pictures.side(look, self.rect.width), self.rect)


class Spread(Overlay):
    """All cards of a pile side by side; `choice` is the ref of the one that was taken, or ""."""

    thinking = True

    def __init__(
        self,
        stage: Stage,
        pictures: Pictures,
        title: str,
        refs: Sequence[int],
        lit: Sequence[int],
    ) -> None:
        super().__init__(stage)
        self._pictures = pictures
        self._title = title
        self._refs = list(refs)
        self._lit = set(lit)

    def build(self) -> None:
        """Lay the cards out below the title."""
        kit = self._pictures.kit
        pad = max(16, kit.scale.px(30))
        bounds = self.stage.screen.get_rect()
        room = pygame.Rect(0, 0, round(bounds.width * 0.84), round(bounds.height * 0.84))
        style = kit.style("title", HEADING, "brass", "center")
        heading = kit.type.layout(escaped(self._title), style, room.width - 2 * pad)
        close = self.stage.texts.text("hud.close")
        high = kit.scale.target()
        frame = 4 * pad + heading.size[1] + high
        inner = pygame.Rect(0, 0, room.width - 2 * pad, room.height - frame)
        spots = spread_out(len(self._refs), inner, kit.scale.px(CARD_WIDEST))
        cards = around(spots) if spots else pygame.Rect(0, 0, 0, 0)
        box = self.lay_panel(max(cards.width, style.px * LETTERS) + 2 * pad, cards.height + frame)
        heading.draw(self.base, (box.centerx - heading.size[0] // 2, box.y + pad))
        width = Button.width_for(kit, close)
        foot = pygame.Rect(box.centerx - width // 2, box.bottom - pad - high, width, high)
        right = box.centerx - cards.centerx
        down = box.y + 2 * pad + heading.size[1] - cards.top
        for ref, spot in zip(self._refs, spots, strict=True):
            choice = CardChoice(kit, self._pictures, ref, spot.rect.move(right, down))
            choice.lit = ref in self._lit
            self.add(choice)
        lit = [widget for widget in self.ring.widgets if widget.name in map(str, self._lit)]
        self.ring.focus(self.add(Button(kit, "", close, foot)))
        if lit:
            self.ring.focus(lit[0])

    def other(self, event: pygame.Event) -> None:
        """Put the spread away at a right click."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.finish("")


def spread_out(count: int, box: pygame.Rect, widest: int) -> list[Spot]:
    """Return cards in rows, no wider than wanted, close together."""
    spots = grid(count, box)
    if spots and spots[0].width > widest:
        share = widest / spots[0].width
        spots = grid(count, pygame.Rect(0, 0, round(box.width * share), round(box.height * share)))
    return spots


class PricedButton(AnyButton):
    """A button that says below its label what it brings."""

    def __init__(
        self, kit: Kit, name: str, label: str, rect: pygame.Rect, brings: str, *, primary: bool
    ) -> None:
        super().__init__(kit, name, rect, primary=primary)
        self.label = label
        self.brings = brings

    def letter(self, face: pygame.Surface, down: int) -> None:
        """Write the label, and below it what it brings, if that can be said."""
        if not self.brings:
            write_label(self, face, self.label, down)
            return
        colours = ("primary_text", "primary_text") if self.primary else ("text", "accent")
        room = (self.rect.width - 2 * self.kit.scale.px(12), self.rect.height // 2)
        for number, text in enumerate((self.label, self.brings)):
            size = (20, 17)[number]
            style = self.kit.style("ui_semibold", size, colours[number], "center")
            laid = self.kit.type.fit(text, style, room, 13, 1)
            middle = round(self.rect.height * (0.31, 0.69)[number])
            left = (self.rect.width - laid.size[0]) // 2
            laid.draw(face, (left, middle - laid.size[1] // 2 + down))


class MoveChoice(Overlay):
    """Several things that one gesture may mean, and what each brings; number keys choose too.

    Where only one is left to be done or not, what it is to `leave` it is said; then the hand that
    pressed in haste finds that first, and the deed itself rests for a moment.
    """

    thinking = True
    dim = 90

    def __init__(
        self,
        stage: Stage,
        title: str,
        labels: Sequence[str],
        brings: Sequence[str] = (),
        leave: str = "",
        usual: int | None = 0,
    ) -> None:
        super().__init__(stage)
        self._title = title
        self.labels = list(labels)
        self.brings = list(brings) or [""] * len(self.labels)
        self._leave = leave
        self._usual = len(self.labels) if leave else usual  # the way on that forgoes nothing
        self._resting = feel.BUTTON_REST if leave else 0.0
        self._last: float | None = None

    @property
    def busy(self) -> bool:
        """Tell whether the deed still rests."""
        return self._resting > 0

    def tick(self, now: float) -> None:
        """Let the deed be done once it has rested."""
        if self.busy:
            self._resting -= now - self._last if self._last is not None else 0.0
            self._last = now
            self._wake()
        super().tick(now)

    def _wake(self) -> None:
        for widget in self.ring.widgets[: len(self.labels)]:
            widget.set_enabled(not self.busy)

    def build(self) -> None:
        """Lay out one button for each move and one to do nothing."""
        kit = self.stage.kit
        pad, gap = max(14, kit.scale.px(26)), max(8, kit.scale.px(12))
        labels = [*self.labels, self._leave or self.stage.texts.text("hud.cancel")]
        brings = [*self.brings, ""]
        wide = [Button.width_for(kit, text) for text in (*labels, *brings)]
        inner = min(max([kit.scale.px(CHOICE_WIDTH), *wide]), kit.scale.width - 4 * pad)
        highs = [round(kit.scale.target() * (TOLD if text else 1)) for text in brings]
        style = kit.style("title", SECTION_HEADING, "brass", "center")
        heading = kit.type.layout(escaped(self._title), style, inner)
        box = self.lay_panel(
            inner + 2 * pad,
            heading.size[1] + sum(highs) + len(labels) * gap + 2 * pad,
        )
        heading.draw(self.base, (box.x + pad, box.y + pad))
        top = box.y + pad + heading.size[1] + gap
        for number, label in enumerate(labels):
            name = str(number) if number < len(self.labels) else ""
            rect = pygame.Rect(box.x + pad, top, inner, highs[number])
            gold = number == self._usual
            self.add(PricedButton(kit, name, label, rect, brings[number], primary=gold))
            top += highs[number] + gap
        self.ring.focus(self.ring.widgets[self._usual or 0])
        self._wake()

    def key(self, event: pygame.Event) -> bool:
        """Choose by number."""
        number = event.key - pygame.K_1
        if 0 <= number < len(self.labels):
            if not self.busy:
                self.finish(str(number))
            return True
        return super().key(event)

    def other(self, event: pygame.Event) -> None:
        """Leave it at a right click."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.finish("")
