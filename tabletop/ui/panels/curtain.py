"""The curtain between two people at one screen: nothing behind it is seen until it is lifted."""

import math

import pygame

from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.marks import seat_mark
from tabletop.ui.drawing.paint import gradient, put
from tabletop.ui.drawing.theme import Colour, mix
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import OPAQUE, Overlay
from tabletop.ui.widgets.widget import ACTIVATING, LEFT_BUTTON

VELVET = (0x5E, 0x14, 0x1E)
NIGHT = (0x12, 0x04, 0x07)
FOLDS = 13


class Curtain(Overlay):
    """A full, opaque cover that asks for the next person; any press or Enter lifts it."""

    dim = OPAQUE

    def __init__(self, stage: Stage, seat_name: str, seat: int = 0) -> None:
        super().__init__(stage)
        self.seat_name = seat_name
        self.seat = seat
        self._pressed = False
        self.resize()

    def build(self) -> None:
        """Hang the velvet and write whose turn it is."""
        kit = self.stage.kit
        velvet = NIGHT if self.stage.theme.high_contrast else VELVET
        self.base.blit(drapery(self.base.get_size(), velvet), (0, 0))
        pad = max(20, kit.scale.px(44))
        name = escaped(self.seat_name)
        style = kit.style("title", 46, "brass_light", "center")
        room = min(kit.scale.width - 4 * pad, max(kit.scale.px(900), kit.scale.text(46) * 14))
        heading = kit.type.layout(self.stage.texts.text("curtain.pass", name=name), style, room)
        advice_style = kit.style("text", 24, "text", "center")
        advice = kit.type.layout(self.stage.texts.text("curtain.advice"), advice_style, room)
        label = self.stage.texts.text("curtain.lift", name=self.seat_name)
        size = (Button.width_for(kit, label, icon="eye") + pad, kit.scale.target(60))
        side = kit.scale.text(56)
        height = side + heading.size[1] + advice.size[1] + size[1] + 4 * pad
        box = self.lay_panel(room + 2 * pad, height)
        put(self.base, seat_mark(kit, self.seat, side), (box.centerx - side // 2, box.y + pad))
        top = box.y + pad + side + pad // 2
        heading.draw(self.base, (box.x + pad, top))
        advice.draw(self.base, (box.x + pad, top + heading.size[1] + pad // 4))
        rect = pygame.Rect((0, 0), size)
        rect.midbottom = (box.centerx, box.bottom - pad)
        self.ring.focus(self.add(Button(kit, "lift", label, rect, primary=True, icon="eye")))

    def key(self, event: pygame.Event) -> bool:
        """Lift at Enter or Space; no other key does anything, so that none lifts by accident."""
        if event.key in ACTIVATING:
            self.finish("lift")
        return True

    def other(self, event: pygame.Event) -> None:
        """Lift by a press and release anywhere."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON:
            self._pressed = True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT_BUTTON and self._pressed:
            self.finish("lift")


def drapery(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Return heavy cloth hanging in folds."""
    width = size[0]
    stops = []
    for step in range(FOLDS * 8 + 1):
        share = step / (FOLDS * 8)
        wave = 0.5 + 0.5 * math.sin(share * FOLDS * math.tau + 0.7 * math.sin(share * 9))
        tone = mix(mix(colour, (0, 0, 0), 0.62), mix(colour, (255, 160, 140), 0.16), wave**1.6)
        stops.append((share, tone))
    cloth = gradient((width, size[1]), tuple(stops), across=True)
    ends = (0.0, (120, 120, 120)), (0.25, (235, 235, 235)), (1.0, (150, 150, 150))
    shade = gradient(size, ends)
    cloth.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return cloth
