"""What stays the same during one match: seats, options, cards, and who may look where."""

from typing import Final, final

from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, NOTHING, is_counter, is_piece, is_place

PILE: Final = 0  # the order of the pieces is public
HAND: Final = 1  # a bag: which piece left is not public


@final
class Card:
    """The printed facts of one card; several pieces may be copies of it."""

    __slots__ = ("id", "kind", "numbers", "words")

    def __init__(
        self, card_id: str, kind: str, numbers: dict[str, int], words: dict[str, str]
    ) -> None:
        self.id: Final = card_id
        self.kind: Final = kind
        self.numbers: Final = numbers
        self.words: Final = words


@final
class Piece:
    """One physical thing: its unique name, the card it is a copy of, and its back at the start."""

    __slots__ = ("name", "card", "back")

    def __init__(self, name: str, card: int, back: int) -> None:
        self.name: Final = name
        self.card: Final = card
        self.back: Final = back


@final
class Place:
    """Somewhere pieces lie: whose it is, which seats may look, and what back it gives.

    A place with a `host` is on top of that piece: what lies there goes wherever the piece goes.
    """

    __slots__ = ("base", "owner", "number", "viewers", "kind", "sleeve", "host")

    def __init__(  # noqa: PLR0913, PLR0917 - the facts of a place, named where it is built
        self,
        base: str,
        owner: int,
        number: int,
        viewers: int,
        kind: int,
        sleeve: int,
        host: int = NOTHING,
    ) -> None:
        self.base: Final = base
        self.owner: Final = owner
        self.number: Final = number
        self.viewers: Final = viewers
        self.kind: Final = kind
        self.sleeve: Final = sleeve
        self.host: Final = host

    @property
    def name(self) -> str:
        """Return the name used in notation, such as `bid.0.3`."""
        return _name(self.base, self.owner, self.number)


@final
class Counter:
    """A number on the table, or a die: whose it is and which seats may read it."""

    __slots__ = ("base", "owner", "number", "viewers")

    def __init__(self, base: str, owner: int, number: int, viewers: int) -> None:
        self.base: Final = base
        self.owner: Final = owner
        self.number: Final = number
        self.viewers: Final = viewers

    @property
    def name(self) -> str:
        """Return the name used in notation, such as `reputation.1`."""
        return _name(self.base, self.owner, self.number)


def _name(base: str, owner: int, number: int) -> str:
    parts = [base]
    if owner >= 0:
        parts.append(str(owner))
    if number >= 0:
        parts.append(str(number))
    return ".".join(parts)


@final
class Setup:
    """Everything about a match that no move can change; shared by all copies of its table."""

    __slots__ = (
        "seats",
        "everyone",
        "options",
        "backs",
        "cards",
        "pieces",
        "places",
        "counters",
        "viewers",
        "kinds",
        "sleeves",
        "card_of",
        "first_backs",
        "on",
        "refs",
    )

    def __init__(self, seats: int, options: dict[str, int], backs: list[str]) -> None:
        self.seats: Final = seats
        self.everyone: Final = (1 << seats) - 1
        self.options: Final = options
        self.backs: Final = backs  # name of back b is backs[b - 1]
        self.cards: Final[list[Card]] = []
        self.pieces: Final[list[Piece]] = []
        self.places: Final[list[Place]] = []
        self.counters: Final[list[Counter]] = []
        # The same facts as flat lists, for the paths that search runs through.
        self.viewers: Final[list[int]] = []
        self.kinds: Final[list[int]] = []
        self.sleeves: Final[list[int]] = []
        self.card_of: Final[list[int]] = [-1]
        self.first_backs: Final[list[int]] = [0]
        self.on: Final[dict[int, int]] = {}  # the place on top of a piece that is a host
        self.refs: Final[dict[str, int]] = {}

    def add_card(self, card: Card) -> int:
        """Add a card and return its index."""
        self.cards.append(card)
        return len(self.cards) - 1

    def add_piece(self, piece: Piece) -> int:
        """Add a piece and return its ref."""
        self.pieces.append(piece)
        self.card_of.append(piece.card)
        self.first_backs.append(piece.back)
        return self._named(piece.name, len(self.pieces))

    def add_place(self, place: Place) -> int:
        """Add a place and return its ref; one that sleeves its pieces must be open to all."""
        if place.sleeve and place.viewers != self.everyone:
            raise ValueError(place.name)
        self.places.append(place)
        self.viewers.append(place.viewers)
        self.kinds.append(place.kind)
        self.sleeves.append(place.sleeve)
        ref = self._named(place.name, FIRST_PLACE + len(self.places) - 1)
        if place.host != NOTHING:
            self.on[place.host] = ref
        return ref

    def add_counter(self, counter: Counter) -> int:
        """Add a counter and return its ref."""
        self.counters.append(counter)
        return self._named(counter.name, FIRST_COUNTER + len(self.counters) - 1)

    def _named(self, name: str, ref: int) -> int:
        if name in self.refs:
            raise ValueError(name)
        self.refs[name] = ref
        return ref

    def name_of(self, ref: int) -> str:
        """Return the unique name of a ref; an unseen piece is named by its back."""
        if is_piece(ref):
            return self.pieces[ref - 1].name
        if is_place(ref):
            return self.places[ref - FIRST_PLACE].name
        if is_counter(ref):
            return self.counters[ref - FIRST_COUNTER].name
        return f"?{self.backs[-ref - 1]}" if ref < NOTHING else ""

    def card(self, piece: int) -> Card:
        """Return the card that a known piece is a copy of."""
        return self.cards[self.card_of[piece]]

    def place(self, ref: int) -> Place:
        """Return the facts of a place."""
        return self.places[ref - FIRST_PLACE]

    def counter(self, ref: int) -> Counter:
        """Return the facts of a counter."""
        return self.counters[ref - FIRST_COUNTER]
