"""How well the computers at a table play: one row for each of them, changed at once."""

from collections.abc import Callable

import pygame

from tabletop import paths
from tabletop.match import Match
from tabletop.setups import levels_for_players
from tabletop.ui.cards.portraits import Portrait, portraits_of, seat_portrait
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.forms import Form, FormButton, FormPages, FormRow, Group
from tabletop.ui.widgets.overlay import CLOSED, Overlay
from tabletop.ui.widgets.stepper import Stepper
from tabletop.ui.widgets.widget import Outcome, Widget
from tabletop.words.levels import rated_text, temper_hint, temper_text

DONE = "done"
LEVEL_SHARE = 0.62


class Opponents(Overlay):
    """Asks for the level of each computer; `choose` is told whatever is chosen."""

    def __init__(
        self, stage: Stage, match: Match, first: int, choose: Callable[[int, str], None]
    ) -> None:
        super().__init__(stage)
        self._match = match
        self._first = first  # the seat that was pointed at, if any
        self._choose = choose
        self._pages = FormPages(self)
        self._portraits: list[Portrait] = []
        known = levels_for_players()
        # A level that nobody is offered, be it of another version, can be kept.
        self.levels = {
            number: [*known, *({seat.level} - set(known))]
            for number, seat in enumerate(match.seats)
            if not seat.person
        }

    def build(self) -> None:
        """Lay out one row for each computer, and what a change means."""
        text = self.stage.texts.text
        name = self._match.game.name
        folder, texts = paths.assets() / name, self.stage.texts_of(name)
        self._portraits = portraits_of(folder, texts, self._match.seats)
        rows = [self._row(number) for number in self.levels]
        title = text("opponents.next")
        first = f"level:{self._first}" if self._first in self.levels else ""
        buttons = [FormButton(DONE, text("opponents.done"), "play", primary=True)]
        self._pages.lay(Form(text("opponents.title"), [Group(title, rows)], buttons, first))

    def _row(self, number: int) -> FormRow:
        return FormRow(
            escaped(self._match.seats[number].name),
            lambda rect: self._stepper(number, rect),
            LEVEL_SHARE,
            hint=self._temper(number),
            mark=lambda side: seat_portrait(self.stage.kit, number, self._portraits[number], side),
        )

    def _temper(self, number: int) -> str:
        """Return how somebody likes to play, whatever the level."""
        texts = self.stage.texts_of(self._match.game.name)
        temper = self._match.seats[number].temper
        name, hint = temper_text(texts, temper), temper_hint(texts, temper)
        return texts.text("home.temper_line", name=name, text=hint) if name else ""

    def _stepper(self, number: int, rect: pygame.Rect) -> Widget:
        texts, levels = self.stage.texts, self.levels[number]
        labels = [rated_text(texts, self._match.game, level) for level in levels]
        chosen = levels.index(self._match.seats[number].level)
        return Stepper(self.stage.kit, f"level:{number}", labels, rect, chosen)

    def answer(self, outcome: Outcome) -> None:
        """Take over a level, or end."""
        kind, _, which = outcome.name.partition(":")
        if self._pages.turn(outcome):
            return
        if kind == "level":
            self._choose(int(which), self.levels[int(which)][int(outcome.value)])
        else:
            self.finish(CLOSED)
