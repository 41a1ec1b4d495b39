"""Refusals say which clause stands against a gesture, with the refs of the case."""

import pytest

from rules.core.engine import explain
from rules.core.hidden import redact
from rules.divide.facts.names import hand
from rules.divide.game import GAME
from tests.games.divide.desk import Desk


def scene() -> Desk:
    """Return a table with something of everything; seat 0 is to move."""
    desk = Desk().hand(0, "baristas", "jingle", "typo", "scandal", "pardon", "subpoena")
    desk.hand(1, "oil_ballet", "doughnuts").base(0, "tofu_cartel", "yurt_owners")
    desk.base(1, "idle_trucks", "fat_cats").free("drum_circle")
    return desk.on("fat_cats", "zombie_charter", "teflon_suit").on("tofu_cartel", "tax_shelter")


@pytest.mark.parametrize(
    ("what", "onto", "clause"),
    [
        ("baristas", "base.1", "D.4.1"),
        ("baristas", "base.2", "D-36"),
        ("tofu_cartel", "base.1", "D.4.6"),
        ("idle_trucks", "base.0", "D.4.2"),
        ("idle_trucks", "hand.0", "D.4.2"),
        ("idle_trucks", "discard", "D.4.2"),
        ("drum_circle", "base.1", "D.4.2"),
        ("tofu_cartel", "base.0", "D.3.4"),
        ("tofu_cartel", "unaffiliated", "D.3.3"),
        ("tofu_cartel", "idle_trucks", "D.4.6"),
        ("tofu_cartel", "tax_shelter", "D.4.6"),
        ("idle_trucks", "tofu_cartel", "D.4.2"),
        ("tofu_cartel", "discard", "D-25"),
        ("baristas", "discard", "D.2.3"),
        ("jingle", "discard", "D.3.5"),
        ("jingle", "baristas", "D-9"),
        ("jingle", "base.1", "D.3.5"),
        ("jingle", "deck", "D.3.5"),
        ("typo", "hand.1", "D-9"),
        ("scandal", "drum_circle", "D.9.1"),
        ("scandal", "fat_cats", "D.8.4"),
        ("scandal", "discard", "D.9.1"),
        ("pardon", "drum_circle", "D.9.8"),
        ("pardon", "hand.1", "D.9.8"),
        ("subpoena", "idle_trucks", "D.9.7"),
        ("subpoena", "hand.0", "D.9.7"),
        ("tax_shelter", "idle_trucks", "D.9.5"),
        ("die.0", "", "D-12"),
        ("baristas", "jingle", "C-6"),
        ("deck", "hand.0", "C-4"),
    ],
)
def test_on_ones_turn(what: str, onto: str, clause: str) -> None:
    ruling = scene().why(what, onto)
    assert ruling.clause == clause


def test_a_legal_gesture_on_a_stack_means_its_group() -> None:
    desk = scene()
    for verb in GAME.verbs_at[desk.t.agenda[-1].phase]:
        m = verb.reads(desk.t, desk.t.agenda[-1], desk.ref("typo"), desk.ref("tax_shelter"))
        if m is not None:
            assert m.onto == desk.ref("tofu_cartel")
            assert verb.name == "attach"


@pytest.mark.parametrize(
    ("what", "onto", "clause"),
    [
        ("scandal", "idle_trucks", "D-6"),
        ("scandal", "attack", "D-6"),
        ("jingle", "fat_cats", "D-14"),
        ("jingle", "drum_circle", "D-14"),
        ("jingle", "attack", "C-6"),
        ("jingle", "defence", "D.4.3"),
        ("jingle", "hand.1", "D-14"),
        ("tofu_cartel", "attack", "D.4.6"),
        ("tofu_cartel", "baristas", "D.4.6"),
        ("kale_smugglers", "target", "D.4.2"),
        ("kale_smugglers", "base.0", "D.2.3"),
        ("kale_smugglers", "unaffiliated", "D.2.3"),
        ("kale_smugglers", "fat_cats", "D-28"),
        ("die.1", "", "D-12"),
    ],
)
def test_while_the_team_is_built(what: str, onto: str, clause: str) -> None:
    desk = scene().hand(0, "kale_smugglers").play("take baristas>idle_trucks")
    assert desk.why(what, onto).clause == clause


@pytest.mark.parametrize(
    ("what", "onto", "clause"),
    [
        ("oil_ballet", "attack", "D.5.2"),
        ("fat_cats", "defence", "D-19"),
        ("fat_cats", "idle_trucks", "D-19"),
        ("doughnuts", "fat_cats", "D-15"),
        ("doughnuts", "defence", "D.5.3"),
        ("doughnuts", "target", "C-6"),
        ("merger", "baristas", "D-6"),
        ("oil_ballet", "base.1", "D.2.3"),
        ("oil_ballet", "tofu_cartel", "D-28"),
    ],
)
def test_while_the_defender_decides(what: str, onto: str, clause: str) -> None:
    desk = scene().hand(1, "merger").play("take baristas>idle_trucks", "challenge")
    assert desk.why(what, onto).clause == clause


@pytest.mark.clauses("D.4.3", "D.5.3")
def test_d9_the_only_group_of_a_place_is_what_a_card_dropped_beside_it_meant() -> None:
    desk = scene().hand(0, "kale_smugglers").play("take baristas>idle_trucks")
    assert desk.why("jingle", "attack").facts["goal"] == desk.ref("baristas")
    assert desk.why("jingle", "target").facts["goal"] == desk.ref("idle_trucks")
    desk.play("join kale_smugglers>attack")
    assert desk.why("jingle", "attack").clause == "D.4.3", "of two, one has to be pointed at"
    assert scene().why("typo", "unaffiliated").facts["goal"] == scene().ref("drum_circle")


def test_a_card_that_nobody_may_see_is_no_target() -> None:
    desk = scene()
    view = redact(desk.t, 0)
    hidden = view.at(hand(1))[0]
    assert hidden < 0
    assert explain(GAME, view, 0, desk.ref("jingle"), hidden).clause == "D-9"
    assert explain(GAME, view, 0, desk.ref("scandal"), hidden).clause == "D.9.1"


def test_the_refs_of_the_case_come_along() -> None:
    ruling = scene().why("tofu_cartel", "idle_trucks")
    desk = scene()
    assert ruling.facts["what"] == desk.ref("tofu_cartel")
    assert ruling.facts["onto"] == desk.ref("idle_trucks")
    assert ruling.facts["seat"] == 0


def test_what_is_asked_of_others_is_not_for_me() -> None:
    desk = scene()
    assert desk.why("oil_ballet", "base.1", seat=1).clause == "C-2"
    assert desk.why("oil_ballet", "base.1", seat=1).facts == {"seat": 0}


def test_after_the_end_nothing_is_possible() -> None:
    desk = Desk().hand(0, "baristas").deck(0).play("settle baristas>base.0")
    assert desk.why("baristas", "base.0", seat=0).clause == "C-1"
