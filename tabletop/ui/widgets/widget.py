"""What all widgets share: a rectangle, hover, press, focus, and a result when used."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import focus_ring
from tabletop.ui.sound import BUTTON

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ACTIVATING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
LEFT_BUTTON = 1
Value = bool | int | float | str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a widget did: its name and its new value (True for a plain press)."""

    name: str
    value: Value = True


class Widget(ABC):
    """A plain object with a place that reacts to events and draws itself; `dirty` asks for it."""

    focusable = True
    # Arrow keys that change the widget itself instead of moving the focus.
    own_keys: frozenset[int] = frozenset()
    # What is heard when it is pressed.
    sound = BUTTON

    def __init__(self, kit: Kit, name: str, rect: pygame.Rect) -> None:
        self.kit = kit
        self.name = name
        self.rect = pygame.Rect(rect)
        self.hint = ""
        self.enabled = True
        self.visible = True
        self.focused = False
        self.hovered = False
        self.pressed = False
        self.dirty = True

    @property
    def reachable(self) -> bool:
        """Tell whether the keyboard may come here."""
        return self.focusable and self.enabled and self.visible

    @property
    def area(self) -> pygame.Rect:
        """Return the rectangle to redraw when this widget changes, focus ring included."""
        return self.rect.inflate(20, 20)

    def set_enabled(self, enabled: bool) -> None:  # noqa: FBT001 - a setter of one flag
        """Allow or forbid use."""
        if enabled != self.enabled:
            self.enabled = enabled
            self.pressed = False
            self.dirty = True

    def handle(self, event: pygame.Event) -> Outcome | None:
        """React to an event; return what was done, if anything."""
        if not (self.visible and self.enabled):
            return None
        if event.type == pygame.MOUSEMOTION:
            return self._pointed(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT_BUTTON:
            return self._release(event.pos)
        if event.type == pygame.KEYDOWN and self.focused:
            return self.use() if event.key in ACTIVATING else self.key(event.key)
        return None

    def use(self) -> Outcome | None:
        """Be pressed without a pointer: heard and done at once."""
        outcome = self.activate()
        if outcome is not None:
            self.kit.sound.play(self.sound)
        return outcome

    def activate(self) -> Outcome | None:
        """Do what a click does."""
        return None

    def key(self, key: int) -> Outcome | None:
        """React to another key while focused."""
        return None

    def clicked(self, at: tuple[int, int]) -> Outcome | None:
        """React to a click that began and ended inside."""
        return self.activate()

    def dragged(self, at: tuple[int, int]) -> Outcome | None:
        """React to the pointer moving while pressed."""
        return None

    def draw(self, target: pygame.Surface) -> None:
        """Draw the widget and, if focused, the ring around it."""
        self.dirty = False
        if not self.visible:
            return
        self.paint(target)
        if self.focused:
            theme = self.kit.theme
            lights = theme["focus_light"], theme["focus_dark"]
            ring = focus_ring(self.rect.size, theme.radii["button"], *lights)
            ring.draw(target, self.rect.topleft)

    @abstractmethod
    def paint(self, target: pygame.Surface) -> None:
        """Draw the widget itself."""

    def set_focused(self, focused: bool) -> None:  # noqa: FBT001 - a setter of one flag
        """Give or take the keyboard focus."""
        if focused != self.focused:
            self.focused = focused
            self.dirty = True

    def _pointed(self, at: tuple[int, int]) -> Outcome | None:
        inside = self.rect.collidepoint(at)
        if inside != self.hovered:
            self.hovered = inside
            self.dirty = True
        return self.dragged(at) if self.pressed else None

    def _press(self, at: tuple[int, int]) -> Outcome | None:
        if self.rect.collidepoint(at):
            self.pressed = True
            self.dirty = True
            self.kit.sound.play(self.sound)
            return self.dragged(at)
        return None

    def _release(self, at: tuple[int, int]) -> Outcome | None:
        was_pressed, self.pressed = self.pressed, False
        if was_pressed:
            self.dirty = True
        if was_pressed and self.rect.collidepoint(at):
            return self.clicked(at)
        return None


class FocusRing:
    """The widgets of one screen and which of them the keyboard points at."""

    def __init__(self, widgets: Sequence[Widget] = ()) -> None:
        self.widgets = list(widgets)

    @property
    def focused(self) -> Widget | None:
        """Return the widget with the keyboard focus."""
        return next((widget for widget in self.widgets if widget.focused), None)

    def focus(self, chosen: Widget | None) -> None:
        """Move the keyboard focus."""
        for widget in self.widgets:
            widget.set_focused(widget is chosen)

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Pass an event to the widgets, and move the focus by Tab and arrow keys."""
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._leave_focus(event.pos)
        result = None
        for widget in list(self.widgets):
            result = widget.handle(event) or result
        return result

    def draw(self, target: pygame.Surface) -> None:
        """Draw all widgets in order."""
        for widget in self.widgets:
            widget.draw(target)

    def take_dirty(self) -> list[pygame.Rect]:
        """Return the areas of widgets that changed, and forget them."""
        areas = [widget.area for widget in self.widgets if widget.dirty]
        for widget in self.widgets:
            widget.dirty = False
        return areas

    def hint_at(self, at: tuple[int, int]) -> Widget | None:
        """Return the widget with a hint under the pointer."""
        for widget in reversed(self.widgets):
            if widget.visible and widget.hint and widget.rect.collidepoint(at):
                return widget
        return None

    def step(self, by: int) -> None:
        """Move the focus along the order of the widgets, around the end."""
        reachable = [widget for widget in self.widgets if widget.reachable]
        if not reachable:
            return
        now = self.focused
        index = reachable.index(now) if now in reachable else (-1 if by > 0 else 0)
        self.focus(reachable[(index + by) % len(reachable)])

    def step_towards(self, direction: tuple[int, int]) -> bool:
        """Move the focus to the nearest widget in a direction; return whether there was one."""
        now = self.focused
        if now is None:
            self.step(1)
            return self.focused is not None
        others = [widget for widget in self.widgets if widget.reachable and widget is not now]
        chosen = nearest(now.rect, [widget.rect for widget in others], direction)
        if chosen is None:
            return False
        self.focus(others[chosen])
        return True

    def _key(self, event: pygame.Event) -> Outcome | None:
        if event.key == pygame.K_TAB:
            self.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return None
        focused = self.focused
        if event.key in ARROWS and (focused is None or event.key not in focused.own_keys):
            self.step_towards(ARROWS[event.key])
            return None
        return focused.handle(event) if focused is not None else None

    def _leave_focus(self, at: tuple[int, int]) -> None:
        focused = self.focused
        if focused is not None and not focused.rect.collidepoint(at):
            self.focus(None)


def nearest(
    start: pygame.Rect, others: Sequence[pygame.Rect], direction: tuple[int, int]
) -> int | None:
    """Return which rectangle lies nearest in a direction; sideways distance counts double."""
    best: tuple[float, int] | None = None
    for index, rect in enumerate(others):
        right, down = rect.centerx - start.centerx, rect.centery - start.centery
        ahead = right * direction[0] + down * direction[1]
        aside = abs(right * direction[1]) + abs(down * direction[0])
        if ahead <= 0:
            continue
        distance = ahead + 2.0 * aside
        if best is None or distance < best[0]:
            best = (distance, index)
    return None if best is None else best[1]


def asks_why(event: pygame.Event) -> bool:
    """Tell whether a key asks for the clause in question."""
    return bool(event.key == pygame.K_F1 or event.unicode == "?")


def digit(event: pygame.Event) -> int:
    """Return which of the digits 1 to 9 a key stands for on any keyboard, or 0."""
    if pygame.K_1 <= event.key <= pygame.K_9:
        return int(event.key - pygame.K_1 + 1)
    if pygame.K_KP1 <= event.key <= pygame.K_KP9:
        return int(event.key - pygame.K_KP1 + 1)
    return int(event.unicode) if event.unicode in "123456789" and event.unicode else 0
