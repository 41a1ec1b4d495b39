"""What the application and the thinking process say to each other: plain data only."""

from typing import Final, TypedDict

from rules.core.table import Plain

REGISTRY: Final = "rules.registry"


class Job(TypedDict):
    """A question: which move, on this redacted table, at this level."""

    job: int
    registry: str  # the importable module whose GAMES holds the game
    game: str
    seats: int
    options: dict[str, int]
    table: Plain
    level: str
    seed: int


class Reply(TypedDict):
    """An answer in notation, with what was thought of each move: text, visits, share of the win."""

    job: int
    move: str
    thoughts: list[tuple[str, int, float]]


class Halt(TypedDict):
    """A wish that the job be dropped without an answer."""

    halt: int
