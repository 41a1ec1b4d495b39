"""Floor Vote as a Game: options, the deal, automatic steps and scores."""

from pathlib import Path
from typing import Final, final

from rules.core.engine import legal_moves
from rules.core.game import Game, Option, Readout
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.core.table import Step, Table
from rules.floorvote import LABEL
from rules.floorvote.facts.cards import NOT_INTRODUCTORY
from rules.floorvote.facts.names import (
    BEGIN,
    CABINET,
    DEMOCRATS,
    FIRST_BILL,
    FIRST_STATE,
    LAST_D,
    LAST_FLASH,
    LAST_SENATOR,
    LAST_STATE,
    MAP,
    PHASES,
    POLITICS,
    REFILL,
    REPUBLICANS,
    SEATS,
    SUBSTITUTE,
    TOSS,
    TURNS,
    UNCHOSEN,
    VERBS,
    VICE_PRESIDENT,
    WHITE_HOUSE,
    bench,
    hand,
    is_flash,
    party,
)
from rules.floorvote.facts.pieces import EFFECT
from rules.floorvote.facts.setting import parts
from rules.floorvote.law.moments import VOTES
from rules.floorvote.law.scoring import SENTENCES
from rules.floorvote.law.turns import begin_turn, lapse, refill
from rules.floorvote.law.winning import BY_LAWS, BY_POINTS, TOURNAMENT, goals, shares
from rules.floorvote.mind.knowledge import PATH, FloorKnowledge
from rules.floorvote.told.in_hand import read_hand
from rules.floorvote.told.previews import preview
from rules.floorvote.told.readouts import read_out
from rules.floorvote.verbs.catalogue import all_verbs

# Whatever decides, and is told in numbers
MOMENTS: Final = [
    *VOTES.values(), "president", "filibuster", "hold", "changed_hands", "bipartisan", "influence",
    "flash", "summary", "end", *SENTENCES,
]  # fmt: skip
# What is done for a seat whose time is up: the first of these that is legal, else any move.
LAPSED: Final = [
    VERBS.index(name) for name in ("draw", "end", "decline", "reply", "consent", "hold")
]


def options() -> list[Option]:
    """Return what players may agree on; by default majority and White House differ (F-3)."""
    return [
        Option("ending", [BY_POINTS, BY_LAWS, TOURNAMENT], BY_POINTS),
        Option("target", [100, 200, 350], 200),
        Option("laws", [4, 6, 8], 6),
        Option("minutes", [30, 45, 60], 45),
        Option("turn_seconds", [60, 120, 180], 120),
        Option("introductory", [0, 1], 0),
        Option("majority", [DEMOCRATS, REPUBLICANS], DEMOCRATS),
        Option("white_house", [DEMOCRATS, REPUBLICANS], REPUBLICANS),
        Option("exact", [0, 1], 0),
    ]


def left_out(t: Table, card: int) -> bool:
    """Tell whether a Politics card stays out of the introductory game (F-54)."""
    return bool(t.setup.options["introductory"]) and EFFECT[card] in NOT_INTRODUCTORY


@final
class FloorVote(Game):
    """Floor Vote, the duel of two caucuses in the Senate."""

    moments = MOMENTS
    weights = PATH

    def __init__(self, weights: Path = PATH) -> None:
        knowledge = FloorKnowledge(weights)
        super().__init__(
            LABEL.name, LABEL.version, LABEL.seat_counts, PHASES, all_verbs(), options(), knowledge
        )

    def knowing(self, weights: Path) -> Game:
        """Return the game with players that believe other weights."""
        return FloorVote(weights)

    def setup(self, seats: int, options: dict[str, int]) -> Setup:
        """Return the cards, places and counters of a match."""
        return parts(seats, options)

    def deal(self, t: Table) -> None:
        """Toss a coin and shuffle the decks (F-4, F.1.3); the vice-president is shown (F.1.2)."""
        winner = t.rng.below(SEATS)
        largest = t.setup.options["majority"]
        for seat in range(SEATS):
            # Until the winner has chosen, the decks lie as if the majority were taken.
            side = largest if seat == winner else 1 - largest
            first, last = (1, LAST_D) if side == DEMOCRATS else (LAST_D + 1, LAST_SENATOR)
            for senator in range(first, last + 1):
                t.lay(senator, bench(seat))
            t.shuffle(bench(seat), "F.1.3")
            t.add(party(seat), UNCHOSEN, "F-4")
        for card in range(FIRST_BILL, LAST_FLASH + 1):
            t.lay(card, CABINET if left_out(t, card) else POLITICS)
        t.shuffle(POLITICS, "F.1.3")
        for state in range(FIRST_STATE, LAST_STATE + 1):
            t.lay(state, MAP)
        t.lay(VICE_PRESIDENT, WHITE_HOUSE)
        t.lay(SUBSTITUTE, CABINET)
        t.ask(Step(TOSS, winner, amount=largest))  # so that the question can name the majority

    def run(self, t: Table, step: Step) -> None:
        """Carry out an automatic step: a turn begins, hands are filled, or time has run out."""
        if step.phase == BEGIN:
            begin_turn(t)
        elif step.phase == REFILL:
            refill(t)
        else:
            self._lapse(t)
        lapse(t)

    def _lapse(self, t: Table) -> None:
        """Decide for a seat whose time is up (F-53)."""
        moves = legal_moves(self, t)
        chosen = [m for verb in LAPSED for m in moves if m.verb == verb]
        m = (chosen or moves)[0]
        self.verbs[m.verb].perform(t, t.agenda[-1], m)

    def imagine(self, t: Table, rng: Rng) -> None:
        """Keep Flash cards out of hands: whoever draws one plays it at once (F.2.2)."""
        deck = t.at(POLITICS)
        spare = [i for i, card in enumerate(deck) if not is_flash(card)]
        for seat in range(SEATS):
            cards = t.at(hand(seat))
            for i, card in enumerate(cards):
                if is_flash(card) and spare:
                    j = spare.pop(rng.below(len(spare)))
                    other = deck[j]
                    cards[i], deck[j] = other, card
                    t.where[card], t.where[other] = POLITICS, hand(seat)
                    t.known[card], t.known[other] = t.known[other], t.known[card]
            cards.sort()

    def scores(self, t: Table) -> list[float]:
        """Share the win: most points, and a tie is a draw (F.15.1)."""
        return shares(t)

    def turns(self, t: Table) -> int:
        """Return how many turns have begun."""
        return t.count(TURNS)

    def goals(self, t: Table) -> dict[int, int]:
        """Return the points that win (F.12.1)."""
        return goals(t)

    def readouts(self, t: Table) -> list[Readout]:
        """Return what the table's viewer may know and would compute."""
        return read_out(t) + read_hand(t)

    def preview(self, t: Table, m: Move) -> Readout | None:
        """Return what a move would bring."""
        return preview(t, m)


GAME: Final = FloorVote()
