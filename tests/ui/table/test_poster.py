"""A fight has a poster: it comes and goes with the cards, adds up, and shows what would be."""

from pathlib import Path

import pygame
import pytest

from rules.core.data import ComplaintError
from rules.core.events import Event
from rules.core.game import Readout
from rules.core.refs import FIRST_COUNTER
from rules.core.table import NOBODY
from tabletop.player.settings import Settings
from tabletop.ui.table.mats.laying import Mats, PosterMat
from tabletop.ui.table.view.registry import read_plan
from tests.fixture_skirmish import (
    ATTACK,
    BANDS,
    DEFENCE,
    DIE,
    HOME,
    TARGET,
    hand,
    odds,
    sums,
    total,
)
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.games_under_law import ROOT
from tests.ui.helpers import down, up
from tests.ui.table.bench import Bench
from tests.ui.table.conftest import Lay
from tests.ui.table.skirmishing import equip, fight, some_band, true_table

PLAN = ROOT / "tests" / "fixture_skirmish" / "assets" / "table.toml"


def poster_of(table: Bench) -> PosterMat:
    """Return the poster of the fights."""
    return next(
        mat
        for mat in table.scene.view.table.furniture.find(Mats).mats
        if isinstance(mat, PosterMat)
    )


def lies(table: Bench) -> bool:
    """Tell whether the poster is seen."""
    return poster_of(table).sprite.visible


def peeks(table: Bench) -> bool:
    """Tell whether the cards of a seat hang over the poster."""
    return bool(table.scene.table.peek.rect)


def said(table: Bench) -> dict[str, dict[str, int]]:
    """Return the numbers on the poster by the keys of their readouts."""
    lettering = poster_of(table).lettering
    return {readout.key: lettering.now(readout).numbers for readout in lettering.readouts}


def carry(table: Bench, ref: int, end: tuple[int, int]) -> None:
    """Hold a card above a point."""
    x, y = table.middle(ref)
    start = (x - 20, y)
    table.point(start)
    table.scene.handle(down(start))
    table.point((x - 30, y - 20))
    table.point(end)


def my_band(table: Bench) -> int:
    """Return a band in the hand of the viewer."""
    return next(piece for piece in true_table(table).at(hand(0)) if piece <= BANDS)


def test_the_poster_comes_with_the_first_card_and_goes_with_the_last(field: Bench) -> None:
    assert not lies(field)
    raid = next(m for m in field.match.view(0).moves if m.onto == some_band(field, 1))
    field.scene.course.submit(raid)
    field.wait(1.5)
    assert lies(field)
    for verb in ("challenge", "stand", "throw"):
        number = next(v.id for v in SKIRMISH.verbs if v.name == verb)
        moves = field.match.view(field.match.decider).moves
        field.scene.course.submit(next(m for m in moves if m.verb == number))
        assert lies(field)
    for _ in range(40):
        field.wait(0.25)
    assert not true_table(field).at(TARGET)
    assert not lies(field)


def test_the_poster_adds_both_sides_up_and_says_the_exact_chance(field: Bench) -> None:
    band = some_band(field, 1)
    equip(field, band, 2)
    fight(field, band)
    attack, defence = sums(true_table(field))
    numbers = said(field)
    assert numbers["attack_sum"] == {"sum": attack, "seat": 0}
    assert numbers["defence_sum"] == {"sum": defence, "seat": 1}
    share = odds(attack - defence)
    assert (numbers["odds"]["whole"], numbers["odds"]["tenth"]) == divmod(share, 10)
    assert "intent_raid" in numbers


def test_a_carried_band_shows_how_the_fight_would_stand(field: Bench) -> None:
    fight(field, some_band(field, 1))
    before, blank = said(field), poster_of(field).image
    joins = my_band(field)
    carry(field, joins, field.middle(ATTACK))
    attack, defence = sums(true_table(field))
    attack += total(true_table(field), joins)
    numbers = said(field)
    assert numbers["attack_sum"]["sum"] == attack
    assert numbers["defence_sum"] == before["defence_sum"]
    share = odds(attack - defence)
    assert (numbers["odds"]["whole"], numbers["odds"]["tenth"]) == divmod(share, 10)
    assert poster_of(field).image is not blank
    tag = field.scene.table.previews.text
    assert tag.endswith(" joins"), "the verb alone: the poster says the rest"
    field.point((700, 20))
    assert said(field) == before
    field.scene.handle(up((700, 20)))
    field.wait(0.5)
    assert said(field) == before


def test_the_whole_of_a_side_takes_a_band(field: Bench) -> None:
    fight(field, some_band(field, 1))
    joins, poster = my_band(field), poster_of(field)
    slot = field.scene.view.table.setting.lying.slot_of(ATTACK)
    assert slot is not None
    carry(field, joins, at := (slot.box.left + 3, slot.box.bottom - 3))
    assert poster.rect.collidepoint(at)
    field.scene.handle(up(at))
    field.wait(1.0)
    assert joins in true_table(field).at(ATTACK)


def test_what_the_poster_covers_cannot_be_touched(field: Bench) -> None:
    covered = field.scene.view.table.setting.lying.find(field.pieces("field")[0].ref)
    assert covered is not None
    at = covered.rect.center
    board = field.scene.view.table.setting.board
    assert board.lying.refs_at(at)[0] == covered.ref
    fight(field, some_band(field, 1))
    assert covered not in board.lying.pieces_at(at)
    assert set(board.lying.refs_at(at)[-3:]) == {ATTACK, TARGET, DEFENCE}


def test_a_place_on_the_poster_is_lit_above_it(field: Bench) -> None:
    fight(field, some_band(field, 1))
    x, y = field.middle(my_band(field))
    field.click((x - 20, y))
    spots = field.scene.table.hands.highlights._spots
    lit = [spot for (ref, _), spot in spots.items() if ref == ATTACK]
    assert [sprite.z for *_, sprite in lit] > [poster_of(field).sprite.z]


def test_other_numbers_of_a_move_change_nothing_on_the_poster(field: Bench) -> None:
    fight(field, some_band(field, 1))
    before = said(field)
    assert not field.scene.view.table.foresee(Readout(ATTACK, "worth", {"amount": 9, "seat": 3}))
    assert said(field) == before
    assert field.scene.view.table.foresee(Readout(ATTACK, "chance", {"whole": 99, "attack": 40}))
    assert said(field)["attack_sum"]["sum"] == 40


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_lettering_stays_on_the_poster(lay: Lay, size: tuple[int, int], language: str) -> None:
    table = lay(SKIRMISH, seats=8, size=size, settings=Settings(language=language))
    table.thinker.silent = True
    table.wait_for_me()
    fight(table, some_band(table, 1))
    poster = poster_of(table)
    for slot in poster.slots:
        assert slot.notes is not None
        assert poster.rect.contains(slot.notes)
        assert poster.rect.contains(slot.box)
    drawn = pygame.mask.from_surface(poster.sprite.image).get_bounding_rects()
    assert len(drawn) == 1


def test_a_zone_needs_the_mat_that_it_names(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    text = PLAN.read_text(encoding="utf-8")
    file.write_text(text.replace('mat = "ring"', 'mat = "rug"', 1), encoding="utf-8")
    with pytest.raises(ComplaintError, match="rug"):
        read_plan(file, 4)


def test_the_poster_explains_itself_and_hides_what_is_below_it(field: Bench) -> None:
    labels = field.scene.view.table.furniture.hints()
    below = next(rect for ref, rect in labels if ref == field.ref("field"))
    fight(field, some_band(field, 1))
    field.point(below.center)
    assert field.scene.table.hud.tooltip._hint == ""
    slot = field.scene.view.table.setting.lying.slot_of(TARGET)
    assert slot is not None
    assert slot.notes is not None
    field.point(slot.notes.center)
    field.wait(1.5)
    assert "%" in field.scene.table.hud.tooltip._hint


def test_when_the_dice_lie_both_sides_show_what_they_come_to(field: Bench) -> None:
    target = some_band(field, 1)
    fight(field, target)
    lettering = poster_of(field).lettering
    attack, defence = sums(true_table(field))
    true_table(field).counts[HOME - FIRST_COUNTER] = NOBODY  # nobody answers
    throw = next(v.id for v in SKIRMISH.verbs if v.name == "throw")
    field.scene.course.submit(next(m for m in field.match.view(0).moves if m.verb == throw))
    seen: list[dict[int, int]] = []
    verdicts = [""]
    while lies(field):
        field.wait(0.1)
        seen.append(dict(lettering.totals))
        verdicts += [lettering.verdict] if lettering.verdict != verdicts[-1] else []
    t = true_table(field)
    ends = {0: attack + t.count(DIE), 1: defence + t.count(DIE + 1)}
    assert seen[0] == {}  # nothing is told before the dice lie
    assert ends in seen
    assert verdicts == ["", verdicts[-1]]
    fight(field, target)
    assert (lettering.totals, lettering.verdict) == ({}, "")


@pytest.mark.parametrize(("ends", "winner"), [((7, 6), 0), ((6, 6), 1), ((5, 6), 1)])
def test_the_left_side_wins_only_if_it_is_higher(
    field: Bench, ends: tuple[int, int], winner: int
) -> None:
    fight(field, some_band(field, 1))
    poster, t = poster_of(field), true_table(field)
    events: list[Event] = []
    t.events = events
    for key, amount in zip(poster.poster.totals, ends, strict=True):
        assert poster.lettering.winner == NOBODY
        t.say(key, amount=amount)
        before = poster.image
        poster.hear(events[-1], events)
        assert poster.image is not before
    assert poster.lettering.winner == winner
    assert poster.ends(events[-1], 1)
    assert not poster.ends(events[-1], 2)
    assert not poster.ends(events[0], 1)


def test_the_poster_fades_in_unless_motion_is_unwanted(field: Bench, lay: Lay) -> None:
    shares = []
    for table in (field, lay(SKIRMISH, seats=4, settings=Settings(reduced_motion=True))):
        table.thinker.silent = True
        table.wait_for_me()
        raid = next(m for m in table.match.view(0).moves if m.onto == some_band(table, 1))
        table.scene.course.submit(raid)
        poster = poster_of(table)
        while not lies(table):
            table.wait(1 / 60)
        shares.append(poster.share)
        assert table.scene.view.busy
        table.wait(1.0)
        assert poster.share == 1.0
        assert poster.sprite.image is poster.image
    assert shares[0] < 1.0
    assert shares[1] == 1.0


def test_nothing_that_was_looked_at_before_hangs_over_the_poster(lay: Lay) -> None:
    table = lay(SKIRMISH, seats=6)
    table.thinker.silent = True
    table.wait_for_me()
    attention = table.scene.view.attention
    attention.choose(2)
    table.wait(0.3)
    fight(table, some_band(table, 2))
    table.wait(0.1)
    assert lies(table)
    assert not peeks(table)
    attention.choose(2)  # whoever looks there now wants to see it
    table.wait(0.1)
    assert peeks(table)
    table.click((5, 700))
    table.wait(0.1)
    assert not peeks(table)
