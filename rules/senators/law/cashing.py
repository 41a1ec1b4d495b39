"""The Cash-In: who joins, what sets bring, what places cost and what offices do."""

from rules.core.moments import Stroke
from rules.core.refs import NOTHING
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
from rules.senators.facts.pieces import BROKER, PEDDLER, PLAYABLE, SELLABLE, USHER, VALUES, has
from rules.senators.law import moments
from rules.senators.law.events import guarded, lose_place
from rules.senators.law.money import BANK, cash, clear_sale, discard, earn, gain_place, pay
from rules.senators.law.sets import PARTNERS, THIRDS, appraise, best_sets, bits, pair_pay
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
    fee = joining_price(t, seat)
    moment = moments.joined(seat, active(t), fee) if t.heard else None
    t.say("joins", amount=fee, clause="S-22", seat=seat, moment=moment)
    pay(t, seat, fee, active(t), "S-22")
    t.ask(Step(CASH, seat))


def finish(t: Table, seat: int) -> None:
    """End a Cash-In: laid cards return, what an office left over lapses (S.5.7)."""
    if t.heard:
        _tell_unused(t, seat)
    take_back(t, seat)
    leave(t, seat)


def unused_offices(t: Table, seat: int) -> int:
    """Return how many offices a seat could still play, or has played to no use."""
    idle = [piece for piece in t.at(front(seat)) if PLAYABLE[piece]]
    return len(idle) + (1 if t.count(CHEAP) else 0) + (1 if t.count(LICENCE) else 0)


def left_undone(t: Table, seat: int) -> dict[str, int]:
    """Return what a seat could still do in its Cash-In: places to buy, offices, sets to sell."""
    found = best_sets(own_cards(t, seat) + laid(t, seat))
    unsold = sum([one[0] + set_bonus(t, seat) for one in found])
    return {"places": affordable(t, seat), "offices": unused_offices(t, seat), "best": unsold}


def _tell_unused(t: Table, seat: int) -> None:
    """Tell what everybody can see a seat leave undone; its purse only by the ledger (S-6)."""
    offices = unused_offices(t, seat)
    open_purses = t.setup.options["ledger"] > 0
    count = affordable(t, seat) if open_purses else 0
    if offices or count:
        moment = moments.left_unused(seat, offices, count)
        sentence = "unused"
        if not offices or not count:
            sentence = "unused_offices" if offices else "unused_places"
        t.say(sentence, amount=offices or count, clause="S.5.7", seat=seat, moment=moment)


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
    if len(tray) >= K.set_size:
        return []  # it is sold, or a card is taken back, before another is laid
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
    """Lay a card for a set; it lies there until the set is sold (S.5.3, S.5.9)."""
    t.move(piece, SALE if t.where[piece] == front(seat) else sack(seat), "S.5.3")


def set_bonus(t: Table, seat: int) -> int:
    """Return what a Broker adds to every set (S.9.3)."""
    return K.broker_bonus if has(t, seat, BROKER) else 0


def sale_of(t: Table, seat: int, tray: list[int]) -> list[Stroke]:
    """Return what some cards would bring, card by card and bonus by bonus; none if no set.

    Three make a set (S-24), or any three resources do by a Quaestor's leave (S.8.4); for a
    Peddler two of one number are enough (S.9.8).
    """
    wild = 0
    run = False
    if len(tray) == K.set_size:
        amount, run, wild = appraise(tray)
        if not amount and not _by_leave(t, tray):
            return []
    elif len(tray) == K.set_size - 1 and has(t, seat, PEDDLER) and pair_pay(tray[0], tray[1]):
        wild = pair_pay(tray[0], tray[1]) // len(tray)
    else:
        return []
    strokes = [Stroke(piece, VALUES[piece] or wild) for piece in tray]
    if run:
        strokes.append(Stroke(NOTHING, K.run_bonus, "run"))
    bonus = set_bonus(t, seat)
    if bonus:
        strokes.append(Stroke(BROKER, bonus))
    return strokes


def _by_leave(t: Table, tray: list[int]) -> bool:
    """Tell whether cards that are no set may be sold all the same (S.8.4)."""
    return t.count(LICENCE) > 0 and all(VALUES[piece] for piece in tray)


def brings(strokes: list[Stroke]) -> int:
    """Return what a sale comes to."""
    return sum([stroke.amount for stroke in strokes])


def can_sell(t: Table, seat: int) -> bool:
    """Tell whether what is laid can be sold as it lies (S.5.9)."""
    tray = laid(t, seat)
    return len(tray) > 1 and len(sale_of(t, seat, tray)) > 0


def sell_set(t: Table, seat: int) -> None:
    """Show the laid cards, pay for them and discard them (S-24, S.5.4, S.5.9)."""
    tray = laid(t, seat)
    strokes = sale_of(t, seat, tray)
    amount = brings(strokes)
    pay_of_set, run, _ = appraise(tray)
    by_leave = len(tray) == K.set_size and not pay_of_set
    for piece in tray:
        t.reveal(piece, t.setup.everyone, "S.5.9")
    sentence = "sells_run" if run else "sells_set"
    if by_leave:
        sentence = "sells_any"
        t.add(LICENCE, -1, "S.8.4")
    elif len(tray) < K.set_size:
        sentence = "sells_pair"
    moment = moments.set_sold(seat, strokes, amount) if t.heard else None
    t.say(sentence, amount=amount, clause="S-24", seat=seat, moment=moment)
    for piece in tray:
        discard(t, piece, "S-24")
    earn(t, seat, amount, "S.5.4")


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
    moment = moments.places_bought(t, seat, cheap, count - cheap) if t.heard else None
    t.say("buys_places", amount=count, clause="S-25", seat=seat, moment=moment)
    if cheap:
        t.add(CHEAP, -cheap, "S.8.3")
    pay(t, seat, cost, BANK, "S-25")
    t.add(senate(seat), count, "S-25")


def play_consul(t: Table, seat: int, piece: int) -> None:
    """Make the next places cheaper (S.8.3)."""
    moment = moments.consul_played(seat, piece) if t.heard else None
    t.say("consul", piece, amount=K.consul_places, clause="S.8.3", seat=seat, moment=moment)
    discard(t, piece, "S-26")
    t.add(CHEAP, K.consul_places, "S.8.3")


def play_quaestor(t: Table, seat: int, piece: int) -> None:
    """Allow one sale of any three resources (S.8.4)."""
    moment = moments.quaestor_played(seat, piece) if t.heard else None
    t.say("quaestor", piece, clause="S.8.4", seat=seat, moment=moment)
    discard(t, piece, "S-26")
    t.add(LICENCE, 1, "S.8.4")


def play_censor(t: Table, seat: int, piece: int, target: int) -> None:
    """Take a place from another player and gain one (S.8.5)."""
    if t.heard:
        saved = guarded(t, target)
        moment = moments.censured(t, seat, piece, target, saved=saved)
        sentence = "censor_parried" if saved else "censor"
        t.say(sentence, piece, clause="S.8.5", seat=seat, moment=moment)
    discard(t, piece, "S-26")
    gain_place(t, seat, "S.8.5")
    lose_place(t, [target], "S.8.5")
