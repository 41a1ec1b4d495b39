"""Controls: button, icon button, toggle, segmented choice and slider."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.surfaces import brass_edge, panel, shadow, well
from tabletop.ui.drawing.paint import disc, faded, layer, put
from tabletop.ui.drawing.theme import Colour
from tabletop.ui.drawing.tween import clamp
from tabletop.ui.sound import NO_SOUND
from tabletop.ui.widgets.widget import Outcome, Widget

DISABLED = 0.56
LEAST_NOTE = 13  # pixels of the smallest letters below a label
SIDEWAYS = frozenset((pygame.K_LEFT, pygame.K_RIGHT))


class AnyButton(Widget, ABC):
    """What every button does: it is pressed, and reports that; what is on it is its own matter."""

    def __init__(self, kit: Kit, name: str, rect: pygame.Rect, *, primary: bool = False) -> None:
        super().__init__(kit, name, rect)
        self.primary = primary
        least = kit.scale.target()
        self.rect.height = max(self.rect.height, least)
        self.rect.width = max(self.rect.width, least)

    def activate(self) -> Outcome | None:
        """Report the press."""
        return Outcome(self.name) if self.enabled else None

    def paint(self, target: pygame.Surface) -> None:
        """Draw the button in its present state."""
        face = layer(self.rect.size)
        put(face, self._board(), (0, 0))
        self.letter(face, 1 if self.pressed else 0)
        image = face if self.enabled else faded(face, DISABLED)
        if self.enabled and not self.pressed:
            radius = self.kit.theme.radii["button"]
            shadow(self.rect.size, radius, 3, self.kit.scale.factor).draw(target, self.rect.topleft)
        put(target, image, self.rect)

    @abstractmethod
    def letter(self, face: pygame.Surface, down: int) -> None:
        """Draw what is on the button, so many pixels further down."""

    def _board(self) -> pygame.Surface:
        kind = "primary" if self.primary else "button"
        state = "_down" if self.pressed else "_high" if self.hovered else ""
        colour = self.kit.theme[kind + state]
        radius = self.kit.theme.radii["button"]
        return panel(self.rect.size, radius, colour, 1 if self.primary else 2)


class Button(AnyButton):
    """A labelled button; the primary one is brass and there is one of it on a screen."""

    def __init__(
        self,
        kit: Kit,
        name: str,
        label: str,
        rect: pygame.Rect,
        *,
        primary: bool = False,
        icon: str = "",
    ) -> None:
        super().__init__(kit, name, rect, primary=primary)
        self.label = label
        self.icon = icon
        self.note = ""  # what it will do in particular, told below the label where there is room

    @classmethod
    def width_for(cls, kit: Kit, label: str, *, icon: str = "") -> int:
        """Return how wide a button must be for its label."""
        text = kit.line(label, "ui_semibold", 20).size[0]
        space = kit.scale.text(20) + kit.scale.px(10) if icon else 0
        return text + space + 2 * max(16, kit.scale.px(22))

    def letter(self, face: pygame.Surface, down: int) -> None:
        """Draw the label with its icon in the middle, and below it the note."""
        note = self.written_note()
        raised = note.size[1] // 2 if note else 0
        write_label(self, face, self.label, down - raised, icon=self.icon)
        if note:
            left = (self.rect.width - note.size[0]) // 2
            line = self.kit.line(self.label, "ui_semibold", 20).size[1]
            note.draw(face, (left, (self.rect.height + line) // 2 - raised + down))

    def written_note(self) -> Laid | None:
        """Return the note as it is written, or nothing where it does not fit whole."""
        if not self.note:
            return None
        kit = self.kit
        style = kit.style("ui", 16, "primary_text" if self.primary else "text")
        line = kit.line(self.label, "ui_semibold", 20).size[1]
        room = (self.rect.width - 2 * max(10, kit.scale.px(12)), self.rect.height - line)
        laid = kit.type.fit(self.note, style, room, LEAST_NOTE, 1)
        return None if laid.cut else laid


def write_label(
    button: AnyButton, face: pygame.Surface, label: str, down: int, *, icon: str = ""
) -> None:
    """Write a label into the middle of a button, behind an icon if there is one."""
    kit, rect = button.kit, button.rect
    name = "primary_text" if button.primary else "text"
    style = kit.style("ui_semibold", 20, name)
    side = style.px if icon else 0
    gap = kit.scale.px(10) if icon and label else 0
    room = rect.width - side - gap - 2 * kit.scale.px(8)
    laid = kit.type.fit(label, style, (max(1, room), rect.height), 16, 1)
    left = (rect.width - side - gap - laid.size[0]) // 2
    if icon:
        image = kit.icons.get(icon, side, kit.theme[name])
        put(face, image, (left, (rect.height - side) // 2 + down))
    top = (rect.height - laid.size[1]) // 2 + down
    laid.draw(face, (left + side + gap, top))


class IconButton(AnyButton):
    """A square button with an icon; its label is the hint."""

    def __init__(self, kit: Kit, name: str, icon: str, rect: pygame.Rect, hint: str) -> None:
        super().__init__(kit, name, rect)
        self.icon = icon
        self.hint = hint
        self.latched = False

    def letter(self, face: pygame.Surface, down: int) -> None:
        """Draw the icon in the middle."""
        side = round(min(self.rect.size) * 0.52)
        colour = self.kit.theme["brass" if self.latched else "text"]
        image = self.kit.icons.get(self.icon, side, colour, self.kit.theme["button"])
        place = ((self.rect.width - side) // 2, (self.rect.height - side) // 2 + down)
        put(face, image, place)


class Toggle(Widget):
    """A switch at the right end of its room."""

    def __init__(self, kit: Kit, name: str, rect: pygame.Rect, *, on: bool = False) -> None:
        super().__init__(kit, name, rect)
        self.on = on
        self.rect.height = max(self.rect.height, kit.scale.target())

    def activate(self) -> Outcome | None:
        """Switch over."""
        self.on = not self.on
        self.dirty = True
        return Outcome(self.name, self.on)

    def paint(self, target: pygame.Surface) -> None:
        """Draw the switch."""
        theme = self.kit.theme
        height = round(self.kit.scale.text(20) * 1.5)
        track = pygame.Rect(0, 0, round(height * 1.9), height)
        track.midright = (self.rect.right, self.rect.centery)
        face = layer(self.rect.size)
        place = track.move(-self.rect.x, -self.rect.y)
        put(face, well(track.size, height // 2, theme["brass_dark" if self.on else "well"]), place)
        put(face, brass_edge(track.size, height // 2, 1), place)
        knob = height // 2 - 4
        centre = place.right - height // 2 if self.on else place.left + height // 2
        colour = theme["brass_light"] if self.on else theme["text_soft"]
        put(face, disc(knob, colour), (centre - knob, place.centery - knob))
        mark = self.kit.icons.get("check" if self.on else "minus", knob, theme["well"], colour)
        put(face, mark, mark.get_rect(center=(centre, place.centery)))
        put(target, face if self.enabled else faded(face, DISABLED), self.rect)


class AnyChoice(Widget, ABC):
    """One of several values; arrow keys, Enter and clicks change it."""

    own_keys = SIDEWAYS

    def __init__(
        self, kit: Kit, name: str, options: Sequence[str], rect: pygame.Rect, chosen: int = 0
    ) -> None:
        super().__init__(kit, name, rect)
        self.options = list(options)
        self.chosen = chosen
        self.rect.height = max(self.rect.height, kit.scale.target())

    def choose(self, index: int) -> Outcome | None:
        """Choose an option; report it if it is another one."""
        if not 0 <= index < len(self.options) or index == self.chosen:
            return None
        self.chosen = index
        self.dirty = True
        return Outcome(self.name, index)

    def activate(self) -> Outcome | None:
        """Go on to the next option, around the end."""
        return self.choose((self.chosen + 1) % len(self.options))

    def key(self, key: int) -> Outcome | None:
        """Step left or right."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(key)
        return None if step is None else self.choose(self.chosen + step)


class Choice(AnyChoice):
    """One of several values side by side."""

    def segment(self, index: int) -> pygame.Rect:
        """Return the rectangle of one option."""
        left = self.rect.x + self.rect.width * index // len(self.options)
        right = self.rect.x + self.rect.width * (index + 1) // len(self.options)
        return pygame.Rect(left, self.rect.y, right - left, self.rect.height)

    def clicked(self, at: tuple[int, int]) -> Outcome | None:
        """Choose the option under the pointer."""
        for index in range(len(self.options)):
            if self.segment(index).collidepoint(at):
                return self.choose(index)
        return None

    def paint(self, target: pygame.Surface) -> None:
        """Draw the well, the chosen segment and the labels."""
        theme = self.kit.theme
        radius = theme.radii["button"]
        face = layer(self.rect.size)
        put(face, well(self.rect.size, radius, theme["well"]), (0, 0))
        for index, option in enumerate(self.options):
            box = self.segment(index).move(-self.rect.x, -self.rect.y).inflate(-6, -6)
            chosen = index == self.chosen
            if chosen:
                put(face, panel(box.size, max(2, radius - 3), theme["primary"], 1), box)
            name = "primary_text" if chosen else "text"
            style = self.kit.style("ui_semibold" if chosen else "ui", 19, name, "center")
            self.kit.type.fit(option, style, box.size, 16, 1).draw_in(face, box)
        put(target, face if self.enabled else faded(face, DISABLED), self.rect)


class AnySlider(Widget, ABC):
    """A value between two ends; drag, click, arrow keys, Home and End change it."""

    own_keys = SIDEWAYS
    sound = NO_SOUND

    def __init__(
        self,
        kit: Kit,
        name: str,
        rect: pygame.Rect,
        value: float,
        span: tuple[float, float, float] = (0.0, 1.0, 0.1),
    ) -> None:
        super().__init__(kit, name, rect)
        self.low, self.high, self.step = span
        self.value = value
        self.rect.height = max(self.rect.height, kit.scale.target())

    def set_value(self, value: float) -> Outcome | None:
        """Move to the nearest step; report it if it is another value."""
        steps = round((clamp(value, self.low, self.high) - self.low) / self.step)
        snapped = clamp(self.low + steps * self.step, self.low, self.high)
        if abs(snapped - self.value) < self.step / 1000:
            return None
        self.value = snapped
        self.dirty = True
        return Outcome(self.name, snapped)

    def key(self, key: int) -> Outcome | None:
        """Step by keys."""
        ends = {pygame.K_HOME: self.low, pygame.K_END: self.high}
        if key in ends:
            return self.set_value(ends[key])
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(key)
        return None if step is None else self.set_value(self.value + step * self.step)

    def dragged(self, at: tuple[int, int]) -> Outcome | None:
        """Follow the pointer."""
        share = (at[0] - self.rect.x - self.knob) / max(1, self.travel)
        return self.set_value(self.low + share * (self.high - self.low))

    @property
    def knob(self) -> int:
        """Return how large the knob is, from its middle."""
        return self.kit.scale.target(24) // 2

    @property
    def travel(self) -> int:
        """Return how far the knob can go."""
        return self.rect.width - 2 * self.knob


class Slider(AnySlider):
    """A slider in a groove; `reading` writes the value beside it."""

    reading: Callable[[float], str] | None = None

    @property
    def travel(self) -> int:
        """Return how far the knob can go; the widest reading keeps its room."""
        room = self.rect.width - 2 * self.knob
        if self.reading is None:
            return room
        widest = max(self._written(value).size[0] for value in (self.low, self.high))
        return room - widest - self.kit.scale.px(10)

    def _written(self, value: float) -> Laid:
        return self.kit.line(self.reading(value) if self.reading else "", "ui", 18)

    def paint(self, target: pygame.Surface) -> None:
        """Draw groove, filled part, knob and reading."""
        theme = self.kit.theme
        knob, width = self.knob, self.travel
        share = (self.value - self.low) / (self.high - self.low)
        reach = round(width * share)
        face = layer(self.rect.size)
        middle = self.rect.height // 2
        self._groove(face, pygame.Rect(knob, middle - 5, width, 10), theme["well"])
        if reach >= 10:
            self._groove(face, pygame.Rect(knob, middle - 5, reach, 10), theme["brass"])
        put(face, disc(knob, theme["brass_dark"]), (reach, middle - knob))
        put(face, disc(knob - 2, theme["brass_light"]), (reach + 2, middle - knob + 2))
        laid = self._written(self.value)
        laid.draw(face, (self.rect.width - laid.size[0], middle - laid.size[1] // 2))
        put(target, face if self.enabled else faded(face, DISABLED), self.rect)

    @staticmethod
    def _groove(face: pygame.Surface, box: pygame.Rect, colour: Colour) -> None:
        put(face, well(box.size, 5, colour), box)
