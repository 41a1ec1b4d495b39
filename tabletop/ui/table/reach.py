"""What can be taken and where it may go: the legal moves, looked up by gesture."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.core.moves import Move
from rules.core.refs import NOTHING, is_piece
from rules.core.table import Table


@dataclass(slots=True)
class Reach:
    """Legal moves by what is taken, then by what it goes onto."""

    table: Table
    moves: list[Move]
    _by_what: dict[int, dict[int, list[Move]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for m in self.moves:
            self._by_what.setdefault(m.what, {}).setdefault(m.onto, []).append(m)

    @property
    def buttons(self) -> list[Move]:
        """Return the moves with nothing to take and nowhere to point at."""
        return self._by_what.get(NOTHING, {}).get(NOTHING, [])

    @property
    def takable(self) -> list[int]:
        """Return everything that can be picked up or pressed, in the order of the moves."""
        found = [what for what in self._by_what if what != NOTHING]
        # A move that only names where it goes is made by pressing that thing.
        found += [onto for onto in self._by_what.get(NOTHING, {}) if onto != NOTHING]
        return list(dict.fromkeys(found))

    def key(self, what: int) -> int:
        """Return the thing itself, or the copy of the same card beside it that has the moves."""
        if what in self._by_what or not is_piece(what):
            return what
        twin = self._twin(what, self._by_what)
        return what if twin is None else twin

    def grabs(self, what: int) -> bool:
        """Tell whether a thing can be picked up, to be laid somewhere else."""
        return bool(self.targets(what))

    def presses(self, what: int) -> list[Move]:
        """Return the moves that a click on a thing makes."""
        found = self._by_what.get(self.key(what), {}).get(NOTHING, [])
        return found + self._by_what.get(NOTHING, {}).get(what, []) if what != NOTHING else []

    def allows(self, what: int) -> bool:
        """Tell whether something can be done with a thing."""
        return what != NOTHING and (self.grabs(what) or bool(self.presses(what)))

    def targets(self, what: int) -> list[int]:
        """Return where a thing may go."""
        if what == NOTHING:
            return []
        return [onto for onto in self._by_what.get(self.key(what), {}) if onto != NOTHING]

    def find(self, what: int, ontos: list[int]) -> list[Move]:
        """Return the moves onto the first of some things that any move leads to."""
        there = self._by_what.get(self.key(what), {})
        for onto in ontos:
            if onto in there and onto != NOTHING:
                return there[onto]
            twin = self._twin(onto, there)
            if twin is not None:
                return there[twin]
        return []

    def _twin(self, piece: int, among: Iterable[int]) -> int | None:
        """Return a copy of the same card in the same place among some things."""
        if not is_piece(piece):
            return None
        cards, where = self.table.setup.card_of, self.table.where
        for other in among:
            if is_piece(other) and cards[other] == cards[piece] and where[other] == where[piece]:
                return other
        return None
