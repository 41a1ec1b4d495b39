"""Every game's table fits every window: nothing overlaps, nothing leaves the screen."""

import itertools
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import Rect

from rules.core.data import ComplaintError
from rules.core.engine import new_table
from rules.core.game import Game
from rules.core.hidden import PUBLIC
from rules.core.setup import HAND, PILE, Counter, Place, Setup
from rules.core.table import NOBODY
from tabletop.ui.drawing.scale import Scale
from tabletop.ui.table.plan.geometry import Geometry
from tabletop.ui.table.plan.layout import solve
from tabletop.ui.table.view.registry import read_plan
from tests.games_under_law import CASE_NAMES, CASES, asset_folder

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (2560, 1440), (3840, 2160)]
PERCENTS = [100, 125, 150, 200]
SMALLEST_CARD = 24
ROUNDING = 4  # pixels that lengths which are rounded one after another may differ by


def geometries(game: Game, seats: int) -> list[Geometry]:
    """Lay a game out in every window, text size and seat, with and without its log."""
    setup = new_table(game, seats, 1, {}).setup
    plan = read_plan(asset_folder(game) / "table.toml", seats)
    return [
        solve(plan, setup, viewer, Scale(*size, percent), log_docked=docked)
        for size in SIZES
        for percent in PERCENTS
        for viewer in [*range(seats), PUBLIC]
        for docked in (True, False)
    ]


def solid_boxes(geometry: Geometry) -> dict[str, Rect]:
    """Return what must not overlap: slots, labels, notes, rails, plates, prompt, buttons, log."""
    boxes: dict[str, Rect | None] = {}
    for slot in geometry.slots:
        if slot.zone.over or slot.tucked:  # it covers the table with a mat, or is in a plate
            continue
        boxes[f"slot {slot.refs}"] = slot.box
        boxes[f"label {slot.refs}"] = slot.label
        boxes[f"notes {slot.refs}"] = slot.notes
    for spot in geometry.counters:
        boxes[f"counter {spot.view.base}"] = spot.box if spot.view.area else None
    for seat, box, _ in geometry.plates:
        boxes[f"plate {seat}"] = box
    for name in ("prompt", "buttons", geometry.form.log):
        boxes[name] = geometry.areas.get(name)
    return {name: box for name, box in boxes.items() if box is not None}


@pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)
def test_nothing_overlaps_or_leaves_the_window(game: Game, seats: int) -> None:
    for geometry in geometries(game, seats):
        window = geometry.areas["window"]
        boxes = solid_boxes(geometry)
        for name, box in boxes.items():
            assert window.contains(box), (geometry.scale, name, box)
        for (one, first), (other, second) in itertools.combinations(boxes.items(), 2):
            assert not first.colliderect(second), (geometry.scale, one, other)


@pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)
def test_a_desktop_twice_as_dense_shows_the_same_table_twice_as_large(
    game: Game, seats: int
) -> None:
    setup = new_table(game, seats, 1, {}).setup
    plan = read_plan(asset_folder(game) / "table.toml", seats)
    for width, height in [(1024, 640), (1280, 720)]:
        usual = solve(plan, setup, 0, Scale(width, height))
        dense = solve(plan, setup, 0, Scale(2 * width, 2 * height, density=2.0))
        large = solid_boxes(dense)
        for name, box in solid_boxes(usual).items():
            wanted = [2 * side for side in box]
            assert list(large[name]) == pytest.approx(wanted, abs=2 * ROUNDING), (name, box)
        for one, other in zip(usual.slots, dense.slots, strict=True):
            assert one.full == other.full


@pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)
def test_every_place_of_a_game_is_on_its_table_and_large_enough(game: Game, seats: int) -> None:
    setup = new_table(game, seats, 1, {}).setup
    away = read_plan(asset_folder(game) / "table.toml", seats).away
    there = [place for place in setup.places if place.base not in away and not place.host]
    shown = {setup.refs[place.name] for place in there}
    for geometry in geometries(game, seats):
        assert shown == set(geometry.slot_of)
        for slot in geometry.slots:
            assert slot.spots(1)[0].width >= SMALLEST_CARD, (geometry.scale, slot.zone.places)


@pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)
def test_the_viewer_always_sits_at_the_bottom(game: Game, seats: int) -> None:
    setup = new_table(game, seats, 1, {}).setup
    plan = read_plan(asset_folder(game) / "table.toml", seats)
    for viewer in range(seats):
        geometry = solve(plan, setup, viewer, Scale(1280, 720))
        lowest = max(geometry.plates, key=lambda plate: plate[1].centery)
        assert lowest[0] == viewer


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_columns_for_the_others_are_as_many_as_they_are(tmp_path: Path, seats: int) -> None:
    file = tmp_path / "table.toml"
    file.write_text(PANELS)
    setup = Setup(seats, {}, [])
    for seat in range(seats):
        setup.add_place(Place("hand", seat, -1, 1 << seat, HAND, 0))
        setup.add_counter(Counter("points", seat, -1, setup.everyone))
    for number in range(2):
        setup.add_counter(Counter("price", NOBODY, number, setup.everyone))
    for viewer in range(seats):
        geometry = solve(read_plan(file, seats), setup, viewer, Scale(1280, 720))
        owners = [(viewer + step) % seats for step in range(1, seats)]
        assert [setup.place(slot.refs[0]).owner for slot in geometry.slots] == owners
        assert [seat for seat, *_ in geometry.plates] == owners
        lefts = [slot.box.left for slot in geometry.slots]
        assert lefts == sorted(set(lefts))
        prices = [spot for spot in geometry.counters if spot.view.form == "prices"]
        assert [spot.number for spot in prices] == [0, 1]
        assert [setup.counter(spot.refs[0]).number for spot in prices] == [0, 1]
        assert prices[0].box.right <= prices[1].box.left


def test_a_place_of_anybody_shares_one_slot_and_each_is_shown_in_its_way(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    owned = 'owner = "any"\narea = "top"'
    file.write_text(GOOD.replace('area = "top"', owned).replace('"down"', '"down", "up"')
                    .replace('"deck"', '"deck", "tray"'))  # fmt: skip
    setup = Setup(2, {}, [])
    deck = setup.add_place(Place("deck", NOBODY, -1, 0, PILE, 0))
    trays = [setup.add_place(Place("tray", seat, -1, 1 << seat, HAND, 0)) for seat in range(2)]
    geometry = solve(read_plan(file, 2), setup, 0, Scale(1280, 720))
    assert len(geometry.slots) == 1
    slot = geometry.slots[0]
    assert slot.refs == (deck, *trays)
    assert [slot.facing(ref) for ref in slot.refs] == ["down", "up", "up"]


def test_spots_that_wait_for_pieces_keep_their_room(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(GOOD.replace('arrange = "pile"', 'arrange = "row"\nslots = 4'))
    setup = Setup(2, {}, [])
    setup.add_place(Place("deck", NOBODY, -1, 0, PILE, 0))
    slot = solve(read_plan(file, 2), setup, 0, Scale(1280, 720)).slots[0]
    waiting = slot.empty_spots
    assert len(waiting) == 4
    assert slot.spots(2) == waiting[:2]
    for one, other in itertools.pairwise(waiting):
        assert one.rect.right <= other.rect.left + 1


def test_a_covered_card_of_a_row_shows_its_tab_and_no_title_that_would_be_cut(
    tmp_path: Path,
) -> None:
    file = tmp_path / "table.toml"
    file.write_text(GOOD.replace('arrange = "pile"', 'arrange = "row"'))
    setup = Setup(2, {}, [])
    setup.add_place(Place("deck", NOBODY, -1, 0, PILE, 0))
    slot = solve(read_plan(file, 2), setup, 0, Scale(1280, 720)).slots[0]
    apart = [
        replace(spot, x=spot.x + 2 * number * spot.width)
        for number, spot in enumerate(slot.spots(1) * 2)
    ]
    assert not slot.covers(apart, 0), "side by side"
    many = slot.spots(600)
    assert [slot.covers(many, index) for index in (0, 300, 598, 599)] == [True, True, True, False]


def test_a_wide_window_docks_the_log_and_a_narrow_one_does_not() -> None:
    game, seats = CASES[-1]
    setup = new_table(game, seats, 1, {}).setup
    plan = read_plan(asset_folder(game) / "table.toml", seats)
    assert solve(plan, setup, 0, Scale(1920, 1080)).form.log
    assert not solve(plan, setup, 0, Scale(1920, 1080), log_docked=False).form.log
    assert not solve(plan, setup, 0, Scale(1024, 640)).form.log
    assert not solve(plan, setup, 0, Scale(1280, 720, 200)).form.log


GOOD = """
[[plan]]
seats = [2]
surface = [0, 0, 1, 1]
counter = []
plate = []
[[plan.form]]
least = [0, 0]
cuts = ["window rows top=20 prompt=2k buttons=30t|4 -=*"]
[[plan.zone]]
places = ["deck"]
facing = ["down"]
area = "top"
arrange = "pile"
"""


PANELS = """
[[plan]]
seats = [2, 3, 4, 5]
[[plan.form]]
least = [0, 0]
cuts = ["window rows rivals=300 market=200 prompt=2k buttons=30t|4 -=*"]
[plan.columns.rival]
area = "rivals"
each = "others"
gap = 8
group_gap = 8
widest = 900
rows = ["rivals"]
[plan.columns.market]
area = "market"
groups = [2]
gap = 8
group_gap = 8
widest = 900
rows = ["market"]
[[plan.zone]]
places = ["hand"]
facing = ["up"]
owner = "others"
columns = "rival"
area = "rivals"
arrange = "row"
[[plan.counter]]
base = "price"
form = "prices"
columns = "market"
area = "market"
high = 9
onto = "hand"
[[plan.plate]]
owner = "others"
columns = "rival"
area = "rivals"
"""


def test_a_small_plan_is_read(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(GOOD)
    assert read_plan(file, 2).zones[0].arrange == "pile"


@pytest.mark.parametrize(
    ("wrong", "right", "key", "code"),
    [
        ("seats = [3]", "seats = [2]", "plan", "missing"),
        ("surface = [0.5, 0, 0.6, 1]", "surface = [0, 0, 1, 1]", "surface", "out-of-range"),
        ('arrange = "heap"', 'arrange = "pile"', "arrange", "unknown"),
        ('facing = ["sideways"]', 'facing = ["down"]', "facing", "unknown"),
        ('facing = ["down", "up"]', 'facing = ["down"]', "facing", "wrong-count"),
        ('area = "cellar"', 'area = "top"', "form", "unknown"),
        ("top=wide", "top=20", "cuts", "unknown"),
        ("top=2.3.4", "top=20", "cuts", "not-number"),
        ("window across", "window rows", "cuts", "unknown"),
        ("least = [0]", "least = [0, 0]", "least", "out-of-range"),
        ('owner = "nobody"\narea = "top"', 'area = "top"', "owner", "unknown"),
        ('area = "top"\nshade = 1', 'area = "top"', "shade", "left-over"),
        ('area = "top"\nacross = [0.5]', 'area = "top"', "across", "wrong-count"),
        ('area = "top"\nacross = [0.5, 0.6]', 'area = "top"', "across", "out-of-range"),
        ('owner = "others"\narea = "top"', 'area = "top"', "owner", "unknown"),
    ],
)
def test_a_wrong_plan_is_complained_about_by_key(
    tmp_path: Path, wrong: str, right: str, key: str, code: str
) -> None:
    file = tmp_path / "table.toml"
    assert right in GOOD
    file.write_text(GOOD.replace(right, wrong))
    with pytest.raises(ComplaintError) as caught:
        read_plan(file, 2)
    assert (caught.value.file, caught.value.key, caught.value.code) == ("table.toml", key, code)


def test_columns_are_numbered_in_one_of_their_own_rows_alone(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    rows = 'rows = ["market"]\n'
    file.write_text(PANELS.replace(rows, f'{rows}numbers = "market"\n'))
    assert read_plan(file, 3).columns["market"].numbers == "market"
    file.write_text(PANELS.replace(rows, f'{rows}numbers = "rivals"\n'))
    with pytest.raises(ComplaintError) as caught:
        read_plan(file, 3)
    assert (caught.value.key, caught.value.code) == ("numbers", "unknown")
