"""What a sensible player of a game feels: which moves look good, how a position stands."""

from pathlib import Path
from typing import Final

from rules.core.data import Facts, read_facts
from rules.core.moves import Move
from rules.core.table import Step, Table

FAR: Final = 1 << 30  # ticks to an end that cannot be told


class Knowledge:
    """Hints for computer players; they never decide legality and see only guessed tables.

    `ways` are settings of levels that suit this game better than the usual ones. `trust` says how
    far the shares it tells are borne out by matches: 1 as they are, less where it is too sure.
    `calibration` is by how much they still differ from what matches bring, on average; as long as
    nobody has measured that, they may be anything.
    """

    def __init__(self) -> None:
        self.ways: dict[str, dict[str, float]] = {}
        self.trust = 1.0
        self.calibration = 1.0

    def value(self, t: Table) -> list[float]:
        """Estimate each seat's share of the win; the shares add up to 1."""
        seats = t.setup.seats
        return [1.0 / seats] * seats

    def scores(self, t: Table, step: Step, moves: list[Move]) -> list[float]:
        """Return how promising each move looks to the seat that decides; higher is better.

        One more makes a move e times as likely to be thought the best.
        """
        return [0.0] * len(moves)

    def defensible(self, t: Table, step: Step, moves: list[Move]) -> list[Move]:
        """Return the legal moves that a sensible player could make; none says that all are bad."""
        return moves

    def shortlist(self, t: Table, step: Step, moves: list[Move]) -> list[Move]:
        """Return the legal moves worth a thought, at least one; play-outs draw from them too."""
        return moves

    def foresee(self, t: Table, step: Step, m: Move) -> list[float] | None:
        """Return the shares that a move leads to on average over its chance, if they are known."""
        return None

    def clock(self, t: Table) -> int:
        """Return a number that rises as the match goes on; play-outs stop a few ticks ahead."""
        return 0

    def ticks_left(self, t: Table) -> int:
        """Return by how much the clock will rise to the end, if that can be told."""
        return FAR

    def suit_levels(self, path: Path) -> None:
        """Read how levels think best in this game, and how far its shares are to be trusted."""
        facts = read_facts(path)
        self.trust = facts.real("trust")
        self.calibration = facts.real("calibration")
        self.ways = {}
        for name in facts.keys():  # noqa: SIM118 - not a dict
            self.ways[name] = _numbers(facts.sub(name))


def _numbers(facts: Facts) -> dict[str, float]:
    return {key: facts.real(key) for key in facts.keys()}  # noqa: SIM118 - not a dict
