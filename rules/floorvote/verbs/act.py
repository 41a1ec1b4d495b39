"""What the verbs share: acts and buttons after which the clock has its say."""

from abc import abstractmethod
from typing import Final

from rules.core.button import ButtonVerb
from rules.core.game import Verb
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.floorvote.facts.names import hand
from rules.floorvote.law.turns import lapse

PLACES: Final = 1 << 12  # more than any ref


class Act(Verb):
    """Something a seat does; afterwards the clock has its say.

    Every move is made once, for speed.
    """

    def __init__(self, name: str, phases: list[int], when: str = "", *, exact: bool = True) -> None:
        super().__init__(name, phases, exact=exact, when=when)
        self._moves: Final[dict[int, Move]] = {}

    @abstractmethod
    def act(self, t: Table, step: Step, m: Move) -> None:
        """Carry out a legal move."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Carry out a legal move, and let the clock speak."""
        self.act(t, step, m)
        lapse(t)

    def single(self, what: int, onto: int) -> Move:
        """Return the move of a thing onto anything."""
        key = what * PLACES + onto
        m = self._moves.get(key)
        if m is None:
            m = self._moves[key] = Move(self.id, what, onto)
        return m


class Press(ButtonVerb):
    """Something that is said; afterwards the clock has its say."""

    @abstractmethod
    def act(self, t: Table, step: Step) -> None:
        """Carry out what was said."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Carry out what was said, and let the clock speak."""
        self.act(t, step)
        lapse(t)


def held(t: Table, seat: int, piece: int) -> bool:
    """Tell whether a Politics card lies in a seat's hand."""
    return 0 < piece < len(t.where) and t.where[piece] == hand(seat)
