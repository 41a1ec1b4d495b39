"""What a seat chooses: a verb, a thing, where it goes, and how much."""

from typing import Final, final

from rules.core.rng import Rng


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


def drawn(moves: list[Move], rng: Rng) -> Move:
    """Draw what to do, then with what: thirty ways to do one thing are no likelier than one.

    Where a verb has very many moves, drawing among all of them would do little else.
    """
    verbs = list(dict.fromkeys([m.verb for m in moves]))
    verb = verbs[rng.below(len(verbs))]
    chosen = [m for m in moves if m.verb == verb]
    return chosen[rng.below(len(chosen))]
