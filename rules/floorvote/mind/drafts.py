"""A bill as it is, or as it might become: all that its prospects depend on."""

from typing import final

from rules.core.table import Table
from rules.floorvote.facts.fields import PRESIDENT_BIT
from rules.floorvote.facts.names import (
    CHAMBER,
    COMMITTEE,
    DESK,
    FLOOR,
    IN_COMMITTEE,
    QUESTION,
    SUBSTITUTE,
)
from rules.floorvote.facts.names import Q_OVERRIDE as OVERRIDING
from rules.floorvote.facts.pieces import ISSUE, PRESIDENT_AT, PRINTED, WEIGHT
from rules.floorvote.law.flash import lame_duck, pork_price, spotlight
from rules.floorvote.law.president import COURTED, NEAR
from rules.floorvote.law.records import whole
from rules.floorvote.law.scoring import multiplier, reckoned


@final
class Draft:
    """What a record says of a bill, free to be changed in thought."""

    __slots__ = ("t", "bill", "issue", "place", "owner", "sponsor", "cosponsor", "position", "pork",
                 "gifts", "amendments", "marks", "spent", "ready", "lean", "weight")  # fmt: skip

    def __init__(self, t: Table, bill: int) -> None:
        self.t = t
        self.bill = bill
        card = t.at(CHAMBER)[0] if bill == SUBSTITUTE else bill
        self.issue = ISSUE[card]
        self.weight = WEIGHT[card]
        self.place = stage_of(t, bill)
        (
            self.owner, self.sponsor, self.cosponsor, self.position, self.pork, self.gifts,
            self.amendments, self.marks, self.spent, self.ready, self.lean,
        ) = whole(t, bill)  # fmt: skip

    @staticmethod
    def fresh(t: Table, bill: int, seat: int, sponsor: int) -> "Draft":
        """Imagine a bill of the hand as it would be introduced."""
        draft = Draft(t, bill)
        draft.place = COMMITTEE
        draft.owner = seat
        draft.sponsor = sponsor
        draft.position = PRINTED[bill]
        return draft

    @property
    def basic(self) -> int:
        """Return the basic points (F-51)."""
        entries = (self.pork & ~self.gifts).bit_count()
        start = self.weight + spotlight(self.t, self.issue) - pork_price(self.t) * entries
        return reckoned(start, self.position, self.amendments, self.marks)

    @property
    def score(self) -> int:
        """Return what the bill would score now."""
        return self.basic * multiplier(self.marks)

    @property
    def apart(self) -> int:
        """Return how far the president is away."""
        there = PRESIDENT_AT[self.t.setup.options["white_house"]][self.issue]
        return max(abs(there - self.position) + self.lean, 0)

    @property
    def signed(self) -> bool:
        """Tell whether the president would sign it as it is (F-32)."""
        courted = self.pork & PRESIDENT_BIT or lame_duck(self.t)
        return self.apart <= (COURTED if courted else NEAR)


def stage_of(t: Table, bill: int) -> int:
    """Return the place of a bill; one in the chamber has come from where its question belongs."""
    if bill != SUBSTITUTE and t.where[bill] != CHAMBER:
        return t.where[bill]
    kind = t.count(QUESTION)
    return COMMITTEE if kind in IN_COMMITTEE else DESK if kind == OVERRIDING else FLOOR
