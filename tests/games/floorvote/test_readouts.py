"""What the screen shows of a bill, a vote, the duties, and of moves before they are made."""

import pytest

from rules.core.hidden import PUBLIC, redact
from rules.floorvote.facts.fields import (
    CLOTURE_VOTED,
    HALF_SHARE,
    OVERRIDDEN,
    PASSED_COMMITTEE,
    PASSED_SENATE,
)
from rules.floorvote.facts.names import LOBBY_AGAINST
from rules.floorvote.game import GAME
from rules.floorvote.law.pledges import PRESSED, bind
from tests.games.floorvote.desk import Desk


def lines(desk: Desk, bill: str) -> list[tuple[str, dict[str, int]]]:
    """Return the lines of a bill's record sheet in their order."""
    ref = desk.ref(bill)
    found = GAME.readouts(redact(desk.t, 1))
    return [(r.key, r.numbers) for r in found if r.ref == ref and r.key.startswith("sheet_")]


def test_f51_the_record_sheet_line_by_line() -> None:
    desk = Desk().flash("spotlight_env")
    marks = PASSED_COMMITTEE | PASSED_SENATE | CLOTURE_VOTED | OVERRIDDEN | HALF_SHARE
    specter = desk.ref("arlen_specter")
    desk.bill(
        "wild_rivers", "barbara_boxer", "desk", pork="ut vice_president", amendments=2,
        marks=marks, cosponsor=specter, gifts=desk.mask("ut"),
    )  # fmt: skip
    assert lines(desk, "wild_rivers") == [
        ("sheet_issue", {"area": 3}),
        ("sheet_sponsor", {"senator": desk.ref("barbara_boxer")}),
        ("sheet_cosponsor", {"senator": specter}),
        ("sheet_position", {"position": 1, "printed": 1}),
        ("sheet_weight", {"weight": 12, "points": 24}),
        ("sheet_pork", {"state": desk.ref("ut"), "points": 0}),
        ("sheet_pork", {"state": desk.ref("vice_president"), "points": -4}),
        ("sheet_amendments", {"count": 2, "points": -8}),
        ("sheet_cloture", {"points": 10}),
        ("sheet_override", {"points": 10}),
        ("sheet_extreme", {"points": 12}),
        ("sheet_spotlight", {"points": 8}),
        ("sheet_basic", {"points": 52}),
        ("sheet_committee", {"done": 1}),
        ("sheet_senate", {"done": 1}),
        ("sheet_law", {"done": 0}),
        ("sheet_score", {"points": 104}),
        ("sheet_expected", {"points": 156}),
        ("sheet_share", {"seat": 1, "points": 52}),
    ]


def test_f_8_1_a_plain_bill_has_a_short_sheet() -> None:
    desk = Desk().bill("park_repairs", "arlen_specter", "committee")
    assert [key for key, _ in lines(desk, "park_repairs")] == [
        "sheet_issue", "sheet_sponsor", "sheet_position", "sheet_weight", "sheet_basic",
        "sheet_committee", "sheet_senate", "sheet_law", "sheet_score", "sheet_expected",
    ]  # fmt: skip


def test_f10_badges_say_whose_a_bill_is_where_and_what_it_is_worth() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", position=2).bill("gun_carry", "jon_kyl")
    assert desk.readouts("owned_d") == {"wild_rivers": {}}
    assert desk.readouts("owned_r") == {"gun_carry": {}}
    assert desk.readouts("place_now") == {"wild_rivers": {"place_now": 2, "printed": 1}}
    assert desk.readouts("worth") == {
        "wild_rivers": {"worth": 24, "law": 72},
        "gun_carry": {"worth": 34, "law": 102},
    }


@pytest.mark.clauses("F-18")
def test_f18_what_comes_next_and_when() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", ready=12).bill("school_meals", "tom_harkin")
    desk.bill("carbon_cap", "edward_kennedy", "committee").bill("gun_carry", "jon_kyl", "desk")
    assert desk.readouts("stage_waits") == {"wild_rivers": {"count": 1}}
    assert desk.readouts("stage_floor") == {"school_meals": {}}
    assert desk.readouts("stage_committee") == {"carbon_cap": {}}
    assert desk.readouts("stage_override") == {"gun_carry": {}}
    desk.turn(1)
    assert not desk.readouts("stage_waits")


def test_f32_what_the_president_thinks_of_every_bill() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").bill("gun_carry", "jon_kyl")
    assert desk.readouts("president_signs") == {"gun_carry": {"distance": 0}}
    assert desk.readouts("president_vetoes") == {"wild_rivers": {"distance": 4}}
    desk.call("barbara_boxer", "wild_rivers")
    assert desk.readouts("president_vetoes")["white_house"] == {"distance": 4}


# The vote


def floor() -> Desk:
    """Vote on a liberal bill of the Democrats."""
    desk = Desk().bill("debt_relief", "joseph_biden", pork="ga")
    desk.seated("paul_sarbanes", "zell_miller", "max_cleland", "bob_graham")
    desk.seated("jon_kyl", "richard_lugar", "arlen_specter", "orrin_hatch")
    return desk.call("joseph_biden", "debt_relief")


def test_f23_the_tally_with_what_both_could_still_reach() -> None:
    desk = floor()
    assert desk.readouts("tally") == {
        "chamber": {
            "ayes": 8, "nays": 4, "needed": 8, "weight": 8, "passing": 1,
            "ayes_most": 8 + 3 + 0 + 0 + 2, "nays_most": 4 + 1 + 3 + 3 + 3,
        },
    }  # fmt: skip
    assert "chamber" in desk.readouts("tally_passing")
    assert desk.readouts("needs_weight") == {"chamber": {"needed": 8, "missing": 0}}
    assert desk.readouts("question_floor")["chamber"]["bill"] == desk.ref("debt_relief")
    desk.play("activate richard_lugar>debt_relief", "activate jon_kyl>debt_relief")
    assert desk.readouts("needs_majority") == {"chamber": {"needed": 9, "missing": 1}}
    assert "chamber" in desk.readouts("tally_failing")


@pytest.mark.clauses("F-28")
def test_f28_votes_that_are_not_on_the_mat_are_told() -> None:
    desk = floor()
    assert not desk.readouts("votes_elsewhere")
    assert not desk.readouts("votes_of_lobbies")
    desk = Desk().bill("debt_relief", "joseph_biden").bill("wild_rivers", "barbara_boxer")
    desk.seated("paul_sarbanes", "jon_kyl").on("wild_rivers", "barbara_boxer", "orrin_hatch")
    desk.set(LOBBY_AGAINST, 3).call("joseph_biden", "debt_relief")
    assert desk.readouts("votes_elsewhere") == {"chamber": {"ayes": 1, "nays": 1}}
    assert desk.readouts("votes_of_lobbies") == {"chamber": {"ayes": 0, "nays": 3}}


@pytest.mark.clauses("F-27")
def test_f27_every_senator_says_how_and_why() -> None:
    desk = floor()
    assert desk.readouts("votes_aye")["joseph_biden"] == {"votes": 4}
    assert desk.readouts("votes_nay")["jon_kyl"] == {"votes": 1}
    reasons = {
        key: sorted(desk.readouts(key))
        for key in ("duty_sponsor", "duty_same", "duty_near", "duty_near_pork", "duty_far",
                    "duty_opposed")
    }  # fmt: skip
    assert reasons == {
        "duty_sponsor": ["joseph_biden"],
        "duty_same": [],
        "duty_near": ["arlen_specter", "bob_graham", "paul_sarbanes"],
        "duty_near_pork": ["max_cleland", "zell_miller"],
        "duty_far": ["richard_lugar"],
        "duty_opposed": ["jon_kyl", "orrin_hatch"],
    }
    assert desk.readouts("duty_opposed")["jon_kyl"] == {"distance": 3, "votes": 2}


def test_f_13_2_who_is_pressed_abstains_and_the_tile_says_so() -> None:
    desk = floor()
    bind(desk.t, desk.ref("jon_kyl"), PRESSED, "")
    assert desk.readouts("duty_pressed") == {"jon_kyl": {"distance": 3, "votes": 2}}
    assert desk.readouts("abstains")["jon_kyl"] == {"votes": 0}
    assert desk.judge("vote jon_kyl>nay") == "F.13.2"


def test_f25_seats_on_the_committee_say_who_could_vote() -> None:
    desk = Desk().bill("school_buses", "byron_dorgan", "committee")
    desk.seated("james_jeffords", "max_baucus", "mary_landrieu", "edward_kennedy", "bob_smith")
    desk.call("byron_dorgan", "school_buses")
    assert sorted(desk.readouts("seat_same")) == ["james_jeffords", "max_baucus"]
    assert sorted(desk.readouts("seat_member")) == ["mary_landrieu"]
    assert sorted(desk.readouts("seat_none")) == ["edward_kennedy"]
    assert sorted(desk.readouts("seat_sponsor")) == ["byron_dorgan"]
    assert sorted(desk.readouts("seat_ranking")) == ["bob_smith"]
    assert sorted(desk.readouts("votes_aye")) == ["byron_dorgan"]


def test_f25_a_chair_who_is_free_to_vote_is_shown_as_chair() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").seated("james_jeffords")
    desk.call("barbara_boxer", "wild_rivers")
    assert sorted(desk.readouts("seat_chair")) == ["james_jeffords"]


def test_f_14_3_a_burnt_bridge_reads_like_no_pork() -> None:
    desk = Desk().flash("polarised_summer").bill("test_ban", "edward_kennedy", pork="fl")
    desk.seated("bob_graham").call("edward_kennedy", "test_ban")
    assert "bob_graham" in desk.readouts("duty_far")
    desk = Desk().bill("test_ban", "edward_kennedy", pork="fl")
    desk.seated("bob_graham").call("edward_kennedy", "test_ban")
    assert "bob_graham" in desk.readouts("duty_far_pork")


def test_f_14_7_election_season_is_told_on_the_tile() -> None:
    desk = Desk().flash("election_season").bill("test_ban", "edward_kennedy", pork="co")
    desk.seated("wayne_allard").call("edward_kennedy", "test_ban")
    assert "wayne_allard" in desk.readouts("duty_season")


def test_f31_the_white_house_tells_when_it_would_break_a_tie() -> None:
    desk = Desk().bill("gun_carry", "jon_kyl").turn(1).call("jon_kyl", "gun_carry")
    assert desk.readouts("tie_for") == {"white_house": {"seat": 1}}
    assert not floor().readouts("tie_for")


def test_f_10_2_the_folder_of_a_substitute_has_a_sheet() -> None:
    desk = Desk().bill("test_ban", "edward_kennedy").seated("jon_kyl")
    desk.play("call edward_kennedy>test_ban", "offer jon_kyl>test_ban")
    assert [key for key, _ in lines(desk, "substitute")] == [
        "sheet_issue", "sheet_sponsor", "sheet_position", "sheet_weight",
    ]  # fmt: skip
    assert desk.readouts("sheet_position")["substitute"] == {"position": 5, "printed": 1}
    assert desk.readouts("owned_r") == {"substitute": {}}
    assert desk.readouts("question_substitute")["chamber"]["goal"] == 5


def test_f_4_3_states_tell_which_senators_pork_would_reach() -> None:
    desk = Desk().seated("max_cleland").cloakroom(0, "zell_miller")
    assert desk.readouts("state_senator") == {
        "ga": {"senator": desk.ref("max_cleland"), "side": 0, "votes": 1},
    }


def test_f_14_1_decks_are_counted_and_the_older_flash_goes_next() -> None:
    desk = Desk().flash("shutdown", "lame_duck")
    assert desk.readouts("flash_next") == {"shutdown": {}}
    counts = desk.readouts("deck_left")
    assert counts["bench.0"] == {"count": 51}
    assert counts["bench.1"] == {"count": 49}
    assert counts["politics"] == {"count": 98}


def test_f_1_3_a_spectator_reads_what_everybody_sees() -> None:
    desk = floor()
    keys = {r.key for r in GAME.readouts(redact(desk.t, PUBLIC))}
    assert {"tally", "votes_aye", "sheet_score"} <= keys


# Previews


def test_f23_moves_in_a_vote_show_the_tally_after_them() -> None:
    desk = floor()
    usual = {"ayes": 8, "nays": 4, "needed": 8, "passing": 1}
    assert desk.foresees("activate jon_kyl>debt_relief") == ("tally_after", usual | {"nays": 5})
    assert desk.foresees("vote jon_kyl>abstain") == ("tally_after", usual | {"nays": 3})
    assert desk.foresees("decline")[0] in {"would_poll", "would_pass_on"}


def test_f19_a_call_and_activations_before_it_show_how_the_vote_would_stand() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").seated("harry_reid")
    numbers = {"ayes": 1, "nays": 0, "needed": 1, "passing": 1}
    assert desk.foresees("call barbara_boxer>wild_rivers") == ("tally_after", numbers)
    assert desk.foresees("activate harry_reid>wild_rivers") == (
        "tally_after",
        numbers | {"ayes": 2},
    )
    desk = Desk().bill("capital_gains", "trent_lott", "desk").turn(1)
    numbers = {"ayes": 5, "nays": 0, "needed": 8, "passing": 0}
    assert desk.foresees("call trent_lott>capital_gains") == ("tally_after", numbers)


@pytest.mark.clauses("F-20")
def test_f20_pork_shows_whom_it_frees_and_binds_and_its_price() -> None:
    desk = Desk().bill("debt_relief", "joseph_biden")
    desk.seated("max_cleland", "zell_miller", "richard_lugar", "arlen_specter")
    none = {"freed": 0, "bound": 0, "points": 4, "own": 0, "theirs": 0}
    assert desk.foresees("pork ga>debt_relief") == ("pork_effect", none | {"bound": 2})
    assert desk.foresees("pork in>debt_relief") == ("pork_effect", none | {"freed": 1})
    assert desk.foresees("pork pa>debt_relief") == (
        "pork_effect", none | {"bound": 1, "theirs": 1},
    )  # fmt: skip
    desk.flash("bipartisan_mood")
    assert desk.foresees("pork ut>debt_relief") == ("pork_effect", none | {"points": 2})


def test_f_4_4_pork_for_the_president_shows_what_he_would_do() -> None:
    desk = Desk().bill("embassy_walls", "bob_graham")
    assert desk.foresees("pork vice_president>embassy_walls") == (
        "president_signs",
        {"distance": 2},
    )


def test_f_13_13_a_struck_entry_shows_the_effect_the_other_way_round() -> None:
    desk = Desk().bill("test_ban", "edward_kennedy", pork="fl pa").seated("bob_graham")
    desk.hand(0, "line_item").play("play line_item>test_ban")
    key, numbers = desk.foresees("name fl>test_ban")
    assert key == "pork_effect"
    assert (numbers["freed"], numbers["own"]) == (-1, -1)


def test_f_13_12_free_pork_costs_nothing() -> None:
    desk = Desk().bill("test_ban", "edward_kennedy").seated("bob_graham")
    desk.hand(0, "bridge_money").play("play bridge_money>test_ban")
    key, numbers = desk.foresees("name fl>test_ban")
    assert (key, numbers["points"], numbers["freed"], numbers["own"]) == ("pork_effect", 0, 1, 1)


def test_f_4_1_an_introduction_shows_points_weight_and_votes() -> None:
    desk = Desk().hand(0, "wild_rivers").seated("barbara_boxer", "max_baucus", "mary_landrieu")
    assert desk.foresees("introduce wild_rivers>barbara_boxer") == (
        "worth_law", {"points": 2 * 18 * 3, "needed": 12, "votes": 2 + 4},
    )  # fmt: skip


@pytest.mark.clauses("F.15.4")
def test_f_15_4_a_leader_who_introduces_counts_for_the_bill() -> None:
    desk = Desk().turn(1).hand(1, "debt_relief").seated("jesse_helms", "jon_kyl")
    _key, numbers = desk.foresees("introduce debt_relief>jesse_helms")
    assert numbers["votes"] == 4


def test_f_9_4_an_amendment_shows_where_it_leads_and_whose_the_bill_would_be() -> None:
    desk = Desk().bill("park_repairs", "arlen_specter", "committee").seated("max_baucus").turn(1)
    desk.play("call arlen_specter>park_repairs")
    assert desk.foresees("amend max_baucus>park_repairs") == (
        "amended",
        {"position": 2, "party": 0},
    )
    desk = Desk().bill("timber_access", "john_warner", "committee").seated("max_baucus").turn(1)
    desk.play("call john_warner>timber_access")
    assert desk.foresees("amend max_baucus>timber_access") == (
        "amended", {"position": 3, "party": 1},
    )  # fmt: skip
    desk = Desk().bill("test_ban", "edward_kennedy").seated("jon_kyl")
    desk.play("call edward_kennedy>test_ban")
    assert desk.foresees("offer jon_kyl>test_ban") == ("amended", {"position": 5, "party": 1})


def test_f52_a_withdrawal_shows_what_it_scores() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer")
    assert desk.foresees("withdraw wild_rivers>discard") == ("withdrawn", {"points": 36})


def test_f_3_5_a_whip_in_a_vote_shows_the_tally() -> None:
    desk = Desk().bill("test_ban", "edward_kennedy").seated("harry_reid", "carl_levin")
    desk.play("activate carl_levin>test_ban")
    desk.call("edward_kennedy", "test_ban").pass_to(0)
    key, numbers = desk.foresees("whip carl_levin>caucus.0")
    assert (key, numbers["ayes"]) == ("tally_after", 6)
