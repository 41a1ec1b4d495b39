"""What an adopted amendment or a winning substitute does to a bill and its record."""

from typing import Final

from rules.core.table import Table
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.fields import (
    AMENDMENTS,
    CLOTURE_VOTED,
    COSPONSOR,
    GIFTS,
    LEAN,
    MARKS,
    OWNER,
    PASSED_COMMITTEE,
    PORK,
    POSITION,
    REPLACED,
    SPENT,
    SPONSOR,
)
from rules.floorvote.facts.names import (
    AUTHOR,
    DEMOCRATS,
    GOAL,
    REPUBLICANS,
    RIDER,
    SUBSTITUTE,
    caucus_of,
    seat_of,
)
from rules.floorvote.law.moments import bipartisan_moment, changed_hands_moment
from rules.floorvote.law.records import get, put, tick
from rules.floorvote.law.scoring import credit, settle

CENTRE: Final = 3


def goal(at: int, position: int) -> int:
    """Return where an amendment would lead: one step toward the amender (F-36, F.9.2)."""
    return position + (1 if at > position else -1)


def party_of(position: int, sponsor: int) -> int:
    """Return the party of a bill; at 3 that of its sponsor (F-38)."""
    if position == CENTRE:
        return caucus_of(sponsor)
    return DEMOCRATS if position < CENTRE else REPUBLICANS


def changes_sides(before: int, after: int, sponsor: int) -> bool:
    """Tell whether a step takes a bill to the other party; at 3 it stays whose it was (F.9.4)."""
    return after != CENTRE and party_of(after, sponsor) != party_of(before, sponsor)


def adopt(t: Table, bill: int) -> None:
    """Move the bill, attach the rider, and see whose it is now (F.9.4, F.9.5)."""
    amender = t.count(AUTHOR)
    seat = seat_of(t, amender)
    sponsor = get(t, bill, SPONSOR)
    before, after = get(t, bill, POSITION), t.count(GOAL)
    put(t, bill, POSITION, after, "F.9.2")
    put(t, bill, AMENDMENTS, get(t, bill, AMENDMENTS) + 1, "F-51")
    tick(t, bill, PORK, t.count(RIDER), "F-36")
    if after == CENTRE and seat != get(t, bill, OWNER):
        put(t, bill, COSPONSOR, amender, "F-40")
        told = bipartisan_moment(bill, amender, seat, 2 * K.bipartisan) if t.heard else None
        t.say("bipartisan", bill, amender, 2 * K.bipartisan, "F-40", seat=seat, moment=told)
        credit(t, seat, 2 * K.bipartisan, "F-40")
    elif changes_sides(before, after, sponsor):
        put(t, bill, SPONSOR, amender, "F-38")
        if seat == get(t, bill, OWNER):
            t.say("sponsor_changed", bill, amender, clause="F-39", seat=seat)
        else:
            told = changed_hands_moment(bill, amender, seat) if t.heard else None
            t.say("changed_hands", bill, amender, clause="F-38", seat=seat, moment=told)
            put(t, bill, OWNER, seat, "F-38")


def supersede(t: Table, bill: int) -> None:
    """Close the record of a bill and let the substitute's begin in its place (F-44, F-45)."""
    settle(t, bill, "superseded", "F-45")
    marks = get(t, bill, MARKS) & (PASSED_COMMITTEE | CLOTURE_VOTED)
    for which in (OWNER, SPONSOR, POSITION, PORK, GIFTS, LEAN):
        put(t, bill, which, get(t, SUBSTITUTE, which), "F-45")
    put(t, bill, COSPONSOR, 0, "F-45")
    put(t, bill, AMENDMENTS, 1, "F-45")
    put(t, bill, MARKS, marks, "F-45")
    tick(t, bill, SPENT, REPLACED, "F-45")
