"""The end of a match: who stands highest, who has the most talents, and how that is told."""

from rules.core.moments import LOST, WON, Camp, Moment, Stroke, Upshot
from rules.core.refs import NOTHING
from rules.core.table import Table
from rules.senators.facts.names import COUNTERS_EACH, MONIES, SENATES, alive, money, senate
from rules.senators.law.moments import MATCH


def _rank(t: Table, seat: int) -> tuple[int, int]:
    """Return what decides: places, then talents (S.6.3); cards count for nothing (S-34)."""
    base = seat * COUNTERS_EACH
    return t.counts[SENATES + base], t.counts[MONIES + base]


def winners(t: Table) -> list[int]:
    """Return who stands highest, among several the richest, and those who are level (S-33)."""
    seats = range(t.setup.seats)
    best = max([_rank(t, seat) for seat in seats])
    return [seat for seat in seats if _rank(t, seat) == best]


def end_match(t: Table, clause: str) -> None:
    """Tell who has won, and end the match (S.6.2)."""
    if t.heard:
        first = winners(t)
        high = _rank(t, first[0])[0]
        level = [seat for seat in range(t.setup.seats) if _rank(t, seat)[0] == high]
        sentence = "ends"
        if len(first) > 1:
            sentence = "ends_shared"
        elif len(level) > 1:
            sentence = "ends_talents"
        t.say(sentence, clause="S.6.2", seat=first[0], moment=_final(t, first, level))
    t.finish(clause)


def _final(t: Table, first: list[int], level: list[int]) -> Moment:
    """Tell where everybody stands, and the purses of those who are level in front."""
    ranks = [(_rank(t, seat), -seat) for seat in range(t.setup.seats) if alive(t, seat)]
    camps: list[Camp] = []
    for rank, minus_seat in sorted(ranks, reverse=True):
        strokes = [Stroke(senate(-minus_seat), rank[0], "standing")]
        camps.append(Camp(-minus_seat, strokes, rank[0], _fate(-minus_seat, first)))
    for seat in level if len(level) > 1 else []:
        purse = t.count(money(seat))
        strokes = [Stroke(money(seat), purse, "purse")]
        camps.append(Camp(seat, strokes, purse, _fate(seat, first), "rich"))
    upshots: list[Upshot] = []
    for seat in range(t.setup.seats):
        place = t.count(senate(seat))
        if seat in first:
            upshots.append(Upshot(seat, "won", NOTHING, place, MATCH, first[0]))
        else:
            upshots.append(Upshot(seat, "defeated", NOTHING, -place, MATCH, first[0]))
    place, talents = _rank(t, first[0])
    facts = {"place": place, "talents": talents, "seat": first[0]}
    return Moment("final", NOTHING, NOTHING, camps, None, upshots, facts)


def _fate(seat: int, first: list[int]) -> int:
    return WON if seat in first else LOST
