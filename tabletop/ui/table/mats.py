"""Mats: while something lies over the table, a cloth covers what is below it."""

from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.drawing.surfaces import HOVERING, brass_edge, panel, shadow
from tabletop.ui.table.board import Board
from tabletop.ui.table.layout import Slot


class Mat:
    """The cloth below the pieces of one slot; it comes with the first and goes with the last."""

    def __init__(self, kit: Kit, canvas: Canvas, board: Board, slot: Slot) -> None:
        self.board = board
        self.slot = slot
        self.canvas = canvas
        radius = max(6, kit.scale.px(16))
        rect = slot.drop.inflate(-kit.scale.px(6), -kit.scale.px(6))
        cast = shadow(rect.size, radius, HOVERING, kit.scale.factor)
        image = layer((rect.width + 2 * cast.margin, rect.height + 2 * cast.margin))
        cast.draw(image, (cast.margin, cast.margin))
        put(image, panel(rect.size, radius, kit.theme["panel"], 0), (cast.margin, cast.margin))
        edge = brass_edge(rect.size, radius, max(2, kit.scale.px(3)))
        put(image, edge, (cast.margin, cast.margin))
        at = (rect.x - cast.margin, rect.y - cast.margin)
        self.sprite = canvas.add(Sprite(image, at, slot.level - 1))
        self.refresh()

    def refresh(self) -> None:
        """Notice whether anything lies there."""
        lies = any(self.board.count(place) for place in self.slot.refs)
        if lies != self.sprite.visible:
            self.sprite.set_visible(lies)

    def remove(self) -> None:
        """Leave the canvas."""
        self.canvas.remove(self.sprite)
