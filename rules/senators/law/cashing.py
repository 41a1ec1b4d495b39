"""The Cash-In: who joins, what sets bring, what places cost and what offices do."""

from rules.core.table import Step, Table
from rules.senators.facts.cards import K
from rules.senators.facts.names import (
    CASH,
    CHEAP,
    JOIN,
    LICENCE,
    SALE,
    alive,
    front,
    hand,
    next_before,
    sack,
    senate,
)
from rules.senators.facts.pieces import BROKER, PEDDLER, SELLABLE, USHER, VALUES, has
from rules.senators.law.events import lose_place
from rules.senators.law.money import BANK, cash, clear_sale, discard, earn, gain_place, pay
from rules.senators.law.sets import PARTNERS, THIRDS, appraise, bits, pair_pay
from rules.senators.law.turns import active, end_turn

# Who may cash in


def next_joiner(t: Table, seat: int) -> None:
    """Ask the others clockwise; the active player comes last (S-22, S.5.1).

    If the active player is out by now, nobody is left to be paid (S.5.8).
    """
    host = active(t)
    if not alive(t, host):
        end_turn(t)
        return
    following = next_before(t, seat, host)
    t.ask(Step(JOIN, following) if following >= 0 else Step(CASH, host))


def joining_price(t: Table, seat: int) -> int:
    """Return what joining costs a seat (S.5.1, S.9.2)."""
    return K.usher_price if has(t, seat, USHER) else K.join_price


def join(t: Table, seat: int) -> None:
    """Pay the active player before anything is sold, then cash in at once (S-22)."""
    pay(t, seat, joining_price(t, seat), active(t), "S-22")
    t.ask(Step(CASH, seat))


def finish(t: Table, seat: int) -> None:
    """End a Cash-In: laid cards return, what an office left over lapses (S.5.7)."""
    take_back(t, seat)
    leave(t, seat)


def leave(t: Table, seat: int) -> None:
    """Go on after the Cash-In of a seat, which may be out by now."""
    clear_sale(t, "S-3")
    for counter in [CHEAP, LICENCE]:
        left = t.count(counter)
        if left:
            t.add(counter, -left, "S.5.7")
    if seat == active(t):
        end_turn(t)
    else:
        next_joiner(t, seat)


# Sets


def laid(t: Table, seat: int) -> list[int]:
    """Return the cards that lie for a set."""
    return t.at(SALE) + t.at(sack(seat))


def own_cards(t: Table, seat: int) -> list[int]:
    """Return the resources and Governors of a seat that are not laid."""
    cards = t.at(hand(seat)) + t.at(front(seat))
    return [piece for piece in cards if 0 < piece <= SELLABLE]


def layable(t: Table, seat: int) -> list[int]:
    """Return the cards that lead to a set together with what is laid (S-24, S.5.3)."""
    own = own_cards(t, seat)
    tray = laid(t, seat)
    mask = _leading(tray, own)
    if has(t, seat, PEDDLER) and len(tray) < K.set_size - 1:
        mask |= _pairing(tray, own)
    if t.count(LICENCE) and all(VALUES[piece] for piece in tray):
        resources = [piece for piece in own if VALUES[piece]]
        if len(resources) + len(tray) >= K.set_size:
            mask |= bits(resources)
    return [piece for piece in own if mask >> piece & 1]


def _leading(tray: list[int], own: list[int]) -> int:
    """Return the cards that can end up in a set of three with those laid, as a bit mask."""
    have = bits(own)
    if len(tray) == 2:  # noqa: PLR2004 - two of the three
        return THIRDS[tray[0]][tray[1]] & have
    result = 0
    if tray:
        thirds = THIRDS[tray[0]]
        for piece in own:
            if thirds[piece] & have:
                result |= 1 << piece
        return result
    for i in range(len(own)):
        thirds = THIRDS[own[i]]
        for j in range(i):
            found = thirds[own[j]] & have
            if found:
                result |= found | 1 << own[i] | 1 << own[j]
    return result


def _pairing(tray: list[int], own: list[int]) -> int:
    """Return the cards that can end up in a pair with the one laid, as a bit mask (S.9.8)."""
    have = bits(own)
    if tray:
        return PARTNERS[tray[0]] & have
    result = 0
    for piece in own:
        if PARTNERS[piece] & have:
            result |= 1 << piece
    return result


def lay(t: Table, seat: int, piece: int) -> None:
    """Lay a card for a set; the third one sells it (S.5.3)."""
    t.move(piece, SALE if t.where[piece] == front(seat) else sack(seat), "S.5.3")
    tray = laid(t, seat)
    if len(tray) < K.set_size:
        return
    amount, run = appraise(tray)
    sentence = "sells_run" if run else "sells_set"
    if not amount:
        amount = sum(VALUES[card] for card in tray)
        sentence = "sells_any"
        t.add(LICENCE, -1, "S.8.4")
    _sell(t, seat, amount, sentence)


def can_pair(t: Table, seat: int) -> bool:
    """Tell whether a Peddler may sell what is laid as a pair (S.9.8)."""
    tray = laid(t, seat)
    size = K.set_size - 1
    return len(tray) == size and has(t, seat, PEDDLER) and pair_pay(tray[0], tray[1]) > 0


def sell_pair(t: Table, seat: int) -> None:
    """Sell the two laid cards (S.9.8)."""
    first, second = laid(t, seat)
    sentence = "sells_pair"
    _sell(t, seat, pair_pay(first, second), sentence)


def set_bonus(t: Table, seat: int) -> int:
    """Return what a Broker adds to every set (S.9.3)."""
    return K.broker_bonus if has(t, seat, BROKER) else 0


def _sell(t: Table, seat: int, amount: int, sentence: str) -> None:
    """Discard the laid cards and pay for them (S-24, S.5.4)."""
    t.say(sentence, amount=amount, clause="S-24", seat=seat)
    for piece in laid(t, seat):
        discard(t, piece, "S-24")
    earn(t, seat, amount, "S.5.4")
    bonus = set_bonus(t, seat)
    if bonus:
        t.say("broker", amount=bonus, clause="S.9.3", seat=seat)
        earn(t, seat, bonus, "S.9.3")


def take_back(t: Table, seat: int) -> None:
    """Return all laid cards to where they came from."""
    for piece in t.at(SALE)[:]:
        t.move(piece, front(seat), "S.5.3")
    for piece in t.at(sack(seat))[:]:
        t.move(piece, hand(seat), "S.5.3")


# Places and offices


def price(t: Table, count: int) -> int:
    """Return what so many places cost; a Consul's cheap ones come first (S-25, S.8.3)."""
    cheap = min(count, t.count(CHEAP))
    return cheap * K.consul_price + (count - cheap) * K.place_price


def affordable(t: Table, seat: int) -> int:
    """Return how many places a seat can pay for (S-25)."""
    have = cash(t, seat)
    cheap = min(t.count(CHEAP), have // K.consul_price)
    return cheap + max(have - cheap * K.consul_price, 0) // K.place_price


def buy(t: Table, seat: int, count: int) -> None:
    """Buy places (S-25, S.5.5)."""
    cost = price(t, count)
    cheap = min(count, t.count(CHEAP))
    if cheap:
        t.add(CHEAP, -cheap, "S.8.3")
    pay(t, seat, cost, BANK, "S-25")
    t.add(senate(seat), count, "S-25")


def play_consul(t: Table, piece: int) -> None:
    """Make the next places cheaper (S.8.3)."""
    discard(t, piece, "S-26")
    t.add(CHEAP, K.consul_places, "S.8.3")


def play_quaestor(t: Table, piece: int) -> None:
    """Allow one sale of any three resources (S.8.4)."""
    discard(t, piece, "S-26")
    t.add(LICENCE, 1, "S.8.4")


def play_censor(t: Table, seat: int, piece: int, target: int) -> None:
    """Take a place from another player and gain one (S.8.5)."""
    discard(t, piece, "S-26")
    gain_place(t, seat, "S.8.5")
    lose_place(t, [target], "S.8.5")
