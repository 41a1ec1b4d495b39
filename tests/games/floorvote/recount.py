"""Polls and scores counted anew from what lies on the table, without the rules' own functions."""

from rules.core.table import Table
from rules.floorvote.facts import names
from rules.floorvote.facts.fields import (
    AMENDMENTS,
    BECAME_LAW,
    CLOTURE_VOTED,
    GIFTS,
    MARKS,
    OVERRIDDEN,
    PASSED_COMMITTEE,
    PASSED_SENATE,
    PORK,
    POSITION,
)
from rules.floorvote.facts.names import active
from rules.floorvote.facts.pieces import AT, ISSUE, SEAT_ON, STATE_BIT, VOTES, WEIGHT
from rules.floorvote.law.duties import in_play
from rules.floorvote.law.pledges import pledged
from rules.floorvote.law.polls import Question
from rules.floorvote.law.records import get

SENATORS = range(1, names.LAST_SENATOR + 1)
LEADS = 2
MEMBERS = {True: 3, False: 2}  # what a leader counts in the majority and in the minority


def undisturbed(t: Table) -> bool:
    """Tell whether no Flash card, lobby, changed vote or other card has a say in a vote."""
    lobbies = t.count(names.LOBBY_FOR) + t.count(names.LOBBY_AGAINST)
    return not t.at(names.FLASH) and not lobbies and not any(pledged(t, s) for s in SENATORS)


def recount_floor(t: Table) -> tuple[int, int]:
    """Count a floor vote anew where nobody has changed a vote and no card has an effect."""
    question = Question(t)
    votes = [t.count(names.LOBBY_FOR), t.count(names.LOBBY_AGAINST)]
    for senator in SENATORS:
        if not in_play(t, senator):
            continue
        apart = abs(AT[question.issue][senator] - question.position)
        pork = bool(question.pork & STATE_BIT[senator])
        for_it = apart <= 1 or (apart == 2 and pork)
        against = apart >= 1 and not (apart == 1 and pork)
        own = names.seat_of(t, senator) == question.proposer
        strong = t.where[senator] in {active(0), active(1)}
        count = VOTES[senator] if strong else 1
        if senator == question.bearer or (own and for_it):
            votes[0] += count
        elif not own and against:
            votes[1] += count
    return votes[0], votes[1]


def recount_committee(t: Table) -> tuple[int, int]:
    """Count a committee's vote on a bill or an amendment anew: only activated members vote."""
    bill = t.at(names.CHAMBER)[0]
    issue, votes = ISSUE[bill], [0, 0]
    for seat in range(names.SEATS):
        against = seat != t.count(names.PROPOSER)
        for senator in t.at(active(seat)):
            same = AT[issue][senator] == get(t, bill, POSITION)
            if against and same and t.count(names.QUESTION) == names.Q_COMMITTEE:
                continue
            majority = names.caucus_of(senator) == t.setup.options["majority"]
            leads = SEAT_ON[issue][senator] == LEADS
            votes[against] += MEMBERS[majority] if leads else 1
    return votes[0], votes[1]


def recount_points(t: Table, bill: int) -> int:
    """Work out what a bill scores by its record while no Flash card is in force."""
    marks = get(t, bill, MARKS)
    paid = (get(t, bill, PORK) & ~get(t, bill, GIFTS)).bit_count()
    total = WEIGHT[bill] - 2 * paid - 2 * get(t, bill, AMENDMENTS)
    total += 5 * bool(marks & CLOTURE_VOTED) + 5 * bool(marks & OVERRIDDEN)
    total += 6 * (get(t, bill, POSITION) in {1, 5})
    times = sum(bool(marks & m) for m in (PASSED_COMMITTEE, PASSED_SENATE, BECAME_LAW))
    return max(total, 0) * times
