"""What a refusal says: the clause that truly forbids a gesture, and what would serve."""

import tomllib

import pytest

from rules.core.game import Ruling
from rules.floorvote.facts.fields import FIELDS
from rules.floorvote.game import GAME
from rules.floorvote.law.influences.by_word import EFFECTS
from rules.floorvote.law.records import put
from tabletop.player.seats import Seat
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts
from tests.games.floorvote.desk import LATER, Desk
from tests.games_under_law import ROOT, asset_folder

both = pytest.mark.parametrize("language", ("en", "de"))
MOST_WORDS = 20


def said(desk: Desk, ruling: Ruling, language: str = "en") -> str:
    """Return the sentence of a refusal."""
    texts = Texts(language, [asset_folder(GAME), ROOT / "assets" / "common"])
    seats = [Seat("Ada"), Seat("Fay")]
    return Speaker(texts, GAME, desk.t.setup, seats, desk.t.seat).refusal(ruling)


@pytest.mark.clauses("F.4.1")
def test_f_4_1_a_bill_dragged_to_committee_hears_who_could_sponsor_it() -> None:
    desk = Desk().hand(0, "wild_rivers").seated("tom_harkin", "barbara_boxer", "max_baucus")
    ruling = desk.why("wild_rivers", "committee")
    assert ruling.clause == "F.4.1"
    assert "Tom Harkin could do it" in said(desk, ruling)
    assert desk.read_as("wild_rivers", "committee") == []
    for senator in ("tom_harkin", "barbara_boxer"):
        desk.give(desk.ref("away.0"), senator)
    ruling = desk.why("wild_rivers", "committee")
    assert ruling.clause == "F.4.1"
    assert "needs a sponsor at 1 on environment" in said(desk, ruling)


@pytest.mark.clauses("F.4.1")
def test_f_4_1_a_bill_dragged_to_committee_goes_by_the_only_senator_who_can_sponsor_it() -> None:
    desk = Desk().hand(0, "wild_rivers").seated("tom_harkin", "max_baucus")
    introduced = ["introduce wild_rivers>tom_harkin"]
    assert desk.read_as("wild_rivers", "committee") == introduced
    assert desk.read_as("wild_rivers", "floor") == []
    desk.bill("gun_carry", "jon_kyl", "committee")
    assert desk.read_as("wild_rivers", "gun_carry") == introduced


@pytest.mark.clauses("F.4.1", "F-14")
def test_f_4_1_a_senator_laid_onto_a_bill_of_the_hand_sponsors_it() -> None:
    desk = Desk().hand(0, "wild_rivers").seated("tom_harkin", "max_baucus")
    assert desk.read_as("tom_harkin", "wild_rivers") == ["introduce wild_rivers>tom_harkin"]
    assert desk.read_as("max_baucus", "wild_rivers") == []
    assert desk.why("max_baucus", "wild_rivers").clause == "F-14"


@pytest.mark.clauses("F.5.4", "F-18", "F-16", "F-17", "F-19")
def test_f_5_4_an_own_bill_dragged_to_the_floor_is_called_or_hears_how_it_gets_there() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee").bill("gun_carry", "jon_kyl")
    assert desk.read_as("wild_rivers", "floor") == ["call barbara_boxer>wild_rivers"]
    assert desk.read_as("wild_rivers", "gun_carry") == ["call barbara_boxer>wild_rivers"]
    assert desk.read_as("wild_rivers", "desk") == []
    ruling = desk.why("wild_rivers", "desk")
    assert ruling.clause == "F.5.4"
    assert "place its sponsor Barbara Boxer on it" in said(desk, ruling)
    put(desk.t, desk.ref("wild_rivers"), FIELDS.index("ready"), LATER + 2)
    assert desk.why("wild_rivers", "floor").clause == "F-18"
    put(desk.t, desk.ref("wild_rivers"), FIELDS.index("ready"), LATER)
    desk.bill("clean_coal", "john_breaux").on("clean_coal", "barbara_boxer")
    ruling = desk.why("wild_rivers", "floor")
    assert ruling.clause == "F-16"
    assert "Barbara Boxer is activated on Clean Coal" in said(desk, ruling)
    desk.give(desk.ref("away.0"), "barbara_boxer")
    assert desk.why("wild_rivers", "chamber").clause == "F-17"
    assert desk.why("gun_carry", "desk").clause == "F-19"


@pytest.mark.clauses("F.5.2")
def test_f_5_2_a_member_laid_onto_a_ballot_before_being_activated_hears_just_that() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer", "committee", spent=24)
    desk.seated("jon_kyl", "phil_gramm").call("barbara_boxer", "wild_rivers")
    ruling = desk.why("jon_kyl", "nay")
    assert ruling.clause == "F.5.2"
    assert "has a seat here, but votes only once activated" in said(desk, ruling)
    assert "has no seat on this committee" in said(desk, desk.why("phil_gramm", "nay"))


@pytest.mark.clauses("F-42", "F.10.2", "F-48")
def test_f42_a_substitute_goes_onto_the_bill_and_a_near_senator_hears_of_substitutes() -> None:
    desk = Desk().bill("embassy_walls", "bob_graham").seated("arlen_specter", "don_nickles")
    desk.play("call bob_graham>embassy_walls")
    assert desk.moves() == ["offer don_nickles>embassy_walls", "consent"]
    ruling = desk.why("arlen_specter", "embassy_walls")
    assert ruling.clause == "F.10.2"
    assert "at 3" in said(desk, ruling)


@pytest.mark.clauses("F.11.2")
def test_where_a_senator_could_do_both_both_go_onto_the_bill_and_both_are_priced() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("jon_kyl", "tom_harkin")
    desk.play("call barbara_boxer>wild_rivers")
    assert desk.moves("offer", "filibuster") == [
        "offer jon_kyl>wild_rivers", "filibuster jon_kyl>wild_rivers",
    ]  # fmt: skip
    assert desk.foresees("filibuster jon_kyl>wild_rivers") == (
        "would_filibuster", {"ayes_then": 3, "nays_then": 2, "needed_then": 6},
    )  # fmt: skip
    assert desk.foresees("offer jon_kyl>wild_rivers")[0] == "amended"


@pytest.mark.clauses("F.2.3")
def test_f_2_3_whatever_has_its_time_later_hears_what_is_asked_now() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").cloakroom(0, "harry_reid")
    desk.hand(0, "school_buses").play("end", "draw", "end")
    assert desk.phase == "clear"
    for what, onto in (("barbara_boxer", "wild_rivers"), ("harry_reid", "caucus.0")):
        ruling = desk.why(what, onto)
        assert ruling.clause == "F.2.3"
        assert "first clear your hand" in said(desk, ruling)


@pytest.mark.clauses("F.3.1", "F-9", "F-20", "F-30")
def test_one_clause_says_which_of_its_reasons_it_is() -> None:
    desk = Desk().cloakroom(0, "harry_reid").seated("tom_harkin", "jon_kyl")
    desk.bill("wild_rivers", "barbara_boxer", pork="nv").bill("permit_freedom", "bob_smith")
    assert "still in your cloakroom" in said(desk, desk.why("harry_reid", "wild_rivers"))
    assert "belongs to your rival" in said(desk, desk.why("jon_kyl", "wild_rivers"))
    assert "has something for Nevada" in said(desk, desk.why("nv", "wild_rivers"))
    assert "Only its owner" in said(desk, desk.why("nv", "permit_freedom"))
    assert "stays: only Politics cards" in said(desk, desk.why("tom_harkin", "discard"))
    desk.call("barbara_boxer", "wild_rivers").pass_to(1)
    assert "votes that way already" in said(desk, desk.why("jon_kyl", "nay"))
    assert "belongs to your rival" in said(desk, desk.why("tom_harkin", "nay"))


@both
def test_every_clause_that_refuses_has_a_short_reason_of_its_own(language: str) -> None:
    with (asset_folder(GAME) / f"{language}.toml").open("rb") as stream:
        clauses = tomllib.load(stream)["clause"]
    timed = {verb.when for verb in GAME.verbs}
    cards = {effect.clause for effect in EFFECTS.values()}
    assert {clause for clause in timed | cards if "why" not in clauses[clause]} == set()
    for name, clause in clauses.items():
        reasons = clause.get("why", [])
        for reason in [reasons] if isinstance(reasons, str) else [*dict(reasons).values()]:
            assert len(reason.split()) <= MOST_WORDS, (name, reason)
