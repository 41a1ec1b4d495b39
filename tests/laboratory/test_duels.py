"""Duels: equal sides share by halves at any number of seats, and a duel is the same anywhere."""

import pytest

from laboratory.crews import LocalCrew, in_order
from laboratory.duels import Ground, Side, lay_out, play_duel, share_of
from rules.core.rng import Rng
from tabletop.ai.levels import PRIOR
from tabletop.ai.odds import wilson
from tests.laboratory.shy import PATH

SHY = Side(weights="", level=PRIOR)
BOLD = Side(weights=PATH.read_text(encoding="utf-8").replace("shy = 0.4", "shy = 0.1"), level=PRIOR)


def ground(*counts: int) -> Ground:
    return Ground("tests.laboratory.shy", "shy", {}, counts)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_equal_sides_share_the_wins_by_halves(count: int) -> None:
    duels = lay_out(ground(count), (SHY, SHY), 10, Rng.seeded(3))
    assert [play_duel(duel) for duel in duels] == pytest.approx([0.5] * 5)


def test_the_bold_beat_the_shy_and_levels_may_differ() -> None:
    duels = lay_out(ground(2, 3), (BOLD, SHY), 40, Rng.seeded(3))
    assert sum(map(play_duel, duels)) / len(duels) > 0.6
    greedy = Side(weights="", level="greedy")
    duels = lay_out(ground(2), (greedy, Side(weights="", level="random")), 2, Rng.seeded(3))
    assert 0.0 <= play_duel(duels[0]) <= 1.0


def test_numbers_of_seats_take_turns() -> None:
    duels = lay_out(ground(2, 4), (BOLD, SHY), 7, Rng.seeded(1))
    assert [len(duel["pairing"]["levels"]) for duel in duels] == [2, 4, 2, 4]
    assert [len(duel["seats"]) for duel in duels] == [1, 2, 1, 2]


def test_a_crew_of_two_finds_what_one_process_finds() -> None:
    duels = lay_out(ground(2, 3), (BOLD, SHY), 12, Rng.seeded(8))
    alone = [play_duel(duel) for duel in duels]
    with LocalCrew(2) as crew:
        assert in_order(crew, play_duel, duels) == alone
        assert share_of(crew, duels) == pytest.approx(sum(alone) / len(alone))


def test_the_interval_of_a_share_holds_it_and_narrows() -> None:
    low, high = wilson(30, 50)
    assert low < 0.6 < high
    assert wilson(600, 1000)[0] > max(low, 0.5)
    assert low < 0.5
