"""The replay of a match: every position again, from any seat, forwards and backwards."""

from dataclasses import replace
from pathlib import Path

import pygame

from rules.core.hidden import OPEN, PUBLIC
from tabletop.match import Match
from tabletop.player.seats import alone
from tabletop.player.settings import SPEEDS
from tabletop.save import drift_text
from tabletop.ui import ways
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.scale import Scale
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.scene import Scene
from tabletop.ui.screens.remedies import Remedies
from tabletop.ui.screens.timeline import (
    BACK,
    FIRST,
    FORWARD,
    LAST,
    LEAVE,
    MOVES,
    PACE,
    PLAY,
    RULES,
    VIEW,
    Timeline,
    bar_height,
)
from tabletop.ui.screens.watching import Following
from tabletop.ui.stage import Stage
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.hud.log import LogPanel
from tabletop.ui.table.hud.prompt import Prompt
from tabletop.ui.table.panels.overview import Overview
from tabletop.ui.table.panels.peek import Peek
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.table.view.registry import furnish
from tabletop.ui.table.view.table_view import BACK as TAKEN_BACK
from tabletop.ui.table.view.table_view import TableView
from tabletop.ui.widgets.hints import Hints
from tabletop.ui.widgets.notice import Notice
from tabletop.ui.widgets.widget import LEFT_BUTTON, Outcome, digit

LONGEST_FRAME = 0.1
TAKE_OVER = "take_over"
BREATH = 0.45  # seconds between two moves while playing
PACES = [speed for speed in SPEEDS if speed]
KEYS = {
    pygame.K_LEFT: BACK,
    pygame.K_RIGHT: FORWARD,
    pygame.K_HOME: FIRST,
    pygame.K_END: LAST,
    pygame.K_p: PLAY,
    pygame.K_F1: RULES,
    pygame.K_ESCAPE: LEAVE,
}
TURN_KEYS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class Replay(Scene):
    """A finished (or damaged) match to look at, or one that another window plays and this follows.

    Nothing here can change it. Where it is damaged, `notice` says how and `file` where it lies.
    """

    name = "replay"

    def __init__(
        self,
        match: Match,
        notice: str = "",
        file: Path | None = None,
        following: Following | None = None,
    ) -> None:
        super().__init__()
        self.match = match
        self._notice = notice
        self._file = file
        self._following = following
        self.number = 0
        self.viewer = PUBLIC
        self.viewers: list[int] = []
        self.playing = False
        self._turns: list[int] = []
        self._last: float | None = None
        self._rested = 0.0
        self._focus = NO_SEAT

    # The scene protocol

    def enter(self, stage: Stage) -> None:
        """Lay the table as it was dealt."""
        super().enter(stage)
        match = self.match
        person = alone(match.seats)
        seats = list(range(len(match.seats)))
        if self._following is not None:
            # Whoever plays in one window shall not look at the others' cards in a second one.
            seats = [person] if person >= 0 else []
            self.number = match.number
        self.viewers = [*seats, PUBLIC, *([OPEN] if match.over else [])]
        self.viewer = person if person >= 0 else self.viewers[-1]
        self._turns = self._turns_of(match)
        self._settings = replace(stage.settings, speed=stage.settings.speed or 1.0)
        self._build()
        stage.sound.surround(self.view.happening.cues.ambience, self.view.happening.cues.own)
        self._show()
        remedies = Remedies(stage, self.overlays, lambda: None)
        if self._following is not None and match.read_only is not None:
            remedies.tell("replay.watching", drift_text(stage.texts, match.read_only))
        elif self._notice:
            remedies.tell("replay.damaged", self._notice, self._file)

    @staticmethod
    def _turns_of(match: Match) -> list[int]:
        return [
            match.game.turns(match.view_at(PUBLIC, number).table)
            for number in range(match.number + 1)
        ]

    def leave(self) -> None:
        """Clear the canvas."""
        self.stage.sound.surround(None)
        self.overlays.close()
        self.hints.hide()
        self.peek.close()
        self.view.table.remove()

    def resize(self) -> None:
        """Lay everything out anew."""
        pace = self._settings.speed
        self._settings = replace(self.stage.settings, speed=pace)
        self.match.texts = self.stage.texts_of(self.match.game.name)
        self.hints.hide()
        self.peek.close()
        self.view.table.remove()
        self._focus = self.view.table.focus
        self._build()
        self._show()
        self.overlays.resize()

    @property
    def busy(self) -> bool:
        """Tell whether something moves."""
        moves = self.view.busy or self.view.attention.waiting
        return self.playing or moves or self.overlays.busy

    def handle(self, event: pygame.Event) -> None:
        """Answer one event: the panel on top first, then keys and the bar."""
        if self.overlays.handle(event):
            return
        if event.type == pygame.KEYDOWN and (self._key(event.key) or self._turn_to(event)):
            return
        if event.type == pygame.MOUSEMOTION:
            self.view.attention.point(event.pos, self.peek.seat_at(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON:
            self.view.attention.choose(self.view.table.plates.chip_at(event.pos))
        self.hints.handle(event)
        outcome = self.bar.handle(event)
        if outcome is not None:
            self._do(outcome)
        elif self.log is not None:
            clause = self.log.handle(event) if event.type != pygame.KEYDOWN else None
            if clause is not None and clause.value:
                self._open_rules(str(clause.value))

    def tick(self, now: float) -> None:
        """Let time pass, and go on to the next move while playing."""
        seconds = 0.0 if self._last is None else min(LONGEST_FRAME, now - self._last)
        self._last = now
        self.overlays.tick(now)
        self._follow(now)
        self.view.advance(seconds)
        self.peek.follow()
        if self.playing and self.view.idle and not self.overlays.halting:
            self._rested += seconds * self._settings.speed
            if self._rested >= BREATH:
                self.step(1)
        self._caption()
        if self.overlays.top is not None:
            self.hints.dismiss()
        self.hints.advance(seconds)
        self.bar.refresh()
        self.view.table.flat.refresh()

    def _follow(self, now: float) -> None:
        """Show what the other window has done since, and offer to play on once it is closed."""
        following = self._following
        if following is None or not self.view.idle or not following.look(now):
            return
        behind = self.match.number - self.number
        self.match = following.match
        self._turns = self._turns_of(self.match)
        self.bar.reach(self.match.number)
        if behind or self.number > self.match.number:
            self.go(self.number)
        while not behind and self.number < self.match.number:
            self.step(1)
        if following.free and not self.match.over:
            self._offer(following)

    def _offer(self, following: Following) -> None:
        text = self.stage.texts.text
        choices = [(name, text(f"replay.{name}")) for name in (TAKE_OVER, "stay")]
        notice = Notice(self.stage, text("replay.freed_title"), text("replay.freed"), choices)
        self.overlays.close()
        self.overlays.open(notice, lambda choice: self._take_over(following, choice))

    def _take_over(self, following: Following, choice: str) -> None:
        """Play on here, unless somebody has begun to do so elsewhere."""
        if choice == TAKE_OVER and not following.save.in_use:
            self.next = ways.resume(self.stage, following.save.path)

    # Building

    def _build(self) -> None:
        """Build the table above and the bar below."""
        stage, match = self.stage, self.match
        kit = stage.kit_of(match.game.name)
        whole = stage.scale
        room = Scale(whole.width, whole.height - bar_height(kit), whole.text_percent)
        inner = replace(
            stage, kit=stage.kit.resized(room), settings=self._settings, _kits={}, _texts={}
        )
        furniture, game = furnish(match.game.name, match.setup.seats), match.game
        self.view = TableView(inner, game, match.setup, match.seats, self._chair, furniture)
        self.view.table.attend(self._focus, None)
        self.peek = Peek(self.view.attention)
        texts = stage.texts_of(match.game.name)
        views = [texts.text("replay.seat_view", name=escaped(seat.name)) for seat in match.seats]
        views += [texts.text("replay.public_view"), texts.text("replay.open_view")]
        of = dict(zip([*range(len(match.seats)), PUBLIC, OPEN], views, strict=True))
        views = [of[viewer] for viewer in self.viewers]
        paces = [
            texts.text(f"settings.speeds.{'half' if pace < 1 else 'times'}", count=round(pace))
            for pace in PACES
        ]
        self.bar = Timeline(kit, texts, match.number, {PACE: paces, VIEW: views})
        self.bar.pace.chosen = PACES.index(self._settings.speed)
        self.bar.view.chosen = self.viewers.index(self.viewer)
        self.hints = Hints(stage, self.bar.ring)
        areas = self.view.table.setting.geometry.areas
        self.prompt = Prompt(self.view.table.setting.kit, areas["prompt"])
        self.log: LogPanel | None = None
        parts: list[Part] = [self.prompt, self.bar]
        if self.view.table.setting.geometry.form.log:
            box = areas[self.view.table.setting.geometry.form.log].union(areas["buttons"])
            self.log = LogPanel(self.view.table.setting.kit, texts.text("replay.log"), box)
            parts.append(self.log)
        self.view.table.show_flat(parts)

    # Moving through the match

    def go(self, number: int) -> None:
        """Show the position after so many moves, at once."""
        self.number = max(0, min(self.match.number, number))
        self.view.queue.clear()
        self.view.finish()
        self._show(smooth=True)

    def step(self, by: int) -> None:
        """Go one move on, showing how it happened, or one back."""
        self._rested = 0.0
        if by < 0 or self.number >= self.match.number:
            self.playing = self.playing and by > 0 and self.number < self.match.number
            self.go(self.number + min(by, 0))
            return
        self.view.finish()
        self.number += 1
        self.view.add(self.match.update_at(self.viewer, self.number))
        self._tell()

    def turn(self, by: int) -> None:
        """Go to the beginning of this or the next turn."""
        now = self._turns[self.number]
        if by > 0:
            later = [n for n, turn in enumerate(self._turns) if turn > now]
            self.go(later[0] if later else self.match.number)
        else:
            start = self._turns.index(now)
            if start == self.number and start:
                start = self._turns.index(self._turns[start - 1])
            self.go(start)

    @property
    def _chair(self) -> int:
        """Return from where the table is seen; an open one from the seat of its only person."""
        return alone(self.match.seats) if self.viewer == OPEN else self.viewer

    def see_as(self, viewer: int) -> None:
        """Look at the match from a seat, as a spectator, or with all cards open."""
        self.viewer = viewer
        self.view.rebuild(self._chair)
        self.view.table.show_flat([self.prompt, self.bar, *([self.log] if self.log else [])])
        self._show()

    def _show(self, *, smooth: bool = False) -> None:
        update = self.match.view_at(self.viewer, self.number)
        self.view.table.settle(update, TAKEN_BACK if smooth else None)
        self._tell()

    def _tell(self) -> None:
        """Say what was just done, and show what was known."""
        match = self.match
        self.view.table.show_readouts(match.readouts(self.viewer, self.number))
        lines = [line for line in match.log(self.viewer) if line.number <= self.number]
        said = [line.text for line in lines if line.number == self.number]
        text = " ".join(said) if said else self.stage.texts.text("replay.dealt")
        self.prompt.ask(escaped(text), "", urgent=True)
        if self.log is not None:
            self.log.set_lines(lines)
        self._caption()

    def _caption(self) -> None:
        caption = self.stage.texts.text(
            "replay.caption",
            turn=self._turns[self.number],
            number=self.number,
            moves=self.match.number,
        )
        self.bar.show(self.number, caption, playing=self.playing)

    # Acting

    def _key(self, key: int) -> bool:
        if key in TURN_KEYS:
            self.turn(TURN_KEYS[key])
        elif key in KEYS and not (key in (pygame.K_LEFT, pygame.K_RIGHT) and self._on_choice()):
            self._do(Outcome(KEYS[key]))
        else:
            return False
        return True

    def _turn_to(self, event: pygame.Event) -> bool:
        """Look at the seat whose chip has the key, or at all seats at once."""
        number = str(digit(event) or "")
        chosen = [chip.seat for chip in self.view.table.plates.chips if chip.key == number]
        for seat in chosen:
            self.view.attention.choose(seat)
        all_at_once = event.key == pygame.K_b and bool(self.view.table.plates.chips)
        if all_at_once:
            self.overlays.open(Overview(self.stage, self.view.table), self._attend)
        return bool(chosen) or all_at_once

    def _attend(self, choice: str) -> None:
        if choice:
            self.view.attention.choose(int(choice))

    def _on_choice(self) -> bool:
        focused = self.bar.ring.focused
        return focused is not None and focused.name in (PACE, VIEW)

    def _do(self, outcome: Outcome) -> None:
        steps = {BACK: -1, FORWARD: 1}
        ends = {FIRST: 0, LAST: self.match.number}
        if outcome.name in steps:
            self.playing = False
            self.step(steps[outcome.name])
        elif outcome.name in ends or outcome.name == MOVES:
            self.playing = False
            self.go(ends.get(outcome.name, int(outcome.value)))
        elif outcome.name == PLAY:
            self._play()
        elif outcome.name == LEAVE:
            self.next = ways.home()
        elif outcome.name == RULES:
            self._open_rules("")
        else:
            self._choose(outcome)

    def _play(self) -> None:
        self.playing = not self.playing
        self._rested = BREATH
        if self.playing and self.number >= self.match.number:
            self.go(0)

    def _choose(self, outcome: Outcome) -> None:
        chosen = int(outcome.value)
        if outcome.name == PACE:
            self._settings.speed = PACES[chosen]
        elif outcome.name == VIEW:
            self.see_as(self.viewers[chosen])

    def _open_rules(self, clause: str) -> None:
        self.playing = False
        self.overlays.open(Rulebook(self.stage, self.match.game.name, clause))
