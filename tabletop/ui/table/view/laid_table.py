"""A laid table: its pieces and everything else on it where they belong, and where each is."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from rules.core.game import Game, Readout
from rules.core.refs import is_counter, is_place
from rules.core.setup import Setup
from tabletop import paths
from tabletop.player.seats import Seat
from tabletop.ui.cards.art import make_painter
from tabletop.ui.cards.pictures import Pictures
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.gallery import Gallery
from tabletop.ui.drawing.materials.surfaces import table_surface
from tabletop.ui.stage import Stage
from tabletop.ui.table.counters.markers import Markers
from tabletop.ui.table.dice.trays import Dice
from tabletop.ui.table.fittings.counts import Counts
from tabletop.ui.table.fittings.fitting import Point, Setting
from tabletop.ui.table.fittings.furniture import Furniture
from tabletop.ui.table.flat.parts import Flat, Part
from tabletop.ui.table.pieces.board import Board
from tabletop.ui.table.pieces.figures import cell_of, worths_of
from tabletop.ui.table.pieces.sprites import PieceSprite
from tabletop.ui.table.pieces.travel import Way
from tabletop.ui.table.plan.geometry import NO_SEAT, Geometry, Slot, chair_of, spots_for
from tabletop.ui.table.plan.layout import solve
from tabletop.ui.table.plan.shared_room import lying_in, shared
from tabletop.ui.table.plan.sheet import told_of
from tabletop.ui.table.seats.hinting import heading, hint_refs
from tabletop.ui.table.seats.hung_plates import Plates
from tabletop.ui.table.seats.parties import dressed
from tabletop.update import Update
from tabletop.words.speech import Speaker


class LaidTable:
    """Everything on a table that depends on the window, the language or the viewer."""

    def __init__(
        self,
        stage: Stage,
        game: Game,
        setup: Setup,
        seats: list[Seat],
        viewer: int,
        furniture: Furniture,
    ) -> None:
        self.stage = stage
        self.game = game
        self.setup = setup
        self.seats = seats
        self.viewer = viewer
        self.folder = paths.assets() / game.name
        self.plan = furniture.plan
        self.spoken = frozenset(
            number for number, verb in enumerate(game.verbs) if verb.name in self.plan.buttons
        )
        self.log_docked = False
        self.shown: Update | None = None
        self.flat = Flat(stage.canvas)
        self.counts = Counts(setup, self.plan)
        self.readouts: list[Readout] = []
        self.furniture = furniture
        self._extra: list[Part] = []
        self.build(NO_SEAT)

    # Building

    def build(self, focus: int) -> None:
        """Build everything that depends on the window, the language or the viewer."""
        canvas, kit, texts = self.stage.canvas, self._dressed(), self.stage.texts_of(self.game.name)
        speaker = Speaker(texts, self.game, self.setup, self.seats, self.viewer)
        self.counts.read = texts.counted
        common = paths.assets() / "common"
        gallery = Gallery([self.folder / "art", common / "art"])
        pictures = Pictures(kit, make_painter(kit, common, self.folder), self.setup, speaker)
        board = Board(canvas, pictures, self.setup)
        geometry = self._solved(kit, focus)
        self.setting = Setting(
            kit, canvas, self.plan, geometry, board, gallery, speaker, self.counts
        )
        self._lay_out()

    def _dressed(self) -> Kit:
        """Return the kit of the game, in which every seat has the mark of its party."""
        table = self.shown.table if self.shown is not None else None
        return dressed(self.stage.kit_of(self.game.name), self.plan.extras.parties, table)

    def dress(self) -> None:
        """Follow a choice of parties: whatever has the mark of a seat is made anew."""
        if self.setting.kit.theme.seats != (kit := self._dressed()).theme.seats:
            self.setting.kit = kit
            self.lay_out_again()

    def _lay_out(self) -> None:
        board, geometry = self.setting.board, self.setting.geometry
        board.calm = self.stage.settings.reduced_motion
        board.pictures.fly_as_wide_as(*geometry.widths)
        board.show(geometry)
        self.furniture.lay(self.setting)
        self.plates = self.furniture.find(Plates)
        self.markers = self.furniture.find(Markers)
        self.dice = self.furniture.find(Dice)
        self.show_flat()
        self.furniture.show(at_once=True)

    def _solved(self, kit: Kit, focus: int) -> Geometry:
        self._lying = self._lie()
        plan, docked = shared(self.plan, self._lying), self.log_docked
        return solve(plan, self.setup, self.viewer, kit.scale, log_docked=docked, focus=focus)

    def _lie(self) -> dict[str, int]:
        """Return how many cards lie in the areas that share their room."""
        table = self.shown.table if self.shown is not None else None
        return lying_in(self.plan, table, chair_of(self.viewer, self.setup.seats))

    def lay_out_again(self) -> None:
        """Lay out the same table anew after the log was opened or put away."""
        self.setting.geometry = self._solved(self.setting.kit, self.focus)
        self._lay_out()
        self.furniture.follow()
        self.show_readouts(self.readouts)

    def dock_log(self, *, docked: bool) -> None:
        """Make room for the log beside the table, where the window has it, or give it back."""
        self.log_docked = docked
        self.lay_out_again()

    def show_flat(self, extra: Sequence[Part] | None = None) -> None:
        """Paint the flat parts, with those of the scene above them."""
        if extra is not None:
            self._extra = list(extra)
        theme = self.setting.kit.theme
        surface = table_surface(
            self.setting.kit.scale.size,
            self.folder / "art" / "table.jpg",
            theme["table"],
            self.plan.surface,
            dim=theme.high_contrast,
        )
        parts = [*self.furniture.parts, *self._extra]
        self.flat.show(surface, self.furniture.ground, parts)

    def remove(self) -> None:
        """Leave the canvas."""
        self.setting.board.clear()
        self.furniture.remove()

    # What happens

    def settle(self, update: Update, way: Way | None = None) -> None:
        """Show the table of an update exactly; without a way, at once."""
        self.shown = update
        self.dress()
        self._share_room(way)
        self.setting.board.settle(update.table, way)
        self.counts.goals = self.game.goals(update.table)
        self.counts.take(update.table, self.setting.geometry)
        self.furniture.show(at_once=way is None)
        self.furniture.follow()
        self._prepare()

    def _share_room(self, way: Way | None) -> None:
        """Let the border between areas that share their room follow what lies in them."""
        if self._lying != self._lie():
            self._refocus(self.focus, way)

    def _refocus(self, focus: int, way: Way | None) -> None:
        board = self.setting.board
        self.setting.geometry = self._solved(self.setting.kit, focus)
        board.refocus(self.setting.geometry, None if board.calm else way)

    def _prepare(self) -> None:
        """Have the cards painted, when there is time, that a look at another seat would show."""
        board = self.setting.board
        for slot in self.setting.geometry.looked_at:
            for chip in self.plates.chips:
                refs = [self.setup.refs[f"{base}.{chip.seat}"] for base in slot.zone.places]
                pieces = [piece for ref in refs for piece in board.by_place[ref]]
                _want_faces(slot, pieces, board.pictures)

    def show_readouts(self, readouts: list[Readout]) -> None:
        """Show what a good player would have worked out."""
        self.readouts = readouts
        self.furniture.read(readouts)
        board = self.setting.board
        cell = cell_of(board.by_place, self.setup, self.plan.marks)
        board.count_for(worths_of(readouts, self.plan, cell))
        self.foresee(None)

    def foresee(self, outlook: Readout | None) -> bool:
        """Show how it would stand after a move; return whether anything tells that."""
        return self.furniture.foresee(self.readouts, outlook)

    # One of the others

    @property
    def focus(self) -> int:
        """Return which of the others is looked at, or NO_SEAT where none is."""
        return self.setting.geometry.focus

    def attend(self, seat: int, way: Way | None) -> bool:
        """Look at another of the other seats; return whether anything changed by that."""
        others = [chip.seat for chip in self.plates.chips]
        if self.focus in {NO_SEAT, seat} or seat not in others:
            return False
        self._refocus(seat, way)
        self.furniture.refocus()
        self.furniture.follow()
        self.show_readouts(self.readouts)
        return True

    @property
    def covers_focus(self) -> bool:
        """Tell whether a mat covers what is looked at."""
        return self.furniture.covers([frame.box for frame in self.plates.frames])

    def laid_out_at(self, at: Point) -> list[int]:
        """Return the places that are laid out of the seat whose chip lies at a point.

        A chip stands for them as well, although a rest on it has just taken them out of it.
        """
        meant = self.plates.chip_at(at) == self.focus
        return [ref for slot in self.setting.geometry.looked_at for ref in slot.refs if meant]

    def behind(self, ref: int) -> int:
        """Return the seat in whose chip a thing is tucked away, or NO_SEAT."""
        place = ref if is_place(ref) else self.setting.lying.covered(ref)
        slot = self.setting.geometry.slot_of.get(place)
        return self.setup.place(place).owner if slot is not None and slot.tucked else NO_SEAT

    # Where everything is

    def rect_of(self, ref: int) -> pygame.Rect | None:
        """Return where a ref is on the screen; of a counter at least the plate of its seat."""
        rects = self.rects_of(ref)
        if rects or not is_counter(ref):
            return rects[0] if rects else None
        return self.plates.rect_of(ref)

    def rects_of(self, ref: int) -> list[pygame.Rect]:
        """Return every spot at which a ref is shown: a counter may be seen at several."""
        if not is_counter(ref):
            rect = self.setting.lying.rect_of(ref)
            return [] if rect is None else [rect]
        return self.furniture.rects_of(ref)

    def hint_of(self, ref: int) -> str:
        """Return the name of a place or counter and what is known of it."""
        title, texts = heading(self.setting.speaker, self.counts, ref), self.setting.texts
        told = self.readouts_of(hint_refs(self.setup, ref))
        if is_place(ref) and not told and ref not in self.counts.values:
            told = [texts.text("hud.cards", count=self.setting.lying.count(ref))]
        aim = [texts.text("hud.goal", goal=texts.text("game.goal"))] * (ref in self.counts.goals)
        return "\n".join([title, *told, *aim])

    def readouts_of(self, refs: Sequence[int]) -> list[str]:
        """Return the readouts of some refs as sentences."""
        told = told_of(self.plan, self.readouts, refs)
        return [self.setting.speaker.readout(one) for one in told]


def _want_faces(slot: Slot, pieces: Sequence[PieceSprite], pictures: Pictures) -> None:
    """Have cards painted, when there is time, as they would lie in a slot."""
    spots, strips = spots_for(slot, [len(piece.riders) for piece in pieces])
    for piece, spot, strip in zip(pieces, spots, strips, strict=True):
        pictures.want(replace(piece.look, full=slot.full), round(spot.width))
        for rider in piece.riders:
            pictures.want(replace(rider.look, strip=round(strip * 1000)), round(spot.width))
