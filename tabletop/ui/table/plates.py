"""Name plates: who sits where, whose turn it is, who thinks, and what a seat counts."""

from math import cos, pi, sin

import pygame

from rules.core.table import HIDDEN
from tabletop.seats import Seat
from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.markup import escaped
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.drawing.surfaces import brass_edge, glow, panel
from tabletop.ui.drawing.theme import mix
from tabletop.ui.table.counters import seat_mark
from tabletop.ui.table.parts import Part

RING_Z = 100_500
RING_DOTS = 9
RING_TURN = 1.1


class SeatPlate(Part):
    """The plate of one seat."""

    def __init__(self, kit: Kit, seat: int, who: Seat, box: pygame.Rect) -> None:
        pad = max(4, kit.scale.px(7))
        self.rect = box.inflate(-2 * pad, -2 * pad)
        self.rect.height = min(self.rect.height, round(kit.scale.text(20) * 2.3))
        self.rect.centery = box.centery
        super().__init__(self.rect.inflate(2 * pad + 24, 2 * pad + 24))
        self.kit = kit
        self.seat = seat
        self.who = who
        self.active = False
        self.numbers: list[tuple[str, int]] = []

    def set_state(self, *, active: bool, numbers: list[tuple[str, int]]) -> None:
        """Say whether the seat decides now, and what it counts: (icon, number)."""
        if (active, numbers) != (self.active, self.numbers):
            self.active, self.numbers = active, numbers
            self.dirty = True

    @property
    def mark_box(self) -> pygame.Rect:
        """Return where the seat's mark is, and the ring around it while it thinks."""
        side = round(self.rect.height * 0.62)
        box = pygame.Rect(0, 0, side, side)
        box.midleft = (self.rect.left + round(self.rect.height * 0.22), self.rect.centery)
        return box

    def draw(self, target: pygame.Surface) -> None:
        """Draw the plate: mark, name, kind of player, counters; lit while it is its turn."""
        theme, kit = self.kit.theme, self.kit
        radius = self.rect.height // 3
        if self.active:
            spread = max(4, kit.scale.px(8))
            glow(self.rect.size, radius, theme["brass"], spread, 2).draw(target, self.rect.topleft)
        ground = mix(theme["panel"], theme["button"], 0.8 if self.active else 0.0)
        put(target, panel(self.rect.size, radius, ground, 0), self.rect)
        edge = max(1, kit.scale.px(2.5 if self.active else 1.5))
        put(target, brass_edge(self.rect.size, radius, edge), self.rect)
        box = self.mark_box
        put(target, seat_mark(kit, self.seat, box.width), box)
        right = self._draw_numbers(target)
        icon = kit.scale.text(18)
        left = box.right + round(self.rect.height * 0.2)
        style = kit.style("ui_semibold", 20)
        wanted = kit.type.line(escaped(self.who.name), style).size[0]
        if right - left - wanted > icon:
            kind = "person" if self.who.person else "robot"
            right -= icon + round(self.rect.height * 0.15)
            image = kit.icons.get(kind, icon, theme["text_soft"])
            put(target, image, (right, self.rect.centery - icon // 2))
        room = (max(10, right - left - 6), self.rect.height)
        name = kit.type.fit(escaped(self.who.name), style, room, 14, 1)
        self.cut = name.cut
        name.draw(target, (left, self.rect.centery - name.size[1] / 2))

    def _draw_numbers(self, target: pygame.Surface) -> int:
        """Draw the counters from the right; return where they begin."""
        right = self.rect.right - round(self.rect.height * 0.3)
        for icon, value in reversed(self.numbers):
            text = "?" if value == HIDDEN else str(value)
            markup = f"{{icon:{icon}}} {text}" if icon else text
            laid = self.kit.line(markup, "ui_bold", 21, "brass")
            right -= laid.size[0]
            laid.draw(target, (right, self.rect.centery - laid.size[1] / 2))
            right -= round(self.rect.height * 0.25)
        return right


class ThinkingRing:
    """Dots that run around the mark of the seat that thinks."""

    def __init__(self, kit: Kit, canvas: Canvas) -> None:
        self.kit = kit
        self.canvas = canvas
        self._sprite: Sprite | None = None
        self._at = 0.0
        self._step = -1

    @property
    def moving(self) -> bool:
        """Tell whether the ring is shown."""
        return self._sprite is not None

    def show(self, around: pygame.Rect | None) -> None:
        """Show the ring around a mark, or take it away."""
        if around is None:
            if self._sprite is not None:
                self.canvas.remove(self._sprite)
                self._sprite = None
            return
        if self._sprite is None:
            side = round(around.width * 1.45)
            self._sprite = self.canvas.add(Sprite(layer((side, side)), z=RING_Z))
            self._step = -1
        self._sprite.move_centre(around.center)

    def advance(self, seconds: float, *, calm: bool) -> None:
        """Turn the ring on."""
        if self._sprite is None:
            return
        self._at += seconds / (RING_TURN * (3 if calm else 1))
        step = int(self._at * RING_DOTS) % RING_DOTS
        if step != self._step:
            self._step = step
            self._sprite.show(self._picture(self._sprite.image.get_width(), step))

    def _picture(self, side: int, first: int) -> pygame.Surface:
        image = layer((side, side))
        theme = self.kit.theme
        for dot in range(RING_DOTS):
            age = (first - dot) % RING_DOTS / RING_DOTS
            angle = dot / RING_DOTS * 2 * pi
            middle = (side / 2 + cos(angle) * side * 0.43, side / 2 + sin(angle) * side * 0.43)
            colour = mix(theme["brass_light"], theme["panel"], age)
            pygame.draw.circle(image, colour, middle, max(2.0, side * 0.055))
        return image
