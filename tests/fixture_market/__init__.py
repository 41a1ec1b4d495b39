"""Market: a small game of amounts; whatever is paid, bid, bought or sold by hand is tried on it.

Each seat in turn may bid on two lots, offer coins for a rival's open ware, buy and sell places on
a ladder, push a rival down it with a card, and at last tips the crier.
"""

from typing import Final

from rules.core.game import LEGAL, Game, Option, Readout, Verb
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, is_piece
from rules.core.rng import Rng
from rules.core.setup import HAND, PILE, Card, Counter, Piece, Place, Setup
from rules.core.table import HIDDEN, NOBODY, Step, Table

WARES: Final = 12
LOTS: Final = 2
COINS: Final = 24
RANK: Final = 4
TOP: Final = 12
PRICE: Final = 2
HIGHEST_TIP: Final = 6
BACK: Final = 1

TRADE, TIP, NEXT = 0, 1, 2
DECK: Final = FIRST_PLACE
BOX: Final = FIRST_PLACE + 1
ROUND: Final = FIRST_COUNTER


def lot(number: int) -> int:
    """Return one of the two lots."""
    return FIRST_PLACE + 2 + number


def hand(seat: int) -> int:
    """Return the hidden wares of a seat."""
    return FIRST_PLACE + 4 + seat * 2


def front(seat: int) -> int:
    """Return the open wares of a seat."""
    return FIRST_PLACE + 5 + seat * 2


def coins(seat: int) -> int:
    """Return the hidden coins of a seat."""
    return FIRST_COUNTER + 1 + seat * 4


def rank(seat: int) -> int:
    """Return the place of a seat on the ladder."""
    return FIRST_COUNTER + 2 + seat * 4


def bid(seat: int, number: int) -> int:
    """Return the cube of a seat on a lot."""
    return FIRST_COUNTER + 3 + seat * 4 + number


class Paid(Verb):
    """Something that costs coins."""

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Name the coins at hand as well."""
        return super().facts(t, step, m) | {"have": t.count(coins(step.seat))}


class Bid(Paid):
    """Name a price for a lot, higher than every other."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every price up to the coins at hand."""
        prices = range(1, t.count(coins(step.seat)) + 1)
        return [
            Move(self.id, bid(step.seat, number), lot(number), price)
            for number in range(LOTS)
            for price in prices
        ]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for one's own cube, a higher price and the coins for it."""
        numbers = [n for n in range(LOTS) if m.onto == lot(n)]
        if not numbers or m.what != bid(step.seat, numbers[0]):
            return "M-1"
        if m.amount <= highest(t, numbers[0]):
            return "M-2"
        return LEGAL if m.amount <= t.count(coins(step.seat)) else "M-3"

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Name what must be beaten."""
        return super().facts(t, step, m) | {"need": highest(t, max(0, m.onto - lot(0))) + 1}

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay the cube on its price."""
        t.add(m.what, m.amount - t.count(m.what), "M-2")

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Take any cube onto any lot as a bid."""
        cubes = [bid(seat, n) for seat in range(t.setup.seats) for n in range(LOTS)]
        lots = [lot(n) for n in range(LOTS)]
        return Move(self.id, what, onto, 1) if what in cubes and onto in lots else None


class Offer(Paid):
    """Pay a rival for an open ware."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every sum for every open ware of the others."""
        return [
            Move(self.id, coins(step.seat), piece, amount)
            for seat in range(t.setup.seats)
            if seat != step.seat
            for piece in t.at(front(seat))
            for amount in range(1, t.count(coins(step.seat)) + 1)
        ]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Forbid buying from oneself and paying more than is there."""
        fronts = [front(seat) for seat in range(t.setup.seats) if seat != step.seat]
        if m.what != coins(step.seat) or not is_piece(m.onto) or t.where[m.onto] not in fronts:
            return "M-4"
        return LEGAL if 0 < m.amount <= t.count(coins(step.seat)) else "M-3"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Pay and take."""
        owner = (t.where[m.onto] - front(0)) // 2
        t.add(coins(step.seat), -m.amount, "M-4")
        t.add(coins(owner), m.amount, "M-4")
        t.move(m.onto, front(step.seat), "M-4")

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Take coins onto any ware as an offer."""
        return Move(self.id, what, onto, 1) if what == coins(step.seat) and is_piece(onto) else None


class Climb(Paid):
    """Buy places on the ladder with coins, or sell places for coins."""

    def __init__(self, name: str, *, up: bool) -> None:
        super().__init__(name, [TRADE])
        self.up = up

    def _ends(self, seat: int) -> tuple[int, int]:
        return (coins(seat), rank(seat)) if self.up else (rank(seat), coins(seat))

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every number of places."""
        what, onto = self._ends(step.seat)
        return [Move(self.id, what, onto, amount) for amount in range(1, TOP + 1)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Forbid what cannot be paid, and leaving the ladder at its foot."""
        if (m.what, m.onto) != self._ends(step.seat) or m.amount < 1:
            return "M-5"
        if self.up:
            return LEGAL if m.amount * PRICE <= t.count(coins(step.seat)) else "M-3"
        return LEGAL if m.amount < t.count(rank(step.seat)) else "M-5"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Change coins into places, or places into coins."""
        places = m.amount if self.up else -m.amount
        t.add(coins(step.seat), -places * (PRICE if self.up else 1), "M-5")
        t.add(rank(step.seat), places, "M-5")

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Take the gesture between one's own coins and one's own place."""
        return Move(self.id, what, onto, 1) if (what, onto) == self._ends(step.seat) else None


class Push(Verb):
    """Give up a hidden ware to push a rival one place down."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every ware against every rival."""
        rivals = [rank(seat) for seat in range(t.setup.seats) if seat != step.seat]
        return [Move(self.id, piece, onto) for piece in t.at(hand(step.seat)) for onto in rivals]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Forbid pushing oneself, and a rival at the foot."""
        rivals = [rank(seat) for seat in range(t.setup.seats) if seat != step.seat]
        if not is_piece(m.what) or m.what not in t.at(hand(step.seat)) or m.onto not in rivals:
            return "M-6"
        return LEGAL if t.count(m.onto) > 1 else "M-6"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay the ware into the box and push."""
        t.move(m.what, BOX, "M-6")
        t.add(m.onto, -1, "M-6")

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Take a ware onto any place of the ladder as a push."""
        ladder = [rank(seat) for seat in range(t.setup.seats)]
        return Move(self.id, what, onto) if is_piece(what) and onto in ladder else None


class Button(Verb):
    """Something that is only said: that the trade is done, or how much the crier gets."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer to be done, or every tip."""
        most = min(HIGHEST_TIP, t.count(coins(step.seat))) if step.phase == TIP else 0
        return [Move(self.id, 0, 0, amount) for amount in range(most + 1)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Forbid tips that are too high."""
        most = min(HIGHEST_TIP, t.count(coins(step.seat))) if step.phase == TIP else 0
        return LEGAL if not m.what and not m.onto and 0 <= m.amount <= most else "M-7"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Go on to the tip, or to the next seat."""
        t.done()
        if step.phase == TRADE:
            t.ask(Step(TIP, step.seat))
            return
        t.add(coins(step.seat), -m.amount, "M-7")
        t.ask(Step(NEXT, NOBODY, 0, step.seat))

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read no gesture."""
        return None


class Feeling(Knowledge):
    """Higher is better."""

    def value(self, t: Table) -> list[float]:
        """Share the win by place."""
        ranks = [1.0 + t.count(rank(seat)) for seat in range(t.setup.seats)]
        return [one / sum(ranks) for one in ranks]

    def scores(self, t: Table, step: Step, moves: list[Move]) -> list[float]:
        """Prefer nothing."""
        return [1.0 for _ in moves]

    def clock(self, t: Table) -> int:
        """Count rounds."""
        return t.count(ROUND)


def highest(t: Table, number: int) -> int:
    """Return the highest price named for a lot."""
    return max(t.count(bid(seat, number)) for seat in range(t.setup.seats))


class Market(Game):
    """The rules of Market."""

    def setup(self, seats: int, options: dict[str, int]) -> Setup:
        """Declare twelve wares, two lots, and for each seat wares, coins, place and cubes."""
        setup = Setup(seats, options, ["ware"])
        everyone = setup.everyone
        for number in range(1, WARES + 1):
            setup.add_card(Card(f"ware{number}", "ware", {"value": number}, {"effect": ""}))
            setup.add_piece(Piece(f"ware{number}", number - 1, BACK))
        setup.add_place(Place("deck", NOBODY, -1, 0, PILE, 0))
        setup.add_place(Place("box", NOBODY, -1, everyone, PILE, 0))
        for number in range(LOTS):
            setup.add_place(Place("lot", NOBODY, number, everyone, PILE, 0))
        setup.add_counter(Counter("round", NOBODY, -1, everyone))
        for seat in range(seats):
            setup.add_place(Place("hand", seat, -1, 1 << seat, HAND, 0))
            setup.add_place(Place("front", seat, -1, everyone, PILE, 0))
            setup.add_counter(Counter("coins", seat, -1, 1 << seat))
            setup.add_counter(Counter("rank", seat, -1, everyone))
            for number in range(LOTS):
                setup.add_counter(Counter("bid", seat, number, everyone))
        return setup

    def deal(self, t: Table) -> None:
        """Lay out two lots, give everybody a hidden and an open ware, coins and a place."""
        for piece in range(1, WARES + 1):
            t.lay(piece, DECK)
        t.shuffle(DECK)
        seats = range(t.setup.seats)
        places = [lot(0), lot(1), *map(hand, seats), *map(front, seats)]
        for place in places:
            t.move(t.at(DECK)[-1], place)
        for seat in seats:
            t.add(coins(seat), COINS)
            t.add(rank(seat), RANK)
        t.add(ROUND, 1)
        t.ask(Step(TRADE, 0))

    def run(self, t: Table, step: Step) -> None:
        """Ask the next seat; after the last, begin a new round or end."""
        following = (step.amount + 1) % t.setup.seats
        if following == 0:
            if t.count(ROUND) >= t.setup.options["rounds"]:
                t.finish("M-8")
                return
            t.add(ROUND, 1)
        t.ask(Step(TRADE, following))

    def scores(self, t: Table) -> list[float]:
        """Share the win among the highest."""
        ranks = [t.count(rank(seat)) for seat in range(t.setup.seats)]
        best = max(ranks)
        return [1.0 / ranks.count(best) if one == best else 0.0 for one in ranks]

    def turns(self, t: Table) -> int:
        """Count rounds."""
        return t.count(ROUND)

    def preview(self, t: Table, m: Move) -> Readout | None:
        """Tell what is left of the coins, and where a purchase leads."""
        seat = t.agenda[-1].seat
        cash, name = t.count(coins(seat)), self.verbs[m.verb].name
        if name in {"bid", "offer", "tip"}:
            return Readout(m.onto, "left", {"amount": cash - m.amount})
        if name == "buy":
            numbers = {"place": t.count(rank(seat)) + m.amount, "amount": cash - PRICE * m.amount}
            return Readout(m.onto, "climb", numbers)
        if name == "push":
            return Readout(m.onto, "fall", {"place": t.count(m.onto) - 1})
        return None

    def imagine(self, t: Table, rng: Rng) -> None:
        """Guess the hidden coins."""
        for seat in range(t.setup.seats):
            if t.count(coins(seat)) == HIDDEN:
                t.counts[coins(seat) - FIRST_COUNTER] = rng.below(COINS + 1)


GAME: Final = Market(
    "market",
    1,
    [2, 3, 4],
    ["trade", "tip", "next"],
    [
        Bid("bid", [TRADE]),
        Offer("offer", [TRADE]),
        Climb("buy", up=True),
        Climb("sell", up=False),
        Push("push", [TRADE]),
        Button("done", [TRADE]),
        Button("tip", [TIP]),
    ],
    [Option("rounds", [1, 2, 3], 2)],
    Feeling(),
)
