"""Two areas of one strip: the border between them follows what lies in them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rules.core.data import ComplaintError
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.drawing.scale import Scale
from tabletop.ui.table.plan import shared_room as sharing
from tabletop.ui.table.plan.geometry import Geometry
from tabletop.ui.table.plan.layout import solve
from tabletop.ui.table.plan.shared_room import shared
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.ui.table.view.registry import read_plan
from tests.games_under_law import asset_folder
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
SEATS = 4
GAME = next(
    game
    for game in GAMES.values()
    if SEATS in game.seat_counts and read_plan(asset_folder(game) / "table.toml", SEATS).sharing
)
FILE = asset_folder(GAME) / "table.toml"
SIZES = [(1280, 720), (1920, 1080), (800, 600)]


@pytest.fixture
def plan() -> Plan:
    """Return a plan in which two areas share a strip."""
    return read_plan(FILE, SEATS)


def laid(plan: Plan, size: tuple[int, int]) -> Geometry:
    """Return the rectangles of a plan in a window."""
    setup = GAME.setup(SEATS, {})
    return solve(plan, setup, 0, Scale(*size))


@pytest.mark.parametrize("size", SIZES)
def test_the_border_moves_and_nothing_else_does(plan: Plan, size: tuple[int, int]) -> None:
    first, second = plan.sharing
    few, many = (laid(shared(plan, {first: a, second: 8 - a}), size).areas for a in (1, 7))
    assert few[first].width < many[first].width
    assert few[first].topleft == many[first].topleft
    assert abs(few[second].right - many[second].right) <= 1, "but for a pixel of rounding"
    gaps = [areas[second].left - areas[first].right for areas in (few, many)]
    assert gaps[0] >= 0
    assert abs(gaps[0] - gaps[1]) <= 1
    rest = [name for name in few if name not in plan.sharing and not name.startswith("-")]
    for name in rest:
        sides = zip(few[name], many[name], strict=True)
        assert all(abs(one - other) <= 1 for one, other in sides), name


def test_neither_is_ever_squeezed_out(plan: Plan) -> None:
    first, second = plan.sharing
    for lying in ({first: 0, second: 30}, {first: 30, second: 0}):
        areas = laid(shared(plan, lying), (1280, 720)).areas
        whole = areas[first].width + areas[second].width
        for name in plan.sharing:
            assert areas[name].width >= whole * sharing.LEAST - 2


def test_a_plan_without_it_and_an_empty_table_are_left_alone(plan: Plan) -> None:
    assert shared(plan, {}) is plan
    alone = replace(plan, sharing=())
    assert shared(alone, {"base": 3}) is alone


@pytest.mark.parametrize("size", SIZES[:2])
def test_the_first_hand_can_be_read_and_the_table_follows_what_is_laid(
    lay: Lay, size: tuple[int, int]
) -> None:
    bench = lay(GAME, seats=SEATS, size=size, settings=Settings(language="en", speed=0.0))
    bench.wait_for_me()
    first, second = bench.scene.view.table.plan.sharing
    hand = bench.pieces("hand.0")
    seen = hand[1].rest.x - hand[0].rest.x
    assert len(hand) >= 6
    assert seen >= hand[0].rest.width * 0.6
    before = bench.scene.view.table.setting.geometry.areas[first].width
    settled = 0
    while settled < 3:
        moves = bench.match.view(0).moves
        own = [m for m in moves if GAME.verbs[m.verb].name == "settle"]
        settled += bool(own)
        bench.scene.course.submit((own or moves)[0])
        bench.wait_for_me()
    areas = bench.scene.view.table.setting.geometry.areas
    assert len(bench.pieces("base.0")) > 0
    assert areas[first].width > before
    for place, area in (("base.0", first), ("hand.0", second)):
        for piece in bench.pieces(place):
            assert areas[area].left <= piece.rest.x <= areas[area].right
    assert bench.agrees()


@pytest.mark.parametrize(
    "words", ['["base"]', '["base", "nowhere"]', '["base", "loose"]', '["base", "ring_head"]']
)
def test_what_cannot_be_shared_is_complained_about(tmp_path: Path, words: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    file = tmp_path / "table.toml"
    file.write_text(text.replace('sharing = ["base", "hand"]', f"sharing = {words}"), "utf-8")
    with pytest.raises(ComplaintError):
        read_plan(file, SEATS)
