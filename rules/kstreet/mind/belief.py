"""What a rival's unseen stacks may hold: cards that count where they lie, but for a few bluffs."""

from typing import Final

from rules.core.hidden import eyes
from rules.core.refs import FIRST_PLACE
from rules.core.rng import Rng
from rules.core.table import Table
from rules.kstreet.facts.names import BIDS, DECKS, HANDS, LANES, SEATS
from rules.kstreet.law.lanes import centre_card
from rules.kstreet.mind.prior import use

BLUFFS: Final = 8  # one of so many cards that count nothing where they lie is believed


def believe(t: Table, rng: Rng) -> None:
    """Change most guessed bids that count nothing for others that their owners may have."""
    for seat in range(SEATS):
        if seat != t.viewer:
            _believe_of(t, seat, rng)


def _believe_of(t: Table, rival: int, rng: Rng) -> None:
    spare = _unseen(t, HANDS + rival) + _unseen(t, DECKS + rival)
    if not spare:
        return
    for lane in range(LANES):
        index = BIDS + rival * LANES + lane
        for piece in _unseen(t, index):
            if not _counts(t, piece, lane) and rng.below(BLUFFS):
                _change(t, piece, lane, spare, rng)
    t.places[HANDS + rival].sort()


def _unseen(t: Table, index: int) -> list[int]:
    """Return the pieces of a place that the viewer can only guess at."""
    needed = eyes(t.setup, t.viewer)
    return [piece for piece in t.places[index] if t.known[piece] & needed != needed]


def _counts(t: Table, piece: int, lane: int) -> bool:
    return use(piece, lane, centre_card(t, lane)) > 0


def _change(t: Table, piece: int, lane: int, spare: list[int], rng: Rng) -> None:
    """Exchange a bid with any unseen card of its owner that counts in the lane, if there is one."""
    fitting = [i for i, other in enumerate(spare) if _counts(t, other, lane)]
    if not fitting:
        return
    i = fitting[rng.below(len(fitting))]
    _swap(t, piece, spare[i])
    spare[i] = piece


def _swap(t: Table, one: int, other: int) -> None:
    """Let two pieces change places, with all that is known of them."""
    here = t.places[t.where[one] - FIRST_PLACE]
    there = t.places[t.where[other] - FIRST_PLACE]
    here[here.index(one)] = other
    there[there.index(other)] = one
    t.where[one], t.where[other] = t.where[other], t.where[one]
    t.known[one], t.known[other] = t.known[other], t.known[one]
