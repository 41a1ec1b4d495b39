"""A match on the screen only to look at: the table above, its bar below, and what is told."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, Protocol, Self, TypeVar

import pygame

from rules.core.hidden import OPEN, PUBLIC
from tabletop.match import Match
from tabletop.player.seats import alone
from tabletop.player.settings import SPEEDS, Settings
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.screens.timeline import PACE, VIEW, Timeline, WatchBar
from tabletop.ui.screens.walk import Walk
from tabletop.ui.stage import Stage
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.hud.log import LogPanel
from tabletop.ui.table.hud.prompt import Prompt
from tabletop.ui.table.moments.stage import clause_at
from tabletop.ui.table.panels.peek import Peek
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.table.view.registry import furnish
from tabletop.ui.table.view.table_view import BACK as TAKEN_BACK
from tabletop.ui.table.view.table_view import TableView
from tabletop.ui.widgets.hints import Hints
from tabletop.ui.widgets.widget import LEFT_BUTTON

GOES_ON = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
PACES = [speed for speed in SPEEDS if speed]


@dataclass
class Sight:
    """Through whose eyes a match is seen: those of a seat, of a spectator, or all at once."""

    viewers: list[int]
    viewer: int

    @classmethod
    def of(cls, match: Match, *, followed: bool) -> Self:
        """Return who may look at a match, and who does at first."""
        person = alone(match.seats)
        seats = list(range(len(match.seats)))
        if followed:
            # Whoever plays in one window shall not look at the others' cards in a second one.
            seats = [person] if person >= 0 else []
        viewers = [*seats, PUBLIC, *([OPEN] if match.over else [])]
        return cls(viewers, person if person >= 0 else viewers[-1])

    def chair(self, match: Match) -> int:
        """Return from where the table is seen; an open one from the seat of its only person."""
        return alone(match.seats) if self.viewer == OPEN else self.viewer

    def labels(self, stage: Stage, match: Match) -> list[str]:
        """Return what the views are called."""
        text = stage.texts_of(match.game.name).text
        names = {PUBLIC: text("replay.public_view"), OPEN: text("replay.open_view")}
        for number, seat in enumerate(match.seats):
            names[number] = text("replay.seat_view", name=escaped(seat.name))
        return [names[viewer] for viewer in self.viewers]


class Watched(Protocol):
    """A match that is looked at, and after how many moves."""

    match: Match

    @property
    def number(self) -> int:
        """Return how many moves have been made in the position that is shown."""


Bar = TypeVar("Bar", bound=WatchBar)


def timeline_of(stage: Stage, walk: Walk, sight: Sight, settings: Settings) -> Timeline:
    """Return the bar of a walk through a match."""
    game = walk.match.game.name
    texts, kit = stage.texts_of(game), stage.kit_of(game)
    paces = [
        texts.text(f"settings.speeds.{'half' if pace < 1 else 'times'}", count=round(pace))
        for pace in PACES
    ]
    choices = {PACE: paces, VIEW: sight.labels(stage, walk.match)}
    bar = Timeline(kit, texts, walk.match.number, choices)
    bar.pace.chosen = PACES.index(settings.speed)
    bar.view.chosen = sight.viewers.index(sight.viewer)
    return bar


class ReplayTable(Generic[Bar]):
    """The table of a match that is looked at, and everything around it, for one window."""

    def __init__(
        self,
        stage: Stage,
        walk: Watched,
        sight: Sight,
        settings: Settings,
        bar: Bar,
        focus: int = NO_SEAT,
    ) -> None:
        match = walk.match
        self.stage = stage
        self.walk = walk
        self.sight = sight
        self.bar = bar
        self.opening = stage.texts.text("replay.dealt")  # what is said before the first move
        texts = stage.texts_of(match.game.name)
        height = stage.scale.height - bar.area.height
        room = replace(stage.scale, height=height)
        inner = replace(stage, kit=stage.kit.resized(room), settings=settings, _kits={}, _texts={})
        furniture = furnish(match.game.name, match.setup.seats)
        self.view = TableView(
            inner, match.game, match.setup, match.seats, sight.chair(match), furniture
        )
        self.view.table.dock_log(docked=True)
        self.view.table.attend(focus, None)
        self.peek = Peek(self.view.attention)
        self.hints = Hints(stage, self.bar.ring)
        setting = self.view.table.setting
        areas, log = setting.geometry.areas, setting.geometry.form.log
        self.prompt = Prompt(setting.kit, areas["prompt"])
        self.log: LogPanel | None = None
        if log:
            box = areas[log].union(areas["buttons"])
            self.log = LogPanel(setting.kit, texts.text("replay.log"), box)
        self.view.table.show_flat(self._parts)

    @property
    def _parts(self) -> Sequence[Part]:
        return [self.prompt, self.bar, *([self.log] if self.log else [])]

    @property
    def busy(self) -> bool:
        """Tell whether something moves."""
        return self.view.busy or self.view.attention.waiting

    def see_as(self, viewer: int) -> None:
        """Look at the match from a seat, as a spectator, or with all cards open."""
        self.sight.viewer = viewer
        self.view.rebuild(self.sight.chair(self.walk.match))
        self.view.table.show_flat(self._parts)
        self.show()

    def show(self, *, smooth: bool = False) -> None:
        """Show the position of the walk."""
        update = self.walk.match.view_at(self.sight.viewer, self.walk.number)
        self.view.table.settle(update, TAKEN_BACK if smooth else None)
        self.tell()

    def show_step(self) -> None:
        """Show how the last move of the walk happened."""
        self.view.add(self.walk.match.update_at(self.sight.viewer, self.walk.number))
        self.tell()

    def tell(self) -> None:
        """Say what was just done, and show what was known."""
        match, number, viewer = self.walk.match, self.walk.number, self.sight.viewer
        self.view.table.show_readouts(match.readouts(viewer, number))
        lines = [line for line in match.log(viewer) if line.number <= number]
        said = [line.text for line in lines if line.number == number]
        text = " ".join(said) if said else self.opening
        self.prompt.ask(escaped(text), "", urgent=True)
        if self.log is not None:
            self.log.set_lines(lines)

    def point(self, event: pygame.Event) -> None:
        """Turn to the seat that the pointer is at, or that was pressed."""
        if event.type == pygame.MOUSEMOTION:
            self.view.attention.point(event.pos, self.peek.seat_at(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON:
            self.view.attention.choose(self.view.table.plates.chip_at(event.pos))
        self.hints.handle(event)

    def goes_on(self, event: pygame.Event) -> bool:
        """Go on from a moment by a key, or by a press on its sheet."""
        moments = self.view.moments
        if event.type == pygame.KEYDOWN:
            return event.key in GOES_ON and moments.press()
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON
        if not pressed or not moments.lies_at(event.pos) or clause_at(moments, event.pos):
            return False
        return moments.press()

    def clause_at(self, event: pygame.Event) -> str:
        """Return the clause of a moment or of a sentence of the log that an event has chosen."""
        if event.type == pygame.MOUSEBUTTONDOWN and clause_at(self.view.moments, event.pos):
            return clause_at(self.view.moments, event.pos)
        if self.log is None or event.type == pygame.KEYDOWN:
            return ""
        chosen = self.log.handle(event)
        return str(chosen.value) if chosen is not None and chosen.value else ""

    @property
    def clause(self) -> str:
        """Return the clause of what is being told, else of the move that is shown."""
        telling = self.view.moments.telling
        if telling is not None and telling.event.clause:
            return telling.event.clause
        said = [line for line in self.walk.match.log(self.sight.viewer) if line.clause]
        return next((one.clause for one in said if one.number == self.walk.number), "")

    def refresh(self, seconds: float, *, covered: bool) -> None:
        """Show what has changed meanwhile; hints go where a panel covers the table."""
        if covered:
            self.hints.dismiss()
        self.hints.advance(seconds)
        self.bar.refresh()
        self.view.table.flat.refresh()

    def go(self) -> None:
        """Show the position of the walk at once, whatever was still to be shown."""
        self.view.queue.clear()
        self.view.finish()
        self.view.moments.clear()
        self.show(smooth=True)

    def remove(self) -> None:
        """Leave the canvas."""
        self.hints.hide()
        self.peek.close()
        self.view.table.remove()
