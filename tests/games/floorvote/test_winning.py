"""The three ways to win, the clock, and the end of the session."""

import pytest

from rules.core.engine import apply, judge, legal_moves, new_table, play
from rules.core.moves import Move, drawn
from rules.core.notation import write
from rules.core.record import Record, replay
from rules.core.rng import Rng
from rules.floorvote.facts import names
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.fields import HALF_SHARE, PASSED_COMMITTEE, PASSED_SENATE
from rules.floorvote.facts.names import LAWS_PASSED, TURNS, VERBS, points
from rules.floorvote.game import GAME
from rules.floorvote.law.winning import BY_LAWS
from tests.games.floorvote.desk import Desk

EXPIRE = Move(VERBS.index("expire"))
ADJOURN = Move(VERBS.index("adjourn"))


@pytest.mark.clauses("F-53", "F.12.1")
@pytest.mark.parametrize(
    ("target", "before", "over"),
    [(200, 182, True), (200, 181, False), (100, 82, True), (350, 182, False)],
)
def test_f_12_1_the_first_to_reach_the_target_wins(target: int, before: int, over: bool) -> None:
    desk = Desk(target=target).bill("wild_rivers", "barbara_boxer").set(points(0), 2 * before)
    desk.play("withdraw wild_rivers>discard")
    assert desk.t.over == over
    if over:
        assert GAME.scores(desk.t) == [1.0, 0.0]
        assert [e.amount for e in desk.spoken("won")] == [2 * (before + 18)]


@pytest.mark.clauses("F-53", "F.12.1")
@pytest.mark.parametrize(
    ("rival", "over", "shares"),
    [(190, True, [1.0, 0.0]), (197, True, [0.0, 1.0]), (195, False, [0.5, 0.5])],
)
def test_f53_both_at_once_the_higher_total_wins_and_a_tie_goes_on(
    rival: int, over: bool, shares: list[float]
) -> None:
    desk = Desk()
    marks = PASSED_COMMITTEE | PASSED_SENATE | HALF_SHARE
    cosponsor = desk.ref("arlen_specter")
    desk.bill("embassy_walls", "bob_graham", "desk", marks=marks, cosponsor=cosponsor)
    desk.set(points(0), 2 * 188).set(points(1), 2 * rival)
    desk.play("withdraw embassy_walls>discard")
    assert (desk.points(0), desk.points(1)) == (202, rival + 7)
    assert desk.t.over == over
    assert GAME.scores(desk.t) == shares


@pytest.mark.clauses("F.15.8")
def test_f_15_8_at_the_target_bills_on_their_way_are_not_scored() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").bill("gun_carry", "jon_kyl")
    desk.set(points(0), 2 * 190).set(points(1), 2 * 195).play("withdraw wild_rivers>discard")
    assert desk.t.over
    assert (desk.points(0), desk.points(1)) == (208, 195)


@pytest.mark.clauses("F-53", "F.12.2", "F-52")
def test_f_12_2_most_points_after_a_number_of_laws() -> None:
    desk = Desk(ending=1, laws=4).bill("gun_carry", "jon_kyl").turn(1)
    desk.bill("capital_gains", "trent_lott").seated("orrin_hatch").set(LAWS_PASSED, 3)
    desk.bill("wild_rivers", "barbara_boxer").set(points(0), 2 * 300)
    desk.play("activate orrin_hatch>capital_gains")
    desk.call("trent_lott", "capital_gains").play("decline")
    assert desk.t.over
    assert desk.points(1) == 8 * 3 + 11 + 6
    assert desk.points(0) == 300 + 18
    assert GAME.scores(desk.t) == [1.0, 0.0]


@pytest.mark.clauses("F-53", "F.12.2")
def test_f_12_2_points_alone_do_not_end_that_match() -> None:
    desk = Desk(ending=1).bill("wild_rivers", "barbara_boxer").set(points(0), 2 * 300)
    desk.play("withdraw wild_rivers>discard")
    assert not desk.t.over


@pytest.mark.clauses("F.15.1", "F-52")
@pytest.mark.parametrize("ending", [0, 1, 2])
def test_f_15_1_the_session_adjourns_after_forty_turns_a_side(ending: int) -> None:
    desk = Desk(ending=ending).bill("wild_rivers", "barbara_boxer").set(TURNS, 2 * K.turns - 1)
    desk.play("end")
    assert desk.phase == "clear"
    desk.play("draw", "end")
    assert desk.t.over
    assert desk.points(0) == 18
    assert GAME.scores(desk.t) == [1.0, 0.0]


@pytest.mark.clauses("F.15.1")
def test_f_15_1_a_tie_is_a_draw() -> None:
    desk = Desk().set(TURNS, 2 * K.turns).play("end")
    assert desk.t.over
    assert GAME.scores(desk.t) == [0.5, 0.5]


# The clock


@pytest.mark.clauses("F.12.3", "F-53")
@pytest.mark.parametrize("ending", [0, 1])
def test_f_12_3_the_clock_speaks_only_in_a_tournament_and_is_never_offered(ending: int) -> None:
    desk = Desk(ending=ending)
    assert judge(GAME, desk.t, EXPIRE) == "F.12.3"
    assert judge(GAME, desk.t, ADJOURN) == "F.12.3"
    desk = Desk(ending=2)
    assert not desk.moves("expire", "adjourn")
    assert judge(GAME, desk.t, EXPIRE) == ""
    assert judge(GAME, desk.t, Move(EXPIRE.verb, 1)) == "C-4"


@pytest.mark.clauses("F.12.3", "F-53")
def test_f_12_3_an_expired_turn_ends_by_itself() -> None:
    desk = Desk(ending=2).play("expire")
    assert (desk.phase, desk.t.seat) == ("clear", 1)
    assert desk.t.count(names.expired(0)) == 0
    desk.play("expire")
    assert (desk.phase, desk.t.seat) == ("clear", 0)


@pytest.mark.clauses("F.12.3")
def test_f_12_3_an_expired_seat_declines_whatever_it_is_asked_in_this_turn() -> None:
    desk = Desk(ending=2).bill("wild_rivers", "barbara_boxer").seated("jon_kyl", "harry_reid")
    desk.bill("school_meals", "tom_harkin").play("call barbara_boxer>wild_rivers")
    desk.play("expire")
    assert desk.t.count(names.expired(1)) == 1
    assert (desk.phase, desk.t.seat) == ("floor", 0)
    desk.play("activate harry_reid>wild_rivers", "reply", "decline")
    assert desk.phase == "turn"
    desk.play("call tom_harkin>school_meals")
    assert (desk.phase, desk.t.seat) == ("floor", 0)


@pytest.mark.clauses("F.12.3")
def test_f_12_3_who_has_acted_replies_and_a_debate_is_held() -> None:
    desk = Desk(ending=2).bill("wild_rivers", "barbara_boxer").seated("jon_kyl", "harry_reid")
    desk.call("barbara_boxer", "wild_rivers").play("decline", "activate harry_reid>wild_rivers")
    desk.play("expire")
    assert (desk.phase, desk.t.seat) == ("floor", 1)
    desk = Desk(ending=2).bill("wild_rivers", "barbara_boxer").seated("jon_kyl")
    desk.play("call barbara_boxer>wild_rivers", "filibuster jon_kyl>wild_rivers", "expire")
    assert (desk.phase, desk.t.seat) == ("clear", 1)
    assert desk.where("wild_rivers") == "floor"


@pytest.mark.clauses("F.12.3")
def test_f_12_3_a_toss_in_expired_time_takes_the_first_choice() -> None:
    t = new_table(GAME, 2, 1, {"ending": 2})
    seat = t.seat
    play(GAME, t, EXPIRE)
    assert t.count(names.party(seat)) == 0


@pytest.mark.clauses("F.12.3", "F-53")
def test_f_12_3_an_adjourned_match_ends_with_the_turn() -> None:
    desk = Desk(ending=2).bill("wild_rivers", "barbara_boxer").play("adjourn")
    assert desk.phase == "turn"
    desk.play("end")
    assert desk.t.over
    assert desk.points(0) == 18


@pytest.mark.clauses("F-53", "F.12.3")
def test_f53_an_expired_clock_is_a_move_so_that_replays_stay_exact() -> None:
    rng = Rng.seeded(5)
    t = new_table(GAME, 2, 5, {"ending": 2})
    record = Record("floorvote", GAME.version, 5, 2, {"ending": 2}, [], {})
    for number in range(400):
        if t.over:
            break
        m = EXPIRE if number % 9 == 8 else drawn(legal_moves(GAME, t), rng)
        apply(GAME, t, m)
        record.note(write(GAME, t.setup, m), t)
    tables, drift = replay(GAME, record)
    assert drift is None
    assert tables[-1].digest() == t.digest()


def test_f_12_1_plates_say_what_points_are_played_up_to_where_points_win() -> None:
    t = new_table(GAME, 2, 1, {"target": 350})
    assert GAME.goals(t) == {points(0): 700, points(1): 700}, "points are counted in halves"
    assert GAME.goals(new_table(GAME, 2, 1, {"ending": BY_LAWS})) == {}
