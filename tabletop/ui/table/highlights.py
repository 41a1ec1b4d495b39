"""Lights on the table: what can be taken, where it may go, and what the keyboard points at."""

import pygame

from rules.core.refs import is_piece
from tabletop.ui.cards.pictures import LIGHTS
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.surfaces import focus_ring, glow
from tabletop.ui.table.table_view import TableView

LIGHT_Z = 60_000
RING_Z = 240_000


class Highlights:
    """Glows around places and pieces, and the focus ring."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self._places: dict[int, tuple[str, pygame.Rect, Sprite]] = {}
        self._lit: set[int] = set()
        self._ring: Sprite | None = None

    def show(self, lights: dict[int, str]) -> None:
        """Light these refs, each in its way ("can", "target" or "chosen"), and no others."""
        pieces = {ref: light for ref, light in lights.items() if is_piece(ref)}
        for piece in self.view.board.pieces():
            light = pieces.get(piece.ref, "") if not piece.look.is_back else ""
            if piece.lit != light:
                piece.lit = light
                piece.redraw()
        places = {ref: light for ref, light in lights.items() if not is_piece(ref)}
        for ref in [ref for ref in self._places if ref not in places]:
            self.view.stage.canvas.remove(self._places.pop(ref)[2])
        for ref, light in places.items():
            self._light_place(ref, light)

    def _light_place(self, ref: int, light: str) -> None:
        rect = self.view.rect_of(ref)
        if rect is None:
            return
        before = self._places.get(ref)
        if before is not None and before[:2] == (light, rect):
            return
        canvas = self.view.stage.canvas
        if before is not None:
            canvas.remove(before[2])
        kit = self.view.kit
        spread, line = max(4, kit.scale.px(10)), max(2, kit.scale.px(3))
        radius = max(4, rect.width // 14)
        cast = glow(rect.size, radius, kit.theme[LIGHTS[light]], spread, line)
        at = (rect.x - cast.margin, rect.y - cast.margin)
        self._places[ref] = (light, rect, canvas.add(Sprite(cast.image, at, LIGHT_Z)))

    def focus(self, rect: pygame.Rect | None) -> None:
        """Put the focus ring around a rectangle, or take it away."""
        canvas = self.view.stage.canvas
        if self._ring is not None:
            canvas.remove(self._ring)
            self._ring = None
        if rect is not None:
            theme = self.view.kit.theme
            width = max(3, self.view.kit.scale.px(4))
            cast = focus_ring(rect.size, 8, theme["focus_light"], theme["focus_dark"], width)
            at = (rect.x - cast.margin, rect.y - cast.margin)
            self._ring = canvas.add(Sprite(cast.image, at, RING_Z))

    def clear(self) -> None:
        """Put out every light."""
        self.show({})
        self.focus(None)
