"""The record sheet of a bill as the screen shows it, line by line; points are told in halves."""

from typing import Final

from rules.core.game import Readout
from rules.core.table import Table
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.fields import (
    AMENDMENTS,
    BECAME_LAW,
    CLOTURE_VOTED,
    COSPONSOR,
    GIFTS,
    HALF_SHARE,
    MARKS,
    OVERRIDDEN,
    OWNER,
    PASSED_COMMITTEE,
    PASSED_SENATE,
    PORK,
    POSITION,
    READY,
    SPONSOR,
)
from rules.floorvote.facts.names import (
    ACTIVE_SEAT,
    CHAMBER,
    COMMITTEE,
    COUNTER_BILL,
    DEMOCRATS,
    FLOOR,
    SUBSTITUTE,
    TURNS,
    away,
    favour_bit,
    favours,
    party,
    seat_of,
)
from rules.floorvote.facts.pieces import PRINTED, WEIGHT
from rules.floorvote.law.flash import pork_price
from rules.floorvote.law.president import distance, issue_of, signs
from rules.floorvote.law.records import get, live_bills
from rules.floorvote.law.scoring import basic, expected, extreme_points, score, spotlight_points

HALVES: Final = 2
MARKED: Final = [
    (PASSED_COMMITTEE, "sheet_committee"),
    (PASSED_SENATE, "sheet_senate"),
    (BECAME_LAW, "sheet_law"),
]


def bills(t: Table) -> list[Readout]:
    """Return what is to be told about every live bill, and about a substitute."""
    found: list[Readout] = []
    for bill in live_bills(t):
        found += _badges(t, bill)
        found += sheet(t, bill)
        found += outlook(t, bill)
    if t.at(COUNTER_BILL):
        found += _owned(t, SUBSTITUTE)
        found += _heading(t, SUBSTITUTE, t.at(CHAMBER)[0])
        found += _pork(t, SUBSTITUTE)
        found.append(president(t, SUBSTITUTE, SUBSTITUTE))
    return found


def _owned(t: Table, bill: int) -> list[Readout]:
    side = t.count(party(get(t, bill, OWNER)))
    return [Readout(bill, "owned_d" if side == DEMOCRATS else "owned_r", {})]


def _badges(t: Table, bill: int) -> list[Readout]:
    """Return whose a bill is, where it stands if it was amended, and what it is worth."""
    found = _owned(t, bill)
    position = get(t, bill, POSITION)
    if position != PRINTED[bill]:
        found.append(Readout(bill, "place_now", {"place_now": position, "printed": PRINTED[bill]}))
    now, law = HALVES * score(t, bill), HALVES * expected(t, bill)
    found.append(Readout(bill, "worth", {"worth": now, "law": law}))
    return found


def _heading(t: Table, bill: int, card: int) -> list[Readout]:
    found = [
        Readout(bill, "sheet_issue", {"area": issue_of(t, card)}),
        Readout(bill, "sheet_sponsor", {"senator": get(t, bill, SPONSOR)}),
    ]
    if get(t, bill, COSPONSOR):
        found.append(Readout(bill, "sheet_cosponsor", {"senator": get(t, bill, COSPONSOR)}))
    place = {"position": get(t, bill, POSITION), "printed": PRINTED[card]}
    found.append(Readout(bill, "sheet_position", place))
    weight = {"weight": WEIGHT[card], "points": HALVES * WEIGHT[card]}
    found.append(Readout(bill, "sheet_weight", weight))
    return found


def _pork(t: Table, bill: int) -> list[Readout]:
    gifts = get(t, bill, GIFTS)
    price = -HALVES * pork_price(t)
    return [
        Readout(
            bill, "sheet_pork", {"state": ref, "points": 0 if gifts & favour_bit(ref) else price}
        )
        for ref in favours(get(t, bill, PORK))
    ]


def sheet(t: Table, bill: int) -> list[Readout]:
    """Return the lines of a bill's record sheet in their order (F-51)."""
    marks = get(t, bill, MARKS)
    found = _heading(t, bill, bill) + _pork(t, bill)
    count = get(t, bill, AMENDMENTS)
    if count:
        cost = {"count": count, "points": -HALVES * K.amendment * count}
        found.append(Readout(bill, "sheet_amendments", cost))
    extras = [
        ("sheet_cloture", K.cloture if marks & CLOTURE_VOTED else 0),
        ("sheet_override", K.override if marks & OVERRIDDEN else 0),
        ("sheet_extreme", extreme_points(t, bill)),
        ("sheet_spotlight", spotlight_points(t, bill)),
    ]
    found += [Readout(bill, key, {"points": HALVES * worth}) for key, worth in extras if worth]
    found.append(Readout(bill, "sheet_basic", {"points": HALVES * basic(t, bill)}))
    found += [Readout(bill, key, {"done": int(bool(marks & bit))}) for bit, key in MARKED]
    found.append(Readout(bill, "sheet_score", {"points": HALVES * score(t, bill)}))
    found.append(Readout(bill, "sheet_expected", {"points": HALVES * expected(t, bill)}))
    if marks & HALF_SHARE:
        share = {"seat": seat_of(t, get(t, bill, COSPONSOR)), "points": score(t, bill)}
        found.append(Readout(bill, "sheet_share", share))
    return found


def outlook(t: Table, bill: int) -> list[Readout]:
    """Return what comes next for a bill, and what the president thinks of it."""
    found: list[Readout] = []
    place = t.where[bill]
    waits = get(t, bill, READY) > t.count(TURNS)
    if waits and t.count(ACTIVE_SEAT) == get(t, bill, OWNER) and place != CHAMBER:
        found.append(Readout(bill, "stage_waits", {"count": 1}))
    elif t.where[get(t, bill, SPONSOR)] == away(get(t, bill, OWNER)):
        found.append(Readout(bill, "stage_sponsor_away", {}))
    elif place == COMMITTEE:
        found.append(Readout(bill, "stage_committee", {}))
    elif place == FLOOR:
        found.append(Readout(bill, "stage_floor", {}))
    elif place != CHAMBER:
        found.append(Readout(bill, "stage_override", {}))
    if not get(t, bill, MARKS) & PASSED_SENATE:
        found.append(president(t, bill, bill))
    return found


def president(t: Table, ref: int, text: int) -> Readout:
    """Return what the president would do with a text, told at any ref (F-32)."""
    key = "president_signs" if signs(t, text) else "president_vetoes"
    return Readout(ref, key, {"distance": distance(t, text)})
