"""A laid table: ground, pieces, counters and plates where they belong, and where each is."""

from collections.abc import Collection, Sequence

import pygame

from rules.core.game import Game, Readout
from rules.core.refs import is_counter, is_place
from rules.core.setup import Setup
from rules.core.table import HIDDEN
from tabletop import paths
from tabletop.player.seats import Seat
from tabletop.ui.cards.art import CardPainter, make_painter
from tabletop.ui.cards.pictures import Pictures
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.gallery import Gallery
from tabletop.ui.drawing.materials.surfaces import table_surface
from tabletop.ui.stage import Stage
from tabletop.ui.table.counters.markers import Markers
from tabletop.ui.table.counters.payments import Coins
from tabletop.ui.table.counters.prices import PriceGrid
from tabletop.ui.table.counters.tokens import token_picture
from tabletop.ui.table.counters.track_ground import TrackGround
from tabletop.ui.table.counters.tracks import Floats
from tabletop.ui.table.dice.trays import Dice, lay_dice
from tabletop.ui.table.flat.notes import Notes
from tabletop.ui.table.flat.parts import Flat, Part
from tabletop.ui.table.mats.laying import Mat, lay_mats
from tabletop.ui.table.pieces.attached import want_faces
from tabletop.ui.table.pieces.board import Board
from tabletop.ui.table.pieces.figures import worths_on
from tabletop.ui.table.pieces.last_seen import Echo
from tabletop.ui.table.pieces.travel import Way
from tabletop.ui.table.plan.layout import NO_SEAT, Geometry, Slot, chair_of, solve
from tabletop.ui.table.plan.plan_file import read_plan
from tabletop.ui.table.plan.record import told_of
from tabletop.ui.table.plan.shared_room import lying_in, shared
from tabletop.ui.table.plan.table_plan import FOCUS
from tabletop.ui.table.seats.chips import FocusFrame, Poles, SeatChip, hang_plates, poles_for
from tabletop.ui.table.seats.counts import Counts
from tabletop.ui.table.seats.parties import dressed
from tabletop.ui.table.seats.seating import Seating
from tabletop.ui.table.view.ground import Label, Plaque, ground_parts
from tabletop.ui.table.view.hinting import chip_hint, heading, hint_refs, marker_hints
from tabletop.update import Update
from tabletop.words.speech import Speaker

FLYING = 30  # size of a coin on its way, in design pixels


class LaidTable:
    """Everything on a table that depends on the window, the language or the viewer."""

    def __init__(
        self, stage: Stage, game: Game, setup: Setup, seats: list[Seat], viewer: int
    ) -> None:
        self.stage = stage
        self.game = game
        self.setup = setup
        self.seats = seats
        self.viewer = viewer
        self.folder = paths.assets() / game.name
        self.plan = read_plan(self.folder / "table.toml", setup.seats)
        self.spoken = frozenset(
            number for number, verb in enumerate(game.verbs) if verb.name in self.plan.buttons
        )
        self.log_docked = True
        self.focus = NO_SEAT  # which of the others is looked at, where one is
        self.shown: Update | None = None
        self.flat = Flat(stage.canvas)
        self.counts = Counts(setup, self.plan)
        self.seating = Seating(game, self.plan, self.counts)
        self.mats: list[Mat] = []
        self.readouts: list[Readout] = []
        self._extra: list[Part] = []
        self.markers = Markers([], [])
        self.dice = Dice([], game)
        self._make()

    # Building

    def _make(self) -> None:
        """Build everything that depends on the window, the language or the viewer."""
        stage = self.stage
        self.kit: Kit = self._dressed()
        self.texts = stage.texts_of(self.game.name)
        self.speaker = Speaker(self.texts, self.game, self.setup, self.seats, self.viewer)
        self.counts.read = self.texts.counted
        common = paths.assets() / "common"
        self.gallery = Gallery([self.folder / "art", common / "art"])
        self.painter: CardPainter = make_painter(self.kit, common, self.folder)
        self.pictures = Pictures(self.kit, self.painter, self.setup, self.speaker)
        self.board = Board(stage.canvas, self.pictures, self.setup)
        self.floats = Floats(self.kit, stage.canvas)
        self.coins = Coins(stage.canvas, self._coin)
        self._lay_out()

    def _dressed(self) -> Kit:
        """Return the kit of the game, in which every seat has the mark of its party."""
        table = self.shown.table if self.shown is not None else None
        return dressed(self.stage.kit_of(self.game.name), self.plan.extras.parties, table)

    def dress(self) -> None:
        """Follow a choice of parties: whatever has the mark of a seat is made anew."""
        if self.kit.theme.seats != (kit := self._dressed()).theme.seats:
            self.kit = kit
            self.lay_out_again()

    def _lay_out(self) -> None:
        self.geometry: Geometry = self._solved(self.focus)
        self.focus = self.geometry.focus
        self.board.calm = self.stage.settings.reduced_motion
        self.pictures.fly_as_wide_as(*self.geometry.widths)
        self.board.show(self.geometry)
        self._make_parts()
        self._make_over()
        self._make_tracks()
        self.show_flat()
        self._show_counts(at_once=True)

    def _solved(self, focus: int) -> Geometry:
        self._lying = self._lie()
        plan, scale, docked = shared(self.plan, self._lying), self.kit.scale, self.log_docked
        return solve(plan, self.setup, self.viewer, scale, log_docked=docked, focus=focus)

    def _lie(self) -> dict[str, int]:
        """Return how many cards lie in the areas that share their room."""
        table = self.shown.table if self.shown is not None else None
        return lying_in(self.plan, table, chair_of(self.viewer, self.setup.seats))

    def share_room(self, way: Way | None) -> None:
        """Let the border between areas that share their room follow what lies in them."""
        if self._lying != self._lie():
            self.geometry = self._solved(self.focus)
            self.board.refocus(self.geometry, None if self.board.calm else way)

    def _make_parts(self) -> None:
        geometry, kit, speaker = self.geometry, self.kit, self.speaker
        self.labels = [
            Label(kit, slot, self.board, speaker) for slot in geometry.slots if slot.label
        ]
        noted = [slot for slot in geometry.slots if slot.notes and not slot.zone.mat]
        self.notes = [Notes(kit, slot) for slot in noted]
        self.plates = hang_plates(kit, geometry, self._sitters(), self.poles_of)
        self.chips = [plate for plate in self.plates if isinstance(plate, SeatChip) and plate.key]
        looked_at = [slot.drop for slot in self._looked_at()]
        self.frames = [FocusFrame(kit, box, self.chips) for box in looked_at]
        self.plaques: dict[int, Plaque] = {}
        self.rails: list[TrackGround] = []
        for spot in geometry.counters:
            if spot.view.form == "plaque":
                title = speaker.counter_title(spot.refs[0])
                self.plaques[spot.refs[0]] = Plaque(kit, spot, title)
            elif spot.view.form == "track":
                self.rails.append(TrackGround(kit, spot, self.gallery))

    def _sitters(self) -> list[tuple[Seat, str]]:
        """Return who sits at each seat and, for a computer, how well it plays."""
        text = self.texts.text
        return [(who, "" if who.person else text(f"home.level.{who.level}")) for who in self.seats]

    def poles_of(self, seat: int) -> Poles | None:
        """Return what pulls at the bar of a seat."""
        return poles_for(self.plan.balance, self.setup.refs, seat)

    def _coin(self, token: str) -> pygame.Surface:
        return token_picture(self.kit, self.gallery, token, self.kit.scale.target(FLYING))

    def _make_over(self) -> None:
        """Make what comes and goes with the pieces of some slots: mats and echoes."""
        for mat in self.mats:
            mat.remove()
        slots, board = self.geometry.slots, self.board
        self.mats = lay_mats(
            self.kit, self.stage.canvas, board, self.geometry, self.plan, self.speaker
        )
        self.echoes = [
            Echo(slot, board, self.pictures, self.setup) for slot in slots if slot.zone.echo
        ]

    def follow_pieces(self) -> None:
        """Let labels, mats and echoes notice what lies where."""
        followers: list[Label | Mat | Echo] = [*self.labels, *self.mats, *self.echoes]
        for follower in followers:
            follower.refresh()
        if self.counts.recount(self.board.count):
            self._show_seats()

    def _make_tracks(self) -> None:
        self.markers.remove()
        canvas = self.stage.canvas
        tracks = [rail.markers(canvas, self._owners(rail.spot.refs)) for rail in self.rails]
        grids = [
            PriceGrid(self.kit, canvas, spot, self.setup, self.viewer)
            for spot in self.geometry.counters
            if spot.view.form == "prices"
        ]
        self.markers = Markers(tracks, grids)
        before, self.dice = self.dice, lay_dice(self.kit, canvas, self.geometry, self.game)
        self.dice.wear(before)
        before.remove()
        self.dice.calm(self.board.calm)
        if not self.stage.settings.reduced_motion:
            self.markers.come_from({plate.seat: plate.rect.center for plate in self.plates})

    def _owners(self, refs: Sequence[int]) -> list[int]:
        return [self.setup.counter(ref).owner for ref in refs]

    def show_flat(self, extra: Sequence[Part] | None = None) -> None:
        """Paint the flat parts, with those of the scene above them."""
        if extra is not None:
            self._extra = list(extra)
        theme = self.kit.theme
        surface = table_surface(
            self.kit.scale.size,
            self.folder / "art" / "table.jpg",
            theme["table"],
            self.plan.surface,
            dim=theme.high_contrast,
        )
        own: list[Part] = [
            *self.frames,
            *self.echoes,
            *self.labels,
            *self.notes,
            *self.plates,
            *self.plaques.values(),
        ]
        own += [grid.board for grid in self.markers.grids]
        own += [part for rail in self.rails for part in rail.parts]
        ground = ground_parts(self.kit, self.geometry) + [rail.ground for rail in self.rails]
        self.flat.show(surface, ground, [*own, *self._extra])

    def lay_out_again(self) -> None:
        """Lay out the same table anew after the log was opened or put away."""
        self._lay_out()
        self.follow_pieces()
        self.show_readouts(self.readouts)
        self._show_seats()

    # One of the others

    def _looked_at(self) -> list[Slot]:
        """Return where the places lie that are seen of one of the other seats at a time."""
        slots = self.geometry.slots
        return [slot for slot in slots if slot.zone.owner == FOCUS and not slot.tucked]

    def attend(self, seat: int, way: Way | None) -> bool:
        """Look at another of the other seats; return whether anything changed by that."""
        others = [chip.seat for chip in self.chips]
        if self.focus in {NO_SEAT, seat} or seat not in others:
            return False
        self.focus = seat
        self.geometry = self._solved(seat)
        self.board.refocus(self.geometry, None if self.board.calm else way)
        moved = {slot.zone: slot for slot in self._looked_at()}
        parts: list[Label | Notes] = [*self.labels, *self.notes]
        for part in parts:
            part.slot = moved.get(part.slot.zone, part.slot)
        for frame in self.frames:
            frame.dirty = True
        self.follow_pieces()
        self.show_readouts(self.readouts)
        self._show_seats()
        return True

    @property
    def covers_focus(self) -> bool:
        """Tell whether a mat covers what is looked at."""
        boxes = [frame.box for frame in self.frames]
        return any(mat.lies and mat.rect.collidelist(boxes) >= 0 for mat in self.mats)

    def prepare(self) -> None:
        """Have the cards painted, when there is time, that a look at another seat would show."""
        for slot in self._looked_at():
            bases = slot.zone.places
            for chip in self.chips:
                refs = [self.setup.refs[f"{base}.{chip.seat}"] for base in bases]
                pieces = [piece for ref in refs for piece in self.board.by_place[ref]]
                want_faces(slot, pieces, self.pictures)

    def chip_at(self, at: tuple[float, float]) -> int:
        """Return the seat whose chip lies at a point, or NO_SEAT."""
        return next((chip.seat for chip in self.chips if chip.rect.collidepoint(at)), NO_SEAT)

    def laid_out_at(self, at: tuple[float, float]) -> list[int]:
        """Return the places that are laid out of the seat whose chip lies at a point.

        A chip stands for them as well, although a rest on it has just taken them out of it.
        """
        meant = self.chip_at(at) == self.focus
        return [ref for slot in self._looked_at() for ref in slot.refs] if meant else []

    def behind(self, ref: int) -> int:
        """Return the seat in whose chip a thing is tucked away, or NO_SEAT."""
        place = ref if is_place(ref) else self.board.covered(ref)
        slot = self.geometry.slot_of.get(place)
        return self.setup.place(place).owner if slot is not None and slot.tucked else NO_SEAT

    # Where everything is

    def rect_of(self, ref: int) -> pygame.Rect | None:
        """Return where a ref is on the screen."""
        rects = self.rects_of(ref)
        if rects or not is_counter(ref):
            return rects[0] if rects else None
        owner = self.setup.counter(ref).owner
        return next((plate.rect for plate in self.plates if plate.seat == owner), None)

    def rises(self, ref: int) -> bool:
        """Tell whether the change of a counter rises; of a bar, only what comes of it does."""
        balance = self.plan.balance
        if balance is None or not balance.middle:
            return True
        return self.setup.counter(ref).base not in {*balance.counters}

    def is_token(self, ref: int) -> bool:
        """Tell whether a counter is something of the viewer that can be lifted off its plate."""
        counter = self.setup.counter(ref)
        tokens = [v.base for v in self.plan.counters if v.form == "plate" and v.token]
        return counter.owner == self.viewer and counter.base in tokens

    def rects_of(self, ref: int) -> list[pygame.Rect]:
        """Return every spot at which a ref is shown: a counter may be seen at several."""
        if not is_counter(ref):
            rect = self.board.rect_of(ref)
            return [] if rect is None else [rect]
        boxes = [box for plate in self.plates if (box := plate.box_of(ref)) is not None]
        plaques = [plaque.area for shown, plaque in self.plaques.items() if shown == ref]
        return self.markers.rects_of(ref) + self.dice.rects_of(ref) + boxes + plaques

    def hint_places(self) -> list[tuple[int, pygame.Rect]]:
        """Return what explains itself when the pointer rests on it: piles, counters, plaques."""
        found = [(slot.refs[0], slot.label) for slot in self.geometry.slots if slot.label]
        refs = [ref for rail in self.rails for ref in rail.spot.refs]
        found += marker_hints(self.markers, self.plates, refs)
        found += [(rail.spot.refs[0], rail.area) for rail in self.rails]
        found += [(ref, plaque.area) for ref, plaque in self.plaques.items()]
        found += self.dice.boxes
        found += [(grid.onto, grid.board.box) for grid in self.markers.grids]
        return found

    def chip_hint(self, at: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """Return what the chip at a point has to say of its seat, and where it is."""
        for plate in self.plates:
            if isinstance(plate, SeatChip) and plate.rect.collidepoint(at):
                return chip_hint(self.speaker, self.texts, self.counts, plate), self._beyond(plate)
        return None

    def _beyond(self, chip: SeatChip) -> pygame.Rect:
        """Return a chip with what lies between it and where its hint covers nothing looked at."""
        low = max((frame.box.bottom for frame in self.frames if chip.key), default=0)
        tall = max(chip.rect.height, low - chip.rect.y)
        return pygame.Rect(chip.rect.topleft, (chip.rect.width, tall))

    def hint_of(self, ref: int) -> str:
        """Return the name of a place or counter and what is known of it."""
        title = heading(self.speaker, self.texts, self.counts, ref)
        return "\n".join([title, *self.readouts_of(hint_refs(self.setup, ref))])

    def show_readouts(self, readouts: list[Readout]) -> None:
        """Show what a good player would have worked out."""
        self.readouts = readouts
        for notes in self.notes:
            notes.set_readouts(readouts, self.speaker)
        self.board.count_for(worths_on(self.board, readouts, self.plan))
        self.foresee(None)

    def open_to(self, refs: Collection[int]) -> None:
        """Show on the mats which of these things something can go onto now."""
        for mat in self.mats:
            mat.offer(refs)

    def foresee(self, outlook: Readout | None) -> bool:
        """Show on the mats how it would stand after a move; return whether one tells that."""
        told = [mat.say(self.readouts, outlook) for mat in self.mats]
        return any(told)

    def readouts_of(self, refs: Sequence[int]) -> list[str]:
        """Return the readouts of some refs as sentences."""
        return [self.speaker.readout(r) for r in told_of(self.plan, self.readouts, refs)]

    def _show_counts(self, *, at_once: bool) -> None:
        self.markers.show(self.counts.values, at_once=at_once)
        self.dice.show(self.counts.values, at_once=at_once)
        for ref, plaque in self.plaques.items():
            value = self.counts.value(ref)
            plaque.set_value(None if value == HIDDEN else value)
        self._show_seats()

    def _show_seats(self) -> None:
        table = self.shown.table if self.shown is not None else None
        self.seating.show(table, self.plates, self.geometry, self.texts)
