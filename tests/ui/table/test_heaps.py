"""Heaps: what the viewer has lies on the table, as many pieces as are counted."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tabletop.ui.drawing.kit import make_kit
from tabletop.ui.drawing.materials.gallery import Gallery
from tabletop.ui.drawing.scale import Scale
from tabletop.ui.table.counters.heaps import ABREAST, Heap
from tabletop.ui.table.plan.geometry import CounterSpot
from tabletop.ui.table.plan.table_plan import CounterView
from tests.ui.helpers import ASSETS

BOX = pygame.Rect(100, 100, 170, 260)
Pile = Callable[[int], Heap]


@pytest.fixture
def heap() -> Pile:
    """Return what lays down so many coins."""
    common = ASSETS / "common"
    kit = make_kit(common, Path(common), Scale(1920, 1080))
    spot = CounterSpot(CounterView("money", "heap", "purse", token="coin"), (2000,), BOX)

    def lay(value: int) -> Heap:
        heap = Heap(kit, Gallery([common / "art"]), spot, 2000)
        heap.set_value(value)
        return heap

    return lay


def test_a_heap_grows_row_by_row_and_stays_in_its_room(heap: Pile) -> None:
    assert heap(0).rect is None
    tall = []
    for value in (1, ABREAST, ABREAST + 1, 40, 500):
        rect = heap(value).rect
        assert rect is not None
        assert BOX.contains(rect)
        tall.append(rect.height)
    assert tall == sorted(tall)
    assert tall[1] < tall[2] < tall[3]


def test_only_another_count_paints_it_anew(heap: Pile) -> None:
    coins = heap(3)
    coins.dirty = False
    coins.set_value(3)
    assert not coins.dirty
    coins.set_value(2)
    assert coins.dirty
