"""What a seat chooses: a verb, a thing, where it goes, and how much."""

from typing import Final, final


@final
class Move:
    """Four integers; `what` and `onto` are refs."""

    __slots__ = ("verb", "what", "onto", "amount")

    def __init__(self, verb: int, what: int = 0, onto: int = 0, amount: int = 0) -> None:
        self.verb: Final = verb
        self.what: Final = what
        self.onto: Final = onto
        self.amount: Final = amount

    def plain(self) -> tuple[int, int, int, int]:
        """Return the four integers."""
        return (self.verb, self.what, self.onto, self.amount)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(self.plain())

    def __repr__(self) -> str:
        return f"Move{self.plain()}"
