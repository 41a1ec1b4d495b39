"""The course of a round: drawing, flipping, resolving lanes, clearing up, and the end."""

from typing import Final

from rules.core.table import NOBODY, Step, Table
from rules.kstreet.facts.cards import K
from rules.kstreet.facts.names import (
    BEGIN,
    BOON,
    EFFECT,
    FLIP,
    HANDS,
    LANE,
    LANES,
    NEXT,
    ORDER,
    PLACE,
    PURCHASE_LANES,
    PURCHASES,
    ROUND,
    SEATS,
    STALE,
    STARTER,
    bid,
    bought,
    centre,
    deck,
    discard,
    hand,
    named,
    opening,
    reputation,
    shown,
    supply,
)
from rules.kstreet.law import moments
from rules.kstreet.law.lanes import (
    ACTS,
    BOONS,
    COSTS,
    FEES,
    NEEDS,
    PENALTIES,
    PENALTY,
    REWARD,
    REWARDS,
    buyer_of,
    centre_card,
    face_down,
    face_up,
    outcomes,
    stacks,
    turned_over,
)
from rules.kstreet.law.moments import LaneCount

# Which clause stands behind each verdict on an Opportunity.
VERDICTS: Final = {
    "rewarded": "K.4.5",
    "met": "K.4.5",
    "both_meet": "K-16",
    "met_and_missed": "K-16",
    "both_miss": "K-17",
    "both_lack": "K-17",
    "penalised": "K-17",
    "lacking": "K-17",
    "untouched": "K.4.7",
}


def begin_round(t: Table) -> None:
    """Draw two new hands and let the first player place (K.5.2, K.2.1)."""
    t.add(ROUND, 1, "K.5.2")
    starter = t.count(STARTER)
    t.say("round", amount=t.count(ROUND), clause="K.5.2", seat=starter)
    for seat in [starter, 1 - starter]:
        t.add(opening(seat), t.count(reputation(seat)) - t.count(opening(seat)))
        t.add(bought(seat), -t.count(bought(seat)))
        for _ in range(K.hand_size):
            draw(t, seat, hand(seat), "K.1.5" if t.count(ROUND) == 1 else "K.5.2")
    ask_to_place(t, starter)


def draw(t: Table, seat: int, place: int, clause: str) -> int:
    """Move the top card of a seat's deck; an empty deck is renewed first (K-27, K.6.1).

    Return the card, or 0 when deck and discard pile are both empty.
    """
    cards = t.at(deck(seat))
    if not cards:
        pile = t.at(discard(seat))
        if not pile:
            return 0
        for piece in pile[:]:
            t.move(piece, deck(seat), "K.6.1")
        t.shuffle(deck(seat), "K-27")
    piece = cards[-1]
    t.move(piece, place, clause)
    return piece


def ask_to_place(t: Table, seat: int) -> None:
    """Let the seats place in turn (K.2.2), then one alone (K.2.3, K-4), then flip (K-9)."""
    if t.places[HANDS + seat]:
        t.ask(Step(PLACE, seat))
    elif t.places[HANDS + 1 - seat]:
        t.ask(Step(PLACE, 1 - seat))
    else:
        t.ask(Step(NEXT, NOBODY, 0, 1 - t.count(STARTER)))


def next_flip(t: Table, seat: int) -> None:
    """Let the seats flip in turn (K.4.1), skipping one without stacks (K-9), until none is left."""
    for flipper in [seat, 1 - seat]:
        lanes = stacks(t, flipper)
        if lanes:
            _let_flip(t, flipper, lanes)
            return
    end_round(t)


def _let_flip(t: Table, seat: int, lanes: list[int]) -> None:
    """Ask which stack comes next: any of one's own, or the one that was named (K-33)."""
    must = t.count(named(seat))
    if must:
        t.add(named(seat), -must)
        lanes = [must - 1]
    only = bid(seat, lanes[0]) if len(lanes) == 1 else 0
    t.ask(Step(FLIP, seat, only, len(lanes)))


def flip(t: Table, seat: int, lane: int) -> None:
    """Turn a stack over; its On-flip texts come first, then the lane if it is complete."""
    pieces = face_down(t, seat, lane)[:]
    for piece in pieces:
        t.move(piece, shown(seat, lane), "K.3.1")
    t.ask(Step(NEXT, NOBODY, 0, 1 - seat))
    t.ask(Step(LANE, NOBODY, centre(lane), lane))
    acting = [piece for piece in pieces if ACTS[piece]]
    if acting:
        ask_effects(t, seat, lane, acting)


def ask_effects(t: Table, seat: int, lane: int, acting: list[int]) -> None:
    """Put On-flip texts on the agenda; where there are several, the flipper orders them (K.3.2)."""
    for piece in acting:
        t.ask(Step(EFFECT, NOBODY, piece, lane))
    if len(acting) > 1:
        t.ask(Step(ORDER, seat, 0, lane))


def acting_cards(t: Table) -> list[int]:
    """Return the cards whose On-flip texts wait under the top step."""
    result: list[int] = []
    depth = len(t.agenda) - 2
    while t.agenda[depth].phase == EFFECT:
        result.append(t.agenda[depth].what)
        depth -= 1
    return result


def resolve_lane(t: Table, lane: int) -> None:
    """Resolve a lane if all its stacks are turned over (K-11, K.4.2)."""
    if not turned_over(t, lane):
        return
    if lane < PURCHASE_LANES:
        _purchase(t, lane)
    else:
        _opportunity(t, lane)


def _purchase(t: Table, lane: int) -> None:
    """Sell the card to the higher bid that pays its cost, or clear the lane (K.4.3, K.4.4)."""
    card = centre_card(t, lane)
    count = LaneCount(t, lane)
    buyer = buyer_of(count.totals, COSTS[card])
    moment = moments.sale(t, count, buyer) if t.heard else None
    if buyer < 0:
        sentence = _unsold(count.totals)
        t.say(sentence, card, centre(lane), COSTS[card], "K-12", moment=moment)
        for seat in range(SEATS):
            _discard_all(t, seat, lane, "K-13")
        return
    price = count.totals[buyer]
    t.say("buys", card, centre(lane), price, "K.4.3", seat=buyer, moment=moment)
    t.move(card, discard(buyer), "K-15")
    t.add(bought(buyer), 1, "K-26")
    refill(t, lane, "K.4.8")
    earned = sum([FEES[piece] for piece in face_up(t, buyer, lane)])
    if earned:
        t.say("fee", card, amount=earned, clause="K-21", seat=buyer)
        t.add(reputation(buyer), earned, "K-21")
        end_if_decided(t)


def _unsold(bids: list[int]) -> str:
    """Return which sentence tells that nobody buys: where nothing is bid, nothing is level."""
    sentence = "too_little"
    if bids[0] == bids[1]:
        sentence = "tied" if bids[0] else "no_bid"
    return sentence


def _opportunity(t: Table, lane: int) -> None:
    """Reward and penalise both seats at once, then test the end, then replace (K-19, K-23)."""
    card = centre_card(t, lane)
    count = LaneCount(t, lane)
    results = outcomes(t, lane, count.totals)
    moment = moments.lobby(t, count, results) if t.heard else None
    sentence = _verdict(card, results, count.totals)
    clause = VERDICTS[sentence]
    first = moments.leading(results)
    t.say(sentence, card, centre(lane), REWARDS[card], clause, seat=first, moment=moment)
    for seat in range(SEATS):
        _credit(t, seat, card, results[seat])
    if sentence == "untouched" or end_if_decided(t):
        return
    t.move(card, supply(lane), "K.4.9", to_bottom=True)
    refill(t, lane, "K.4.9")
    if BOONS[card]:
        starter = t.count(STARTER)
        for seat in [1 - starter, starter]:
            if results[seat] == REWARD:
                t.ask(Step(BOON, NOBODY, card, seat))


def _credit(t: Table, seat: int, card: int, result: int) -> None:
    """Change a Reputation by an Opportunity (K.0.4); it has no ceiling (K-22)."""
    if result == REWARD:
        t.add(reputation(seat), REWARDS[card], "K.4.5")
    elif result == PENALTY:
        t.add(reputation(seat), -PENALTIES[card], "K.4.6")


def _verdict(card: int, results: list[int], powers: list[int]) -> str:
    """Return which sentence tells what an Opportunity does to both seats (K-16)."""
    if REWARD in results and PENALTY in results:
        sentence = "met_and_missed"
    elif results[0] == results[1] == REWARD:
        sentence = "both_meet"
    elif results[0] == results[1] == PENALTY:
        sentence = "both_lack" if min(powers) >= NEEDS[card] else "both_miss"
    elif REWARD in results:
        sentence = "rewarded" if REWARDS[card] else "met"
    elif PENALTY in results:
        enough = powers[moments.leading(results)] >= NEEDS[card]
        sentence = "lacking" if enough else "penalised"
    else:
        sentence = "untouched"
    return sentence


def refill(t: Table, lane: int, clause: str) -> None:
    """Fill an empty slot from its deck (K.6.2); with that deck empty it stays empty (K-25)."""
    cards = t.at(supply(lane))
    if cards:
        t.move(cards[-1], centre(lane), clause)


def end_if_decided(t: Table) -> bool:
    """End the match at once when a Reputation says so (K.0.3, K-21, K.6.3)."""
    for seat in range(SEATS):
        if _rank(t.count(reputation(seat))):
            _end(t, "K.6.3")
            return True
    return False


def winner(t: Table) -> int:
    """Return who wins: 15 beats anything, 0 loses to anything; NOBODY is a draw (K-20, K.6.4)."""
    points = [t.count(reputation(seat)) for seat in range(SEATS)]
    ranks = [_rank(points[0]), _rank(points[1])]
    if ranks == [0, 0]:
        ranks = points  # the last round: K-31
    if ranks[0] == ranks[1]:
        return NOBODY
    return 0 if ranks[0] > ranks[1] else 1


def _rank(points: int) -> int:
    if points >= K.reputation_win:
        return 1
    return -1 if points <= K.reputation_lose else 0


def _end(t: Table, clause: str) -> None:
    """Say who has won, and end the match."""
    best = winner(t)
    sentence = "draw" if best == NOBODY else "wins"
    moment = moments.end(t, best) if t.heard else None
    t.say(sentence, clause=clause, seat=best, moment=moment)
    t.finish(clause)


def end_round(t: Table) -> None:
    """Discard what lies in the lanes, bids that bought too (K.5.1, K-14); go on or stop (K-31)."""
    moment = moments.summary(t) if t.heard else None
    t.say("summary", amount=t.count(ROUND), clause="K.5.1", moment=moment)
    for seat in range(SEATS):
        for lane in range(LANES):
            _discard_all(t, seat, lane, "K.5.1")
    if t.count(ROUND) >= K.last_round:
        _end(t, "K-31")
        return
    _count_stale(t)
    if t.setup.options["alternate_starter"]:
        t.add(STARTER, 1 - 2 * t.count(STARTER), "K-3")
    t.ask(Step(BEGIN, NOBODY))


def _discard_all(t: Table, seat: int, lane: int, clause: str) -> None:
    for piece in face_up(t, seat, lane)[:]:
        t.move(piece, discard(seat), clause)


def _count_stale(t: Table) -> None:
    """Lay out a fresh row after too many rounds without a purchase (K-26)."""
    stale = t.count(STALE)
    if t.count(bought(0)) or t.count(bought(1)):
        t.add(STALE, -stale)
        return
    if stale + 1 < K.stale_rounds or not t.setup.options["fresh_row"]:
        t.add(STALE, 1)
        return
    t.add(STALE, -stale)
    moment = moments.fresh_row() if t.heard else None
    t.say("fresh_row", amount=K.stale_rounds, clause="K-26", moment=moment)
    for lane in range(PURCHASE_LANES):
        card = centre_card(t, lane)
        if card:
            t.move(card, PURCHASES, "K-26", to_bottom=True)
    for lane in range(PURCHASE_LANES):
        refill(t, lane, "K-26")
