"""Workers that something is wrong with: each takes the place of the one that thinks."""

import contextlib
import os
import struct
from multiprocessing.connection import Connection

from tabletop.ai.messages import Job, Ready, Reply, as_job, packed, unpacked
from tabletop.ai.trials import Stop
from tabletop.ai.worker import answer

READY = packed(Ready(ready=True))
LEGAL = "lay ballot2/2>urn.0"  # in the hand of the first seat of the usual deal
ILLEGAL = "lay ballot1/1>urn.0"  # in nobody's


def told(source: Connection) -> Job:
    """Wait for a job."""
    while True:
        message = unpacked(source.recv_bytes())
        if "job" in message:
            return as_job(message)


def idle(source: Connection) -> None:
    """Listen, and do nothing about it."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            source.recv_bytes()


class Says:
    """Gets ready and answers its first job with bytes, in which JOB is the number of the job."""

    def __init__(self, words: bytes, ahead: int = 0) -> None:
        self.words = words
        self.ahead = ahead

    def __call__(self, source: Connection, target: Connection, _registry: str) -> None:
        target.send_bytes(READY)
        number = told(source)["job"] + self.ahead
        target.send_bytes(self.words.replace(b"JOB", str(number).encode()))
        idle(source)


class Writes:
    """Gets ready and answers its first job with bytes that are no message of the pipe at all."""

    def __init__(self, announced: int, words: bytes) -> None:
        self.data = struct.pack("!i", announced) + words

    def __call__(self, source: Connection, target: Connection, _registry: str) -> None:
        target.send_bytes(READY)
        told(source)
        os.write(target.fileno(), self.data)
        idle(source)


def never_ready(source: Connection, _target: Connection, _registry: str) -> None:
    """Hang while starting."""
    idle(source)


def silent(source: Connection, target: Connection, _registry: str) -> None:
    """Hang as soon as there is something to do."""
    target.send_bytes(READY)
    idle(source)


def hasty(source: Connection, target: Connection, _registry: str) -> None:
    """Answer without having said that it listens."""
    target.send_bytes(packed(answer(told(source), Stop())))
    idle(source)


def babbling(source: Connection, target: Connection, _registry: str) -> None:
    """Answer a former question over and over again."""
    target.send_bytes(READY)
    told(source)
    with contextlib.suppress(OSError):
        while True:
            target.send_bytes(packed(Reply(job=0, move=LEGAL, thoughts=[])))


def belated(source: Connection, target: Connection, _registry: str) -> None:
    """Answer the former question first, and then the one that was asked."""
    target.send_bytes(READY)
    with contextlib.suppress(EOFError, OSError):
        while True:
            number = told(source)["job"]
            late, now = ("late", 1, 0.5), ("now", 1, 0.5)
            target.send_bytes(packed(Reply(job=number - 1, move=LEGAL, thoughts=[late])))
            target.send_bytes(packed(Reply(job=number, move=LEGAL, thoughts=[now])))
