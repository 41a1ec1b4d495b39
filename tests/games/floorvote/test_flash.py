"""The Flash cards: when they come and go, and what each of them changes."""

import pytest

from rules.core.engine import legal_moves
from rules.floorvote.facts import names
from rules.floorvote.facts.cards import DECK, INFLUENCE
from rules.floorvote.facts.names import TURNS, VERBS
from rules.floorvote.facts.pieces import EFFECT
from rules.floorvote.game import GAME
from rules.floorvote.law.flash import reform_needs
from tests.games.floorvote.desk import LATER, Desk
from tests.games.floorvote.walks import match


def drawn(desk: Desk, *cards: str) -> Desk:
    """Let seat 1 draw these cards, the first one first."""
    for card in reversed(cards):
        desk.give(names.POLITICS, card)
    return desk.play("end")


@pytest.mark.clauses("F-8", "F.14.1")
def test_f7_a_drawn_flash_card_is_in_force_at_once_and_another_card_is_drawn() -> None:
    desk = drawn(Desk(), "shutdown", "union_hall", "lame_duck")
    desk.play("draw")
    assert [desk.t.setup.name_of(c) for c in desk.t.at(names.FLASH)][:2] == [
        "shutdown",
        "lame_duck",
    ]
    assert len(desk.t.at(names.hand(1))) == 5
    assert [event.what for event in desk.spoken("flash")][:1] == [desk.ref("shutdown")]


@pytest.mark.clauses("F.14.1")
def test_f8_a_third_flash_card_replaces_the_oldest() -> None:
    desk = Desk().flash("debate_reform", "lame_duck")
    drawn(
        desk, "bipartisan_mood", "union_hall", "talk_radio", "home_poll", "town_hall", "line_item"
    )
    desk.play("draw")
    assert [desk.t.setup.name_of(c) for c in desk.t.at(names.FLASH)] == [
        "lame_duck",
        "bipartisan_mood",
    ]
    assert desk.where("debate_reform") == "discard"
    assert desk.spoken("flash_ends")[0].what == desk.ref("debate_reform")


@pytest.mark.parametrize(
    ("card", "bill", "sponsor"),
    [
        ("spotlight_eco", "living_wage", "barbara_boxer"),
        ("spotlight_soc", "school_meals", "tom_harkin"),
        ("spotlight_lib", "privacy_shield", "tom_harkin"),
        ("spotlight_env", "wild_rivers", "barbara_boxer"),
        ("spotlight_int", "peace_volunteers", "barbara_boxer"),
    ],
)
def test_f_14_2_a_bill_in_the_spotlight_scores_four_basic_points_more(
    card: str, bill: str, sponsor: str
) -> None:
    scores = []
    for flash in ([], [card], ["spotlight_eco" if card != "spotlight_eco" else "spotlight_int"]):
        desk = Desk().bill(bill, sponsor, marks=3).flash(*flash)
        scores.append(desk.play(f"withdraw {bill}>discard").points(0))
    plain, lit, other = scores
    assert lit == plain + 2 * 4
    assert other == plain


@pytest.mark.parametrize("card", ["polarised_summer", "polarised_airwaves"])
def test_f_14_3_pork_bridges_no_distance_of_two(card: str) -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", pork="ga").seated("zell_miller", "jon_kyl")
    desk.call("barbara_boxer", "wild_rivers")
    assert desk.sums == (3, 1)
    desk = Desk().flash(card).bill("wild_rivers", "barbara_boxer", pork="ga")
    desk.seated("zell_miller", "jon_kyl").call("barbara_boxer", "wild_rivers").pass_to(0)
    assert desk.sums == (2, 1)
    assert desk.judge("vote zell_miller>aye") == "F.14.3"


def test_f_14_3_one_step_away_pork_still_binds() -> None:
    desk = Desk().flash("polarised_summer").bill("wild_rivers", "barbara_boxer", pork="ri")
    desk.seated("lincoln_chafee").call("barbara_boxer", "wild_rivers")
    assert desk.sums == (2, 0)


def test_f_14_3_the_presidents_signature_is_not_touched() -> None:
    desk = Desk().flash("polarised_summer").bill("clean_coal", "john_breaux", pork="vice_president")
    desk.on("clean_coal", "mary_landrieu", "blanche_lincoln", "ben_nelson", "zell_miller")
    desk.on("clean_coal", "max_baucus", "bob_graham").call("john_breaux", "clean_coal")
    desk.play("decline")
    assert desk.spoken("signed")


def test_f_14_4_pork_costs_one_point_in_a_bipartisan_mood() -> None:
    usual = (
        Desk()
        .bill("wild_rivers", "barbara_boxer", pork="ak al ar")
        .play("withdraw wild_rivers>discard")
    )
    assert usual.points(0) == 12 + 6 - 6
    mood = Desk().bill("wild_rivers", "barbara_boxer", pork="ak al ar").flash("bipartisan_mood")
    assert mood.play("withdraw wild_rivers>discard").points(0) == 12 + 6 - 3


@pytest.mark.parametrize(
    ("flash", "bill", "sponsor", "signed"),
    [
        ([], "clean_coal", "john_breaux", False),
        (["lame_duck"], "clean_coal", "john_breaux", True),
        (["lame_duck"], "wetlands_trust", "max_baucus", False),
    ],
)
def test_f_14_5_a_lame_duck_vetoes_only_from_distance_three_on(
    flash: list[str], bill: str, sponsor: str, signed: bool
) -> None:
    desk = Desk().flash(*flash).bill(bill, sponsor)
    desk.on(
        bill, "mary_landrieu", "james_jeffords", "blanche_lincoln", "ben_nelson", "byron_dorgan"
    )
    desk.on(bill, "harry_reid", "tim_johnson", "bob_graham", "carl_levin", "tom_daschle")
    desk.call(sponsor, bill).play("decline")
    assert desk.spoken("signed" if signed else "vetoed")


def test_f_14_6_fifty_five_per_cent_are_eleven_for_nine() -> None:
    assert [reform_needs(against) for against in range(10)] == [5, 5, 5, 5, 5, 7, 8, 9, 10, 11]
    assert reform_needs(45) == 55
    for against in range(4, 120):
        needed = reform_needs(against)
        assert needed * 100 >= 55 * (needed + against)
        assert (needed - 1) * 100 < 55 * (needed - 1 + against)


@pytest.mark.parametrize("exact", [0, 1])
def test_f_14_6_debate_reform_lowers_what_cloture_needs(exact: int) -> None:
    needed = []
    for flash in ([], ["debate_reform"]):
        desk = (
            Desk(exact=exact).flash(*flash).bill("wild_rivers", "barbara_boxer").seated("jon_kyl")
        )
        desk.play("call barbara_boxer>wild_rivers", "filibuster jon_kyl>wild_rivers", "cloture")
        needed.append(desk.tally.needed)
    assert needed == [6, 5]


def test_f_14_7_in_election_season_some_fear_to_vote_against_their_states_pork() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", pork="nh").seated("bob_smith", "jon_kyl")
    desk.call("barbara_boxer", "wild_rivers")
    assert desk.sums == (2, 2)
    desk = Desk().flash("election_season").bill("wild_rivers", "barbara_boxer", pork="nh")
    desk.seated("bob_smith", "jon_kyl", "judd_gregg").call("barbara_boxer", "wild_rivers")
    assert desk.sums == (2, 2)
    assert desk.judge("vote bob_smith>nay") == "F.14.7"
    assert desk.judge("vote bob_smith>aye") == "F.6.6"


def test_f_14_7_whose_term_ends_in_2002_is_up_for_election_too() -> None:
    desk = Desk().flash("election_season").bill("timber_access", "john_warner", pork="mo")
    desk.seated("jean_carnahan", "mike_dewine").turn(1).call("john_warner", "timber_access")
    assert desk.tally.nays == 0


def test_f_14_8_in_a_shutdown_no_bill_is_introduced() -> None:
    desk = Desk().seated("barbara_boxer").hand(0, "wild_rivers")
    assert desk.moves("introduce") == ["introduce wild_rivers>barbara_boxer"]
    desk.flash("shutdown")
    assert desk.moves("introduce") == []
    assert desk.judge("introduce wild_rivers>barbara_boxer") == "F.14.8"


def test_bills_already_on_their_way_go_on_in_a_shutdown() -> None:
    desk = Desk().flash("shutdown").bill("wild_rivers", "barbara_boxer", ready=LATER)
    assert desk.moves("call") == ["call barbara_boxer>wild_rivers"]
    assert desk.t.count(TURNS) == LATER


def test_f_14_8_a_shutdown_ends_by_itself_after_a_round() -> None:
    desk = Desk().hand(1, "permit_freedom").seated("jon_kyl")
    drawn(desk, "shutdown", "union_hall", "talk_radio", "home_poll", "town_hall", "line_item")
    desk.play("draw")
    assert desk.readouts("flash_lasts") == {"shutdown": {"count": 2}}
    assert desk.judge("introduce permit_freedom>jon_kyl") == "F.14.8"
    desk.play("end", "draw")
    assert desk.readouts("flash_lasts") == {"shutdown": {"count": 1}}
    desk.play("end")
    assert desk.where("shutdown") == "discard"
    assert desk.spoken("flash_ends")[0].what == desk.ref("shutdown")
    desk.play("draw")
    assert desk.judge("introduce permit_freedom>jon_kyl") == ""


def test_f_14_8_a_shutdown_may_be_replaced_before_its_time() -> None:
    desk = Desk().flash("lame_duck")
    drawn(desk, "shutdown", "union_hall", "talk_radio", "home_poll", "town_hall", "line_item")
    desk.play("draw").flash("bipartisan_mood").give(names.DISCARD, "shutdown")
    desk.play("end", "draw", "end")
    assert desk.spoken("flash_ends") == []


@pytest.mark.clauses("F-54")
def test_f54_cards_that_do_nothing_without_debate_stay_out_of_the_introductory_game() -> None:
    t = Desk(introductory=1).t
    kept = {t.setup.card(piece).id for piece in t.at(names.CABINET)}
    assert kept == {"debate_reform", "shutdown", "substitute"}
    t = Desk().t
    assert {t.setup.card(piece).id for piece in t.at(names.CABINET)} == {"substitute"}


@pytest.mark.clauses("F-54")
def test_f54_every_other_influence_has_its_time_in_the_introductory_game() -> None:
    used: set[str] = set()
    wanted = {card.words["effect"] for card in DECK.of(INFLUENCE)}
    for seed in range(30):
        for t, _ in match(seed, introductory=1):
            played = [m for m in legal_moves(GAME, t) if VERBS[m.verb] == "play"]
            used |= {EFFECT[m.what] for m in played}
        if used == wanted:
            break
    assert used == wanted
