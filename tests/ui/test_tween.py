"""Motion: curves, springs and combinations are pure functions of time."""

from itertools import pairwise

import pytest

from tabletop.ui.drawing.tween import (
    LIVELY_SPRINGS,
    SPRINGS,
    Delay,
    Motion,
    Player,
    Spring,
    Trigger,
    Tween,
    delayed,
    enter,
    leave,
    linear,
    parallel,
    quad_out,
    sequence,
    stagger,
    standard,
)


@pytest.mark.parametrize("curve", [standard, enter, leave, linear, quad_out])
def test_a_curve_starts_at_nought_ends_at_one_and_never_goes_back(curve: object) -> None:
    assert callable(curve)
    values = [curve(step / 50) for step in range(51)]
    assert values[0] == 0
    assert values[-1] == 1
    assert all(b >= a - 1e-9 for a, b in pairwise(values))
    assert curve(-1) == 0
    assert curve(2) == 1


def test_entering_is_quick_at_first_and_leaving_is_slow_at_first() -> None:
    assert enter(0.25) > 0.7
    assert leave(0.25) < 0.1


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


@pytest.mark.parametrize("milliseconds", sorted(LIVELY_SPRINGS))
def test_a_lively_spring_overshoots_a_little(milliseconds: int) -> None:
    spring = Spring.settling_in(milliseconds, lively=True)
    spring.goal = 100.0
    peak = max(spring.advance(1 / 60) for _ in range(60))
    assert 100.5 < peak < 104


def test_a_spring_gives_the_same_whatever_the_frame_rate() -> None:
    fast, slow = Spring.settling_in(180), Spring.settling_in(180)
    fast.goal = slow.goal = 50.0
    for _ in range(24):
        fast.advance(1 / 240)
    slow.advance(1 / 10)
    assert fast.value == pytest.approx(slow.value, abs=0.7)


def test_a_spring_comes_to_rest_and_can_be_snapped() -> None:
    spring = Spring.settling_in(120, 5.0)
    assert spring.at_rest()
    spring.goal = 9.0
    assert not spring.at_rest()
    spring.snap()
    assert spring.value == 9.0
    assert spring.at_rest()


def test_a_tween_leads_several_numbers() -> None:
    tween = Tween((0, 10), (10, 30), 2.0, easing=linear)
    assert tween.values(1.0) == (5, 20)
    assert tween.values(9.0) == (10, 30)
    assert Tween((1,), (2,), 0.0).values(0) == (2,)


def _recorder(name: str, log: list[tuple[str, float]], seconds: float = 1.0) -> Motion:
    def note(values: tuple[float, ...]) -> None:
        log.append((name, values[0]))

    return Tween((0,), (1,), seconds, note, linear)


def test_a_sequence_plays_one_after_another() -> None:
    log: list[tuple[str, float]] = []
    motion = sequence(_recorder("a", log), Delay(0.5), _recorder("b", log))
    assert motion.duration == 2.5
    motion.show(0.5)
    motion.show(2.0)
    assert log == [("a", 0.5), ("a", 1.0), ("b", 0.5)]


def test_parallel_motions_begin_together_and_each_ends_once() -> None:
    log: list[tuple[str, float]] = []
    motion = parallel(_recorder("a", log, 1.0), _recorder("b", log, 2.0))
    for at in (0.5, 1.5, 2.5, 3.5):
        motion.show(at)
    assert [value for name, value in log if name == "a"] == [0.5, 1.0]
    assert [value for name, value in log if name == "b"] == [0.25, 0.75, 1.0]


def test_a_stagger_is_capped() -> None:
    parts = [Delay(0.22) for _ in range(40)]
    assert stagger(parts, 0.06).duration == pytest.approx(39 * 0.06 + 0.22)
    assert stagger(parts, 0.06, 1.2).duration == pytest.approx(1.2)
    assert stagger([Delay(0.3)], 0.06).duration == pytest.approx(0.3)


def test_a_call_happens_once_when_its_moment_has_come() -> None:
    done: list[int] = []
    motion = delayed(0.5, Trigger(lambda: done.append(1)))
    motion.show(0.4)
    assert done == []
    motion.show(0.6)
    motion.show(0.7)
    assert done == [1]


def test_finishing_shows_the_end_of_every_part() -> None:
    log: list[tuple[str, float]] = []
    player = Player(sequence(_recorder("a", log), _recorder("b", log)))
    assert not player.advance(0.2)
    player.finish()
    assert player.finished
    assert log[-2:] == [("a", 1.0), ("b", 1.0)]
