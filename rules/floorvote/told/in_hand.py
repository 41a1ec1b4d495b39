"""What the cards in the viewer's own hands could do here and now."""

from rules.core.game import Readout
from rules.core.table import Step, Table
from rules.floorvote.facts.names import (
    EXCHANGES,
    SEATS,
    TURN,
    caucus,
    cloakroom,
    hand,
    is_bill,
    is_influence,
)
from rules.floorvote.facts.pieces import ISSUE, PRINTED, WEIGHT
from rules.floorvote.law.duties import may_sponsor
from rules.floorvote.law.influences.by_word import effect_of
from rules.floorvote.law.polls import Question
from rules.floorvote.law.turns import first_turn


def read_hand(t: Table) -> list[Readout]:
    """Return a sentence for each card that only the viewer holds."""
    seat = t.viewer
    if not 0 <= seat < SEATS or not t.agenda:
        return []
    cards, senators = t.at(hand(seat)), t.at(cloakroom(seat))
    found = [_bill(t, seat, card) for card in cards if is_bill(card)]
    found += [_senator(t, seat, senator) for senator in senators if senator > 0]
    step = t.agenda[-1]
    timely = step.phase in EXCHANGES or (step.phase == TURN and not first_turn(t))
    if step.seat == seat and timely:
        found += _influences(t, step, cards)
    return found


def sponsors_of(bill: int, senators: list[int]) -> list[int]:
    """Return the senators among some who could sponsor a bill from the hand (F-14, F.3.4)."""
    known = [senator for senator in senators if senator > 0]
    return [one for one in known if may_sponsor(one, ISSUE[bill], PRINTED[bill])]


def _bill(t: Table, seat: int, bill: int) -> Readout:
    """Return what a bill is about and who could sponsor it: in the caucus, else one to bring in."""
    numbers = {"area": ISSUE[bill], "weight": WEIGHT[bill], "position": PRINTED[bill]}
    for key, place in (("hand_bill", caucus(seat)), ("hand_bill_later", cloakroom(seat))):
        able = sponsors_of(bill, t.at(place))
        if able:
            more = {"senator": able[0], "count": len(able), "more": len(able) - 1}
            return Readout(bill, key, numbers | more)
    return Readout(bill, "hand_bill_alone", numbers)


def _senator(t: Table, seat: int, senator: int) -> Readout:
    """Return which bills of the hand a senator could sponsor once brought in (F.2.4)."""
    bills = [card for card in t.at(hand(seat)) if is_bill(card) and sponsors_of(card, [senator])]
    numbers = {"count": len(bills), "what": bills[0] if bills else 0}
    return Readout(senator, "hand_senator", numbers)


def _influences(t: Table, step: Step, cards: list[int]) -> list[Readout]:
    """Return what each influence card could be played on now (F-34)."""
    question = None if step.phase == TURN else Question(t)
    found: list[Readout] = []
    for card in [card for card in cards if is_influence(card)]:
        targets = effect_of(card).targets(t, step, card, question)
        numbers = {"count": len(targets), "onto": targets[0] if targets else 0}
        found.append(Readout(card, "hand_influence", numbers))
    return found
