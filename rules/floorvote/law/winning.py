"""The three ways to win, and the end of the session."""

from typing import Final

from rules.core.table import Table
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.names import ADJOURNED, LAWS_PASSED, SEATS, TURNS, points
from rules.floorvote.law.moments import end_moment
from rules.floorvote.law.records import live_bills
from rules.floorvote.law.scoring import settle

BY_POINTS: Final = 0
BY_LAWS: Final = 1
TOURNAMENT: Final = 2
HALVES: Final = 2


def check(t: Table) -> None:
    """End the match if a scoring has decided it (F-53).

    With both at the target the higher total wins, and a tie goes on until it is broken (F.12.1);
    that match ends at once, without the bills still on their way (F.15.8). By laws it ends with
    the agreed number of them (F.12.2).
    """
    if not t.agenda:
        return
    ending = t.setup.options["ending"]
    if ending == BY_POINTS:
        first, second = t.count(points(0)), t.count(points(1))
        if max(first, second) >= goals(t)[points(0)] and first != second:
            _finish(t, "F.12.1")
    elif ending == BY_LAWS and t.count(LAWS_PASSED) >= t.setup.options["laws"]:
        _score_live(t)
        _finish(t, "F.12.2")


def goals(t: Table) -> dict[int, int]:
    """Return the points that win where points do, in halves like the counters (F.12.1)."""
    if t.setup.options["ending"] != BY_POINTS:
        return {}
    return {points(seat): HALVES * t.setup.options["target"] for seat in range(SEATS)}


def ends_with_turn(t: Table) -> bool:
    """End the match with the turn if the clock or the session has run out, and tell whether."""
    if t.count(ADJOURNED):
        clause = "F.12.3"
    elif t.count(TURNS) >= SEATS * K.turns:
        clause = "F.15.1"
    else:
        return False
    _score_live(t)
    _finish(t, clause)
    return True


def _score_live(t: Table) -> None:
    """Score every bill that is still on its way (F-52)."""
    for bill in live_bills(t):
        settle(t, bill, "scored", "F-52")


def _finish(t: Table, clause: str) -> None:
    """Say how it ended, and end it."""
    first, second = t.count(points(0)), t.count(points(1))
    told = end_moment(t) if t.heard else None
    if first == second:
        t.say("level", amount=first, clause=clause, moment=told)
    else:
        winner = int(second > first)
        t.say("won", amount=max(first, second), clause=clause, seat=winner, moment=told)
    t.finish(clause)


def shares(t: Table) -> list[float]:
    """Return each seat's share of the win: most points, and a tie is a draw."""
    first, second = t.count(points(0)), t.count(points(1))
    if first == second:
        return [0.5, 0.5]
    return [1.0, 0.0] if first > second else [0.0, 1.0]
