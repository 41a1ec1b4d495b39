"""What can be taken and where it may go: the legal moves, looked up by gesture."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rules.core.moves import Move
from rules.core.refs import FIRST_PLACE, NOTHING, is_piece
from rules.core.table import Table
from tabletop.words.ranges import by_amount


@dataclass(frozen=True, slots=True)
class Price:
    """An amount that a gesture names on a place: exactly one, or any from one on."""

    onto: int
    least: int
    beyond: bool = False

    def allows(self, amount: int) -> bool:
        """Tell whether an amount is meant by it."""
        return amount >= self.least if self.beyond else amount == self.least


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a track that a gesture points at: the track's counters and the value there."""

    refs: tuple[int, ...]
    value: int
    beyond: bool = False

    def by(self, count: int, amount: int) -> bool:
        """Tell whether a counter gets here by an amount."""
        return count + amount >= self.value if self.beyond else count + amount == self.value


@dataclass(frozen=True, slots=True)
class Aim:
    """Where a gesture points: the things there, nearest first, and a price or space it names."""

    refs: tuple[int, ...] = ()
    price: Price | None = None
    space: Space | None = None


def _reads_nothing(_what: int, _onto: int) -> list[Move]:
    return []


@dataclass(slots=True)
class Reach:
    """Legal moves by what is taken, then by what it goes onto; some verbs have a button as well.

    A thing may stand for a verb that takes nothing: dice for the throw. The rules themselves may
    read a gesture that names no move, and tell which it means.
    """

    table: Table
    moves: list[Move]
    spoken: frozenset[int] = frozenset()
    standing: Mapping[int, int] = field(default_factory=dict)
    reads: Callable[[int, int], list[Move]] = _reads_nothing
    _by_what: dict[int, dict[int, list[Move]]] = field(default_factory=dict)
    _leading: dict[int, set[int]] = field(default_factory=dict)
    _understood: dict[int, list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for m in self.moves:
            self._by_what.setdefault(m.what, {}).setdefault(m.onto, []).append(m)
            if m.onto != NOTHING:
                self._leading.setdefault(m.onto, set()).add(m.what)

    @property
    def buttons(self) -> list[list[Move]]:
        """Return the moves with nothing to take or point at, and those of verbs that are spoken.

        Those of one range are one button, but to give nothing at all is a choice of its own.
        """
        said = by_amount(m for m in self.moves if m.verb in self.spoken)
        split = [part for group in said for part in (_something(group), _nothing(group)) if part]
        return [*self.plain, *split]

    @property
    def plain(self) -> list[list[Move]]:
        """Return the moves with nothing to take or point at; those of one range are one choice."""
        return by_amount(self._by_what.get(NOTHING, {}).get(NOTHING, []))

    @property
    def takable(self) -> list[int]:
        """Return everything that can be picked up or pressed, in the order of the moves."""
        found = [what for what in self._by_what if what != NOTHING]
        # A move that only names where it goes is made by pressing that thing.
        found += [onto for onto in self._by_what.get(NOTHING, {}) if onto != NOTHING]
        found += [ref for ref in self.standing if self.throws(ref)]
        return list(dict.fromkeys(found))

    @property
    def answering(self) -> list[int]:
        """Return what only one thing can go onto: pressing it offers that."""
        return [onto for onto in self._leading if self.sole(onto)]

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
        found = found + self._by_what.get(NOTHING, {}).get(what, []) + self.throws(what)
        return found if what != NOTHING else []

    def throws(self, ref: int) -> list[Move]:
        """Return the moves of the verb that a thing stands for."""
        verb = self.standing.get(ref)
        plain = self._by_what.get(NOTHING, {}).get(NOTHING, [])
        return [m for m in plain if m.verb == verb]

    def sole(self, onto: int) -> int:
        """Return the only thing that can go onto another, or NOTHING if it is not the only one."""
        twin = onto if onto in self._leading else self._twin(onto, self._leading)
        leading = self._leading.get(twin, set()) if twin is not None else set()
        return next(iter(leading)) if len(leading) == 1 else NOTHING

    def offers(self, onto: int) -> list[Move]:
        """Return the moves of the only thing that can go onto another."""
        what = self.sole(onto)
        return self.find(what, [onto]) if what else []

    def allows(self, what: int) -> bool:
        """Tell whether something can be done with a thing."""
        if what == NOTHING:
            return False
        return self.grabs(what) or bool(self.presses(what)) or bool(self.sole(what))

    def targets(self, what: int) -> list[int]:
        """Return where a thing may go."""
        if what == NOTHING:
            return []
        return [onto for onto in self._by_what.get(self.key(what), {}) if onto != NOTHING]

    def understood(self, what: int) -> list[int]:
        """Return the places where a thing is dropped and means a move that leads elsewhere.

        A place is not named where the move leads to another place: that is in sight already.
        """
        if what not in self._understood:
            places = enumerate(self.table.setup.places, FIRST_PLACE)
            free = [ref for ref, place in places if not place.host]
            self._understood[what] = [ref for ref in free if self._leads_aside(what, ref)]
        return self._understood[what]

    def _leads_aside(self, what: int, place: int) -> bool:
        moves = self._read(what, [place])
        return bool(moves) and (moves[0].what != self.key(what) or is_piece(moves[0].onto))

    def _read(self, what: int, ontos: Sequence[int]) -> list[Move]:
        """Return what the rules read in a drop onto the first of some things that says anything."""
        for onto in ontos:
            moves = self.reads(self.key(what), onto) if onto not in {NOTHING, what} else []
            if moves:
                return moves
        return []

    def find(self, what: int, ontos: Sequence[int]) -> list[Move]:
        """Return the moves onto the first of some things that any move leads to.

        Where that is a piece and its place is one of the things too, that may be meant as well.
        Where no move names any of them, the rules are asked what is meant.
        """
        there = self._by_what.get(self.key(what), {})
        for onto in ontos:
            if onto in there and onto != NOTHING:
                place = self.table.where[onto] if is_piece(onto) else NOTHING
                return (there.get(place, []) if place in ontos else []) + there[onto]
            twin = self._twin(onto, there)
            if twin is not None:
                return there[twin]
        return self._beside(what, ontos) or self._read(what, ontos)

    def _beside(self, what: int, ontos: Sequence[int]) -> list[Move]:
        """Return the moves onto the only piece of a place that a thing may go onto, if any.

        Whoever drops it beside that piece can have meant nothing else; back at home means home.
        """
        there = self._by_what.get(self.key(what), {})
        home = self.table.where[what] if is_piece(what) else NOTHING
        for place in ontos:
            lying = [onto for onto in there if is_piece(onto) and self.table.where[onto] == place]
            if len(lying) == 1 and place != home:
                return there[lying[0]]
        return []

    def meant(self, what: int, aim: Aim) -> list[Move]:
        """Return the moves that a thing taken there means, those of the named price if there is."""
        moves = self.find(what, aim.refs)
        price = aim.price
        if not moves and aim.space is not None:
            return self.along(what, aim.space)
        if price is None or not moves or moves[0].onto != price.onto:
            return moves
        return [m for m in moves if price.allows(m.amount)]

    def along(self, what: int, space: Space) -> list[Move]:
        """Return the moves that lead to a space of a track.

        Whatever goes onto a marker takes it to the space where it is dropped, or asks how far. A
        marker that is pushed itself goes on by what may go onto it, and back by what it gives.
        """
        if what in space.refs:
            moves = [m for m, by in self._pushes(what) if space.by(self.table.count(what), by)]
            return moves[:1] if not space.beyond else moves
        ontos = [onto for onto in self.targets(what) if onto in space.refs]
        if len(ontos) > 1:
            ontos = [onto for onto in ontos if space.by(self.table.count(onto), 0)]
        if len(ontos) != 1:
            return []
        count, moves = self.table.count(ontos[0]), self.find(what, ontos)
        return [m for m in moves if m.amount and space.by(count, m.amount)] or moves

    def values(self, taken: int, refs: Sequence[int]) -> set[int]:
        """Return the values of a track's counters to which a taken thing can lead."""
        count = self.table.count
        if taken in refs:
            return {count(taken) + by for _, by in self._pushes(taken)}
        return {
            count(onto) + amount
            for onto in self.targets(taken)
            if onto in refs
            for amount in self.amounts(self.key(taken), onto)
            if amount
        }

    def _pushes(self, marker: int) -> list[tuple[Move, int]]:
        """Return the moves that a marker pushed along its track makes, and how far it goes."""
        back = [(m, -m.amount) for onto in self.targets(marker) for m in self.find(marker, [onto])]
        return back + [(m, m.amount) for m in self.offers(marker) if m.amount]

    def amounts(self, what: int, onto: int) -> list[int]:
        """Return how much of a thing may go onto another."""
        return [m.amount for m in self._by_what.get(what, {}).get(onto, [])]

    def _twin(self, piece: int, among: Iterable[int]) -> int | None:
        """Return a copy of the same card in the same place among some things."""
        if not is_piece(piece):
            return None
        cards, where = self.table.setup.card_of, self.table.where
        for other in among:
            if is_piece(other) and cards[other] == cards[piece] and where[other] == where[piece]:
                return other
        return None


def _nothing(group: list[Move]) -> list[Move]:
    return [m for m in group if not m.amount]


def _something(group: list[Move]) -> list[Move]:
    return [m for m in group if m.amount]
