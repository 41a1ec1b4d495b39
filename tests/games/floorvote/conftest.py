"""Weights for the tests: what bills weigh is balanced in play, and no rule hangs on a number."""

from collections.abc import Iterator

import pytest

from rules.floorvote.facts.names import FIRST_BILL, LAST_BILL
from rules.floorvote.facts.pieces import WEIGHT

# By issue, from position 1 to 5, a light and a heavy bill each
WEIGHTS = [
    9, 24, 8, 18, 7, 16, 8, 17, 10, 21,
    10, 22, 9, 16, 8, 14, 9, 14, 12, 18,
    11, 20, 10, 15, 9, 12, 10, 15, 11, 20,
    12, 18, 9, 14, 8, 13, 9, 16, 10, 22,
    10, 21, 8, 17, 7, 15, 8, 18, 9, 24,
]  # fmt: skip


@pytest.fixture(autouse=True)
def steady_weights() -> Iterator[None]:
    """Let the bills of every test weigh what the tests reckon with."""
    printed = WEIGHT[FIRST_BILL : LAST_BILL + 1]
    WEIGHT[FIRST_BILL : LAST_BILL + 1] = WEIGHTS
    yield
    WEIGHT[FIRST_BILL : LAST_BILL + 1] = printed
