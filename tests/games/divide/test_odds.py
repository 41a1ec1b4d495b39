"""The chances of two dice are exact, and a sleeping target shifts them."""

from fractions import Fraction
from itertools import product

import pytest

from rules.divide.law import odds
from tests.games.divide.desk import Desk

# The odds table of the rulings: difference before the dice, chance of the attacker in percent.
TABLE = {-5: 0.0, -4: 2.8, -3: 8.3, -2: 16.7, -1: 27.8, 0: 41.7, 1: 58.3, 2: 72.2, 3: 83.3,
         4: 91.7, 5: 97.2, 6: 100.0}  # fmt: skip


@pytest.mark.parametrize("difference", range(-9, 12))
def test_every_chance_is_the_share_of_the_throws_that_win(difference: int) -> None:
    wins = sum(difference + a > d for a, d in product(range(1, 7), repeat=2))
    assert odds.ways(difference) == wins
    assert odds.chance(difference) == float(Fraction(wins, 36))


@pytest.mark.parametrize("difference", TABLE)
def test_the_table_of_the_rulings_is_met_to_a_tenth_of_a_percent(difference: int) -> None:
    assert odds.per_mille(difference) == round(TABLE[difference] * 10)


@pytest.mark.parametrize("difference", [-40, -6, 7, 40])
def test_beyond_the_table_nothing_changes(difference: int) -> None:
    assert odds.chance(difference) == (1.0 if difference > 0 else 0.0)


def test_the_chances_of_both_sides_and_of_a_tie_add_up() -> None:
    for difference in range(-7, 8):
        ties = sum(difference + a == d for a, d in product(range(1, 7), repeat=2))
        assert odds.ways(difference) + odds.ways(-difference) + ties == 36


def test_d_8_7_a_sleeping_target_is_two_easier_and_its_die_counts_two_less() -> None:
    desk = Desk().hand(0, "baristas").base(1, "idle_trucks").on("idle_trucks", "asleep")
    key, numbers = desk.foresees("take baristas>idle_trucks")
    assert (key, numbers["whole"], numbers["tenth"]) == ("chance", 72, 2)
    assert (numbers["attack"], numbers["defence"], numbers["difference"]) == (2, 0, 2)
    desk.play("take baristas>idle_trucks", "challenge", "call").dice(3, 4).play("throw")
    assert desk.where("idle_trucks") == "base.0"
    desk = Desk().hand(0, "baristas").base(1, "idle_trucks").on("idle_trucks", "asleep")
    desk.play("take baristas>idle_trucks", "challenge", "call").dice(2, 4).play("throw")
    assert desk.where("idle_trucks") == "base.1", "level is not enough"


def test_a_group_that_sleeps_in_a_team_loses_nothing() -> None:
    desk = Desk().hand(0, "baristas", "asleep").base(1, "idle_trucks")
    desk.play("take baristas>idle_trucks", "reinforce asleep>baristas")
    assert desk.readouts("odds")["target"]["difference"] == 0


@pytest.mark.parametrize(("attack", "defence"), list(product(range(1, 7), repeat=2)))
def test_d20_ties_go_to_the_defender(attack: int, defence: int) -> None:
    desk = Desk().hand(0, "baristas").free("idle_trucks").play("take baristas>idle_trucks")
    desk.dice(attack, defence).play("throw")
    won = desk.where("idle_trucks") == "base.0"
    assert won == (attack > defence)
    assert ("taken" if won else "held") in desk.said()
