"""Pieces that lie as tiles: each keeps its place, is hit and held as a tile, and can be read."""

from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from rules.core.data import ComplaintError
from rules.core.game import Readout
from rules.floorvote.facts import names
from tabletop.player.settings import Settings
from tabletop.ui.cards.form import CARD_RATIO, TILE_RATIO, uprightness
from tabletop.ui.cards.pictures import CardSide
from tabletop.ui.drawing.scale import Scale
from tabletop.ui.table.hud.zoom import subject_of
from tabletop.ui.table.pieces.figures import Worth, cell_of, worths_of
from tabletop.ui.table.pieces.sprites import PieceSprite, is_sheet
from tabletop.ui.table.plan.arrange import tiles
from tabletop.ui.table.plan.benches import benches, seats_for
from tabletop.ui.table.plan.cascade import IN_FILES, filed
from tabletop.ui.table.plan.layout import solve
from tabletop.ui.table.view.registry import read_plan
from tests.games_under_law import asset_folder
from tests.ui.helpers import down, up
from tests.ui.table.bench import Bench
from tests.ui.table.caucusing import GAME, file_bills, seat, settled
from tests.ui.table.skirmishing import true_table

Lay = Callable[..., Bench]
PLAN = asset_folder(GAME) / "table.toml"
BOX = Rect(10, 20, 1263, 108)
CAUCUS = 25


@pytest.fixture
def caucuses(lay: Lay) -> Bench:
    """Return a table with a full caucus on both sides, at which the viewer is to move."""
    table = lay(GAME)
    table.thinker.silent = True
    seat(table, CAUCUS)
    return table


def tile_of(table: Bench, side: int, index: int) -> PieceSprite:
    """Return one of the tiles of a caucus."""
    return table.scene.view.table.setting.board.by_place[names.caucus(side)][index]


# Where they lie


@pytest.mark.parametrize("count", [1, 12, 13, 14, 25, 26])
def test_tiles_keep_their_place_while_more_come(count: int) -> None:
    every = tiles(26, BOX, 13, 26)
    assert tiles(count, BOX, 13, 26) == every[:count]
    for one, other in combinations(every, 2):
        assert not one.rect.colliderect(other.rect)
    assert all(BOX.inflate(2, 2).contains(spot.rect) for spot in every)
    assert {spot.ratio for spot in every} == {TILE_RATIO}


@pytest.mark.parametrize("count", [3, 11, 27, 40])
def test_where_none_are_waited_for_tiles_are_as_large_as_they_fit(count: int) -> None:
    box = Rect(0, 0, 700, 90)
    spots = tiles(count, box, 5)
    assert all(box.inflate(2, 2).contains(spot.rect) for spot in spots)
    rows = {round(spot.y) for spot in spots}
    fixed = min(700 / 5, 90 / (-(-count // 5) * TILE_RATIO))
    assert spots[0].width >= fixed * 0.9
    assert len(rows) <= -(-count // 5)


def test_tiles_need_to_know_how_many_lie_abreast(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    text = PLAN.read_text(encoding="utf-8")
    file.write_text(text.replace("abreast = 13\n", "", 1), encoding="utf-8")
    with pytest.raises(ComplaintError, match="abreast"):
        read_plan(file, 2)


@pytest.mark.parametrize(
    ("size", "percent", "least"),
    [
        ((1280, 720), 100, 92),
        ((1280, 720), 150, 92),
        ((1920, 1080), 100, 114),
        ((1024, 640), 100, 74),
    ],
)
def test_two_full_caucuses_stay_legible(
    size: tuple[int, int], percent: int, least: int, caucuses: Bench
) -> None:
    plan, setup = read_plan(PLAN, 2), caucuses.match.setup
    geometry = solve(plan, setup, 0, Scale(*size, percent))
    for side in range(2):
        spots = geometry.slot_of[names.caucus(side)].spots(CAUCUS)
        assert min(spot.width for spot in spots) >= least
        for one, other in combinations(spots, 2):
            assert not one.rect.colliderect(other.rect)


# Hands


def test_a_tile_is_hit_where_it_is_seen(caucuses: Bench) -> None:
    piece = tile_of(caucuses, 0, 14)
    board, rect = caucuses.scene.view.table.setting.board, piece.rect
    assert rect.width / rect.height == pytest.approx(1 / TILE_RATIO, rel=0.05)
    for at in (rect.center, (rect.left + 2, rect.top + 2), (rect.right - 3, rect.bottom - 3)):
        assert board.lying.pieces_at(at)[0] is piece
    for at in ((rect.centerx, rect.top - 2), (rect.centerx, rect.bottom + 2)):
        assert piece not in board.lying.pieces_at(at)


def test_a_tile_rises_under_the_pointer_without_leaving_it(caucuses: Bench) -> None:
    piece = tile_of(caucuses, 0, 3)
    before, neighbour = piece.rect.copy(), tile_of(caucuses, 0, 4).rect.copy()
    at = (before.centerx, before.bottom - 2)
    caucuses.point(at)
    caucuses.wait(0.3)
    board = caucuses.scene.view.table.setting.board
    assert board.lying.hovered is piece
    assert before.width < piece.rect.width < before.width * 1.12
    assert before.top - piece.rect.top < before.height / 4
    assert board.lying.pieces_at(at)[0] is piece
    assert tile_of(caucuses, 0, 4).rect == neighbour


def carried(table: Bench, piece: PieceSprite, to: tuple[int, int]) -> list[float]:
    """Carry a piece somewhere and let it go there; return its forms until it rests."""
    start = piece.rect.center
    table.point(start)
    table.scene.handle(down(start))
    forms = []
    for step in range(1, 7):
        table.point(
            (start[0] + (to[0] - start[0]) * step // 6, start[1] + (to[1] - start[1]) * step // 6)
        )
        assert table.dragging()
        forms.append(piece.pose.ratio)
    table.scene.handle(up(to))
    for _ in range(60):
        table.wait(1 / 60)
        forms.append(piece.pose.ratio)
    return forms


def test_a_card_of_the_hand_becomes_a_tile_on_its_way_into_the_caucus(lay_real: Lay) -> None:
    table = lay_real(GAME)
    table.thinker.silent = True
    seat(table, 3)
    t = settled(table)
    piece = table.scene.view.table.setting.board.by_place[names.cloakroom(0)][0]
    onto = table.scene.view.table.setting.geometry.slot_of[names.caucus(0)].box.center
    forms = carried(table, piece, onto)
    assert piece.ref in true_table(table).at(names.caucus(0)), t.seat
    assert set(forms[:6]) == {CARD_RATIO}
    assert forms[-1] == TILE_RATIO
    between = [form for form in forms if TILE_RATIO < form < CARD_RATIO]
    assert between
    assert all(one >= other for one, other in pairwise(between))


def test_a_tile_that_is_carried_stays_a_tile(caucuses: Bench) -> None:
    piece = tile_of(caucuses, 0, 0)
    forms = carried(
        caucuses,
        piece,
        caucuses.scene.view.table.setting.geometry.slot_of[names.POLITICS].box.center,
    )
    assert set(forms) == {TILE_RATIO}
    assert piece.rest.ratio == TILE_RATIO


def test_what_turns_from_a_tile_into_a_card_shows_both(lay_real: Lay) -> None:
    pictures = lay_real(GAME).scene.view.table.setting.board.pictures
    for upright in (0.2, 0.5, 0.8):
        image = pictures.between(CardSide(0), (90.0, 0.0), (3, ""), upright)
        middle = image.get_at(image.get_rect().center)
        assert middle.a >= 250
        inside = image.get_bounding_rect(min_alpha=250)
        ratio = TILE_RATIO + (CARD_RATIO - TILE_RATIO) * upright
        assert inside.height / inside.width == pytest.approx(ratio, rel=0.12)
    assert (uprightness(TILE_RATIO), uprightness(CARD_RATIO)) == (0.0, 1.0)


# What they say


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_name_on_a_tile_is_cut(lay: Lay, language: str) -> None:
    view = lay(GAME, settings=Settings(language=language)).scene.view
    has_tile = view.table.setting.board.pictures.painter.has_tile
    tiled = [n for n, card in enumerate(view.table.setup.cards) if has_tile(card.kind)]
    assert len(tiled) == names.LAST_SENATOR
    for number in tiled:
        for width in (74, 90, 120):
            assert (
                view.table.setting.board.pictures.painter.overflow(
                    view.table.setting.board.pictures.art(number), width, tile=True
                )
                == []
            )


def test_a_look_at_a_tile_shows_the_whole_card(caucuses: Bench) -> None:
    piece = tile_of(caucuses, 1, 5)
    subject = subject_of(caucuses.scene.view.table, piece.ref)
    assert subject is not None
    assert not subject.looks[0].tile
    assert Rect(subject.anchor) == piece.rect
    caucuses.click(piece.rect.center, button=3)
    assert caucuses.zoomed()


def test_a_mark_stands_on_a_tile_with_the_cell_that_counts() -> None:
    plan = read_plan(PLAN, 2)
    told = [
        Readout(7, "votes_aye", {"votes": 3}),
        Readout(8, "abstains", {"votes": 0}),
        Readout(8, "seat_none", {}),
        Readout(9, "worth", {"worth": 7, "law": 84}),
    ]
    assert worths_of(told, plan, "env") == {
        7: Worth("3", "good", mark="aye", cell="env"),
        8: Worth("", "", mark="abstain", cell="env", dim=True),
        9: Worth(stamp="3½/42"),
    }


def test_the_bill_that_is_voted_on_says_which_cell_counts(caucuses: Bench) -> None:
    view = caucuses.scene.view
    t = settled(caucuses)
    bill = next(ref for ref in t.at(names.POLITICS) if t.setup.card(ref).kind == "bill")
    board, marks = view.table.setting.board, view.table.plan.marks
    assert cell_of(board.by_place, t.setup, marks) == ""
    rest = tile_of(caucuses, 0, 0).rest
    board.by_place[names.CHAMBER] = [PieceSprite(bill, CardSide(0), rest, board.pictures)]
    assert cell_of(board.by_place, t.setup, marks) == t.setup.card(bill).words["issue"]
    board.by_place[names.CHAMBER] = []


@pytest.mark.parametrize("tone", ["good", "bad"])
def test_tones_and_darkness_are_seen_on_tiles(lay_real: Lay, tone: str) -> None:
    view = lay_real(GAME).scene.view
    plain, marked = (
        CardSide(0, tile=True),
        CardSide(0, tile=True, mark="aye", tone=tone, figure="2"),
    )
    colour = view.table.setting.kit.theme[f"badge_{tone}"]
    pair = [
        pygame.mask.from_threshold(
            view.table.setting.board.pictures.side(look, 93), colour, (30, 30, 30, 255)
        ).count()
        for look in (plain, marked)
    ]
    assert pair[1] - pair[0] > 150
    dim = view.table.setting.board.pictures.side(CardSide(0, tile=True, dim=True), 93)
    bright = view.table.setting.board.pictures.side(plain, 93)
    assert sum(pygame.transform.average_color(dim)[:3]) < sum(
        pygame.transform.average_color(bright)[:3]
    )


# Behind cards


@pytest.mark.parametrize(
    "riders", [[0], [1, 1, 0], [2, 7, 1, 0, 12], [1] * 11, [25, 0, 3, 1, 1, 1, 2]]
)
def test_cards_in_files_stay_inside_and_each_is_seen(riders: list[int]) -> None:
    box = Rect(0, 0, 445, 271)
    spots, strips = filed(riders, box, 155)
    assert len(spots) == len(strips) == len(riders)
    for spot, strip, count in zip(spots, strips, riders, strict=True):
        whole = spot.rect.union(spot.rect.move(0, -round(spot.height * strip * count)))
        assert box.inflate(4, 4).contains(whole)
    for one, other in combinations(range(len(spots)), 2):
        first, second = spots[one], spots[other]
        if abs(first.x - second.x) < first.width / 2:
            head = second.height * strips[other] * riders[other]
            seen = (second.y - head) - first.y
            assert seen >= first.height * IN_FILES.seen * 0.98
    ends = {round(spot.x): spot.rect.bottom for spot in spots}
    assert all(abs(end - box.bottom) <= 2 for end in ends.values())


@pytest.mark.parametrize("riders", [[0, 1, 2, 1, 1], [1, 1, 1, 1], [1] * 6])
def test_cards_in_files_cover_nothing_where_there_is_room(riders: list[int]) -> None:
    spots, strips = filed(riders, Rect(0, 0, 540, 525), 215)
    heads = [
        spot.rect.union(spot.rect.move(0, -round(spot.height * strip * count)))
        for spot, strip, count in zip(spots, strips, riders, strict=True)
    ]
    for one, other in combinations(heads, 2):
        assert one.inflate(-2, -2).clip(other).height == 0
    assert spots[0].width > 130


def test_tiles_lie_behind_a_card_with_their_bands_above_it(caucuses: Bench) -> None:
    bill = file_bills(caucuses, "committee", [3])[0]
    board = caucuses.scene.view.table.setting.board
    host = board.lying.find(bill)
    assert host is not None
    riders = host.riders
    assert len(riders) == 3
    assert {rider.pose.ratio for rider in riders} == {TILE_RATIO}
    strip = host.rest.height * host.strip
    for number, rider in enumerate(riders):
        assert host.rect.top - rider.rect.top == pytest.approx(strip * (number + 1), abs=2)
        assert host.rect.bottom > rider.rect.bottom
        assert rider.rect.width == host.rect.width
    assert not is_sheet(host)
    assert board.lying.covered(riders[0].ref) == 0


def test_very_many_tiles_behind_a_card_are_a_pile_to_choose_from(caucuses: Bench) -> None:
    bill = file_bills(caucuses, "floor", [CAUCUS])[0]
    board = caucuses.scene.view.table.setting.board
    host = board.lying.find(bill)
    assert host is not None
    assert is_sheet(host)
    place = names.on(bill)
    assert {board.lying.covered(rider.ref) for rider in host.riders} == {place}
    shown = board.lying.rect_of(place)
    assert shown is not None
    assert shown.bottom <= host.rect.top + 2
    levels = [host.sprite.z, *(rider.sprite.z for rider in host.riders)]
    assert levels == sorted(set(levels), reverse=True)


@pytest.mark.parametrize("count", [1, 3, 7, 12, 24, 30])
def test_benches_curve_away_from_the_aisle_and_few_tiles_are_large(count: int) -> None:
    spots = benches(count, BOX, 26, left=False)
    for one, other in combinations(spots, 2):
        assert not one.rect.inflate(-2, -2).colliderect(other.rect)
    assert all(BOX.inflate(2, 2).contains(spot.rect) for spot in spots)
    mirrored = benches(count, BOX, 26, left=True)
    assert [BOX.right - spot.x for spot in mirrored] == pytest.approx(
        [spot.x - BOX.left for spot in spots]
    )
    assert spots == benches(seats_for(count, 26), BOX, 26, left=False)[:count]
    assert spots[0].width >= benches(count + 1, BOX, 26, left=False)[0].width
    heights = [spot.y for spot in spots if spot.y < spots[0].y + spots[0].height / 2]
    assert heights == sorted(heights), "from the aisle on each sits a little lower"
