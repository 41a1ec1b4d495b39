"""Decisive moments of the whole table: a turn of all, the last turn, and the end of the match."""

from typing import Final

from rules.core.moments import EVEN, LOST, WON, Camp, Moment, Stroke, Upshot
from rules.core.refs import NOTHING
from rules.core.table import Table
from rules.divide.facts.names import TURNS, card_count, influence, left, right, stood

LAST: Final = 20  # how heavy it is that the last turn has come
MATCH: Final = 100


def ranks(t: Table) -> list[list[int]]:
    """Return what every seat is ranked by: its influence, then its cards (D-31, D-32)."""
    return [[t.count(influence(s)), t.count(card_count(s))] for s in range(t.setup.seats)]


def best_rival(found: list[list[int]], seat: int) -> list[int]:
    """Return the best rank of all others."""
    return max(rank for other, rank in enumerate(found) if other != seat)


def summary(t: Table) -> Moment:
    """Tell how everybody's influence has changed since the last turn of all."""
    camps: list[Camp] = []
    upshots: list[Upshot] = []
    for seat in range(t.setup.seats):
        before, now = t.count(stood(seat)), t.count(influence(seat))
        strokes: list[Stroke] = []
        if before != now:
            strokes = [Stroke(NOTHING, before, "stood"), Stroke(NOTHING, now - before, "since")]
        camps.append(Camp(seat, strokes, now))
        upshots.append(Upshot(seat, "round", NOTHING, now - before, 0, also=now))
    facts = {"count": t.count(TURNS) // t.setup.seats}
    return Moment("summary", NOTHING, NOTHING, camps, None, upshots, facts)


def last_turn(t: Table) -> Moment:
    """Tell everybody by how much they lead or lie behind when the deck is empty (D-33)."""
    found = ranks(t)
    upshots: list[Upshot] = []
    for seat, rank in enumerate(found):
        lead = rank[0] - best_rival(found, seat)[0]
        if lead < 0:
            upshots.append(Upshot(seat, "behind", NOTHING, lead, LAST))
        else:
            upshots.append(Upshot(seat, "leads" if lead else "level", NOTHING, lead, LAST))
    return Moment("last", NOTHING, NOTHING, [], None, upshots, {})


def end(t: Table) -> Moment:
    """Tell everybody's wings and influence, and who has won (D.7.3, D.7.5, D-31, D-32)."""
    found = ranks(t)
    best = max(found)
    level = found.count(best) > 1
    camps: list[Camp] = []
    upshots: list[Upshot] = []
    for seat, rank in enumerate(found):
        fate = LOST if rank != best else EVEN if level else WON
        camps.append(Camp(seat, _wings(t, seat), rank[0], fate))
        short = rank[0] - best_rival(found, seat)[0]
        if fate == LOST:
            upshots.append(Upshot(seat, "beaten", NOTHING, short, MATCH))
        else:
            upshots.append(Upshot(seat, "shares" if level else "wins", NOTHING, short, MATCH))
    second = best_rival(found, found.index(best))
    facts = {"second": second[0], "cards": best[1], "fewer": second[1]}
    return Moment("end", NOTHING, NOTHING, camps, None, upshots, facts)


def _wings(t: Table, seat: int) -> list[Stroke]:
    """Return the larger wing less the smaller one."""
    more, less = t.count(left(seat)), t.count(right(seat))
    if more >= less:
        strokes = [Stroke(left(seat), more, "left"), Stroke(right(seat), -less, "right")]
    else:
        strokes = [Stroke(right(seat), less, "right"), Stroke(left(seat), -more, "left")]
    return strokes if strokes[1].amount else strokes[:1]
