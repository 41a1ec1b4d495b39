"""A table on the screen without hands: ground, pieces, counters, plates and readouts.

The running match and the replay both show their updates through it.
"""

from collections import deque
from collections.abc import Mapping

from rules.core.events import FINISHED, MOVED, Event
from rules.core.game import Game
from rules.core.refs import NOTHING, is_piece
from rules.core.setup import Setup
from rules.core.table import HIDDEN
from tabletop import paths
from tabletop.player.seats import Seat
from tabletop.ui.cues import causes_of, read_catalogue, read_cues
from tabletop.ui.sound import DIE, GAVEL, NO_SOUND, PLACE, SHUFFLE, SLIDE
from tabletop.ui.stage import Stage
from tabletop.ui.table import feel
from tabletop.ui.table.counters.payments import payments
from tabletop.ui.table.pieces.deal import deal_in
from tabletop.ui.table.pieces.travel import ASIDE, Way
from tabletop.ui.table.view.animate import Playback
from tabletop.ui.table.view.attention import Attention
from tabletop.ui.table.view.laid_table import LaidTable
from tabletop.ui.table.view.pacing import TurnPace
from tabletop.update import Update
from tabletop.words.text import MINUS

SETTLE = Way(feel.SETTLE)
BACK = Way(feel.SETTLE, landing=SLIDE)


class TableView(LaidTable):
    """Shows updates of one match to one viewer: plays their events, then settles to the truth."""

    def __init__(
        self, stage: Stage, game: Game, setup: Setup, seats: list[Seat], viewer: int
    ) -> None:
        super().__init__(stage, game, setup, seats, viewer)
        catalogue = read_catalogue(paths.assets() / "common")
        self.cues = read_cues(self.folder, list(catalogue.kinds), causes_of(game, setup))
        self.paused = False
        self.fast = False
        self.said: list[str] = []
        self.peeked = NOTHING
        self.queue: deque[Update] = deque()
        self._playback: Playback | None = None
        self._haste = 1.0  # how much faster than usual cards fly in the update shown last
        self.pace = TurnPace(self.plan, self.seating.turn_of)
        self.attention = Attention(self)

    def rebuild(self, viewer: int | None = None) -> None:
        """Build everything anew for another window, language or viewer; nothing moves."""
        if viewer is not None:
            self.viewer = viewer
            self.shown = None
            self.seating.forget()
            self.attention.forget()
        self.finish()
        self.board.clear()
        self.floats.clear()
        self.coins.clear()
        self._make()
        if self.shown is not None:
            self.settle(self.shown)

    def remove(self) -> None:
        """Leave the canvas."""
        self.board.clear()
        self.floats.clear()
        self.coins.clear()
        self.markers.remove()
        self.dice.remove()
        for mat in self.mats:
            mat.remove()

    # Showing

    @property
    def idle(self) -> bool:
        """Tell whether everything that happened has been shown."""
        return self._playback is None and not self.queue

    @property
    def playing(self) -> Update | None:
        """Return the update whose events are being shown."""
        return self._playback.update if self._playback is not None else None

    def shows_only(self, mover: int) -> bool:
        """Tell whether all that is still to be shown are moves of one seat."""
        pending = [*([self.playing] if self.playing is not None else []), *self.queue]
        return all(update.mover == mover for update in pending)

    @property
    def busy(self) -> bool:
        """Tell whether something moves."""
        moving = (self.board, self.floats, self.coins, self.markers, self.dice)
        coming = any(mat.moving for mat in self.mats)
        return not self.idle or coming or any(things.moving for things in moving)

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
        self.dress()
        self.share_room(way)
        self.board.settle(update.table, way)
        self.counts.take(update.table, self.geometry)
        self._show_counts(at_once=way is None)
        self.follow_pieces()
        self._show_seats()
        self.prepare()

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
            playback = self._play(self.queue.popleft())
            playback.finish()
            self._end(playback)
        self.board.finish()
        if self.shown is not None:
            self.settle(self.shown)

    def _play(self, update: Update) -> Playback:
        """Begin to show an update: who moves says so, and what is paid is known beforehand."""
        self.seating.did(update, self.speaker)
        self._show_seats()
        self.coins.expect(payments(update.events, self.setup, self.plan))
        for event in update.events:
            for echo in self.echoes if event.kind == MOVED else ():
                echo.left(event)
        turned = self.attention.follow(update, ASIDE if self.speed else None)
        before = self.shown.table if self.shown is not None else update.table
        most = self.pace.most(update, before)
        playback = Playback(update, self, lead=feel.FOCUS if turned else 0.0, most=most)
        self.pace.spend(update, playback.seconds)
        return playback

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
        self.attention.advance(seconds)
        if not self.stage.settings.speed and not self.idle:
            self._hear_moves()
            self.finish()
        speed = self.speed
        if self._playback is None and self.queue and not self.paused:
            update = self.queue.popleft()
            if update.events:
                self._playback = self._play(update)
            else:
                self.settle(update, SETTLE)
                self.stage.log.note("shown", number=update.number)
        if self._playback is not None:
            self._playback.advance(seconds * speed)
            self._haste = self._playback.haste
            self.follow_pieces()
            if self._playback.finished:
                self._end(self._playback)
        self.dice.advance(seconds * speed)
        speed *= self._haste
        self.board.advance(seconds, speed or (0.0 if self.paused else feel.FAST))
        self.markers.advance(seconds * (speed or 1.0))
        for mat in self.mats:
            mat.advance(seconds)
        self.floats.advance(seconds)
        self.coins.advance(seconds * (speed or 1.0))
        self.flat.refresh()

    def _hear_moves(self) -> None:
        """Let the cards be heard that get to their places without being seen on their way."""
        for update in self.queue:
            for event in update.events:
                if event.kind == MOVED:
                    self.kit.sound.play(self.cues.landed(event, self.setup, PLACE))

    # What events show

    def sees(self, ref: int) -> bool:
        """Tell whether a change of a counter is seen at all."""
        return ref in self.counts.values or self.counts.stands_for(ref) is not None

    def count(self, ref: int, amount: int) -> None:
        """Show that a counter changes by an amount."""
        self._pay(ref, amount)
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
        if where is not None and self.markers.prices_of(ref) is None and self.rises(shown):
            told = self.texts.counted(self.setup.counter(shown).base, abs(amount))
            tone, sign = ("good", "+") if amount > 0 else ("bad", MINUS)
            self.floats.rise(f"{sign}{told}", tone, where.center)

    def _pay(self, ref: int, amount: int) -> None:
        """Let coins fly where a change is part of a payment."""
        paid = self.coins.due((ref, amount))
        ends = [self.rect_of(end) for end in (paid.source, paid.target)] if paid else []
        if paid is None or self.board.calm or not self.speed:
            return
        start, end = (rect.center if rect is not None else None for rect in ends)
        if start is not None and end is not None:
            self.coins.fly(paid, start, end)

    def reveal(self, event: Event) -> None:
        """Turn a piece over; where it stays face down, remember that it may be looked at now."""
        self.board.revealed(event)
        piece = self.board.find(event.what) if is_piece(event.what) else None
        if piece is not None and piece.look.is_back:
            self.peeked = event.source

    def roll(self, faces: Mapping[int, int], seconds: float) -> None:
        """Throw dice that come to rest on these faces after so many seconds.

        A die that lies in no tray is only heard; its face is counted like that of the others.
        """
        if self.shown is not None:
            self.dice.dress(self.shown.table, self.kit)
        thrower = self.playing.mover if self.playing is not None else self.viewer
        number = self.shown.number if self.shown is not None else 0
        self.dice.throw(faces, seconds, (thrower - self.viewer) % self.setup.seats, number)
        if any(self.dice.tray_of(ref) is None for ref in faces):
            self.kit.sound.play(DIE)

    def rested(self, faces: Mapping[int, int]) -> None:
        """Count what dice show that have come to rest."""
        self.dice.finish()
        self.counts.values |= faces
        self._show_counts(at_once=False)
        for ref, face in faces.items():
            where = self.rect_of(ref) if self.dice.tray_of(ref) is None else None
            if where is not None:
                self.floats.rise(str(face), "brass", where.center)

    def say(self, event: Event) -> None:
        """Keep a sentence for the line above the hand."""
        over = event.kind == FINISHED
        self.kit.sound.play(GAVEL if over else self.cues.say.get(event.key, NO_SOUND))
        for mat in self.mats:
            mat.hear(event, self.playing.events if self.playing is not None else [event])
        line = self.speaker.event_line(event)
        if line:
            self.said.append(line)

    def reading(self, event: Event) -> float:
        """Return how long at least what is said must be seen: who has fought wants to know."""
        ended = [mat.reading for mat in self.mats if mat.ends(event, self.viewer)]
        return max(ended, default=0.0)

    def shake(self, place: int) -> None:
        """Let a shuffled pile shake."""
        self.kit.sound.play(SHUFFLE)
        self.board.shake(place)
