"""A desk on which tests lay out positions of Floor Vote card by card."""

from rules.core.engine import explain, judge, legal_moves, new_table, play
from rules.core.events import SAID, Event
from rules.core.game import Readout, Ruling
from rules.core.hidden import redact
from rules.core.notation import read, write
from rules.core.table import Step, Table
from rules.floorvote import GAME
from rules.floorvote.facts import names
from rules.floorvote.facts.fields import FIELDS, PASSED_COMMITTEE
from rules.floorvote.facts.names import (
    ACTIVE_SEAT,
    TURN,
    TURNS,
    active,
    bench,
    caucus,
    cloakroom,
    hand,
    points,
    seat_of,
)
from rules.floorvote.facts.pieces import PRINTED
from rules.floorvote.law import records
from rules.floorvote.law.polls import Question, Tally

LATER = 11  # a turn of seat 0 after the first round


class Desk:
    """A table with empty hands in the turn of seat 0, which leads the Democrats."""

    def __init__(self, seed: int = 1, **options: int) -> None:
        self.t: Table = new_table(GAME, 2, seed, options)
        self.events: list[Event] = []
        majority = self.t.setup.options["majority"]
        mine = majority == (0 if self.t.seat == 0 else 1)
        self.play("lead_majority" if mine else "lead_minority")
        self.t.agenda.clear()
        for seat in range(2):
            for card in self.t.at(hand(seat))[:]:
                self._put(card, names.POLITICS)
            for senator in self.t.at(cloakroom(seat))[:]:
                self._put(senator, bench(seat))
        for card in self.t.at(names.FLASH)[:]:
            self._put(card, names.POLITICS)
        self.turn(0)

    # Laying out

    def _put(self, piece: int, place: int, *, to_bottom: bool = True) -> None:
        """Put a piece somewhere; nobody watched the test do it."""
        self.t.move(piece, place, to_bottom=to_bottom)
        self.t.known[piece] = self.t.setup.place(place).viewers

    def give(self, place: int, *cards: str) -> "Desk":
        """Put pieces into a place, in this order."""
        for card in cards:
            self._put(self.ref(card), place, to_bottom=False)
        return self

    def set(self, counter: int, value: int) -> "Desk":
        """Let a counter have a value."""
        self.t.add(counter, value - self.t.count(counter))
        return self

    def turn(self, seat: int, number: int = LATER) -> "Desk":
        """Let it be the turn of a seat, usually one long after the first round."""
        self.set(TURNS, number + seat).set(ACTIVE_SEAT, seat).set(names.PLACED, 0)
        self.t.agenda.clear()
        self.t.ask(Step(TURN, seat))
        return self

    def hand(self, seat: int, *cards: str) -> "Desk":
        """Give a seat Politics cards."""
        return self.give(hand(seat), *cards)

    def cloakroom(self, seat: int, *senators: str) -> "Desk":
        """Give a seat senators in the hand."""
        return self.give(cloakroom(seat), *senators)

    def seated(self, *senators: str) -> "Desk":
        """Put senators into play, each in the own caucus."""
        for senator in senators:
            self.give(caucus(seat_of(self.t, self.ref(senator))), senator)
        return self

    def flash(self, *cards: str) -> "Desk":
        """Put Flash cards in force."""
        return self.give(names.FLASH, *cards)

    def bill(self, bill: str, sponsor: str, place: str = "floor", /, **fields: int | str) -> "Desk":
        """Lay out a live bill of the sponsor's side that may be called now; more fields by name.

        Pork may be given as entries separated by spaces.
        """
        ref, senator = self.ref(bill), self.ref(sponsor)
        self.give(self.ref(place), bill)
        if self.t.where[senator] != caucus(seat_of(self.t, senator)):
            self.seated(sponsor)
        usual: dict[str, int | str] = {
            "owner": seat_of(self.t, senator),
            "sponsor": senator,
            "position": PRINTED[ref],
            "marks": 0 if place == "committee" else PASSED_COMMITTEE,
        }
        for key, value in (usual | fields).items():
            number = self.mask(value) if isinstance(value, str) else value
            records.put(self.t, ref, FIELDS.index(key), number)
        return self

    def mask(self, pork: str) -> int:
        """Return the mask of some entries of pork, separated by spaces."""
        return sum(names.favour_bit(self.ref(favour)) for favour in pork.split())

    def on(self, bill: str, *senators: str) -> "Desk":
        """Lay senators on a bill that nobody votes on."""
        return self.give(names.on(self.ref(bill)), *senators)

    # Playing

    def play(self, *texts: str) -> "Desk":
        """Play moves; the events of all of them are remembered."""
        self.events = []
        for text in texts:
            self.events += play(GAME, self.t, read(GAME, self.t.setup, text))
        return self

    def call(self, sponsor: str, bill: str) -> "Desk":
        """Call a vote, and let it come without an answer."""
        self.play(f"call {sponsor}>{bill}")
        while self.phase in {"answer", "own_answer"}:
            self.play("consent")
        return self

    def pass_to(self, seat: int) -> "Desk":
        """Hand the move of an exchange over until it is a seat's go, without ending it."""
        if self.t.seat != seat:
            self.play("reply" if "reply" in self.moves("reply") else "decline")
        return self

    def settle(self) -> "Desk":
        """Hand over and decline until the poll is taken, and remember what came of it."""
        phase = self.phase
        events: list[Event] = []
        while self.phase == phase:
            self.play("reply" if self.moves("reply") else "decline")
            events += self.events
        self.events = events
        return self

    # Looking

    def judge(self, text: str) -> str:
        """Return the clause that forbids a move, or nothing."""
        return judge(GAME, self.t, read(GAME, self.t.setup, text))

    def moves(self, *verbs: str) -> list[str]:
        """List the legal moves as text, of all verbs or of some."""
        found = [write(GAME, self.t.setup, m) for m in legal_moves(GAME, self.t)]
        return [m for m in found if not verbs or m.split()[0] in verbs]

    def targets(self, card: str) -> list[str]:
        """List what a card may be played on, sorted."""
        found = [m.removeprefix("play ").split(">") for m in self.moves("play")]
        return sorted(onto for what, onto in found if what == card)

    def why(self, what: str, onto: str = "", seat: int | None = None) -> Ruling:
        """Return why a seat, usually the deciding one, cannot take one thing to another."""
        seat = self.t.seat if seat is None else seat
        return explain(GAME, redact(self.t, seat), seat, self.ref(what), self.ref(onto))

    def preview(self, text: str) -> Readout | None:
        """Return what a move would bring, as its own seat sees it."""
        view = redact(self.t, self.t.seat)
        return GAME.preview(view, read(GAME, view.setup, text))

    def foresees(self, text: str) -> tuple[str, dict[str, int]]:
        """Return the key and the numbers of what a move would bring."""
        found = self.preview(text)
        assert found is not None
        return found.key, found.numbers

    def readouts(self, key: str) -> dict[str, dict[str, int]]:
        """Return the readouts of a key by the name of what they are about."""
        view = redact(self.t, 0)
        found = [r for r in GAME.readouts(view) if r.key == key]
        return {self.t.setup.name_of(r.ref): r.numbers for r in found}

    def said(self, key: str) -> list[Event]:
        """Return what was said under a key since the last play."""
        return [e for e in self.events if e.kind == SAID and e.key == key]

    @property
    def phase(self) -> str:
        """Return the name of the step on top, or nothing when the match is over."""
        return GAME.phases[self.t.agenda[-1].phase] if self.t.agenda else ""

    @property
    def question(self) -> Question:
        """Return what is voted on."""
        return Question(self.t)

    @property
    def tally(self) -> Tally:
        """Return how the vote stands."""
        return self.question.tally()

    @property
    def sums(self) -> tuple[int, int]:
        """Return the votes for and against as things stand."""
        return self.tally.ayes, self.tally.nays

    def get(self, bill: str, field: str) -> int:
        """Return a field of a bill's record."""
        return records.get(self.t, self.ref(bill), FIELDS.index(field))

    def points(self, seat: int) -> float:
        """Return the points of a seat."""
        return self.t.count(points(seat)) / 2

    def place(self, piece: str) -> str:
        """Return the name of the place where a piece lies."""
        return self.t.setup.name_of(self.t.where[self.ref(piece)])

    def active(self, seat: int) -> list[str]:
        """Return a seat's senators in the chamber."""
        return [self.t.setup.name_of(s) for s in self.t.at(active(seat))]

    def ref(self, name: str) -> int:
        """Return the ref of a name."""
        return self.t.setup.refs[name] if name else 0
