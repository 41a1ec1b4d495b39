"""What happened: the records that the log, the animation and the undo rule are made from."""

from typing import Final, final

from rules.core.moments import Moment

MOVED: Final = 0
COUNTED: Final = 1
ROLLED: Final = 2
SHUFFLED: Final = 3
REVEALED: Final = 4
STEPPED: Final = 5
SAID: Final = 6
FINISHED: Final = 7

KIND_NAMES: Final = [
    "moved", "counted", "rolled", "shuffled", "revealed", "stepped", "said", "finished",
]  # fmt: skip

PUSHED: Final = 1
POPPED: Final = 0


@final
class Event:
    """One change of a table, or one thing said about it.

    what     the piece, counter or (stepped) phase it is about
    source   the place left (moved) or lain in (revealed), the seat of a step, a second ref said
    target   the place reached or shuffled, the datum of a step, the seat that is spoken of
    amount   the change of a counter, the face of a die, the index in the target, a number said
    spot     the index in the source (0 in a hand); for a step whether it was pushed or popped
    back     the back of the piece before it happened
    seen     the seats that know the piece (or may read the counter) afterwards
    key      for something said: which sentence
    clause   the clause of the rulebook that caused it
    moment   for something said: the decisive moment that it ends, if it is one
    """

    __slots__ = ("kind", "what", "source", "target", "amount", "spot", "back", "seen", "key",
                 "clause", "moment")  # fmt: skip

    def __init__(  # noqa: PLR0913, PLR0917 - a record of eleven facts, built in one module only
        self,
        kind: int,
        what: int = 0,
        source: int = 0,
        target: int = 0,
        amount: int = 0,
        spot: int = 0,
        back: int = 0,
        seen: int = 0,
        key: str = "",
        clause: str = "",
        moment: Moment | None = None,
    ) -> None:
        self.kind: Final = kind
        self.what: Final = what
        self.source: Final = source
        self.target: Final = target
        self.amount: Final = amount
        self.spot: Final = spot
        self.back: Final = back
        self.seen: Final = seen
        self.key: Final = key
        self.clause: Final = clause
        self.moment: Final = moment

    def plain(self) -> tuple[int | str, ...]:
        """Return the fields in order; a moment only tells what the others follow from."""
        return (
            self.kind, self.what, self.source, self.target, self.amount, self.spot, self.back,
            self.seen, self.key, self.clause,
        )  # fmt: skip

    def unseen(self) -> "Event":
        """Return the same event as it looks to a seat that saw only the back."""
        return Event(
            self.kind, -self.back, self.source, self.target, self.amount, self.spot, self.back,
            self.seen, self.key, self.clause, self.moment,
        )  # fmt: skip
