"""The settings: every change holds at once and is kept."""

import pygame

from tabletop.player.settings import DRAG_THRESHOLDS, LANGUAGE_CHOICES, NUDGES, SPEEDS, VOLUMES
from tabletop.ui.drawing.scale import TEXT_PERCENTS
from tabletop.ui.sound import BUTTON
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Slider, Toggle
from tabletop.ui.widgets.forms import Form, FormButton, FormPages, FormRow, Group
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.stepper import choice_of
from tabletop.ui.widgets.text_field import TextField
from tabletop.ui.widgets.widget import Outcome, Widget

READING = ("language", "text_scale", "high_contrast", "reduced_motion")
DRAG = "drag_threshold"
NUDGE = "nudge"
WAITING = ("stop_losses", "wait_moments")
PLAYING = ("player_name", "speed", "friendly_undo", "auto_forced", *WAITING, NUDGE, DRAG)
VOLUME_NAMES = ("volume_master", "volume_effects", "volume_ambience", "volume_music")
HEARING = (*VOLUME_NAMES, "muted", "mute_away")
LOUDER = 5  # percent that one step of a volume is worth
CLOSE = "close"


class SettingsPanel(Overlay):
    """What a player may choose outside a match."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._pages = FormPages(self)
        self._grip_changed = False

    def finish(self, choice: str) -> None:
        """Close, and let the hands on the table take over a new distance."""
        self.stage.changed = self.stage.changed or self._grip_changed
        super().finish(choice)

    def build(self) -> None:
        """Lay out what one reads, what one hears, how one plays, and the way back."""
        text = self.stage.texts.text
        names = {"reading": READING, "hearing": HEARING, "playing": PLAYING}
        groups = [
            Group(text(f"settings.{key}"), [self._row_of(name) for name in of_it])
            for key, of_it in names.items()
        ]
        close = FormButton(CLOSE, text("settings.close"), "check", primary=True)
        self._pages.lay(Form(text("settings.title"), groups, [close]))

    def answer(self, outcome: Outcome) -> None:
        """Apply a change at once."""
        stage = self.stage
        if self._pages.turn(outcome):
            return
        if outcome.name == CLOSE:
            self.finish(CLOSE)
        elif outcome.name == "player_name":
            # Nothing on the screen depends on it, so the panel need not be laid out anew.
            stage.keep(outcome.name, str(outcome.value).strip())
        elif outcome.name == DRAG:
            # Laid out anew, the slider would slip out of the hand that drags it; `finish` does it.
            stage.keep(outcome.name, round(float(outcome.value)))
            self._grip_changed = True
        elif outcome.name in HEARING:
            volume = outcome.name in VOLUME_NAMES
            stage.keep(outcome.name, round(float(outcome.value)) if volume else outcome.value)
            stage.sound.play(BUTTON)
        else:
            values = self._values(outcome.name)
            value = values[int(outcome.value)] if values else outcome.value
            stage.change(outcome.name, value)

    def _row_of(self, name: str) -> FormRow:
        label = self.stage.texts.text(f"settings.{name}")
        return FormRow(label, lambda rect: self._control(name, rect))

    def _control(self, name: str, rect: pygame.Rect) -> Widget:
        kit, settings = self.stage.kit, self.stage.settings
        now = getattr(settings, name)
        values = self._values(name)
        if values:
            labels = [self._value_text(name, value) for value in values]
            chosen = values.index(now) if now in values else 0
            return choice_of(kit, name, labels, rect, chosen)
        if name == "player_name":
            entry = TextField(kit, name, rect, settings.player_name)
            entry.ghost = self.stage.texts.text("home.name.person")
            return entry
        if name == DRAG or name in VOLUME_NAMES:
            span = (*DRAG_THRESHOLDS, 1) if name == DRAG else (*VOLUMES, LOUDER)
            unit = "pixels" if name == DRAG else "percent"
            slider = Slider(kit, name, rect, now, span)
            slider.reading = lambda value: self._measured(unit, round(value))
            return slider
        return Toggle(kit, name, rect, on=bool(now))

    @staticmethod
    def _values(name: str) -> list[object]:
        choices: dict[str, list[object]] = {
            "language": list(LANGUAGE_CHOICES),
            "text_scale": list(TEXT_PERCENTS),
            "speed": list(SPEEDS),
            NUDGE: list(NUDGES),
        }
        return choices.get(name, [])

    def _measured(self, unit: str, count: int) -> str:
        return self.stage.texts.text(f"settings.{unit}", count=count)

    def _value_text(self, name: str, value: object) -> str:
        texts = self.stage.texts
        if name == "language":
            return texts.text(f"settings.languages.{value or 'system'}")
        if name == NUDGE:
            return texts.text(f"settings.nudges.{value}")
        if name == "text_scale":
            return self._measured("percent", int(str(value)))
        key = "instant" if value == 0 else "half" if value == 0.5 else "times"
        return texts.text(f"settings.speeds.{key}", count=round(float(str(value))))
