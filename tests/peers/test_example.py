"""The example in the documents learns something."""

import pytest

pytest.importorskip("pettingzoo", reason="the extra 'peers' is not installed")

from peers.example import rate, train


def test_the_example_trains_a_policy_that_knows_more_than_nothing() -> None:
    weights = train(3)
    assert weights.any()
    assert rate(0 * weights, 2) == 0.5  # the same deal from both seats, by equals
    assert 0.0 <= rate(weights, 2) <= 1.0
