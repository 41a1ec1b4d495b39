"""Tiles of a map as widgets, and where each of them lies."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from rules.core.setup import Card, Setup
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import glow
from tabletop.ui.drawing.paint import put
from tabletop.ui.sound import NO_SOUND
from tabletop.ui.table.dossier.tile_art import TileLook, TilePaint, tile_picture
from tabletop.ui.table.plan.extras_plan import TilePlan
from tabletop.ui.widgets.widget import Outcome, Widget

WIDEST = 1.22  # of a tile, in its heights
GAP = 0.07  # between tiles, in the side of one


class Tile(Widget):
    """One tile; only a usable one can be pressed."""

    sound = NO_SOUND  # what it does is heard anyway

    def __init__(self, kit: Kit, ref: int, face: TilePaint, rect: pygame.Rect) -> None:
        super().__init__(kit, str(ref), rect)
        self.ref = ref
        self._face = face

    @property
    def look(self) -> TileLook:
        """Return what it shows."""
        return self._face.look

    def show(self, look: TileLook) -> bool:
        """Take over what it shows; return whether that is new."""
        changed = look != self.look
        self._face = replace(self._face, look=look)
        return changed

    def activate(self) -> Outcome | None:
        """Report the tile; whoever asked for it knows what may be done."""
        return Outcome(self.name)

    @property
    def area(self) -> pygame.Rect:
        """Return the rectangle to redraw, light included."""
        return self.rect.inflate(28, 28)

    def paint(self, target: pygame.Surface) -> None:
        """Draw the tile, with a light around it where the pointer may press."""
        if self.hovered and self.look.usable:
            radius = max(3, min(self.rect.size) // 9)
            light = glow(self.rect.size, radius, self.kit.theme["brass"], 6, 2)
            light.draw(target, self.rect.topleft)
        put(target, self.picture(), self.rect)

    def picture(self) -> pygame.Surface:
        """Return the tile as it looks now."""
        face = replace(self._face, lit=True) if self.hovered else self._face
        return tile_picture(self.rect.size, face)


def has_spot(card: Card) -> bool:
    """Tell whether a card says where its tile lies."""
    return "column" in card.numbers and "row" in card.numbers


def spots_of(plan: TilePlan, setup: Setup, refs: Sequence[int]) -> dict[int, tuple[int, int]]:
    """Return the column and row of every tile."""
    spots: dict[int, tuple[int, int]] = {}
    apart = plan.apart
    for ref in refs:
        card = setup.card(ref)
        if has_spot(card):
            spots[ref] = (card.numbers["column"], card.numbers["row"])
        else:
            spots[ref] = apart
            apart = (apart[0] + 1, apart[1])
    return spots


class Grid:
    """Where columns and rows of tiles lie in a box, as large as it allows."""

    def __init__(self, box: pygame.Rect, spots: Sequence[tuple[int, int]], plan: TilePlan) -> None:
        left, top, wide, high = plan.legend
        columns = max([column + 1 for column, _ in spots] + [left + wide])
        rows = max([row + 1 for _, row in spots] + [top + high])
        tall = box.height / rows
        broad = min(box.width / columns, tall * WIDEST)
        tall = min(tall, broad * WIDEST)
        self.step = (broad, tall)
        self.left = box.centerx - broad * columns / 2
        self.top = box.centery - tall * rows / 2

    def rect(self, spot: tuple[int, int], wide: int = 1, high: int = 1) -> pygame.Rect:
        """Return the box of a spot, or of several side by side and below each other."""
        broad, tall = self.step
        gap = max(2, round(min(broad, tall) * GAP))
        x, y = round(self.left + spot[0] * broad), round(self.top + spot[1] * tall)
        return pygame.Rect(x, y, round(broad * wide) - gap, round(tall * high) - gap)
