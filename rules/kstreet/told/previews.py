"""What a move of K Street would bring, from what its player may know: own cards and open ones."""

from typing import Final

from rules.core.game import Readout, Verb
from rules.core.moves import Move
from rules.core.table import NOBODY, Table
from rules.kstreet.facts.names import PURCHASE_LANES, lane_of
from rules.kstreet.law.lanes import (
    COSTS,
    MINUS_INFLUENCES,
    MINUS_POWERS,
    NEEDS,
    NOTHING,
    PENALTIES,
    PENALTY,
    REWARD,
    REWARDS,
    buyer_of,
    centre_card,
    face_down,
    face_up,
    influence_of,
    outcome,
    power_of,
)
from rules.kstreet.law.moments import counts, requirement

# What an Opportunity would do, before a card is placed and before a stack is turned over.
PLACED: Final = ["place_power_missed", "place_power_idle", "place_power_met", "place_power_lacking"]
FLIPPED: Final = ["flip_power_missed", "flip_power_idle", "flip_power_met", "flip_power_lacking"]
LACKING: Final = 2  # enough Power, but not all that is asked; the others are PENALTY to REWARD


def preview(verbs: list[Verb], t: Table, m: Move) -> Readout | None:
    """Return what a legal move would bring, or None where its label says it all."""
    name, seat = verbs[m.verb].name, t.seat
    if name == "place":
        return _placed(t, seat, m.what, lane_of(m.onto))
    if name == "flip":
        return _flipped(t, seat, lane_of(m.what))
    if name == "cancel":
        return _counted(t, "card_cancelled", m.onto, t.agenda[-1].amount)
    if name == "shift":
        return _counted(t, "card_shifted", m.what, lane_of(m.onto))
    return None


def _placed(t: Table, seat: int, piece: int, lane: int) -> Readout:
    """Return what one's own stack amounts to with one more card, or what that takes from others."""
    card = centre_card(t, lane)
    before = face_down(t, seat, lane) + face_up(t, seat, lane)
    own = [*before, piece]
    have = _amount(t, own, seat, lane)
    unit = lane // PURCHASE_LANES
    minus = MINUS_POWERS[piece] if unit else MINUS_INFLUENCES[piece]
    numbers = {"have": have, "need": NEEDS[card] if unit else COSTS[card]}
    if minus:
        return Readout(card, "place_strike", numbers | {"minus": minus, "unit": unit})
    had = _amount(t, before, seat, lane)
    numbers |= {"before": had, "gain": have - had}
    if unit:
        return _judged(PLACED, card, own, numbers)
    return Readout(card, "place_bid", numbers)


def _amount(t: Table, own: list[int], seat: int, lane: int) -> int:
    """Return what a stack is worth in a lane against the rival's open cards."""
    enemy = face_up(t, 1 - seat, lane)
    if lane < PURCHASE_LANES:
        return influence_of(own, enemy)
    return power_of(own, enemy, centre_card(t, lane))


def _judged(
    keys: list[str], card: int, own: list[int], numbers: dict[str, int], theirs: int = 0
) -> Readout:
    """Return what an Opportunity would do to a stack, as far as is known."""
    have = numbers["have"]
    result = outcome(own, have, theirs, card)
    if result == PENALTY and have >= NEEDS[card]:
        result = LACKING
        numbers |= {"requirement": requirement(card)}
    amounts = {REWARD: REWARDS[card], NOTHING: 0}
    amount = amounts.get(result, -PENALTIES[card])
    return Readout(card, keys[result + 1], numbers | {"amount": amount})


def _flipped(t: Table, seat: int, lane: int) -> Readout:
    """Return what a stack shows when it is turned over, and what that decides if it is the last."""
    card = centre_card(t, lane)
    own, enemy = face_down(t, seat, lane) + face_up(t, seat, lane), face_up(t, 1 - seat, lane)
    have = _amount(t, own, seat, lane)
    unit = lane // PURCHASE_LANES
    numbers = {"have": have, "need": NEEDS[card] if unit else COSTS[card]}
    if face_down(t, 1 - seat, lane):
        return Readout(card, "flip_shows", numbers | {"unit": unit})
    if unit:
        return _judged(FLIPPED, card, own, numbers, power_of(enemy, own, card))
    theirs = influence_of(enemy, own)
    buyer = buyer_of([have, theirs] if seat == 0 else [theirs, have], COSTS[card])
    numbers |= {"theirs": theirs}
    if buyer == NOBODY:
        return Readout(card, "flip_unsold", numbers)
    return Readout(card, "flip_sold", numbers | {"seat": buyer})


def _counted(t: Table, key: str, piece: int, lane: int) -> Readout:
    """Return how much a card counts in a lane, which it leaves or joins."""
    numbers = {"amount": counts(t, piece, lane), "unit": lane // PURCHASE_LANES, "lane": lane + 1}
    return Readout(piece, key, numbers)
