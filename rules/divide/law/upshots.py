"""What a change costs or brings: the figures of every seat, and how heavy that weighs.

A change is carried out on a silent copy of the table first, so that the numbers that are told are
those that follow. Whoever is concerned is told by a sentence of its own with a weight; the plain
figures come along without any.
"""

from typing import Final

from rules.core.moments import Upshot
from rules.core.table import Table
from rules.divide.facts.names import card_count, influence

LEAST: Final = 5  # of whatever concerns a seat
EACH: Final = 8  # for each point of influence
LOSS: Final = 12  # of a group that is lost, whatever it was worth
MOST: Final = 90  # more than that only the match itself weighs


def gain(t: Table, after: Table, seat: int) -> int:
    """Return by how much a seat's influence changes."""
    return after.count(influence(seat)) - t.count(influence(seat))


def weight(amount: int, least: int = LEAST) -> int:
    """Return how heavy a change of influence is."""
    return min(least + EACH * abs(amount), MOST)


def figures(t: Table, after: Table) -> list[Upshot]:
    """Return every change of a seat's influence and cards, which decide the match (D-31, D-32)."""
    found: list[Upshot] = []
    for seat in range(t.setup.seats):
        change = gain(t, after, seat)
        if change:
            found.append(Upshot(seat, "influence", influence(seat), change, 0))
        change = after.count(card_count(seat)) - t.count(card_count(seat))
        if change:
            found.append(Upshot(seat, "cards", card_count(seat), change, 0))
    return found


def standing(t: Table, after: Table, seat: int) -> dict[str, int]:
    """Return a seat's influence before and after a change, for the sentence that tells it."""
    before, now = t.count(influence(seat)), after.count(influence(seat))
    return {"before": before, "after": now, "count": now - before}
