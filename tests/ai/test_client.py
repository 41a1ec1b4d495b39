"""The thinking process: answers, can be interrupted, and comes back when it is killed or hangs."""

import os
import signal
import subprocess
import sys
from multiprocessing import Pipe

import pytest

from rules.core.engine import legal_moves
from rules.core.notation import read
from rules.core.rng import Rng
from tabletop.ai.client import Client
from tabletop.ai.levels import all_levels, choose
from tabletop.ai.messages import Halt, Job, packed
from tabletop.ai.trials import Stop
from tabletop.ai.worker import Mailbox, answer
from tests.ai import sick
from tests.ai.asking import (
    PATIENCE,
    REGISTRY,
    Opener,
    awaited,
    kill,
    send,
    until,
    view,
)
from tests.ai.positions import dealt
from tests.ai.thinkers import unhurried
from tests.fixture_game import GAME
from tests.house.files import ROOT
from tests.systems import needs_unix


def job(number: int, level: str = "hard") -> Job:
    t = view()
    return Job(
        job=number, registry=REGISTRY, game="tally", seats=2,
        options=t.setup.options, table=t.dump(), level=level, temper="", seed=7,
    )  # fmt: skip


def test_answers_what_the_same_search_finds_here(client: Client) -> None:
    number = client.ask(GAME, view(), "hard", 7)
    assert client.busy
    reply = awaited(client)
    assert reply["job"] == number
    # On a busy machine the clock may have cut the search short: here it is cut at the same place.
    thought = sum(visits for _, visits, _ in reply["thoughts"])
    assert thought > 0
    same = choose(GAME, view(), unhurried("hard", thought), Rng.seeded(7), Stop())
    assert read(GAME, view().setup, reply["move"]) == same
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
    for deaths in range(3):
        assert client.deaths == deaths
        client.ask(GAME, view(), "expert", 7)
        kill(client)
        assert client.poll() is None
    assert client.deaths == 3
    reply = awaited(client)
    assert reply["glance"]
    assert reply["thoughts"] == []
    assert client.pid is None
    client.begin_match()
    client.ask(GAME, view(), "easy", 7)
    assert awaited(client)["thoughts"]


ORPHANS = """
from tabletop.ai.client import Client
from tests.ai.asking import GAME, REGISTRY, view
client = Client(REGISTRY)
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


@needs_unix
@pytest.mark.parametrize("name", ["SIGCONT", "SIGSTOP"])
def test_closing_ends_even_a_worker_that_thinks_or_hangs(client: Client, name: str) -> None:
    client.ask(GAME, view(), "expert", 1)
    until(client, lambda _reply: client.ready)
    worker = client.pid
    assert worker is not None
    send(client, signal.Signals[name])
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
