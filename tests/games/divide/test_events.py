"""Events: how they are played (option A), and what each kind does (section 9)."""

import pytest

from rules.core.hidden import PUBLIC, redact
from rules.divide.facts import names
from rules.divide.facts.names import hand
from rules.divide.law.stacks import leans_left
from tests.games.divide.desk import Desk


def test_d_3_1_an_event_does_what_it_says_and_is_discarded() -> None:
    desk = Desk().hand(0, "scandal").base(1, "idle_trucks").play("play scandal>idle_trucks")
    assert desk.cards("discard") == ["idle_trucks", "scandal"]
    assert desk.cards("event") == []
    assert "struck" in desk.said()
    assert (desk.active, desk.phase) == (1, "turn")


def test_d_3_1_everybody_sees_it_while_it_is_carried_out() -> None:
    desk = Desk().hand(0, "bedfellows").base(0, "baristas").base(1, "idle_trucks")
    desk.play("play bedfellows>baristas")
    assert desk.cards("event") == ["bedfellows"]
    assert redact(desk.t, PUBLIC).at(names.EVENT) == [desk.ref("bedfellows")]


@pytest.mark.parametrize("event", ["scandal", "walkout", "bedfellows", "headhunters",
                                   "change_of_heart", "comeback", "terror_attack"])  # fmt: skip
def test_d5_an_event_without_any_effect_may_be_used_up(event: str) -> None:
    desk = Desk().hand(0, event)
    assert desk.moves("play") == [f"play {event}>discard"]
    assert desk.foresees(f"play {event}>discard")[0] == "no_effect"
    desk.play(f"play {event}>discard")
    assert desk.cards("discard") == [event]
    assert desk.said() == ["no_effect", "turn"]
    assert desk.active == 1


def test_d5_while_there_is_a_target_it_has_to_be_aimed() -> None:
    desk = Desk().hand(0, "scandal").base(1, "idle_trucks")
    assert desk.moves("play") == ["play scandal>idle_trucks"]
    assert desk.judge("play scandal>discard") == "D.9.1"


def test_d6_events_are_for_the_own_turn() -> None:
    desk = Desk().hand(0, "subpoena").hand(1, "scandal", "jingle", "typo", "baristas")
    desk.base(0, "tofu_cartel").play("play subpoena>hand.1")
    assert (desk.t.seat, desk.phase) == (1, "discard")
    assert desk.why("scandal", "tofu_cartel").clause == "D-6"
    assert Desk().hand(1, "scandal").why("scandal", "discard", seat=1).clause == "C-2"


def test_d7_whoever_plays_it_chooses_even_oneself() -> None:
    desk = Desk().hand(0, "scandal").base(0, "baristas").base(1, "idle_trucks", "fat_cats")
    assert desk.moves("play") == [
        "play scandal>baristas", "play scandal>idle_trucks", "play scandal>fat_cats",
    ]  # fmt: skip
    assert desk.play("play scandal>baristas").where("baristas") == "discard"


def test_d8_only_a_card_makes_immune() -> None:
    desk = (
        Desk().hand(0, "scandal").base(1, "idle_trucks", "fat_cats").on("fat_cats", "teflon_suit")
    )
    assert desk.moves("play") == ["play scandal>idle_trucks"]
    assert desk.why("scandal", "fat_cats").clause == "D.8.3"
    assert desk.why("scandal", "teflon_suit").clause == "D.8.3"


@pytest.mark.parametrize("event", ["scandal", "bankruptcy", "merger"])
def test_d_9_1_a_group_in_any_base_is_destroyed(event: str) -> None:
    desk = Desk().hand(0, event).base(2, "fat_cats", "baristas").free("yurt_owners")
    desk.on("fat_cats", "jingle")
    assert desk.judge(f"play {event}>yurt_owners") == "D.9.1"
    assert desk.why(event, "base.2").clause == "D.9.1"
    desk.play(f"play {event}>fat_cats")
    assert desk.cards("discard") == ["jingle", "fat_cats", event]
    assert desk.sums(2) == (2, 0, 2, 1)


@pytest.mark.parametrize(
    ("event", "hit", "spared"),
    [("terror_attack", ["baristas", "tofu_cartel"], "fat_cats"),
     ("market_crash", ["idle_trucks", "oil_ballet"], "women_voters")],
)  # fmt: skip
def test_d_9_2_everybody_gives_up_a_group_of_that_wing(
    event: str, hit: list[str], spared: str
) -> None:
    desk = Desk().turn(2).hand(2, event).base(3, *hit, spared).base(0, spared)
    desk.base(0, "grill_masters" if spared == "fat_cats" else "drum_circle").base(3, spared)
    only = "yurt_owners" if event == "terror_attack" else "lawn_patriots"
    desk.base(2, only)
    desk.play(f"play {event}>discard")
    assert (desk.t.seat, desk.moves()) == (2, [f"lose {only}>discard"]), "one is asked for too"
    desk.play(f"lose {only}>discard")
    assert desk.where(only) == "discard"
    assert (desk.t.seat, desk.phase) == (3, "loss")
    assert desk.moves() == [f"lose {group}>discard" for group in hit]
    assert desk.judge(f"lose {spared}>discard") == "D.9.2"
    assert desk.why(spared, "discard").clause == "D.9.2"
    desk.play(f"lose {hit[1]}>discard")
    assert desk.where(hit[0]) == "base.3"
    assert desk.active == 3, "the others had nothing to lose"
    assert (desk.t.seat, desk.phase) == (3, "turn")


def test_d_9_2_it_goes_clockwise_from_whoever_played_it() -> None:
    desk = Desk(5).turn(3).hand(3, "terror_attack")
    left = [piece.name for piece in desk.t.setup.pieces[:10]]
    for seat in range(5):
        desk.base(seat, *left[seat * 2 : seat * 2 + 2])
    desk.play("play terror_attack>discard")
    asked = []
    while desk.phase == "loss":
        asked.append(desk.t.seat)
        desk.play(desk.moves()[0])
    assert asked == [3, 4, 0, 1, 2]
    assert all(len(desk.cards(f"base.{seat}")) == 1 for seat in range(5))


@pytest.mark.clauses("D.8.6", "D.9.10")
def test_d_9_2_the_wing_that_a_group_counts_for_is_what_matters() -> None:
    desk = Desk().hand(0, "terror_attack").base(1, "fat_cats", "baristas", "idle_trucks")
    desk.on("fat_cats", "identity_crisis").on("baristas", "lawyers")
    desk.play("play terror_attack>discard")
    assert desk.moves() == ["lose fat_cats>discard", "lose baristas>discard"]


def test_d_9_2_immune_and_lasting_groups_are_not_given_up() -> None:
    desk = Desk().hand(0, "terror_attack").base(1, "baristas", "tofu_cartel", "drum_circle")
    desk.base(1, "yurt_owners").on("baristas", "teflon_suit").on("tofu_cartel", "zombie_charter")
    desk.play("play terror_attack>discard")
    assert desk.moves() == ["lose drum_circle>discard", "lose yurt_owners>discard"]
    assert desk.judge("lose baristas>discard") == "D.8.3"
    assert desk.judge("lose tofu_cartel>discard") == "D.8.4"
    assert desk.why("tofu_cartel", "discard").facts["onto"] == desk.ref("tofu_cartel")


def test_d_3_2_whoever_has_nothing_to_lose_ignores_it() -> None:
    desk = Desk().hand(0, "terror_attack").base(1, "fat_cats").base(2, "idle_trucks")
    desk.play("play terror_attack>discard")
    assert desk.cards("discard") == ["terror_attack"]
    assert desk.active == 1


@pytest.mark.parametrize("event", ["walkout", "third_party"])
def test_d_9_3_a_group_becomes_unaffiliated(event: str) -> None:
    desk = Desk().hand(0, event).base(1, "fat_cats", "baristas").free("yurt_owners")
    desk.on("fat_cats", "jingle")
    assert desk.judge(f"play {event}>yurt_owners") == "D.9.3"
    desk.play(f"play {event}>fat_cats")
    assert desk.cards("unaffiliated") == ["yurt_owners", "fat_cats"]
    assert desk.cards("fat_cats") == ["jingle"]
    assert desk.sums(1) == (2, 0, 2, 1)
    assert "released" in desk.said()


@pytest.mark.parametrize("event", ["bedfellows", "clerical_error"])
def test_d_9_4_two_players_swap_a_group_each(event: str) -> None:
    desk = Desk().hand(0, event).base(1, "fat_cats", "lawn_patriots").base(2, "baristas")
    desk.on("fat_cats", "jingle").on("baristas", "typo").free("yurt_owners")
    assert desk.judge(f"play {event}>yurt_owners") == "D.9.4"
    desk.play(f"play {event}>fat_cats")
    assert (desk.t.seat, desk.phase) == (0, "swap")
    assert desk.moves() == ["swap fat_cats>baristas"]
    assert desk.judge("swap fat_cats>lawn_patriots") == "D.9.4"
    assert desk.why("fat_cats", "yurt_owners").clause == "D.9.4"
    key, numbers = desk.foresees("swap fat_cats>baristas")
    assert (key, numbers["influence"], numbers["others"]) == ("would_swap", 0, 4)
    desk.play("swap fat_cats>baristas")
    assert (desk.where("fat_cats"), desk.where("baristas")) == ("base.2", "base.1")
    assert (desk.cards("fat_cats"), desk.cards("baristas")) == (["jingle"], ["typo"])
    assert desk.sums(1) == (1, 1, 0, 3)
    assert desk.sums(2) == (0, 4, 4, 2)
    assert desk.active == 1


def test_d_9_4_groups_of_one_base_only_cannot_be_swapped() -> None:
    desk = Desk().hand(0, "bedfellows").base(1, "fat_cats", "lawn_patriots").free("baristas")
    assert desk.moves("play") == ["play bedfellows>discard"]


@pytest.mark.parametrize("event", ["headhunters", "paper_shuffle"])
def test_d_9_5_an_asset_moves_to_another_group_on_top(event: str) -> None:
    desk = Desk().hand(0, event).base(0, "baristas").base(1, "fat_cats").free("yurt_owners")
    desk.on("fat_cats", "tax_shelter", "nepotism").on("baristas", "typo")
    assert desk.moves("play") == [f"play {event}>tax_shelter"]
    assert desk.judge(f"play {event}>nepotism") == "D.9.5"
    assert desk.why(event, "fat_cats").clause == "D.9.5"
    desk.play(f"play {event}>tax_shelter")
    assert desk.moves() == ["transfer tax_shelter>baristas", "transfer tax_shelter>yurt_owners"]
    assert desk.judge("transfer tax_shelter>fat_cats") == "D.9.5"
    assert desk.foresees("transfer tax_shelter>baristas") == ("would_total", {"total": 4})
    desk.play("transfer tax_shelter>baristas")
    assert desk.cards("baristas") == ["typo", "tax_shelter"]
    assert (desk.sums(0), desk.sums(1)) == ((4, 0, 4, 3), (0, 2, 2, 2))


def test_d_9_5_with_one_group_only_there_is_nowhere_to_go() -> None:
    desk = Desk().hand(0, "headhunters").base(1, "fat_cats").on("fat_cats", "jingle")
    assert desk.moves("play") == ["play headhunters>discard"]


@pytest.mark.parametrize("event", ["fundraiser", "war_chest"])
def test_d_9_6_two_cards_are_drawn(event: str) -> None:
    desk = Desk().hand(0, event).base(1, "fat_cats").top("typo", "jingle", "baristas")
    assert desk.moves("play") == [f"play {event}>discard"]
    assert desk.why(event, "fat_cats").clause == "D.9.6"
    assert desk.foresees(f"play {event}>discard") == ("would_draw", {"count": 2})
    desk.play(f"play {event}>discard")
    assert desk.cards("hand.0") == ["baristas", "jingle"]
    assert desk.cards("hand.1") == ["typo"]
    assert desk.said() == ["supplied", "draws", "draws", "turn"]


@pytest.mark.clauses("D-33")
def test_d34_a_short_deck_gives_what_is_left_and_is_never_refilled() -> None:
    desk = Desk().hand(0, "fundraiser").deck(1).top("jingle").deck(1)
    desk.give(names.DISCARD, "typo", "baristas").play("play fundraiser>discard")
    assert "last_turn" in desk.said()
    assert desk.phase == "", "the turn in which the deck runs out is the last"
    empty = Desk().hand(0, "fundraiser").deck(0)
    assert empty.foresees("play fundraiser>discard")[0] == "no_effect"
    empty.play("play fundraiser>discard")
    assert "no_effect" in empty.said()


@pytest.mark.parametrize("event", ["subpoena", "shredder"])
def test_d_9_7_a_rival_discards_two_cards_of_own_choice(event: str) -> None:
    desk = Desk().hand(0, event).hand(2, "baristas", "jingle", "scandal")
    assert desk.moves() == [f"play {event}>hand.{seat}" for seat in (1, 2, 3)]
    assert desk.judge(f"play {event}>hand.0") == "D.9.7"
    assert desk.foresees(f"play {event}>hand.2") == ("would_discard", {"seat": 2, "count": 2})
    assert desk.foresees(f"play {event}>hand.1")[0] == "no_effect"
    desk.play(f"play {event}>hand.2")
    assert (desk.t.seat, desk.phase, desk.t.agenda[-1].amount) == (2, "discard", 2)
    desk.play("discard baristas>discard")
    assert desk.t.agenda[-1].amount == 1
    desk.play("discard scandal>discard")
    assert desk.cards("hand.2") == ["jingle"]
    assert desk.active == 1


def test_d_9_7_whoever_has_two_cards_or_fewer_loses_them_all() -> None:
    desk = Desk().hand(0, "subpoena").hand(2, "baristas", "jingle").play("play subpoena>hand.2")
    assert desk.said() == ["subpoenaed"]
    desk.play("discard jingle>discard")
    assert desk.moves() == ["discard baristas>discard"], "the last one is asked for too"
    assert desk.play("discard baristas>discard").cards("hand.2") == []
    desk = Desk().hand(0, "subpoena").hand(2, "typo").play("play subpoena>hand.2")
    assert desk.play("discard typo>discard").active == 1, "one, if that is all"
    desk = Desk().hand(0, "subpoena").play("play subpoena>hand.2")
    assert desk.said() == ["no_effect", "turn"]


def test_d_9_8_a_pardon_removes_all_deficits_of_a_base() -> None:
    desk = Desk().hand(0, "pardon").base(1, "fat_cats", "baristas").free("yurt_owners")
    desk.on("fat_cats", "jingle", "indictment", "typo").on("baristas", "identity_crisis")
    desk.on("yurt_owners", "smeared")
    assert desk.sums(1) == (0, 2, 2, 6)
    key, numbers = desk.foresees("play pardon>base.1")
    assert (key, numbers["count"], numbers["influence"]) == ("would_pardon", 3, 2)
    assert desk.foresees("play pardon>base.2")[0] == "no_effect"
    assert desk.judge("play pardon>yurt_owners") == "D.9.8"
    desk.play("play pardon>base.1")
    assert (desk.cards("fat_cats"), desk.cards("baristas")) == (["jingle"], [])
    assert desk.sums(1) == (2, 4, 2, 3)
    assert desk.cards("yurt_owners") == ["smeared"]


def test_d_9_9_a_random_group_returns_from_the_discard_pile() -> None:
    found = set()
    for seed in range(30):
        desk = Desk(seed=seed).hand(0, "comeback")
        desk.give(names.DISCARD, "fat_cats", "jingle", "baristas", "scandal", "typo")
        desk.play("play comeback>discard")
        (card,) = desk.cards("hand.0")
        found.add(card)
        assert card not in desk.cards("discard")
        assert "returns" in desk.said()
    assert found == {"fat_cats", "baristas"}


def test_d_9_9_a_group_that_returns_is_bare_and_of_its_printed_wing() -> None:
    desk = Desk().hand(0, "change_of_heart", "comeback").hand(1, "scandal").base(1, "fat_cats")
    desk.on("fat_cats", "jingle").play("play change_of_heart>fat_cats")
    desk.play("play scandal>fat_cats").turn(0).play("play comeback>discard")
    assert desk.cards("hand.0") == ["fat_cats"]
    assert desk.cards("fat_cats") == []
    desk.turn(0).play("settle fat_cats>base.0")
    assert desk.sums(0) == (0, 3, 3, 1)


def test_d_9_10_a_group_counts_for_the_other_wing_while_it_lies_there() -> None:
    desk = Desk().hand(0, "change_of_heart").base(1, "fat_cats", "baristas").free("yurt_owners")
    key, numbers = desk.foresees("play change_of_heart>fat_cats")
    assert (key, numbers["left"], numbers["right"]) == ("would_stand", 5, 0)
    assert desk.preview("play change_of_heart>yurt_owners") is None
    assert desk.why("change_of_heart", "base.1").clause == "D.9.10"
    desk.play("play change_of_heart>fat_cats")
    assert desk.t.count(names.TURNED) == desk.ref("fat_cats")
    assert desk.sums(1) == (5, 0, 5, 2)
    assert "turns_left" in desk.said()
    desk.hand(1, "identity_crisis").turn(1).play("attach identity_crisis>fat_cats")
    assert not leans_left(desk.t, desk.ref("fat_cats")), "turned twice is turned back"
    assert desk.sums(1) == (2, 3, 1, 3)


def test_d_9_10_it_goes_along_when_the_group_is_taken_over() -> None:
    desk = Desk().hand(0, "change_of_heart", "ministry_feelings").base(1, "baristas")
    desk.play("play change_of_heart>baristas").turn(0)
    assert desk.sums(1) == (0, 2, 2, 1)
    desk.play("take ministry_feelings>baristas", "challenge", "call").dice(6, 1).play("throw")
    assert desk.sums(0) == (6, 2, 4, 2)


@pytest.mark.clauses("D-35")
def test_a_comeback_is_seen_by_its_player_alone() -> None:
    desk = Desk().hand(0, "comeback").base(1, "fat_cats").hand(2, "scandal", "merger")
    desk.turn(2).play("play scandal>fat_cats").turn(0)
    assert redact(desk.t, 3).at(names.DISCARD) == [desk.ref("fat_cats"), desk.ref("scandal")]
    desk.play("play comeback>discard")
    assert redact(desk.t, 0).at(hand(0)) == [desk.ref("fat_cats")]
    for other in (1, 2, 3, PUBLIC):
        view = redact(desk.t, other)
        assert view.at(hand(0)) == [-1]
        assert view.at(names.DISCARD) == [-1, desk.ref("comeback")]
