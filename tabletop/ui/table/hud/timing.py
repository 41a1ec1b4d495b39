"""The clock of a match at its table: it runs while somebody thinks, and speaks when it is over."""

import pygame

from rules.core.moves import Move
from rules.core.table import NOBODY
from tabletop.clock import minutes
from tabletop.match import Match
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.surfaces import panel
from tabletop.ui.drawing.paint import put
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.plan.extras_plan import ClockPlan
from tabletop.words.text import Texts

WIDTH = 6.5  # of the clock, in letters of its text
SHORT = 20.0  # seconds of a turn from which on its clock warns
SMALLEST = 13


class ClockFace(Part):
    """What is left of the match and of the turn, in minutes and seconds."""

    def __init__(self, kit: Kit, box: pygame.Rect, texts: Texts) -> None:
        super().__init__(box)
        self.kit = kit
        self.texts = texts
        self.match = self.turn = ""
        self.short = False

    @staticmethod
    def cut_off(kit: Kit, box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Return where a clock hangs beside something in a box, and what is left of that box."""
        wide = min(box.width // 4, round(kit.scale.text(18) * WIDTH))
        face = pygame.Rect(box.left, box.top, wide, box.height)
        return face, pygame.Rect(face.right, box.top, box.width - wide, box.height)

    def show(self, match: float, turn: float) -> None:
        """Show what is left of both."""
        told = (minutes(match), minutes(turn), turn <= SHORT)
        if told != (self.match, self.turn, self.short):
            self.match, self.turn, self.short = told
            self.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Draw both clocks side by side, or one above the other where it is narrow."""
        if not self.match:
            return
        theme, pad = self.kit.theme, max(2, self.kit.scale.px(5))
        rect = self.area.inflate(-2 * pad, -2 * pad)
        radius = min(rect.height // 3, theme.radii["panel"])
        put(target, panel(rect.size, radius, theme["panel"], self.kit.scale.px(2)), rect)
        turn = "bad" if self.short else "text"
        told = (("hud.clock_match", self.match, "text"), ("hud.clock_turn", self.turn, turn))
        across = rect.width >= rect.height * 2.4
        for number, (key, value, colour) in enumerate(told):
            box = pygame.Rect(rect)
            if across:
                box.width //= 2
                box.left += number * box.width
            else:
                box.height //= 2
                box.top += number * box.height
            text = self.texts.text(key, time=escaped(value))
            style = self.kit.style("ui_semibold", 18, colour)
            room = (box.width - 2 * pad, box.height)
            laid = self.kit.type.fit(text, style, room, self.kit.least(SMALLEST), 1)
            laid.draw(target, (box.centerx - laid.size[0] / 2, box.centery - laid.size[1] / 2))


class Timekeeper:
    """Counts the time of a match where its options ask for it; bots never run out of any."""

    def __init__(self, match: Match, plan: ClockPlan | None) -> None:
        self.match = match
        options = match.setup.options
        on = plan is not None and options.get(plan.option) == plan.value and not match.over
        self.plan = plan if on and match.read_only is None else None
        self.face: ClockFace | None = None
        self._now: float | None = None
        self._expired = (-1, NOBODY)  # the turn and the seat that ran out last

    @property
    def on(self) -> bool:
        """Tell whether time is counted."""
        return self.plan is not None

    @property
    def turn(self) -> int:
        """Return the number of the turn that is on."""
        return self.match.count(self.plan.turns) if self.plan is not None else 0

    @property
    def left_of_match(self) -> float:
        """Return how many seconds the match still has."""
        limit = self.match.setup.options[self.plan.minutes] * 60 if self.plan is not None else 0
        return limit - self.match.clock.match

    def left_of_turn(self, seat: int) -> float:
        """Return how many seconds a seat still has in this turn."""
        limit = self.match.setup.options[self.plan.seconds] if self.plan is not None else 0
        return limit - self.match.clock.share(self.turn, seat)

    def rest(self) -> None:
        """Let no time pass until the next tick."""
        self._now = None

    def tick(self, now: float, viewer: int, *, running: bool) -> Move | None:
        """Let time pass, if it counts now; return the move that a clock makes which runs out."""
        seconds = 0.0 if self._now is None else now - self._now
        self._now = now
        seat = self.match.decider
        if self.plan is None or seat == NOBODY:
            return None
        person = self.match.seats[seat].person
        if running:
            self.match.clock.run(seconds, self.turn, seat, person=person)
        if self.face is not None:
            self.face.show(self.left_of_match, self.left_of_turn(seat if person else viewer))
        return self._over(self.plan, seat, person=person) if running else None

    def _over(self, plan: ClockPlan, seat: int, *, person: bool) -> Move | None:
        """Return the move of a clock that has run out, once for each time that it does."""
        if self.left_of_match <= 0 and not self._adjourned:
            return self._said(plan.adjourn)
        if person and self.left_of_turn(seat) <= 0 and self._expired != (self.turn, seat):
            self._expired = (self.turn, seat)
            return self._said(plan.expire)
        return None

    @property
    def _adjourned(self) -> bool:
        """Tell whether the end of the match's time has been said already."""
        verbs, match = self.match.game.verbs, self.match
        assert self.plan is not None
        made = (match.verb_at(number) for number in range(1, match.number + 1))
        return any(verbs[verb].name == self.plan.adjourn for verb in made)

    def _said(self, name: str) -> Move | None:
        move = Move(next(verb.id for verb in self.match.game.verbs if verb.name == name))
        return move if self.match.allows(move) else None
