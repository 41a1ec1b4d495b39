"""What happens on a table, event by event: counted, rolled, revealed, said and heard."""

from collections.abc import Callable, Mapping

from rules.core.events import FINISHED, Event
from rules.core.refs import NOTHING, is_piece
from rules.core.table import HIDDEN
from tabletop import paths
from tabletop.ui.cues import causes_of, read_catalogue, read_cues
from tabletop.ui.sound import DIE, GAVEL, NO_SOUND, SHUFFLE
from tabletop.ui.table import feel
from tabletop.ui.table.counters.floats import Floats
from tabletop.ui.table.counters.payments import Coins
from tabletop.ui.table.pieces.board import Board
from tabletop.ui.table.view.laid_table import LaidTable
from tabletop.update import Update
from tabletop.words.text import MINUS


class Happening:
    """Shows single events on a table; what was said and what may be looked at now is kept."""

    def __init__(self, table: LaidTable, stamp: Callable[[str], None]) -> None:
        self.table = table
        self.stamp = stamp  # keeps the sound of a verdict until that is stamped
        self.game = table.game
        catalogue = read_catalogue(paths.assets() / "common")
        causes = causes_of(table.game, table.setup)
        self.cues = read_cues(table.folder, list(catalogue.kinds), causes)
        self.paused = False
        self.fast = False
        self.waiting = False  # until somebody has read what is about to be shown
        self.catching_up = False  # with what happened while somebody else sat here
        self.said: list[str] = []
        self.peeked = NOTHING
        self.playing: Update | None = None  # the update whose events are being shown

    @property
    def board(self) -> Board:
        """Return the pieces of the table."""
        return self.table.setting.board

    @property
    def speed(self) -> float:
        """Return how fast time passes on the table; 0 is at once."""
        if self.paused:
            return 0.0
        swift = self.fast or self.catching_up
        return self.table.stage.settings.speed * (feel.FAST if swift else 1.0)

    def hear(self, name: str) -> None:
        """Let a sound be heard."""
        self.table.setting.kit.sound.play(name)

    def sees(self, ref: int) -> bool:
        """Tell whether a change of a counter is seen at all."""
        counts = self.table.counts
        return ref in counts.values or counts.stands_for(ref) is not None

    def count(self, ref: int, amount: int) -> None:
        """Show that a counter changes by an amount."""
        self._pay(ref, amount)
        table, counts = self.table, self.table.counts
        before = counts.value(ref)
        shadow = counts.stands_for(ref)
        if before == HIDDEN or not amount:
            return
        if shadow is not None and counts.value(shadow) != HIDDEN:
            return  # what it stands for is there to be seen
        counts.values[ref] = before + amount
        table.furniture.show(at_once=False)
        shown = ref if shadow is None else shadow
        base = table.setup.counter(shown).base
        self.hear(self.cues.counted(base, amount))
        where, priced = table.rect_of(shown), table.markers.prices_of(ref)
        if where is not None and priced is None and table.plates.rises(shown):
            told = table.setting.texts.counted(base, abs(amount))
            tone, sign = ("good", "+") if amount > 0 else ("bad", MINUS)
            table.furniture.find(Floats).rise(f"{sign}{told}", tone, where.center)

    def _pay(self, ref: int, amount: int) -> None:
        """Let coins fly where a change is part of a payment."""
        coins = self.table.furniture.find(Coins)
        paid = coins.due((ref, amount))
        if paid is None or self.board.calm or not self.speed:
            return
        start, end = (self.table.rect_of(ref) for ref in (paid.source, paid.target))
        if start is not None and end is not None:
            coins.fly(paid, start.center, end.center)

    def reveal(self, event: Event) -> None:
        """Turn a piece over; where it stays face down, remember that it may be looked at now."""
        self.board.revealed(event)
        piece = self.board.lying.find(event.what) if is_piece(event.what) else None
        if piece is not None and piece.look.is_back:
            self.peeked = event.source

    def roll(self, faces: Mapping[int, int], seconds: float) -> None:
        """Throw dice that come to rest on these faces after so many seconds.

        A die that lies in no tray is only heard; its face is counted like that of the others.
        """
        table, dice = self.table, self.table.dice
        if table.shown is not None:
            dice.dress(table.shown.table)
        thrower = self.playing.mover if self.playing is not None else table.viewer
        number = table.shown.number if table.shown is not None else 0
        dice.throw(faces, seconds, (thrower - table.viewer) % table.setup.seats, number)
        if any(dice.tray_of(ref) is None for ref in faces):
            self.hear(DIE)

    def rested(self, faces: Mapping[int, int]) -> None:
        """Count what dice show that have come to rest."""
        table, dice = self.table, self.table.dice
        dice.finish()
        table.counts.values |= faces
        table.furniture.show(at_once=False)
        for ref, face in faces.items():
            where = table.rect_of(ref) if dice.tray_of(ref) is None else None
            if where is not None:
                table.furniture.find(Floats).rise(str(face), "brass", where.center)

    def say(self, event: Event) -> None:
        """Keep a sentence for the line above the hand."""
        over = event.kind == FINISHED
        sound = GAVEL if over else self.cues.say.get(event.key, NO_SOUND)
        self.stamp(sound)
        if event.moment is None:
            self.hear(sound)
        events = self.playing.events if self.playing is not None else [event]
        self.table.furniture.hear(event, events)
        line = self.table.setting.speaker.event_line(event)
        if line:
            self.said.append(line)

    def reading(self, event: Event) -> float:
        """Return how long at least what is said must be seen: who has fought wants to know."""
        return self.table.furniture.reading(event)

    def shake(self, place: int) -> None:
        """Let a shuffled pile shake."""
        self.hear(SHUFFLE)
        self.board.shake(place)
