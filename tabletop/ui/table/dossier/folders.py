"""The folders of a running match: opened for a piece, for the map alone, or by a question."""

from rules.core.refs import NOTHING
from tabletop.ui.drawing.paint import layer
from tabletop.ui.sound import FLIP
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.dossier.dossier import Doings, Dossier, lay_folder, page_of
from tabletop.ui.table.dossier.pages import lay_pages
from tabletop.ui.table.hud.hud import Hud
from tabletop.ui.table.plan.extras_plan import DossierPlan


class Folders:
    """Opens the folders of a match whose pieces have some."""

    def __init__(self, table: MatchTable, doings: Doings) -> None:
        self.table = table
        self.doings = doings
        self.plan: DossierPlan | None = table.laid.plan.extras.dossier
        # For which window, known by its hud, that has been drawn which folders are made of.
        self._ready_for: Hud | None = None

    def _prepare(self, plan: DossierPlan) -> None:
        """Draw once, for nobody, what folders are made of: then every one opens at once."""
        setting, bounds = self.table.laid.setting, self.table.stage.screen.get_rect()
        pages = lay_pages(setting.kit, bounds, plan, with_sheet=True)
        lay_folder(layer(bounds.size), setting, pages)
        page_of(setting, pages.sheet.size)
        Dossier(self.table, self.doings, plan, NOTHING).resize()

    def unfold(self, piece: int) -> None:
        """Open the folder of a piece, or that of the map alone."""
        self._open(piece, asked=False)

    def _open(self, piece: int, *, asked: bool) -> None:
        plan, table = self.plan, self.table
        if plan is None or (not piece and plan.map is None):
            return
        dossier = Dossier(table, self.doings, plan, piece)
        if asked:
            dossier.asked = self._asked_about
        table.hands.cancel()
        table.zoom.forget()
        table.overlays.open(dossier, self._turn_page)
        if table.keyboard.awake:
            dossier.begin()
        table.stage.sound.play(FLIP)
        self._note(dossier)

    def _note(self, dossier: Dossier) -> None:
        """Tell the diary where everything is that can be pressed."""
        name_of, pages = self.table.match.setup.name_of, dossier.pages
        tiles = dossier.map.tiles if dossier.map is not None else {}
        boxes = {name_of(ref): [*tile.rect] for ref, tile in tiles.items()}
        buttons = {button.label: [*button.rect] for button, _ in dossier.buttons.shown}
        piece = name_of(dossier.piece) if dossier.piece else ""
        where = {"tiles": boxes, "buttons": buttons, "sheet": [*pages.sheet]}
        self.table.stage.log.note("folder", piece=piece, **where, close=[*pages.close])

    def _turn_page(self, choice: str) -> None:
        if choice:
            self.unfold(int(choice))

    def open_map(self) -> None:
        """Open the map, with the folder of the one piece that something of it can go onto."""
        ontos = {onto for tile in self._tiles() for onto in self._ontos(tile)}
        self.unfold(ontos.pop() if len(ontos) == 1 else NOTHING)

    def open_record(self, piece: int) -> None:
        """Open the folder of a piece, else of what the question is about, else the first."""
        hands = self.table.hands
        folders = hands.meanings.folders()
        wanted = [ref for ref in (piece, hands.subject) if ref in folders]
        for ref in (wanted + folders)[:1]:
            self.unfold(ref)

    def follow(self) -> None:
        """Follow a new position: where a tile must be named, the folder opens by itself."""
        if self.plan is not None and self._ready_for is not self.table.hud:
            self._ready_for = self.table.hud
            self._prepare(self.plan)
        piece = self._asked_about()
        if piece and self.table.overlays.top is None:
            self._open(piece, asked=True)

    def _asked_about(self) -> int:
        """Return the piece for which a tile must be named now, or NOTHING."""
        reach = self.table.hands.reach
        moves = reach.moves if reach is not None else []
        tiles = self._tiles()
        asked = bool(moves) and all(m.what in tiles for m in moves)
        return moves[0].onto if asked else NOTHING

    def _tiles(self) -> list[int]:
        """Return the pieces on the map."""
        plan, shown = self.plan, self.table.laid.shown
        if plan is None or plan.map is None or shown is None:
            return []
        places = [self.table.match.setup.refs[name] for name in plan.map.places]
        return [ref for place in places for ref in shown.table.at(place)]

    def _ontos(self, tile: int) -> list[int]:
        reach = self.table.hands.reach
        return reach.targets(tile) if reach is not None else []
