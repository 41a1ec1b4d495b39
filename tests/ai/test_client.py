"""The thinking process: answers, can be interrupted, and comes back when it is killed."""

import os
import signal
from collections.abc import Iterator
from multiprocessing import Pipe
from time import monotonic

import pytest

from rules.core.engine import judge, legal_moves
from rules.core.game import LEGAL
from rules.core.hidden import redact
from rules.core.notation import read
from rules.core.rng import Rng
from tabletop.ai.client import DEATHS, Client
from tabletop.ai.ismcts import Stop
from tabletop.ai.levels import all_levels, choose
from tabletop.ai.messages import Halt, Job, Reply
from tabletop.ai.worker import Mailbox, answer
from tests.ai.positions import dealt
from tests.ai.thinkers import unhurried
from tests.fixture_game import GAME

PATIENCE = 300.0  # seconds; only a broken worker ever takes so long, however busy the machine


@pytest.fixture
def client() -> Iterator[Client]:
    opened = Client("tests.fixture_game")
    yield opened
    opened.close()


def awaited(client: Client) -> Reply:
    """Poll as frames would, until the answer is there."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        reply = client.poll()
        if reply is not None:
            return reply
        client.wait(PATIENCE)
    raise AssertionError("no answer")


def kill(client: Client) -> None:
    process = client._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join(PATIENCE)


def job(number: int, level: str = "hard") -> Job:
    t = redact(dealt(), 0)
    return Job(
        job=number, registry="tests.fixture_game", game="tally", seats=2,
        options=t.setup.options, table=t.dump(), level=level, seed=7,
    )  # fmt: skip


def test_answers_what_the_same_search_finds_here(client: Client) -> None:
    view = redact(dealt(), 0)
    number = client.ask(GAME, view, "hard", 7)
    assert client.busy
    reply = awaited(client)
    assert reply["job"] == number
    # On a busy machine the clock may have cut the search short: here it is cut at the same place.
    thought = sum(visits for _, visits, _ in reply["thoughts"])
    assert thought > 0
    same = choose(GAME, view, unhurried("hard", thought), Rng.seeded(7), Stop())
    assert read(GAME, view.setup, reply["move"]) == same
    assert client.poll() is None


def test_a_new_question_replaces_the_old_one(client: Client) -> None:
    view = redact(dealt(), 0)
    client.ask(GAME, view, "expert", 1)
    second = client.ask(GAME, view, "easy", 2)
    assert awaited(client)["job"] == second


def test_a_cancelled_question_is_never_answered(client: Client) -> None:
    view = redact(dealt(), 0)
    client.ask(GAME, view, "expert", 1)
    client.cancel()
    client.cancel()
    assert not client.busy
    assert client.poll() is None
    last = client.ask(GAME, view, "easy", 2)
    assert awaited(client)["job"] == last


def test_a_killed_worker_is_replaced_and_asked_again(client: Client) -> None:
    view = redact(dealt(), 0)
    client.ask(GAME, view, "hard", 7)
    first = client.pid
    kill(client)
    reply = awaited(client)
    assert client.deaths == 1
    assert client.pid != first
    assert judge(GAME, view, read(GAME, view.setup, reply["move"])) == LEGAL


def test_a_worker_that_died_while_idle_is_replaced_too(client: Client) -> None:
    view = redact(dealt(), 0)
    client.start()
    kill(client)
    client.ask(GAME, view, "easy", 7)
    assert awaited(client)["thoughts"]
    assert client.deaths == 1


def test_after_the_third_death_the_seat_plays_without_search(client: Client) -> None:
    view = redact(dealt(), 0)
    for _ in range(DEATHS):
        client.ask(GAME, view, "expert", 7)
        kill(client)
        assert client.poll() is None
    assert client.deaths == DEATHS
    reply = client.poll()
    assert reply is not None
    assert reply["thoughts"] == []
    assert judge(GAME, view, read(GAME, view.setup, reply["move"])) == LEGAL
    assert client.pid is None
    client.begin_match()
    client.ask(GAME, view, "easy", 7)
    assert awaited(client)["thoughts"]


def test_the_worker_leaves_when_the_application_is_gone(client: Client) -> None:
    client.start()
    process, connection = client._process, client._connection
    assert process is not None
    assert connection is not None
    connection.close()
    process.join(PATIENCE)
    assert process.exitcode == 0


def test_closing_ends_even_a_thinking_worker(client: Client) -> None:
    client.ask(GAME, redact(dealt(), 0), "expert", 1)
    client.close()
    client.close()
    assert client.pid is None
    assert not client.busy


def test_a_search_is_dropped_by_a_halt_and_by_another_job() -> None:
    ours, theirs = Pipe()
    mailbox = Mailbox(theirs)
    ours.send(job(1))
    assert mailbox.next_job()["job"] == 1
    assert not mailbox.asked()
    ours.send(Halt(halt=1))
    assert mailbox.asked()
    ours.send(job(2))
    assert mailbox.next_job()["job"] == 2
    assert not mailbox.asked()
    ours.send(job(3))
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
