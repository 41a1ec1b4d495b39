"""Hands without a plan: they press, drag, type and scroll, half of the time where it counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from rules.core.refs import NOTHING
from tabletop.ui.screens.replay import Replay
from tabletop.ui.table.table_scene import TableScene
from tabletop.ui.widgets.widget import FocusRing

if TYPE_CHECKING:
    from rules.core.rng import Rng
    from tabletop.app import App
    from tabletop.ui.widgets.widget import Widget

Point = tuple[int, int]
Events = list[pygame.Event]
QUIT_EVERY = 8
LONG_LOOK = 8  # gestures at one panel, after which the hands want to go on
STEPS = 4  # motions of a drag
SIZES = ((1024, 640), (1280, 720), (1366, 768), (1100, 900), (1024, 768), (1600, 700))
SHORTCUTS = (
    pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_TAB, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT,
    pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE,
    pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_KP_ENTER,
    pygame.K_u, pygame.K_l, pygame.K_p, pygame.K_b, pygame.K_r, pygame.K_a, pygame.K_m,
    *range(pygame.K_1, pygame.K_9 + 1), pygame.K_0, pygame.K_PLUS, pygame.K_MINUS,
)  # fmt: skip
OTHERS = (
    *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_F1, pygame.K_F12 + 1), pygame.K_LALT,
    pygame.K_RALT, pygame.K_LSHIFT, pygame.K_INSERT, pygame.K_KP1, pygame.K_KP9, pygame.K_EQUALS,
    pygame.K_KP_PLUS, pygame.K_KP_MINUS, pygame.K_COMMA, pygame.K_MENU, 0,
)  # fmt: skip
MODIFIERS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META)
TEXTS = ("a", "Ada", "7", "Ü", " ", "{x}", "[b]", "\\", '"', "\u202e", "e\u0301", "\U0001f3b2", "?")
WINDOW = (
    pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED, pygame.WINDOWLEAVE,
    pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN,
)  # fmt: skip


class Monkey:
    """Somebody at the window who tries everything; the same with the same chance."""

    def __init__(self, app: App, rng: Rng) -> None:
        self.app = app
        self.rng = rng
        self.at: Point = (0, 0)
        self._panel: object = None
        self._looked = 0
        self._seen: Counter[str] = Counter()

    def act(self) -> Events:
        """Return what the hands do next: one gesture of one or more events."""
        if self._weary() and self.rng.below(2):
            return self._key(pygame.K_ESCAPE)
        mark = self.rng.below(sum(weight for _, weight in GESTURES))
        for gesture, weight in GESTURES:
            mark -= weight
            if mark < 0:
                return gesture(self)
        raise ArithmeticError(mark)

    def _weary(self) -> bool:
        """Tell whether a panel was looked at for long enough; one that comes often, sooner."""
        top = self.app.scene.overlays.top
        self._looked = self._looked + 1 if top is self._panel and top is not None else 0
        self._panel = top
        if top is None:
            return False
        self._seen[type(top).__name__] += 1
        often = self._seen[type(top).__name__] * 4 > self._seen.total()
        return self._looked > (LONG_LOOK // 4 if often else LONG_LOOK)

    # Gestures

    def press_something(self) -> Events:
        """Click on a widget of whatever lies on top."""
        points = [rect.center for rect in self._widgets()]
        return self._click(self._one(points) if points else self._anywhere())

    def take_something(self) -> Events:
        """Drag something that may be taken to where it may go, or click it and its goal."""
        ways = self._legal()
        if not ways:
            return self.press_something()
        start, end = ways[self.rng.below(len(ways))]
        if self.rng.below(2) and start != end:
            return self._drag(start, end)
        return [*self._click(start), *(self._click(end) if start != end else [])]

    def press_a_piece(self) -> Events:
        """Click on a card or a pile, whether it may be taken or not."""
        scene = self.app.scene
        if not isinstance(scene, TableScene | Replay) or scene.overlays.top:
            return self.press_something()
        points = [
            piece.rect.center
            for piece in scene.table.view.table.setting.lying.pieces()
            if not piece.hidden
        ]
        return self._click(self._one(points) if points else self._anywhere())

    def press_anywhere(self) -> Events:
        """Click anywhere, with any button."""
        return self._click(self._anywhere(), (1, 1, 3, 2, 4, 8)[self.rng.below(6)])

    def drag_anywhere(self) -> Events:
        """Drag from anywhere, or from something, to anywhere."""
        things = [start for start, _ in self._legal()] + [r.center for r in self._widgets()]
        start = self._one(things) if things and self.rng.below(2) else self._anywhere()
        return self._drag(start, self._anywhere())

    def point(self) -> Events:
        """Move the pointer, anywhere or beyond the edge."""
        at = self._anywhere()
        return [self._moved(at if self.rng.below(9) else (at[0] - 2_000, at[1] + 5_000))]

    def half_a_press(self) -> Events:
        """Press without letting go, or let go of what was not pressed."""
        kind = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)[self.rng.below(2)]
        return [pygame.Event(kind, pos=self._anywhere(), button=1)]

    def shortcut(self) -> Events:
        """Press a key that means something somewhere."""
        return self._key(SHORTCUTS[self.rng.below(len(SHORTCUTS))])

    def any_key(self) -> Events:
        """Press any key."""
        return self._key(OTHERS[self.rng.below(len(OTHERS))])

    def write(self) -> Events:
        """Type a letter, or a whole word at once."""
        return [pygame.Event(pygame.TEXTINPUT, text=TEXTS[self.rng.below(len(TEXTS))])]

    def wheel(self) -> Events:
        """Turn the wheel."""
        return [pygame.Event(pygame.MOUSEWHEEL, x=0, y=self.rng.below(21) - 10)]

    def window(self) -> Events:
        """Let the window system say something."""
        return [pygame.Event(WINDOW[self.rng.below(len(WINDOW))])]

    def touch(self) -> Events:
        """Touch the screen."""
        x, y = self.rng.fraction(), self.rng.fraction()
        return [pygame.Event(pygame.FINGERDOWN, finger_id=0, touch_id=0, x=x, y=y)]

    def resize(self) -> Events:
        """Give the window another size."""
        size = SIZES[self.rng.below(len(SIZES))]
        self.app.stage.window.resize(size)
        return [pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])]

    # Where things are

    def _widgets(self) -> list[pygame.Rect]:
        """Return where the widgets of whatever lies on top are."""
        scene = self.app.scene
        found: list[Widget] = []
        if scene.overlays.top is not None:
            found = scene.overlays.top.ring.widgets
        elif isinstance(scene, TableScene):
            found = scene.table.hud.widgets
        elif isinstance(scene, Replay):
            found = scene.table.bar.ring.widgets
        elif isinstance(ring := getattr(scene, "ring", None), FocusRing):
            found = ring.widgets
        # Who leaves at every other press sees little of the rest.
        quits = self.rng.below(QUIT_EVERY) == 0
        return [
            widget.rect
            for widget in found
            if widget.visible and widget.enabled and (quits or widget.name != "quit")
        ]

    def _legal(self) -> list[tuple[Point, Point]]:
        """Return from where to where things may be moved on the table."""
        scene = self.app.scene
        if (
            not isinstance(scene, TableScene)
            or scene.overlays.top
            or scene.table.hands.reach is None
        ):
            return []
        view, found = scene.view, []
        for m in scene.table.hands.reach.moves:
            ends = [view.table.rect_of(ref) for ref in (m.what, m.onto) if ref != NOTHING]
            points = [rect.center for rect in ends if rect is not None]
            if points:
                found.append((points[0], points[-1]))
        return found

    def _anywhere(self) -> Point:
        width, height = self.app.stage.screen.get_size()
        return self.rng.below(width), self.rng.below(height)

    def _one(self, points: list[Point]) -> Point:
        return points[self.rng.below(len(points))]

    # Events

    def _moved(self, at: Point) -> pygame.Event:
        step = (at[0] - self.at[0], at[1] - self.at[1])
        self.at = at
        return pygame.Event(pygame.MOUSEMOTION, pos=at, rel=step, buttons=(0, 0, 0))

    def _click(self, at: Point, button: int = 1) -> Events:
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        return [self._moved(at), *(pygame.Event(kind, pos=at, button=button) for kind in kinds)]

    def _drag(self, start: Point, end: Point) -> Events:
        path = [
            (
                start[0] + (end[0] - start[0]) * step // STEPS,
                start[1] + (end[1] - start[1]) * step // STEPS,
            )
            for step in range(1, STEPS + 1)
        ]
        pressed, released = (
            self._click(start)[:2],
            pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1),
        )
        return [*pressed, *map(self._moved, path), released]

    def _key(self, code: int) -> Events:
        mod = MODIFIERS[self.rng.below(len(MODIFIERS))]
        letter = chr(code) if 32 <= code < 127 and not mod & pygame.KMOD_CTRL else ""
        facts = {"key": code, "mod": mod, "unicode": letter}
        kinds = (pygame.KEYDOWN, pygame.KEYUP)
        # Sometimes the window loses the key before it is let go.
        return [pygame.Event(kind, facts) for kind in kinds[: 1 + bool(self.rng.below(10))]]


GESTURES: tuple[tuple[Callable[[Monkey], Events], int], ...] = (
    (Monkey.press_something, 300),
    (Monkey.take_something, 250),
    (Monkey.press_a_piece, 60),
    (Monkey.press_anywhere, 40),
    (Monkey.drag_anywhere, 60),
    (Monkey.point, 120),
    (Monkey.half_a_press, 10),
    (Monkey.shortcut, 150),
    (Monkey.any_key, 50),
    (Monkey.write, 30),
    (Monkey.wheel, 40),
    (Monkey.window, 10),
    (Monkey.touch, 4),
    (Monkey.resize, 3),
)
