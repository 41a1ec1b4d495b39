"""What a good lobbyist would compute: totals, outlooks and deck counts, from one seat's view."""

from rules.core.game import Readout
from rules.core.table import NOBODY, Table
from rules.kstreet.facts.cards import K
from rules.kstreet.facts.names import (
    FLIP,
    LANE,
    LANES,
    NEXT,
    OPPORTUNITIES,
    PURCHASE_LANES,
    PURCHASES,
    SEATS,
    bid,
    centre,
    deck,
    reputation,
    shown,
)
from rules.kstreet.law.lanes import (
    COSTS,
    NEEDS,
    PENALTIES,
    PENALTY,
    REWARD,
    REWARDS,
    buyer_at,
    centre_card,
    face_down,
    face_up,
    influence_of,
    outcomes,
    power_of,
    totals,
    turned_over,
)


def read_out(t: Table) -> list[Readout]:
    """Return everything worth showing on this table."""
    result: list[Readout] = []
    for lane in range(LANES):
        if _open(t, lane):
            result += _totals(t, lane)
            result += _sale(t, lane) if lane < PURCHASE_LANES else _outlook(t, lane)
        if _done(t, lane):
            result.append(Readout(centre(lane), "lane_done", {}))
        if 0 <= t.viewer < SEATS and face_down(t, t.viewer, lane):
            result.append(_own_stack(t, t.viewer, lane))
    for place in [PURCHASES, OPPORTUNITIES, deck(0), deck(1)]:
        result.append(Readout(place, "cards_left", {"count": len(t.at(place))}))
    for seat in range(SEATS):
        numbers = {"seat": seat, "have": t.count(reputation(seat)), "need": K.reputation_win}
        result.append(Readout(reputation(seat), "track", numbers))
    return result


def _open(t: Table, lane: int) -> bool:
    """Tell whether a lane with face-up cards is still to be resolved (K-24)."""
    if not any(face_up(t, seat, lane) for seat in range(SEATS)):
        return False
    waiting = any(face_down(t, seat, lane) for seat in range(SEATS))
    return waiting or any(step.phase == LANE and step.amount == lane for step in t.agenda)


def _done(t: Table, lane: int) -> bool:
    """Tell whether nothing more is counted in a lane this round, flipping having begun (K-11)."""
    if not turned_over(t, lane) or not any(step.phase in {FLIP, NEXT} for step in t.agenda):
        return False
    return not any(step.phase == LANE and step.amount == lane for step in t.agenda)


def _totals(t: Table, lane: int) -> list[Readout]:
    """Return what the face-up cards amount to, for the lane and for each side of it (K-18)."""
    found = totals(t, lane)
    viewer = max(t.viewer, 0)
    numbers = {
        "seat0": found[0],
        "seat1": found[1],
        "mine": found[viewer],
        "theirs": found[1 - viewer],
    }
    key = "influence_total" if lane < PURCHASE_LANES else "power_total"
    return [Readout(centre(lane), "lane_totals", numbers)] + [
        Readout(shown(seat, lane), key, {"seat": seat, "have": found[seat]})
        for seat in range(SEATS)
        if face_up(t, seat, lane)
    ]


def _sale(t: Table, lane: int) -> list[Readout]:
    """Return who would buy if the lane were resolved as it stands (K-12)."""
    buyer = buyer_at(t, lane)
    numbers = {"cost": COSTS[centre_card(t, lane)]}
    if buyer == NOBODY:
        return [Readout(centre(lane), "nobody_buys", numbers)]
    return [Readout(centre(lane), "would_buy", numbers | {"seat": buyer})]


def _outlook(t: Table, lane: int) -> list[Readout]:
    """Return what the Opportunity would bring to each side as it stands (K-17)."""
    card = centre_card(t, lane)
    powers = totals(t, lane)
    results = outcomes(t, lane, powers)
    found: list[Readout] = []
    for seat in range(SEATS):
        numbers = {"seat": seat, "have": powers[seat], "need": NEEDS[card]}
        key = "would_nothing"
        if results[seat] == REWARD:
            key = "would_reward" if REWARDS[card] else "would_meet"
            numbers["amount"] = REWARDS[card]
        elif results[seat] == PENALTY:
            key = "would_penalise"
            numbers["amount"] = PENALTIES[card]
        found.append(Readout(centre(lane), key, numbers))
    return found


def _own_stack(t: Table, seat: int, lane: int) -> Readout:
    """Return what the viewer's own stack amounts to against what lies face up (K-6)."""
    card = centre_card(t, lane)
    own = face_down(t, seat, lane) + face_up(t, seat, lane)
    enemy = face_up(t, 1 - seat, lane)
    if lane < PURCHASE_LANES:
        numbers = {"have": influence_of(own, enemy), "need": COSTS[card]}
        return Readout(bid(seat, lane), "own_influence", numbers)
    numbers = {"have": power_of(own, enemy, card), "need": NEEDS[card]}
    return Readout(bid(seat, lane), "own_power", numbers)
