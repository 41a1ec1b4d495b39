"""What the verbs share: acts and buttons after which the clock has its say."""

from abc import abstractmethod
from typing import Final

from rules.core.button import ButtonVerb
from rules.core.game import Verb
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.floorvote.facts.names import cloakroom, hand, seat_of
from rules.floorvote.law.turns import lapse
from rules.floorvote.verbs.reasons import named

PLACES: Final = 1 << 12  # more than any ref
# The reasons of a clause that has several, in the order of its texts
FIRST: Final = 0
SECOND: Final = 1
OTHERWISE: Final = 2


class Act(Verb):
    """Something a seat does; afterwards the clock has its say.

    Every move is made once, for speed.
    """

    def __init__(self, name: str, phases: list[int], when: str = "", *, exact: bool = True) -> None:
        super().__init__(name, phases, exact=exact, when=when)
        self._moves: Final[dict[int, Move]] = {}
        self._rows: Final[dict[int, list[Move]]] = {}
        self._fans: Final[dict[int, list[Move]]] = {}

    @abstractmethod
    def act(self, t: Table, step: Step, m: Move) -> None:
        """Carry out a legal move."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Carry out a legal move, and let the clock speak."""
        self.act(t, step, m)
        lapse(t)

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return what a refusal may name; `count` tells which of the reasons of a clause it is."""
        return super().facts(t, step, m) | named(t, step, m) | {"count": self.case(t, step, m)}

    def case(self, t: Table, step: Step, m: Move) -> int:
        """Return which reason it is where a clause has several, as the texts number them."""
        return OTHERWISE

    def single(self, what: int, onto: int) -> Move:
        """Return the move of a thing onto anything."""
        key = what * PLACES + onto
        m = self._moves.get(key)
        if m is None:
            m = self._moves[key] = Move(self.id, what, onto)
        return m

    def each_onto(self, onto: int, last: int) -> list[Move]:
        """Return the moves of every piece up to a last one onto a thing, to be indexed by these."""
        row = self._rows.get(onto)
        if row is None:
            row = self._rows[onto] = [Move(self.id, what, onto) for what in range(last + 1)]
        return row

    def onto_each(self, what: int, last: int) -> list[Move]:
        """Return the moves of a card onto every piece up to a last one, to be indexed by these."""
        row = self._fans.get(what)
        if row is None:
            row = self._fans[what] = [Move(self.id, what, onto) for onto in range(last + 1)]
        return row


class Press(ButtonVerb):
    """Something that is said; afterwards the clock has its say."""

    @abstractmethod
    def act(self, t: Table, step: Step) -> None:
        """Carry out what was said."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Carry out what was said, and let the clock speak."""
        self.act(t, step)
        lapse(t)


def absence(t: Table, seat: int, senator: int) -> int:
    """Return why a senator is not in play for a seat: in the cloakroom, the rival's, or gone."""
    if t.where[senator] == cloakroom(seat):
        return FIRST
    return OTHERWISE if seat_of(t, senator) == seat else SECOND


def held(t: Table, seat: int, piece: int) -> bool:
    """Tell whether a Politics card lies in a seat's hand."""
    return 0 < piece < len(t.where) and t.where[piece] == hand(seat)
