"""What counts in a lane: the numbers of every piece, net totals, and who meets an Opportunity."""

from typing import Final

from rules.core.moments import Stroke
from rules.core.refs import is_piece, is_place
from rules.core.table import Table
from rules.kstreet.cards import (
    ACTION,
    ALONE,
    DECK,
    FEE,
    IMMUNE,
    MORE_POWER,
    ON_FLIP,
    SECTOR,
    SENATOR,
    START,
    THREE_CARDS,
    K,
)
from rules.kstreet.names import BIDS, CENTRES, LANES, PURCHASE_LANES, SHOWNS, card_indices

# The cards that lie in hands and lanes; opportunities are only won.
PLAYED: Final = [START, SENATOR, ACTION]

# One entry for each piece; entry 0 is nobody's.
CARD: Final = [-1, *card_indices()]


def _numbers(key: str) -> list[int]:
    return [0] + [DECK.cards[index].numbers[key] for index in CARD[1:]]


def _words(key: str) -> list[str]:
    return [""] + [DECK.cards[index].words[key] for index in CARD[1:]]


def _texts(effect: str, amount: int) -> list[int]:
    return [amount if word == effect else 0 for word in EFFECTS]


KINDS: Final = [""] + [DECK.cards[index].kind for index in CARD[1:]]
COSTS: Final = _numbers("cost")
INFLUENCES: Final = _numbers("influence")
POWERS: Final = _numbers("power")
MINUS_INFLUENCES: Final = _numbers("minus_influence")
MINUS_POWERS: Final = _numbers("minus_power")
NEEDS: Final = _numbers("need")
REWARDS: Final = _numbers("reward")
PENALTIES: Final = _numbers("penalty")
EFFECTS: Final = _words("effect")
SECONDS: Final = _words("second")
BOONS: Final = _words("boon")
IN_SECTOR: Final = _words("sector")

ALONE_BONUS: Final = _texts(ALONE, K.alone_bonus)
SECTOR_BONUS: Final = _texts(SECTOR, K.sector_bonus)
FEES: Final = _texts(FEE, K.fee)
IMMUNES: Final = _texts(IMMUNE, 1)
STANDING: Final = {ALONE: ALONE_BONUS, SECTOR: SECTOR_BONUS, FEE: FEES, IMMUNE: IMMUNES}

ACTS: Final = [effect in ON_FLIP for effect in EFFECTS]  # has an On-flip text
STARTS: Final = [kind == START for kind in KINDS]
SENATORS: Final = [kind == SENATOR for kind in KINDS]

NOTHING: Final = 0
REWARD: Final = 1
PENALTY: Final = -1


def influence_of(own: list[int], enemy: list[int], told: list[Stroke] | None = None) -> int:
    """Return net Influence: own cards less the enemy's minus cards (K-7), never below 0 (K-8).

    Whoever listens is told of every card that counts.
    """
    total = 0
    for piece in own:
        total += INFLUENCES[piece]
        if told is not None:
            _tell(told, piece, INFLUENCES[piece])
    if len(own) == 1 and ALONE_BONUS[own[0]]:
        total += ALONE_BONUS[own[0]]
        if told is not None:
            told.append(Stroke(own[0], ALONE_BONUS[own[0]], "alone"))
    for piece in enemy:
        total -= MINUS_INFLUENCES[piece]
        if told is not None:
            _strike(told, piece, MINUS_INFLUENCES[piece])
    return max(total, 0)


def power_of(
    own: list[int], enemy: list[int], opportunity: int, told: list[Stroke] | None = None
) -> int:
    """Return net Power before an Opportunity (K-7), never below 0 (K-8); told like Influence."""
    total = 0
    sector = IN_SECTOR[opportunity]
    for piece in own:
        total += POWERS[piece]
        if told is not None:
            _tell(told, piece, POWERS[piece])
        if SECTOR_BONUS[piece] and IN_SECTOR[piece] == sector:
            total += SECTOR_BONUS[piece]
            if told is not None:
                told.append(Stroke(piece, SECTOR_BONUS[piece], "sector"))
    for piece in enemy:
        total -= MINUS_POWERS[piece]
        if told is not None:
            _strike(told, piece, MINUS_POWERS[piece])
    return max(total, 0)


def _tell(told: list[Stroke], piece: int, amount: int) -> None:
    if amount:
        told.append(Stroke(piece, amount))


def _strike(told: list[Stroke], piece: int, amount: int) -> None:
    if amount:
        told.append(Stroke(piece, -amount, "struck"))


def face_up(t: Table, seat: int, lane: int) -> list[int]:
    """Return the face-up cards of a seat in a lane."""
    return t.places[SHOWNS + seat * LANES + lane]


def face_down(t: Table, seat: int, lane: int) -> list[int]:
    """Return the face-down stack of a seat in a lane."""
    return t.places[BIDS + seat * LANES + lane]


def stack_of(t: Table, seat: int, lane: int) -> list[int]:
    """Return all cards of a seat in a lane, face down and face up."""
    return face_down(t, seat, lane) + face_up(t, seat, lane)


def centre_card(t: Table, lane: int) -> int:
    """Return the card that a lane is about, or 0 for an empty slot."""
    cards = t.places[CENTRES + lane]
    return cards[-1] if cards else 0


def total(t: Table, seat: int, lane: int, told: list[Stroke] | None = None) -> int:
    """Return what a seat's face-up cards amount to in a lane: Influence or Power."""
    own = face_up(t, seat, lane)
    enemy = face_up(t, 1 - seat, lane)
    if lane < PURCHASE_LANES:
        return influence_of(own, enemy, told)
    return power_of(own, enemy, centre_card(t, lane), told)


def met(own: list[int], power: int, enemy_power: int, opportunity: int) -> bool:
    """Tell whether a stack completes every requirement of an Opportunity (K.4.5)."""
    if power < NEEDS[opportunity]:
        return False
    second = SECONDS[opportunity]
    if not second:
        return True
    if second == MORE_POWER:
        return power > enemy_power
    if second == THREE_CARDS:
        return len(own) >= K.stack_size
    return any(SENATORS[piece] and IN_SECTOR[piece] == second for piece in own)


def outcome(own: list[int], power: int, enemy_power: int, opportunity: int) -> int:
    """Return REWARD, PENALTY (some Power, but not all that is asked: K-17) or NOTHING."""
    if power == 0:
        return NOTHING
    return REWARD if met(own, power, enemy_power, opportunity) else PENALTY


def outcomes(t: Table, lane: int, powers: list[int]) -> list[int]:
    """Judge both seats before an Opportunity by their net Power, each for itself (K-16)."""
    card = centre_card(t, lane)
    return [
        outcome(face_up(t, seat, lane), powers[seat], powers[1 - seat], card) for seat in range(2)
    ]


def buyer_of(bids: list[int], cost: int) -> int:
    """Return the seat whose bid is strictly higher and pays the cost, or -1 (K-12)."""
    if bids[0] == bids[1] or max(bids) < cost:
        return -1
    return 0 if bids[0] > bids[1] else 1


def totals(t: Table, lane: int) -> list[int]:
    """Return what the face-up cards of both seats amount to in a lane."""
    return [total(t, 0, lane), total(t, 1, lane)]


def buyer_at(t: Table, lane: int) -> int:
    """Return the seat that buys the card of a lane as it lies, or -1."""
    return buyer_of(totals(t, lane), COSTS[centre_card(t, lane)])


def turned_over(t: Table, lane: int) -> bool:
    """Tell whether no face-down stack is left in a lane (K-11)."""
    return not t.places[BIDS + lane] and not t.places[BIDS + LANES + lane]


def stacks(t: Table, seat: int) -> list[int]:
    """Return the lanes in which a seat has a face-down stack."""
    first = BIDS + seat * LANES
    return [lane for lane in range(LANES) if t.places[first + lane]]


def place_of(t: Table, ref: int) -> int:
    """Return the place that a gesture points at: a place itself, or the one a card lies in."""
    if is_piece(ref) and ref < len(t.where):
        return t.where[ref]
    return ref if is_place(ref) else 0
