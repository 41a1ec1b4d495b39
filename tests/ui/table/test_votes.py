"""A vote has a mat: a question, boxes, and a tally that moves and shows what would be."""

from pathlib import Path

import pygame
import pytest

from rules.core.data import ComplaintError
from rules.core.moves import Move
from tabletop.player.settings import Settings
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.table.mats.ballot import VoteMat
from tabletop.ui.table.mats.laying import Mats
from tabletop.ui.table.panels.offer import OfferPanel, beside
from tabletop.ui.table.view.registry import read_plan
from tests.fixture_assembly import AGAINST as BOUND_AGAINST
from tests.fixture_assembly import (
    AYE,
    CHAMBER,
    DOCKET,
    LEANS,
    MEMBERS,
    NAY,
    NEITHER,
    bench,
    called,
    stance,
    tally,
)
from tests.fixture_assembly import GAME as ASSEMBLY
from tests.games_under_law import ROOT
from tests.ui.helpers import down, up
from tests.ui.table.bench import Bench
from tests.ui.table.conftest import Lay
from tests.ui.table.skirmishing import true_table

PLAN = ROOT / "tests" / "fixture_assembly" / "assets" / "table.toml"


def verb(name: str) -> int:
    """Return the number of a verb."""
    return next(one.id for one in ASSEMBLY.verbs if one.name == name)


def made(table: Bench, name: str) -> None:
    """Make the first legal move of a verb, whoever decides, and show it."""
    moves = table.match.view(table.match.decider).moves
    table.scene.course.submit(next(m for m in moves if m.verb == verb(name)))
    table.wait(2.5)


@pytest.fixture
def vote(lay: Lay) -> Bench:
    """Return a vote in which the viewer is to call up members of one's own side."""
    table = lay(ASSEMBLY)
    table.thinker.silent = True
    table.wait_for_me()
    made(table, "open")
    made(table, "reply")
    return table


def mat_of(table: Bench) -> VoteMat:
    """Return the mat of the votes."""
    return next(
        mat for mat in table.scene.view.table.furniture.find(Mats).mats if isinstance(mat, VoteMat)
    )


def seen(mat: VoteMat) -> tuple[bool, bool]:
    """Tell whether the mat and its tally are seen."""
    return mat.sprite.visible, mat.bar.visible


def counted(table: Bench) -> tuple[int, int]:
    """Return the votes for and against that the tally goes to."""
    goal = mat_of(table).tally._goal
    return round(goal.ayes), round(goal.nays)


def members(table: Bench) -> list[int]:
    """Return the members of the viewer who wait."""
    return true_table(table).at(bench(0))[:]


def offer_of(table: Bench) -> OfferPanel:
    """Return what is offered."""
    top = table.scene.overlays.top
    assert isinstance(top, OfferPanel)
    return top


def take(table: Bench, ref: int, end: tuple[int, int]) -> None:
    """Carry a piece somewhere without letting go."""
    start = table.middle(ref)
    table.point(start)
    table.scene.handle(down(start))
    table.point((start[0], start[1] - 20))
    table.point(end)


def test_the_mat_comes_with_the_motion_and_tells_how_it_stands(vote: Bench) -> None:
    mat, numbers = mat_of(vote), tally(true_table(vote))
    assert seen(mat) == (True, True)
    assert counted(vote) == (numbers["ayes"], numbers["nays"])
    words = mat.ballot.words
    assert str(numbers["needed"]) in words.need
    assert words.passing == bool(numbers["passing"])
    made(vote, "decline")
    vote.wait(2.0)
    assert not true_table(vote).at(CHAMBER)
    assert seen(mat) == (False, False)


def test_the_tally_slides_with_every_member_unless_motion_is_unwanted(
    vote: Bench, lay: Lay
) -> None:
    calm = lay(ASSEMBLY, settings=Settings(language="en", reduced_motion=True))
    calm.thinker.silent = True
    calm.wait_for_me()
    made(calm, "open")
    made(calm, "reply")
    slid = {}
    for name, table in (("vote", vote), ("calm", calm)):
        before, seen = mat_of(table).tally.shown.ayes, set()
        moves = [m for m in table.match.view(0).moves if m.verb == verb("activate")]
        table.scene.course.submit(moves[1])
        for _ in range(120):
            table.wait(1 / 60)
            seen.add(mat_of(table).tally.shown.ayes)
        assert mat_of(table).tally.shown.ayes > before
        slid[name] = len(seen)
    assert slid["vote"] > 4
    assert slid["calm"] == 2


def test_a_tally_that_comes_is_whole_at_once(lay: Lay) -> None:
    table = lay(ASSEMBLY)
    table.thinker.silent = True
    table.wait_for_me()
    table.match.submit(Move(verb("open")))
    table.scene.settle_now()
    tally = mat_of(table).tally
    assert tally.shown == tally._goal
    assert tally.shown.ayes > 0


def test_a_carried_member_shows_how_the_vote_would_stand(vote: Bench) -> None:
    before, member = counted(vote), members(vote)[1]
    assert mat_of(vote).ballot.words.stand == "Lost as it stands."
    take(vote, member, vote.middle(CHAMBER))
    votes = true_table(vote).setup.card(member).numbers["votes"]
    assert counted(vote) == (before[0] + votes - 1, before[1])
    assert mat_of(vote).ballot.words.stand == "Then it is lost."
    name = vote.scene.view.table.setting.speaker.name(member)
    assert vote.scene.table.previews.text == f"Call up {name}", "the mat tells the rest"
    vote.point(vote.middle(NAY))
    assert counted(vote) == (before[0] - 1, before[1] + 1)
    vote.point((640, 4))
    assert counted(vote) == before
    vote.scene.handle(up((640, 4)))


def test_a_member_that_is_pointed_at_shows_what_calling_it_up_would_bring(vote: Bench) -> None:
    before, member = counted(vote), members(vote)[1]
    vote.point(vote.middle(member))
    assert counted(vote) != before
    vote.point((640, 4))
    assert counted(vote) == before


@pytest.mark.parametrize("spot", ["motion", "beside the boxes", "one's own side"])
def test_whatever_is_dropped_on_the_mat_goes_onto_the_motion(vote: Bench, spot: str) -> None:
    member, mat = members(vote)[0], mat_of(vote)
    points = {
        "motion": vote.middle(true_table(vote).at(CHAMBER)[0]),
        "beside the boxes": (mat.told.centerx, mat.told.centery),
        "one's own side": vote.middle(called(0)),
    }
    vote.drag(vote.middle(member), points[spot])
    vote.wait(1.0)
    assert member in true_table(vote).at(called(0))


def test_a_member_dropped_into_a_box_votes_so(vote: Bench) -> None:
    member = members(vote)[0]
    vote.drag(vote.middle(member), vote.middle(NEITHER))
    vote.wait(1.0)
    assert true_table(vote).count(stance(member))
    assert member in true_table(vote).at(bench(0))
    vote.drag(vote.middle(member), vote.middle(AYE))
    assert vote.scene.table.hud.bubble is not None  # a vote is changed once
    assert vote.scene.table.hud.clause == "V-4"


def test_boxes_that_nothing_can_go_into_are_pale(vote: Bench) -> None:
    ballot = mat_of(vote).ballot
    assert ballot.open == {NAY, NEITHER}  # all vote for it already who may
    made(vote, "reply")
    assert ballot.open == frozenset()


def test_a_press_on_a_member_offers_all_that_it_can_do(vote: Bench) -> None:
    member, before = members(vote)[1], counted(vote)
    vote.click(vote.middle(member))
    offer = offer_of(vote)
    names = [
        vote.scene.view.table.setting.speaker.verb(m)
        for m in vote.match.view(0).moves
        if m.what == member
    ]
    assert list(offer.offered.labels) == names
    assert "Free to vote either way." in offer.offered.lines
    assert counted(vote) != before  # what the first choice brings
    against = offer.ring.widgets[1].rect.center
    vote.point(against)
    assert counted(vote) == (before[0] - 1, before[1] + 1)
    vote.click((3, 3))
    assert vote.scene.overlays.top is None
    assert counted(vote) == before
    vote.click(vote.middle(member))
    vote.press(pygame.K_1)
    vote.wait(1.0)
    assert member in true_table(vote).at(called(0))


def test_the_clause_behind_a_bond_is_one_press_away(vote: Bench) -> None:
    bound = next(m for m in members(vote) if LEANS[(m - 1) % len(LEANS)] == BOUND_AGAINST)
    vote.click(vote.middle(bound))
    offer = offer_of(vote)
    assert "V-3" in offer.offered.why
    vote.click(offer.ring.widgets[-1].rect.center)
    assert isinstance(vote.scene.overlays.top, Rulebook)


def test_keys_open_what_a_member_offers(vote: Bench) -> None:
    vote.press(pygame.K_TAB, pygame.K_RETURN)
    assert isinstance(vote.scene.overlays.top, OfferPanel)
    vote.press(pygame.K_RETURN)
    vote.wait(1.0)
    assert len(true_table(vote).at(called(0))) == 1


def test_a_member_that_can_do_nothing_says_why(vote: Bench) -> None:
    theirs = true_table(vote).at(bench(1))[0]
    vote.click(vote.middle(theirs))
    assert vote.scene.table.hud.clause == "V-2"
    assert vote.scene.overlays.top is None


def test_outside_a_vote_members_are_only_looked_at(lay: Lay) -> None:
    table = lay(ASSEMBLY)
    table.thinker.silent = True
    table.wait_for_me()
    table.click(table.middle(members(table)[0]))
    assert table.scene.overlays.top is None
    assert table.zoomed()


def test_the_verdict_can_be_read_and_can_be_skipped(vote: Bench) -> None:
    mat = mat_of(vote)
    for skipped in (False, True):
        moves = vote.match.view(vote.match.decider).moves
        vote.scene.course.submit(next(m for m in moves if m.verb == verb("decline")))
        vote.wait(0.9)
        assert "rejected" in mat.ballot.verdict
        assert mat.ballot.defeat
        assert mat.lies
        if skipped:
            vote.click((640, 360))
            assert vote.idle()
        else:
            vote.wait(0.5)
            assert mat.lies
            vote.wait(3.0)
        made(vote, "open")
        assert mat.ballot.verdict == ""


def test_a_verdict_that_carries_is_no_defeat(lay: Lay) -> None:
    table = lay(ASSEMBLY)
    table.thinker.silent = True
    table.wait_for_me()
    t = true_table(table)
    t.move(2 * MEMBERS + 1, DOCKET)  # the lightest motion comes next
    for name in ("open", "reply"):
        made(table, name)
    t = true_table(table)
    for member in members(table)[1:3]:
        table.scene.course.submit(Move(verb("activate"), member, t.at(CHAMBER)[0]))
        table.wait(1.0)
        t = true_table(table)
    assert tally(t)["passing"]
    table.scene.course.submit(Move(verb("decline")))
    table.wait(0.6)
    ballot = mat_of(table).ballot
    assert "carried" in ballot.verdict
    assert not ballot.defeat


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_of_a_vote_stays_on_its_mat(
    lay: Lay, size: tuple[int, int], language: str
) -> None:
    table = lay(ASSEMBLY, size=size, settings=Settings(language=language, speed=0.0))
    table.thinker.silent = True
    table.wait_for_me()
    made(table, "open")
    mat = mat_of(table)
    for slot in mat.slots:
        assert mat.rect.contains(slot.drop)
    assert mat.rect.contains(mat.told)
    boxes = [slot.drop for slot in mat.ballot.boxes]
    assert not any(box.colliderect(mat.told) for box in boxes)
    assert mat.tally.picture().get_size() == mat.told.size


def test_a_panel_avoids_what_is_to_be_seen() -> None:
    bounds, anchor = pygame.Rect(0, 0, 1280, 720), pygame.Rect(600, 600, 90, 50)
    bar = pygame.Rect(300, 430, 700, 60)
    box = beside((240, 260), anchor, [bar], bounds)
    assert bounds.contains(box)
    assert not box.colliderect(bar)
    assert not box.colliderect(anchor)


def test_a_poster_has_a_known_form(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    text = PLAN.read_text(encoding="utf-8")
    file.write_text(text.replace('form = "vote"', 'form = "brawl"', 1), encoding="utf-8")
    with pytest.raises(ComplaintError, match="brawl"):
        read_plan(file, 2)


def test_boxes_and_tally_explain_themselves(vote: Bench) -> None:
    vote.point(vote.middle(NAY))
    assert vote.scene.table.hud.tooltip._hint.startswith("Against")
    vote.point(mat_of(vote).told.center)
    assert "for, " in vote.scene.table.hud.tooltip._hint


def test_undo_takes_a_single_vote_back(vote: Bench) -> None:
    member = members(vote)[0]
    vote.scene.course.submit(Move(verb("vote"), member, NEITHER))
    vote.wait(1.0)
    vote.press(pygame.K_u)
    vote.wait(0.5)
    assert not true_table(vote).count(stance(member))
