"""The folders of a running match: opened for a piece, for the map alone, or by a question."""

from rules.core.refs import NOTHING
from tabletop.ui.drawing.paint import layer
from tabletop.ui.sound import FLIP
from tabletop.ui.table.course.match_panels import Panels
from tabletop.ui.table.dossier.dossier import Dossier, lay_folder, page_of
from tabletop.ui.table.dossier.pages import lay_pages
from tabletop.ui.table.plan.dossier_plan import DossierPlan


class Filing(Panels):
    """A match whose pieces may have folders."""

    _ready = False  # whether what folders are made of has been drawn for this window

    @property
    def _plan(self) -> DossierPlan | None:
        return self.view.plan.extras.dossier

    def _make_hud(self) -> None:
        super()._make_hud()
        self._ready = False  # it was drawn for the window as it was

    def _prepare(self, plan: DossierPlan) -> None:
        """Draw once, for nobody, what folders are made of: then every one opens at once."""
        bounds = self.stage.screen.get_rect()
        pages = lay_pages(self.view.kit, bounds, plan, with_sheet=True)
        lay_folder(layer(bounds.size), self.view, pages)
        page_of(self.view, pages.sheet.size)
        Dossier(self.stage, self, plan, NOTHING).resize()

    def unfold(self, piece: int) -> None:
        """Open the folder of a piece, or that of the map alone."""
        self._open(piece, asked=False)

    def _open(self, piece: int, *, asked: bool) -> None:
        plan = self._plan
        if plan is None or (not piece and plan.map is None):
            return
        dossier = Dossier(self.stage, self, plan, piece)
        if asked:
            dossier.asked = self._asked_about
        self.hands.cancel()
        self.zoom.forget()
        self.overlays.open(dossier, self._turn_page)
        self.stage.sound.play(FLIP)
        dossier.note()

    def _turn_page(self, choice: str) -> None:
        if choice:
            self.unfold(int(choice))

    def open_map(self) -> None:
        """Open the map, with the folder of the one piece that something of it can go onto."""
        ontos = {onto for tile in self._tiles() for onto in self._ontos(tile)}
        self.unfold(ontos.pop() if len(ontos) == 1 else NOTHING)

    def open_record(self, piece: int) -> None:
        """Open the folder of a piece, else of what the question is about, else the first."""
        folders = self.hands.meanings.folders()
        wanted = [ref for ref in (piece, self.hands.subject) if ref in folders]
        for ref in (wanted + folders)[:1]:
            self.unfold(ref)

    def _settle(self) -> None:
        super()._settle()
        plan = self._plan
        if plan is not None and not self._ready:
            self._ready = True
            self._prepare(plan)
        piece = self._asked_about()
        if piece and self.overlays.top is None:
            self._open(piece, asked=True)

    def _asked_about(self) -> int:
        """Return the piece for which a tile must be named now, or NOTHING."""
        moves = self.hands.reach.moves if self.hands.reach is not None else []
        tiles = self._tiles()
        asked = bool(moves) and all(m.what in tiles for m in moves)
        return moves[0].onto if asked else NOTHING

    def _tiles(self) -> list[int]:
        """Return the pieces on the map."""
        plan, shown = self._plan, self.view.shown
        if plan is None or plan.map is None or shown is None:
            return []
        places = [self.match.setup.refs[name] for name in plan.map.places]
        return [ref for place in places for ref in shown.table.at(place)]

    def _ontos(self, tile: int) -> list[int]:
        return self.hands.reach.targets(tile) if self.hands.reach is not None else []
