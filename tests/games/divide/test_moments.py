"""What decides is told: the sums of a battle, whom an event strikes, how a turn of all ended."""

import pytest

from rules.core.moments import EVEN, LOST, WON
from rules.divide.facts.names import card_count, influence
from rules.divide.law.moments import LONGEST
from tests.games.divide.desk import Desk
from tests.games.divide.telling import speaker, strokes, told, upshots, words


def front() -> Desk:
    """Return a table before an attack of seat 0 on seat 1."""
    desk = (
        Desk().hand(0, "baristas", "jingle", "red_carpet", "typo").hand(1, "oil_ballet", "smeared")
    )
    return desk.base(1, "idle_trucks").on("idle_trucks", "robocalls").free("yurt_owners")


@pytest.mark.clauses("D.6.1", "D.6.2", "D.6.3")
def test_d_6_1_a_battle_tells_every_card_and_both_dice() -> None:
    desk = front().play("take baristas>idle_trucks", "reinforce jingle>baristas")
    desk.play("join red_carpet>attack", "challenge", "call").dice(5, 2).play("throw")
    moment = told(desk, "battle")
    attack, defence = moment.camps
    assert strokes(desk, attack) == [
        ("baristas", 2),
        ("jingle", 1),
        ("red_carpet", 4),
        ("die.0", 5),
    ]
    assert strokes(desk, defence) == [("idle_trucks", 2), ("robocalls", 2), ("die.1", 2)]
    assert (attack.total, attack.fate, defence.total, defence.fate) == (12, WON, 6, LOST)
    assert moment.facts["attack"] == 7, "2 + 1 and 4 add 7 to the die"
    assert upshots(moment, 0) == {"took": -4, "influence": -4, "cards": 2}
    assert upshots(moment, 1) == {"robbed": -4, "influence": -4, "cards": -2}


def test_d_6_3_the_verdict_has_the_numbers_in_both_languages() -> None:
    desk = front().play("take red_carpet>idle_trucks", "challenge", "call").dice(6, 1).play("throw")
    assert words(desk, "battle", 1) == [
        "Battle for Trucks That Never Haul. Ada’s attack: 4 (Red Carpet Consciences) "
        "+6 (the attack die) = 10; Your defence: 2 (Trucks That Never Haul) "
        "+2 (Robocall Machine) +1 (the defence die) = 5.",
        "Ada takes over Trucks That Never Haul: 4 + 6 = 10 against 4 + 1 = 5.",
        "Ada took over your Trucks That Never Haul: −4 influence.",
    ]
    verdict = words(desk, "battle", 0, "de")[1]
    assert verdict.endswith(": 4 + 6 = 10 gegen 4 + 1 = 5.")


def test_d20_a_level_battle_is_the_defences() -> None:
    desk = front().play("take red_carpet>idle_trucks", "challenge", "call").dice(2, 2).play("throw")
    moment = told(desk, "battle")
    assert [(camp.total, camp.fate) for camp in moment.camps] == [(6, LOST), (6, WON)]
    assert upshots(moment, 0) == {"failed": 0}
    assert upshots(moment, 1) == {"held": 0}
    assert words(desk, "battle", 2)[1] == (
        "A tie goes to the defence of Trucks That Never Haul: 4 + 2 = 6 against 4 + 2 = 6."
    )


def test_d24_an_unaffiliated_target_has_a_camp_without_a_seat() -> None:
    desk = front().play("destroy red_carpet>yurt_owners").dice(6, 1).play("throw")
    moment = told(desk, "battle")
    assert [(camp.seat, camp.key) for camp in moment.camps] == [(0, "attack"), (-1, "loose")]
    assert upshots(moment, 0) == {"razed": 0}
    assert all(one.seat == 0 for one in moment.upshots)


def test_d25_an_own_group_that_is_destroyed_is_got_rid_of() -> None:
    desk = Desk().hand(0, "fat_cats").base(0, "baristas").play("destroy fat_cats>baristas")
    desk.dice(6, 1).play("throw")
    assert upshots(told(desk, "battle"), 0) == {"rid": 2, "influence": 2, "cards": -1}


def test_d_8_4_what_cannot_be_destroyed_is_spared() -> None:
    desk = front().hand(1, "zombie_charter").play("destroy red_carpet>idle_trucks", "challenge")
    desk.play("reinforce zombie_charter>idle_trucks", "stand").dice(6, 1).play("throw")
    moment = told(desk, "battle")
    assert (moment.camps[0].fate, upshots(moment, 1)) == (WON, {"spared": 0})
    assert upshots(moment, 0) == {"survived": 0}


@pytest.mark.clauses("D.8.7")
def test_d_8_5_a_gag_and_sleep_strike_the_sums_that_they_lower() -> None:
    desk = Desk().hand(0, "red_carpet", "asleep").base(1, "idle_trucks").hand(1, "gag_order")
    desk.play("take red_carpet>idle_trucks", "reinforce asleep>idle_trucks", "challenge")
    desk.play("reinforce gag_order>red_carpet", "stand").dice(4, 3).play("throw")
    attack, defence = told(desk, "battle").camps
    assert strokes(desk, attack) == [("red_carpet", 4), ("gag_order", -4), ("die.0", 4)]
    assert strokes(desk, defence) == [("idle_trucks", 2), ("asleep", -2), ("die.1", 3)]
    assert (attack.total, defence.total) == (4, 3)


def test_a_long_side_tells_each_group_with_what_lies_on_it() -> None:
    desk = Desk().hand(0, "baristas", "fat_cats").free("yurt_owners")
    extras = ("bake_sale", "jingle", "yard_signs", "famous_cousin", "doughnuts", "matching_hats")
    more = ("pollster", "robocalls", "photo_op", "creative_map", "typo", "hot_mic")
    desk.hand(0, *extras, *more).play("take baristas>yurt_owners", "join fat_cats>attack")
    for extra in extras + more:
        desk.play(f"reinforce {extra}>baristas")
    attack = told(desk.dice(1, 1).play("throw"), "battle").camps[0]
    assert len(attack.strokes) <= LONGEST
    assert strokes(desk, attack) == [("baristas", 14), ("fat_cats", 3), ("die.0", 1)]


@pytest.mark.clauses("D-26")
def test_d_4_1_whoever_is_attacked_hears_of_it_with_the_odds_before_a_raise() -> None:
    desk = front().base(1, "fat_cats").on("fat_cats", "lawyers").play("take red_carpet>idle_trucks")
    moment = told(desk, "attack")
    assert upshots(moment, 1) == {"attacked": 0, "guards": 0}
    assert words(desk, "attack", 1) == [
        "Before a raise: 4 against your 7, 8.3 % for the attack.",
        "Ada attacks your Trucks That Never Haul with Red Carpet Consciences.",
    ]
    assert words(desk, "attack", 2) == ["Before a raise: 4 against 7, 8.3 %."]


@pytest.mark.clauses("D.3.6")
def test_d_3_5_a_rivals_deficit_on_my_group_is_told_with_the_new_sum() -> None:
    desk = Desk().hand(0, "nepotism").base(1, "fat_cats").on("fat_cats", "tax_shelter")
    desk.play("attach nepotism>fat_cats")
    moment = told(desk, "laid")
    assert strokes(desk, moment.camps[0]) == [("fat_cats", 3), ("tax_shelter", 3), ("nepotism", -1)]
    assert moment.camps[0].total == 5
    assert upshots(moment, 1) == {"laid": -1, "influence": -1, "cards": 1}
    assert words(desk, "laid", 1)[1:] == [
        "Military-Industrial Fat Cats: worth 5 now. Your influence: 6 to 5.",
        "Ada played Nepotism on your Military-Industrial Fat Cats: −1 influence.",
    ]


def test_d_3_5_what_is_laid_on_own_or_unaffiliated_groups_hits_nobody() -> None:
    desk = Desk().hand(0, "jingle", "typo").base(0, "fat_cats").free("yurt_owners")
    assert "laid" not in desk.play("attach jingle>fat_cats").said()
    assert "laid" not in desk.turn(0).play("attach typo>yurt_owners").said()


@pytest.mark.clauses("D.5.3")
def test_d_4_3_cards_laid_in_a_battle_tell_whose_groups_they_hit() -> None:
    desk = front().play("take red_carpet>idle_trucks", "reinforce typo>idle_trucks")
    assert upshots(told(desk, "laid"), 1) == {"laid": -1, "influence": -1, "cards": 1}
    desk.play("challenge", "reinforce smeared>red_carpet")
    moment = told(desk, "laid")
    assert upshots(moment, 0) == {"laid": -2, "influence": -2, "cards": 1}
    assert (moment.upshots[0].by, moment.upshots[0].card) == (1, desk.ref("smeared"))


@pytest.mark.parametrize(
    ("card", "told_of_it"),
    [
        ("asleep", "2 less on your die when it is attacked. Your influence stays 6."),
        ("identity_crisis", "counts for the other wing now. Your influence: 6 to 0."),
        ("gag_order", "joins neither attacks nor defences now. Your influence stays 6."),
        ("lawyers", "joins every defence of your base now. Your influence stays 6."),
    ],
)
def test_a_card_that_changes_more_than_a_number_says_what(card: str, told_of_it: str) -> None:
    desk = Desk().hand(0, card).base(1, "fat_cats", "gold_hoarders", "flag_laundry")
    desk.play(f"attach {card}>fat_cats")
    verdict = words(desk, "laid", 1)[-2]
    assert verdict == f"Military-Industrial Fat Cats: {told_of_it}"


def test_what_the_viewer_did_to_others_is_told_as_their_own_deed() -> None:
    desk = front().play("take red_carpet>idle_trucks", "challenge", "call").dice(6, 1).play("throw")
    moment, me = told(desk, "battle"), speaker(desk, 0, "en").moments
    lost = next(one for one in moment.upshots if one.key == "robbed")
    assert me.upshot(lost) == "Ben lost Trucks That Never Haul to you: −4 influence."


def test_d_9_2_whoever_must_give_up_a_group_is_told_of_which_wing() -> None:
    desk = Desk().hand(0, "market_crash").base(1, "fat_cats").base(2, "idle_trucks")
    assert words(desk.play("play market_crash>discard"), "event", 1)[0] == (
        "Market Crash: 2 players must give up a group of the right wing each."
    )


def test_d_8_8_a_repossession_tells_which_asset_it_costs() -> None:
    desk = Desk().hand(0, "repossession").base(1, "fat_cats").on("fat_cats", "tax_shelter")
    desk.play("attach repossession>fat_cats")
    assert words(desk, "laid", 1)[2:] == ["Ada’s Repossession cost you Tax Shelter: −3 influence."]


def test_d_9_1_an_event_names_its_player_its_card_and_what_it_costs() -> None:
    desk = Desk().hand(0, "scandal").base(1, "fat_cats", "idle_trucks").on("fat_cats", "jingle")
    desk.play("play scandal>fat_cats")
    moment = told(desk, "event")
    assert (moment.what, moment.facts["by"]) == (desk.ref("scandal"), 0)
    assert upshots(moment, 1) == {"struck": -4, "influence": -4, "cards": -2}
    assert words(desk, "event", 1) == [
        "Destroyed: Military-Industrial Fat Cats. Your influence: 6 to 2.",
        "Ada’s Scandal destroyed your Military-Industrial Fat Cats: −4 influence.",
    ]


def test_d7_an_event_on_an_own_group_is_told_as_the_own_one() -> None:
    desk = Desk().hand(0, "walkout").base(0, "fat_cats", "baristas").play("play walkout>baristas")
    assert upshots(told(desk, "event"), 0) == {"own_event": 2, "influence": 2, "cards": -1}
    assert words(desk, "event", 0)[1] == "Your Walkout: +2 influence."


def test_d_9_2_a_purge_tells_whom_it_strikes_and_then_what_each_gave_up() -> None:
    desk = Desk().hand(0, "market_crash").base(0, "golf_cavalry").base(2, "fat_cats", "baristas")
    desk.play("play market_crash>discard")
    moment = told(desk, "event")
    assert upshots(moment, 0) == {"own_purge": 0}
    assert upshots(moment, 2) == {"purged": 0}
    desk.play("lose golf_cavalry>discard", "lose fat_cats>discard")
    assert upshots(told(desk, "event"), 2) == {"gave_up": 1, "influence": 1, "cards": -1}
    assert words(desk, "event", 2)[1].startswith("Ada’s Market Crash cost you")


def test_d_9_4_a_swap_tells_both_owners() -> None:
    desk = Desk().hand(0, "bedfellows").base(1, "fat_cats").base(2, "red_carpet")
    desk.play("play bedfellows>fat_cats", "swap fat_cats>red_carpet")
    moment = told(desk, "event")
    assert upshots(moment, 1) == {"swapped": 1, "influence": 1}
    assert upshots(moment, 2) == {"swapped": -1, "influence": -1}
    assert words(desk, "event", 3) == ["Influence after the swap: Ben 4, Cleo 3."]


def test_d_9_5_a_transfer_tells_who_loses_an_asset_and_who_gets_it() -> None:
    desk = Desk().hand(0, "paper_shuffle").base(1, "fat_cats", "idle_trucks").base(2, "baristas")
    desk.on("fat_cats", "tax_shelter")
    desk.play("play paper_shuffle>tax_shelter", "transfer tax_shelter>baristas")
    moment = told(desk, "event")
    assert upshots(moment, 1) == {"relieved": -3, "influence": -3, "cards": -1}
    assert upshots(moment, 2) == {"endowed": 3, "influence": 3, "cards": 1}
    assert words(desk, "event", 1)[1] == (
        "Ada’s Offshore Paperwork took Tax Shelter from you: −3 influence."
    )
    desk.turn(0).hand(0, "headhunters").play("play headhunters>tax_shelter")
    desk.base(2, "tofu_cartel").play("transfer tax_shelter>tofu_cartel")
    assert upshots(told(desk, "event"), 2) == {"shifted": 0}, "within one base"


@pytest.mark.clauses("D.9.6", "D.9.9")
def test_d_9_7_cards_of_hands_are_told_by_their_number() -> None:
    desk = Desk().hand(0, "subpoena").hand(1, "typo", "jingle").play("play subpoena>hand.1")
    assert upshots(told(desk, "event"), 1) == {"subpoenaed": -2}
    assert words(desk, "event", 1)[1] == "Ada’s Subpoena: you discard 2 hand cards."
    drawn = Desk().hand(0, "war_chest").play("play war_chest>discard")
    assert upshots(told(drawn, "event"), 0) == {"supplied": 2}
    back = Desk().hand(0, "comeback").play("play comeback>discard")
    assert (told(back, "event").upshots, back.said()[0]) == ([], "no_effect")


def test_d_9_8_a_pardon_tells_what_the_base_gains() -> None:
    desk = Desk().hand(0, "pardon").base(1, "fat_cats").on("fat_cats", "typo", "smeared")
    desk.play("play pardon>base.1")
    assert upshots(told(desk, "event"), 1) == {"pardoned": 3, "influence": 3, "cards": -2}


def test_d_9_10_a_change_of_heart_tells_what_it_costs() -> None:
    desk = Desk().hand(0, "change_of_heart").base(1, "fat_cats", "idle_trucks").free("yurt_owners")
    desk.play("play change_of_heart>fat_cats")
    assert upshots(told(desk, "event"), 1) == {"converted": -4, "influence": -4}
    other = Desk().hand(0, "change_of_heart").free("yurt_owners")
    other.play("play change_of_heart>yurt_owners")
    assert told(other, "event").upshots == []
    assert words(other, "event", 1) == ["Now right-wing: Yurt Owners’ Association."]


def test_d31_a_turn_of_all_ends_with_everybodys_influence_before_and_after() -> None:
    desk = (
        Desk().hand(0, "baristas").hand(1, "fat_cats").hand(2, "yurt_owners").hand(3, "red_carpet")
    )
    desk.set(desk.ref("turns"), 1)
    for seat, card in enumerate(("baristas", "fat_cats", "yurt_owners", "red_carpet")):
        desk.play(f"settle {card}>base.{seat}")
    moment = told(desk, "summary")
    assert [camp.total for camp in moment.camps] == [2, 3, 1, 4]
    assert [one.amount for one in moment.upshots] == [2, 3, 1, 4]
    assert words(desk, "summary", 3)[-1] == "After one turn each you lead with 4 influence."
    desk.turn(0).set(desk.ref("turns"), 8).hand(0, "typo").play("attach typo>red_carpet")
    camp = told(desk, "summary").camps[3]
    assert strokes(desk, camp) == [("stood", 4), ("since", -1)]
    assert camp.total == 3


def test_d33_the_last_turn_tells_everybody_how_far_ahead_or_behind_they_are() -> None:
    desk = Desk().hand(0, "baristas").base(1, "fat_cats").base(2, "oil_ballet")
    desk.deck(1).play("settle baristas>base.0")
    moment = told(desk, "last")
    assert [(one.key, one.amount) for one in moment.upshots] == [
        ("behind", -1), ("level", 0), ("level", 0), ("behind", -3),
    ]  # fmt: skip


@pytest.mark.clauses("D.7.3", "D.7.5")
def test_d32_the_end_tells_wings_influence_and_what_decided() -> None:
    desk = (
        Desk().hand(0, "baristas").base(0, "fat_cats", "oil_ballet").base(1, "idle_trucks").deck(0)
    )
    desk.play("settle baristas>base.0")
    moment = told(desk, "end")
    assert strokes(desk, moment.camps[0]) == [("right.0", 6), ("left.0", -2)]
    assert [camp.fate for camp in moment.camps] == [WON, LOST, LOST, LOST]
    assert words(desk, "end", 0)[1:] == [
        "You win: 4 influence against 2.",
        "You won by 2 influence.",
    ]
    level = Desk().hand(0, "baristas").base(1, "idle_trucks").on("idle_trucks", "lawyers").deck(0)
    level.play("settle baristas>base.0")
    assert words(level, "end", 0)[1:] == [
        "Level at 2 influence: Ben wins by cards, 2 to 1.", "You lost by the number of cards.",
    ]  # fmt: skip
    drawn = Desk().hand(0, "baristas").base(0, "tofu_cartel").base(1, "idle_trucks", "fat_cats")
    drawn.on("fat_cats", "typo").on("baristas", "lawyers").deck(0).play("settle baristas>base.0")
    assert [camp.fate for camp in told(drawn, "end").camps] == [EVEN, EVEN, LOST, LOST]
    assert words(drawn, "end", 2)[1] == "Level at 4 influence and 3 cards: a draw."


def test_figures_weigh_nothing_and_the_heavier_loss_weighs_more() -> None:
    desk = Desk().hand(0, "scandal").base(1, "fat_cats").play("play scandal>fat_cats")
    weights = {one.what: one.weight for one in told(desk, "event").upshots}
    assert (weights[influence(1)], weights[card_count(1)]) == (0, 0)
    laid = Desk().hand(0, "typo").base(1, "fat_cats").play("attach typo>fat_cats")
    assert weights[desk.ref("fat_cats")] > told(laid, "laid").upshots[0].weight > 0
