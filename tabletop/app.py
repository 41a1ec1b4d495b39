"""The program in its window: clock, current scene, and the only loop."""

import contextlib
import gc
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol

import pygame

from rules.core.data import ComplaintError
from tabletop import save
from tabletop.player.settings import Settings
from tabletop.program import trouble
from tabletop.ui.drawing.canvas import Aside
from tabletop.ui.drawing.paint import put
from tabletop.ui.drawing.scale import TEXT_PERCENTS
from tabletop.ui.keeper import Keeper
from tabletop.ui.scene import Back, Quit, Scene
from tabletop.ui.sound import BUTTON
from tabletop.ui.stage import Stage
from tabletop.words import lacks, prepared
from tabletop.words.reasons import reason

FULL_RATE: Final = 60
QUIET_RATE: Final = 12  # looks a second at what nobody touches: an answer within a blink
LOOKS: Final = 3  # of them go by before a quiet frame is due, if nothing happens
QUIET_AFTER: Final = 4.0
DESERTED_AFTER: Final = 60.0  # seconds after which no music is played to an empty room
RESIZE_QUIET: Final = 0.12
MOST_TROUBLES: Final = 3
INPUTS: Final = (
    pygame.KEYDOWN,
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
    pygame.FINGERDOWN,
)
FOCUS: Final = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST)
LARGER: Final = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
COMMANDS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
SMALLER: Final = (pygame.K_MINUS, pygame.K_KP_MINUS)

Rescue = Callable[[Scene, str], Scene | None]


class Timer(Protocol):
    """What a loop keeps time by."""

    def tick(self, framerate: float, /) -> object:
        """Wait until the next frame of so many a second is due."""


@dataclass
class Waiting:
    """A scene that waits for a visit to end, with what it had laid; stale in another window."""

    scene: Scene
    aside: Aside
    stale: bool = False


class App:
    """One window and the scene in it; tests call `handle`, `tick` and `paint` themselves."""

    def __init__(self, stage: Stage, first: Scene, rescue: Rescue) -> None:
        self.stage = stage
        self.scene = first
        self.running = True
        self.crash: str | None = None  # the report of what the program had to close for, if so
        self.lost = ""  # why the match at which the program had to close is not saved, if so
        self.keeper = Keeper(stage)
        self._rescue = rescue
        self._waiting: list[Waiting] = []  # whoever is waited for last comes last
        self._now = 0.0
        self._active_at = 0.0
        self._moving_at = 0.0
        self._resized_at: float | None = None
        self._moved_at: float | None = None
        self._hidden = False
        self._busy = False
        self._troubles = 0
        self._enter(first)

    # One turn of the loop

    def handle(self, event: pygame.Event) -> None:
        """Answer one event: the window's own matters here, everything else in the scene."""
        if event.type in INPUTS:
            self._active_at = self._now
        if event.type == pygame.QUIT:
            self.running = False
        elif not self._handle_window(event) and not self._handle_shortcut(event):
            self._guarded(lambda: self._handle_scene(event))

    def _handle_scene(self, event: pygame.Event) -> None:
        if not self.keeper.handle(event, self.scene):
            self.scene.handle(event)

    def tick(self, now: float) -> None:
        """Move on to a moment: what the scene shows, then what is heard with it."""
        self._tick_scene(now)
        self._guarded(lambda: self.keeper.tick(now, self.scene))
        self._busy = self.scene.busy
        if self._busy:
            self._moving_at = now
        stirred = max(self._active_at, self._moving_at)
        self.stage.sound.deserted = now - stirred > DESERTED_AFTER
        self.stage.sound.tick(now, busy=self._busy)

    def _tick_scene(self, now: float) -> None:
        """Follow a new size, let the scene act, go on to the next scene."""
        self._now = now
        if self._resized_at is not None:
            if now - self._resized_at < RESIZE_QUIET:
                return
            self._resized_at = None
            self._note_place()
            self._renew()
        if self._moved_at is not None and now - self._moved_at >= RESIZE_QUIET:
            # Only now: a window that is being maximised first moves, and then says why.
            self._moved_at = None
            self._note_place()
        self._guarded(lambda: self.scene.tick(now))
        if self.stage.changed:
            self._renew()
        while self.running and not (self.scene.next is None and self.scene.visit is None):
            if self.scene.next is not None:
                self._go_on(self.scene.next)
            elif self.scene.visit is not None:
                self._visit(self.scene.visit)

    def paint(self) -> list[pygame.Rect]:
        """Draw what changed."""
        painted: list[pygame.Rect] = []
        if not self._hidden and self._resized_at is None:
            self._guarded(lambda: painted.extend(self.scene.paint()))
        return painted

    @property
    def rate(self) -> int:
        """Return how many frames a second are due."""
        if self._hidden:
            return QUIET_RATE
        active = self._busy or self._now - self._active_at < QUIET_AFTER
        return FULL_RATE if active or self._resized_at is not None else QUIET_RATE

    def run(self, started: float) -> None:
        """Go round until the window is closed; `started` is when the program was started."""
        clock = pygame.time.Clock()
        self._moving_at = time.perf_counter()
        self._turn()
        self.stage.log.note("first_frame", ms=round((time.perf_counter() - started) * 1000))
        gc.enable()
        loading = self._follow()
        while self.running:
            next(loading, None)
            if self.rest(clock):
                self.tick(time.perf_counter())  # nobody shall act by the clock of a long rest
            self._turn()

    def rest(self, clock: Timer) -> bool:
        """Wait until a frame is due; return whether that was a rest which somebody ended.

        At rest there is nothing to draw: only whether anything happened is looked at in time.
        """
        rate = self.rate
        clock.tick(rate)
        for _ in range(LOOKS - 1):
            if rate == FULL_RATE or self._busy or pygame.event.peek():
                break
            clock.tick(rate)
        return rate != FULL_RATE and pygame.event.peek()

    def _follow(self) -> Iterator[None]:
        """Do what could wait for the first frame, a part each frame."""
        stage = self.stage
        stage.client.start()
        stage.log.note("opponent", process=stage.client.pid)
        yield
        stage.loading.begin(load_all)
        yield
        stage.log.note("sound", device=stage.sound.start())
        yield
        save.tidy()
        prepared.keep()

    def stop(self) -> None:
        """Go round no more; what this frame has begun is finished first."""
        self.running = False

    def close(self) -> None:
        """End everything that runs and keep the settings."""
        with contextlib.suppress(Exception):
            self.scene.leave()
        self._forget_waiting()
        self.stage.client.close()
        self.stage.sound.close()
        self._note_place()
        self.stage.keep_settings()
        self.stage.log.note("scene", name="closed")
        self.stage.log.close()

    def _turn(self) -> None:
        for event in pygame.event.get():
            self.handle(self.stage.window.in_pixels(event))
        self.tick(time.perf_counter())
        self.paint()

    # Window

    def _handle_window(self, event: pygame.Event) -> bool:
        if event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
            if self.stage.due != self.stage.scale:
                self._resized_at = self._now
                self._stretch()
        elif event.type == pygame.WINDOWMOVED:
            self._moved_at = self._now
        elif event.type == pygame.WINDOWDISPLAYCHANGED:
            self.stage.window.look_again()
            self.stage.changed = self.stage.changed or self.stage.due != self.stage.scale
        elif event.type in FOCUS:
            self.stage.sound.in_front = event.type == pygame.WINDOWFOCUSGAINED
            return False  # the scene lets go of what it holds
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._hidden = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self._hidden = False
            self.stage.canvas.expose()
        else:
            return False
        return True

    def _stretch(self) -> None:
        """Show the last picture stretched while the window is being dragged to its new size."""
        canvas = self.stage.canvas
        picture = canvas.settled.copy()
        for sprite in canvas.sprites:
            if sprite.visible:
                put(picture, sprite.image, sprite.topleft)
        size = self.stage.screen.get_size()
        pygame.transform.scale(picture, size, self.stage.screen)
        self.stage.window.show([canvas.bounds])

    def _note_place(self) -> None:
        place = self.stage.window.place()
        if place is not None:
            settings = self.stage.settings
            settings.window_form = place.form
            settings.window_size, settings.window_position = place.size, place.position

    def _renew(self) -> None:
        self.stage.renew()
        self.stage.canvas.resize()
        for waiting in self._waiting:
            waiting.stale = True
        self._guarded(self.scene.resize)
        self.keeper.renew()

    def _handle_shortcut(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if event.key == pygame.K_F11 or (enter and event.mod & pygame.KMOD_ALT):
            self.stage.window.toggle_fullscreen()
        elif event.mod & pygame.KMOD_CTRL and event.key in (*LARGER, *SMALLER):
            self._change_text(1 if event.key in LARGER else -1)
        elif event.key == pygame.K_m and not event.mod & COMMANDS and not self.scene.typing:
            self._toggle_mute()
        else:
            return False
        return True

    def _change_text(self, step: int) -> None:
        settings = self.stage.settings
        settings.text_scale = next_text_scale(settings, step)
        self.stage.changed = True

    def _toggle_mute(self) -> None:
        muted = not self.stage.settings.muted
        self.stage.keep("muted", muted)
        self.stage.sound.play(BUTTON)
        self.scene.overlays.resize()
        told = self.stage.texts.text("hud.sound_off" if muted else "hud.sound_on")
        in_vain = self.stage.sound.lost and not muted
        self.scene.remark(lacks.sound(self.stage.texts) if in_vain else told)

    # Scenes

    def _enter(self, scene: Scene) -> None:
        self.scene = scene
        self.stage.log.note("scene", name=scene.name)
        self._guarded(lambda: scene.enter(self.stage))

    def _go_on(self, successor: Scene | Quit | Back) -> None:
        if isinstance(successor, Quit):
            self.running = False
            return
        left = self.scene
        left.next = None
        self._guarded(left.leave)
        if isinstance(successor, Back):
            self._come_back()
            return
        canvas = self.stage.canvas
        for sprite in canvas.sprites:
            canvas.remove(sprite)
        canvas.expose()
        # Whatever comes after a scene on a visit is on that visit too.
        successor.host = left.host
        self.scene = successor
        # What was left holds large pictures in rings that the collector takes for small things.
        del left
        gc.collect()
        self._enter(successor)

    def _visit(self, guest: Scene) -> None:
        """Let the scene wait, just as it is, and show another one until that goes back."""
        host = self.scene
        host.visit = None
        self.keeper.hide()
        self._guarded(host.rest)
        if self.scene is host:  # nothing went wrong
            self._waiting.append(Waiting(host, self.stage.canvas.put_aside()))
            guest.host = host
            self._enter(guest)

    def _come_back(self) -> None:
        """Show again whoever waits, in the window as it is now."""
        waiting = self._waiting.pop()
        self.keeper.hide()
        self.stage.canvas.lay_back(waiting.aside)
        self.scene = waiting.scene
        gc.collect()
        self.stage.log.note("scene", name=self.scene.name)
        self._guarded(self.scene.wake)
        if waiting.stale:
            self._guarded(self.scene.resize)

    def _forget_waiting(self) -> None:
        """Let everybody leave who waits: nobody will come back."""
        while self._waiting:
            with contextlib.suppress(Exception):
                self._waiting.pop().scene.leave()

    def _guarded(self, action: Callable[[], None]) -> None:
        """Let a scene act; whatever goes wrong in it becomes a report and a way home."""
        try:
            action()
        except ComplaintError:
            # A file of the program itself is wrong: it must be named, and going on cannot help.
            raise
        except Exception as error:  # the match is on disk already: report it and go on
            self._recover(error)

    def _recover(self, error: Exception) -> None:
        report = trouble.write_report(error, self.scene.name)
        place = str(report) if report else ""
        self.stage.log.note("error", scene=self.scene.name, error=repr(error), report=place)
        self._troubles += 1
        failed = self.scene
        rescue = self._rescue(failed, place) if self._troubles <= MOST_TROUBLES else None
        if rescue is None:
            self.crash = place
            self.lost = reason(self.stage.texts, failed.trouble) if failed.trouble else ""
            self.running = False
            return
        with contextlib.suppress(Exception):
            failed.leave()
        self._forget_waiting()
        for sprite in self.stage.canvas.sprites:
            self.stage.canvas.remove(sprite)
        self._enter(rescue)


def load_all() -> None:
    """Load everything that the first frame did without."""
    from tabletop.ui import ways  # noqa: PLC0415 - the signpost leads to all of it

    ways.load_all()


def next_text_scale(settings: Settings, step: int) -> int:
    """Return the next larger or smaller text size."""
    sizes = [percent for percent in TEXT_PERCENTS if (percent - settings.text_scale) * step > 0]
    return (min(sizes) if step > 0 else max(sizes)) if sizes else settings.text_scale
