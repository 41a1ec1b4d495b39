"""A decision as a player sees it: the forces in the hall, the bills, and what things cost."""

from typing import Final, final

from rules.core.data import Facts
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.fields import (
    BECAME_LAW,
    CLOTURE_FAILED,
    CLOTURE_VOTED,
    FAILED_COMMITTEE,
    FAILED_FLOOR,
    OVERRIDDEN,
    OWNER,
    PASSED_COMMITTEE,
    PASSED_SENATE,
    PRESIDENT_BIT,
    SPONSOR,
)
from rules.floorvote.facts.names import DESK, FLOOR, SEATS, TURNS, VERBS, seat_of
from rules.floorvote.facts.pieces import AT, STATE_BIT, VOTES
from rules.floorvote.law.amending import CENTRE, changes_sides, goal
from rules.floorvote.law.duties import BRIDGED
from rules.floorvote.law.records import get, live_bills
from rules.floorvote.mind.drafts import Draft
from rules.floorvote.mind.hall import Hall
from rules.floorvote.mind.outlook import Outlook

Scored = tuple[float, Move]
VERB: Final = {name: number for number, name in enumerate(VERBS)}


@final
class Prior:
    """The weights of first impressions, in points."""

    __slots__ = ("bind_own", "bind_rival", "influence", "pork", "delay", "envy", "callable",
                 "failure", "enter", "ruse", "keep", "amends", "debates", "offers",
                 "bank", "stubborn")  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.bind_own: Final = facts.real("bind_own")  # a vote bound on a bill of one's own
        self.bind_rival: Final = facts.real("bind_rival")  # a vote bound on a rival's bill
        self.influence: Final = facts.real("influence")  # what a card in the hand is worth
        self.pork: Final = facts.real("pork")  # how dear pork seems
        self.delay: Final = facts.real("delay")  # part of its worth that a bill loses by waiting
        self.envy: Final = facts.real("envy")  # what a rival's point weighs
        self.callable: Final = facts.real("callable")  # the chance from which a vote is called
        self.failure: Final = facts.real("failure")  # part of its worth that a failed vote costs
        self.enter: Final = facts.real("enter")  # points for each vote put into play
        self.ruse: Final = facts.real("ruse")  # how readily a card is used in one's own turn
        self.keep: Final = facts.real("keep")  # the worth below which a card is thrown away
        self.amends: Final = facts.real("amends")  # how much amendments, filibusters and
        self.debates: Final = facts.real("debates")  # substitutes seem to bring
        self.offers: Final = facts.real("offers")
        self.bank: Final = facts.real("bank")  # part of its points that a vetoed bill may lose
        # The chance of cloture from which a bill is brought before a filibuster once more
        self.stubborn: Final = facts.real("stubborn")
        facts.done()


@final
class Decision:
    """One decision, read off the table once."""

    __slots__ = ("t", "step", "seat", "rival", "hall", "outlook", "prior", "_worths", "_useful",
                 "_sponsors")  # fmt: skip

    def __init__(self, t: Table, step: Step, outlook: Outlook, prior: Prior) -> None:
        self.t: Final = t
        self.step: Final = step
        self.seat: Final = step.seat
        self.rival: Final = 1 - step.seat
        self.hall: Final = Hall(t)
        self.outlook: Final = outlook
        self.prior: Final = prior
        self._worths: Final[dict[int, float]] = {}
        self._useful: Final[dict[int, int]] = {}
        self._sponsors: Final = [(get(t, bill, SPONSOR), bill) for bill in live_bills(t)]

    def worth(self, bill: int) -> float:
        """Estimate what a bill will bring its owner."""
        found = self._worths.get(bill)
        if found is None:
            found = self._worths[bill] = self.outlook.worth(self.hall, Draft(self.t, bill))
        return found

    def useful(self, bill: int) -> int:
        """Return the entries that would help a bill which may be called on the floor now."""
        found = self._useful.get(bill)
        if found is None:
            draft = Draft(self.t, bill)
            found = 0
            if draft.place == FLOOR and draft.ready <= self.t.count(TURNS):
                found = self.swayed(draft) | (0 if draft.signed else PRESIDENT_BIT)
            self._useful[bill] = found
        return found

    def swayed(self, draft: Draft) -> int:
        """Return the states whose pork would change the duty of somebody in play (F-27)."""
        at, hall = AT[draft.issue], self.hall
        found = 0
        for seat in range(SEATS):
            near = BRIDGED if seat == self.seat else 1
            for senators in (hall.free[seat], hall.own[seat], hall.other[seat]):
                for senator in senators:
                    if abs(at[senator] - draft.position) == near:
                        found |= STATE_BIT[senator]
        return found

    def price(self, senator: int, bill: int) -> float:
        """Return what it costs to bind a senator on a bill."""
        own = get(self.t, bill, OWNER) == self.seat
        cost = (self.prior.bind_own if own else self.prior.bind_rival) * VOTES[senator]
        if self.is_sponsor(senator, bill):
            cost += 3 * self.prior.bind_own
        return cost

    def is_sponsor(self, senator: int, but: int) -> bool:
        """Tell whether a senator is needed for another bill."""
        return any(who == senator and bill != but for who, bill in self._sponsors)

    # What a vote is about, in points for the bill's owner

    def reported(self, draft: Draft) -> float:
        """Return what leaving committee is worth against failing there."""
        before = self.outlook.worth(self.hall, draft)
        failed = 0.0
        if not draft.spent & FAILED_COMMITTEE:
            draft.spent |= FAILED_COMMITTEE
            failed = self.outlook.worth(self.hall, draft) * (1.0 - self.prior.delay)
        draft.place = FLOOR
        draft.marks |= PASSED_COMMITTEE
        passed = self.outlook.worth(self.hall, draft)
        return max(passed - min(failed, before), 0.0)

    def passed(self, draft: Draft) -> float:
        """Return what passing the Senate is worth against failing there."""
        failed = float(draft.score)
        if not draft.spent & FAILED_FLOOR:
            draft.spent |= FAILED_FLOOR
            failed = self.outlook.worth(self.hall, draft) * (1.0 - self.prior.delay)
        return max(self.after_passage(draft) - failed, 0.0)

    def after_passage(self, draft: Draft) -> float:
        """Return what a bill is worth once the Senate has passed it."""
        draft.marks |= PASSED_SENATE
        if draft.signed:
            draft.marks |= BECAME_LAW
            return float(draft.score)
        draft.place = DESK
        return self.outlook.worth(self.hall, draft)

    def ended(self, draft: Draft) -> float:
        """Return what cloture is worth against a failed call for it."""
        failed = float(draft.score)
        if not draft.spent & CLOTURE_FAILED:
            draft.spent |= CLOTURE_FAILED
            failed = self.outlook.worth(self.hall, draft) * (1.0 - self.prior.delay)
        draft.marks |= CLOTURE_VOTED
        return max(self.outlook.worth(self.hall, draft) - failed, 0.0)

    def overridden(self, draft: Draft) -> float:
        """Return what an override is worth against its failure."""
        before = draft.score
        draft.marks |= OVERRIDDEN | BECAME_LAW
        return float(draft.score - before)

    def amended(self, bill: int, amender: int) -> float:
        """Return what an adopted amendment is worth to the amender's side (F-38 to F-40)."""
        draft = Draft(self.t, bill)
        owner, before = draft.owner, self.worth(bill)
        position = goal(AT[draft.issue][amender], draft.position)
        moved = changes_sides(draft.position, position, draft.sponsor)
        draft.position = position
        draft.amendments += 1
        side = seat_of(self.t, amender)
        envy = self.prior.envy
        if position == CENTRE and side != owner:
            after = self.outlook.worth(self.hall, draft)
            return K.bipartisan + after / 2 + envy * (before - after)
        if moved:
            draft.owner, draft.sponsor = side, amender
        after = self.outlook.worth(self.hall, draft)
        if draft.owner != owner:
            return after + envy * before
        return after - before if side == owner else envy * (before - after)
