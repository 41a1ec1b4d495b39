"""Amendments on the floor: a substitute is voted on first, then the bill in any case."""

import pytest

from rules.floorvote import records
from tests.games.floorvote.desk import Desk

RIGHT = ["don_nickles", "trent_lott", "bob_smith", "james_inhofe"]


def offered(*senators: str) -> Desk:
    """Offer a very conservative text in place of a very liberal one of weight 12."""
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl", *senators)
    return desk.play("call barbara_boxer>wild_rivers", "offer jon_kyl>substitute")


def passed(*senators: str) -> Desk:
    """Let the substitute pass; then it is the opposition's go on the bill."""
    desk = offered(*RIGHT, *senators).play("decline")
    desk.play(*[f"activate {senator}>substitute" for senator in RIGHT], "reply", "decline")
    assert desk.said("substituted")
    return desk


@pytest.mark.clauses("F-42", "F.10.2")
def test_f_10_1_the_opposition_offers_one_text_at_another_position() -> None:
    desk = (
        Desk().bill("school_buses", "max_baucus").seated("jon_kyl", "lincoln_chafee", "tom_harkin")
    )
    desk.play("call max_baucus>school_buses")
    assert desk.t.seat == 1
    assert desk.moves("offer") == ["offer jon_kyl>substitute"]
    assert desk.judge("offer lincoln_chafee>substitute") == "F.10.2"
    assert desk.judge("offer tom_harkin>substitute") != ""
    assert desk.foresees("offer jon_kyl>substitute")[1] == {"position": 5, "party": 1}


def test_f42_the_sponsor_is_activated_and_gives_the_position() -> None:
    desk = offered()
    assert desk.place("substitute") == "counter_bill"
    assert desk.get("substitute", "position") == 5
    assert desk.active(1) == ["jon_kyl"]
    assert (desk.phase, desk.t.seat) == ("substitute", 0)


@pytest.mark.clauses("F-43")
def test_f_10_2_it_needs_the_weight_of_the_bill_and_may_have_its_own_pork() -> None:
    desk = offered("patrick_leahy", "ted_stevens").pass_to(0)
    assert desk.tally.needed == 12
    assert desk.judge("pork ak>substitute") == "F-20"
    desk.play("activate patrick_leahy>substitute", "reply", "pork vt>substitute")
    assert desk.get("substitute", "pork") == desk.mask("vt")
    assert desk.get("wild_rivers", "pork") == 0
    assert desk.judge("pork ak>wild_rivers") == "F.4.3"


@pytest.mark.clauses("F.10.3", "F.10.4")
def test_f43_a_failed_substitute_leads_on_to_the_bill_with_everybody_on_it() -> None:
    desk = offered("bob_smith", "patrick_leahy").play("activate patrick_leahy>substitute", "reply")
    desk.play("activate bob_smith>substitute", "reply", "decline", "decline")
    assert desk.said("substitute_failed")
    assert (desk.phase, desk.t.seat) == ("floor", 1)
    assert desk.place("substitute") == "cabinet"
    assert desk.active(0) == ["barbara_boxer", "patrick_leahy"]
    assert desk.active(1) == ["jon_kyl", "bob_smith"]
    assert desk.sums == (2 + 4, 2 + 3)
    assert desk.judge("stand_down bob_smith>caucus.1") == "F-43"
    assert desk.get("wild_rivers", "spent") & records.SUBSTITUTE_TRIED


@pytest.mark.clauses("F.10.1")
def test_f42_there_is_one_substitute_for_a_bill() -> None:
    desk = offered().play("decline", "decline")
    assert desk.said("substitute_failed")
    desk.play("decline", "decline", "end", "draw", "end", "draw")
    desk.play("call barbara_boxer>wild_rivers")
    assert desk.moves("offer") == []
    assert desk.judge("offer jon_kyl>substitute") == "F.10.1"


@pytest.mark.clauses("F-43")
def test_f_10_4_who_abstained_on_a_passed_substitute_abstains_on_the_bill() -> None:
    desk = offered(*RIGHT, "patrick_leahy", "tom_harkin")
    desk.play("vote patrick_leahy>abstain", "decline")
    desk.play(*[f"activate {senator}>substitute" for senator in RIGHT], "reply", "decline")
    desk.play("decline")
    assert (desk.phase, desk.t.seat) == ("floor", 0)
    assert desk.tally.ayes == 2 + 1
    desk.play("activate patrick_leahy>wild_rivers")
    assert desk.tally.ayes == 2 + 1
    assert desk.judge("vote patrick_leahy>aye") == "F.10.4"


@pytest.mark.clauses("F.10.4")
def test_f43_an_abstention_carries_over_only_from_a_passed_substitute() -> None:
    desk = offered(*RIGHT, "lincoln_chafee").play("decline")
    assert desk.judge("vote lincoln_chafee>abstain") != ""
    desk.play(*[f"activate {senator}>substitute" for senator in RIGHT], "reply", "decline")
    assert desk.said("substituted")
    # One step from the bill he could vote either way, but he could not support the substitute.
    assert desk.judge("vote lincoln_chafee>nay") == "F.10.4"
    assert desk.tally.nays == 2 + 4 + 5 + 3 + 2


def test_f43_after_a_passed_substitute_senators_may_stand_down() -> None:
    desk = passed()
    assert "stand_down trent_lott>caucus.1" in desk.moves()
    nays = desk.tally.nays
    desk.play("stand_down trent_lott>caucus.1")
    assert desk.place("trent_lott") == "caucus.1"
    assert desk.tally.nays == nays - 4


@pytest.mark.clauses("F.10.5", "F-45")
def test_f44_the_bill_fails_and_the_substitute_goes_to_the_president() -> None:
    desk = passed().play("decline", "decline")
    assert desk.said("superseded")
    assert desk.said("signed")
    assert desk.place("wild_rivers") == "laws.1"
    assert desk.place("substitute") == "cabinet"
    # The original scores its committee mark, the substitute all three and one amendment.
    assert desk.points(0) == 12 + 6
    assert desk.points(1) == (12 + 6 - 2) * 3


@pytest.mark.clauses("F.10.5")
def test_f44_both_pass_and_the_bill_stands() -> None:
    left = ["patrick_leahy", "edward_kennedy", "tom_harkin", "john_kerry", "dianne_feinstein"]
    desk = passed(*left, "harry_reid", "christopher_dodd", "paul_sarbanes")
    desk.play(*desk.moves("stand_down"))
    desk.play("decline")
    for senator in [*left, "harry_reid", "christopher_dodd", "paul_sarbanes"]:
        desk.play(f"activate {senator}>wild_rivers")
    assert desk.tally.passing
    desk.play("reply", "decline")
    assert desk.said("passed")
    assert desk.place("wild_rivers") == "desk"
    assert desk.get("wild_rivers", "owner") == 0
    assert desk.points(1) == 0


def test_f45_a_substitute_inherits_the_marks_that_there_are() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", marks=records.CLOTURE_VOTED)
    desk.seated("jon_kyl", *RIGHT).play(
        "call barbara_boxer>wild_rivers", "offer jon_kyl>substitute"
    )
    desk.play(
        "decline", *[f"activate {senator}>substitute" for senator in RIGHT], "reply", "decline"
    )
    desk.play("decline", "decline")
    assert desk.place("wild_rivers") == "laws.1"
    assert desk.points(0) == 0
    assert desk.points(1) == (12 + 6 - 2 + 5) * 2
