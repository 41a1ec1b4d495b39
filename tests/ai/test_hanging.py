"""A worker that hangs or talks nonsense: it is replaced, and nobody waits for it."""

import signal
from time import monotonic

import pytest

from rules.core.engine import judge, new_table
from rules.core.game import LEGAL
from rules.core.hidden import redact
from rules.core.moves import Move
from rules.floorvote.law.winning import TOURNAMENT
from rules.registry import GAMES
from tabletop.ai.client import GRACE, LONGEST_STEP, STARTING, patience_with
from tabletop.ai.line import Target
from tabletop.ai.worker import serve
from tests.ai import sick
from tests.ai.asking import (
    PATIENCE,
    STEP,
    Hourglass,
    Opener,
    awaited,
    got_ready,
    let_pass,
    send,
    until,
    view,
)
from tests.fixture_game import GAME
from tests.systems import needs_unix

TIMED = GAMES["floorvote"]


def reply_with(move: str = sick.LEGAL, thoughts: bytes = b"[]") -> bytes:
    return b'{"job": JOB, "move": "%s", "thoughts": %s}' % (move.encode(), thoughts)


@pytest.mark.parametrize(
    "target",
    [
        sick.Says(b"\xff\x00{"),
        sick.Says(b"[1, 2]"),
        sick.Says(b"[" * 100_000),
        sick.Says(sick.READY),
        sick.Says(b'{"job": JOB, "move": 3, "thoughts": []}'),
        sick.Says(reply_with(thoughts=b'[["a", "b", 1]]')),
        sick.Says(reply_with("dance wildly")),
        sick.Says(reply_with(sick.ILLEGAL)),
        sick.Says(reply_with(), ahead=1),
        sick.Writes(1 << 30, b"{"),
        sick.hasty,
        sick.babbling,
    ],
    ids=[
        "no_text", "no_table", "too_deep", "ready_again", "no_move", "no_thought", "no_notation",
        "illegal", "not_asked", "huge", "hasty", "babbling",
    ],
)  # fmt: skip
def test_a_worker_that_talks_nonsense_is_replaced(opened: Opener, target: Target) -> None:
    client = opened(target, Hourglass())
    client.ask(GAME, view(), "easy", 1)
    first = client.pid
    assert until(client, lambda reply: reply is not None or client.deaths > 0) is None
    assert client.busy
    assert client.pid not in {None, first}


def test_what_only_a_clock_may_say_is_not_taken_from_a_worker(opened: Opener) -> None:
    t = new_table(TIMED, 2, 5, {"ending": TOURNAMENT})
    timed = redact(t, t.seat)
    expiry = next(verb for verb in TIMED.verbs if not verb.offered)
    assert judge(TIMED, timed, Move(expiry.id)) == LEGAL
    client = opened(sick.Says(reply_with(expiry.name)), Hourglass())
    client.ask(TIMED, timed, "easy", 1)
    assert until(client, lambda reply: reply is not None or client.deaths > 0) is None


@pytest.mark.parametrize("target", [sick.silent, sick.Writes(100, b'{"job"')], ids=["all", "half"])
def test_a_silent_worker_is_replaced_after_its_level_s_time_and_some_grace(
    opened: Opener, target: Target
) -> None:
    clock = Hourglass()
    client = opened(target, clock)
    client.ask(GAME, view(), "hard", 1)
    first = client.pid
    got_ready(client)
    assert patience_with("hard") == 0.9 + GRACE
    let_pass(client, clock, 2.7)
    assert (client.deaths, client.pid) == (0, first)
    let_pass(client, clock, STEP)
    assert client.deaths == 1
    assert client.pid not in {None, first}


def test_a_level_that_does_not_search_has_only_the_grace() -> None:
    assert patience_with("random") == patience_with("unheard of") == GRACE


def test_a_worker_that_hangs_while_starting_is_replaced_too(opened: Opener) -> None:
    clock = Hourglass()
    client = opened(sick.never_ready, clock)
    client.ask(GAME, view(), "easy", 1)
    let_pass(client, clock, STARTING)
    assert client.deaths == 0
    let_pass(client, clock, STEP)
    assert client.deaths == 1


def test_a_machine_that_slept_was_not_waiting(opened: Opener) -> None:
    clock = Hourglass()
    client = opened(sick.silent, clock)
    client.ask(GAME, view(), "easy", 1)
    got_ready(client)
    clock.now += 8 * 3600.0
    assert client.poll() is None
    clock.now -= 3600.0
    assert client.poll() is None
    assert client.deaths == 0
    let_pass(client, clock, patience_with("easy") - LONGEST_STEP + STEP)
    assert client.deaths == 1


def test_an_answer_that_is_there_counts_however_late_it_is_looked_at(opened: Opener) -> None:
    clock = Hourglass()
    client = opened(serve, clock)
    client.ask(GAME, view(), "easy", 1)
    line = client._line
    assert line is not None
    end = monotonic() + PATIENCE
    while len(line._heard) < 2 and monotonic() < end:  # that it is ready, and the answer
        line.wait(PATIENCE)
    clock.now += 3600.0
    assert client.poll() is not None


@needs_unix
def test_play_goes_on_after_every_one_of_five_hangs(opened: Opener) -> None:
    clock = Hourglass()
    client = opened(serve, clock)
    client.ask(GAME, view(), "easy", 1)
    awaited(client)
    for hang in range(5):
        client.begin_match()
        stopped = client.pid
        send(client, signal.SIGSTOP)
        number = client.ask(GAME, view(), "easy", hang)
        let_pass(client, clock, patience_with("easy") + STEP)
        assert (client.deaths, client.pid == stopped) == (1, False)
        reply = awaited(client)
        assert reply["job"] == number
        assert reply["thoughts"]


@needs_unix
def test_a_worker_that_does_not_read_never_makes_the_window_wait(opened: Opener) -> None:
    client = opened(serve, Hourglass())
    client.ask(GAME, view(), "easy", 1)
    awaited(client)
    send(client, signal.SIGSTOP)
    for number in range(2000):
        client.ask(GAME, view(), "easy", number)
        assert client.poll() is None
        if number % 3 == 0:
            client.cancel()
    last = client.ask(GAME, view(), "easy", 1)
    send(client, signal.SIGCONT)
    assert awaited(client)["job"] == last
    assert client.deaths == 0
