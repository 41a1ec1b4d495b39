"""Somebody who plays by keys alone: reads every open card with the arrows, and moves by Tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ordeals.keys_only.chart import Chart
from tabletop.ui.panels.curtain import Curtain
from tabletop.ui.table.hands.sights import is_open

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.core.rng import Rng
    from tabletop.ui.table.hands.keyboard import Keyboard
    from tabletop.ui.table.table_scene import TableScene

PATIENCE = 12  # tries at one decision before everything is let go
REST = 0.7  # seconds after which Enter is taken for meant


class StuckError(Exception):
    """Nothing that was pressed led on."""


class Typist:
    """Sits at one table; `press` types a key, `wait` lets some seconds pass."""

    def __init__(
        self,
        scene: TableScene,
        rng: Rng,
        press: Callable[[int], None],
        wait: Callable[[float], None],
    ) -> None:
        self.scene = scene
        self.rng = rng
        self.press = press
        self.wait = wait
        self.walked = 0  # arrows pressed
        self.read_logs = 0
        self.read = 0  # cards and sentences read
        self.unread: list[str] = []
        self.unfocused: list[str] = []  # frames that waited without a focus

    @property
    def keyboard(self) -> Keyboard:
        """Return the keyboard of the table, which is another one after each change of window."""
        return self.scene.table.keyboard

    @property
    def asked(self) -> bool:
        """Tell whether the table waits for a move of the viewer."""
        scene, match = self.scene, self.scene.match
        settled = scene.course.settled == match.number and scene.view.idle
        mine = match.decider == scene.view.table.viewer
        return mine and settled and not match.over and scene.overlays.top is None

    # Reading

    def look_around(self) -> None:
        """Walk with the arrows until every open card has been under the ring."""
        if self.keyboard.focused is None:
            self.press(pygame.K_RIGHT)
        chart = Chart(self.scene.view.table, self.keyboard.everything())
        wanted, found = self.open_cards(), chart.shown_at(self.keyboard.focused)
        while wanted - found:
            path = chart.way_to(wanted - found, self.keyboard.focused)
            if path is None:
                break
            for key in path:
                self.press(key)
                self.walked += 1
            chart = chart.followed(self.keyboard.everything())
            shown = chart.shown_at(self.keyboard.focused)
            if not shown - found:
                break  # the way did not lead where it should
            found |= shown
        self.read += len(wanted & found)
        names = self.scene.match.setup
        self.unread += [f"{names.name_of(ref)} at {self._at()}" for ref in wanted - found]

    def read_log(self) -> None:
        """Open the log, walk from its newest sentence to its first, and fold it again."""
        self.read_logs += 1
        self.press(pygame.K_l)
        self.wait(REST)
        panel = self.scene.table.hud.log_panel
        rows = panel.list if panel is not None else None
        if rows is None or not rows.focused:
            self.unread.append(f"log at {self._at()}")
            return
        wanted = {number for number, row in enumerate(rows.rows) if row.name}
        found = {rows.chosen}
        for _ in wanted:
            self.press(pygame.K_UP)
            found.add(rows.chosen)
        self.unread += [f"sentence {number} at {self._at()}" for number in wanted - found]
        self.read += len(wanted & found)
        self.press(pygame.K_l)
        self.wait(REST)

    def _at(self) -> str:
        game = self.scene.match.game.name
        return f"{game}-{len(self.scene.match.seats)} move {self.scene.match.number}"

    def open_cards(self) -> set[int]:
        """Return every card that somebody with a pointer could look at now."""
        lying = self.scene.view.table.setting.lying
        seen: set[int] = set()
        for piece in lying.pieces():
            spots = [piece.rect.center, (piece.rect.centerx, piece.rect.top + 4),
                     (piece.rect.left + 4, piece.rect.centery)]  # fmt: skip
            if is_open(piece) and any(lying.pieces_at(at)[:1] == [piece] for at in spots):
                seen.add(piece.ref)
        return seen

    # Moving

    def decide(self) -> None:
        """Make one move by Tab and Enter."""
        number = self.scene.match.number
        for attempt in range(PATIENCE):
            if self.scene.match.number != number:
                return
            if self.scene.overlays.top is not None:
                self._answer()
            elif not self.asked:
                self.wait(0.1)
            else:
                self._take(attempt)
        if self.scene.match.number == number:
            self.press(pygame.K_ESCAPE)
            if self.scene.overlays.top is not None:
                self.press(pygame.K_ESCAPE)

    def _take(self, attempt: int) -> None:
        keyboard = self.keyboard
        if keyboard.focused is None:
            self.press(pygame.K_TAB)
        buttons = self.scene.table.hud.prompt.buttons
        stops = [s for s in keyboard.stops() if s.ref or s.widget in buttons]
        if not stops:
            self.wait(REST)
            return
        wanted = stops[self.rng.below(len(stops))]
        for _ in range(len(keyboard.stops()) + 1):
            now = keyboard.focused
            if now is not None and now.identity == wanted.identity:
                break
            self.press(pygame.K_TAB)
        self.wait(REST if attempt else 0.0)
        self.press(pygame.K_RETURN)

    def _answer(self) -> None:
        """Answer a panel: the way it offers first, or another one."""
        top = self.scene.overlays.top
        if top is None:
            return
        self.wait(REST)
        if isinstance(top, Curtain) or self.rng.below(2):
            self.press(pygame.K_RETURN)
        else:
            for _ in range(1 + self.rng.below(max(1, len(top.ring.widgets)))):
                self.press(pygame.K_TAB)
            self.press(pygame.K_RETURN)
        if self.scene.overlays.top is top and not self.rng.below(3):
            self.press(pygame.K_ESCAPE)

    # Watching

    def watch(self) -> None:
        """Note a frame that waits for a person and has no focus."""
        top = self.scene.overlays.top
        if top is not None:
            missing = top.ring.focused is None and any(w.reachable for w in top.ring.widgets)
            if missing:
                self.unfocused.append(f"{type(top).__name__} {self._at()}")
        elif self.asked and self.keyboard.awake and self.keyboard.focused is None:
            self.unfocused.append(f"table {self._at()}")
