"""Who may vote how: the whole table of the floor, the committee, and single votes."""

import pytest

from rules.floorvote.facts import names
from rules.floorvote.law.duties import MAY_ABSTAIN, MAY_AGAINST, MAY_FOR, committee_duty, floor_duty
from tests.games.floorvote.desk import Desk

# Distance, pork for the state, may vote for, may vote against; everybody may abstain
TABLE = [
    (0, False, True, False),
    (0, True, True, False),
    (1, False, True, True),
    (1, True, True, False),
    (2, False, False, True),
    (2, True, True, True),
    (3, False, False, True),
    (3, True, False, True),
    (4, False, False, True),
    (4, True, False, True),
]
# A Democrat at 1 to 3 or a Republican at 3 to 5 on international relations
AT = {1: "carl_levin", 2: "joseph_biden", 3: "bob_graham", 4: "richard_lugar", 5: "jon_kyl"}
STATES = {1: "mi", 2: "de", 3: "fl", 4: "in", 5: "az"}
BALLOTS = {"aye": MAY_FOR, "nay": MAY_AGAINST, "abstain": MAY_ABSTAIN}


@pytest.mark.clauses("F-27", "F.6.3", "F.6.4", "F.6.5", "F.6.6")
@pytest.mark.parametrize(("distance", "pork", "may_for", "may_against"), TABLE)
def test_f27_the_table_of_floor_duties(
    distance: int, pork: bool, may_for: bool, may_against: bool
) -> None:
    duty = floor_duty(distance, pork)
    assert bool(duty & MAY_FOR) == may_for
    assert bool(duty & MAY_AGAINST) == may_against
    assert duty & MAY_ABSTAIN


@pytest.mark.parametrize("distance", range(5))
def test_f26_in_committee_only_the_own_position_binds(distance: int) -> None:
    duty = committee_duty(distance)
    assert duty & MAY_FOR
    assert duty & MAY_ABSTAIN
    assert bool(duty & MAY_AGAINST) == (distance > 0)


@pytest.mark.clauses("F-27", "F-30")
@pytest.mark.parametrize("pork", [False, True])
@pytest.mark.parametrize("at", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("position", [1, 2, 3, 4, 5])
def test_f27_the_judge_follows_the_table_for_every_ballot(
    position: int, at: int, pork: bool
) -> None:
    senator = AT[at]
    desk = Desk().bill("test_ban", "edward_kennedy", position=position)
    desk.seated(senator)
    if pork:
        desk.play(f"pork {STATES[at]}>test_ban")
    desk.call("edward_kennedy", "test_ban").pass_to(0 if at <= 3 else 1)
    row = next(r for r in TABLE if r[:2] == (abs(at - position), pork))
    usual = (row[2] if at <= 3 else False, row[3] if at > 3 else False)
    ballots = [("aye", row[2]), ("nay", row[3]), ("abstain", True)]
    now = "aye" if usual[0] else "nay" if usual[1] else "abstain"
    for ballot, allowed in ballots:
        legal = desk.judge(f"vote {senator}>{ballot}") == ""
        assert legal == (allowed and ballot != now), ballot


@pytest.mark.parametrize(
    ("clause", "senator", "pork", "ballot"),
    [
        ("F.6.3", "paul_sarbanes", "", "nay"),
        ("F.6.4", "joseph_biden", "de", "nay"),
        ("F.6.5", "bob_graham", "", "aye"),
        ("F.15.4", "edward_kennedy", "", "abstain"),
        ("F-30", "jon_kyl", "", "abstain"),
    ],
)
def test_f_6_3_a_refused_ballot_names_its_duty(
    clause: str, senator: str, pork: str, ballot: str
) -> None:
    desk = (
        Desk()
        .bill("test_ban", "edward_kennedy")
        .seated("paul_sarbanes", "joseph_biden", "bob_graham", "jon_kyl")
    )
    if pork:
        desk.play(f"pork {pork}>test_ban")
    desk.call("edward_kennedy", "test_ban").pass_to(0)
    assert desk.judge(f"vote {senator}>{ballot}") == clause


def test_f_6_6_from_three_steps_on_nobody_votes_for_it() -> None:
    desk = Desk().bill("test_ban", "edward_kennedy").seated("richard_lugar")
    desk.play("pork in>test_ban").call("edward_kennedy", "test_ban")
    assert desk.judge("vote richard_lugar>aye") == "F.6.6"
    assert desk.judge("vote richard_lugar>abstain") == ""


@pytest.mark.clauses("F-30", "F.15.3")
def test_f_15_3_a_vote_is_changed_once_and_for_free() -> None:
    desk = Desk().bill("debt_relief", "joseph_biden").seated("bob_graham", "jon_kyl")
    desk.call("joseph_biden", "debt_relief").pass_to(0)
    assert desk.sums == (5, 1)
    desk.play("vote bob_graham>nay")
    assert desk.sums == (4, 2)
    assert desk.judge("vote bob_graham>abstain") == "F.15.3"
    assert desk.judge("decline") == ""
    assert desk.judge("reply") == "F.15.5"


@pytest.mark.clauses("F-30")
def test_f30_senators_vote_in_their_players_interest_within_the_duties() -> None:
    desk = Desk().bill("debt_relief", "joseph_biden")
    desk.seated("paul_sarbanes", "zell_miller", "jon_kyl", "john_mccain", "ted_stevens")
    desk.call("joseph_biden", "debt_relief")
    votes = desk.readouts("votes_aye") | desk.readouts("votes_nay")
    assert votes == {
        "joseph_biden": {"votes": 4},
        "paul_sarbanes": {"votes": 1},
        "zell_miller": {"votes": 1},
        "ted_stevens": {"votes": 1},
        "jon_kyl": {"votes": 1},
        "john_mccain": {"votes": 1},
    }
    assert desk.sums == (6, 3)


@pytest.mark.clauses("F.15.9")
def test_f_15_9_a_stance_that_pork_forbids_falls_back_to_the_usual_vote() -> None:
    desk = Desk().bill("base_housing", "richard_lugar").turn(1)
    desk.seated("bob_graham", "arlen_specter").call("richard_lugar", "base_housing")
    desk.play("vote bob_graham>abstain", "decline")
    assert desk.sums == (5, 0)
    desk = Desk().bill("debt_relief", "joseph_biden").seated("bob_graham", "arlen_specter")
    desk.call("joseph_biden", "debt_relief").pass_to(0)
    desk.play("vote bob_graham>nay", "pork fl>debt_relief")
    assert desk.sums == (5, 1)


@pytest.mark.clauses("F.15.9", "F-23")
def test_f_15_9_a_changed_vote_lets_the_rival_speak_again() -> None:
    desk = Desk().bill("debt_relief", "joseph_biden").seated("bob_graham", "arlen_specter")
    desk.call("joseph_biden", "debt_relief").play("decline")
    assert desk.t.count(names.DECLINED) == 1
    desk.play("vote bob_graham>abstain")
    assert desk.t.count(names.DECLINED) == 0


@pytest.mark.clauses("F.15.4")
def test_f_15_4_a_sponsor_stands_by_the_bill_whatever_the_distance() -> None:
    desk = Desk().bill("privacy_shield", "orrin_hatch").turn(1).seated("jon_kyl", "patrick_leahy")
    desk.call("orrin_hatch", "privacy_shield")
    assert desk.tally.ayes == 4
    assert "orrin_hatch" in desk.readouts("duty_sponsor")
    desk.play("decline")
    assert desk.judge("vote orrin_hatch>abstain") == "F.15.4"
