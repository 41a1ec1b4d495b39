"""Everything around the table that speaks or is pressed: prompt, buttons, log, hints, bubble."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tabletop.player.settings import SPEEDS
from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.cutting import cut_out
from tabletop.ui.sound import REFUSAL
from tabletop.ui.table import feel
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.hud.log import FloatingLog, LogPanel, floating_box
from tabletop.ui.table.hud.prompt import Prompt
from tabletop.ui.table.hud.task_plate import TASK_HINT, TASK_SOLUTION, TaskPlate
from tabletop.ui.table.hud.ticker import Ticker
from tabletop.ui.table.hud.timing import ClockFace
from tabletop.ui.table.plan.geometry import NO_SEAT, Geometry
from tabletop.ui.widgets.controls import IconButton
from tabletop.ui.widgets.popups import SpeechBubble, Tooltip
from tabletop.ui.widgets.widget import Outcome, Widget
from tabletop.update import LogLine
from tabletop.words.text import Texts

BUBBLE_Z = 500_000
HINT_Z = 600_000
OVERVIEW = ("overview", "grid")  # where one of the others is seen at a time
COACH = ("coach", "coach")  # where nothing is to be found out alone
MAP = ("map", "map")  # where a plan has one
TICKER = "ticker"  # the area in which the last sentences of the log run, where a plan has one
PUZZLE = ("puzzle", "star")  # where there is one to be solved
HELPS = ((TASK_HINT, "info"), (TASK_SOLUTION, "eye"))  # where no task_plate has them
BUTTONS = (
    ("undo", "undo"),
    ("speed", "fast_forward"),
    ("log", "log"),
    ("rules", "book"),
    ("menu", "menu"),
)
SPEED_ICONS = {0.5: "hourglass", 1.0: "play", 2.0: "fast_forward", 4.0: "fast_forward", 0.0: "skip"}


class ButtonBar(Part):
    """The small buttons in the corner."""

    def __init__(
        self, kit: Kit, box: pygame.Rect, texts: Texts, more: Sequence[tuple[str, str]] = ()
    ) -> None:
        super().__init__(box.inflate(16, 16))
        shown = (*more, *BUTTONS)
        # Larger buttons may take a second row where there is one.
        sides = {rows: _side(kit, box, len(shown), rows) for rows in (1, 2)}
        rows = 2 if kit.scale.growth > 1 and sides[2] > sides[1] else 1
        side, abreast = sides[rows], -(-len(shown) // rows)
        gap = max(4, min(kit.scale.px(10), (box.width - side * abreast) // abreast))
        self.buttons: dict[str, IconButton] = {}
        top = box.centery - (rows * side + (rows - 1) * gap) // 2
        for number, (name, icon) in enumerate(shown):
            row, place = divmod(number, abreast)
            left = box.right - (abreast - place) * (side + gap)
            rect = pygame.Rect(left, top + row * (side + gap), side, side)
            button = IconButton(kit, name, icon, rect, texts.text(f"hud.{name}"))
            button.rect = rect
            self.buttons[name] = button

    def draw(self, target: pygame.Surface) -> None:
        """Draw the buttons."""
        for button in self.buttons.values():
            button.draw(target)

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Pass a pointer event on."""
        result = None
        for button in self.buttons.values():
            result = button.handle(event) or result
            self.dirty = self.dirty or button.dirty
        return result


def _side(kit: Kit, box: pygame.Rect, count: int, rows: int) -> int:
    """Return how large so many buttons can be in a box, in a row or two."""
    return min(kit.scale.target(), box.height // rows - 4, box.width // -(-count // rows) - 4)


@dataclass(frozen=True)
class HudExtras:
    """What a table asks for beyond the usual.

    buttons   more of them for the bar, each a name and an icon
    timed     whether there is a clock
    task      what is to be reached, if anything
    """

    buttons: tuple[tuple[str, str], ...] = ()
    timed: bool = False
    task: str = ""


PLAIN = HudExtras()


class Hud:
    """The speaking parts of a table scene."""

    def __init__(
        self,
        kit: Kit,
        canvas: Canvas,
        texts: Texts,
        geometry: Geometry,
        wanted: HudExtras = PLAIN,
    ) -> None:
        self.kit = kit
        self.canvas = canvas
        self.texts = texts
        self.geometry = geometry
        box = geometry.areas["prompt"]
        self.clock: ClockFace | None = None
        if wanted.timed:
            face, box = ClockFace.cut_off(kit, box)
            self.clock = ClockFace(kit, face, texts)
        self.prompt = Prompt(kit, box)
        self.docked: LogPanel | None = None
        self.floating: FloatingLog | None = None
        self.task_plate: TaskPlate | None = None
        self.bar = self._bar(wanted)
        self.ticker: Ticker | None = None
        if geometry.form.log:
            self._dock(geometry.areas[geometry.form.log], wanted.task)
        elif TICKER in geometry.areas:
            self.ticker = Ticker(kit, geometry.areas[TICKER], texts.text("hud.log"))
        self.added: list[Widget] = []  # what others have put up beside the prompt
        self.tooltip = Tooltip(kit, geometry.areas["prompt"])
        self.bubble: SpeechBubble | None = None
        self.clause = ""
        self._hint_sprite: Sprite | None = None
        self._bubble_sprite: Sprite | None = None
        self._lines: Sequence[LogLine] = ()
        self._unread = 0.0  # seconds until the bubble has been read

    def _bar(self, wanted: HudExtras) -> ButtonBar:
        geometry = self.geometry
        box = geometry.areas["buttons"]
        more = [OVERVIEW] * (geometry.focus != NO_SEAT) + list(wanted.buttons)
        if wanted.task and not geometry.form.log:
            more = with_helps(self.kit, box, more)
        bar = ButtonBar(self.kit, box, self.texts, more)
        if wanted.task and PUZZLE in more:
            # Where question and task do not both fit, it is told here.
            bar.buttons[PUZZLE[0]].hint = wanted.task
        return bar

    def _dock(self, box: pygame.Rect, task: str) -> None:
        """Lay the log into its area, below the task_plate of a task."""
        if task:
            self.task_plate = TaskPlate(self.kit, self.texts, task, box)
            top = self.task_plate.area.bottom
            box = pygame.Rect(box.x, top, box.width, box.bottom - top)
        self.docked = LogPanel(self.kit, self.texts.text("hud.log_title"), box)

    @property
    def waiting(self) -> bool:
        """Tell whether something comes or goes by itself soon."""
        return self.prompt.resting or self.bubble is not None

    @property
    def parts(self) -> list[Part]:
        """Return what is painted into the settled picture."""
        more = (self.docked, self.ticker, self.clock, self.task_plate)
        return [self.prompt, self.bar, *(part for part in more if part)]

    @property
    def widgets(self) -> list[Widget]:
        """Return what the keyboard can reach, in order."""
        why = [self.prompt.why] if self.prompt.why is not None else []
        helps = self.task_plate.buttons if self.task_plate is not None else []
        ticker = [self.ticker.face] if self.ticker is not None else []
        log = [self.log_panel.list] if self.log_panel is not None else []
        asked = [*self.prompt.buttons, *self.added, *why, *helps]
        return [*asked, *ticker, *log, *self.bar.buttons.values()]

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Pass a pointer event to everything that can be pressed, but the log."""
        outcome = self.prompt.handle(event) or self.bar.handle(event)
        for part in (self.ticker, self.task_plate):
            outcome = outcome or (part.handle(event) if part is not None else None)
        return outcome

    @property
    def log_panel(self) -> LogPanel | None:
        """Return the log that is shown, if any."""
        return self.docked or (self.floating.panel if self.floating else None)

    def remove(self) -> None:
        """Leave the canvas."""
        self.close_log()
        self.hush()
        self._hide_hint()

    def follow_ring(self) -> None:
        """Have drawn anew what can bear the ring."""
        for part in (self.prompt, self.bar, self.ticker, self.task_plate):
            if part is not None:
                part.dirty = True
        if self.log_panel is not None:
            self.log_panel.attend()

    # Log

    @property
    def reading(self) -> bool:
        """Tell whether the ring is on the sentences of the log."""
        return self.log_panel is not None and self.log_panel.list.focused

    def covers(self, at: tuple[int, int]) -> bool:
        """Tell whether the log lies above the table at a point."""
        return self.floating is not None and self.floating.panel.area.collidepoint(at)

    def walk_log(self, key: int) -> bool:
        """Go along the log while the ring is on it; return whether the key led anywhere there."""
        return self.log_panel is not None and self.log_panel.walk(key)

    def set_log(self, lines: Sequence[LogLine]) -> None:
        """Show these sentences."""
        self._lines = lines
        if self.ticker is not None:
            face = self.ticker.face
            read = (face.hovered or face.focused) and self.tooltip.hint == face.hint
            self.ticker.set_lines([line.text for line in lines[-Ticker.LINES :]])
            if read:  # whoever rests there goes on reading
                self.tooltip.point(face.hint, face.rect)
        if self.log_panel is not None:
            self.log_panel.set_lines(lines)

    def open_log(self) -> None:
        """Lay the log above the table."""
        if self.floating is None:
            box = floating_box(self.kit, self.canvas.bounds)
            title = self.texts.text("hud.log_title")
            self.floating = FloatingLog(self.kit, self.canvas, title, box)
            self.floating.panel.set_lines(self._lines)
            self.bar.buttons["log"].latched = True
            self.bar.dirty = True

    def close_log(self) -> None:
        """Put the log above the table away."""
        if self.floating is not None:
            self.floating.remove()
            self.floating = None
            self.bar.buttons["log"].latched = False
            self.bar.dirty = True

    # Bubble

    def explain(self, title: str, text: str, clause: str, anchor: pygame.Rect) -> None:
        """Let a bubble say why something is not allowed."""
        self.kit.sound.play(REFUSAL)
        self.tell(title, text, anchor, clause)

    def tell(self, title: str, text: str, anchor: pygame.Rect, clause: str = "") -> None:
        """Let a bubble say something beside a thing; it leaves when it can have been read."""
        self.hush()
        self.clause = clause
        markup = f"*{title}*\n{text}"
        self._unread = max(feel.TOAST, feel.TOAST_PER_LETTER * len(markup))
        footer = self.texts.text("hud.bubble_more", clause=clause) if clause else ""
        room = self.canvas.bounds.inflate(-16, -16)
        self.bubble = SpeechBubble(self.kit, markup, anchor, room, footer)
        area = self.bubble.area.clip(self.canvas.bounds)
        image = cut_out(self.canvas.screen.get_size(), area, self.bubble.draw)
        self._bubble_sprite = self.canvas.add(Sprite(image, area.topleft, BUBBLE_Z))

    def hush(self) -> None:
        """Take the bubble away."""
        if self._bubble_sprite is not None:
            self.canvas.remove(self._bubble_sprite)
        self._bubble_sprite = self.bubble = None

    # Hints

    def point(self, hint: str, anchor: pygame.Rect) -> None:
        """Say what the pointer rests on."""
        self.tooltip.point(hint, anchor)

    def advance(self, seconds: float, at: tuple[float, float]) -> None:
        """Let time pass for hints, buttons and the bubble; paint what changed.

        A bubble under the pointer is being read, and stays.
        """
        self.tooltip.advance(seconds)
        self.prompt.advance(seconds, at)
        if self.bubble is not None and not self.bubble.rect.collidepoint(at):
            self._unread -= seconds
            if self._unread <= 0:
                self.hush()
        if self.tooltip.dirty:
            self.tooltip.dirty = False
            self._hide_hint()
            if self.tooltip.visible:
                area = self.tooltip.rect.inflate(40, 40).clip(self.canvas.bounds)
                image = cut_out(self.canvas.screen.get_size(), area, self.tooltip.draw)
                self._hint_sprite = self.canvas.add(Sprite(image, area.topleft, HINT_Z))
        if self.floating is not None:
            self.floating.refresh()
        if self.docked is not None and self.docked.list.dirty:
            self.docked.list.dirty = False
            self.docked.dirty = True

    def _hide_hint(self) -> None:
        if self._hint_sprite is not None:
            self.canvas.remove(self._hint_sprite)
            self._hint_sprite = None

    def show_speed(self, speed: float, *, paused: bool) -> None:
        """Show the pace on its button."""
        button = self.bar.buttons["speed"]
        icon = "pause" if paused else SPEED_ICONS[speed]
        name = self.texts.text("hud.paused" if paused else f"hud.pace.{pace(speed)}")
        hint = self.texts.text("hud.speed_now", speed=name)
        if (icon, hint) != (button.icon, button.hint):
            button.icon, button.hint = icon, hint
            self.bar.dirty = True

    def allow_undo(self, why_not: str) -> None:
        """Let the undo button be pressed, or let it say why it cannot be."""
        button = self.bar.buttons["undo"]
        button.set_enabled(not why_not)
        button.hint = self.texts.text(why_not or "hud.undo")
        self.bar.dirty = self.bar.dirty or button.dirty


def with_helps(
    kit: Kit, box: pygame.Rect, shown: Sequence[tuple[str, str]]
) -> list[tuple[str, str]]:
    """Return the buttons of a bar with those that help at a task, where no button gets smaller."""
    more = [*shown, *HELPS]
    return more if box.width // (len(more) + len(BUTTONS)) - 4 >= kit.scale.target() else [*shown]


def pace(speed: float) -> str:
    """Return the key of a pace's name."""
    return {0.5: "half", 1.0: "normal", 2.0: "double", 4.0: "fourfold", 0.0: "instant"}[speed]


def next_speed(speed: float) -> float:
    """Return the pace after this one, around the end."""
    return SPEEDS[(SPEEDS.index(speed) + 1) % len(SPEEDS)]
