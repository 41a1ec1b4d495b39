"""A turn begins with an event: what the seven kinds of them do, and sealed offers."""

from typing import Final

from rules.core.moments import Stroke
from rules.core.table import NOBODY, Step, Table
from rules.senators.facts.cards import K
from rules.senators.facts.names import (
    COUNTERS_EACH,
    EVENT,
    EVENTS,
    OFFER,
    OFFERS,
    PAST,
    SUPPORT,
    TURN_COUNT,
    WARS,
    alive,
    front,
    living,
    next_before,
    offer,
    senate,
    spared,
)
from rules.senators.facts.pieces import AUGUR, GOVERNORS, GUARDIAN, IDS, LEGATE, OFFICES, has
from rules.senators.facts.pieces import WARS as IS_WAR
from rules.senators.law import event_moments as told
from rules.senators.law import moments
from rules.senators.law.ending import end_match
from rules.senators.law.money import BANK, cash, discard, drop_out, earn, gain_place, pay, places
from rules.senators.law.turns import active, ask_action, count_turn

WAR: Final = "war"
DEFICIT: Final = "deficit"
TRIAL: Final = "trial"
DOLE: Final = "dole"
CANVASS: Final = "canvass"
VOTE: Final = "vote"
OFFERED: Final = {WAR: "S.7.1", DEFICIT: "S.7.2", CANVASS: "S.7.7"}  # where all offers are paid
SEALED: Final = [*OFFERED, VOTE]
Share = tuple[int, list[Stroke]]  # a seat, and what it gets for what


def choose_support(t: Table, seat: int) -> None:
    """Let a seat choose a support card, be it the last one (S-30)."""
    t.ask(Step(SUPPORT, seat))


def begin_turn(t: Table) -> None:
    """Draw an event before anything else, in every turn (S-7, S.2.2).

    The fourth War ends the match before its own effect (S-8, S.6.1).
    """
    seat = active(t)
    count_turn(t)
    t.say("turn", amount=t.count(TURN_COUNT), clause="S.2.1", seat=seat)
    piece = t.at(EVENTS)[-1]
    t.move(piece, EVENT, "S-7")
    if IS_WAR[piece] and len(t.at(WARS)) + 1 >= K.last_war:
        t.move(piece, WARS, "S.2.4")
        t.say("last_war", piece, amount=K.last_war, clause="S-8")
        end_match(t, "S-8")
        return
    if has(t, seat, AUGUR) and t.at(EVENTS):
        t.say("augur", clause="S.9.9", seat=seat)
        t.reveal(t.at(EVENTS)[-1], 1 << seat, "S.9.9")
    kind = IDS[piece]
    if kind == DEFICIT:
        t.say("deficit_asks", piece, amount=target(t), clause="S.7.2")
    if kind in SEALED:
        t.ask(Step(OFFER, seat, piece))
    else:
        _happen(t, kind)


def target(t: Table) -> int:
    """Return the sum that a public deficit asks for (S.7.2)."""
    return K.deficit_share * len(living(t, 0))


def _happen(t: Table, kind: str) -> None:
    """Carry out an event without offers, to its end (S.2.3)."""
    if kind == TRIAL:
        if _trial(t):
            return
    elif kind == DOLE:
        _dole(t)
    else:
        _relieve(t)
    close_event(t)


def _dole(t: Table) -> None:
    """Pay everybody for their places (S.7.4)."""
    shares: list[Share] = []
    for seat in living(t, active(t)):
        shares.append((seat, [Stroke(senate(seat), K.dole * places(t, seat), "for_places")]))
    moment = told.paid_out(t, shares) if t.heard else None
    t.say("dole", amount=K.dole, clause="S.7.4", moment=moment)
    _pay_out(t, shares, "S.7.4")


def _relieve(t: Table) -> None:
    """Pay everybody on the lowest space, and less on the next one that is taken (S.7.5)."""
    seats = living(t, active(t))
    spaces = sorted({places(t, seat) for seat in seats})
    shares: list[Share] = []
    for seat in seats:
        rank = spaces.index(places(t, seat))
        strokes: list[Stroke] = []
        if rank == 0:
            strokes = [Stroke(senate(seat), K.relief_lowest, "lowest")]
        elif rank == 1:
            strokes = [Stroke(senate(seat), K.relief_second, "second_lowest")]
        shares.append((seat, strokes))
    moment = told.paid_out(t, shares) if t.heard else None
    t.say("relief", amount=K.relief_lowest, clause="S.7.5", moment=moment)
    _pay_out(t, shares, "S.7.5")


def _pay_out(t: Table, shares: list[Share], clause: str) -> None:
    for seat, strokes in shares:
        earn(t, seat, sum([stroke.amount for stroke in strokes]), clause)


def _trial(t: Table) -> bool:
    """Discard all Governors; without one, fine the holders of offices; tell of an end (S.7.3)."""
    seats = living(t, active(t))
    fronts = [front(seat) for seat in seats]
    accused = [piece for piece in GOVERNORS if t.where[piece] in fronts]
    if accused:
        moment = told.governors_tried(t, accused) if t.heard else None
        t.say("condemned", amount=len(accused), clause="S.7.3", moment=moment)
        for piece in accused:
            discard(t, piece, "S.7.3")
        return False
    fined = [seat for seat in seats if any(OFFICES[piece] for piece in t.at(front(seat)))]
    if t.heard:
        sentence = "fined" if fined else "nobody_tried"
        moment = told.holders_fined(t, fined, K.trial_fine)
        t.say(sentence, amount=K.trial_fine, clause="S.7.3", moment=moment)
    for seat in fined:
        pay(t, seat, K.trial_fine, BANK, "S.7.3")
    return drop_out(t, [seat for seat in seats if not alive(t, seat)])


# Sealed offers


def most_to_seal(t: Table, seat: int, event: int) -> int:
    """Return the most that a seat may seal: its talents, in a vote no more than 15 (S-31)."""
    return min(cash(t, seat), K.vote_price) if IDS[event] == VOTE else cash(t, seat)


def after_offer(t: Table, seat: int) -> None:
    """Ask the next seat for its offer; after the last one open them all (S.7.8)."""
    following = next_before(t, seat, active(t))
    if following >= 0:
        t.ask(Step(OFFER, following, t.at(EVENT)[0]))
    else:
        _open_offers(t)


def _open_offers(t: Table) -> None:
    seats = living(t, active(t))
    offers = [t.counts[OFFERS + seat * COUNTERS_EACH] for seat in seats]
    t.disclose()
    for seat, amount in zip(seats, offers, strict=True):
        if amount:
            t.add(offer(seat), -amount, "S-31")
    kind = IDS[t.at(EVENT)[0]]
    if kind == VOTE:
        _vote(t, seats, offers)
    elif _compare(t, kind, seats, offers):
        return
    close_event(t)


def _vote(t: Table, seats: list[int], prices: list[int]) -> None:
    """Sell a place for the highest price; ties go to the left of the active player (S.7.6)."""
    best = max(prices)
    if not best:
        t.say("no_taker", clause="S.7.6", moment=told.vote_unsold(t) if t.heard else None)
        return
    left_first = seats[1:] + seats[:1] if seats[0] == active(t) else seats
    for seat in left_first:
        if prices[seats.index(seat)] == best:
            moment = told.vote_sold(t, seat, best) if t.heard else None
            t.say("buys_vote", amount=best, clause="S.7.6", seat=seat, moment=moment)
            earn(t, seat, -best, "S.7.6")
            gain_place(t, seat, "S.7.6")
            return


def _compare(t: Table, kind: str, seats: list[int], offers: list[int]) -> bool:
    """Let all pay, then raise the highest or lower the lowest; tell of an end (S-31)."""
    weights = [_counted(t, kind, seat, x) for seat, x in zip(seats, offers, strict=True)]
    need = target(t) if kind == DEFICIT else None
    gain = need is None or sum(offers) >= need
    loss = kind == WAR or not gain
    high, low = max(weights), min(weights)
    raised: list[int] = []
    lowered: list[int] = []
    for seat, weight in zip(seats, weights, strict=True):
        if gain and weight == high != low and weights.count(high) == 1:
            raised.append(seat)
        if loss and weight == low != high:
            lowered.append(seat)
    if t.heard:
        struck = [seat for seat in lowered if not guarded(t, seat)]
        fates = (raised, lowered, struck)
        moment = told.offers_opened(t, (seats, offers, weights), fates, need)
        sentence = _outcome(kind, raised, lowered, reached=gain)
        if high == low:
            sentence = "all_equal" if need is None else "deficit_equal"
        (subject,) = raised[:1] or lowered[:1] or [NOBODY]
        t.say(sentence, t.at(EVENT)[0], clause=OFFERED[kind], seat=subject, moment=moment)
    for seat, amount in zip(seats, offers, strict=True):
        earn(t, seat, -amount, "S-31")
    for seat in raised:
        gain_place(t, seat, OFFERED[kind])
    return lose_place(t, lowered, OFFERED[kind]) if lowered else False


def _counted(t: Table, kind: str, seat: int, amount: int) -> int:
    """Return what an offer counts as: with a Legate two more in a War (S.9.6)."""
    return amount + K.legate_bonus if kind == WAR and has(t, seat, LEGATE) else amount


def _outcome(kind: str, raised: list[int], lowered: list[int], *, reached: bool) -> str:
    """Return the sentence that tells who gains and who loses."""
    many = len(lowered) > 1
    if kind == WAR and raised:
        sentence = "war_many" if many else "war"
    elif kind == WAR:
        sentence = "war_tied_many" if many else "war_tied"
    elif kind == CANVASS:
        sentence = "canvass" if raised else "canvass_tied"
    elif reached:
        sentence = "deficit_met" if raised else "deficit_tied"
    else:
        sentence = "deficit_missed_many" if many else "deficit_missed"
    return sentence


def guarded(t: Table, seat: int) -> bool:
    """Tell whether a Guardian would save the next place that a seat loses (S.9.7)."""
    used = any(t.count(spared(other)) for other in range(t.setup.seats))
    return has(t, seat, GUARDIAN) and not used


def lose_place(t: Table, seats: list[int], clause: str) -> bool:
    """Take a place from some seats at once; tell whether that ends the match (S-3, S-32)."""
    for seat in seats:
        if guarded(t, seat):
            moment = moments.guarded(seat) if t.heard else None
            t.say("guarded", GUARDIAN, clause="S.9.7", seat=seat, moment=moment)
            t.add(spared(seat), 1, "S.9.7")
        else:
            t.add(senate(seat), -1, clause)
    return drop_out(t, [seat for seat in seats if not alive(t, seat)])


def close_event(t: Table) -> None:
    """Put the event away, Wars on their own stack, and let the active player act (S.2.4)."""
    piece = t.at(EVENT)[0]
    t.move(piece, WARS if IS_WAR[piece] else PAST, "S.2.4")
    ask_action(t)
