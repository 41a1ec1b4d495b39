"""How a position stands: the points that bills on their way promise, and the forces in play."""

from math import exp
from typing import Final, final

from rules.core.data import Facts
from rules.core.table import Table
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.chart import FEWEST
from rules.floorvote.facts.fields import (
    CLOTURE_FAILED,
    CLOTURE_VOTED,
    FAILED_COMMITTEE,
    FAILED_FLOOR,
    HALF_SHARE,
    PRESIDENT_BIT,
)
from rules.floorvote.facts.names import (
    ACTIVE_SEAT,
    COMMITTEE,
    DESK,
    SEATS,
    hand,
    is_influence,
    points,
    seat_of,
)
from rules.floorvote.facts.pieces import AT, STATE_BIT
from rules.floorvote.law.amending import CENTRE
from rules.floorvote.law.duties import DEBATES_FROM, DEBATES_WITH_PORK
from rules.floorvote.law.president import COURTED
from rules.floorvote.law.records import live_bills
from rules.floorvote.law.scoring import multiplier
from rules.floorvote.law.winning import BY_POINTS, HALVES
from rules.floorvote.mind.drafts import Draft
from rules.floorvote.mind.hall import Forces, Hall

STEEPEST: Final = 30.0
CLOTURE_SHARE: Final = 1.5  # votes for that end a debate, for each vote against
OVERRIDE_SHARE: Final = 2.0
SURPRISE: Final = 2  # votes that pork or a card may add


def chance(margin: float, spread: float) -> float:
    """Return how likely a lead by so many votes holds."""
    return 1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, -margin / spread))))


@final
class Outlook:
    """The weights of an eye for positions."""

    __slots__ = ("discount", "will", "resolve", "growth", "floor_spread", "committee_spread",
                 "develop", "seats", "spread", "distance", "debate", "promise",
                 "tempo", "held")  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.discount: Final = facts.real("discount")  # what is left of a promise after a stage
        self.will: Final = facts.real("will")  # part of the free votes that a rival throws in
        self.resolve: Final = facts.real("resolve")  # the same in committee
        self.growth: Final = facts.real("growth")  # votes that a side gains in a turn
        self.floor_spread: Final = facts.real("floor_spread")
        self.committee_spread: Final = facts.real("committee_spread")
        self.develop: Final = facts.real("develop")  # points for each vote in play
        self.seats: Final = facts.real("seats")  # points for each committee vote in play
        self.spread: Final = facts.real("spread")  # points that decide a match at its end
        self.distance: Final = facts.real("distance")  # and more for each point still to go
        self.debate: Final = facts.real("debate")  # how surely a rival who can filibusters
        self.promise: Final = facts.real("promise")  # part of what bills promise that comes true
        self.tempo: Final = facts.real("tempo")  # points for having the turn
        self.held: Final = facts.real("held")  # points for each influence in the hand
        facts.done()

    def in_committee(self, hall: Hall, draft: Draft) -> float:
        """Estimate how likely a bill leaves committee."""
        forces = hall.committee(draft.owner, draft.issue, draft.position, draft.sponsor)
        margin = forces.ayes + forces.more - self.resolve * forces.counter - 0.5
        again = not draft.spent & FAILED_COMMITTEE
        found = chance(margin, self.committee_spread)
        return 1 - (1 - found) * (1 - 0.5 * found) if again else found

    def on_floor(self, hall: Hall, draft: Draft, ahead: int) -> float:
        """Estimate how likely a bill passes the Senate so many turns from now."""
        forces = hall.floor(draft.owner, draft.issue, draft.position, draft.pork)
        grown = self.growth * ahead
        ayes = forces.ayes + forces.more + grown
        nays = forces.nays + self.will * (forces.counter + grown)
        passes = chance(ayes - max(nays + 0.5, draft.weight - 0.5), self.floor_spread)
        if self.can_debate(hall, draft):
            ended = chance(ayes - CLOTURE_SHARE * max(nays, FEWEST), self.floor_spread)
            passes *= 1.0 - self.debate * (1.0 - ended)
        if not draft.spent & (FAILED_FLOOR | CLOTURE_FAILED):
            passes = 1 - (1 - passes) * (1 - 0.5 * passes)
        return passes

    def hopeless(self, hall: Hall, draft: Draft) -> bool:
        """Tell whether a bill fails on the floor even if the rival adds nobody."""
        forces = hall.floor(draft.owner, draft.issue, draft.position, draft.pork)
        return forces.ayes + forces.more + SURPRISE < max(forces.nays + 1, draft.weight)

    def can_debate(self, hall: Hall, draft: Draft) -> bool:
        """Tell whether the rival has somebody for a filibuster (F-47)."""
        if hall.t.setup.options["introductory"] or draft.marks & CLOTURE_VOTED:
            return False
        at, place, pork = AT[draft.issue], draft.position, draft.pork
        for senator in hall.free[1 - draft.owner]:
            apart = abs(at[senator] - place)
            if apart >= DEBATES_WITH_PORK:
                return True
            if apart >= DEBATES_FROM and not pork & STATE_BIT[senator]:
                return True
        return False

    def ended(self, hall: Hall, draft: Draft) -> float:
        """Estimate how likely cloture ends a debate at once."""
        forces = hall.floor(draft.owner, draft.issue, draft.position, draft.pork)
        nays = forces.nays + self.will * forces.counter
        margin = forces.ayes + forces.more - CLOTURE_SHARE * max(nays, FEWEST)
        return chance(margin, self.floor_spread)

    def overridden(self, forces: Forces) -> float:
        """Estimate how likely a veto is overridden."""
        nays = forces.nays + self.will * forces.counter
        margin = forces.ayes + forces.more - OVERRIDE_SHARE * max(nays, FEWEST)
        return chance(margin, self.floor_spread)

    def law(self, hall: Hall, draft: Draft) -> float:
        """Estimate what part of the last mark a bill that passes will see."""
        if draft.signed:
            return 1.0
        courted = 0.0
        if draft.apart == COURTED and not draft.pork & PRESIDENT_BIT:
            # Pork for the president would do it, for two points of the basis on every mark.
            courted = max(0.0, 1.0 - 3.0 * K.pork / max(draft.basic, 1))
        forces = hall.floor(draft.owner, draft.issue, draft.position, draft.pork)
        return max(courted, self.overridden(forces) * self.discount)

    def worth(self, hall: Hall, draft: Draft) -> float:
        """Estimate what a bill will bring its owner in the end."""
        basic, marks = draft.basic, multiplier(draft.marks)
        if draft.place == DESK:
            forces = hall.floor(draft.owner, draft.issue, draft.position, draft.pork)
            gain = (basic + K.override) * (marks + 1) - basic * marks
            return basic * marks + self.overridden(forces) * self.discount * gain
        last = 1.0 + self.law(hall, draft)
        if draft.place == COMMITTEE:
            leaves = self.in_committee(hall, draft) * self.discount
            passes = self.on_floor(hall, draft, 2) * self.discount
            return basic * leaves * (1.0 + passes * last)
        passes = self.on_floor(hall, draft, 0) * self.discount
        return basic * (marks + passes * last)

    def balance(self, t: Table) -> list[float]:
        """Return what every seat has and may hope for, in points."""
        hall = Hall(t)
        found = [t.count(points(seat)) / HALVES for seat in range(SEATS)]
        for bill in live_bills(t):
            draft = Draft(t, bill)
            worth = self.worth(hall, draft)
            if draft.place != DESK:
                worth *= self.promise
            found[draft.owner] += worth
            if draft.cosponsor and (draft.marks & HALF_SHARE or draft.position == CENTRE):
                found[seat_of(t, draft.cosponsor)] += worth / 2
        for seat in range(SEATS):
            found[seat] += self.develop * hall.strength(seat)
            for card in t.at(hand(seat)):
                if is_influence(card):
                    found[seat] += self.held
        found[t.count(ACTIVE_SEAT)] += self.tempo
        return found

    def shares(self, t: Table, lead: float = 0.0) -> list[float]:
        """Estimate each seat's share of the win, the first one leading by some more points."""
        first, second = self.balance(t)
        left = 0.0
        if t.setup.options["ending"] == BY_POINTS:
            most = max(t.count(points(0)), t.count(points(1))) / HALVES
            left = max(t.setup.options["target"] - most, 0.0)
        share = chance(first + lead - second, self.spread + self.distance * left)
        return [share, 1.0 - share]
