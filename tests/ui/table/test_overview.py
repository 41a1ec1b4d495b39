"""All seats at once: every base is there, stays true as the match goes on, leads to a seat."""

from collections.abc import Callable

import pygame
import pytest

from tabletop.player.settings import Settings
from tabletop.ui.table.panels.overview import Overview
from tabletop.ui.table.plan.cascade import cascade
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.fixture_skirmish import base, on
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]


@pytest.fixture
def eight(lay: Lay) -> Bench:
    """Return a table of eight in the middle of a match; nobody else ever answers."""
    bench = lay(SKIRMISH, seats=8, moves=24)
    bench.thinker.silent = True
    bench.wait(0.5)
    return bench


def opened(bench: Bench) -> Overview:
    """Return the view of all seats, opened by its key."""
    bench.press(pygame.K_b)
    panel = bench.scene.overlays.top
    assert isinstance(panel, Overview)
    return panel


def check_truth(bench: Bench, panel: Overview) -> None:
    """Check that the view shows exactly the bases of the table, with all that lies on them."""
    table = bench.match.view(bench.scene.view.table.viewer).table
    assert [cell.chip.seat for cell in panel.cells] == [1, 2, 3, 4, 5, 6, 7, 0]
    for cell in panel.cells:
        bands = table.at(base(cell.chip.seat))
        wanted = [*bands, *(gear for band in bands for gear in table.at(on(band)))]
        assert sorted(ref for _, _, ref in cell.cards.lying) == sorted(wanted)


def test_it_shows_every_base_with_what_lies_on_it(eight: Bench) -> None:
    panel = opened(eight)
    check_truth(eight, panel)
    for cell in panel.cells:
        assert eight.stage.screen.get_rect().contains(cell.rect)
        assert cell.rect.collidelist([c.rect for c in panel.cells if c is not cell]) < 0
        assert all(cell.cards.box.inflate(4, 4).contains(rect) for rect, _, _ in cell.cards.lying)
        figures = {ref: value for ref, _, value, _ in cell.chip.numbers}
        assert figures[eight.ref(f"left.{cell.chip.seat}")] >= 0


@pytest.mark.parametrize("code", [pygame.K_b, pygame.K_ESCAPE])
def test_its_key_and_escape_close_it(eight: Bench, code: int) -> None:
    opened(eight)
    eight.press(code)
    assert eight.scene.overlays.top is None


def test_a_click_on_a_seat_turns_to_it(eight: Bench) -> None:
    panel = opened(eight)
    rect = panel.cells[4].rect
    eight.click((rect.centerx, rect.bottom - 6))
    assert eight.scene.overlays.top is None
    assert eight.scene.view.table.focus == 5


def test_a_number_turns_to_its_seat_and_the_ring_walks_over_all(eight: Bench) -> None:
    opened(eight)
    eight.press(pygame.K_7)
    assert eight.scene.view.table.focus == 7
    opened(eight)
    eight.press(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
    assert eight.scene.view.table.focus == 3


def test_the_button_opens_it(eight: Bench) -> None:
    eight.click(eight.scene.table.hud.bar.buttons["overview"].rect.center)
    assert isinstance(eight.scene.overlays.top, Overview)


def test_a_rest_on_a_card_shows_it_large_above_everything(eight: Bench) -> None:
    panel = opened(eight)
    rect = next(cell for cell in panel.cells if cell.cards.lying).cards.lying[-1][0]
    eight.point(rect.center)
    eight.wait(0.6)
    assert panel.zoom.shown
    eight.press(pygame.K_b)
    assert not panel.zoom.shown


def test_the_match_goes_on_behind_it_and_is_seen_in_it(lay: Lay) -> None:
    settings = Settings(language="en", speed=4.0)
    bench = lay(SKIRMISH, seats=8, people=0, settings=settings)
    bench.wait(0.2)
    panel = opened(bench)
    number = bench.match.number
    while bench.match.number < number + 4:
        bench.wait(1 / 60)
    bench.thinker.silent = True
    bench.wait(1.5)
    assert bench.scene.view.idle
    assert bench.scene.overlays.top is panel
    check_truth(bench, panel)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("seats", [6, 7, 8])
def test_its_cells_fit_every_window(lay: Lay, size: tuple[int, int], seats: int) -> None:
    bench = lay(SKIRMISH, seats=seats, size=size)
    bench.wait(0.1)
    panel = opened(bench)
    assert len(panel.cells) == seats
    for cell in panel.cells:
        assert cell.cards.box.height > 60
        assert cell.chip.rect.bottom < cell.cards.box.top


@pytest.mark.parametrize("count", range(1, 15))
def test_a_cascade_leaves_name_and_number_of_every_card(count: int) -> None:
    box = pygame.Rect(10, 20, 284, 262)
    above = [0.17 * (number % 3) for number in range(count)]
    spots = cascade(above, box, 110)
    assert len(spots) == count
    for number, spot in enumerate(spots):
        assert box.inflate(2, 2).contains(spot.rect)
        below = [
            other.rect.top - above[later] * other.height
            for later, other in enumerate(spots)
            if later > number and abs(other.x - spot.x) < 1
        ]
        assert min(below, default=spot.rect.bottom) - spot.rect.top >= spot.height * 0.4
    if count <= 6:
        assert spots[0].width >= 76, "wide enough for a title"


def test_nothing_cascades_from_nothing() -> None:
    assert cascade([], pygame.Rect(0, 0, 100, 100), 50) == []
