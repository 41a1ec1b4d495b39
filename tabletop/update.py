"""What a seat is told: the table as it sees it, what just happened, and what it may do."""

from dataclasses import dataclass, field

from rules.core.events import MOVED, REVEALED, Event
from rules.core.game import Game
from rules.core.hidden import eyes
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.table import NOBODY, Table

NO_VERB = -1


@dataclass(frozen=True)
class Update:
    """One position in the eyes of one seat.

    number   how many moves have been made
    seat     who looks; PUBLIC for a spectator, OPEN for whoever looks back and sees everything
    table    redacted for that seat
    events   how it came about, as that seat saw it; empty after an undo, a load, a seat change
    moves    what the seat may do now; empty when another decides
    mover    who made the move, or NOBODY
    move     the move, its unseen pieces as backs; None where it was secret
    verb     which kind of move it was, even when secret; NO_VERB without a move
    """

    number: int
    seat: int
    table: Table
    events: list[Event] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    mover: int = NOBODY
    move: Move | None = None
    verb: int = NO_VERB


@dataclass(frozen=True)
class LogLine:
    """One sentence of the log: after which move, and which clause stands behind it."""

    number: int
    text: str
    clause: str


def watched(game: Game, m: Move, before: Table, events: list[Event], seat: int) -> Move | None:
    """Return a move as another seat could watch it; nothing where it was made in secret."""
    return None if game.verbs[m.verb].secret else masked(m, before, events, seat)


def masked(m: Move, before: Table, events: list[Event], seat: int) -> Move:
    """Return a move as another seat could watch it: a piece it did not see is only a back."""
    return Move(
        m.verb, _seen(m.what, before, events, seat), _seen(m.onto, before, events, seat), m.amount
    )


def _seen(ref: int, before: Table, events: list[Event], seat: int) -> int:
    if not is_piece(ref):
        return ref
    known = before.known[ref]
    # What first happened to the piece decides: later on it may be seen without being told apart.
    for event in events:
        if event.kind in {MOVED, REVEALED} and event.what == ref:
            known = event.seen
            break
    needed = eyes(before.setup, seat)
    return ref if known & needed == needed else -before.backs[ref]
