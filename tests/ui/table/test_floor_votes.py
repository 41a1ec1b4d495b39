"""Votes of Floor Vote at their table: what is told or refused has a clause behind it."""

import pytest

from rules.core.engine import SHARED_CLAUSES
from rules.core.moves import Move, drawn
from rules.core.record import replay
from rules.core.rng import Rng
from rules.floorvote.facts.names import LOBBY_AGAINST
from rules.floorvote.game import GAME
from rules.floorvote.law.polls import Question
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.player.settings import Settings
from tabletop.ui.table.hud.timing import Timekeeper
from tabletop.ui.table.mats.ballot import VoteMat
from tabletop.ui.table.mats.laying import Mats
from tabletop.ui.table.panels.offer import OfferPanel
from tabletop.ui.table.view.registry import read_plan
from tabletop.ui.widgets.controls import Button
from tabletop.words.text import Texts
from tests.games.floorvote.desk import Desk
from tests.games_under_law import ROOT
from tests.ui.table.bench import Bench
from tests.ui.table.conftest import Lay

FOLDER = ROOT / "assets" / "floorvote"
ACTIVATED = 22


def called(place: str = "floor", count: int = 25) -> Desk:
    """Return a vote that seat 0 has called, with so many senators of both sides in play."""
    desk = Desk()
    names = [piece.name for piece in desk.t.setup.pieces[:100]]
    ours = [name for name in names if desk.t.where[desk.ref(name)] == desk.ref("bench.0")]
    theirs = [name for name in names if name not in ours]
    desk.seated(*ours[:count], *theirs[:count]).hand(0, "town_hall", "union_hall")
    desk.bill("clean_coal", ours[0], place).call(ours[0], "clean_coal")
    if desk.t.seat:
        desk.play(desk.moves("activate")[0], "reply")
    return desk


def laid(lay: Lay, desk: Desk, **how: object) -> Bench:
    """Lay a position out on a bench, for seat 0."""
    table = lay(GAME, seats=2, **how)
    table.thinker.silent = True
    table.match._tables[-1] = desk.t
    table.scene.view.table.settle(table.match.view(0))
    table.scene.settle_now()
    table.wait(0.1)
    return table


def mat_of(table: Bench) -> VoteMat:
    """Return the mat of the votes."""
    return next(
        mat for mat in table.scene.view.table.furniture.find(Mats).mats if isinstance(mat, VoteMat)
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_clause_that_the_plan_names_is_in_the_rulebook(language: str) -> None:
    texts = Texts(language, [FOLDER, ROOT / "assets" / "common"])
    clauses = read_plan(FOLDER / "table.toml", 2).extras.clauses
    for key, clause in clauses.items():
        assert texts.has(f"clause.{clause}.title"), (key, clause)
        assert texts.has(f"readout.{key}") or key in GAME.phases
    told = [key.removeprefix("readout.") for key in texts.keys("readout.")]
    assert {key for key in told if key.startswith(("duty_", "seat_"))} <= set(clauses)
    decided = {phase for verb in GAME.verbs for phase in verb.phases}
    assert {GAME.phases[phase] for phase in decided} <= set(clauses)


@pytest.mark.parametrize("place", ["committee", "floor"])
def test_the_tally_is_that_of_the_rules(lay: Lay, place: str) -> None:
    desk = called(place)
    table = laid(lay, desk)
    tally, goal = Question(desk.t).tally(), mat_of(table).tally._goal
    assert (goal.ayes, goal.nays) == (tally.ayes, tally.nays)
    for text in desk.moves("activate"):
        desk.play(text)
    table.scene.settle_now()
    after = Question(desk.t).tally()
    assert mat_of(table).tally._goal.ayes == after.ayes > tally.ayes


def test_a_press_on_a_senator_says_what_binds_the_vote(lay: Lay) -> None:
    desk = called()
    table = laid(lay, desk)
    waiting = desk.t.at(desk.ref("caucus.0"))
    senator = next(m.what for m in table.match.view(0).moves if m.what in waiting)
    table.click(table.middle(senator))
    offer = table.scene.overlays.top
    assert isinstance(offer, OfferPanel)
    assert offer.offered.lines
    assert any(clause in offer.offered.why for clause in ("F-27", "F.6", "F.15"))
    wide = Button.width_for(offer._kit, offer.offered.why, icon="book")
    assert offer.box.width >= wide  # the way to the clause is not cut off


@pytest.mark.parametrize("language", ["en", "de"])
def test_votes_of_lobbies_and_of_senators_elsewhere_stand_beside_the_headline(
    lay: Lay, language: str
) -> None:
    desk = Desk().bill("debt_relief", "joseph_biden").bill("wild_rivers", "barbara_boxer")
    desk.seated("paul_sarbanes", "jon_kyl").on("wild_rivers", "barbara_boxer", "orrin_hatch")
    desk.set(LOBBY_AGAINST, 3).call("joseph_biden", "debt_relief")
    table = laid(lay, desk, size=(1280, 720), settings=Settings(language=language))
    ballot = mat_of(table).ballot
    head = next(slot.notes for slot in ballot.slots if slot.notes is not None)
    beside = ballot._beside(head.height)
    assert len(beside) == 2
    assert all(line.size[0] < head.width / 2 for line in beside)
    assert sum(line.style.px for line in beside) <= head.height


def test_every_refusal_of_a_gesture_leads_to_a_clause_of_the_rulebook(lay: Lay) -> None:
    texts, rng = Texts("en", [FOLDER, ROOT / "assets" / "common"]), Rng.seeded(5)
    for place in ("committee", "floor"):
        desk = called(place, 12)
        table = laid(lay, desk)
        senators = desk.t.at(desk.ref("caucus.0")) + desk.t.at(desk.ref("caucus.1"))
        targets = [desk.ref(name) for name in ("clean_coal", "aye", "nay", "abstain", "caucus.0")]
        legal = {(m.what, m.onto) for m in table.match.view(0).moves}
        for _ in range(150):
            what, onto = senators[rng.below(len(senators))], targets[rng.below(len(targets))]
            ruling = table.match.explain(0, what, onto)
            if (what, onto) not in legal and ruling.clause not in SHARED_CLAUSES:
                assert texts.has(f"clause.{ruling.clause}.title"), ruling.clause
                table.scene.sentences.say_why(
                    ruling.clause, ruling.facts, table.scene.table.hud.prompt.rect
                )
                bubble = table.scene.table.hud.bubble
                assert bubble is not None
                assert table.scene.table.hud.clause == ruling.clause


def test_the_verdict_of_a_poll_stands_on_the_mat(lay: Lay) -> None:
    desk = called("committee", 6)
    table = laid(lay, desk)
    ballot = mat_of(table).ballot
    verb = next(verb.id for verb in GAME.verbs if verb.name == "decline")
    while not ballot.verdict:
        assert table.match.allows(Move(verb))
        table.scene.course.submit(Move(verb))
        table.wait(1.2)
    assert "Clean Coal" in ballot.verdict


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_full_house_fits_the_mat(lay: Lay, size: tuple[int, int], language: str) -> None:
    desk = called()
    for seat in (0, 1):
        desk.pass_to(seat)
        for text in desk.moves("activate")[:ACTIVATED]:
            desk.play(text)
    desk.pass_to(0)
    table = laid(lay, desk, size=size, settings=Settings(language=language))
    mat = mat_of(table)
    pieces = [piece for place in ("active.0", "active.1") for piece in table.pieces(place)]
    assert len(pieces) >= 2 * ACTIVATED
    rects = [piece.rect for piece in pieces]
    assert all(mat.rect.contains(rect) for rect in rects)
    assert not any(rect.colliderect(mat.told) for rect in rects)
    assert min(rect.width for rect in rects) >= 60
    overlaps = [
        a for n, a in enumerate(rects) for b in rects[n + 1 :] if a.inflate(-4, -4).colliderect(b)
    ]
    assert not overlaps


def test_f_12_3_a_tournament_ends_with_the_turn_in_which_its_time_is_over() -> None:
    plan = read_plan(FOLDER / "table.toml", 2).extras.clock
    match = Match.new(GAME, [Seat("Ada"), Seat("Bo", "easy")], 5, {"ending": 2, "minutes": 30})
    keeper, rng = Timekeeper(match, plan), Rng.seeded(3)
    while match.number < 12:
        match.submit(drawn(match.view(match.decider).moves, rng))
    assert keeper.tick(1.0, 0, running=True) is None
    match.clock.match = 30 * 60.0
    move, turn = keeper.tick(2.0, 0, running=True), match.count("turns")
    assert move is not None
    match.submit(move)
    assert keeper.tick(3.0, 0, running=True) is None  # it is said once
    while not match.over:
        match.submit(drawn(match.view(match.decider).moves, rng))
    assert match.count("turns") == turn


def test_f_12_3_whoever_runs_out_of_time_loses_only_the_turn() -> None:
    plan = read_plan(FOLDER / "table.toml", 2).extras.clock
    seats = [Seat("Ada"), Seat("Bo")]
    match = Match.new(GAME, seats, 5, {"ending": 2, "turn_seconds": 60})
    keeper, now = Timekeeper(match, plan), 0.0
    match.submit(match.view(match.decider).moves[0])
    turn, said = match.count("turns"), []
    while match.count("turns") == turn and now < 200:
        now += 1.0
        move = keeper.tick(now, 0, running=True)
        if move is not None:
            said.append(now)
            match.submit(move)
    assert said == [pytest.approx(61, abs=2)]
    assert not match.over
    assert replay(GAME, match.record)[1] is None
