"""A desk on which tests lay out positions of Floor Vote card by card."""

from typing import Self

from rules.core.events import Event
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
from rules.floorvote.game import GAME
from rules.floorvote.law import records
from rules.floorvote.law.polls import Question, Tally
from tests.games.desk import GameDesk

LATER = 11  # a turn of seat 0 after the first round


class Desk(GameDesk):
    """A table with empty hands in the turn of seat 0, which leads the Democrats."""

    def __init__(self, seed: int = 1, **options: int) -> None:
        super().__init__(GAME, 2, seed, options)
        majority = self.t.setup.options["majority"]
        mine = majority == (0 if self.t.seat == 0 else 1)
        self.play("lead_majority" if mine else "lead_minority")
        for seat in range(2):
            self.clear(hand(seat), names.POLITICS, to_bottom=True)
            self.clear(cloakroom(seat), bench(seat), to_bottom=True)
        self.clear(names.FLASH, names.POLITICS, to_bottom=True).turn(0)

    # Laying out

    def turn(self, seat: int, number: int = LATER) -> Self:
        """Let it be the turn of a seat, usually one long after the first round."""
        self.set(TURNS, number + seat).set(ACTIVE_SEAT, seat).set(names.PLACED, 0)
        return self.ask(TURN, seat)

    def hand(self, seat: int, *cards: str) -> Self:
        """Give a seat Politics cards."""
        return self.give(hand(seat), *cards)

    def cloakroom(self, seat: int, *senators: str) -> Self:
        """Give a seat senators in the hand."""
        return self.give(cloakroom(seat), *senators)

    def seated(self, *senators: str) -> Self:
        """Put senators into play, each in one's own caucus."""
        for senator in senators:
            self.give(caucus(seat_of(self.t, self.ref(senator))), senator)
        return self

    def flash(self, *cards: str) -> Self:
        """Put Flash cards in force."""
        return self.give(names.FLASH, *cards)

    def bill(self, bill: str, sponsor: str, place: str = "floor", /, **fields: int | str) -> Self:
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

    def on(self, bill: str, *senators: str) -> Self:
        """Lay senators on a bill that nobody votes on."""
        return self.give(names.on(self.ref(bill)), *senators)

    # Playing

    def call(self, sponsor: str, bill: str) -> Self:
        """Call a vote, and let it come without an answer."""
        self.play(f"call {sponsor}>{bill}")
        while self.phase in {"answer", "own_answer"}:
            self.play("consent")
        return self

    def pass_to(self, seat: int) -> Self:
        """Hand the move of an exchange over until it is a seat's go, without ending it."""
        if self.t.seat != seat:
            self.play("reply" if "reply" in self.moves("reply") else "decline")
        return self

    def settle(self) -> Self:
        """Hand over and decline until the poll is taken, and remember what came of it."""
        phase = self.phase
        events: list[Event] = []
        while self.phase == phase:
            self.play("reply" if self.moves("reply") else "decline")
            events += self.events
        self.events = events
        return self

    # Looking

    def targets(self, card: str) -> list[str]:
        """List what a card may be played on, sorted."""
        found = [m.removeprefix("play ").split(">") for m in self.moves("play")]
        return sorted(onto for what, onto in found if what == card)

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

    def active(self, seat: int) -> list[str]:
        """Return a seat's senators in the chamber."""
        return [self.t.setup.name_of(s) for s in self.t.at(active(seat))]
