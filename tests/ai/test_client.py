"""The thinking process: answers, can be interrupted, and comes back when it is killed or hangs."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from multiprocessing import Pipe
from time import monotonic

import pytest

from rules.core.engine import judge, legal_moves
from rules.core.game import LEGAL
from rules.core.hidden import redact
from rules.core.notation import read
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.client import DEATHS, GRACE, LONGEST_STEP, STARTING, Client, patience_with
from tabletop.ai.ismcts import Stop
from tabletop.ai.levels import all_levels, choose
from tabletop.ai.line import Target
from tabletop.ai.messages import Halt, Job, Reply, packed
from tabletop.ai.worker import Mailbox, answer
from tests.ai import sick
from tests.ai.positions import dealt
from tests.fixture_game import GAME
from tests.house.files import ROOT

PATIENCE = 20.0  # seconds; only a broken worker ever takes so long
STEP = 0.5  # seconds that a test lets pass between two looks
REGISTRY = "tests.fixture_game"


class Hourglass:
    """A clock that stands still until somebody turns it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


Opener = Callable[..., Client]


@pytest.fixture
def opened() -> Iterator[Opener]:
    clients: list[Client] = []

    def opener(target: Target | None = None, clock: Callable[[], float] = monotonic) -> Client:
        made = Client(REGISTRY, clock=clock)
        if target is not None:
            made = Client(REGISTRY, target=target, clock=clock)
        clients.append(made)
        return made

    yield opener
    for made in clients:
        made.close()


@pytest.fixture
def client(opened: Opener) -> Client:
    return opened()


def view() -> Table:
    return redact(dealt(), 0)


def until(client: Client, reached: Callable[[Reply | None], bool]) -> Reply | None:
    """Poll as frames would, until something is so."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        reply = client.poll()
        if reached(reply):
            return reply
        client.wait(PATIENCE)
    raise AssertionError("it never came")


def awaited(client: Client) -> Reply:
    reply = until(client, lambda reply: reply is not None)
    assert reply is not None
    assert judge(GAME, view(), read(GAME, view().setup, reply["move"])) == LEGAL
    return reply


def got_ready(client: Client) -> None:
    """Wait until the worker has said that it listens, without any time passing on its clock."""
    assert until(client, lambda reply: reply is not None or client.ready) is None


def send(client: Client, number: int) -> None:
    pid = client.pid
    assert pid is not None
    os.kill(pid, number)


def kill(client: Client) -> None:
    send(client, signal.SIGKILL)
    line = client._line
    assert line is not None
    line._process.join(PATIENCE)


def let_pass(client: Client, clock: Hourglass, seconds: float) -> None:
    """Let time pass, as it does between frames."""
    for _ in range(round(seconds / STEP)):
        clock.now += STEP
        assert client.poll() is None


def job(number: int, level: str = "hard") -> Job:
    t = view()
    return Job(
        job=number, registry=REGISTRY, game="tally", seats=2,
        options=t.setup.options, table=t.dump(), level=level, seed=7,
    )  # fmt: skip


def test_answers_what_the_same_search_finds_here(client: Client) -> None:
    number = client.ask(GAME, view(), "hard", 7)
    assert client.busy
    reply = awaited(client)
    assert reply["job"] == number
    move = read(GAME, view().setup, reply["move"])
    assert move == choose(GAME, view(), all_levels()["hard"], Rng.seeded(7), Stop())
    settings = all_levels()["hard"].settings
    assert settings is not None
    assert sum(visits for _, visits, _ in reply["thoughts"]) == settings.iterations
    assert client.poll() is None
    assert client.deaths == 0
    assert "glance" not in reply


def test_a_new_question_replaces_the_old_one(client: Client) -> None:
    client.ask(GAME, view(), "expert", 1)
    second = client.ask(GAME, view(), "easy", 2)
    assert awaited(client)["job"] == second


def test_a_cancelled_question_is_never_answered(client: Client) -> None:
    client.ask(GAME, view(), "expert", 1)
    client.cancel()
    client.cancel()
    assert not client.busy
    assert client.poll() is None
    last = client.ask(GAME, view(), "easy", 2)
    assert awaited(client)["job"] == last


def test_a_reply_to_a_former_question_is_dropped(opened: Opener) -> None:
    client = opened(sick.belated)
    for _ in range(3):
        number = client.ask(GAME, view(), "easy", 1)
        reply = awaited(client)
        assert (reply["job"], reply["thoughts"]) == (number, [("now", 1, 0.5)])
    assert client.deaths == 0


# Death


def test_a_killed_worker_is_replaced_and_asked_again(client: Client) -> None:
    client.ask(GAME, view(), "hard", 7)
    first = client.pid
    kill(client)
    awaited(client)
    assert client.deaths == 1
    assert client.pid != first


def test_a_worker_that_died_while_idle_is_replaced_too(client: Client) -> None:
    client.start()
    kill(client)
    client.ask(GAME, view(), "easy", 7)
    assert awaited(client)["thoughts"]
    assert client.deaths == 1


def test_after_the_third_death_the_seat_plays_without_search_and_says_so(client: Client) -> None:
    for _ in range(DEATHS):
        client.ask(GAME, view(), "expert", 7)
        kill(client)
        assert client.poll() is None
    assert client.deaths == DEATHS
    reply = awaited(client)
    assert reply["glance"]
    assert reply["thoughts"] == []
    assert client.pid is None
    client.begin_match()
    client.ask(GAME, view(), "easy", 7)
    assert awaited(client)["thoughts"]


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


# Silence


@pytest.mark.parametrize("target", [sick.silent, sick.Writes(100, b'{"job"')], ids=["all", "half"])
def test_a_silent_worker_is_replaced_after_its_level_s_time_and_some_grace(
    opened: Opener, target: Target
) -> None:
    clock = Hourglass()
    client = opened(target, clock)
    client.ask(GAME, view(), "hard", 1)
    first = client.pid
    got_ready(client)
    assert patience_with("hard") == 0.7 + GRACE
    let_pass(client, clock, 2.5)
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
    client = opened(None, clock)
    client.ask(GAME, view(), "easy", 1)
    line = client._line
    assert line is not None
    end = monotonic() + PATIENCE
    while len(line._heard) < 2 and monotonic() < end:  # that it is ready, and the answer
        line.wait(PATIENCE)
    clock.now += 3600.0
    assert client.poll() is not None


def test_play_goes_on_after_every_one_of_five_hangs(opened: Opener) -> None:
    clock = Hourglass()
    client = opened(None, clock)
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


def test_a_worker_that_does_not_read_never_makes_the_window_wait(opened: Opener) -> None:
    client = opened(None, Hourglass())
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


# The end


ORPHANS = """
from tests.ai.test_client import Client, GAME, view
client = Client("tests.fixture_game")
client.ask(GAME, view(), "{level}", 1)
while not client.ready:
    client.poll()
    client.wait(1)
print("ready", flush=True)
input()
"""


@pytest.mark.parametrize("level", ["random", "expert"])
def test_the_worker_leaves_when_the_application_was_killed(level: str) -> None:
    command = [sys.executable, "-c", ORPHANS.format(level=level)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        process.kill()
        # The worker has the same standard output, which ends when nobody has it any more.
        assert process.communicate(timeout=PATIENCE)[0] == b""


@pytest.mark.parametrize("number", [signal.SIGCONT, signal.SIGSTOP])
def test_closing_ends_even_a_worker_that_thinks_or_hangs(client: Client, number: int) -> None:
    client.ask(GAME, view(), "expert", 1)
    until(client, lambda _reply: client.ready)
    worker = client.pid
    assert worker is not None
    send(client, number)
    client.close()
    client.close()
    assert client.pid is None
    assert not client.busy
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


def test_a_search_is_dropped_by_a_halt_and_by_another_job() -> None:
    theirs, ours = Pipe(duplex=False)
    mailbox = Mailbox(theirs)
    ours.send_bytes(packed(job(1)))
    assert mailbox.next_job() == job(1)
    assert not mailbox.asked()
    ours.send_bytes(packed(Halt(halt=1)))
    assert mailbox.asked()
    ours.send_bytes(packed(job(2)))
    assert mailbox.next_job()["job"] == 2
    assert not mailbox.asked()
    ours.send_bytes(packed(job(3)))
    assert mailbox.asked()
    assert mailbox.next_job()["job"] == 3
    ours.close()
    with pytest.raises(EOFError):
        mailbox.next_job()
    theirs.close()


def test_an_answer_names_its_job_and_a_legal_move() -> None:
    t = dealt()
    for level in all_levels():
        reply = answer(job(5, level), Stop())
        assert reply["job"] == 5
        assert read(GAME, t.setup, reply["move"]) in legal_moves(GAME, t)
