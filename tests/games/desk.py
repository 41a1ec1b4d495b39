"""A desk on which tests lay out positions of any game, play by notation and look at the outcome."""

from typing import Self

from rules.core.engine import explain, judge, legal_moves, meant, new_table, play
from rules.core.events import SAID, Event
from rules.core.game import Game, Readout, Ruling
from rules.core.hidden import redact
from rules.core.notation import read, write
from rules.core.refs import NOTHING
from rules.core.table import Step, Table


class GameDesk:
    """A table of one game; its games add what their own tests lay out and look at."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, int]) -> None:
        self.game = game
        self.t: Table = new_table(game, seats, seed, options)
        self.events: list[Event] = []
        self.used: set[int] = set()

    # Laying out

    def find(self, card: str) -> int:
        """Return a piece of a card that has copies, one that the test has not used yet."""
        for piece in range(1, len(self.t.where)):
            if self.t.setup.card(piece).id == card and piece not in self.used:
                self.used.add(piece)
                return piece
        raise AssertionError(card)

    def put(self, piece: int, place: int, *, to_bottom: bool = False) -> None:
        """Put a piece somewhere; nobody watched the test do it."""
        self.t.move(piece, place, to_bottom=to_bottom)
        self.t.known[piece] = self.t.setup.place(place).viewers

    def give(self, place: int, *names: str) -> Self:
        """Put pieces into a place, in this order."""
        for name in names:
            self.put(self.meant(name), place)
        return self

    def meant(self, name: str) -> int:
        """Return the piece that a test means by a name; games with copies find one."""
        return self.ref(name)

    def clear(self, place: int, into: int, *, to_bottom: bool = False) -> Self:
        """Take everything out of a place and put it into another one."""
        for piece in self.t.at(place)[:]:
            self.put(piece, into, to_bottom=to_bottom)
        return self

    def set(self, counter: int, value: int) -> Self:
        """Let a counter have a value."""
        self.t.add(counter, value - self.t.count(counter))
        return self

    # Playing

    def ask(self, phase: int, seat: int, what: int = NOTHING, amount: int = 0) -> Self:
        """Put a seat before a decision."""
        self.t.agenda.clear()
        self.t.ask(Step(phase, seat, what, amount))
        return self

    def run(self, step: Step) -> Self:
        """Carry out an automatic step, and it alone, and remember what happened."""
        self.t.agenda.clear()
        self.events = self.t.events = []
        self.game.run(self.t, step)
        self.t.events = None
        return self

    def play(self, *texts: str) -> Self:
        """Play moves; the events of all of them are remembered."""
        self.events = []
        for text in texts:
            self.events += play(self.game, self.t, read(self.game, self.t.setup, text))
        return self

    # Asking what is allowed

    def judge(self, text: str) -> str:
        """Return the clause that forbids a move, or nothing."""
        return judge(self.game, self.t, read(self.game, self.t.setup, text))

    def moves(self, *verbs: str) -> list[str]:
        """List the legal moves as text, of all verbs or of some."""
        found = [write(self.game, self.t.setup, m) for m in legal_moves(self.game, self.t)]
        return [m for m in found if not verbs or m.split()[0].split("=")[0] in verbs]

    def why(self, what: str, onto: str = "", amount: int = 0, *, seat: int | None = None) -> Ruling:
        """Return why a seat, usually the deciding one, cannot take one thing to another."""
        seat = self.t.seat if seat is None else seat
        view = redact(self.t, seat)
        return explain(self.game, view, seat, self.ref(what), self.ref(onto), amount)

    def read_as(self, what: str, onto: str) -> list[str]:
        """List the moves that a gesture of the deciding seat means without naming them."""
        view = redact(self.t, self.t.seat)
        legal = legal_moves(self.game, view)
        found = meant(self.game, view, legal, self.ref(what), self.ref(onto))
        return [write(self.game, view.setup, m) for m in found]

    # Looking

    def preview(self, text: str) -> Readout | None:
        """Return what a move would bring, as its own seat sees it."""
        view = redact(self.t, self.t.seat)
        return self.game.preview(view, read(self.game, view.setup, text))

    def foreseen(self, text: str) -> Readout:
        """Return what a move would bring, which must be something."""
        found = self.preview(text)
        assert found is not None
        return found

    def foresees(self, text: str) -> tuple[str, dict[str, int]]:
        """Return the key and the numbers of what a move would bring."""
        found = self.foreseen(text)
        return found.key, found.numbers

    def readouts(self, key: str) -> dict[str, dict[str, int]]:
        """Return the readouts of a key by the name of what they are about."""
        found = [r for r in self.game.readouts(redact(self.t, 0)) if r.key == key]
        return {self.t.setup.name_of(r.ref): r.numbers for r in found}

    @property
    def phase(self) -> str:
        """Return the name of the step on top, or nothing when the match is over."""
        return self.game.phases[self.t.agenda[-1].phase] if self.t.agenda else ""

    def ref(self, name: str) -> int:
        """Return the ref of a name."""
        return self.t.setup.refs[name] if name else NOTHING

    def where(self, name: str) -> str:
        """Return the name of the place in which a piece lies."""
        return self.t.setup.name_of(self.t.where[self.ref(name)])

    def cards(self, place: str) -> list[str]:
        """Return the cards in a place by their ids, bottom first."""
        return [self.t.setup.card(piece).id for piece in self.t.at(self.ref(place))]

    def said(self) -> list[str]:
        """Return the keys of the sentences among the remembered events."""
        return [event.key for event in self.events if event.kind == SAID]

    def spoken(self, key: str) -> list[Event]:
        """Return the remembered events that say a sentence."""
        return [event for event in self.events if event.kind == SAID and event.key == key]

    def clauses(self) -> frozenset[str]:
        """Return the clauses of the remembered events."""
        return frozenset(event.clause for event in self.events)
