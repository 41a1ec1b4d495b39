"""Divide & Conquer as a Game: set-up, automatic steps, end and scores."""

from pathlib import Path
from typing import ClassVar, Final, final

from rules.core.game import Game, Option, Readout
from rules.core.moves import Move
from rules.core.setup import HAND, PILE, Counter, Piece, Place, Setup
from rules.core.table import NOBODY, Step, Table
from rules.divide import LABEL
from rules.divide.facts.cards import DECK as CARDS
from rules.divide.facts.cards import K
from rules.divide.facts.names import (
    ACTIVE,
    ATTACK_DIE,
    BACKS,
    BEGIN,
    DECK,
    DECK_BACK,
    DICE,
    FACE_DOWN,
    GROUPS,
    HOME,
    PHASES,
    REMOVED,
    SEAT_COUNTERS,
    SHARED_COUNTERS,
    SHARED_PLACES,
    TURNS,
    hand,
    start,
)
from rules.divide.law.changes import tally
from rules.divide.law.round_moments import ranks
from rules.divide.law.turns import begin_turn
from rules.divide.mind.knowledge import PATH, DivideKnowledge
from rules.divide.told.in_hand import read_hand
from rules.divide.told.previews import preview
from rules.divide.told.readouts import read_out
from rules.divide.verbs.catalogue import all_verbs

NO_ONE: Final = 0
NO_SLEEVE: Final = 0
TEN: Final = 10


@final
class Divide(Game):
    """Divide & Conquer, the satire of two wings for four to eight players (D-1)."""

    moments: ClassVar[list[str]] = ["attack", "battle", "laid", "event", "summary", "last", "end"]
    weights = PATH

    def __init__(self, weights: Path = PATH) -> None:
        options = [Option("long", [0, 1], 0)]
        super().__init__(
            LABEL.name,
            LABEL.version,
            LABEL.seat_counts,
            PHASES,
            all_verbs(),
            options,
            DivideKnowledge(weights),
        )

    def knowing(self, weights: Path) -> Game:
        """Return the game with players that believe other weights."""
        return Divide(weights)

    def setup(self, seats: int, options: dict[str, int]) -> Setup:
        """Return the cards, places and counters of a match."""
        setup = Setup(seats, options, BACKS)
        for index, card in enumerate(CARDS.cards):
            setup.add_card(card)
            setup.add_piece(Piece(card.id, index, DECK_BACK))
        _add_places(setup)
        _add_counters(setup)
        return setup

    def deal(self, t: Table) -> None:
        """Shuffle, take out what is not played with, and deal (D.2.1, D.2.5)."""
        for piece in range(1, len(t.where)):
            t.lay(piece, DECK)
        t.shuffle(DECK, "D.2.1")
        if not t.setup.options["long"]:
            for _ in range(K.removed[t.setup.seats - LABEL.seat_counts[0]]):
                t.move(t.at(DECK)[-1], REMOVED, "D.2.5")
        for seat in range(t.setup.seats):
            for _ in range(K.hand):
                t.move(t.at(DECK)[-1], hand(seat), "D.2.1")
        t.add(HOME, NOBODY)
        t.add(ACTIVE, _first_player(t), "D-2")
        t.ask(Step(BEGIN, NOBODY))

    def run(self, t: Table, step: Step) -> None:
        """Carry out an automatic step: the next turn begins."""
        begin_turn(t)

    def scores(self, t: Table) -> list[float]:
        """Share the win among the most influence, then the most cards (D-31, D-32, D.7.5)."""
        found = ranks(t)
        best = max(found)
        share = 1.0 / found.count(best)
        return [share if rank == best else 0.0 for rank in found]

    def turns(self, t: Table) -> int:
        """Return how many turns have begun."""
        return t.count(TURNS)

    def readouts(self, t: Table) -> list[Readout]:
        """Return what the table's viewer may know and would compute."""
        return read_out(t) + read_hand(t)

    def reckon(self, t: Table) -> None:
        """Count the wings, influence and cards of all seats anew (D-31)."""
        for seat in range(t.setup.seats):
            tally(t, seat)

    def preview(self, t: Table, m: Move) -> Readout | None:
        """Return what a move would bring."""
        return preview(t, m)


def _first_player(t: Table) -> int:
    """Let everybody roll a die, and whoever is level on top once more, until one leads (D-2)."""
    leaders = list(range(t.setup.seats))
    while len(leaders) > 1:
        faces = [t.roll(ATTACK_DIE, K.sides, "D-2") for _ in leaders]
        for seat, face in zip(leaders, faces, strict=True):
            t.add(start(seat), t.count(start(seat)) * (TEN - 1) + face, "D-2")
        best = max(faces)
        leaders = [seat for seat, face in zip(leaders, faces, strict=True) if face == best]
    t.add(ATTACK_DIE, -t.count(ATTACK_DIE), "D-2")
    return leaders[0]


def _add_places(setup: Setup) -> None:
    """Add the places in the order that names.py computes with (D.2.4 says who may look)."""
    for name in SHARED_PLACES:
        viewers = NO_ONE if name in FACE_DOWN else setup.everyone
        setup.add_place(Place(name, NOBODY, NOBODY, viewers, PILE, NO_SLEEVE))
    for group in range(1, GROUPS + 1):
        setup.add_place(Place("on", NOBODY, group - 1, setup.everyone, PILE, NO_SLEEVE, group))
    for seat in range(setup.seats):
        setup.add_place(Place("hand", seat, NOBODY, 1 << seat, HAND, NO_SLEEVE))
        setup.add_place(Place("base", seat, NOBODY, setup.everyone, PILE, NO_SLEEVE))


def _add_counters(setup: Setup) -> None:
    """Add the counters in the order that names.py computes with; all of them are public."""
    for name in SHARED_COUNTERS:
        setup.add_counter(Counter(name, NOBODY, NOBODY, setup.everyone))
    for number in range(DICE):
        setup.add_counter(Counter("die", NOBODY, number, setup.everyone))
    for seat in range(setup.seats):
        for name in SEAT_COUNTERS:
            setup.add_counter(Counter(name, seat, NOBODY, setup.everyone))


GAME: Final = Divide()
