"""The panel before a match: who sits where, which options, which deal."""

from dataclasses import replace

import pygame

from rules.core.game import Game, Option
from tabletop.player.seats import PERSON, Seat
from tabletop.setups import last_setup, levels_for_players, name_for, values_for, with_seats
from tabletop.shelf import level_text
from tabletop.ui.drawing.marks import seat_mark
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.forms import Form, FormButton, FormRow, Group
from tabletop.ui.widgets.stepper import Stepper, choice_of
from tabletop.ui.widgets.text_field import TextField
from tabletop.ui.widgets.widget import Outcome, Widget

START, BACK = "start", ""
DEAL_DIGITS = 9
SEAT_SHARE = 0.8
LEVEL_SHARE = 0.54


class NewMatch(Form):
    """Seats, options and deal of one game on one panel; `setup` is what was chosen."""

    first = START

    def __init__(self, stage: Stage, game: Game) -> None:
        super().__init__(stage)
        self.game = game
        self.setup = last_setup(game, stage.texts_of(game.name), stage.settings)
        self._levels = [PERSON, *levels_for_players()]

    def heading(self) -> str:
        """Return the name of the game."""
        return self.stage.texts_of(self.game.name).text("game.name")

    def groups(self) -> list[Group]:
        """Return seats and options."""
        text = self.stage.texts.text
        seats = [self._seat_row(number) for number in range(len(self.setup.seats))]
        if len(self.game.seat_counts) > 1:
            seats.insert(0, FormRow(text("home.seats"), self._counts))
        options = [self._option_row(option) for option in self.game.options]
        options.append(FormRow(text("home.deal_number"), self._deal))
        return [Group(text("home.seats_title"), seats), Group(text("home.options_title"), options)]

    def buttons(self) -> list[FormButton]:
        """Return the way to the table and the way back."""
        text = self.stage.texts.text
        return [
            FormButton(START, text("home.start"), "play", primary=True),
            FormButton("back", text("home.back"), "arrow_left"),
        ]

    def changed(self, outcome: Outcome) -> None:
        """Take over what was chosen."""
        kind, _, which = outcome.name.partition(":")
        if kind == START:
            self._name_everybody()
            self.finish(START)
        elif kind == "back":
            self.finish(BACK)
        elif kind == "name":
            self._reseat(int(which), name=str(outcome.value))
        elif kind == "level":
            self._reseat(int(which), level=self._levels[int(outcome.value)])
            self.resize()
        elif kind == "count":
            texts, settings = self.stage.texts_of(self.game.name), self.stage.settings
            count = self.game.seat_counts[int(outcome.value)]
            self.setup = with_seats(self.setup, count, texts, settings)
            self.resize()
        elif kind == "option":
            option = next(option for option in self.game.options if option.name == which)
            values = values_for(option, len(self.setup.seats))
            chosen = {**self.setup.options, which: values[int(outcome.value)]}
            self.setup = replace(self.setup, options=chosen)
        elif kind == "deal":
            self.setup = replace(self.setup, deal=int(outcome.value or 0))

    # Rows

    def _counts(self, rect: pygame.Rect) -> Widget:
        counts = [str(count) for count in self.game.seat_counts]
        chosen = self.game.seat_counts.index(len(self.setup.seats))
        return choice_of(self.stage.kit, "count", counts, rect, chosen)

    def _seat_row(self, number: int) -> FormRow:
        label = self.stage.texts.text("home.seat", number=number + 1)
        return FormRow(
            label,
            lambda rect: self._seat(number, rect),
            SEAT_SHARE,
            mark=lambda side: seat_mark(self.stage.kit, number, side),
        )

    def _seat(self, number: int, rect: pygame.Rect) -> Widget:
        """Return the stepper of the level, and put the name beside it."""
        seat = self.setup.seats[number]
        labels = [self.stage.texts.text("home.person")]
        labels += [self._computer(level) for level in self._levels[1:]]
        known = self._levels.index(seat.level) if seat.level in self._levels else 1
        half = round((rect.width - self._gap) * LEVEL_SHARE)
        name_rect = pygame.Rect(rect.x, rect.y, rect.width - self._gap - half, rect.height)
        entry = TextField(self.stage.kit, f"name:{number}", name_rect, seat.name)
        entry.ghost = self._ghost(number)
        self.add(entry)
        level_rect = pygame.Rect(rect.right - half, rect.y, half, rect.height)
        return Stepper(self.stage.kit, f"level:{number}", labels, level_rect, known)

    def _computer(self, level: str) -> str:
        texts = self.stage.texts
        return texts.text("home.computer", level=level_text(texts, level))

    def _option_row(self, option: Option) -> FormRow:
        texts = self.stage.texts_of(self.game.name)
        label = texts.text(f"option.{option.name}.label")
        values = values_for(option, len(self.setup.seats))
        labels = [texts.text(f"option.{option.name}.value.{value}") for value in values]
        now = self.setup.options.get(option.name, option.default)
        chosen = values.index(now) if now in values else 0
        key = f"option.{option.name}.hint"
        hint = texts.text(key) if texts.has(key) else ""

        def make(rect: pygame.Rect) -> Widget:
            return choice_of(self.stage.kit, f"option:{option.name}", labels, rect, chosen)

        return FormRow(label, make, hint=hint)

    def _deal(self, rect: pygame.Rect) -> Widget:
        text = str(self.setup.deal) if self.setup.deal else ""
        entry = TextField(self.stage.kit, "deal:", rect, text, most=DEAL_DIGITS)
        entry.ghost = self.stage.texts.text("home.any_deal")
        entry.digits = True
        return entry

    # Seats

    def _reseat(self, number: int, *, name: str | None = None, level: str | None = None) -> None:
        seats = list(self.setup.seats)
        old = seats[number]
        if level is not None and (level == PERSON) != old.person:
            # A name that fits a person hardly fits a computer, and the other way round.
            seats[number] = Seat("", level)
            seats[number] = Seat(self._ghost(number, level), level)
        else:
            seats[number] = Seat(
                old.name if name is None else name, old.level if level is None else level
            )
        self.setup = replace(self.setup, seats=seats)

    def _ghost(self, number: int, level: str | None = None) -> str:
        seats = self.setup.seats
        others = [seat.name for index, seat in enumerate(seats) if index != number]
        kind = seats[number].level if level is None else level
        return name_for(self.stage.texts_of(self.game.name), self.stage.settings, kind, others)

    def _name_everybody(self) -> None:
        """Give everybody a name of their own, so that sentences have somebody to speak of."""
        taken: list[str] = []
        for number, seat in enumerate(self.setup.seats):
            name = seat.name.strip()
            name = name if name and name not in taken else self._ghost(number)
            self._reseat(number, name=name)
            taken.append(name)
