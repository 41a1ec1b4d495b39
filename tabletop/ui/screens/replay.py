"""The replay of a match: every position again, from any seat, forwards and backwards."""

from dataclasses import replace
from pathlib import Path

import pygame

from tabletop.match import Match
from tabletop.save import drift_text
from tabletop.ui import ways
from tabletop.ui.binder.album import CardSource
from tabletop.ui.scene import Scene
from tabletop.ui.screens import timeline
from tabletop.ui.screens.remedies import Remedies
from tabletop.ui.screens.replay_table import PACES, ReplayTable, Sight, timeline_of
from tabletop.ui.screens.timeline import Timeline
from tabletop.ui.screens.walk import Walk
from tabletop.ui.screens.watching import Following
from tabletop.ui.stage import Stage
from tabletop.ui.table.panels.overview import Overview
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.widgets.notice import Notice
from tabletop.ui.widgets.widget import Outcome, digit

LONGEST_FRAME = 0.1
TAKE_OVER = "take_over"
KEYS = {
    pygame.K_LEFT: timeline.BACK,
    pygame.K_RIGHT: timeline.FORWARD,
    pygame.K_HOME: timeline.FIRST,
    pygame.K_END: timeline.LAST,
    pygame.K_p: timeline.PLAY,
    pygame.K_c: timeline.CARDS,
    pygame.K_F1: timeline.RULES,
    pygame.K_ESCAPE: timeline.LEAVE,
}
MOMENT_KEYS = {pygame.K_h: -1, pygame.K_j: 1}
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
        start: int = 0,
    ) -> None:
        super().__init__()
        self._start = start
        self.walk = Walk(match)
        self._notice = notice
        self._file = file
        self._following = following
        self._last: float | None = None

    # The scene protocol

    def enter(self, stage: Stage) -> None:
        """Lay the table as it was dealt, or as it was when somebody wants to look."""
        super().enter(stage)
        match, followed = self.walk.match, self._following is not None
        self.sight = Sight.of(match, followed=followed)
        self.walk.go(match.number if followed else self._start)
        self._settings = replace(
            stage.settings, speed=stage.settings.speed or 1.0, stop_losses=False
        )
        self.table = self._laid()
        cues = self.table.view.happening.cues
        stage.sound.surround(cues.ambience, cues.own, cues.music)
        self.table.show()
        remedies = Remedies(stage, self.overlays, lambda: None)
        if followed and match.read_only is not None:
            remedies.tell("replay.watching", drift_text(stage.texts, match.read_only))
        elif self._notice:
            remedies.tell("replay.damaged", self._notice, self._file)

    def _laid(self, focus: int = NO_SEAT) -> ReplayTable[Timeline]:
        bar = timeline_of(self.stage, self.walk, self.sight, self._settings)
        return ReplayTable(self.stage, self.walk, self.sight, self._settings, bar, focus)

    def leave(self) -> None:
        """Clear the canvas."""
        self.stage.sound.surround(None)
        self.overlays.close()
        self.table.remove()

    def resize(self) -> None:
        """Lay everything out anew."""
        pace = self._settings.speed
        self._settings = replace(self.stage.settings, speed=pace, stop_losses=False)
        self.walk.match.texts = self.stage.texts_of(self.walk.match.game.name)
        laid = self.table.view.table
        telling, focus = self.table.view.moments.telling, laid.focus
        self.table.remove()
        self.table = self._laid(focus)
        self.table.show()
        self.table.view.moments.resume(telling)
        self.overlays.resize()

    @property
    def busy(self) -> bool:
        """Tell whether something moves."""
        return self.walk.playing or self.table.busy or self.overlays.busy

    def handle(self, event: pygame.Event) -> None:
        """Answer one event: the panel on top first, then keys and the bar."""
        if self.overlays.handle(event) or self.table.goes_on(event):
            return
        if event.type == pygame.KEYDOWN and (self._key(event.key) or self._turn_to(event)):
            return
        self.table.point(event)
        outcome = self.table.bar.handle(event)
        if outcome is not None:
            self._do(outcome)
        elif clause := self.table.clause_at(event):
            self._open_rules(clause)

    def tick(self, now: float) -> None:
        """Let time pass, and go on to the next move while playing."""
        seconds = 0.0 if self._last is None else min(LONGEST_FRAME, now - self._last)
        self._last = now
        self.overlays.tick(now)
        self._follow(now)
        self.table.view.advance(seconds)
        self.table.peek.follow()
        rests = self.table.view.idle and not self.overlays.halting
        if self.walk.playing and rests and self.walk.due(seconds * self._settings.speed):
            self.step(1)
        facts = {"turn": self.walk.turn, "number": self.walk.number}
        caption = self.stage.texts.text("replay.caption", moves=self.walk.match.number, **facts)
        self.table.bar.show(self.walk.number, caption, playing=self.walk.playing)
        self.table.refresh(seconds, covered=self.overlays.top is not None)

    def _follow(self, now: float) -> None:
        """Show what the other window has done since, and offer to play on once it is closed."""
        following = self._following
        if following is None or not self.table.view.idle or not following.look(now):
            return
        walk = self.walk
        behind = walk.match.number - walk.number
        walk.follow(following.match)
        self.table.bar.reach(walk.match.number)
        if behind or walk.number > walk.match.number:
            self.go(walk.number)
        while not behind and not walk.at_end:
            self.step(1)
        if following.free and not walk.match.over:
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

    # Moving through the match

    def go(self, number: int) -> None:
        """Show the position after so many moves, at once."""
        self.walk.go(number)
        self.table.go()

    def step(self, by: int) -> None:
        """Go one move on, showing how it happened, or one back."""
        if self.walk.step(by):
            self.table.view.finish()
            self.table.show_step()
        else:
            self.go(self.walk.number)

    # Acting

    def _key(self, key: int) -> bool:
        if key in TURN_KEYS:
            self.go(self.walk.start_of(TURN_KEYS[key]))
        elif key in MOMENT_KEYS:
            self._see_moment(MOMENT_KEYS[key])
        elif key in KEYS and not (key in (pygame.K_LEFT, pygame.K_RIGHT) and self._on_choice()):
            self._do(Outcome(KEYS[key]))
        else:
            return False
        return True

    def _see_moment(self, by: int) -> None:
        """Show how the moment before this position came about, or the next one."""
        number = self.walk.moment(by)
        if number is not None:
            self.walk.playing = False
            self.go(number - 1)
            self.step(1)

    def _turn_to(self, event: pygame.Event) -> bool:
        """Look at the seat whose chip has the key, or at all seats at once."""
        view = self.table.view
        number = str(digit(event) or "")
        chips = view.table.plates.chips
        chosen = [chip.seat for chip in chips if chip.key == number]
        for seat in chosen:
            view.attention.choose(seat)
        all_at_once = event.key == pygame.K_b and bool(chips)
        if all_at_once:
            self.overlays.open(Overview(self.stage, view.table), self._attend)
        return bool(chosen) or all_at_once

    def _attend(self, choice: str) -> None:
        if choice:
            self.table.view.attention.choose(int(choice))

    def _on_choice(self) -> bool:
        focused = self.table.bar.ring.focused
        return focused is not None and focused.name in (timeline.PACE, timeline.VIEW)

    def _do(self, outcome: Outcome) -> None:
        steps = {timeline.BACK: -1, timeline.FORWARD: 1}
        places = {
            timeline.FIRST: 0,
            timeline.LAST: self.walk.match.number,
            timeline.MOVES: outcome.value,
        }
        if outcome.name in steps:
            self.walk.playing = False
            self.step(steps[outcome.name])
        elif outcome.name in places:
            self.walk.playing = False
            self.go(int(places[outcome.name]))
        elif outcome.name == timeline.PLAY:
            if self.walk.play():
                self.go(0)
        elif outcome.name == timeline.LEAVE:
            self.next = ways.away(self)
        elif outcome.name == timeline.RULES:
            self._open_rules(self.table.clause)
        elif outcome.name == timeline.CARDS:
            self._open_cards()
        else:
            self._choose(outcome.name, int(outcome.value))

    def _choose(self, name: str, index: int) -> None:
        if name == timeline.PACE:
            self._settings.speed = PACES[index]
        elif name == timeline.VIEW:
            self.table.see_as(self.sight.viewers[index])

    def _open_cards(self) -> None:
        """Open the binder as whoever looks on knew the cards at the position that is shown."""
        self.walk.playing = False
        match, viewer = self.walk.match, self.sight.viewer
        view = match.view_at(viewer, self.walk.number).table
        source = CardSource(match.game, match.setup, match.seats, viewer, view)
        ways.show_binder(self, source)

    def _open_rules(self, clause: str) -> None:
        self.walk.playing = False
        ways.open_rules(self, self.walk.match.game.name, clause)
