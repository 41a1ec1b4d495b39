"""A look below a mat: what is tucked away or covered of one seat, hanging from its chip."""

import pygame

from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.materials.cutting import cut_out
from tabletop.ui.drawing.materials.surfaces import DRAGGED, panel, shadow
from tabletop.ui.drawing.paint import put, rounded_box
from tabletop.ui.table.panels.seat_cards import SeatCards
from tabletop.ui.table.pieces.subject import Subject
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.table.seats.chips import SeatChip
from tabletop.ui.table.view.attention import Attention

PEEK_Z = 230_000  # above what lies on mats, below what is in the hand
SIZE = (660, 400)  # in design pixels
GAP = 6


class Peek:
    """Shows the cards of the seat that somebody turned to while a mat covers where they lie."""

    def __init__(self, attention: Attention) -> None:
        self.attention = attention
        self.table = attention.table
        self.seat = NO_SEAT
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._covered = False
        self._cards: SeatCards | None = None
        self._sprite: Sprite | None = None

    def follow(self) -> bool:
        """Open, close or refresh the look as things stand now; return whether it was opened."""
        covered, self._covered = self._covered, self.table.covers_focus
        if self._covered and not covered:
            self.attention.look_up()  # whoever was looked at before, now there is a fight to watch
        seat = self.attention.looking if self._covered else NO_SEAT
        if seat != self.seat:
            self.close()
            chip = next((chip for chip in self.table.plates.chips if chip.seat == seat), None)
            if chip is not None:
                self._open(chip)
            return bool(self.rect)
        pictures = self.table.setting.board.pictures
        if self._cards is not None and (self._cards.lay() or pictures.waiting):
            self._paint(self._cards)
        return False

    def _open(self, chip: SeatChip) -> None:
        self.seat = chip.seat
        scale = self.table.setting.kit.scale
        bounds = self.table.stage.canvas.bounds
        self.rect = pygame.Rect(0, 0, scale.px(SIZE[0]), scale.px(SIZE[1]))
        self.rect.midtop = (chip.rect.centerx, chip.rect.bottom + GAP)
        self.rect.clamp_ip(bounds.inflate(-8, 0))
        pad = max(8, scale.px(16))
        self._cards = SeatCards(self.table, chip.seat, self.rect.inflate(-2 * pad, -2 * pad))
        if self._cards.lying:
            self._paint(self._cards)
        else:
            self.rect.size = (0, 0)

    def _paint(self, cards: SeatCards) -> None:
        kit, bounds = self.table.setting.kit, self.table.stage.canvas.bounds
        radius = max(6, kit.scale.px(16))
        cast = shadow(self.rect.size, radius, DRAGGED, kit.scale.factor)
        colour = kit.theme.seats[self.seat % len(kit.theme.seats)].colour

        def draw(target: pygame.Surface) -> None:
            cast.draw(target, self.rect.topleft)
            put(target, panel(self.rect.size, radius, kit.theme["panel"], 0), self.rect)
            rounded_box(target, colour, self.rect, radius, max(2, kit.scale.px(4)))
            cards.draw(target)

        area = self.rect.inflate(2 * cast.margin, 2 * cast.margin).clip(bounds)
        image = cut_out(bounds.size, area, draw)
        if self._sprite is not None:
            self._sprite.show(image)
        else:
            self._sprite = self.table.stage.canvas.add(Sprite(image, area.topleft, PEEK_Z))

    def close(self) -> None:
        """Take the look away."""
        if self._sprite is not None:
            self.table.stage.canvas.remove(self._sprite)
        self._sprite = self._cards = None
        self.seat = NO_SEAT
        self.rect = pygame.Rect(0, 0, 0, 0)

    def seat_at(self, at: tuple[int, int]) -> int:
        """Return whose cards are shown at a point, or NO_SEAT."""
        return self.seat if self.rect.collidepoint(at) else NO_SEAT

    def subject_at(self, at: tuple[int, int]) -> Subject | None:
        """Return what is to be seen large of the card at a point."""
        return self._cards.subject_at(at) if self._cards is not None else None
