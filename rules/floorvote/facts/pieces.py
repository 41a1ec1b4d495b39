"""What every piece is, as flat lists over the refs of the pieces, for speed."""

from typing import Final

from rules.floorvote.facts.cards import DECK, HIGHEST, LEADS, SENATOR, WHIP, K
from rules.floorvote.facts.names import (
    DEMOCRATS,
    FIRST_STATE,
    ISSUES,
    LAST_BILL,
    LAST_SENATOR,
    REPUBLICANS,
    SUBSTITUTE,
    caucus_of,
    favour_bit,
)

# One entry for each piece; entry 0 is nobody's.
_CARDS: Final = DECK.cards
EFFECT: Final = [""] + [card.words.get("effect", "") for card in _CARDS]
WING: Final = [""] + [card.words.get("wing", "") for card in _CARDS]
VOTES: Final = [0] + [card.numbers.get("votes", 0) for card in _CARDS]
STEP: Final = [0] + [card.numbers.get("step", 0) for card in _CARDS]
ROUNDS: Final = [0] + [card.numbers.get("rounds", 0) for card in _CARDS]
TERM: Final = [0] + [card.numbers.get("term", 0) for card in _CARDS]
# The number of the issue of a bill, influence or Flash card; -1 where it names none.
ISSUE: Final = [-1] + [
    ISSUES.index(card.words["issue"]) if card.words.get("issue") else -1 for card in _CARDS
]
WEIGHT: Final = [0] + [card.numbers.get("weight", 0) for card in _CARDS]
PRINTED: Final = [0] + [card.numbers.get("position", 0) for card in _CARDS]

# Of senators
_STATES: Final = {card.id: FIRST_STATE + i for i, card in enumerate(DECK.of("state"))}
STATE: Final = [0] + [_STATES[c.words["state"]] for c in DECK.of(SENATOR)]
STATE_BIT: Final = [0] + [favour_bit(state) for state in STATE[1:]]
# By issue, then by senator
AT: Final = [[0] + [card.numbers[issue] for card in DECK.of(SENATOR)] for issue in ISSUES]
# By issue, then by the position of a text, then by senator: how far they are apart
APART: Final = [
    [[abs(at - position) for at in places] for position in range(HIGHEST + 1)] for places in AT
]
SEAT_ON: Final = [
    [0] + [card.numbers[f"member_{issue}"] for card in DECK.of(SENATOR)] for issue in ISSUES
]


def _rank(senator: int, seat: int, majority: int) -> int:
    """Return the votes of a member in committee; the majority's leader has the chair (F-25)."""
    if seat == LEADS:
        return K.chair if caucus_of(senator) == majority else K.ranking
    return K.member if seat else 0


# By the party of the majority, then by issue, then by senator
RANK: Final = [
    [[_rank(senator, seat, party) for senator, seat in enumerate(seats)] for seats in SEAT_ON]
    for party in (DEMOCRATS, REPUBLICANS)
]
IS_WHIP: Final = [False] + [card.words["office"] == WHIP for card in DECK.of(SENATOR)]
WHIPS: Final = [senator for senator in range(1, LAST_SENATOR + 1) if IS_WHIP[senator]]
SENATORS_OF: Final = {
    state: [s for s in range(1, LAST_SENATOR + 1) if STATE[s] == state] for state in set(STATE[1:])
}
# The president's positions by the party in the White House, then by issue
PRESIDENT_AT: Final = [[card.numbers[issue] for issue in ISSUES] for card in DECK.presidents]


def leads(senator: int, issue: int) -> bool:
    """Tell whether a senator has the star of an area's committee."""
    return SEAT_ON[issue][senator] == LEADS


def is_question(ref: int) -> bool:
    """Tell whether a ref is something that can be voted on: a bill or the substitute."""
    return ref == SUBSTITUTE or LAST_BILL - 50 < ref <= LAST_BILL
