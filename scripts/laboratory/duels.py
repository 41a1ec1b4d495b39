"""Two sides against each other: what each believes and how it plays, on equal terms.

Every deal is played twice, the second time with the seats exchanged, so that neither the deal nor
the seat favours a side: two equal sides share the wins by halves at any number of seats.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, fsum
from typing import TYPE_CHECKING, TypedDict

from tabletop.ai.contest import Pairing, play_match

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laboratory.crews import Crew
    from rules.core.rng import Rng


class Side(TypedDict):
    """How one side plays: the text of its weights (none: the game's own) and its level."""

    weights: str
    level: str


class Duel(TypedDict):
    """Two matches on one deal; `pairing` seats the first side at `seats`, then at the others."""

    pairing: Pairing
    sides: tuple[Side, Side]
    seats: list[int]


@dataclass(frozen=True)
class Ground:
    """What duels are about: a game with its options, how many sit, and the file of levels."""

    registry: str
    game: str
    options: dict[str, int]
    seat_counts: Sequence[int]
    settings: str = ""


class BrokenDuelError(Exception):
    """Names a match in which a move was refused, so that it can be played again."""


def lay_out(ground: Ground, sides: tuple[Side, Side], matches: int, source: Rng) -> list[Duel]:
    """Deal as many matches, rounded up to whole duels; the numbers of seats take turns."""
    result: list[Duel] = []
    for number in range(ceil(matches / 2)):
        count = ground.seat_counts[number % len(ground.seat_counts)]
        order = list(range(count))
        source.shuffle(order)
        pairing = Pairing(
            registry=ground.registry,
            game=ground.game,
            options=ground.options,
            levels=[],
            weights=[],
            settings=ground.settings,
            rotation=0,
            deal=source.next(),
            minds=source.next(),
        )
        result.append(Duel(pairing=pairing, sides=sides, seats=sorted(order[: count // 2 or 1])))
        result[-1]["pairing"]["levels"] = [""] * count
    return result


def play_duel(duel: Duel) -> float:
    """Play both matches and return the first side's share of their wins."""
    seats = range(len(duel["pairing"]["levels"]))
    first = set(duel["seats"])
    return (_share(duel, first) + _share(duel, set(seats) - first)) / 2


def _share(duel: Duel, first: set[int]) -> float:
    seats = range(len(duel["pairing"]["levels"]))
    seated = [duel["sides"][0 if seat in first else 1] for seat in seats]
    pairing = duel["pairing"].copy()
    pairing["levels"] = [side["level"] for side in seated]
    pairing["weights"] = [side["weights"] for side in seated]
    outcome = play_match(pairing)
    if outcome["illegal"]:
        raise BrokenDuelError(str({key: pairing[key] for key in ("game", "deal", "minds")}))
    # A match without an end is nobody's merit.
    shares = outcome["by_seat"] or [1 / len(seats)] * len(seats)
    return fsum(shares[seat] for seat in first)


def share_of(crew: Crew, duels: Sequence[Duel]) -> float:
    """Let a crew play all duels and return the first side's share of the wins."""
    return fsum(share for _, share in crew.each(play_duel, duels, light=True)) / len(duels)
