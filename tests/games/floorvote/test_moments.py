"""What decides is told in numbers: votes, the president, scores, cards, rounds, the end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.events import SAID, STEPPED, Event
from rules.core.moments import LOST, WON, Camp, Moment, Upshot
from rules.core.table import Table
from rules.floorvote.facts import names
from rules.floorvote.facts.pieces import VOTES
from rules.floorvote.game import GAME
from rules.floorvote.law.moments import VOTES as KINDS
from rules.floorvote.law.scoring import SENTENCES
from tests.games.floorvote.desk import Desk
from tests.games.floorvote.recount import (
    recount_committee,
    recount_floor,
    recount_points,
    undisturbed,
)
from tests.games.floorvote.walks import match

MOST = 12  # strokes that a stage can show for a camp


def told(desk: Desk, key: str) -> Moment:
    """Return the moment that a remembered sentence carries."""
    moment = desk.spoken(key)[0].moment
    assert moment is not None
    return moment


def strokes(desk: Desk, camp: Camp) -> list[tuple[str, int, str]]:
    """Return the strokes of a camp with the names of their pieces."""
    name = desk.t.setup.name_of
    return [(name(s.what) if s.what else "", s.amount, s.key) for s in camp.strokes]


def upshots(moment: Moment) -> list[tuple[int, str, int, int]]:
    """Return what follows: for whom, how, by how much, and the second figure."""
    return [(u.seat, u.key, u.amount, u.also) for u in moment.upshots]


def find(moment: Moment, key: str) -> Upshot:
    """Return the upshot of a key."""
    return next(upshot for upshot in moment.upshots if upshot.key == key)


# Votes


@pytest.mark.clauses("F-25", "F.5.1")
def test_f25_a_committee_vote_names_chair_ranking_member_and_members() -> None:
    desk = Desk().bill("park_repairs", "james_jeffords", "committee", spent=24)
    desk.seated("bob_smith", "jon_kyl").call("james_jeffords", "park_repairs")
    desk.play("activate bob_smith>park_repairs", "activate jon_kyl>park_repairs", "reply")
    desk.settle()
    moment = told(desk, "failed")
    ayes, nays = moment.camps
    assert strokes(desk, ayes) == [("james_jeffords", 3, "leader")]
    assert strokes(desk, nays) == [("bob_smith", 2, "leader"), ("jon_kyl", 1, "")]
    assert (ayes.total, ayes.fate, ayes.seat, ayes.aims) == (3, LOST, 0, True)  # a tie fails
    assert (nays.total, nays.fate, nays.seat, nays.aims) == (3, WON, 1, False)
    assert (moment.name, moment.need, moment.facts["why"]) == ("committee", 4, 0)
    assert upshots(moment) == [(0, "lost_committee", -1, 3), (1, "won_committee", 1, 3)]


@pytest.mark.clauses("F-29", "F.6.1")
def test_f29_a_floor_vote_groups_who_was_not_activated_by_party_and_pork() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", pork="ga").seated("tom_harkin", "harry_reid")
    desk.seated("zell_miller", "jon_kyl", "bob_smith").call("barbara_boxer", "wild_rivers")
    desk.play("activate jon_kyl>wild_rivers", "reply", "activate harry_reid>wild_rivers").settle()
    moment = told(desk, "failed")
    assert strokes(desk, moment.camps[0]) == [
        ("barbara_boxer", 2, "sponsor"), ("harry_reid", 3, ""), ("", 1, "democrats"),
        ("", 1, "pork_votes"),
    ]  # fmt: skip
    assert strokes(desk, moment.camps[1]) == [("jon_kyl", 2, ""), ("", 1, "republicans")]
    assert (moment.camps[0].total, moment.camps[1].total) == (7, 3)
    assert (moment.need, moment.facts["why"]) == (12, 1)  # its weight, not the majority


@pytest.mark.clauses("F.13.1")
def test_f_13_1_lobbies_have_a_stroke_of_their_own() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl").hand(0, "union_hall")
    desk.call("barbara_boxer", "wild_rivers").play("activate jon_kyl>wild_rivers", "reply")
    desk.play("play union_hall>wild_rivers")
    blow = told(desk, "lobby_for")
    hit = blow.upshots[0]
    assert (blow.name, hit.seat, hit.key, hit.amount, hit.by) == ("influence", 1, "lobby", -4, 0)
    desk.settle()
    assert strokes(desk, told(desk, "failed").camps[0])[-1] == ("", 4, "lobbies")


@pytest.mark.clauses("F.6.2")
def test_many_activated_senators_are_grouped() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl")
    many = ["tom_harkin", "harry_reid", "patrick_leahy", "john_kerry", "carl_levin"]
    many += ["paul_sarbanes", "edward_kennedy", "daniel_inouye"]
    desk.seated(*many).on("wild_rivers", *many).call("barbara_boxer", "wild_rivers").settle()
    ayes = told(desk, "passed").camps[0]
    assert [stroke.what for stroke in ayes.strokes[:1]] == [desk.ref("barbara_boxer")]
    assert len(ayes.strokes) == 7
    assert ayes.strokes[6].key == "more_activated"
    assert ayes.plain_sum() == ayes.total == 2 + sum(VOTES[desk.ref(name)] for name in many)


@pytest.mark.clauses("F.9.3")
def test_f_9_3_an_amendment_names_its_amender() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").seated("jon_kyl", "bob_smith")
    desk.play("call barbara_boxer>wild_rivers", "amend jon_kyl>wild_rivers")
    desk.play("activate bob_smith>wild_rivers", "reply").settle()
    moment = told(desk, "amended")
    assert strokes(desk, moment.camps[0]) == [("jon_kyl", 1, "amender"), ("bob_smith", 2, "leader")]
    assert strokes(desk, moment.camps[1]) == [("barbara_boxer", 1, "")]
    assert upshots(moment) == [(1, "won_amendment", 1, 3), (0, "lost_amendment", -1, 1)]


@pytest.mark.clauses("F-50", "F.11.3")
def test_f50_cloture_tells_the_number_of_the_chart() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl", "tom_harkin")
    desk.play("call barbara_boxer>wild_rivers", "filibuster jon_kyl>wild_rivers")
    begun = told(desk, "filibuster")
    assert [(u.seat, u.key, u.by, u.card) for u in begun.upshots] == [
        (0, "filibustered", 1, desk.ref("jon_kyl"))
    ]
    desk.play("cloture").settle()
    moment = told(desk, "cloture_failed")
    assert (moment.need, moment.facts["why"], moment.camps[1].total) == (6, 2, 2)


@pytest.mark.clauses("F-49", "F.11.4")
def test_f49_a_filibuster_that_holds_is_told_to_whoever_speaks() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl")
    desk.play("call barbara_boxer>wild_rivers", "filibuster jon_kyl>wild_rivers", "hold")
    assert upshots(told(desk, "held")) == [(1, "held", 1, 0)]


@pytest.mark.clauses("F.14.6")
def test_f_14_6_debate_reform_is_the_reason_for_fewer() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl").flash("debate_reform")
    desk.play("call barbara_boxer>wild_rivers", "filibuster jon_kyl>wild_rivers", "cloture")
    desk.settle()
    moment = told(desk, "cloture_failed")
    assert (moment.need, moment.facts["why"]) == (5, 3)


@pytest.mark.clauses("F-33", "F.7.2")
def test_f33_an_override_needs_two_thirds() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "desk", marks=3).seated("jon_kyl")
    desk.play("call barbara_boxer>wild_rivers").settle()
    moment = told(desk, "override_failed")
    assert (moment.name, moment.need, moment.facts["why"]) == ("override", 8, 4)
    dead = told(desk, "dies")
    lost, gained = find(dead, "bill_died"), find(dead, "rival_bill_died")
    assert (dead.camps[0].fate, lost.seat, lost.also, lost.amount) == (LOST, 0, 2 * 36, -2 * 18)
    assert (gained.seat, gained.also, gained.amount) == (1, 2 * 36, 2 * 18)


# The president


@pytest.mark.clauses("F-32", "F.7.1")
@pytest.mark.parametrize(
    ("position", "pork", "flash", "steps", "limit", "why", "key"),
    [
        (4, "", [], 1, 1, 0, "signed"),
        (3, "", [], 2, 1, 0, "vetoed"),
        (3, "vice_president", [], 2, 2, 1, "signed"),
        (3, "", ["lame_duck"], 2, 2, 2, "signed"),
    ],
)
def test_f32_the_president_says_how_far_he_goes_and_why(
    position: int, pork: str, flash: list[str], steps: int, limit: int, why: int, key: str
) -> None:
    desk = Desk().flash(*flash).turn(1)
    desk.bill("timber_access", "john_warner", position=position, pork=pork)
    for senator in ("christopher_bond", "pete_domenici", "arlen_specter", "rick_santorum"):
        desk.seated(senator).play(f"activate {senator}>timber_access")
    desk.call("john_warner", "timber_access").play("decline")
    moment = told(desk, key)
    assert [(s.amount, s.key) for s in moment.camps[0].strokes] == [(steps, "apart")]
    assert (moment.camps[0].total, moment.need, moment.facts["why"]) == (steps, limit, why)
    assert moment.camps[0].fate == (WON if key == "signed" else LOST)
    assert [u.key for u in moment.upshots] == (
        [] if key == "signed" else ["vetoed", "rival_vetoed"]
    )


@pytest.mark.clauses("F.13.16")
def test_f_13_16_a_card_that_moved_the_president_is_a_stroke() -> None:
    desk = Desk().turn(1).bill("timber_access", "john_warner", lean=1)
    for senator in ("christopher_bond", "pete_domenici", "arlen_specter", "rick_santorum"):
        desk.seated(senator).play(f"activate {senator}>timber_access")
    desk.call("john_warner", "timber_access").play("decline")
    camp = told(desk, "vetoed").camps[0]
    assert [(s.amount, s.key) for s in camp.strokes] == [(1, "apart"), (1, "farther")]


# Scores


@pytest.mark.clauses("F-51", "F.8.1", "F.8.2")
@pytest.mark.parametrize(
    ("marks", "keys", "points"),
    [
        (7, ["weight", "", "amendments", "extreme", "marks"], 42),
        (31, ["weight", "", "amendments", "cloture", "override", "extreme", "marks"], 72),
        (1, ["weight", "", "amendments", "extreme"], 14),
        (0, ["weight", "", "amendments", "extreme", "no_mark"], 0),
    ],
)
def test_f51_the_points_of_a_bill_are_told_line_by_line(
    marks: int, keys: list[str], points: int
) -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", marks=marks, pork="nv", amendments=1)
    desk.play("withdraw wild_rivers>discard")
    moment = told(desk, "withdrawn")
    camp = moment.camps[0]
    assert [stroke.key for stroke in camp.strokes] == keys
    assert camp.strokes[1].what == desk.ref("nv")
    assert camp.plain_sum() == camp.total == points == desk.points(0)
    gain = find(moment, "withdrew")
    assert (gain.seat, gain.what, gain.amount) == (0, names.points(0), 2 * points)
    assert find(moment, "rival_withdrew").amount == -2 * points


@pytest.mark.clauses("F-51")
def test_f51_below_nothing_the_sum_counts_as_nothing() -> None:
    pork = "ak al ar az ca co ct de"
    desk = Desk().bill("school_buses", "max_baucus", pork=pork)
    desk.play("withdraw school_buses>discard")
    camp = told(desk, "withdrawn").camps[0]
    assert (camp.strokes[1].key, camp.strokes[1].amount) == ("pork", -16)
    assert camp.plain_sum() < 0
    assert camp.total == 0


@pytest.mark.clauses("F-41", "F-52")
def test_f41_the_half_share_is_told_in_halves() -> None:
    desk = Desk().turn(1).bill("timber_access", "john_warner", marks=33, cosponsor=18, position=3)
    desk.play("withdraw timber_access>discard")
    share = find(told(desk, "withdrawn"), "half_share")
    assert (share.seat, share.what, share.amount) == (0, names.points(0), 9)
    assert desk.points(0) == 4.5


@pytest.mark.clauses("F-38", "F-40")
def test_f40_whoever_makes_a_bill_bipartisan_or_takes_it_says_so() -> None:
    desk = Desk().turn(1).bill("timber_access", "john_warner", "committee").seated("mary_landrieu")
    desk.seated("harry_reid").play("call john_warner>timber_access")
    desk.play("amend mary_landrieu>timber_access", "activate harry_reid>timber_access").settle()
    moment = told(desk, "bipartisan")
    assert upshots(moment) == [(0, "cosponsored", 20, 0), (1, "cosponsored_by_rival", -20, 0)]
    desk = Desk().turn(1).bill("park_repairs", "arlen_specter", "committee").seated("max_baucus")
    desk.seated("harry_reid").play("call arlen_specter>park_repairs")
    desk.play("amend max_baucus>park_repairs", "activate harry_reid>park_repairs").settle()
    moment = told(desk, "changed_hands")
    assert upshots(moment) == [(1, "bill_taken", -1, 0), (0, "bill_won", 1, 0)]


@pytest.mark.clauses("F-45")
def test_f45_a_bill_that_a_substitute_replaces_scores_its_committee_mark() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("don_nickles", "jon_kyl")
    desk.seated("trent_lott", "bob_smith", "james_inhofe", "phil_gramm", "jesse_helms")
    desk.play("call barbara_boxer>wild_rivers", "offer jon_kyl>wild_rivers", "decline", "muster")
    desk.settle()
    desk.settle()
    moment = told(desk, "superseded")
    assert find(moment, "bill_replaced").also == 2 * 18
    assert find(moment, "bill_replaced").amount < 0
    assert find(moment, "substitute_won").seat == 1


# Cards


@pytest.mark.clauses("F.13.15", "F-17")
def test_f_13_15_called_home_says_who_is_missing_and_how_many_bills_wait() -> None:
    desk = Desk().bill("permit_freedom", "jon_kyl").seated("bob_smith")
    desk.hand(0, "called_home").play("play called_home>jon_kyl")
    hit = told(desk, "sent_home").upshots[0]
    assert (hit.seat, hit.key, hit.what, hit.also) == (1, "sponsor_home", desk.ref("jon_kyl"), 1)
    assert (hit.by, hit.card) == (0, desk.ref("called_home"))
    desk = Desk().seated("bob_smith").hand(0, "called_home").play("play called_home>bob_smith")
    assert told(desk, "sent_home").upshots[0].key == "called_home"


@pytest.mark.parametrize(
    ("card", "onto", "key", "upshot"),
    [
        ("town_hall", "bob_smith", "silenced", "silenced"),
        ("front_page", "bob_smith", "freed", "pressed"),
        ("golf_weekend", "barbara_boxer", "boosted", "boosted"),
        ("recess_bell", "wild_rivers", "recessed", "recessed"),
        ("home_poll", "lincoln_chafee", "drawn_nearer", "drawn_nearer"),
    ],
)
@pytest.mark.clauses("F.13.2", "F.13.3", "F.13.5", "F.13.11", "F.13.14")
def test_a_card_that_hits_says_whose_it_was(card: str, onto: str, key: str, upshot: str) -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("bob_smith", "lincoln_chafee")
    desk.hand(0, card).call("barbara_boxer", "wild_rivers")
    desk.play("activate bob_smith>wild_rivers", "reply", f"play {card}>{onto}")
    moment = told(desk, key)
    hit = moment.upshots[0]
    assert moment.name == "influence"
    assert (hit.seat, hit.key, hit.by, hit.card) == (1, upshot, 0, desk.ref(card))
    assert hit.amount < 0


def test_a_card_on_an_own_senator_hits_nobody() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("bob_smith", "tom_harkin")
    desk.on("wild_rivers", "tom_harkin").hand(0, "front_page")
    desk.play("play front_page>tom_harkin")
    assert desk.spoken("freed")[0].moment is None


@pytest.mark.clauses("F.14.1")
def test_f_14_1_a_flash_card_is_told_to_both() -> None:
    desk = Desk().give(names.POLITICS, "shutdown").play("end", "draw")
    moment = told(desk, "flash")
    assert [(u.seat, u.card) for u in moment.upshots] == [(s, desk.ref("shutdown")) for s in (0, 1)]
    assert {u.key for u in moment.upshots} == {"flash_shutdown"}


# Rounds, and the end


@pytest.mark.clauses("F.1.4")
def test_f_1_4_after_a_turn_of_both_a_summary_tells_what_it_brought() -> None:
    desk = Desk().turn(1).bill("permit_freedom", "jon_kyl").set(names.points(0), 30)
    desk.set(names.brought(0), 20).play("withdraw permit_freedom>discard", "end")
    moment = told(desk, "round_over")
    assert upshots(moment) == [(0, "summary", 10, 30), (1, "summary", 32, 32)]
    assert all(upshot.weight == 0 for upshot in moment.upshots)
    desk.play("draw", "end")
    assert desk.spoken("round_over") == []


@pytest.mark.clauses("F-53")
def test_f53_the_end_tells_both_totals() -> None:
    desk = Desk(target=100).bill("permit_freedom", "jon_kyl").turn(1).set(names.points(1), 170)
    desk.set(names.points(0), 41).play("withdraw permit_freedom>discard")
    moment = told(desk, "won")
    assert upshots(moment) == [(0, "match_lost", -41, 202), (1, "match_won", 202, 41)]
    assert (moment.facts["most"], moment.facts["least"]) == (202, 41)


# Whole matches


def moments(events: list[Event]) -> list[tuple[str, Moment]]:
    """Return the moments of some events, with the keys of their sentences."""
    return [(e.key, e.moment) for e in events if e.kind == SAID and e.moment is not None]


def polled_at_once(events: list[Event]) -> bool:
    """Tell whether nothing was said, moved or counted before the first moment."""
    first = next((e for e in events if e.kind != STEPPED), None)
    return first is not None and first.kind == SAID and first.moment is not None


def recounted(t: Table, moment: Moment) -> tuple[int, int] | None:
    """Return the sums of a poll as the table showed them before it, where that can be said."""
    if not undisturbed(t) or moment.name not in KINDS.values() or moment.name == "substitute":
        return None
    committee = moment.name in {"committee", "amendment"}
    return recount_committee(t) if committee else recount_floor(t)


@settings(max_examples=10)
@given(seed=st.integers(0, 2**40))
def test_the_camps_of_every_moment_agree_with_the_table_before_it(seed: int) -> None:
    before: Table | None = None
    for t, events in match(seed):
        for index, (_, moment) in enumerate(moments(events)):
            assert before is not None
            for camp in moment.camps:
                assert camp.plain_sum() == camp.total or moment.name in SENTENCES
                assert len(camp.strokes) <= MOST
            if index or not polled_at_once(events):
                continue
            sums = recounted(before, moment)
            if sums is not None:
                broken = sum(stroke.key == "tie" for stroke in moment.camps[0].strokes)
                assert (moment.camps[0].total - broken, moment.camps[1].total) == sums
            if moment.name == "withdrawn" and not before.at(names.FLASH):
                assert moment.camps[0].total == recount_points(before, moment.what)
        before = t.copy()


def test_every_kind_of_moment_comes_up() -> None:
    seen = {
        moment.name
        for seed in range(40)
        for _, events in match(seed)
        for _, moment in moments(events)
    }
    assert seen | {"scored"} == set(GAME.moments)
