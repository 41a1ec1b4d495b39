"""The points of a bill: the sheet of basic points, the marks, and who is credited when."""

from typing import Final

from rules.core.moments import LOST, WON, Camp, Moment, Stroke, Upshot
from rules.core.refs import NOTHING
from rules.core.table import NOBODY, Table
from rules.floorvote.facts.cards import HIGHEST, K
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
)
from rules.floorvote.facts.names import (
    CHAMBER,
    COMMITTEE,
    IN_COMMITTEE,
    QUESTION,
    favours,
    points,
    seat_of,
)
from rules.floorvote.facts.pieces import WEIGHT
from rules.floorvote.law.flash import pork_price, spotlight
from rules.floorvote.law.president import issue_of
from rules.floorvote.law.records import get

# How the journey of a bill may end
SENTENCES: Final = ["law", "dies", "withdrawn", "superseded", "scored"]
LOSSES: Final = ["dies", "superseded"]  # those that are bad for its owner, whatever it scores
MOST_LISTED: Final = 4  # entries of pork that are named when a bill is scored
EXTREMES: Final = (1, 5)
MARK_BITS: Final = (PASSED_COMMITTEE, PASSED_SENATE, BECAME_LAW)
_AT_THE_ENDS: Final = [K.extreme if at in EXTREMES else 0 for at in range(HIGHEST + 1)]
_MARKS: Final = PASSED_COMMITTEE | PASSED_SENATE | BECAME_LAW
_TIMES: Final = [marks.bit_count() for marks in range(_MARKS + 1)]


def spotlight_points(t: Table, bill: int) -> int:
    """Return what a Flash card adds to a bill of its issue (F.14.2)."""
    return spotlight(t, issue_of(t, bill))


def extreme_points(t: Table, bill: int) -> int:
    """Return what a bill at either end of the scale is worth more."""
    return _AT_THE_ENDS[get(t, bill, POSITION)]


def lines(t: Table, bill: int) -> list[Stroke]:
    """Return the lines of a bill's sheet that add up to its basic points (F-51, F.8.1)."""
    found = [Stroke(bill, WEIGHT[bill], "weight")]
    paid = favours(get(t, bill, PORK) & ~get(t, bill, GIFTS))
    price = pork_price(t)
    if len(paid) > MOST_LISTED:
        found.append(Stroke(NOTHING, -price * len(paid), "pork"))
    else:
        found += [Stroke(favour, -price) for favour in paid]
    marks = get(t, bill, MARKS)
    news = spotlight(t, issue_of(t, bill))
    if get(t, bill, AMENDMENTS):
        found.append(Stroke(NOTHING, -K.amendment * get(t, bill, AMENDMENTS), "amendments"))
    if marks & CLOTURE_VOTED:
        found.append(Stroke(NOTHING, K.cloture, "cloture"))
    if marks & OVERRIDDEN:
        found.append(Stroke(NOTHING, K.override, "override"))
    if extreme_points(t, bill):
        found.append(Stroke(NOTHING, K.extreme, "extreme"))
    if news:
        found.append(Stroke(NOTHING, news, "spotlight"))
    return found


def basic(t: Table, bill: int) -> int:
    """Return the basic points of a bill, never below 0 (F-51)."""
    total = 0
    for line in lines(t, bill):
        total += line.amount
    return max(total, 0)


def reckoned(start: int, position: int, amendments: int, marks: int) -> int:
    """Add what a bill's road and position bring, never below 0 in all (F-51, F.8.1)."""
    total = start - K.amendment * amendments
    total += _AT_THE_ENDS[position]
    if marks & CLOTURE_VOTED:
        total += K.cloture
    if marks & OVERRIDDEN:
        total += K.override
    return max(total, 0)


def multiplier(marks: int) -> int:
    """Return how many of the marks committee, Senate and law there are (F.8.2)."""
    return _TIMES[marks & _MARKS]


def score(t: Table, bill: int) -> int:
    """Return what a bill would score now; without any mark that is nothing (F.8.3)."""
    return basic(t, bill) * multiplier(get(t, bill, MARKS))


def expected(t: Table, bill: int) -> int:
    """Return what a bill would score as it stands if it became law."""
    marks = get(t, bill, MARKS) | PASSED_SENATE | BECAME_LAW
    in_chamber = t.where[bill] == CHAMBER and t.count(QUESTION) in IN_COMMITTEE
    if in_chamber or t.where[bill] == COMMITTEE:
        marks |= PASSED_COMMITTEE
    return basic(t, bill) * multiplier(marks)


def credit(t: Table, seat: int, half_points: int, clause: str) -> None:
    """Give a seat points, counted in halves so that nothing is rounded (F-41)."""
    if half_points:
        t.add(points(seat), half_points, clause)


def settle(t: Table, bill: int, sentence: str, clause: str) -> None:
    """Score a bill at the end of its journey for its sponsor's player (F-52, F.8.4).

    The co-sponsor's side gets half if the bill was bipartisan when it passed (F-41, F.9.5). The
    sentence, one of SENTENCES, says how it ended.
    """
    worth = score(t, bill)
    owner = get(t, bill, OWNER)
    told = score_moment(t, bill, sentence) if t.heard else None
    t.say(sentence, bill, amount=2 * worth, clause=clause, seat=owner, moment=told)
    credit(t, owner, 2 * worth, "F-52")
    other = sharer(t, bill)
    if other != NOBODY and worth:
        t.say("shared", bill, amount=worth, clause="F-41", seat=other)
        credit(t, other, worth, "F-41")


def sharer(t: Table, bill: int) -> int:
    """Return the seat that gets half of what a bill scores, or NOBODY (F-41)."""
    shared = get(t, bill, MARKS) & HALF_SHARE
    return seat_of(t, get(t, bill, COSPONSOR)) if shared else NOBODY


def score_moment(t: Table, bill: int, ending: str) -> Moment:
    """Tell how the points of a bill come about: its sheet, then once more for each other mark."""
    owner, worth = get(t, bill, OWNER), score(t, bill)
    times, once = multiplier(get(t, bill, MARKS)), basic(t, bill)
    strokes = lines(t, bill)
    if not times:
        strokes.append(Stroke(NOTHING, -once, "no_mark"))
    elif times > 1:
        strokes.append(Stroke(NOTHING, once * (times - 1), "marks"))
    camp = Camp(owner, strokes, worth, WON if worth and ending not in LOSSES else LOST)
    facts = {"basic": once, "marks": times}
    return Moment(ending, bill, NOTHING, [camp], None, _upshots(t, bill, ending), facts)


def _upshots(t: Table, bill: int, ending: str) -> list[Upshot]:
    """Tell what the end of a bill brings its owner, the rival, and whoever shares in it."""
    owner, worth = get(t, bill, OWNER), score(t, bill)
    rival = 1 - owner
    gained = heft(t, worth)
    missed = expected(t, bill) - worth  # what is lost with a bill that dies or is replaced
    hoped = heft(t, missed)
    account = points(owner)
    if ending == "law":
        found = [
            Upshot(owner, "law", account, 2 * worth, gained, card=bill),
            Upshot(rival, "rival_law", NOTHING, -2 * worth, gained, owner, bill),
        ]
    elif ending == "superseded":
        found = [
            Upshot(owner, "bill_replaced", bill, -2 * missed, hoped, rival, bill, 2 * worth),
            Upshot(rival, "substitute_won", NOTHING, 1, hoped, owner, bill),
        ]
    elif ending == "withdrawn":
        found = [
            Upshot(owner, "withdrew", account, 2 * worth, gained, card=bill),
            Upshot(rival, "rival_withdrew", NOTHING, -2 * worth, gained, owner, bill),
        ]
    elif ending == "dies":
        found = [
            Upshot(owner, "bill_died", bill, -2 * missed, hoped, rival, bill, 2 * worth),
            Upshot(rival, "rival_bill_died", bill, 2 * missed, hoped // 2, owner, bill, 2 * worth),
        ]
    else:
        found = [
            Upshot(owner, "scored", account, 2 * worth, gained, card=bill),
            Upshot(rival, "rival_scored", NOTHING, -2 * worth, gained, owner, bill),
        ]
    if ending in LOSSES and worth:
        found.append(Upshot(owner, "scored", account, 2 * worth, 0, card=bill))
    other = sharer(t, bill)
    if other != NOBODY and worth:
        half = heft(t, worth) // 2
        found.append(Upshot(other, "half_share", points(other), worth, half, owner, bill))
    return found


def heft(t: Table, gain: int) -> int:
    """Return how heavy points are: a match is won by the target."""
    return max(1, min(99, 100 * gain // t.setup.options["target"]))
