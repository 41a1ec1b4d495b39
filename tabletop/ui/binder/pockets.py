"""The page of a binder: cards in pockets that are walked over, scrolled and opened."""

from collections.abc import Sequence

import pygame

from tabletop.ui.binder.pocket_painter import PocketPainter
from tabletop.ui.binder.pocket_rows import Pocket, PocketRows
from tabletop.ui.cards.pictures import Pictures
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.sound import NO_SOUND
from tabletop.ui.widgets.scrolling import DRAG_START
from tabletop.ui.widgets.widget import ARROWS, LEFT_BUTTON, Outcome, Widget

WHEEL = 0.45  # of a row for each step of the wheel


class CardPockets(Widget):
    """Cards in rows; arrows choose one, Enter or a click opens it."""

    own_keys = frozenset(ARROWS)
    sound = NO_SOUND

    def __init__(self, kit: Kit, name: str, rect: pygame.Rect, pictures: Pictures) -> None:
        super().__init__(kit, name, rect)
        self.rows = PocketRows(kit, rect)
        self.painter = PocketPainter(kit, self.rows, pictures)
        self.chosen = 0
        self._under = -1
        self._grip: tuple[int, float] | None = None
        self._dragged = False

    @property
    def pockets(self) -> Sequence[Pocket]:
        """Return what is shown."""
        return self.rows.pockets

    def show(self, pockets: Sequence[Pocket]) -> None:
        """Show other cards; the chosen one stays chosen where it is among them."""
        before = [pocket.card for pocket in self.pockets[self.chosen : self.chosen + 1]]
        numbers = [pocket.card for pocket in pockets]
        self.chosen = next((numbers.index(card) for card in before if card in numbers), 0)
        self.rows.lay(pockets)
        self.dirty = True

    def choose(self, index: int) -> None:
        """Mark a card and show it."""
        if self.pockets:
            self.chosen = max(0, min(index, len(self.pockets) - 1))
            self.rows.reveal(self.chosen)
            self.dirty = True

    def scroll_to(self, offset: float) -> None:
        """Scroll so that a pixel of the whole page is at the top."""
        self.dirty = self.rows.scroll_to(offset) or self.dirty

    def work(self) -> None:
        """Paint one card that has no picture yet."""
        self.dirty = self.painter.work() or self.dirty

    # Acting

    def handle(self, event: pygame.Event) -> Outcome | None:
        """React to the wheel and to what the pointer is on as well."""
        if event.type == pygame.MOUSEWHEEL:
            if self.hovered:
                self.scroll_to(self.rows.offset - event.y * WHEEL * self.rows.row)
            return None
        if event.type == pygame.MOUSEMOTION:
            before, self._under = self._under, self.rows.at(event.pos)
            self.dirty = self.dirty or self._under != before
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT_BUTTON:
            self._grip = None
        return super().handle(event)

    def activate(self) -> Outcome | None:
        """Open the chosen card."""
        return Outcome(self.name, self.chosen) if self.pockets else None

    def key(self, key: int) -> Outcome | None:
        """Walk over the cards, or leaf through the page."""
        page = max(1, self.rect.height // self.rows.row)
        sideways = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        rows = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        ends = {pygame.K_HOME: 0, pygame.K_END: len(self.pockets) - 1}
        if key in sideways:
            self.choose(self.chosen + sideways[key])
        elif key in rows and self.pockets:
            self.choose(self.rows.below(self.chosen, rows[key]))
        elif key in ends:
            self.choose(ends[key])
        return None

    def dragged(self, at: tuple[int, int]) -> Outcome | None:
        """Follow the pointer: the thumb moves the page, the page moves itself."""
        if self._grip is None:
            self._grip = (at[1], self.rows.offset)
            self._dragged = False
        start, offset = self._grip
        self._dragged = self._dragged or abs(at[1] - start) > DRAG_START
        if self._dragged:
            on_bar = at[0] >= self.rect.right - self.rows.bar - 4
            ratio = self.rows.tall / self.rect.height if on_bar else -1.0
            self.scroll_to(offset + (at[1] - start) * ratio)
        return None

    def clicked(self, at: tuple[int, int]) -> Outcome | None:
        """Open the card under the pointer unless the page was dragged."""
        found = self.rows.at(at)
        if self._dragged or found < 0:
            return None
        self.chosen = found
        self.dirty = True
        return self.activate()

    def draw(self, target: pygame.Surface) -> None:
        """Draw the page; where the keyboard is shows by the light around a card, not by a ring."""
        self.dirty = False
        if self.visible:
            self.paint(target)

    def paint(self, target: pygame.Surface) -> None:
        """Draw the pockets that are seen."""
        self.painter.paint(target, self.chosen if self.focused else -1, self._under)
