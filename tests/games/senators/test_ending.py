"""Section 6 of the rulebook: the fourth War, the winner, ties, and nobody left."""

import pytest

from rules.senators.game import GAME
from tests.games.senators.desk import Desk


def test_s_6_1_the_fourth_war_ends_the_match_before_its_own_effect() -> None:
    desk = Desk().wars(3).stand(4, 7, 6, 5).turn("war")
    assert desk.phase == ""
    assert desk.cards("wars") == ["war"] * 4
    assert (desk.spaces, desk.money) == ([4, 7, 6, 5], [20] * 4)
    assert GAME.scores(desk.t) == [0.0, 1.0, 0.0, 0.0]


def test_s8_the_third_war_is_still_fought() -> None:
    desk = Desk(3).wars(2).turn("war")
    assert desk.phase == "offer"
    desk.seal(1, 0, 0)
    assert desk.phase == "action"
    desk.turn("war")
    assert desk.phase == ""
    assert desk.said() == ["turn", "last_war", "ends"]


def test_s_6_2_the_highest_place_wins_whatever_the_purse() -> None:
    desk = Desk(3).wars(3).stand(9, 8, 8).purses(0, 99, 99).turn("war")
    assert GAME.scores(desk.t) == [1.0, 0.0, 0.0]


def test_s_6_3_talents_break_a_tie() -> None:
    desk = Desk(3).wars(3).stand(8, 8, 7).purses(3, 4, 99).turn("war")
    assert GAME.scores(desk.t) == [0.0, 1.0, 0.0]


def test_s33_level_in_both_the_win_is_shared() -> None:
    desk = Desk().wars(3).stand(8, 8, 8, 3).purses(4, 4, 3, 9).turn("war")
    assert GAME.scores(desk.t) == [0.5, 0.5, 0.0, 0.0]


def test_s34_cards_left_over_are_worth_nothing() -> None:
    desk = Desk(3).wars(3).hand(0, "marble7", "marble8", "marble9").front(0, "consul", "censor")
    desk.stand(8, 8, 8).purses(3, 4, 3).turn("war")
    assert GAME.scores(desk.t) == [0.0, 1.0, 0.0]


@pytest.mark.parametrize(
    ("purses", "shares", "spaces"),
    [
        ((0, 0, 1, 1), [0.0, 0.0, 0.5, 0.5], [0, 0, 1, 1]),
        ((0, 0, 1, 0), [0.0, 0.0, 1.0, 0.0], [0, 0, 1, 0]),
        ((0, 0, 0, 0), [0.0, 1 / 3, 1 / 3, 1 / 3], [0, 1, 1, 1]),
    ],
)
def test_s_6_4_when_all_are_put_out_together_the_richest_wins(
    purses: tuple[int, ...], shares: list[float], spaces: list[int]
) -> None:
    # Equal offers cost nobody a place, so only a fine can put out all at once.
    desk = Desk().stand(0, 1, 1, 1).purses(*purses)
    desk.front(1, "consul").front(2, "quaestor").front(3, "censor").turn("trial")
    assert (desk.phase, desk.spaces) == ("", spaces)
    assert GAME.scores(desk.t) == shares
