"""What the influence cards do, by the word on the card."""

from typing import Final

from rules.floorvote.facts import cards
from rules.floorvote.facts.names import FIRST_INFLUENCE, LAST_INFLUENCE
from rules.floorvote.facts.pieces import EFFECT
from rules.floorvote.law.influences import bills, people, votes
from rules.floorvote.law.influences.effect import Effect

EFFECTS: Final[dict[str, Effect]] = {
    cards.LOBBY: votes.LOBBY,
    cards.ABSTAIN: votes.ABSTAIN,
    cards.NEARER: votes.NEARER_BY_ONE,
    cards.RELEASE: people.Release("F.13.4"),
    cards.BOOST: votes.MONEY,
    cards.GUEST: votes.GUEST_SEAT,
    cards.BAR: votes.BAR,
    cards.DISCHARGE: bills.DISCHARGE,
    cards.SKIP: bills.SKIP,
    cards.QUESTION: bills.QUESTION,
    cards.RECESS: bills.RECESS,
    cards.EARMARK: bills.EARMARKS,
    cards.STRIKE: bills.STRIKE,
    cards.PRESS: people.Press("F.13.14"),
    cards.HOME: people.SendHome("F.13.15", []),
    cards.WHITE_HOUSE: bills.WHITE_HOUSE,
}


BY_CARD: Final[dict[int, Effect]] = {
    card: EFFECTS[EFFECT[card]] for card in range(FIRST_INFLUENCE, LAST_INFLUENCE + 1)
}


def effect_of(card: int) -> Effect:
    """Return what an influence card does."""
    return BY_CARD[card]
