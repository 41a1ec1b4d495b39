"""What decides, told in numbers: votes, the president, filibusters, rounds and the end."""

from typing import Final

from rules.core.moments import LOST, WON, Camp, Moment, Stroke, Upshot
from rules.core.refs import NOTHING
from rules.core.table import Table
from rules.floorvote.facts.cards import LEADS
from rules.floorvote.facts.fields import (
    CLOTURE_FAILED,
    FAILED_COMMITTEE,
    FAILED_FLOOR,
    OWNER,
    PORK,
    PRESIDENT_BIT,
    SPENT,
)
from rules.floorvote.facts.names import (
    CHAMBER,
    COUNTER_BILL,
    DEMOCRATS,
    LOBBY_AGAINST,
    LOBBY_FOR,
    Q_AMENDMENT,
    Q_CLOTURE,
    Q_COMMITTEE,
    Q_FLOOR,
    Q_OVERRIDE,
    Q_SUBSTITUTE,
    SEATS,
    VICE_PRESIDENT,
    brought,
    caucus_of,
    points,
)
from rules.floorvote.facts.pieces import SEAT_ON
from rules.floorvote.law.duties import BRIDGED
from rules.floorvote.law.flash import reformed
from rules.floorvote.law.polls import Question, Tally
from rules.floorvote.law.president import apart, distance, limit, signs
from rules.floorvote.law.records import get, has

# The kinds of moments, by the question that is voted on
VOTES: Final = {
    Q_COMMITTEE: "committee",
    Q_AMENDMENT: "amendment",
    Q_FLOOR: "floor",
    Q_SUBSTITUTE: "substitute",
    Q_CLOTURE: "cloture",
    Q_OVERRIDE: "override",
}
# What follows for a side that wins it, and for one that loses it
UPSHOTS: Final = {
    Q_COMMITTEE: ("won_committee", "lost_committee"),
    Q_AMENDMENT: ("won_amendment", "lost_amendment"),
    Q_FLOOR: ("won_floor", "lost_floor"),
    Q_SUBSTITUTE: ("won_substitute", "lost_substitute"),
    Q_CLOTURE: ("won_cloture", "lost_cloture"),
    Q_OVERRIDE: ("won_override", "lost_override"),
}
# How heavy it is to win or lose such a vote
VOTE_WEIGHTS: Final = {
    Q_COMMITTEE: 12,
    Q_AMENDMENT: 12,
    Q_FLOOR: 25,
    Q_SUBSTITUTE: 20,
    Q_CLOTURE: 20,
    Q_OVERRIDE: 30,
}
MOST_NAMED: Final = 6  # senators who are named; of more, only the strongest
# Why a vote needs what it needs
BY_MAJORITY: Final = 0
BY_WEIGHT: Final = 1
BY_CHART: Final = 2
BY_REFORM: Final = 3
BY_TWO_THIRDS: Final = 4
# What a failed vote leaves a bill
SECOND_TRY: Final = 0  # it was the last
FIRST_TRY: Final = 1
REPLACED: Final = 2  # a substitute has passed before it
TRIES: Final = {
    Q_COMMITTEE: FAILED_COMMITTEE,
    Q_FLOOR: FAILED_FLOOR,
    Q_CLOTURE: CLOTURE_FAILED,
}
# Why the president goes as far as he does
NO_FARTHER: Final = 0
FOR_PORK: Final = 1
AS_LAME_DUCK: Final = 2


def vote_moment(question: Question, tally: Tally) -> Moment:
    """Tell a poll: both camps, stroke by stroke, and who wins it."""
    t, proposer = question.t, question.proposer
    ayes, nays = question.sides()
    fors = _strokes(question, ayes, t.count(LOBBY_FOR))
    if tally.broken:
        fors.append(Stroke(VICE_PRESIDENT, 1, "tie"))
    others = _strokes(question, nays, t.count(LOBBY_AGAINST))
    won, lost = (WON, LOST) if tally.passing else (LOST, WON)
    camps = [
        Camp(proposer, fors, tally.ayes, won, "for"),
        Camp(1 - proposer, others, tally.nays, lost, "against", aims=False),
    ]
    weight = VOTE_WEIGHTS[question.kind]
    upshots = [_fate(question, camp, weight) for camp in camps]
    facts = {"ayes": tally.ayes, "nays": tally.nays, "needed": tally.needed}
    facts["why"] = why_needed(question, tally)
    facts["next"] = what_next(question)
    name = VOTES[question.kind]
    return Moment(name, question.bill, CHAMBER, camps, tally.needed, upshots, facts)


def _fate(question: Question, camp: Camp, weight: int) -> Upshot:
    """Tell a side how it fared, with its votes; to lose without any is a loss all the same."""
    won = camp.fate == WON
    key = UPSHOTS[question.kind][not won]
    size = 1 if won else -1
    return Upshot(camp.seat, key, question.bill, size, weight, 1 - camp.seat, also=camp.total)


def what_next(question: Question) -> int:
    """Return what a bill may hope for once its vote has failed (F-21, F.11.5)."""
    t, bill = question.t, question.bill
    if question.kind == Q_FLOOR and t.at(COUNTER_BILL):
        return REPLACED
    bit = TRIES.get(question.kind)
    return SECOND_TRY if bit is None or has(t, bill, SPENT, bit) else FIRST_TRY


def why_needed(question: Question, tally: Tally) -> int:
    """Return which rule sets the number of votes that a question needs."""
    if question.kind == Q_CLOTURE:
        return BY_REFORM if reformed(question.t) else BY_CHART
    if question.kind == Q_OVERRIDE:
        return BY_TWO_THIRDS
    return BY_WEIGHT if tally.needed > tally.nays + 1 else BY_MAJORITY


def _strokes(question: Question, senators: list[int], lobbies: int) -> list[Stroke]:
    """Tell how a side's votes come about: who leads, who was activated, who votes anyway."""
    named = [s for s in senators if question.activated(s) and question.strength(s)]
    named.sort(key=question.strength, reverse=True)
    found = [s for s in named if s == question.bearer] + [s for s in named if s != question.bearer]
    strokes = [_named(question, senator) for senator in found[:MOST_NAMED]]
    more = 0
    for senator in found[MOST_NAMED:]:
        more += question.strength(senator)
    if more:
        strokes.append(Stroke(NOTHING, more, "more_activated"))
    strokes += _plain_votes(question, senators)
    if lobbies:
        strokes.append(Stroke(NOTHING, lobbies, "lobbies"))
    return strokes


def _named(question: Question, senator: int) -> Stroke:
    """Tell of one activated senator, with the office that counts here."""
    votes = question.strength(senator)
    if question.committee and SEAT_ON[question.issue][senator] == LEADS:
        return Stroke(senator, votes, "leader")
    if senator == question.bearer:
        amends = question.kind == Q_AMENDMENT
        return Stroke(senator, votes, "amender" if amends else "sponsor")
    return Stroke(senator, votes)


def _plain_votes(question: Question, senators: list[int]) -> list[Stroke]:
    """Tell of those who vote without being activated: by pork, or by party."""
    pork = democrats = republicans = 0
    for senator in senators:
        if question.activated(senator):
            continue
        votes = question.strength(senator)
        if question.distance(senator) == BRIDGED and question.has_pork(senator):
            pork += votes
        elif caucus_of(senator) == DEMOCRATS:
            democrats += votes
        else:
            republicans += votes
    strokes = []
    if democrats:
        strokes.append(Stroke(NOTHING, democrats, "democrats"))
    if republicans:
        strokes.append(Stroke(NOTHING, republicans, "republicans"))
    if pork:
        strokes.append(Stroke(NOTHING, pork, "pork_votes"))
    return strokes


def president_moment(t: Table, bill: int) -> Moment:
    """Tell how far the president is from a bill, what moved him, and how far he goes."""
    steps = [Stroke(VICE_PRESIDENT, apart(t, bill), "apart")]
    lean = distance(t, bill) - apart(t, bill)
    if lean:
        steps.append(Stroke(NOTHING, lean, "nearer" if lean < 0 else "farther"))
    signed = signs(t, bill)
    most = limit(t, bill)
    why = NO_FARTHER
    if most > 1:
        why = FOR_PORK if get(t, bill, PORK) & PRESIDENT_BIT else AS_LAME_DUCK
    owner = get(t, bill, OWNER)
    upshots: list[Upshot] = []
    if not signed:
        upshots = [
            Upshot(owner, "vetoed", bill, -1, 30, also=distance(t, bill)),
            Upshot(1 - owner, "rival_vetoed", bill, 1, 12, owner, also=distance(t, bill)),
        ]
    camp = Camp(owner, steps, distance(t, bill), WON if signed else LOST, "president")
    facts = {"steps": distance(t, bill), "limit": most, "why": why}
    return Moment("president", bill, VICE_PRESIDENT, [camp], most, upshots, facts)


def filibuster_moment(t: Table, seat: int, speaker: int, bill: int) -> Moment:
    """Tell that somebody talks against a bill."""
    owner = get(t, bill, OWNER)
    upshots = [Upshot(owner, "filibustered", bill, -1, 20, seat, speaker)]
    return Moment("filibuster", bill, CHAMBER, [], None, upshots, {"speaker": speaker})


def hold_moment(t: Table, bill: int) -> Moment:
    """Tell that a filibuster holds, since nobody calls for cloture."""
    owner = get(t, bill, OWNER)
    upshots = [Upshot(1 - owner, "held", bill, 1, 8, owner)]
    return Moment("hold", bill, CHAMBER, [], None, upshots, {})


def changed_hands_moment(bill: int, amender: int, gainer: int) -> Moment:
    """Tell that an amendment takes a bill to the other side."""
    upshots = [
        Upshot(1 - gainer, "bill_taken", bill, -1, 35, gainer, amender),
        Upshot(gainer, "bill_won", bill, 1, 35, 1 - gainer, amender),
    ]
    return Moment("changed_hands", bill, amender, [], None, upshots, {})


def bipartisan_moment(bill: int, amender: int, seat: int, half_points: int) -> Moment:
    """Tell that a bill is bipartisan now, and what that is worth at once."""
    upshots = [
        Upshot(seat, "cosponsored", points(seat), half_points, 8, 1 - seat, bill),
        Upshot(1 - seat, "cosponsored_by_rival", bill, -half_points, 15, seat, amender),
    ]
    return Moment("bipartisan", bill, amender, [], None, upshots, {})


def summary_moment(t: Table) -> Moment:
    """Tell each side what a round of two turns has brought it."""
    upshots = []
    for seat in range(SEATS):
        now = t.count(points(seat))
        upshots.append(Upshot(seat, "summary", NOTHING, now - t.count(brought(seat)), 0, also=now))
    first, second = t.count(points(0)), t.count(points(1))
    facts = {"one": 0, "first": first, "two": 1, "second": second}
    return Moment("summary", NOTHING, NOTHING, [], None, upshots, facts)


def end_moment(t: Table) -> Moment:
    """Tell who has won, by how much."""
    upshots = []
    for seat in range(SEATS):
        mine, theirs = t.count(points(seat)), t.count(points(1 - seat))
        rival = 1 - seat
        if mine > theirs:
            upshots.append(Upshot(seat, "match_won", NOTHING, mine, 100, rival, also=theirs))
        elif mine < theirs:
            upshots.append(Upshot(seat, "match_lost", NOTHING, -mine, 100, rival, also=theirs))
        else:
            upshots.append(Upshot(seat, "match_level", NOTHING, mine, 100, rival, also=theirs))
    most = max(t.count(points(0)), t.count(points(1)))
    least = min(t.count(points(0)), t.count(points(1)))
    facts = {"most": most, "least": least}
    return Moment("end", NOTHING, NOTHING, [], None, upshots, facts)
