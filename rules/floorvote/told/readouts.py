"""What a good player would compute: record sheets, the tally, duties, what lies in decks."""

from typing import Final

from rules.core.game import Readout
from rules.core.table import Table
from rules.floorvote.facts.cards import LEADS
from rules.floorvote.facts.fields import POSITION
from rules.floorvote.facts.names import (
    CHAMBER,
    CLOSED,
    FIRST_STATE,
    FLASH,
    GOAL,
    LAST_SENATOR,
    LAST_STATE,
    LOBBY_AGAINST,
    LOBBY_FOR,
    POLITICS,
    Q_AMENDMENT,
    Q_CLOTURE,
    Q_COMMITTEE,
    Q_FLOOR,
    Q_OVERRIDE,
    Q_SUBSTITUTE,
    QUESTION,
    REOPENING,
    SEATS,
    TURNS,
    WHITE_HOUSE,
    active,
    bench,
    caucus,
    caucus_of,
)
from rules.floorvote.facts.pieces import ROUNDS, SEAT_ON, SENATORS_OF, TERM, VOTES
from rules.floorvote.law.duties import MAY_AGAINST, MAY_FOR, floor_duty, in_play
from rules.floorvote.law.pledges import (
    ABSTAINS,
    AGAINST,
    BARRED,
    FOR,
    GUEST,
    PRESSED,
    SILENT,
    bound,
)
from rules.floorvote.law.polls import Question, Tally
from rules.floorvote.law.records import get
from rules.floorvote.told import sheet

HEADLINES: Final = {
    Q_COMMITTEE: "question_committee",
    Q_AMENDMENT: "question_amendment",
    Q_FLOOR: "question_floor",
    Q_SUBSTITUTE: "question_substitute",
    Q_CLOTURE: "question_cloture",
    Q_OVERRIDE: "question_override",
}
HERE: Final = [place(seat) for place in (caucus, active) for seat in range(SEATS)]
FLOOR_DUTIES: Final = [
    ("duty_same", "duty_same"),
    ("duty_near", "duty_near_pork"),
    ("duty_far", "duty_far_pork"),
    ("duty_opposed", "duty_opposed"),
    ("duty_opposed", "duty_opposed"),
]


def read_out(t: Table) -> list[Readout]:
    """Return everything worth showing on this table."""
    result = [*_decks(t), *_states(t), *sheet.bills(t)]
    if t.count(QUESTION) and t.at(CHAMBER):
        question = Question(t)
        result += vote(question)
        result += _senators(question)
    return result


def _decks(t: Table) -> list[Readout]:
    """Return how many cards the decks hold, and which Flash card goes next."""
    decks = [POLITICS] + [bench(seat) for seat in range(SEATS)]
    found = [Readout(deck, "deck_left", {"count": len(t.at(deck))}) for deck in decks]
    flashes = t.at(FLASH)
    if len(flashes) > 1:
        found.append(Readout(flashes[0], "flash_next", {}))
    left = t.count(REOPENING) - t.count(TURNS)
    found += [Readout(card, "flash_lasts", {"count": left}) for card in flashes if ROUNDS[card]]
    return found


def _states(t: Table) -> list[Readout]:
    """Return the senators in play of each state, whom pork would reach."""
    return [
        Readout(
            state,
            "state_senator",
            {"senator": senator, "side": caucus_of(senator), "votes": VOTES[senator]},
        )
        for state in range(FIRST_STATE, LAST_STATE + 1)
        for senator in SENATORS_OF[state]
        if in_play(t, senator)
    ]


def vote(question: Question) -> list[Readout]:
    """Return what is voted on, how it stands, what it needs, and what the president thinks."""
    t, kind = question.t, question.kind
    tally = question.tally()
    numbers = tally_numbers(question, tally)
    goal = t.count(GOAL) or get(t, question.bill, POSITION)
    asked = {"bill": question.bill, "seat": question.proposer, "goal": goal}
    missing = {"needed": tally.needed, "missing": max(tally.needed - tally.ayes, 0)}
    found = [
        Readout(CHAMBER, HEADLINES[kind], asked),
        Readout(CHAMBER, "tally", numbers),
        Readout(CHAMBER, "tally_passing" if tally.passing else "tally_failing", numbers),
        Readout(CHAMBER, _needs(question, tally), missing),
        sheet.president(t, WHITE_HOUSE, question.text),
    ]
    if kind == Q_FLOOR and question.breaks_tie():
        found.append(Readout(WHITE_HOUSE, "tie_for", {"seat": question.proposer}))
    if t.count(CLOSED):
        found.append(Readout(CHAMBER, "vote_closed", {"seat": t.count(CLOSED) - 1}))
    return found + _unseen(question)


def _unseen(question: Question) -> list[Readout]:
    """Return the votes of lobbies and of senators on other bills, who are not on the mat."""
    t = question.t
    busy = {FOR: 0, AGAINST: 0, ABSTAINS: 0}
    for senator in question.voters():
        if t.where[senator] not in HERE:
            busy[question.stance(senator)] += question.strength(senator)
    sources = (
        ("votes_elsewhere", busy[FOR], busy[AGAINST]),
        ("votes_of_lobbies", t.count(LOBBY_FOR), t.count(LOBBY_AGAINST)),
    )
    return [
        Readout(CHAMBER, key, {"ayes": ayes, "nays": nays})
        for key, ayes, nays in sources
        if ayes or nays
    ]


def _needs(question: Question, tally: Tally) -> str:
    """Return which rule sets the number of votes needed."""
    if question.kind in {Q_CLOTURE, Q_OVERRIDE}:
        return "needs_chart"
    return "needs_weight" if tally.needed > tally.nays + 1 else "needs_majority"


def tally_numbers(question: Question, tally: Tally) -> dict[str, int]:
    """Return how a vote stands, and what each side could reach by activating everyone."""
    most = {FOR: tally.ayes, AGAINST: tally.nays}
    for seat in range(SEATS):
        side, may = (FOR, MAY_FOR) if seat == question.proposer else (AGAINST, MAY_AGAINST)
        for senator in question.t.at(caucus(seat)):
            if question.duty(senator) & may:
                has = question.strength(senator) if question.stance(senator) == side else 0
                most[side] += max(question.full(senator) - has, 0)
    return {
        "ayes": tally.ayes,
        "nays": tally.nays,
        "needed": tally.needed,
        "weight": question.weight(),
        "passing": int(tally.passing),
        "ayes_most": most[FOR],
        "nays_most": most[AGAINST],
    }


def _senators(question: Question) -> list[Readout]:
    """Return how every senator in play votes, and why."""
    t = question.t
    voters = set(question.voters())
    found: list[Readout] = []
    for senator in range(1, LAST_SENATOR + 1):
        if not in_play(t, senator):
            continue
        votes = question.strength(senator)
        if senator in voters and votes:
            found.append(_ballot(question, senator, votes))
        numbers = {"distance": question.distance(senator), "votes": question.full(senator)}
        found.append(Readout(senator, reason(question, senator), numbers))
    return found


def _ballot(question: Question, senator: int, votes: int) -> Readout:
    stance = question.stance(senator)
    if stance == FOR:
        return Readout(senator, "votes_aye", {"votes": votes})
    if stance == AGAINST:
        return Readout(senator, "votes_nay", {"votes": votes})
    return Readout(senator, "abstains", {"votes": 0})


def reason(question: Question, senator: int) -> str:
    """Return the key of what binds a senator in this vote."""
    t = question.t
    if senator == question.bearer:
        return "seat_sponsor" if question.committee else "duty_sponsor"
    if bound(t, senator, PRESSED):
        return "duty_pressed"
    if question.committee:
        return _seat(question, senator)
    if bound(t, senator, SILENT) and question.kind == Q_FLOOR:
        return "duty_silent"
    apart, pork = question.distance(senator), question.has_pork(senator)
    if question.season and pork and TERM[senator] <= question.season:
        return "duty_season"
    # In a polarised climate pork changes nothing two steps away.
    bridged = pork and bool(floor_duty(apart, pork, question.polarised) & MAY_FOR)
    return FLOOR_DUTIES[apart][bridged]


def _seat(question: Question, senator: int) -> str:
    """Return the key of a senator's seat on the committee that votes."""
    t = question.t
    if bound(t, senator, BARRED) or not question.rank(senator):
        return "seat_none"
    if question.kind == Q_COMMITTEE and not question.distance(senator):
        return "seat_same"
    if SEAT_ON[question.issue][senator] == LEADS:
        majority = caucus_of(senator) == t.setup.options["majority"]
        return "seat_chair" if majority else "seat_ranking"
    return "seat_guest" if bound(t, senator, GUEST) else "seat_member"
