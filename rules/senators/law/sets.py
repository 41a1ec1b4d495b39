"""What sets pay: three of a kind, three of a number, runs, and Governors that stand in."""

from itertools import combinations
from typing import Final

from rules.senators.facts.cards import DECK, K
from rules.senators.facts.pieces import GOODS, GOVERNORS, SELLABLE, VALUES

Set = tuple[int, int, int, int]  # what it pays, and its three cards
Worth = tuple[int, bool, int]  # what it pays, whether it is a run, which number Governors take

NO_SET: Final[Worth] = (0, False, 0)
MANY: Final = 12  # with more cards than this, the dearest sets are simply taken first


def _is_run(values: list[int]) -> bool:
    """Tell whether numbers follow each other; 9 and 1 are no neighbours (S-24)."""
    low = min(values)
    return sorted(values) == list(range(low, low + len(values)))


def _of_a_kind(pieces: list[int]) -> Worth:
    """Return what cards of one good pay; a Governor takes the best number (S.8.1)."""
    wild = any(not VALUES[piece] for piece in pieces)
    best: Worth = (0, False, 0)
    for number in range(1, DECK.highest + 1) if wild else [0]:
        chosen = [VALUES[piece] or number for piece in pieces]
        run = _is_run(chosen)
        best = max(best, (sum(chosen) + (K.run_bonus if run else 0), run, number))
    return best


def _of_a_number(pieces: list[int]) -> int:
    """Return what cards pay as one number; Governors take that number (S.8.2)."""
    numbers = {VALUES[piece] for piece in pieces} - {0}
    return numbers.pop() * len(pieces) if len(numbers) == 1 else 0


def pair_pay(first: int, second: int) -> int:
    """Return what two cards of one number pay a Peddler, or 0 (S.9.8)."""
    return _of_a_number([first, second])


# Every set there is, by the bits of its cards.
SETS: Final[dict[int, Worth]] = {}
# THIRDS[a][b] has the bit of every card that makes a set with a and b; PARTNERS[a] has the bit
# of every card that makes a pair with it.
THIRDS: Final = [[0] * (SELLABLE + 1) for _ in range(SELLABLE + 1)]
PARTNERS: Final = [0] * (SELLABLE + 1)


def _enter(pieces: list[int], worth: Worth) -> None:
    mask = bits(pieces)
    SETS[mask] = max(worth, SETS.get(mask, worth))
    for a in pieces:
        for b in pieces:
            if a != b:
                THIRDS[a][b] |= mask & ~(1 << a | 1 << b)


def _prepare() -> None:
    """List the sets: of each kind with its Governor, of each number with up to two (S.8.2)."""
    everything = range(1, SELLABLE + 1)
    for good in range(len(DECK.goods)):
        kind = [piece for piece in everything if GOODS[piece] == good]
        for three in combinations(kind, K.set_size):
            _enter(list(three), _of_a_kind(list(three)))
    for value in range(1, DECK.highest + 1):
        number = [piece for piece in everything if VALUES[piece] == value] + GOVERNORS
        for three in combinations(number, K.set_size):
            if _of_a_number(list(three)):
                _enter(list(three), (_of_a_number(list(three)), False, value))
        for one, two in combinations(number, K.set_size - 1):
            if pair_pay(one, two):
                PARTNERS[one] |= 1 << two
                PARTNERS[two] |= 1 << one


def bits(pieces: list[int]) -> int:
    """Return the resources and Governors among some pieces as a bit mask."""
    mask = 0
    for piece in pieces:
        if 0 < piece <= SELLABLE:
            mask |= 1 << piece
    return mask


_prepare()


def appraise(pieces: list[int]) -> Worth:
    """Return what three cards pay as a set, if they are one."""
    return SETS.get(bits(pieces), NO_SET)


def all_sets(pieces: list[int]) -> list[Set]:
    """Return every set among some pieces, dearest first."""
    own = sorted(piece for piece in pieces if 0 < piece <= SELLABLE)
    found: list[Set] = []
    for i, a in enumerate(own):
        for j in range(i + 1, len(own)):
            thirds = THIRDS[a][own[j]]
            if thirds:
                for c in own[j + 1 :]:
                    if thirds >> c & 1:
                        found.append((SETS[1 << a | 1 << own[j] | 1 << c][0], a, own[j], c))
    found.sort(reverse=True)
    return found


def best_sets(pieces: list[int]) -> list[Set]:
    """Return the sets that together pay most when each card is in one set only (S-24)."""
    sets = all_sets(pieces)
    if len(pieces) > MANY:
        return _dearest(sets)
    return _best(sets, {})[1]


def _dearest(sets: list[Set]) -> list[Set]:
    used: set[int] = set()
    taken: list[Set] = []
    for found in sets:
        if not used & set(found[1:]):
            used |= set(found[1:])
            taken.append(found)
    return taken


def _best(sets: list[Set], known: dict[tuple[Set, ...], tuple[int, list[Set]]]) -> (
    tuple[int, list[Set]]
):  # fmt: skip
    """Return the highest sum of sets without a common card; what was worked out is kept."""
    if not sets:
        return 0, []
    key = tuple(sets)
    if key not in known:
        first = sets[0]
        used = set(first[1:])
        with_it = _best([other for other in sets if not used & set(other[1:])], known)
        without = _best(sets[1:], known)
        better = first[0] + with_it[0] >= without[0]
        known[key] = (first[0] + with_it[0], [first, *with_it[1]]) if better else without
    return known[key]
