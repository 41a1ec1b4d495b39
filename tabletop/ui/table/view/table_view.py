"""A table on the screen without hands: ground, pieces, counters, plates and readouts.

The running match and the replay both show their updates through it.
"""

from collections import deque

from rules.core.events import MOVED
from rules.core.game import Game, Readout
from rules.core.setup import Setup
from tabletop.player.seats import Seat
from tabletop.ui.sound import PLACE, SLIDE
from tabletop.ui.stage import Stage
from tabletop.ui.table import feel
from tabletop.ui.table.fittings.fitting import Lapse
from tabletop.ui.table.fittings.furniture import Furniture
from tabletop.ui.table.moments.stage import Haste, Manner, MomentStage
from tabletop.ui.table.pieces.deal import deal_in
from tabletop.ui.table.pieces.travel import ASIDE, Way
from tabletop.ui.table.view.animate import Playback
from tabletop.ui.table.view.attention import Attention
from tabletop.ui.table.view.happening import Happening
from tabletop.ui.table.view.laid_table import LaidTable
from tabletop.ui.table.view.pacing import TurnPace
from tabletop.update import Update

SETTLE = Way(feel.SETTLE)
BACK = Way(feel.SETTLE, landing=SLIDE)


class TableView:
    """Shows updates of one match to one viewer: plays their events, then settles to the truth."""

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
        self.table = LaidTable(stage, game, setup, seats, viewer, furniture)
        self.happening = Happening(self.table, self._stamp)
        self.queue: deque[Update] = deque()
        self._playback: Playback | None = None
        self._haste = 1.0  # how much faster than usual cards fly in the update shown last
        self.pace = TurnPace(self.table.plan, self.table.plates.seating.turn_of)
        self.attention = Attention(self.table)
        self._weighed: list[Readout] = []  # by what it was last said how much is at stake
        self._tense = False

    @property
    def moments(self) -> MomentStage:
        """Return the stage on which decisive moments are told."""
        return self.table.furniture.find(MomentStage)

    def _stamp(self, sound: str) -> None:
        """Let a sound be heard when the next verdict is stamped."""
        self.moments.sound = sound

    def rebuild(self, viewer: int | None = None) -> None:
        """Build everything anew for another window, language or viewer; nothing moves."""
        table = self.table
        if viewer is not None:
            table.viewer = viewer
            table.shown = table.counts.table = None
            self.table.plates.seating.forget()
            self.attention.forget()
        self._hasten(Haste.NONE)
        if viewer is not None:
            self.moments.clear()
        table.setting.board.clear()
        table.build(table.focus)
        if table.shown is not None:
            self.table.settle(table.shown)

    # Showing

    @property
    def idle(self) -> bool:
        """Tell whether everything that happened has been shown."""
        told = self.moments.telling is None
        return told and self._playback is None and not self.queue

    def shows_only(self, mover: int) -> bool:
        """Tell whether all that is still to be shown are moves of one seat."""
        playing = self.happening.playing
        pending = [*([playing] if playing is not None else []), *self.queue]
        return all(update.mover == mover for update in pending)

    @property
    def busy(self) -> bool:
        """Tell whether something moves."""
        told = self.happening.waiting and self.moments.telling is None
        waiting = self.idle or told or self.moments.rests
        return not waiting or self.table.setting.lying.moving or self.table.furniture.moving

    def add(self, update: Update) -> None:
        """Queue an update to be shown after those before it."""
        self.queue.append(update)

    def deal(self, update: Update) -> None:
        """Show a table for the first time: cards come from the piles of their backs."""
        self.table.settle(update)
        if self.stage.settings.speed and not self.table.setting.board.calm:
            deal_in(self.table.setting.board, self.table.setting.geometry)

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
                break
            if self._playback is None:
                self._playback = self._play(self.queue.popleft())
            self.moments.haste = haste
            if not self._playback.next_act():
                self._end(self._playback)
        self.moments.haste = Haste.NONE

    def _rest(self) -> None:
        """Let everything lie where it belongs, unless something is still to come."""
        board = self.table.setting.board
        if self.table.shown is not None and self._playback is None:
            board.halt()
            self.table.settle(self.table.shown)
        else:
            board.finish()

    def _play(self, update: Update) -> Playback:
        """Begin to show an update: who moves says so, and what is paid is known beforehand."""
        self.table.furniture.begin(update)
        turned = self.attention.follow(update, ASIDE if self.happening.speed else None)
        before = self.table.shown.table if self.table.shown is not None else update.table
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
        self.table.settle(update, SETTLE)
        self.stage.log.note("shown", number=update.number)

    def sharpen(self, *, all_at_once: bool = False) -> None:
        """Paint pictures that had to wait while something moved: one, or all of them."""
        while self.table.setting.board.pictures.waiting:
            look = self.table.setting.board.pictures.work()
            for piece in self.table.setting.lying.pieces() if look is not None else ():
                if piece.look == look:
                    piece.redraw()
            if not all_at_once:
                return

    def advance(self, seconds: float) -> None:
        """Let time pass: play the front update, move what moves."""
        self.table.setting.board.pictures.patient = True
        self.moments.manner = self._manner
        self.attention.advance(seconds)
        if not self.stage.settings.speed and not (self.idle or self.happening.waiting):
            self._hear_moves()
            self.finish()
        speed = self.happening.speed
        held = self.happening.paused or self.happening.waiting or self.moments.holds
        if self._playback is None and self.queue and not held:
            update = self.queue.popleft()
            if update.events:
                self._playback = self._play(update)
            else:
                self._show(update)
        if self._playback is not None and not self.moments.holds:
            self._playback.advance(seconds * speed)
            self._haste = self._playback.haste
            self.table.furniture.follow()
            if self._playback.finished:
                self._end(self._playback)
        if self.moments.telling is not None and not self.moments.rests:
            self.pace.tell(seconds * speed)
        hasty = speed * self._haste
        self.table.furniture.advance(Lapse(seconds, seconds * speed, seconds * (hasty or 1.0)))
        pace = hasty or (0.0 if self.happening.paused else feel.FAST)
        self.table.setting.board.advance(seconds, pace)
        self.table.flat.refresh()
        self._tell_stakes()

    def _tell_stakes(self) -> None:
        """Say how much is at stake, and whether something is being told."""
        if self.table.readouts is not self._weighed:
            self._weighed = self.table.readouts
            shown = self.table.shown
            over = shown is not None and shown.table.over
            self._tense = not over and self.happening.cues.tense(self._weighed)
        sound = self.stage.sound
        sound.tense, sound.hushed = self._tense, self.moments.telling is not None

    @property
    def _manner(self) -> Manner:
        """Return how moments are told now."""
        waits = self.stage.settings.wait_moments
        # Whoever catches up has read already what was lost.
        stops = self.stage.settings.stop_losses and not self.happening.catching_up
        return Manner(waits, self.table.plan.swift, self.happening.paused, stops, self.pace.left)

    def _hear_moves(self) -> None:
        """Let the cards be heard that get to their places without being seen on their way."""
        for update in self.queue:
            for event in update.events:
                if event.kind == MOVED:
                    self.happening.hear(self.happening.cues.landed(event, self.table.setup, PLACE))
