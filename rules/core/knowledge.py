"""What a sensible player of a game feels: which moves look good, how a position stands."""

from rules.core.moves import Move
from rules.core.table import Step, Table


class Knowledge:
    """Hints for search; they never decide legality and see only guessed, never true tables.

    `curiosity` scales how much a search explores: little where good and bad moves differ by little.
    With `compares`, a search counts what moves change in an imagined world and not how lucky that
    world is to begin with. `patience` scales how many worlds it imagines: fewer where first
    impressions are good and worlds are dear.
    """

    curiosity: float = 1.0
    compares: bool = False
    patience: float = 1.0

    def value(self, t: Table) -> list[float]:
        """Estimate each seat's share of the win; the shares add up to 1."""
        seats = t.setup.seats
        return [1.0 / seats] * seats

    def scores(self, t: Table, step: Step, moves: list[Move]) -> list[float]:
        """Return how promising each move looks to the seat that decides; higher is better."""
        return [0.0] * len(moves)

    def vetoes(self, t: Table, step: Step, m: Move) -> bool:
        """Tell whether no sensible player would make this legal move."""
        return False

    def shortlist(self, t: Table, step: Step, moves: list[Move]) -> list[Move]:
        """Return the legal moves worth a thought, at least one; play-outs draw from them too."""
        return moves

    def foresee(self, t: Table, step: Step, m: Move) -> list[float] | None:
        """Return the shares that a move leads to on average over its chance, if they are known."""
        return None

    def casual(self) -> "Knowledge":
        """Return what a casual player feels, who knows the game less well; usually the same."""
        return self

    def clock(self, t: Table) -> int:
        """Return a number that rises as the match goes on; play-outs stop a few ticks ahead."""
        return 0
