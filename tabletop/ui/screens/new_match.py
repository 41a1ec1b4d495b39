"""The panel before a match: who sits where, which options, which deal."""

from dataclasses import replace

import pygame

from rules.core.game import Game, Option
from tabletop import paths, setups
from tabletop.ai.tempers import BALANCED, tempers_of
from tabletop.player.seats import ANY_TEMPER, PERSON, Seat
from tabletop.setups import MatchSetup, last_setup, name_for, values_for, with_seats
from tabletop.ui.cards.portraits import Portrait, portraits_of, seat_portrait
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.forms import Form, FormButton, FormPages, FormRow, Group, form_gap
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.stepper import Stepper, choice_of
from tabletop.ui.widgets.text_field import TextField
from tabletop.ui.widgets.widget import Outcome, Value, Widget
from tabletop.words.levels import rated_text, temper_hint, temper_text

START, BACK = "start", ""
DEAL_DIGITS = 9
SEAT_SHARE = 0.8
WIDE_SHARE = 0.86  # of a row with a temper
LEVEL_SHARE = 0.54
NAME_SHARE, RATED_SHARE = 0.31, 0.36  # of such a row; the rest is the temper's


class SetupDraft:
    """The setup of a match while it is being chosen, one thing after the other."""

    def __init__(self, stage: Stage, game: Game) -> None:
        self._stage = stage
        self.game = game
        self.levels = [PERSON, *setups.levels_for_players()]
        known = tempers_of(game)
        self.tempers = [ANY_TEMPER, BALANCED, *known] if known else []
        self.setup = last_setup(game, stage.texts_of(game.name), stage.settings)

    def choose(self, kind: str, which: str, value: Value) -> None:
        """Take over one choice: a name or a level of a seat, an option, a count, or a deal."""
        setup = self.setup
        if kind == "name":
            self._reseat(int(which), replace(setup.seats[int(which)], name=str(value)))
        elif kind == "temper":
            temper = self.tempers[int(value)]
            self._reseat(int(which), replace(setup.seats[int(which)], temper=temper))
        elif kind == "level":
            self._set_level(int(which), self.levels[int(value)])
        elif kind == "count":
            texts = self._stage.texts_of(self.game.name)
            count = self.game.seat_counts[int(value)]
            self.setup = with_seats(setup, count, texts, self._stage.settings)
        elif kind == "option":
            option = next(option for option in self.game.options if option.name == which)
            chosen = values_for(option, len(setup.seats))[int(value)]
            self.setup = replace(setup, options={**setup.options, which: chosen})
        elif kind == "deal":
            self.setup = replace(setup, deal=int(value or 0))

    def ghost(self, number: int, level: str | None = None) -> str:
        """Return the name of somebody of a level who has none, at a seat."""
        seats = self.setup.seats
        others = [seat.name for index, seat in enumerate(seats) if index != number]
        kind = seats[number].level if level is None else level
        return name_for(self._stage.texts_of(self.game.name), self._stage.settings, kind, others)

    def name_everybody(self) -> None:
        """Give everybody a name of their own, so that sentences have somebody to speak of."""
        taken: list[str] = []
        for number, seat in enumerate(self.setup.seats):
            name = seat.name.strip()
            taken.append(name if name and name not in taken else self.ghost(number))
            self._reseat(number, replace(seat, name=taken[-1]))

    def _set_level(self, number: int, level: str) -> None:
        old = self.setup.seats[number]
        # A name that fits a person hardly fits a computer, and the other way round.
        kept = (level == PERSON) == old.person
        name = old.name if kept else self.ghost(number, level)
        temper = BALANCED if level == PERSON else ANY_TEMPER
        self._reseat(number, Seat(name, level, old.temper if kept else temper))

    def _reseat(self, number: int, seat: Seat) -> None:
        seats = list(self.setup.seats)
        seats[number] = seat
        self.setup = replace(self.setup, seats=seats)


class NewMatch(Overlay):
    """Seats, options and deal of one game on one panel; `setup` is what was chosen."""

    def __init__(self, stage: Stage, game: Game) -> None:
        super().__init__(stage)
        self.game = game
        self._draft = SetupDraft(stage, game)
        self._pages = FormPages(self)
        self._portraits: list[Portrait] = []

    @property
    def setup(self) -> MatchSetup:
        """Return what was chosen so far."""
        return self._draft.setup

    def build(self) -> None:
        """Lay out seats, options, the way to the table and the way back."""
        self._pages.lay(self.form())

    def form(self) -> Form:
        """Return what there is to choose, with what is chosen now."""
        text = self.stage.texts.text
        folder, texts = paths.assets() / self.game.name, self.stage.texts_of(self.game.name)
        self._portraits = portraits_of(folder, texts, self.setup.seats)
        seats = [self._seat_row(number) for number in range(len(self.setup.seats))]
        if len(self.game.seat_counts) > 1:
            seats.insert(0, FormRow(text("home.seats"), self._counts))
        options = [self._option_row(option) for option in self.game.options]
        options.append(FormRow(text("home.deal_number"), self._deal))
        groups = [
            Group(text("home.seats_title"), seats),
            Group(text("home.options_title"), options),
        ]
        buttons = [
            FormButton(START, text("home.start"), "play", primary=True),
            FormButton("back", text("home.back"), "arrow_left"),
        ]
        heading = self.stage.texts_of(self.game.name).text("game.name")
        return Form(heading, groups, buttons, START)

    def answer(self, outcome: Outcome) -> None:
        """Take over what was chosen."""
        kind, _, which = outcome.name.partition(":")
        if self._pages.turn(outcome):
            return
        if kind == START:
            self._draft.name_everybody()
            self.finish(START)
        elif kind == "back":
            self.finish(BACK)
        else:
            self._draft.choose(kind, which, outcome.value)
            if kind in ("level", "temper", "count", "option"):
                self.resize()

    # Rows

    def _counts(self, rect: pygame.Rect) -> Widget:
        counts = [str(count) for count in self.game.seat_counts]
        chosen = self.game.seat_counts.index(len(self.setup.seats))
        return choice_of(self.stage.kit, "count", counts, rect, chosen)

    def _seat_row(self, number: int) -> FormRow:
        return FormRow(
            str(number + 1),
            lambda rect: self._seat(number, rect),
            WIDE_SHARE if self._draft.tempers else SEAT_SHARE,
            mark=lambda side: seat_portrait(self.stage.kit, number, self._portraits[number], side),
        )

    def _seat(self, number: int, rect: pygame.Rect) -> Widget:
        """Return the stepper of the level, and put the name and the temper beside it."""
        kit, gap = self.stage.kit, form_gap(self.stage.kit)
        seat = self.setup.seats[number]
        name, level, temper = self._shares(rect, gap)
        entry = TextField(kit, f"name:{number}", name, seat.name)
        entry.ghost = self._draft.ghost(number)
        self.add(entry)
        if temper.width and not seat.person:
            stepper = self._level(number, level)
            self.add(stepper)
            return self._temper(number, temper)
        return self._level(number, level.union(temper) if temper.width else level)

    def _shares(self, rect: pygame.Rect, gap: int) -> list[pygame.Rect]:
        """Return where name, level and temper stand in a row; the last has no width without any."""
        shares = [1 - LEVEL_SHARE, LEVEL_SHARE, 0.0]
        if self._draft.tempers:
            shares = [NAME_SHARE, RATED_SHARE, 1 - NAME_SHARE - RATED_SHARE]
        room = rect.width - gap * (sum(map(bool, shares)) - 1)
        boxes: list[pygame.Rect] = []
        left = rect.x
        for share in shares:
            boxes.append(pygame.Rect(left, rect.y, round(room * share), rect.height))
            left = boxes[-1].right + gap
        return boxes

    def _level(self, number: int, rect: pygame.Rect) -> Widget:
        texts, levels, seat = self.stage.texts, self._draft.levels, self.setup.seats[number]
        computers = [rated_text(texts, self.game, of) for of in levels[1:]]
        if not self._draft.tempers:
            computers = [texts.text("home.computer", level=level) for level in computers]
        known = levels.index(seat.level) if seat.level in levels else 1
        labels = [texts.text("home.person"), *computers]
        return Stepper(self.stage.kit, f"level:{number}", labels, rect, known)

    def _temper(self, number: int, rect: pygame.Rect) -> Widget:
        texts, tempers = self.stage.texts_of(self.game.name), self._draft.tempers
        own = [temper_text(texts, temper) for temper in tempers[2:]]
        labels = [texts.text("home.any_temper"), texts.text("home.balanced"), *own]
        temper = self.setup.seats[number].temper
        chosen = tempers.index(temper) if temper in tempers else 0
        stepper = Stepper(self.stage.kit, f"temper:{number}", labels, rect, chosen)
        special = {ANY_TEMPER: "home.any_temper_text", BALANCED: "home.balanced_text"}
        key = special.get(tempers[chosen], "")
        stepper.hint = texts.text(key) if key else temper_hint(texts, temper)
        return stepper

    def _option_row(self, option: Option) -> FormRow:
        texts = self.stage.texts_of(self.game.name)
        values = values_for(option, len(self.setup.seats))
        labels = [texts.text(f"option.{option.name}.value.{value}") for value in values]
        now = self.setup.options.get(option.name, option.default)
        chosen = values.index(now) if now in values else 0
        keys = [f"option.{option.name}.hint.{value}" for value in values]
        hints = [texts.text(key) if texts.has(key) else "" for key in keys]
        return FormRow(
            texts.text(f"option.{option.name}.label"),
            lambda rect: choice_of(self.stage.kit, f"option:{option.name}", labels, rect, chosen),
            hint=hints[chosen],
            hints=hints,
        )

    def _deal(self, rect: pygame.Rect) -> Widget:
        text = str(self.setup.deal) if self.setup.deal else ""
        entry = TextField(self.stage.kit, "deal:", rect, text, most=DEAL_DIGITS)
        entry.ghost = self.stage.texts.text("home.any_deal")
        entry.digits = True
        return entry
