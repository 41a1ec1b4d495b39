"""What the influence cards do, by the word on the card."""

from typing import Final

from rules.floorvote import cards, effects_bill, effects_people, effects_vote
from rules.floorvote.effects_common import Effect
from rules.floorvote.pieces import EFFECT

EFFECTS: Final[dict[str, Effect]] = {
    cards.LOBBY: effects_vote.LOBBY,
    cards.ABSTAIN: effects_vote.ABSTAIN,
    cards.NEARER: effects_vote.NEARER_BY_ONE,
    cards.RELEASE: effects_people.Release("F.13.4"),
    cards.BOOST: effects_vote.MONEY,
    cards.GUEST: effects_vote.GUEST_SEAT,
    cards.BAR: effects_vote.BAR,
    cards.DISCHARGE: effects_bill.DISCHARGE,
    cards.SKIP: effects_bill.SKIP,
    cards.QUESTION: effects_bill.QUESTION,
    cards.RECESS: effects_bill.RECESS,
    cards.EARMARK: effects_bill.EARMARKS,
    cards.STRIKE: effects_bill.STRIKE,
    cards.PRESS: effects_people.Press("F.13.14"),
    cards.HOME: effects_people.Home("F.13.15", []),
    cards.WHITE_HOUSE: effects_bill.WHITE_HOUSE,
}


def effect_of(card: int) -> Effect:
    """Return what an influence card does."""
    return EFFECTS[EFFECT[card]]
