"""Secrets: what a seat may see of a table and its events, and guesses at the rest."""

from typing import Final

from rules.core.events import COUNTED, MOVED, REVEALED, SAID, Event
from rules.core.game import Game
from rules.core.refs import FIRST_PLACE, NOTHING
from rules.core.rng import Rng
from rules.core.setup import HAND, Setup
from rules.core.table import HIDDEN, NOBODY, NOWHERE, Table

PUBLIC: Final = -2  # the view of a spectator: what every seat knows
OPEN: Final = -3  # everything, for whoever looks back at a match that is over
GUESSES: Final = 8  # how often an implausible guess is thrown away


def eyes(setup: Setup, seat: int) -> int:
    """Return the seats that must know a thing for this viewer to see it."""
    if seat == OPEN:
        return 0
    return setup.everyone if seat == PUBLIC else 1 << seat


def redact(t: Table, seat: int) -> Table:
    """Return the table as the seat sees it: unknown pieces are backs, secret counts HIDDEN."""
    view = t.copy()
    view.viewer = seat
    view.rng = Rng(0, 0, 0, 0)
    needed = eyes(t.setup, seat)
    known = view.known
    for index, pieces in enumerate(view.places):
        hidden = False
        for i, piece in enumerate(pieces):
            if piece > NOTHING and known[piece] & needed != needed:
                pieces[i] = -view.backs[piece]
                view.where[piece] = NOWHERE
                known[piece] = 0
                hidden = True
        if hidden and view.setup.kinds[index] == HAND:
            pieces.sort()
    for index, counter in enumerate(view.setup.counters):
        if counter.viewers & needed != needed:
            view.counts[index] = HIDDEN
    return view


def guess(t: Table, rng: Rng) -> None:
    """Fill the unseen pieces of a redacted table, each equally likely among those of its back."""
    where, known, backs = t.where, t.known, t.backs
    pools: list[list[int]] = [[] for _ in range(len(t.setup.backs) + 1)]
    for piece in range(1, len(where)):
        if where[piece] == NOWHERE:
            pools[backs[piece]].append(piece)
    for pool in pools:
        rng.shuffle(pool)
    for index, pieces in enumerate(t.places):
        filled = False
        viewers = t.setup.viewers[index]
        for i, back in enumerate(pieces):
            if back < NOTHING:
                piece = pools[-back].pop()
                pieces[i] = piece
                where[piece] = FIRST_PLACE + index
                known[piece] = viewers
                filled = True
        if filled and t.setup.kinds[index] == HAND:
            pieces.sort()
    t.viewer = NOBODY
    t.rng = Rng.seeded(rng.next())


def imagine(game: Game, view: Table, rng: Rng) -> Table:
    """Return one whole table that fits a seat's view, plausible if that can be had."""
    t = view
    for _ in range(GUESSES):
        t = view.copy()
        guess(t, rng)
        t.viewer = view.viewer  # whose guess it is, for as long as it is being made
        game.imagine(t, rng)
        t.viewer = NOBODY
        if game.plausible(t):
            break
    return t


def seen_by(setup: Setup, events: list[Event], seat: int) -> list[Event]:
    """Return the events as the seat saw them."""
    needed = eyes(setup, seat)
    result: list[Event] = []
    for event in events:
        if event.seen & needed == needed:
            result.append(event)
        elif event.kind in {MOVED, REVEALED, SAID}:
            result.append(event.unseen())
        elif event.kind != COUNTED:
            result.append(event)
    return result
