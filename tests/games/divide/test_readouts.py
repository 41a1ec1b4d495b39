"""Readouts and previews: totals, sums, exact chances, and what a move would bring."""

import pytest

from rules.core.engine import legal_moves
from rules.core.hidden import PUBLIC, redact
from rules.divide.game import GAME
from tests.games.divide.desk import Desk
from tests.games.divide.walks import walk


def test_totals_are_told_where_they_are_not_what_is_printed() -> None:
    desk = Desk().base(0, "baristas", "fat_cats").base(1, "idle_trucks").free("yurt_owners")
    desk.on("fat_cats", "tax_shelter").on("idle_trucks", "lawyers").on("yurt_owners", "typo")
    assert desk.readouts("total") == {
        "fat_cats": {"total": 6, "printed": 3},
        "idle_trucks": {"total": 2, "printed": 2},
        "yurt_owners": {"total": 0, "printed": 1},
    }


def test_a_turned_group_tells_its_wing() -> None:
    desk = Desk().hand(0, "change_of_heart").base(1, "baristas")
    desk.play("play change_of_heart>baristas")
    assert desk.readouts("counts_right") == {"baristas": {"total": 2}}
    assert desk.readouts("total") == {"baristas": {"total": 2, "printed": 2}}
    assert desk.readouts("counts_left") == {}


def test_every_base_tells_its_sums() -> None:
    desk = Desk(6).base(2, "fat_cats", "summer_campers").on("fat_cats", "jingle")
    sums = desk.readouts("sums")
    assert list(sums) == [f"base.{seat}" for seat in range(6)]
    assert sums["base.2"] == {"seat": 2, "left": 1, "right": 4, "influence": 3, "cards": 3}


def test_a_battle_tells_sums_intent_and_the_exact_chance() -> None:
    desk = Desk().hand(0, "red_carpet").base(1, "idle_trucks", "fat_cats").on("fat_cats", "lawyers")
    desk.hand(1, "jingle").play("destroy red_carpet>idle_trucks")
    assert desk.readouts("attack_sum") == {"attack": {"sum": 4, "seat": 0}}
    assert desk.readouts("defence_sum") == {"defence": {"sum": 5, "seat": 1}}
    numbers = desk.readouts("odds")["target"]
    assert numbers == {"whole": 27, "tenth": 8, "difference": -1, "attack": 4, "defence": 5,
                       "seat": 0, "count": 1}  # fmt: skip
    assert desk.readouts("intent_destroy")["target"]["what"] == desk.ref("idle_trucks")
    assert desk.readouts("intent_take") == {}
    desk.play("challenge", "call", "throw")
    assert desk.readouts("odds") == {}


def test_the_seat_of_an_unaffiliated_target_is_nobody() -> None:
    desk = Desk().hand(0, "red_carpet").free("yurt_owners").play("take red_carpet>yurt_owners")
    assert desk.readouts("defence_sum") == {"defence": {"sum": 1, "seat": -1}}
    assert "intent_take" in {r.key for r in GAME.readouts(redact(desk.t, 0))}


@pytest.mark.parametrize(
    ("text", "whole", "tenth"),
    [("take red_carpet>idle_trucks", 72, 2), ("destroy summer_campers>idle_trucks", 27, 8),
     ("take red_carpet>ministry_feelings", 16, 7)],
)  # fmt: skip
def test_an_attack_foresees_its_chance(text: str, whole: int, tenth: int) -> None:
    desk = Desk().hand(0, "red_carpet", "summer_campers").base(1, "idle_trucks")
    desk.free("ministry_feelings")
    digest = desk.t.digest()
    key, numbers = desk.foresees(text)
    assert (key, numbers["whole"], numbers["tenth"]) == ("chance", whole, tenth)
    assert numbers["seat"] == 0
    assert desk.t.digest() == digest


def test_cards_in_a_battle_foresee_the_chance_of_the_attacker() -> None:
    desk = Desk().hand(0, "baristas", "red_carpet", "jingle").base(1, "idle_trucks")
    desk.hand(1, "fat_cats", "smeared").play("take baristas>idle_trucks")
    assert desk.foresees("join red_carpet>attack")[1]["difference"] == 4
    assert desk.foresees("reinforce jingle>baristas")[1]["difference"] == 1
    assert desk.foresees("challenge")[1]["difference"] == 0
    desk.play("challenge")
    key, numbers = desk.foresees("join fat_cats>defence")
    assert (key, numbers["difference"], numbers["seat"]) == ("chance", -3, 0)
    assert desk.foresees("reinforce smeared>baristas")[1]["attack"] == 0
    assert desk.foresees("call")[1]["difference"] == 0
    desk.play("join fat_cats>defence")
    assert desk.foresees("stand")[1]["difference"] == -3
    desk.play("stand")
    assert desk.foresees("throw")[1]["difference"] == -3


def test_d16_odds_are_those_before_a_raise_until_both_sides_have_declared() -> None:
    desk = Desk().hand(0, "baristas", "jingle").hand(1, "fat_cats", "typo").base(1, "idle_trucks")
    desk.free("yurt_owners")

    def open_cards(seat: int) -> int:
        view = redact(desk.t, seat)
        return next(r.numbers["count"] for r in GAME.readouts(view) if r.key == "odds")

    assert desk.foresees("take baristas>idle_trucks")[1]["count"] == 2
    assert desk.foresees("take baristas>yurt_owners")[1]["count"] == 0, "nobody raises for it"
    desk.play("take baristas>idle_trucks")
    assert (open_cards(0), open_cards(1)) == (2, 2)
    assert desk.foresees("challenge")[1]["count"] == 2
    desk.play("challenge")
    assert (open_cards(0), desk.foresees("call")[1]["count"]) == (2, 0)
    assert desk.foresees("join fat_cats>defence")[1]["count"] == 1, "the attacker may answer"
    desk.play("join fat_cats>defence", "stand")
    assert (open_cards(0), open_cards(1)) == (0, 1), "what I could add myself is no news to me"
    assert desk.foresees("throw")[1]["count"] == 0


def test_an_attached_card_foresees_the_total_and_what_its_owner_has() -> None:
    desk = Desk().hand(0, "tax_shelter", "repossession").base(1, "fat_cats").free("yurt_owners")
    desk.on("fat_cats", "jingle")
    key, numbers = desk.foresees("attach tax_shelter>fat_cats")
    assert (key, numbers["total"], numbers["seat"], numbers["influence"]) == (
        "would_weigh",
        7,
        1,
        7,
    )
    assert desk.foresees("attach tax_shelter>yurt_owners")[0] == "would_total"
    key, numbers = desk.foresees("attach repossession>fat_cats")
    assert (key, numbers["total"], numbers["what"]) == ("would_strip", 3, desk.ref("jingle"))


def test_a_special_card_foresees_no_number_that_stays_what_it_is() -> None:
    desk = Desk().hand(0, "lawyers", "gag_order", "repossession", "identity_crisis")
    desk.base(1, "fat_cats").free("yurt_owners")
    for card in ("lawyers", "gag_order", "repossession"):
        assert desk.preview(f"attach {card}>fat_cats") is None
    key, numbers = desk.foresees("attach identity_crisis>fat_cats")
    assert (key, numbers["seat"], numbers["left"], numbers["right"]) == ("would_stand", 1, 3, 0)
    assert desk.preview("attach identity_crisis>yurt_owners") is None


def test_events_foresee_what_is_lost() -> None:
    desk = Desk().hand(0, "scandal", "walkout", "terror_attack", "bedfellows", "comeback")
    desk.base(1, "fat_cats", "baristas").base(2, "tofu_cartel")
    for event in ("scandal", "walkout"):
        key, numbers = desk.foresees(f"play {event}>baristas")
        assert (key, numbers["seat"], numbers["influence"]) == ("would_lose", 1, 3)
    assert desk.foresees("play terror_attack>discard") == ("would_purge", {"count": 2, "own": 0})
    assert desk.preview("play bedfellows>baristas") is None
    desk.play("play scandal>tofu_cartel").turn(0)
    assert desk.preview("play comeback>discard") is None
    desk.play("play terror_attack>discard")
    assert desk.preview("pass") is None


def test_giving_up_a_group_foresees_the_own_influence() -> None:
    desk = Desk().hand(0, "terror_attack").base(1, "fat_cats", "baristas", "yurt_owners")
    desk.play("play terror_attack>discard")
    key, numbers = desk.foresees("lose baristas>discard")
    assert (key, numbers["seat"], numbers["influence"]) == ("would_influence", 1, 2)


@pytest.mark.parametrize("seats", [4, 8])
def test_every_move_of_a_match_can_be_foreseen_without_touching_the_table(seats: int) -> None:
    for t in walk(seats, 7)[::2]:
        if t.over:
            continue
        view = redact(t, t.seat)
        digest = view.digest()
        for m in legal_moves(GAME, t):
            found = GAME.preview(view, m)
            assert found is None or found.ref
        assert view.digest() == digest
        assert GAME.readouts(redact(t, PUBLIC))
