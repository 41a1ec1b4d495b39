"""A turn begins with an event: what the seven kinds of them do, and sealed offers."""

from typing import Final

from rules.core.table import Step, Table
from rules.senators.facts.cards import K
from rules.senators.facts.names import (
    COUNTERS_EACH,
    EVENT,
    EVENTS,
    OFFER,
    OFFERS,
    PAST,
    SUPPORT,
    SUPPORTS,
    TURN_COUNT,
    WARS,
    alive,
    front,
    living,
    next_before,
    offer,
    owner_of,
    senate,
    spared,
)
from rules.senators.facts.pieces import AUGUR, GOVERNORS, GUARDIAN, IDS, LEGATE, OFFICES, has
from rules.senators.facts.pieces import WARS as IS_WAR
from rules.senators.law.money import BANK, cash, discard, drop_out, earn, gain_place, pay, places
from rules.senators.law.turns import active, ask_action

WAR: Final = "war"
DEFICIT: Final = "deficit"
TRIAL: Final = "trial"
DOLE: Final = "dole"
CANVASS: Final = "canvass"
VOTE: Final = "vote"
OFFERED: Final = {WAR: "S.7.1", DEFICIT: "S.7.2", CANVASS: "S.7.7"}  # where all offers are paid
SEALED: Final = [*OFFERED, VOTE]


def choose_support(t: Table, seat: int) -> None:
    """Let a seat choose a support card; the last card goes to the last seat by itself (S-30)."""
    cards = t.at(SUPPORTS)
    if len(cards) > 1:
        t.ask(Step(SUPPORT, seat))
        return
    t.say("takes_support", cards[0], clause="S-30", seat=seat)
    t.move(cards[0], front(seat), "S-30")


def begin_turn(t: Table) -> None:
    """Draw an event before anything else, in every turn (S-7, S.2.2).

    The fourth War ends the match before its own effect (S-8, S.6.1).
    """
    seat = active(t)
    t.add(TURN_COUNT, 1, "S.2.1")
    t.say("turn", amount=t.count(TURN_COUNT), clause="S.2.1", seat=seat)
    piece = t.at(EVENTS)[-1]
    t.move(piece, EVENT, "S-7")
    if IS_WAR[piece] and len(t.at(WARS)) + 1 >= K.last_war:
        t.move(piece, WARS, "S.2.4")
        t.say("last_war", piece, amount=K.last_war, clause="S-8")
        t.finish("S-8")
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
        for seat in living(t, active(t)):
            _receive(t, seat, K.dole * places(t, seat), "S.7.4")
    else:
        _relieve(t)
    close_event(t)


def _receive(t: Table, seat: int, amount: int, clause: str) -> None:
    earn(t, seat, amount, clause)
    t.say("receives", amount=amount, clause=clause, seat=seat)


def _relieve(t: Table) -> None:
    """Pay everybody on the lowest space, and less on the next one that is taken (S.7.5)."""
    seats = living(t, active(t))
    spaces = sorted({places(t, seat) for seat in seats})
    for space, amount in zip(spaces, [K.relief_lowest, K.relief_second], strict=False):
        for seat in seats:
            if places(t, seat) == space:
                _receive(t, seat, amount, "S.7.5")


def _trial(t: Table) -> bool:
    """Discard all Governors; without one, fine the holders of offices; tell of an end (S.7.3)."""
    seats = living(t, active(t))
    fronts = [front(seat) for seat in seats]
    accused = [piece for piece in GOVERNORS if t.where[piece] in fronts]
    for piece in accused:
        t.say("condemned", piece, clause="S.7.3", seat=owner_of(t, piece))
        discard(t, piece, "S.7.3")
    if accused:
        return False
    for seat in seats:
        if any(OFFICES[piece] for piece in t.at(front(seat))):
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
        t.say("no_taker", clause="S.7.6")
        return
    left_first = seats[1:] + seats[:1] if seats[0] == active(t) else seats
    for seat in left_first:
        if prices[seats.index(seat)] == best:
            earn(t, seat, -best, "S.7.6")
            t.say("buys_vote", amount=best, clause="S.7.6", seat=seat)
            gain_place(t, seat, "S.7.6")
            return


def _compare(t: Table, kind: str, seats: list[int], offers: list[int]) -> bool:
    """Let all pay, then raise the highest or lower the lowest; tell of an end (S-31)."""
    for seat, amount in zip(seats, offers, strict=True):
        t.say("offered", amount=amount, clause="S-31", seat=seat)
        earn(t, seat, -amount, "S-31")
    weights = offers[:]
    if kind == WAR:
        for i, seat in enumerate(seats):
            if has(t, seat, LEGATE):
                weights[i] += K.legate_bonus
                t.say("legate", amount=weights[i], clause="S.9.6", seat=seat)
    gain, loss = _stakes(t, kind, sum(offers))
    high, low = max(weights), min(weights)
    if high == low:
        t.say("all_equal", clause="S-31")
        return False
    clause = OFFERED[kind]
    if gain:
        _raise(t, [seat for seat, x in zip(seats, weights, strict=True) if x == high], clause)
    if loss:
        return lose_place(t, [s for s, x in zip(seats, weights, strict=True) if x == low], clause)
    return False


def _stakes(t: Table, kind: str, total: int) -> tuple[bool, bool]:
    """Return whether the highest offer gains and the lowest loses."""
    if kind == WAR:
        return True, True
    if kind == CANVASS:
        return True, False
    reached = total >= target(t)
    t.say("deficit_met" if reached else "deficit_missed", amount=total, clause="S.7.2")
    return reached, not reached


def _raise(t: Table, highest: list[int], clause: str) -> None:
    if len(highest) > 1:
        t.say("tied_highest", clause="S-31")
    else:
        gain_place(t, highest[0], clause)


def guarded(t: Table, seat: int) -> bool:
    """Tell whether a Guardian would save the next place that a seat loses (S.9.7)."""
    used = any(t.count(spared(other)) for other in range(t.setup.seats))
    return has(t, seat, GUARDIAN) and not used


def lose_place(t: Table, seats: list[int], clause: str) -> bool:
    """Take a place from some seats at once; tell whether that ends the match (S-3, S-32)."""
    for seat in seats:
        if guarded(t, seat):
            t.add(spared(seat), 1, "S.9.7")
            t.say("guarded", clause="S.9.7", seat=seat)
        else:
            t.add(senate(seat), -1, clause)
            t.say("loses_place", amount=places(t, seat), clause=clause, seat=seat)
    return drop_out(t, [seat for seat in seats if not alive(t, seat)])


def close_event(t: Table) -> None:
    """Put the event away, Wars on their own stack, and let the active player act (S.2.4)."""
    piece = t.at(EVENT)[0]
    t.move(piece, WARS if IS_WAR[piece] else PAST, "S.2.4")
    ask_action(t)
