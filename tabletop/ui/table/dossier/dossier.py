"""A folder above the table: the record sheet of a piece, a map of tiles beside it, and buttons.

The match goes on behind it, and whatever changes is filled in as soon as it has been shown.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import pygame

from rules.core.moves import Move
from rules.core.refs import NOTHING
from tabletop.match import Match
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.stationery import folder, sheet
from tabletop.ui.drawing.materials.surfaces import DRAGGED, shadow
from tabletop.ui.drawing.paint import put
from tabletop.ui.stage import Stage
from tabletop.ui.table import feel
from tabletop.ui.table.dossier.pages import Pages, lay_pages
from tabletop.ui.table.dossier.prospects import Prospects
from tabletop.ui.table.dossier.record_sheet import RecordSheet
from tabletop.ui.table.dossier.tile_drag import TileDrag
from tabletop.ui.table.dossier.tile_map import TileMap
from tabletop.ui.table.fittings.fitting import Setting
from tabletop.ui.table.hands.hands import Hands
from tabletop.ui.table.hud.hud import Hud
from tabletop.ui.table.plan.extras_plan import DossierPlan
from tabletop.ui.table.plan.sheet import Sheet, record_of
from tabletop.ui.table.view.laid_table import LaidTable
from tabletop.ui.table.view.table_view import TableView
from tabletop.ui.widgets.controls import Button, IconButton
from tabletop.ui.widgets.overlay import CLOSED, Overlay
from tabletop.ui.widgets.respite import Respite
from tabletop.ui.widgets.widget import ARROWS, LEFT_BUTTON, Outcome, Widget

CLOSE, RULES = "close", "rules"
VERB = "verb"
WORK = 0.006  # seconds of each frame for what moves would bring
RIGHT_BUTTON = 3
CORNER = 8  # radius of the corners of a folder's shadow


def page_of(setting: Setting, size: tuple[int, int]) -> pygame.Surface:
    """Return a sheet of paper of a size."""
    theme = setting.kit.theme
    paper = None if theme.high_contrast else setting.gallery.get("paper")
    return sheet(size, paper, theme["paper"])


def lay_folder(target: pygame.Surface, setting: Setting, pages: Pages) -> None:
    """Draw an empty folder with a page for the map.

    What it is made of stays in memory, so whoever draws it beforehand lets it open at once.
    """
    kit, body = setting.kit, pages.body
    shadow(body.size, CORNER, DRAGGED, kit.scale.factor).draw(target, body.topleft)
    tab = (pages.tab.x - pages.folder.x, pages.tab.width, pages.tab.height)
    board = folder(pages.folder.size, tab, plain=kit.theme.high_contrast)
    put(target, board, pages.folder)
    if pages.map.width:
        put(target, page_of(setting, pages.map.size), pages.map)


@dataclass(frozen=True, slots=True)
class Doings:
    """What can be done out of a folder.

    play      make a move, or ask which of several; tells whether it is being asked
    undo      take back the last decision
    label     tell what a move is called
    outlook   tell what moves would bring
    rules     open the rulebook at the clause that a piece is about
    """

    play: Callable[[list[Move], pygame.Rect], bool]
    undo: Callable[[], None]
    label: Callable[[list[Move]], str]
    outlook: Callable[[list[Move]], str]
    rules: Callable[[int], None]


class FolderTable(Protocol):
    """What a folder asks of the table that it lies on."""

    stage: Stage
    match: Match
    view: TableView
    laid: LaidTable
    hands: Hands
    hud: Hud


class VerbButtons:
    """A button for each move of the named verbs that concerns the piece of a folder."""

    def __init__(self, table: FolderTable, doings: Doings, plan: DossierPlan, piece: int) -> None:
        self.table = table
        self.doings = doings
        self.plan = plan
        self.piece = piece
        self.shown: list[tuple[Button, list[Move]]] = []

    def offer(self, room: pygame.Rect) -> bool:
        """Make the buttons for what may be done now; return whether they are others than before."""
        groups = self._groups()
        if [moves for _, moves in self.shown] == groups:
            return False
        kit, verbs = self.table.laid.setting.kit, self.table.match.game.verbs
        gap = max(6, kit.scale.px(10))
        wide = (room.width + gap) // max(1, len(groups)) - gap
        self.shown = []
        for number, moves in enumerate(groups):
            rect = pygame.Rect(room.x + number * (wide + gap), room.y, wide, room.height)
            first = verbs[moves[0].verb].name == self.plan.verbs[0]
            button = Button(kit, f"{VERB}{number}", self._label(moves), rect, primary=first)
            self.shown.append((button, moves))
        return True

    def _groups(self) -> list[list[Move]]:
        """Return the moves that concern the piece, verb by verb."""
        reach, verbs = self.table.hands.reach, self.table.match.game.verbs
        mine = [m for m in (reach.moves if reach else []) if self.piece in {m.what, m.onto}]
        groups = [
            [m for m in mine if verbs[m.verb].name == verb and self.piece]
            for verb in self.plan.verbs
        ]
        return [group for group in groups if group]

    def _label(self, moves: list[Move]) -> str:
        """Return what a button says: in its folder a piece need not be named again."""
        texts = self.table.laid.setting.texts
        short = f"term.folder.{self.table.match.game.verbs[moves[0].verb].name}"
        return texts.text(short) if texts.has(short) else self.doings.label(moves)


class Dossier(Overlay):
    """The folder of a piece, or only the map where there is none."""

    thinking = True
    dim = 130
    passing = True

    def __init__(self, table: FolderTable, doings: Doings, plan: DossierPlan, piece: int) -> None:
        super().__init__(table.stage)
        self.table = table
        self.piece = piece
        self.asked: Callable[[], int] | None = None  # for which piece a tile must be named
        self.record = Sheet()
        self.pages = Pages()
        self.map: TileMap | None = None
        self.prospects = Prospects(table.match.game, None, (), NOTHING)
        self.buttons = VerbButtons(table, doings, plan, piece)
        self.drag = TileDrag(self, lambda: table.hands)
        self.sheet: RecordSheet | None = None
        self._seen: tuple[object, ...] = ()
        self._respite = Respite(feel.BUTTON_REST)

    def begin(self) -> None:
        """Put the ring where keys begin; whoever presses Enter in haste does not mean that."""
        self.ring.focus(self._start())
        self._respite.begin()

    def _start(self) -> Widget | None:
        tile = self.map.start(self.prospects) if self.map is not None else None
        return tile or next((w for w in reversed(self.ring.widgets) if w.reachable), None)

    # Laying out

    def build(self) -> None:
        """Lay out the folder, its pages and the tiles; then fill everything in."""
        setting, tiles = self.table.laid.setting, self.buttons.plan.map
        kit = setting.kit
        self.pages = lay_pages(
            kit, self.stage.screen.get_rect(), self.buttons.plan, with_sheet=bool(self.piece)
        )
        pages = self.pages
        self._draw_folder()
        self.map = None
        if tiles is not None:
            self.map = TileMap(self.table.laid, tiles, pages)
            self.map.draw_legend(self.base)
            for tile in self.map.tiles.values():
                self.add(tile)
        close = IconButton(kit, CLOSE, "close", pages.close, setting.texts.text("hud.close"))
        close.rect = pygame.Rect(pages.close)
        self.add(close)
        rules = IconButton(kit, RULES, "help", pages.rules, setting.texts.text("hud.rules"))
        rules.rect = pygame.Rect(pages.rules)
        self.add(rules)
        self.buttons.shown = []
        self.sheet = None
        if pages.sheet.width:
            self.sheet = RecordSheet(kit, setting.texts, page_of(setting, pages.sheet.size))
        self._seen = ()
        self._refresh()

    def _draw_folder(self) -> None:
        setting, pages = self.table.laid.setting, self.pages
        kit = setting.kit
        plain = kit.theme.high_contrast
        lay_folder(self.base, setting, pages)
        title = setting.texts.text("dossier.map")
        if self.piece:
            title = setting.texts.text("dossier.tab", name=setting.speaker.name(self.piece))
        style = kit.style("ui_semibold", 18, "paper" if plain else "ink", "center")
        room = (pages.tab.width - pages.tab.height, pages.tab.height)
        kit.type.fit(escaped(title), style, room, 13, 1).draw_in(self.base, pages.tab)

    # Filling in

    def _refresh(self) -> None:
        """Fill in how things stand now, and have everything drawn that is different."""
        table, laid = self.table, self.table.laid
        self._seen = self._now()
        if self.piece:
            record = record_of(self.buttons.plan, laid.setting.speaker, laid.readouts, self.piece)
            if self.sheet is not None and self.sheet.fill_in(record):
                self.stale(self.pages.sheet)
            self.record = record
        reach = table.hands.reach
        if self.map is not None:
            if not self.prospects.is_of(reach, self.piece):
                self.prospects = Prospects(
                    table.match.game, reach, list(self.map.tiles), self.piece
                )
                self.prospects.work(WORK)
            self._show_tiles()
        self._offer()
        self.drag.check()

    def _now(self) -> tuple[object, ...]:
        """Return what is shown, to notice a change of it."""
        return self.table.laid.readouts, self.table.hands.reach

    def _show_tiles(self) -> None:
        assert self.map is not None
        if self.map.show(self.table.laid.readouts, self.record.listed, self.prospects):
            self.stale(self.pages.map)

    def _offer(self) -> None:
        """Offer a button for each move of the named verbs that concerns the piece."""
        gone = [button for button, _ in self.buttons.shown]
        if self.buttons.offer(self.pages.buttons):
            lost = self.ring.focused in gone
            self.ring.widgets = [w for w in self.ring.widgets if w not in gone]
            self.stale(self.pages.buttons.inflate(24, 24))
            for button, _ in self.buttons.shown:
                self.add(button)
            if lost:
                self.begin()

    # Time

    @property
    def busy(self) -> bool:
        """Tell whether something is still to be worked out or in the hand."""
        return self.prospects.waiting or self.drag.holding

    def tick(self, now: float) -> None:
        """Follow what happens on the table, and work out what moves would bring."""
        view = self.table.view
        self._respite.tick(now)
        if not all(a is b for a, b in zip(self._now(), self._seen, strict=True)):
            self._refresh()
        if self.prospects.work(WORK) and self.map is not None:
            self._show_tiles()
        if view.idle and self._is_over():
            self.finish(CLOSED)
        self._speak()
        super().tick(now)

    def _is_over(self) -> bool:
        """Tell whether there is nothing left to show: the piece is gone, or it was answered."""
        if self.asked is not None and self.table.hands.reach is not None:
            return self.asked() != self.piece
        return bool(self.piece) and self.piece not in self.table.hands.meanings.folders()

    def _speak(self) -> None:
        """Say above the map what is asked or done, and below it what is pointed at."""
        if self.map is None:
            return
        if self.map.ask(self.table.hud.prompt.text):
            self.stale(self.pages.heading)
        pointed = [
            moves for button, moves in self.buttons.shown if button.hovered or button.focused
        ]
        moves = pointed[0] if pointed else []
        outlook = self.buttons.doings.outlook
        explain = partial(self.table.match.explain, self.table.laid.viewer)
        if self.map.explain(explain, outlook, self.prospects, moves):
            self.stale(self.pages.caption)

    def paint_parts(self, target: pygame.Surface) -> None:
        """Draw the sheet as it is filled in, and what is said."""
        if self.sheet is not None and self.sheet.picture is not None:
            put(target, self.sheet.picture, self.pages.sheet)
        if self.map is not None:
            self.map.draw_words(target)

    # Acting

    def handle(self, event: pygame.Event) -> None:
        """React to an event; what is dragged comes first.

        A pointer that comes to another tile takes over from the ring.
        """
        tiles = list(self.map.tiles.values()) if self.map is not None else []
        before = [tile for tile in tiles if tile.hovered]
        if not self.drag.handle(event):
            super().handle(event)
        hovered = [tile for tile in tiles if tile.hovered]
        if hovered and hovered != before:
            self.ring.focus(None)

    def answer(self, outcome: Outcome) -> None:
        """Close, make the move of a button, or that of a tile."""
        if outcome.name == CLOSE:
            self.finish(CLOSED)
        elif outcome.name == RULES:
            self.buttons.doings.rules(self.piece or subject_of(self))
        for button, moves in self.buttons.shown:
            if button.name == outcome.name:
                self.finish(CLOSED)
                self.buttons.doings.play(moves, button.rect)
        if outcome.name.isdigit():
            self.give(int(outcome.name), self.piece)

    def give(self, tile: int, onto: int) -> None:
        """Make the move of a tile onto a piece, if there is one."""
        reach = self.table.hands.reach
        moves = reach.find(tile, [onto]) if reach is not None and onto else []
        if moves and self.map is not None:
            self.buttons.doings.play(moves, self.map.tiles[tile].rect)

    def key(self, event: pygame.Event) -> bool:
        """Close at the keys that open it; arrows begin on the map."""
        if event.key in {pygame.K_r, pygame.K_a}:
            self.finish(CLOSED)
        elif event.key == pygame.K_u:
            self.buttons.doings.undo()
        elif event.key == pygame.K_F1:
            self.buttons.doings.rules(subject_of(self))
        elif event.key in ARROWS and self.ring.focused is None and self.map is not None:
            self.ring.focus(self.map.start(self.prospects))
        elif not self._respite.swallows(event):
            return super().key(event)
        return True

    def other(self, event: pygame.Event) -> None:
        """Close at a press outside or with the right button; on another piece, turn to that."""
        if event.type != pygame.MOUSEBUTTONDOWN:
            return
        inside = self.pages.holds(event.pos)
        if event.button == RIGHT_BUTTON or (event.button == LEFT_BUTTON and not inside):
            self.finish(CLOSED)
            others = {*self.table.hands.meanings.folders()} - {self.piece}
            lying = self.table.laid.setting.lying
            for piece in lying.pieces_at(event.pos) if not inside else ():
                if piece.ref in others:
                    self.finish(str(piece.ref))

    def hide(self) -> None:
        """Leave the canvas, and with it what is in the hand."""
        self.drag.cancel()
        super().hide()

    def vanish(self, *, gone: bool) -> None:
        """Make way while something is carried out of the folder, or come back."""
        if self._sprite is not None:
            self._sprite.set_visible(not gone)


def subject_of(dossier: Dossier) -> int:
    """Return what is looked at in a folder: a tile, else its piece, else the map as a place."""
    for widget in dossier.ring.widgets:
        if widget.name.isdigit() and (widget.focused or widget.hovered):
            return int(widget.name)
    tiles, refs = dossier.buttons.plan.map, dossier.table.match.setup.refs
    return dossier.piece or (refs[tiles.places[0]] if tiles is not None else NOTHING)
