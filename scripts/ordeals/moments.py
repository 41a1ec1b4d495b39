"""Plays whole matches and checks on every move what a moment owes to those who watch it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from _setup import ROOT
from ordeals.report import Result, trace_of
from rules.core.engine import legal_moves, new_table, play
from rules.core.events import COUNTED, MOVED
from rules.core.hidden import PUBLIC, redact
from rules.core.moves import drawn
from rules.core.refs import is_piece
from rules.core.rng import Rng
from rules.core.table import NOBODY
from rules.registry import GAMES
from tabletop.ai.policy import at_a_glance
from tabletop.player.seats import Seat
from tabletop.summary.standings import read_figures
from tabletop.words.speech import Speaker
from tabletop.words.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rules.core.events import Event
    from rules.core.game import Game
    from rules.core.moments import Moment
    from rules.core.table import Table

WHAT = "moments"
STEP = 1_000_003  # between the seeds of two matches
LONGEST = 5000  # moves after which a match counts as endless
GLANCES = 4  # matches, of which one is played as it looks best at a glance
MISSING = "["  # a text that is not there is its key in brackets


@dataclass
class Played:
    """One move of a match: the tables around it, who made it, and what happened."""

    before: Table
    after: Table
    mover: int
    events: list[Event]

    @property
    def moments(self) -> list[Moment]:
        """Return the moments that the move brought."""
        return [event.moment for event in self.events if event.moment is not None]


def played(
    game: Game, seats: int, seed: int, options: dict[str, int], *, glancing: bool
) -> Iterator[Played]:
    """Play a match move by move: at random, or as it looks best at a glance."""
    rng = Rng.seeded(seed * 2 + 1)
    t = new_table(game, seats, seed, options)
    for _ in range(LONGEST):
        if t.over:
            return
        before, mover = t.copy(), t.seat
        if glancing:
            move = at_a_glance(game, redact(t, mover), rng)
        else:
            move = drawn(legal_moves(game, t), rng)
        events = play(game, t, move)
        yield Played(before, t.copy(), mover, events)


def speakers(game: Game, t: Table, folder: Path) -> list[Speaker]:
    """Return somebody who tells a match to a spectator in each language."""
    folders = [folder, ROOT / "assets" / "common"]
    seats = [Seat(f"Seat {number}") for number in range(t.setup.seats)]
    return [
        Speaker(Texts(language, folders), game, t.setup, seats, PUBLIC) for language in LANGUAGES
    ]


def complaints(game: Game, done: Played, told: list[Speaker]) -> list[str]:
    """List what is wrong with the moments of a move, or missing among them."""
    found: list[str] = []
    for event in done.events:
        if event.moment is not None:
            found += _unsound(game, done, event.moment)
            found += _untold(event, event.moment, told)
    found += _unexplained_counters(done, read_figures(told[0].texts.folders[0]))
    found += _unexplained_losses(done)
    return found


def _unsound(game: Game, done: Played, moment: Moment) -> list[str]:
    everyone = done.after.setup.everyone
    found = [] if moment.name in game.moments else [f"{moment.name} is no moment of {game.name}"]
    for ref in moment.refs():
        if is_piece(ref) and done.after.known[ref] != everyone and not _was_public(done, ref):
            found.append(f"{moment.name} names piece {ref}, which not everybody knows")
    found += [
        f"{moment.name}: {upshot.key} weighs {upshot.weight}"
        for upshot in moment.upshots
        if not 0 <= upshot.weight <= 100
    ]
    return found


def _was_public(done: Played, ref: int) -> bool:
    """Tell whether everybody saw a piece at some time in the move, though it is hidden again."""
    everyone = done.after.setup.everyone
    return done.before.known[ref] == everyone or any(
        event.what == ref and event.seen == everyone for event in done.events
    )


def _untold(event: Event, moment: Moment, told: list[Speaker]) -> list[str]:
    found = []
    for speaker in told:
        words = speaker.moments
        lines = [words.title(moment), words.need(moment), words.sums(moment)]
        lines += [words.upshot(upshot) for upshot in moment.upshots]
        lines.append(speaker.event_line(event))
        found += [line for line in lines if MISSING in line or "{" in line]
        for camp in moment.camps:
            shown = speaker.moments.arithmetic(camp)
            if words.total(camp) not in shown:
                found.append(f"{moment.name}: {shown} hides {camp.total}")
    return found


def _unexplained_counters(done: Played, figures: list[str]) -> list[str]:
    """List public figures of a seat that another's move changed without an upshot saying so."""
    setup = done.after.setup
    changes: dict[int, int] = {}
    for event in done.events:
        if event.kind == COUNTED:
            changes[event.what] = changes.get(event.what, 0) + event.amount
    found = []
    for ref, amount in changes.items():
        counter = setup.counter(ref)
        if counter.base not in figures or counter.owner == done.mover:
            continue
        if counter.viewers != setup.everyone or counter.owner == NOBODY or not amount:
            continue
        said = sum(
            upshot.amount
            for moment in done.moments
            for upshot in moment.upshots
            if upshot.what == ref and upshot.seat == counter.owner
        )
        if said != amount:
            found.append(f"{counter.base} of {counter.owner} changed by {amount}, told {said}")
    return found


def _unexplained_losses(done: Played) -> list[str]:
    """List pieces that left a seat's open places by another's move without an upshot saying so."""
    setup = done.after.setup
    found = []
    for event in done.events:
        if event.kind != MOVED:
            continue
        source, target = setup.place(event.source), setup.place(event.target)
        owner = source.owner
        if owner in {NOBODY, done.mover, target.owner} or source.viewers != setup.everyone:
            continue
        if target.host:  # what is laid on top of a piece works there and is not lost
            continue
        if not any(
            upshot.seat == owner and upshot.what == event.what
            for moment in done.moments
            for upshot in moment.upshots
        ):
            found.append(f"{source.base} of {owner} lost piece {event.what} to {target.base}")
    return found


def ordeal(count: int, seed: int, _folder: Path) -> Result:
    """Play so many matches of each game at each number of seats."""
    result = Result(WHAT, seed)
    for game in GAMES.values():
        for seats in game.seat_counts if game.moments else []:
            for number in range(count):
                _try(result, game, seats, number)
    return result


def _try(result: Result, game: Game, seats: int, number: int) -> None:
    """Play one match; every other one has options drawn at random."""
    rng = Rng.seeded(result.seed * STEP + number)
    options: dict[str, int] = {}
    if number % 2:
        options = {o.name: o.values[rng.below(len(o.values))] for o in game.options}
    result.count += 1
    told: list[Speaker] = []
    try:
        glancing = number % GLANCES == 0
        for done in played(game, seats, rng.next(), options, glancing=glancing):
            told = told or speakers(game, done.after, ROOT / "assets" / game.name)
            for event in done.events:
                if event.moment is not None:
                    result.tally("moments", f"{game.name} {event.moment.name}")
            for why in complaints(game, done, told):
                result.fail(number, f"{game.name}-{seats}: {why}", options=options)
    except Exception as error:  # whatever it is, it is what we look for
        result.fail(number, f"{game.name}-{seats}: {type(error).__name__}", trace=trace_of(error))
