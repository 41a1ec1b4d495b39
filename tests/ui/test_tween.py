"""Motion: curves and springs are pure functions of time."""

from itertools import pairwise

import pytest

from tabletop.ui.drawing.tween import SPRINGS, Spring, enter, quad_out, standard


@pytest.mark.parametrize("curve", [standard, enter, quad_out])
def test_a_curve_starts_at_nought_ends_at_one_and_never_goes_back(curve: object) -> None:
    assert callable(curve)
    values = [curve(step / 50) for step in range(51)]
    assert values[0] == 0
    assert values[-1] == 1
    assert all(b >= a - 1e-9 for a, b in pairwise(values))
    assert curve(-1) == 0
    assert curve(2) == 1


def test_entering_is_quick_at_first() -> None:
    assert enter(0.25) > 0.7


@pytest.mark.parametrize("milliseconds", sorted(SPRINGS))
def test_a_spring_has_all_but_settled_in_its_time(milliseconds: int) -> None:
    spring = Spring.settling_in(milliseconds)
    spring.goal = 100.0
    for _ in range(milliseconds // 10):
        spring.advance(0.01)
    assert spring.value == pytest.approx(100, abs=3)


@pytest.mark.parametrize("milliseconds", sorted(SPRINGS))
def test_a_critically_damped_spring_does_not_overshoot(milliseconds: int) -> None:
    spring = Spring.settling_in(milliseconds)
    spring.goal = 100.0
    assert max(spring.advance(1 / 60) for _ in range(60)) <= 100.01


def test_a_spring_gives_the_same_whatever_the_frame_rate() -> None:
    fast, slow = Spring.settling_in(180), Spring.settling_in(180)
    fast.goal = slow.goal = 50.0
    for _ in range(24):
        fast.advance(1 / 240)
    slow.advance(1 / 10)
    assert fast.value == pytest.approx(slow.value, abs=0.7)


def test_a_spring_that_is_snapped_stays_at_its_goal() -> None:
    spring = Spring.settling_in(120, 5.0)
    spring.goal = 9.0
    spring.advance(0.05)
    spring.snap()
    assert spring.value == 9.0
    assert spring.advance(0.05) == 9.0
