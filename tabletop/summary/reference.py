"""Which clause of the rulebook a thing on the table is about, for whoever looks at it and asks."""

from rules.core.engine import SHARED_CLAUSES, play
from rules.core.events import Event
from rules.core.game import Game
from rules.core.hidden import imagine
from rules.core.moves import Move
from rules.core.refs import NOTHING, is_counter, is_piece, is_place
from rules.core.rng import Rng
from rules.core.setup import Card
from tabletop.match import READ_ONLY, Match
from tabletop.update import Update
from tabletop.words.book import book_of

LOOKED_BACK = 40  # moves in which something is looked for that befell the thing


def clause_about(match: Match, seat: int, ref: int) -> str:
    """Return the clause that a thing is about.

    A card that has one of its own leads there. Else it is that of what may be done with the thing,
    else of why not, else of its past, and at last that of all things of its kind.
    """
    return (
        _own_clause(match, ref)
        or _clause_now(match, seat, ref)
        or _clause_of_past(match, seat, ref)
        or _clause_of_kind(match, ref)
    )


def clause_of_moves(match: Match, seat: int, moves: list[Move]) -> str:
    """Return the clause behind what a button would do."""
    update = match.view(seat)
    found = (_clause_of_move(match, update, m) for m in moves[:1])
    return next((clause for clause in found if clause), "")


def clause_of_card(game: Game, card: Card) -> str:
    """Return the clause that a card is about, wherever it lies."""
    return book_of(game).clause_of(card)


def clause_of_step(game: Game, phase: str) -> str:
    """Return the clause behind what is asked."""
    return book_of(game).steps.get(phase, "")


def _own_clause(match: Match, ref: int) -> str:
    if not is_piece(ref):
        return ""
    card, cards = match.setup.card(ref).id, book_of(match.game).cards
    return next((clause for clause, about in cards.items() if card in about), "")


def _clause_of_kind(match: Match, ref: int) -> str:
    book, setup = book_of(match.game), match.setup
    if is_piece(ref):
        return book.kinds.get(setup.card(ref).kind, "")
    if is_place(ref):
        return book.things.get(setup.place(ref).base, "")
    return book.things.get(setup.counter(ref).base, "") if is_counter(ref) else ""


def _clause_now(match: Match, seat: int, ref: int) -> str:
    update = match.view(seat)
    for m in update.moves:
        if ref in {m.what, m.onto}:
            clause = _clause_of_move(match, update, m)
            if clause:
                return clause
    if match.decider == seat:
        clause = match.explain(seat, ref, NOTHING).clause
        if clause not in {*SHARED_CLAUSES, READ_ONLY}:
            return clause
    return ""


def _clause_of_move(match: Match, update: Update, m: Move) -> str:
    """Return the clause of a move, tried on a made-up table: the true one would tell secrets."""
    world = imagine(match.game, update.table, Rng.seeded(1))
    return _first_clause(play(match.game, world, m))


def _clause_of_past(match: Match, seat: int, ref: int) -> str:
    for number in range(match.number, max(0, match.number - LOOKED_BACK), -1):
        events = match.update_at(seat, number).events
        clause = _first_clause([e for e in events if ref in {e.what, e.source, e.target}])
        if clause:
            return clause
    return ""


def _first_clause(events: list[Event]) -> str:
    return next((event.clause for event in events if event.clause), "")
