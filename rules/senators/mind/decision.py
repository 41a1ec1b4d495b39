"""One decision as a senator sees it: how late it is, what everybody has, what a card is worth."""

from math import exp
from typing import Final, final

from rules.core.data import Facts
from rules.core.table import NOBODY, Step, Table
from rules.senators.facts.cards import SUPPORTS, K
from rules.senators.facts.names import ACTIVE, VERBS
from rules.senators.facts.pieces import SELLABLE
from rules.senators.law.events import SEALED
from rules.senators.mind.outlook import (
    KINDS,
    Outlook,
    Side,
    hand_worth,
    office_worth,
    purse_worth,
    spending,
    times_of,
)

AUCTION: Final = VERBS.index("auction")
EXTORTION: Final = VERBS.index("extortion")
CASHES: Final = VERBS.index("cash_in")
BIDS: Final = VERBS.index("bid")
DONE: Final = VERBS.index("done")
SELL: Final = VERBS.index("sell")
OFFERS: Final = VERBS.index("offer")
GIVE: Final = VERBS.index("give")
JOINS: Final = VERBS.index("join")
STAY: Final = VERBS.index("stay")
LAY: Final = VERBS.index("lay")
SELL_SET: Final = VERBS.index("sell_set")
PLAY: Final = VERBS.index("play")
BUY: Final = VERBS.index("buy")
FINISH: Final = VERBS.index("finish")
CONVERT: Final = VERBS.index("convert")
RELENT: Final = VERBS.index("relent")
BAD: Final = -20.0  # talents: what nobody sensible does


@final
class Prior:
    """The weights of first impressions."""

    __slots__ = ("scale", "rival", "leader", "doubt", "auction", "threat", "hunch", "usual",
                 "supports")  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.scale: Final = facts.real("scale")
        self.rival: Final = facts.real("rival")
        self.leader: Final = facts.real("leader")
        self.doubt: Final = facts.real("doubt")
        self.auction: Final = facts.real("auction")
        self.threat: Final = facts.real("threat")
        self.hunch: Final = facts.real("hunch")
        usual = facts.sub("usual")
        self.usual: Final = {kind: usual.real(kind) for kind in SEALED}
        usual.done()
        supports = facts.sub("supports")
        self.supports: Final = {name: supports.real(name) for name in SUPPORTS}
        supports.done()
        facts.done()


@final
class Decision:
    """One decision: who decides, how late it is, and what everybody has."""

    __slots__ = ("t", "step", "outlook", "prior", "times", "sides", "me", "envy")

    def __init__(self, t: Table, step: Step, outlook: Outlook, prior: Prior) -> None:
        self.t: Final = t
        self.step: Final = step
        self.outlook: Final = outlook
        self.prior: Final = prior
        self.times: Final = times_of(t, outlook)
        self.sides: Final = [Side(t, seat, self.times) for seat in range(t.setup.seats)]
        self.me: Final = self.sides[step.seat]
        ahead = self.leader()
        self.envy: Final = [prior.rival] * t.setup.seats
        if ahead != NOBODY:
            self.envy[ahead] += prior.leader

    def rivals(self) -> list[Side]:
        """Return the others who are still in the match."""
        return [side for side in self.sides if side.places > 0 and side.seat != self.step.seat]

    def leader(self) -> int:
        """Return the rival who stands highest, as far as everybody sees."""
        best = NOBODY
        most = 0
        for side in self.rivals():
            has = K.place_price * side.places + side.money
            if has > most:
                best, most = side.seat, has
        return best

    def gain(self, side: Side, piece: int) -> float:
        """Return what a further card would be worth to a seat."""
        if piece <= SELLABLE:
            more = hand_worth(side, side.mask | 1 << piece, self.times, self.outlook)
            return more - hand_worth(side, side.mask, self.times, self.outlook)
        offices = side.offices[:]
        offices[KINDS[piece]] += 1
        more = office_worth(side, offices, self.outlook)
        return more - office_worth(side, side.offices, self.outlook)

    def loss(self, side: Side, piece: int) -> float:
        """Return what a card of its own is worth to a seat."""
        if piece <= SELLABLE:
            less = hand_worth(side, side.mask & ~(1 << piece), self.times, self.outlook)
            return hand_worth(side, side.mask, self.times, self.outlook) - less
        offices = side.offices[:]
        offices[KINDS[piece]] -= 1
        less = office_worth(side, offices, self.outlook)
        return office_worth(side, side.offices, self.outlook) - less

    def earns(self, side: Side, amount: int) -> float:
        """Return what further talents are worth to a seat."""
        more = self.reserve(side.money + amount, side.chance)
        return more - self.reserve(side.money, side.chance)

    def cost(self, side: Side, amount: int) -> float:
        """Return what paying costs a seat, which sells places where its talents do not suffice."""
        sold = max(-(-(amount - side.money) // K.place_value), 0)
        return K.place_price * sold - self.earns(side, K.place_value * sold - amount)

    def price(self, side: Side, worth: float) -> float:
        """Return the talents that a seat would give for something of this worth."""
        amount = max(worth, 1.0)
        for _ in range(2):  # two steps come near enough
            amount = worth * amount / max(self.cost(side, round(amount) or 1), 0.1)
        return amount

    def reserve(self, money: int, chance: float) -> float:
        """Return what talents are worth to whoever can spend them with this chance."""
        return purse_worth(money, chance, self.times, self.outlook)

    def later(self) -> float:
        """Return the chance of the deciding seat to cash in another time."""
        seats = self.t.setup.seats
        wait = (self.step.seat - self.t.count(ACTIVE)) % seats or seats
        return spending(self.times.clock, wait, seats, self.outlook.own, self.outlook.guest)

    def likely(self, advantage: float) -> float:
        """Return how likely a rival takes a choice that is better by so much."""
        return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -advantage / self.prior.doubt))))
