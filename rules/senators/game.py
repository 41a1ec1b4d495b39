"""Senators as a Game: set-up, automatic steps, guesses, end and scores."""

from pathlib import Path
from typing import Final, final

from rules.core.game import Game, Option, Readout
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.setup import HAND, PILE, Counter, Piece, Place, Setup
from rules.core.table import HIDDEN, NOBODY, Step, Table
from rules.senators import LABEL
from rules.senators.facts.cards import DECK, K
from rules.senators.facts.names import (
    ACTIVE,
    ASIDE,
    BACKS,
    COUNTERS_EACH,
    EVENT_BACK,
    EVENTS,
    LOTS,
    MONIES,
    OFFER,
    OFFERS,
    OFFICE_DECK,
    PHASES,
    SEENS,
    SUPPORT_BACK,
    SUPPORTS,
    TURN,
    TURN_COUNT,
    deck,
    hand,
    senate,
)
from rules.senators.facts.pieces import BACK_OF
from rules.senators.law import events
from rules.senators.law.ending import winners
from rules.senators.law.moments import KINDS
from rules.senators.law.money import earn
from rules.senators.mind.knowledge import PATH, SenatorKnowledge
from rules.senators.told.in_hand import read_hand
from rules.senators.told.previews import preview
from rules.senators.told.readouts import read_out
from rules.senators.verbs.catalogue import all_verbs

ANYBODY_STARTS: Final = 0  # value of the option "starter": chance decides
NO_ONE: Final = 0
NO_SLEEVE: Final = 0
SHARED_PLACES: Final = ["events", "event", "past", "wars", "treasury", "sale", "supports", "aside"]
FACE_DOWN: Final = {"deck", "events", "aside"}


@final
class Senators(Game):
    """Senators, the Roman auction for three to five players (S-1)."""

    moments = KINDS
    weights = PATH

    def __init__(self, weights: Path = PATH) -> None:
        options = [
            Option("ledger", [0, 1], 1),
            Option("supports", [0, 1], 0),
            Option("starter", [ANYBODY_STARTS, 1, 2, 3, 4, 5], ANYBODY_STARTS),
        ]
        self.habits: Final = SenatorKnowledge(weights)
        super().__init__(
            LABEL.name, LABEL.version, LABEL.seat_counts, PHASES, all_verbs(), options, self.habits
        )

    def knowing(self, weights: Path) -> Game:
        """Return the game with players that believe other weights."""
        return Senators(weights)

    def setup(self, seats: int, options: dict[str, int]) -> Setup:
        """Return the cards, places and counters of a match."""
        setup = Setup(seats, options, BACKS)
        piece = 1
        for index, card in enumerate(DECK.cards):
            setup.add_card(card)
            copies = DECK.copies[index]
            for number in range(copies):
                name = card.id if copies == 1 else f"{card.id}/{number + 1}"
                setup.add_piece(Piece(name, index, BACK_OF[piece]))
                piece += 1
        _add_places(setup)
        _add_counters(setup)
        return setup

    def deal(self, t: Table) -> None:
        """Lay out the decks, the discs, the talents and the first cards (S.1.1 to S.1.8)."""
        seats = t.setup.seats
        starter = t.setup.options["starter"]
        chance = starter == ANYBODY_STARTS
        first = t.rng.below(seats) if chance else (starter - 1) % seats
        t.add(ACTIVE, first, "S.1.6")
        for piece in range(1, len(t.where)):
            t.lay(piece, FIRST_PLACES[piece])
        for place in [*[deck(number) for number in range(LOTS)], EVENTS, ASIDE]:
            t.shuffle(place, "S.1.3")
        for turn in range(seats):
            seat = (first + turn) % seats
            t.add(senate(seat), K.start_place, "S.1.2")
            earn(t, seat, K.start_money + turn * K.start_step, "S.1.7")
            for number in range(OFFICE_DECK):
                t.move(t.at(deck(number))[-1], hand(seat), "S.1.4")
        if t.setup.options["supports"]:
            # As many as players (S-29); the last player chooses first (S-30).
            for _ in range(seats):
                t.move(t.at(ASIDE)[-1], SUPPORTS, "S-29")
            events.choose_support(t, (first - 1) % seats)
        else:
            t.ask(Step(TURN, NOBODY))

    def run(self, t: Table, step: Step) -> None:
        """Carry out an automatic step: the next turn begins."""
        events.begin_turn(t)

    def scores(self, t: Table) -> list[float]:
        """Share the win among the highest places, then the most talents (S.6.2, S-33)."""
        first = winners(t)
        share = 1.0 / len(first)
        return [share if seat in first else 0.0 for seat in range(t.setup.seats)]

    def turns(self, t: Table) -> int:
        """Return how many turns have begun."""
        return t.count(TURN_COUNT)

    def readouts(self, t: Table) -> list[Readout]:
        """Return what the table's viewer may know and would compute."""
        return read_out(t) + read_hand(t)

    def preview(self, t: Table, m: Move) -> Readout | None:
        """Return what a move would bring."""
        return preview(t, m)

    def imagine(self, t: Table, rng: Rng) -> None:
        """Count the talents that everybody has watched; guess at sealed offers (S-6)."""
        sealed = _sealed(t)
        for seat in range(t.setup.seats):
            base = seat * COUNTERS_EACH
            if t.counts[MONIES + base] == HIDDEN:
                t.counts[MONIES + base] = t.counts[SEENS + base]
            if t.counts[OFFERS + base] == HIDDEN:
                guess = 0
                if seat in sealed:
                    guess = self.habits.likely_offer(t, t.counts[MONIES + base], rng)
                t.counts[OFFERS + base] = guess


def _sealed(t: Table) -> list[int]:
    """Return the seats whose offers lie sealed."""
    for step in t.agenda:
        if step.phase == OFFER:
            first, seats = t.count(ACTIVE), t.setup.seats
            return [(first + i) % seats for i in range((step.seat - first) % seats)]
    return []


def _add_places(setup: Setup) -> None:
    """Add the places in the order that names.py computes with."""
    for base in ["deck", "pile", "lot"]:
        for number in range(LOTS):
            viewers = NO_ONE if base in FACE_DOWN else setup.everyone
            setup.add_place(Place(base, NOBODY, number, viewers, PILE, NO_SLEEVE))
    for base in SHARED_PLACES:
        viewers = NO_ONE if base in FACE_DOWN else setup.everyone
        setup.add_place(Place(base, NOBODY, NOBODY, viewers, PILE, NO_SLEEVE))
    for seat in range(setup.seats):
        own = 1 << seat
        setup.add_place(Place("hand", seat, NOBODY, own, HAND, NO_SLEEVE))
        setup.add_place(Place("front", seat, NOBODY, setup.everyone, PILE, NO_SLEEVE))
        setup.add_place(Place("sack", seat, NOBODY, own, HAND, NO_SLEEVE))


def _add_counters(setup: Setup) -> None:
    """Add the counters in the order that names.py computes with.

    The ledger shows to everybody what whoever watched has counted anyway (S-6).
    """
    everyone = setup.everyone
    for base in ["turn", "active", "cheap", "licence"]:
        setup.add_counter(Counter(base, NOBODY, NOBODY, everyone))
    for seat in range(setup.seats):
        own = 1 << seat
        purse = everyone if setup.options["ledger"] else own
        setup.add_counter(Counter("senate", seat, NOBODY, everyone))
        setup.add_counter(Counter("money", seat, NOBODY, purse))
        setup.add_counter(Counter("seen", seat, NOBODY, everyone))
        setup.add_counter(Counter("offer", seat, NOBODY, own))
        for number in range(LOTS):
            setup.add_counter(Counter("bid", seat, number, everyone))
        for base in ["spared", "former_place", "former_money"]:
            setup.add_counter(Counter(base, seat, NOBODY, everyone))


def _first_place(back: int) -> int:
    if back == EVENT_BACK:
        return EVENTS
    return ASIDE if back == SUPPORT_BACK else deck(back - 1)


FIRST_PLACES: Final = [_first_place(back) for back in BACK_OF]
GAME: Final = Senators()
