"""The decisive moments of K Street: what a lane came to, what a text did to whom, how it ends."""

from typing import Final, final

from rules.core.moments import EVEN, LOST, SUMMARY, WON, Camp, Moment, Stroke, Upshot
from rules.core.refs import NOBODY, NOTHING
from rules.core.table import Table
from rules.kstreet.facts.cards import SECONDS as REQUIREMENTS
from rules.kstreet.facts.cards import K
from rules.kstreet.facts.names import (
    PURCHASE_LANES,
    ROUND,
    SEATS,
    bid,
    bought,
    centre,
    opening,
    reputation,
    shown,
)
from rules.kstreet.law.lanes import (
    COSTS,
    FEES,
    INFLUENCES,
    NEEDS,
    PENALTIES,
    PENALTY,
    POWERS,
    REWARD,
    REWARDS,
    SECONDS,
    centre_card,
    face_down,
    face_up,
    influence_of,
    met,
    power_of,
    total,
)

MOMENTS: Final = [
    "sale", "lobby", "cancel", "shift", "swap", "name", "look", "fresh_row", "end", SUMMARY,
]  # fmt: skip

# How heavy things are, from 0 to 100.
THE_MATCH: Final = 100
A_POINT: Final = 8  # of Reputation, each
SOME_POINTS: Final = 10  # on top
A_CARD: Final = 10  # and twice its cost
A_TEXT: Final = 12  # that changes what lies in a lane
A_HINT: Final = 6  # something is seen, named, or comes to nothing


@final
class LaneCount:
    """What both seats' face-up cards amount to in a lane, and, if anybody listens, why."""

    __slots__ = ("lane", "strokes", "totals")

    def __init__(self, t: Table, lane: int) -> None:
        self.lane: Final = lane
        self.strokes: Final[list[list[Stroke]]] = [[], []]
        first = total(t, 0, lane, self.strokes[0] if t.heard else None)
        second = total(t, 1, lane, self.strokes[1] if t.heard else None)
        self.totals: Final = [first, second]

    def striker(self, seat: int) -> int:
        """Return the rival's card that took most from a seat, or 0."""
        found, most = 0, 0
        for stroke in self.strokes[seat]:
            if stroke.amount < most:
                found, most = stroke.what, stroke.amount
        return found

    def struck(self, seat: int) -> int:
        """Return how much that card took, as a negative number."""
        return min([stroke.amount for stroke in self.strokes[seat]] + [0])


def _camps(t: Table, count: LaneCount, fates: list[int]) -> list[Camp]:
    """Return the seats with cards in a lane; a card that counts for nobody is a bluff: 0."""
    present = [seat for seat in range(SEATS) if face_up(t, seat, count.lane)]
    counted = [stroke.what for seat in present for stroke in count.strokes[seat]]
    camps: list[Camp] = []
    for seat in present:
        own = face_up(t, seat, count.lane)
        bluffs = [Stroke(piece, 0) for piece in own if piece not in counted]
        camps.append(Camp(seat, count.strokes[seat] + bluffs, count.totals[seat], fates[seat]))
    return camps


def sale(t: Table, count: LaneCount, buyer: int) -> Moment:
    """Tell how a purchase lane was counted, and what it brings to those who bid (K-12)."""
    lane = count.lane
    card = centre_card(t, lane)
    fates = [EVEN, EVEN]
    upshots: list[Upshot] = []
    if buyer >= 0:
        fates = [WON if seat == buyer else LOST for seat in range(SEATS)]
        weight = A_CARD + 2 * COSTS[card]
        have = count.totals[buyer]
        upshots.append(Upshot(buyer, "bought", card, 1, weight, by=buyer, also=have))
        for piece in face_up(t, buyer, lane):
            if FEES[piece]:
                points = FEES[piece]
                weight = SOME_POINTS + A_POINT * points
                upshots.append(
                    Upshot(buyer, "fee", reputation(buyer), points, weight, by=buyer, card=piece)
                )
    for seat in range(SEATS):
        if seat != buyer and face_up(t, seat, lane):
            upshots.append(_unsuccessful(t, count, seat, buyer))
    facts = {"cost": COSTS[card], "have": max(count.totals), "other": min(count.totals)}
    return Moment("sale", card, centre(lane), _camps(t, count, fates), COSTS[card], upshots, facts)


def _unsuccessful(t: Table, count: LaneCount, seat: int, buyer: int) -> Upshot:
    """Tell a seat why its bid did not buy."""
    card = centre_card(t, count.lane)
    cost, have, rival = COSTS[card], count.totals[seat], count.totals[1 - seat]
    weight = A_CARD + cost
    unhindered = influence_of(face_up(t, seat, count.lane), [])
    struck, striker = count.struck(seat), count.striker(seat)
    if unhindered >= cost and unhindered > rival:
        return Upshot(seat, "blocked", card, struck, weight, by=1 - seat, card=striker)
    if unhindered and not have:
        return Upshot(seat, "struck", card, struck, A_HINT, by=1 - seat, card=striker)
    if not have:
        return Upshot(seat, "no_bid", card, 0, 1, by=seat)
    if buyer >= 0:
        return Upshot(seat, "outbid", card, -1, weight, by=buyer, also=rival)
    if have == rival:
        return Upshot(seat, "level", card, 0, A_HINT, by=1 - seat, also=have)
    return Upshot(seat, "too_little", card, 0, A_HINT, by=seat, also=have)


def lobby(t: Table, count: LaneCount, results: list[int]) -> Moment:
    """Tell how an Opportunity was counted, and what it brings to each seat (K.4.5 to K.4.7)."""
    card = centre_card(t, count.lane)
    fates = [WON if r == REWARD else LOST if r == PENALTY else EVEN for r in results]
    upshots: list[Upshot] = []
    for seat in range(SEATS):
        if face_up(t, seat, count.lane):
            upshots.append(_consequence(t, count, seat, results[seat]))
    first = max(leading(results), 0)
    facts = {
        "requirement": requirement(card),
        "need": NEEDS[card],
        "penalty": PENALTIES[card],
        "have": count.totals[first],
        "theirs": count.totals[1 - first],
        "other": 1 - first,
    }
    camps = _camps(t, count, fates)
    return Moment("lobby", card, centre(count.lane), camps, NEEDS[card], upshots, facts)


def requirement(opportunity: int) -> int:
    """Return the number of an Opportunity's second requirement among all there are, or 0."""
    second = SECONDS[opportunity]
    return REQUIREMENTS.index(second) + 1 if second else 0


def leading(results: list[int]) -> int:
    """Return whom the verdict on an Opportunity names first: who met it, else who missed it."""
    if REWARD in results:
        return results.index(REWARD)
    return results.index(PENALTY) if PENALTY in results else NOBODY


def _consequence(t: Table, count: LaneCount, seat: int, result: int) -> Upshot:
    """Tell a seat what an Opportunity does to it (K-16)."""
    card = centre_card(t, count.lane)
    if result == REWARD:
        if not REWARDS[card]:
            return Upshot(seat, "met", card, 1, A_TEXT, by=seat)
        weight = SOME_POINTS + A_POINT * REWARDS[card]
        return Upshot(seat, "rewarded", reputation(seat), REWARDS[card], weight, by=seat, card=card)
    if result == PENALTY:
        return _penalty(t, count, seat)
    if power_of(face_up(t, seat, count.lane), [], card):
        struck, striker = count.struck(seat), count.striker(seat)
        return Upshot(seat, "disarmed", card, struck, A_HINT, by=1 - seat, card=striker)
    return Upshot(seat, "untouched", card, 0, 1, by=seat)


def _penalty(t: Table, count: LaneCount, seat: int) -> Upshot:
    """Tell a seat by what it missed an Opportunity (K-17, K-18)."""
    card = centre_card(t, count.lane)
    own, have = face_up(t, seat, count.lane), count.totals[seat]
    ref, loss = reputation(seat), -PENALTIES[card]
    weight = SOME_POINTS + A_POINT * PENALTIES[card]
    unhindered = power_of(own, [], card)
    if unhindered > have and met(own, unhindered, count.totals[1 - seat], card):
        return Upshot(seat, "foiled", ref, loss, weight, by=1 - seat, card=count.striker(seat))
    if have >= NEEDS[card]:
        second = requirement(card)
        return Upshot(seat, "lacking", ref, loss, weight, by=seat, card=card, also=second)
    return Upshot(seat, "missed", ref, loss, weight, by=seat, card=card, also=have)


def counts(t: Table, piece: int, lane: int) -> int:
    """Return how much Influence or Power a card brings in a lane."""
    if lane < PURCHASE_LANES:
        return INFLUENCES[piece]
    return power_of([piece], [], centre_card(t, lane)) if POWERS[piece] else 0


def _side(t: Table, seat: int, lane: int) -> bool:
    """Tell whether a seat has anything at stake in a lane."""
    return bool(face_up(t, seat, lane) or face_down(t, seat, lane))


def cancel(t: Table, seat: int, piece: int, lane: int, acting: int) -> Moment:
    """Tell whose card is cancelled by which (K-30)."""
    loss = min(-counts(t, piece, lane), -1)  # a minus card that is gone is a loss too
    upshot = Upshot(1 - seat, "cancelled", piece, loss, A_TEXT, by=seat, card=acting)
    facts = {"acting": acting, "unit": lane // PURCHASE_LANES}
    return Moment("cancel", piece, centre(lane), [], None, [upshot], facts)


def shift(t: Table, seat: int, piece: int, lane: int, acting: int) -> Moment:
    """Tell which card joins which lane, and a rival who is in one of both what that means."""
    source = t.where[piece] - shown(seat, 0)
    upshots: list[Upshot] = []
    if _side(t, 1 - seat, lane) or _side(t, 1 - seat, source):
        upshots.append(
            Upshot(1 - seat, "shifted", piece, 0, A_HINT, by=seat, card=acting, also=lane + 1)
        )
    facts = {"gain": counts(t, piece, lane), "unit": lane // PURCHASE_LANES}
    return Moment("shift", piece, shown(seat, lane), [], None, upshots, facts)


def swap(t: Table, seat: int, old: int, lane: int, acting: int) -> Moment:
    """Tell which centre card gives way to the new one; a rival with cards there loses its aim."""
    new = centre_card(t, lane)
    upshots: list[Upshot] = []
    if _side(t, 1 - seat, lane):
        upshots.append(Upshot(1 - seat, "swapped", old, -1, A_TEXT, by=seat, card=new))
    facts = {"new": new, "acting": acting}
    return Moment("swap", old, centre(lane), [], None, upshots, facts)


def name(seat: int, lane: int, acting: int) -> Moment:
    """Tell a rival which stack it must flip next (K-33)."""
    stack = bid(1 - seat, lane)
    upshot = Upshot(1 - seat, "named", stack, 0, A_HINT, by=seat, card=acting, also=lane + 1)
    return Moment("name", acting, stack, [], None, [upshot], {})


def look(seat: int, lane: int, acting: int) -> Moment:
    """Tell a rival that one of its stacks was seen (K-6)."""
    stack = bid(1 - seat, lane)
    upshot = Upshot(1 - seat, "seen", stack, 0, A_HINT, by=seat, card=acting, also=lane + 1)
    return Moment("look", acting, stack, [], None, [upshot], {})


def fresh_row() -> Moment:
    """Tell that the open purchase cards are changed for new ones (K-26)."""
    return Moment("fresh_row", NOTHING, NOTHING, [], None, [], {})


def end(t: Table, winner: int) -> Moment:
    """Tell how both Reputations stand at the end of the match, and who wins, or NOBODY."""
    camps: list[Camp] = []
    upshots: list[Upshot] = []
    for seat in range(SEATS):
        points = t.count(reputation(seat))
        fate = EVEN if winner == NOBODY else WON if seat == winner else LOST
        camps.append(Camp(seat, [], points, fate))
        upshots.append(
            Upshot(
                seat, "won" if fate == WON else "lost" if fate == LOST else "drawn",
                NOTHING, fate, THE_MATCH, also=points,
            )
        )  # fmt: skip
    totals = [camp.total for camp in camps]
    facts = {"have": max(totals), "other": min(totals)}
    return Moment("end", NOTHING, NOTHING, camps, K.reputation_win, upshots, facts)


def summary(t: Table) -> Moment:
    """Tell what a round has brought to each seat: Reputation, and bought cards."""
    upshots: list[Upshot] = []
    for seat in range(SEATS):
        gained = t.count(reputation(seat)) - t.count(opening(seat))
        upshots.append(Upshot(seat, "summary", NOTHING, gained, 0, also=t.count(bought(seat))))
    return Moment(SUMMARY, NOTHING, NOTHING, [], None, upshots, {"round": t.count(ROUND)})
