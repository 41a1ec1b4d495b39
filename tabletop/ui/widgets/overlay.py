"""Panels above a scene: each is asked until it is done, then whoever opened it hears the choice."""

from abc import ABC, abstractmethod
from collections.abc import Callable

import pygame

from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.materials.surfaces import DRAGGED, panel, shadow
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.hints import Hints
from tabletop.ui.widgets.text_field import TextField
from tabletop.ui.widgets.widget import FocusRing, Outcome, Widget

ABOVE_ALL = 1_000_000
DIMMED = 168
OPAQUE = 255
VEIL = 128  # rows of the veil that are laid at once
CLOSED = ""

Answer = Callable[[str], None]


class Backdrop:
    """What was built of a panel; of the veil around it, the same all over, nothing is kept."""

    def __init__(self, base: pygame.Surface, dim: int) -> None:
        seen = dim + 1
        # The window as it was then: it may have another size by now that nobody has followed yet.
        self._window = base.get_rect()
        self._box = base.get_bounding_rect(seen) if seen <= OPAQUE else self._window
        self._image = base.subsurface(self._box).copy()
        self._dim = dim

    def draw(self, target: pygame.Surface) -> None:
        """Draw the veil, and what was built in it."""
        veil = layer((self._window.width, VEIL))
        veil.fill((0, 0, 0, self._dim))
        for part in self._around():
            for top in range(part.top, part.bottom, VEIL):
                rest = (part.width, min(VEIL, part.bottom - top))
                put(target, veil.subsurface((0, 0), rest), (part.left, top))
        put(target, self._image, self._box)

    def _around(self) -> list[pygame.Rect]:
        """Return what the window has above, below, left and right of what was built."""
        box, (width, height) = self._box, self._window.size
        return [
            pygame.Rect(0, 0, width, box.top),
            pygame.Rect(0, box.bottom, width, height - box.bottom),
            pygame.Rect(0, box.top, box.left, box.height),
            pygame.Rect(box.right, box.top, width - box.right, box.height),
        ]


class Overlay(ABC):
    """A panel with widgets that covers the window; `done` ends it and `choice` says how.

    It works in two ways: opened by `Overlays`, or by hand with `handle`, `tick`, `draw` and `done`.
    """

    dim = DIMMED
    # Whether what lies below goes on meanwhile.
    passing = False
    # Whether it is part of a decision, so that a clock runs on.
    thinking = False

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.ring = FocusRing()
        self.done = False
        self.choice = CLOSED
        self.base = layer((1, 1))
        self._built: Backdrop | None = None
        self._sprite: Sprite | None = None
        self._stale: list[pygame.Rect] = []

    @property
    def busy(self) -> bool:
        """Tell whether something moves."""
        return False

    @property
    def typing(self) -> bool:
        """Tell whether letters are being typed into the panel."""
        return isinstance(self.ring.focused, TextField)

    # What a panel fills in

    @abstractmethod
    def build(self) -> None:
        """Draw what never changes onto `base` and put the widgets into `ring`."""

    def answer(self, outcome: Outcome) -> None:
        """React to a widget; by default a press ends the panel with the widget's name."""
        self.finish(outcome.name)

    def key(self, event: pygame.Event) -> bool:
        """React to a key before the widgets do; return whether that was all."""
        if event.key == pygame.K_ESCAPE:
            self.finish(CLOSED)
            return True
        return False

    def other(self, event: pygame.Event) -> None:
        """React to an event that is neither a key nor for a widget."""

    def paint_parts(self, target: pygame.Surface) -> None:
        """Draw what changes and is no widget, above the base and below the widgets."""

    # What the opener calls

    def resize(self) -> None:
        """Lay everything out anew."""
        focused = self.ring.focused
        self.ring = FocusRing()
        self.base = layer(self.stage.screen.get_size())
        self.base.fill((0, 0, 0, self.dim))
        self.build()
        self._built = Backdrop(self.base, self.dim)
        self.base = layer((1, 1))
        same = [w for w in self.ring.widgets if focused is not None and w.name == focused.name]
        if same:
            self.ring.focus(same[0])
        if self._sprite is not None:
            self.hide()
            self.show()

    def handle(self, event: pygame.Event) -> None:
        """React to an event."""
        if event.type == pygame.KEYDOWN and self.key(event):
            return
        outcome = self.ring.handle(event)
        if outcome is not None:
            self.answer(outcome)
        elif event.type != pygame.KEYDOWN:
            self.other(event)

    def tick(self, now: float) -> None:
        """Move on to a moment and redraw what changed."""
        self._stale += self.ring.take_dirty()
        if self._sprite is None or not self._stale:
            self._stale.clear()
            return
        for area in self._stale:
            self._redraw(self._sprite.image, area)
            self.stage.canvas.mark(area)
        self._stale.clear()

    def draw(self, target: pygame.Surface) -> None:
        """Draw the panel over whatever the target shows."""
        if self._built is not None:
            self._built.draw(target)
        self.paint_parts(target)
        self.ring.draw(target)

    def finish(self, choice: str) -> None:
        """End the panel with a choice."""
        self.choice = choice
        self.done = True

    def stale(self, area: pygame.Rect) -> None:
        """Ask for an area to be drawn anew."""
        self._stale.append(pygame.Rect(area))

    def show(self) -> None:
        """Lie above everything on the canvas."""
        if self._built is None:
            self.resize()
        if self._sprite is None:
            image = layer(self.stage.screen.get_size())
            self._redraw(image, image.get_rect())
            self._sprite = self.stage.canvas.add(Sprite(image, (0, 0), ABOVE_ALL))

    def hide(self) -> None:
        """Leave the canvas."""
        if self._sprite is not None:
            self.stage.canvas.remove(self._sprite)
            self._sprite = None

    def _redraw(self, image: pygame.Surface, area: pygame.Rect) -> None:
        image.set_clip(area)
        image.fill((0, 0, 0, 0))
        self.draw(image)
        image.set_clip(None)

    # Helpers for building

    def lay_panel(self, width: float, height: float) -> pygame.Rect:
        """Draw a brass-edged board in the middle of the base; return its rectangle in pixels."""
        bounds = self.stage.screen.get_rect()
        room = bounds.inflate(-self.stage.scale.px(48), -self.stage.scale.px(48))
        box = pygame.Rect(0, 0, min(round(width), room.width), min(round(height), room.height))
        box.center = bounds.center
        theme = self.stage.theme
        radius = theme.radii["panel"]
        shadow(box.size, radius, DRAGGED, self.stage.scale.factor).draw(self.base, box.topleft)
        put(self.base, panel(box.size, radius, theme["panel"], 2), box)
        return box

    def add(self, widget: Widget) -> Widget:
        """Add a widget behind the others in the order of the keyboard."""
        self.ring.widgets.append(widget)
        return widget


class Overlays:
    """The panels that lie above one scene; only the topmost is asked."""

    def __init__(self) -> None:
        self._open: list[tuple[Overlay, Answer]] = []
        self._hints: Hints | None = None
        self._now = 0.0

    @property
    def top(self) -> Overlay | None:
        """Return the panel that is asked."""
        return self._open[-1][0] if self._open else None

    @property
    def halting(self) -> bool:
        """Tell whether the topmost panel halts what lies below."""
        return self.top is not None and not self.top.passing

    @property
    def busy(self) -> bool:
        """Tell whether the topmost panel moves."""
        return self.top is not None and self.top.busy

    def open(self, overlay: Overlay, answer: Answer = lambda _choice: None) -> None:
        """Lay a panel above the others; `answer` hears its choice when it is done."""
        overlay.resize()
        overlay.show()
        if self.top is not None:
            self.top.hide()
        self._open.append((overlay, answer))

    def handle(self, event: pygame.Event) -> bool:
        """Let the topmost panel react; return whether there was one."""
        if self.top is None:
            return False
        top = self.top
        top.handle(event)
        if self._hints is None or self._hints.ring is not top.ring:
            self._put_hints_away()
            self._hints = Hints(top.stage, top.ring, ABOVE_ALL + 1)
        self._hints.handle(event)
        self._close_done()
        return True

    def tick(self, now: float) -> None:
        """Move the topmost panel on."""
        if self.top is not None:
            self.top.tick(now)
            if self._hints is not None:
                self._hints.advance(max(0.0, now - self._now))
            self._close_done()
        self._now = now

    def resize(self) -> None:
        """Lay every panel out anew."""
        self._put_hints_away()
        for overlay, _ in self._open:
            overlay.resize()

    def close(self) -> None:
        """Take all panels away without an answer."""
        self._put_hints_away()
        for overlay, _ in self._open:
            overlay.hide()
        self._open.clear()

    def _put_hints_away(self) -> None:
        if self._hints is not None:
            self._hints.hide()
            self._hints = None

    def _close_done(self) -> None:
        while self._open and self._open[-1][0].done:
            self._put_hints_away()
            overlay, answer = self._open.pop()
            overlay.hide()
            if self.top is not None:
                self.top.show()
            answer(overlay.choice)
