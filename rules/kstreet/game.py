"""K Street as a Game: set-up, automatic steps, end and scores."""

from pathlib import Path
from typing import Final, final

from rules.core.game import Game, Option, Readout
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.setup import HAND, PILE, Counter, Piece, Place, Setup
from rules.core.table import NOBODY, Step, Table
from rules.kstreet import LABEL
from rules.kstreet.facts.cards import DECK, OPPORTUNITY, START, K
from rules.kstreet.facts.names import (
    BACKS,
    BEGIN,
    BOON,
    EFFECT,
    LANE,
    LANES,
    NEXT,
    OPPORTUNITIES,
    OPPORTUNITY_BACK,
    PHASES,
    PURCHASE_BACK,
    PURCHASES,
    ROUND,
    SEAT_BACK,
    SEATS,
    STARTER,
    deck,
    reputation,
)
from rules.kstreet.law import effects, rounds
from rules.kstreet.law.moments import MOMENTS
from rules.kstreet.mind.belief import believe
from rules.kstreet.mind.knowledge import PATH, LobbyistKnowledge
from rules.kstreet.told.in_hand import read_hand
from rules.kstreet.told.previews import preview
from rules.kstreet.told.readouts import read_out
from rules.kstreet.verbs.catalogue import all_verbs

ANYBODY_STARTS: Final = 0  # value of the option "starter": chance decides

EVERYONE: Final = (1 << SEATS) - 1
NO_ONE: Final = 0
NO_SLEEVE: Final = 0


@final
class KStreet(Game):
    """K Street, subtitled Senate and House of Cards (K-2), for exactly two players (K-1)."""

    moments = MOMENTS
    weights = PATH

    def __init__(self, weights: Path = PATH) -> None:
        options = [
            Option("alternate_starter", [0, 1], 0),
            Option("fresh_row", [0, 1], 1),
            Option("starter", [ANYBODY_STARTS, 1, 2], ANYBODY_STARTS),
        ]
        super().__init__(
            LABEL.name,
            LABEL.version,
            LABEL.seat_counts,
            PHASES,
            all_verbs(),
            options,
            LobbyistKnowledge(weights),
        )

    def knowing(self, weights: Path) -> Game:
        """Return the game with players that believe other weights."""
        return KStreet(weights)

    def setup(self, seats: int, options: dict[str, int]) -> Setup:
        """Return the cards, places and counters of a match."""
        setup = Setup(seats, options, BACKS)
        for index, card in enumerate(DECK.cards):
            setup.add_card(card)
            _add_pieces(setup, index)
        _add_places(setup)
        for seat in range(SEATS):
            setup.add_counter(Counter("reputation", seat, NOBODY, EVERYONE))
        for base in ["round", "stale", "starter"]:
            setup.add_counter(Counter(base, NOBODY, NOBODY, EVERYONE))
        for base in ["named", "bought", "opening"]:
            for seat in range(SEATS):
                setup.add_counter(Counter(base, seat, NOBODY, EVERYONE))
        return setup

    def deal(self, t: Table) -> None:
        """Choose the starter, then lay out decks and centre row (K.1.1 to K.1.5, K-3).

        A rematch asks for the other starter by the option of that name (K.1.3).
        """
        starter = t.setup.options["starter"]
        t.add(STARTER, t.rng.below(SEATS) if starter == ANYBODY_STARTS else starter - 1, "K.1.2")
        for seat in range(SEATS):
            t.add(reputation(seat), K.reputation_start, "K.0.2")
        for piece in range(1, len(t.where)):
            t.lay(piece, _first_place(t.setup, piece))
        for place in [PURCHASES, OPPORTUNITIES, deck(0), deck(1)]:
            t.shuffle(place, "K.1.5")
        for lane in range(LANES):
            rounds.refill(t, lane, "K.1.4")
        t.ask(Step(BEGIN, NOBODY))

    def run(self, t: Table, step: Step) -> None:
        """Carry out an automatic step."""
        if step.phase == NEXT:
            rounds.next_flip(t, step.amount)
        elif step.phase == LANE:
            rounds.resolve_lane(t, step.amount)
        elif step.phase == EFFECT:
            effects.run_effect(t, step.what, step.amount)
        elif step.phase == BOON:
            effects.run_boon(t, step.what, step.amount)
        else:
            rounds.begin_round(t)

    def imagine(self, t: Table, rng: Rng) -> None:
        """Let a rival's guessed bids be such as make sense."""
        believe(t, rng)

    def scores(self, t: Table) -> list[float]:
        """Return the shares of the win: 15 beats anything, 0 loses to anything (K-20, K.6.4)."""
        winner = rounds.winner(t)
        if winner == NOBODY:
            return [0.5, 0.5]
        return [1.0, 0.0] if winner == 0 else [0.0, 1.0]

    def turns(self, t: Table) -> int:
        """Return how many rounds have begun."""
        return t.count(ROUND)

    def goals(self, t: Table) -> dict[int, int]:
        """Return the Reputation that wins (K.6.3)."""
        return {reputation(seat): K.reputation_win for seat in range(SEATS)}

    def readouts(self, t: Table) -> list[Readout]:
        """Return lane totals, outlooks and decks as the table's viewer may know them."""
        return read_out(t) + read_hand(t)

    def preview(self, t: Table, m: Move) -> Readout | None:
        """Return what a card placed, turned over, cancelled or moved would bring."""
        return preview(self.verbs, t, m)


def _add_pieces(setup: Setup, index: int) -> None:
    """Add the copies of a card; starting cards come in a set for each player."""
    card = DECK.cards[index]
    copies = DECK.copies[index]
    sets = SEATS if card.kind == START else 1
    for number in range(copies * sets):
        if card.kind == START:
            back = SEAT_BACK + number // copies
        else:
            back = OPPORTUNITY_BACK if card.kind == OPPORTUNITY else PURCHASE_BACK
        name = card.id if copies * sets == 1 else f"{card.id}/{number + 1}"
        setup.add_piece(Piece(name, index, back))


def _add_places(setup: Setup) -> None:
    """Add the places in the order that names.py computes with (K-6 says who may look)."""
    seats = range(SEATS)
    for seat in seats:
        setup.add_place(Place("hand", seat, NOBODY, 1 << seat, HAND, NO_SLEEVE))
    for seat in seats:
        setup.add_place(Place("deck", seat, NOBODY, NO_ONE, PILE, NO_SLEEVE))
    for seat in seats:
        # A bought card wears its owner's back from here on (K-15, K-30).
        setup.add_place(Place("discard", seat, NOBODY, EVERYONE, PILE, SEAT_BACK + seat))
    for seat in seats:
        _add_lanes(setup, "bid", seat, 1 << seat)
    for seat in seats:
        _add_lanes(setup, "shown", seat, EVERYONE)
    _add_lanes(setup, "centre", NOBODY, EVERYONE)
    setup.add_place(Place("purchases", NOBODY, NOBODY, NO_ONE, PILE, NO_SLEEVE))
    setup.add_place(Place("opportunities", NOBODY, NOBODY, NO_ONE, PILE, NO_SLEEVE))
    setup.add_place(Place("retired", NOBODY, NOBODY, EVERYONE, PILE, NO_SLEEVE))


def _add_lanes(setup: Setup, base: str, seat: int, viewers: int) -> None:
    for lane in range(LANES):
        setup.add_place(Place(base, seat, lane, viewers, PILE, NO_SLEEVE))


def _first_place(setup: Setup, piece: int) -> int:
    back = setup.first_backs[piece]
    if back >= SEAT_BACK:
        return deck(back - SEAT_BACK)
    return PURCHASES if back == PURCHASE_BACK else OPPORTUNITIES


GAME: Final = KStreet()
