"""The Flash cards: two at most are in force, and what each of them changes while it is."""

from typing import Final

from rules.core.moments import Moment, Upshot
from rules.core.refs import FIRST_PLACE, NOTHING
from rules.core.table import Table
from rules.floorvote.facts.cards import (
    BIPARTISAN,
    DEBATE_REFORM,
    ELECTION_SEASON,
    LAME_DUCK,
    POLARISED,
    SHUTDOWN,
    SPOTLIGHT,
    K,
)
from rules.floorvote.facts.names import DISCARD, FLASH, REOPENING, SEATS, TURNS
from rules.floorvote.facts.pieces import EFFECT, ISSUE, ROUNDS, TERM
from rules.floorvote.law.records import note, own_bills

# 55 % of all votes for means at least 11 for every 9 against (F.14.6).
REFORM_FOR: Final = 11
REFORM_AGAINST: Final = 9
REFORM_FEWEST: Final = 4
# What each of them changes for a side
UPSHOTS: Final = {
    SPOTLIGHT: "flash_spotlight",
    POLARISED: "flash_polarised",
    BIPARTISAN: "flash_bipartisan",
    LAME_DUCK: "flash_lame_duck",
    DEBATE_REFORM: "flash_debate_reform",
    ELECTION_SEASON: "flash_election_season",
    SHUTDOWN: "flash_shutdown",
}
# How heavy a card is for both sides
CHANGING: Final = 6
SHUTTING: Final = 15
_FLASH: Final = FLASH - FIRST_PLACE
# The issue that a card brings into the news, by card
_LIT: Final = [
    issue if effect == SPOTLIGHT else -1 for issue, effect in zip(ISSUE, EFFECT, strict=True)
]


def show(t: Table, card: int) -> None:
    """Put a Flash card in force at once; a third one replaces the oldest (F-7, F-8, F.14.1)."""
    while len(t.at(FLASH)) >= K.flashes:
        oldest = t.at(FLASH)[0]
        t.say("flash_ends", oldest, clause="F-8")
        t.move(oldest, DISCARD, "F-8")
    t.move(card, FLASH, "F-7")
    told = flash_moment(t, card) if t.heard else None
    t.say("flash", card, clause="F.14.1", moment=told)
    if ROUNDS[card]:
        note(t, REOPENING, t.count(TURNS) + SEATS * ROUNDS[card], "F.14.8")


def flash_moment(t: Table, card: int) -> Moment:
    """Tell both sides what a Flash card changes, and how many of their bills are in its light."""
    effect = EFFECT[card]
    weight = SHUTTING if effect == SHUTDOWN else CHANGING
    upshots = []
    for seat in range(SEATS):
        lit = 0
        if effect == SPOTLIGHT:
            lit = sum(ISSUE[bill] == ISSUE[card] for bill in own_bills(t, seat))
        upshots.append(Upshot(seat, UPSHOTS[effect], NOTHING, 0, weight, card=card, also=lit))
    return Moment("flash", card, NOTHING, [], None, upshots, {})


def expire(t: Table) -> None:
    """End a Flash card that is in force for a round only, when its time is over (F.14.8)."""
    if t.count(REOPENING) > t.count(TURNS):
        return
    for card in t.at(FLASH)[:]:
        if ROUNDS[card]:
            t.say("flash_ends", card, clause="F.14.8")
            t.move(card, DISCARD, "F.14.8")
    note(t, REOPENING, 0)


def in_force(t: Table, effect: str) -> int:
    """Return the Flash card of an effect that is in force, or nothing; a second adds nothing."""
    for card in t.places[_FLASH]:
        if EFFECT[card] == effect:
            return card
    return 0


def spotlight(t: Table, issue: int) -> int:
    """Return the basic points that bills of an issue gain while it is in the news (F.14.2)."""
    for card in t.places[_FLASH]:
        if _LIT[card] == issue:
            return K.spotlight
    return 0


def polarised(t: Table) -> bool:
    """Tell whether pork bridges no distance of two (F.14.3)."""
    return bool(in_force(t, POLARISED))


def pork_price(t: Table) -> int:
    """Return what an entry of pork costs in basic points: less in a bipartisan mood (F.14.4)."""
    return K.pork_in_mood if in_force(t, BIPARTISAN) else K.pork


def lame_duck(t: Table) -> bool:
    """Tell whether the president vetoes only what is three or more away (F.14.5)."""
    return bool(in_force(t, LAME_DUCK))


def reformed(t: Table) -> bool:
    """Tell whether 55 % suffice for cloture (F.14.6)."""
    return bool(in_force(t, DEBATE_REFORM))


def reform_needs(against: int) -> int:
    """Return the votes that cloture needs at 55 %; like the chart it begins at 4 against."""
    return -(-REFORM_FOR * max(against, REFORM_FEWEST) // REFORM_AGAINST)


def election_term(t: Table) -> int:
    """Return the year by which the term of those ends who fear their voters, or 0 (F.14.7)."""
    return TERM[in_force(t, ELECTION_SEASON)]


def shut_down(t: Table) -> bool:
    """Tell whether no bill may be introduced (F.14.8)."""
    return bool(in_force(t, SHUTDOWN))
