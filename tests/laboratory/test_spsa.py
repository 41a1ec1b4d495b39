"""Climbing by duels between neighbours: finds the top of a hill that only shares tell of."""

from math import exp, log

import pytest

from laboratory.spsa import FARTHEST, Climb, Schedule
from rules.core.rng import Rng

TOP = [1.6, 0.7, 1.0]


def height(factors: list[float]) -> float:
    return -sum((log(factor) - log(best)) ** 2 for factor, best in zip(factors, TOP, strict=True))


def test_a_climb_finds_the_top() -> None:
    climb = Climb(3, Schedule(steps=300, reach=0.1, stride=0.1))
    rng = Rng.seeded(5)
    while climb.steps < 300:
        direction = climb.direction(rng)
        lead = height(climb.neighbour(direction, 1)) - height(climb.neighbour(direction, -1))
        climb.step(direction, 1 / (1 + exp(-lead)))
    assert climb.settled() == pytest.approx(TOP, rel=0.05)


def test_steps_and_neighbours_come_closer() -> None:
    schedule = Schedule(steps=100, reach=0.2, stride=0.1)
    assert (schedule.reach_at(0), schedule.stride_at(0)) == (0.2, 0.1)
    assert schedule.reach_at(99) < schedule.reach_at(9) < 0.2
    assert schedule.stride_at(99) < schedule.stride_at(9) < 0.1


def test_a_drawn_duel_moves_nothing_and_no_lead_leads_out_of_bounds() -> None:
    climb = Climb(2, Schedule(steps=10, reach=0.1, stride=5.0))
    climb.step([1, -1], 0.5)
    assert climb.way[-1] == [0.0, 0.0]
    climb.step([1, -1], 1.0)
    assert climb.way[-1] == [FARTHEST, -FARTHEST]
