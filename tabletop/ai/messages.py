"""What the application and the thinking process say to each other: plain data only."""

import json
from typing import Final, NotRequired, TypedDict, cast

from rules.core.table import Plain

REGISTRY: Final = "rules.registry"
LONGEST: Final = 1 << 24  # bytes; whoever announces a longer message is not to be trusted
THOUGHT: Final = 3  # what is said of a move: its text, its visits, its share of the win


class Job(TypedDict):
    """A question: which move, on this redacted table, at this level and with this temper."""

    job: int
    registry: str  # the importable module whose GAMES holds the game
    game: str
    seats: int
    options: dict[str, int]
    table: Plain
    level: str
    temper: str
    seed: int


class Reply(TypedDict):
    """An answer in notation, with what was thought of each move: text, visits, share of the win."""

    job: int
    move: str
    thoughts: list[tuple[str, int, float]]
    glance: NotRequired[bool]  # whether it was made without the process, which keeps dying


class Halt(TypedDict):
    """A wish that the job be dropped without an answer."""

    halt: int


class Ready(TypedDict):
    """A word of the worker that it has loaded everything and listens."""

    ready: bool


class GarbledError(Exception):
    """Somebody said what makes no sense."""


def packed(message: Job | Reply | Halt | Ready) -> bytes:
    """Return a message as it goes through the pipe."""
    return json.dumps(message).encode()


def unpacked(data: bytes) -> dict[str, object]:
    """Return what came through the pipe; raises GarbledError where it is no message."""
    try:
        message: object = json.loads(data)
    except (ValueError, RecursionError) as wrong:
        raise GarbledError(repr(data[:40])) from wrong
    if not isinstance(message, dict):
        raise GarbledError(repr(data[:40]))
    return message


def as_job(message: dict[str, object]) -> Job:
    """Return a message as a job; the application is trusted to have said what it means."""
    return cast(Job, message)


def as_reply(message: dict[str, object]) -> Reply:
    """Return a message as a reply; raises GarbledError where it has another shape."""
    number, move, thoughts = message.get("job"), message.get("move"), message.get("thoughts")
    if not isinstance(number, int) or not isinstance(move, str) or not isinstance(thoughts, list):
        raise GarbledError(f"not a reply: {sorted(message)}")
    return Reply(job=number, move=move, thoughts=[_thought(one) for one in thoughts])


def _thought(plain: object) -> tuple[str, int, float]:
    if isinstance(plain, list) and len(plain) == THOUGHT:
        text, visits, value = plain
        if isinstance(text, str) and isinstance(visits, int) and isinstance(value, int | float):
            return text, visits, float(value)
    raise GarbledError(f"not a thought: {plain!r:.40}")
