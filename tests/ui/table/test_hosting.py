"""What lies on a card is seen behind it and goes with it, wherever it goes."""

from collections.abc import Callable

import pygame
import pytest

from rules.core.engine import new_table
from rules.core.game import Game
from tabletop.ui.table.hud.zoom import subject_of
from tabletop.ui.table.mats.laying import Mats
from tabletop.ui.table.pieces.sprites import PieceSprite, pose_above, pose_rect
from tabletop.ui.table.plan.cascade import STRIP
from tabletop.ui.table.plan.geometry import (
    LEAST_PIXELS,
    LEAST_STRIP,
    LETTERED,
    spots_for,
    strip_of,
)
from tests.fixture_skirmish import FIELD, TARGET, base, on
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.games_under_law import SOME_CASES
from tests.ui.helpers import down, up
from tests.ui.table.bench import Bench
from tests.ui.table.skirmishing import (
    equip,
    fight,
    give,
    show,
    some_band,
    spare_gear,
    true_table,
)

Lay = Callable[..., Bench]
HOSTS = [one for one in SOME_CASES if new_table(*one, 1, {}).setup.on]
HOST_NAMES = [f"{game.name}-{seats}" for game, seats in HOSTS]
ROUNDED = 0.5  # pixels
USUAL = 4  # cards that lie on one at most in nearly all matches


def stack_of(table: Bench, band: int) -> tuple[PieceSprite, list[PieceSprite]]:
    """Return the sprites of a band and of what lies on it, the oldest first."""
    board = table.scene.view.table.setting.board
    host = board.lying.find(band)
    assert host is not None
    return host, board.by_place[on(band)]


def rides(host: PieceSprite, riders: list[PieceSprite]) -> bool:
    """Tell whether everything on a card is exactly where it belongs behind it."""
    places = [pose_above(host.shown_pose, host.strip, number) for number in range(len(riders))]
    return all(
        abs(rider.pose.x - pose.x) < 0.01 and abs(rider.pose.y - pose.y) < 0.01
        for rider, pose in zip(riders, places, strict=True)
    )


def test_each_card_behind_another_shows_a_strip_and_the_newest_is_highest(field: Bench) -> None:
    gear = equip(field, band := some_band(field, 0), 3)
    host, riders = stack_of(field, band)
    assert [rider.ref for rider in riders] == gear
    tops = [rider.rect.top for rider in riders]
    assert tops == sorted(tops, reverse=True)
    assert all(rider.rect.x == host.rect.x for rider in riders)
    strip = round(host.rect.height * host.strip)
    assert host.rect.top - riders[0].rect.top == pytest.approx(strip, abs=1)
    levels = [host.sprite.z, *(rider.sprite.z for rider in riders)]
    assert levels == sorted(levels, reverse=True)
    board = field.scene.view.table.setting.board
    corners = [host.rect.center, (host.rect.left + 4, host.rect.top + 4)]
    assert all(board.lying.pieces_at(at)[0] is host for at in corners)


def test_the_cards_of_a_slot_shrink_until_the_tallest_stack_fits(field: Bench) -> None:
    band = some_band(field, 0)
    host, _ = stack_of(field, band)
    before = host.rect.width
    equip(field, band, 4)
    host, riders = stack_of(field, band)
    slot = field.scene.view.table.setting.lying.slot_of(base(0))
    assert slot is not None
    box = slot.box.inflate(2, 2)
    assert box.contains(host.rect)
    assert box.contains(riders[-1].rect)
    assert before / 2 < host.rect.width < before
    others = [piece.rect.width for piece in field.pieces("base.0")]
    assert set(others) == {host.rect.width}


@pytest.mark.parametrize(
    ("room", "height", "tallest", "strip"),
    [
        (400, 200, 2, STRIP),  # all the room that there could be
        (240, 200, 2, LEAST_STRIP),  # exactly enough for the narrowest
        (256, 200, 2, 0.14),  # something in between
        (300, 300, 4, LEAST_STRIP),  # the cards must get smaller
        (200, 200, 4, LEAST_PIXELS / (200 - 4 * LEAST_PIXELS)),  # and their strips keep pixels
        (100, 100, 2, LEAST_PIXELS / 68),
        (80, 80, 3, LEAST_PIXELS / 40),  # but they stay half as large
    ],
)
def test_strips_get_narrower_before_cards_get_smaller(
    room: float, height: float, tallest: int, strip: float
) -> None:
    assert strip_of(room, height, tallest) == pytest.approx(strip)


def test_cards_without_anything_on_them_lie_as_ever(field: Bench) -> None:
    slot = field.scene.view.table.setting.lying.slot_of(FIELD)
    assert slot is not None
    assert spots_for(slot, [0, 0]) == (slot.spots(2), [0.0, 0.0])


def test_who_points_at_a_strip_may_mean_the_card_below_it(field: Bench) -> None:
    gear = equip(field, band := some_band(field, 0), 2)
    _, riders = stack_of(field, band)
    at = (riders[1].rect.centerx, riders[1].rect.top + 3)
    refs = field.scene.view.table.setting.lying.refs_at(at)
    assert refs[:4] == [gear[1], on(band), band, base(0)]


def test_gear_dropped_onto_a_strip_is_laid_on_the_band(field: Bench) -> None:
    equip(field, band := some_band(field, 0), 2)
    give(field, mine := spare_gear(field)[0])
    _, riders = stack_of(field, band)
    held = field.scene.view.table.setting.lying.find(mine)
    assert held is not None
    field.drag(
        (held.rect.left + 12, held.rect.centery), (riders[1].rect.centerx, riders[1].rect.top + 3)
    )
    field.wait(1.0)
    assert true_table(field).where[mine] == on(band)
    host, riders = stack_of(field, band)
    assert riders[-1].ref == mine
    assert rides(host, riders)


def test_a_carried_card_takes_along_what_lies_on_it(field: Bench) -> None:
    equip(field, band := some_band(field, 0), 2)
    host, riders = stack_of(field, band)
    start, end = host.rect.center, (640, 250)
    field.point(start)
    field.scene.handle(down(start))
    for at in ((start[0] + 9, start[1] - 9), (400, 400), end):
        field.point(at)
        field.wait(0.1)
        assert field.dragging()
        assert rides(host, riders)
    assert abs(host.pose.x - end[0]) < host.pose.width
    board = field.scene.view.table.setting.board
    assert board.lying.held is host
    assert not {host, *riders} & set(board.lying.pieces_at(end))
    assert all(rider.sprite.z < host.sprite.z for rider in riders)
    assert riders[0].sprite.z > field.pieces("field")[0].sprite.z
    field.scene.handle(up(end))
    field.wait(1.0)
    assert rides(host, riders)
    assert host.rest == host.pose


def test_a_stack_travels_as_one(field: Bench) -> None:
    equip(field, band := some_band(field, 1), 2)
    host, riders = stack_of(field, band)
    home = host.rect.center
    raid = [m for m in field.match.view(0).moves if m.onto == band]
    field.scene.course.submit(raid[0])
    met = []
    for _ in range(60):
        field.wait(1 / 60)
        assert rides(host, riders)
        met.append(host.rect.center)
    assert true_table(field).at(TARGET) == [band]
    assert met[-1] != home
    assert len(set(met)) > 5


def test_what_lies_on_a_card_flies_there_from_the_hand(field: Bench) -> None:
    give(field, mine := spare_gear(field)[0])
    band = some_band(field, 2)
    moves = [m for m in field.match.view(0).moves if m.what == mine and m.onto == band]
    piece = field.scene.view.table.setting.lying.find(mine)
    assert piece is not None
    start = piece.rect.center
    field.scene.course.submit(moves[0])
    field.wait(0.05)
    glide = piece.glide
    assert glide is not None
    assert glide.start.y == pytest.approx(start[1], abs=40)
    field.wait(1.5)
    host, riders = stack_of(field, band)
    assert riders == [piece]
    assert piece.aboard
    assert rides(host, riders)


def test_gear_that_leaves_a_band_leaves_from_its_strip(field: Bench) -> None:
    gear = equip(field, band := some_band(field, 0), 1)
    _, riders = stack_of(field, band)
    strip = riders[0]
    true_table(field).move(gear[0], base(0))  # nobody asks what it does there
    field.scene.view.table.settle(field.match.view(0))
    assert strip.below is None
    assert not strip.aboard
    assert strip.look.strip == 0
    assert field.agrees()


def test_what_lies_on_a_hidden_card_is_hidden_too(lay: Lay) -> None:
    table = lay(SKIRMISH, seats=6)
    table.thinker.silent = True
    table.wait_for_me()
    view = table.scene.view
    away = next(seat for seat in range(1, 6) if seat != view.table.focus)
    equip(table, band := some_band(table, away), 2)
    host, riders = stack_of(table, band)
    assert [piece.hidden for piece in (host, *riders)] == [True] * 3
    view.attention.choose(away)
    table.wait(1.0)
    assert [piece.hidden for piece in (host, *riders)] == [False] * 3
    assert rides(host, riders)


def test_a_stack_is_lifted_as_a_whole(field: Bench) -> None:
    equip(field, band := some_band(field, 0), 2)
    host, riders = stack_of(field, band)
    at = (riders[1].rect.centerx, riders[1].rect.top + 3)
    field.point(at)
    field.wait(0.4)
    board = field.scene.view.table.setting.board
    assert board.lying.hovered is host
    assert all(piece.shown_pose.lift > 0 for piece in (host, *riders))
    assert board.lying.pieces_at(at)[0] is riders[1]  # nothing slides away from the pointer
    assert rides(host, riders)
    field.point((640, 20))
    field.wait(0.4)
    assert not any(piece.shown_pose.lift for piece in (host, *riders))


def test_a_lone_card_on_the_table_is_not_lifted(field: Bench) -> None:
    show(field)
    host, _ = stack_of(field, some_band(field, 0))
    field.point(host.rect.center)
    field.wait(0.3)
    assert field.scene.view.table.setting.lying.hovered is None


def test_a_look_shows_the_whole_stack_or_one_card_of_it(field: Bench) -> None:
    gear = equip(field, band := some_band(field, 0), 2)
    view = field.scene.view
    whole, one = subject_of(view.table, band), subject_of(view.table, gear[1])
    assert whole is not None
    assert one is not None
    faces = [view.table.setup.card_of[ref] for ref in (band, *gear)]
    assert [look.card for look in whole.looks] == faces
    assert [look.card for look in whole.brief.looks] == faces[:1]
    assert [look.card for look in one.looks] == faces[2:]
    host, riders = stack_of(field, band)
    assert pygame.Rect(whole.anchor).contains(host.rect)
    assert pygame.Rect(whole.anchor).contains(riders[1].rect)
    field.click((riders[1].rect.centerx, riders[1].rect.top + 3), button=3)
    shown = field.scene.table.zoom.subject
    assert shown is not None
    assert shown.looks == one.looks


def test_a_fight_carries_the_stack_onto_the_mat(field: Bench) -> None:
    equip(field, band := some_band(field, 1), 4)
    fight(field, band)
    host, riders = stack_of(field, band)
    slot = field.scene.view.table.setting.lying.slot_of(TARGET)
    assert slot is not None
    assert slot.box.inflate(2, 2).contains(pose_rect(riders[-1].rest))
    assert rides(host, riders)
    mats = [mat.sprite.z for mat in field.scene.view.table.furniture.find(Mats).mats]
    assert all(rider.sprite.z > mat for rider in riders for mat in mats)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize(("game", "seats"), HOSTS, ids=HOST_NAMES)
def test_a_name_can_be_read_on_every_strip_of_what_lies_in_front_of_a_seat(
    lay: Lay, game: Game, seats: int, size: tuple[int, int]
) -> None:
    view = lay(game, seats=seats, size=size, moves=9).scene.view
    board, setup, low = view.table.setting.board, view.table.setup, []
    for slot in view.table.setting.geometry.slots:
        hosts = [
            piece for ref in slot.refs for piece in board.by_place[ref] if piece.ref in setup.on
        ]
        if slot.zone.arrange != "rank" or slot.tucked or not hosts:
            continue
        for tallest in range(1, LETTERED):
            for riders in ([tallest], [tallest, 0, 1]):
                spots, strips = spots_for(slot, riders)
                # Cards stay half as large: of more than four, strips may be a little lower.
                least = LEAST_PIXELS if tallest <= USUAL else LEAST_PIXELS - 2
                if spots[0].height * strips[0] < least - ROUNDED:
                    low.append((slot.refs, riders, spots[0].height * strips[0]))
    assert low == []
