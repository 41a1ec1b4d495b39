"""The referee: what is legal, why something is not, and how a move is carried out."""

from typing import Final

from rules.core.events import Event
from rules.core.game import LEGAL, Game, Ruling, Verb
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import NOBODY, Step, Table

# Clauses that every game shares; their texts are the application's.
OVER: Final = "C-1"
NOT_YOUR_TURN: Final = "C-2"
NOT_NOW: Final = "C-3"
NOWHERE_TO_GO: Final = "C-4"
ELSEWHERE: Final = "C-6"  # C-5 is the application's own
PRESSED: Final = "C-7"
SHARED_CLAUSES: Final = [OVER, NOT_YOUR_TURN, NOT_NOW, NOWHERE_TO_GO, ELSEWHERE, PRESSED]


class RefusedError(Exception):
    """A move was not legal."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause: Final = clause


def new_table(game: Game, seats: int, seed: int, options: dict[str, int]) -> Table:
    """Lay out a match and run it to the first decision."""
    chosen = game.usual_options() | options
    t = Table.bare(game.setting(seats, chosen), Rng.seeded(seed))
    game.deal(t)
    run_on(game, t)
    t.news = False
    return t


def legal_moves(game: Game, t: Table) -> list[Move]:
    """List what the deciding seat may do."""
    if not t.agenda:
        return []
    step = t.agenda[-1]
    offers = t.offers
    moves: list[Move] = []
    for run in game.runs_at[step.phase]:
        verb = run[0]
        if verb.lasting:
            moves += offers.get(verb.id) or _laid_out(t, step, run)
        elif verb.exact:
            moves += verb.propose(t, step)
        else:
            for m in verb.propose(t, step):
                if verb.judge(t, step, m) == LEGAL:
                    moves.append(m)
    return moves


def _laid_out(t: Table, step: Step, run: list[Verb]) -> list[Move]:
    """Lay all that some lasting verbs propose on the table's sheet of offers, as one list."""
    offers = t.offers
    found: list[Move] = []
    for verb in run:
        found += verb.propose(t, step)
        offers[verb.id] = found
    return found


def judge(game: Game, t: Table, m: Move) -> str:
    """Return the clause that forbids a move, or LEGAL."""
    if not t.agenda:
        return OVER
    step = t.agenda[-1]
    if not 0 <= m.verb < len(game.verbs):
        return NOWHERE_TO_GO
    verb = game.verbs[m.verb]
    if step.phase not in verb.phases:
        return NOT_NOW
    return verb.judge(t, step, m)


def apply(game: Game, t: Table, m: Move) -> None:
    """Carry out a move that the caller knows to be legal."""
    game.verbs[m.verb].perform(t, t.agenda[-1], m)
    run_on(game, t)


def play(game: Game, t: Table, m: Move) -> list[Event]:
    """Judge a move, carry it out and return what happened; a refused move changes nothing."""
    clause = judge(game, t, m)
    if clause != LEGAL:
        raise RefusedError(clause)
    events: list[Event] = []
    t.events = events
    t.news = False
    apply(game, t, m)
    t.events = None
    return events


def meant(game: Game, t: Table, legal: list[Move], what: int, onto: int) -> list[Move]:
    """Return the legal moves that a gesture means although it names none of them.

    Whatever verbs read in it must come to one thing that goes to one place: where it could serve
    two intentions it serves none, and is explained instead.
    """
    if not t.agenda:
        return []
    step = t.agenda[-1]
    read: list[tuple[int, int, int]] = []
    for verb in game.verbs_at[step.phase]:
        m = verb.reads(t, step, what, onto)
        if m is not None:
            read.append((m.verb, m.what, m.onto))
    found = [m for m in legal if (m.verb, m.what, m.onto) in read]
    ways = {(m.what, m.onto) for m in found}
    return found if len(ways) == 1 else []


def explain(game: Game, t: Table, seat: int, what: int, onto: int, amount: int = 0) -> Ruling:
    """Say why no move of this seat takes `what` onto `onto`, or not by this amount."""
    if not t.agenda:
        return Ruling(OVER, {})
    step = t.agenda[-1]
    if step.seat != seat:
        return Ruling(NOT_YOUR_TURN, {"seat": step.seat})
    return (
        _forbidden(game, t, what, onto, amount)
        or _untimely(game, t, what, onto)
        or _another_way(game, t, what, onto)
        or nowhere_to_go(step, what, onto)
    )


def refusal(game: Game, t: Table, m: Move) -> Ruling:
    """Say why the deciding seat cannot make a move, with the facts of this very case."""
    if not t.agenda:
        return Ruling(OVER, {})
    step = t.agenda[-1]
    return Ruling(judge(game, t, m), game.verbs[m.verb].facts(t, step, m) | _asked(step))


def _forbidden(game: Game, t: Table, what: int, onto: int, amount: int) -> Ruling | None:
    """Return the clause by which a verb of this step refuses a gesture that it reads."""
    step = t.agenda[-1]
    for verb in game.verbs_at[step.phase]:
        m = verb.reads(t, step, what, onto)
        if m is not None:
            m = Move(m.verb, m.what, m.onto, amount) if amount else m
            clause = verb.judge(t, step, m)
            if clause not in {LEGAL, NOWHERE_TO_GO}:
                return Ruling(clause, verb.facts(t, step, m) | _asked(step))
    return None


def _untimely(game: Game, t: Table, what: int, onto: int) -> Ruling | None:
    """Return when a verb that reads a gesture has its time, if that is not now."""
    step = t.agenda[-1]
    for verb in game.verbs:
        m = verb.reads(t, step, what, onto) if step.phase not in verb.phases else None
        if m is not None:
            return Ruling(verb.when or NOT_NOW, verb.facts(t, step, m) | _asked(step))
    return None


def nowhere_to_go(step: Step, what: int, onto: int) -> Ruling:
    """Say that no rule takes one thing onto another, and what is asked instead."""
    return Ruling(NOWHERE_TO_GO, {"what": what, "onto": onto} | _asked(step))


def _another_way(game: Game, t: Table, what: int, onto: int) -> Ruling | None:
    """Say which way a thing can go, if not this one, or that it is pressed; None if it is idle."""
    step = t.agenda[-1]
    pressed = False
    for verb in game.verbs_at[step.phase]:
        m = verb.reads(t, step, what, onto)
        if m is not None and verb.judge(t, step, m) == LEGAL:
            return _way(m, onto)
    for m in legal_moves(game, t):
        if not what or m.what != what:
            continue
        if m.onto and m.onto != onto:
            return _way(m, onto)
        pressed = pressed or not m.onto
    return Ruling(PRESSED, {"what": what, "onto": onto}) if pressed and onto else None


def _way(m: Move, onto: int) -> Ruling:
    """Say how a legal move is made."""
    facts = {"what": m.what, "onto": onto, "goal": m.onto}
    return Ruling(ELSEWHERE if m.onto else PRESSED, facts)


def _asked(step: Step) -> dict[str, int]:
    """Return what a text needs to say what is asked now."""
    return {"phase": step.phase, "asked_what": step.what, "asked_amount": step.amount}


def run_on(game: Game, t: Table) -> None:
    """Carry out automatic steps until somebody must decide."""
    while t.agenda and t.agenda[-1].seat == NOBODY:
        step: Step = t.agenda[-1]
        t.done()
        game.run(t, step)
