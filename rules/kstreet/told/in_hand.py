"""What the cards in the viewer's own hand would add to the lanes as they lie."""

from rules.core.game import Readout
from rules.core.table import Table
from rules.kstreet.facts.names import LANES, PURCHASE_LANES, SEATS, hand
from rules.kstreet.law.lanes import (
    COSTS,
    MINUS_INFLUENCES,
    MINUS_POWERS,
    NEEDS,
    centre_card,
    face_down,
    face_up,
    influence_of,
    power_of,
)


def read_hand(t: Table) -> list[Readout]:
    """Return a sentence or two for each card that only the viewer holds."""
    seat = t.viewer
    if not 0 <= seat < SEATS or not t.agenda:
        return []
    found: list[Readout] = []
    for card in t.at(hand(seat)):
        if card <= 0:
            continue
        lanes = [lane for lane in range(LANES) if completes(t, seat, lane, card)]
        if lanes:
            numbers = {"count": len(lanes), "what": centre_card(t, lanes[0])}
            found.append(Readout(card, "hand_reaches", numbers))
        found += _strikes(card, 1 - seat)
    return found


def completes(t: Table, seat: int, lane: int, card: int) -> bool:
    """Tell whether a card would bring one's own stack up to what a lane asks (K-12, K.4.5)."""
    goal = centre_card(t, lane)
    if not goal:
        return False
    own = face_down(t, seat, lane) + face_up(t, seat, lane)
    enemy = face_up(t, 1 - seat, lane)
    if lane < PURCHASE_LANES:
        return influence_of(own, enemy) < COSTS[goal] <= influence_of([*own, card], enemy)
    return power_of(own, enemy, goal) < NEEDS[goal] <= power_of([*own, card], enemy, goal)


def _strikes(card: int, rival: int) -> list[Readout]:
    """Return what a card takes off the rival's sum in its lane (K-7)."""
    amounts = {"influence": MINUS_INFLUENCES[card], "power": MINUS_POWERS[card]}
    keys = {"influence": "hand_strikes_influence", "power": "hand_strikes_power"}
    return [
        Readout(card, keys[sign], {"amount": amount, "rival": rival})
        for sign, amount in amounts.items()
        if amount
    ]
