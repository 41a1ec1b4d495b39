"""The exchange of a vote at one stroke: enough to win, and a vote that a side closes."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.table import Table
from rules.floorvote.facts.fields import OWNER, SPONSOR
from rules.floorvote.facts.names import CLOSED, EXCHANGES, caucus
from rules.floorvote.facts.pieces import VOTES
from rules.floorvote.law.mustering import enough
from rules.floorvote.law.polls import Question, losing_seat
from rules.floorvote.law.records import get, live_bills
from rules.floorvote.verbs.handing_over import join
from tests.games.floorvote.desk import Desk
from tests.games.floorvote.walks import match

FEW = 9  # senators of whom every choice is tried


def committee() -> Desk:
    """Lay out a committee vote of seat 0 that seat 1 loses by one vote."""
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee", spent=24)
    return desk.seated("jon_kyl", "larry_craig", "bob_smith", "conrad_burns", "harry_reid")


def test_f_15_10_in_committee_it_takes_no_more_members_than_needed() -> None:
    desk = committee().call("barbara_boxer", "wild_rivers")
    assert (desk.t.seat, desk.sums) == (1, (1, 0))
    desk.play("muster")
    assert desk.active(1) == ["jon_kyl"]  # one vote holds it, and two printed votes are bound
    assert (desk.t.seat, desk.sums) == (0, (1, 1))


def test_f_15_10_the_preview_tells_what_it_costs() -> None:
    desk = committee().call("barbara_boxer", "wild_rivers").play("muster", "muster")
    assert desk.sums == (2, 1)
    assert desk.foresees("muster") == (
        "would_muster", {"count": 1, "strength": 2, "ayes_then": 2, "nays_then": 2},
    )  # fmt: skip


def test_f_15_10_the_preview_warns_of_a_veto_while_pork_can_still_be_added() -> None:
    desk = Desk(introductory=1).bill("wild_rivers", "barbara_boxer").seated("jon_kyl")
    many = ["tom_harkin", "patrick_leahy", "john_kerry", "carl_levin", "paul_sarbanes"]
    desk.seated(*many).call("barbara_boxer", "wild_rivers").pass_to(0)
    assert desk.foresees("muster")[0] == "would_muster_veto"
    desk = Desk(introductory=1).turn(1).bill("timber_access", "john_warner").seated("tom_harkin")
    desk.seated("christopher_bond", "pete_domenici").call("john_warner", "timber_access").pass_to(1)
    assert desk.foresees("muster")[0] == "would_muster"


def test_f_15_10_only_the_losing_side_may_and_only_where_it_wins() -> None:
    desk = committee().call("barbara_boxer", "wild_rivers").play("decline")
    assert desk.phase != "committee"
    desk = committee().call("barbara_boxer", "wild_rivers").play("muster")
    assert desk.judge("muster") == ""
    desk.play("muster", "muster", "decline")
    assert desk.phase == "turn"
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").seated("max_baucus")
    desk.call("barbara_boxer", "wild_rivers")
    assert desk.judge("muster") == "F.15.10"
    assert desk.moves("muster") == []


def test_f_15_10_sponsors_of_other_own_bills_come_last() -> None:
    desk = committee().bill("permit_freedom", "jon_kyl").call("barbara_boxer", "wild_rivers")
    desk.play("muster")
    assert desk.active(1) == ["conrad_burns"]


def cheapest(t: Table, seat: int) -> int:
    """Return the fewest printed votes that turn a vote, trying every choice; -1 if none does."""
    best = -1
    step = t.agenda[-1]
    free = t.at(caucus(seat))
    for size in range(1, len(free) + 1):
        for chosen in combinations(free, size):
            after = t.copy()
            for senator in chosen:
                join(after, step, senator)
            question = Question(after)
            cost = sum(VOTES[senator] for senator in chosen)
            if losing_seat(question, question.tally()) != seat and (best < 0 or cost < best):
                best = cost
    return best


@pytest.mark.clauses("F.15.10")
@settings(max_examples=12)
@given(seed=st.integers(0, 2**40))
def test_f_15_10_no_other_choice_of_senators_is_cheaper(seed: int) -> None:
    tried = 0
    for t, _ in match(seed):
        if t.over or t.agenda[-1].phase not in EXCHANGES or tried > 25:
            continue
        seat = t.agenda[-1].seat
        question = Question(t)
        kept = [get(t, bill, SPONSOR) for bill in live_bills(t) if get(t, bill, OWNER) == seat]
        free = t.at(caucus(seat))
        if losing_seat(question, question.tally()) != seat or set(kept) & set(free):
            continue
        if not 0 < len(free) <= FEW:
            continue
        tried += 1
        chosen = enough(question, seat)
        cost = sum(VOTES[senator] for senator in chosen) if chosen else -1
        assert cost == cheapest(t, seat)


def test_f_15_11_after_closing_the_rival_has_one_last_go_and_the_poll_comes() -> None:
    desk = committee().call("barbara_boxer", "wild_rivers").play("activate jon_kyl>wild_rivers")
    desk.play("close")
    assert (desk.t.seat, desk.phase, desk.t.count(CLOSED)) == (0, "committee", 2)
    assert desk.readouts("vote_closed") == {"chamber": {"seat": 1}}
    desk.play("activate harry_reid>wild_rivers", "reply")
    assert desk.spoken("reported")
    assert desk.t.count(CLOSED) == 0


def test_f_15_11_the_last_go_may_win_it_at_one_stroke() -> None:
    desk = committee().call("barbara_boxer", "wild_rivers")
    desk.play("activate jon_kyl>wild_rivers", "close", "muster")
    assert desk.spoken("reported")


def test_f_15_11_the_leading_side_may_close_without_an_act() -> None:
    desk = Desk().bill("park_repairs", "james_jeffords", "committee", spent=24)
    desk.seated("jon_kyl", "conrad_burns").call("james_jeffords", "park_repairs")
    desk.play("activate jon_kyl>park_repairs", "reply")
    assert (desk.t.seat, desk.sums) == (0, (3, 1))
    desk.play("close")
    assert (desk.t.seat, desk.phase) == (1, "committee")
    desk.play("decline")
    assert desk.spoken("reported")


def test_f_15_11_whoever_is_losing_or_answers_a_close_ends_the_vote_by_it() -> None:
    desk = committee().call("barbara_boxer", "wild_rivers")
    assert desk.t.seat == 1
    desk.play("close")
    assert desk.spoken("reported")
    desk = committee().call("barbara_boxer", "wild_rivers")
    desk.play("activate jon_kyl>wild_rivers", "close", "activate harry_reid>wild_rivers", "close")
    assert desk.spoken("reported")


def test_f_15_11_whoever_has_acted_gives_the_rival_a_go_even_when_losing() -> None:
    desk = Desk().bill("park_repairs", "james_jeffords", "committee", spent=24)
    desk.seated("jon_kyl", "conrad_burns").call("james_jeffords", "park_repairs")
    desk.play("activate jon_kyl>park_repairs", "close")
    assert (desk.t.seat, desk.phase, desk.sums) == (0, "committee", (3, 1))


def test_f_15_11_closing_holds_for_one_vote_only() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl", "tom_harkin")
    desk.play("call barbara_boxer>wild_rivers", "offer jon_kyl>wild_rivers")
    desk.play("activate tom_harkin>substitute", "close", "decline")
    assert (desk.phase, desk.t.count(CLOSED)) == ("floor", 0)


@pytest.mark.clauses("F-23", "F.15.11")
def test_f23_adding_nothing_says_beforehand_whether_the_poll_is_taken() -> None:
    desk = committee().call("barbara_boxer", "wild_rivers")  # 1 to 0, and the opponent is to go
    poll = ("would_poll", {"ayes": 1, "nays": 0, "passing": 1})
    assert desk.foresees("decline") == desk.foresees("close") == poll
    desk.play("muster", "muster", "muster")
    assert desk.foresees("decline") == desk.foresees("close")
    desk = committee().call("barbara_boxer", "wild_rivers").play("activate jon_kyl>wild_rivers")
    assert desk.foresees("close") == ("would_close", {})
