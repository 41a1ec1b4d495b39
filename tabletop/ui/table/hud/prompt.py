"""The line above the hand: what is asked, what just happened, and buttons for plain choices."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import panel, shadow
from tabletop.ui.drawing.paint import put
from tabletop.ui.drawing.scale import SMALLEST_TEXT
from tabletop.ui.table import feel
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.widgets.controls import Button, IconButton
from tabletop.ui.widgets.widget import Outcome

WHY = "why"
DENSE = 1.06  # distance of lines in large letters, in sizes of these
TEXT_LEAST = 0.36  # share of the line that stays for the text, however many buttons there are


class Prompt(Part):
    """A board with the question of the moment and its buttons."""

    def __init__(self, kit: Kit, box: pygame.Rect) -> None:
        pad = max(4, kit.scale.px(6))
        # Large letters need what usually is a margin.
        self.rect = box.inflate(-2 * pad, -2 * pad if kit.scale.growth == 1 else -pad)
        super().__init__(box.inflate(8, 8))
        self.kit = kit
        self.text = ""
        self.remark = ""
        self.urgent = False
        self.hushed = False
        self.buttons: list[Button] = []
        self.why: IconButton | None = None
        self._before: list[Button] = []  # the buttons that were there last
        self._rest = 0.0  # seconds until those that took their places can be pressed

    def ask(self, text: str, remark: str, *, urgent: bool, why: str = "") -> None:
        """Show a question, with a remark in small type above it, and a way to its clause."""
        if (text, remark, urgent) != (self.text, self.remark, self.urgent):
            self.text, self.remark, self.urgent = text, remark, urgent
            self.dirty = True
        if why != (self.why.hint if self.why is not None else ""):
            self.why = self._sign(why) if why else None
            self.dirty = True

    def _sign(self, hint: str) -> IconButton:
        side = min(self.kit.scale.target(), self.rect.height - 8)
        box = pygame.Rect(self.rect.x + 4, self.rect.centery - side // 2, side, side)
        sign = IconButton(self.kit, WHY, "help", box, hint)
        sign.rect = box
        return sign

    def offer(self, choices: Sequence[tuple[str, str, str]], usual: int | None = 0) -> None:
        """Show a button for each choice: its name, its label, and in a hint what it does.

        The usual way on is gold.

        One that means something else than what was there before, or had its number, rests first:
        whoever pressed twice did not mean it.
        """
        self._before = self.buttons or self._before
        self.buttons = []
        self._rest = 0.0
        self.dirty = True
        if not choices:
            return
        gap = max(6, self.kit.scale.px(8))
        room = round(self.rect.width * (1 - TEXT_LEAST)) - gap
        widths = [Button.width_for(self.kit, label) for _, label, _ in choices]
        widths = fitted(widths, room - gap * (len(widths) - 1))
        height = self.kit.scale.target()
        if self.kit.scale.growth > 1:
            height = min(height, self.rect.height - 2)
        left = self.rect.right - sum(widths) - gap * len(widths)
        for number, ((name, label, hint), width) in enumerate(zip(choices, widths, strict=True)):
            box = pygame.Rect(left, self.rect.centery - height // 2, width, height)
            self.buttons.append(Button(self.kit, name, label, box, primary=number == usual))
            self.buttons[-1].hint = hint
            self.buttons[-1].rect = box
            left += width + gap
        if any(self._surprises(number) for number in range(len(self.buttons))):
            self._rest = feel.BUTTON_REST
            for number, button in enumerate(self.buttons):
                button.set_enabled(not self._surprises(number))

    def _surprises(self, number: int) -> bool:
        """Tell whether a button lies where another one was, or has its number."""
        button = self.buttons[number]
        there = [old for old in self._before if old.rect.colliderect(button.rect)]
        there += self._before[number : number + 1]
        return any(old.label != button.label for old in there)

    @property
    def resting(self) -> bool:
        """Tell whether a button cannot be pressed yet."""
        return self._rest > 0

    def advance(self, seconds: float, at: tuple[float, float]) -> None:
        """Let time pass: buttons that have rested can be pressed, and see the pointer on them."""
        rested = 0 < self._rest <= seconds
        self._rest = max(0.0, self._rest - seconds)
        if not rested:
            return
        for button in self.buttons:
            button.set_enabled(True)
            button.hovered = button.rect.collidepoint(at)
        self.dirty = True

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Pass a pointer event to the buttons."""
        result = None
        for button in (*self.buttons, *([self.why] if self.why is not None else [])):
            result = button.handle(event) or result
            self.dirty = self.dirty or button.dirty
        return result

    def draw(self, target: pygame.Surface) -> None:
        """Draw board, remark, question and buttons."""
        kit, theme = self.kit, self.kit.theme
        radius = min(self.rect.height // 3, theme.radii["panel"])
        shadow(self.rect.size, radius, 3, kit.scale.factor).draw(target, self.rect.topleft)
        put(target, panel(self.rect.size, radius, theme["panel"], kit.scale.px(2)), self.rect)
        pad = max(12, kit.scale.px(18))
        right = min((button.rect.left for button in self.buttons), default=self.rect.right)
        left = self.rect.x if self.why is None else self.why.rect.right - pad // 2
        box = pygame.Rect(left + pad, self.rect.y, right - left - 2 * pad, self.rect.height)
        self._draw_text(target, box)
        if self.why is not None:
            self.why.draw(target)
        for button in self.buttons:
            button.draw(target)

    def _draw_text(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, scale = self.kit, self.kit.scale
        high = box.height - 6
        style = kit.style("ui_semibold", 20, "text" if self.urgent else "text_soft")
        if scale.growth > 1:
            high, style = box.height - 2, replace(style, leading=DENSE)
        small = kit.style("ui", 16, "brass")
        if self.remark:
            half = (box.width, high // 2)
            remark = kit.type.fit(self.remark, small, half, kit.least(SMALLEST_TEXT), 1)
            laid = kit.type.fit(self.text, style, half, kit.least(SMALLEST_TEXT), 1)
            small_print = laid.style.px < scale.usual(20) * scale.growth > scale.usual(20)
            self.hushed = remark.cut or laid.cut or small_print
            if not self.hushed:
                self.cut = False
                top = box.centery - (remark.size[1] + laid.size[1]) / 2
                remark.draw(target, (box.x, top))
                laid.draw(target, (box.x, top + remark.size[1]))
                return
        # The question matters more than the remark, which is in the log as well.
        laid = kit.type.fit(self.text, style, (box.width, high), kit.least(SMALLEST_TEXT), 2)
        laid.draw(target, (box.x, box.centery - laid.size[1] / 2))
        self.cut = laid.cut


def fitted(widths: Sequence[int], room: int) -> list[int]:
    """Return widths that share a room: narrow ones stay whole, wide ones share what is left."""
    left, most = room, room
    for rank, width in enumerate(sorted(widths)):
        most = left // (len(widths) - rank)
        if width > most:
            return [min(one, most) for one in widths]
        left -= width
    return list(widths)
