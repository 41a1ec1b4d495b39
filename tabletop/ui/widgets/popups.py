"""What appears above the table for a while: panel, dialog, tooltip, toast and speech bubble."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.markup import plain
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.surfaces import DRAGGED, HOVERING, panel, shadow
from tabletop.ui.drawing.paint import faded, layer, put, rounded_box
from tabletop.ui.sound import NO_SOUND
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.widget import FocusRing, Outcome, Widget

DIALOG_IN, DIALOG_OUT = 0.22, 0.14
HINT_FIRST, HINT_NEXT, HINT_MEMORY = 0.5, 0.1, 1.0
TOAST_SECONDS, TOAST_SECONDS_PER_LETTER = 4.0, 0.06
FADE = 0.2


class Panel(Widget):
    """A brass-edged board with an optional title; it only lies there."""

    focusable = False
    sound = NO_SOUND

    def __init__(self, kit: Kit, rect: pygame.Rect, title: str = "", colour: str = "panel") -> None:
        super().__init__(kit, "", rect)
        self.title = title
        self.colour = colour

    @property
    def inner(self) -> pygame.Rect:
        """Return the room inside, below the title."""
        pad = max(10, self.kit.scale.px(18))
        box = self.rect.inflate(-2 * pad, -2 * pad)
        if self.title:
            height = round(self.kit.scale.text(26) * 1.6)
            box = pygame.Rect(box.x, box.y + height, box.width, max(0, box.height - height))
        return box

    def paint(self, target: pygame.Surface) -> None:
        """Draw shadow, board and title."""
        theme, scale = self.kit.theme, self.kit.scale
        radius = theme.radii["panel"]
        shadow(self.rect.size, radius, HOVERING, scale.factor).draw(target, self.rect.topleft)
        edge = max(2, scale.px(3))
        put(target, panel(self.rect.size, radius, theme[self.colour], edge), self.rect)
        if self.title:
            pad = max(10, scale.px(18))
            style = self.kit.style("title", 26, "brass")
            room = (self.rect.width - 2 * pad, round(style.px * 1.5))
            laid = self.kit.type.fit(self.title, style, room, 16, 1)
            laid.draw(target, (self.rect.x + pad, self.rect.y + pad))


class Dialog:
    """A question in the middle of the window; `reveal` (0 to 1) is led by the caller's tween."""

    def __init__(
        self, kit: Kit, name: str, title: str, body: str, choices: Sequence[tuple[str, str]]
    ) -> None:
        self.kit = kit
        self.name = name
        self.reveal = 1.0
        scale = kit.scale
        pad = max(14, scale.px(28))
        width = min(scale.width - 2 * pad, max(scale.text(20) * 26, scale.px(620)))
        style = kit.style("text", 20)
        self._body = kit.type.layout(body, style, width - 2 * pad)
        self._title = kit.type.layout(title, kit.style("title", 30, "brass"), width - 2 * pad, 2)
        buttons, foot = self._make_buttons(choices, width - 2 * pad)
        height = 3 * pad + self._title.size[1] + self._body.size[1] + foot
        self.rect = pygame.Rect(0, 0, width, height + pad // 2)
        self.rect.center = (scale.width // 2, scale.height // 2)
        for button in buttons:
            button.rect.move_ip(self.rect.x + pad, self.rect.bottom - pad - foot)
        self.ring = FocusRing(buttons)
        self.ring.focus(buttons[0] if buttons else None)
        self._pad = pad

    def _make_buttons(
        self, choices: Sequence[tuple[str, str]], room: int
    ) -> tuple[list[Button], int]:
        gap = max(8, self.kit.scale.px(12))
        height = self.kit.scale.target()
        buttons: list[Button] = []
        left, top = 0, 0
        for index, (name, label) in enumerate(choices):
            width = min(room, Button.width_for(self.kit, label))
            if left and left + width > room:
                left, top = 0, top + height + gap
            box = pygame.Rect(left, top, width, height)
            buttons.append(Button(self.kit, name, label, box, primary=index == 0))
            left += width + gap
        return buttons, top + height if choices else 0

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Return the chosen button's name as the value, or "" when Escape was pressed."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Outcome(self.name, "")
        done = self.ring.handle(event)
        return None if done is None else Outcome(self.name, done.name)

    @property
    def dirty(self) -> bool:
        """Tell whether a button changed."""
        return any(widget.dirty for widget in self.ring.widgets)

    @property
    def area(self) -> pygame.Rect:
        """Return what the dialog covers, with its shadow."""
        return self.rect.inflate(120, 120)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the veil over the table and the dialog, as far as it is revealed."""
        veil = layer(target.get_size())
        veil.fill((0, 0, 0, round(150 * self.reveal)))
        put(target, veil, (0, 0))
        if self.reveal >= 1.0:
            self._draw_board(target)
            return
        area = self.area
        picture = layer(target.get_size())
        self._draw_board(picture)
        part = picture.subsurface(area.clip(picture.get_rect()))
        rise = round((1 - self.reveal) * self.kit.scale.px(24))
        put(target, faded(part, self.reveal), area.clip(picture.get_rect()).move(0, rise))

    def _draw_board(self, target: pygame.Surface) -> None:
        theme = self.kit.theme
        radius = theme.radii["panel"]
        factor = self.kit.scale.factor
        shadow(self.rect.size, radius, DRAGGED, factor).draw(target, self.rect.topleft)
        edge = max(2, self.kit.scale.px(3))
        put(target, panel(self.rect.size, radius, theme["panel"], edge), self.rect)
        left, top = self.rect.x + self._pad, self.rect.y + self._pad
        self._title.draw(target, (left, top))
        self._body.draw(target, (left, top + self._title.size[1] + self._pad // 2))
        self.ring.draw(target)


class Tooltip:
    """A short hint beside what the pointer rests on; the first waits, the next come quickly."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.visible = False
        self.dirty = False
        self._hint = ""
        self._anchor = pygame.Rect(0, 0, 0, 0)
        self._waited = 0.0
        self._since_last = HINT_MEMORY
        self._laid: Laid | None = None

    def point(self, hint: str, anchor: pygame.Rect) -> None:
        """Say what lies under the pointer; an empty hint means nothing to explain."""
        if hint == self._hint and anchor == self._anchor:
            return
        self.dismiss()
        self._hint, self._anchor = hint, pygame.Rect(anchor)

    def dismiss(self) -> None:
        """Take the hint away until the pointer goes elsewhere."""
        if self.visible:
            self._since_last = 0.0
            self.dirty = True
        self.visible = False
        self._hint = ""
        self._waited = 0.0

    def advance(self, seconds: float) -> None:
        """Let time pass; the hint appears when the pointer has rested long enough."""
        self._since_last += seconds
        if self.visible or not self._hint:
            return
        self._waited += seconds
        wait = HINT_NEXT if self._since_last < HINT_MEMORY else HINT_FIRST
        if self._waited >= wait:
            self._show()

    def _show(self) -> None:
        scale = self.kit.scale
        style = self.kit.style("ui", 18)
        self._laid = self.kit.type.layout(self._hint, style, scale.text(18) * 20)
        self.rect = pygame.Rect(0, 0, self._laid.size[0] + 24, self._laid.size[1] + 16)
        self.rect.midtop = (self._anchor.centerx, self._anchor.bottom + 8)
        if self.rect.bottom > scale.height:
            self.rect.bottom = self._anchor.top - 8
        self.rect.clamp_ip(pygame.Rect(0, 0, scale.width, scale.height))
        self.visible = True
        self.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the hint if it is shown."""
        self.dirty = False
        if not self.visible or self._laid is None:
            return
        shadow(self.rect.size, 8, HOVERING, self.kit.scale.factor).draw(target, self.rect.topleft)
        put(target, panel(self.rect.size, 8, self.kit.theme["panel_high"], 1), self.rect)
        self._laid.draw(target, (self.rect.x + 12, self.rect.y + 8))


@dataclass(slots=True)
class _Note:
    laid: Laid
    left: float


class Toasts:
    """Short notes that come and go by themselves; the log says the same, so none is missed."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.dirty = False
        self._notes: list[_Note] = []

    @property
    def showing(self) -> int:
        """Return how many notes are shown."""
        return len(self._notes)

    def say(self, markup: str) -> None:
        """Show a note for four seconds and a little for every letter."""
        laid = self.kit.type.layout(
            markup, self.kit.style("ui_semibold", 20), min(self.kit.scale.px(900), 1200)
        )
        seconds = TOAST_SECONDS + TOAST_SECONDS_PER_LETTER * len(plain(markup))
        self._notes = [*self._notes[-2:], _Note(laid, seconds)]
        self.dirty = True

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        for note in self._notes:
            note.left -= seconds
            self.dirty = self.dirty or note.left < FADE
        self._notes = [note for note in self._notes if note.left > 0]

    def draw(self, target: pygame.Surface, middle_top: tuple[int, int]) -> None:
        """Draw the notes below one another."""
        self.dirty = False
        top = middle_top[1]
        for note in self._notes:
            size = (note.laid.size[0] + 40, note.laid.size[1] + 20)
            board = layer(size)
            put(board, panel(size, size[1] // 3, self.kit.theme["panel_high"], 2), (0, 0))
            note.laid.draw(board, (20, 10))
            share = min(1.0, note.left / FADE)
            put(target, faded(board, share), (middle_top[0] - size[0] // 2, top))
            top += size[1] + 8


class SpeechBubble:
    """A bubble that points at something and says why; it stays until dismissed."""

    def __init__(
        self, kit: Kit, markup: str, anchor: pygame.Rect, bounds: pygame.Rect, footer: str = ""
    ) -> None:
        self.kit = kit
        self.anchor = pygame.Rect(anchor)
        pad = max(10, kit.scale.px(16))
        width = min(bounds.width - 40, kit.scale.text(19) * 21)
        self._text = kit.type.layout(markup, kit.style("text", 19, "bubble_text"), width)
        small = kit.style("ui_semibold", 16, "bubble_soft")
        self._footer = kit.type.layout(footer, small, width)
        height = self._text.size[1] + (self._footer.size[1] + pad // 2 if footer else 0)
        widest = max(self._text.size[0], self._footer.size[0])
        self._pad, self._tip = pad, max(10, kit.scale.px(18))
        self.rect = pygame.Rect(0, 0, widest + 2 * pad + kit.scale.text(16), height + 2 * pad)
        self.rect.midbottom = (anchor.centerx, anchor.top - self._tip)
        self.below = self.rect.top < bounds.top
        if self.below:
            self.rect.midtop = (anchor.centerx, anchor.bottom + self._tip)
        self.rect.clamp_ip(bounds)

    @property
    def area(self) -> pygame.Rect:
        """Return what the bubble covers, with pointer and shadow."""
        return self.rect.inflate(80, 80 + 2 * self._tip)

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Return "open" for a click on the bubble, "close" for Escape or a click elsewhere."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Outcome("bubble", "close")
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return Outcome("bubble", "open" if self._opens(event.pos) else "close")
        return None

    def _opens(self, at: tuple[int, int]) -> bool:
        return self.rect.collidepoint(at) and not self._cross.inflate(16, 16).collidepoint(at)

    @property
    def _cross(self) -> pygame.Rect:
        side = self.kit.scale.text(16) * 3 // 4
        return pygame.Rect(self.rect.right - side - 10, self.rect.y + 10, side, side)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the bubble with its pointer and text."""
        theme = self.kit.theme
        radius = theme.radii["bubble"]
        factor = self.kit.scale.factor
        shadow(self.rect.size, radius, HOVERING, factor).draw(target, self.rect.topleft)
        self._draw_tip(target, theme["brass_dark"], 2)
        rounded_box(target, theme["brass_dark"], self.rect.inflate(4, 4), radius + 2)
        rounded_box(target, theme["bubble"], self.rect, radius)
        self._draw_tip(target, theme["bubble"], 0)
        left, top = self.rect.x + self._pad, self.rect.y + self._pad
        self._text.draw(target, (left, top))
        self._footer.draw(target, (left, top + self._text.size[1] + self._pad // 2))
        cross = self._cross
        put(target, self.kit.icons.get("close", cross.width, theme["bubble_soft"]), cross)

    def _draw_tip(self, target: pygame.Surface, colour: tuple[int, int, int], grow: int) -> None:
        low, high = self.rect.left + 30, self.rect.right - 30
        middle = max(low, min(high, self.anchor.centerx))
        base = self.rect.top + 3 if self.below else self.rect.bottom - 3
        tip = base + (-1 if self.below else 1) * (self._tip - 4 + grow)
        half = self._tip * 0.7 + grow
        points = [(middle - half, base), (middle + half, base), (middle, tip)]
        pygame.draw.polygon(target, colour, points)
        pygame.draw.aalines(target, colour, True, points)  # noqa: FBT003 - pygame's own signature
