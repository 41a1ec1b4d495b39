"""Seats may belong to parties, and what they count may be halves: plates say so."""

import pygame
import pytest

from tabletop.player.settings import Settings
from tabletop.ui.table.counters.floats import Floats
from tabletop.ui.table.seats.parties import dressed, party_of
from tabletop.ui.table.seats.plates import NamePlate
from tests.fixture_assembly import GAME as ASSEMBLY
from tests.fixture_assembly import party, points
from tests.ui.table.bench import Bench
from tests.ui.table.conftest import Lay
from tests.ui.table.skirmishing import true_table


@pytest.fixture
def sides(lay: Lay) -> Bench:
    """Return a table of two parties at which the viewer is to move."""
    table = lay(ASSEMBLY)
    table.thinker.silent = True
    table.wait_for_me()
    return table


def shown(table: Bench) -> None:
    """Show what was changed on the true table."""
    table.scene.view.table.settle(table.match.view(0))
    table.wait(0.1)


def test_every_seat_has_the_mark_and_the_name_of_its_party(sides: Bench) -> None:
    view = sides.scene.view
    marks = view.table.plan.extras.parties
    assert marks is not None
    assert view.table.setting.kit.theme.seats[:2] == (marks.marks[1], marks.marks[0])
    assert [plate.standing.party for plate in view.table.plates.plates] == ["Whigs", "Tories"]


def test_the_marks_follow_a_choice_of_parties(sides: Bench) -> None:
    view, t = sides.scene.view, true_table(sides)
    letters = [mark.letter for mark in view.table.setting.kit.theme.seats[:2]]
    t.add(party(0), -1)
    t.add(party(1), 1)
    shown(sides)
    assert [mark.letter for mark in view.table.setting.kit.theme.seats[:2]] == letters[::-1]
    t.add(party(0), -1)
    shown(sides)
    assert party_of(view.table.plan.extras.parties, t, 0) == -1
    usual = sides.stage.kit_of("assembly").theme.seats[0]
    assert view.table.setting.kit.theme.seats[0] == usual
    assert view.table.plates.plates[-1].standing.party == ""


def test_a_game_without_parties_keeps_the_marks_of_the_house(sides: Bench) -> None:
    kit = sides.stage.kit_of("assembly")
    assert dressed(kit, None, true_table(sides)) is kit


def test_half_points_are_read_as_such_wherever_they_stand(sides: Bench) -> None:
    view = sides.scene.view
    true_table(sides).add(points(0), 81)
    shown(sides)
    own = next(plate for plate in view.table.plates.plates if plate.seat == 0)
    assert [n.read for n in own.numbers if n.ref == points(0)] == ["40½"]
    assert view.table.hint_of(points(0)).startswith("Your points: 40½")
    risen: list[str] = []
    view.table.furniture.find(Floats).rise = lambda text, *_: risen.append(text)  # type: ignore[method-assign]
    view.happening.count(points(0), 5)
    view.happening.count(points(0), -1)
    assert risen == ["+2½", "−½"]


def test_a_plate_that_is_narrow_leaves_the_level_out_before_the_party(lay: Lay) -> None:
    for size in ((800, 480), (1920, 1080)):
        table = lay(ASSEMBLY, size=size, settings=Settings(language="en"))
        plate = next(one for one in table.scene.view.table.plates.plates if one.seat == 1)
        assert isinstance(plate, NamePlate)
        plate.standing = table.scene.view.table.plates.plates[0].standing
        laid = plate._second_line(60)
        assert laid.size[0] <= max(60, plate._second_line(10_000).size[0])
        plate.draw(pygame.Surface(size))
        assert not plate.cut
