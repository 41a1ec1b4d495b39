"""The floor: strength, weight, ties, the president, and the override of a veto."""

import pytest

from rules.floorvote.facts import fields
from rules.floorvote.facts.fields import FAILED_FLOOR, OVERRIDDEN, PASSED_COMMITTEE, PASSED_SENATE
from rules.floorvote.facts.names import LAWS_PASSED
from rules.floorvote.law.president import signs
from tests.games.floorvote.desk import Desk

# Positions of the president on the real card
PRESIDENT = {"eco": 4, "soc": 4, "lib": 5, "env": 5, "int": 5}
BILLS = {"eco": "living_wage", "soc": "school_meals", "lib": "gun_carry", "env": "wild_rivers",
         "int": "test_ban"}  # fmt: skip


@pytest.mark.clauses("F-28", "F.6.2")
def test_f28_activated_on_this_bill_the_printed_number_all_others_one() -> None:
    desk = Desk().bill("test_ban", "edward_kennedy").bill("wild_rivers", "barbara_boxer")
    desk.seated("paul_sarbanes", "carl_levin", "jon_kyl").on("wild_rivers", "carl_levin")
    desk.cloakroom(0, "daniel_inouye").call("edward_kennedy", "test_ban")
    assert desk.sums == (5 + 1 + 1 + 1, 1)
    desk.play("decline", "activate paul_sarbanes>test_ban")
    assert desk.sums == (5 + 4 + 1 + 1, 1)


@pytest.mark.clauses("F-29", "F.6.1", "F.4.2")
def test_f_6_1_more_for_than_against_and_the_weight() -> None:
    desk = Desk().bill("peace_volunteers", "edward_kennedy").seated("paul_sarbanes")
    desk.call("edward_kennedy", "peace_volunteers")
    assert (desk.tally.ayes, desk.tally.needed, desk.tally.passing) == (6, 10, False)
    desk.play("decline", "activate paul_sarbanes>peace_volunteers")
    assert (desk.tally.ayes, desk.tally.passing) == (9, False)
    desk.seated("carl_levin")
    assert (desk.tally.ayes, desk.tally.passing) == (10, True)
    desk.seated("jon_kyl", "wayne_allard", "larry_craig", "jesse_helms", "bob_smith", "don_nickles")
    desk.seated("mike_crapo", "james_inhofe", "phil_gramm", "craig_thomas")
    assert (desk.tally.nays, desk.tally.needed, desk.tally.passing) == (10, 11, False)


@pytest.mark.clauses("F-21", "F-23", "F.6.7")
def test_f21_a_bill_may_fail_once_on_the_floor() -> None:
    desk = Desk().bill("test_ban", "edward_kennedy").play("call edward_kennedy>test_ban")
    assert (desk.phase, desk.t.seat) == ("floor", 1)
    desk.play("decline", "decline")
    assert desk.where("test_ban") == "floor"
    assert desk.get("test_ban", "spent") == FAILED_FLOOR
    desk.play("end", "draw", "end", "draw", "call edward_kennedy>test_ban", "decline", "decline")
    assert desk.where("test_ban") == "discard"
    assert desk.points(0) == 21 + 6


@pytest.mark.clauses("F.6.7")
def test_f_6_7_the_opponent_answers_before_the_exchange() -> None:
    desk = Desk().bill("test_ban", "edward_kennedy").seated("jon_kyl", "bob_graham")
    desk.play("call edward_kennedy>test_ban")
    assert (desk.phase, desk.t.seat) == ("answer", 1)
    assert desk.moves() == [
        "offer jon_kyl>test_ban", "filibuster jon_kyl>test_ban", "consent",
    ]  # fmt: skip
    desk.play("consent")
    assert (desk.phase, desk.t.seat) == ("floor", 1)


# The vice-president


def tied(white_house: int, position: int, pork: str = "") -> Desk:
    """Bring a bill of the Republicans on liberties to a tie of eleven votes each."""
    desk = Desk(white_house=white_house).turn(1)
    desk.bill("victims_rights", "richard_lugar", position=position, pork=pork)
    for senator in ("pete_domenici", "christopher_bond"):
        desk.seated(senator).play(f"activate {senator}>victims_rights")
    desk.call("richard_lugar", "victims_rights")
    for senator in ("edward_kennedy", "daniel_inouye", "richard_durbin"):
        desk.seated(senator)
    return desk.play(
        "activate edward_kennedy>victims_rights", "activate daniel_inouye>victims_rights"
    )


@pytest.mark.clauses("F-31", "F.6.8", "F.15.6")
def test_f31_the_vice_president_breaks_a_tie_for_the_bill_and_counts_for_the_weight() -> None:
    desk = tied(white_house=1, position=4)
    assert (desk.tally.ayes, desk.tally.nays, desk.tally.broken) == (12, 11, True)
    desk.settle()
    told = desk.spoken("passed")[0].moment
    assert told is not None
    assert [(s.what, s.amount) for s in told.camps[0].strokes if s.key == "tie"] == [
        (desk.ref("vice_president"), 1)
    ]
    assert desk.where("victims_rights") == "laws.1"


@pytest.mark.clauses("F-31", "F.6.8", "F.15.6")
@pytest.mark.parametrize(
    ("white_house", "position", "pork", "broken"),
    [
        (1, 4, "", True),
        (1, 3, "", False),
        (1, 3, "vice_president", True),
        (0, 4, "", False),
        (1, 2, "vice_president", False),
    ],
)
def test_f_6_8_a_tie_goes_to_the_vice_president_within_the_duties(
    white_house: int, position: int, pork: str, broken: bool
) -> None:
    desk = tied(white_house, position, pork)
    tally = desk.question.counted(10, 10)
    assert tally.broken == broken
    assert (tally.ayes, tally.needed, tally.passing) == (10 + broken, 11, broken)
    assert desk.question.counted(9, 9).passing is (broken and desk.question.weight() <= 10)


@pytest.mark.clauses("F-31")
def test_f31_no_tie_is_broken_in_committee() -> None:
    desk = Desk().bill("timber_access", "richard_lugar", "committee").seated("harry_reid").turn(1)
    desk.call("richard_lugar", "timber_access").play("activate harry_reid>timber_access")
    assert not desk.question.counted(3, 3).broken
    assert not desk.question.counted(3, 3).passing


# The president


@pytest.mark.clauses("F-32", "F.7.1", "F.4.4")
@pytest.mark.parametrize("pork", ["", "vice_president"])
@pytest.mark.parametrize("position", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("issue", list(PRESIDENT))
def test_f_7_1_the_president_signs_within_one_or_two_with_pork(
    issue: str, position: int, pork: str
) -> None:
    bill = BILLS[issue]
    desk = Desk().bill(bill, "edward_kennedy", position=position, pork=pork)
    distance = abs(PRESIDENT[issue] - position)
    assert signs(desk.t, desk.ref(bill)) == (distance <= (2 if pork else 1))


def passed(position: int, **options: int) -> Desk:
    """Pass a light bill of the Republicans on the economy."""
    desk = Desk(**options).turn(1)
    desk.bill("capital_gains", "trent_lott", position=position).seated("orrin_hatch")
    desk.play("activate orrin_hatch>capital_gains")
    return desk.call("trent_lott", "capital_gains").play("decline")


@pytest.mark.clauses("F-32", "F.7.1", "F.8.2")
def test_f32_a_signed_bill_is_law_at_once() -> None:
    desk = passed(4)
    assert [e.key for e in desk.events if e.key in {"passed", "signed", "law", "scored"}] == [
        "passed", "signed", "law",
    ]  # fmt: skip
    assert desk.where("capital_gains") == "laws.1"
    assert desk.where("trent_lott") == "caucus.1"
    assert desk.points(1) == 8 * 3
    assert desk.t.count(LAWS_PASSED) == 1


@pytest.mark.clauses("F-32", "F.7.3", "F-18")
def test_f_7_3_a_vetoed_bill_waits_for_an_override() -> None:
    desk = passed(4, white_house=0)
    assert desk.spoken("vetoed")[0].amount == 2
    assert desk.where("capital_gains") == "desk"
    assert desk.get("capital_gains", "marks") == PASSED_COMMITTEE | PASSED_SENATE
    assert desk.judge("call trent_lott>capital_gains") == "F-18"
    assert desk.points(1) == 0


def overriding(*help_: str) -> Desk:
    """Call the override of a veto."""
    marks = PASSED_COMMITTEE | PASSED_SENATE
    desk = Desk(white_house=0).bill("capital_gains", "trent_lott", "desk", marks=marks).turn(1)
    desk.seated("jon_kyl", "edward_kennedy", *help_)
    return desk.play("call trent_lott>capital_gains")


@pytest.mark.clauses("F-33", "F.7.2", "F.7.3")
def test_f33_an_override_needs_the_chart_and_no_one_amends_it() -> None:
    desk = overriding("orrin_hatch")
    assert (desk.phase, desk.t.seat) == ("override", 0)
    assert desk.sums == (5 + 1 + 1, 1)
    assert desk.tally.needed == 8
    assert not desk.tally.passing
    desk.play("decline")
    assert not desk.moves("pork")
    assert desk.why("ut", "capital_gains").clause in {"F.4.3", "F-33"}
    desk.play("activate orrin_hatch>capital_gains", "reply", "decline")
    assert desk.spoken("overridden")
    assert desk.where("capital_gains") == "laws.1"
    assert desk.get("capital_gains", "marks") & OVERRIDDEN
    assert desk.points(1) == (8 + 5) * 3


@pytest.mark.clauses("F-33", "F.7.3", "F-52")
def test_f33_a_failed_override_ends_the_bill() -> None:
    desk = overriding().play("decline", "decline")
    assert desk.spoken("override_failed")
    assert desk.where("capital_gains") == "discard"
    assert desk.points(1) == 8 * 2


@pytest.mark.clauses("F-33")
def test_f33_duties_hold_in_an_override() -> None:
    desk = overriding("arlen_specter", "zell_miller")
    assert desk.judge("vote edward_kennedy>aye") == "F.6.6"
    assert desk.judge("vote zell_miller>aye") == ""


def test_f_8_4_points_follow_the_sponsors_player() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", owner=0, marks=fields.PASSED_COMMITTEE)
    desk.play("withdraw wild_rivers>discard")
    assert (desk.points(0), desk.points(1)) == (18, 0)
