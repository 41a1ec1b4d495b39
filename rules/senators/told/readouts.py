"""What a good senator would compute: Wars, sets, limits and leaders, from one seat's view."""

from typing import Final

from rules.core.game import Readout
from rules.core.table import HIDDEN, Table
from rules.senators.facts.cards import DECK, EVENT, K
from rules.senators.facts.names import (
    BID,
    CASH,
    CHEAP,
    EVENTS,
    LICENCE,
    LOTS,
    OFFER,
    SETTLE,
    TREASURY,
    WARS,
    alive,
    deck,
    hand,
    lot,
    money,
    senate,
)
from rules.senators.facts.names import EVENT as EVENT_PLACE
from rules.senators.facts.pieces import IDS, VALUES
from rules.senators.facts.pieces import WARS as IS_WAR
from rules.senators.law.auction import bidding_limit, highest, open_lots
from rules.senators.law.cashing import brings, laid, layable, own_cards, sale_of, set_bonus
from rules.senators.law.events import CANVASS, DEFICIT, VOTE, target
from rules.senators.law.money import cash, places
from rules.senators.law.sets import all_sets, appraise, best_sets, pair_pay

ALL_WARS: Final = DECK.count(EVENT, "war")
HUNDRED: Final = 100
SHOWN_SETS: Final = 4


def read_out(t: Table) -> list[Readout]:
    """Return everything worth showing on this table."""
    result = [*_leaders(t), *_decks(t)]
    if not t.agenda:
        return result
    result += [_war_clock(t), *_event(t), *_lots(t), *_tray(t)]
    if _sits(t):
        result += _sets(t, t.viewer)
        if t.agenda[0].phase == BID and cash(t, t.viewer) != HIDDEN:
            numbers = {"limit": bidding_limit(t, t.viewer)}
            result.append(Readout(money(t.viewer), "bid_limit", numbers))
    return result


def _sits(t: Table) -> bool:
    """Tell whether the viewer is a player still in the match."""
    return 0 <= t.viewer < t.setup.seats and alive(t, t.viewer)


def wars_drawn(t: Table) -> int:
    """Return how many Wars have been drawn, the one being fought included (S-8)."""
    return len(t.at(WARS)) + sum(IS_WAR[piece] for piece in t.at(EVENT_PLACE))


def end_chance(t: Table) -> int:
    """Return the chance in percent that the next event ends the match, as the viewer knows it."""
    cards = t.at(EVENTS)
    if wars_drawn(t) + 1 != K.last_war or not cards:
        return 0
    if cards[-1] > 0:
        return HUNDRED if IS_WAR[cards[-1]] else 0
    left = ALL_WARS - wars_drawn(t)
    return round(HUNDRED * left / len(cards))


def _war_clock(t: Table) -> Readout:
    numbers = {"wars": wars_drawn(t), "last": K.last_war, "chance": end_chance(t)}
    return Readout(WARS, "war_clock", numbers)


def _leaders(t: Table) -> list[Readout]:
    """Return who is ahead on the track; talents break no tie here, as they are secret (S-6)."""
    seats = [seat for seat in range(t.setup.seats) if alive(t, seat)]
    top = max(places(t, seat) for seat in seats)
    if t.agenda and all(places(t, seat) == top for seat in seats):
        return []  # while all are level, nobody leads
    return [
        Readout(senate(seat), "leader", {"seat": seat, "have": top})
        for seat in seats
        if places(t, seat) == top
    ]


def _decks(t: Table) -> list[Readout]:
    refs = [EVENTS, *[deck(number) for number in range(LOTS)]]
    return [Readout(ref, "cards_left", {"count": len(t.at(ref))}) for ref in refs]


def _event(t: Table) -> list[Readout]:
    """Return what the event asks for, and warn whoever stands on the first space (S-32)."""
    step = t.agenda[0]
    if step.phase != OFFER:
        return []
    kind = IDS[step.what]
    found: list[Readout] = []
    if _sits(t) and places(t, t.viewer) == 1 and kind not in {VOTE, CANVASS}:
        found.append(Readout(EVENT_PLACE, "danger", {"seat": t.viewer}))
    if kind == DEFICIT:
        found.append(Readout(EVENT_PLACE, "deficit_target", {"need": target(t)}))
    return found


def _lots(t: Table) -> list[Readout]:
    """Return who leads on each lot (S-12)."""
    if t.agenda[0].phase not in {BID, SETTLE}:
        return []
    found: list[Readout] = []
    for number in open_lots(t):
        leader, price = highest(t, number)
        key = "leads" if price else "no_bid"
        found.append(Readout(lot(number), key, {"seat": leader, "price": price}))
    return found


def _tray(t: Table) -> list[Readout]:
    """Return what lies on the treasury, what is missing, and what offices have opened."""
    step = t.agenda[0]
    if step.phase != CASH:
        return []
    tray = laid(t, step.seat)
    found: list[Readout] = []
    if step.seat == t.viewer:
        found += _own_tray(t, step.seat, tray)
    elif tray:
        found.append(Readout(TREASURY, "tray_count", {"count": len(tray)}))
    if t.count(CHEAP):
        numbers = {"count": t.count(CHEAP), "need": K.consul_price}
        found.append(Readout(TREASURY, "cheap_left", numbers))
    if t.count(LICENCE):
        found.append(Readout(TREASURY, "licence_left", {"count": t.count(LICENCE)}))
    return found


def _own_tray(t: Table, seat: int, tray: list[int]) -> list[Readout]:
    """Return what the laid cards bring as they lie (S.5.9), and with further ones (S-24)."""
    found: list[Readout] = []
    ready = brings(sale_of(t, seat, tray))
    if ready:
        found.append(Readout(TREASURY, "tray_ready", {"best": ready}))
    missing = K.set_size - len(tray)
    best = best_completion(t, seat, tray) if tray and missing else 0
    if best:
        found.append(Readout(TREASURY, "tray_missing", {"count": missing, "best": best}))
    elif tray and not ready:
        found.append(pair_outlook(t, seat, tray))
    return found


def best_completion(t: Table, seat: int, tray: list[int]) -> int:
    """Return the most that the laid cards can bring by threes, Quaestor and Broker included."""
    others = [piece for piece in layable(t, seat) if piece not in tray]
    sets = all_sets(tray + others)
    pays = [found[0] for found in sets if all(piece in found[1:] for piece in tray)]
    missing = K.set_size - len(tray)
    if t.count(LICENCE) and all(VALUES[piece] for piece in tray):
        numbers = sorted((VALUES[piece] for piece in others if VALUES[piece]), reverse=True)
        if len(numbers) >= missing:
            pays.append(sum(VALUES[piece] for piece in tray) + sum(numbers[:missing]))
    return max(pays) + set_bonus(t, seat) if pays else 0


def pair_outlook(t: Table, seat: int, tray: list[int]) -> Readout:
    """Return what a Peddler gets for the laid cards, or for the one with its partner (S.9.8)."""
    others = tray[1:] or own_cards(t, seat)
    best = max((pair_pay(tray[0], other) for other in others if other != tray[0]), default=0)
    key = "pair" if len(tray) > 1 else "half_pair"
    return Readout(TREASURY, key, {"best": best + set_bonus(t, seat)})


def _sets(t: Table, seat: int) -> list[Readout]:
    """Return the sets that bring most together, from the viewer's own cards (S-24)."""
    cards = own_cards(t, seat)
    if t.agenda[0].phase == CASH and t.agenda[0].seat == seat:
        cards += laid(t, seat)
    found: list[Readout] = []
    for pay, a, b, c in best_sets(cards)[:SHOWN_SETS]:
        run = appraise([a, b, c])[1]
        numbers = {"first": a, "second": b, "third": c, "amount": pay + set_bonus(t, seat)}
        found.append(Readout(hand(seat), "run" if run else "set", numbers))
    return found
