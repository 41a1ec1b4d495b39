"""Where the copies of every card are, as far as one seat may know: from its own view alone.

A piece that the seat cannot see wears a back, and may be in any place where such backs lie. If all
of them lie in one place, it is known to be there.
"""

from collections import Counter
from dataclasses import dataclass, field

from rules.core.refs import FIRST_PLACE, NOTHING
from rules.core.table import NOBODY, NOWHERE, Table


@dataclass
class CardPlaces:
    """Where the copies of one card are: so many in each place, the others somewhere in `maybe`."""

    known: Counter[int] = field(default_factory=Counter)
    unseen: int = 0
    maybe: dict[int, None] = field(default_factory=dict)  # in the order of the table

    def may_be_in(self, place: int) -> bool:
        """Tell whether a copy is, or could be, in a place."""
        return place in self.known or place in self.maybe


class Sightings:
    """What a seat knows of every card at one moment."""

    def __init__(self, view: Table) -> None:
        if view.viewer == NOBODY:
            raise ValueError("only what somebody sees is told")
        self.setup = view.setup
        self.counts = {
            FIRST_PLACE + index: len(pieces) for index, pieces in enumerate(view.places) if pieces
        }
        self._of: dict[int, CardPlaces] = {}
        backs = _backs(view)
        for piece in range(1, len(view.where)):
            where = view.where[piece]
            if where != NOWHERE:
                self.of(self.setup.card_of[piece]).known[where] += 1
                continue
            places = backs.get(view.backs[piece], [])
            found = self.of(self.setup.card_of[piece])
            if len(places) == 1:
                found.known[places[0]] += 1
            elif places:
                found.unseen += 1
                found.maybe.update(dict.fromkeys(places))

    def of(self, card: int) -> CardPlaces:
        """Return where the copies of a card are."""
        return self._of.setdefault(card, CardPlaces())


def _backs(view: Table) -> dict[int, list[int]]:
    """Return in which places backs of each number lie."""
    found: dict[int, list[int]] = {}
    for index, pieces in enumerate(view.places):
        for back in dict.fromkeys(-piece for piece in pieces if piece < NOTHING):
            found.setdefault(back, []).append(FIRST_PLACE + index)
    return found
