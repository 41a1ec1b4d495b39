"""The printed chart of the votes needed for cloture and override: the rule, slips included."""

from typing import Final

# For 0 to 68 votes against; the first five share a row. Eight entries for cloture differ from three
# fifths by one: those for 30, 32, 34 and for 59, 61, 63, 65, 67.
CLOTURE: Final = [
    6, 6, 6, 6, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24, 26, 27, 29, 30, 32, 33, 35, 36,
    38, 39, 41, 42, 44, 46, 47, 49, 50, 52, 53, 54, 56, 57, 59, 60, 62, 63, 65, 66, 68, 69, 71,
    72, 74, 75, 77, 78, 80, 81, 83, 84, 86, 87, 88, 90, 91, 93, 94, 96, 97, 99, 100, 102,
]  # fmt: skip
FEWEST: Final = 4  # the first row of the chart: so many votes against are reckoned with at least


def exact_cloture(against: int) -> int:
    """Return three fifths of all votes, given those against: one and a half times as many."""
    return (3 * max(against, FEWEST) + 1) // 2


def cloture(against: int, *, exact: bool) -> int:
    """Return the votes needed for cloture by the chart, or by exact fractions (F-50, F.11.3)."""
    if exact or against >= len(CLOTURE):
        return exact_cloture(against)
    return CLOTURE[against]


def override(against: int) -> int:
    """Return the votes needed to override a veto: twice those against (F-33, F.7.2).

    Here the chart has no slips, so the formula says the same.
    """
    return 2 * max(against, FEWEST)
