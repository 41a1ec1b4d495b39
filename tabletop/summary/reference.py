"""Which clause of the rulebook a thing on the table is about, for whoever looks at it and asks."""

from rules.core.engine import SHARED_CLAUSES, play
from rules.core.events import Event
from rules.core.hidden import imagine
from rules.core.moves import Move
from rules.core.refs import NOTHING
from rules.core.rng import Rng
from tabletop.match import READ_ONLY, Match
from tabletop.update import Update

LOOKED_BACK = 40  # moves in which something is looked for that befell the thing


def clause_about(match: Match, seat: int, ref: int) -> str:
    """Return the clause of what may be done with a thing, else of why not, else of its past."""
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
    return _clause_of_past(match, seat, ref)


def last_clause(match: Match, seat: int) -> str:
    """Return the clause behind what happened last."""
    clauses = [line.clause for line in match.log(seat) if line.clause]
    return clauses[-1] if clauses else ""


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
