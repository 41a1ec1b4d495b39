"""The question before the house: who votes how, with how many votes, and whether it passes."""

from typing import Final, final

from rules.core.refs import FIRST_COUNTER, FIRST_PLACE
from rules.core.table import Table
from rules.floorvote.facts import chart
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.fields import PORK, POSITION, SPONSOR
from rules.floorvote.facts.names import (
    ACTIVES,
    AUTHOR,
    CAUCUSES,
    CHAMBER,
    FLASH,
    IN_COMMITTEE,
    LAST_D,
    LOBBY_AGAINST,
    LOBBY_FOR,
    PARTIES,
    PLACES_EACH,
    PLEDGES,
    PROPOSER,
    Q_AMENDMENT,
    Q_CLOTURE,
    Q_COMMITTEE,
    Q_FLOOR,
    Q_OVERRIDE,
    Q_SUBSTITUTE,
    QUESTION,
    SEATS,
    SUBSTITUTE,
)
from rules.floorvote.facts.pieces import APART, ISSUE, RANK, STATE_BIT, TERM, VOTES
from rules.floorvote.facts.pieces import WEIGHT as WEIGHTS
from rules.floorvote.law.duties import (
    ANYTHING,
    BRIDGED,
    MAY_ABSTAIN,
    MAY_AGAINST,
    MAY_FOR,
    ON_COMMITTEE,
    ON_FLOOR,
    ONLY_FOR,
    UNBOUND,
)
from rules.floorvote.law.flash import election_term, polarised, reform_needs, reformed
from rules.floorvote.law.pledges import (
    ABSTAINS,
    AGAINST,
    BARRED,
    BOOST,
    BOOSTS,
    FOR,
    GUEST,
    JOINED,
    NEARER,
    PRESSED,
    SILENT,
    STANCE,
)
from rules.floorvote.law.president import vice_president_supports, white_house_seat
from rules.floorvote.law.records import get, resting

_PLEDGES: Final = PLEDGES - FIRST_COUNTER
_QUESTION: Final = QUESTION - FIRST_COUNTER
_PROPOSER: Final = PROPOSER - FIRST_COUNTER
_PARTIES: Final = PARTIES - FIRST_COUNTER
_CAUCUSES: Final = CAUCUSES - FIRST_PLACE
_CHAMBER: Final = CHAMBER - FIRST_PLACE
_FLASH: Final = FLASH - FIRST_PLACE
BOOST_VOTES: Final = 2
ALLOWED: Final = [0, MAY_FOR, MAY_AGAINST, MAY_ABSTAIN]  # by stance


def interest(duty: int, *, proposing: bool) -> int:
    """Return how a senator with a duty votes in the interest of the player (F-30)."""
    if proposing:
        return FOR if duty & MAY_FOR else ABSTAINS
    return AGAINST if duty & MAY_AGAINST else FOR if duty == ONLY_FOR else ABSTAINS


# By whether the side is for the question, then by duty
INTEREST: Final = [
    [interest(duty, proposing=proposing) for duty in range(ANYTHING + 1)]
    for proposing in (False, True)
]


@final
class Tally:
    """How a vote stands: for and against, what is needed, and whether it passes."""

    __slots__ = ("ayes", "nays", "needed", "passing", "broken")

    def __init__(self, ayes: int, nays: int, needed: int, *, broken: bool) -> None:
        self.ayes: Final = ayes
        self.nays: Final = nays
        self.needed: Final = needed
        self.broken: Final = broken  # the vice-president's vote is among the ayes
        self.passing: Final = ayes >= needed


@final
class Question:
    """What is being voted on right now, read off the table once."""

    __slots__ = ("t", "counts", "kind", "bill", "text", "issue", "position", "pork", "proposer",
                 "bearer", "sponsor", "committee", "polarised", "season", "first_d", "for_d",
                 "apart", "duties", "ranks")  # fmt: skip

    def __init__(self, t: Table) -> None:
        counts = t.counts
        self.t: Final = t
        self.counts: Final = counts
        self.kind: Final = counts[_QUESTION]
        self.bill: Final = t.places[_CHAMBER][0]
        self.text: Final = SUBSTITUTE if self.kind == Q_SUBSTITUTE else self.bill
        self.issue: Final = ISSUE[self.bill]
        self.position: Final = get(t, self.text, POSITION)
        self.pork: Final = get(t, self.text, PORK)
        self.proposer: Final = counts[_PROPOSER]
        self.sponsor: Final = get(t, self.bill, SPONSOR)
        # Whoever brought the question votes for it (F.15.4)
        self.bearer: Final = (
            t.count(AUTHOR) if self.kind == Q_AMENDMENT else get(t, self.text, SPONSOR)
        )
        self.committee: Final = self.kind in IN_COMMITTEE
        flashed = bool(t.places[_FLASH])
        self.polarised: Final = flashed and polarised(t)
        self.season: Final = election_term(t) if flashed else 0
        self.first_d: Final = 0 if counts[_PARTIES] == 0 else 1
        self.for_d: Final = self.first_d == self.proposer  # the Democrats are for it
        self.apart: Final = APART[self.issue][self.position]
        self.ranks: Final = RANK[t.setup.options["majority"]][self.issue]
        # What senators may do by distance and pork, where nothing else binds them
        self.duties: Final = (
            UNBOUND if self.kind == Q_AMENDMENT
            else ON_COMMITTEE if self.committee
            else ON_FLOOR[self.polarised]
        )  # fmt: skip

    def seat(self, senator: int) -> int:
        """Return the seat that controls a senator."""
        return self.first_d if senator <= LAST_D else 1 - self.first_d

    def distance(self, senator: int) -> int:
        """Return how far a senator is from the text; a card may have brought them nearer."""
        apart = self.apart[senator]
        if apart and self.counts[_PLEDGES + senator] & NEARER:
            apart -= 1
        return apart

    def has_pork(self, senator: int) -> bool:
        """Tell whether the text has pork for a senator's state."""
        return bool(self.pork & STATE_BIT[senator])

    def duty(self, senator: int) -> int:
        """Return what a senator may do in this vote, as bits."""
        if senator == self.bearer:
            return ONLY_FOR
        apart = self.apart[senator]
        pledge = self.counts[_PLEDGES + senator]
        if pledge:
            if pledge & PRESSED or (pledge & SILENT and self.kind == Q_FLOOR):
                return MAY_ABSTAIN
            if apart and pledge & NEARER:
                apart -= 1
        if not self.pork & STATE_BIT[senator]:
            return self.duties[2 * apart]
        duty = self.duties[2 * apart + 1]
        if self.season and TERM[senator] <= self.season and not self.committee:
            duty &= ~MAY_AGAINST
        return duty

    def stance(self, senator: int) -> int:
        """Return how a senator votes: as chosen, else in the player's interest (F-30, F.15.9)."""
        duty = self.duty(senator)
        chosen = self.counts[_PLEDGES + senator] & STANCE
        return chosen if chosen and duty & ALLOWED[chosen] else self.usual(senator, duty)

    def usual(self, senator: int, duty: int) -> int:
        """Return how a senator with a duty votes in the interest of the player."""
        return INTEREST[(senator <= LAST_D) == self.for_d][duty]

    def reason(self, senator: int, stance: int) -> str:
        """Return the clause that forbids a senator this stance."""
        pledge = self.counts[_PLEDGES + senator]
        if pledge & PRESSED:
            return "F.13.2"
        if pledge & SILENT and self.kind == Q_FLOOR:
            return "F.10.4"
        if self.kind == Q_COMMITTEE:
            return "F-26"
        apart = self.distance(senator)
        return self._not_against(apart) if stance == AGAINST else self._not_for(senator, apart)

    def _not_against(self, apart: int) -> str:
        """Return why a senator may not vote against the text on the floor."""
        if not apart:
            return "F.11.3" if self.kind == Q_CLOTURE else "F.6.3"
        return "F.6.4" if apart == 1 else "F.14.7"

    def _not_for(self, senator: int, apart: int) -> str:
        """Return why a senator may not vote for the text on the floor."""
        if apart > BRIDGED:
            return "F.6.6"
        return "F.14.3" if self.has_pork(senator) else "F.6.5"

    def rank(self, senator: int) -> int:
        """Return the votes of a senator in the committee once activated (F-25, F.5.3).

        The sponsor counts one vote, member or not, and more only as its leader (F-15).
        """
        pledge = self.counts[_PLEDGES + senator]
        if pledge & BARRED:
            return 0
        rank = self.ranks[senator]
        if not rank and (senator == self.sponsor or pledge & GUEST):
            return K.member
        return rank

    def members(self, senators: list[int]) -> list[int]:
        """Return who among some has votes in the committee once activated."""
        ranks, counts, sponsor = self.ranks, self.counts, self.sponsor
        found: list[int] = []
        for senator in senators:
            pledge = counts[_PLEDGES + senator]
            if not pledge & BARRED and (ranks[senator] or senator == sponsor or pledge & GUEST):
                found.append(senator)
        return found

    def full(self, senator: int) -> int:
        """Return the votes that a senator has when activated on the question (F.6.2)."""
        if self.committee:
            return self.rank(senator)
        gifts = (self.counts[_PLEDGES + senator] & BOOSTS) // BOOST
        return VOTES[senator] + gifts * BOOST_VOTES

    def activated(self, senator: int) -> bool:
        """Tell whether a senator is activated on this very question."""
        place = self.t.where[senator]
        if place != ACTIVES and place != ACTIVES + PLACES_EACH:
            return False
        return self.kind != Q_SUBSTITUTE or bool(self.counts[_PLEDGES + senator] & JOINED)

    def strength(self, senator: int) -> int:
        """Return a senator's votes: full if activated, else one on the floor (F-28)."""
        if self.activated(senator):
            return self.full(senator)
        return 0 if self.committee else 1

    def voters(self) -> list[int]:
        """Return the senators who have a say: the activated ones, on the floor all in play."""
        t = self.t
        places = t.places
        found: list[int] = []
        for seat in range(SEATS):
            if not self.committee:
                found += places[_CAUCUSES + seat * PLACES_EACH]
            found += places[_CAUCUSES + 1 + seat * PLACES_EACH]
        if not self.committee:
            found += resting(t)
        return found

    def weight(self) -> int:
        """Return the fewest votes for that pass the question on the floor (F.4.2), else 0."""
        return WEIGHTS[self.bill] if self.kind in {Q_FLOOR, Q_SUBSTITUTE} else 0

    def needed(self, nays: int) -> int:
        """Return the votes for that the question needs against so many (F.5.1, F-29)."""
        if self.kind == Q_CLOTURE:
            if reformed(self.t):
                return reform_needs(nays)
            return chart.cloture(nays, exact=bool(self.t.setup.options["exact"]))
        if self.kind == Q_OVERRIDE:
            return chart.override(nays)
        return max(nays + 1, self.weight())

    def tally(self) -> Tally:
        """Count the votes as things stand."""
        ayes, nays = self.t.count(LOBBY_FOR), self.t.count(LOBBY_AGAINST)
        for senator in self.voters():
            stance = self.stance(senator)
            if stance == FOR:
                ayes += self.strength(senator)
            elif stance == AGAINST:
                nays += self.strength(senator)
        return self.counted(ayes, nays)

    def sides(self) -> tuple[list[int], list[int]]:
        """Return who votes for the question, and who votes against it."""
        fors: list[int] = []
        others: list[int] = []
        for senator in self.voters():
            stance = self.stance(senator)
            if stance == FOR:
                fors.append(senator)
            elif stance == AGAINST:
                others.append(senator)
        return fors, others

    def counted(self, ayes: int, nays: int) -> Tally:
        """Make a tally of these votes; a tie on a bill goes to the vice-president (F-31)."""
        broken = self.broken(ayes, nays)
        return Tally(ayes + broken, nays, self.needed(nays), broken=broken)

    def passes(self, ayes: int, nays: int) -> bool:
        """Tell whether the question passes with these votes."""
        return ayes + self.broken(ayes, nays) >= self.needed(nays)

    def broken(self, ayes: int, nays: int) -> bool:
        """Tell whether the vice-president would break a tie for the question (F-31)."""
        return ayes == nays and self.kind == Q_FLOOR and self.breaks_tie()

    def breaks_tie(self) -> bool:
        """Tell whether the vice-president would help this bill (F.15.6)."""
        helps = white_house_seat(self.t) == self.proposer
        return helps and vice_president_supports(self.t, self.bill)


def losing_seat(question: Question, tally: Tally) -> int:
    """Return the seat that would lose if the poll were taken now (F-23)."""
    return 1 - question.proposer if tally.passing else question.proposer
