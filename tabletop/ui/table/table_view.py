"""A table on the screen without hands: ground, pieces, counters, plates and readouts.

The running match and the replay both show their updates through it.
"""

from collections import deque
from collections.abc import Sequence

import pygame

from rules.core.events import FINISHED, MOVED, Event
from rules.core.game import Game, Readout
from rules.core.refs import NOTHING, is_counter, is_piece
from rules.core.setup import Setup
from rules.core.table import HIDDEN
from tabletop import paths
from tabletop.seats import Seat
from tabletop.speech import Speaker
from tabletop.text import signed
from tabletop.ui.cards.art import CardPainter, make_painter
from tabletop.ui.cards.pictures import Pictures
from tabletop.ui.cues import read_catalogue, read_cues
from tabletop.ui.drawing.gallery import Gallery
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.surfaces import table_surface
from tabletop.ui.sound import DIE, GAVEL, NO_SOUND, PLACE, SHUFFLE, SLIDE
from tabletop.ui.stage import Stage
from tabletop.ui.table import feel
from tabletop.ui.table.animate import Playback
from tabletop.ui.table.board import Board, Way
from tabletop.ui.table.counters import Floats
from tabletop.ui.table.counts import Counts
from tabletop.ui.table.deal import deal_in
from tabletop.ui.table.furniture import TrackGround
from tabletop.ui.table.ground import Label, Plaque, ground_parts
from tabletop.ui.table.hinting import heading, hint_refs, marker_hints
from tabletop.ui.table.layout import Geometry, solve
from tabletop.ui.table.markers import Markers
from tabletop.ui.table.notes import Notes
from tabletop.ui.table.parts import Flat, Part
from tabletop.ui.table.plan import read_plan
from tabletop.ui.table.plates import SeatPlate
from tabletop.ui.table.prices import PriceGrid
from tabletop.update import Update

SETTLE = Way(feel.SETTLE)
BACK = Way(feel.SETTLE, landing=SLIDE)


class TableView:
    """Shows updates of one match to one viewer: plays their events, then settles to the truth."""

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
        catalogue = read_catalogue(paths.assets() / "common")
        counters = [counter.base for counter in setup.counters]
        self.cues = read_cues(self.folder, list(catalogue.kinds), counters)
        self.log_docked = True
        self.paused = False
        self.fast = False
        self.said: list[str] = []
        self.peeked = NOTHING
        self.queue: deque[Update] = deque()
        self.shown: Update | None = None
        self.flat = Flat(stage.canvas)
        self._playback: Playback | None = None
        self.counts = Counts(setup, self.plan)
        self._readouts: list[Readout] = []
        self._extra: list[Part] = []
        self.markers = Markers([], [])
        self._make()

    # Building

    def _make(self) -> None:
        """Build everything that depends on the window, the language or the viewer."""
        stage = self.stage
        self.kit: Kit = stage.kit_of(self.game.name)
        self.texts = stage.texts_of(self.game.name)
        self.speaker = Speaker(self.texts, self.game, self.setup, self.seats, self.viewer)
        common = paths.assets() / "common"
        self.gallery = Gallery([self.folder / "art", common / "art"])
        self.painter: CardPainter = make_painter(self.kit, common, self.folder)
        self.pictures = Pictures(self.kit, self.painter, self.setup, self.speaker)
        self.board = Board(stage.canvas, self.pictures, self.setup)
        self.floats = Floats(self.kit, stage.canvas)
        self._lay_out()

    def _lay_out(self) -> None:
        self.geometry: Geometry = solve(
            self.plan, self.setup, self.viewer, self.kit.scale, log_docked=self.log_docked
        )
        self.board.calm = self.stage.settings.reduced_motion
        widths = {True: 1, False: 1}
        for slot in self.geometry.slots:
            widths[slot.full] = max(widths[slot.full], round(slot.spots(1)[0].width))
        self.pictures.full_width, self.pictures.flight_width = widths[True], widths[False]
        self.board.show(self.geometry)
        self._make_parts()
        self._make_tracks()
        self.show_flat()
        self._show_counts(at_once=True)

    def _make_parts(self) -> None:
        geometry, kit, speaker = self.geometry, self.kit, self.speaker
        self.labels = [
            Label(kit, slot, self.board, speaker) for slot in geometry.slots if slot.label
        ]
        self.notes = [Notes(kit, slot) for slot in geometry.slots if slot.notes]
        self.plates = [
            SeatPlate(kit, (seat, self.seats[seat]), self._level_of(seat), box)
            for seat, box in geometry.plates
        ]
        self.plaques: dict[int, Plaque] = {}
        self.rails: list[TrackGround] = []
        for spot in geometry.counters:
            title = speaker.counter_title(spot.refs[0])
            if spot.view.form == "plaque":
                self.plaques[spot.refs[0]] = Plaque(kit, spot, title)
            elif spot.view.form == "track":
                self.rails.append(TrackGround(kit, spot, self.gallery))

    def _level_of(self, seat: int) -> str:
        who = self.seats[seat]
        return "" if who.person else self.texts.text(f"home.level.{who.level}")

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
        own: list[Part] = [*self.labels, *self.notes, *self.plates, *self.plaques.values()]
        own += [grid.board for grid in self.markers.grids]
        own += [part for rail in self.rails for part in rail.parts]
        ground = ground_parts(self.kit, self.geometry) + [rail.ground for rail in self.rails]
        self.flat.show(surface, ground, [*own, *self._extra])

    def rebuild(self, viewer: int | None = None) -> None:
        """Build everything anew for another window, language or viewer; nothing moves."""
        if viewer is not None:
            self.viewer = viewer
            self.shown = None
        self.finish()
        self.board.clear()
        self.floats.clear()
        self._make()
        if self.shown is not None:
            self.settle(self.shown)

    def lay_out_again(self) -> None:
        """Lay out the same table anew after the log was opened or put away."""
        self._lay_out()
        self.show_readouts(self._readouts)
        self._show_seats()

    def remove(self) -> None:
        """Leave the canvas."""
        self.board.clear()
        self.floats.clear()
        self.markers.remove()

    # Showing

    @property
    def idle(self) -> bool:
        """Tell whether everything that happened has been shown."""
        return self._playback is None and not self.queue

    @property
    def playing(self) -> Update | None:
        """Return the update whose events are being shown."""
        return self._playback.update if self._playback is not None else None

    @property
    def busy(self) -> bool:
        """Tell whether something moves."""
        return not self.idle or self.board.moving or self.floats.moving or self.markers.moving

    @property
    def speed(self) -> float:
        """Return how fast time passes on the table; 0 is at once."""
        if self.paused:
            return 0.0
        return self.stage.settings.speed * (feel.FAST if self.fast else 1.0)

    def add(self, update: Update) -> None:
        """Queue an update to be shown after those before it."""
        self.queue.append(update)

    def settle(self, update: Update, way: Way | None = None) -> None:
        """Show the table of an update exactly."""
        self.shown = update
        self.board.settle(update.table, way)
        self.counts.take(update.table, self.geometry)
        self._show_counts(at_once=way is None)
        for label in self.labels:
            label.refresh()
        self._show_seats()

    def deal(self, update: Update) -> None:
        """Show a table for the first time: cards come from the piles of their backs."""
        self.settle(update)
        if self.stage.settings.speed and not self.board.calm:
            deal_in(self.board, self.geometry)

    def finish(self) -> None:
        """Show everything that is still to be shown, at once."""
        if self._playback is not None:
            self._playback.finish()
            self._end(self._playback)
        while self.queue:
            playback = Playback(self.queue.popleft(), self)
            playback.finish()
            self._end(playback)
        self.board.finish()
        if self.shown is not None:
            self.settle(self.shown)

    def _end(self, playback: Playback) -> None:
        self._playback = None
        self.settle(playback.update, SETTLE)
        self.stage.log.note("shown", number=playback.update.number)

    def sharpen(self, *, all_at_once: bool = False) -> None:
        """Paint pictures that had to wait while something moved: one, or all of them."""
        while self.pictures.waiting:
            look = self.pictures.work()
            for piece in self.board.pieces() if look is not None else ():
                if piece.look == look:
                    piece.redraw()
            if not all_at_once:
                return

    def advance(self, seconds: float) -> None:
        """Let time pass: play the front update, move what moves."""
        self.pictures.patient = True
        if not self.stage.settings.speed and not self.idle:
            self._hear_moves()
            self.finish()
        speed = self.speed
        if self._playback is None and self.queue and not self.paused:
            update = self.queue.popleft()
            if update.events:
                self._playback = Playback(update, self)
            else:
                self.settle(update, SETTLE)
                self.stage.log.note("shown", number=update.number)
        if self._playback is not None:
            self._playback.advance(seconds * speed)
            for label in self.labels:
                label.refresh()
            if self._playback.finished:
                self._end(self._playback)
        self.board.advance(seconds, speed or (0.0 if self.paused else feel.FAST))
        self.markers.advance(seconds * (speed or 1.0))
        self.floats.advance(seconds)
        self.flat.refresh()

    def _hear_moves(self) -> None:
        """Let the cards be heard that get to their places without being seen on their way."""
        if any(event.kind == MOVED for update in self.queue for event in update.events):
            self.kit.sound.play(PLACE)

    # What events show

    def count(self, ref: int, amount: int) -> None:
        """Show that a counter changes by an amount."""
        before = self.counts.value(ref)
        shadow = self.counts.stands_for(ref)
        if before == HIDDEN or not amount:
            return
        if shadow is not None and self.counts.value(shadow) != HIDDEN:
            return  # what it stands for is there to be seen
        self.counts.values[ref] = before + amount
        self._show_counts(at_once=False)
        shown = ref if shadow is None else shadow
        self.kit.sound.play(self.cues.counted(self.setup.counter(shown).base, amount))
        where = self.rect_of(shown)
        if where is not None and self.markers.prices_of(ref) is None:
            self.floats.rise(signed(amount), "good" if amount > 0 else "bad", where.center)

    def reveal(self, event: Event) -> None:
        """Turn a piece over; where it stays face down, remember that it may be looked at now."""
        self.board.revealed(event)
        piece = self.board.find(event.what) if is_piece(event.what) else None
        if piece is not None and piece.look.is_back:
            self.peeked = event.source

    def roll(self, ref: int, face: int) -> None:
        """Show the face of a die."""
        self.counts.values[ref] = face
        self._show_counts(at_once=False)
        self.kit.sound.play(DIE)
        where = self.rect_of(ref)
        if where is not None:
            self.floats.rise(str(face), "brass", where.center)

    def say(self, event: Event) -> None:
        """Keep a sentence for the line above the hand."""
        over = event.kind == FINISHED
        self.kit.sound.play(GAVEL if over else self.cues.say.get(event.key, NO_SOUND))
        line = self.speaker.event_line(event)
        if line:
            self.said.append(line)

    def shake(self, place: int) -> None:
        """Let a shuffled pile shake."""
        self.kit.sound.play(SHUFFLE)
        self.board.shake(place)

    def rect_of(self, ref: int) -> pygame.Rect | None:
        """Return where a ref is on the screen."""
        rects = self.rects_of(ref)
        if rects or not is_counter(ref):
            return rects[0] if rects else None
        owner = self.setup.counter(ref).owner
        return next((plate.rect for plate in self.plates if plate.seat == owner), None)

    def rects_of(self, ref: int) -> list[pygame.Rect]:
        """Return every spot at which a ref is shown: a counter may be seen at several."""
        if not is_counter(ref):
            rect = self.board.rect_of(ref)
            return [] if rect is None else [rect]
        boxes = [box for plate in self.plates if (box := plate.box_of(ref)) is not None]
        plaques = [plaque.area for shown, plaque in self.plaques.items() if shown == ref]
        return self.markers.rects_of(ref) + boxes + plaques

    def hint_places(self) -> list[tuple[int, pygame.Rect]]:
        """Return what explains itself when the pointer rests on it: piles, counters, plaques."""
        found = [(slot.refs[0], slot.label) for slot in self.geometry.slots if slot.label]
        refs = [ref for rail in self.rails for ref in rail.spot.refs]
        found += marker_hints(self.markers, self.plates, refs)
        found += [(rail.spot.refs[0], rail.area) for rail in self.rails]
        found += [(ref, plaque.area) for ref, plaque in self.plaques.items()]
        found += [(grid.onto, grid.board.box) for grid in self.markers.grids]
        return found

    def hint_of(self, ref: int) -> str:
        """Return the name of a place or counter and what is known of it."""
        title = heading(self.speaker, self.texts, self.counts, ref)
        return "\n".join([title, *self.readouts_of(hint_refs(self.setup, ref))])

    def show_readouts(self, readouts: list[Readout]) -> None:
        """Show what a good player would have worked out."""
        self._readouts = readouts
        for notes in self.notes:
            notes.set_readouts(readouts, self.speaker)

    def readouts_of(self, refs: Sequence[int]) -> list[str]:
        """Return the readouts of some refs as sentences."""
        return [self.speaker.readout(r) for r in self._readouts if r.ref in refs]

    def _show_counts(self, *, at_once: bool) -> None:
        self.markers.show(self.counts.values, at_once=at_once)
        for ref, plaque in self.plaques.items():
            value = self.counts.value(ref)
            plaque.set_value(None if value == HIDDEN else value)
        self._show_seats()

    def _show_seats(self) -> None:
        decider = self.shown.table.seat if self.shown is not None else -1
        for plate in self.plates:
            numbers = self.counts.numbers_of(plate.seat, self.geometry)
            out = self.counts.is_out(plate.seat)
            plate.set_state(active=plate.seat == decider, out=out, numbers=numbers)
