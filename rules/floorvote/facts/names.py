"""The refs of Floor Vote: pieces, places, counters, steps and verbs, computed without a look-up.

The title is this house's own, since that of the original is lost (F-1). One seat for each caucus;
a team shares its seat (F-55).
"""

from typing import Final

from rules.core.refs import FIRST_COUNTER, FIRST_PLACE
from rules.core.table import NOBODY, Table

SEATS: Final = 2
DEMOCRATS: Final = 0
REPUBLICANS: Final = 1
UNCHOSEN: Final = -1

# Issues, in the order of the figures on a card
ISSUES: Final = ["eco", "soc", "lib", "env", "int"]

# Backs
BACKS: Final = ["senator_d", "senator_r", "politics", "open"]
SENATOR_D_BACK: Final = 1
SENATOR_R_BACK: Final = 2
POLITICS_BACK: Final = 3
OPEN_BACK: Final = 4

# Pieces
LAST_D: Final = 51
LAST_SENATOR: Final = 100
FIRST_BILL: Final = 101
LAST_BILL: Final = 150
FIRST_INFLUENCE: Final = 151
LAST_INFLUENCE: Final = 188
FIRST_FLASH: Final = 189
LAST_FLASH: Final = 200
FIRST_STATE: Final = 201
LAST_STATE: Final = 250
VICE_PRESIDENT: Final = 251
SUBSTITUTE: Final = 252
BILL_COUNT: Final = LAST_BILL - FIRST_BILL + 1
STATE_COUNT: Final = LAST_STATE - FIRST_STATE + 1

# Places that the seats share
SHARED_PLACES: Final = [
    "politics", "discard", "flash", "committee", "floor", "desk", "chamber", "counter_bill",
    "cabinet", "map", "white_house", "aye", "nay", "abstain",
]  # fmt: skip
POLITICS: Final = FIRST_PLACE
DISCARD: Final = POLITICS + 1
FLASH: Final = POLITICS + 2
COMMITTEE: Final = POLITICS + 3
FLOOR: Final = POLITICS + 4
DESK: Final = POLITICS + 5
CHAMBER: Final = POLITICS + 6
COUNTER_BILL: Final = POLITICS + 7
CABINET: Final = POLITICS + 8
MAP: Final = POLITICS + 9
WHITE_HOUSE: Final = POLITICS + 10
AYE: Final = POLITICS + 11
NAY: Final = POLITICS + 12
ABSTAIN: Final = POLITICS + 13
STAGES: Final = [COMMITTEE, FLOOR, DESK]
# The place on top of bill b is ON_BILLS + b.
FIRST_ON: Final = FIRST_PLACE + len(SHARED_PLACES)
LAST_ON: Final = FIRST_ON + BILL_COUNT - 1
ON_BILLS: Final = FIRST_ON - FIRST_BILL
# Then a block for each seat
SEAT_PLACES: Final = [
    "bench", "cloakroom", "hand", "caucus", "active", "away", "retired", "laws",
]  # fmt: skip
PLACES_EACH: Final = len(SEAT_PLACES)
BENCHES: Final = LAST_ON + 1
CLOAKROOMS: Final = BENCHES + 1
HANDS: Final = BENCHES + 2
CAUCUSES: Final = BENCHES + 3
ACTIVES: Final = BENCHES + 4
AWAYS: Final = BENCHES + 5
RETIREDS: Final = BENCHES + 6
LAWS: Final = BENCHES + 7

# Counters that the seats share
SHARED_COUNTERS: Final = [
    "turns", "active_seat", "laws_passed", "placed", "question", "proposer", "author", "goal",
    "rider", "acted", "declined", "lobby_for", "lobby_against", "adjourned", "closed",
    "reopening",
]  # fmt: skip
TURNS: Final = FIRST_COUNTER
ACTIVE_SEAT: Final = TURNS + 1
LAWS_PASSED: Final = TURNS + 2
PLACED: Final = TURNS + 3
QUESTION: Final = TURNS + 4
PROPOSER: Final = TURNS + 5
AUTHOR: Final = TURNS + 6
GOAL: Final = TURNS + 7
RIDER: Final = TURNS + 8
ACTED: Final = TURNS + 9
DECLINED: Final = TURNS + 10
LOBBY_FOR: Final = TURNS + 11
LOBBY_AGAINST: Final = TURNS + 12
ADJOURNED: Final = TURNS + 13
CLOSED: Final = TURNS + 14  # who has closed the vote, counted from 1; 0 is nobody
REOPENING: Final = TURNS + 15  # the turn with which a Flash card for a round ends
# Then those of each seat
SEAT_COUNTERS: Final = ["party", "points", "whipped", "expired", "brought"]
COUNTERS_EACH: Final = len(SEAT_COUNTERS)
PARTIES: Final = FIRST_COUNTER + len(SHARED_COUNTERS)
POINTS: Final = PARTIES + 1
WHIPPED: Final = PARTIES + 2
EXPIRED: Final = PARTIES + 3
BROUGHT: Final = PARTIES + 4
# Then the pledge of each senator: that of senator s is PLEDGES + s.
FIRST_PLEDGE: Final = PARTIES + SEATS * COUNTERS_EACH
PLEDGES: Final = FIRST_PLEDGE - 1
# Then the records: of bill 0 to 49, and 50 for the substitute, each a block of fields
FIRST_RECORD: Final = FIRST_PLEDGE + LAST_SENATOR

# What is being voted on
NO_QUESTION: Final = 0
Q_COMMITTEE: Final = 1
Q_AMENDMENT: Final = 2
Q_FLOOR: Final = 3
Q_SUBSTITUTE: Final = 4
Q_CLOTURE: Final = 5
Q_OVERRIDE: Final = 6
IN_COMMITTEE: Final = [Q_COMMITTEE, Q_AMENDMENT]

# Steps: those of the exchanges follow the questions
PHASES: Final = [
    "toss", "committee", "amendment", "floor", "substitute", "cloture", "override", "clear", "turn",
    "answer", "own_answer", "debate", "earmark", "begin", "refill", "lapse",
]  # fmt: skip
TOSS: Final = 0
EXCHANGES: Final = [1, 2, 3, 4, 5, 6]
CLEAR: Final = 7
TURN: Final = 8
ANSWER: Final = 9
OWN_ANSWER: Final = 10
DEBATE: Final = 11
EARMARK: Final = 12
BEGIN: Final = 13
REFILL: Final = 14
LAPSE: Final = 15
DECISIONS: Final = list(range(BEGIN))

# Verbs, in the order in which verbs.py makes them; the index is the id.
VERBS: Final = [
    "lead_majority", "lead_minority", "discard", "draw", "enter", "introduce", "call", "pork",
    "activate", "vote", "stand_down", "whip", "play", "name", "withdraw", "amend", "offer",
    "filibuster", "consent", "cloture", "hold", "muster", "reply", "decline", "close", "end",
    "expire", "adjourn",
]  # fmt: skip


def bench(seat: int) -> int:
    """Return the senator deck of a seat."""
    return BENCHES + seat * PLACES_EACH


def cloakroom(seat: int) -> int:
    """Return the senators in a seat's hand."""
    return CLOAKROOMS + seat * PLACES_EACH


def hand(seat: int) -> int:
    """Return the Politics cards in a seat's hand."""
    return HANDS + seat * PLACES_EACH


def caucus(seat: int) -> int:
    """Return a seat's senators in play that are not activated."""
    return CAUCUSES + seat * PLACES_EACH


def active(seat: int) -> int:
    """Return a seat's senators that are activated on the bill that is being voted on."""
    return ACTIVES + seat * PLACES_EACH


def away(seat: int) -> int:
    """Return a seat's senators that were called home."""
    return AWAYS + seat * PLACES_EACH


def retired(seat: int) -> int:
    """Return a seat's senators that were replaced."""
    return RETIREDS + seat * PLACES_EACH


def laws(seat: int) -> int:
    """Return the bills of a seat that became law."""
    return LAWS + seat * PLACES_EACH


def on(bill: int) -> int:
    """Return the place on top of a bill, for senators activated on it while nobody votes on it."""
    return ON_BILLS + bill


def party(seat: int) -> int:
    """Return the counter of a seat's party."""
    return PARTIES + seat * COUNTERS_EACH


def points(seat: int) -> int:
    """Return the counter of a seat's half points (F-41)."""
    return POINTS + seat * COUNTERS_EACH


def whipped(seat: int) -> int:
    """Return the counter that tells whether a seat's whip has been at work this turn."""
    return WHIPPED + seat * COUNTERS_EACH


def expired(seat: int) -> int:
    """Return the counter that tells whether a seat's time for this turn is up."""
    return EXPIRED + seat * COUNTERS_EACH


def brought(seat: int) -> int:
    """Return the counter of the half points with which a seat came into this round."""
    return BROUGHT + seat * COUNTERS_EACH


def pledge(senator: int) -> int:
    """Return the counter of what binds a senator in the current vote."""
    return PLEDGES + senator


def is_senator(ref: int) -> bool:
    """Tell whether a ref is a known senator."""
    return 0 < ref <= LAST_SENATOR


def is_bill(ref: int) -> bool:
    """Tell whether a ref is a known bill card."""
    return FIRST_BILL <= ref <= LAST_BILL


def is_influence(ref: int) -> bool:
    """Tell whether a ref is a known influence card."""
    return FIRST_INFLUENCE <= ref <= LAST_INFLUENCE


def is_flash(ref: int) -> bool:
    """Tell whether a ref is a known Flash card."""
    return FIRST_FLASH <= ref <= LAST_FLASH


def is_stage(place: int) -> bool:
    """Tell whether bills lie in a place on their way."""
    return COMMITTEE <= place <= DESK


def is_favour(ref: int) -> bool:
    """Tell whether a ref can be listed as pork: a state, or the president (F.4.4)."""
    return FIRST_STATE <= ref <= VICE_PRESIDENT


def favour_bit(ref: int) -> int:
    """Return the bit of a state or of the president in a mask of pork."""
    return 1 << (ref - FIRST_STATE)


def favours(mask: int) -> list[int]:
    """Return the states, and the president, in a mask of pork."""
    found: list[int] = []
    ref = FIRST_STATE
    while mask:
        if mask & 1:
            found.append(ref)
        mask >>= 1
        ref += 1
    return found


def caucus_of(senator: int) -> int:
    """Return the party in whose caucus a senator sits; Jeffords is with the Democrats (F.1.1)."""
    return DEMOCRATS if senator <= LAST_D else REPUBLICANS


def seat_of(t: Table, senator: int) -> int:
    """Return the seat that controls a senator."""
    return 0 if t.count(PARTIES) == caucus_of(senator) else 1


def seat_of_party(t: Table, side: int) -> int:
    """Return the seat of a party, or NOBODY before the parties are chosen."""
    for seat in range(SEATS):
        if t.count(party(seat)) == side:
            return seat
    return NOBODY
