"""A table on the screen without hands: ground, pieces, counters, plates and readouts.

The running match and the replay both show their updates through it.
"""

from collections import deque
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

import pygame

from rules.core.events import MOVED
from rules.core.game import Game, Readout
from rules.core.setup import Setup
from tabletop.player.seats import Seat
from tabletop.ui.cards.pictures import Pictures
from tabletop.ui.cues import Cues
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.gallery import Gallery
from tabletop.ui.sound import PLACE, SLIDE
from tabletop.ui.stage import Stage
from tabletop.ui.table import feel
from tabletop.ui.table.counters.floats import Floats
from tabletop.ui.table.counters.markers import Markers
from tabletop.ui.table.counters.payments import Coins
from tabletop.ui.table.dice.trays import Dice
from tabletop.ui.table.fittings.counts import Counts
from tabletop.ui.table.fittings.echoes import Echo, Echoes
from tabletop.ui.table.fittings.fitting import Hint, Lapse, Point
from tabletop.ui.table.fittings.labels import Label, Labels
from tabletop.ui.table.fittings.notes import Notes, SlotNotes
from tabletop.ui.table.fittings.plaques import Plaque, Plaques
from tabletop.ui.table.flat.parts import Flat, Part
from tabletop.ui.table.mats.laying import Mats
from tabletop.ui.table.mats.mat import Mat
from tabletop.ui.table.moments.stage import Haste, Manner, MomentStage
from tabletop.ui.table.pieces.board import Board
from tabletop.ui.table.pieces.deal import deal_in
from tabletop.ui.table.pieces.travel import ASIDE, Way
from tabletop.ui.table.plan.layout import Geometry
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.ui.table.seats.chips import Poles, SeatChip
from tabletop.ui.table.seats.plates import SeatPlate
from tabletop.ui.table.seats.seating import Seating
from tabletop.ui.table.view.animate import Playback
from tabletop.ui.table.view.attention import Attention
from tabletop.ui.table.view.fitted import Fitted
from tabletop.ui.table.view.happening import Happening
from tabletop.ui.table.view.laid_table import LaidTable
from tabletop.ui.table.view.pacing import TurnPace
from tabletop.ui.through import Through
from tabletop.update import Update
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts

SETTLE = Way(feel.SETTLE)
BACK = Way(feel.SETTLE, landing=SLIDE)


class TableView:
    """Shows updates of one match to one viewer: plays their events, then settles to the truth."""

    def __init__(
        self, stage: Stage, game: Game, setup: Setup, seats: list[Seat], viewer: int
    ) -> None:
        self.stage = stage
        self.table = LaidTable(stage, game, setup, seats, viewer)
        self.happening = Happening(self.table)
        self.queue: deque[Update] = deque()
        self._playback: Playback | None = None
        self._haste = 1.0  # how much faster than usual cards fly in the update shown last
        self.pace = TurnPace(self.plan, self.seating.turn_of)
        self.attention = Attention(self.table)

    def rebuild(self, viewer: int | None = None) -> None:
        """Build everything anew for another window, language or viewer; nothing moves."""
        table = self.table
        if viewer is not None:
            table.viewer = viewer
            table.shown = table.counts.table = None
            self.seating.forget()
            self.attention.forget()
        self._hasten(Haste.NONE)
        if viewer is not None:
            self.moments.clear()
        self.board.finish()
        table.setting.board.clear()
        table.build(table.focus)
        if table.shown is not None:
            self.settle(table.shown)

    def remove(self) -> None:
        """Leave the canvas."""
        self.table.remove()

    # Showing

    @property
    def idle(self) -> bool:
        """Tell whether everything that happened has been shown."""
        return self._playback is None and not self.queue and self.moments.telling is None

    def shows_only(self, mover: int) -> bool:
        """Tell whether all that is still to be shown are moves of one seat."""
        pending = [*([self.playing] if self.playing is not None else []), *self.queue]
        return all(update.mover == mover for update in pending)

    @property
    def busy(self) -> bool:
        """Tell whether something moves."""
        waiting = self.idle or self.moments.rests
        return not waiting or self.board.moving or self.table.furniture.moving

    def add(self, update: Update) -> None:
        """Queue an update to be shown after those before it."""
        self.queue.append(update)

    def settle(self, update: Update, way: Way | None = None) -> None:
        """Show the table of an update exactly."""
        self.table.settle(update, way)

    def deal(self, update: Update) -> None:
        """Show a table for the first time: cards come from the piles of their backs."""
        self.settle(update)
        if self.stage.settings.speed and not self.board.calm:
            deal_in(self.board, self.geometry)

    def finish(self) -> None:
        """Show everything that is still to be shown, at once."""
        self._hasten(Haste.ALL)
        self.moments.shorten()
        self._rest()

    def hurry(self) -> bool:
        """Show at once what is still to be shown; return whether that was everything.

        What decides something for the viewer is not passed over.
        """
        self._hasten(Haste.SOME)
        self._rest()
        return self.idle

    def _hasten(self, haste: Haste) -> None:
        """Play on without waiting, as far as that haste goes."""
        while self._playback is not None or self.queue:
            if haste is Haste.SOME and self.moments.telling is not None:
                return
            if self._playback is None:
                self._playback = self._play(self.queue.popleft())
            self.moments.haste = haste
            if self._playback.next_act():
                continue
            self._end(self._playback)
        self.moments.haste = Haste.NONE

    def _rest(self) -> None:
        """Let everything lie where it belongs, unless something is still to come."""
        self.moments.haste = Haste.NONE
        self.board.finish()
        if self.shown is not None and self._playback is None:
            self.settle(self.shown)

    def _play(self, update: Update) -> Playback:
        """Begin to show an update: who moves says so, and what is paid is known beforehand."""
        self.table.furniture.begin(update)
        turned = self.attention.follow(update, ASIDE if self.happening.speed else None)
        before = self.shown.table if self.shown is not None else update.table
        most = self.pace.most(update, before)
        lead = feel.FOCUS if turned else 0.0
        playback = Playback(update, self.happening, lead=lead, most=most)
        self.pace.spend(update, playback.seconds)
        self.happening.playing = update
        return playback

    def _end(self, playback: Playback) -> None:
        self._playback = self.happening.playing = None
        self._show(playback.update)

    def _show(self, update: Update) -> None:
        """Settle to an update after its events."""
        self.settle(update, SETTLE)
        self.stage.log.note("shown", number=update.number)

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
        self.moments.manner = self._manner
        self.attention.advance(seconds)
        if not self.stage.settings.speed and not self.idle:
            self._hear_moves()
            self.finish()
        speed = self.happening.speed
        held = self.moments.holds
        if self._playback is None and self.queue and not self.paused and not held:
            update = self.queue.popleft()
            if update.events:
                self._playback = self._play(update)
            else:
                self._show(update)
        if self._playback is not None and not held:
            self._playback.advance(seconds * speed)
            self._haste = self._playback.haste
            self.table.furniture.follow()
            if self._playback.finished:
                self._end(self._playback)
        hasty = speed * self._haste
        self.table.furniture.advance(Lapse(seconds, seconds * speed, seconds * (hasty or 1.0)))
        self.board.advance(seconds, hasty or (0.0 if self.paused else feel.FAST))
        self.flat.refresh()

    @property
    def _manner(self) -> Manner:
        """Return how moments are told now."""
        return Manner(self.stage.settings.wait_moments, self.plan.swift, self.paused)

    def _hear_moves(self) -> None:
        """Let the cards be heard that get to their places without being seen on their way."""
        for update in self.queue:
            for event in update.events:
                if event.kind == MOVED:
                    self.happening.hear(self.cues.landed(event, self.setup, PLACE))

    # What others ask of it

    setup = Through[Setup]("table.setup")
    seats = Through[list[Seat]]("table.seats")
    viewer = Through[int]("table.viewer")
    folder = Through[Path]("table.folder")
    plan = Through[Plan]("table.plan")
    shown = Through[Update | None]("table.shown")
    flat = Through[Flat]("table.flat")
    focus = Through[int]("table.focus")
    counts = Through[Counts]("table.counts")
    readouts = Through[list[Readout]]("table.readouts")
    log_docked = Through[bool]("table.log_docked")
    kit = Through[Kit]("table.setting.kit")
    geometry = Through[Geometry]("table.setting.geometry")
    board = Through[Board]("table.setting.board")
    gallery = Through[Gallery]("table.setting.gallery")
    pictures = Through[Pictures]("table.setting.board.pictures")
    speaker = Through[Speaker]("table.setting.speaker")
    texts = Through[Texts]("table.setting.speaker.texts")
    cues = Through[Cues]("happening.cues")
    paused = Through[bool]("happening.paused")
    fast = Through[bool]("happening.fast")
    said = Through[list[str]]("happening.said")
    peeked = Through[int]("happening.peeked")
    playing = Through[Update | None]("happening.playing")

    spoken = Through[frozenset[int]]("table.spoken")
    attend = Through[Callable[[int, Way | None], bool]]("table.attend")
    behind = Through[Callable[[int], int]]("table.behind")
    laid_out_at = Through[Callable[[Point], list[int]]]("table.laid_out_at")
    lay_out_again = Through[Callable[[], None]]("table.lay_out_again")
    show_flat = Through[Callable[[Sequence[Part]], None]]("table.show_flat")
    show_readouts = Through[Callable[[list[Readout]], None]]("table.show_readouts")
    foresee = Through[Callable[[Readout | None], bool]]("table.foresee")
    rect_of = Through[Callable[[int], pygame.Rect | None]]("table.rect_of")
    rects_of = Through[Callable[[int], list[pygame.Rect]]]("table.rects_of")
    hint_of = Through[Callable[[int], str]]("table.hint_of")
    readouts_of = Through[Callable[[Sequence[int]], list[str]]]("table.readouts_of")
    covers_focus = Through[bool]("table.covers_focus")
    open_to = Through[Callable[[Collection[int]], None]]("table.furniture.offer")
    counters_at = Through[Callable[[Point], list[int]]]("table.furniture.refs_at")
    hint_places = Through[Callable[[], list[Hint]]]("table.furniture.hints")

    plates = Through[list[SeatPlate]]("table.plates.plates")
    chips = Through[list[SeatChip]]("table.plates.chips")
    seating = Through[Seating]("table.plates.seating")
    chip_at = Through[Callable[[Point], int]]("table.plates.chip_at")
    chip_hint = Through[Callable[[Point], tuple[str, pygame.Rect] | None]]("table.plates.chip_hint")
    poles_of = Through[Callable[[int], Poles | None]]("table.plates.poles_of")
    is_token = Through[Callable[[int], bool]]("table.plates.is_token")
    markers = Fitted[Markers](Markers)
    dice = Fitted[Dice](Dice)
    coins = Fitted[Coins](Coins)
    floats = Fitted[Floats](Floats)
    moments = Fitted[MomentStage](MomentStage)
    mats = Fitted[list[Mat]](Mats, "mats")
    labels = Fitted[list[Label]](Labels, "labels")
    echoes = Fitted[list[Echo]](Echoes, "echoes")
    notes = Fitted[list[SlotNotes]](Notes, "notes")
    plaques = Fitted[dict[int, Plaque]](Plaques, "plaques")
