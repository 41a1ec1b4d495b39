"""Tally: the smallest complete game; a starting point for a new one and food for the laws.

Each seat secretly lays one ballot a round and may bribe the clerk from its hidden purse. The
ballots are opened, a die is thrown for the clerk's mood, and the highest sum takes the point.
"""

from typing import ClassVar, Final

from rules.core.game import LEGAL, Game, Option, Readout, Span, Verb
from rules.core.knowledge import Knowledge
from rules.core.moments import LOST, WON, Camp, Moment, Stroke, Upshot
from rules.core.moves import Move
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, is_piece, is_place
from rules.core.rng import Rng
from rules.core.setup import HAND, PILE, Card, Counter, Piece, Place, Setup
from rules.core.table import HIDDEN, NOBODY, Step, Table

MOST_SEATS: Final = 4
VALUES: Final = 4
COPIES: Final = 5
PURSE: Final = 3
HAND_SIZE: Final = 3
DIE_SIDES: Final = 6
BACK: Final = 1

LAY, BRIBE, COUNT = 0, 1, 2
DECK: Final = FIRST_PLACE
BOX: Final = FIRST_PLACE + 1
DIE: Final = FIRST_COUNTER
ROUND: Final = FIRST_COUNTER + 1


def hand(seat: int) -> int:
    """Return the hand of a seat."""
    return FIRST_PLACE + 2 + seat * 3


def urn(seat: int) -> int:
    """Return the face-down ballot of a seat."""
    return FIRST_PLACE + 3 + seat * 3


def opened(seat: int) -> int:
    """Return the opened ballot of a seat."""
    return FIRST_PLACE + 4 + seat * 3


def purse(seat: int) -> int:
    """Return the hidden purse of a seat."""
    return FIRST_COUNTER + 2 + seat * 3


def paid(seat: int) -> int:
    """Return the public bribe of a seat this round."""
    return FIRST_COUNTER + 3 + seat * 3


def points(seat: int) -> int:
    """Return the points of a seat."""
    return FIRST_COUNTER + 4 + seat * 3


def value(t: Table, piece: int) -> int:
    """Return what a ballot is worth."""
    return t.setup.card(piece).numbers["value"]


def counted(t: Table, best: int) -> Moment:
    """Return how the ballots of a round were counted."""
    camps = []
    for seat in range(t.setup.seats):
        ballot = t.at(opened(seat))[0]
        strokes = [Stroke(ballot, value(t, ballot))]
        if t.count(paid(seat)):
            strokes.append(Stroke(paid(seat), t.count(paid(seat)), "bribe"))
        total = value(t, ballot) + t.count(paid(seat))
        camps.append(Camp(seat, strokes, total, WON if seat == best else LOST))
    upshots = [Upshot(best, "point", points(best), 1, 50)]
    seats = range(t.setup.seats)
    upshots += [Upshot(seat, "spent", t.at(opened(seat))[0], 0, 0) for seat in seats]
    return Moment("count", BOX, BOX, camps, None, upshots, {"round": t.count(ROUND)})


class Lay(Verb):
    """Lay a ballot face down in your own urn."""

    whats = Span(kinds=["ballot"])
    ontos = Span(own=["urn"])

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every ballot in hand."""
        return [Move(self.id, piece, urn(step.seat)) for piece in t.at(hand(step.seat))]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Allow only one's own ballots into one's own urn."""
        if not is_piece(m.what) or m.what not in t.at(hand(step.seat)) or m.amount:
            return "T-1"
        return LEGAL if m.onto == urn(step.seat) else "T-2"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay it down and let the seat bribe."""
        t.done()
        t.move(m.what, m.onto, "T-1")
        t.ask(Step(BRIBE, step.seat))

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Take any piece onto any place as an attempt to vote."""
        return Move(self.id, what, onto) if is_piece(what) and is_place(onto) else None


class Bribe(Verb):
    """Pay the clerk, or pay nothing."""

    most = PURSE

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every amount, affordable or not."""
        return [Move(self.id, 0, 0, amount) for amount in range(PURSE + 1)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Forbid spending more than the purse holds."""
        if m.what or m.onto or m.amount < 0:
            return "T-3"
        return LEGAL if m.amount <= t.count(purse(step.seat)) else "T-3"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Pay, then ask the next seat or count."""
        t.done()
        t.add(purse(step.seat), -m.amount, "T-3")
        t.add(paid(step.seat), m.amount, "T-3")
        if step.seat + 1 < t.setup.seats:
            t.ask(Step(LAY, step.seat + 1))
        else:
            t.ask(Step(COUNT, NOBODY))

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read no gesture: bribes are buttons."""
        return None


class Feeling(Knowledge):
    """More points are better, and so are higher ballots."""

    def value(self, t: Table) -> list[float]:
        """Share the win by points."""
        weights = [1.0 + 4.0 * t.count(points(seat)) for seat in range(t.setup.seats)]
        return [weight / sum(weights) for weight in weights]

    def scores(self, t: Table, step: Step, moves: list[Move]) -> list[float]:
        """Prefer high ballots."""
        return [float(value(t, m.what)) if is_piece(m.what) else 0.0 for m in moves]

    def clock(self, t: Table) -> int:
        """Count rounds."""
        return t.count(ROUND)


class Tally(Game):
    """The rules of Tally."""

    moments: ClassVar[list[str]] = ["count"]

    def setup(self, seats: int, options: dict[str, int]) -> Setup:
        """Declare twenty ballots, and for each seat hand, urn, purse, bribe and points."""
        setup = Setup(seats, options, ["ballot"])
        everyone = setup.everyone
        for number in range(1, VALUES + 1):
            setup.add_card(Card(f"ballot{number}", "ballot", {"value": number}, {"effect": ""}))
            for copy in range(1, COPIES + 1):
                setup.add_piece(Piece(f"ballot{number}/{copy}", number - 1, BACK))
        setup.add_place(Place("deck", NOBODY, -1, 0, PILE, 0))
        setup.add_place(Place("box", NOBODY, -1, everyone, PILE, 0))
        setup.add_counter(Counter("die", NOBODY, -1, everyone))
        setup.add_counter(Counter("round", NOBODY, -1, everyone))
        for seat in range(seats):
            setup.add_place(Place("hand", seat, -1, 1 << seat, HAND, 0))
            setup.add_place(Place("urn", seat, -1, 1 << seat, PILE, 0))
            setup.add_place(Place("opened", seat, -1, everyone, PILE, 0))
            setup.add_counter(Counter("purse", seat, -1, 1 << seat))
            setup.add_counter(Counter("paid", seat, -1, everyone))
            setup.add_counter(Counter("points", seat, -1, everyone))
        return setup

    def deal(self, t: Table) -> None:
        """Shuffle, fill the purses, begin."""
        for piece in range(1, len(t.setup.pieces) + 1):
            t.lay(piece, DECK)
        t.shuffle(DECK)
        for seat in range(t.setup.seats):
            t.add(purse(seat), PURSE)
        self._begin(t)

    def _begin(self, t: Table) -> None:
        t.add(ROUND, 1)
        for seat in range(t.setup.seats):
            while len(t.at(hand(seat))) < HAND_SIZE:
                if not t.at(DECK):
                    for piece in t.at(BOX)[:]:
                        t.move(piece, DECK, "T-4")
                    t.shuffle(DECK, "T-4")
                t.move(t.at(DECK)[-1], hand(seat), "T-4")
        t.ask(Step(LAY, 0))

    def run(self, t: Table, step: Step) -> None:
        """Open the ballots, throw the die, give the point, begin again or end."""
        seats = range(t.setup.seats)
        for seat in seats:
            t.move(t.at(urn(seat))[0], opened(seat), "T-5")
        mood = t.roll(DIE, DIE_SIDES, "T-5")
        favoured = mood % t.setup.seats
        sums = [value(t, t.at(opened(seat))[0]) + t.count(paid(seat)) for seat in seats]
        best = max(seats, key=lambda seat: (sums[seat], seat == favoured))
        ballot, moment = t.at(opened(best))[0], counted(t, best) if t.heard else None
        t.say("point", ballot, seat=best, amount=sums[best], clause="T-5", moment=moment)
        t.add(points(best), 1, "T-5")
        for seat in seats:
            t.move(t.at(opened(seat))[0], BOX, "T-5")
            t.add(paid(seat), -t.count(paid(seat)), "T-5")
        if t.count(ROUND) >= t.setup.options["rounds"]:
            t.finish("T-6")
        else:
            self._begin(t)

    def scores(self, t: Table) -> list[float]:
        """Share the win among those with most points."""
        totals = [t.count(points(seat)) for seat in range(t.setup.seats)]
        winners = totals.count(max(totals))
        return [1.0 / winners if total == max(totals) else 0.0 for total in totals]

    def turns(self, t: Table) -> int:
        """Count rounds."""
        return t.count(ROUND)

    def readouts(self, t: Table) -> list[Readout]:
        """Tell what one's own ballot and bribe add up to."""
        result = []
        for seat in range(t.setup.seats):
            ballots = [piece for piece in t.at(urn(seat)) if is_piece(piece)]
            for piece in ballots:
                total = value(t, piece) + t.count(paid(seat))
                result.append(Readout(urn(seat), "sum", {"total": total}))
        return result

    def imagine(self, t: Table, rng: Rng) -> None:
        """Guess what is left in each hidden purse."""
        for seat in range(t.setup.seats):
            if t.count(purse(seat)) == HIDDEN:
                t.counts[purse(seat) - FIRST_COUNTER] = rng.below(PURSE + 1)


GAME: Final = Tally(
    "tally",
    1,
    list(range(2, MOST_SEATS + 1)),
    ["lay", "bribe", "count"],
    [Lay("lay", [LAY], secret=True, exact=True), Bribe("bribe", [BRIBE])],
    [Option("rounds", [3, 5, 9], 5)],
    Feeling(),
)
GAMES: Final[dict[str, Game]] = {GAME.name: GAME}
