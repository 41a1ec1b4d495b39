"""Who could be brought to bear on a vote: the senators of both sides, free or bound."""

from typing import Final, final

from rules.core.table import Table
from rules.floorvote.facts.cards import LEADS, K
from rules.floorvote.facts.fields import OWNER
from rules.floorvote.facts.names import (
    DEMOCRATS,
    ISSUES,
    LAST_D,
    ON_BILLS,
    PARTIES,
    SEATS,
    STAGES,
    active,
    caucus,
)
from rules.floorvote.facts.pieces import AT, SEAT_ON, STATE_BIT, VOTES
from rules.floorvote.law.flash import polarised
from rules.floorvote.law.records import get

POSITIONS: Final = 6  # none, and 1 to 5


@final
class Forces:
    """The votes for and against a text: those that are sure, and what activation may add."""

    __slots__ = ("ayes", "more", "nays", "counter")

    def __init__(self, ayes: int, more: int, nays: int, counter: int) -> None:
        self.ayes: Final = ayes
        self.more: Final = more
        self.nays: Final = nays
        self.counter: Final = counter


@final
class Hall:
    """Both sides' senators in play.

    Who is on a bill is bound until its owner's turn begins: whoever calls a vote has one's own
    senators back from one's own bills, and whoever answers has back those on the caller's bills.
    """

    __slots__ = ("t", "free", "own", "other", "calling", "answering", "polarised", "first_d",
                 "chair_d", "_floors", "_committees")  # fmt: skip

    def __init__(self, t: Table) -> None:
        self.t: Final = t
        self.free: Final = [t.at(caucus(seat)) + t.at(active(seat)) for seat in range(SEATS)]
        self.own: Final[list[list[int]]] = [[], []]
        self.other: Final[list[list[int]]] = [[], []]
        self.polarised: Final = polarised(t)
        self.first_d: Final = 0 if t.count(PARTIES) == DEMOCRATS else 1
        self.chair_d: Final = t.setup.options["majority"] == DEMOCRATS
        for place in STAGES:
            for bill in t.at(place):
                riders = t.at(ON_BILLS + bill)
                owner = get(t, bill, OWNER) if riders else 0
                for senator in riders:
                    seat = self.first_d if senator <= LAST_D else 1 - self.first_d
                    (self.own if seat == owner else self.other)[seat].append(senator)
        self.calling: Final = [self.free[seat] + self.own[seat] for seat in range(SEATS)]
        self.answering: Final = [self.free[seat] + self.other[seat] for seat in range(SEATS)]
        # What has been counted: many thoughts about one decision ask for the same text.
        self._floors: Final[dict[int, Forces]] = {}
        self._committees: Final[dict[int, Forces]] = {}

    def strength(self, seat: int) -> int:
        """Return the printed votes of everybody a side has in play."""
        total = 0
        for senators in (self.free[seat], self.own[seat], self.other[seat]):
            for senator in senators:
                total += VOTES[senator]
        return total

    def floor(self, caller: int, issue: int, position: int, pork: int) -> Forces:
        """Count what both sides could bring to the floor if one of them called a text (F-27)."""
        key = ((pork * len(ISSUES) + issue) * POSITIONS + position) * SEATS + caller
        found = self._floors.get(key)
        if found is None:
            ayes, more = self._for(self.calling[caller], issue, position, pork)
            ayes += self._for(self.other[caller], issue, position, pork)[0]
            rival = 1 - caller
            nays, counter = self._against(self.answering[rival], issue, position, pork)
            nays += self._against(self.own[rival], issue, position, pork)[0]
            found = self._floors[key] = Forces(ayes, more, nays, counter)
        return found

    def _for(self, senators: list[int], issue: int, position: int, pork: int) -> tuple[int, int]:
        at, bridges = AT[issue], pork and not self.polarised
        count = more = 0
        for senator in senators:
            apart = abs(at[senator] - position)
            if apart < 2 or (apart == 2 and bridges and pork & STATE_BIT[senator]):  # noqa: PLR2004
                count += 1
                more += VOTES[senator] - 1
        return count, more

    def _against(
        self, senators: list[int], issue: int, position: int, pork: int
    ) -> tuple[int, int]:
        at = AT[issue]
        count = more = 0
        for senator in senators:
            apart = abs(at[senator] - position)
            if apart > 1 or (apart and not pork & STATE_BIT[senator]):
                count += 1
                more += VOTES[senator] - 1
        return count, more

    def rank(self, senator: int, issue: int) -> int:
        """Return a senator's votes in a committee (F-25)."""
        seat = SEAT_ON[issue][senator]
        if seat == LEADS:
            return K.chair if (senator <= LAST_D) == self.chair_d else K.ranking
        return K.member if seat else 0

    def committee(self, caller: int, issue: int, position: int, sponsor: int) -> Forces:
        """Count what both sides could bring to a committee; only activated members vote (F-25)."""
        key = ((sponsor * len(ISSUES) + issue) * POSITIONS + position) * SEATS + caller
        found = self._committees.get(key)
        if found is None:
            at = AT[issue]
            ayes = 0 if SEAT_ON[issue][sponsor] else K.member
            for senator in self.calling[caller]:
                ayes += self.rank(senator, issue)
            nays = 0
            for senator in self.answering[1 - caller]:
                if at[senator] != position:
                    nays += self.rank(senator, issue)
            first = max(self.rank(sponsor, issue), K.member)
            found = self._committees[key] = Forces(first, ayes - first, 0, nays)
        return found

    def members(self, seat: int, issue: int) -> int:
        """Return the committee votes that a side could bring to a vote without duties (F-37)."""
        found = 0
        for senator in self.free[seat]:
            found += self.rank(senator, issue)
        return found
