"""Cards of a game laid side by side above a book, to be read."""

import pygame

from tabletop.ui.panels.opening_page import Illustrate
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import Overlay
from tabletop.words.book import Illustration

MOST_ABREAST = 4
SHAPE = 1.4  # of a card
CLOSE = "close"


class CardTray(Overlay):
    """Shows cards as large as they fit; any press puts them away."""

    def __init__(self, stage: Stage, game: str, cards: list[str], illustrate: Illustrate) -> None:
        super().__init__(stage)
        self._game = game
        self._rows = [
            cards[start : start + MOST_ABREAST] for start in range(0, len(cards), MOST_ABREAST)
        ]
        self._illustrate = illustrate

    def build(self) -> None:
        """Lay out the cards row by row, and the way back."""
        kit = self.stage.kit
        pad, gap = max(16, kit.scale.px(28)), max(8, kit.scale.px(14))
        high = kit.scale.target(46)
        abreast = max(len(row) for row in self._rows)
        room = (kit.scale.width - 4 * pad, kit.scale.height - 4 * pad - high - gap)
        card = min(kit.scale.px(420), room[0] // abreast, round(room[1] / len(self._rows) / SHAPE))
        size = (card * abreast, round(card * SHAPE))
        label = self.stage.texts.text("rulebook.close")
        wide = max(size[0], Button.width_for(kit, label, icon="close"))
        box = self.lay_panel(wide + 2 * pad, size[1] * len(self._rows) + gap + high + 2 * pad)
        top = box.y + pad
        for row in self._rows:
            picture = self._illustrate(self._game, Illustration("", row), size)
            self.base.blit(picture, picture.get_rect(midtop=(box.centerx, top)))
            top += size[1]
        rect = pygame.Rect(0, top + gap, Button.width_for(kit, label, icon="close"), high)
        rect.centerx = box.centerx
        close = Button(kit, CLOSE, label, rect, primary=True, icon="close")
        self.ring.focus(self.add(close))

    def other(self, event: pygame.Event) -> None:
        """Put the cards away by any press."""
        if event.type == pygame.MOUSEBUTTONUP:
            self.finish("")
