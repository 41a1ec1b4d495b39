"""A match on the screen: its table, the panels above it, and the tools of whoever looks at it."""

from collections.abc import Callable
from functools import partial

from tabletop.match import Match
from tabletop.ui.stage import Stage
from tabletop.ui.table.hands.hands import Hands
from tabletop.ui.table.hands.keyboard import Keyboard
from tabletop.ui.table.hands.sights import Sights
from tabletop.ui.table.hud.hud import COACH, MAP, PUZZLE, Hud, HudExtras
from tabletop.ui.table.hud.previews import Previews
from tabletop.ui.table.hud.timing import Timekeeper
from tabletop.ui.table.hud.zoom import Zoom
from tabletop.ui.table.moves.intents import Desk
from tabletop.ui.table.panels.peek import Peek
from tabletop.ui.table.seats.plates import ThinkingRing
from tabletop.ui.table.view.registry import furnish
from tabletop.ui.table.view.table_view import TableView
from tabletop.ui.table.view.written import written_on
from tabletop.ui.widgets.overlay import Overlays

OFF = (-1, -1)  # where the pointer is when it points at nothing


class MatchTable:
    """What every part of a running match works with.

    The tools are made anew for each window and viewer, so nobody keeps one of them.
    """

    hud: Hud
    hands: Hands
    keyboard: Keyboard
    zoom: Zoom
    previews: Previews
    ring: ThinkingRing
    peek: Peek

    def __init__(self, stage: Stage, match: Match, overlays: Overlays, viewer: int) -> None:
        self.stage = stage
        self.match = match
        self.overlays = overlays
        furniture = furnish(match.game.name, match.setup.seats)
        self.view = TableView(stage, match.game, match.setup, match.seats, viewer, furniture)
        self.laid = self.view.table
        self.timekeeper = Timekeeper(match, self.laid.plan.extras.clock)
        self.task: Callable[[], str] | None = None  # what is to be reached here, if anything
        if stage.settings.log_open:
            self.laid.dock_log(docked=True)

    @property
    def busy(self) -> bool:
        """Tell whether something moves."""
        moves = self.view.busy or self.ring.moving or self.hands.held.moving or self.overlays.busy
        waits = self.zoom.waiting or self.view.attention.waiting or self.hud.waiting
        return moves or waits or self.laid.setting.board.pictures.waiting

    def furnish(self, desk: Desk) -> None:
        """Make the tools for the window and the viewer as they are now."""
        view, canvas, kit = self.view, self.stage.canvas, self.laid.setting.kit
        dossier = self.laid.plan.extras.dossier
        mapped = dossier is not None and dossier.map is not None
        setting, task = self.laid.setting, self.task() if self.task is not None else ""
        buttons = (MAP,) * mapped + (PUZZLE if task else COACH,)
        extras = HudExtras(buttons, self.timekeeper.on, task)
        self.hud = Hud(kit, canvas, setting.texts, setting.geometry, extras)
        self.timekeeper.face = self.hud.clock
        self.hands = Hands(self.laid, desk)
        hands = self.hands
        means, lights = hands.meanings, hands.highlights
        sights = Sights(self.laid, partial(written_on, self.laid))
        self.keyboard = Keyboard(
            means, lights, self.hud, sights, click=hands.click, turn=self._turn
        )
        self.zoom = Zoom(self.laid, kept=self.keyboard.neighbours)
        self.previews = Previews(kit, canvas, desk)
        self.ring = ThinkingRing(kit, canvas)
        self.peek = Peek(view.attention)
        self.laid.show_flat(self.hud.parts)

    def furnish_again(self) -> None:
        """Make the tools anew for the same hands."""
        before = self.keyboard
        self.furnish(self.hands.desk)
        self.keyboard.follow(before)

    def _turn(self, seat: int) -> None:
        """Lay out the places of a seat at once, and light what can go there."""
        self.view.attention.choose(seat, None)
        self.hands.light()

    def clear(self) -> None:
        """Put every tool away."""
        self.hands.clear()
        self.hud.remove()
        self.zoom.forget()
        self.previews.hide()
        self.peek.close()
        self.ring.show(None)

    def forbid(self) -> None:
        """Let nothing be done while something is being shown."""
        self.hands.forbid()
        if not self.hud.reading:
            self.keyboard.focus(None)
        self.zoom.forget()
        self.previews.hide()
        self.hud.prompt.offer([])

    def look_away(self) -> None:
        """Let go and close what the pointer opened: a panel lies between it and the table."""
        self.hands.let_go()
        self.laid.setting.board.hover(None)
        self.view.attention.point(OFF)
        self.hud.tooltip.dismiss()
        self.previews.hide()
        if not self.zoom.pinned:
            self.zoom.forget()
