"""What an influence card would bring, as it is told before it is played."""

import pytest

from tests.games.floorvote.desk import Desk


def floor_vote(seat: int, *hand: str, pork: str = "") -> Desk:
    desk = Desk().bill("wild_rivers", "barbara_boxer", pork=pork)
    desk.seated("zell_miller", "jon_kyl", "lincoln_chafee").on("wild_rivers", "patrick_leahy")
    desk.hand(seat, *hand).call("barbara_boxer", "wild_rivers")
    return desk.pass_to(seat)


@pytest.mark.parametrize(
    ("seat", "card", "onto", "pork"),
    [
        (1, "oil_roundtable", "wild_rivers", ""),
        (1, "town_hall", "patrick_leahy", ""),
        (0, "home_poll", "lincoln_chafee", ""),
        (0, "phone_bank", "patrick_leahy", ""),
        (1, "front_page", "patrick_leahy", ""),
        (0, "whip_count", "patrick_leahy", ""),
        (1, "line_item", "wild_rivers", "ga"),
    ],
)
def test_what_is_foretold_of_a_vote_comes_true(seat: int, card: str, onto: str, pork: str) -> None:
    desk = floor_vote(seat, card, pork=pork)
    before = desk.sums
    key, numbers = desk.foresees(f"play {card}>{onto}")
    desk.play(f"play {card}>{onto}")
    if desk.phase == "earmark":
        desk.play(*desk.moves())
    tally = desk.tally
    assert key == "tally_after"
    assert desk.sums != before
    assert numbers == {
        "ayes": tally.ayes,
        "nays": tally.nays,
        "needed": tally.needed,
        "passing": int(tally.passing),
    }


def test_a_card_that_asks_for_an_entry_foretells_nothing_yet() -> None:
    desk = floor_vote(0, "line_item", "bridge_money", pork="ga vt")
    assert desk.preview("play line_item>wild_rivers") is None
    assert desk.preview("play bridge_money>wild_rivers") is None


def test_a_barred_chair_is_foretold() -> None:
    desk = Desk().bill("school_buses", "max_baucus", "committee").seated("jon_kyl")
    desk.on("school_buses", "james_jeffords").hand(1, "quorum_trick")
    desk.call("max_baucus", "school_buses")
    key, numbers = desk.foresees("play quorum_trick>james_jeffords")
    assert (key, numbers["ayes"]) == ("tally_after", 1)


def test_the_end_and_the_break_of_a_vote_are_foretold() -> None:
    desk = floor_vote(1, "previous_question", "recess_bell")
    desk.play("activate jon_kyl>wild_rivers", "reply", "pork ak>wild_rivers", "reply")
    key, numbers = desk.foresees("play previous_question>wild_rivers")
    assert (key, numbers["passing"]) == ("would_end", 0)
    assert desk.foresees("play recess_bell>wild_rivers") == ("would_recess", {})


def test_in_a_turn_cards_foretell_what_becomes_of_bills_and_senators() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").seated("harry_reid")
    desk.bill("clean_coal", "john_breaux", ready=99).bill("permit_freedom", "jon_kyl")
    desk.on("clean_coal", "zell_miller")
    desk.hand(
        0, "discharge_petition", "hold_lifted", "called_home", "late_night_deal", "oval_dinner"
    )
    boxer = "play discharge_petition>wild_rivers"
    assert desk.foresees(boxer) == ("would_discharge", {"points": 2 * 18})
    assert desk.foresees("play hold_lifted>clean_coal") == ("would_hurry", {})
    assert desk.foresees("play called_home>jon_kyl") == ("would_send_home", {"count": 1})
    freed = desk.foresees("play late_night_deal>zell_miller")
    assert freed == ("would_free", {"what": desk.ref("zell_miller")})
    signed = desk.foresees("play oval_dinner>clean_coal")
    assert signed == ("president_signs", {"distance": 1})
