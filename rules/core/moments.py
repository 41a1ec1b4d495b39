"""A decisive moment as data: who takes part, how sums come about, and what follows for whom.

A sentence may carry one (`Table.say`). Screen, log and text mode tell it from the same numbers,
which are those that the rules decided by. Everything in a moment is public: it names no piece
that a seat at the table does not know.
"""

from typing import Final, final

from rules.core.refs import NOBODY, NOTHING

LOST: Final = -1
EVEN: Final = 0  # neither won nor lost
WON: Final = 1
SUMMARY: Final = "summary"  # the kind of moment that only sums up others, seat by seat


@final
class Stroke:
    """One change of a sum; what takes away is negative.

    what     the piece, counter or die that brings it, or NOTHING
    amount   by how much
    key      which words name it (`stroke.<key>`); empty: the name of the thing says enough
    """

    __slots__ = ("what", "amount", "key")

    def __init__(self, what: int, amount: int, key: str = "") -> None:
        self.what: Final = what
        self.amount: Final = amount
        self.key: Final = key


@final
class Camp:
    """One side of a moment: whose it is, how its sum comes about, and how it fares.

    seat      who stands behind it, or NOBODY
    strokes   in the order in which they are told
    total     what the rules compare; it differs from the plain sum where they cap it
    fate      WON, LOST or EVEN
    key       which words name it (`camp.<key>`); empty: the name of the seat says enough
    aims      whether what the moment needs is its to reach
    """

    __slots__ = ("seat", "strokes", "total", "fate", "key", "aims")

    def __init__(
        self,
        seat: int,
        strokes: list[Stroke],
        total: int,
        fate: int = EVEN,
        key: str = "",
        *,
        aims: bool = True,
    ) -> None:
        self.seat: Final = seat
        self.strokes: Final = strokes
        self.total: Final = total
        self.fate: Final = fate
        self.key: Final = key
        self.aims: Final = aims

    def plain_sum(self) -> int:
        """Return what the strokes add up to, before any cap."""
        result = 0
        for stroke in self.strokes:
            result += stroke.amount
        return result


@final
class Upshot:
    """What a moment changes for a seat.

    seat     for whom
    key      which sentence tells it (`upshot.<key>`)
    what     the counter that changes or the piece that is won or lost, or NOTHING
    amount   by how much; negative is bad for the seat
    weight   how heavy it is among all that may happen in this game, from 1 to 100; 0 where another
             upshot or moment tells it in better words, so that no recap needs to
    by       whose move brings it, or NOBODY
    card     the piece that brings it, or NOTHING
    also     a second figure that its sentence names
    """

    __slots__ = ("seat", "key", "what", "amount", "weight", "by", "card", "also")

    def __init__(  # noqa: PLR0913, PLR0917 - a record of eight facts
        self,
        seat: int,
        key: str,
        what: int,
        amount: int,
        weight: int,
        by: int = NOBODY,
        card: int = NOTHING,
        also: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.key: Final = key
        self.what: Final = what
        self.amount: Final = amount
        self.weight: Final = weight
        self.by: Final = by
        self.card: Final = card
        self.also: Final = also


@final
class Moment:
    """Something that decides, from its first number to what follows from it.

    name      which kind (`moment.<name>`), one of those that the game lists
    what      what it is about: a card, a bill, a lot, an event
    onto      where it happens: a place, or NOTHING
    camps     who takes part, in the order in which they are told; none where nothing is summed
    need      what a sum must reach, or None
    upshots   what follows, for each seat that it concerns
    facts     further numbers that the texts name
    """

    __slots__ = ("name", "what", "onto", "camps", "need", "upshots", "facts")

    def __init__(  # noqa: PLR0913, PLR0917 - a record of seven facts
        self,
        name: str,
        what: int,
        onto: int,
        camps: list[Camp],
        need: int | None,
        upshots: list[Upshot],
        facts: dict[str, int],
    ) -> None:
        self.name: Final = name
        self.what: Final = what
        self.onto: Final = onto
        self.camps: Final = camps
        self.need: Final = need
        self.upshots: Final = upshots
        self.facts: Final = facts

    def touches(self, seat: int) -> bool:
        """Tell whether a seat takes part in it or is changed by it."""
        seats = [camp.seat for camp in self.camps] + [upshot.seat for upshot in self.upshots]
        return seat in seats

    def refs(self) -> list[int]:
        """Return every thing that it names."""
        named = [self.what, self.onto]
        for camp in self.camps:
            for stroke in camp.strokes:
                named.append(stroke.what)
        for upshot in self.upshots:
            named.append(upshot.what)
            named.append(upshot.card)
        return [ref for ref in named if ref]
