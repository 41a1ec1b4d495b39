"""Numbers that rise where a counter changes, or only fade where little shall move."""

from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.paint import faded, layer
from tabletop.ui.table.fittings.fitting import Fitting, Lapse, Point, Setting

FLOATING_Z = 260_000
FLOAT_TIME = 0.9
FLOAT_RISE = 60


@dataclass(slots=True)
class _Floating:
    sprite: Sprite
    image: pygame.Surface
    centre: Point
    at: float = 0.0


class Floats(Fitting):
    """Small numbers that rise from a place and vanish: what a counter gained or lost."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.kit = setting.kit
        self.canvas = setting.canvas
        self._floating: list[_Floating] = []

    def take_over(self, before: Fitting) -> None:
        """Let numbers rise on, unless the table was built anew."""
        if isinstance(before, Floats) and before.setting.board is self.setting.board:
            self._floating, before._floating = before._floating, []

    @property
    def moving(self) -> bool:
        """Tell whether a number is still rising."""
        return bool(self._floating)

    def rise(self, text: str, colour: str, centre: Point) -> None:
        """Let a number rise from a point."""
        laid = self.kit.line(text, "ui_bold", 34, colour)
        image = layer((laid.size[0] + 8, laid.size[1] + 8))
        dark = self.kit.line(text, "ui_bold", 34, "table_dark")
        for offset in ((2, 4), (6, 4), (4, 2), (4, 6)):
            dark.draw(image, offset)
        laid.draw(image, (4, 4))
        sprite = self.canvas.add(Sprite(image, z=FLOATING_Z))
        sprite.move_centre(centre)
        self._floating.append(_Floating(sprite, image, centre))

    def advance(self, lapse: Lapse) -> None:
        """Let the numbers rise on."""
        for item in self._floating[:]:
            item.at += lapse.seconds / FLOAT_TIME
            if item.at >= 1:
                self.canvas.remove(item.sprite)
                self._floating.remove(item)
                continue
            if item.at > 0.6:
                item.sprite.show(faded(item.image, (1 - item.at) / 0.4))
            if self.setting.board.calm:
                continue  # it only fades
            way = self.kit.scale.px(FLOAT_RISE)
            # At the upper edge of the window there is nowhere to rise to: numbers sink there.
            up = -way if item.centre[1] < 2 * way else way
            item.sprite.move_centre((item.centre[0], item.centre[1] - up * item.at))

    def remove(self) -> None:
        """Take all numbers away."""
        for item in self._floating:
            self.canvas.remove(item.sprite)
        self._floating.clear()
