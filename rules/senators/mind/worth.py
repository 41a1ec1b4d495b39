"""What a hand of resources and Governors is worth: the sets it holds and those it hopes for."""

from functools import lru_cache
from typing import Final

from rules.senators.facts.cards import K
from rules.senators.facts.pieces import IDS, SELLABLE, VALUES
from rules.senators.law.sets import THIRDS, appraise

Found = tuple[int, int]  # what a set pays, and its cards as a bit mask

HANDS: Final = 1 << 17  # hands that are remembered
WIDEST: Final = 24  # sets of one hand that are combined; the dearest come first
LESSER: Final = 0.4  # what a further pair counts beside the best one


def _all_sets() -> list[Found]:
    """Return every set that the cards can make, dearest first."""
    found: list[Found] = []
    for a in range(1, SELLABLE + 1):
        for b in range(a + 1, SELLABLE + 1):
            for c in range(b + 1, SELLABLE + 1):
                if THIRDS[a][b] >> c & 1:
                    found.append((appraise([a, b, c])[0], 1 << a | 1 << b | 1 << c))
    found.sort(reverse=True)
    return found


def _promises(found: list[Found]) -> list[list[float]]:
    """Return what one further card, any of them, brings on average to each pair."""
    result = [[0.0] * (SELLABLE + 1) for _ in range(SELLABLE + 1)]
    for pay, mask in found:
        cards = cards_of(mask)
        for a in cards:
            for b in cards:
                if a != b:
                    result[a][b] += pay / SELLABLE
    return result


def cards_of(mask: int) -> list[int]:
    """Return the cards of a bit mask, lowest first."""
    result: list[int] = []
    while mask:
        low = mask & -mask
        result.append(low.bit_length() - 1)
        mask ^= low
    return result


def _most() -> list[int]:
    """Return the most that each card for sale can ever bring its owner, in talents."""
    result = [0] * len(IDS)
    for pay, mask in SETS:
        for piece in cards_of(mask):
            result[piece] = max(result[piece], pay)
    offices = {
        "censor": 2 * K.place_price,  # a place won, and one taken
        "consul": K.consul_places * (K.place_price - K.consul_price),
        "quaestor": K.set_size * max(VALUES),
    }
    for piece, name in enumerate(IDS):
        result[piece] = offices.get(name, result[piece])
    return result


SETS: Final = _all_sets()
MOST: Final = _most()
PAYS: Final = {mask: pay for pay, mask in SETS}
PROMISES: Final = _promises(SETS)


def sets_in(mask: int) -> list[Found]:
    """Return every set that a hand holds, dearest first."""
    result: list[Found] = []
    cards = cards_of(mask)
    for j in range(1, len(cards) - 1):
        b = cards[j]
        thirds = THIRDS[b]
        higher = mask >> b + 1 << b + 1
        for a in cards[:j]:
            thirds_here = thirds[a] & higher
            while thirds_here:
                low = thirds_here & -thirds_here
                found = 1 << a | 1 << b | low
                result.append((PAYS[found], found))
                thirds_here ^= low
    result.sort(reverse=True)
    return result[:WIDEST]


def _combine(sets: list[Found], start: int, used: int) -> tuple[int, tuple[int, ...]]:
    """Return the most that sets without a common card pay, and these sets."""
    best = 0
    chosen: tuple[int, ...] = ()
    for i in range(start, len(sets)):
        pay, mask = sets[i]
        if mask & used:
            continue
        if best >= pay * 3:
            break  # no three sets of the rest can pay more
        more, others = _combine(sets, i + 1, used | mask)
        if pay + more > best:
            best = pay + more
            chosen = (mask, *others)
    return best, chosen


@lru_cache(maxsize=HANDS)
def best_sale(mask: int) -> tuple[int, tuple[int, ...]]:
    """Return what a hand pays when all is sold, and its sets as bit masks, dearest first."""
    return _combine(sets_in(mask), 0, 0)


@lru_cache(maxsize=HANDS)
def assess(mask: int) -> tuple[int, float, int, int]:
    """Return what a hand pays now, what its loose cards promise, their sum and best three."""
    pays, sets = best_sale(mask)
    for found in sets:
        mask ^= found
    loose = cards_of(mask)
    best = 0.0
    total = 0.0
    for i, a in enumerate(loose):
        promises = PROMISES[a]
        for b in loose[:i]:
            promise = promises[b]
            total += promise
            best = max(best, promise)
    values = sorted([VALUES[piece] for piece in loose if VALUES[piece]], reverse=True)
    three = sum(values[:3]) if len(values) > 2 else 0  # noqa: PLR2004 - a set has three cards
    return pays, best + LESSER * (total - best), sum(values), three
