"""Checks what is told to a seat of what happened to it since its last decision, in every game."""

from collections import Counter
from dataclasses import replace
from functools import cache
from io import StringIO

import pytest

from rules.core.engine import legal_moves
from rules.core.game import Game
from rules.core.hidden import redact
from rules.core.moments import SUMMARY, Upshot
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.policy import at_a_glance
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.player.settings import Settings
from tabletop.summary.recap import HEAVY, last_decision, last_summary, recap, stops
from tabletop.terminal.recalling import MOST_HITS, recalled
from tabletop.terminal.session import Session, Terminal
from tabletop.ui.table.panels import verdict
from tabletop.ui.table.panels.verdict import decisive_for
from tests.ui.table.bench import RandomThinker

MOVES = 160
EVERY = 7  # how many moves lie between two looks
ALL = list(GAMES.values())
NAMES = list(GAMES)


@cache
def glanced(game: Game) -> Match:
    """Return a match in which everybody plays at a glance."""
    seats = [Seat(f"P{number}", "") for number in range(min(game.seat_counts))]
    match = Match.new(game, seats, 5, {})
    rng = Rng.seeded(5)
    while not match.over and match.number < MOVES:
        view = redact(match._tables[-1], match.decider)
        match.submit(at_a_glance(game, view, rng))
    return match


def until(match: Match, number: int) -> Match:
    """Return the same match as it stood after so many moves."""
    early = Match(match.game, match.seats, match.record, match._tables[: number + 1], None)
    early._moves = match._moves[:number]
    early._events = match._events
    return early


def happened(match: Match, seat: int, since: int) -> Counter[Upshot]:
    """Return every upshot of a seat after a move, wherever a sentence told it."""
    return Counter(
        upshot
        for number in range(since + 1, match.number + 1)
        for event in match.update_at(seat, number).events
        if event.moment is not None and event.moment.name != SUMMARY
        for upshot in event.moment.upshots
        if upshot.seat == seat and upshot.weight
    )


@pytest.mark.parametrize("game", ALL, ids=NAMES)
def test_every_upshot_of_the_seat_is_listed_once_and_the_heaviest_first(game: Game) -> None:
    whole = glanced(game)
    listed = 0
    for number in range(EVERY, whole.number + 1, EVERY):
        match = until(whole, number)
        for seat in range(len(match.seats)):
            lines = recap(match, seat)
            assert Counter(line.upshot for line in lines) == happened(
                match, seat, last_decision(match, seat)
            )
            weights = [line.weight for line in lines]
            assert weights == sorted(weights, reverse=True)
            assert all(line.upshot.seat == seat and line.text for line in lines)
            listed += len(lines)
    assert listed


@pytest.mark.parametrize("game", ALL, ids=NAMES)
def test_a_move_without_a_choice_is_no_decision(game: Game) -> None:
    match = glanced(game)
    for seat in range(len(match.seats)):
        number = last_decision(match, seat)
        own = [n for n in range(1, match.number + 1) if match.mover_at(n) == seat]
        for forced in [n for n in own if n > number]:
            assert len(legal_moves(game, match.view_at(seat, forced - 1).table)) == 1
        if number:
            assert match.mover_at(number) == seat
            assert len(legal_moves(game, match.view_at(seat, number - 1).table)) > 1


@pytest.mark.parametrize("game", ALL, ids=NAMES)
def test_only_a_loss_of_weight_stops_the_table(game: Game) -> None:
    match = glanced(game)
    lines = [line for seat in range(len(match.seats)) for line in recap(match, seat, 0)]
    assert {line.stops for line in lines} <= {True, False}
    for line in lines:
        assert line.stops == (line.upshot.amount < 0 and line.weight >= HEAVY)
    assert not stops(Upshot(0, "won", 0, 3, 90))
    assert not stops(Upshot(0, "lost", 0, -3, HEAVY - 1))


@pytest.mark.parametrize("game", ALL, ids=NAMES)
def test_the_last_summary_has_a_line_for_every_upshot_and_names_the_own_one(game: Game) -> None:
    match = glanced(game)
    summed = last_summary(match, 0)
    told = [
        (number, event.moment)
        for number in range(1, match.number + 1)
        for event in match.update_at(0, number).events
        if event.moment is not None and event.moment.name == SUMMARY
    ]
    if not told:
        assert summed is None
        return
    assert summed is not None
    assert summed.number == told[-1][0]
    assert len(summed.lines) == len(told[-1][1].upshots)
    assert not summed.own or summed.own in summed.lines
    assert last_summary(match, 0, match.number) is None


# The same in text mode


@pytest.mark.parametrize("game", ALL, ids=NAMES)
def test_text_mode_tells_at_most_five_before_it_asks(game: Game) -> None:
    whole = glanced(game)
    hits = []
    for number in range(1, whole.number):
        match = until(whole, number)
        if match.decider >= 0 and recap(match, match.decider):
            hits.append(match)
    match = max(hits, key=lambda one: len(recap(one, one.decider)))
    lines = recap(match, match.decider)
    told = recalled(match, match.decider)
    assert told[1] == match.texts.text("recap.title")
    plain = [match.texts.plain(line.text) for line in lines]
    assert told[2 : 2 + MOST_HITS] == plain[:MOST_HITS]
    assert len(told) <= 2 + MOST_HITS + 1
    assert (len(told) == 2 + MOST_HITS + 1) == (len(lines) > MOST_HITS)


@pytest.mark.parametrize("hit", [True, False])
def test_text_mode_asks_below_what_hit_and_is_silent_where_nothing_did(hit: bool) -> None:
    whole = glanced(ALL[0])
    matches = (until(whole, number) for number in range(whole.number))
    match = next(one for one in matches if bool(recap(one, one.decider)) is hit)
    target = StringIO()
    session = Session(match, RandomThinker(), Terminal(StringIO("\n"), target), Settings())
    session.viewer = match.decider
    session.run()
    title = match.texts.text("recap.title")
    told = target.getvalue().splitlines()
    assert (title in told) is hit
    if hit:
        number = told.index(title) + 1
        assert told[number] == match.texts.plain(recap(match, match.decider)[0].text)


@pytest.mark.parametrize("game", ALL, ids=NAMES)
def test_what_decided_a_match_is_told_once(game: Game) -> None:
    match = glanced(game)
    for seat in range(len(match.seats)):
        told = [text for _, text in decisive_for(match, seat)]
        assert told and len(set(told)) == len(told)


def test_of_two_equal_lines_the_next_heaviest_takes_the_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = glanced(GAMES["floorvote"])
    lines = recap(match, 0, 0)
    first = lines[0]
    again = replace(first, number=first.number + 1)
    monkeypatch.setattr(verdict, "recap", lambda *_, **__: [first, again, *lines[1:]])
    told = [text for _, text in decisive_for(match, 0)]
    assert told.count(first.text) == 1


@pytest.mark.parametrize("game", ALL, ids=NAMES)
def test_what_happened_to_everybody_is_told_too_and_the_own_comes_first(game: Game) -> None:
    match = glanced(game)
    lines = recap(match, 0, 0, everybody=True)
    own = [line for line in lines if line.upshot.seat == 0]
    assert own == recap(match, 0, 0)
    assert {line.upshot.seat for line in lines} == set(range(len(match.seats)))
    order = [(-line.weight, line.upshot.seat != 0) for line in lines]
    assert order == sorted(order)
