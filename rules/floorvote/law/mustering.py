"""Enough to win: whom a side would have to activate to turn a vote, at the least cost (F.15.10)."""

from typing import Final

from rules.floorvote.facts.fields import OWNER, SPONSOR
from rules.floorvote.facts.names import caucus
from rules.floorvote.facts.pieces import VOTES
from rules.floorvote.law.pledges import AGAINST, FOR
from rules.floorvote.law.polls import Question, Tally
from rules.floorvote.law.records import get, live_bills

NEEDED_ELSEWHERE: Final = 100  # more than a whole caucus: who carries another bill comes last


def shortfall(question: Question, tally: Tally) -> int:
    """Return the fewest votes that would turn the vote for the side that loses it now."""
    ayes, nays = tally.ayes - tally.broken, tally.nays
    more = 0
    if tally.passing:
        while question.passes(ayes, nays + more):
            more += 1
    else:
        while not question.passes(ayes + more, nays):
            more += 1
    return more


def side_of(question: Question, seat: int) -> int:
    """Return the stance that a seat wants: for its own question, against the rival's."""
    return FOR if seat == question.proposer else AGAINST


def votes_added(question: Question, senator: int, side: int) -> int:
    """Return how many votes the activation of a free senator adds to a side."""
    added = question.full(senator) - (0 if question.committee else 1)
    return added if added and question.stance(senator) == side else 0


def reserve(question: Question, seat: int) -> int:
    """Return how many votes a seat could still add by activation."""
    side = side_of(question, seat)
    free = question.t.at(caucus(seat))
    total = 0
    for senator in question.members(free) if question.committee else free:
        total += votes_added(question, senator, side)
    return total


def enough(question: Question, seat: int) -> list[int]:
    """Return the free senators who turn the vote and bind the fewest printed votes.

    Sponsors of other own bills come last; among equals fewer senators are better. Nobody is
    returned where all of them together would not do.
    """
    t = question.t
    short = shortfall(question, question.tally())
    side = side_of(question, seat)
    kept = [get(t, bill, SPONSOR) for bill in live_bills(t) if get(t, bill, OWNER) == seat]
    # The cheapest way found so far to each number of votes; whatever is beyond counts as enough.
    # A way is its last senator and the way before; ways are numbered, and the first has nobody.
    costs = [0] + [-1] * short
    ways = [0] * (short + 1)
    last, before = [0], [0]
    for senator in t.at(caucus(seat)):
        votes = votes_added(question, senator, side)
        price = (VOTES[senator] + (NEEDED_ELSEWHERE if senator in kept else 0)) * NEEDED_ELSEWHERE
        if votes <= 0:
            continue
        for start in range(short - 1, -1, -1):
            if costs[start] < 0:
                continue
            end = min(start + votes, short)
            cost = costs[start] + price + 1
            if costs[end] < 0 or cost < costs[end]:
                costs[end] = cost
                before.append(ways[start])
                ways[end] = len(last)
                last.append(senator)
    return _along(ways[short], last, before)


def _along(way: int, last: list[int], before: list[int]) -> list[int]:
    """Return the senators of a way, from the first to the last."""
    found: list[int] = []
    while way:
        found.append(last[way])
        way = before[way]
    found.reverse()
    return found
