"""Moves that differ in nothing but the amount: one choice with a range, not many choices."""

from collections.abc import Iterable

from rules.core.moves import Move


def by_amount(moves: Iterable[Move]) -> list[list[Move]]:
    """Return the moves in groups that differ only in the amount, each from the least on."""
    groups: dict[tuple[int, int, int], list[Move]] = {}
    for m in moves:
        groups.setdefault((m.verb, m.what, m.onto), []).append(m)
    return [sorted(group, key=lambda m: m.amount) for group in groups.values()]


def one_range(moves: list[Move]) -> bool:
    """Tell whether several moves are one choice of how much."""
    return len(moves) > 1 and len(by_amount(moves)) == 1


def of_amount(moves: Iterable[Move], amount: int) -> Move | None:
    """Return the move of an amount."""
    return next((m for m in moves if m.amount == amount), None)
